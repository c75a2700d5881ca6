"""A step-dice game: its settings, and where its book says so.

The procedures of this package are shared by every edition.  They never name a section: they cite a
topic, and `Cite` holds the rule id each edition has for it, as its index says.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from nde.rules.data import load_toml
from nde.rules.stepdice.settings import Settings

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


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
    clues: str
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


class _Same(Generic[T]):
    """A value that equals nothing but itself: settings hold tables and have no hash of their own.

    Whoever keeps one keeps the value, so that no other can take its place unnoticed.
    """

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def kept(work: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """What is worked out from a game (or another value that lasts) and plain values once, and kept."""

    @lru_cache(maxsize=256)
    def worked_out(same: _Same[T], *args: P.args, **kwargs: P.kwargs) -> R:
        return work(same.value, *args, **kwargs)

    @wraps(work)
    def recalled(value: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return worked_out(_Same(value), *args, **kwargs)  # type: ignore[arg-type]

    return recalled
