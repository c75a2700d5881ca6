"""Which commands a table has carried out, by seat and id, however long ago: one that is sent again acts once.

A state remembers the latest of each seat.  What came before them stands in the log: its ids are read when the
first command comes that the state does not know, and kept as eight bytes each from then on.
"""

from __future__ import annotations

import asyncio
import secrets
from array import array
from bisect import bisect_left
from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeAlias

import msgspec

from nde.hub.snapshots import PAGE
from nde.store.store import Store
from nde.table.apply import RECENT
from nde.table.commands import Command
from nde.table.events import Entry
from nde.table.state import State

Recent: TypeAlias = tuple[tuple[str, str, int], ...]
SLICE = 500
"""Lines that are looked at in a row; then others have their turn."""


class _Line(msgspec.Struct, frozen=True):
    number: int
    seat: str = ""
    command: str = ""


_decoder = msgspec.json.Decoder(_Line)


class RecentCommands:
    """Follows the recent commands of a table from state to state: there they are slow to search."""

    def __init__(self) -> None:
        self._recent: Recent = ()
        self._numbers: dict[tuple[str, str], int] = {}

    def number_of(self, state: State, command: Command) -> int | None:
        """The entry that a command became when it came before; nothing for a new one."""
        if state.recent is not self._recent:
            self._follow(state.recent)
        return self._numbers.get((command.seat, command.id)) if command.id else None

    def _follow(self, recent: Recent) -> None:
        old, self._recent = self._recent, recent
        if old and len(recent) == len(old) + 1 and recent[-2] is old[-1] and recent[0] is old[0]:
            seat, id, number = recent[-1]
            self._numbers[seat, id] = number
        elif not (
            old and recent and recent[-1] is old[-1] and len(recent) == len(old) and recent[0] is old[0]
        ):
            self._numbers = {(seat, id): number for seat, id, number in recent}


class OlderCommands:
    """The entries of commands by a mark of their seat and id; nobody outside can make two of one mark."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(16)
        self._marks, self._numbers = array("Q"), array("Q")
        """In the order of the marks."""

    def __len__(self) -> int:
        return len(self._marks)

    def _mark(self, seat: str, id: str) -> int:
        named = f"{len(seat)} {seat}{id}".encode(errors="surrogatepass")
        return int.from_bytes(blake2b(named, digest_size=8, key=self._key).digest())

    def number_of(self, seat: str, id: str) -> int | None:
        """The entry that a command became."""
        mark = self._mark(seat, id)
        place = bisect_left(self._marks, mark)
        return self._numbers[place] if place < len(self._marks) and self._marks[place] == mark else None

    def add(self, seat: str, id: str, number: int) -> None:
        """Note one more."""
        mark = self._mark(seat, id)
        place = bisect_left(self._marks, mark)
        self._marks.insert(place, mark)
        self._numbers.insert(place, number)


class DoneCommands:
    """All commands that a table has carried out, the latest found at once."""

    def __init__(self, table: str, store: Store) -> None:
        self._table, self._store = table, store
        self._recent, self._older = RecentCommands(), OlderCommands()
        self._upto = 0
        """The last entry of which the command is among the older ones."""
        self._reading = asyncio.Lock()

    async def number_of(self, state: State, command: Command, version: int) -> int | None:
        """The entry that a command became, given the version that is kept; `state` may be ahead of it."""
        number = self._recent.number_of(state, command)
        if number is not None or not command.id or version <= RECENT:
            return number  # nothing was forgotten yet
        if self._upto < version:
            await self._read(version)
        return self._older.number_of(command.seat, command.id)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Hear what was kept; what nobody has asked for yet is read when somebody does."""
        for entry in entries:
            if self._upto and entry.number == self._upto + 1:
                self._note(entry.number, entry.seat, entry.command)

    def _note(self, number: int, seat: str, command: str) -> None:
        self._upto = number
        if command:
            self._older.add(seat, command, number)

    async def _read(self, version: int) -> None:
        async with self._reading:
            while self._upto < version:
                lines = await self._store.lines(self._table, self._upto, min(PAGE, version - self._upto))
                if not lines:
                    return
                for begin in range(0, len(lines), SLICE):
                    for line in _decoder.decode_lines(b"".join(lines[begin : begin + SLICE])):
                        if line.number == self._upto + 1:
                            self._note(line.number, line.seat, line.command)
                    await asyncio.sleep(0)
