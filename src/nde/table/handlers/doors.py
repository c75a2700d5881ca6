"""Deciding about what stands between squares: walls that are built, doors that are opened and shut."""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Board, Door, built, door_name, is_beside
from nde.errors import Illegal, Missing
from nde.rules.play import Side
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_BUILT
from nde.table.decision import Deciding
from nde.table.doors import able_hands
from nde.table.handlers.actions import require_nothing_open
from nde.table.state import World
from nde.table.visibility import known_squares, scene_for

SIDES: tuple[Side, ...] = ("party", "foes")


def build_walls(d: Deciding, do: c.BuildWalls) -> None:
    """Build something on some lines of the map, or clear them."""
    d.require_gm()
    require_nothing_open(d)
    if len(do.lines) > MOST_BUILT:
        raise Illegal("too-many", what="lines", most=MOST_BUILT)
    board = _board(d.scene.space)
    for line in do.lines:
        board.grid.require_place(*line[:2])
        board.grid.require_place(*line[2:])
    grid = built(board.grid, do.lines, do.kind)
    d.note(e.SpaceSet(space=replace(board, grid=grid), is_same_map=True))


def use_door(d: Deciding, do: c.UseDoor) -> None:
    """Open a door, or shut it; a hidden one is hidden no longer once it is open."""
    require_nothing_open(d)
    door = _board(scene_for(d.state, d.seat).space if d.world.scene is not None else None).grid.door(
        Door(ends=do.door).ends
    )
    figure = do.figure if d.is_gm else _hand(d, do.figure, door)
    if door.is_open == do.is_open:
        raise Illegal("door-so-already", at=door_name(door), is_open=do.is_open)
    if figure and figure not in {one.id for one in d.playing.people(d.scene)}:
        raise Missing("no-such-person", id=figure)
    moved = replace(door, is_open=do.is_open, is_hidden=door.is_hidden and not do.is_open)
    known_to = tuple(side for side in SIDES if _is_known(d.world, moved, side))
    d.note(e.DoorMoved(door=moved, figure=figure, known_to=known_to))


def _hand(d: Deciding, figure: str, door: Door) -> str:
    """Who of a player's own people opens or shuts a door: somebody who stands next to it and may act."""
    own = d.world.held_by(d.seat)
    if figure and figure not in own:
        raise Illegal("not-yours", id=figure)
    beside = able_hands(d.state, d.seat)
    board = _board(scene_for(d.state, d.seat).space)
    near = [one for one in beside if is_beside(board.grid, board.where(one), door)]
    if not near or (figure and figure not in near):
        raise Illegal("not-at-the-door", at=door_name(door))
    return figure or near[0]


def _is_known(world: World, door: Door, side: Side) -> bool:
    """Whether a side knows of a door: it is not hidden, and a square that it stands at is known."""
    if door.is_hidden:
        return False
    return side not in world.fog or not known_squares(world, side).isdisjoint(door.squares)


def _board(space: object) -> Board:
    if not isinstance(space, Board):
        raise Illegal("no-space")
    return space
