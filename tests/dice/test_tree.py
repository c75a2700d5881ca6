from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice.tree import Dice, Match, Reroll, ends

RANGES = st.builds(range, st.integers(1, 12), st.integers(1, 12))


@given(RANGES, st.lists(RANGES, max_size=3))
def test_ends_are_those_of_the_faces_left_over(faces: range, without: list[range]) -> None:
    left = set(faces).difference(*without)
    assert ends(faces, *without) == ((min(left), max(left)) if left else None)


@pytest.mark.parametrize(("compare", "faces"), [("=", [3]), ("<=", [1, 2, 3]), (">=", [3, 4, 5, 6])])
def test_a_match_names_faces(compare: str, faces: list[int]) -> None:
    assert list(Match(compare=compare, value=3).faces(6)) == faces  # type: ignore[arg-type]


def test_equal_trees_are_one_key() -> None:
    assert len({Dice(count=2, sides=6), Dice(count=2, sides=6), Dice(count=2, sides=8)}) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"count": 0, "sides": 6},
        {"count": 1, "sides": 0},
        {"count": 1, "sides": 6, "explode": Match(compare="<=", value=6)},
        {"count": 1, "sides": 1, "reroll": Reroll(match=Match(compare="=", value=1), until=True)},
    ],
)
def test_a_pool_that_cannot_be_rolled_cannot_be_built(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="pool"):
        Dice(**wrong)  # type: ignore[arg-type]
