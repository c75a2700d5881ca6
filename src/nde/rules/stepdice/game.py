"""A step-dice game: its settings, and where its book says so.

The procedures of this package are shared by every edition.  They never name a section: they cite a
topic, and `Cite` holds the rule id each edition has for it, as its index says.
"""

from __future__ import annotations

import msgspec

from nde.rules.data import load_toml
from nde.rules.stepdice.settings import Settings


class Cite(msgspec.Struct, frozen=True, kw_only=True):
    """The rule id of each topic in one edition."""

    concept: str
    role: str
    attributes: str
    resources: str
    luck: str
    talent: str
    gear: str
    when: str
    procedure: str
    outcome: str
    modifiers: str
    bounds: str
    help: str
    repeat: str
    move: str
    zones: str
    cover: str
    fight: str
    order: str
    turn: str
    hit: str
    miss: str
    range: str
    several: str
    mana: str
    power: str
    tiers: str
    power_exceptional: str
    zero: str
    recovery: str
    rest: str
    advance: str
    variant: str
    variant_situation: str
    variant_help: str
    variant_luck: str
    variant_fight: str
    variant_advance: str
    armour: str
    clock: str
    asset: str
    foe_turn: str
    foe_blocks: str
    foe_traits: str
    foe_moves: str
    morale: str
    hazards: str
    chase: str
    alarm: str
    encounters: str
    generator: str
    complications: str
    terrain: str
    shove: str
    magic_extras: str


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Settings and citations: what every procedure of this package is given."""

    id: str
    settings: Settings
    cite: Cite


def game_of(edition: str, settings: Settings) -> Game:
    """An edition with some settings; the rules of its index name the topics that cite them."""
    rules = load_toml(f"nde.rules.{edition}", "index.toml")["rule"]
    cite = Cite(**{topic: rule["id"] for rule in rules for topic in rule.get("cites", ())})
    return Game(id=edition, settings=settings, cite=cite)
