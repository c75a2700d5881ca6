from __future__ import annotations

import pytest
from hypothesis import assume, given

from nde.dice import limits
from nde.dice.notation import parse
from nde.dice.tree import Expr
from tests.dice.expressions import courses, every_way, expressions, pools


@given(expressions(pools(most_dice=2, most_sides=6, explosions=False), most_leaves=3))
def test_bounds_are_the_least_and_greatest_result_of_all_courses(expr: Expr) -> None:
    assume(courses(expr) <= 5_000)
    values = [value for value, _ in every_way(expr)]
    assert limits.bounds(expr) == (min(values), max(values))


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("d6!", (1, 6 * 21)),
        ("d6!<=2", (3, 2 * 20 + 6)),
        ("d100!<=99", (21, 99 * 20 + 100)),
        ("d6rr6!", (1, 5)),
        ("2d6rr1kh1", (2, 6)),
        ("7/(d6-8)", (-4, -1)),
    ],
)
def test_bounds_by_hand(text: str, bounds: tuple[int, int]) -> None:
    assert limits.bounds(parse(text)) == bounds


def test_a_divisor_that_can_be_zero_has_no_bounds() -> None:
    with pytest.raises(ValueError, match="zero"):
        limits.combine((1, 6), "/", (-1, 1))
