"""Parts of a stat line without brackets: marks, qualities, loose attacks, and words to keep."""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.damage import die_in, unbracketed
from nde.rules.cairn2e.bestiary.items import Items, keep_strike, with_field
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import BARE_NAME, STAT_WORD, first_stat, stat_at
from nde.rules.cairn2e.bestiary.qualities import quality_of

_NO_ATTACK = re.compile(r"(?:no\s+(?:attacks?|weapons?|damage|armou?r)|none|unarmed|n/?a|-+)\.?", re.I)
_SHORT_NUMBERS = re.compile(
    r"[-+~]?\d+(?:\s*[-/]\s*\d+)*|(?:\d+\s?[A-Za-z]\b[\s/]*)+|(?:(?![dD]\s?\d+\W*$)[A-Za-z]\s?\d+\b[\s/]*)+"
)

_OTHER_GAME = re.compile(r"[A-Z]{2,5}:?\s*\d*d?\d+\s*/\s*\d*d?\d+\.?")
"""A number this game has not, as of a creature's horror: `INS 1/1d4`."""
_ABOUT = re.compile(rf"[~\d]\w*\s*\+?\s+(?P<name>{BARE_NAME})\W*$", re.I)
"""A number that is only about right: `2ish Armor`."""

_NOTHING = r"(?:[xX?*#~-]+|varies|variable|special|unknown|n/?a|none|no)"
_UNSAID = re.compile(rf"{_NOTHING}\s+(?P<last>{BARE_NAME})|(?P<first>{BARE_NAME})\s*[:=]?\s*{_NOTHING}", re.I)
"""The name of a number with a sign that it is not told: `X STR`, `WIL varies`."""


def read_loose(segment: str, line: str, place: int, end: int, tied: bool, items: Items, notes: Notes) -> int:
    """Read words without brackets: a mark of the block, dice without brackets, or words to keep."""
    quality = quality_of(segment.strip("\"'`"))
    if quality == "detachment":
        items.is_detachment = True
        if not re.fullmatch(r"(?:a\s+)?detachment\W*", segment, re.I):
            notes.assume("detachment", words=segment)
    elif quality and items.attacks:
        last = items.attacks.pop()
        items.attacks.append(with_field(last, quality))
        notes.assume("quality", attack=last.name, words=segment)
    elif _OTHER_GAME.fullmatch(segment) and not STAT_WORD.match(segment):
        items.words.append(segment)
    elif _NO_ATTACK.fullmatch(segment) or not re.search(r"\w", segment):
        return end
    elif tied:
        return _read_tail(segment, place, end, items, notes)
    elif _SHORT_NUMBERS.fullmatch(segment.strip(" .")):
        notes.fault("block-number-bare", segment)
    else:
        _read_loose_attacks(segment, items, notes)
    return end


def _read_loose_attacks(segment: str, items: Items, notes: Notes) -> None:
    """Read attacks without brackets, one or several as in `claws d6 and bite d8`, or keep the words."""
    parts = re.split(r"\s+(and|or|&|/|plus)\s+", segment, flags=re.I)
    if len(parts) == 1 or not all(die_in(part) and re.search(r"[A-Za-z]{3}", part) for part in parts[::2]):
        parts = [segment]
    for at, part in enumerate(parts[::2]):
        before = len(notes.faults)
        strike = unbracketed(part, notes)
        if strike is not None:
            keep_strike(strike, part, items, notes)
        elif len(notes.faults) == before:
            read_words(part, items, notes)
        if at and strike and len(items.attacks) > 1 and parts[at * 2 - 1].lower() not in ("or", "/"):
            notes.assume("both", first=items.attacks[-2].name, second=items.attacks[-1].name)


def _read_tail(segment: str, place: int, end: int, items: Items, notes: Notes) -> int:
    """Words right behind an attack's brackets belong to it; a mark of the block may stand among them."""
    last = items.attacks.pop()
    words = segment
    for mark in ("detachment", "blast"):
        found = re.fullmatch(rf"(.*?)\b{mark}\.?", words, re.I)
        if found:
            words = found[1].strip()
            if mark == "detachment":
                items.is_detachment = True
            else:
                last = with_field(last, "is_blast")
                notes.assume("quality", attack=last.name, words=mark)
    if re.match(r"[-+]\s*\d", words):
        notes.fault("block-damage-bonus", f"{last.name} … {words}")
    elif words:
        words = words.lstrip(": ")
        notes.assume("effect", attack=last.name, words=words)
        last = with_field(last, "effect", ", ".join(filter(None, (last.effect, words))))
    items.attacks.append(last)
    return end


def _is_missing(name: str, items: Items) -> bool:
    """Whether the number of a name does not stand elsewhere in the line."""
    value = stat_at(f"1 {name}", 0)
    return value is not None and value[0].stat not in items.values


def read_words(segment: str, items: Items, notes: Notes) -> None:
    """Keep words that are no attack, unless they hold a number that should have been one of the block."""
    bare = segment.strip(" .")
    if _SHORT_NUMBERS.fullmatch(bare):
        notes.fault("block-number-bare", bare)
        return
    outside = re.sub(r"\([^()]*\)", "", bare)
    if STAT_WORD.search(outside) is not None and len(re.findall(r"\w+", outside)) <= 1:
        notes.fault("block-stat-bare", bare)
        return
    if re.fullmatch(rf"[^\w]*{BARE_NAME}|{BARE_NAME}\s*[:=?~]?\W*", outside.strip(), re.I):
        notes.fault("block-stat-bare", bare)
        return
    unsaid = _UNSAID.fullmatch(outside.strip())
    if unsaid and _is_missing(unsaid["first"] or unsaid["last"], items):
        notes.fault("block-stat-bare", bare)
        return
    about = _ABOUT.search(outside)
    place = first_stat(outside)
    if place < 0 and about and _is_missing(about["name"], items):
        notes.fault("block-stat-unclear", bare)
        return
    if place >= 0:
        found = stat_at(outside, place)
        stat = found[0].stat if found else ""
        if found and place and stat != "hp" and die_in(found[0].text):
            stat = next(iter(items.values), "")  # `drains d2 STR`: nobody has dice for an attribute
        if stat == "hp" and re.search(r"[:-]\s*$", outside[:place]):
            notes.fault("blocks-in-one-line", bare)
            return
        if stat not in items.values:
            notes.fault("block-stat-unclear", bare)
            return
    items.words.append(bare)
    items.listed += 1
