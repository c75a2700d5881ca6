"""Luck rolls and the tables that use them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import GM, odds_of, resume
from nde.dice.runners import Waiting
from nde.rules.tkds.actions import LuckRoll
from nde.rules.tkds.checks.fortune import READINGS
from nde.rules.tkds.ruleset import RESOLVE
from tests.rules.tkds.checks.samples import (
    GAME,
    chances,
    dying,
    outcome_and_scene,
    refused,
    run,
    scene_of,
    somebody,
)


@pytest.mark.rule("tkds/luck", "tkds/26")
def test_four_and_more_favours_the_players() -> None:
    scene = scene_of(somebody())
    seen = [run(scene, LuckRoll(), [face]).result.outcome for face in range(1, 7)]
    assert seen == ["failure"] * 3 + ["success"] * 3
    assert chances("luck") == {"failure": Fraction(1, 2), "success": Fraction(1, 2)}


@pytest.mark.rule("tkds/languages", "tkds/55")
def test_a_six_lets_a_monster_speak_the_common_tongue() -> None:
    assert chances("luck", reads="tongue") == {"failure": Fraction(5, 6), "success": Fraction(1, 6)}
    assert run(scene_of(somebody()), LuckRoll(reads="tongue"), [6]).steps[0].rule == "tkds/languages"


@pytest.mark.rule("tkds/luck", "tkds/U37", "tkds/character", "tkds/U3")
def test_the_gm_rolls_unless_a_player_is_asked_who_may_roll_again() -> None:
    scene = scene_of(somebody(hero_points=2))
    waiting = resume(RESOLVE[LuckRoll](GAME, scene, LuckRoll()), [])
    assert isinstance(waiting, Waiting)
    assert waiting.question.who == GM
    outcome, after = outcome_and_scene(scene, LuckRoll(who="hero"), [2, "reroll", 5, "keep"])
    assert (outcome, after.figure("hero").character.hero_points) == ("success", 1)
    assert outcome_and_scene(scene, LuckRoll(), [2])[1] == scene
    assert chances("luck", bh=1) == {"failure": Fraction(1, 4), "success": Fraction(3, 4)}


@pytest.mark.rule("tkds/luck", "tkds/26")
@pytest.mark.parametrize("reads", READINGS)
def test_every_reading_has_a_meaning_for_each_face(reads: str) -> None:
    reading = READINGS[reads]
    assert len(reading.details) == len(reading.favours) == 6
    # A higher face is never worse for the players.
    assert list(reading.favours) == sorted(reading.favours)


@pytest.mark.rule("tkds/reaction", "tkds/surprise", "tkds/events", "tkds/G2")
@pytest.mark.parametrize(
    ("reads", "shares"),
    [
        ("reaction", {"luck-hostile": 1, "luck-wary": 2, "luck-curious": 2, "luck-friendly": 1}),
        (
            "surprise",
            {"luck-party-surprised": 1, "luck-nobody-surprised": 4, "luck-foes-surprised": 1},
        ),
        ("event", {"luck-encounter": 1, "luck-loss": 1, "luck-sign": 1, "luck-quiet": 3}),
    ],
)
def test_a_table_has_no_outcome_and_its_effect_names_the_result(reads: Any, shares: dict[str, int]) -> None:
    scene = scene_of(somebody())
    results = odds_of(lambda: RESOLVE[LuckRoll](GAME, scene, LuckRoll(reads=reads)), lambda done: done)
    assert {one.outcome for one in results} == {""}
    found = {one.effects[0].detail: share for one, share in results.items()}
    assert found == {detail: Fraction(count, 6) for detail, count in shares.items()}


@pytest.mark.rule("tkds/luck")
def test_the_unconscious_are_not_asked() -> None:
    refused(scene_of(dying()), LuckRoll(who="ally"), "cannot-act")
