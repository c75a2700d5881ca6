"""The files of a sweep: its result, as CSV or Parquet, and beside it what was computed so far.

That is one line for each piece of work, by content: whoever asks for the same fight again, in this run or a
later one, gets it from there.  A last line that was cut off is taken away on opening, and nothing else ever
is.  One process at a time holds the file.
"""

from __future__ import annotations

import csv
import io
import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from nde.cli.files import replace, replace_bytes, unreadable
from nde.errors import Illegal, Unreadable
from nde.extras import require
from nde.lab.sweep import Found
from nde.lab.sweep_cells import Column

ENDING = ".kept"
HEADER = b'{"nde-sweep":1}\n'
PAUSE_S = 1.0
"""Lines are synced this often at most: a killed process loses none, a fallen machine the last few."""


def kept_path(out: str) -> Path:
    """The file beside a result."""
    return Path(out + ENDING)


class Kept:
    """The open file, and everything in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, Found] = {}
        self._synced = time.monotonic()
        try:
            self._handle: IO[bytes] = path.open("ab+", buffering=0)
        except (OSError, ValueError) as error:
            raise unreadable(str(path), error) from None
        try:
            self._lock()
            self._read()
        except BaseException:
            self._handle.close()
            raise

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            os.fsync(self._handle.fileno())
        self._handle.close()

    def keep(self, found: Mapping[str, Found]) -> None:
        """Write what came of some cells by content: all of it or, where the disk is full, none."""
        self.found.update(found)
        self._write(msgspec.json.encode(found) + b"\n")
        if time.monotonic() - self._synced > PAUSE_S:
            os.fsync(self._handle.fileno())
            self._synced = time.monotonic()

    def discard(self) -> None:
        """Take the file away: nothing is in it."""
        with suppress(OSError):
            self.path.unlink()

    def _read(self) -> None:
        self._handle.seek(0)
        content = self._handle.read()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self._handle.truncate(len(whole))
        if not whole:
            self._write(HEADER)
            return
        lines = whole.splitlines(keepends=True)
        if lines[0] != HEADER:
            raise Unreadable("kept-unreadable", file=str(self.path), line=1)
        for number, line in enumerate(lines[1:], 2):
            try:
                self.found.update(msgspec.json.decode(line, type=dict[str, Found]))
            except msgspec.MsgspecError:
                raise Unreadable("kept-unreadable", file=str(self.path), line=number) from None

    def _write(self, line: bytes) -> None:
        end = self._handle.seek(0, os.SEEK_END)
        try:
            left = memoryview(line)
            while left:
                left = left[self._handle.write(left) :]
        except OSError as error:
            with suppress(OSError):
                self._handle.truncate(end)
            raise unreadable(str(self.path), error) from None

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # where there are no such locks, people mind it themselves
            return
        try:
            fcntl.flock(self._handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Illegal("sweep-in-use", file=str(self.path)) from None


Rows = Sequence[tuple[Any, ...]]


def writer_for(path: str) -> Callable[[Sequence[Column], Rows], None]:
    """What writes a table to a file of this name, whole or not at all; refused where nothing can."""
    ending = Path(path).suffix.lower()
    if ending == ".csv":
        return lambda columns, rows: replace(path, csv_text(columns, rows))
    if ending != ".parquet":
        raise Unreadable("not-a-table-file", file=path)
    require("pyarrow")
    return lambda columns, rows: replace_bytes(path, parquet_bytes(columns, rows))


def csv_text(columns: Sequence[Column], rows: Rows) -> str:
    """A table as text: numbers so that reading them gives the same ones, nothing where there is no value."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([column.name for column in columns])
    for row in rows:
        table.writerow([_typed(value) for value in row])
    return text.getvalue()


def _typed(value: object) -> str:
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parquet_bytes(columns: Sequence[Column], rows: Rows) -> bytes:
    """A table as Parquet, with the type of every column even where no row has a value."""
    import pyarrow
    from pyarrow import parquet

    kinds = {
        "text": pyarrow.string(),
        "whole": pyarrow.int64(),
        "number": pyarrow.float64(),
        "yes-or-no": pyarrow.bool_(),
    }
    schema = pyarrow.schema([(column.name, kinds[column.kind]) for column in columns])
    values = [[row[place] for row in rows] for place in range(len(columns))]
    arrays = [pyarrow.array(one, field.type) for one, field in zip(values, schema, strict=True)]
    out = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), out)
    written: bytes = out.getvalue().to_pybytes()
    return written
