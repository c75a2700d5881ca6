from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.dice.distribution import distribution
from nde.dice.histogram import ROWS, histogram
from nde.dice.notation import parse
from nde.dice.tree import Expr
from tests.dice.expressions import pools


def test_a_line_shows_value_bar_chance_and_at_least() -> None:
    assert histogram(distribution(parse("d4")), width=40)[1:3] == [
        "2 ████████████████████   25.0 %   75.0 %",
        "3 ████████████████████   25.0 %   50.0 %",
    ]


def test_many_results_share_lines() -> None:
    lines = histogram(distribution(parse("d100")), width=60)
    assert len(lines) == 34
    assert lines[0].startswith("  1…3 █")
    assert lines[-1].startswith("  100 █")
    assert len(histogram(distribution(parse("40d6")), width=60)) <= ROWS


@given(pools(most_dice=4, most_sides=12), st.integers(40, 120))
@settings(deadline=None)
def test_no_line_is_wider_than_the_terminal_and_there_are_no_words(pool: Expr, width: int) -> None:
    for line in histogram(distribution(pool), width):
        assert len(line) <= width
        assert not any(sign.isalpha() for sign in line)


@pytest.mark.parametrize("width", [0, 1, 20])
def test_a_narrow_terminal_still_gets_a_short_bar(width: int) -> None:
    assert all("█" in line for line in histogram(distribution(parse("d6")), width))
