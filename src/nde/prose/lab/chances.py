"""Chances in words and in the charts of a terminal, and how dangerous a fight is, as one word.

Per cent never lie about certainty.  Danger goes by the chance not to win, then by who falls on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from nde.lab.answers import Answer, Share
from nde.locale import Words
from nde.locale.layout import bar

CERTAIN = 1e-9
"""What is nearer to never or to always than this is told as such; an answer names its residual."""
SMALLEST = 0.0005
"""The smallest chance that one decimal of per cent can show."""
RARE = 0.005
"""The last rounds of a fight are told together once they are rarer than this altogether."""
SMALL_AVERAGE = 0.1
HAPPENS = 1e-6
"""What is rarer than this is not mentioned where it does not have to be."""
HEIGHTS = "·▁▂▃▄▅▆▇█"


def chance_words(chance: float, words: Words) -> str:
    """A chance in per cent; what is only nearly never or always says so.

    >>> from nde.locale import words
    >>> [chance_words(one, words("en")) for one in (0.0, 0.0001, 0.5, 0.9999, 1.0)]
    ['0.0%', '<0.1%', '50.0%', '>99.9%', '100.0%']
    """
    if CERTAIN < chance < SMALLEST:
        return f"<{words.percent(0.001)}"
    if CERTAIN < 1 - chance < SMALLEST:
        return f">{words.percent(0.999)}"
    return words.percent(min(max(chance, 0.0), 1.0))


def interval_words(share: Share, words: Words) -> str:
    """The interval a chance lies in; nothing where its ends read alike, as those of an exact one do."""
    low, high = words.percent(share.low), words.percent(share.high)
    return "" if low == high else f"{low}–{high}"


def difference_words(difference: float, words: Words) -> str:
    """How much more or less: in per cent for chances, with its sign.

    >>> from nde.locale import words
    >>> [difference_words(one, words("de")) for one in (0.05, -0.12, 0)]
    ['+5,0', '−12,0', '±0,0']
    """
    return signed(difference * 100, words, 1)


def signed(number: float, words: Words, digits: int) -> str:
    """A number with its sign, whatever it is."""
    shown = words.number(abs(number), digits)
    is_nothing = not any(sign in "123456789" for sign in shown)
    return ("±" if is_nothing else "+" if number > 0 else "−") + shown


def curve(values: Iterable[float]) -> str:
    """A small curve of chances: one sign each, higher for likelier; never is a dot.

    >>> curve([1.0, 0.5, 0.01, 0.0])
    '█▄▁·'
    """
    return "".join(
        HEIGHTS[0] if value <= CERTAIN else HEIGHTS[max(1, min(8, round(value * 8)))] for value in values
    )


def mean(chances: Mapping[int, float]) -> float:
    """The mean of a number by its chances, of those cases in which it is told at all."""
    whole = sum(chances.values())
    return sum(value * chance for value, chance in chances.items()) / whole if whole else 0.0


class Tally(NamedTuple):
    """A number with its chance; the last of a list may stand for all from it on."""

    number: int
    chance: float
    is_open: bool = False


def tallied(chances: Mapping[int, float], rare: float = RARE, most: int = 12) -> list[Tally]:
    """The chances from the first number to the last; the rare ones at the end are told together."""
    known = {number: chance for number, chance in chances.items() if chance > CERTAIN}
    if not known:
        return []
    found = [Tally(number, known.get(number, 0.0)) for number in range(min(known), max(known) + 1)]
    kept = len(found)
    while kept > 1 and sum(one.chance for one in found[kept - 1 :]) < rare:
        kept -= 1
    kept = min(kept + (kept < len(found)), most)
    if kept == len(found):
        return found
    rest = sum(one.chance for one in found[kept - 1 :])
    return [*found[: kept - 1], Tally(found[kept - 1].number, rest, is_open=True)]


def average_words(average: float, words: Words) -> str:
    """An average number of heroes, with a digit more where it is small."""
    return words.number(average, 2 if average < SMALL_AVERAGE else 1)


def scaled_bar(chance: float, most: float, columns: int) -> str:
    """A bar beside others of which the longest fills the columns."""
    return bar(chance / most if most else 0.0, columns)


Danger: TypeAlias = Literal[
    "hopeless", "deadly", "even", "risky", "costly", "wearing", "light", "open", "unknown"
]

STEPS: tuple[tuple[float, Danger], ...] = (
    (0.95, "hopeless"),
    (0.6, "deadly"),
    (0.4, "even"),
    (0.15, "risky"),
)
"""From which chance not to win on a fight is called so."""
FALLS: tuple[tuple[float, Danger], ...] = ((0.5, "costly"), (0.05, "wearing"))
"""From which chance that somebody is down at the end a fight is called so that is nearly always won."""
TOO_EARLY = 0.05
"""More than this undecided where it was stopped is too much to call a fight anything."""
UNDECIDED = 0.5
"""A fight of which more than this comes to no end is called open."""


def danger_of(answer: Answer) -> Danger:
    """What a fight is called; unknown where it was stopped too early to tell."""
    if answer.is_stopped and answer.undecided.chance > TOO_EARLY:
        return "unknown"
    if answer.undecided.chance > UNDECIDED:
        return "open"
    lost = answer.lose.chance + answer.flee.chance
    ended = 1 - answer.undecided.chance
    for least, danger in STEPS:
        if lost >= least * ended:
            return danger
    falls = ended - answer.down.get(0, 0.0)
    for least, danger in FALLS:
        if falls >= least * ended:
            return danger
    return "light"
