"""Where the numbers of a creature begin and end in a line that holds more than them."""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.joining import ATTACK_NEXT
from nde.rules.cairn2e.bestiary.naming import front_of
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import STAT_WORD, first_stat, stat_at, stats_in_a_row
from nde.rules.cairn2e.bestiary.plain import plain, without_decoration
from nde.rules.cairn2e.bestiary.statline import read_items


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
    text = plain(without_decoration(line))
    place = first_stat(text)
    row = stats_in_a_row(text, place) if place >= 0 else []
    if "hp" not in row or not (len(row) > 1 or attack_follows(text, place)):
        return False
    return not front_of(line, text[:place]).is_sentence
