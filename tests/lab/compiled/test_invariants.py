"""What has never changed is steady, and no longer once it changed in any way."""

from __future__ import annotations

import msgspec
import pytest

from nde.lab.compiled.observations import Invariants, Observation


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


def seen(*paths: str) -> Observation:
    return Observation(tuple((1, path, 1) for path in paths))


def begun() -> Invariants:
    invariants = Invariants()
    invariants.enter(1, 0, Hero("a", Sheet(3)), is_deep=True)
    return invariants


def test_all_that_one_piece_holds_is_steady() -> None:
    assert begun().is_all(seen("sheet.hearts", "sheet.most"))
    assert begun().is_all(seen("sheet"))


def test_what_is_worked_out_is_never_steady() -> None:
    assert not begun().is_all(seen("is_down"))


def test_nothing_is_steady_in_a_place_where_nobody_came() -> None:
    assert not begun().is_all(Observation(((2, "sheet", 1),)))


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
    invariants = begun()
    invariants.vary(1, [written])
    assert invariants.is_all(seen(path)) is stays


def test_another_piece_varies_where_it_differs() -> None:
    invariants = begun()
    invariants.enter(1, 1, Hero("a", Sheet(2)), is_deep=True)
    assert not invariants.is_all(seen("sheet.hearts"))
    assert invariants.is_all(seen("sheet.most"))
    assert invariants.first(seen("sheet.hearts")) == 3


def test_whoever_listens_is_told_once_for_each_change() -> None:
    invariants = begun()
    told: list[int] = []
    invariants.tell(lambda: told.append(1))
    invariants.vary(1, ["sheet.hearts"])
    invariants.vary(1, ["sheet.hearts"])
    invariants.enter(1, 0, Hero("a", Sheet(3)), is_deep=True)
    assert told == [1]


def test_its_age_changes_with_every_change() -> None:
    invariants = begun()
    age = invariants.age
    invariants.vary(1, ["sheet.hearts"])
    assert invariants.age != age
    age = invariants.age
    invariants.vary(1, ["sheet.hearts"])
    assert invariants.age == age
