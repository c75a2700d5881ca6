"""What the server does for its host: backups at a rhythm, room for everybody, and a look at who uses what."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest

from nde.hub.clock import Clock
from nde.hub.hub import Hub
from nde.store.memory import MemoryStore
from nde.table.commands import Command
from nde.table.events import Said
from nde.web import routes
from nde.web.limits import Rates
from nde.web.readiness import Readiness
from nde.web.settings import ServerSettings
from nde.web.upkeep import DAY_S, FOLDER, REMOVED, Upkeep
from tests.hub.tables import Ear, FailingStore, a_hub, a_table, say
from tests.refusals import refuses
from tests.web.house import House
from tests.web.test_tables import refusal


def test_a_backup_is_written_when_it_is_due_and_the_latest_are_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_hub() as hub:
            await a_table(hub)
            upkeep = Upkeep(hub, ServerSettings(data=tmp_path, backup_every=24, backup_keep=2))
            folder = tmp_path / FOLDER
            first = await upkeep.back_up(1_000_000.0)
            assert first is not None
            assert first.parent == folder
            other = folder / "2026-01-01-000000-before-0003-shelves.db"
            other.write_bytes(b"kept")
            os.utime(first, (1_000_000, 1_000_000))
            assert await upkeep.back_up(1_000_000 + 23 * 3600) is None
            second = await upkeep.back_up(1_000_000 + 24 * 3600)
            assert second is not None
            os.utime(second, (1_086_400, 1_086_400))
            third = await upkeep.back_up(1_086_400 + 24 * 3600)
            assert third is not None
            assert {one.name for one in folder.iterdir()} == {second.name, third.name, other.name}

    asyncio.run(main())


def test_a_backup_that_fails_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("nde.web.upkeep.LOOK_S", 0.0)

    async def main() -> None:
        (tmp_path / FOLDER).write_bytes(b"no folder")
        async with a_hub() as hub:
            upkeep = Upkeep(hub, ServerSettings(data=tmp_path, backup_every=1))
            upkeep.start()
            while caplog.text.count("no backup could be written") < 2:
                await asyncio.sleep(0.001)
            upkeep.stop()

    asyncio.run(main())


def test_without_a_rhythm_nothing_is_done(tmp_path: Path) -> None:
    upkeep = Upkeep(Hub(MemoryStore()), ServerSettings(data=tmp_path))
    upkeep.start()
    upkeep.stop()
    assert not list(tmp_path.iterdir())


class Full(FailingStore):
    """A store that can be read and has no room."""

    tries = 0
    is_full = False

    async def try_writing(self) -> None:
        self.tries += 1
        if self.is_full:
            self.fails = "before"
            await self.append("", 0, (), 0)


def test_a_server_that_cannot_write_is_not_ready() -> None:
    async def main() -> None:
        store = Full()
        async with a_hub(store) as hub:
            ready = Readiness(hub)
            store.is_full = True
            for _ in range(2):
                with refuses("store-unavailable"):
                    await ready.require()
            store.is_full = False
            await ready.require()
            await ready.require()
            assert store.tries == 3, "what could be written a moment ago is not tried again"

    asyncio.run(main())


def test_an_address_brings_only_so_much_in_a_day(house: House) -> None:
    made = house.made()
    path = f"/api/tables/{made['table']['id']}"
    file = house.get(f"{path}/export?seed=true", key=made["gm"]["key"]).body
    assert house.post("/api/import", content=file).status == 201
    tables = len(house.runner.run(house.hub.store.all_tables()))
    house.app.state.shared.rates["disk"] = Rates(1e-9, 1)
    big = file + b" " * 1_000_000
    assert refusal(house.post("/api/import", content=big)) == (429, "disk-used-up")
    assert len(house.runner.run(house.hub.store.all_tables())) == tables


def test_the_host_looks_at_who_uses_what_and_nobody_else(house: House) -> None:
    made = house.made(title="The old mill")
    said = house.get("/usage")
    assert said.status == 200
    (table,) = json.loads(said.body)["tables"]
    assert (table["id"], table["title"]) == (made["table"]["id"], "The old mill")
    assert made["gm"]["key"] not in said.body.decode()
    assert refusal(house.get("/usage", headers={"x-forwarded-for": "203.0.113.9"}))[1] == "not-here"


def test_an_old_table_is_told_of_its_end_then_exported_and_removed(tmp_path: Path) -> None:
    async def main() -> None:
        hands = [0.0]
        clock = Clock(wall=lambda: 1_000_000.0, steady=lambda: hands[0])
        async with a_hub(clock=clock) as hub:
            old = (await a_table(hub)).table.id
            kept = (await a_table(hub)).table.id
            upkeep = Upkeep(hub, ServerSettings(data=tmp_path, forget_after=30))

            async def versions() -> dict[str, int]:
                return dict(await hub.store.versions([old, kept]))

            before = await versions()
            for day, more in ((29.9, 0), (30.1, 1), (31.0, 1), (44.0, 1)):
                hands[0] = day * DAY_S
                await upkeep.forget()
                assert await versions() == {id: count + more for id, count in before.items()}, day
            (said,) = (await hub.live(old)).tail[-1].entry.events
            assert isinstance(said, Said)
            assert "removed in 14 days" in said.text
            await (await hub.live(kept)).carry_out(Command(seat="gm", do=say("wait"), at=clock.now()))
            hands[0] = 44.2 * DAY_S
            await upkeep.forget()
            assert set(await versions()) == {kept}
            file = tmp_path / REMOVED / f"{old}.nde"
            assert file.stat().st_mode & 0o077 == 0
            again = await hub.import_table(file.read_bytes())
            assert again.table.version == before[old] + 2  # told of its end, and of the seed that was taken

    asyncio.run(main())


def test_a_table_at_which_somebody_is_is_not_removed(tmp_path: Path) -> None:
    async def main() -> None:
        hands = [0.0]
        async with a_hub(clock=Clock(wall=lambda: 1_000_000.0, steady=lambda: hands[0])) as hub:
            table = (await a_table(hub)).table.id
            upkeep = Upkeep(hub, ServerSettings(data=tmp_path, forget_after=1))
            hands[0] = 2 * DAY_S
            await upkeep.forget()
            (await hub.live(table)).listeners.add(Ear())
            hands[0] = 20 * DAY_S
            await upkeep.forget()
            assert table in await hub.store.versions([table])

    asyncio.run(main())


def test_whoever_waits_for_something_long_when_the_server_stops_is_told_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def given_up(call: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(routes, "_check", given_up)
    assert refusal(house.post("/api/roll", {"expression": "1d6"})) == (503, "server-stopping")
