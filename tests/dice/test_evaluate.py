from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import limits
from nde.dice.evaluate import evaluate
from nde.dice.faces import fixed, seeded
from nde.dice.limits import bounds
from nde.dice.notation import parse
from nde.dice.tree import Expr
from tests.dice.expressions import expressions, pools
from tests.refusals import refuses

WORKED = {
    "2k6+1": ([3, 4], 8, ()),
    "4d6kh3": ([5, 2, 4, 4], 13, (1,)),
    "4d6kl1": ([5, 2, 4, 2], 2, (0, 2, 3)),
    "2d20kl1": ([7, 7], 7, (1,)),
    "(1d6+2)*2": ([4], 12, ()),
    "d6/2": ([5], 2, ()),
    "-d6/2": ([5], -3, ()),
    "7-d6*2": ([2], 3, ()),
    "max(d8,d8)": ([3, 5], 5, (0,)),
    "min(2d8,d6+1)": ([3, 5, 6], 7, (0, 1)),
    "max(d8,d8,d6)": ([5, 5, 1], 5, (1, 2)),
    "d6r1": ([1, 1], 1, (0,)),
    "d6rr1": ([1, 1, 3], 3, (0, 1)),
    "d6!": ([6, 6, 2], 14, ()),
    "2d6!kh1": ([6, 1, 5], 7, (2,)),
    "2d6!kl1": ([6, 1, 5], 5, (0, 1)),
    "d6r6!": ([6, 6, 6, 2], 8, (0, 2)),
    "max(2d6kh1,d4)[x]": ([2, 3, 4], 4, (0, 1)),
}


@pytest.mark.parametrize(
    ("text", "faces", "total", "dropped"), [(text, *rest) for text, rest in WORKED.items()]
)
def test_worked_examples(text: str, faces: list[int], total: int, dropped: tuple[int, ...]) -> None:
    rolled = evaluate(parse(text), fixed(faces))
    assert (rolled.total, rolled.faces, rolled.dropped) == (total, tuple(faces), dropped)


def test_a_die_explodes_no_more_than_the_limit() -> None:
    rolled = evaluate(parse("d6!"), fixed([6] * 100))
    assert len(rolled.faces) == limits.EXPLOSIONS + 1
    assert rolled.tree.dice[0].faces[-1] == (6, "plain")


def test_a_source_that_never_lets_a_die_rest_is_refused() -> None:
    with refuses("reroll-without-end"):
        evaluate(parse("d6rr1"), lambda sides: 1)


def test_the_tree_of_a_roll_names_kept_rerolled_and_exploded_faces() -> None:
    tree = evaluate(parse("3d6r1!kh2"), fixed([1, 6, 4, 2, 5])).tree
    assert [die.kept for die in tree.dice] == [True, False, True]
    assert tree.dice[0].faces == ((1, "rerolled"), (6, "exploded"), (4, "plain"))
    assert tree.dice[0].value == 10


@given(expressions(pools()), st.integers(0, 2**32))
def test_a_roll_lies_within_the_bounds_and_repeats_from_its_faces(expr: Expr, seed: int) -> None:
    rolled = evaluate(expr, seeded(seed))
    low, high = bounds(expr)
    assert low <= rolled.total <= high
    assert evaluate(expr, fixed(rolled.faces)) == rolled
    assert rolled.tree.value == rolled.total


@pytest.mark.parametrize(
    ("text", "faces", "kept"),
    [("3d6", [1, 2, 3], (1, 2, 3)), ("3d6dl1", [2, 1, 3], (2, 3)), ("4d6kl2", [4, 1, 3, 2], (1, 2))],
)
def test_kept_faces_stay_in_the_order_drawn(text: str, faces: list[int], kept: tuple[int, ...]) -> None:
    assert evaluate(parse(text), fixed(faces)).kept == kept
