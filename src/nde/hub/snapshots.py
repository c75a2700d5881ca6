"""Opening a table: the newest snapshot and what came after it, so that a long log opens as fast as any."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from nde.errors import NdeError
from nde.store.rows import Outgrown, SnapshotRow, TableRow
from nde.store.store import Store
from nde.table.apply import fold
from nde.table.codec import Decoder, is_entry, read_header
from nde.table.events import Entry, Redone, RuledAnew, Undone
from nde.table.header import Header
from nde.table.snapshot import decode_state, encode_state
from nde.table.state import State, steps_of

UNDO_STEPS = 30
"""Steps of undo that a snapshot holds; whoever goes back further waits for the whole log to be read."""
SNAPSHOT_EVERY = 200
"""Entries after which a new snapshot is due."""
PAGE = 5_000
SLICE = 100
"""Entries that are read or carried out in a row; then others have their turn."""


async def open_state(store: Store, row: TableRow) -> tuple[State, int]:
    """The state of a table as it is kept now, and the version of the snapshot it started from."""
    kept = await store.snapshot(row.id)
    state = None
    if kept is not None and kept.version <= row.version:
        try:
            state = decode_state(kept.state)
        except NdeError:
            state = None  # written by another version of the program: the log is what counts
    if state is None:
        return await fold_whole(store, row), 0
    assert kept is not None
    try:
        return await _fold_tail(store, row.id, state), kept.version
    except NotDeepEnough:
        return await fold_whole(store, row), 0


async def fold_whole(store: Store, row: TableRow, upto: int | None = None) -> State:
    """The state of a table from its first entry on, with all of undo; `upto` ends at an earlier version."""
    return await _fold_tail(store, row.id, fold(read_header(row.header), ()), upto)


async def state_at(store: Store, row: TableRow, version: int) -> State:
    """The state of a table at an earlier version, from a snapshot where one is early enough."""
    kept = await store.snapshot(row.id)
    if kept is not None and kept.version <= version:
        try:
            return await _fold_tail(store, row.id, decode_state(kept.state), version)
        except (NdeError, NotDeepEnough):
            pass  # the log is what counts
    return await fold_whole(store, row, version)


class NotDeepEnough(Exception):
    """A log goes back further than the steps that a shortened state holds."""


async def _fold_tail(store: Store, table: str, state: State, upto: int | None = None) -> State:
    while True:
        limit = PAGE if upto is None else min(PAGE, upto - state.version)
        if limit <= 0:
            return state
        entries = await read_entries(store, table, state.header, state.version, limit)
        for begin in range(0, len(entries), SLICE):
            state = fold_on(state, entries[begin : begin + SLICE])
            await asyncio.sleep(0)
        if len(entries) < limit:
            return state


def fold_on(state: State, entries: Sequence[Entry]) -> State:
    """A state with more entries; refuses to undo what a shortened state does not hold any more."""
    begin = 0
    for place, entry in enumerate(entries):
        turned = sum(len(event.numbers) for event in entry.events if isinstance(event, Undone | Redone))
        ruled = min((event.number for event in entry.events if isinstance(event, RuledAnew)), default=0)
        if turned or ruled:
            state = fold(state.header, entries[begin:place], state)
            begin = place
            if turned > max(sum(1 for _ in steps_of(chain)) for chain in (state.past, state.future)):
                raise NotDeepEnough
            if ruled and not any(step.number == ruled for step in steps_of(state.past)):
                raise NotDeepEnough
    return fold(state.header, entries[begin:], state)


async def read_entries(store: Store, table: str, header: Header, after: int, limit: int) -> list[Entry]:
    """Entries of a log behind a number, as values."""
    lines = await store.lines(table, after, limit)
    decoder = Decoder(header)
    entries: list[Entry] = []
    for begin in range(0, len(lines), SLICE):
        some = lines[begin : begin + SLICE]
        read = decoder.entries(b"".join(some))
        if read is None:
            first = after + begin + 2
            read = [_entry(decoder, line, first + place, table) for place, line in enumerate(some)]
        entries += read
        if begin + SLICE < len(lines):
            await asyncio.sleep(0)
    return entries


def _entry(decoder: Decoder, line: bytes, number: int, table: str) -> Entry:
    try:
        return decoder.entry(line, number)
    except NdeError:
        if is_entry(line):
            raise Outgrown(table=table) from None
        raise


def snapshot_of(state: State) -> SnapshotRow:
    """What is kept of a state."""
    return SnapshotRow(version=state.version, state=encode_state(state, UNDO_STEPS))
