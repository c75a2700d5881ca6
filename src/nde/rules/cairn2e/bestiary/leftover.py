"""Lines that no block was made of: whether the numbers of a creature stand in them all the same.

Prose speaks of numbers too: what is lost, healed or saved against.  Those are left alone; anything else with
two numbers of a creature, or with HP and an attack, must not vanish without a word.
"""

from __future__ import annotations

import re

from nde.rules.cairn2e.bestiary.numbers import STAT_WORD, Value, stat_at

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
_LINK = re.compile(r"\s*(?:[,;|&/•·.-]|\band\b|\bor\b|,\s*(?:and|or)\b)?\s*", re.I)
LETTERS = re.compile(r"\bH\s?\d{1,3}\W+(?:A\s?\d\W+)?S\s?\d{1,2}\W+D\s?\d{1,2}\W+W\s?\d{1,2}\b")
"""Numbers with a letter for their name, as in `H4, S8, D14, W8`: nearly certain, and so not left unsaid."""
_ATTACK = re.compile(
    r"[A-Za-z'-]+ ?\(\s*\d{0,2}d\d{1,3}\b(?!\s*(?:turns?|rounds?|hours?|days?|minutes?))", re.I
)


def _numbers_in(text: str) -> list[tuple[Value, int]]:
    found, place = [], 0
    for start in re.finditer(r"(?<![\w.])[-+(]?\w", text):
        for at in (start.start(), start.start() + 1) if start[0][0] in "(+-" else (start.start(),):
            value = stat_at(text, at) if at >= place else None
            if value is not None:
                found.append(value)
                place = value[1]
    return found


def numbers_left(text: str) -> set[str]:
    """The numbers of a creature that a line states, and not only what becomes of them.

    >>> sorted(numbers_left("He is quick: 6 DEX, 3 Armor")), numbers_left("reduced to 0 STR, 0 WIL")
    (['armor', 'dexterity'], set())
    """
    return {stat for stat, _ in _stated(text)}


def _stated(text: str) -> list[tuple[str, bool]]:
    """The numbers a line states, each with whether it follows the one before at once."""
    if STAT_WORD.search(text) is None:
        return []
    stated: list[tuple[str, bool]] = []
    last_end, is_changed = -1, False
    for value, end in _numbers_in(text):
        is_linked = last_end >= 0 and _LINK.fullmatch(text[last_end : value.start]) is not None
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
