"""Morale: when the foes check it, with whose will, and what a failure means."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import odds_of
from nde.rules.tkds.actions import CheckMorale, EndTurn
from nde.rules.tkds.fight.rounds import reasons_to_waver
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import GAME, after, battle, foe, hero, monster, outcome, told, yard

DEAD: dict[str, Any] = {"hp": 0, "state": "dead"}


def bandits(count: int, dead: int, **values: Any) -> tuple[Figure, ...]:
    return tuple(
        foe(f"bandit-{at}", block="bandit", **(DEAD if at < dead else {}), **values) for at in range(count)
    )


@pytest.mark.rule("tkds/morale", "tkds/G2")
@pytest.mark.parametrize(
    ("count", "dead", "is_due"), [(4, 1, False), (4, 2, True), (3, 1, False), (3, 2, True)]
)
def test_half_their_number_lost_is_a_reason(count: int, dead: int, is_due: bool) -> None:
    scene = battle(hero(), *bandits(count, dead))
    assert reasons_to_waver(scene) == (("half",) if is_due else ())


@pytest.mark.rule("tkds/morale")
def test_a_single_foe_has_no_half_to_lose() -> None:
    assert reasons_to_waver(battle(hero(), foe())) == ()


@pytest.mark.rule("tkds/morale", "tkds/G2")
def test_a_lost_leader_is_a_reason_once() -> None:
    scene = battle(hero(), foe("chief", is_leader=True, **DEAD), *bandits(4, 0))
    assert reasons_to_waver(scene) == ("leader",)
    held = after(scene, EndTurn(), [12])
    assert held.morale_checked == ("leader",)
    assert reasons_to_waver(held) == ()
    assert not any(one.has_fled for one in held.figures)


@pytest.mark.rule("tkds/morale")
def test_a_failed_check_of_the_will_makes_them_flee_or_surrender() -> None:
    scene = battle(hero(), *bandits(4, 2), space=yard(**{"bandit-2": (3, 0)}))
    fled = after(scene, EndTurn(), [9, "flee"])
    assert [one.has_fled for one in fled.of_side("foes")] == [False, False, True, True]
    assert fled.space is not None
    assert not fled.space.tokens
    caught = after(scene, EndTurn(), [9, "surrender"])
    assert [one.is_subdued for one in caught.of_side("foes")] == [False, False, True, True]
    stay = after(scene, EndTurn(), [10])
    assert not any(one.has_fled for one in stay.figures)


@pytest.mark.rule("tkds/morale")
def test_the_leaders_will_may_stand_for_the_others() -> None:
    scene = battle(hero(), foe("chief", is_leader=True, will=3), *bandits(3, 2, will=-2))
    assert "leader-speaks" in told(scene, EndTurn(), [7, 7])
    held = after(scene, EndTurn(), [7, 7])
    assert not any(one.has_fled for one in held.figures)
    meek = battle(hero(), foe("chief", is_leader=True, will=-4), *bandits(3, 2, will=1))
    assert "leader-speaks" not in told(meek, EndTurn(), [7, "flee", 9])


@pytest.mark.rule("tkds/morale")
def test_the_party_never_checks_morale() -> None:
    scene = battle(hero(**DEAD), hero("bob", **DEAD), hero("cid"), foe(), foe("rat"))
    assert reasons_to_waver(scene) == ()


@pytest.mark.rule("tkds/monster-morale", "tkds/G7")
@pytest.mark.parametrize(
    ("block", "stays"),
    [("bandit", Fraction(9, 20)), ("mercenary", Fraction(11, 20)), ("cultist", Fraction(14, 20))],
)
def test_weak_normal_and_high_morale_are_a_will_of_minus_two_zero_and_three(
    block: str, stays: Fraction
) -> None:
    scene = battle(hero(), monster(block))
    chances = odds_of(lambda: RESOLVE[CheckMorale](GAME, scene, CheckMorale()), lambda done: done.outcome)
    assert chances["success"] + chances["critical-success"] == stays


@pytest.mark.rule("tkds/monster-morale", "tkds/G7")
def test_the_unyielding_never_check() -> None:
    scene = battle(hero(), monster("walking-dead", "a"), replace(monster("walking-dead", "b"), has_fled=True))
    assert reasons_to_waver(scene) == ()
    with refuses("nobody-to-waver"):
        outcome(scene, CheckMorale())


@pytest.mark.rule("tkds/morale")
def test_the_gm_may_ask_for_a_check_in_a_fight() -> None:
    scene = battle(hero(), foe())
    assert outcome(scene, CheckMorale(), [10]) == "success"
    assert outcome(scene, CheckMorale(), [9, "flee"]) == "failure"
    with refuses("no-fight-on"):
        outcome(replace(scene, is_fight=False), CheckMorale())
