"""Numbers and attacks of a block on lines of their own below its stat line, as `Attack: spear (d6)`."""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.items import Items, keep_number
from nde.rules.cairn2e.bestiary.joining import ATTACK_LIST
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import Value, stat_at
from nde.rules.cairn2e.bestiary.plain import is_bullet, plain, without_decoration
from nde.rules.cairn2e.bestiary.statline import read_items
from nde.rules.cairn2e.bestiary.tables import rows_from

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
        text = plain(without_decoration(line)).strip(" .,;|")
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
    return bool(items.attacks) and not (items.values or items.words or items.gear or notes.faults)


def take_after(text: str, items: Items, notes: Notes) -> None:
    """Take what follows the bracket with the numbers: attacks, if it is those, or words to keep."""
    aside = Notes(notes.line)
    behind = read_items(text, aside)
    is_plain = not (behind.words or behind.gear or aside.faults)
    is_more = bool(behind.values) and not set(behind.values) & set(items.values)
    if is_plain and is_more:
        items.values |= behind.values  # `[8 HP] 16/6/8, club (d10)`
    elif items.attacks or not is_attacks_only(behind, aside):
        items.words.append(text)
        return
    items.attacks += behind.attacks
    items.is_detachment |= behind.is_detachment
    items.critical = "; ".join(filter(None, (items.critical, behind.critical)))
    notes.assumed += aside.assumed


def take_above(line: str, items: Items, notes: Notes) -> None:
    """Take the numbers of the line right above a stat line, if it holds nothing else."""
    _take_numbers(plain(without_decoration(line)).strip(" .,;|"), items, notes)


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
    items.attacks += below.attacks
    items.words += below.words
    items.is_detachment |= below.is_detachment
    items.critical = "; ".join(filter(None, (items.critical, below.critical)))
    notes.assume("apart", part=text)
