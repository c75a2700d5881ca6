"""The odds that the books print come out of the lab: of single actions, and of the blows of whole fights."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from nde.lab.chain import Chain
from nde.lab.one_action import one_action
from nde.rules import Ruleset, ruleset_named
from nde.rules.playing import playing_of
from tests.lab.proof.fights import Fight, with_values, worded_fight

EXACTLY = 1e-12
# Rows by die, columns by difficulty: chances to succeed where the highest face has to meet it as well, and,
# where it differs, where the highest face always succeeds.
NDE12_TNS: tuple[int, ...] = (4, 6, 8, 12)
NDE12: dict[int, tuple[str, ...]] = {
    6: ("3/6", "1/6", "0 1/6", "0 1/6"),
    8: ("5/8", "3/8", "1/8", "0 1/8"),
    10: ("7/10", "5/10", "3/10", "0 1/10"),
    12: ("9/12", "7/12", "5/12", "1/12"),
    20: ("17/20", "15/20", "13/20", "9/20"),
}
NDE14_TS: tuple[int, ...] = (3, 4, 5, 6, 8, 12)
NDE14: dict[int, tuple[str, ...]] = {
    4: ("2/4", "1/4", "0 1/4", "0 1/4", "0 1/4", "0 1/4"),
    6: ("4/6", "3/6", "2/6", "1/6", "0 1/6", "0 1/6"),
    8: ("6/8", "5/8", "4/8", "3/8", "1/8", "0 1/8"),
    12: ("10/12", "9/12", "8/12", "7/12", "5/12", "1/12"),
    20: ("18/20", "17/20", "16/20", "15/20", "13/20", "9/20"),
}
TABLES: dict[str, tuple[str, tuple[int, ...], dict[int, tuple[str, ...]]]] = {
    "nde12": ("tn", NDE12_TNS, NDE12),
    "nde14": ("t", NDE14_TS, NDE14),
}


def succeeding(rules: Ruleset, outcomes: dict[str, float]) -> float:
    """The chance of all outcomes in which what was tried works."""
    return sum(chance for outcome, chance in outcomes.items() if outcome in rules.succeeds)


@pytest.mark.parametrize("reading", ["strict", "literal"])
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_the_printed_table_of_tests_in_both_readings(game: str, reading: str) -> None:
    rules = ruleset_named(game).configure({"top_face": reading})
    name, numbers, table = TABLES[game]
    for die, cells in table.items():
        rows = one_action(rules, "test", {"die": die, name: numbers[0]}).rows
        found = {int(row.value): succeeding(rules, row.outcomes) for row in rows if row.param == name}
        for number, cell in zip(numbers, cells, strict=True):
            wanted = float(Fraction(cell.split()[-1 if reading == "literal" else 0]))
            assert found[number] == pytest.approx(wanted, abs=EXACTLY), (die, number)


def test_both_readings_stand_beside_each_other_where_they_differ() -> None:
    rules = ruleset_named("nde12")
    asked = one_action(rules, "test", {"die": 10, "tn": 12})
    readings = {
        one.value: succeeding(rules, one.outcomes) for one in asked.readings if one.option == "top_face"
    }
    assert readings == pytest.approx({"literal": 1 / 10, "strict": 0}, abs=EXACTLY)
    same = one_action(rules, "test", {"die": 10, "tn": 6})
    assert not [one for one in same.readings if one.option == "top_face"]


def first_deed(fight: Fight) -> list[tuple[Any, float]]:
    """Every scene that the first deed of a fight may lead to, with its chance."""
    chain = Chain(fight.rules, fight.scene, fight.policy)
    chain.look([chain.start])
    after, chances = chain.followed(np.array([chain.start]), np.ones(1))
    return [(chain.scene(one), chance) for one, chance in zip(after.tolist(), chances.tolist(), strict=True)]


def is_hurt(fight: Fight, scene: Any, who: str) -> bool:
    """Whether somebody has less of what wears down first than before, or is out."""
    before, after = (
        next((one for one in playing_of(fight.rules).people(of) if one.id == who), None)
        for of in (fight.scene, scene)
    )
    assert before is not None
    return after is None or after.is_out or after.tracks[0].value < before.tracks[0].value


@pytest.mark.parametrize(
    ("foe", "dice"),
    [("minion", ((6, "1/6"), (8, "3/8"), (10, "5/10"), (12, "7/12"), (20, "15/20")))],
)
@pytest.mark.parametrize("reading", ["literal", "strict"])
def test_a_blow_in_a_fight_of_1_2_hits_as_often_as_printed(
    foe: str, dice: tuple[tuple[int, str], ...], reading: str
) -> None:
    for die, chance in dice:
        fight = worded_fight("nde12", "warrior", foe, settings={"top_face": reading})
        fight = with_values(fight, {"warrior.strength": die})
        hits = sum(much for scene, much in first_deed(fight) if is_hurt(fight, scene, foe))
        assert hits == pytest.approx(float(Fraction(chance)), abs=EXACTLY), die


@pytest.mark.parametrize(
    ("reading", "boss"),
    [("literal", {6: "1/6", 10: "1/10", 12: "1/12"}), ("strict", {6: "0", 10: "0", 12: "1/12"})],
)
def test_the_reading_of_the_highest_face_decides_what_a_blow_at_a_boss_does(
    reading: str, boss: dict[int, str]
) -> None:
    for die, chance in boss.items():
        fight = worded_fight("nde12", "warrior", "boss", settings={"top_face": reading})
        fight = with_values(fight, {"warrior.strength": die})
        hits = sum(much for scene, much in first_deed(fight) if is_hurt(fight, scene, "boss"))
        assert hits == pytest.approx(float(Fraction(chance)), abs=EXACTLY), die


@pytest.mark.parametrize("score", [0, 1, 2, 10, 18, 19, 20])
def test_a_save_succeeds_by_its_score_with_a_natural_1_and_a_natural_20(score: int) -> None:
    rules = ruleset_named("cairn2e")
    asked = one_action(rules, "save", {"attribute": score})
    wanted = min(max(score, 1), 19) / 20
    assert succeeding(rules, asked.outcomes) == pytest.approx(wanted, abs=EXACTLY)


def test_critical_damage_in_a_fight_is_a_save_on_the_strength_that_is_left() -> None:
    """A d6 against somebody with no hit points and no armour: the save is made on 10 less what was rolled."""
    fight = worded_fight("cairn2e", "deserter", "goblin")
    fight = with_values(fight, {"goblin.hp": 0, "goblin.strength": 10, "goblin.armor": 0})
    sides = next(item.dice[0] for item in fight.scene.figures[0].character.items if item.dice)
    chain = Chain(fight.rules, fight.scene, fight.policy)
    chain.look([chain.start])
    fails = [1 - min(max(10 - face, 1), 19) / 20 if face < 10 else 1.0 for face in range(1, sides + 1)]
    numbers, chances = chain.followed(np.array([chain.start]), np.ones(1))
    out = 0.0
    for number, chance in zip(numbers.tolist(), chances.tolist(), strict=True):
        foe = next(one for one in playing_of(fight.rules).people(chain.scene(number)) if one.id == "goblin")
        out += chance if foe.is_out else 0.0
    assert out == pytest.approx(sum(fails) / sides, abs=EXACTLY)


def test_reactions_are_the_printed_parts_of_36() -> None:
    asked = one_action(ruleset_named("cairn2e"), "reaction", {})
    chances = sorted(one.chance for one in asked.effects)
    assert chances == pytest.approx([1 / 36, 1 / 36, 9 / 36, 9 / 36, 16 / 36], abs=EXACTLY)


@pytest.mark.parametrize("skill", [-5, -1, 0, 3, 5])
@pytest.mark.parametrize("hu", [10, 15, 20])
def test_the_four_degrees_of_a_check(skill: int, hu: int) -> None:
    rules = ruleset_named("tkds")
    asked = one_action(rules, "check", {"skill": skill, "hu": hu})
    wanted = dict.fromkeys(rules.outcomes, 0.0)
    for face in range(1, 21):
        total = face + skill
        place = (total > hu - 10) + (total >= hu) + (total >= hu + 10) + (face == 20) - (face == 1)
        wanted[rules.outcomes[min(max(place, 0), 3)]] += 1 / 20
    found = {outcome: asked.outcomes.get(outcome, 0.0) for outcome in wanted}
    assert found == pytest.approx(wanted, abs=EXACTLY)
