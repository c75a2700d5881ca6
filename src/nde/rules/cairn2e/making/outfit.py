"""What a background, its tables and a bond hand to somebody: things, gold, and what is worth a note."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nde.dice import Procedure, Roll, Tell
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.making.market import item_for
from nde.rules.cairn2e.making.rolling import NEWCOMER
from nde.rules.cairn2e.making.tables import BACKGROUNDS, Grant
from nde.rules.cairn2e.settings import Game



class Outfit(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was handed over so far."""

    items: tuple[Item, ...] = ()
    gold: int = 0
    notes: tuple[str, ...] = ()
    has_second_bond: bool = False


def outfit_of(game: Game, background: str) -> Procedure[Outfit]:
    """The gear of a background and what its two tables give."""
    life = BACKGROUNDS[background]
    yield Tell(RULE, "background-gear", {"background": background, "item": life.items})
    first: int = yield Roll(len(life.first), NEWCOMER, "first-table")
    yield from tell_grant(life.first[first - 1], RULE)
    second: int = yield Roll(len(life.second), NEWCOMER, "second-table")
    yield from tell_grant(life.second[second - 1], RULE)
    return handed(game, (Grant(items=life.items), life.first[first - 1], life.second[second - 1]))


def handed(game: Game, grants: Iterable[Grant]) -> Outfit:
    """All of several grants together."""
    given = tuple(grants)
    return Outfit(
        items=tuple(item_for(game, key) for one in given for key in one.items),
        gold=sum(one.gold for one in given),
        notes=tuple(one.note for one in given if one.note),
        has_second_bond=any(one.bond for one in given),
    )


def tell_grant(grant: Grant, rule: str) -> Procedure[None]:
    """Tells what a result of a table gives."""
    if grant.note:
        yield Tell(rule, "gift-note", {"note": grant.note})
    if grant.items:
        yield Tell(rule, "gift-items", {"item": grant.items})
    if grant.gold:
        yield Tell(rule, "gift-gold", {"gold": grant.gold})
