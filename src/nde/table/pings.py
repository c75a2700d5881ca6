"""Somebody points at a place on the map, or measures between two: shown at once, and kept nowhere.

It is shown to whoever knows the square.  So a game master who points into the fog shows its players nothing,
not even that there is something to be pointed at.  What whoever points does not know either tells nothing,
and is shown to all.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.board import Board, distance, square_name
from nde.board.strokes import Spot, square_at
from nde.errors import Illegal, Unreadable
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view_pictures import squares_shown
from nde.table.visibility import known_squares

PointingKind: TypeAlias = Literal["ping", "ruler"]


class Pointing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where somebody points, or from where to where they measure."""

    seat: str
    kind: PointingKind = "ping"
    spots: tuple[Spot, ...] = ()
    """One for a place that is pointed at, both ends of a ruler; none where it is put away."""


def require_pointing(state: State, pointing: Pointing) -> None:
    """Refuse to point where there is no map, beside it, or by somebody who only watches."""
    seat = state.seat(pointing.seat)
    if seat is not None and seat.role == "spectator":
        raise Illegal("only-watching")
    board = _board(state)
    if board is None:
        raise Illegal("no-space")
    if pointing.spots and len(pointing.spots) != (1 if pointing.kind == "ping" else 2):
        raise Unreadable("drawing-too-short")
    for one in pointing.spots:
        board.grid.require_place(*one)


def is_shown_pointing(state: State, seat: str, pointing: Pointing) -> bool:
    """Whether a seat is shown where somebody points: whoever knows the squares, or no less than they do."""
    board = _board(state)
    if board is None or not pointing.spots:
        return False
    if seat in (GM, pointing.seat):
        return True
    squares = {square_at(one, board.grid) for one in pointing.spots}
    known, known_by = squares_shown(state, seat), squares_shown(state, pointing.seat)
    return known is None or all(one in known or not (known_by is None or one in known_by) for one in squares)


def is_in_fog(state: State, pointing: Pointing) -> bool:
    """Whether the party does not know where somebody points."""
    board, world = _board(state), state.world
    if board is None or "party" not in world.fog:
        return False
    known = known_squares(world, "party")
    return any(square_at(one, board.grid) not in known for one in pointing.spots)


def places_of(state: State, pointing: Pointing) -> tuple[str, ...]:
    """The squares that are pointed at, by name."""
    board = _board(state)
    return tuple(square_name(square_at(one, board.grid)) for one in pointing.spots) if board else ()


def length_of(state: State, pointing: Pointing) -> int:
    """How many squares a ruler is long."""
    board = _board(state)
    if board is None or len(pointing.spots) < 2:
        return 0
    return distance(*(square_at(one, board.grid) for one in pointing.spots[:2]))


def _board(state: State) -> Board | None:
    scene = state.world.scene
    return scene.space if scene is not None and isinstance(scene.space, Board) else None
