"""Chases: one roll a round by default, both sides where the option says so, and how they end."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.dice import Roll, odds_of
from nde.locale import words
from nde.locale.phrases import also_told
from nde.rules import ruleset_named
from nde.rules.prospects import prospect_of
from nde.rules.stepdice.companion.actions import RunChase, StartChase
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, effect_names, hero, house, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
RUN = RunChase(hero="ada", attribute="dexterity", tn=6)
HUNT = RunChase(hero="ada", attribute="dexterity", tn=6, is_runner=False)


def chase(distance: int = 3) -> Scene:
    """A chase at this distance."""
    return scene(hero(), clocks=(Clock(id="chase", steps=5, filled=distance),))


@BOTH
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_a_chase_starts_at_three_and_ends_at_five(game: Game) -> None:
    assert after(game, scene(hero()), StartChase()) == chase(3)
    assert after(game, scene(hero()), StartChase(distance=9)) == chase(4)
    assert after(game, scene(hero()), StartChase(distance=0)) == chase(1)


@BOTH
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_one_roll_moves_the_distance_one_either_way(game: Game) -> None:
    assert after(game, chase(), RUN, 6).clock("chase").filled == 4
    assert after(game, chase(), RUN, 5).clock("chase").filled == 2
    assert after(game, chase(), HUNT, 6).clock("chase").filled == 2
    assert after(game, chase(), HUNT, 5).clock("chase").filled == 4


@BOTH
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_it_ends_with_the_runner_caught_or_away(game: Game) -> None:
    away = run(game, chase(4), RUN, 6).result.effects
    assert [getattr(one, "result", "") for one in away] == ["", "away"]
    caught = run(game, chase(1), HUNT, 6).result.effects
    assert [getattr(one, "result", "") for one in caught] == ["", "caught"]
    assert after(game, chase(4), RUN, 6).clocks == after(game, chase(1), RUN, 5).clocks == ()


@BOTH
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_both_sides_roll_where_the_option_says_so(game: Game) -> None:
    both = house(game, chase_rolls="both")
    action = RunChase(hero="ada", attribute="dexterity", tn=6, other=8)
    assert asked(both, chase(), action, 6) == Roll(8, "gm", "chase-other")
    assert after(both, chase(), action, 6, 6).clock("chase").filled == 3
    assert after(both, chase(), action, 6, 5).clock("chase").filled == 4
    assert after(both, chase(), action, 5, 5).clock("chase").filled == 3
    assert after(both, chase(), action, 5, 6).clock("chase").filled == 2
    assert "ChaseMoved" not in effect_names(both, chase(), action, 6, 6)


@pytest.mark.rule("nde12/gm.chase", "nde12/9.2")
def test_with_one_d6_the_other_side_rolls_one_d6_too() -> None:
    """Trained is 4+; a number of 8 is hard, so a step more for either side."""
    six = house(OLD, variant="d6", chase_rolls="both")
    where = scene(hero(dexterity=4, variant="d6"), clocks=chase().clocks)
    action = RunChase(hero="ada", attribute="dexterity", tn=6, other=4)
    assert asked(six, where, action, 6) == Roll(6, "gm", "chase-other")
    assert after(six, where, action, 4, 4).clock("chase").filled == 3
    assert after(six, where, action, 4, 3).clock("chase").filled == 4
    hard = RunChase(hero="ada", attribute="dexterity", tn=8, other=4)
    assert after(six, where, hard, 4, 4).clock("chase").filled == 3
    assert after(six, where, hard, 4, 5).clock("chase").filled == 2


@pytest.mark.rule("nde14/gm.chase")
def test_with_two_dice_the_other_side_rolls_two_with_its_modifier() -> None:
    two = house(NEW, variant="2d6", chase_rolls="both")
    where = scene(hero(dexterity=1, variant="2d6"), clocks=chase().clocks)
    action = RunChase(hero="ada", attribute="dexterity", tn=4, other=2)
    assert asked(two, where, action, 3, 3).dice == asked(two, where, action).dice
    assert after(two, where, action, 3, 3, 3, 2).clock("chase").filled == 3
    assert after(two, where, action, 3, 3, 2, 2).clock("chase").filled == 4
    assert after(two, where, action, 3, 2, 3, 2).clock("chase").filled == 2
    keys = [step.key for step in run(two, where, action, 3, 3, 3, 2).steps]
    assert keys.count("rolled-two") == 2


@pytest.mark.rule("nde12/gm.chase")
def test_exact_odds_of_getting_away_in_one_round() -> None:
    """A d10 against TN 6 succeeds half the time; from distance 4 that is away."""
    found = odds_of(
        lambda: RESOLVE[RunChase](OLD, chase(4), RUN),
        lambda result: any(getattr(one, "result", "") == "away" for one in result.effects),
    )
    assert found[True] == Fraction(1, 2)


@BOTH
@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
@pytest.mark.parametrize("action", [RUN, HUNT], ids=["runs", "hunts"])
def test_ground_is_gained_only_where_the_other_side_fails(game: Game, action: RunChase) -> None:
    """A d10 against 6 and a d8 against 6: both make it, or neither does, in half of all rounds."""
    rules = ruleset_named(game.id).configure({"chase_rolls": "both"})
    found = prospect_of(rules, chase(), replace(action, other=8))
    assert found is not None
    assert (found.chance, found.of("partly")) == (Fraction(5, 16), Fraction(1, 2))
    assert dict(also_told(words("en"), found))["keeps the distance"] == Fraction(1, 2)


@pytest.mark.rule("nde12/gm.chase", "nde14/gm.chase")
def test_a_chase_is_refused_with_the_reason() -> None:
    with refuses("no-chase") as none:
        run(OLD, scene(hero()), RUN)
    assert words("en").error(none.value) == "nobody is being chased; start a chase first"
    with refuses("other-die-missing") as die:
        run(house(OLD, chase_rolls="both"), chase(), RUN)
    assert words("en").error(die.value) == "both sides roll in this chase; say the other side’s die too"
    with refuses("wrong-attribute"):
        run(NEW, chase(), RunChase(hero="ada", attribute="strength", tn=6))
