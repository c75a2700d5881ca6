"""What every attempt of the companion books keeps to: verdicts, clocks, talents and help."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.rules.stepdice.actions import Modifier, Tried
from nde.rules.stepdice.companion.actions import (
    CalmAlarm,
    CounterPower,
    DisableHazard,
    Investigate,
    Parley,
    RunChase,
    Shove,
    Sneak,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.powers import AIMED_AT
from nde.rules.stepdice.scene import Clock, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, foe, hero, house, run, scene

ATTEMPTS: tuple[Tried, ...] = (
    RunChase(hero="ada", attribute="dexterity", tn=6),
    DisableHazard(hero="ada", hazard="turret", attribute="power"),
    Sneak(hero="ada", tn=6),
    CalmAlarm(hero="ada", attribute="power", tn=6),
    Parley(hero="ada", attribute="power", tn=6, goal="deal"),
    Investigate(hero="ada", attribute="power", tn=6),
    Shove(hero="ada", foe="orc"),
    CounterPower(hero="ada", tn=6),
)
EACH = pytest.mark.parametrize(
    ("game", "action"),
    [
        pytest.param(game, action, id=f"{game.id}-{type(action).__name__}")
        for game in (OLD, NEW)
        for action in ATTEMPTS
        if game is NEW or not isinstance(action, CalmAlarm)  # only the later edition lets heroes calm it
    ],
)
BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def place(game: Game, **values: Any) -> Scene:
    """A fight in a place that has everything the attempts need."""
    clocks = (
        Clock(id="alarm", steps=5, filled=2),
        Clock(id="chase", steps=5, filled=3),
        Clock(id="deal", steps=4),
        Clock(id="dusk", steps=4),
        Clock(id="hazard:turret", steps=1),
    )
    somebody = hero(helped=1, talents=("climber",), luck=1, conditions=(AIMED_AT,))
    return scene(somebody, foe(game=game, traits=("scout",)), clocks=clocks, is_fight=True, **values)


def strict(game: Game) -> Game:
    """The game with the bounds of the earlier edition: a number off its scale is a verdict."""
    return house(game, bounds="verdict", modifiers="number", number_cap=6)


@EACH
@pytest.mark.rule("nde12/3.5", "nde14/2.4")
def test_what_is_almost_impossible_and_not_tried_changes_nothing(game: Game, action: Tried) -> None:
    game, where = strict(game), place(game)
    hopeless = replace(action, modifiers=(Modifier("darkness", 6),), luck="bump", clock="dusk")
    assert asked(game, where, hopeless).key == "verdict-impossible"
    let_be = run(game, where, hopeless, "accept")
    assert (let_be.result.outcome, let_be.result.effects) == ("failure", ())
    assert (let_be.steps[-1].key, let_be.steps[-1].rule) == ("not-tried", game.cite.bounds)
    tried = after(game, where, hopeless, "roll", 2)
    assert tried.hero("ada").character.luck == 0
    assert tried.clock("dusk").filled == 1


@EACH
@pytest.mark.rule("nde12/11.2", "nde14/9.2")
def test_a_failure_moves_the_clock_it_is_tied_to_and_a_success_does_not(game: Game, action: Tried) -> None:
    where = replace(place(game), heroes=(hero(conditions=(AIMED_AT,)),), foes=(foe(game=game),))
    assert after(game, where, replace(action, clock="dusk"), 2).clock("dusk").filled == 1
    assert after(game, where, replace(action, clock="dusk"), 10).clock("dusk").filled == 0
    with refuses("no-such-clock"):
        run(game, where, replace(action, clock="dawn"))


@EACH
@pytest.mark.rule("nde12/11.2", "nde12/A80", "nde14/9.2", "nde14/B57")
def test_every_failure_moves_every_clock_of_pressure_that_runs_unless_said_otherwise(
    game: Game, action: Tried
) -> None:
    full = Clock(id="over", steps=2, filled=2)
    where = place(game)
    where = replace(
        where, heroes=(hero(conditions=(AIMED_AT,)),), foes=(foe(game=game),), clocks=(*where.clocks, full)
    )
    failed = after(game, where, action, 2)
    goal = action.goal if isinstance(action, Parley) else ""
    pressing = {id: failed.clock(id).filled - where.clock(id).filled for id in ("alarm", "deal", "dusk")}
    assert pressing == {id: int(id != goal) for id in pressing}
    assert failed.clock("over") == full
    assert failed.clock("hazard:turret") == where.clock("hazard:turret")
    assert after(game, where, replace(action, clock="none"), 2).clock("dusk").filled == 0
    named = after(game, where, replace(action, clock="dusk"), 2)
    assert (named.clock("dusk").filled, named.clock("deal").filled) == (1, 0)
    assert after(game, where, action, 10).clock("dusk").filled == 0


@BOTH
@pytest.mark.rule("nde12/gm.alarm", "nde14/gm.alarm")
def test_the_alarm_moves_once_even_where_it_is_the_clock_as_well(game: Game) -> None:
    sneak = Sneak(hero="ada", tn=6, clock="alarm")
    assert (
        after(game, replace(place(game), heroes=(hero(conditions=(AIMED_AT,)),)), sneak, 2)
        .clock("alarm")
        .filled
        == 3
    )


@EACH
@pytest.mark.rule("nde12/2.4", "nde14/1.5", "nde12/3.6", "nde14/2.6")
def test_talents_are_those_of_the_sheet_and_help_in_a_fight_is_given_beforehand(
    game: Game, action: Tried
) -> None:
    with refuses("no-such-talent"):
        run(game, place(game), replace(action, talents=("piper",)))
    with refuses("help-not-given"):
        run(game, place(game), replace(action, helpers=1))
