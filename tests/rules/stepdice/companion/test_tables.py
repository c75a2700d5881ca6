"""The tables of a d6: every face has its entry, and what the engine can carry out it does."""

from __future__ import annotations

import pytest

from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.actions import Test as Trial
from nde.rules.stepdice.companion.actions import RollBenefit, RollComplication
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Condition
from tests.rules.stepdice.samples import NEW, OLD, after, asked, effect_names, hero, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
COMPLICATIONS = ("lost-time", "revealed", "price", "bad-position", "gear-trouble", "new-threat")


@BOTH
@pytest.mark.rule("nde12/gm.complications", "nde14/gm.complications")
def test_each_face_brings_its_own_complication_and_benefit(game: Game) -> None:
    found = [run(game, scene(), RollComplication(), face).result.effects[0].kind for face in range(1, 7)]
    assert tuple(found) == COMPLICATIONS
    benefits = [run(game, scene(), RollBenefit(), face).result.effects[0].benefit for face in range(1, 7)]
    fifth = "allies-placed" if game is OLD else "ally-opening"
    assert benefits == ["faster", "quieter", "free", "bigger", fifth, "extra-clue"]


@BOTH
@pytest.mark.rule("nde12/gm.complications", "nde14/gm.complications")
def test_a_price_is_a_heart_a_point_or_something_else(game: Game) -> None:
    action = RollComplication(hero="ada")
    assert asked(game, scene(hero()), action, 3).options == ("heart", "mana", "other")
    assert asked(game, scene(hero(mana=0)), action, 3).options == ("heart", "other")
    assert after(game, scene(hero()), action, 3, "heart").hero("ada").character.hearts == 4
    assert after(game, scene(hero()), action, 3, "mana").hero("ada").character.mana == 2
    assert after(game, scene(hero()), action, 3, "other") == scene(hero())


@BOTH
@pytest.mark.rule("nde12/gm.complications", "nde14/gm.complications", "nde12/gm.alarm", "nde14/gm.alarm")
def test_being_revealed_moves_an_alarm_that_is_set(game: Game) -> None:
    watched = scene(hero(), clocks=(Clock(id="alarm", steps=4),))
    assert after(game, watched, RollComplication(hero="ada"), 2).clock("alarm").filled == 1
    assert effect_names(game, scene(hero()), RollComplication(hero="ada"), 2) == ["ComplicationRolled"]


@pytest.mark.rule("nde14/gm.complications")
def test_an_opening_raises_an_allys_next_die_once() -> None:
    party = scene(hero("ada"), hero("bob", strength=8))
    opened = after(NEW, party, RollBenefit(hero="ada", ally="bob"), 5)
    assert opened.hero("bob").conditions == (Condition("opening", "used", -1),)
    trial = Trial(hero="bob", attribute="strength", tn=6)
    assert asked(NEW, opened, trial).dice == 12
    assert after(NEW, opened, trial, 7).hero("bob").conditions == ()
    cancelled = Trial(hero="bob", attribute="strength", tn=6, modifiers=(Modifier("noise", 1),))
    assert asked(NEW, opened, cancelled).dice == 8
    assert after(NEW, party, RollBenefit(hero="ada"), 5) == party
