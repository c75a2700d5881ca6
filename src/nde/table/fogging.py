"""Deciding the game master's fog: over the whole map, or square by square."""

from __future__ import annotations

from nde.board import Board, Grid, Square, rectangle, square_name
from nde.errors import Fault, Faults, Illegal, Missing
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_PAINTED
from nde.table.deciding import Decide, Deciding
from nde.table.seeing import known_squares


def set_fog(d: Deciding, do: c.SetFog) -> None:
    """Let a side see only what it has explored, or everything."""
    d.require_gm()
    _board(d)
    d.note(e.FogSet(side=do.side, is_on=do.is_on))


def paint_fog(d: Deciding, do: c.PaintFog) -> None:
    """Lay fog on some squares, or lift it from them; on a map without any, what is laid is all there is.

    Only squares that change are told: nobody learns which others were meant.
    """
    d.require_gm()
    grid = _board(d).grid
    is_first = do.side not in d.world.fog
    if is_first and not do.is_laid:
        raise Illegal("no-fog")
    meant = _squares(grid, do)
    known = frozenset(grid.squares()) if is_first else known_squares(d.world, do.side)
    changed = meant & known if do.is_laid else meant - known
    if not changed:
        raise Illegal("fog-unchanged", what="lay" if do.is_laid else "lift")
    d.note(e.FogPainted(side=do.side, squares=tuple(sorted(changed)), is_laid=do.is_laid, is_first=is_first))


def _board(d: Deciding) -> Board:
    space = d.scene.space
    if not isinstance(space, Board):
        raise Illegal("no-space")
    return space


def _squares(grid: Grid, do: c.PaintFog) -> frozenset[Square]:
    """Every square a stroke covers; refuses too many, and names all that are not on the map at once."""
    count = len(do.squares)
    for (left, top), (right, bottom) in do.blocks:
        count += (abs(right - left) + 1) * (abs(bottom - top) + 1)
    if count > MOST_PAINTED:
        raise Illegal("too-many", what="squares", most=MOST_PAINTED)
    named = dict.fromkeys((*do.squares, *(corner for block in do.blocks for corner in block)))
    faults = tuple(
        Fault(
            square_name(one), Missing("off-board", at=square_name(one), width=grid.width, height=grid.height)
        )
        for one in named
        if not grid.holds(one)
    )
    if faults:
        raise Faults("squares", faults)
    return frozenset(do.squares).union(*(_block(grid, *corners) for corners in do.blocks))


def _block(grid: Grid, a: Square, b: Square) -> frozenset[Square]:
    """Every square of the rectangle between two corners."""
    (left, right), (top, bottom) = sorted((a.x, b.x)), sorted((a.y, b.y))
    return rectangle(grid, Square(left, top), right - left + 1, bottom - top + 1)


DECIDE: dict[type, Decide] = {c.SetFog: set_fog, c.PaintFog: paint_fog}
