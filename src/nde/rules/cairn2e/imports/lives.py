"""Backgrounds, bonds, omens and traits of a book."""

from __future__ import annotations

import re

from nde.errors import Unreadable
from nde.rules.cairn2e.bestiary.statblocks import slug
from nde.rules.cairn2e.imports.book import Gathered
from nde.rules.cairn2e.imports.markdown import BOLD, Page, Part, Row, numbered, plain
from nde.rules.cairn2e.imports.things import described, gold_in, handed_over, read_thing, writings_in

_STARTING_GOLD = re.compile(r"3d6 gold", re.I)
_NAMED = re.compile(r"\*\*([^*]+)\*\*\.\s+(.*)$")
_TAKES = re.compile(r"\b(?:take (?:an?|some|the|\d+)|start (?:with|a)|begin with)\b(?! monster)", re.I)
_COUNTED = re.compile(r"\d+ (?:uses?|charges?)\b|\b(?:petty|bulky)\b", re.I)
_OF_DEEDS = re.compile(r"(?:you|your|if|when|choose|once|attacks?|the first|take|start|begin|\w+ing)\b", re.I)
"""How words behind a name begin that tell what somebody can do, and not what a thing is like."""
_SECOND_BOND = re.compile(r"\b(?:roll|take|gain|add)\b[^.]*\b(?:bond|bonds)\b", re.I)
TRAITS = {
    "physique": "physique",
    "skin": "skin",
    "hair": "hair",
    "face": "features",
    "speech": "speech",
    "clothing": "clothing",
    "virtue": "virtue",
    "vice": "vice",
}
"""The tables of traits by their headings, and as they are called here."""


def read_background(gathered: Gathered, file: str, text: str) -> None:
    """A background by its file; every part that is missing is a fault, and then it is left out."""
    page = Page(text)
    names, gear = page.part("names"), page.part("starting gear")
    tables = [part for part in page.parts if part not in (names, gear) and numbered(part.rows)]
    known = len(gathered.faults)
    for heading, is_there in (("Names", names), ("Starting Gear", gear), ("1d6", len(tables) == 2)):
        if not is_there:
            gathered.fault(file, 1, Unreadable("book-part-missing", part=heading))
    if not page.title:
        gathered.fault(file, 1, Unreadable("book-part-missing", part="#"))
    if len(gathered.faults) > known or names is None or gear is None:
        return
    id = slug(page.title)
    row: dict[str, object] = {"names": _names(gathered, names), "items": _gear(gathered, file, gear)}
    for key, part in zip(("first", "second"), tables, strict=True):
        row[key] = _results(gathered, file, part, f"{id}-{key}")
    gathered.table("backgrounds")[id] = row
    gathered.names[f"background-{id}"] = page.title


def _names(gathered: Gathered, part: Part) -> list[str]:
    found = []
    for name in map(str.strip, plain(part.text).split(",")):
        if name:
            found.append(slug(name))
            gathered.names[f"option-name-{slug(name)}"] = name
    return found


def _gear(gathered: Gathered, file: str, part: Part) -> list[str]:
    """What everybody of the trade carries; the gold is the same for everybody."""
    found = []
    for line, point in part.points:
        if _STARTING_GOLD.search(point):
            continue
        if re.search(r"\bgold\b", point, re.I):
            gathered.fault(file, line, Unreadable("book-gold-differs", text=plain(point)))
            continue
        spells = [f"{kind}-{spell}" for kind, spell in _writings(gathered, plain(point))]
        named, _, rest = point.partition("\n")
        if spells or named.count("(") > named.count(")"):
            named, rest = point, ""
        if rest:
            gathered.remark(file, line, (plain(rest),))
        found += spells or [gathered.thing(read_thing(named))]
    return found


def _writings(gathered: Gathered, text: str) -> list[tuple[str, str]]:
    """The books and scrolls in a text whose spells the book has."""
    known = gathered.content.get("spells", ())
    return [one for one in dict.fromkeys(writings_in(text)) if one[1] in known]


def _results(gathered: Gathered, file: str, part: Part, key: str) -> list[dict[str, object]]:
    rows = numbered(part.rows)
    if not rows:
        gathered.fault(file, part.line, Unreadable("book-part-missing", part=plain(part.title)))
    are_things = _name_things(rows)
    results = []
    for row in rows:
        words = ": ".join(filter(None, map(plain, row.cells[1:])))
        note = f"{key}-{row.cells[0]}"
        gathered.names[f"note-{note}"] = words
        results.append({"note": note, **_granted(gathered, file, row, are_things=are_things)})
    return results


def _name_things(rows: list[Row]) -> bool:
    """Whether the words in bold at the head of a table's rows are things that one gets.

    They are where no row takes anything else and some are counted, or none tells what somebody does.
    """
    if all(len([cell for cell in row.cells if cell]) > 2 for row in rows):
        told = [plain(row.cells[2]) for row in rows]
    else:
        named = [_NAMED.match(row.cells[1]) for row in rows if len(row.cells) > 1]
        told = [plain(one[2]) for one in named if one is not None]
        if len(told) < len(rows):
            return False
    if not told or any(map(_TAKES.search, told)):
        return False
    return any(map(_COUNTED.search, told)) or not any(map(_OF_DEEDS.match, told))


def _granted(gathered: Gathered, file: str, row: Row, *, are_things: bool) -> dict[str, object]:
    """What a result hands over besides its words."""
    texts = [cell for cell in row.cells[1:] if cell]
    text = texts[-1] if texts else ""
    items: list[str] = []
    if are_things and len(texts) > 1:
        items.append(gathered.thing(described(texts[0], text)))
    elif are_things and (named := _NAMED.match(text)):
        items.append(gathered.thing(described(named[1], named[2])))
        text = named[2]
    writings = [f"{kind}-{spell}" for kind, spell in _writings(gathered, text)]
    written = {one.split("-", 1)[1].replace("-", " ") for one in writings}
    for thing in handed_over(text):
        if thing.title.casefold() not in written and thing.key not in items:
            items.append(gathered.thing(thing))
    granted: dict[str, object] = {"items": [*items, *writings]} if items or writings else {}
    if gold := gold_in(text):
        granted["gold"] = gold
    if _SECOND_BOND.search(plain(text)):
        granted["bond"] = True
    left = [plain(one) for one in BOLD.findall(text)]
    if left and not granted:
        gathered.remark(file, row.line, tuple(left))
    return granted


def read_creation(gathered: Gathered, file: str, text: str) -> None:
    """Bonds, omens and traits, where the file has their tables."""
    page = Page(text)
    bonds, omens = page.part("bonds"), page.part("omens")
    for row in numbered(bonds.rows) if bonds else []:
        key = f"book-{row.cells[0]}"
        gathered.table("bonds")[key] = _granted(gathered, file, row, are_things=False)
        gathered.names[f"bond-{key}"] = plain(row.cells[1])
    for row in numbered(omens.rows) if omens else []:
        key = f"book-{row.cells[0]}"
        gathered.content.setdefault("omens", []).append(key)
        gathered.names[f"omen-{key}"] = plain(row.cells[1])
    for heading, kind in TRAITS.items():
        part = page.part(heading)
        words = _words_by_face(numbered(part.rows)) if part else []
        if words:
            gathered.table("traits")[kind] = [slug(word) for word in words]
            gathered.names |= {f"{kind}-{slug(word)}": word for word in words}


def _words_by_face(rows: list[Row]) -> list[str]:
    """The words of a table that stands in two columns beside each other, in the order of their faces."""
    found: dict[int, str] = {}
    for row in rows:
        for face, word in zip(row.cells[::2], row.cells[1::2], strict=False):
            if plain(face).isdecimal() and word:
                found[int(plain(face))] = plain(word).lower()
    return [found[face] for face in sorted(found)]
