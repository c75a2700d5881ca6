"""Two against each other."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from nde.rules.tkds.actions import Contest
from nde.rules.tkds.checks.contests import read_contest
from nde.rules.tkds.effects.body import ContestTied
from nde.rules.tkds.rolls import DEGREES, degree_of
from nde.rules.tkds.settings import Settings
from tests.rules.tkds.checks.samples import (
    chances,
    dying,
    foe,
    game,
    outcome_and_scene,
    refused,
    run,
    scene_of,
    somebody,
    told,
)

SHOVE = Contest(who="hero", skill="strength", other="foe", other_skill="dexterity")


@pytest.mark.rule("tkds/contest", "tkds/14", "tkds/U8")
@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        ((10, 10), "success"),  # a tie is the initiator's
        ((10, 9), "failure"),
        ((5, 14), "success"),
        ((5, 15), "critical-success"),
        ((2, 12), "critical-success"),
        ((12, 2), "critical-failure"),
        ((1, 10), "success"),  # the opponent's natural 1 does not count
        ((20, 19), "failure"),  # nor does their 20
        ((15, 20), "critical-success"),  # the initiator's 20 does
        ((1, 1), "failure"),
    ],
)
def test_the_opponents_total_is_the_number_to_reach(faces: tuple[int, int], outcome: str) -> None:
    assert run(scene_of(somebody(), foe()), SHOVE, faces).result.outcome == outcome


@pytest.mark.rule("tkds/contest", "tkds/14")
def test_both_add_their_own_skill() -> None:
    scene = scene_of(somebody(strength=3), foe(dexterity=5))
    assert run(scene, SHOVE, [10, 12]).result.outcome == "success"
    assert run(scene, SHOVE, [10, 11]).result.outcome == "failure"


@pytest.mark.rule("tkds/contest", "tkds/U8")
def test_without_an_initiator_the_higher_wins_and_a_tie_changes_nothing() -> None:
    even = Contest(who="hero", skill="strength", other="foe", other_skill="strength", has_initiator=False)
    scene = scene_of(somebody(), foe())
    assert run(scene, even, [3, 20]).result.outcome == "success"
    assert run(scene, even, [20, 3]).result.outcome == "failure"
    tie = run(scene, even, [9, 9])
    assert (tie.result.outcome, told(tie.steps)[-1]) == ("failure", "contest-tie")
    assert tie.result.effects == (ContestTied(who="hero", other="foe", rule="tkds/contest"),)
    assert run(scene, even, [20, 3]).result.effects == ()
    found = chances("contest", initiator=False)
    assert found == {"success": Fraction(190, 400), "failure": Fraction(210, 400)}


@pytest.mark.rule("tkds/contest", "tkds/U8")
def test_a_tie_may_change_nothing_by_option() -> None:
    nobody = game(contest_tie="nothing")
    assert read_contest(nobody.settings, 20, 25, 25, has_initiator=True) == "failure"
    lost = chances("contest", nobody)
    assert lost["success"] + lost["critical-success"] == Fraction(190, 400)
    usual = chances("contest")
    # The natural 1 that ties with another turns the initiator's success into a failure in any case.
    assert usual["success"] + usual["critical-success"] == Fraction(209, 400)


@pytest.mark.rule("tkds/contest", "tkds/14")
@pytest.mark.parametrize(("skill", "other"), [(0, 0), (3, -2), (-5, 12)])
def test_exact_odds_are_those_of_brute_force(skill: int, other: int) -> None:
    count = dict.fromkeys(DEGREES, 0)
    for mine, theirs in product(range(1, 21), repeat=2):
        count[degree_of(Settings(), mine, mine + skill, theirs + other)] += 1
    expected = {name: Fraction(number, 400) for name, number in count.items() if number}
    assert chances("contest", skill=skill, other=other) == expected


@pytest.mark.rule("tkds/reroll", "tkds/U10", "tkds/contest")
def test_each_player_may_roll_their_own_dice_again() -> None:
    scene = scene_of(somebody(hero_points=1), somebody("friend", hero_points=1))
    action = Contest(who="hero", skill="strength", other="friend", other_skill="strength")
    # The friend rolls 12, the hero 4 and again 15; then the friend rolls again and holds.
    outcome, after = outcome_and_scene(scene, action, [12, 4, "reroll", 15, "reroll", 18])
    assert outcome == "failure"
    assert [one.character.hero_points for one in after.figures] == [0, 0]


@pytest.mark.rule("tkds/reroll", "tkds/contest")
def test_rolling_again_only_when_losing_helps() -> None:
    def wins(**given: Any) -> Fraction:
        found = chances("contest", **given)
        return found["success"] + found["critical-success"]

    assert wins(bh=1) > wins(bh=1, reroll="never") == wins()


@pytest.mark.rule("tkds/contest")
def test_it_takes_two_who_can_act() -> None:
    scene = scene_of(somebody(), foe(), dying())
    refused(scene, Contest(who="hero", skill="will", other="hero", other_skill="will"), "against-oneself")
    refused(scene, Contest(who="hero", skill="will", other="ally", other_skill="will"), "cannot-act")
    refused(scene, Contest(who="ally", skill="will", other="hero", other_skill="will"), "cannot-act")


@pytest.mark.rule("tkds/contest", "tkds/mortal-wound", "tkds/exhausted")
def test_both_are_told_what_weighs_on_them() -> None:
    scene = scene_of(somebody(is_mortally_wounded=True), foe(is_exhausted=True))
    shove = Contest(who="hero", skill="strength", other="foe", other_skill="dexterity", modifier=1)
    steps = run(scene, shove, [10, 10]).steps
    found = [(dict(step.facts)["who"], step.key) for step in steps if "bonus" in step.facts]
    assert found == [("foe", "exhaustion-hinders"), ("hero", "wound-hinders"), ("hero", "modified")]
