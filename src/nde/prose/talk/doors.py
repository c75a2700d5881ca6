"""Doors, opened and shut by a word: the one next to oneself, or the one at a square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.board import square_name
from nde.errors import Missing
from nde.prose.talk.choices import Wish, Wishes
from nde.prose.talk.typed import Line, is_meant
from nde.table import commands as c
from nde.table.doors import DoorView, squares_at

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


def open_door(talk: Talk, line: Line) -> Wishes:
    """Open a door: `open door`, `open c4`."""
    return _move(talk, line, is_open=True)


def shut_door(talk: Talk, line: Line) -> Wishes:
    """Shut a door: `shut door`, `close door c4`."""
    return _move(talk, line, is_open=False)


def _move(talk: Talk, line: Line, *, is_open: bool) -> Wishes:
    door = _meant(talk, line.words[1:], is_open=is_open)
    do = c.UseDoor(door=door.ends, is_open=is_open, figure=door.hands[0] if door.hands else "")
    return (Wish(do, as_gm=talk.has_powers and not door.hands),)


def _meant(talk: Talk, words: tuple[str, ...], *, is_open: bool) -> DoorView:
    """The door that is meant: at the square that is named, or the only one at hand that can be so moved."""
    named = [word.upper() for word in words if not is_meant("door", word)]
    near = [one for one in talk.view.doors if one.hands or talk.has_powers]
    if named:
        found = [one for one in talk.view.doors if named[-1] in map(square_name, squares_at(one))]
        found = [one for one in found if one in near] or found
    else:
        found = [one for one in near if one.hands] or near
    movable = [one for one in found if one.is_open is not is_open] or found
    if len(movable) == 1:
        return movable[0]
    allowed = tuple(one.name for one in movable or near)
    raise Missing("which-door", word=" ".join(named), allowed=allowed)
