"""What a host does with the tables of a server: list, export, import, invite, lay aside, delete, back up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nde.hub import Created, Hub, NewTable
from nde.rules import ruleset_named
from nde.store import open_store
from nde.table.commands import Command, Say
from nde.table.header import Header
from tests.cli.terminal import nde, refused

NOW = ruleset_named("nde12").revision


def make_table(data: Path, title: str = "The old mill", revision: int = NOW) -> Created:
    async def make() -> Created:
        hub = Hub(open_store("", data))
        await hub.start()
        try:
            header = Header(game="nde12", title=title, revision=revision)
            return await hub.create(NewTable(header=header, gm_name="Gil"))
        finally:
            await hub.stop()

    return asyncio.run(make())


def entered(data: Path, table: str, link: str, name: str = "") -> Any:
    async def enter() -> Any:
        hub = Hub(open_store("", data))
        await hub.start()
        try:
            return await hub.enter(table, link.partition("#k=")[2], name)
        finally:
            await hub.stop()

    return asyncio.run(enter())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_tables_are_listed_for_people_and_for_programs(data: Path) -> None:
    made = make_table(data)
    said = nde("tables", "list", "--data", str(data)).out
    assert made.table.id in said
    assert "The old mill" in said
    assert "Nano Dungeon Engine" in said
    (row,) = nde("tables", "list", "--json", env={"NDE_DATA": str(data)}).data["tables"]
    assert (row["id"], row["game"], row["entries"], row["archived"]) == (made.table.id, "nde12", 1, None)
    assert set(row) == {"id", "title", "game", "language", "entries", "created", "moved", "archived"}


def test_where_no_server_has_been_there_is_nothing_to_list(tmp_path: Path) -> None:
    assert "no server has saved anything in" in refused("tables", "list", "--data", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists(), "looking leaves nothing behind"
    assert "no server has saved anything" in refused("doctor", str(tmp_path))


def test_a_table_goes_to_another_server_as_a_file(data: Path, tmp_path: Path) -> None:
    made = make_table(data)
    file = tmp_path / "mill.nde"
    line = ("tables", "export", made.table.id, "--with-seed", "--out", str(file), "--data", str(data))
    assert "whoever reads the file knows every die to come" in nde(*line).out
    assert file.stat().st_mode & 0o077 == 0, "only the host may read it"
    entries = nde("tables", "list", "--data", str(data), "--json").data["tables"][0]["entries"]
    assert "already exists" in refused(*line)
    again = nde("tables", "list", "--data", str(data), "--json").data["tables"][0]["entries"]
    assert again == entries == 2, "the seed is taken out, and told, only when the file can be written"
    other = tmp_path / "other"
    make_table(other, "another")
    brought = nde("tables", "import", str(file), "--data", str(other), "--json").data
    assert brought["table"] != made.table.id
    assert set(brought["links"]) == {"gm", "player", "spectator"}
    seat = entered(other, brought["table"], brought["links"]["gm"])
    assert (seat.seat, seat.role) == ("gm", "gm")


def test_without_its_seed_a_game_can_be_read_and_not_played_on(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_table(data)
    monkeypatch.chdir(tmp_path)
    nde("tables", "export", made.table.id, "--data", str(data))
    file = f"{made.table.id}.nde"
    assert nde("log", file).status == 0
    assert made.table.seed.hex().encode() not in Path(file).read_bytes()
    assert refused("tables", "import", file, "--data", str(data))


@pytest.mark.parametrize(("role", "seat"), [("gm", "gm"), ("player", ""), ("spectator", "")])
def test_whoever_lost_a_link_gets_a_new_one(data: Path, role: str, seat: str) -> None:
    made = make_table(data)
    line = ("tables", "link", made.table.id, "--role", role, "--data", str(data), "--json")
    link = nde(*line, "--public-url", "https://table.example").data["link"]
    assert link.startswith(f"https://table.example/t/{made.table.id}#k=")
    found = entered(data, made.table.id, link, "Ash")
    assert found.role == role
    assert found.is_new == (seat == "")


def test_a_link_is_for_a_table_that_is_there_and_a_role_that_there_is(data: Path) -> None:
    made = make_table(data)
    assert refused("tables", "link", "nowhere", "--data", str(data))
    told = refused("tables", "link", made.table.id, "--role", "playr", "--data", str(data))
    assert "“playr” is not a value for --role; use one of: gm, player, spectator" in told


def test_a_table_is_archived_and_restored(data: Path) -> None:
    made = make_table(data)
    nde("tables", "archive", made.table.id, "--data", str(data))
    assert "archived" in nde("tables", "list", "--data", str(data)).out
    nde("tables", "archive", made.table.id, "--back", "--data", str(data))
    assert "archived" not in nde("tables", "list", "--data", str(data)).out


def test_a_table_is_deleted_only_by_somebody_who_is_sure(data: Path) -> None:
    made = make_table(data)
    assert "add --yes" in refused("tables", "delete", made.table.id, "--data", str(data))
    assert nde("tables", "delete", made.table.id, "--yes", "--data", str(data)).status == 0
    assert nde("tables", "list", "--data", str(data)).out == "There are no tables yet.\n"


def test_everything_can_be_backed_up_and_restored_elsewhere(data: Path, tmp_path: Path) -> None:
    made = [make_table(data, title) for title in ("one", "two")]
    file = tmp_path / "all.db"
    assert str(file) in nde("backup", str(data), "--out", str(file)).out
    assert refused("backup", "--data", str(data), "--out", str(file)), "a backup is never written over"
    new = tmp_path / "new"
    assert "2 tables were restored into" in nde("restore", str(file), "--data", str(new)).out
    listed = nde("tables", "list", "--data", str(new), "--json").data["tables"]
    assert {row["id"] for row in listed} == {one.table.id for one in made}
    assert "already has tables" in refused("restore", str(file), "--data", str(new))
    assert refused("restore", str(tmp_path / "none.db"), "--data", str(tmp_path / "third"))


def test_a_restored_game_does_not_roll_the_dice_again_that_were_seen_since(
    data: Path, tmp_path: Path
) -> None:
    made = make_table(data)
    file, new = tmp_path / "all.db", tmp_path / "new"
    nde("backup", str(data), "--out", str(file))
    nde("restore", str(file), "--data", str(new))

    async def next_dice(where: Path) -> list[int]:
        hub = Hub(open_store("", where))
        await hub.start()
        try:
            live = await hub.live(made.table.id)
            salts, draws = live.state.salts, live.state.draws
            return [live.dice.draw(salts, draws + number, 1_000) for number in range(1, 9)]
        finally:
            await hub.stop()

    assert asyncio.run(next_dice(new)) != asyncio.run(next_dice(data))


def test_a_backup_is_taken_while_a_server_has_the_data_open(data: Path, tmp_path: Path) -> None:
    made = make_table(data)
    file = tmp_path / "now.db"

    async def served() -> None:
        store = open_store("", data)
        await store.open()
        try:
            said = await asyncio.to_thread(nde, "backup", str(data), "--out", str(file))
            assert said.status == 0, said.err
            assert (
                "another server" in (await asyncio.to_thread(nde, "tables", "list", "--data", str(data))).err
            )
        finally:
            await store.close()

    asyncio.run(served())
    nde("restore", str(file), "--data", str(tmp_path / "new"))
    listed = nde("tables", "list", "--data", str(tmp_path / "new"), "--json").data["tables"]
    assert [row["id"] for row in listed] == [made.table.id]
    assert refused("backup", str(tmp_path / "nothing"), "--out", str(tmp_path / "x.db"))


def test_a_folder_is_named_once(data: Path) -> None:
    make_table(data)
    assert "exclude each other" in refused("doctor", str(data), "--data", str(data))


WELL: dict[str, list[object]] = {"findings": [], "repaired": [], "other_rules": []}


def test_a_doctor_finds_nothing_wrong_with_what_is_well(data: Path) -> None:
    make_table(data)
    said = nde("doctor", str(data))
    assert (said.status, said.out) == (0, "No faults were found.\n")
    assert nde("doctor", str(data), "--repair", "--json").data == WELL


def test_a_doctor_names_the_tables_begun_by_other_rules_and_finds_no_fault_in_that(data: Path) -> None:
    old = make_table(data, revision=0).table.id
    older = make_table(data, revision=99).table.id
    said = nde("doctor", str(data))
    assert said.status == 0
    assert f"“{old}” was begun before rules had numbers; it is continued by no. {NOW}" in said.out
    assert f"“{older}” was begun by rules no. 99 of nde12" in said.out
    found = nde("doctor", str(data), "--json").data["other_rules"]
    assert {(one["table"], one["revision"], one["now"]) for one in found} == {(old, 0, NOW), (older, 99, NOW)}


def test_the_host_sees_what_each_table_keeps(data: Path) -> None:
    made = make_table(data)
    said = nde("tables", "usage", "--data", str(data)).out
    assert made.table.id in said
    assert "0.0 MB" in said
    found = nde("tables", "usage", "--json", env={"NDE_DATA": str(data)}).data
    (row,) = found["tables"]
    assert (row["id"], row["title"], row["entries"]) == (made.table.id, "The old mill", 1)
    assert found["together"] == row["log"] > 100
    assert made.gm not in str(found)


def test_one_persons_words_are_erased_and_the_game_stays(data: Path) -> None:
    table = make_table(data).table.id

    async def talk() -> str:
        hub = Hub(open_store("", data))
        await hub.start()
        try:
            key = await hub.invite(table, "player")
            entered = await hub.enter(table, key, "Velvet")
            row = await hub.seat_of(table, entered.key)
            await hub.carry_out(row, Say(text="velvet words"))
            return entered.key
        finally:
            await hub.stop()

    key = asyncio.run(talk())
    line = ("tables", "erase", table, "--seat", "Velvet", "--data", str(data))
    assert "--seat Ann" in refused(*line[:3], "--data", str(data))
    assert "gone for good" in refused(*line)
    assert b"velvet words" in (data / "nde.db").read_bytes()
    assert "Older backups and exports still hold them" in nde(*line, "--yes").out
    assert b"elvet" not in (data / "nde.db").read_bytes(), "it is gone from the file itself"
    assert not list(data.glob("*-wal"))
    assert nde("doctor", str(data)).status == 0
    assert entered(data, table, f"#k={key}").seat.startswith("p-")


PAGE = 4096


def damage(file: Path, at: bytes) -> None:
    """Spoil the page of a database on which something stands."""
    content = bytearray(file.read_bytes())
    page = content.index(at) // PAGE * PAGE
    content[page : page + 64] = b"\xff" * 64
    file.write_bytes(content)


def test_of_a_damaged_file_what_is_whole_is_listed_exported_and_restored(data: Path, tmp_path: Path) -> None:
    made = [make_table(data, title).table.id for title in ("first", "second", "third")]

    async def talk() -> None:
        hub = Hub(open_store("", data))
        await hub.start()
        try:
            for id in made:
                live = await hub.live(id)
                for number in range(40):
                    said = Say(text=f"{id} {number} " + "x" * 300)
                    await live.carry_out(Command(seat="gm", do=said, at=1))
        finally:
            await hub.stop()

    asyncio.run(talk())

    async def forget_snapshots() -> None:
        store = open_store("", data)
        await store.open()
        for id in made:
            await store.rewrite(id, {}, "gm")
        await store.close()

    asyncio.run(forget_snapshots())
    file = data / "nde.db"
    damage(file, f"{made[1]} 20 ".encode())
    assert all(id in nde("tables", "list", "--data", str(data)).out for id in made)
    line = ("tables", "export", "--data", str(data), "--out")
    assert "exported to" in nde(*line, str(tmp_path / "first.nde"), made[0]).out
    assert "nde restore FILE --whole" in refused(*line, str(tmp_path / "second.nde"), made[1])
    said = nde("doctor", str(data))
    assert said.status == 1
    assert "nde restore FILE --whole" in said.out
    assert f"table “{made[1]}” stands in a damaged part" in said.out
    assert "run the doctor" not in said.out

    fresh = tmp_path / "fresh"
    assert "add --whole" in refused("restore", str(file), "--data", str(fresh))
    saved = nde("restore", str(file), "--whole", "--data", str(fresh))
    assert saved.status == 1
    assert "2 tables were restored" in saved.out
    assert f"Table {made[1]} is damaged" in saved.out
    rows = nde("tables", "list", "--json", "--data", str(fresh)).data["tables"]
    assert {row["id"] for row in rows} == {made[0], made[2]}
    assert nde("doctor", str(fresh)).status == 0
