"""What has never changed is steady, and no longer once it changed in any way."""

from __future__ import annotations

import msgspec
import pytest

from nde.lab.compiled.observations import Glimpse, Steady


class Sheet(msgspec.Struct, frozen=True):
    """What is on paper."""

    hearts: int
    most: int = 6


class Hero(msgspec.Struct, frozen=True):
    """A hero of a very small game."""

    id: str
    sheet: Sheet

    @property
    def is_down(self) -> bool:
        """Whether no hearts are left."""
        return self.sheet.hearts == 0


def seen(*paths: str) -> Glimpse:
    return Glimpse(tuple((1, path, 1) for path in paths))


def begun() -> Steady:
    steady = Steady()
    steady.enter(1, 0, Hero("a", Sheet(3)), is_deep=True)
    return steady


def test_all_that_one_piece_holds_is_steady() -> None:
    assert begun().is_all(seen("sheet.hearts", "sheet.most"))
    assert begun().is_all(seen("sheet"))


def test_what_is_worked_out_is_never_steady() -> None:
    assert not begun().is_all(seen("is_down"))


def test_nothing_is_steady_in_a_place_where_nobody_came() -> None:
    assert not begun().is_all(Glimpse(((2, "sheet", 1),)))


@pytest.mark.parametrize(
    ("written", "path", "stays"),
    [
        ("sheet.hearts", "sheet.hearts", False),
        ("sheet.hearts", "sheet", False),
        ("sheet", "sheet.hearts", False),
        ("sheet.hearts", "sheet.most", True),
    ],
)
def test_what_was_written_varies_with_all_it_holds_and_is_held_in(
    written: str, path: str, stays: bool
) -> None:
    steady = begun()
    steady.vary(1, [written])
    assert steady.is_all(seen(path)) is stays


def test_another_piece_varies_where_it_differs() -> None:
    steady = begun()
    steady.enter(1, 1, Hero("a", Sheet(2)), is_deep=True)
    assert not steady.is_all(seen("sheet.hearts"))
    assert steady.is_all(seen("sheet.most"))
    assert steady.first(seen("sheet.hearts")) == 3


def test_whoever_listens_is_told_once_for_each_change() -> None:
    steady = begun()
    told: list[int] = []
    steady.tell(lambda: told.append(1))
    steady.vary(1, ["sheet.hearts"])
    steady.vary(1, ["sheet.hearts"])
    steady.enter(1, 0, Hero("a", Sheet(3)), is_deep=True)
    assert told == [1]


def test_its_age_changes_with_every_change() -> None:
    steady = begun()
    age = steady.age
    steady.vary(1, ["sheet.hearts"])
    assert steady.age != age
    age = steady.age
    steady.vary(1, ["sheet.hearts"])
    assert steady.age == age
