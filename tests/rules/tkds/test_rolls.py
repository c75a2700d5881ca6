"""A k20 and a skill against a number: degrees, naturals, advantage, rolling again."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import GM, Answer, Roll, Waiting, odds, odds_of, parse, prefer, replay, resume, seeded, simulate
from nde.dice.distribution import distribution
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.rolls import (
    DEGREES,
    Attempt,
    Checked,
    check,
    check_degree,
    degree_of,
    edge,
    own_roll,
    skill_of,
)
from nde.rules.tkds.settings import Settings
from tests.rules.tkds.checks.samples import GAME, chances, foe, game, somebody

SETTINGS = Settings()
TABLE = {
    -5: ("5/9/5/1", "25/171/165/39", "175/189/35/1", "10/9/0/1", "15/4/1/0"),
    -4: ("4/9/6/1", "16/153/192/39", "144/207/48/1", "9/9/1/1", "14/5/1/0"),
    -3: ("3/9/7/1", "9/135/217/39", "111/225/63/1", "8/9/2/1", "13/6/1/0"),
    -2: ("2/9/8/1", "4/117/240/39", "76/243/80/1", "7/9/3/1", "12/7/1/0"),
    -1: ("1/9/9/1", "1/99/261/39", "39/261/99/1", "6/9/4/1", "11/8/1/0"),
    0: ("1/8/10/1", "1/80/280/39", "39/240/120/1", "5/9/5/1", "10/9/0/1"),
    1: ("1/7/10/2", "1/63/260/76", "39/217/140/4", "4/9/6/1", "9/9/1/1"),
    2: ("1/6/10/3", "1/48/240/111", "39/192/160/9", "3/9/7/1", "8/9/2/1"),
    3: ("1/5/10/4", "1/35/220/144", "39/165/180/16", "2/9/8/1", "7/9/3/1"),
    4: ("1/4/10/5", "1/24/200/175", "39/136/200/25", "1/9/9/1", "6/9/4/1"),
    5: ("1/3/10/6", "1/15/180/204", "39/105/220/36", "1/8/10/1", "5/9/5/1"),
}
"""Faces per degree, worst first: HU 10 plain, with advantage, with disadvantage; HU 15; HU 20."""
COLUMNS: tuple[dict[str, Any], ...] = (
    {"hu": 10},
    {"hu": 10, "advantage": 1},
    {"hu": 10, "disadvantage": 1},
    {"hu": 15},
    {"hu": 20},
)


@pytest.mark.rule("tkds/degrees", "tkds/17", "tkds/18", "tkds/19", "tkds/20", "tkds/check", "tkds/12")
@pytest.mark.parametrize("skill", TABLE)
@pytest.mark.parametrize("column", range(len(COLUMNS)))
def test_the_degree_table_comes_out_cell_by_cell(skill: int, column: int) -> None:
    faces = [int(count) for count in TABLE[skill][column].split("/")]
    found = chances("check", skill=skill, **COLUMNS[column])
    expected = {
        name: Fraction(count, sum(faces)) for name, count in zip(DEGREES, faces, strict=True) if count
    }
    assert sum(faces) == (400 if column in (1, 2) else 20)
    assert found == expected


@pytest.mark.rule("tkds/degrees", "tkds/17", "tkds/18", "tkds/19", "tkds/20")
@pytest.mark.parametrize(
    ("total", "degree"),
    [
        (5, "critical-failure"),
        (6, "failure"),
        (14, "failure"),
        (15, "success"),
        (24, "success"),
        (25, "critical-success"),
    ],
)
def test_the_degrees_lie_ten_apart_around_the_target(total: int, degree: str) -> None:
    assert degree_of(SETTINGS, 10, total, 15) == degree


@pytest.mark.rule("tkds/naturals", "tkds/21", "tkds/U5")
@pytest.mark.parametrize(
    ("face", "skill", "hu", "degree"),
    [
        (1, 5, 10, "critical-failure"),
        (1, 9, 10, "failure"),
        (20, -5, 20, "success"),
        (20, 0, 10, "critical-success"),  # at the top already
        (20, 0, 15, "critical-success"),
        (1, -9, 10, "critical-failure"),  # at the bottom already
        (1, 29, 10, "success"),  # a shift of one degree, not a failure by itself
    ],
)
def test_a_natural_1_or_20_moves_the_degree_by_one_within_the_four(
    face: int, skill: int, hu: int, degree: str
) -> None:
    rolled = replay(check(GAME, Attempt(foe(strength=skill), "strength", hu)), [face])
    assert rolled == Checked(degree=degree, total=face + skill, face=face)
    run = resume(check(GAME, Attempt(foe(strength=skill), "strength", hu)), [face])
    moved = degree != degree_of(SETTINGS, 10, face + skill, hu)
    assert [step.key for step in run.steps] == ["check", "natural" if moved else "natural-stays"]
    before = degree_of(SETTINGS, 10, face + skill, hu)
    assert [step.facts["outcome"] for step in run.steps] == [before, degree], "first as it is, then moved"


@pytest.mark.rule("tkds/naturals", "tkds/advantage", "tkds/23")
def test_a_higher_die_is_never_worse() -> None:
    for hu, skill in product(range(40), range(-20, 30)):
        places = [DEGREES.index(degree_of(SETTINGS, face, face + skill, hu)) for face in range(1, 21)]
        assert places == sorted(places), (hu, skill)


@pytest.mark.rule("tkds/naturals", "tkds/U6")
@pytest.mark.parametrize(
    ("edges", "faces", "degree"),
    [
        ({"advantage": 1}, (1, 8), "failure"),  # the 1 is not kept
        ({"advantage": 1}, (20, 8), "critical-success"),
        ({"disadvantage": 1}, (20, 12), "success"),  # the 20 is not kept
        ({"disadvantage": 1}, (1, 12), "critical-failure"),
    ],
)
def test_only_the_kept_die_is_natural(edges: dict[str, Any], faces: tuple[int, int], degree: str) -> None:
    assert replay(check(GAME, Attempt(somebody(), "will", 10, **edges)), faces).degree == degree


@pytest.mark.rule("tkds/advantage", "tkds/22", "tkds/23", "tkds/dice", "tkds/2")
@pytest.mark.parametrize(("edge_", "pick"), [("advantage", max), ("disadvantage", min)])
@pytest.mark.parametrize(("skill", "hu"), [(-5, 10), (0, 15), (3, 12), (9, 20)])
def test_exact_odds_are_those_of_brute_force_and_of_many_rolls(
    edge_: str, pick: object, skill: int, hu: int
) -> None:
    edges: dict[str, Any] = {edge_: 1}
    exact = chances("check", skill=skill, hu=hu, **edges)
    count = dict.fromkeys(DEGREES, 0)
    for pair in product(range(1, 21), repeat=2):
        face: int = pick(pair)  # type: ignore[operator]
        count[degree_of(SETTINGS, face, face + skill, hu)] += 1
    assert exact == {name: Fraction(number, 400) for name, number in count.items() if number}
    times = 4_000
    figure = somebody(will=skill)
    seen = simulate(lambda: check_degree(GAME, Attempt(figure, "will", hu, **edges)), seeded(7), times=times)
    for name, chance in exact.items():
        spread = (times * chance * (1 - chance)) ** 0.5
        assert abs(seen[name, 0] - times * chance) <= 5 * spread + 1


@pytest.mark.rule("tkds/advantage", "tkds/U7")
@pytest.mark.parametrize(
    ("stacking", "advantage", "disadvantage", "expected"),
    [
        ("cancel", 1, 0, 1),
        ("cancel", 5, 0, 1),
        ("cancel", 5, 1, 0),
        ("cancel", 0, 2, -1),
        ("count", 5, 1, 1),
        ("count", 1, 2, -1),
        ("count", 2, 2, 0),
        ("automatic", 2, 1, 1),
        ("automatic", 1, 1, 0),
    ],
)
def test_edges_cancel_or_are_counted(stacking: str, advantage: int, disadvantage: int, expected: int) -> None:
    assert edge(game(stacking=stacking).settings, advantage, disadvantage) == expected


@pytest.mark.rule("tkds/advantage", "tkds/U7")
def test_several_advantages_are_still_two_dice() -> None:
    assert chances("check", advantage=3) == chances("check", advantage=1)
    assert chances("check", advantage=3, disadvantage=1) == chances("check")


@pytest.mark.rule("tkds/advantage", "tkds/U7")
def test_two_of_one_kind_are_automatic_where_the_table_says_so() -> None:
    automatic = game(stacking="automatic")
    assert chances("check", automatic, advantage=2, hu=30) == {"success": 1}
    assert chances("check", automatic, disadvantage=3, advantage=1, hu=0) == {"failure": 1}
    assert chances("check", automatic, advantage=2, disadvantage=1) == chances("check", advantage=1)
    assert len(chances("check", advantage=2, hu=30)) > 1


@pytest.mark.rule("tkds/advantage", "tkds/24")
def test_difficulty_moves_the_target_and_advantage_the_dice() -> None:
    harder = [sum(chances("check", hu=hu).get(name, 0) for name in DEGREES[2:]) for hu in (10, 15, 20)]
    assert harder == [Fraction(11, 20), Fraction(6, 20), Fraction(1, 20)]
    procedure = check(GAME, Attempt(somebody(), "will", 10, advantage=1))
    waiting = resume(procedure, [])
    assert isinstance(waiting, Waiting)
    assert waiting.question == Roll(parse("2d20kh1"), "hero", "check")


@pytest.mark.rule("tkds/skills", "tkds/5", "tkds/6", "tkds/U4")
def test_there_are_four_skills_and_bounds_for_characters_alone() -> None:
    assert SKILLS == ("strength", "dexterity", "intelligence", "will")
    assert (SETTINGS.skill_most, SETTINGS.creation_most) == (5, 4)
    ogre = foe(strength=12)
    assert skill_of(SETTINGS, ogre, "strength") == 12


@pytest.mark.rule("tkds/lost-skill", "tkds/skills", "tkds/6")
@given(whole=st.integers(-5, 5), lost=st.integers(0, 12))
def test_lost_points_lower_a_skill_but_never_below_the_least(whole: int, lost: int) -> None:
    hero = somebody(intelligence=whole, lost=(0, 0, lost, 0))
    assert skill_of(SETTINGS, hero, "intelligence") == max(whole - lost, -5)
    assert skill_of(SETTINGS, hero, "will") == 0


@pytest.mark.rule("tkds/mortal-wound", "tkds/exhausted")
@pytest.mark.parametrize(("wounded", "exhausted", "total"), [(1, 0, 10), (0, 1, 10), (1, 1, 8), (0, 0, 12)])
def test_a_mortal_wound_and_exhaustion_cost_two_each(wounded: int, exhausted: int, total: int) -> None:
    hero = somebody(will=2, is_mortally_wounded=bool(wounded), is_exhausted=bool(exhausted))
    assert replay(check(GAME, Attempt(hero, "will", 10)), [10]).total == total
    assert Attempt(hero, "will").bonus(SETTINGS) == total - 10


@pytest.mark.rule("tkds/reroll", "tkds/37")
def test_the_whole_roll_is_made_again_and_the_new_result_counts() -> None:
    hero = somebody(hero_points=1)
    rolled = replay(check(GAME, Attempt(hero, "will", 10, advantage=1)), [3, 9, "reroll", 2, 4])
    assert rolled == Checked(degree="failure", total=4, face=4, spent=1)


@pytest.mark.rule("tkds/reroll", "tkds/37")
def test_all_damage_dice_are_rolled_again_together() -> None:
    hero = somebody(hero_points=2)
    assert replay(own_roll(GAME, hero, parse("3d6"), "damage"), [1, 1, 2, "reroll", 6, 5, 1, "keep"]) == (
        12,
        1,
    )
    assert replay(own_roll(GAME, hero, parse("3d6"), "damage", spent=2), [1, 1, 2]) == (4, 0)
    assert replay(own_roll(game(reroll_repeats=False), hero, 6, "damage"), [1, "reroll", 2]) == (2, 1)


@pytest.mark.rule("tkds/reroll", "tkds/U10")
def test_repeats_cost_a_point_each_unless_the_table_forbids_them() -> None:
    hero = somebody(hero_points=3)
    answers: list[Answer] = [2, "reroll", 3, "reroll", 15, "keep"]
    assert replay(check(GAME, Attempt(hero, "will", 10)), answers).spent == 2
    once = game(reroll_repeats=False)
    assert replay(check(once, Attempt(hero, "will", 10)), [2, "reroll", 3]).spent == 1


@pytest.mark.rule("tkds/reroll", "tkds/U10", "tkds/secret-roll", "tkds/15")
def test_a_secret_roll_is_the_gms_and_not_rolled_again_by_default() -> None:
    hero = somebody(hero_points=1)
    waiting = resume(check(GAME, Attempt(hero, "will", 10, is_secret=True)), [])
    assert isinstance(waiting, Waiting)
    assert waiting.question == Roll(20, GM, "check")
    assert replay(check(GAME, Attempt(hero, "will", 10, is_secret=True)), [2]).spent == 0
    allowed = game(secret_rerolls=True)
    assert replay(check(allowed, Attempt(hero, "will", 10, is_secret=True)), [2, "reroll", 12]).spent == 1


@pytest.mark.rule("tkds/reroll", "tkds/U10")
def test_only_players_have_points_to_roll_again_with() -> None:
    beast = foe(hero_points=3)
    assert replay(check(GAME, Attempt(beast, "will", 10)), [2]).degree == "failure"


@pytest.mark.rule("tkds/reroll", "tkds/37")
@pytest.mark.parametrize("points", [1, 2])
def test_rolling_failures_again_gives_the_product_of_the_odds(points: int) -> None:
    plain = chances("check", skill=1, hu=12)
    fails = plain["critical-failure"] + plain["failure"]
    found = chances("check", skill=1, hu=12, bh=points)
    assert found["success"] == plain["success"] * sum(fails**n for n in range(points + 1))
    assert found["failure"] == plain["failure"] * fails**points
    assert chances("check", skill=1, hu=12, bh=points, reroll="never") == plain
    assert chances("check", skill=1, hu=12, bh=points, reroll="always") == plain


@pytest.mark.rule("tkds/dice", "tkds/1", "tkds/2")
@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_several_dice_are_summed(sides: int) -> None:
    exact = distribution(parse(f"2k{sides}"))
    assert min(exact.weights) == 2
    assert max(exact.weights) == 2 * sides
    assert exact.weights[sides + 1] == sides


def test_check_degree_is_the_check_with_its_four_results() -> None:
    figure = somebody(dexterity=2)
    whole = odds_of(
        lambda: check(GAME, Attempt(figure, "dexterity", 13)), lambda came: (came.degree, came.spent)
    )
    assert odds(lambda: check_degree(GAME, Attempt(figure, "dexterity", 13))) == whole
    assert odds(lambda: check_degree(GAME, Attempt(figure, "dexterity", 13)), prefer({})) == whole
