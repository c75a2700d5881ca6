"""Entries carried out: the state is the fold of the log, at every length of it."""

from __future__ import annotations

from typing import get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.dice import Ask
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import FORGET_EVERY, RECENT, TABLE, apply, fold, is_step
from nde.table.offers import offers_for, prospect_for
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from nde.table.transitions import WORLD
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import GAME, GAME_AND_SPACE, GAMES, SEATS, Playing, played, seated, with_heroes


@GAME_AND_SPACE
def test_the_fold_of_any_prefix_is_a_state_one_can_play_on_from(game: str, space: str) -> None:
    table = played(game, 2, space, 60)
    state = State(header=table.header)
    for at, entry in enumerate(table.entries):
        state = apply(state, entry)
        assert state.version == entry.number == at + 1
        if at % 4:
            continue
        for seat in (*SEATS, "nobody"):
            seen = view(state, seat)
            assert seen.version == state.version
            assert view_entry(entry, seat).number == entry.number
            for offered in offers_for(state, seat)[:1]:
                prospect = prospect_for(state, seat, offered.offer)
                chances = prospect.chances if prospect is not None else None
                assert chances is None or sum(chance for _, chance in chances) == 1
        assert [one.pending for one in open_questions(state)] == [one.number for one in state.world.pending]
    assert state == table.state


@given(game=st.sampled_from(GAMES), cut=st.integers(0, 60))
@settings(max_examples=40)
def test_folding_goes_on_where_it_stopped(game: str, cut: int) -> None:
    table = played(game, 2, "board", 60)
    entries = table.entries
    first = fold(table.header, entries[:cut])
    assert fold(table.header, entries[cut:], first) == table.state


@GAME
def test_folding_changes_nothing_that_was_folded(game: str) -> None:
    table = played(game)
    states = [State(header=table.header)]
    before = []
    for entry in table.entries:
        before.append(msgspec.json.encode(states[-1].world, order="deterministic"))
        states.append(apply(states[-1], entry))
    for state, content in zip(states, before, strict=False):
        assert msgspec.json.encode(state.world, order="deterministic") == content


def test_every_event_is_either_undone_with_its_command_or_stays_or_turns() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, e.Event)}
    kinds -= {e.Event}
    assert not set(WORLD) & set(TABLE)
    assert set(WORLD) | set(TABLE) == kinds
    assert {kind.__name__ for kind in kinds} == {kind.__name__ for kind in get_args(e.AnyEvent)}


@GAME
def test_an_entry_is_a_step_exactly_if_it_can_be_undone(game: str) -> None:
    table = played(game)
    state = State(header=table.header)
    for entry in table.entries:
        after = apply(state, entry)
        if is_step(entry):
            assert after.past is not None
            assert after.past.number == entry.number
            assert after.future is None
        state = after


def test_only_so_many_command_ids_are_remembered() -> None:
    table = seated("nde12")
    count = RECENT + 2 * FORGET_EVERY
    for number in range(count):
        table.do(GM, c.Say(text="tick"), id=f"id-{number}")
    recent = table.state.recent
    assert RECENT <= len(recent) < RECENT + FORGET_EVERY
    assert recent[-1] == (GM, f"id-{count - 1}", table.state.version)
    assert recent == tuple(sorted(recent, key=lambda one: one[2]))
    assert fold(table.header, table.entries).recent == recent


def test_a_command_sent_again_acts_once_however_much_others_have_done_since() -> None:
    table = seated("nde12")
    table.do("p1", c.Say(text="once"), id="mine")
    number = table.state.version
    for tick in range(2 * RECENT):
        table.do(GM, c.Say(text="tick"), id=f"id-{tick}")
    assert ("p1", "mine", number) in table.state.recent
    assert code_of(table.refused("p1", c.Say(text="once"), id="mine")) == "already-done"
    for tick in range(RECENT):
        table.do("p1", c.Say(text="tick"), id=f"own-{tick}")
    assert ("p1", "mine", number) not in table.state.recent


def test_what_is_said_leaves_no_trace_in_the_state() -> None:
    table = seated("nde12")
    before = table.state
    table.do("p1", c.Say(text="hello"))
    assert msgspec.structs.replace(table.state, version=before.version) == before


def test_a_seat_that_is_left_gives_its_figures_to_the_game_master() -> None:
    table = with_heroes("nde12")
    assert table.state.world.holder("ala") == "p1"
    table.do("p1", c.Leave(seat="p1"))
    assert table.state.world.holder("ala") == GM
    assert table.state.world.holder("cyd") == "p2"
    assert table.state.seat("p1") is None


@GAME
def test_whoever_has_left_plays_nobody_in_a_world_that_comes_back(game: str) -> None:
    table = with_heroes(game)
    table.do(GM, c.SetClock(id="doom"))
    table.do("p1", c.Leave(seat="p1"))
    table.do(GM, c.Undo())
    assert table.state.world.holder("ala") == GM
    assert [one.figure for one in offers_for(table.state, GM) if one.figure in ("ala", "cyd")].count(
        "cyd"
    ) == 0
    assert "ala" in {one.figure for one in offers_for(table.state, GM)}
    table.do(GM, c.Redo())
    assert table.state.world.holder("ala") == GM


def test_a_character_whose_maker_has_left_is_the_game_masters() -> None:
    table = with_heroes("nde12")
    table.do("p1", c.Create(id="dora"))
    table.do("p1", c.Leave(seat="p1"))
    for _ in range(100):
        if not table.state.world.pending:
            break
        question = open_questions(table.state)[0].question
        assert isinstance(question, Ask)
        table.do(GM, c.Answer(pending=table.state.world.pending[0].number, answer=question.default))
    assert table.state.world.holder("dora") == GM


def test_notes_are_their_authors_and_outlive_undo() -> None:
    table = with_heroes("nde12")
    table.do("p1", c.WriteNote(id="plan", text="left door"))
    table.do("p2", c.WriteNote(id="plan", text="right door"))
    table.do("p1", c.WriteNote(id="plan", text="no door"))
    assert [(note.by, note.text) for note in table.state.notes] == [("p2", "right door"), ("p1", "no door")]
    table.do(GM, c.Undo())
    assert len(table.state.notes) == 2
    table.do("p2", c.EraseNote(id="plan"))
    assert [note.by for note in table.state.notes] == ["p1"]


def test_clocks_keep_their_place_when_they_move() -> None:
    table = with_heroes("nde12")
    for id in ("one", "two", "three"):
        table.do(GM, c.SetClock(id=id, steps=4))
    table.do(GM, c.TickClock(id="two", by=3))
    assert [(clock.id, clock.filled) for clock in table.state.world.clocks] == [
        ("one", 0),
        ("two", 3),
        ("three", 0),
    ]
    table.do(GM, c.TickClock(id="two", by=9))
    assert table.state.world.clocks[1].filled == 4
    table.do(GM, c.TickClock(id="two", by=-9))
    assert table.state.world.clocks[1].filled == 0
    table.do(GM, c.StopClock(id="two"))
    assert [clock.id for clock in table.state.world.clocks] == ["one", "three"]


def test_a_table_without_anybody_is_a_state_too() -> None:
    state = Playing("tkds").state
    assert offers_for(state, GM) == ()
    assert open_questions(state) == ()
    assert view(state, GM).people == ()
    assert fold(state.header, ()) == state
