"""Standing rulings for every attack: a lab that keeps what it learns tells them apart."""

from __future__ import annotations

from functools import cache

import pytest

from nde.lab.lab import Lab
from nde.lab.line_up import foes_of, kinds_of_hero, opening, party_of
from nde.lab.policies import POLICIES
from nde.lab.rulings import attack_rulings, ruled
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Side

FOCUS = POLICIES["focus"]
SIDES: tuple[Side, ...] = ("party", "foes")


@pytest.mark.parametrize(
    ("party", "foes"),
    [
        ({"steps": 2}, {}),
        ({}, {"steps": -2}),
        ({"steps": 1}, {"steps": -1}),
        ({"steps": 1, "crowd": True}, {}),
    ],
)
def test_one_lab_answers_under_rulings_as_a_fresh_one_does(
    party: dict[str, object], foes: dict[str, object]
) -> None:
    plain = ruleset_named("nde12")
    scene = opening(plain, party_of(plain, [("warrior", 1)]), foes_of(plain, [("minion", 2)]))
    lab = Lab()
    before = lab.fight(plain, scene, FOCUS)
    under = ruled(plain, party, foes)
    assert lab.fight(under, scene, FOCUS) == Lab().fight(under, scene, FOCUS) != before
    assert lab.fight(plain, scene, FOCUS).win == before.win


def test_the_same_rulings_are_one_fight_to_a_lab() -> None:
    plain = ruleset_named("nde12")
    scene = opening(plain, party_of(plain, [("warrior", 1)]), foes_of(plain, [("minion", 1)]))
    lab = Lab()
    chains = [lab.chain(ruled(plain, {"steps": 1}, {}), scene, FOCUS) for _ in range(2)]
    assert chains[0] is chains[1]
    assert lab.chain(ruled(plain, {}, {"steps": 1}), scene, FOCUS) is not chains[0]
    assert (
        lab.chain(ruled(ruled(plain, {"crowd": True}, {}), {"steps": 1}, {}), scene, FOCUS) is not chains[0]
    )


@pytest.mark.parametrize("game", ruleset_ids())
def test_those_who_begin_far_away_can_be_ruled_about_too(game: str) -> None:
    rules = ruleset_named(game)
    party, foes = (
        party_of(rules, [(kinds_of_hero(rules)[0], 1)]),
        foes_of(rules, [(next(iter(rules.foes)), 1)]),
    )
    beside, apart = opening(rules, party, foes), opening(rules, party, foes, 3)
    for side in SIDES:
        names = {one.name for one in attack_rulings(rules, beside, side)}
        assert names
        assert names <= {one.name for one in attack_rulings(rules, apart, side)}


@cache
def _wins(hearts: int, minions: int) -> float:
    """The chance of a warrior, d10, whom two minions press and one does not (ruling nde12-several-foes)."""
    if not hearts or not minions:
        return float(not minions)
    hits = (0.5, 0.3)[minions > 1]
    return hits * _struck(hearts, minions - 1, minions - 1) + (1 - hits) * _struck(
        hearts - 1, minions, minions
    )


def _struck(hearts: int, minions: int, blows: int) -> float:
    """The same with so many blows of theirs to come, each of which costs a heart on 1 to 5."""
    if not hearts or not blows:
        return _wins(hearts, minions)
    return 0.5 * _struck(hearts - 1, minions, blows - 1) + 0.5 * _struck(hearts, minions, blows - 1)


@pytest.mark.parametrize(
    ("foes", "expected"), [([("minion", 2)], _wins(5, 2)), ([("minion", 1)], _wins(5, 1))]
)
def test_minions_press_nobody_once_fewer_than_two_are_left(
    foes: list[tuple[str, int]], expected: float
) -> None:
    plain = ruleset_named("nde12")
    scene = opening(plain, party_of(plain, [("warrior", 1)]), foes_of(plain, foes))
    under = ruled(plain, {"crowd": True}, {})
    assert Lab().fight(under, scene, FOCUS).win.chance == pytest.approx(expected)


def test_no_crowd_is_one_without_minions() -> None:
    plain = ruleset_named("nde12")
    scene = opening(plain, party_of(plain, [("warrior", 2)]), foes_of(plain, [("elite", 2)]))
    under = ruled(plain, {"crowd": True}, {})
    assert Lab().fight(under, scene, FOCUS).win == Lab().fight(plain, scene, FOCUS).win
