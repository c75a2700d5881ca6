"""Sheets: what those of all games share, and a character's sheet made from remarks on its fields.

A field of a character is declared once.  Its type says what may be written there; a remark says how it is
shown and between which bounds it lies.  Reading a sheet with every fault in it, writing it, showing it and
changing a value of it by hand follow from that.

>>> class Hero(msgspec.Struct, frozen=True, kw_only=True):
...     name: str = ""
...     nerve: Annotated[int, Line(shown_as="die", choices=(4, 6, 8))] = 6
...     light: Annotated[int, Line(refill="rest", most=9)] = 3
...     light_most: int = 3
>>> form = Form("lantern", Hero)
>>> form.write(Hero(name="Ada", light=2))
{'kind': 'character', 'format': 1, 'game': 'lantern', 'name': 'Ada', 'nerve': 6, 'light': 2, 'light_most': 3}
>>> form.read({"light": 1, "light_most": 4})
Hero(name='', nerve=6, light=1, light_most=4)
>>> [(track.key, track.value, track.most, track.cap) for track in form.show(Hero(light=2)).tracks]
[('light', 2, 3, 9)]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

from nde.errors import Illegal, Unreadable
from nde.rules.documents import Findings, shown
from nde.rules.ruleset import Listing, Sheet, ShownAs, Track, Trait

KIND = "character"
FORMAT = 1
HEAD = ("kind", "format", "game")
"""The keys every sheet begins with."""
MOST = "_most"
"""What ends the name of the field that holds the maximum of a track."""
Body = TypeVar("Body", bound=msgspec.Struct)


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A remark on a field of a character: how the sheet shows it, and what may stand there."""

    shown_as: ShownAs | None = None
    """A trait: how it is shown."""
    refill: str = ""
    """A track, whose maximum is the field `<name>_most`: when it is filled again."""
    listed_as: str = ""
    """A list: what its items are keys of, such as `item` for `item-<key>`."""
    least: int = 0
    most: int = 99
    choices: tuple[int | str, ...] = ()
    """Every value allowed; empty where all between the bounds, or any text, is."""


def check_head(found: Findings, document: Mapping[str, object], game: str) -> None:
    """Note what is wrong with the first lines of a sheet; each may be left out."""
    kind, number = document.get("kind", KIND), document.get("format", FORMAT)
    if kind != KIND:
        found.note("kind", Unreadable("not-a-sheet", text=shown(kind)))
    checked = found.whole_number("format", number, least=1)
    if checked is not None and checked > FORMAT:
        found.note("format", Unreadable("newer-sheet", number=checked, newest=FORMAT))
    named = document.get("game", game)
    if named != game:
        found.note("game", Unreadable("sheet-of-other-game", text=shown(named), game=game))


def head(game: str) -> dict[str, object]:
    """The first lines of a sheet."""
    return {"kind": KIND, "format": FORMAT, "game": game}


class Form(Generic[Body]):
    """The sheet of a game: how characters of one type are read, written and shown."""

    def __init__(self, game: str, kind: type[Body]) -> None:
        self._game = game
        self._kind = kind
        self._fields = {one.name: one for one in fields(kind)}
        hints = get_type_hints(kind, include_extras=True)
        self._types = {name: _plain(hints[name]) for name in self._fields}
        self.lines = {name: _remark(hints[name]) for name in self._fields}
        for name, line in list(self.lines.items()):
            if line.refill:
                self.lines[name + MOST] = Line(least=1, most=line.most)

    def write(self, character: Body) -> dict[str, object]:
        """The character as a document of plain values, for TOML; `read` reads it back equal."""
        return {**head(self._game), **msgspec.to_builtins(character)}

    def read(self, document: Mapping[str, object]) -> Body:
        """The character on a sheet, or every fault in it with its place."""
        found = Findings("sheet")
        found.keys("", document, (*HEAD, *self._fields))
        check_head(found, document, self._game)
        values = {name: self._value(found, name, document) for name in self._fields}
        for name, line in self.lines.items():
            if line.refill and _is_above(values[name], values[name + MOST]):
                found.note(name, Illegal("more-than-most", number=values[name], most=values[name + MOST]))
        found.settle()
        return self._kind(**values)

    def _value(self, found: Findings, name: str, document: Mapping[str, object]) -> Any:
        """What a sheet says of one field; nothing, and a fault, where that cannot be."""
        field = self._fields[name]
        if name not in document:
            if field.required:
                found.note(name, Unreadable("key-missing", key=name))
                return None
            return field.default
        return self.checked(found, name, document[name])

    def checked(self, found: Findings, name: str, value: object) -> object:
        """A value somebody wrote or set for a field; nothing, and a fault, where that cannot be."""
        kind, line = self._types[name], self.lines[name]
        choices = line.choices or (get_args(kind) if get_origin(kind) is Literal else ())
        if choices:
            return found.choice(name, value, choices)
        if kind is bool:
            if not isinstance(value, bool):
                found.note(name, Unreadable("not-yes-or-no", text=shown(value)))
            return value
        if kind is int:
            return found.whole_number(name, value, least=line.least, most=line.most)
        if kind is str:
            return found.text(name, value, may_be_empty=True)
        texts = [found.text(place, one, may_be_empty=False) for place, one in found.items(name, value)]
        return tuple(texts)

    def show(self, character: Body) -> Sheet:
        """What the sheet shows, in the order of the fields; what is empty is left out."""
        told = [(name, line, getattr(character, name)) for name, line in self.lines.items()]
        return Sheet(
            name=getattr(character, "name", ""),
            traits=tuple(
                Trait(key=name, shown_as=line.shown_as, value=value)
                for name, line, value in told
                if line.shown_as and value
            ),
            tracks=tuple(
                Track(
                    key=name,
                    value=value,
                    most=(most := getattr(character, name + MOST)),
                    cap=max(line.most, most),
                    refill=line.refill,
                )
                for name, line, value in told
                if line.refill
            ),
            lists=tuple(
                Listing(key=name, kind=line.listed_as, items=value)
                for name, line, value in told
                if line.listed_as
            ),
        )


def _plain(hint: object) -> object:
    """The type of a field without its remarks."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _remark(hint: object) -> Line:
    return next((one for one in get_args(hint)[1:] if isinstance(one, Line)), Line())


def _is_above(value: object, most: object) -> bool:
    return isinstance(value, int) and isinstance(most, int) and value > most
