"""The doors of a map as a seat knows them, and who of its people may open or shut them now."""

from __future__ import annotations

import msgspec

from nde.board import Board, Door, Ends, Square, door_name, is_beside
from nde.table.offers import is_waiting
from nde.table.scenes import is_on
from nde.table.state import State
from nde.table.visibility import scene_for


class DoorView(msgspec.Struct, frozen=True, kw_only=True):
    """A door as a seat knows it."""

    ends: Ends
    name: str
    """The first square that it stands at."""
    is_open: bool
    is_hidden: bool
    """Whether only the game master knows of it."""
    hands: tuple[str, ...]
    """Who of one's own people stands next to it and may open or shut it."""


def squares_at(door: DoorView) -> tuple[Square, ...]:
    """The squares that a door stands at."""
    return Door(ends=door.ends).squares


def doors_for(state: State, seat: str) -> tuple[DoorView, ...]:
    """The doors that a seat knows."""
    scene = scene_for(state, seat)
    board = scene.space if scene is not None else None
    if not isinstance(board, Board) or not board.grid.doors:
        return ()
    hands = [(one, board.where(one)) for one in able_hands(state, seat)]
    return tuple(
        DoorView(
            ends=door.ends,
            name=door_name(door),
            is_open=door.is_open,
            is_hidden=door.is_hidden,
            hands=tuple(one for one, at in hands if is_beside(board.grid, at, door)),
        )
        for door in board.grid.doors
    )


def able_hands(state: State, seat: str) -> tuple[str, ...]:
    """Those of a seat's people on the map who may use their hands now: in a fight, on their turn."""
    scene = scene_for(state, seat)
    if scene is None or state.is_closed or is_waiting(state):
        return ()
    turn, held = state.playing.turn(scene), state.world.held_by(seat)
    return tuple(
        one.id
        for one in state.playing.people(scene)
        if one.id in held
        and not one.is_out
        and is_on(scene.space, one.id)
        and (not turn.is_fight or one.side == turn.side)
    )
