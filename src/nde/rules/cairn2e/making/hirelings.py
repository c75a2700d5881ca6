"""People for hire: by their trade with its gear and day rate, or with a background of their own."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.errors import Missing
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.making.market import item_for
from nde.rules.cairn2e.making.outfit import outfit_of
from nde.rules.cairn2e.making.rolling import (
    pick_or_roll,
    roll_age,
    roll_attributes,
    roll_gold,
    roll_hp,
    roll_traits,
)
from nde.rules.cairn2e.making.tables import BACKGROUNDS, PACKAGE, names_of
from nde.rules.cairn2e.settings import Game
from nde.rules.data import load_toml

RULE = "cairn2e/hirelings"
OWN_LIFE = "own-life"
"""Said instead of a trade for somebody with a background."""


class Trade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trade: gold pieces a day, and what somebody of it brings along."""

    gold: int
    items: tuple[str, ...]


TRADES = msgspec.convert(load_toml(PACKAGE, "trades.toml")["trade"], dict[str, Trade])


def new_hireling(game: Game, trade: str) -> Procedure[Character]:
    """Somebody of a trade: 3d6 for each attribute, 1d6 HP and the gear of their station."""
    if trade not in TRADES:
        raise Missing("no-such-trade", text=trade, allowed=(*TRADES, OWN_LIFE))
    station = TRADES[trade]
    yield Tell(RULE, "hireling-hired", {"trade": trade, "gold": station.gold})
    strength, dexterity, will = yield from roll_attributes(RULE)
    hp = yield from roll_hp(RULE)
    return replace(
        _body(strength, dexterity, will, hp),
        trade=trade,
        items=tuple(item_for(game, key) for key in station.items),
    )


def new_hireling_with_background(game: Game) -> Procedure[Character]:
    """Somebody with a background instead of a trade: its tables, gold, attributes, HP and age."""
    background = yield from pick_or_roll("background", tuple(BACKGROUNDS), RULE)
    yield Tell(RULE, "hireling-background", {"background": background})
    outfit = yield from outfit_of(game, background)
    gold = yield from roll_gold(RULE)
    strength, dexterity, will = yield from roll_attributes(RULE)
    hp = yield from roll_hp(RULE)
    age = yield from roll_age(RULE)
    return replace(
        _body(strength, dexterity, will, hp),
        name=names_of(background)[0],
        background=background,
        age=age,
        gold=gold + outfit.gold,
        items=outfit.items,
        notes=outfit.notes,
    )


def give_traits(hireling: Character) -> Procedure[Character]:
    """The same hireling with looks and nature from the trait tables.

    Apart from `new_hireling`, whose odds would have ten thousand times ten thousand paths with them.
    """
    traits = yield from roll_traits()
    return replace(hireling, traits=traits)


def _body(strength: int, dexterity: int, will: int, hp: int) -> Character:
    return Character(
        kind="hireling",
        strength=strength,
        strength_most=strength,
        dexterity=dexterity,
        dexterity_most=dexterity,
        will=will,
        will_most=will,
        hp=hp,
        hp_most=hp,
    )
