"""Views: made where nobody has to wait for them, and each table in its turn."""

from __future__ import annotations

import asyncio
import threading

import pytest

from nde.board import Board, Grid
from nde.hub.large_tables import MOST_PEOPLE, is_large
from nde.table import commands as c
from nde.table.seats import GM
from nde.web.broadcast import ViewQueue
from nde.web.loop_watch import LoopWatch
from nde.web.messages import Pong
from nde.web.metrics import Metrics
from nde.web.outbox import Packet, packed
from tests.table.play import Playing, with_heroes


class Wants:
    """A table that wants so many views, and notes whose turn it was."""

    is_at_rest = True

    def __init__(self, name: str, count: int, turns: list[str]) -> None:
        self.name, self.count, self.turns = name, count, turns
        self.done = asyncio.Event()

    async def show_one(self) -> bool:
        self.turns.append(self.name)
        self.count -= 1
        if not self.count:
            self.done.set()
        return self.count > 0


def test_a_long_view_is_made_beside_the_loop() -> None:
    """Made on the loop, it would wait for what the loop only says afterwards."""

    async def main() -> None:
        views, heard = ViewQueue(), threading.Event()

        def work() -> Packet:
            assert heard.wait(30)
            return packed(Pong())

        making = asyncio.create_task(views.made(work, is_long=True))
        await asyncio.sleep(0)
        heard.set()
        assert await making == packed(Pong())
        assert await views.made(lambda: packed(Pong()), is_long=False) == packed(Pong())
        views.stop()

    asyncio.run(main())


def test_every_table_has_its_turn_before_one_has_its_second() -> None:
    async def main() -> None:
        views, turns = ViewQueue(), list[str]()
        crowded, quiet = Wants("crowded", 4, turns), Wants("quiet", 1, turns)
        views.want(crowded)
        views.want(quiet)
        await asyncio.gather(crowded.done.wait(), quiet.done.wait())
        assert turns == ["crowded", "quiet", "crowded", "crowded", "crowded"]
        views.stop()

    asyncio.run(main())


def with_foes(count: int) -> Playing:
    table = with_heroes("nde12")
    kind = table.state.playing.cast("beast", "minion")
    table.do(GM, c.SetScene(place="field", foes={f"wolf-{n}": kind for n in range(count)}))
    return table


def test_a_table_is_large_by_its_map_or_by_its_people() -> None:
    table = with_foes(3)
    assert not is_large(table.state)
    table.do(GM, c.SetSpace(space=Board(grid=Grid(width=20, height=20))))
    assert not is_large(table.state)
    table.do(GM, c.SetSpace(space=Board(grid=Grid(width=21, height=20))))
    assert is_large(table.state)
    assert is_large(with_foes(MOST_PEOPLE).state)


def test_how_long_the_loop_was_held_is_counted_while_somebody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nde.web.loop_watch.IDLE_S", 0.0)

    async def main() -> bytes:
        metrics, looks = Metrics(), list[None]()

        def is_busy() -> bool:
            looks.append(None)
            return len(looks) > 3

        watch = LoopWatch(metrics, is_busy)
        watch.start()
        while len(looks) < 3:
            await asyncio.sleep(0)
        assert b"nde_loop_held_seconds_count 0.0" in metrics.text()
        while b"nde_loop_held_seconds_count 0.0" in metrics.text():
            await asyncio.sleep(0.001)
        watch.stop()
        return metrics.text()

    assert b"nde_loop_held_seconds_bucket" in asyncio.run(main())
