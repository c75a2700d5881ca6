"""A hero as JSON, the way Kettlewright exports one, as a sheet of this game.

What a sheet has a place for is set; everything else is kept among the notes in its own words, and said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from nde.dice.questions import Tell
from nde.errors import Unreadable
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.characters.market import GOODS
from nde.rules.cairn2e.characters.slips import plain
from nde.rules.documents import LONGEST, Findings, shown
from nde.rules.ruleset import Converted
from nde.rules.sheets import FORMAT, KIND

RULE = "cairn2e/creation"
GAME = "cairn2e"
SCORES = {
    "strength": "strength",
    "dexterity": "dexterity",
    "willpower": "will",
    "hp": "hp",
}
"""The numbers of a hero there, and here; each with its maximum beside it."""
SILENT = frozenset(
    {"id", "user", "owner", "url_name", "items", "containers", "custom_name", "custom_background"}
)
"""Fields that say nothing by themselves."""
TOLD = ("description", "traits", "notes", "scars")
OWN = "0"
"""The container that is the hero."""
_DICE = re.compile(r"\d?d\d+(?:\s*\+\s*\d?d\d+)*")
_ARMOR = re.compile(r"\+?(\d)\s*armou?r", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?;])\s+")


def converted(document: Mapping[str, object]) -> Converted | None:
    """The sheet of a hero from there; nothing for any other document, and every fault of one.

    >>> hero = {"name": "Ada", "strength": 9, "dexterity": 8, "willpower": 7, "hp": 3, "hp_max": 4}
    >>> made = converted(hero)
    >>> made.sheet["will"], made.sheet["hp"], made.sheet["hp_most"], converted({"name": "Ada"})
    (7, 3, 4, None)
    """
    if "willpower" not in document or "strength" not in document or "game" in document:
        return None
    return _Reading(document).whole()


class _Reading:
    """One hero as it is read."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document
        self.found = Findings("sheet")
        self.notes: list[str] = []
        self.assumed: list[Tell] = []
        self.read: set[str] = set()

    def whole(self) -> Converted:
        sheet: dict[str, Any] = {"kind": KIND, "format": FORMAT, "game": GAME}
        sheet["name"] = self._text("name") or self._text("custom_name")
        background = self._text("background")
        sheet["background"] = self._text("custom_background") if background == "Custom" else background
        for key, name in SCORES.items():
            sheet |= self._score(key, name)
        sheet["gold"] = self._number("gold") or 0
        sheet["is_deprived"] = self._yes("deprived")
        if self._yes("panicked"):
            self._keep("panicked")
        sheet["bonds"] = [piece for text in self._texts("bonds") for piece in _pieces(text)]
        omens = self._texts("omens")
        sheet["omen"] = omens[0] if omens and len(omens[0]) <= LONGEST else ""
        for omen in omens[1:] if sheet["omen"] else omens:
            self._keep("omens", omen)
        sheet["items"], sheet["fatigue"] = self._items()
        self._armor(sheet["items"])
        for key in TOLD:
            for text in self._texts(key):
                self._keep(key, text)
        for key, value in self.document.items():
            if key not in self.read and key not in SILENT and value not in (None, "", [], {}, False):
                self._keep(key, value if isinstance(value, str) else msgspec.json.encode(value).decode())
        self.found.settle()
        sheet["notes"] = self.notes
        return Converted(sheet={key: one for key, one in sheet.items() if one}, assumed=tuple(self.assumed))

    def _of(self, key: str) -> Any:
        self.read.add(key)
        return self.document.get(key)

    def _text(self, key: str) -> str:
        value = self._of(key)
        if value is None:
            return ""
        if not isinstance(value, str):
            self.found.note(key, Unreadable("not-a-text", text=shown(value)))
            return ""
        return " ".join(value.split())

    def _texts(self, key: str) -> list[str]:
        """The lines of a text; each paragraph is one."""
        value = self._of(key)
        if value is None or value == "":
            return []
        values = value if isinstance(value, list) else [value]
        return [" ".join(line.split()) for one in values for line in str(one).splitlines() if line.strip()]

    def _number(self, key: str) -> int | None:
        value = self._of(key)
        if isinstance(value, str) and value.strip().isdecimal():
            value = int(value.strip())
        if value is None or value == "":
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.found.note(key, Unreadable("not-a-number", text=shown(value)))
            return None
        return value

    def _yes(self, key: str) -> bool:
        return str(self._of(key)).casefold() in ("true", "1", "yes", "on")

    def _score(self, key: str, name: str) -> dict[str, int]:
        """What is left of a score and its most; where one of them is missing it is as much as the other."""
        now, most = self._number(key), self._number(f"{key}_max")
        if now is None and most is None and key not in {one.place for one in self.found.faults}:
            self.found.note(key, Unreadable("key-missing", key=key))
        most = max((one for one in (now, most) if one is not None), default=0)
        return {name: most if now is None else now, f"{name}_most": most}

    def _keep(self, key: str, text: str = "") -> None:
        """Keep a text among the notes, under what it was there, and say so."""
        said = text if key == "notes" else f"{key}: {text}" if text else key
        for piece in _pieces(said):
            self.notes.append(piece)
            self.assumed.append(Tell(RULE, "import-note", {"words": piece}))

    def _items(self) -> tuple[list[object], int]:
        """What the hero carries as things of a sheet, and Fatigue; what lies elsewhere is noted."""
        boxes = {str(one.get("id")): one for one in self._list("containers")}
        own: list[object] = []
        fatigue = 0
        for at, one in enumerate(self._list("items")):
            name = " ".join(str(one.get("name", "")).split())
            if not name:
                self.found.note(f"items[{at}].name", Unreadable("text-empty"))
            elif str(one.get("location", OWN)) != OWN:
                box = boxes.get(str(one.get("location")), {})
                self._keep(str(box.get("name") or one.get("location")), _told(name, one))
            elif name.casefold() == "fatigue":
                fatigue += 1
            else:
                own.append(self._item(name, one))
        for id, box in boxes.items():
            if id != OWN:
                carried = ", ".join(
                    f"{key} {box[key]}" for key in ("slots", "load", "carried_by") if box.get(key)
                )
                self._keep(str(box.get("name") or id), carried)
        return own, fatigue

    def _list(self, key: str) -> list[Mapping[str, object]]:
        """A list of tables; some exports have it as JSON within a text."""
        value = self._of(key)
        if isinstance(value, str) and value.strip():
            try:
                value = msgspec.json.decode(value)
            except (msgspec.MsgspecError, RecursionError):
                self.found.note(key, Unreadable("not-a-list", text=shown(value)))
                return []
        if value in (None, ""):
            return []
        items = self.found.items(key, value)
        return [one for place, item in items if (one := self.found.table(place, item))]

    def _item(self, name: str, one: Mapping[str, object]) -> object:
        """A thing: one of the game's where it is the same in all that is said, or in its own words."""
        tags = [" ".join(str(tag).split()) for tag in _tags(one.get("tags"))]
        lines: dict[str, object] = {"key": name[:LONGEST]}
        known = GOODS.get(plain(name))
        lines |= _read_tags(tags)
        if "spellbook" in name.casefold() or "spellbook" in map(str.casefold, tags):
            lines |= {
                "kind": "spellbook",
                "spell": re.sub(r"(?i)\bspellbook\b[:\s]*", "", name).strip() or name,
            }
        left, most = _counted(one)
        if most > 0:
            lines |= {"uses": left, "uses_most": most}
        if lines.get("armor"):
            lines |= {"kind": "armor", "is_worn": True}
        lost = [tag for tag in tags if not _is_read(tag)]
        description = " ".join(str(one.get("description") or "").split())
        more = {key: one[key] for key in one if key not in ITEM_FIELDS and one[key] not in (None, "", [], {})}
        for text in (*lost, description, *(f"{key} {value}" for key, value in more.items())):
            if text:
                self._keep(name, text)
        if known is not None and _fits(known, lines):
            if most <= 0 or left == known.uses:
                return plain(name)
            return {"key": plain(name), "uses": left, "uses_most": max(most, known.uses_most)}
        return lines

    def _armor(self, items: Iterable[Any]) -> None:
        """The Armor that is said there, where what is worn does not come to it."""
        said = self._of("armor")
        worn = sum(
            (one.get("armor") or (GOODS[one["key"]].armor if one["key"] in GOODS else 0))
            if isinstance(one, dict)
            else GOODS[one].armor
            for one in items
        )
        if str(said or "0").strip() not in ("", str(min(worn, 3))):
            self._keep("armor", str(said))


ITEM_FIELDS = ("id", "name", "tags", "uses", "charges", "max_charges", "location", "description", "editing")


def _tags(value: object) -> list[object]:
    if isinstance(value, str):
        return [part for part in value.split(",") if part.strip()]
    return value if isinstance(value, list) else []


def _is_read(tag: str) -> bool:
    plain_tag = tag.casefold()
    is_known = plain_tag in ("bulky", "petty", "blast", "spellbook", "uses", "charges")
    return is_known or _DICE.fullmatch(plain_tag) is not None or _ARMOR.fullmatch(plain_tag) is not None


def _read_tags(tags: Iterable[str]) -> dict[str, object]:
    lines: dict[str, object] = {}
    for tag in map(str.casefold, tags):
        if tag in ("bulky", "petty"):
            lines["slots"] = 2 if tag == "bulky" else 0
        elif tag == "blast":
            lines["is_blast"] = True
        elif _DICE.fullmatch(tag):
            lines |= {"kind": "weapon", "dice": [*_dice(tag)]}
        elif found := _ARMOR.fullmatch(tag):
            lines["armor"] = int(found[1])
    return lines


def _dice(tag: str) -> Iterator[str]:
    for part in tag.replace(" ", "").split("+"):
        number, _, sides = part.partition("d")
        yield from [f"d{sides}"] * int(number or 1)


def _counted(one: Mapping[str, object]) -> tuple[int, int]:
    """Uses or charges left, and how many there were; none where nobody counts."""
    numbers = {
        key: int(value) if (value := str(one.get(key, "")).strip()).isdecimal() else -1
        for key in ("uses", "charges", "max_charges")
    }
    if numbers["uses"] > 0:
        return numbers["uses"], numbers["uses"]
    return numbers["charges"], max(numbers["max_charges"], numbers["charges"])


def _fits(known: Item, lines: Mapping[str, Any]) -> bool:
    """Whether nothing that is said of a thing is otherwise than the game has it."""
    dice = tuple(int(one.removeprefix("d")) for one in lines.get("dice", ()))
    said = {
        "slots": lines.get("slots", 1),
        "armor": lines.get("armor", 0),
        "is_blast": lines.get("is_blast", False),
    }
    return dice == known.dice and all(getattr(known, key) == value for key, value in said.items())


def _told(name: str, one: Mapping[str, object]) -> str:
    """A thing that lies elsewhere, in one line."""
    uses, _ = _counted(one)
    tags = [str(tag) for tag in _tags(one.get("tags"))]
    said = ", ".join([*tags, *([f"×{uses}"] if uses > 0 else [])])
    description = " ".join(str(one.get("description") or "").split())
    return " ".join(filter(None, (name, f"({said})" if said else "", description)))


def _pieces(text: str) -> Iterator[str]:
    """A text in pieces as long as a sheet takes them, cut where a sentence ends if one does."""
    left = text
    while len(left) > LONGEST:
        ends = [end.start() for end in _SENTENCE.finditer(left) if end.start() <= LONGEST]
        cut = ends[-1] if ends else left.rfind(" ", 1, LONGEST)
        cut = cut if cut > 0 else LONGEST
        yield left[:cut].strip()
        left = left[cut:].strip()
    if left:
        yield left
