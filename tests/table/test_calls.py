"""Rolls that the game master calls for, what people try in words, contests, and dice for their own sake."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nde.dice import Ask
from nde.errors import Illegal, Missing, NdeError
from nde.rules import ruleset_named
from nde.rules.calls import roll_of
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply, fold
from nde.table.bots import next_do
from nde.table.called_rolls import card_prospect, roll_prospect
from nde.table.codec import read_log, write_log
from nde.table.conversation import Call
from nde.table.decide import decide
from nde.table.offers import offers_for, prospect_for
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.snapshot import decode_state, encode_state
from nde.table.state import Clock
from nde.table.verify import verify_game
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.table.play import GAME, GAMES, Playing, in_fight, played, with_heroes


def second_trait(table: Playing) -> str:
    """What everybody can roll with."""
    roll = roll_of(table.rules, table.state.world.scene, "ala")
    assert roll is not None
    return roll.traits[1]


def called(table: Playing, *figures: str, **said: Any) -> Call:
    """A call that was just made."""
    number = table.do(GM, c.CallFor(figures=figures, **said)).number
    return next(one for one in table.state.world.calls if one.number == number)


def rolled(table: Playing, seat: str, call: Call, figure: str, **said: Any) -> e.Entry:
    """Somebody's answer to a call, with every question on the way answered as usual."""
    said.setdefault("trait", second_trait(table))
    table.do(seat, c.Respond(call=call.number, figure=figure, **said))
    table.answer_all(lambda ask: ask.default)
    return table.entries[-1]


def ended(table: Playing) -> e.CallEnded:
    return next(one for one in table.entries[-1].events if isinstance(one, e.CallEnded))


@GAME
def test_everybody_called_gets_a_card_with_exact_odds_and_their_own_means(game: str) -> None:
    table = in_fight(game)
    call = called(table, "ala", "cyd", traits=(second_trait(table),), reason="the floor gives way")
    for seat, figure in (("p1", "ala"), ("p2", "cyd")):
        (shown,) = view(table.state, seat).calls
        (card,) = shown.cards
        assert (card.figure, card.is_mine, card.traits) == (figure, True, (second_trait(table),))
        one = shown.call.one(figure)
        assert one is not None
        prospect = card_prospect(table.state, seat, shown.call, one, second_trait(table))
        assert prospect is not None
        assert sum(way.chance for way in prospect.ways) == 1
    assert view(table.state, "watcher").calls[0].cards == ()
    assert [card.is_mine for card in view(table.state, GM).calls[0].cards] == [False, False]
    assert call.reason == "the floor gives way"


@GAME
def test_a_called_roll_is_the_games_own_and_uses_up_nobodys_turn(game: str) -> None:
    table = in_fight(game)
    before = _has_acted(table)
    call = called(table, "ala", traits=(second_trait(table),))
    entry = rolled(table, "p1", call, "ala")
    resolved = next(one for one in entry.events if isinstance(one, e.Resolved))
    assert resolved.outcome in table.rules.outcome_names
    assert ended(table).call.called[0].outcome == resolved.outcome
    assert _has_acted(table) == before
    assert not table.state.world.calls


def _has_acted(table: Playing) -> dict[str, bool]:
    return {one.id: one.has_acted for one in table.state.playing.people(table.state.world.scene)}


@GAME
def test_somebody_is_called_in_the_other_sides_turn_and_after_they_have_acted(game: str) -> None:
    table = in_fight(game)
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all()
    call = called(table, "ala", traits=(second_trait(table),))
    assert any(isinstance(one, e.CallAnswered) for one in rolled(table, "p1", call, "ala").events)


@GAME
def test_the_odds_on_a_card_are_how_often_it_comes_out_so(game: str) -> None:
    table = with_heroes(game)
    trait = second_trait(table)
    call = called(table, "ala", traits=(trait,))
    prospect = roll_prospect(table.state, "p1", "ala", trait, dict(call.values))
    assert prospect is not None
    came = {"wholly": 0, "partly": 0, "not": 0}
    games = 400
    for seed in range(games):
        other = table.copy()
        other.dice = type(table.dice)(bytes([seed % 251, seed // 251] * 16))
        came[_fulfils(other, call, trait)] += 1
    for fulfils, count in came.items():
        assert abs(Fraction(count, games) - prospect.of(fulfils)) < Fraction(1, 8)  # type: ignore[arg-type]


def _fulfils(table: Playing, call: Call, trait: str) -> str:
    rolled(table, "p1", call, "ala", trait=trait)
    fulfils = ended(table).call.called[0].fulfils
    assert fulfils is not None
    return fulfils


@GAME
def test_answers_come_in_beside_each_other_and_hold_nobody_up(game: str) -> None:
    table = in_fight(game)
    table.do("p2", c.Sit(seat="p2", name="two", rolls="typed"))
    call = called(table, "ala", "cyd", traits=(second_trait(table),))
    table.do("p2", c.Respond(call=call.number, figure="cyd"))
    (waits,) = [one for one in open_questions(table.state) if one.task.figure == "cyd"]
    assert waits.sides
    assert offers_for(table.state, "p1")
    assert view(table.state, "p1").waiting == ()
    assert view(table.state, GM).calls[0].rolling == ("cyd",)
    table.do("p1", c.Respond(call=call.number, figure="ala"))
    table.do(GM, c.Move(figure="imp", to="a1")) if table.state.world.scene.space is not None else None
    table.answer_all(lambda ask: ask.default)
    assert not table.state.world.calls
    assert {one.state for one in ended(table).call.called} == {"rolled"}


@GAME
def test_the_game_master_rolls_for_somebody_absent_whose_dice_are_typed(game: str) -> None:
    table = in_fight(game)
    table.do("p2", c.Sit(seat="p2", name="two", rolls="typed"))
    call = called(table, "cyd", traits=(second_trait(table),))
    entry = table.do(GM, c.Respond(call=call.number, figure="cyd"))
    assert entry.dice
    assert {die.source for die in entry.dice} == {"stream"}


@GAME
def test_real_dice_are_typed_with_the_answer(game: str) -> None:
    table = with_heroes(game)
    call = called(table, "ala", traits=(second_trait(table),))
    entry = table.do("p1", c.Respond(call=call.number, figure="ala", faces=(2,)))
    assert [(die.face, die.source) for die in entry.dice][:1] == [(2, "typed")]


@pytest.mark.parametrize(("counts", "works"), [("best", True), ("half", True), ("each", None)])
def test_what_counts_for_a_group_is_told_at_the_end(counts: Any, works: bool | None) -> None:
    table = with_heroes("cairn2e")
    call = called(table, "ala", "cyd", traits=("dexterity",), counts=counts)
    rolled(table, "p1", call, "ala", faces=(1,))
    rolled(table, "p2", call, "cyd", faces=(20,))
    assert ended(table).works is works


def test_half_of_three_is_two() -> None:
    table = with_heroes("cairn2e")
    call = called(table, traits=("dexterity",), counts="half")
    for seat, figure, face in (("p1", "ala", 1), ("p1", "bea", 20), ("p2", "cyd", 20)):
        rolled(table, seat, call, figure, faces=(face,))
    assert ended(table).works is False


@GAME
def test_who_declines_does_not_roll_and_may_think_again_while_the_call_is_open(game: str) -> None:
    table = with_heroes(game)
    call = called(table, "ala", "cyd", traits=(second_trait(table),))
    assert not table.do("p1", c.Decline(call=call.number, figure="ala")).dice
    assert view(table.state, "p1").calls[0].cards[0].has_declined
    rolled(table, "p1", call, "ala")
    rolled(table, "p2", call, "cyd")
    assert {one.state for one in ended(table).call.called} == {"rolled"}


@GAME
def test_a_call_is_withdrawn_with_whatever_waits_in_it(game: str) -> None:
    table = in_fight(game)
    table.do("p1", c.Sit(seat="p1", name="one", rolls="typed"))
    call = called(table, "ala", traits=(second_trait(table),))
    table.do("p1", c.Respond(call=call.number, figure="ala"))
    table.do(GM, c.Withdraw(call=call.number))
    assert not table.state.world.calls
    assert not table.state.world.pending
    with pytest.raises(Missing, match="no call with the number"):
        table.do("p1", c.Respond(call=call.number, figure="ala"))


@GAME
def test_a_call_can_be_undone_and_counts_again(game: str) -> None:
    table = with_heroes(game)
    before = table.state.world
    called(table, "ala", traits=(second_trait(table),))
    after = table.state.world
    table.do(GM, c.Undo())
    assert table.state.world == before
    table.do(GM, c.Redo())
    assert table.state.world == after


@GAME
def test_whoever_leaves_the_scene_is_not_waited_for(game: str) -> None:
    table = in_fight(game)
    called(table, "ala", "cyd", traits=(second_trait(table),))
    table.do(GM, c.Remove(figure="cyd"))
    assert [one.figure for one in table.state.world.calls[0].called] == ["ala"]
    table.do(GM, c.Remove(figure="ala"))
    assert not table.state.world.calls


@GAME
def test_difficulties_go_by_the_games_own_names_or_by_number(game: str) -> None:
    table = with_heroes(game)
    calls = table.state.playing.calls
    assert calls is not None
    if not calls.rungs:
        with pytest.raises(Illegal, match="knows no difficulties"):
            table.do(GM, c.CallFor(difficulty="hard"))
        return
    easy, hard = calls.rungs[0], calls.rungs[-1]
    odds = [
        roll_prospect(table.state, GM, "ala", second_trait(table), dict(rung.values)) for rung in (easy, hard)
    ]
    assert odds[0] is not None
    assert odds[1] is not None
    assert odds[0].chance >= odds[1].chance
    assert called(table, "ala", difficulty=hard.key).values == hard.values
    if calls.number:
        call = called(table, "ala", values={calls.number: 7})
        assert dict(call.values)[calls.number] == 7
        assert call.difficulty == ""
    with pytest.raises(Missing, match="is not a difficulty of this game"):
        table.do(GM, c.CallFor(difficulty="sublime"))
    with pytest.raises(Missing, match="you cannot roll with"):
        table.do(GM, c.CallFor(figures=("ala",), traits=("charm",)))


def test_everybody_who_cannot_roll_is_named_at_once() -> None:
    table = in_fight("nde12")
    with pytest.raises(NdeError) as refused:
        table.do(GM, c.CallFor(figures=("ala", "ogre", "ghost")))
    assert "ogre" in str(refused.value)
    assert "ghost" in str(refused.value)


def test_only_the_game_master_calls_and_nobody_answers_for_others() -> None:
    table = with_heroes("nde12")
    for do in (c.CallFor(), c.Contest(figure="ala", other="cyd"), c.Withdraw(call=1)):
        with pytest.raises(Illegal, match="only the game master"):
            table.do("p1", do)
    call = called(table, "ala", "cyd")
    with pytest.raises(Illegal, match="played by somebody else"):
        table.do("p1", c.Respond(call=call.number, figure="cyd", trait="power"))
    with pytest.raises(Missing, match="was not called upon"):
        table.do("p1", c.Respond(call=call.number, figure="bea", trait="power"))
    with pytest.raises(NdeError):
        table.do("p1", c.Respond(call=call.number, figure="ala", trait="power", values={"tn": 1}))


@GAME
def test_a_blind_roll_tells_its_roller_nothing_but_that_it_was_made(game: str) -> None:
    table = in_fight(game)
    call = called(table, "ala", traits=(second_trait(table),), way="blind")
    with pytest.raises(Illegal, match="rolled by the engine"):
        table.do("p1", c.Respond(call=call.number, figure="ala", faces=(1,)))
    entry = table.do("p1", c.Respond(call=call.number, figure="ala"))
    assert entry.dice
    seen = view_entry(entry, "p1")
    assert seen.dice == ()
    assert [type(one) for one in seen.events] == [e.CallAnswered, e.CallEnded]
    assert all(not one.outcome for one in ended(Seen(seen)).call.called)  # type: ignore[arg-type]
    assert view_entry(entry, GM) is entry
    table.do(GM, c.Reveal(number=entry.number, figure="ala", is_only_told=True))
    assert not table.state.world.withheld


class Seen:
    """An entry in the place of a table."""

    def __init__(self, entry: e.Entry) -> None:
        self.entries = [entry]


@GAME
def test_of_a_secret_call_each_roll_is_revealed_by_itself(game: str) -> None:
    table = with_heroes(game)
    entry = table.do(GM, c.CallFor(way="secret"))
    assert {one.task.figure for one in table.state.world.withheld} == {"ala", "bea", "cyd"}
    assert [type(one) for one in view_entry(entry, "p1").events] == [e.Veiled]
    table.do(GM, c.Reveal(number=entry.number, figure="cyd", is_only_told=True))
    assert {one.task.figure for one in table.state.world.withheld} == {"ala", "bea"}
    table.do(GM, c.Reveal(number=entry.number, figure="ala"))
    table.answer_all()
    assert {one.task.figure for one in table.state.world.withheld} == {"bea"}


def both_roll(game: str) -> bool:
    """Whether both of two who contend roll in a game."""
    playing = ruleset_named(game).playing
    return playing is not None and playing.calls is not None and playing.calls.contends == "both"


BOTH_ROLL = pytest.mark.parametrize("game", [one for one in GAMES if both_roll(one)])


@BOTH_ROLL
def test_a_contest_is_won_by_the_games_own_measure(game: str) -> None:
    table = with_heroes(game)
    trait = second_trait(table)
    number = table.do(GM, c.Contest(figure="ala", trait=trait, other="cyd")).number
    call = table.state.world.calls[0]
    rolled(table, "p1", call, "ala", faces=(1,))
    (shown,) = view(table.state, "p2").calls
    one = shown.call.one("cyd")
    assert one is not None
    prospect = card_prospect(table.state, "p2", shown.call, one, trait)
    assert prospect is not None
    assert 0 <= prospect.chance <= 1
    rolled(table, "p2", call, "cyd")
    over = ended(table)
    assert over.call.number == number
    worth = {one.figure: (one.fulfils, one.outcome, one.score) for one in over.call.called}
    assert (over.winner == "") is (worth["ala"] == worth["cyd"] and over.call.tie == "draw")


@BOTH_ROLL
def test_the_chances_of_two_who_contend_make_one_with_the_tie(game: str) -> None:
    table = with_heroes(game)
    trait = second_trait(table)
    table.do(GM, c.Contest(figure="ala", trait=trait, other="cyd", tie="first"))
    call = table.state.world.calls[0]
    chances = [card_prospect(table.state, GM, call, one, trait) for one in call.called]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0].chance + chances[1].chance == 1


def test_two_who_tie_roll_again_where_the_game_master_says_so() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.Contest(figure="ala", trait="dexterity", other="cyd", tie="again"))
    call = table.state.world.calls[0]
    rolled(table, "p1", call, "ala", faces=(1,))
    rolled(table, "p2", call, "cyd", faces=(1,))
    assert ended(table).is_again
    assert [one.state for one in table.state.world.calls[0].called] == ["open", "open"]
    rolled(table, "p1", call, "ala", faces=(6,))
    rolled(table, "p2", call, "cyd", faces=(1,))
    assert ended(table).winner == "ala"


@pytest.mark.rule("cairn2e/opposed", "cairn2e/4", "cairn2e/7")
@pytest.mark.parametrize(("face", "winner"), [(1, "ala"), (20, "cyd")])
def test_in_cairn_only_the_one_most_at_risk_saves_and_a_failure_is_the_others(face: int, winner: str) -> None:
    table = with_heroes("cairn2e")
    do = c.Contest(figure="ala", trait="dexterity", other="cyd", other_trait="will", tie="again")
    table.do(GM, do)
    call = table.state.world.calls[0]
    assert [(one.figure, one.is_passive) for one in call.called] == [("ala", False), ("cyd", True)]
    assert [one.figure for one in view(table.state, "p2").calls[0].cards] == []
    prospect = card_prospect(table.state, "p1", call, call.called[0], "dexterity")
    dexterity = table.rules.look(table.state.world.scene, "ala.dexterity")
    assert prospect is not None
    assert prospect.chance == Fraction(dexterity, 20)
    rolled(table, "p1", call, "ala", trait="dexterity", faces=(face,))
    assert ended(table).winner == winner


def test_a_tie_is_the_initiators_in_a_game_that_says_so() -> None:
    table = with_heroes("tkds")
    table.do(GM, c.Contest(figure="ala", trait="strength", other="cyd"))
    assert table.state.world.calls[0].tie == "first"


def test_whoever_never_rolls_is_beaten_by_their_number() -> None:
    table = in_fight("nde12")
    table.do(GM, c.Contest(figure="ala", trait="power", other="ogre"))
    call = table.state.world.calls[0]
    assert dict(call.values)["tn"] == table.rules.look(table.state.world.scene, "ogre.tn")
    assert [one.is_passive for one in call.called] == [False, True]
    rolled(table, "p1", call, "ala", trait="power", faces=(1,))
    assert ended(table).winner == "ogre"


def test_the_number_of_a_foe_whose_numbers_are_kept_is_hidden_in_a_contest() -> None:
    table = in_fight("nde12")
    table.do(GM, c.KeepNumbers(figures=("ogre",), numbers="hidden"))
    table.do(GM, c.Contest(figure="ala", trait="power", other="ogre"))
    assert view(table.state, "p1").calls[0].call.values == ()


# What people try.


@GAME
def test_at_a_led_table_what_somebody_tries_waits_for_the_game_master(game: str) -> None:
    table = with_heroes(game)
    offered = next(one for one in offers_for(table.state, "p1") if one.offer.name == _try_name(table))
    assert prospect_for(table.state, "p1", offered.offer) is None
    for do in (
        c.Try(figure="ala", text="I climb the wheel", trait=second_trait(table)),
        c.Act(action=offered.offer.action),
    ):
        entry = table.do("p1", do)
        assert isinstance(entry.events[0], e.Attempted)
        assert not entry.dice
    assert [one.figure for one in view(table.state, GM).tries] == ["ala", offered.figure]


def _try_name(table: Playing) -> str:
    roll = roll_of(table.rules, table.state.world.scene, "ala")
    assert roll is not None
    return roll.offer.name


@GAME
@pytest.mark.parametrize("answer", ["works", "price", "ask"])
def test_the_game_master_answers_a_try_with_one_gesture(game: str, answer: Any) -> None:
    table = with_heroes(game)
    number = table.do("p1", c.Try(figure="ala", text="I climb")).number
    text = "" if answer == "works" else "the wheel stops"
    if text:
        with pytest.raises(NdeError, match="in a few words"):
            table.do(GM, c.AnswerTry(attempt=number, answer=answer))
    table.do(GM, c.AnswerTry(attempt=number, answer=answer, text=text))
    assert not table.state.world.attempts
    with pytest.raises(Missing, match="no try with the number"):
        table.do(GM, c.AnswerTry(attempt=number, answer="works"))


@GAME
def test_a_try_that_is_rolled_is_a_call_with_its_words_and_the_deed_of_the_turn(game: str) -> None:
    table = with_heroes(game)
    number = table.do("p1", c.Try(figure="ala", text="I climb", trait=second_trait(table))).number
    table.do(GM, c.CallFor(attempt=number, fails="the wheel stops"))
    (call,) = table.state.world.calls
    assert (call.reason, call.attempt, call.fails) == ("I climb", number, "the wheel stops")
    assert [(one.figure, one.traits) for one in call.called] == [("ala", (second_trait(table),))]
    rolled(table, "p1", call, "ala")
    assert not table.state.world.attempts
    resolved = next(one for one in table.entries[-1].events if isinstance(one, e.Resolved))
    assert resolved.task.is_called is False


@GAME
def test_a_try_comes_back_when_its_call_is_withdrawn(game: str) -> None:
    table = with_heroes(game)
    number = table.do("p1", c.Try(figure="ala", text="I climb")).number
    table.do(GM, c.CallFor(attempt=number))
    assert view(table.state, GM).tries == ()
    table.do(GM, c.Withdraw(call=table.state.world.calls[0].number))
    assert [one.number for one in view(table.state, GM).tries] == [number]
    table.do("p1", c.TakeBack(attempt=number))
    assert view(table.state, GM).tries == ()


def test_only_so_many_tries_wait_and_only_for_ones_own() -> None:
    table = with_heroes("nde14")
    for _ in range(5):
        table.do("p1", c.Try(figure="ala", text="again"))
    with pytest.raises(Illegal, match="at most 5 of your tries"):
        table.do("p1", c.Try(figure="bea", text="again"))
    number = table.do("p2", c.Try(figure="cyd", text="me too")).number
    with pytest.raises(Illegal, match="played by somebody else"):
        table.do("p1", c.TakeBack(attempt=number))
    with pytest.raises(Illegal, match="played by somebody else"):
        table.do("p1", c.Try(figure="cyd", text="for you"))
    with pytest.raises(NdeError, match="what you try"):
        table.do("p2", c.Try(figure="cyd"))


@GAME
def test_where_the_engine_leads_a_try_is_rolled_by_the_usual_rulings(game: str) -> None:
    table = with_heroes(game)
    table.do(GM, c.Sit(seat=GM, name="GM", role="gm", bot="gm"))
    assert not view(table.state, "p1").is_led
    entry = table.do("p1", c.Try(figure="ala", text="I climb", trait=second_trait(table)))
    assert isinstance(entry.events[0], e.Resolved | e.Began)
    table.answer_all()
    assert table.do("p2", c.Try(figure="cyd", text="me too")).dice or open_questions(table.state)


@GAME
def test_where_everybody_rules_a_try_is_rolled_at_once(game: str) -> None:
    table = with_heroes(game, agreement=Agreement(rulings="anyone"))
    entry = table.do("p1", c.Try(figure="ala", text="I climb", trait=second_trait(table)))
    assert isinstance(entry.events[0], e.Resolved | e.Began)


# Bots, logs, dice.


@GAME
def test_a_bot_answers_a_call_with_what_is_likeliest(game: str) -> None:
    table = in_fight(game)
    table.do("p2", c.Sit(seat="p2", name="two", bot="bold"))
    call = called(table, "cyd")
    do = next_do(table.state, "p2")
    assert isinstance(do, c.Respond)
    chances = {
        trait: card_prospect(table.state, "p2", call, call.called[0], trait)
        for trait in call.called[0].traits
    }
    best = max(one.chance + one.of("partly") / 2 for one in chances.values() if one is not None)
    chosen = chances[do.trait]
    assert chosen is not None
    assert chosen.chance + chosen.of("partly") / 2 == best
    table.do("p2", do)


def test_a_bot_that_leads_has_what_waits_rolled() -> None:
    table = with_heroes("nde12")
    number = table.do("p1", c.Try(figure="ala", text="I climb")).number
    table.do(GM, c.Sit(seat=GM, name="GM", role="gm", bot="gm"))
    assert next_do(table.state, GM) == c.CallFor(attempt=number)


@GAME
def test_calls_and_tries_are_in_the_log_and_in_snapshots(game: str) -> None:
    table = in_fight(game)
    table.do("p2", c.Sit(seat="p2", name="two", rolls="typed"))
    call = called(table, "ala", "cyd", traits=(second_trait(table),), is_hidden=True)
    table.do("p2", c.Respond(call=call.number, figure="cyd"))
    table.do("p1", c.Try(figure="ala", text="zażółć"))
    table.do("p1", c.Toss(dice="2d6+1", text="weather"))
    for _ in range(60):
        table.do("p1", c.Say(text="…"))
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world == table.state.world
    kept = decode_state(encode_state(table.state, 2))
    assert kept.world == table.state.world
    (waits,) = [one for one in open_questions(kept) if one.task.call]
    do = c.Answer(pending=waits.pending, faces=(1,))
    assert decide(kept, c.Command(seat="p2", do=do), table.dice).events


@GAME
def test_every_roll_of_a_conversation_is_verified(game: str) -> None:
    table = played(game, 3, turns=80)
    table.answer_all()
    table.do("p1", c.Toss(dice="4d6kh3"))
    table.do(GM, c.Close())
    assert verify_game(write_log(table.header, table.entries)).state == "sound"


@pytest.mark.parametrize("change", [{"total": 99}, {"faces": (1, 1)}, {"dice": "2d6+2"}])
def test_dice_that_were_changed_afterwards_are_found(change: dict[str, Any]) -> None:
    table = with_heroes("nde12")
    entry = table.do("p1", c.Toss(dice="2d6+1"))
    (event,) = entry.events
    table.entries[-1] = replace(entry, events=(replace(event, **change),))
    verdict = verify_game(write_log(table.header, table.entries))
    assert [fault.code for fault in verdict.faults] == ["game-dice-differ"]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("/roll 2d6+1 the weather", e.Tossed),
        ("/r d20", e.Tossed),
        ("/secret 1d6", e.Tossed),
        ("/secret roll 1d6", e.Tossed),
        ("/me shrugs", e.Said),
        ("//not a command", e.Said),
    ],
)
def test_a_chat_has_commands(said: str, kind: type) -> None:
    table = with_heroes("nde12")
    (event,) = table.do("p1", c.Say(text=said)).events
    assert isinstance(event, kind)


def test_a_whisper_in_a_chat_goes_to_whoever_is_named() -> None:
    table = with_heroes("nde12")
    name = next(one.name for one in table.state.seats if one.id == "p2")
    for said in (f"/w {name} hush", "/w p2: hush", "/w cyd hush"):
        (event,) = table.do("p1", c.Say(text=said)).events
        assert isinstance(event, e.Said)
        assert (event.to, event.text) == (("p2",), "hush")


@pytest.mark.parametrize(
    ("seat", "said", "told"),
    [
        ("p1", "/roll", "dice"),
        ("p1", "/roll banana", "banana"),
        ("p1", "/x", "is not a chat command; use one of: /roll"),
        ("p1", "/w nobody hush", "nobody here is called"),
        ("p1", "/odds 2d6", "odds are shown to you alone"),
        ("p1", "/roll 900d6", "at most 200 dice"),
        ("watcher", "/roll 2d6", "spectators cannot act"),
    ],
)
def test_a_wrong_command_in_a_chat_is_answered_with_what_is_right(seat: str, said: str, told: str) -> None:
    table = with_heroes("nde12")
    with pytest.raises(NdeError, match=told):
        table.do(seat, c.Say(text=said))


def test_a_secret_toss_is_for_its_owner_and_the_game_master() -> None:
    table = with_heroes("nde12")
    entry = table.do("p1", c.Toss(dice="d20", is_secret=True))
    assert view_entry(entry, "p1").dice == view_entry(entry, GM).dice == entry.dice
    for seat in ("p2", "watcher"):
        seen = view_entry(entry, seat)
        assert [type(one) for one in seen.events] == [e.Veiled]
        assert seen.dice == ()


def test_what_gives_something_away_by_being_seen_is_secret_unless_said_otherwise() -> None:
    table = with_heroes("cairn2e")
    trap = next(one for one in offers_for(table.state, GM) if one.offer.name == "trap").offer.action
    assert table.do(GM, c.Act(action=trap)).is_secret
    assert not table.do(GM, c.Act(action=trap, is_secret=False)).is_secret
    table.do(GM, c.Sit(seat=GM, name="GM", role="gm", bot="gm"))
    assert not table.do(GM, c.Act(action=trap)).is_secret


TELLTALE: dict[str, dict[str, tuple[dict[str, Any], ...]]] = {
    "nde12": {"encounter": ({},), "generate": ({},)},
    "nde14": {"encounter": ({},), "generate": ({},)},
    "cairn2e": {"trap": ({},)},
    "tkds": {"luck": ({"reads": "event"}, {"reads": "surprise"}), "secret-check": ({},)},
}
"""By game, the game master's deeds whose dice tell something by being seen, with what is said of them."""


@GAME
def test_each_game_says_which_deeds_of_the_game_master_give_something_away(game: str) -> None:
    found: dict[str, set[str]] = {}
    for table in (with_heroes(game, 3), in_fight(game, 3)):
        rules, playing = table.rules, table.state.playing
        for one in (one.offer for one in offers_for(table.state, GM) if one.figure == GM):
            reads = next((param.choices for param in one.params if param.name == "reads"), ("",))
            for word in reads:
                action = rules.vary(one.action, {"reads": word}) if word else one.action
                if playing.gives_away(action) or playing.is_secret(action):
                    found.setdefault(one.name, set()).add(word)
    told = {name: {said.get("reads", "") for said in ways} for name, ways in TELLTALE.get(game, {}).items()}
    assert found == told


@GAME
def test_no_player_sees_dice_that_give_something_away(game: str) -> None:
    for name, ways in TELLTALE.get(game, {}).items():
        for values in ways:
            table = with_heroes(game, 3)
            action = next(one.offer.action for one in offers_for(table.state, GM) if one.offer.name == name)
            before, count = view(table.state, "p1"), len(table.entries)
            table.do(GM, c.Act(action=action, values=values))
            table.answer_all(lambda ask: ask.default)
            for entry in table.entries[count:]:
                seen = view_entry(entry, "p1")
                assert (seen.dice, entry.is_secret) == ((), True)
                assert all(isinstance(event, e.Veiled) for event in seen.events)
            assert replace(view(table.state, "p1"), version=before.version) == before


def test_a_tie_comes_to_what_the_table_has_agreed() -> None:
    for game, settings, tie in (
        ("nde14", {"contest_tie": "again"}, "again"),
        ("nde12", {"contest_tie": "first"}, "first"),
        ("nde14", {}, "draw"),
        ("tkds", {"contest_tie": "nothing"}, "draw"),
    ):
        table = with_heroes(game, settings=json.dumps(settings))
        trait = second_trait(table)
        table.do(GM, c.Contest(figure="ala", trait=trait, other="cyd"))
        table.do(GM, c.Contest(figure="ala", trait=trait, other="bea", way="blind"))
        assert [one.tie for one in table.state.world.calls] == [tie, "draw" if tie == "again" else tie]


def test_every_game_says_what_it_calls_for() -> None:
    for game in ("nde12", "nde14", "cairn2e", "tkds"):
        assert ruleset_named(game).playing.calls is not None  # type: ignore[union-attr]


def test_an_answer_is_right_whatever_else_has_happened() -> None:
    table = with_heroes("nde12")
    call = called(table, "ala", traits=("power",))
    base = table.state.version
    table.do("p2", c.Say(text="…"))
    table.do(GM, c.SetClock(id="doom"))
    do = c.Respond(call=call.number, figure="ala")
    entry = decide(table.state, c.Command(seat="p1", do=do, base=base, id="a"), table.dice)
    state = apply(table.state, entry)
    with pytest.raises(NdeError, match="already been carried out"):
        decide(state, c.Command(seat="p1", do=do, base=base, id="a"), table.dice)


def test_a_question_on_the_way_shows_no_reasons_where_the_difficulty_is_hidden() -> None:
    table = with_heroes("nde14")
    call = called(table, "ala", traits=("power",), is_hidden=True)
    table.do("p1", c.Respond(call=call.number, figure="ala", faces=(1,)))
    asked = [one for one in view(table.state, "p1").questions if one.key == "luck"]
    assert asked
    assert asked[0].steps == ()
    assert isinstance(open_questions(table.state)[0].question, Ask)


def filled(table: Playing) -> dict[str, int]:
    """How full each clock of the table is."""
    return {one.id: one.filled for one in table.state.world.clocks}


@GAME
@pytest.mark.rule("nde12/11.2", "nde12/A80", "nde14/9.2", "nde14/B57")
def test_a_clock_that_the_game_master_starts_moves_with_every_failure_where_the_book_has_it_so(
    game: str,
) -> None:
    """Rulings nde12-clock, nde14-clock: leaving it out is the exception, and is said."""
    table = with_heroes(game)
    table.do(GM, c.SetClock(id="alarm", steps=3))
    table.do(GM, c.SetClock(id="ambush", steps=3, is_secret=True))
    table.do(GM, c.SetClock(id="feast", steps=3, is_pressing=False))
    moves = int(game in ("nde12", "nde14"))
    for count in (1, 2, 3, 4):
        rolled(table, "p1", called(table, "ala"), "ala", faces=(20 if game == "cairn2e" else 1,))
        table.answer_all(lambda ask: ask.default)
        assert filled(table) == {"alarm": min(count, 3) * moves, "ambush": min(count, 3) * moves, "feast": 0}
    assert not any(one.id == "ambush" for one in view(table.state, "p1").clocks)


def test_a_failure_that_is_ruled_to_be_none_moves_no_clock() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.SetClock(id="alarm", steps=3))
    rolled(table, "p1", called(table, "ala"), "ala", faces=(2,))
    assert filled(table) == {"alarm": 1}
    table.do(GM, c.Overrule(outcome="exceptional"))
    assert filled(table) == {"alarm": 0}


def test_a_clock_of_a_game_that_was_begun_when_none_of_them_moved_stays_as_it_is() -> None:
    assert msgspec.json.decode(b'{"id": "doom", "steps": 4, "filled": 1}', type=Clock).is_pressing is False
