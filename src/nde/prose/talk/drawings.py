"""Pointing, measuring, writing and drawing on the map, by a word and squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.board import Board, Square, distance, read_square, square_name
from nde.board.strokes import SHAPES, Shape, middle_of
from nde.errors import Illegal, Unreadable
from nde.prose.talk.choices import NOTHING, Wish, Wishes
from nde.prose.talk.typed import Line, is_meant
from nde.table import commands as c
from nde.table.drawings import COLOURS, Colour

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

QUOTES = "\"“”„«»‚‘’'"
DRAWN: tuple[Shape, ...] = tuple(one for one in SHAPES if one not in ("free", "label"))


def ping(talk: Talk, line: Line) -> Wishes:
    """Point at a square: `ping e5`."""
    square = _square(talk, line.words[1:2], line)
    if talk.point is None:
        raise Illegal("nobody-to-point-for")
    talk.point(middle_of(square))
    return NOTHING


def measure(talk: Talk, line: Line) -> Wishes:
    """Tell how far two squares are apart: `measure a1 e5`."""
    start, end = _square(talk, line.words[1:2], line), _square(talk, line.words[2:3], line)
    talk.tell_of("measured", start=square_name(start), end=square_name(end), count=distance(start, end))
    return NOTHING


def write_label(talk: Talk, line: Line) -> Wishes:
    """Write on the map: `label c3 "well"`."""
    square = _square(talk, line.words[1:2], line)
    text = line.rest.partition(" ")[2].strip().strip(QUOTES)
    return (Wish(c.Draw(shape="label", points=(middle_of(square),), text=text), is_shown=False),)


def draw(talk: Talk, line: Line) -> Wishes:
    """Draw on the map: `draw a1 e5`, `draw circle c3 e3 blue`."""
    shape: Shape = "line"
    colour: Colour = "red"
    squares: list[Square] = []
    for word in line.words[1:]:
        meant = next((one for one in DRAWN if is_meant(f"shape-{one}", word)), None)
        tint = next((one for one in COLOURS if is_meant(f"colour-{one}", word)), None)
        if meant is not None:
            shape = meant
        elif tint is not None:
            colour = tint
        else:
            squares.append(_square(talk, (word,), line))
    if len(squares) != 2:
        raise Unreadable("which-squares", line=line.text)
    points = tuple(map(middle_of, squares))
    return (Wish(c.Draw(shape=shape, points=points, colour=colour), is_shown=False),)


def wipe(talk: Talk, line: Line) -> Wishes:
    """Wipe off what is drawn at a square, or all that one may: `wipe c3`, `wipe all`."""
    if line.rest and is_meant("everything", line.rest):
        return (Wish(c.Wipe(), is_shown=False),)
    square = _square(talk, line.words[1:2], line)
    known = {one.number: one for one in talk.state.world.drawings}
    own = [one.number for one in talk.view.drawings if one.number]
    here = tuple(one for one in own if square in known[one].squares)
    if not here:
        raise Illegal("nothing-to-wipe", at=square_name(square))
    return (Wish(c.Wipe(drawings=here), is_shown=False),)


def _square(talk: Talk, words: tuple[str, ...], line: Line) -> Square:
    """A square of the map by its name."""
    space = talk.view.space
    if not isinstance(space, Board):
        raise Illegal("no-space")
    if not words:
        raise Unreadable("which-squares", line=line.text)
    square = read_square(words[0].rstrip(",;"))
    space.grid.require(square)
    return square
