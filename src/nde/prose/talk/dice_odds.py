"""Odds of any dice, typed at a table: `odds 2d6+1`, `odds 2d6 >= 8`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from nde.dice import distribution, parse
from nde.dice.limits import bounds
from nde.dice.tree import dice_in
from nde.errors import Illegal, NdeError
from nde.locale.facts import Typed
from nde.locale.layout import short_fraction, table
from nde.locale.phrases import dice_worded

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


def is_dice(text: str) -> bool:
    """Whether a text is dice and nothing but dice: at least one of them, not a mere number."""
    try:
        return any(True for _ in dice_in(parse(text)))
    except NdeError:
        return False


MOST_DICE, MOST_ROWS = 40, 60
"""So many dice, and so many results, are told at a table; `nde odds` tells more."""


SIGNS: dict[str, tuple[str, Callable[[int, int], bool]]] = {
    ">=": ("≥", operator.ge),
    "≥": ("≥", operator.ge),
    "<=": ("≤", operator.le),
    "≤": ("≤", operator.le),
    ">": (">", operator.gt),
    "<": ("<", operator.lt),
    "=": ("=", operator.eq),
}
"""What dice may be compared by, and how it is written."""


_COMPARED = re.compile(r"(.+?)\s*(>=|<=|[≥≤><=])\s*([-\N{MINUS SIGN}]?\d{1,9})\s*")


def compared_dice(text: str) -> tuple[str, str, int] | None:
    """Dice that are compared with a number, by which sign; nothing for other texts.

    >>> compared_dice("2d6+1 >= 8"), compared_dice("2d6"), compared_dice("wolf > 3")
    (('2d6+1', '>=', 8), None, None)
    """
    found = _COMPARED.fullmatch(text)
    if found is None or not is_dice(found[1]):
        return None
    return found[1], found[2], int(found[3].replace("\N{MINUS SIGN}", "-"))


def dice_odds(talk: Talk, text: str) -> None:
    """The exact odds of dice: each result, and the chance of at least so much; or of one comparison."""
    compared = None if is_dice(text) else compared_dice(text)
    if compared is not None:
        _compared_odds(talk, *compared)
        return
    expr, speaker = parse(text), talk.speaker
    low, high = bounds(expr)
    if sum(one.count for one in dice_in(expr)) > MOST_DICE or high - low >= MOST_ROWS:
        raise Illegal("too-much-to-tell", count=high - low + 1, most=MOST_ROWS)
    exact = distribution(expr)
    at_least = exact.at_least_table()
    talk.tell_of("dice-odds", dice=dice_worded(text, speaker), mean=speaker.number(exact.mean, 2))
    rows = [
        [str(value), speaker.percent(exact.chance(value)), f"≥ {speaker.percent(at_least[value])}"]
        for value in exact.weights
    ]
    talk.paper.page(table(rows, frozenset((0, 1, 2))))


def _compared_odds(talk: Talk, dice: str, sign: str, number: int) -> None:
    speaker, (written, holds) = talk.speaker, SIGNS[sign]
    exact = distribution(parse(dice))
    chance = Fraction(sum(ways for value, ways in exact.weights.items() if holds(value, number)), exact.whole)
    talk.tell_of(
        "dice-compared",
        dice=dice_worded(dice, speaker),
        sign=written,
        number=number,
        chance=speaker.percent(chance),
        fraction=Typed(short_fraction(chance)),
    )
