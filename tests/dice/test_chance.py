"""Exact runs: every path with its probability, checked against brute force and against simulation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import (
    Ask,
    Part,
    Procedure,
    Roll,
    Tell,
    TooManyPaths,
    Waiting,
    best,
    chance,
    fixed,
    odds,
    odds_by_option,
    odds_of,
    parse,
    play,
    prefer,
    replay,
    resume,
    seeded,
    simulate,
    watch,
)


def reroll_or_keep(sides: int) -> Procedure[int]:
    """Roll, and roll again if wished; the better counts."""
    face = yield Roll(sides)
    yield Tell("test/1", "rolled", {"face": face})
    if (yield Ask("ada", "again", ("no", "yes"), "no")) == "yes":
        face = max(face, (yield Roll(sides)))
    return int(face)


@given(first=st.integers(2, 8), second=st.integers(2, 8), bar=st.integers(2, 16))
def test_odds_equal_brute_force(first: int, second: int, bar: int) -> None:
    def rule() -> Procedure[bool]:
        one: int = yield Roll(first)
        other: int = yield Roll(second)
        return one + other >= bar

    wins = sum(one + other >= bar for one, other in product(range(1, first + 1), range(1, second + 1)))
    assert odds(rule).get(True, Fraction()) == Fraction(wins, first * second)


@given(sides=st.integers(2, 20))
def test_odds_are_those_of_the_policy_and_sum_to_one(sides: int) -> None:
    keep = odds(lambda: reroll_or_keep(sides))
    again = odds(lambda: reroll_or_keep(sides), prefer({"again": "yes"}))
    assert keep[sides] == Fraction(1, sides)
    assert again[sides] == 1 - Fraction(sides - 1, sides) ** 2
    assert sum(keep.values()) == sum(again.values()) == 1


def test_paths_of_unequal_length_merge_exactly() -> None:
    def rule() -> Procedure[str]:
        if (yield Roll(6)) == 6:
            return "six"
        return "six" if (yield Roll(4)) == 1 else "other"

    assert odds(rule) == {"six": Fraction(1, 6) + Fraction(5, 24), "other": Fraction(15, 24)}


def test_a_dice_expression_is_one_question_with_merged_values() -> None:
    def rule() -> Procedure[bool]:
        total: int = yield Roll(parse("4d6kh3"))
        return total >= 16

    hits = sum(sum(sorted(faces)[1:]) >= 16 for faces in product(range(1, 7), repeat=4))
    assert odds(rule)[True] == Fraction(hits, 6**4)


def test_odds_of_a_part_forget_the_rest() -> None:
    assert odds_of(lambda: reroll_or_keep(6), lambda face: face % 2)[0] == Fraction(1, 2)


def test_each_option_in_turn() -> None:
    by_option = odds_by_option(lambda: reroll_or_keep(6), "again", lambda face: face == 6)
    assert by_option["no"][True] == Fraction(1, 6)
    assert by_option["yes"][True] == Fraction(11, 36)
    assert odds_by_option(lambda: reroll_or_keep(6), "never", lambda face: face) == {}


def test_best_play_takes_the_better_option_at_each_point() -> None:
    """Roll a d6; you may change the result for a new roll, so only 1 to 3 are worth changing."""

    def rule() -> Procedure[int]:
        face: int = yield Roll(6)
        if (yield Ask("ada", "change", ("stay", "change"), "stay")) == "change":
            face = yield Roll(6)
        return face

    plan = best(rule, lambda face: face)
    assert plan.value == Fraction(3, 6) * 5 + Fraction(3, 6) * Fraction(7, 2)
    assert [plan.choices[(face,)] for face in range(1, 7)] == ["change"] * 3 + ["stay"] * 3


def test_best_play_leaves_the_questions_of_others_to_the_policy() -> None:
    def rule() -> Procedure[int]:
        mine = yield Ask("ada", "one", ("low", "high"), "low")
        theirs = yield Ask("wolf", "two", ("low", "high"), "low")
        return int(mine == "high") * 2 + int(theirs == "high")

    plan = best(rule, lambda worth: worth, decides=lambda ask: ask.who == "ada")
    assert plan.value == 2
    assert plan.choices == {(): "high"}


@given(sides=st.integers(2, 12))
def test_best_is_never_worse_than_any_fixed_policy(sides: int) -> None:
    plan = best(lambda: reroll_or_keep(sides), lambda face: face)
    for wish in ("no", "yes"):
        fixed = odds(lambda: reroll_or_keep(sides), prefer({"again": wish}))
        assert plan.value >= sum(face * share for face, share in fixed.items())


def test_too_many_paths_are_refused_and_not_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MOST_PATHS", 100)

    def rule() -> Procedure[int]:
        total = 0
        for _ in range(3):
            total += yield Roll(20)
        return total

    with pytest.raises(TooManyPaths) as refusal:
        odds(rule)
    assert refusal.value.facts == {"most": 100}
    with pytest.raises(TooManyPaths):
        best(rule, lambda total: total)


def test_odds_agree_with_simulation_within_the_tolerance_of_the_trials() -> None:
    trials = 20_000
    counts = simulate(lambda: reroll_or_keep(8), seeded(11), times=trials, policy=prefer({"again": "yes"}))
    for face, share in odds(lambda: reroll_or_keep(8), prefer({"again": "yes"})).items():
        deviation = float(share * (1 - share) / trials) ** 0.5
        assert abs(counts[face] / trials - float(share)) < 5 * deviation


@given(answers=st.lists(st.integers(1, 6), min_size=1, max_size=1))
def test_every_path_of_the_odds_can_be_replayed(answers: list[int]) -> None:
    assert replay(reroll_or_keep(6), [*answers, "no"]) in odds(lambda: reroll_or_keep(6))


def highest(dice: tuple[int, ...]) -> Procedure[int]:
    """The highest of some dice, each a part of its own."""
    before: int = (yield Part(highest, (dice[:-1],))) if dice[1:] else 0
    face: int = yield Roll(dice[-1])
    yield Tell("test/1", "rolled", {"face": face})
    return max(before, face)


@given(dice=st.lists(st.integers(2, 6), min_size=1, max_size=4), bar=st.integers(1, 6))
def test_a_part_has_the_odds_of_its_dice(dice: list[int], bar: int) -> None:
    def rule() -> Procedure[tuple[int, bool]]:
        best: int = yield Part(highest, (tuple(dice),))
        return best, (yield Roll(6)) >= bar

    chances = odds(rule)
    whole = prod(dice) * 6
    for top in range(1, max(dice) + 1):
        ways = prod(min(sides, top) for sides in dice) - prod(min(sides, top - 1) for sides in dice)
        assert chances.get((top, True), Fraction()) == Fraction(ways * (7 - bar), whole)


def test_parts_are_played_watched_and_replayed_die_by_die() -> None:
    def rule() -> Procedure[int]:
        best: int = yield Part(highest, ((6, 8),))
        return best

    run = watch(rule(), fixed([2, 7]))
    assert (run.result, run.answers, [step.facts["face"] for step in run.steps]) == (7, (2, 7), [2, 7])
    assert play(rule(), fixed([2, 7])) == replay(rule(), [2, 7]) == 7
    waiting = resume(rule(), [2])
    assert isinstance(waiting, Waiting)
    assert waiting.question == Roll(8)


def test_equal_results_of_a_part_are_merged() -> None:
    """Six d20 are 64 million paths one by one."""
    chances = odds(lambda: highest((20,) * 6))
    assert chances[20] == 1 - Fraction(19, 20) ** 6


def test_a_question_inside_a_part_is_answered_by_the_policy_and_planned_for() -> None:
    def rule() -> Procedure[int]:
        face: int = yield Part(reroll_or_keep, (4,))
        return face

    assert odds(rule, prefer({"again": "yes"}))[4] == 1 - Fraction(3, 4) ** 2
    assert best(rule, lambda face: face).value == best(lambda: reroll_or_keep(4), lambda face: face).value
    assert odds_by_option(rule, "again", lambda face: face == 4)["yes"][True] == Fraction(7, 16)
