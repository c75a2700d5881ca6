"""Reading a sheet somebody wrote: a character, or every fault in it with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_type_hints

from nde.errors import Illegal, Unreadable
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import ATTRIBUTES, Character, Item, Need, Scar
from nde.rules.cairn2e.making.items_read import read_item
from nde.rules.cairn2e.making.market import TRADES
from nde.rules.cairn2e.making.slips import meant, plain
from nde.rules.cairn2e.making.tables import BACKGROUNDS, BONDS, OMENS, TRAITS
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import Findings, shown, wrong_word
from nde.rules.sheets import HEAD, check_head

GAME = "cairn2e"
KEYS = {name: name for name in Character.__struct_fields__} | {"kind": "station"}
"""The key of each field on a sheet: `kind` is the kind of document there."""
TRACKS = (*ATTRIBUTES, "hp")
HINTS = get_type_hints(Character)
STATIONS: tuple[str, ...] = get_args(HINTS["kind"])
STATES: tuple[str, ...] = get_args(HINTS["state"])
NEEDS: tuple[Any, ...] = get_args(Need)
DUES: tuple[str, ...] = get_args(get_type_hints(Scar)["due"])
SCAR_ROWS = 12
MOST = 99
"""The highest attribute or HP a sheet may show: far more than any scar gives."""


def read_sheet(game: Game, document: Mapping[str, Any]) -> Character:
    """Return the character on a sheet, or raise every fault in it."""
    return _Reader(game, document).read()


class _Reader:
    """One reading of one sheet; every part notes its faults and goes on."""

    def __init__(self, game: Game, document: Mapping[str, Any]) -> None:
        self.game = game
        self.document = document
        self.found = Findings("sheet")

    def read(self) -> Character:
        self.found.keys("", self.document, (*HEAD, *KEYS.values()))
        check_head(self.found, self.document, GAME)
        fields: dict[str, Any] = {}
        for key in TRACKS:
            fields[key], fields[f"{key}_most"] = self._track(key)
        fields |= {key: self._text(key) for key in ("name", "background", "omen")}
        fields |= {key: self._number(key) for key in ("age", "gold", "deprived_hours", "dying")}
        fields["fatigue"] = self._number("fatigue", most=self.game.settings.slots)
        fields |= {key: self._texts(key) for key in ("bonds", "notes")}
        self._check_slip("background", fields["background"], BACKGROUNDS)
        self._check_slip("omen", fields["omen"], OMENS)
        for at, bond in enumerate(fields["bonds"]):
            self._check_slip(f"bonds[{at}]", bond, BONDS)
        fields |= {"kind": self._word("kind", STATIONS), "state": self._word("state", STATES)}
        character = Character(
            **fields,
            trade=self._trade(),
            is_deprived=self._flag("is_deprived"),
            lacks=self._needs(),
            items=self._items(),
            scars=self._scars(),
            traits=self._traits(),
        )
        self._weigh(character)
        self.found.settle()
        return character

    def _track(self, key: str) -> tuple[int, int]:
        """What is left of an attribute or of HP, and its maximum; either may be left out, not both."""
        most_key = f"{key}_most"
        if key not in self.document and most_key not in self.document:
            self.found.note(key, Unreadable("key-missing", key=key))
            return 0, 0
        left = self._number(key, most=MOST) if key in self.document else None
        most = self._number(most_key, most=MOST) if most_key in self.document else None
        if left is not None and most is not None and left > most:
            self.found.note(key, Illegal("more-than-most", number=left, most=most))
        return (left if left is not None else most or 0), (most if most is not None else left or 0)

    def _number(self, key: str, most: int = 9_999) -> int:
        return self.found.whole_number(key, self.document.get(key, 0), least=0, most=most) or 0

    def _text(self, key: str) -> str:
        return self.found.text(key, self.document.get(key, ""), may_be_empty=True) or ""

    def _texts(self, key: str) -> tuple[str, ...]:
        listed = self.found.items(key, self.document.get(key, ()))
        texts = (self.found.text(place, text, may_be_empty=False) for place, text in listed)
        return tuple(text for text in texts if text is not None)

    def _word(self, field: str, allowed: tuple[str, ...]) -> str:
        key = KEYS[field]
        written = self.document.get(key, allowed[0])
        if written in allowed:
            return str(written)
        self.found.note(key, wrong_word(shown(written), allowed))
        return allowed[0]

    def _flag(self, key: str) -> bool:
        written = self.document.get(key, False)
        if not isinstance(written, bool):
            self.found.note(key, Unreadable("not-yes-or-no", text=shown(written)))
        return written is True

    def _needs(self) -> tuple[Need, ...]:
        """What somebody lacks, each once."""
        read: list[Need] = []
        for place, written in self.found.items("lacks", self.document.get("lacks", ())):
            if written in NEEDS:
                read.append(NEEDS[NEEDS.index(written)])
            else:
                self.found.note(place, wrong_word(shown(written), NEEDS))
        return tuple(dict.fromkeys(read))

    def _trade(self) -> str:
        written = self.document.get("trade", "")
        if written and written not in TRADES:
            self.found.note("trade", wrong_word(shown(written), TRADES))
        return written if written in TRADES else ""

    def _items(self) -> tuple[Item, ...]:
        listed = self.found.items("items", self.document.get("items", ()))
        items = (read_item(self.found, place, item) for place, item in listed)
        return tuple(item for item in items if item is not None)

    def _scars(self) -> tuple[Scar, ...]:
        listed = self.found.items("scars", self.document.get("scars", ()))
        scars = (self._scar(place, scar) for place, scar in listed)
        return tuple(scar for scar in scars if scar is not None)

    def _scar(self, place: str, written: object) -> Scar | None:
        """A scar: a table, or the number of its row alone for one whose roll was made."""
        if isinstance(written, int):
            written = {"row": written, "due": "done"}
        table = self.found.table(place, written)
        self.found.keys(place, table, Scar.__struct_fields__)
        row = self.found.whole_number(f"{place}.row", table.get("row", 0), least=1, most=SCAR_ROWS)
        detail = self.found.text(f"{place}.detail", table.get("detail", ""), may_be_empty=True)
        due: Any = table.get("due", "now")
        if due not in DUES:
            self.found.note(f"{place}.due", wrong_word(shown(due), DUES))
            return None
        return None if row is None else Scar(row=row, detail=detail or "", due=due)

    def _traits(self) -> tuple[tuple[str, str], ...]:
        table = self.found.table("traits", self.document.get("traits", {}))
        self.found.keys("traits", table, TRAITS)
        words = [
            (key, self.found.text(f"traits.{key}", table[key], may_be_empty=False))
            for key in TRAITS
            if key in table
        ]
        for key, word in words:
            self._check_slip(f"traits.{key}", word or "", TRAITS[key])
        return tuple((key, word) for key, word in words if word is not None)

    def _check_slip(self, place: str, text: str, keys: Iterable[str]) -> None:
        """Note a word that is almost a key; a capital letter at its head says that it is one's own."""
        nearest = meant(text, keys)
        if nearest and (not text[0].isupper() or plain(text) == nearest):
            self.found.note(place, Unreadable("meant-another-word", text=shown(text), nearest=nearest))

    def _weigh(self, character: Character) -> None:
        used, slots = used_slots(self.game, character), self.game.settings.slots
        if used > slots:
            self.found.note("items", Illegal("too-heavy", used=used, slots=slots))
