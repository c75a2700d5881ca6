"""Doors at the table: who opens them, who sees it, and that hidden ones are walls to the last byte."""

from __future__ import annotations

import msgspec
import pytest

from nde.board import Barrier, Board, Door, Ends, Grid, Square, edge
from nde.prose.log import Teller
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.codec import read_log, write_log
from nde.table.placement import read_layout
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import Playing, with_heroes

A1, B1, C1, E1, F1 = (Square(x, 0) for x in (0, 1, 2, 4, 5))
NEAR, FAR = edge(B1, C1), edge(E1, F1)
WALLS = (Barrier(*NEAR), Barrier(*FAR))


def corridor(*doors: Door, walls: tuple[Barrier, ...] = (), has_fog: bool = True) -> Playing:
    """Heroes at the left end of a corridor, a foe at the right end."""
    table = with_heroes("nde12")
    board = Board(grid=Grid(width=8, height=1, doors=doors, barriers=walls))
    for who, at in {"ala": A1, "bea": B1, "near": Square(3, 0), "far": Square(7, 0)}.items():
        board = board.put(who, at)
    cast = table.state.playing.cast
    foes = {"near": cast("beast", "minion"), "far": cast("beast", "minion")}
    table.do(GM, c.SetScene(place="hall", foes=foes, space=board))
    if has_fog:
        table.do(GM, c.SetFog())
    return table


def seen(table: Playing, seat: str = "p1") -> SeatView:
    return view(table.state, seat)


def use(ends: Ends = NEAR, figure: str = "", *, is_open: bool = True) -> c.UseDoor:
    return c.UseDoor(door=ends, is_open=is_open, figure=figure)


def people(table: Playing, seat: str = "p1") -> set[str]:
    return {one.person.id for one in seen(table, seat).people}


def test_whoever_stands_next_to_a_door_opens_it_and_sees_what_is_behind() -> None:
    table = corridor(Door(ends=NEAR), Door(ends=FAR))
    assert people(table).isdisjoint({"near", "far"})
    assert [(one.name, one.hands) for one in seen(table).doors] == [("B1", ("bea",))]
    entry = table.do("p1", use())
    assert isinstance(entry.events[0], e.DoorMoved)
    assert entry.events[0].figure == "bea"
    assert people(table) & {"near", "far"} == {"near"}
    assert [one.is_open for one in seen(table).doors] == [True, False]


def test_undo_shuts_the_door_again() -> None:
    table = corridor(Door(ends=NEAR))
    table.do("p1", use())
    table.do(GM, c.Undo())
    assert not table.state.world.scene.space.grid.doors[0].is_open
    assert "near" not in people(table)


@pytest.mark.parametrize(
    ("seat", "do", "code"),
    [
        ("p1", use(FAR), "no-such-door"),
        ("p1", use(figure="ala"), "not-at-the-door"),
        ("p1", use(figure="cyd"), "not-yours"),
        ("p2", use(), "not-at-the-door"),
        ("p1", use(is_open=False), "door-so-already"),
        (GM, use(Ends(0, 0, 0, 1024)), "no-such-door"),
        ("p1", c.BuildWalls(lines=(NEAR,)), "only-the-gm"),
        (GM, c.BuildWalls(lines=(Ends(0, 0, 10**9, 0),)), "off-map"),
        (GM, c.BuildWalls(lines=(NEAR,) * 2001), "too-many"),
    ],
)
def test_what_cannot_be_is_refused(seat: str, do: c.AnyDo, code: str) -> None:
    table = corridor(Door(ends=NEAR), Door(ends=FAR))
    assert code_of(table.refused(seat, do)) == code


def test_a_door_in_the_fog_moves_without_a_word() -> None:
    table = corridor(Door(ends=NEAR), Door(ends=FAR))
    entry = table.do(GM, use(FAR))
    assert [type(one) for one in view_entry(entry, "p1").events] == [e.Veiled]
    assert [len(seen(table, seat).doors) for seat in ("p1", GM)] == [1, 2]
    told = table.do(GM, use(NEAR))
    moved = view_entry(told, "p1").events[0]
    assert isinstance(moved, e.DoorMoved)
    assert moved.known_to == ()


@pytest.mark.parametrize("has_fog", [True, False])
def test_a_hidden_door_is_a_wall_to_the_last_byte(has_fog: bool) -> None:
    with_door = corridor(Door(ends=NEAR, is_hidden=True), has_fog=has_fog)
    with_wall = corridor(walls=(Barrier(*NEAR),), has_fog=has_fog)
    for seat in ("p1", "p2", "watcher"):
        looks = [msgspec.json.encode(seen(table, seat)) for table in (with_door, with_wall)]
        assert looks[0] == looks[1]
        logs = [[view_entry(one, seat) for one in table.entries] for table in (with_door, with_wall)]
        assert msgspec.json.encode(logs[0]) == msgspec.json.encode(logs[1])
    told = [str(table.refused("p1", use())) for table in (with_door, with_wall)]
    assert told[0] == told[1]


def test_a_hidden_door_that_is_opened_is_hidden_no_longer() -> None:
    table = corridor(Door(ends=NEAR, is_hidden=True))
    table.do(GM, use())
    assert seen(table).doors[0].is_open
    table.do("p1", use(is_open=False))
    assert not seen(table).doors[0].is_hidden


def test_only_what_stands_at_known_squares_is_told_of_a_map_in_the_fog() -> None:
    table = corridor(walls=(*WALLS, Barrier(4096, 100, 8192, 900)))
    grid = seen(table).space.grid  # type: ignore[union-attr]
    assert grid.barriers == (Barrier(*NEAR),)


def test_the_game_master_builds_and_clears() -> None:
    table = corridor(Door(ends=FAR), has_fog=False)
    table.do(GM, c.BuildWalls(lines=(NEAR, FAR), kind="wall"))
    grid = table.state.world.scene.space.grid
    assert grid.barriers == WALLS
    assert not grid.doors
    table.do(GM, c.BuildWalls(lines=(NEAR,), kind="hidden-door"))
    assert table.state.world.scene.space.grid.doors == (Door(ends=NEAR, is_hidden=True),)
    table.do(GM, c.BuildWalls(lines=(NEAR, FAR), kind="nothing"))
    assert not table.state.world.scene.space.grid.is_parted


@for_games("map")
def test_nobody_is_struck_through_a_shut_door(game: str) -> None:
    """What can be done with it shut can be done with it open as well, and more."""
    tables = [with_heroes(game), with_heroes(game)]
    for table, is_open in zip(tables, (False, True), strict=True):
        grid = Grid(width=3, height=1, doors=(Door(ends=edge(A1, B1), is_open=is_open),))
        board = Board(grid=grid).put("ala", A1).put("foe", B1)
        foes = {"foe": table.state.playing.cast("beast", "minion")}
        table.do(GM, c.SetScene(place="hall", foes=foes, space=board))
        table.do(GM, c.Mark(moment="fight"))
        table.answer_all()
    shut, opened = ({one.offer.name for one in seen(table, GM).offers} for table in tables)
    assert not shut - opened
    strikes = [
        sum("Strike" in type(one.offer.action).__name__ for one in seen(table).offers) for table in tables
    ]
    assert strikes[0] <= strikes[1]
    assert [table.state.world.scene.space.sight("ala", "foe").touching for table in tables] == [False, True]


def test_a_table_with_doors_is_read_back_from_its_log() -> None:
    table = corridor(
        Door(ends=NEAR), Door(ends=FAR, is_hidden=True), walls=(Barrier(0, 0, 1000, 1000, "window"),)
    )
    table.do("p1", use())
    log = read_log(write_log(table.header, table.entries))
    state = State(header=table.header)
    for entry in log.entries:
        state = apply(state, entry)
    assert state.world == table.state.world


@pytest.mark.parametrize(
    ("language", "by", "alone"),
    [
        ("en", "opens the door at B1", "The door at B1 shuts."),
        ("de", "öffnet die Tür bei B1", "Die Tür bei B1 geht zu."),
        ("pl", "otwiera drzwi przy B1", "Drzwi przy B1 się zamykają."),
        ("cs", "otevírá dveře u B1", "Dveře u B1 se zavírají."),
    ],
)
def test_the_log_says_who_opened_which_door(language: str, by: str, alone: str) -> None:
    table = corridor(Door(ends=NEAR))
    told: list[str] = []
    for seat, do in (("p1", use()), (GM, use(is_open=False))):
        before = table.state
        entry = table.do(seat, do)
        told += Teller("watcher", language).tell(before, entry, table.state)
    assert by in told[0]
    assert not told[0].startswith("Name"), "whoever did it is named"
    assert any(alone in line for line in told), told


def test_a_map_of_an_adventure_may_have_doors() -> None:
    layout = read_layout("\n1..a\n2...\n\nwall 1,0 1,1\ndoor 2,1 2,2 hidden\n1 = 1 ~\nground = cave")
    assert layout.heroes == (Square(0, 0), Square(0, 1))
    assert layout.grid.difficult == {Square(0, 0)}
    assert layout.grid.barriers == (Barrier(1024, 0, 1024, 1024),)
    assert layout.grid.doors == (Door(ends=Ends(2048, 1024, 2048, 2048), is_hidden=True),)
