"""Long sums: so many at a time, so many waiting, nothing lost when somebody hangs up; and room for bodies."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from nde.web.limits import Room, ServerBusy, Turns, Workers
from tests.web.house import House


def test_sums_run_beside_the_loop_and_their_refusals_come_through() -> None:
    async def main() -> None:
        workers = Workers(most=1)
        assert (
            await workers.run("ann", lambda: threading.current_thread() is threading.main_thread()) is False
        )
        with pytest.raises(ZeroDivisionError):
            await workers.run("ann", lambda: 1 // 0)
        workers.stop()

    asyncio.run(main())


def test_more_than_may_wait_is_refused_at_once_and_room_is_made_again() -> None:
    async def main() -> None:
        workers, gate = Workers(most=1, most_waiting=2), threading.Event()
        waiting = [asyncio.create_task(workers.run("ann", gate.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(ServerBusy):
            await workers.run("ann", lambda: None)
        gate.set()
        assert await asyncio.gather(*waiting) == [True, True, True]
        assert await workers.run("ann", lambda: 7) == 7
        workers.stop()

    asyncio.run(main())


def test_nobody_waits_for_all_that_another_has_waiting() -> None:
    async def main() -> None:
        workers, gate, done = Workers(most=1, most_of_one=3), threading.Event(), list[str]()

        def work(name: str) -> Callable[[], None]:
            def one() -> None:
                gate.wait()
                done.append(name)

            return one

        wanted = [("ann", "a1"), ("ann", "a2"), ("ann", "a3"), ("ann", "a4"), ("bob", "b1")]
        waiting = []
        for who, name in wanted:
            waiting.append(asyncio.create_task(workers.run(who, work(name))))
            await asyncio.sleep(0)
        with pytest.raises(ServerBusy):
            await workers.run("ann", work("a5"))
        gone = waiting.pop(2)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        gate.set()
        await asyncio.gather(*waiting)
        assert done == ["a1", "a2", "b1", "a4"], "one of ann's had begun; what nobody waits for is left out"
        workers.stop()

    asyncio.run(main())


def test_whoever_hangs_up_makes_no_room_before_the_sum_is_done() -> None:
    async def main() -> None:
        workers, gate = Workers(most=1, most_waiting=0), threading.Event()
        gone = asyncio.create_task(workers.run("ann", gate.wait))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        with pytest.raises(ServerBusy):
            await workers.run("ann", lambda: None)
        gate.set()
        for _ in range(1_000):
            await asyncio.sleep(0.001)
            try:
                assert await workers.run("ann", lambda: 7) == 7
            except ServerBusy:
                continue
            break
        else:
            raise AssertionError("no room was made")
        workers.stop()

    asyncio.run(main())


def test_room_is_given_back_whatever_became_of_a_request(house: House) -> None:
    room: Room = house.app.state.shared.room
    house.post("/api/roll", {"expression": "d6"})
    house.post("/api/roll", content=b"{")
    house.post("/api/roll", content=b" " * 70_000, headers={"content-length": "5"})
    house.post("/api/import", content=b"x" * 100_000)
    assert room.held == 0


def test_a_server_that_holds_enough_takes_no_more(house: House) -> None:
    room: Room = house.app.state.shared.room
    room.held = 128 * 1024 * 1024 - 10
    reply = house.post("/api/roll?lang=pl", {"expression": "d6"})
    assert (reply.status, reply.data["code"]) == (503, "server-busy")
    assert room.held == 128 * 1024 * 1024 - 10


def test_turns_come_one_after_the_other_and_more_than_may_wait_are_refused() -> None:
    async def main() -> None:
        turns, gate, begun = Turns(most_waiting=1), asyncio.Event(), list[int]()

        async def work(number: int) -> int:
            begun.append(number)
            await gate.wait()
            return number

        both = [asyncio.create_task(turns.run("ann", lambda n=n: work(n), 60)) for n in (1, 2)]  # type: ignore[misc]
        await asyncio.sleep(0)
        assert begun == [1]
        with pytest.raises(ServerBusy):
            await turns.run("bob", lambda: work(3), 60)
        gate.set()
        assert (await asyncio.gather(*both), begun) == ([1, 2], [1, 2])
        with pytest.raises(TimeoutError):
            await turns.run("ann", lambda: asyncio.sleep(60), 0)
        assert await turns.run("ann", lambda: work(4), 60) == 4

    asyncio.run(main())


def test_nobody_takes_the_places_of_others() -> None:
    async def main() -> None:
        turns, gate = Turns(most_waiting=8, most_of_one=2), asyncio.Event()
        held = [asyncio.create_task(turns.run("ann", gate.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(ServerBusy):
            await turns.run("ann", gate.wait, 60)
        other = asyncio.create_task(turns.run("bob", gate.wait, 60))
        gate.set()
        assert await asyncio.gather(*held, other) == [True, True, True]
        assert await turns.run("ann", gate.wait, 60)

    asyncio.run(main())
