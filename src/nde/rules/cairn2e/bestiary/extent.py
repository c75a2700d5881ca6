"""Where a block begins and ends: lines cut in two, numbers within a line, and what stands apart below it.

A line that begins like a stat line may still be prose, or one number of a list.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nde.rules.cairn2e.bestiary.markup import (
    bold_start,
    is_bullet,
    is_heading,
    is_rule,
    plain,
    rows_from,
    without_decoration,
    words_of,
)
from nde.rules.cairn2e.bestiary.names import Front, front_of
from nde.rules.cairn2e.bestiary.numbers import (
    BARE_NAME,
    STAT_WORD,
    Notes,
    Value,
    first_stat,
    stat_at,
    stats_in_a_row,
)
from nde.rules.cairn2e.bestiary.statline import Items, keep_number, read_items

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


_TORN_NAME = re.compile(r"[,;]\s*(?:(?:or|and)\s+)?[a-z][a-z'-]*(?: [a-z'-]+)?$")
_NAME_GOES_ON = re.compile(r"[a-z][a-z'-]*(?: [a-z'-]+){0,2} ?\(\s*\d{0,2}[dD]\d")
"""The name of an attack that a line of a PDF cuts in two: `…, tail` and `sweep (d6)`."""


class Line(NamedTuple):
    """A stat line put together, and the number of its last line, from 0."""

    text: str
    last: int


def joined(lines: list[str], at: int) -> Line:
    """A line with the lines that go on with it: open brackets, a dangling comma, numbers line by line."""
    text = words_of(lines[at]).strip()
    last = at
    while last + 1 < len(lines) and last - at < MOST_JOINED:
        line = lines[last + 1]
        following = words_of(line).strip()
        is_next_row = line.lstrip().startswith("|") and lines[last].lstrip().startswith("|")
        if not following or is_heading(line) or is_rule(line) or is_next_row:
            break
        dressed = plain(line).strip()
        if _is_torn_before(text, dressed, is_row=lines[at].lstrip().startswith("|")):
            following = dressed
        elif not _goes_on(text, following, is_item=is_bullet(line), is_list=last > at):
            break
        begins = _MARK_ALONE.match(following) or _LEADING.match(following)
        is_name = _TORN_NAME.search(text) and _NAME_GOES_ON.match(following)
        is_one = begins or is_name or _is_open(text) or _TORN.search(text) or _DANGLING.search(text)
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
    if _TORN_NAME.search(text) and _NAME_GOES_ON.match(following) and _has_hp(text) > _has_hp(following):
        return True
    if _DANGLING.search(text):
        return _MARK.match(following) is not None or first_stat(following) == 0 or _dice_soon(following)
    return _only_stats(text) and ATTACK_LIST.fullmatch(following) is not None


def _are_new(text: str, following: str) -> bool:
    return not set(stats_in_a_row(text, 0)) & set(stats_in_a_row(following, 0))


def _only_stats(text: str) -> bool:
    """Whether a text is numbers of a creature and nothing else."""
    notes = Notes(text)
    items = read_items(text, notes)
    is_bare = not (items.attacks or items.words or items.critical or notes.troubles)
    return bool(items.values) and is_bare


def sentence_from(text: str, place: int) -> tuple[str, str]:
    """The rest of the sentence from a place on, and what follows it."""
    depth = 0
    for at in range(place, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if text[at] == "." and depth <= 0 and re.match(r"\.\s+[A-Z]", text[at:]):
            return text[place:at], text[at + 1 :].strip()
    return text[place:].rstrip(". "), ""


def attack_follows(text: str, place: int) -> bool:
    """Whether an attack stands right behind the first number of a line."""
    found = re.compile(r"[^,;]*").match(text, place)
    return found is not None and ATTACK_NEXT.match(text, found.end()) is not None


def inside(text: str, place: int, prefix: str) -> tuple[str, str]:
    """The numbers of a line, and what follows the bracket they stand in: `Dog (2 HP, bite (d6)) barks`."""
    if not prefix.rstrip().endswith(("(", "[")):
        return text[place:], ""
    depth = 1
    for at in range(place, len(text)):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[at], 0)
        if depth == 0:
            return text[place:at], text[at + 1 :].strip(" .,;:|")
    return text[place:], ""


_NEXT_NAME = re.compile(
    r"[.;]\s+(?=[A-Z][\w' -]{1,40}(?:\(\w{1,5}\))?\s*[:-]\s+(?:\d{1,3}\s?hp\b|hp:?\s?\d))", re.I
)


def blocks_of(text: str) -> list[str]:
    """The parts of a line, each with a block of its own: `Imp: 4 HP, bite (d6). Ogre: 9 HP, club (d8)`."""
    parts = _NEXT_NAME.split(text)
    return parts if len(parts) > 1 and all(is_block_within(part) for part in parts) else [text]


def is_block_within(text: str) -> bool:
    """Whether a text holds the HP of a creature with another number or an attack, in brackets or not."""
    place = first_stat(text)
    if place < 0:
        return False
    body, _ = inside(text, place, text[:place])
    items = read_items(body, Notes(body))
    return "hp" in items.values and (len(items.values) > 1 or bool(items.attacks))


def bracket_start(text: str, place: int) -> int:
    """Where the numbers begin: with the bracket they stand in, as in `Horse (+2 slots, 4 HP)`."""
    opened = text.rfind("(", 0, place)
    if opened < 0 or ")" in text[opened:place] or not text[opened + 1 : place].strip():
        return place
    return opened + 1


def is_bare_stat(prefix: str, row: list[str]) -> bool:
    """Whether the words before the numbers are the name of one more, which lost its number."""
    found = STAT_WORD.match(words := prefix.split(",")[0].strip(" *_#(~?-:;|/"))
    if found is None or found.end() < len(words):
        return False
    value = stat_at(f"1 {found[0]}", 0)
    return value is not None and value[0].stat not in row


def begins_block(line: str) -> bool:
    """Whether a line begins with the numbers of a creature, or with a name and then numbers."""
    text = words_of(line)
    place = first_stat(text)
    row = stats_in_a_row(text, place) if place >= 0 else []
    if "hp" not in row or not (len(row) > 1 or attack_follows(text, place)):
        return False
    return not front_of(line, text[:place]).is_sentence


_BARE_HP = re.compile(r"\W*(?:hp|hit\s?points?|hit\s?protection)\W*", re.I)
_HP_ALONE = re.compile(r"\d{1,3}\s*HP\.(?:\s|$)")
_OF_A_BLOCK = frozenset(("block-number-bare", "block-stat-bare", "block-stat-foreign"))
_ATTRIBUTES = frozenset(("strength", "dexterity", "will", "charisma"))


def is_block(body: str, front: Front, line: str, items: Items, notes: Notes, *, has_title: bool) -> bool:
    """Whether the numbers of a line are a block, given what was read there and if a title stands above it."""
    row = stats_in_a_row(body, 0)
    if not ("hp" in items.values or "hp" in row or _BARE_HP.match(body)):
        return _is_block_without_hp(row, front, line, items)
    if len(items.values) > 1 or len(row) > 1 or items.attacks or items.is_detachment:
        return True
    if any(error.code in _OF_A_BLOCK for error in notes.faults) or (notes.unread and not is_bullet(line)):
        return True
    is_prose = len(items.words) > 3 or any(len(words.split()) > 3 for words in items.words)
    if notes.faults or is_prose:
        return attack_follows(body, 0) or bool(front.name and _HP_ALONE.match(body))
    return not is_bullet(line) or has_title


def _is_block_without_hp(row: list[str], front: Front, line: str, items: Items) -> bool:
    """Whether a line that never speaks of HP is a block that lost it."""
    attributes = _ATTRIBUTES & {*items.values, *row}
    is_bare = not front.name and not is_bullet(line)
    is_named = bool(front.name and bold_start(without_decoration(line)))
    is_part = bool(attributes) or (is_bare and "armor" in items.values)
    return len(attributes) > 1 or bool(is_part and items.attacks and (is_bare or is_named))


_LABELLED = re.compile(
    r"(?:attacks?|atks?|weapons?|damage|dmg|melee|ranged)\s*[:=]\s*(?=.*d\d)(?!.*[.!?]\s)", re.I
)
_LOOSE = re.compile(
    r"(?:{0}\s+[A-Za-z][\w'-]*(?:\s[\w'-]+){{0,2}}|[A-Z][\w'-]*(?:\s[\w'-]+){{0,3}}:?\s+{0})"
    r"(?:\s+(?:damage|dmg))?(?:,?\s*blast)?".format(r"\d{0,2}d\d{1,3}(?:\s?\+\s?\d{0,2}d\d{1,3})*"),
    re.I,
)
"""An attack without brackets that is all a line says: `Spear: d6`, `d6 spear`."""
_SOME_HP = re.compile(r"\d\s*h\.?p\b|\bh\.?p\.?\W*\d", re.I)
_NEAR = 2
"""Lines below in which an attack without a label still belongs to the numbers."""


def take_apart(lines: list[str], items: Items, notes: Notes) -> set[int]:
    """Take what belongs to a block from the lines below it into its items; returns which lines those are."""
    taken: set[int] = set()
    is_unarmed = not items.attacks
    said, is_new_paragraph = 0, False
    for at, line in enumerate(lines):
        text = words_of(line).strip(" .,;|")
        if not text:
            is_new_paragraph = True
            continue
        said += 1
        if _SOME_HP.search(text):
            break  # another creature begins, whatever it is called
        is_listed = is_unarmed and is_bullet(line)
        is_near = is_listed or (said <= _NEAR and not is_bullet(line) and not items.attacks)
        rows = rows_from(lines, at)
        if len(rows) == 1 and not rows[0].name and _take_numbers(rows[0].stats, items, notes):
            taken.update(range(at, rows[0].last + 1))
        elif at not in taken and _take_numbers(text, items, notes):
            taken.add(at)
        elif _LABELLED.match(text) or (is_near and _is_attack(text)):
            _take_attacks(text, items, notes)
            taken.add(at)
            is_unarmed &= is_bullet(line)
        elif at not in taken and is_new_paragraph and not is_bullet(line):
            break  # what follows is about something else
        is_new_paragraph = False
    return taken


def _is_attack(text: str) -> bool:
    """Whether a line is attacks and nothing else."""
    if ATTACK_LIST.fullmatch(text):
        return True
    notes = Notes(text)
    return _LOOSE.fullmatch(text) is not None and is_attacks_only(read_items(text, notes), notes)


def is_attacks_only(items: Items, notes: Notes) -> bool:
    """Whether some words were attacks and nothing besides."""
    return bool(items.attacks) and not (items.values or items.words or items.gear or notes.troubles)


def take_after(text: str, items: Items, notes: Notes) -> None:
    """Take what follows the bracket with the numbers: attacks, if it is those, or words to keep."""
    aside = Notes(notes.line)
    behind = read_items(text, aside)
    is_plain = not (behind.words or behind.gear or aside.troubles)
    is_more = bool(behind.values) and not set(behind.values) & set(items.values)
    if is_plain and is_more:
        items.values |= behind.values  # `[8 HP] 16/6/8, club (d10)`
    elif items.attacks or not is_attacks_only(behind, aside):
        items.words.append(text)
        return
    items.add_attacks(behind)
    notes.assumed += aside.assumed


def take_above(line: str, items: Items, notes: Notes) -> None:
    """Take the numbers of the line right above a stat line, if it holds nothing else."""
    _take_numbers(words_of(line).strip(" .,;|"), items, notes)


def _take_numbers(text: str, items: Items, notes: Notes) -> bool:
    """Take the numbers of a line that holds nothing else; whether it was one."""
    found: list[Value] = []
    place = 0
    while place < len(text) and (next_one := stat_at(text, place)) is not None:
        found.append(next_one[0])
        gap = re.compile(r"[\s,;|/]*").match(text, next_one[1])
        place = gap.end() if gap else next_one[1]
    is_whole = bool(found) and place >= len(text) and not any(value.text[0] in "+-" for value in found)
    names = {"will" if value.stat == "charisma" else value.stat for value in found}
    if not is_whole or names & set(items.values) or len(names) < len(found):
        return False
    for value in found:
        keep_number(value, items, notes)
    notes.assume("apart", part=text)
    return True


def _take_attacks(text: str, items: Items, notes: Notes) -> None:
    below = read_items(text, notes)
    items.add_attacks(below)
    items.words += below.words
    notes.assume("apart", part=text)
