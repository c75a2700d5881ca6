"""Turns of the party: each says for themselves that they are done, and nobody loses an action unasked."""

from __future__ import annotations

import pytest

from nde.errors import NdeError
from nde.prose.log import Teller
from nde.rules.play import Turn
from nde.table import bots
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply, fold
from nde.table.codec import read_log, write_log
from nde.table.decide import decide
from nde.table.handlers.undo import counted_steps
from nde.table.offers import is_waiting, offers_for
from nde.table.seats import GM, Agreement
from nde.table.state import State
from nde.table.turns import awaited, is_partys_turn
from nde.table.view import moments_for, view
from tests.refusals import code_of
from tests.table.play import GAME, HEROES, Playing, in_fight
from tests.table.test_decide import attacks, ready

PLAYERS = ("p1", "p2")


def turn_of(table: Playing) -> Turn:
    """Whose turn it is."""
    return table.state.playing.turn(table.state.world.scene)


def told(table: Playing, entry: e.Entry, before: State) -> list[str]:
    """What a player hears of an entry."""
    return Teller("p1", "en").tell(before, entry, table.state)


@GAME
def test_the_turn_ends_once_the_last_is_done(game: str) -> None:
    table = ready(game)
    before = table.state
    entry = table.do("p1", c.Done())
    assert told(table, entry, before) == []
    assert turn_of(table).side == "party"
    assert table.state.world.done == ("ala", "bea")
    assert view(table.state, "p2").awaited == ("cyd",)
    assert {one.person.id for one in view(table.state, "p2").people if one.is_done} == {"ala", "bea"}
    entry = table.do("p2", c.Done())
    table.answer_all()
    assert turn_of(table).side == "foes" or turn_of(table).round == 2
    assert not table.state.world.done


@GAME
def test_whoever_plays_all_ends_the_turn_with_one_word(game: str) -> None:
    table = ready(game)
    table.do(GM, c.Give(figure="cyd", seat="p1"))
    entry = table.do("p1", c.Done())
    assert [one.moment for one in entry.events if isinstance(one, e.Marked)] == ["turn"]
    table.do("p1", c.Undo())
    assert turn_of(table).side == "party"
    assert not table.state.world.done


@GAME
def test_that_another_is_done_stands_in_nobodys_way_back(game: str) -> None:
    table = ready(game)
    before = table.state.world.scene
    table.do("p1", c.Act(action=attacks(table)[0].offer.action))
    table.answer_all(lambda ask: ask.default)
    if awaited(table.state) == ("cyd",) or "cyd" not in awaited(table.state):
        return  # the other's word would end the turn, and that is a step of its own
    table.do("p2", c.Done())
    do = counted_steps(table.state, "p1", c.Undo())
    assert do.count == 2
    table.do("p1", do)
    assert not table.state.world.done
    if not table.state.world.pending:
        assert table.state.world.scene == before
        table.do("p1", c.Done(figures=("ala",)))
        assert counted_steps(table.state, "p1", c.Undo()).count == 1


@GAME
def test_one_of_several_heroes_may_be_done_before_the_others(game: str) -> None:
    table = ready(game)
    table.do("p1", c.Done(figures=("bea",)))
    assert table.state.world.done == ("bea",)
    table.do("p1", c.Done(figures=("bea",), is_done=False))
    assert not table.state.world.done
    assert code_of(table.refused("p1", c.Done(figures=("bea",), is_done=False))) == "not-done-yet"
    assert code_of(table.refused("p1", c.Done(figures=("cyd",)))) == "not-yours"
    assert code_of(table.refused("p1", c.Done(figures=("ogre",)))) == "no-such-person"
    table.do("p1", c.Done())
    assert code_of(table.refused("p1", c.Done())) == "done-already"


@GAME
def test_nobody_ends_the_turn_for_others_unless_they_were_named(game: str) -> None:
    table = ready(game)
    for do in (c.Done(for_all=True), c.Done(for_all=True, losing=("ala",)), c.Mark(moment="turn")):
        refusal = table.refused("p1", do)
        assert code_of(refusal) == "others-not-done"
        assert refusal.facts == {"who": ("cyd",)}
    assert "turn" not in moments_for(table.state, "p1")
    table.do("p1", c.Done(for_all=True, losing=("cyd",)))
    table.answer_all()
    assert turn_of(table).side == "foes" or turn_of(table).round == 2


@GAME
def test_the_game_master_ends_the_turn_at_once(game: str) -> None:
    for do in (c.Mark(moment="turn"), c.Done(for_all=True)):
        table = ready(game)
        table.do(GM, do)
        table.answer_all()
        assert turn_of(table).side == "foes" or turn_of(table).round == 2


@GAME
def test_where_turns_are_the_game_masters_nobody_else_ends_one(game: str) -> None:
    table = ready(game)
    table.do(GM, c.Agree(agreement=Agreement(turns="gm")))
    assert code_of(table.refused("p1", c.Done(for_all=True, losing=("cyd",)))) == "only-the-gm"
    for seat in PLAYERS:
        table.do(seat, c.Done())
    assert turn_of(table).side == "party"
    assert table.state.world.done == tuple(sorted(HEROES))


@GAME
def test_it_is_said_in_the_own_turn_alone(game: str) -> None:
    table = ready(game)
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all()
    if turn_of(table).side == "foes":
        assert code_of(table.refused("p1", c.Done())) == "no-turn-of-yours"
    table = ready(game)
    version = table.state.version
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all()
    assert code_of(table.refused("p1", c.Done(), base=version)) in ("moved-on", "no-turn-of-yours")


@GAME
def test_the_last_deed_of_all_ends_the_turn_with_it(game: str) -> None:
    table = ready(game)
    table.do("p2", c.Done())
    table.do(
        "p1", c.Done(figures=("ala",)) if attacks(table)[0].figure == "bea" else c.Done(figures=("bea",))
    )
    table.do("p1", c.Act(action=attacks(table)[0].offer.action))
    table.answer_all(lambda ask: ask.default)
    acted = [one for one in table.entries[-3:] for event in one.events if isinstance(event, e.Marked)]
    assert bool(acted) == (turn_of(table).side != "party" or turn_of(table).round == 2)
    assert bool(acted) != bool(awaited(table.state))


@GAME
def test_a_turn_does_not_end_by_itself_where_no_foe_is_in_sight(game: str) -> None:
    """What is hidden must not be told by a turn that ends, nor by one that does not."""
    sides = []
    for foes in (("ogre", "imp", "rat"), ()):
        table = ready(game)
        table.do(GM, c.Hide(figures=("ogre", "imp", "rat")))
        if not foes:
            table.do(GM, c.Remove(figure="ogre", others=("imp", "rat")))
        for seat in PLAYERS:
            for offered in offers_for(table.state, seat):
                if not is_waiting(table.state) and is_partys_turn(table.state):
                    try:
                        table.do(seat, c.Act(action=offered.offer.action))
                    except NdeError:
                        continue
                    table.answer_all(lambda ask: ask.default)
        sides.append(turn_of(table).side)
    assert sides == ["party", "party"]


@pytest.mark.parametrize("seed", range(4))
@GAME
def test_no_turn_hangs_and_nobody_loses_an_action_unasked(game: str, seed: int) -> None:
    """Players act at random or are done, and end turns for others by naming them."""
    table = in_fight(game, seed + 1, "none")
    table.do(GM, c.Agree(agreement=Agreement(rulings="anyone")))  # what is tried is rolled at once
    ended = 0
    for _ in range(60):
        table.answer_all()
        if not is_partys_turn(table.state):
            people = table.state.playing.people(table.state.world.scene)
            if not turn_of(table).is_fight or not any(
                one.side == "party" and not one.is_out for one in people
            ):
                break
            table.do(GM, c.Mark(moment="turn"))
            continue
        before = table.state
        seat, do = _something(table)
        try:
            entry = table.do(seat, do)
        except NdeError:
            assert isinstance(do, c.Done), "offers are accepted"
            continue
        if turn_of(table) != before.playing.turn(before.world.scene):
            ended += 1
            _require_nobody_robbed(before, entry, do)
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries) == table.state
    assert ended or not is_partys_turn(table.state)


def _something(table: Playing) -> tuple[str, c.AnyDo]:
    seat = table.chance.choice(PLAYERS)
    offers = [one.offer for one in offers_for(table.state, seat)]
    others = tuple(id for id in view(table.state, seat).awaited if table.state.world.holder(id) != seat)
    wished = table.chance.random()
    if wished < 0.1:
        return seat, c.Done(for_all=True, losing=others[: table.chance.randint(0, 2)])
    if not offers or wished < 0.4:
        return seat, c.Done()
    return seat, c.Act(action=table.chance.choice(offers).action)


def _require_nobody_robbed(before: State, entry: e.Entry, do: c.AnyDo) -> None:
    """Whoever had not acted did so now, or said to be done, or was named by whoever ended the turn."""
    doers = {one.task.figure for one in entry.events if isinstance(one, e.Resolved | e.Began)}
    said = {id for one in entry.events if isinstance(one, e.DoneSaid) for id in one.figures}
    named = set(do.losing) if isinstance(do, c.Done) and do.for_all else set()
    own = set(before.world.held_by(entry.seat)) if named or isinstance(do, c.Done) else set()
    for one in before.playing.people(before.world.scene):
        if one.side == "party" and not one.is_out and not one.has_acted and one.id not in before.world.done:
            assert one.id in doers | said | named | own or not offers_for(before, before.world.holder(one.id))


@GAME
def test_bots_say_that_they_are_done(game: str) -> None:
    table = in_fight(game, 2, "none")
    for seat in PLAYERS:
        table.do(GM, c.Sit(seat=seat, name=seat, bot="careful"))
    state, entries = bots.play_out(table.state, table.dice, 60)
    assert not is_partys_turn(state) or is_waiting(state), (
        "a person leads the table, and the foes' turn is theirs"
    )
    assert len(entries) < 60


@GAME
def test_a_bot_that_leads_waits_for_a_person_who_is_not_done(game: str) -> None:
    table = in_fight(game, 2, "none")
    table.do(GM, c.Sit(seat=GM, name="bot", role="gm", bot="gm"))
    table.do(GM, c.Sit(seat="p2", name="bot", bot="careful"))
    state, _ = bots.play_out(table.state, table.dice, 60)
    assert is_partys_turn(state)
    assert set(awaited(state)) <= {"ala", "bea"}
    do = c.Done(for_all=True, losing=())
    entry = decide(state, c.Command(seat="p1", do=do), table.dice)
    assert not is_partys_turn(apply(state, entry)) or is_waiting(apply(state, entry))
