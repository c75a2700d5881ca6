"""This program as an older version, to which dice in a chat mean nothing: `python -m tests.proof.older …`."""

from __future__ import annotations

import runpy

from nde.errors import Unreadable
from nde.table.codec import Decoder
from nde.table.events import Entry

NEWER = b'"type":"Tossed"'
_entry, _entries = Decoder.entry, Decoder.entries


def entry(self: Decoder, line: bytes, number: int = 0) -> Entry:
    """The entry on a line; refused if it has what came later."""
    if NEWER in line:
        raise Unreadable("game-line-unreadable", line=number, reason="Tossed")
    return _entry(self, line, number)


def entries(self: Decoder, lines: bytes) -> list[Entry] | None:
    """The entries on many lines; nothing if one of them has what came later."""
    return None if NEWER in lines else _entries(self, lines)


if __name__ == "__main__":
    Decoder.entry, Decoder.entries = entry, entries  # type: ignore[method-assign]
    runpy.run_module("nde", run_name="__main__", alter_sys=True)
