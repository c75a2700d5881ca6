"""Moving along scales: dice and rungs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.rules.stepdice.rolls import move_die, move_number

OLD, NEW = (6, 8, 10, 12, 20), (4, 6, 8, 12, 20)
RUNGS = (4, 6, 8, 12)


@pytest.mark.rule("nde12/3.6", "nde12/A32")
@pytest.mark.parametrize(("die", "raised"), [(6, 8), (8, 10), (10, 12), (12, 20)])
def test_help_goes_up_the_ladder_of_the_first_edition(die: int, raised: int) -> None:
    assert move_die(OLD, die, 1) == (raised, 0)


@pytest.mark.rule("nde14/2.5", "nde14/B23")
@pytest.mark.parametrize(("die", "raised"), [(6, 8), (8, 12), (12, 20)])
def test_a_better_situation_goes_up_the_ladder_of_the_later_edition(die: int, raised: int) -> None:
    assert move_die(NEW, die, 1) == (raised, 0)
    assert move_die(NEW, raised, -1) == (die, 0)
    assert move_die(NEW, 6, -1) == (4, 0)


@given(at=st.integers(0, 4), steps=st.integers(-6, 6))
def test_what_the_ladder_cannot_give_is_left_over(at: int, steps: int) -> None:
    moved, over = move_die(NEW, NEW[at], steps)
    assert NEW.index(moved) + over == at + steps
    assert over == 0 or moved in (NEW[0], NEW[-1])


@pytest.mark.rule("nde12/3.5", "nde12/A26", "nde12/A27", "nde12/A28")
def test_numbers_move_by_steps_of_the_scale() -> None:
    assert move_number(RUNGS, 6, 1) == (8, 0)
    assert move_number(RUNGS, 8, -1) == (6, 0)
    assert move_number(RUNGS, 4, 3) == (12, 0)


def test_a_number_between_rungs_goes_to_the_next_one() -> None:
    """Ruling nde12-off-ladder: a tough elite of TN 10 goes to 12 or to 8."""
    assert move_number(RUNGS, 10, 1) == (12, 0)
    assert move_number(RUNGS, 10, -1) == (8, 0)
    assert move_number(RUNGS, 10, 2) == (12, 1)


@given(number=st.integers(1, 20), steps=st.integers(-5, 5))
def test_a_number_never_moves_the_wrong_way(number: int, steps: int) -> None:
    moved, beyond = move_number(RUNGS, number, steps)
    assert (moved >= number) if steps >= 0 else (moved <= number)
    assert beyond == 0 or (beyond > 0) == (steps > 0)
