"""A look through everything a store keeps: whether it can be read, and folds to what it says it does.

What a database itself can say about its soundness, counts and strays, is found before any line is read.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from nde.dice.ledger import LogVersionUnknown
from nde.dice.stream import commitment
from nde.errors import NdeError
from nde.store.rows import (
    Finding,
    NoSuchPicture,
    NoSuchTable,
    SnapshotRow,
    StoreUnavailable,
    TableRow,
)
from nde.store.store import Store
from nde.table.apply import fold
from nde.table.codec import DAMAGED, Log, is_entry, read_header, read_log
from nde.table.header import Header
from nde.table.questions import STUMBLES, outdated
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.state import State
from nde.table.view import view


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A table's log as it is really kept."""

    table: str
    version: int
    """How many lines the table says it has; less than nothing if it does not say."""
    count: int
    highest: int
    """The number of its last line."""

    @property
    def is_whole(self) -> bool:
        """Whether no line is missing between the first and the last."""
        return self.count == self.highest


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted."""

    held: tuple[Held, ...] = ()
    damages: tuple[str, ...] = ()
    """What the database's own check says is broken in its files."""
    stray_keys: int = 0
    """Links of tables that are gone."""
    stray_snapshots: int = 0
    stray_pictures: int = 0
    stray_entries: int = 0


BROKEN = (*STUMBLES, *DAMAGED)
"""What a damaged line, header or snapshot may raise."""


class Checked(msgspec.Struct, kw_only=True):
    """What is wrong, and what a store does about it when it repairs."""

    findings: list[Finding] = msgspec.field(default_factory=list)
    is_damaged: bool = False
    """Whether the database itself is: then nothing is put right, since nobody knows what is."""
    snapshots_to_drop: list[str] = msgspec.field(default_factory=list)
    versions_to_set: dict[str, int] = msgspec.field(default_factory=dict)

    def find(self, code: str, can_repair: bool = False, /, **facts: str | int) -> None:
        """Note something wrong."""
        self.findings.append(Finding(code=code, facts=facts, can_repair=can_repair))


async def look_through(store: Store, audit: Audit) -> Checked:
    """Everything that is wrong with a store, given what its database says about itself."""
    checked = Checked()
    for said in audit.damages:
        checked.find("database-damaged", said=said)
    for held in audit.held or await _listed(store, audit):
        await _look_at_table(store, held, checked)
    if audit.damages:
        # Whose table is missing is counted by indices that may be the damage.
        findings = [replace(one, can_repair=False) for one in checked.findings]
        return Checked(findings=findings, is_damaged=True)
    if audit.stray_keys:
        checked.find("keys-without-table", True, count=audit.stray_keys)
    if audit.stray_snapshots:
        checked.find("snapshots-without-table", True, count=audit.stray_snapshots)
    if audit.stray_pictures:
        checked.find("pictures-without-table", True, count=audit.stray_pictures)
    if audit.stray_entries:
        checked.find("lines-without-table", count=audit.stray_entries)
    return checked


async def _listed(store: Store, audit: Audit) -> list[Held]:
    """The tables of a database so damaged that nothing could be counted, as far as it lists them."""
    if not audit.damages:
        return []
    try:
        rows = await store.all_tables()
    except StoreUnavailable:
        return []
    return [Held(table=one.id, version=one.version, count=one.version, highest=one.version) for one in rows]


async def _look_at_table(store: Store, held: Held, checked: Checked) -> None:
    if held.version < 0:
        checked.find("version-differs", table=held.table, version=0, count=held.count)
        return
    if not held.is_whole:
        checked.find("lines-missing", table=held.table, count=held.count, highest=held.highest)
        return
    try:
        row = await store.table(held.table)
        lines = await store.lines(held.table, 0, held.highest)
        snapshot = await store.snapshot(held.table)
        await _look_at_pictures(store, held.table, checked)
    except NoSuchTable:
        return  # somebody has just deleted it
    except StoreUnavailable as fault:
        if fault.facts.get("reason") != "damaged":
            raise
        checked.find("table-damaged", table=held.table)
        return
    found = await asyncio.to_thread(_look_at_log, row, lines, snapshot)
    checked.findings += found.findings
    checked.snapshots_to_drop += found.snapshots_to_drop
    can_be_read = all(one.code.startswith("snapshot") for one in found.findings)
    if held.version != held.count and len(lines) == held.count:
        is_behind = can_be_read and held.version < held.count
        checked.find("version-differs", is_behind, table=held.table, version=held.version, count=held.count)
        if is_behind:
            checked.versions_to_set[held.table] = held.count


async def _look_at_pictures(store: Store, table: str, checked: Checked) -> None:
    """Whether each picture is there, and holds what it was kept with."""
    with suppress(NoSuchTable):
        for picture in await store.pictures(table):
            try:
                content = await store.picture(table, picture.hash)
            except NoSuchPicture:
                checked.find("picture-missing", table=table, picture=picture.name or picture.hash[:12])
                continue
            held = await asyncio.to_thread(sha256, content)
            if held.hexdigest() != picture.hash:
                checked.find("picture-damaged", table=table, picture=picture.name or picture.hash[:12])


def faults_of(row: TableRow, lines: list[bytes]) -> list[Finding]:
    """What is wrong with a table's log."""
    return _look_at_log(row, lines, None).findings


def _look_at_log(row: TableRow, lines: list[bytes], snapshot: SnapshotRow | None) -> Checked:
    checked = Checked()
    try:
        header = read_header(row.header)
    except BROKEN:
        checked.find("header-unreadable", table=row.id)
        return checked
    if commitment(row.seed) != header.commitment:
        checked.find("seed-differs", table=row.id)
    log = _read(row, lines, checked)
    if log is not None:
        _look_at_states(row, header, log, snapshot, checked)
    return checked


def _read(row: TableRow, lines: list[bytes], checked: Checked) -> Log | None:
    try:
        log = read_log(row.header + b"".join(lines))
    except BROKEN as fault:
        line = fault.facts.get("line", 0) if isinstance(fault, NdeError) else 0
        number = line - 1 if isinstance(line, int) else 0
        does_not_fit = isinstance(fault, NdeError) and fault.code == "game-line-unreadable"
        is_newer = does_not_fit and 0 < number <= len(lines) and is_entry(lines[number - 1])
        checked.find("line-newer" if is_newer else "line-unreadable", table=row.id, number=number)
        return None
    if log.cut or len(log.entries) != len(lines):
        checked.find("line-unreadable", table=row.id, number=len(log.entries) + 1)
        return None
    return log


def _look_at_states(
    row: TableRow, header: Header, log: Log, snapshot: SnapshotRow | None, checked: Checked
) -> None:
    """Fold the log, stopping on the way where a snapshot was taken to compare the two."""
    upto = min(snapshot.version, len(log.entries)) if snapshot is not None else 0
    try:
        then = fold(header, log.entries[:upto])
        now = fold(header, log.entries[upto:], then)
    except BROKEN:
        checked.find("log-impossible", table=row.id)
        return
    _look_at_views(row, now, checked)
    if snapshot is None:
        return
    fault = _fault_of(snapshot, then, len(log.entries))
    if fault:
        checked.find(fault, True, table=row.id, version=snapshot.version)
        checked.snapshots_to_drop.append(row.id)


def _look_at_views(row: TableRow, state: State, checked: Checked) -> None:
    """Open a table as its people would, each from their own seat."""
    try:
        outdated(state)
    except BROKEN:
        checked.find("cannot-be-opened", table=row.id)
        return
    for seat in (GM, *(seat.id for seat in state.seats if seat.id != GM)):
        try:
            view(state, seat)
        except BROKEN:
            checked.find("cannot-be-shown", table=row.id, seat=seat)


def _fault_of(snapshot: SnapshotRow, then: State, entries: int) -> str:
    """What is wrong with a snapshot, or nothing."""
    if snapshot.version > entries:
        return "snapshot-ahead"
    try:
        state = decode_state(snapshot.state)
    except LogVersionUnknown:
        return ""  # of another form: whoever opens the table makes a new one
    except BROKEN:
        return "snapshot-unreadable"
    return "" if encode_state(state) == encode_state(then) else "snapshot-differs"
