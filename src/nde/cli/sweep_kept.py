"""What a sweep has computed so far, beside its result: one line for each piece of work, by content.

Whoever asks for the same fight again, in this run or a later one, gets it from here.  A last line that was
cut off is taken away on opening, and nothing else ever is.  One process at a time holds the file.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from nde.cli.files import unreadable
from nde.errors import Illegal, Unreadable
from nde.lab.sweeping import Found

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
