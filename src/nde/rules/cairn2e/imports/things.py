"""Things as a book writes them: a name, and in brackets its damage, Armor, slots and uses.

>>> read_thing("Needle-knife (d6)"), read_thing("Tent (fits 2, _bulky_)").title
(Thing(title='Needle-knife', row={'kind': 'weapon', 'dice': [6]}), 'Tent (fits 2)')
>>> [thing.title for thing in handed_over("Take a **Lamp** (3 uses). You feel a **Fatigue**.")]
['Lamp']
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from nde.rules.cairn2e.bestiary.statblocks import slug
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.imports.markdown import BOLD, plain

_BRACKET = re.compile(r"\s*\(([^()]*)\)")
_DICE = re.compile(r"d\d+(?:\s*\+\s*d\d+)*(?= damage$|$)")
_ARMOR = re.compile(r"\+?(\d)\s*Armor", re.I)
_USES = re.compile(r"(\d+)\s*(?:uses?|charges?)\b", re.I)
_CARRIES = re.compile(r"\+?(\d+)\s*slots?", re.I)
_GOLD = re.compile(
    r"\(\+(\d+)\s?gp\)|\ban extra (\d+)\s?gp\b|\btake (\d+)\s?gp\b(?! worth)|\bmoney \((\d+)\s?gp\)", re.I
)
_HANDS_OVER = re.compile(
    r"\b(?:take(?! on)|takes|took|start with|begin with|carry|left you|gave you|giving you|inherited|received"
    r"|leaving behind)\b",
    re.I,
)
_ARTICLE = re.compile(r"^(?:an? |the |some |an extra )+(?=\S)", re.I)
_SPELLBOOKS = (
    re.compile(r"\*\*([^*]+?)\*\*\s+[Ss]pellbook"),
    re.compile(r"_([^_*]+)_\s+\*\*Spellbook\*\*"),
    re.compile(r"\*\*Spellbook\*\*\s+of\s+_([^_]+)_"),
    re.compile(r"\bspellbook of ([A-Z]\w+(?: [A-Z]\w+)*)"),
    re.compile(r"^Spellbook \(([A-Z][\w ]*):"),
)
_SCROLL = re.compile(r"\*\*Scroll\*\*\s+of\s+_?([A-Z][\w' /-]*?)_?(?=[\s.,;(]*(?:\(|[.,;]|$))")
_NO_THINGS = frozenset(
    {
        "fatigue",
        "recharge",
        "easy",
        "tough",
        "gate",
        "roots",
        "wood",
        "scroll",
        "spellbook",
        "bond",
        "bonds",
        "hp",
    }
    | {"attributes", "critical damage", "single item"}
)
"""What a book prints in bold that nobody carries."""


class Thing(NamedTuple):
    """A thing by what a book says of it."""

    title: str
    row: dict[str, object]
    """As a row of the tables: `dice`, `armor`, `slots`, `uses`, `carries`."""

    @property
    def key(self) -> str:
        """The key of its name."""
        return slug(_BRACKET.sub("", self.title))


def read_thing(text: str) -> Thing:
    """A thing in a line of its own."""
    bare = plain(text)
    row, rest = _read_bracket(", ".join(_BRACKET.findall(bare)))
    told = f" ({', '.join(rest)})" if rest else ""
    return Thing(f"{_BRACKET.sub('', bare).strip()}{told}", row)


def _read_bracket(text: str) -> tuple[dict[str, object], list[str]]:
    """What a bracket says in numbers, and what it says besides."""
    row: dict[str, object] = {}
    rest: list[str] = []
    for part in map(str.strip, text.split(",")):
        small = part.casefold()
        if small in ("bulky", "petty"):
            row["slots"] = 2 if small == "bulky" else 0
        elif small == "blast":
            row["is_blast"] = True
        elif small == "slow":
            row["is_slow"] = True
        elif dice := _DICE.match(small):
            row |= {"kind": "weapon", "dice": [int(one) for one in re.findall(r"d(\d+)", dice[0])]}
        elif armor := _ARMOR.fullmatch(part):
            row |= {"kind": "armor", "armor": min(int(armor[1]), 3), "is_worn": True}
        elif uses := _USES.fullmatch(part):
            row["uses"] = int(uses[1])
        elif carries := _CARRIES.fullmatch(part):
            row["carries"] = int(carries[1])
        elif part:
            rest.append(part)
    return row, rest


def described(name: str, text: str) -> Thing:
    """A thing by its name and a sentence or two about it, which hold its numbers."""
    bare = plain(text)
    row: dict[str, object] = {}
    if uses := _USES.search(bare):
        row["uses"] = int(uses[1])
    if marks := re.search(r"\b(bulky|petty)\b", bare, re.I):
        row["slots"] = 2 if marks[1].casefold() == "bulky" else 0
    if re.search(r"\d HP\b", bare):
        row["slots"] = 0  # what has HP of its own walks
    else:
        if dice := re.search(r"(?:^|\()(d\d+(?:\s*\+\s*d\d+)*)(?: damage\b|[,)])", bare):
            row |= {"kind": "weapon", "dice": [int(one) for one in re.findall(r"d(\d+)", dice[1])]}
        if armor := re.search(r"\((?:[^()]*, )?\+?(\d) Armor", bare):
            row |= {"kind": "armor", "armor": min(int(armor[1]), 3), "is_worn": True}
        if re.search(r"\bblast\b", bare) and "dice" in row:
            row["is_blast"] = True
    return Thing(plain(name), row)


def handed_over(text: str) -> Iterator[Thing]:
    """The things that a sentence hands over: printed in bold, with numbers in a bracket or after a verb."""
    for found in BOLD.finditer(text):
        name = _ARTICLE.sub("", plain(found[1]))
        if name.casefold() in _NO_THINGS or re.match(r"[+\d]", name) or re.search(r"\d\s?gp\b", name, re.I):
            continue
        bracket = re.match(r"(?: in an? \w+)?\s*\(([^()]*)\)", text[found.end() :])
        row, rest = _read_bracket(plain(bracket[1])) if bracket else ({}, [])
        sentence = re.split(r"[.!?:]\s", text[: found.start()])[-1]
        if row or _HANDS_OVER.search(plain(sentence)):
            name = name if name[:1].isupper() else name[:1].upper() + name[1:]
            yield Thing(f"{name} ({', '.join(rest)})" if rest and len(", ".join(rest)) < 40 else name, row)


def gold_in(text: str) -> int:
    """The gold pieces that a sentence hands over."""
    found = _GOLD.search(plain(text))
    return int(next(filter(None, found.groups()))) if found else 0


def writings_in(text: str) -> Iterator[tuple[str, str]]:
    """The books and scrolls that a sentence hands over: which of both, and the key of the spell in it."""
    for pattern in _SPELLBOOKS:
        for found in pattern.finditer(text):
            yield "spellbook", slug(plain(found[1]))
    for found in _SCROLL.finditer(text):
        yield "scroll", slug(plain(found[1]))


def is_alike(item: Item, row: dict[str, Any]) -> bool:
    """Whether a thing of ours has the numbers that a book gives it."""
    return (
        item.dice == tuple(row.get("dice", ()))
        and item.armor == row.get("armor", 0)
        and item.slots == row.get("slots", 1)
        and item.is_blast == row.get("is_blast", False)
        and (item.uses == row.get("uses", -1) or item.kind == "light")
    )
