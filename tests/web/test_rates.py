"""Token buckets: nobody gets more than their share, and no number of callers fills the memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.web.limits import Rates

steps = st.lists(st.floats(0.0, 3.0, allow_nan=False), min_size=1, max_size=60)


@given(steps, st.integers(1, 10), st.floats(0.1, 20.0))
def test_nobody_gets_more_than_the_burst_and_what_has_trickled_in(
    pauses: list[float], burst: int, per_second: float
) -> None:
    rates, now, taken = Rates(per_second, burst), 0.0, 0
    for pause in pauses:
        now += pause
        taken += rates.take("ada", now) == 0.0
        assert taken <= burst + now * per_second + 1e-6


@given(steps, st.integers(1, 5), st.floats(0.1, 20.0))
def test_whoever_waits_as_long_as_told_is_let_in(pauses: list[float], burst: int, per_second: float) -> None:
    rates, now = Rates(per_second, burst), 0.0
    for pause in pauses:
        now += pause
        wait = rates.take("ada", now)
        if wait:
            now += wait
            assert rates.take("ada", now) == 0.0


def test_one_caller_does_not_use_up_anothers_share() -> None:
    rates = Rates(1.0, 2)
    assert [rates.take("ada", 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert rates.take("bob", 0.0) == 0.0


def test_looking_takes_nothing() -> None:
    rates = Rates(1.0, 1)
    assert [rates.wait("ada", 0.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert rates.take("ada", 0.0) == 0.0
    assert rates.wait("ada", 0.25) == pytest.approx(0.75)


def test_the_memory_is_bounded_and_the_longest_unused_is_forgotten() -> None:
    rates = Rates(0.001, 1, most_keys=100)
    for number in range(1_000):
        assert rates.take(number, 0.0) == 0.0
    assert len(rates) == 100
    assert rates.take(999, 0.0) > 0
    assert rates.take(0, 0.0) == 0.0


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    rates = Rates(1.0, 1)
    assert rates.take("ada", 100.0) == 0.0
    assert rates.take("ada", 50.0) > 0


@pytest.mark.parametrize("figures", [(0, 1, 1), (1, 0, 1), (1, 1, 0), (-1, 1, 1)])
def test_a_bucket_that_could_never_be_taken_from_is_a_mistake(figures: tuple[float, float, int]) -> None:
    with pytest.raises(ValueError, match="bucket"):
        Rates(*figures)
