"""Tokens on the ground: where they stand, how they stand to each other, how they move."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nde.board import (
    Board,
    Budget,
    Crowd,
    Sight,
    Square,
    Token,
    adjacent,
    cover_between,
    distance,
    read_board,
)
from tests.board.boards import boards, grid_of
from tests.refusals import refuses

HALL = read_board("a.#.w\n.....\nb+..e")


def test_sight_tells_distance_touch_and_cover() -> None:
    assert HALL.sight("a", "w") == Sight(distance=4, touching=False, cover="full")
    assert not HALL.sight("a", "w").clear
    assert HALL.sight("b", "e") == Sight(distance=4, touching=False, cover="partial")
    assert HALL.sight("w", "e") == Sight(distance=2, touching=False, cover="none")
    assert HALL.put("w", Square(1, 1)).sight("a", "w") == Sight(distance=1, touching=True, cover="none")


def test_of_whoever_is_not_on_the_board_nothing_is_seen() -> None:
    assert HALL.sight_if_placed("a", "w") == HALL.sight("a", "w")
    assert HALL.sight_if_placed("a", "z") is None
    assert HALL.take("w").sight_if_placed("w", "a") is None
    with refuses("no-such-token") as refusal:
        HALL.sight("a", "z")
    assert refusal.value.facts == {"token": "z", "allowed": ("a", "b", "e", "w")}


@given(boards())
def test_places_are_where_everybody_stands(board: Board) -> None:
    assert dict(board.places()) == {token.id: board.where(token.id) for token in board.tokens}
    assert tuple(board.places().items()) == board.tokens


def test_nobody_strikes_between_two_walls_that_meet() -> None:
    assert read_board("a#\n#w").sight("a", "w") == Sight(distance=1, touching=False, cover="full")


@given(boards())
def test_sight_is_mutual_and_agrees_with_the_ground(board: Board) -> None:
    for a in board.tokens:
        for b in board.tokens:
            sight = board.sight(a.id, b.id)
            assert sight == board.sight(b.id, a.id)
            assert sight.distance == distance(a.at, b.at)
            assert sight.cover == cover_between(board.grid, a.at, b.at)
            assert sight.touching <= (a == b or adjacent(a.at, b.at))


@given(boards(), st.randoms(use_true_random=False))
def test_boards_are_values_whatever_the_order_of_tokens(board: Board, random: Random) -> None:
    shuffled = list(board.tokens)
    random.shuffle(shuffled)
    again = Board(grid=board.grid, tokens=tuple(shuffled))
    assert (again, hash(again)) == (board, hash(board))
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


def test_friends_are_passed_and_foes_are_not() -> None:
    lane = read_board("ab.")
    assert lane.crowd("a", frozenset({"b"})) == Crowd(friends=frozenset({Square(1, 0)}))
    assert lane.crowd("a") == Crowd(foes=frozenset({Square(1, 0)}))
    assert lane.reachable("a", Budget(5), friends=frozenset({"b"})) == {Square(0, 0): 0, Square(2, 0): 2}
    assert lane.reachable("a", Budget(5)) == {Square(0, 0): 0}
    after, moved = lane.move("a", Square(2, 0), Budget(5), friends=frozenset({"b"}))
    assert (after.where("a"), moved.cost) == (Square(2, 0), 2)


def test_a_token_taken_off_is_gone() -> None:
    assert [token.id for token in HALL.take("w").tokens] == ["a", "b", "e"]
    with refuses("no-such-token") as refusal:
        HALL.take("w").where("w")
    assert refusal.value.facts == {"token": "w", "allowed": ("a", "b", "e")}


def test_impossible_boards_are_refused() -> None:
    grid = grid_of([".#."])
    with refuses("square-blocked"):
        Board(grid=grid).put("a", Square(1, 0))
    with refuses("square-occupied"):
        Board(grid=grid).put("a", Square(0, 0)).put("b", Square(0, 0))
    with refuses("token-twice") as refusal:
        Board(grid=grid, tokens=(Token("a", Square(0, 0)), Token("a", Square(2, 0))))
    assert refusal.value.facts == {"token": "a"}
