"""Questions that wait for somebody: put to the right seat, answered by them or for them, never lost."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from nde.dice import Ask
from nde.errors import NdeError
from nde.locale import LANGUAGES
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.offers import offers_for
from nde.table.questions import Open, open_questions, outdated
from nde.table.seats import GM, Agreement
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import GAME, Playing, in_fight, played, sheet_of, with_heroes


@cache
def _waiting(game: str, agreement: Agreement | None) -> Playing:
    for seed in range(1, 400):
        table = in_fight(game, seed, agreement=agreement)
        table.now = 1_000
        for _ in range(30):
            table.play_on(1)
            if _is_asked(table):
                return table
    raise AssertionError("nobody is asked anything")


def _is_asked(table: Playing) -> bool:
    """Whether a player is asked something about an action that was just taken."""
    questions = open_questions(table.state)
    began = table.entries[-1].events[0]
    if len(questions) != 1 or questions[0].seat not in ("p1", "p2") or not isinstance(began, e.Began):
        return False
    is_open_deed = not began.task.is_secret and not began.task.name.startswith("moment-")
    return is_open_deed and isinstance(questions[0].question, Ask) and table.entries[-1].at == 1_000


def waiting(game: str, agreement: Agreement | None = None) -> tuple[Playing, Open, Ask]:
    """A table in which a rule waits for somebody, and what it asks."""
    table = _waiting(game, agreement).copy()
    question = open_questions(table.state)[0]
    assert isinstance(question.question, Ask)
    return table, question, question.question


@for_games("questions")
def test_a_question_is_put_to_whoever_plays_whom_it_concerns(game: str) -> None:
    table, question, ask = waiting(game)
    assert question.seat == table.state.world.holder(ask.who)
    assert question.seat in view(table.state, "watcher").waiting
    mine = view(table.state, question.seat).questions
    assert [(one.key, one.options, one.default, one.is_mine) for one in mine] == [
        (ask.key, ask.options, ask.default, True)
    ]
    other = "p2" if question.seat == "p1" else "p1"
    assert view(table.state, other).questions == ()
    assert [one.is_mine for one in view(table.state, GM).questions] == [False]


@for_games("questions")
def test_nothing_else_happens_in_the_scene_until_it_is_answered(game: str) -> None:
    table, question, ask = waiting(game)
    for seat in (GM, "p1", "p2"):
        assert offers_for(table.state, seat) == ()
    for do in (c.Mark(moment="turn"), c.SetScene(), c.Remove(figure="rat"), c.Grant(effects=())):
        refusal = table.refused(GM, do)
        assert code_of(refusal) == "question-first"
        assert refusal.facts == {"seat": question.seat, "question": ask.key}
    table.do(GM, c.SetClock(id="doom"))
    table.do("p1", c.Say(text="hm"))


@for_games("questions")
def test_only_the_one_who_is_asked_answers_and_the_game_master_for_anyone(game: str) -> None:
    table, question, ask = waiting(game)
    other = "p2" if question.seat == "p1" else "p1"
    do = c.Answer(pending=question.pending, answer=ask.default)
    refusal = table.refused(other, do)
    assert code_of(refusal) == "not-your-question"
    assert refusal.facts == {"seat": question.seat, "question": ask.key}
    by_player, by_gm = table.copy(), table.copy()
    mine, theirs = by_player.do(question.seat, do), by_gm.do(GM, do)
    assert (mine.seat, theirs.seat) == (question.seat, GM)
    assert mine.events == theirs.events


@for_games("questions")
def test_an_answer_that_is_no_option_is_refused_and_the_question_stays(game: str) -> None:
    table, question, ask = waiting(game)
    if not ask.is_open:
        refusal = table.refused(question.seat, c.Answer(pending=question.pending, answer="dance"))
        assert code_of(refusal) == "not-an-option"
    assert code_of(table.refused(question.seat, c.Answer(pending=9_999, answer="x"))) == "no-such-question"
    assert open_questions(table.state)[0] == question


@for_games("questions")
def test_every_option_can_be_answered(game: str) -> None:
    table, question, ask = waiting(game)
    assert len(ask.options) >= 2
    for option in ask.options:
        other = table.copy()
        entry = other.do(question.seat, c.Answer(pending=question.pending, answer=option))
        event = entry.events[0]
        assert isinstance(event, e.Resolved | e.Answered)
        assert event.pending == question.pending
        assert option in event.answers
        other.answer_all(lambda ask: ask.default)
        assert not other.state.world.pending


@for_games("questions")
def test_a_question_survives_a_restart_and_is_answered_on_as_if_there_had_been_none(game: str) -> None:
    table, question, ask = waiting(game)
    log = read_log(write_log(table.header, table.entries))
    again = table.copy()
    again.state = fold(log.header, log.entries)
    assert open_questions(again.state) == open_questions(table.state)
    do = c.Answer(pending=question.pending, answer=ask.options[-1])
    assert again.do(question.seat, do) == table.do(question.seat, do)
    table.answer_all(lambda ask: ask.default)
    again.answer_all(lambda ask: ask.default)
    assert again.state == table.state


@for_games("questions")
def test_an_answer_can_be_taken_back_and_given_otherwise(game: str) -> None:
    table, question, ask = waiting(game)
    world = table.state.world
    table.do(question.seat, c.Answer(pending=question.pending, answer=ask.options[0]))
    table.do(GM, c.Undo())
    assert table.state.world == world
    assert open_questions(table.state)[0] == question
    table.do(question.seat, c.Answer(pending=question.pending, answer=ask.options[-1]))


@for_games("questions")
def test_a_waiting_rule_can_be_given_up_by_the_game_master(game: str) -> None:
    table, question, _ = waiting(game)
    assert code_of(table.refused(question.seat, c.Drop(pending=question.pending))) == "only-the-gm"
    assert code_of(table.refused(GM, c.Drop(pending=9_999))) == "no-such-question"
    table.do(GM, c.Drop(pending=question.pending))
    assert not table.state.world.pending


@for_games("questions")
def test_at_once_nobody_is_waited_for(game: str) -> None:
    table, _, _ = waiting(game)
    began = table.entries[-1].events[0]
    assert isinstance(began, e.Began)
    table.do(GM, c.Undo())
    table.do(GM, c.Agree(agreement=Agreement(answers="at-once")))
    entry = table.do(began.task.seat, c.Act(action=began.task.action))
    assert isinstance(entry.events[0], e.Resolved)
    assert not table.state.world.pending


@for_games("questions")
def test_the_default_is_taken_when_its_delay_is_over_and_not_before(game: str) -> None:
    table, question, ask = waiting(game, Agreement(answers="delay", delay=30))
    do = c.Answer(pending=question.pending, is_default=True)
    refusal = table.refused("p2", do, at=1_012)
    assert code_of(refusal) == "not-yet-time"
    assert refusal.facts == {"seconds": 18}
    assert code_of(table.refused("p2", do, at=1_029)) == "not-yet-time"
    entry = table.do("p2", do, at=1_030)
    event = entry.events[0]
    assert isinstance(event, e.Resolved | e.Answered)
    assert ask.default in event.answers
    if isinstance(event, e.Answered):
        assert event.by_default
        assert event.asked == 1_030


@for_games("questions")
def test_where_the_table_waits_only_the_game_master_takes_the_default(game: str) -> None:
    table, question, _ = waiting(game)
    do = c.Answer(pending=question.pending, is_default=True)
    other = "p2" if question.seat == "p1" else "p1"
    assert code_of(table.refused(other, do, at=10**9)) == "not-yet-time"
    table.do(GM, do)


# Making and advancing characters.


@GAME
def test_a_character_is_made_choice_by_choice_by_their_maker(game: str) -> None:
    table = with_heroes(game)
    table.do("p2", c.Create(id="dora"))
    number = table.state.version
    count = 0
    while table.state.world.pending:
        (question,) = open_questions(table.state)
        assert (question.seat, question.pending) == ("p2", number)
        assert code_of(table.refused("p1", c.Answer(pending=number, answer="x"))) == "not-your-question"
        table.answer(number)
        count += 1
    assert count >= 3
    assert table.state.world.holder("dora") == "p2"
    assert table.rules.write_sheet(table.rules.characters(table.state.world.scene)["dora"])
    told = [type(event) for event in table.entries[-1].events if not isinstance(event, e.PlayersTold)]
    assert told[-1] is e.CharacterCame


@GAME
def test_the_others_play_on_while_somebody_is_being_made(game: str) -> None:
    table = in_fight(game)
    table.do("p2", c.Create(id="dora"))
    table.do("p1", c.Create(id="emil"))
    assert len(open_questions(table.state)) == 2
    assert offers_for(table.state, "p1") or offers_for(table.state, "p2")
    table.do("p2", c.Drop(pending=open_questions(table.state)[0].pending))
    assert [one.task.figure for one in open_questions(table.state)] == ["emil"]


@GAME
def test_a_made_character_is_the_same_as_one_brought(game: str) -> None:
    table, other = with_heroes(game), with_heroes(game)
    table.do("p1", c.Create(id="dora"))
    table.answer_all()
    made = table.rules.characters(table.state.world.scene)["dora"]
    other.do("p1", c.Bring(id="dora", sheet=table.rules.write_sheet(made)))
    assert other.rules.characters(other.state.world.scene)["dora"] == made
    assert other.state.world.scene == table.state.world.scene


@GAME
def test_a_character_advances_choice_by_choice(game: str) -> None:
    table = with_heroes(game)
    before = table.rules.characters(table.state.world.scene)["ala"]
    assert table.refused("p2", c.Advance(figure="ala")).code == "not-yours"
    assert table.refused("p1", c.Advance(figure="nobody")).code == "no-such-person"
    table.do(GM, c.Advance(figure="ala"))
    table.answer_all()
    after = table.rules.characters(table.state.world.scene)["ala"]
    assert after != before
    assert table.state.world.holder("ala") == "p1"
    count = sum(isinstance(event, e.CharacterCame) for event in table.entries[-1].events)
    assert count == 1


@GAME
def test_only_the_game_master_brings_somebody_for_another_seat(game: str) -> None:
    table = with_heroes(game)
    sheet = sheet_of(game, 77)
    assert code_of(table.refused("p1", c.Bring(id="dora", sheet=sheet, seat="p2"))) == "only-the-gm"
    assert code_of(table.refused(GM, c.Bring(id="dora", sheet=sheet, seat="nobody"))) == "no-such-seat"
    table.do(GM, c.Bring(id="dora", sheet=sheet, seat="p2"))
    assert table.state.world.holder("dora") == "p2"


@GAME
@pytest.mark.parametrize("seed", [2, 3])
def test_open_questions_are_the_same_however_often_one_looks(game: str, seed: int) -> None:
    table = played(game, seed)
    assert open_questions(table.state) == open_questions(table.state)


@for_games("questions")
def test_what_a_later_version_asks_otherwise_is_set_aside_and_the_game_goes_on(game: str) -> None:
    table, question, _ = waiting(game)
    assert outdated(table.state) == ()
    (pending,) = table.state.world.pending
    began = replace(pending, answers=(*pending.answers, "what-nobody-asks-now"))
    table.state = replace(table.state, world=replace(table.state.world, pending=(began,)))
    with pytest.raises(NdeError):
        view(table.state, question.seat)
    assert outdated(table.state) == (began,)

    before = table.state
    entry = table.do(GM, c.Drop(pending=pending.number))
    assert entry.events == (e.Dropped(pending=pending.number, is_outdated=True),)
    assert view_entry(entry, "watcher").events == entry.events
    for language in LANGUAGES:
        told = Teller("watcher", language).tell(before, entry, table.state)
        assert told
        assert told != Teller("watcher", language).tell(before, _given_up(entry), table.state)
    assert view(table.state, question.seat).questions == ()
    assert offers_for(table.state, question.seat)


def _given_up(entry: e.Entry) -> e.Entry:
    """The same, of somebody's own will."""
    return replace(entry, events=tuple(replace(one, is_outdated=False) for one in entry.events))
