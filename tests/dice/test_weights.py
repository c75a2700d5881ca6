from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nde.dice.weights import (
    WORK,
    Meter,
    TooMuchWork,
    _raise_by_binomial,
    _raise_by_product,
    add,
    combine,
    keep_highest,
    negate,
)

DICE = st.dictionaries(st.integers(-50, 50), st.integers(1, 2**70), min_size=1, max_size=4).map(
    lambda die: dict(sorted(die.items()))
)


@given(DICE, st.integers(1, 5), st.integers(1, 5))
def test_keeping_equals_walking_every_course(die: dict[int, int], count: int, kept: int) -> None:
    assume(kept <= count)
    walked: Counter[int] = Counter()
    for rolls in product(die.items(), repeat=count):
        values = sorted((value for value, _ in rolls), reverse=True)
        walked[sum(values[:kept])] += prod(ways for _, ways in rolls)
    assert keep_highest(die, count, kept, Meter()) == dict(sorted(walked.items()))


@given(DICE, DICE, st.integers(1, 3))
def test_adding_equals_joining_pair_by_pair(one: dict[int, int], other: dict[int, int], times: int) -> None:
    expected = other
    for _ in range(times):
        expected = combine(expected, one, int.__add__, Meter())
    assert add([(one, times), (other, 1)], Meter()) == expected


@given(DICE)
def test_negating_twice_changes_nothing(die: dict[int, int]) -> None:
    assert list(negate(negate(die)).items()) == list(die.items())


@given(st.integers(2, 6), st.dictionaries(st.integers(0, 20), st.integers(1, 99), min_size=1))
def test_both_ways_to_raise_powers_agree(kept: int, die: dict[int, int]) -> None:
    by_product = [1] + [0] * (kept - 1)
    by_binomial = list(by_product)
    for value, ways in die.items():
        _raise_by_product(by_product, ways, 64 * value)
        _raise_by_binomial(by_binomial, ways, 64 * value)
        assert by_product == by_binomial
    polynomial = sum(ways << 64 * value for value, ways in die.items())
    assert by_product == [polynomial**exponent for exponent in range(kept)]


def test_a_meter_stops_before_the_work_is_done() -> None:
    meter = Meter()
    meter.spend(WORK)
    with pytest.raises(TooMuchWork):
        meter.spend(1)
