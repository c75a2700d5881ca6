"""The odds that the books print come out of the lab: of single actions, and of the blows of whole fights."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from nde.lab.chain import Chain
from nde.lab.one_action import one_action
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import playing_of
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
    return sum(chance for outcome, chance in outcomes.items() if rules.reading(outcome) == "wholly")


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
        fight = worded_fight("nde12", "warrior", foe, "focus+melee", {"top_face": reading})
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
        fight = worded_fight("nde12", "warrior", "boss", "focus+melee", {"top_face": reading})
        fight = with_values(fight, {"warrior.strength": die})
        hits = sum(much for scene, much in first_deed(fight) if is_hurt(fight, scene, "boss"))
        assert hits == pytest.approx(float(Fraction(chance)), abs=EXACTLY), die


@pytest.mark.parametrize("score", [0, 1, 2, 10, 18, 19, 20, 35])
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


# The tables of the games' other dice, each by its column: parts of 36, of 6, of 20 and of 400.
TWO_SIXES = {-1: (21, 12, 3, 0), 0: (15, 15, 6, 1), 1: (10, 16, 10, 3), 2: (6, 15, 15, 6), 3: (3, 12, 21, 10)}
"""By modifier: failure, success at a cost, 10 or more, 12 or more."""
THRESHOLDS = {"master": 4, "trained": 3, "novice": 2, "unskilled": 1}
DEGREES: dict[tuple[int, str], dict[int, str]] = {
    (10, ""): {
        -5: "5/9/5/1", -4: "4/9/6/1", -3: "3/9/7/1", -2: "2/9/8/1", -1: "1/9/9/1", 0: "1/8/10/1",
        1: "1/7/10/2", 2: "1/6/10/3", 3: "1/5/10/4", 4: "1/4/10/5", 5: "1/3/10/6",
    },
    (10, "advantage"): {
        -5: "25/171/165/39", -4: "16/153/192/39", -3: "9/135/217/39", -2: "4/117/240/39", -1: "1/99/261/39",
        0: "1/80/280/39", 1: "1/63/260/76", 2: "1/48/240/111", 3: "1/35/220/144", 4: "1/24/200/175",
        5: "1/15/180/204",
    },
    (10, "disadvantage"): {
        -5: "175/189/35/1", -4: "144/207/48/1", -3: "111/225/63/1", -2: "76/243/80/1", -1: "39/261/99/1",
        0: "39/240/120/1", 1: "39/217/140/4", 2: "39/192/160/9", 3: "39/165/180/16", 4: "39/136/200/25",
        5: "39/105/220/36",
    },
    (15, ""): {
        -5: "10/9/0/1", -4: "9/9/1/1", -3: "8/9/2/1", -2: "7/9/3/1", -1: "6/9/4/1", 0: "5/9/5/1",
        1: "4/9/6/1", 2: "3/9/7/1", 3: "2/9/8/1", 4: "1/9/9/1", 5: "1/8/10/1",
    },
    (20, ""): {
        -5: "15/4/1/0", -4: "14/5/1/0", -3: "13/6/1/0", -2: "12/7/1/0", -1: "11/8/1/0", 0: "10/9/0/1",
        1: "9/9/1/1", 2: "8/9/2/1", 3: "7/9/3/1", 4: "6/9/4/1", 5: "5/9/5/1",
    },
}  # fmt: skip


def test_two_sixes_succeed_in_as_many_of_36_as_printed() -> None:
    rules = ruleset_named("nde14").configure({"variant": "2d6"})
    rows = one_action(rules, "test", {"modifier": 0}).rows
    found = {int(row.value): row.outcomes for row in rows if row.param == "modifier"}
    assert found.keys() == TWO_SIXES.keys()
    for modifier, printed in TWO_SIXES.items():
        fails, cost, success, best = (
            found[modifier][name] for name in ("failure", "cost", "success", "exceptional")
        )
        ours = [fails, cost, success + best, best]
        assert ours == pytest.approx([part / 36 for part in printed], abs=EXACTLY), modifier


def test_one_six_succeeds_by_its_threshold() -> None:
    rules = ruleset_named("nde12").configure({"variant": "d6"})
    rows = one_action(rules, "test", {"level": "novice"}).rows
    found = {row.value: succeeding(rules, row.outcomes) for row in rows if row.param == "level"}
    assert found == pytest.approx({level: part / 6 for level, part in THRESHOLDS.items()}, abs=EXACTLY)


@pytest.mark.parametrize(("hu", "dice"), DEGREES)
def test_the_four_degrees_have_the_faces_that_are_printed(hu: int, dice: str) -> None:
    rules = ruleset_named("tkds")
    values = {"skill": 0, "hu": hu, "reroll": "never", **({dice: 1} if dice else {})}
    rows = one_action(rules, "check", values).rows
    found = {int(row.value): row.outcomes for row in rows if row.param == "skill"}
    for skill, printed in DEGREES[hu, dice].items():
        parts = [int(part) for part in printed.split("/")]
        assert sum(parts) == (400 if dice else 20)
        ours = [found[skill][outcome] for outcome in rules.outcome_names]
        assert ours == pytest.approx([part / sum(parts) for part in parts], abs=EXACTLY), skill


@pytest.mark.parametrize(
    ("game", "situation", "values", "printed"),
    [
        ("tkds", "luck", {"reads": "luck", "reroll": "never"}, 3 / 6),
        ("tkds", "luck", {"reads": "tongue", "reroll": "never"}, 1 / 6),
        ("cairn2e", "trap", {}, 1 - 2 / 6),
    ],
)
def test_single_sixes_of_the_books(game: str, situation: str, values: dict[str, Any], printed: float) -> None:
    rules = ruleset_named(game)
    found = succeeding(rules, one_action(rules, situation, values).outcomes)
    assert found == pytest.approx(printed, abs=EXACTLY)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_morale_is_two_faces_of_a_six_for_each_of_three(game: str) -> None:
    effects = one_action(ruleset_named(game), "morale", {}).effects
    found = {one.effect.result: one.chance for one in effects if hasattr(one.effect, "result")}
    assert found == pytest.approx(dict.fromkeys(("withdraw", "hold", "press"), 2 / 6), abs=EXACTLY)


QUOTED = {(6, 6): 17, (8, 6): 38, (10, 6): 50, (12, 6): 58, (10, 8): 30, (12, 8): 42, (20, 12): 45}
"""What the book for game masters says in whole percents, by die and number."""


def test_what_is_said_in_percents_is_what_the_table_has() -> None:
    for (die, tn), percent in QUOTED.items():
        (cell,) = NDE12[die][NDE12_TNS.index(tn)].split()  # the same in both readings
        assert abs(100 * Fraction(cell) - percent) <= Fraction(1, 2), (die, tn)  # 37.5 is said as 38
