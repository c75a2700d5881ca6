"""A whole table as one file: its log as `nde verify`, `nde log` and `nde replay` read it.

A game that is not finished needs the seed of its dice to be played on.  Then one line stands before the log:

    {"format":"nde-table","version":1,"seed":"…","language":"pl"}
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from nde.dice.stream import commitment
from nde.errors import Illegal, Unreadable
from nde.store.rows import TableRow
from nde.store.store import Store
from nde.table.apply import fold
from nde.table.codec import TableLine, encode_entry, encode_seal, read_log, revealed_seed, split_table_file
from nde.table.header import Header

PAGE = 5_000


class NoSeedInside(Illegal):
    """An exported game that is not finished and comes without the seed of its dice."""

    code = "no-seed-inside"


class Imported(NamedTuple):
    """A table as it was read from a file."""

    header: Header
    seed: bytes
    lines: Sequence[bytes]
    language: str


async def write_table_file(
    store: Store, row: TableRow, version: int, *, is_closed: bool, with_seed: bool
) -> bytes:
    """A table's log up to a version as a file; sealed once it is closed."""
    parts = [row.header]
    number = 0
    while number < version:
        lines = await store.lines(row.id, number, min(PAGE, version - number))
        if not lines:
            break
        parts += lines
        number += len(lines)
    content = b"".join(parts)
    if is_closed:
        seed = revealed_seed((await asyncio.to_thread(read_log, content)).entries)
        assert seed is not None
        return content + encode_seal(content, seed)
    if not with_seed:
        return content
    line = TableLine(seed=row.seed.hex(), language=row.language)
    return msgspec.json.encode(line) + b"\n" + content


def read_table_file(content: bytes) -> Imported:
    """A table from a file; refuses one that could not be played on as it is."""
    line, log_content = split_table_file(content)
    log = read_log(log_content)
    if log.cut:
        raise Unreadable("half-a-file", bytes=log.cut)
    seed = log.seed
    if seed is None:
        if line is None:
            raise NoSeedInside()
        try:
            seed = bytes.fromhex(line.seed)
        except ValueError:
            raise Unreadable("wrong-seed-inside") from None
    if log.header.commitment and commitment(seed) != log.header.commitment:
        raise Unreadable("wrong-seed-inside")
    fold(log.header, log.entries)  # a log that does not fold is refused here, not when somebody sits down
    lines = [encode_entry(entry) for entry in log.entries]
    return Imported(log.header, seed, lines, line.language if line is not None else "")
