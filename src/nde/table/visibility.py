"""Who sees whom: the figures and squares that a side does not see, and the scene as it knows it.

Whether something is told of somebody hidden is found in values of any shape, without knowing what they are: a
value may name people anywhere in it (`names`), and a number may say that there are more than one sees
(`uncounted`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from nde.board import (
    Board,
    Grid,
    Square,
    Token,
    in_the_dark,
    read_square,
    squares_seen,
    without_hidden_doors,
)
from nde.dice import Ask
from nde.rules.play import Playing, Side
from nde.table import events as e
from nde.table.game_types import GameEffect, GameScene
from nde.table.numbers import blurred, kept_from
from nde.table.seats import GM
from nde.table.state import State, World

NOBODY: frozenset[str] = frozenset()
MOST_REMEMBERED = 128
"""Worlds of which it is known who sees what: everybody at a table asks about the same two or three."""

T = TypeVar("T")


class _Same(Generic[T]):
    """A value that counts as equal to itself alone: comparing two worlds takes longer than looking around."""

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value


def side_of(state: State, seat: str) -> Side:
    """The side a seat looks from: that of whom it plays; who plays nobody looks from the party's."""
    held = state.world.held_by(seat)
    if held and state.world.scene is not None:
        for id, side in _sides(_Same(state.playing), _Same(state.world.scene)):
            if id in held:
                return side
    return "party"


@lru_cache(maxsize=MOST_REMEMBERED)
def _sides(of: _Same[Playing], now: _Same[GameScene]) -> tuple[tuple[str, Side], ...]:
    """Everybody in a scene, and on which side they are: every look of every seat begins with it."""
    return tuple([(one.id, one.side) for one in of.value.people(now.value)])


def hidden_from(playing: Playing, world: World, side: Side) -> frozenset[str]:
    """Everybody whom a side does not see: hidden by the game master, or in the fog."""
    if world.scene is None or not (world.hidden or side in world.fog):
        return NOBODY
    return _hidden_from(_Same(playing), _Same(world), side)


@lru_cache(maxsize=MOST_REMEMBERED)
def _hidden_from(of: _Same[Playing], now: _Same[World], side: Side) -> frozenset[str]:
    playing, world = of.value, now.value
    hidden = set(world.hidden)
    space = world.scene.space
    if side in world.fog and isinstance(space, Board):
        seen = squares_in_sight(playing, world, side)
        own = {person.id for person in playing.people(world.scene) if person.side == side}
        hidden |= {token.id for token in space.tokens if token.id not in own and token.at not in seen}
        hidden |= {one.id for one in world.bystanders if one.at and read_square(one.at) not in seen}
    return frozenset(hidden)


def hidden_from_seat(state: State, seat: str) -> frozenset[str]:
    """Everybody whom a seat does not see; whoever plays somebody sees them."""
    if seat == GM or not (state.world.hidden or state.world.fog):
        return NOBODY
    hidden = hidden_from(state.playing, state.world, side_of(state, seat))
    return hidden - set(state.world.held_by(seat)) if hidden else NOBODY


def squares_in_sight(playing: Playing, world: World, side: Side) -> frozenset[Square]:
    """Every square that somebody of a side sees now; none that the game master has covered."""
    return _squares_in_sight(_Same(playing), _Same(world), side)


@lru_cache(maxsize=MOST_REMEMBERED)
def _squares_in_sight(of: _Same[Playing], now: _Same[World], side: Side) -> frozenset[Square]:
    playing, world = of.value, now.value
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
    grid = world.scene.space.grid if eyes else None
    return frozenset().union(*(_seen_from(grid, at) for at in {token.at for token in eyes}))


@lru_cache(maxsize=512)
def _seen_from(grid: Grid, at: Square) -> frozenset[Square]:
    return squares_seen(grid, at)


def known_squares(world: World, side: Side) -> frozenset[Square]:
    """Every square a side has ever seen of this map, and that the game master has not covered since."""
    return _known_squares(_Same(world), side)


@lru_cache(maxsize=MOST_REMEMBERED)
def _known_squares(now: _Same[World], side: Side) -> frozenset[Square]:
    return frozenset(dict(now.value.explored).get(side, ()))


def covered_squares(world: World, side: Side) -> frozenset[Square]:
    """Squares that the game master laid fog on and that nobody of the side has seen anew by moving."""
    return frozenset(dict(world.covered).get(side, ()))


def unknown_squares(grid: Grid, known: frozenset[Square], tokens: Iterable[Token]) -> frozenset[Square]:
    """Every square of a map that is neither known nor stood on by anybody who is on it."""
    return frozenset(grid.squares()) - known - {token.at for token in tokens}


def fogged_squares(playing: Playing, world: World, side: Side) -> frozenset[Square]:
    """Every square that a side in the fog does not know."""
    space = world.scene.space if world.scene is not None else None
    if side not in world.fog or not isinstance(space, Board):
        return frozenset()
    hidden = hidden_from(playing, world, side)
    seen = (token for token in space.tokens if token.id not in hidden)
    return unknown_squares(space.grid, known_squares(world, side), seen)


def scene_for(state: State, seat: str) -> GameScene:
    """The scene as a seat may know it: odds, offers and refusals for it are made from this one alone."""
    scene = scene_seen(state, seat)
    kept = kept_from(state, seat)
    return blurred(state.playing, scene, kept) if kept else scene


def scene_seen(state: State, seat: str) -> GameScene:
    """The scene with all that a seat sees, and the numbers of whoever is in it as they are."""
    scene = state.world.scene
    if seat == GM or scene is None:
        return scene
    veiled = state.playing.veil(scene, hidden_from_seat(state, seat))
    if isinstance(veiled.space, Board) and veiled.space.grid.doors:
        veiled = replace(veiled, space=_as_known(veiled.space))
    if not state.world.fog:
        return veiled
    side = side_of(state, seat)
    if side in state.world.fog and isinstance(veiled.space, Board):
        return replace(veiled, space=_in_fog(_Same(state.world), side, veiled.space.tokens))
    return veiled


def _as_known(board: Board) -> Board:
    """The board without a word of hidden doors: they are walls."""
    grid = without_hidden_doors(board.grid)
    return board if grid is board.grid else Board(grid=grid, tokens=board.tokens)


@lru_cache(maxsize=MOST_REMEMBERED)
def _in_fog(now: _Same[World], side: Side, tokens: tuple[Token, ...]) -> Board:
    """The board with every unknown square as solid as a wall: nothing behind it can be walked to or seen."""
    grid = without_hidden_doors(now.value.scene.space.grid)
    known = known_squares(now.value, side)
    return Board(grid=_grid_in_fog(grid, unknown_squares(grid, known, tokens)), tokens=tokens)


@lru_cache(maxsize=MOST_REMEMBERED)
def _grid_in_fog(grid: Grid, unknown: frozenset[Square]) -> Grid:
    if grid.is_parted:
        grid = in_the_dark(grid, unknown)
    return replace(
        grid,
        walls=grid.walls | unknown,
        cover=grid.cover - unknown,
        difficult=grid.difficult - unknown,
    )


_WORD = re.compile(r"[a-z0-9-]+")
"""Whatever may be an id, whatever stands around it: quotes and brackets among them."""


def words_in(value: object) -> set[str]:
    """Every text anywhere in plain data, keys among them."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for pair in value.items() for one in pair for word in words_in(one)}
    if isinstance(value, list | tuple | set | frozenset):
        return {word for one in value for word in words_in(one)}
    return set()


def names(value: object, people: frozenset[str]) -> bool:
    """Whether a value mentions any of these people anywhere, also in the middle of a text."""
    if not people:
        return False
    for text in words_in(msgspec.to_builtins(value)):
        if text in people or not people.isdisjoint(_WORD.findall(text)):
            return True
    return False


def seen_ask(ask: Ask, hidden: frozenset[str]) -> Ask:
    """A question without the options and facts that name somebody hidden."""
    if not hidden or not names(ask, hidden):
        return ask
    options = tuple(option for option in ask.options if not names(option, hidden))
    default = ask.default if ask.default in options or not options else options[0]
    facts = tuple(fact for fact in ask.facts if not names(fact[1], hidden))
    return replace(ask, options=options, default=default, facts=facts)


COUNTED = "counted"
"""The fact of a step that holds whom it counts: the step goes where one of them is hidden."""


def uncounted(effect: GameEffect) -> GameEffect:
    """An effect as players see it: where it says how many people there are, it says 0, or no.

    It does so for everybody, hidden people or none: otherwise the missing number would tell of them.
    """
    nothing = {name: type(getattr(effect, name))() for name in getattr(effect, "counts", ())}
    return replace(effect, **nothing) if nothing else effect


def counts_hidden(step: e.Step, hidden: frozenset[str]) -> bool:
    """Whether a step has to do with somebody hidden in no other way than that it counts them."""
    others = tuple(fact for fact in step.facts if fact[0] != COUNTED)
    return (
        len(others) < len(step.facts)
        and names(step, hidden)
        and not names(replace(step, facts=others), hidden)
    )
