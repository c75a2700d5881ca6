"""Numbers of traced figures count like numbers, and note no more than what was learnt of them."""

from __future__ import annotations

import operator
from typing import Any

import pytest

from nde.lab.compiled.observations import Number, Observation, Reads

HEARTS, MOST, OTHER = ((1, "hearts", 1),), ((1, "most", 1),), ((2, "hearts", 1),)
BINARY = (
    *(
        operator.add,
        operator.sub,
        operator.mul,
        operator.floordiv,
        operator.truediv,
        operator.mod,
        pow,
        divmod,
    ),
    *(operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne, min, max),
)


class Listening:
    """Reads with everything that was noted."""

    def __init__(self) -> None:
        self.reads = Reads()
        self.noted: list[tuple[Observation, Any]] = []
        self.reads.begin(lambda observation, value: self.noted.append((observation, value)), set())

    def number(self, terms: Any, value: int) -> Any:
        return Number(self.reads, terms, 0, value)


@pytest.mark.parametrize("work", BINARY, ids=lambda work: work.__name__)
def test_a_number_counts_like_the_one_it_stands_for(work: Any) -> None:
    heard = Listening()
    for left in range(5):
        for right in range(1, 5):
            wanted = work(left, right)
            one, other = heard.number(HEARTS, left), heard.number(OTHER, right)
            for came in (work(one, right), work(left, other), work(one, other)):
                assert came == wanted
                assert str(came) == str(wanted)


def test_a_number_is_an_int_to_whoever_asks() -> None:
    number = Listening().number(HEARTS, 3)
    assert isinstance(number, int)
    assert [*range(number)] == [0, 1, 2]
    assert ("a", "b", "c", "d")[number] == "d"
    assert {3: "three"}[number] == "three"
    assert f"{number:02}" == "03"
    assert bool(number)
    assert -number == -3
    assert sum([number, number]) == 6


def test_to_compare_is_not_to_read() -> None:
    heard = Listening()
    hearts, most = heard.number(HEARTS, 3), heard.number(MOST, 5)
    assert hearts < most
    assert hearts < most
    assert heard.noted == [(Observation(((1, "hearts", 1), (1, "most", -1)), 0, "lt"), True)]


def test_sums_are_compared_without_being_read() -> None:
    heard = Listening()
    assert heard.number(HEARTS, 3) + 2 >= heard.number(OTHER, 5)
    assert heard.noted == [(Observation(((1, "hearts", 1), (2, "hearts", -1)), 2, "lt"), False)]


def test_what_was_read_need_not_be_compared_any_more() -> None:
    heard = Listening()
    hearts = heard.number(HEARTS, 3)
    assert hearts * 2 == 6
    assert hearts > 1
    assert heard.noted == [(Observation(HEARTS), 3)]


def test_a_number_less_itself_is_nothing_and_says_nothing() -> None:
    heard = Listening()
    hearts = heard.number(HEARTS, 3)
    assert hearts - hearts == 0
    assert heard.noted == []


def test_a_glimpse_finds_in_pieces_what_was_noted() -> None:
    class Piece:
        def __init__(self, hearts: int, most: int) -> None:
            self.hearts, self.most = hearts, most

    assert Observation(HEARTS).getter()(Piece(3, 5)) == 3
    hurt = Observation(((1, "hearts", 1), (1, "most", -1)), 0, "lt")
    assert [hurt.getter()(Piece(hearts, 5)) for hearts in (4, 5)] == [True, False]
    between = Observation(((1, "hearts", 1), (2, "hearts", -1)), 2, "lt")
    assert between.places == (1, 2)
    assert [between.getter()(Piece(hearts, 5), Piece(5, 5)) for hearts in (2, 3)] == [True, False]


def test_what_has_never_changed_is_kept_in_mind_and_not_noted() -> None:
    noted: list[Observation] = []
    unlooked: set[Observation] = set()
    reads = Reads(lambda observation: observation == Observation(MOST))
    reads.begin(lambda observation, value: noted.append(observation), unlooked)
    hearts, most = Number(reads, HEARTS, 0, 3), Number(reads, MOST, 0, 6)
    assert hearts.read() + most.read() == 9
    assert noted == [Observation(HEARTS)]
    assert unlooked == {Observation(MOST)}
    # Both were read, so how they compare is nothing new.
    assert hearts < most
    assert noted == [Observation(HEARTS)]
