"""Deciding what is drawn and written on a map, and who may wipe it off."""

from __future__ import annotations

from itertools import groupby

from msgspec.structs import replace

from nde.board import Board
from nde.board.strokes import Spot, Stroke, square_at
from nde.errors import Illegal, Missing, Unreadable
from nde.rules.play import Side
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import (
    MOST_DRAWINGS,
    MOST_DRAWN_POINTS,
    MOST_OWN_DRAWINGS,
    MOST_OWN_POINTS,
    require_line,
)
from nde.table.decision import Deciding
from nde.table.drawings import MOST_LABEL, Drawing, Drawings
from nde.table.state import World
from nde.table.view_drawings import lines_seen
from nde.table.view_pictures import squares_shown
from nde.table.visibility import known_squares

SIDES: tuple[Side, ...] = ("party", "foes")
LEAST_POINTS = {"label": 1}
"""Places that a shape needs; any other than these needs two."""


def draw(d: Deciding, do: c.Draw) -> None:
    """Draw something; a player only on squares they know."""
    board = _board(d)
    if not d.is_gm and d.start.agreement.drawings == "gm":
        raise Illegal("only-the-gm")
    for one in do.points:
        board.grid.require_place(*one)
    drawing = Drawing(
        number=d.number,
        by=d.seat,
        shape=do.shape,
        points=_points(do),
        colour=do.colour,
        text=require_line(do.text, MOST_LABEL) if do.shape == "label" else "",
        is_hidden=do.is_hidden and d.is_gm,
    )
    require_drawable(drawing)
    known = squares_shown(d.state, d.seat)
    if known is not None and not _squares(drawing, board) <= known:
        raise Illegal("not-explored")
    _require_room(d, drawing)
    d.note(e.Drawn(drawing=drawing, known_to=_known_to(d.world, board, drawing)))


def wipe(d: Deciding, do: c.Wipe) -> None:
    """Wipe off some drawings, or all that one may."""
    board = _board(d)
    own = [one for one in d.world.drawings if d.is_gm or one.by == d.seat]
    gone = tuple(one for one in own if not do.drawings or one.number in do.drawings)
    if not gone or len(gone) < len(set(do.drawings)):
        raise Missing("no-such-drawing")
    known_to = {side for one in gone for side in _known_to(d.world, board, one)}
    d.note(e.Wiped(drawings=gone, known_to=tuple(side for side in SIDES if side in known_to)))


def show_drawing(d: Deciding, do: c.ShowDrawing) -> None:
    """Show something that is drawn to the players, or hide it from them."""
    d.require_gm()
    board = _board(d)
    found = next((one for one in d.world.drawings if one.number == do.drawing), None)
    if found is None or found.is_hidden == do.is_hidden:
        raise Missing("no-such-drawing")
    drawing = replace(found, is_hidden=do.is_hidden)
    d.note(e.Drawn(drawing=drawing, known_to=_known_to(d.world, board, drawing)))


def _board(d: Deciding) -> Board:
    space = d.world.scene.space if d.world.scene is not None else None
    if not isinstance(space, Board):
        raise Illegal("no-space")
    return space


def require_drawable(drawing: Drawing) -> None:
    """Refuse a label that says nothing, and a line that goes nowhere."""
    if drawing.shape == "label" and not drawing.text:
        raise Unreadable("label-empty")
    if len(set(drawing.points)) < LEAST_POINTS.get(drawing.shape, 2):
        raise Unreadable("drawing-too-short")


def _points(do: c.Draw) -> Stroke:
    """The places of a drawing, none twice in a row: all of a free line, both ends of anything else."""
    points = tuple(Spot(*one) for one, _ in groupby(do.points))
    if do.shape == "free":
        return points
    return points[:1] if do.shape == "label" else tuple(dict.fromkeys((points[0], points[-1])))


def _squares(drawing: Drawing, board: Board) -> frozenset[object]:
    """The squares of the map that a drawing passes through."""
    if drawing.shape == "label":
        return frozenset({square_at(drawing.points[0], board.grid)})
    return frozenset(one for one in drawing.squares if board.grid.holds(one))


def _require_room(d: Deciding, drawing: Drawing) -> None:
    """Refuse one more drawing where its author has as many as they may: nobody learns of those of others."""
    own: Drawings = (*(one for one in d.world.drawings if one.by == d.seat), drawing)
    most = MOST_DRAWINGS if d.is_gm else MOST_OWN_DRAWINGS
    if len(own) > most:
        raise Illegal("too-many", what="drawings", most=most)
    most = MOST_DRAWN_POINTS if d.is_gm else MOST_OWN_POINTS
    if sum(len(one.points) for one in own) > most:
        raise Illegal("too-many", what="drawn-points", most=most)


def _known_to(world: World, board: Board, drawing: Drawing) -> tuple[Side, ...]:
    """The sides that see any of a drawing."""
    if drawing.is_hidden:
        return ()
    return tuple(
        side
        for side in SIDES
        if lines_seen(drawing, board, known_squares(world, side) if side in world.fog else None)
    )
