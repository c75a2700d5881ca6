"""Who sees whom: the figures and squares that a side does not see, and the scene as it knows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from nde.board import Board, Grid, Square, Token, squares_seen
from nde.rules.playing import Playing, Side
from nde.table.seats import GM
from nde.table.state import State, World

NOBODY: frozenset[str] = frozenset()


def side_of(state: State, seat: str) -> Side:
    """The side a seat looks from: that of whom it plays; who plays nobody looks from the party's."""
    held = state.world.held_by(seat)
    if held and state.world.scene is not None:
        for person in state.playing.people(state.world.scene):
            if person.id in held:
                return person.side
    return "party"


def hidden_from(playing: Playing, world: World, side: Side) -> frozenset[str]:
    """Everybody whom a side does not see: hidden by the game master, or in the fog."""
    if world.scene is None or not (world.hidden or side in world.fog):
        return NOBODY
    hidden = set(world.hidden)
    space = world.scene.space
    if side in world.fog and isinstance(space, Board):
        seen = squares_in_sight(playing, world, side)
        own = {person.id for person in playing.people(world.scene) if person.side == side}
        hidden |= {token.id for token in space.tokens if token.id not in own and token.at not in seen}
    return frozenset(hidden)


def hidden_from_seat(state: State, seat: str) -> frozenset[str]:
    """Everybody whom a seat does not see; whoever plays somebody sees them."""
    if seat == GM or not (state.world.hidden or state.world.fog):
        return NOBODY
    hidden = hidden_from(state.playing, state.world, side_of(state, seat))
    return hidden - set(state.world.held_by(seat)) if hidden else NOBODY


def squares_in_sight(playing: Playing, world: World, side: Side) -> frozenset[Square]:
    """Every square that somebody of a side sees now; none that the game master has covered."""
    seen = _seen_by(world, _eyes(playing, world, side))
    return seen - covered_squares(world, side) if world.covered else seen


def seen_anew(playing: Playing, before: World, now: World, side: Side) -> frozenset[Square]:
    """Covered squares that somebody of a side sees from where they have come to, and uncovers by it."""
    covered = covered_squares(now, side)
    if not covered:
        return covered
    return covered & _seen_by(now, _eyes(playing, now, side) - _eyes(playing, before, side))


def _eyes(playing: Playing, world: World, side: Side) -> frozenset[Token]:
    """Everybody of a side who can look around, each where they stand."""
    if world.scene is None or not isinstance(world.scene.space, Board):
        return frozenset()
    there = {one.id for one in playing.people(world.scene) if one.side == side and not one.is_gone}
    return frozenset(token for token in world.scene.space.tokens if token.id in there)


def _seen_by(world: World, eyes: frozenset[Token]) -> frozenset[Square]:
    seen: frozenset[Square] = frozenset()
    for token in eyes:
        seen |= _seen_from(world.scene.space.grid, token.at)
    return seen


@lru_cache(maxsize=512)
def _seen_from(grid: Grid, at: Square) -> frozenset[Square]:
    return squares_seen(grid, at)


def known_squares(world: World, side: Side) -> frozenset[Square]:
    """Every square a side has ever seen of this map, and that the game master has not covered since."""
    return frozenset(dict(world.explored).get(side, ()))


def covered_squares(world: World, side: Side) -> frozenset[Square]:
    """Squares that the game master laid fog on and that nobody of the side has seen anew by moving."""
    return frozenset(dict(world.covered).get(side, ()))


def unknown_squares(board: Board, known: frozenset[Square]) -> frozenset[Square]:
    """Every square of a board that is neither known nor stood on by anybody who is on it."""
    return frozenset(board.grid.squares()) - known - {token.at for token in board.tokens}


def fogged_squares(playing: Playing, world: World, side: Side) -> frozenset[Square]:
    """Every square that a side in the fog does not know."""
    space = world.scene.space if world.scene is not None else None
    if side not in world.fog or not isinstance(space, Board):
        return frozenset()
    hidden = hidden_from(playing, world, side)
    seen = replace(space, tokens=tuple(token for token in space.tokens if token.id not in hidden))
    return unknown_squares(seen, known_squares(world, side))


def scene_for(state: State, seat: str) -> Any:
    """The scene as a seat may know it: odds, offers and refusals for it are made from this one alone."""
    scene = state.world.scene
    if seat == GM or scene is None:
        return scene
    veiled = state.playing.veil(scene, hidden_from_seat(state, seat))
    if not state.world.fog:
        return veiled
    side = side_of(state, seat)
    if side in state.world.fog and isinstance(veiled.space, Board):
        return replace(veiled, space=_in_fog(veiled.space, known_squares(state.world, side)))
    return veiled


def _in_fog(board: Board, known: frozenset[Square]) -> Board:
    """The board with every unknown square as solid as a wall: nothing behind it can be walked to or seen."""
    grid = board.grid
    unknown = unknown_squares(board, known)
    return Board(
        grid=replace(
            grid,
            walls=grid.walls | unknown,
            cover=grid.cover - unknown,
            difficult=grid.difficult - unknown,
        ),
        tokens=board.tokens,
    )
