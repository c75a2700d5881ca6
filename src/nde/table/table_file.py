"""What may stand before a game's log in a file, a line each: the seed of its dice, and pictures.

    {"format":"nde-table","version":1,"seed":"…"}      what is needed to play a game on elsewhere
    {"format":"nde-picture","version":1,"hash":"…"}    a picture of the table, with all that it holds

>>> file = split_table_file(b'{"format":"nde-table","version":1,"seed":"00"}\\n{"format":"nde-game"}\\n')
>>> file.line.seed, file.pictures, file.log
('00', (), b'{"format":"nde-game"}\\n')
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

import msgspec

from nde.dice.ledger import LogVersionUnknown
from nde.errors import Unreadable
from nde.table.codec import DAMAGED

TABLE_VERSION = 1


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has besides its log."""

    format: Literal["nde-table"] = "nde-table"
    version: int = TABLE_VERSION
    seed: str
    """The seed of the dice, as hex: whoever has it knows every face to come."""
    language: str = "en"


class PictureLine(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of the table."""

    format: Literal["nde-picture"] = "nde-picture"
    version: int = TABLE_VERSION
    hash: str
    kind: str
    name: str
    width: int
    height: int
    created: int
    content: bytes


class TableFile(NamedTuple):
    """A file, taken apart."""

    line: TableLine | None
    pictures: tuple[PictureLine, ...]
    log: bytes


Line = TypeVar("Line", TableLine, PictureLine)


def split_table_file(content: bytes) -> TableFile:
    """The lines before the log, if there are any, and the log."""
    at, number = 0, 1
    line: TableLine | None = None
    pictures: list[PictureLine] = []
    while True:
        end = content.find(b"\n", at)
        if content.startswith(b'{"format":"nde-table"', at) and end >= 0:
            line = _read(content[at:end], TableLine, number)
        elif content.startswith(b'{"format":"nde-picture"', at) and end >= 0:
            pictures.append(_read(content[at:end], PictureLine, number))
        else:
            return TableFile(line, tuple(pictures), content[at:])
        at, number = end + 1, number + 1


def _read(line: bytes, kind: type[Line], number: int) -> Line:
    try:
        found = msgspec.json.decode(line, type=kind)
    except DAMAGED as fault:
        raise Unreadable("game-line-unreadable", line=number, reason=str(fault)) from None
    if found.version > TABLE_VERSION:
        raise LogVersionUnknown(line=number, version=found.version, known=TABLE_VERSION)
    return found
