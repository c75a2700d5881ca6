"""No number tells a player of somebody hidden, and what the hidden do to those in sight is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.errors import NdeError
from nde.prose.log import Teller
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.ruleset import Effect
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import Decoder, encode_entry
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.view import view
from nde.table.view_entry import UNSEEN, view_entry
from tests.games import for_games
from tests.table.play import FOES, GAME, HEROES, Playing, in_fight, with_heroes

PLAYERS = ("p1", "p2", "watcher")
TURNS = 4


def _first(ask: Any) -> str:
    return str(ask.default)


def _begun(game: str, *, lurks: bool) -> list[tuple[Any, list[str]]]:
    """What each player sees and hears of a fight's beginning and first turns, without dice."""
    table = with_heroes(game, 3)
    block = table.state.playing.cast("brute", "minion")
    foes = {"rat": block, **({"lurker": block} if lurks else {})}
    tellers = {seat: Teller(seat, "en") for seat in PLAYERS}
    heard: list[tuple[Any, list[str]]] = []
    start = len(table.entries)
    states = [table.state]

    def listen() -> None:
        states.append(table.state)

    table.do(GM, c.SetScene(place="ford", foes=foes, hidden=("lurker",) if lurks else ()))
    listen()
    for turn in range(TURNS + 1):
        table.do(GM, c.Mark(moment="turn" if turn else "fight"))
        listen()
        while view(table.state, GM).questions:
            table.answer(view(table.state, GM).questions[0].pending, _first)
            listen()
    for at, entry in enumerate(table.entries[start:]):
        for seat, teller in tellers.items():
            seen = replace(view_entry(entry, seat), dice=())
            heard.append((seen, teller.tell(states[at], entry, states[at + 1])))
    return heard


@GAME
def test_the_beginning_of_a_fight_is_the_same_with_somebody_hidden_and_without(game: str) -> None:
    with_hidden, without = _begun(game, lurks=True), _begun(game, lurks=False)
    assert len(with_hidden) >= 3 * (TURNS + 2)
    assert with_hidden == without
    assert any(lines for _, lines in without), "something has to be told, or nothing is compared"


def _all_effects() -> list[type]:
    found: list[type] = []
    waiting: list[type] = [Effect]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        found.append(kind)
    return found


def test_fields_that_count_are_fields() -> None:
    assert ruleset_ids()
    assert all(ruleset_named(game) for game in ruleset_ids())
    counting = [kind for kind in _all_effects() if kind.counts]  # type: ignore[attr-defined]
    assert counting
    for kind in counting:
        assert kind.counts <= set(kind.__struct_fields__)  # type: ignore[attr-defined]


COUNT = e.Step(rule="", key="crowd-near", facts=(("hero", "ala"), ("count", 2), ("counted", ("imp", "rat"))))
ROLL = e.Step(rule="", key="rolled", facts=(("hero", "ala"), ("face", 5)))
OTHER = e.Step(rule="", key="hit", facts=(("foe", "imp"), ("wounds", 1)))


def _struck(*steps: e.Step) -> e.Entry:
    event = e.Resolved(task=Task(seat="p1", figure="ala", name="strike"), answers=(5,), steps=steps)
    die = e.Die(sides=8, face=5, who="ala", key="check")
    return e.Entry(number=1, seat="p1", events=(event,), dice=(die,), unseen=(("p1", ("imp",)),))


def _only(entry: e.Entry) -> Any:
    (event,) = entry.events
    return event


def test_a_step_that_counts_somebody_hidden_goes_and_the_dice_stay() -> None:
    seen = view_entry(_struck(COUNT, ROLL), "p1")
    assert _only(seen).steps == (ROLL,)
    assert _only(seen).answers == (5,)
    assert len(seen.dice) == 1
    assert _only(view_entry(_struck(COUNT, ROLL), "p2")).steps == (COUNT, ROLL)


def test_a_step_about_somebody_hidden_takes_the_dice_with_it() -> None:
    seen = view_entry(_struck(COUNT, ROLL, OTHER), "p1")
    assert _only(seen).steps == (ROLL,)
    assert _only(seen).answers == ()
    assert seen.dice == ()


def _hearts(table: Playing) -> dict[str, int]:
    people = table.state.playing.people(table.state.world.scene)
    return {one.id: one.tracks[0].value for one in people if one.id in HEROES}


def _foes_turn(table: Playing) -> list[tuple[str, Any]]:
    """What the hidden foes may do, blows first; the end of the turn where nothing is left."""
    deeds = [one for one in offers_for(table.state, GM) if one.figure in FOES]
    aims = {id(one): table.state.playing.aim(table.state.world.scene, one.offer).purpose for one in deeds}
    blows = [one for one in deeds if aims[id(one)] == "attack"]
    return [(GM, c.Act(action=one.offer.action)) for one in blows] or [(GM, c.Mark(moment="turn"))]


def _go_on(table: Playing) -> e.Entry:
    if questions := view(table.state, GM).questions:
        return table.answer(questions[0].pending)
    return table.do(*table.chance.choice(_foes_turn(table)))


@pytest.mark.parametrize("seed", [1, 2, 3])
@for_games("acting foes")
def test_whoever_is_struck_by_somebody_hidden_is_told(game: str, seed: int) -> None:
    table = in_fight(game, seed)
    table.do(GM, c.Hide(figures=tuple(FOES)))
    teller, hurt = Teller("p1", "en"), 0
    for _ in range(60):
        before, hearts = table.state, _hearts(table)
        try:
            entry = _go_on(table)
        except NdeError:
            break  # nobody is left to fight
        seen, lines = view_entry(entry, "p1"), teller.tell(before, entry, table.state)
        assert Decoder(table.header).entry(encode_entry(seen)) == seen
        after = _hearts(table)
        if any(after[id] < hearts[id] for id in hearts if id in after):
            hurt += 1
            assert lines, entry
            assert not seen.dice
    assert hurt


def test_of_a_deed_of_somebody_hidden_only_what_it_does_is_told() -> None:
    table = in_fight("nde12", 1)
    table.do(GM, c.Hide(figures=tuple(FOES)))
    told = []
    for _ in range(40):
        before = table.state
        entry = _go_on(table)
        for event in view_entry(entry, "p1").events:
            if isinstance(event, e.Resolved) and event.task == UNSEEN:
                assert (event.steps, event.answers, event.outcome, event.pending) == ((), (), "", 0)
                assert {effect.rule for effect in event.effects} == {""}
                told += Teller("p1", "en").tell(before, entry, table.state)
    assert told
    assert all(line.startswith("Somebody unseen has a hand in this. ") for line in told)
