"""Undo and redo: whole commands go back with everything they changed, and their dice stay in the log."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.errors import NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold, is_step
from nde.table.handlers.undo import counted_steps
from nde.table.offers import offers_for
from nde.table.refusals import NothingToRedo, NothingToUndo
from nde.table.seats import GM, Agreement
from nde.table.state import World
from nde.table.view import view
from tests.refusals import code_of, refuses
from tests.table.play import GAME, GAME_AND_SPACE, GAMES, Playing, in_fight, played, with_heroes


def depth(table: Playing) -> int:
    """How many steps can be taken back."""
    return view(table.state, GM).undoable


@GAME_AND_SPACE
def test_undoing_everything_returns_the_first_world_and_redoing_all_the_last(game: str, space: str) -> None:
    table = played(game, 2, space, 60)
    last, count = table.state.world, depth(table)
    assert count > 20
    table.do(GM, c.Undo(count=count))
    assert table.state.world == World()
    assert depth(table) == 0
    assert view(table.state, GM).redoable == count
    table.do(GM, c.Redo(count=count))
    assert table.state.world == last
    assert fold(table.header, table.entries) == table.state


@GAME
def test_each_step_back_is_the_world_that_was(game: str) -> None:
    table = played(game, 3)
    while depth(table):
        past = table.state.past
        assert past is not None
        table.do(GM, c.Undo())
        assert table.state.world == past.world
        assert table.entries[-1].events == (e.Undone(numbers=(past.number,)),)


@given(game=st.sampled_from(GAMES), counts=st.lists(st.integers(-4, 4).filter(bool), max_size=12))
@settings(max_examples=40)
def test_going_back_and_forth_ends_where_the_steps_say(game: str, counts: list[int]) -> None:
    table = played(game, 2)
    table.do(GM, c.SetClock(id="now"))  # whatever was taken back before cannot count again
    worlds = [table.state.world]
    chain = table.state.past
    while chain is not None:
        worlds.append(chain.world)
        chain = chain.next
    at = 0
    for count in counts:
        possible = len(worlds) - 1 - at if count > 0 else at
        do: c.AnyDo = c.Undo(count=count) if count > 0 else c.Redo(count=-count)
        if abs(count) > possible:
            assert table.refused(GM, do).facts == {"count": abs(count), "possible": possible}
        else:
            table.do(GM, do)
            at += count
        assert table.state.world == worlds[at]


@GAME
def test_a_new_action_after_undo_draws_fresh_dice_and_the_old_ones_stay_in_the_log(game: str) -> None:
    table = in_fight(game, 2)
    table.play_on(25)
    table.answer_all()
    rolled = [entry for entry in table.entries if any(die.source == "stream" for die in entry.dice)]
    entry = rolled[-1]
    draws = table.state.draws
    while table.state.past is not None and table.state.past.number >= entry.number:
        table.do(GM, c.Undo())
    assert entry in table.entries
    assert table.state.draws == draws
    event = next(
        event for event in entry.events if isinstance(event, e.Resolved | e.Began | e.Answered | e.Kept)
    )
    if isinstance(event, e.Answered | e.Resolved | e.Kept) and event.pending:
        table.answer(event.pending)
    else:
        assert isinstance(event, e.Resolved | e.Began | e.Kept)
        table.do(GM, c.Act(action=event.task.action, is_secret=event.task.is_secret))
    again = next(one for one in table.entries[::-1] if one.dice or one.number <= entry.number)
    for place, die in enumerate(again.dice, 1):
        assert die.face == table.dice.draw(table.state.salts, draws + place, die.sides)
    assert table.refused(GM, c.Redo()).facts["possible"] == 0


@GAME
def test_redo_counts_with_the_same_dice_and_draws_none(game: str) -> None:
    table = played(game, 2)
    world, draws = table.state.world, table.state.draws
    table.do(GM, c.Undo(count=5))
    entry = table.do(GM, c.Redo(count=5))
    assert entry.dice == ()
    assert table.state.draws == draws
    assert table.state.world == world


def test_undo_is_told_with_the_numbers_it_takes_back() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.SetClock(id="doom"))
    table.do("p1", c.Say(text="hm"))
    table.do(GM, c.TickClock(id="doom"))
    entry = table.do(GM, c.Undo(count=2))
    assert entry.events == (e.Undone(numbers=(10, 8)),)
    entry = table.do(GM, c.Redo(count=2))
    assert entry.events == (e.Redone(numbers=(8, 10)),)


def test_talk_notes_seats_and_salt_stay_when_the_world_goes_back() -> None:
    table = with_heroes("nde12")
    table.do("p1", c.AddSalt(salt="ab"))
    table.do("p1", c.WriteNote(id="n", text="x"))
    table.do(GM, c.Agree(agreement=Agreement(undo="gm")))
    table.do(GM, c.Undo(count=3))
    assert table.state.salts == ("ab",)
    assert len(table.state.notes) == 1
    assert table.state.agreement.undo == "gm"
    assert len(table.state.seats) == 4
    assert table.state.world.scene is None


@pytest.mark.parametrize("count", [0, -1, 4, 1_000])
def test_so_much_cannot_be_undone(count: int) -> None:
    table = with_heroes("nde12")
    assert isinstance(table.refused(GM, c.Undo(count=count)), NothingToUndo)
    assert isinstance(table.refused(GM, c.Redo(count=count)), NothingToRedo)


def test_players_take_back_their_own_and_only_as_agreed() -> None:
    table = with_heroes("nde12")
    refusal = table.refused("p1", c.Undo())
    assert code_of(refusal) == "undo-not-yours"
    assert refusal.facts == {"number": 7, "seat": "p2"}
    table.do("p2", c.Undo())
    table.do("p1", c.Undo(count=2))
    assert code_of(table.refused("p2", c.Redo(count=3))) == "undo-not-yours"
    table.do("p1", c.Redo(count=2))
    table.do("p2", c.Redo())
    table.do(GM, c.Agree(agreement=Agreement(undo="anyone")))
    table.do("p1", c.Undo())
    table.do(GM, c.Agree(agreement=Agreement(undo="gm")))
    assert code_of(table.refused("p1", c.Undo())) == "undo-not-yours"
    table.do(GM, c.Undo())


def test_an_undo_made_for_an_older_state_is_refused() -> None:
    table = with_heroes("nde12")
    base = table.state.version
    table.do(GM, c.SetClock(id="doom"))
    assert code_of(table.refused(GM, c.Undo(), base=base)) == "moved-on"
    table.do("p1", c.Say(text="hm"))
    table.do(GM, c.Undo(), base=base + 1)


@GAME
def test_what_was_done_in_sight_of_an_undone_world_is_stale(game: str) -> None:
    table = in_fight(game, 1)
    offer = offers_for(table.state, "p1")[0].offer
    base = table.state.version
    table.do(GM, c.Undo())
    table.do(GM, c.Redo())
    refusal = table.refused("p1", c.Act(action=offer.action), base=base)
    assert code_of(refusal) == "moved-on"
    assert refusal.facts["what"] == ("undone",)


def test_overrule_is_the_game_masters() -> None:
    table = in_fight("nde12")
    assert code_of(table.refused("p1", c.Overrule(outcome="success"))) == "only-the-gm"


def test_steps_are_what_can_be_undone() -> None:
    table = played("nde12")
    steps = {entry.number for entry in table.entries if is_step(entry)}
    chain = table.state.past
    while chain is not None:
        assert chain.number in steps
        chain = chain.next


def test_what_bots_did_goes_back_with_what_a_person_did_before() -> None:
    table = with_heroes("nde12", 1)
    table.do("p1", c.Give(figure="ala", seat="p1"))
    table.do("p2", c.Sit(seat="p2", name="bot", bot="careful"))
    start = table.state.world
    table.do("p1", c.Give(figure="ala", seat="p2"))
    after_mine = table.state.world
    table.do("p2", c.Give(figure="ala", seat="p1"))
    table.do("p2", c.Give(figure="cyd", seat="p1"))
    after_bots = table.state.world
    undo = counted_steps(table.state, "p1", c.Undo())
    assert undo == c.Undo(count=3)
    table.do("p1", undo)
    assert table.state.world == start
    redo = counted_steps(table.state, "p1", c.Redo())
    assert redo == c.Redo(count=3)
    table.do("p1", redo)
    assert table.state.world == after_bots
    table.do("p1", c.Undo(count=2))
    assert table.state.world == after_mine, "a bot's step is nobody's own, and anybody's to take back"
    with refuses("nothing-to-undo"):
        counted_steps(table.state, "p1", c.Undo(count=99))


def test_the_game_master_counts_every_step() -> None:
    table = with_heroes("nde12", 1)
    table.do(GM, c.Give(figure="ala", seat="p2"))
    table.do("p2", c.Sit(seat="p2", name="bot", bot="careful"))
    table.do("p2", c.Give(figure="ala", seat="p1"))
    assert counted_steps(table.state, GM, c.Undo()) == c.Undo(count=1)
    assert counted_steps(table.state, "p1", c.Undo()) == c.Undo(count=2)


def test_what_only_bots_did_is_not_taken_back_for_a_person() -> None:
    table = with_heroes("nde12", 1)
    for seat in ("gm", "p1", "p2"):
        table.do(seat, c.Sit(seat=seat, name="bot", role="gm" if seat == "gm" else "player", bot="careful"))
    assert table.state.past is not None
    with refuses("nothing-to-undo"):
        counted_steps(table.state, "p1", c.Undo())


def test_what_a_person_ruled_in_a_bots_seat_is_a_step_of_theirs() -> None:
    table = with_heroes("nde12", 1)
    table.do("gm", c.Sit(seat="gm", name="bot", role="gm", bot="gm"))
    table.do("gm", c.Give(figure="ala", seat="p1"))
    ruled = table.state.version
    table.do("gm", c.Give(figure="ala", seat="p2"))
    assert counted_steps(table.state, "p1", c.Undo(), {ruled}) == c.Undo(count=2)


def rolled(table: Playing, seat: str = "p1") -> None:
    """Let a seat do something for which dice fall."""
    for offered in offers_for(table.state, seat):
        other = table.copy()
        try:
            entry = other.do(seat, c.Act(action=offered.offer.action))
        except NdeError:
            continue
        if entry.dice and not other.state.world.pending:
            table.do(seat, c.Act(action=offered.offer.action))
            return
    raise AssertionError("nothing to roll for")


@GAME
def test_what_told_somebody_something_is_taken_back_once_a_turn(game: str) -> None:
    table = with_heroes(game, agreement=Agreement(undo="once", answers="at-once", rulings="anyone"))
    rolled(table)
    assert view(table.state, "p1").undoable >= 1
    table.do("p1", c.Undo())
    rolled(table)
    assert view(table.state, "p1").undoable == 0
    refusal = table.refused("p1", c.Undo())
    assert (refusal.code, refusal.facts) == ("undo-used-up", {"number": table.entries[-1].number})
    table.do(GM, c.Undo())
    assert table.state == fold(table.header, table.entries)
    table.do(GM, c.Mark(moment="session"))
    assert table.state.taken_back == ()


@GAME
def test_a_table_may_let_rolls_be_taken_back_again_and_again(game: str) -> None:
    table = with_heroes(game, agreement=Agreement(undo="own", answers="at-once", rulings="anyone"))
    for _ in range(3):
        rolled(table)
        table.do("p1", c.Undo())


@GAME
def test_what_told_nobody_anything_is_taken_back_as_often_as_wanted(game: str) -> None:
    table = with_heroes(game, agreement=Agreement(undo="once", answers="at-once", rulings="anyone"))
    for name in ("Ann", "Bea", "Cid"):
        table.do("p1", c.Rename(figure="ala", name=name))
        table.do("p1", c.Undo())
    assert table.state.taken_back == ()
