"""Guesses at the lab: which of them gives way to whoever waits, and how many processes are made ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Event, Lock
from typing import Any

import msgspec
import pytest

from nde.web.lab import question_queue
from nde.web.lab.question_queue import MOST_OF_ONE, LabQuestions
from nde.web.lab.worker_pool import Bench, Line, Task
from nde.web.limits import ServerBusy
from tests.web.house import open_house
from tests.web.test_tables import refusal

PATIENCE_S = 5.0


class WaitingBench:
    """A bench whose work ends when it is hurried, with what there is, or when the test says so."""

    def __init__(self) -> None:
        self._ended = Event()
        self._is_hurried = False

    def ask(self, task: Task, about: str) -> int:
        self._ended.clear()
        self._is_hurried = False
        return 1

    def limit(self, number: int, within_s: float) -> None:
        pass

    def hurry(self, number: int, within_s: float) -> None:
        self._is_hurried = True
        self._ended.set()

    def finish(self) -> None:
        self._ended.set()

    def line(self) -> Line:
        assert self._ended.wait(PATIENCE_S)
        return Line("answer", msgspec.json.encode({"is_stopped": self._is_hurried}))

    def close(self) -> None:
        self._ended.set()


class WaitingBenches:
    """Enough of them for everybody; each is found again by what it was asked about."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.at_work: dict[str, WaitingBench] = {}

    def take(self, about: str) -> WaitingBench:
        with self._lock:
            return self.at_work.setdefault(about, WaitingBench())

    def give_back(self, bench: WaitingBench) -> None:
        pass

    def close(self) -> None:
        for bench in self.at_work.values():
            bench.close()


class Talk:
    """Questions to a lab that works on so many at a time."""

    def __init__(self, most: int) -> None:
        self.lab = LabQuestions(most)
        self.benches = WaitingBenches()
        self.lab._benches = self.benches  # type: ignore[assignment]

    async def ask(
        self, name: str, *, who: str = "", is_guess: bool = False, has_to_wait: bool = False
    ) -> asyncio.Task[bool]:
        """Ask, and come back once it is worked on, or waits; the answer tells whether it was stopped."""
        wish = msgspec.Raw(msgspec.json.encode({"name": name}))
        task = Task(
            number=0,
            question="fight",
            wish=wish,
            language="en",
            seconds=20.0,
            scenes=1,
            runs=1,
            is_ours=False,
        )

        async def answer() -> bool:
            async for line in self.lab.lines(task, name, name, who=who, is_guess=is_guess):
                return bool(msgspec.json.decode(line.content)["is_stopped"])
            raise AssertionError("no answer")

        asked = asyncio.ensure_future(answer())
        if has_to_wait:
            await asyncio.sleep(0)
            return asked
        while name not in self.benches.at_work and not asked.done():
            await asyncio.sleep(0.001)
        return asked

    def finish(self, *names: str) -> None:
        for name in names:
            self.benches.at_work[name].finish()


def talked(most: int, talk: Callable[[Talk], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE_S):
            talking = Talk(most)
            try:
                await talk(talking)
            finally:
                talking.lab.stop()

    asyncio.run(run())


def test_of_several_guesses_the_newest_gives_way() -> None:
    """What was guessed first is the likeliest to be asked next."""

    async def talk(lab: Talk) -> None:
        likeliest, other = [await lab.ask(name, is_guess=True) for name in ("likeliest", "other")]
        asked = await lab.ask("asked")
        assert await other is True
        assert not likeliest.done()
        lab.finish("likeliest", "asked")
        assert (await likeliest, await asked) == (False, False)

    talked(2, talk)


def test_a_guess_that_somebody_waits_for_gives_way_to_nobody() -> None:
    async def talk(lab: Talk) -> None:
        waited = await lab.ask("waited", is_guess=True)
        other = await lab.ask("other", is_guess=True)
        assert lab.lab.wait_for("", "waited") is True
        assert lab.lab.wait_for("", "waited") is True, "who says it twice is not wrong"
        first = await lab.ask("first")
        assert await other is True
        second = asyncio.ensure_future(lab.ask("second"))
        await asyncio.sleep(0.05)
        assert not waited.done()
        lab.finish("waited", "first")
        assert (await waited, await first) == (False, False)
        asked = await second
        lab.finish("second")
        assert await asked is False

    talked(2, talk)


def test_who_waits_for_a_guess_that_has_given_way_is_told_so() -> None:
    """Its answer is none: it has to be asked again."""

    async def talk(lab: Talk) -> None:
        guess = await lab.ask("guess", is_guess=True)
        lab.lab._guesses[0].give_way()
        assert lab.lab.wait_for("", "guess") is False
        assert await guess is True
        assert lab.lab.wait_for("", "guess") is False

    talked(1, talk)


def test_over_http_a_guess_that_nobody_works_on_cannot_be_waited_for() -> None:
    with open_house() as house:
        assert refusal(house.post("/api/lab/wait", {"ask": "mine"})) == (404, "lab-no-such-question")
        lab = house.app.state.shared.lab
        lab.wait_for = lambda who, ask: ask == "mine"
        assert house.post("/api/lab/wait", {"ask": "mine"}).status == 204


@pytest.mark.parametrize(
    ("processes", "cores", "at_once"), [(1, 1, 1), (2, 1, 1), (1, 8, 1), (2, 2, 2), (4, 2, 2), (3, 8, 3)]
)
def test_so_many_are_worked_on_with_a_core_each_and_no_more_are_made_ready(
    monkeypatch: pytest.MonkeyPatch, processes: int, cores: int, at_once: int
) -> None:
    started: list[Bench] = []
    monkeypatch.setattr(question_queue, "cores", lambda: cores)
    monkeypatch.setattr(Bench, "start", lambda bench: started.append(bench))
    with open_house(lab_processes=processes) as house:
        told = house.get("/api/lab").data
    assert told["limits"]["at_once"] == at_once
    assert len(started) == min(at_once, 2)


def test_one_address_with_many_questions_shuts_nobody_out() -> None:
    async def talk(lab: Talk) -> None:
        first = await lab.ask("a0", who="ann")
        own = [await lab.ask(f"a{n}", who="ann", has_to_wait=True) for n in range(1, 1 + MOST_OF_ONE)]
        with pytest.raises(ServerBusy):
            await (await lab.ask("too many", who="ann", has_to_wait=True))
        others = await lab.ask("b", who="bob", has_to_wait=True)
        for done, following in (("a0", "a1"), ("a1", "b")):
            lab.finish(done)
            while following not in lab.benches.at_work:
                await asyncio.sleep(0.001)
        assert set(lab.benches.at_work) == {"a0", "a1", "b"}, "after one of ann's it is bob's turn"
        lab.finish("b")
        assert (await first, await others) == (False, False)
        for one in own:
            one.cancel()

    talked(1, talk)


def test_nobody_else_stops_a_question_or_finds_it_by_its_name() -> None:
    async def talk(lab: Talk) -> None:
        asked = await lab.ask("mine", who="ann")
        assert not lab.lab.stop_one("bob", "mine")
        assert not lab.lab.wait_for("bob", "mine")
        assert not asked.done()
        assert lab.lab.stop_one("ann", "mine")
        assert await asked is True

    talked(1, talk)
