"""The way to the nearest enemy."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nde.board import Board, Budget, Gait, Grid, Square, Zones, reachable, read_board
from nde.rules.cairn2e.fight.attacks import is_beside
from nde.rules.cairn2e.play.aims import steps_gained
from tests.rules.cairn2e.fight.fights import fight_of, foe, hero


def test_the_way_round_a_wall_counts_and_not_the_line_through_it() -> None:
    board = read_board("a.#w\n..#.\n....")
    board = board.take("a").take("w").put("ada", Square(0, 0)).put("wolf", Square(3, 0))
    scene = fight_of(hero(), foe(), space=board)
    assert steps_gained(scene, "wolf", Square(3, 2)) > 0
    assert steps_gained(scene, "ada", Square(1, 0)) == 0


def test_steps_are_those_of_the_paths_of_the_board() -> None:
    chance = Random(5)
    for _ in range(20):
        squares = [Square(x, y) for x in range(7) for y in range(5)]
        chance.shuffle(squares)
        grid = Grid(width=7, height=5, walls=frozenset(squares[:9]))
        board = Board(grid=grid).put("ada", squares[10]).put("wolf", squares[11]).put("bear", squares[12])
        scene = fight_of(hero(), foe(), foe("bear"), space=board)
        ways = [reachable(grid, board.where(who), Budget(99), Gait()) for who in ("wolf", "bear")]
        for to in squares[9:]:
            then = [way[to] for way in ways if to in way]
            now = [way[squares[10]] for way in ways if squares[10] in way]
            expected = min(now) - min(then) if now and then else 0
            assert steps_gained(scene, "ada", to) == expected


def test_the_fallen_draw_nobody_nearer() -> None:
    board = Board(grid=Grid(width=9, height=1)).put("ada", Square(4, 0))
    board = board.put("wolf", Square(0, 0)).put("bear", Square(8, 0))
    scene = fight_of(hero(), foe(has_fled=True), foe("bear"), space=board)
    assert [steps_gained(scene, "ada", Square(x, 0)) for x in (3, 5)] == [-1, 1]


def test_without_a_board_or_without_enemies_no_move_gains_anything() -> None:
    board = Board(grid=Grid(width=3, height=1)).put("ada", Square(0, 0))
    assert steps_gained(fight_of(hero(), space=board), "ada", Square(1, 0)) == 0
    assert steps_gained(fight_of(hero(), foe()), "ada", Square(1, 0)) == 0


def test_beside_is_the_next_square_the_nearest_band_or_anywhere_without_a_place() -> None:
    ada, wolf = hero(), foe()
    board = Board(grid=Grid(width=9, height=1)).put("ada", Square(0, 0))
    scene = fight_of(ada, wolf)
    assert is_beside(scene, ada, wolf)
    assert is_beside(replace(scene, space=board), ada, wolf)
    assert is_beside(replace(scene, space=board.put("wolf", Square(1, 0))), ada, wolf)
    assert not is_beside(replace(scene, space=board.put("wolf", Square(2, 0))), ada, wolf)
    zones = Zones().enter("ada")
    assert is_beside(replace(scene, space=zones), ada, wolf)
    assert is_beside(replace(scene, space=zones.enter("wolf")), ada, wolf)
    assert not is_beside(replace(scene, space=zones.enter("wolf", beside="ada", band="far")), ada, wolf)
