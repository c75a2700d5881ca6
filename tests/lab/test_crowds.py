"""Foes whose block makes so many of them a detachment are one, unless each is asked for alone."""

from __future__ import annotations

from typing import Any

import pytest

from nde.lab.lab import Lab
from nde.lab.line_up import foes_of, opening
from nde.lab.policies import POLICIES
from nde.lab.rulings import SINGLE, UNITS, beginning_choices, beginning_told, with_beginning
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import playing_of
from tests.lab.test_foe_attacks import ada

pytestmark = pytest.mark.rule("cairn2e/detachments")
CAIRN = ruleset_named("cairn2e")
ALONE = with_beginning(CAIRN, {UNITS: SINGLE})
LOOSE = 0.8729
"""The odds of two ants who bite one by one."""


def scene_of(rules: Ruleset, foe: str, count: int) -> Any:
    return opening(rules, {"ada": ada()}, foes_of(rules, [(foe, count)]))


@pytest.mark.parametrize(("rules", "foes", "win"), [(CAIRN, 1, 0.5196), (ALONE, 2, LOOSE)])
def test_two_driver_ants_are_a_detachment_unless_they_are_asked_for_alone(
    rules: Ruleset, foes: int, win: float
) -> None:
    scene = scene_of(rules, "driver-ant", 2)
    assert len(scene.of_side("foes")) == foes
    assert Lab().fight(rules, scene, POLICIES["focus"]).win.chance == pytest.approx(win, abs=5e-5)


def test_how_the_fight_begins_says_so_and_lets_it_be_chosen() -> None:
    for rules, said in ((CAIRN, "fight-begins-units"), (ALONE, "fight-begins-apart")):
        scene = scene_of(rules, "bandit", 4)
        assert said in beginning_told(rules, scene)
        chosen = {one.name: one.choices for one in beginning_choices(rules, scene)}
        assert chosen[UNITS] == ("block", SINGLE)
        assert [one.key for one in playing_of(rules).told_only(scene)].count("told-crowd") == 0


@pytest.mark.parametrize(("foe", "count"), [("bandit", 3), ("wolf", 6), ("driver-ant", 1), ("hydra", 1)])
def test_nobody_else_is_put_together(foe: str, count: int) -> None:
    scene = scene_of(CAIRN, foe, count)
    assert len(scene.of_side("foes")) == count
    assert beginning_told(CAIRN, scene) == ("fight-begins-saves",)
    assert UNITS not in {one.name for one in beginning_choices(CAIRN, scene)}


def test_of_bandits_who_fight_one_by_one_it_is_told_that_nobody_leads_them() -> None:
    told = [one.key for one in playing_of(ALONE).told_only(scene_of(ALONE, "bandit", 4))]
    assert "told-crowd-unled" in told
    unit = playing_of(CAIRN).told_only(scene_of(CAIRN, "bandit", 4))
    assert [one.facts for one in unit] == [{"block": "bandit", "creature": "bandit-1"}], "who leads them"
    assert playing_of(CAIRN).told_only(scene_of(CAIRN, "bandit", 3)) == ()
