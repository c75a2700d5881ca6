"""Stat lines that were cut in two: by a page's width, or because each number has a line of its own."""

from __future__ import annotations

import re
from typing import NamedTuple

from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import BARE_NAME, first_stat, stats_in_a_row
from nde.rules.cairn2e.bestiary.plain import is_bullet, is_heading, is_rule, plain, without_decoration
from nde.rules.cairn2e.bestiary.statline import read_items

ATTACK_LIST = re.compile(
    r"(?:attacks?:\s*)?(?:[A-Za-z][\w' -]{0,40}\(\s*\d{0,2}d\d{1,3}[^()]*\)(?:\s*(?:,|;|or|and)\s*)?)+\.?",
    re.I,
)
ATTACK_NEXT = re.compile(r"[\s,;]*[A-Za-z][\w' -]{0,30}\(\s*\d{0,2}d\d{1,3}", re.I)
_DOUBLE_BRACKETS = re.compile(r"\(\s*\[(.*)\]\s*\)$")
MOST_JOINED = 8
"""Lines a single block's numbers may be spread over."""


_DANGLING = re.compile(r"(?:[,;|/•·&+(]|\s-|\s(?:or|and))$", re.I)
_LEADING = re.compile(r"[,;|/&+•·-]\s*\S")
_MARK = re.compile(r"(?:detachment|blast|bulky|ignor\w+ armou?r)\b", re.I)
_MARK_ALONE = re.compile(
    rf"(?:(?:dmg|damage)\b\s*)?(?:{_MARK.pattern})(?=\s*(?:$|[,;|/•·.)]|-\s)|\s+(?:{_MARK.pattern}))"
    r"|(?:dmg|damage)(?=\s*(?:$|[,;|/•·.)]|-\s))",
    re.I,
)
_TORN = re.compile(
    rf"(?:^|[,;|/•·(]\s*|-\s+)(?:\d{{1,3}}|(?:{BARE_NAME})(?<!arm)\s*[:=]?|hit|\d{{1,3}}\s+hit)$",
    re.IGNORECASE,
)
_TORN_REST = re.compile(
    rf"(?:[:=]?\s*\d{{1,3}}(?![\w]|\s*{BARE_NAME})|{BARE_NAME}|points\b|protection\b)", re.IGNORECASE
)


class Line(NamedTuple):
    """A stat line put together, and the number of its last line, from 0."""

    text: str
    last: int


def joined(lines: list[str], at: int) -> Line:
    """A line with the lines that go on with it: open brackets, a dangling comma, numbers line by line."""
    text = plain(without_decoration(lines[at])).strip()
    last = at
    while last + 1 < len(lines) and last - at < MOST_JOINED:
        line = lines[last + 1]
        following = plain(without_decoration(line)).strip()
        is_next_row = line.lstrip().startswith("|") and lines[last].lstrip().startswith("|")
        if not following or is_heading(line) or is_rule(line) or is_next_row:
            break
        dressed = plain(line).strip()
        if _is_torn_before(text, dressed, is_row=lines[at].lstrip().startswith("|")):
            following = dressed
        elif not _goes_on(text, following, is_item=is_bullet(line), is_list=last > at):
            break
        begins = _MARK_ALONE.match(following) or _LEADING.match(following)
        is_one = begins or _is_open(text) or _TORN.search(text) or _DANGLING.search(text)
        link = "" if is_one or following.startswith("(") else ","
        text, last = f"{text}{link} {following}", last + 1
    return Line(_DOUBLE_BRACKETS.sub(r"(\1)", text), last)


def _dice_soon(text: str) -> bool:
    """Whether an attack stands near the beginning of a line, with its dice in brackets or without."""
    return re.match(r"[^.!?]{0,50}?\b\d{0,2}d\d{1,3}\b", text, re.I) is not None


def _is_open(text: str) -> bool:
    return sum(text.count(sign) for sign in "([{") > sum(text.count(sign) for sign in ")]}")


def _is_torn_before(text: str, dressed: str, *, is_row: bool) -> bool:
    """Whether a line begins with the sign that divides the stat line above it, and so goes on with it."""
    if (
        first_stat(text) < 0
        or not _LEADING.match(dressed)
        or is_row
        or _has_hp(text) == _has_hp(dressed) is True
    ):
        return False
    sign, rest = dressed[0], dressed[1:].strip()
    if sign == "+":
        is_sum = re.match(r"\d{0,2}[dD]\d", rest) is not None
        return is_sum and re.search(r"[dD]\d{1,3}$", text) is not None
    is_part = _MARK.match(rest) is not None or first_stat(rest) == 0 or _dice_soon(rest)
    if sign in "•·-":
        return is_part and text.count(f" {sign} ") > 1
    return is_part


def _has_hp(text: str) -> bool:
    return re.search(r"\d\s*h\.?p\b|\bh\.?p\.?\W*\d|\bhit\s?p", text, re.I) is not None


def _goes_on(text: str, following: str, *, is_item: bool, is_list: bool) -> bool:
    """Whether a line goes on with the stat line above it."""
    if is_item:
        is_numbers = _only_stats(text) and _only_stats(following) and _are_new(text, following)
        return is_numbers or (is_list and _only_stats(text) and ATTACK_LIST.fullmatch(following) is not None)
    if _TORN.search(text) and _TORN_REST.match(following):
        return True
    if first_stat(text) < 0:
        return False
    if _MARK_ALONE.match(following) and re.search(r"[dD]\d{1,3}\b", text):
        return True
    if _DANGLING.search(text) and not text.endswith(",") and not (_has_hp(text) and _has_hp(following)):
        return True
    if _is_open(text):
        place = first_stat(following)  # a bracket left open must not swallow the next block
        return place < 0 or "hp" not in stats_in_a_row(following, place)
    if re.match(r"\(\s*\d{0,2}[dD]\d", following):
        return True
    if first_stat(following) == 0 and stats_in_a_row(following, 0) and _only_stats(text):
        return _are_new(text, following)
    if _DANGLING.search(text):
        return _MARK.match(following) is not None or first_stat(following) == 0 or _dice_soon(following)
    return _only_stats(text) and ATTACK_LIST.fullmatch(following) is not None


def _are_new(text: str, following: str) -> bool:
    return not set(stats_in_a_row(text, 0)) & set(stats_in_a_row(following, 0))


def _only_stats(text: str) -> bool:
    """Whether a text is numbers of a creature and nothing else."""
    notes = Notes(text)
    items = read_items(text, notes)
    is_bare = not (items.attacks or items.words or items.critical or notes.faults)
    return bool(items.values) and is_bare
