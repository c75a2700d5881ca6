"""What of the drawings on a map a seat sees.

Of what lies on squares that a seat does not know nothing is sent to it: lines are cut at the edge of the fog,
and a label is there with its square.
"""

from __future__ import annotations

import msgspec

from nde.board import Board, Square
from nde.board.strokes import Shape, Stroke, cut_to, square_at
from nde.table.drawings import Colour, Drawing
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view_pictures import squares_shown


class DrawingView(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is drawn on the map, as a seat sees it."""

    number: int
    """By which it is wiped off; 0 for whoever may not."""
    by: str
    shape: Shape
    colour: Colour
    lines: tuple[Stroke, ...]
    """All of it as lines; of a label the place where it stands."""
    text: str = ""
    is_hidden: bool = False
    points: Stroke = ()
    """What it was drawn by, for whoever drew it and for the game master."""


def drawings_for(state: State, seat: str) -> tuple[DrawingView, ...]:
    """What a seat sees of everything that is drawn on the map."""
    drawings, scene = state.world.drawings, state.world.scene
    if not drawings or scene is None or not isinstance(scene.space, Board):
        return ()
    known = squares_shown(state, seat)
    shown = (
        (one, lines_seen(one, scene.space, known)) for one in drawings if seat == GM or not one.is_hidden
    )
    return tuple(
        DrawingView(
            # Numbers have no gaps from which anybody could tell that there is more.
            number=one.number if seat in (GM, one.by) else 0,
            points=one.points if seat in (GM, one.by) and lines == (one.line,) else (),
            by=one.by,
            shape=one.shape,
            colour=one.colour,
            lines=lines,
            text=one.text,
            is_hidden=one.is_hidden,
        )
        for one, lines in shown
        if lines
    )


def lines_seen(drawing: Drawing, board: Board, known: frozenset[Square] | None) -> tuple[Stroke, ...]:
    """What of a drawing lies on known squares, as lines; nothing as `known` stands for all squares."""
    line = drawing.line
    if known is None:
        return (line,)
    if drawing.shape == "label":
        return (line,) if square_at(line[0], board.grid) in known else ()
    if drawing.squares <= known:
        return (line,)
    return () if drawing.squares.isdisjoint(known) else cut_to(line, known)
