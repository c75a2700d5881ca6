"""Armor that a stat line names as gear: `plate (3 Armor)`, `shield (+1 Armor)`, `chain mail, 2 Armor`."""

from __future__ import annotations

import re
from typing import NamedTuple

_POINTS = re.compile(r"\+?\s?(\d{1,2})\s*armou?r|armou?r\s*[:=]?\s*\+?\s?(\d{1,2})", re.I)
_WORN = (
    r"shields?|bucklers?|helm(?:et)?s?|gambeson|brigandine|leathers?|hides?|chain(?:\s?mail)?|mail|plate(?:\s?mail)?"
    r"|platemail|chainmail|cuirass|breastplate|armou?r|padded|coat|scales?|carapace|shell|bark|skin|robes?"
)
_BEFORE = re.compile(rf"(?=[^\d]*\b(?:{_WORN})\b)[A-Za-z' -]+?[\s:-]*(?:{_POINTS.pattern})", re.I)
_BY_ITSELF = re.compile(r"(?:an?\s+)?(?:shield|buckler|helm|helmet|gambeson)\s*\(?\s*\+\s?1\s*\)?", re.I)


class Gear(NamedTuple):
    """A piece of gear that protects, as it was written."""

    text: str
    armor: int


def gear_in(segment: str) -> Gear | None:
    """The gear a part of a stat line is, if it is nothing else.

    >>> gear_in("plate mail (3 Armor, bulky)"), gear_in("bite (d6)")
    (Gear(text='plate mail (3 Armor, bulky)', armor=3), None)
    """
    bare = segment.strip(" .")
    name, bracket, content = bare.partition("(")
    if bracket and re.search(r"[A-Za-z]", name):
        parts = [part.strip(" .") for part in content.rstrip(") ").split(",")]
        points = [found for part in parts if (found := _POINTS.fullmatch(part))]
        is_plain = (
            not re.search(r"\d", name + "".join(parts).replace(points[0][0], "", 1)) if points else False
        )
        if len(points) == 1 and is_plain and bare.endswith(")"):
            return Gear(bare, int(points[0][1] or points[0][2]))
    if before := _BEFORE.fullmatch(bare):
        return Gear(bare, int(before[1] or before[2]))
    if _BY_ITSELF.fullmatch(bare):
        return Gear(bare, 1)
    return None


def worn_beside(name: str, effect: str) -> list[Gear]:
    """The Armor that an attack's other words give, as of a shield in `shield (d4, +1 Armor)`."""
    parts = (part.strip() for part in effect.split(","))
    return [
        Gear(f"{name} ({part})", int(found[1] or found[2]))
        for part in parts
        if (found := _POINTS.fullmatch(part)) is not None
    ]
