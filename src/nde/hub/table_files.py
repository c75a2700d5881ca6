"""A whole table as one file: its log as `nde verify`, `nde log` and `nde replay` read it.

A game that is not finished needs the seed of its dice to be played on: then it stands before the log, as the
table's pictures do (`nde.table.table_file`).  A long file is read by a process of its own, so that no table
waits for it.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import NamedTuple

import msgspec

from nde.dice.stream import commitment
from nde.errors import Illegal, NdeError, Unreadable
from nde.hub.processes import run_apart
from nde.hub.snapshots import snapshot_of
from nde.store.rows import NoSuchPicture, PictureRow, SnapshotRow, TableRow
from nde.store.store import Store
from nde.table.apply import fold
from nde.table.codec import encode_entry, encode_seal, read_log, revealed_seed
from nde.table.header import Header
from nde.table.table_file import PictureLine, TableLine, split_table_file

PAGE = 5_000
AT_ONCE_BYTES = 256 * 1024
"""A file that is read on the spot."""
LONGEST_S = 120.0
"""Seconds that reading one may take."""
PIECE = 500
"""Lines that are handed over at once."""
NICE = 5
"""Tables come first."""


class NoSeedInside(Illegal):
    """An exported game that is not finished and comes without the seed of its dice."""

    code = "no-seed-inside"


class Imported(NamedTuple):
    """A table as it was read from a file."""

    header: Header
    seed: bytes
    lines: Sequence[bytes]
    language: str
    snapshot: SnapshotRow
    """The table as it stands at its end: opening it is then as fast as any."""
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
    before = await _picture_lines(store, row.id)
    if with_seed and not is_closed:
        line = TableLine(seed=row.seed.hex(), language=row.language)
        before.insert(0, msgspec.json.encode(line) + b"\n")

    def joined() -> bytes:
        content = b"".join(parts)
        seal = b""
        if is_closed:
            seed = revealed_seed(read_log(content).entries)
            assert seed is not None
            seal = encode_seal(content, seed)
        return b"".join((*before, content, seal))

    return await asyncio.to_thread(joined)


async def _picture_lines(store: Store, table: str) -> list[bytes]:
    lines = []
    for picture in await store.pictures(table):
        with suppress(NoSuchPicture):  # dropped in the meantime
            content = await store.picture(table, picture.hash)
            lines.append(await asyncio.to_thread(_encoded, picture, content))
    return lines


def _encoded(picture: PictureRow, content: bytes) -> bytes:
    return msgspec.json.encode(picture_line_of(picture, content)) + b"\n"


KEPT = ("hash", "kind", "name", "width", "height", "created")
"""What is told of a picture besides what it holds."""


def picture_line_of(picture: PictureRow, content: bytes) -> PictureLine:
    """A picture that is kept as it stands in a file."""
    return PictureLine(**{name: getattr(picture, name) for name in KEPT}, content=content)


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
    state = fold(
        log.header, log.entries
    )  # one that does not fold is refused now, not when somebody sits down
    lines = [encode_entry(entry) for entry in log.entries]
    language = line.language if line is not None else ""
    for picture in pictures:
        if sha256(picture.content).hexdigest() != picture.hash:
            raise Unreadable("picture-not-ours")
    return Imported(log.header, seed, lines, language, snapshot_of(state), pictures)


async def read_apart(content: bytes) -> Imported:
    """The same beside everything else; a long file is read by a process of its own."""
    if len(content) <= AT_ONCE_BYTES:
        return await asyncio.to_thread(read_table_file, content)
    done = await run_apart(("-c", "from nde.hub.table_files import main; main()"), content, LONGEST_S)
    if done.status:
        raise RuntimeError(f"the process that reads tables ended with {done.status}")
    return await asyncio.to_thread(_put_together, done.said)


def _put_together(said: bytes) -> Imported:
    """What the process has read, piece by piece: loaded at once, it would hold up every thread."""
    source = BytesIO(said)
    read = pickle.load(source)  # written by ourselves, not by whoever sent the file
    if isinstance(read, NdeError):
        raise read
    assert isinstance(read, Imported)
    lines: list[bytes] = []
    pictures: list[PictureLine] = []
    while source.tell() < len(said):
        piece = pickle.load(source)
        if isinstance(piece, PictureLine):
            pictures.append(piece)
        else:
            lines += piece
    return read._replace(lines=lines, pictures=tuple(pictures))


def main() -> None:
    """Read a file from standard input, and write what it holds, or why it is refused, in pieces."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    pieces: list[object]
    try:
        read = read_table_file(sys.stdin.buffer.read())
    except NdeError as refusal:
        pieces = [refusal]
    else:
        parts = (read.lines[begin : begin + PIECE] for begin in range(0, len(read.lines), PIECE))
        pieces = [read._replace(lines=(), pictures=()), *parts, *read.pictures]
    for piece in pieces:
        pickle.dump(piece, sys.stdout.buffer, pickle.HIGHEST_PROTOCOL)
