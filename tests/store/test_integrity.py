"""The doctor: a sound store has nothing, each kind of damage is named, and repairs lose nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nde.locale import LANGUAGES, words
from nde.store import MemoryStore, SnapshotRow, SqliteStore, Store, integrity
from nde.store.database import DatabaseStore
from nde.store.integrity import Audit, look_through
from nde.store.postgres import PostgresStore
from nde.table import events as e
from nde.table.codec import encode_entry, encode_header
from nde.table.snapshot import encode_state
from nde.table.state import State
from nde.table.view import SeatView, view
from tests.servers import Postgres
from tests.store.kinds import Make, asks, key_of, picture_of, real_table, run
from tests.table.play import GAME, Playing

GHOST = e.Entry(number=3, seat="gm", events=(e.ValueSet(path="ghost.hearts", old=1, value=2),))
"""A change to somebody who is not there."""


async def _statement(store: Store, statement: str) -> None:
    """Do something to a database that no call of ours does."""
    if isinstance(store, DatabaseStore):
        await store._write("", lambda: asks(statement))


def _sound(game: str = "nde12") -> tuple[Any, list[bytes], Playing]:
    return real_table(game=game)


@GAME
def test_a_sound_store_has_nothing_wrong(game: str) -> None:
    table, lines, playing = _sound(game)

    async def test(store: Store) -> None:
        await store.create(table, [key_of("a")], lines)
        assert await store.check() == []
        await store.keep_snapshot("t1", SnapshotRow(version=len(lines), state=encode_state(playing.state)))
        assert await store.check(repair=True) == []
        assert await store.snapshot("t1") is not None

    run(MemoryStore(), test)


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("header-unreadable", lambda table, lines: (replace(table, header=b"{}\n"), lines)),
        ("header-unreadable", lambda table, lines: (replace(table, header=b"\xff"), lines)),
        ("seed-differs", lambda table, lines: (replace(table, seed=bytes(32)), lines)),
        ("line-unreadable", lambda table, lines: (table, [lines[0], b"{}\n", lines[2]])),
        ("line-unreadable", lambda table, lines: (table, [lines[0], lines[2], lines[1]])),
        ("line-unreadable", lambda table, lines: (table, [lines[0], lines[1], lines[2][:-1]])),
        ("line-unreadable", lambda table, lines: (table, [lines[0], lines[1], b'{"seal":"00"}\n'])),
        ("log-impossible", lambda table, lines: (table, [*lines[:2], encode_entry(GHOST)])),
    ],
)
def test_what_cannot_be_read_is_named(
    make: Make, code: str, spoil: Callable[[Any, list[bytes]], tuple[Any, list[bytes]]]
) -> None:
    table, lines, _ = _sound()
    bad, bad_lines = spoil(replace(table, id="bad"), lines)

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        await store.create(bad, [], bad_lines)
        found = await store.check(repair=True)
        assert [(one.code, one.facts["table"], one.can_repair) for one in found] == [(code, "bad", False)]
        assert await store.check() == found
        assert await store.lines("bad", 0, 9) == bad_lines

    run(make(), test)


@pytest.mark.parametrize(
    ("code", "version", "state"),
    [
        ("snapshot-unreadable", 2, b"rubbish"),
        ("snapshot-unreadable", 2, b'{"format":"nde-state","form":1}'),
        ("snapshot-ahead", 4, None),
        ("snapshot-differs", 2, None),
    ],
)
def test_a_bad_snapshot_is_dropped(make: Make, code: str, version: int, state: bytes | None) -> None:
    table, lines, playing = _sound()

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        given = encode_state(playing.state) if state is None else state
        await store.keep_snapshot("t1", SnapshotRow(version=version, state=given))
        for repair in (False, True):
            (found,) = await store.check(repair=repair)
            assert (found.code, found.can_repair) == (code, True)
            assert found.facts == {"table": "t1", "version": version}
        assert await store.check() == []
        assert await store.snapshot("t1") is None

    run(make(), test)


def test_a_snapshot_of_an_older_form_is_no_fault(make: Make) -> None:
    table, lines, _ = _sound()

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        await store.keep_snapshot("t1", SnapshotRow(version=2, state=b'{"format":"nde-state","form":0}'))
        assert await store.check() == []

    run(make(), test)


FIRST = 1 << 32
SECOND = FIRST + 2


@pytest.mark.parametrize(
    ("statement", "code", "facts", "can_repair"),
    [
        (
            f"DELETE FROM entries WHERE place = {SECOND}",
            "lines-missing",
            {"count": 2, "highest": 3},
            False,
        ),
        ("UPDATE logs SET version = 2", "version-differs", {"version": 2, "count": 3}, True),
        ("UPDATE logs SET version = 5", "version-differs", {"version": 5, "count": 3}, False),
        ("DELETE FROM logs", "version-differs", {"version": 0, "count": 3}, False),
        (f"UPDATE entries SET place = place + {FIRST}", "lines-without-table", {"count": 3}, False),
        ("UPDATE keys SET number = 9", "keys-without-table", {"count": 2}, True),
        ("UPDATE snapshots SET number = 9", "snapshots-without-table", {"count": 1}, True),
        ("UPDATE pictures SET number = 9", "pictures-without-table", {"count": 1}, True),
    ],
)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_a_database_lost_is_named(
    *,
    kind: str,
    statement: str,
    code: str,
    facts: dict[str, int],
    can_repair: bool,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    table, lines, playing = _sound()
    store: Store = SqliteStore(tmp_path)
    if kind == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        store = PostgresStore(server.fresh_database())

    async def test(store: Store) -> None:
        await store.create(table, [key_of("a"), key_of("b")], lines)
        await store.keep_snapshot("t1", SnapshotRow(version=3, state=encode_state(playing.state)))
        await store.keep_picture("t1", picture_of(b"x", name="map"), b"x")
        assert await store.check() == []
        await _statement(store, statement)
        found = {one.code: one for one in await store.check(repair=True)}
        assert found[code].can_repair is can_repair
        assert {name: found[code].facts[name] for name in facts} == facts
        assert (code in {one.code for one in await store.check()}) is not can_repair
        if can_repair:
            assert await store.versions(["t1"]) == {"t1": 3}
            await store.append("t1", 3, [b"{}\n"], 1)

    run(store, test)


def test_a_picture_that_is_gone_or_another_is_named(tmp_path: Path) -> None:
    table, lines, _ = _sound()

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        for content in (b"map", b"face", b"sound"):
            await store.keep_picture("t1", picture_of(content, name=content.decode()), content)
        assert await store.check() == []
        folder = tmp_path / "pictures" / "1"
        (folder / picture_of(b"map").hash).unlink()
        (folder / picture_of(b"face").hash).write_bytes(b"other")
        found = {one.code: one.facts for one in await store.check(repair=True)}
        assert found == {
            "picture-missing": {"table": "t1", "picture": "map"},
            "picture-damaged": {"table": "t1", "picture": "face"},
        }

    run(SqliteStore(tmp_path), test)


def test_a_broken_page_is_found(tmp_path: Path) -> None:
    table, lines, _ = _sound()

    async def fill(store: Store) -> None:
        for number in range(60):
            await store.create(replace(table, id=f"t{number}"), [key_of(f"{number}")], lines)

    run(SqliteStore(tmp_path), fill)
    file = sqlite3.connect(tmp_path / "nde.db")
    (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'keys_of_table'").fetchone()
    file.close()
    with (tmp_path / "nde.db").open("r+b") as content:
        content.seek((page - 1) * 4096 + 100)
        content.write(b"\xff" * 900)

    async def test(store: Store) -> None:
        for repair in (False, True):
            found = await store.check(repair=repair)
            assert {one.code for one in found} == {"database-damaged"}

    run(SqliteStore(tmp_path), test)
    file = sqlite3.connect(tmp_path / "nde.db")
    assert file.execute("SELECT count(*) FROM keys NOT INDEXED").fetchone() == (60,)
    file.close()


def test_in_a_damaged_database_nothing_is_taken_for_stray(tmp_path: Path) -> None:
    """Whose table is missing is counted by indices that may be the damage."""
    table, lines, _ = _sound()
    counted = Audit(damages=("broken",), stray_keys=3, stray_snapshots=1, stray_entries=2)

    async def test(store: Store) -> None:
        await store.create(table, [key_of("a")], lines)
        checked = await look_through(store, counted)
        assert [one.code for one in checked.findings] == ["database-damaged"]
        assert checked.is_damaged
        checked = await look_through(store, replace(counted, damages=()))
        assert [one.code for one in checked.findings] == [
            "keys-without-table",
            "snapshots-without-table",
            "lines-without-table",
        ]

    run(SqliteStore(tmp_path), test)


def test_every_finding_has_words_in_every_language() -> None:
    source = Path(__file__).parents[2] / "src" / "nde" / "store" / "integrity.py"
    text = source.read_text()
    codes = {part.split('"')[0] for part in text.split('find("')[1:]}
    codes |= {f"snapshot-{rest}" for rest in ("ahead", "unreadable", "differs")}
    assert len(codes) == 20
    for language in LANGUAGES:
        speaker = words(language)
        for code in codes:
            assert speaker.has(f"doctor-{code}"), (language, code)


def test_a_header_that_names_no_game_of_ours_is_named() -> None:
    table, lines, playing = _sound()
    stranger = encode_header(playing.header).replace(b'"nde12"', b'"other"')

    async def test(store: Store) -> None:
        await store.create(replace(table, header=stranger), [], lines)
        (found,) = await store.check()
        assert found.code in ("header-unreadable", "line-unreadable")

    run(MemoryStore(), test)


def test_what_a_newer_version_wrote_is_no_damage_and_no_reason_for_an_old_backup() -> None:
    table, lines, _ = _sound()
    newer = b'{"number":%d,"seat":"gm","events":[{"type":"NotYetThoughtOf","depth":3}]}\n'

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        await store.append("t1", len(lines), [newer % (len(lines) + 1)], 1)
        (found,) = await store.check()
        assert (found.code, found.facts["number"], found.can_repair) == ("line-newer", len(lines) + 1, False)
        for language in LANGUAGES:
            assert "nde" in words(language).say("doctor-line-newer", **found.facts) or language == "en"

    run(MemoryStore(), test)


def test_a_table_that_this_version_cannot_open_or_show_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table, lines, _ = _sound()

    def broken(*asked: Any) -> Any:
        raise KeyError(asked[-1])

    def not_for_the_gm(state: State, seat: str) -> SeatView:
        return broken(seat) if seat == "gm" else view(state, seat)

    async def test(store: Store) -> None:
        await store.create(table, [], lines)
        assert await store.check() == []
        monkeypatch.setattr(integrity, "view", not_for_the_gm)
        (found,) = await store.check()
        assert (found.code, found.facts["seat"], found.can_repair) == ("cannot-be-shown", "gm", False)
        monkeypatch.setattr(integrity, "outdated", broken)
        assert [(one.code, one.facts) for one in await store.check()] == [
            ("cannot-be-opened", {"table": "t1"})
        ]

    run(MemoryStore(), test)
