"""Commands decided: what is offered is taken, what is not is refused with the rules' own reason."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from nde.board import Board, Grid, Square
from nde.errors import Faults, NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.decide import DECIDE
from nde.table.offers import Offered, offers_for
from nde.table.seats import GM, Agreement
from nde.table.view import moments_for
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import GAME, GAME_AND_SPACE, Playing, in_fight, played, seated, sheet_of, with_heroes


def attacks(table: Playing, seat: str = "p1") -> list[Offered]:
    """The offers by which a seat could attack somebody now."""
    scene, aim = table.state.world.scene, table.state.playing.aim
    return [one for one in offers_for(table.state, seat) if aim(scene, one.offer).purpose == "attack"]


@cache
def _ready(game: str, space: str) -> Playing:
    for seed in range(1, 20):
        table = in_fight(game, seed, space)
        if attacks(table):
            return table
    raise AssertionError("nobody can attack")


def ready(game: str, space: str = "none") -> Playing:
    """A fight in which p1 can attack."""
    return _ready(game, space).copy()


@GAME_AND_SPACE
def test_whatever_is_offered_is_accepted(game: str, space: str) -> None:
    table = played(game, 2, space)
    table.answer_all()
    table.do(GM, c.Hide(figures=tuple(table.state.world.hidden), is_hidden=False))
    for attempt in table.state.world.attempts:  # only so many wait at a time
        if not attempt.call:
            table.do(GM, c.AnswerTry(attempt=attempt.number, answer="works"))
    for seat in (GM, "p1", "p2"):
        kinds = {(one.figure, one.offer.name): one for one in offers_for(table.state, seat)}
        for offered in kinds.values():
            other = table.copy()
            entry = other.do(seat, c.Act(action=offered.offer.action))
            event = entry.events[0]
            if isinstance(event, e.Attempted):  # what a player tries in words waits for the game master
                assert (event.attempt.figure, event.attempt.seat) == (offered.figure, seat)
                continue
            assert isinstance(event, e.Resolved | e.Began | e.Kept)  # some rolls are secret unless said
            assert event.task.name == offered.offer.name
            assert event.task.figure == offered.figure == table.state.playing.actor(offered.offer.action)
            assert event.task.seat == seat
        for moment in moments_for(table.state, seat):
            table.copy().do(seat, c.Mark(moment=moment))


@GAME
def test_an_action_may_come_as_plain_data(game: str) -> None:
    table = ready(game)
    action = attacks(table)[0].offer.action
    plain = msgspec.json.decode(msgspec.json.encode(action))
    typed, untyped = table.copy(), table.copy()
    assert typed.do("p1", c.Act(action=action)) == untyped.do("p1", c.Act(action=plain))


@GAME
@pytest.mark.parametrize("action", [{}, {"type": "Dream"}, 7, None, "strike", {"type": "Strike", "hero": 3}])
def test_what_is_no_action_is_refused(game: str, action: object) -> None:
    assert code_of(ready(game).refused("p1", c.Act(action=action))) == "not-an-action"


def own_reason(table: Playing, action: object) -> NdeError:
    """What the rules themselves say against an action."""
    with pytest.raises(NdeError) as caught:
        next(table.rules.resolve(table.state.world.scene, action))
    return caught.value


def refused_for(table: Playing, offered: Offered, code: str) -> None:
    """An action that was offered is not any more, and the refusal is the rules' own, word for word."""
    action = offered.offer.action
    reason = own_reason(table, action)
    refusal = table.refused("p1", c.Act(action=action))
    assert (refusal.code, refusal.facts) == (reason.code, reason.facts)
    assert refusal.code == code
    assert str(refusal) == str(reason)
    assert action not in [one.offer.action for one in offers_for(table.state, "p1")]


ACTED = {"cairn2e": "cairn-already-declared"}
DOWN: dict[str, tuple[str, dict[str, int | str]]] = {
    "nde12": ("is-down", {"hearts": 0}),
    "nde14": ("is-down", {"hearts": 0}),
    "cairn2e": ("cairn-out-of-action", {"state": "critical"}),
    "tkds": ("cannot-act", {"hp": 0, "state": "dying"}),
}
FAR = {
    "nde12": "out-of-reach",
    "nde14": "out-of-reach",
    "cairn2e": "cairn-beyond-reach",
    "tkds": "beyond-range",
}
WALLED = {
    "nde12": "power-needs-line",
    "nde14": "power-needs-line",
    "cairn2e": "cairn-no-line",
    "tkds": "wall-between",
}
SPENT = {
    "nde12": ("power", "mana", "no-mana"),
    "nde14": ("power", "mana", "no-mana"),
    "tkds": ("cast", "magic", "too-little-magic"),
}


@GAME
def test_who_has_acted_is_told_so(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    table.do("p1", c.Act(action=offered.offer.action))
    table.answer_all(lambda ask: ask.default)
    refused_for(table, offered, ACTED.get(game, "already-acted"))


@GAME
def test_out_of_turn_nobody_acts(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all(lambda ask: ask.default)
    refused_for(table, offered, "not-your-turn")


@GAME
def test_whoever_is_down_does_not_act(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    track = (
        next(one for one in table.state.playing.people(table.state.world.scene) if one.id == offered.figure)
        .tracks[0]
        .key
    )
    code, values = DOWN.get(game, ("", {track: 0}))
    for field, value in values.items():
        table.do(GM, c.SetValue(path=f"{offered.figure}.{field}", value=value))
    refused_for(table, offered, code or own_reason(table, offered.offer.action).code)


@for_games("map")
@pytest.mark.parametrize(("codes", "width", "walls"), [(FAR, 100, ()), (WALLED, 5, (Square(2, 0),))])
def test_reach_and_cover_are_read_off_the_map(
    game: str, codes: dict[str, str], width: int, walls: tuple[Square, ...]
) -> None:
    table = ready(game, "board")
    found = []
    for offered in attacks(table):
        other = table.copy()
        target = table.state.playing.aim(table.state.world.scene, offered.offer).target
        grid = Grid(width=width, height=1, walls=frozenset(walls))
        board = Board(grid=grid).put(offered.figure, Square(0, 0)).put(target, Square(width - 1, 0))
        other.do(GM, c.SetSpace(space=board))
        if offered.offer.action in [one.offer.action for one in offers_for(other.state, "p1")]:
            continue  # it shoots so far
        reason = own_reason(other, offered.offer.action)
        refused_for(other, offered, reason.code)
        found.append(reason.code)
    assert codes[game] in found


@pytest.mark.parametrize("game", SPENT)
def test_without_the_price_nothing_is_cast(game: str) -> None:
    name, track, code = SPENT[game]
    for seed in range(1, 20):
        table = in_fight(game, seed)
        dearest = [one for one in offers_for(table.state, "p1") if one.offer.name == name]
        if dearest:
            break
    table.do(GM, c.SetValue(path=f"{dearest[-1].figure}.{track}", value=0))
    refused_for(table, dearest[-1], code)


@GAME
def test_nobody_acts_for_anothers_hero_or_for_somebody_who_is_not_there(game: str) -> None:
    table = ready(game)
    action = attacks(table)[0].offer.action
    assert code_of(table.refused("p2", c.Act(action=action))) == "not-yours"
    table.do(GM, c.Remove(figure=attacks(table)[0].figure))
    assert code_of(table.refused("p2", c.Act(action=action))) == "no-such-person"


@GAME
def test_only_the_game_master_acts_as_the_world_and_in_secret(game: str) -> None:
    table = ready(game)
    world = next(one.offer.action for one in offers_for(table.state, GM) if one.figure == GM)
    assert code_of(table.refused("p1", c.Act(action=world))) == "only-the-gm"
    own = attacks(table)[0].offer.action
    assert code_of(table.refused("p1", c.Act(action=own, is_secret=True))) == "only-the-gm"


@GAME
def test_every_fault_in_the_parameters_is_told_at_once(game: str) -> None:
    table = ready(game)
    offer = next(one.offer for one in attacks(table) if one.offer.params)
    refusal = table.refused("p1", c.Act(action=offer.action, values={"dream": 1, "cheese": True}))
    assert isinstance(refusal, Faults)
    assert [fault.place for fault in refusal.faults] == ["dream", "cheese"]
    name = sorted(table.state.playing.rulings & {param.name for param in offer.params})
    for ruling in name:
        param = next(param for param in offer.params if param.name == ruling)
        values: list[object] = [*param.choices, *param.sides, 1, 2, True]
        value = next(value for value in values if value != param.default)
        faults = table.refused("p1", c.Act(action=offer.action, values={ruling: value}))
        assert isinstance(faults, Faults)
        assert [fault.error.code for fault in faults.faults] == ["ruling-not-yours"]


# Once, late, and at the same time.


@GAME
def test_a_command_sent_twice_acts_once(game: str) -> None:
    table = ready(game)
    action = attacks(table)[0].offer.action
    entry = table.do("p1", c.Act(action=action), id="mine-1")
    assert entry.command == "mine-1"
    refusal = table.refused("p1", c.Act(action=action), id="mine-1")
    assert code_of(refusal) == "already-done"
    assert refusal.facts == {"number": entry.number}
    table.do("p2", c.Say(text="hm"), id="mine-2")
    assert code_of(table.refused("p2", c.AddSalt(salt="ab"), id="mine-2")) == "already-done"


def test_a_refused_command_may_be_sent_again_under_its_id() -> None:
    table = seated("nde12")
    table.refused("p1", c.Mark(moment="fight"), id="x")
    table.do("p1", c.Say(text="hm"), id="x")


@GAME
def test_a_late_command_is_refused_with_what_changed(game: str) -> None:
    table = ready(game)
    base = table.state.version
    hurt = next(
        person for person in table.state.playing.people(table.state.world.scene) if person.id == "ogre"
    )
    target = next(
        one
        for one in attacks(table)
        if table.state.playing.aim(table.state.world.scene, one.offer).target == "ogre"
    )
    track = hurt.tracks[0]
    table.do(GM, c.SetValue(path=f"ogre.{track.key}", value=track.value - 1))
    refusal = table.refused("p1", c.Act(action=target.offer.action), base=base)
    assert code_of(refusal) == "moved-on"
    assert refusal.facts == {"base": base, "now": base + 1, "what": ("ogre",)}
    table.do("p1", c.Act(action=target.offer.action), base=base + 1)


@GAME
def test_a_late_command_is_refused_when_the_turn_is_another(game: str) -> None:
    table = ready(game)
    base = table.state.version
    action = attacks(table)[0].offer.action
    table.do(GM, c.Mark(moment="turn"))
    table.answer_all(lambda ask: ask.default)
    refusal = table.refused("p1", c.Act(action=action), base=base)
    assert code_of(refusal) == "moved-on"
    assert "turn" in str(refusal.facts["what"])


@GAME
def test_two_seats_that_act_at_once_both_get_their_answer(game: str) -> None:
    for seed in range(1, 20):
        table = in_fight(game, seed)
        if attacks(table) and attacks(table, "p2"):
            break
    base = table.state.version
    aim = table.state.playing.aim
    scene = table.state.world.scene
    mine = attacks(table)[0]
    theirs = next(
        one for one in attacks(table, "p2") if aim(scene, one.offer).target != aim(scene, mine.offer).target
    )
    first = table.do("p1", c.Act(action=mine.offer.action), base=base, id="a")
    if table.state.world.pending:
        refusal = table.refused("p2", c.Act(action=theirs.offer.action), base=base, id="b")
        assert code_of(refusal) == "question-first"
        table.answer_all(lambda ask: ask.default)
    second = table.do("p2", c.Act(action=theirs.offer.action), base=base, id="b")
    assert first.number < second.number


@GAME
def test_talk_is_never_late(game: str) -> None:
    table = played(game)
    table.do("p1", c.Say(text="hello"), base=0)
    table.do("p2", c.WriteNote(id="n", text="x"), base=1)


# Seats.


WATCHED = (
    c.Mark(moment="turn"),
    c.Undo(),
    c.AddSalt(salt="00"),
    c.Create(id="me"),
    c.Close(),
    c.Answer(pending=1),
    c.SetClock(id="doom"),
    c.Give(figure="ala", seat="p2"),
)


@pytest.mark.parametrize("do", WATCHED, ids=lambda do: type(do).__name__)
def test_a_spectator_only_watches(do: c.AnyDo) -> None:
    table = in_fight("nde12")
    assert code_of(table.refused("watcher", do)) == "only-watching"
    table.do("watcher", c.Say(text="bravo"))
    table.do("watcher", c.WriteNote(id="seen", text="a fine fight"))


def test_a_spectator_is_offered_nothing() -> None:
    table = in_fight("nde12")
    assert offers_for(table.state, "watcher") == ()
    assert moments_for(table.state, "watcher") == ()


def test_whoever_has_no_seat_may_only_take_one() -> None:
    table = seated("nde12")
    refusal = table.refused("stranger", c.Say(text="hello"))
    assert code_of(refusal) == "no-such-seat"
    assert refusal.facts == {"seat": "stranger", "allowed": (GM, "p1", "p2", "watcher")}
    table.do("stranger", c.Sit(seat="stranger"))
    table.do("stranger", c.Say(text="hello"))
    assert code_of(table.refused("stranger", c.Sit(seat="p1"))) == "only-the-gm"
    assert code_of(table.refused("stranger", c.Sit(seat="stranger", role="gm"))) == "only-the-gm"
    assert code_of(table.refused("stranger", c.Leave(seat="p1"))) == "only-the-gm"
    table.do(GM, c.Leave(seat="stranger"))
    assert code_of(table.refused(GM, c.Leave(seat="stranger"))) == "no-such-seat"


@pytest.mark.parametrize("id", ["", "Ala", "ala b", "-a", "a-", "ą", "a" * 41, "gm"])
def test_ids_are_small_letters_digits_and_dashes(id: str) -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused("p1", c.Bring(id=id, sheet=sheet_of("nde12", 1)))) == "bad-id"
    assert code_of(table.refused("p1", c.Create(id=id))) == "bad-id"
    if id != GM:
        assert code_of(table.refused(GM, c.Sit(seat=id))) == "bad-id"
        assert code_of(table.refused(GM, c.SetClock(id=id))) == "bad-id"
        assert code_of(table.refused(GM, c.WriteNote(id=id, text=""))) == "bad-id"


def test_an_id_belongs_to_one_also_while_they_are_being_made() -> None:
    table = with_heroes("nde12")
    assert code_of(table.refused("p1", c.Create(id="ala"))) == "id-taken"
    table.do("p1", c.Create(id="dora"))
    assert code_of(table.refused("p2", c.Bring(id="dora", sheet=sheet_of("nde12", 1)))) == "id-taken"


def test_a_faulty_sheet_is_refused_with_every_fault() -> None:
    table = seated("nde12")
    refusal = table.refused("p1", c.Bring(id="ala", sheet={"role": "dragon", "strength": "much"}))
    assert isinstance(refusal, Faults)
    assert len(refusal.faults) >= 2


def test_without_anybody_there_is_nothing_to_do() -> None:
    table = seated("nde12")
    for do in (c.Mark(moment="fight"), c.SetScene(), c.Remove(figure="x"), c.SetFog()):
        assert code_of(table.refused(GM, do)) == "nobody-there"


def test_texts_have_an_end() -> None:
    table = seated("nde12")
    assert code_of(table.refused("p1", c.Say(text="x" * 4_001))) == "too-long"
    assert code_of(table.refused("p1", c.WriteNote(id="n", text="x" * 4_001))) == "too-long"
    assert code_of(table.refused("p1", c.EraseNote(id="n"))) == "no-such-note"
    assert code_of(table.refused("p1", c.Say(text="x", to=("nobody",)))) == "no-such-seat"


@pytest.mark.parametrize("salt", ["", "x", "abc", "zz", "00" * 65])
def test_salt_is_a_little_hex(salt: str) -> None:
    assert code_of(seated("nde12").refused("p1", c.AddSalt(salt=salt))) == "bad-salt"


@GAME
def test_moments_that_are_not_now_are_refused(game: str) -> None:
    table = with_heroes(game)
    assert code_of(table.refused(GM, c.Mark(moment="calm"))) == "not-this-moment"
    assert code_of(table.refused("p1", c.Mark(moment="fight"))) == "only-the-gm"
    table.do(GM, c.Agree(agreement=Agreement(turns="gm")))
    assert code_of(table.refused("p1", c.Mark(moment="rest"))) == "only-the-gm"


# The end.


@GAME
def test_a_closed_table_takes_talk_and_nothing_else(game: str) -> None:
    table = ready(game)
    offered = attacks(table)[0]
    table.do(GM, c.Close())
    assert table.state.is_closed
    assert offers_for(table.state, "p1") == ()
    for do in (c.Act(action=offered.offer.action), c.Undo(), c.Mark(moment="turn"), c.AddSalt(salt="00")):
        assert code_of(table.refused("p1", do)) == "table-closed"
    assert code_of(table.refused(GM, c.Close())) == "table-closed"
    table.do("p1", c.Say(text="good night"))
    table.do("p2", c.Leave(seat="p2"))


def test_only_the_game_master_closes() -> None:
    assert code_of(seated("nde12").refused("p1", c.Close())) == "only-the-gm"


def test_every_command_is_decided_somewhere() -> None:
    assert set(DECIDE) == set(get_args(c.AnyDo))
