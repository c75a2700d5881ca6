"""Maps from drawing programs, read and written."""

from __future__ import annotations

from base64 import b64encode
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from nde.board import Barrier, Door, Ends, Grid, Square
from nde.board.universal_map import MOST_BYTES, Drawn, read_universal_map, write_universal_map
from nde.errors import Faults, Illegal, NdeError, Unreadable

U = 1024
PICTURE = b"a picture of some kind"


def place(x: Any, y: Any) -> dict[str, Any]:
    return {"x": x, "y": y}


def document(**more: Any) -> dict[str, Any]:
    """A small map as a drawing program writes it: a wall along the grid, a slanted one, a door, a window."""
    return {
        "format": 0.3,
        "resolution": {"map_origin": place(0, 0), "map_size": place(6, 4), "pixels_per_grid": 70},
        "line_of_sight": [[place(2, 0), place(2, 1)], [place(4, 0), place(5.5, 4)]],
        "objects_line_of_sight": [[place(0.25, 3.25), place(0.75, 3.25), place(0.75, 3.75)]],
        "portals": [
            {
                "position": place(2, 1.5),
                "bounds": [place(2, 1), place(2, 2)],
                "rotation": 1.5707963,
                "closed": True,
                "freestanding": False,
            },
            {"position": place(0.5, 2), "bounds": [place(0, 2), place(1, 2)], "rotation": 0, "closed": False},
        ],
        "lights": [{"position": place(1, 1), "range": 3, "intensity": 1, "color": "ffeccd8b"}],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "image": b64encode(PICTURE).decode(),
        **more,
    }


def read(value: Any) -> Any:
    return read_universal_map(msgspec.json.encode(value))


def faults(value: Any) -> dict[str, str]:
    with pytest.raises(Faults) as caught:
        read(value)
    return {fault.place: fault.error.code for fault in caught.value.faults}


def test_walls_doors_windows_and_the_picture_are_read() -> None:
    found = read(document())
    grid = found.grid
    assert (grid.width, grid.height) == (6, 4)
    assert Barrier(2 * U, 0, 2 * U, U) in grid.barriers
    assert Barrier(0, 2 * U, U, 2 * U, "window") in grid.barriers
    assert sum(one.kind == "object" for one in grid.barriers) == 2
    assert grid.doors == (Door(ends=Ends(2 * U, U, 2 * U, 2 * U)),)
    assert found.picture == PICTURE
    assert dict(found.assumed) == {"open-is-window": 1, "lights-left-out": 1}


def test_what_is_written_is_read_back_as_the_same() -> None:
    first = read(document())
    drawn = Drawn(pixels=70, columns=first.columns, rows=first.rows, picture=first.picture)
    second = read_universal_map(write_universal_map(first.grid, drawn))
    assert second.grid == first.grid
    assert second.picture == first.picture
    assert not second.assumed
    third = write_universal_map(second.grid, drawn)
    assert third == write_universal_map(first.grid, drawn)


def test_an_open_door_and_a_hidden_one_come_back_as_they_are() -> None:
    doors = (Door(ends=Ends(U, 0, U, U), is_open=True), Door(ends=Ends(2 * U, 0, 2 * U, U), is_hidden=True))
    grid = Grid(width=3, height=1, doors=doors)
    assert read_universal_map(write_universal_map(grid, Drawn(pixels=70))).grid == grid


def test_walls_that_fill_squares_become_lines_around_them() -> None:
    grid = Grid(width=3, height=3, walls=frozenset({Square(1, 1)}))
    found = read_universal_map(write_universal_map(grid, Drawn(pixels=70))).grid
    assert not found.walls
    assert len(found.barriers) == 4


def test_a_cut_out_is_counted_from_its_own_corner() -> None:
    size = {"map_origin": place(10, 20), "map_size": place(6, 4), "pixels_per_grid": 70}
    found = read(document(resolution=size, line_of_sight=[[place(12, 20), place(12, 24)]], portals=[]))
    assert {one[:4] for one in found.grid.barriers if one.kind == "wall"} == {
        (2 * U, y * U, 2 * U, (y + 1) * U) for y in range(4)
    }
    assert dict(found.assumed)["origin"] == 1


def test_a_map_that_begins_within_a_square_keeps_its_squares() -> None:
    size = {"map_origin": place(0.5, 0), "map_size": place(5.5, 4), "pixels_per_grid": 70}
    found = read(document(resolution=size))
    assert (found.grid.width, found.left) == (6, 0.5)
    assert Barrier(2 * U, 0, 2 * U, U) in found.grid.barriers


def test_what_other_programs_write_otherwise_is_met() -> None:
    portal = {"position": place("2", "1.5"), "rotation": "1.5707963267948966", "closed": "true"}
    found = read(
        document(portals=[portal], image="data:image/png;base64," + b64encode(PICTURE).decode(), lights=None)
    )
    assert found.grid.doors == (Door(ends=Ends(2 * U, U, 2 * U, 2 * U)),)
    assert found.picture == PICTURE
    assert dict(found.assumed) == {"no-bounds": 1, "texts-as-numbers": 3}


def test_a_wall_that_goes_on_under_a_door_lets_it_open() -> None:
    found = read(document(line_of_sight=[[place(2, 0), place(2, 4)]]))
    assert Barrier(2 * U, U, 2 * U, 2 * U) not in found.grid.barriers
    assert dict(found.assumed)["wall-under-door"] == 1


def test_lines_beyond_the_map_end_at_its_edge() -> None:
    found = read(
        document(line_of_sight=[[place(-2, 1), place(2, 1)], [place(9, 9), place(10, 10)]], portals=[])
    )
    walls = [one for one in found.grid.barriers if one.kind == "wall"]
    assert {one[:4] for one in walls} == {(0, U, U, U), (U, U, 2 * U, U)}
    assert dict(found.assumed)["cut-off"] == 2


def test_every_fault_is_told_at_once_with_its_place() -> None:
    broken = document(
        line_of_sight=[[place(1, "wide"), place(2, 2)], "no line", [place(1, 1), {"x": 3}]],
        portals=[{"closed": True}, 7],
        image="!!!",
    )
    assert faults(broken) == {
        "line_of_sight[0][0].y": "map-number",
        "line_of_sight[1]": "map-list",
        "line_of_sight[2][1].y": "map-number-missing",
        "portals[0].position": "map-place",
        "portals[1]": "map-place",
        "image": "map-image",
    }


@pytest.mark.parametrize("size", [place(101, 4), place(0, 4), place(-3, 4), place(1e300, 1)])
def test_a_size_no_map_has_is_refused(size: dict[str, Any]) -> None:
    told = faults(document(resolution={"map_origin": place(0, 0), "map_size": size}))
    assert any(one.startswith("resolution.map_size") for one in told)


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\x89PNG", b"null"])
def test_what_is_no_such_file_is_refused(content: bytes) -> None:
    with pytest.raises(Unreadable, match="not a map from a drawing program"):
        read_universal_map(content)


def test_a_file_that_is_too_long_is_refused() -> None:
    with pytest.raises(Illegal, match="more than 64 MB"):
        read_universal_map(bytes(MOST_BYTES + 1))


def test_nothing_but_a_refusal_comes_of_nonsense() -> None:
    nonsense: tuple[Any, ...] = (None, 7, "x", [], {}, [None], [[None]], [{"x": 1}], {"x": {}}, True)
    for name in document():
        for value in nonsense:
            with suppress(NdeError):
                read(document(**{name: value}))
