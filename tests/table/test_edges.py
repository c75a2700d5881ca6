"""Unlikely turns of events: ids that are guessed, answers that come late, seats that change, broken texts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.board import Board
from nde.dice import Ask
from nde.errors import NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.commands import AnyDo
from nde.table.offers import offers_for
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.story.adventure import Foes, Place
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.table.visibility import names, seen_ask
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import GAME, SEATS, Playing, in_fight, played, seated, sheet_of, with_heroes
from tests.table.tales import begun, options, tale, way

HALF_HALL = """
#########
#1..#..a#
#2..#..b#
#3..#...#
#########
"""
"""A hall whose heroes do not see what is in its other half."""
HALF = "half \ud800 a character"
"""What comes of input that was cut in the middle of a character."""


def growing(game: str) -> tuple[Playing, int]:
    """A table at which a hero grows and is asked how; and the number of the question."""
    table = with_heroes(game)
    return table, table.do(GM, c.Advance(figure="ala")).number


def tried(game: str, *, is_secret: bool) -> tuple[Playing, int]:
    """A table at which a hero's trial waits for real dice, in the open or in secret; and its number."""
    table = with_heroes(game)
    table.do("p1", c.Sit(seat="p1", rolls="typed"))
    action = table.state.playing.trial(table.state.world.scene, "ala", "wits", "normal")
    return table, table.do(GM, c.Act(action=action, is_secret=is_secret)).number


# Ids of commands.


def test_ids_are_each_seats_own_so_that_nobody_is_blocked_or_found_out_by_a_guess() -> None:
    table = with_heroes("nde12")
    table.do("p1", c.Say(text="first"), id="same")
    table.do("p2", c.Say(text="second"), id="same")
    table.do(GM, c.SetClock(id="doom", is_secret=True), id="same")
    for seat in ("p1", "p2", GM):
        assert code_of(table.refused(seat, c.Say(text="again"), id="same")) == "already-done"
    assert table.refused("p1", c.Say(text="again"), id="same").facts == {"number": 8}


def test_an_id_is_short() -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused("p1", c.Say(text="x"), id="x" * 101)) == "too-long"
    table.do("p1", c.Say(text="x"), id="x" * 100)


# Questions.


@GAME
def test_players_cannot_tell_a_secret_that_waits_from_none(game: str) -> None:
    table, number = tried(game, is_secret=True)
    for agreement in (Agreement(), Agreement(answers="delay", delay=0), Agreement(answers="at-once")):
        table.do(GM, c.Agree(agreement=agreement))
        for seat in ("p1", "p2"):
            for asked in (number, 1):
                for do in (
                    c.Answer(pending=asked, answer="yes"),
                    c.Answer(pending=asked, is_default=True),
                    c.Drop(pending=asked),
                ):
                    refusal = table.refused(seat, do, at=10_000)
                    assert code_of(refusal) == "no-such-question"
                    assert refusal.facts == {"number": asked}
    assert view(table.state, GM).questions
    table.do(GM, c.Drop(pending=number))


def two_questions(game: str) -> tuple[Playing, int]:
    """A table at which somebody is being made, and the same options are asked for more than once."""
    table = seated(game)
    return table, table.do("p1", c.Create(id="dan")).number


@GAME
def test_an_answer_to_a_question_that_was_answered_since_is_not_taken_for_the_next(game: str) -> None:
    table, number = two_questions(game)
    seen = table.state.version
    table.answer(number)
    question = open_questions(table.state)[0].question
    assert isinstance(question, Ask)
    late = c.Answer(pending=number, answer=question.default)
    refusal = table.refused("p1", late, base=seen)
    assert code_of(refusal) == "moved-on"
    assert refusal.facts["what"] == ("question",)
    table.do(GM, c.Say(text="hm"))
    table.do("p1", late, base=table.state.version - 1)


@for_games("growth by choice")
def test_two_questions_wait_side_by_side_and_each_is_answered_by_its_number(game: str) -> None:
    table = with_heroes(game)
    made = table.do("p1", c.Create(id="dan")).number
    grown = table.do(GM, c.Advance(figure="ala")).number
    assert [one.pending for one in view(table.state, "p1").questions] == [made, grown]
    assert view(table.state, "p2").questions == ()
    assert view(table.state, "p2").waiting == ("p1",)
    table.answer(grown)
    table.answer(made)
    table.answer_all()
    assert {"ala", "dan"} <= set(table.rules.characters(table.state.world.scene))
    assert fold(table.header, table.entries) == table.state


@for_games("growth by choice")
def test_while_a_hero_grows_the_scene_stays_as_it_is_and_others_may_grow_too(game: str) -> None:
    table, number = growing(game)
    for do in (c.Remove(figure="ala"), c.Mark(moment="rest"), c.Advance(figure="ala")):
        assert code_of(table.refused(GM, do)) == "question-first"
    table.do(GM, c.Advance(figure="cyd"))
    table.answer_all()
    table.do(GM, c.Remove(figure="ala"))
    assert number < table.state.version


@GAME
def test_a_maker_who_leaves_is_answered_for_by_the_game_master(game: str) -> None:
    table, number = two_questions(game)
    table.do("p1", c.Leave(seat="p1"))
    assert view(table.state, GM).questions[0].pending == number
    while questions := open_questions(table.state):
        question = questions[0].question
        assert isinstance(question, Ask)
        table.do(GM, c.Answer(pending=number, answer=table.random_answer(question)))
    assert table.state.world.holder("dan") == GM


@GAME
def test_a_die_that_is_waited_for_needs_a_face(game: str) -> None:
    table, number = tried(game, is_secret=False)
    for seat, do in (
        ("p1", c.Answer(pending=number)),
        ("p1", c.Answer(pending=number, answer="6")),
        (GM, c.Answer(pending=number, is_default=True)),
    ):
        refusal = table.refused(seat, do)
        assert code_of(refusal) == "face-needed"
        assert refusal.facts == {"sides": view(table.state, "p1").questions[0].sides}
    table.do("p1", c.Answer(pending=number, faces=(1,)))


@GAME
def test_a_closed_table_waits_for_nobody_and_takes_nothing_back(game: str) -> None:
    table, number = two_questions(game)
    table.do(GM, c.Close())
    for seat in SEATS:
        seen = view(table.state, seat)
        assert (seen.questions, seen.waiting, seen.offers, seen.moments) == ((), (), (), ())
        assert (seen.undoable, seen.redoable) == (0, 0)
    assert code_of(table.refused("p1", c.Answer(pending=number, answer="x"))) == "table-closed"


# Late commands.


@GAME
def test_whom_the_parameters_name_counts_among_what_a_command_is_about(game: str) -> None:
    table = in_fight(game)
    seen = table.state.version
    offers = offers_for(table.state, "p1")
    action = next(one.offer.action for one in offers if not names(one.offer.action, frozenset({"ogre"})))
    table.do(GM, c.Remove(figure="ogre"))
    refusal = table.refused("p1", c.Act(action=action, values={"target": "ogre"}), base=seen)
    assert code_of(refusal) == "moved-on"
    assert "ogre" in str(refusal.facts["what"])


# Seats.


@GAME
def test_nobody_is_handed_to_a_spectator(game: str) -> None:
    table = with_heroes(game)
    assert code_of(table.refused(GM, c.Give(figure="ala", seat="watcher"))) == "only-watching"
    bring = c.Bring(id="dan", sheet=sheet_of(game, 5), seat="watcher")
    assert code_of(table.refused(GM, bring)) == "only-watching"


@GAME
def test_who_only_watches_from_now_on_plays_nobody_also_not_after_undo(game: str) -> None:
    table = with_heroes(game)
    table.do(GM, c.Give(figure="ala", seat="p2"))
    table.do("p1", c.Sit(seat="p1", role="spectator"))
    assert table.state.world.holder("bea") == GM
    table.do(GM, c.Undo())
    assert table.state.world.holder("ala") == GM
    table.do(GM, c.Redo())
    assert table.state.world.holder("ala") == "p2"
    assert fold(table.header, table.entries) == table.state


# Undo.


@GAME
def test_talk_and_seats_do_not_keep_what_was_taken_back_from_counting_again(game: str) -> None:
    table = played(game, 2)
    table.answer_all()
    world = table.state.world
    table.do(GM, c.Undo(count=3))
    table.do("p1", c.Say(text="wait"))
    table.do("p2", c.WriteNote(id="n", text="x"))
    table.do("p1", c.AddSalt(salt="ab"))
    table.do("watcher", c.Leave(seat="watcher"))
    table.do(GM, c.Redo(count=3))
    assert table.state.world == world


@GAME
def test_undo_goes_over_sessions_scenes_handovers_and_characters(game: str) -> None:
    table = in_fight(game)
    worlds = [table.state.world]
    foes = {"wolf": table.state.playing.cast("beast", "minion")}
    table.do(GM, c.Mark(moment="session"))
    table.answer_all()
    for seat, do in (
        (GM, c.SetScene(place="hall", foes=foes, hidden=("wolf",))),
        (GM, c.Give(figure="wolf", seat="p2")),
        (GM, c.Hide(figures=("wolf",), is_hidden=False)),
        ("p1", c.Bring(id="dan", sheet=sheet_of(game, 9))),
    ):
        worlds.append(table.state.world)
        table.do(seat, do)
    for world in reversed(worlds[1:]):
        table.do(GM, c.Undo())
        assert table.state.world == world
        for seat in SEATS:
            view(table.state, seat)
    table.do(GM, c.Undo(count=view(table.state, GM).undoable))
    table.do(GM, c.Redo(count=view(table.state, GM).redoable))
    assert "dan" in table.rules.characters(table.state.world.scene)


@GAME
def test_a_secret_that_was_revealed_and_taken_back_can_be_revealed_again(game: str) -> None:
    table, _ = tried(game, is_secret=True)
    table.answer_all()
    kept = table.state.world.withheld[-1].number
    told = table.do(GM, c.Reveal(number=kept))
    world = table.state.world
    table.do(GM, c.Undo())
    assert table.state.world.withheld[-1].number == kept
    # What was told stays told: the entry is seen as before.
    assert isinstance(view_entry(told, "p2").events[0], e.Revealed)
    table.do(GM, c.Reveal(number=kept))
    assert table.state.world == world


# Texts.


@pytest.mark.parametrize(
    "do",
    [
        c.Say(text=HALF),
        c.WriteNote(id="n", text=HALF),
        c.Sit(seat="p1", name=HALF),
        c.Sit(seat="p1", bot=HALF),
    ],
)
def test_what_no_log_can_hold_is_refused(do: AnyDo) -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused("p1", do)) == "unwritable"


def test_an_id_or_a_sheet_that_no_log_can_hold_is_refused() -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused("p1", c.Say(text="x"), id=HALF)) == "unwritable"
    sheet = {**sheet_of("nde12", 7), "concept": HALF}
    assert code_of(table.refused("p1", c.Bring(id="dan", sheet=sheet))) == "unwritable"


@GAME
def test_an_open_answer_that_no_log_can_hold_is_refused(game: str) -> None:
    table, number = two_questions(game)
    count = 0
    while questions := open_questions(table.state):
        question = questions[0].question
        if isinstance(question, Ask) and question.is_open:
            assert isinstance(table.refused("p1", c.Answer(pending=number, answer=HALF)), NdeError)
            count += 1
        table.answer(number)
    assert count


def test_huge_numbers_come_back_from_the_log() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.Agree(agreement=Agreement(delay=10**30)))
    assert read_log(write_log(table.header, table.entries)).entries == tuple(table.entries)


# Values.


@GAME
def test_states_entries_and_views_can_be_hashed_and_sent_as_json(game: str) -> None:
    table = played(game, 5, "board" if "board" in in_fight(game).rules.spaces else "none")
    assert hash(table.state) == hash(fold(table.header, table.entries))
    for seat in (*SEATS, "stranger"):
        seen = view(table.state, seat)
        assert isinstance(hash(seen), int)
        assert msgspec.json.decode(msgspec.json.encode(seen))["seat"] == seat
        for entry in table.entries:
            shown = view_entry(entry, seat)
            assert isinstance(hash(shown), int)
            assert msgspec.json.decode(msgspec.json.encode(shown))["number"] == entry.number


@GAME
def test_a_log_is_folded_on_from_any_of_its_states(game: str) -> None:
    table = played(game, 6)
    for at in range(0, len(table.entries), 7):
        middle = fold(table.header, table.entries[:at])
        assert fold(table.header, table.entries[at:], middle) == table.state


@pytest.mark.parametrize(
    "text", ["wolf-1", "('wolf-1',)", '["wolf-1"]', "wolf-1’s", "wolf-1.wounds", "„wolf-1“"]
)
def test_somebody_is_found_in_a_text_whatever_stands_around_them(text: str) -> None:
    hidden = frozenset({"wolf-1"})
    value: Any = {"deep": [text]}
    assert names(value, hidden)
    assert not names(value, frozenset({"wolf", "wolf-11"}))


@GAME
def test_who_stands_in_the_fog_bars_no_way(game: str) -> None:
    foes = (Foes(kind="beast", at="a"),)
    table = begun(
        game, tale(Place(id="hall", map=HALF_HALL, foes=foes, exits=(way("yard"),)), Place(id="yard"))
    )
    table.do("p1", c.Say(text="hm"))
    assert options(table) == []
    if isinstance(table.state.world.scene.space, Board):
        table.do(GM, c.SetFog())
        assert len(view(table.state, "p1").people) == 3
        assert options(table) == ["yard"]


def test_a_question_is_put_without_the_options_that_name_the_hidden() -> None:
    ask = Ask(
        who="ala", key="whom", options=("wolf-1", "wolf-2"), default="wolf-1", facts=(("foe", "wolf-1"),)
    )
    seen = seen_ask(ask, frozenset({"wolf-1"}))
    assert (seen.options, seen.default, seen.facts) == (("wolf-2",), "wolf-2", ())
    assert seen_ask(ask, frozenset({"wolf-3"})) is ask
