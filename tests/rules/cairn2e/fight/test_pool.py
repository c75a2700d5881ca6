"""Several dice at one target: the highest past armor counts, exactly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import Run, odds, odds_of, replay, resume
from nde.rules.cairn2e.actions import Volley
from nde.rules.cairn2e.fight.pool import Blow, Kept, highest_face, highest_net
from tests.rules.cairn2e.fight.fights import GAME, chances, do, foe, hero, scene_of

MEANS = {
    (4,): "2.5",
    (6,): "3.5",
    (8,): "4.5",
    (10,): "5.5",
    (12,): "6.5",
    (4, 4): "3.125",
    (6, 6): "4.4722",
    (8, 8): "5.8125",
    (10, 10): "7.15",
    (12, 12): "8.4861",
    (8, 6): "5.2292",
    (4, 4, 4): "3.4375",
    (6, 6, 6): "4.9583",
}
"""The means of the highest of a pool, as printed with the numbered facts, to four places."""

small = st.lists(st.sampled_from([4, 6, 8]), min_size=1, max_size=3).map(tuple)


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/two-weapons", "cairn2e/54", "cairn2e/55")
@pytest.mark.parametrize("dice", MEANS)
def test_the_mean_of_the_highest_is_the_printed_one(dice: tuple[int, ...]) -> None:
    mean = sum(
        (face * chance for face, chance in odds(lambda: highest_face(dice, "ada")).items()), Fraction()
    )
    assert abs(mean - Fraction(MEANS[dice])) < Fraction(1, 20_000)
    counted = Fraction(sum(max(faces) for faces in product(*(range(1, die + 1) for die in dice))))
    for die in dice:
        counted /= die
    assert mean == counted


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/57")
@given(blows=st.lists(st.tuples(small, st.booleans()), min_size=1, max_size=3), armor=st.integers(0, 4))
def test_the_pool_is_what_counting_every_face_gives(
    blows: list[tuple[tuple[int, ...], bool]], armor: int
) -> None:
    made = tuple(Blow(source="ada", dice=dice, ignores_armor=ignores) for dice, ignores in blows)
    if sum(map(len, (dice for dice, _ in blows))) > 5:
        made = made[:1]
    exact = odds(lambda: highest_net(GAME, foe(armor=armor), made))
    assert exact == _counted(made, min(armor, 3))


def _counted(blows: tuple[Blow, ...], armor: int) -> dict[Kept, Fraction]:
    sides = [die for blow in blows for die in blow.dice]
    found: Counter[Kept] = Counter()
    for faces in product(*(range(1, die + 1) for die in sides)):
        left, nets = list(faces), []
        for blow in blows:
            value = max(left.pop(0) for _ in blow.dice)
            nets.append(value if blow.ignores_armor else max(value - armor, 0))
        found[Kept(max(nets), nets.index(max(nets)))] += 1
    return {kept: Fraction(count, sum(found.values())) for kept, count in found.items()}


@pytest.mark.rule("cairn2e/several-attackers", "cairn2e/59")
def test_of_equal_damage_the_first_declared_counts() -> None:
    blows = tuple(Blow(source=who, dice=(6,)) for who in ("ada", "bob", "cyd"))
    assert replay(highest_net(GAME, foe(), blows), [2, 5, 5]) == Kept(5, 1)


@pytest.mark.rule("cairn2e/armor", "cairn2e/24", "cairn2e/26", "cairn2e/27")
@given(armor=st.integers(0, 9), face=st.integers(1, 12))
def test_armor_comes_off_the_roll_and_is_never_more_than_three(armor: int, face: int) -> None:
    kept = replay(highest_net(GAME, foe(armor=armor), (Blow(source="ada", dice=(12,)),)), [face])
    assert kept.net == max(0, face - min(armor, 3))


@pytest.mark.rule("cairn2e/armor", "cairn2e/28", "cairn2e/57")
def test_what_ignores_armor_may_win_with_the_lower_die() -> None:
    blows = (Blow(source="ada", dice=(6,)), Blow(source="shadow", dice=(6,), ignores_armor=True))
    assert replay(highest_net(GAME, foe(armor=3), blows), [6, 4]) == Kept(4, 1)


@pytest.mark.rule("cairn2e/54", "cairn2e/71")
@given(pool=st.lists(small, min_size=1, max_size=3), armor=st.integers(0, 3), hp=st.integers(0, 6))
def test_the_odds_of_a_whole_volley_are_what_counting_gives(
    pool: list[tuple[int, ...]], armor: int, hp: int
) -> None:
    blows = tuple(dice[:1] for dice in pool)
    scene = scene_of(foe(armor=armor, hp=hp, strength=5))
    counted: dict[str, Fraction] = {}
    whole = 1
    for dice in blows:
        whole *= dice[0]
    for faces in product(*(range(1, dice[0] + 1) for dice in blows)):
        for outcome, chance in _of_damage(max(max(faces) - armor, 0), hp).items():
            counted[outcome] = counted.get(outcome, Fraction()) + chance / whole
    assert chances(scene, Volley(target="wolf", blows=blows)) == counted


def _of_damage(net: int, hp: int) -> dict[str, Fraction]:
    """What a foe of STR 5 comes to, worked out by hand."""
    left = 5 - (net - hp)
    if net == 0:
        return {"nothing": Fraction(1)}
    if net <= hp:
        return {"hurt": Fraction(1)}
    if left <= 0:
        return {"dead": Fraction(1)}
    return {"wounded": Fraction(left, 20), "critical": 1 - Fraction(left, 20)}


def test_no_dice_do_no_damage() -> None:
    assert odds_of(lambda: highest_face((), "ada"), lambda face: face) == {0: 1}


@pytest.mark.rule("cairn2e/several-attackers")
def test_who_struck_is_told_only_where_several_did() -> None:
    blow = Volley(target="wolf", blows=((6,),) * 3, by="ada")
    done = do(scene_of(hero(), foe(hp=9)), blow, 2, 5, 1)
    step = next(one for one in done.run.steps if one.key == "kept-of-one")
    assert dict(step.facts) == {"target": "wolf", "net": 5, "count": 3, "counted": ("ada",)}
    assert "kept" not in done.steps
    blows = (Blow(source="ada", dice=(6,)), Blow(source="bob", dice=(6,)))
    run = resume(highest_net(GAME, foe(), blows), [2, 4])
    assert isinstance(run, Run)
    (kept,) = (one for one in run.steps if one.key.startswith("kept"))
    assert (kept.key, kept.facts["who"], kept.facts["counted"]) == ("kept", "bob", ("ada", "bob"))
