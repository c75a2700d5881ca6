"""The dice of creation, exactly: attributes, HP, age, gold, and rows of tables."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import odds, odds_of, prefer, replay
from nde.rules.cairn2e.characters.creation import (
    pick_or_roll,
    roll_age,
    roll_attributes,
    roll_gold,
    roll_hp,
    roll_row,
    roll_traits,
)
from nde.rules.cairn2e.characters.tables import BONDS, TRAITS
from tests.rules.cairn2e.characters.makings import GAME


def brute_force(dice: tuple[int, ...], more: int = 0) -> dict[int, Fraction]:
    """The chance of each total, counted out."""
    totals = Counter(sum(faces) + more for faces in product(*(range(1, sides + 1) for sides in dice)))
    return {total: Fraction(count, totals.total()) for total, count in totals.items()}


@pytest.mark.rule("cairn2e/attributes", "cairn2e/1", "cairn2e/creation")
@pytest.mark.parametrize("at", range(3))
def test_each_attribute_is_3d6(at: int) -> None:
    chances = odds_of(roll_attributes, lambda scores: scores[at])
    assert chances == brute_force((6, 6, 6))
    assert chances[18] == Fraction(1, 216)
    assert sum(score * chance for score, chance in chances.items()) == Fraction(21, 2)


@pytest.mark.rule("cairn2e/attributes", "cairn2e/1")
def test_the_three_are_rolled_in_order_and_independent() -> None:
    assert replay(roll_attributes(), [1, 1, 1, 6, 6, 6, 3, 4, 5]) == (3, 18, 12)
    chances = odds_of(roll_attributes, lambda scores: min(scores))
    single = brute_force((6, 6, 6))
    assert chances[3] == 1 - (1 - single[3]) ** 3


@pytest.mark.rule("cairn2e/creation")
def test_hp_age_and_gold_have_the_odds_of_their_dice() -> None:
    assert odds(roll_hp) == brute_force((6,))
    assert odds(roll_age) == brute_force((20, 20), 10)
    assert odds(roll_gold) == brute_force((6, 6, 6))
    assert (min(odds(roll_age)), max(odds(roll_age))) == (12, 50)


@pytest.mark.rule("cairn2e/traits")
def test_a_row_of_each_trait_table_is_rolled_with_a_d10() -> None:
    rolled = replay(roll_traits(GAME), [1, 2, 3, 4, 5, 6, 7, 10])
    rows = zip(TRAITS, (0, 1, 2, 3, 4, 5, 6, 9), strict=True)
    assert rolled == tuple((table, TRAITS[table][at]) for table, at in rows)


@pytest.mark.rule("cairn2e/bonds")
@given(taken=st.sets(st.sampled_from(sorted(BONDS)), max_size=19), face=st.integers(1, 20))
def test_a_row_that_is_taken_gives_way_to_the_next(taken: set[str], face: int) -> None:
    rows = tuple(BONDS)
    row = replay(roll_row(rows, "bond", taken), [face])
    assert row not in taken
    between = rows[face - 1 : rows.index(row)] if rows.index(row) >= face - 1 else rows[face - 1 :]
    assert set(between) <= taken


def test_a_choice_needs_no_die_and_the_dice_give_each_row_alike() -> None:
    assert replay(pick_or_roll("bond", tuple(BONDS), "cairn2e/bonds"), ["spared"]) == "spared"
    chances = odds(lambda: pick_or_roll("bond", tuple(BONDS), "cairn2e/bonds"), prefer({}))
    assert chances == {bond: Fraction(1, 20) for bond in BONDS}
