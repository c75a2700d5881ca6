"""A whole table as one file: its log as `nde verify`, `nde log` and `nde replay` read it.

A game that is not finished needs the seed of its dice to be played on: then it stands before the log, as the
table's pictures do (`nde.table.table_file`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

import msgspec

from nde.dice.stream import commitment
from nde.errors import Illegal, Unreadable
from nde.store.rows import NoSuchPicture, PictureRow, TableRow
from nde.store.store import Store
from nde.table.apply import fold
from nde.table.codec import encode_entry, encode_seal, read_log, revealed_seed
from nde.table.header import Header
from nde.table.table_file import PictureLine, TableLine, split_table_file

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
    pictures: Sequence[PictureLine] = ()


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
    before = await _picture_lines(store, row.id)
    if is_closed:
        seed = revealed_seed((await asyncio.to_thread(read_log, content)).entries)
        assert seed is not None
        content += encode_seal(content, seed)
    elif with_seed:
        line = TableLine(seed=row.seed.hex(), language=row.language)
        before.insert(0, msgspec.json.encode(line) + b"\n")
    return b"".join((*before, content))


async def _picture_lines(store: Store, table: str) -> list[bytes]:
    lines = []
    for picture in await store.pictures(table):
        with suppress(NoSuchPicture):  # dropped in the meantime
            content = await store.picture(table, picture.hash)
            line = PictureLine(**{name: getattr(picture, name) for name in KEPT}, content=content)
            lines.append(msgspec.json.encode(line) + b"\n")
    return lines


KEPT = ("hash", "kind", "name", "width", "height", "created")
"""What is told of a picture besides what it holds."""


def picture_row(line: PictureLine) -> PictureRow:
    """A picture of a file as it is kept."""
    return PictureRow(**{name: getattr(line, name) for name in KEPT}, size=len(line.content))


def read_table_file(content: bytes) -> Imported:
    """A table from a file; refuses one that could not be played on as it is."""
    line, pictures, log_content = split_table_file(content)
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
    for picture in pictures:
        if sha256(picture.content).hexdigest() != picture.hash:
            raise Unreadable("picture-not-ours")
    return Imported(log.header, seed, lines, line.language if line is not None else "", pictures)
