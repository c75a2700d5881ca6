"""The numbers of a stat line: `12 STR`, `STR 12` or `10/10/15`, wherever in a line they stand."""

from __future__ import annotations

import re
from typing import NamedTuple

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


def first_stat(line: str) -> int:
    """Where the first number with its name begins; -1 where there is none."""
    if STAT_WORD.search(line) is None:  # nearly every line of prose
        return -1
    for found in re.finditer(r"(?<![\w.])[-+(]?\w", line):
        place = found.start()
        for start in (place, place + 1) if line[place] in "(+-" else (place,):
            if stat_at(line, start) is not None:
                return start
    return -1


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
