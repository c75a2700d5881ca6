"""A command that came before is found by its seat and id, the latest at once and the others in the log."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.hub.command_queue import Outcome
from nde.hub.done_commands import Recent, RecentCommands
from nde.hub.live import Live
from nde.store.memory import MemoryStore
from nde.table.apply import RECENT
from nde.table.commands import AnyDo, Command, Say, Sit
from nde.table.header import Header
from nde.table.state import State
from tests.hub.tables import a_hub, a_table, run

EMPTY = State(header=Header(game="nde12"))
MOST = 4
SAYING = Say(text="x")


@given(
    st.lists(
        st.tuples(st.sampled_from(("add", "same", "jump")), st.sampled_from("ab"), st.sampled_from("xyz")),
        max_size=40,
    )
)
def test_they_are_followed_from_state_to_state(steps: list[tuple[str, str, str]]) -> None:
    remembered = RecentCommands()
    recent: Recent = ()
    earlier: list[Recent] = [()]
    for number, (step, seat, id) in enumerate(steps, 1):
        if step == "add":
            recent = (*recent, (seat, id, number))[-MOST:]
        elif step == "jump":  # as after a write that another process was faster with
            recent = earlier[len(earlier) // 2]
        else:
            recent = recent[:1] + recent[1:]  # equal, and another object
        earlier.append(recent)
        state = replace(EMPTY, recent=recent)
        for who in "ab":
            for what in "xyz":
                found = [number for seat, id, number in recent if (seat, id) == (who, what)]
                command = Command(seat=who, id=what, do=Say(text=""))
                assert remembered.number_of(state, command) == (found[-1] if found else None)


def test_a_command_without_an_id_is_always_new() -> None:
    state = replace(EMPTY, recent=(("a", "", 1),) * RECENT)
    assert RecentCommands().number_of(state, Command(seat="a", do=Say(text=""))) is None


@pytest.mark.parametrize("opened_anew", [False, True])
def test_a_command_sent_again_after_any_number_of_others_acts_once(opened_anew: bool) -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            table = (await a_table(hub)).table.id
            live = await hub.live(table)
            await live.carry_out(said("sat", Sit(seat="p1", name="Bo"), seat="p1"))
            first = await live.carry_out(said("first"))
            for begin in range(0, 2 * RECENT, RECENT):
                some = range(begin, begin + RECENT)
                await asyncio.gather(*(live.carry_out(said(f"n{number}")) for number in some))
            assert all(id != "first" for _, id, _ in live.state.recent)
            if opened_anew:
                await live.stop()
                live = await Live.open(table, store, hub.clock)
            before = live.version
            for id, number in (("first", first.number), ("n0", first.number + 1)):
                assert await live.carry_out(said(id)) == Outcome(number, is_repeated=True)
            assert live.version == before
            fresh = await live.carry_out(said("fresh"))
            assert await live.carry_out(said("fresh")) == Outcome(fresh.number, is_repeated=True)
            assert not (await live.carry_out(said("first", seat="p1"))).is_repeated, "ids are each seat's own"

    run(test)


def said(id: str, do: AnyDo = SAYING, *, seat: str = "gm") -> Command:
    return Command(seat=seat, id=id, do=do)
