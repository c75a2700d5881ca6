"""The one line that may stand before a log: what is needed to play an unfinished game on elsewhere.

>>> line, log = split_table_file(b'{"format":"nde-table","version":1,"seed":"00"}\\n{"format":"nde-game"}\\n')
>>> line.seed, log
('00', b'{"format":"nde-game"}\\n')
>>> split_table_file(b'{"format":"nde-game"}\\n')
(None, b'{"format":"nde-game"}\\n')
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.dice.ledger import LogVersionUnknown
from nde.errors import Unreadable
from nde.table.codec import DAMAGED

START = b'{"format":"nde-table"'
VERSION = 1


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has besides its log."""

    format: Literal["nde-table"] = "nde-table"
    version: int = VERSION
    seed: str
    """The seed of the dice, as hex: whoever has it knows every face to come."""
    language: str = "en"


def split_table_file(content: bytes) -> tuple[TableLine | None, bytes]:
    """The line before the log, if there is one, and the log."""
    if not content.startswith(START):
        return None, content
    first, _, log = content.partition(b"\n")
    try:
        line = msgspec.json.decode(first, type=TableLine)
    except DAMAGED as fault:
        raise Unreadable("game-line-unreadable", line=1, reason=str(fault)) from None
    if line.version > VERSION:
        raise LogVersionUnknown(line=1, version=line.version, known=VERSION)
    return line, log
