"""Recent commands are found by their ids exactly as a look through the whole row would find them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.hub.command_queue import Recent, RecentCommands
from nde.table.apply import RECENT
from nde.table.commands import Command, Say
from nde.table.header import Header
from nde.table.state import State

EMPTY = State(header=Header(game="nde12"))
MOST = 4


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
