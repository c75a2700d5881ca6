"""A machine that fails: no room on the disk, a clock that jumps.  Nothing is lost, and refusals are clear."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.proof.client import Client, at_table
from tests.proof.load import Table, loaded, settle, some_answers
from tests.proof.serving import GENEROUS, Serving

DISK_KB, ROOM_KB = 8_192, 256
QUOTA_KB = 512


class Disk:
    """A folder on a disk that can be filled up, or with a limit for each file; and given room again."""

    def __init__(self, folder: Path, *, is_mounted: bool) -> None:
        self.folder, self._is_mounted = folder, is_mounted
        self._ballast = folder / "ballast"

    def prepare(self) -> None:
        """Done in the server's process before it begins."""
        if not self._is_mounted:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    def fill(self, server: Serving) -> None:
        """Leave hardly any room."""
        if self._is_mounted:
            self._ballast.write_bytes(bytes((self._free() - ROOM_KB) * 1024))
        else:
            self._limit(server, QUOTA_KB * 1024)

    def clear(self, server: Serving) -> None:
        """Give room again."""
        if self._is_mounted:
            self._ballast.unlink()
        elif server.process is not None:
            self._limit(server, resource.RLIM_INFINITY)

    def _free(self) -> int:
        told = subprocess.run(
            ["df", "-k", "--output=avail", self.folder], capture_output=True, text=True, check=True
        )
        return int(told.stdout.split()[-1])

    def _limit(self, server: Serving, most: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A small disk of its own; where nobody may mount one, files of a limited size."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK_KB}k", "nde-proof", folder],
        capture_output=True,
        check=False,
    )
    is_mounted = mounted.returncode == 0
    try:
        yield Disk(folder, is_mounted=is_mounted)
    finally:
        if is_mounted:
            subprocess.run(["umount", folder], check=True)


@contextmanager
def limited_files(folder: Path) -> Iterator[Disk]:
    """A folder whose files may only become so large."""
    folder.mkdir()
    yield Disk(folder, is_mounted=False)


@pytest.mark.parametrize("disk_of", [small_disk, limited_files])
def test_on_a_full_disk_a_table_refuses_and_goes_on_when_there_is_room(
    tmp_path: Path, disk_of: Callable[[Path], AbstractContextManager[Disk]]
) -> None:
    async def play(server: Serving, disk: Disk) -> None:
        tables = [Table([server], random.Random(number)) for number in range(2)]
        clients = [client for table in tables for client in table.clients]
        async with at_table(*clients):
            for table in tables:
                await table.prepare()
            async with loaded(tables, may_fail=True) as load:
                await some_answers(tables, 50, load)
                disk.fill(server)
                for table in tables:
                    await table.clients[1].until(lambda: bool(table.clients[1].outages), "a refusal")  # noqa: B023
                reasons = {one["problem"]["facts"]["reason"] for client in clients for one in client.outages}
                assert reasons <= {"full", "fault"}
                looked = server.call("GET", f"/api/tables/{tables[0].id}/view", key=tables[0].gm_key)
                assert looked.status == 200, "what is there can still be seen"
                disk.clear(server)
                await some_answers(tables, 50, load)
                disk.fill(server)
                outages = len(tables[0].clients[1].outages)
                await (
                    tables[0]
                    .clients[1]
                    .until(lambda: len(tables[0].clients[1].outages) > outages, "another refusal")
                )
                server.kill()
                disk.clear(server)
                await asyncio.to_thread(server.start)
                await some_answers(tables, 50, load)
            await settle(tables)
            for table in tables:
                table.check(await asyncio.to_thread(table.log, server))
        assert await asyncio.to_thread(server.stop) == 0, server.logged()
        assert await asyncio.to_thread(server.doctor) == []

    with disk_of(tmp_path / "disk") as disk:
        data = disk.folder / "data"
        server = Serving(data, *GENEROUS, prepare=disk.prepare)
        server.log = tmp_path / "log"
        with server:
            asyncio.run(play(server, disk))


# Clocks.

SKEWED = """
import sys, time
real, file = time.time, sys.argv.pop(1)
time.time = lambda: real() + float(open(file).read())
from nde.cli import main
sys.exit(main())
"""
"""The server on a machine whose clock is set by a file."""
DAY_S = 86_400


@pytest.mark.parametrize(("delay", "jump"), [(3_600, DAY_S), (2, -DAY_S)])
def test_a_clock_that_jumps_answers_nobody_too_early_and_loses_nobody(
    tmp_path: Path, delay: int, jump: int
) -> None:
    """A jump of a day ahead does not end a delay of an hour; a jump back does not hold up one of seconds."""
    hands = tmp_path / "clock"
    hands.write_text("0")

    async def play(server: Serving) -> None:
        made = server.make_table()
        table, key = made["table"]["id"], made["gm"]["key"]
        seat = server.enter(table, made["player"]["key"], "Ann")
        gm = Client([server.url], table, key, seat="gm")
        ann = Client([server.url], table, seat["key"], seat=seat["seat"])
        async with at_table(gm, ann):
            await gm.done({"type": "Agree", "agreement": {"answers": "delay", "delay": delay}})
            number = await ann.done({"type": "Create", "id": "hero"})
            hands.write_text(str(jump))
            if jump > 0:
                for _ in range(20):  # each of them looks at the clock anew
                    await gm.done({"type": "Say", "text": "still there?"})
                assert (
                    await ann.refused({"type": "Answer", "pending": number, "is_default": True})
                    == "not-yet-time"
                )
                assert not any(is_answered(entry, number) for entry in gm.entries)
                await ann.done({"type": "Answer", "pending": number, "answer": ""})
            else:
                await gm.until(
                    lambda: any(is_answered(entry, number) for entry in gm.entries), "the default answer"
                )
            times = [entry["at"] for entry in gm.entries if "at" in entry]
            assert times == sorted(times), "time went back"
            assert times[-1] - times[0] < DAY_S / 2
            assert gm.faults == ann.faults == []

    with Serving(tmp_path / "data", *GENEROUS, command=(sys.executable, "-c", SKEWED, str(hands))) as server:
        asyncio.run(play(server))
        server.kill()
        server.start()  # on a machine whose clock is wrong by a day
        assert server.stop() == 0
        assert server.doctor() == []


def is_answered(entry: dict[str, object], number: int) -> bool:
    """Whether an entry answers a question."""
    events = entry["events"]
    assert isinstance(events, list)
    return any(event["type"] == "Answered" and event["pending"] == number for event in events)
