"""Moving: forty feet, as much again as the action, crawling, bands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import Declare, MoveTo, ResolveSide, ShiftBand
from nde.rules.cairn2e.character import Scar
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import do, fight_of, foe, hero, scene_of

FIELD = Board(grid=Grid(width=20, height=1)).put("ada", Square(0, 0)).put("wolf", Square(19, 0))
BANDS = Zones().enter("ada").enter("wolf", beside="ada", band="far")


@pytest.mark.rule("cairn2e/rounds", "cairn2e/49")
def test_a_turn_moves_forty_feet_and_the_action_forty_more() -> None:
    scene = fight_of(hero(), foe(), space=FIELD)
    moved = do(scene, MoveTo(who="ada", to=Square(8, 0))).scene
    assert moved.figure("ada").moved == 8
    with refuses("too-far", "no-way"):
        do(moved, MoveTo(who="ada", to=Square(9, 0)))
    again = MoveTo(who="ada", to=Square(16, 0), is_action=True)
    done = do(do(moved, Declare(deed=again)).scene, ResolveSide()).scene
    assert isinstance(done.space, Board)
    assert done.space.where("ada") == Square(16, 0)
    assert done.figure("ada").moved == 0


@pytest.mark.rule("cairn2e/49")
def test_a_move_may_be_made_in_parts_and_a_second_only_once() -> None:
    scene = do(fight_of(hero(), foe(), space=FIELD), MoveTo(who="ada", to=Square(5, 0))).scene
    scene = do(scene, MoveTo(who="ada", to=Square(8, 0))).scene
    scene = do(scene, MoveTo(who="ada", to=Square(12, 0), is_action=True)).scene
    with refuses("already-acted"):
        do(scene, MoveTo(who="ada", to=Square(13, 0), is_action=True))


def test_outside_a_fight_nobody_counts_turns() -> None:
    scene = scene_of(hero(), foe(), space=FIELD)
    scene = do(scene, MoveTo(who="ada", to=Square(8, 0))).scene
    assert do(scene, MoveTo(who="ada", to=Square(16, 0))).outcome == ""


@pytest.mark.rule("cairn2e/critical", "cairn2e/73")
def test_whoever_is_critically_hurt_can_only_crawl() -> None:
    figure = hero()
    down = replace(figure, character=replace(figure.character, state="critical", dying=9))
    scene = fight_of(down, hero("bob"), foe(), space=FIELD)
    crawled = do(scene, MoveTo(who="ada", to=Square(1, 0))).scene
    with refuses("too-far", "no-way"):
        do(crawled, MoveTo(who="ada", to=Square(2, 0)))
    with refuses("cairn-out-of-action"):
        do(scene, MoveTo(who="ada", to=Square(1, 0), is_action=True))


@pytest.mark.rule("cairn2e/scars")
def test_the_hamstrung_barely_move() -> None:
    lame = hero(scars=(Scar(row=7, due="recovered"),))
    with refuses("too-far", "no-way"):
        do(fight_of(lame, foe(), space=FIELD), MoveTo(who="ada", to=Square(2, 0)))
    with refuses("cairn-cannot-move"):
        do(fight_of(lame, foe(), space=BANDS), ShiftBand(who="ada", other="wolf"))


@pytest.mark.rule("cairn2e/49")
def test_without_a_map_a_move_is_one_band() -> None:
    scene = fight_of(hero(), foe(), space=BANDS)
    moved = do(scene, ShiftBand(who="ada", other="wolf")).scene
    assert isinstance(moved.space, Zones)
    assert moved.space.band("ada", "wolf") == "nearby"
    with refuses("cairn-cannot-move", match="“ada” cannot move any further this turn"):
        do(moved, ShiftBand(who="ada", other="wolf"))
    near = do(moved, ShiftBand(who="ada", other="wolf", is_action=True)).scene
    fresh = do(do(near, ResolveSide()).scene, ResolveSide()).scene
    with refuses("cairn-no-nearer", match="“ada” and “wolf” are already as close or as far apart as can be"):
        do(fresh, ShiftBand(who="ada", other="wolf"))
    away = do(fresh, ShiftBand(who="ada", other="wolf", nearer=False)).scene
    assert isinstance(away.space, Zones)
    assert away.space.band("ada", "wolf") == "nearby"


def test_moving_needs_a_space() -> None:
    scene = fight_of(hero(), foe())
    for action in (MoveTo(who="ada", to=Square(1, 0)), ShiftBand(who="ada", other="wolf")):
        with refuses("cairn-no-space", match="“ada” is not on a map; place them"):
            do(scene, action)


def test_two_who_wish_for_one_square_end_where_there_is_room() -> None:
    board = FIELD.put("bob", Square(2, 0))
    scene = fight_of(hero(), hero("bob"), foe(), space=board)
    deeds = tuple(MoveTo(who=id, to=Square(5, 0), is_action=True) for id in ("ada", "bob"))
    after = do(replace(scene, declared=deeds), ResolveSide()).scene
    assert isinstance(after.space, Board)
    assert (after.space.where("ada"), after.space.where("bob")) == (Square(5, 0), Square(2, 0))


@pytest.mark.rule("cairn2e/declaring", "cairn2e/50")
def test_two_of_a_side_cannot_declare_to_go_to_one_square() -> None:
    board = Board(grid=Grid(width=9, height=9)).put("ada", Square(0, 0)).put("bob", Square(0, 2))
    scene = fight_of(hero("ada"), hero("bob"), foe(), space=board.put("wolf", Square(8, 8)))
    scene = replace(scene, figures=tuple(replace(one, moved=1) for one in scene.figures))
    there = Square(3, 1)
    scene = do(scene, Declare(deed=MoveTo(who="ada", to=there, is_action=True))).scene
    with refuses("cairn-square-spoken-for"):
        do(scene, Declare(deed=MoveTo(who="bob", to=there, is_action=True)))
    offered = [
        one.preview for one in ruleset_named("cairn2e").offers(scene, "bob") if one.name == "move-again"
    ]
    assert offered
    assert there not in [one.to for one in offered if one is not None]
