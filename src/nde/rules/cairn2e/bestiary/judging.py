"""Whether a line that begins like a stat line is one, and not prose or one number of a list."""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.items import Items
from nde.rules.cairn2e.bestiary.naming import Front
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import stats_in_a_row
from nde.rules.cairn2e.bestiary.plain import bold_start, is_bullet, without_decoration
from nde.rules.cairn2e.bestiary.spans import attack_follows

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
    if any(error.code in _OF_A_BLOCK for error in notes.faults):
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
