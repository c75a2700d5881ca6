"""What every store keeps to: one suite over memory, SQLite and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from nde.hub.seat_keys import hash_of
from nde.store import MemoryStore, NoSuchPicture, NoSuchTable, Overtaken, SnapshotRow, Store, StoreUnavailable
from nde.store.backups import restore
from nde.store.rows import ShelfRow, TableSize
from tests.refusals import refuses
from tests.store.kinds import Make, key_of, lines_of, opened, picture_of, run, table_of


def test_a_table_comes_back_as_it_was_given(make: Make) -> None:
    async def test(store: Store) -> None:
        table = table_of(archived=1_700_000_005, version=2)
        keys = [
            key_of("a", role="gm", seat="gm", label="Mistrz", created=3),
            key_of("b", created=3, revoked=9),
        ]
        await store.create(table, keys, lines_of(2))
        assert await store.table("t1") == table
        assert await store.keys("t1") == keys
        assert await store.revoked(["t1", "t2"]) == {keys[1].hash}
        assert await store.revoked(["t2"]) == await store.revoked([]) == frozenset()
        assert await store.lines("t1", 0, 10) == lines_of(2)
        assert await store.snapshot("t1") is None

    run(make(), test)


def test_what_was_written_is_there_after_opening_again(make: Make) -> None:
    store = make()

    async def write(store: Store) -> None:
        await store.create(table_of(version=1), [key_of("a")], lines_of(1))
        await store.append("t1", 1, lines_of(2, 2), 1_700_000_001)

    async def read(store: Store) -> None:
        assert await store.table("t1") == table_of(version=3, moved=1_700_000_001)
        assert await store.lines("t1", 0, 10) == lines_of(3)

    run(store, write)
    run(store, read)


def test_an_id_is_taken_once(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        with refuses("table-exists") as refusal:
            await store.create(table_of(title="another"), [key_of("b")], lines_of(1))
        assert refusal.value.facts == {"table": "t1"}
        assert await store.table("t1") == table_of()
        assert await store.key(key_of("b").hash) is None

    run(make(), test)


def test_lines_are_added_only_behind_what_the_caller_knows(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(version=2), [], lines_of(2))
        for after in (0, 1, 3):
            with pytest.raises(Overtaken) as refusal:
                await store.append("t1", after, lines_of(1), 5)
            assert refusal.value.facts == {"table": "t1", "version": 2}
        await store.append("t1", 2, lines_of(3, 3), 1_700_000_009)
        assert await store.lines("t1", 0, 100) == lines_of(5)
        assert await store.lines("t1", 2, 2) == lines_of(2, 3)
        assert await store.lines("t1", 5, 10) == []
        assert (await store.table("t1")).moved == 1_700_000_009
        assert await store.versions(["t1", "nobody"]) == {"t1": 5}

    run(make(), test)


def test_adding_nothing_changes_nothing(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        await store.append("t1", 0, [], 1_800_000_000)
        assert await store.table("t1") == table_of()
        with pytest.raises(Overtaken):
            await store.append("t1", 1, [], 1_800_000_000)

    run(make(), test)


def test_a_table_that_is_not_there_is_missed_by_every_call(make: Make) -> None:
    async def test(store: Store) -> None:
        for call in (
            store.table("nobody"),
            store.append("nobody", 0, lines_of(1), 1),
            store.lines("nobody", 0, 1),
            store.snapshot("nobody"),
            store.keep_snapshot("nobody", SnapshotRow(version=1, state=b"")),
            store.keys("nobody"),
            store.add_key(key_of("a", table="nobody")),
            store.revoke("nobody", [], 1),
            store.keep_picture("nobody", picture_of(b"x"), b"x"),
            store.pictures("nobody"),
            store.picture("nobody", picture_of(b"x").hash),
            store.drop_picture("nobody", picture_of(b"x").hash),
            store.archive("nobody", 1),
            store.delete("nobody"),
            store.table("no\x00body"),
            store.append("no\ud800body", 0, lines_of(1), 1),
        ):
            with pytest.raises(NoSuchTable):
                await call
        assert await store.tables(["nobody"]) == []
        assert await store.key(b"nothing") is None

    run(make(), test)


def test_signs_that_are_no_characters_do_not_stop_a_table(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(title="a\x00b\ud800"), [key_of("a", label="\x00")], [b"\x00\xff"])
        assert (await store.table("t1")).title.startswith("a")
        assert await store.lines("t1", 0, 1) == [b"\x00\xff"]

    run(make(), test)


def test_tables_come_in_the_order_asked_for_and_all_of_them_by_their_latest_move(make: Make) -> None:
    async def test(store: Store) -> None:
        for id, moved in (("a", 5), ("B", 7), ("c", 5), ("ż", 5)):
            await store.create(table_of(id, moved=moved), [], [])
        assert [table.id for table in await store.tables(["c", "x", "a", "c"])] == ["c", "a"]
        assert [table.id for table in await store.all_tables()] == ["B", "a", "c", "ż"]

    run(make(), test)


def test_a_snapshot_gives_way_to_a_newer_one_only(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(version=9), [], lines_of(9))
        for version, kept in ((4, 4), (3, 4), (7, 7), (7, 7)):
            given = SnapshotRow(version=version, state=f"{version}".encode() * 5000)
            await store.keep_snapshot("t1", given)
            found = await store.snapshot("t1")
            assert found is not None
            assert found.version == kept
            assert found.state == f"{kept}".encode() * 5000
        await store.keep_snapshot("t1", SnapshotRow(version=7, state=b"made anew"))
        assert await store.snapshot("t1") == SnapshotRow(version=7, state=b"made anew")

    run(make(), test)


def test_links_are_found_by_hash_and_listed_by_age(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [key_of("first", created=5), key_of("second", created=5)], [])
        await store.create(table_of("t2"), [key_of("other", table="t2")], [])
        late, early = key_of("late", created=9, label="9"), key_of("early", created=1)
        await store.add_key(late)
        await store.add_key(early)
        names = [key.hash for key in await store.keys("t1")]
        assert names == [key_of(name).hash for name in ("early", "first", "second", "late")]
        assert await store.key(late.hash) == late
        await store.add_key(replace(late, label="again"))
        assert await store.key(late.hash) == late

    run(make(), test)


def test_a_revoked_link_stays_revoked_and_others_stay_open(make: Make) -> None:
    async def test(store: Store) -> None:
        mine, kept, theirs = key_of("mine"), key_of("kept"), key_of("theirs", table="t2")
        await store.create(table_of(), [mine, kept], [])
        await store.create(table_of("t2"), [theirs], [])
        await store.revoke("t1", [mine.hash, theirs.hash, b"unknown"], 7)
        await store.revoke("t1", [mine.hash], 8)
        assert await store.key(mine.hash) == replace(mine, revoked=7)
        assert await store.key(kept.hash) == kept
        assert await store.key(theirs.hash) == theirs

    run(make(), test)


def test_a_table_is_laid_aside_and_taken_up(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        await store.archive("t1", 12)
        assert await store.table("t1") == table_of(archived=12)
        await store.append("t1", 0, lines_of(1), 1_700_000_000)
        await store.archive("t1", None)
        assert await store.table("t1") == table_of(version=1)

    run(make(), test)


def test_a_deleted_table_leaves_nothing_and_its_id_may_be_taken_again(make: Make) -> None:
    async def test(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.create(table_of(id, version=2), [key_of(id, table=id)], lines_of(2))
            await store.keep_snapshot(id, SnapshotRow(version=1, state=b"s"))
            await store.keep_picture(id, picture_of(b"x"), b"x")
        await store.delete("t1")
        with pytest.raises(NoSuchTable):
            await store.table("t1")
        with pytest.raises(NoSuchTable):
            await store.append("t1", 2, lines_of(1), 1)
        assert await store.key(key_of("t1").hash) is None
        assert await store.versions(["t1", "t2"]) == {"t2": 2}
        await store.create(table_of("t1"), [], [])
        assert await store.lines("t1", 0, 10) == []
        assert await store.snapshot("t1") is None
        assert await store.keys("t1") == []
        assert await store.pictures("t1") == []
        assert await store.picture("t2", picture_of(b"x").hash) == b"x"
        assert await store.lines("t2", 0, 10) == lines_of(2)

    run(make(), test)


def test_pictures_are_kept_by_what_they_hold(make: Make) -> None:
    store = make()
    old, new = picture_of(b"old", created=1, name="Mapa „młyna”"), picture_of(b"new" * 50_000, created=2)

    async def test(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.create(table_of(id), [], [])
        assert await store.pictures("t1") == []
        await store.keep_picture("t1", new, b"new" * 50_000)
        await store.keep_picture("t1", old, b"old")
        await store.keep_picture("t1", replace(old, name="again"), b"old")
        await store.keep_picture("t2", old, b"old")
        assert await store.pictures("t1") == [old, new]
        assert await store.picture("t1", new.hash) == b"new" * 50_000
        for call in (store.picture("t2", new.hash), store.drop_picture("t2", new.hash)):
            with pytest.raises(NoSuchPicture):
                await call
        await store.drop_picture("t1", old.hash)
        with pytest.raises(NoSuchPicture):
            await store.picture("t1", old.hash)
        assert await store.picture("t2", old.hash) == b"old"

    async def again(store: Store) -> None:
        assert await store.pictures("t1") == [new]
        assert await store.picture("t1", new.hash) == b"new" * 50_000

    run(store, test)
    run(store, again)


def test_a_closed_store_refuses_every_call(make: Make) -> None:
    store = make()

    async def test() -> None:
        with pytest.raises(StoreUnavailable):
            await store.all_tables()
        assert not store.is_writing
        async with opened(store):
            assert store.is_writing
            await store.create(table_of(), [], [])
            await store.open()  # opening twice is no harm
            assert await store.table("t1") == table_of()
        for call in (store.table("t1"), store.append("t1", 0, lines_of(1), 1), store.delete("t1")):
            with pytest.raises(StoreUnavailable) as refusal:
                await call
            assert refusal.value.facts["reason"] == "closed"
        assert not store.is_writing
        await store.close()

    asyncio.run(test())


def test_what_is_on_a_shelf_stays_there_until_it_is_thrown_away(make: Make) -> None:
    async def test(store: Store) -> None:
        mine, other = hash_of("mine"), hash_of("other")
        fork = ShelfRow(kind="scene", id="fork", title="The fork", game="nde12", changed=5)
        goats = ShelfRow(kind="adventure", id="goats", title="Goats", changed=6)
        assert await store.shelf(mine) == []
        await store.put_on_shelf(mine, [(fork, b"one"), (goats, b"\x00two")])
        assert [one.id for one in await store.shelf(mine)] == ["goats", "fork"]
        assert [one.size for one in await store.shelf(mine)] == [4, 3]
        assert await store.shelf_item(mine, "adventure", "goats") == b"\x00two"
        await store.put_on_shelf(mine, [(replace(fork, title="Forked"), b"three")])
        assert {one.title for one in await store.shelf(mine)} == {"Forked", "Goats"}
        assert await store.shelf(other) == []
        assert await store.all_shelves() == [mine]
        for shelf, kind in ((other, "scene"), (mine, "creature")):
            with refuses("not-on-shelf"):
                await store.shelf_item(shelf, kind, "fork")
            with refuses("not-on-shelf"):
                await store.take_off_shelf(shelf, kind, "fork")
        await store.take_off_shelf(mine, "scene", "fork")
        assert [one.id for one in await store.shelf(mine)] == ["goats"]

    run(make(), test)


def test_a_backup_holds_every_shelf(make: Make, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        goats = ShelfRow(kind="adventure", id="goats", title="Goats", changed=6, size=3)
        await store.put_on_shelf(hash_of("mine"), [(goats, b"two")])
        file = await store.backup(tmp_path / "backup.db")
        again = MemoryStore()
        await again.open()
        await restore(file, again)
        assert await again.shelf(hash_of("mine")) == [goats]
        assert await again.shelf_item(hash_of("mine"), "adventure", "goats") == b"two"

    run(make(), test)


def test_what_is_kept_is_counted_in_bytes(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of("t1"), [], lines_of(2))
        await store.create(table_of("t2"), [], [])
        await store.append("t1", 2, lines_of(1, 3), 5)
        picture = picture_of(b"a map")
        await store.keep_picture("t1", picture, b"a map")
        log = sum(map(len, lines_of(3)))
        assert await store.sizes(["t1", "t2", "none"]) == {
            "t1": TableSize(log=log, pictures=picture.size),
            "t2": TableSize(),
        }
        assert await store.shelf_bytes() == 0
        await store.put_on_shelf(hash_of("one"), [(ShelfRow(kind="map", id="a", title="A"), b"123")])
        await store.put_on_shelf(hash_of("two"), [(ShelfRow(kind="map", id="a", title="A"), b"4567")])
        assert await store.shelf_bytes() == 7

    run(make(), test)


def test_trying_to_write_leaves_nothing_behind(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], lines_of(1))
        for _ in range(3):
            await store.try_writing()
        assert await store.check() == await store.check(repair=True)
        assert not any(one.code.endswith("without-table") for one in await store.check())
        await store.append("t1", 1, lines_of(1, 2), 2)

    run(make(), test)


def test_lines_are_put_in_the_places_of_others(make: Make) -> None:
    async def test(store: Store) -> None:
        mine, other = key_of("a", seat="p1", label="Ann"), key_of("b", seat="p2", label="Bob")
        await store.create(table_of(), [mine, other], lines_of(3))
        await store.keep_snapshot("t1", SnapshotRow(version=3, state=b"{}"))
        await store.rewrite("t1", {2: b"another\n"}, "p1")
        assert await store.lines("t1", 0, 9) == [lines_of(1)[0], b"another\n", lines_of(1, 3)[0]]
        assert await store.snapshot("t1") is None
        assert [key.label for key in await store.keys("t1")] == ["", "Bob"]
        await store.rewrite("t1", {}, "p2")
        assert [key.label for key in await store.keys("t1")] == ["", ""]
        with pytest.raises(NoSuchTable):
            await store.rewrite("none", {1: b"x\n"}, "p1")

    run(make(), test)
