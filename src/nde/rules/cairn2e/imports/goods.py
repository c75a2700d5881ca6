"""Spells, relics and the market of a book."""

from __future__ import annotations

import re
from typing import Any

from nde.errors import Unreadable
from nde.rules.cairn2e.bestiary.statblocks import slug
from nde.rules.cairn2e.characters.content import OURS
from nde.rules.cairn2e.characters.market import MAGIC
from nde.rules.cairn2e.imports.book import Gathered
from nde.rules.cairn2e.imports.markdown import Page, Part, Row, numbered, plain
from nde.rules.cairn2e.imports.things import Thing, is_alike, read_thing

SECTIONS = {
    "armor": "armor",
    "weapons": "weapons",
    "transport": "transport",
    "upkeep": "upkeep",
    "gear": "gear",
}
HIRELINGS = "hirelings"
_RECHARGE = re.compile(r"^\*\*Recharge\*\*\s*:?\s*", re.I)
_MANY = re.compile(r",\s*(?=[A-Z])|,\s*etc\.?")
_SERVICE = re.compile(r"room|seat|passage|stable|healing|lodging|per night|per day", re.I)
USED_FROM_AFAR = ("sling", "bow", "crossbow")


def read_spells(gathered: Gathered, file: str, text: str) -> None:
    """The spells of a book: a number, a name, and what it does."""
    for row in numbered(_first_rows(Page(text))):
        if len(row.cells) < 3 or not plain(row.cells[1]):
            gathered.fault(file, row.line, Unreadable("book-row-unclear", text=plain(" ".join(row.cells))))
            continue
        key, name = slug(plain(row.cells[1])), plain(row.cells[1])
        spells = gathered.content.setdefault("spells", [])
        if key in spells:
            gathered.fault(file, row.line, Unreadable("book-twice", text=name))
            continue
        spells.append(key)
        _name_spell(gathered, key, name, plain(row.cells[2]))
        for kind in MAGIC:
            gathered.names[f"option-item-{kind}-{key}"] = f"{kind} “{name}”"


def _first_rows(page: Page) -> list[Row]:
    return next((part.rows for part in page.parts if part.rows), [])


def _name_spell(gathered: Gathered, key: str, name: str, text: str) -> None:
    gathered.names[f"spell-{key}"] = name
    gathered.names[f"spell-{key}.text"] = text


def read_relics(gathered: Gathered, file: str, text: str) -> None:
    """The relics of a book: a name with uses or charges, what it does, and what gives the charges back."""
    page = Page(text)
    for part in page.parts:
        title = plain(part.title)
        name, *marks = re.split(r",\s*", title)
        thing = read_thing(f"{name} ({', '.join(marks)})" if marks and "(" not in name else title)
        if marks and "(" in name:
            thing = Thing(
                read_thing(name).title, read_thing(name).row | read_thing(f"x ({', '.join(marks)})").row
            )
        points = [plain(point) for _, point in part.points if not _RECHARGE.match(point)]
        if not points:
            gathered.fault(file, part.line, Unreadable("book-part-missing", part=title))
            continue
        _keep_relic(gathered, file, part, thing, " ".join(points))


def _keep_relic(gathered: Gathered, file: str, part: Part, thing: Thing, text: str) -> None:
    key = thing.key if thing.key not in OURS.goods else f"{thing.key}-of-book"
    if key in gathered.table("relics"):
        gathered.fault(file, part.line, Unreadable("book-twice", text=thing.title))
        return
    row: dict[str, object] = {name: value for name, value in thing.row.items() if name != "kind"}
    recharge = next(
        (plain(_RECHARGE.sub("", point)) for _, point in part.points if _RECHARGE.match(point)), ""
    )
    row["spell"] = key
    if recharge:
        row["recharge"] = key
        gathered.names[f"recharge-{key}"] = recharge
    gathered.table("relics")[key] = row
    gathered.names[f"item-{key}"] = thing.title
    _name_spell(gathered, key, thing.title, text)


def read_market(gathered: Gathered, file: str, text: str) -> None:
    """The market of a book, section by section."""
    page = Page(text)
    for heading, section in SECTIONS.items():
        part = page.part(heading)
        if part is None or not part.rows:
            gathered.fault(file, 1, Unreadable("book-part-missing", part=heading.capitalize()))
            continue
        for row in part.rows:
            _keep_goods(gathered, file, section, row)
    hirelings = page.part(HIRELINGS)
    for row in hirelings.rows if hirelings else []:
        known = OURS.services.get(slug(plain(row.cells[0])))
        if known is None or str(known.gold) != plain(row.cells[-1]):
            gathered.remark(file, row.line, (plain(" ".join(row.cells)),))


def _keep_goods(gathered: Gathered, file: str, section: str, row: Row) -> None:
    """A row of the market: one thing, or several at one price."""
    price = plain(row.cells[-1])
    if len(row.cells) < 2 or not price.isdecimal():
        gathered.fault(file, row.line, Unreadable("book-row-unclear", text=plain(" ".join(row.cells))))
        return
    whole = plain(row.cells[0])
    name, bracket, rest = whole.partition("(")
    several = [one.strip() for one in _MANY.split(name) if one.strip()] or [name.strip()]
    for one in several:
        _keep_good(gathered, section, read_thing(f"{one} {bracket}{rest}".strip()), int(price))


def _keep_good(gathered: Gathered, section: str, thing: Thing, gold: int) -> None:
    goods = gathered.table("market").setdefault(section, {})
    own = {key: value for key, value in thing.row.items() if not (section == "weapons" and key == "kind")}
    if thing.key.rpartition("-")[2] in USED_FROM_AFAR:
        own["is_ranged"] = True
    for key in (thing.key, thing.key.removesuffix("s")):
        known = OURS.market.get(key) or OURS.services.get(key)
        if known is not None and known.gold == gold and (known.item is None or _is_same(known.item, own)):
            goods[key] = {"gold": gold, **(_row_of(key, own) if known.item else {"is_service": True})}
            return
    is_service = section in ("transport", "upkeep") and not own and bool(_SERVICE.search(thing.title))
    key = thing.key if thing.key not in OURS.goods else f"{thing.key}-of-book"
    if "carries" in own:
        own.setdefault("slots", 0)
    goods[key] = {"gold": gold, **({"is_service": True} if is_service else own)}
    gathered.names[f"item-{key}"] = thing.title


def _is_same(item: Any, row: dict[str, Any]) -> bool:
    return is_alike(item, row) or ("carries" in row and item.slots in (0, row.get("slots", 0)))


def _row_of(key: str, row: dict[str, object]) -> dict[str, Any]:
    """The row of a thing that we have too, with what the book leaves out."""
    item = OURS.goods[key]
    own: dict[str, object] = {"kind": item.kind, "slots": item.slots, "is_ranged": item.is_ranged}
    if item.nature:
        own["nature"] = list(item.nature)
    return {name: value for name, value in (row | own).items() if value not in (False, "gear")} | {
        "slots": item.slots
    }
