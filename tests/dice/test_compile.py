from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice.compile import compile_expression, roll, roller
from nde.dice.evaluate import evaluate
from nde.dice.faces import seeded
from nde.dice.faults import NotationFault
from nde.dice.notation import parse
from nde.dice.tree import Expr
from tests.dice.expressions import expressions, pools
from tests.refusals import refuses

SHAPES = [
    "d20",
    "1d20+5",
    "3d6-2+1",
    "4d6kh3",
    "4d6dh1+2",
    "5d6kh2",
    "4d6kl4",
    "max(d8,2d6!)-d4r1",
    "2d10rr<3*2",
]


@pytest.mark.parametrize("text", SHAPES)
def test_compiled_and_evaluated_rolls_agree_in_every_shape(text: str) -> None:
    one, other = seeded(7), seeded(7)
    for _ in range(200):
        assert roll(text, one) == evaluate(parse(text), other)


@given(expressions(pools()), st.integers(0, 2**32))
def test_compiled_and_evaluated_rolls_agree(expr: Expr, seed: int) -> None:
    assert compile_expression(expr)(seeded(seed)) == evaluate(expr, seeded(seed))


@given(pools(), st.integers(0, 2**32))
def test_compiled_and_evaluated_pools_agree(pool: Expr, seed: int) -> None:
    assert compile_expression(pool)(seeded(seed)) == evaluate(pool, seeded(seed))


def test_a_roller_is_made_once_for_a_text() -> None:
    assert roller("2d6+1") is roller("2d6+1")


def test_a_text_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(NotationFault):
        roll("2d", seeded(7))


def test_a_source_that_never_lets_a_die_rest_is_refused() -> None:
    with refuses("reroll-without-end"):
        roll("d6rr1", lambda sides: 1)
