"""The numbers of a creature, `12 STR`, `STR 12` or `10/10/15`, wherever in a line they stand.

What is found besides goes into `Notes`: faults, and everything that was assumed.  Prose speaks of numbers,
too: what is lost, healed or saved against.  That is left alone; anything else must not vanish unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from nde.dice.questions import Tell
from nde.errors import Fact, NdeError, Unreadable

RULE = "cairn2e/bestiary"
LONGEST = 160
"""Characters of a line that an error repeats."""


def shortened(text: str) -> str:
    """The text, or its beginning where it is too long to be repeated."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


_OF_AN_ATTACK = frozenset(
    ("block-damage-bonus", "block-damage-fixed", "block-damage-elsewhere", "block-dice-unclear")
)
"""Faults of one attack: it is kept as text and marked, and the creature stays."""


class Notes:
    """The faults and assumptions of one stat line, gathered while it is read."""

    def __init__(self, line: str) -> None:
        self.line = shortened(line)
        self.faults: list[NdeError] = []
        self.unread: list[NdeError] = []
        """Attacks that cannot be read, each whole."""
        self.assumed: list[Tell] = []

    def fault(self, code: str, part: str, **facts: Fact) -> None:
        """Note something that cannot be read, once for each part."""
        is_attack = code in _OF_AN_ATTACK
        error = Unreadable(code, part=part if is_attack else shortened(part), text=self.line, **facts)
        kept = self.unread if is_attack else self.faults
        if not any((one.code, one.facts) == (error.code, error.facts) for one in kept):
            kept.append(error)

    @property
    def troubles(self) -> int:
        """How much could not be read so far."""
        return len(self.faults) + len(self.unread)

    def is_unread(self, words: str, before: int) -> bool:
        """Whether an attack of these words could not be read since so many were; then it is kept whole."""
        if len(self.unread) <= before:
            return False
        self.unread[before:] = [Unreadable(self.unread[before].code, part=words.strip(), text=self.line)]
        return True

    def assume(self, key: str, **facts: Fact) -> None:
        """Note something that is taken for granted; `step-import-<key>` tells it."""
        self.assumed.append(Tell(RULE, f"import-{key}", facts))


_NAMES = {
    "hp": r"h\.p\.?|hps?|hit\s*-?points?|hit\s*-?protection",
    "armor": r"armou?rs?|arm(?=[\s,;|.)]|$)|a[vr](?=[\s\d:=,;|.)]|$)",
    "strength": r"str(?:ength)?",
    "dexterity": r"dex(?:terity)?",
    "will": r"wil(?:l(?:power)?)?",
    "charisma": r"cha(?:risma)?",
}
_NAME = "(?:" + "|".join(f"(?P<{{0}}{key}>{names})" for key, names in _NAMES.items()) + r")(?![A-Za-z'])"
BARE_NAME = "(?:" + "|".join(_NAMES.values()) + r")(?![A-Za-z'])"
_NUMBER = (
    r"(?:\d{0,3}\s?[dD]\s?\d{1,3}(?:\s?[-+]\s?\d{1,3})?|\d{1,4}\s*(?:-|\bto\b)\s*\d{1,4}"
    r"|[-+]?\d{1,4}/\d{1,4}|[-+]?\d{1,4})"
)
_NUMBER_FIRST = re.compile(
    rf"(?<![\w.])\(?(?P<value>{_NUMBER})\s*{_NAME.replace('{0}', 'a_')}\)?", re.IGNORECASE
)
_NAME_FIRST = re.compile(
    rf"(?<![A-Za-z])\(?{_NAME.replace('{0}', 'b_')}\s*(?:[:=]|-(?=\s\d))?\s*"
    rf"(?P<value>{_NUMBER}(?!\s*{BARE_NAME})|[-+]?\d{{1,4}})(?!\d|/\d|[dD]\d)\)?",
    re.IGNORECASE,
)
TRIPLE = re.compile(
    r"(?:str\s*/\s*dex\s*/\s*wil\w*\s*[:=]?\s*)?(?<![\w/])(\d{1,3})\s*/\s*(\d{1,3})\s*/\s*(\d{1,3})(?![\w/])"
    r"(?:\s*str\s*/\s*dex\s*/\s*wil\w*)?",
    re.IGNORECASE,
)
STRAY_COMMA = re.compile(
    rf"(?P<value>\d{{1,3}})\s*,\s*(?P<name>{BARE_NAME})(?=\s*(?:[,;|.)]|$))", re.IGNORECASE
)
"""A number torn from its name: `10, DEX`."""
STAT_WORD = re.compile(rf"(?<![A-Za-z]){BARE_NAME}", re.IGNORECASE)


class Value(NamedTuple):
    """A number of the stat line, as it was written."""

    stat: str
    text: str
    start: int


def stat_at(line: str, place: int) -> tuple[Value, int] | None:
    """The number that begins at a place and where it ends, or nothing."""
    found = _NUMBER_FIRST.match(line, place) or _NAME_FIRST.match(line, place)
    if found is None:
        return None
    stat = next(name for name, text in found.groupdict().items() if name != "value" and text is not None)
    is_bracketed = found[0].startswith("(") and found[0].endswith(")")
    end = found.end() - (found[0].endswith(")") and not is_bracketed)
    start = found.start() + (found[0].startswith("(") and not is_bracketed)
    if start != place:
        return None
    return Value(stat[2:], " ".join(line[start:end].split()), start), end


def stats_in(line: str) -> Iterator[tuple[Value, int]]:
    """Every number with its name in a line, and where each ends."""
    if STAT_WORD.search(line) is None:  # nearly every line of prose
        return
    place = 0
    for found in re.finditer(r"(?<![\w.])[-+(]?\w", line):
        start = found.start()
        for at in (start, start + 1) if line[start] in "(+-" else (start,):
            if at >= place and (value := stat_at(line, at)) is not None:
                yield value
                place = value[1]


def first_stat(line: str) -> int:
    """Where the first number with its name begins; -1 where there is none."""
    return next((value.start for value, _ in stats_in(line)), -1)


def stats_in_a_row(line: str, place: int) -> list[str]:
    """The names of the numbers that follow each other from a place, with nothing but commas between."""
    row: list[str] = []
    while (found := stat_at(line, place)) is not None:
        row.append(found[0].stat)
        gap = re.compile(r"[\s,;|/.•·-]*").match(line, found[1])
        place = gap.end() if gap else found[1]
        if triple := TRIPLE.match(line, place):
            return [*row, "strength", "dexterity", "will", *stats_in_a_row(line, triple.end())]
    return row


_CHANGED = re.compile(
    r"(?:\b(?:to|los\w+|gain\w*|deal\w*|tak\w+|suffer\w*|restor\w+|heal\w*|recover\w*|regain\w*|reduc\w+|drain\w*"
    r"|grant\w*|giv\w+|cost\w*|inflict\w*|add\w*|subtract\w*|increas\w+|decreas\w+|rais\w+|lower\w*|permanently"
    r"|additional|extra|another|for|by|at|below|above|under|than|least|most|maximum|max|spend\w*|sacrific\w+|only"
    r"|if|when|until|save|saves|vs|against)|[<>=])\s*(?:an?\s+|up\s+to\s+|half\s+)?$",
    re.I,
)
_CHANGES = re.compile(
    r"\s*(?:damage|dmg|loss|saves?|checks?|points?|drain|per|each|instead|for|until|when|if|against|vs|higher|lower"
    r"|bonus|or\s+(?:less|more|higher|lower|worse|better|below|above|fewer))\b",
    re.I,
)
_LINKED = re.compile(r"\s*(?:[,;|&/•·.-]|\band\b|\bor\b|,\s*(?:and|or)\b)?\s*", re.I)
LETTERS = re.compile(r"\bH\s?\d{1,3}\W+(?:A\s?\d\W+)?S\s?\d{1,2}\W+D\s?\d{1,2}\W+W\s?\d{1,2}\b")
"""Numbers with a letter for their name, as in `H4, S8, D14, W8`: nearly certain, and so not left unsaid."""
_ATTACK = re.compile(
    r"[A-Za-z'-]+ ?\(\s*\d{0,2}d\d{1,3}\b(?!\s*(?:turns?|rounds?|hours?|days?|minutes?))", re.I
)


def numbers_left(text: str) -> set[str]:
    """The numbers of a creature that a line states, and not only what becomes of them.

    >>> sorted(numbers_left("He is quick: 6 DEX, 3 Armor")), numbers_left("reduced to 0 STR, 0 WIL")
    (['armor', 'dexterity'], set())
    """
    return {stat for stat, _ in _stated(text)}


def _stated(text: str) -> list[tuple[str, bool]]:
    """The numbers a line states, each with whether it follows the one before at once."""
    stated: list[tuple[str, bool]] = []
    last_end, is_changed = -1, False
    for value, end in stats_in(text):
        is_linked = last_end >= 0 and _LINKED.fullmatch(text[last_end : value.start]) is not None
        is_changed = (
            (is_linked and is_changed)
            or _CHANGED.search(text[: value.start]) is not None
            or _CHANGES.match(text, end) is not None
            or value.text[0] in "+-"
            or (value.stat != "hp" and re.search(r"\d?d\d", value.text, re.I) is not None)
        )
        last_end = end
        if not is_changed:
            stated.append(("will" if value.stat == "charisma" else value.stat, is_linked))
    return stated


def is_block_left(text: str) -> bool:
    """Whether a line that became nothing holds a block all the same."""
    stated = _stated(text)
    names = {stat for stat, _ in stated}
    if "hp" not in names:  # `a leader with 2 Armor, a club (d10) and 13 WIL` is only what differs
        return len(names) > 1 and any(is_linked for _, is_linked in stated)
    return len(names) > 1 or _ATTACK.search(text) is not None
