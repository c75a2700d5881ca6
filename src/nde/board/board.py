"""A board: the ground with tokens on it, one to a square.

>>> from nde.board.grid import Grid
>>> yard = Board(grid=Grid(width=8, height=2)).put("ada", Square(0, 0)).put("wolf", Square(6, 1))
>>> yard.sight("ada", "wolf")
Sight(distance=6, touching=False, cover='none')
>>> yard, moved = yard.move("ada", Square(5, 1), Budget(5))
>>> yard.sight("ada", "wolf").touching, moved.budget.left
(True, 0)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import msgspec

from nde.board.cover import cover_between, is_within_arms_reach
from nde.board.grid import Grid
from nde.board.movement import WALK, Budget, Crowd, Gait, Moved
from nde.board.paths import move_to, reachable
from nde.board.shapes import Pushed, push
from nde.board.sight import Sight
from nde.board.squares import Square, distance, square_name
from nde.errors import Illegal, Missing


class Token(NamedTuple):
    """Who stands where."""

    id: str
    at: Square


class Board(msgspec.Struct, frozen=True, kw_only=True, tag=True, cache_hash=True):
    """The ground and everybody on it, sorted by id so that equal boards are equal values."""

    grid: Grid
    tokens: tuple[Token, ...] = ()

    def __post_init__(self) -> None:
        ordered = tuple(sorted(self.tokens))
        msgspec.structs.force_setattr(self, "tokens", ordered)
        for token, following in pairwise(ordered):
            if token.id == following.id:
                raise Illegal("token-twice", token=token.id)
        taken: set[Square] = set()
        for token in ordered:
            self.grid.require_floor(token.at)
            if token.at in taken:
                raise Illegal("square-occupied", at=square_name(token.at))
            taken.add(token.at)

    def places(self) -> Mapping[str, Square]:
        """Return the square of each token."""
        return _places(self)

    def where(self, token: str) -> Square:
        """Return the square a token stands on."""
        at = _places(self).get(token)
        if at is not None:
            return at
        raise Missing("no-such-token", token=token, allowed=tuple(known.id for known in self.tokens))

    def put(self, token: str, at: Square) -> Board:
        """Return the board with a token set down there, wherever it was before."""
        others = tuple(known for known in self.tokens if known.id != token)
        return Board(grid=self.grid, tokens=(*others, Token(token, at)))

    def take(self, token: str) -> Board:
        """Return the board without a token."""
        at = self.where(token)
        return Board(grid=self.grid, tokens=tuple(known for known in self.tokens if known.at != at))

    def sight(self, a: str, b: str) -> Sight:
        """Return how two tokens stand to each other; the same from either side."""
        return self.sight_if_placed(a, b) or _sight(self.grid, self.where(a), self.where(b))

    def sight_if_placed(self, a: str, b: str) -> Sight | None:
        """Return how two tokens stand to each other, or nothing where one of them is not on the board."""
        return _sight_on(self, a, b) if a < b else _sight_on(self, b, a)

    def crowd(self, token: str, friends: frozenset[str] = frozenset()) -> Crowd:
        """Return everybody else as obstacles to a token: its friends, and all others as foes."""
        others = [known for known in self.tokens if known.id != token]
        return Crowd(
            friends=frozenset(known.at for known in others if known.id in friends),
            foes=frozenset(known.at for known in others if known.id not in friends),
        )

    def reachable(
        self, token: str, budget: Budget, gait: Gait = WALK, friends: frozenset[str] = frozenset()
    ) -> dict[Square, int]:
        """Return every square where a token's move may end, with its lowest cost."""
        return reachable(self.grid, self.where(token), budget, gait, self.crowd(token, friends))

    def move(
        self,
        token: str,
        goal: Square,
        budget: Budget,
        gait: Gait = WALK,
        friends: frozenset[str] = frozenset(),
    ) -> tuple[Board, Moved]:
        """Walk a token along a cheapest way, or refuse with the reason."""
        moved = move_to(self.grid, self.where(token), goal, budget, gait, self.crowd(token, friends))
        return self.put(token, moved.at), moved

    def push(self, source: str, target: str, squares: int) -> tuple[Board, Pushed]:
        """Push one token away from another, as far as walls, edges and others let it."""
        others = frozenset(known.at for known in self.tokens if known.id != target)
        pushed = push(self.grid, self.where(source), self.where(target), squares, others)
        return self.put(target, pushed.at), pushed


@lru_cache(maxsize=1024)
def _places(board: Board) -> Mapping[str, Square]:
    return dict(board.tokens)


@lru_cache(maxsize=8192)
def _sight_on(board: Board, a: str, b: str) -> Sight | None:
    """How two tokens of one board stand to each other, kept: most of what people do moves nobody."""
    places = _places(board)
    start, end = places.get(a), places.get(b)
    return _sight(board.grid, start, end) if start is not None and end is not None else None


@lru_cache(maxsize=8192)
def _sight(grid: Grid, start: Square, end: Square) -> Sight:
    """How two squares stand to each other: whoever looks for something to do asks it again and again."""
    cover = cover_between(grid, start, end)
    touching = is_within_arms_reach(grid, start, end)
    return Sight(distance=distance(start, end), touching=touching, cover=cover)
