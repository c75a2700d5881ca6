"""Maps in the format that drawing programs share: `.uvtt`, `.dd2vtt`, `.df2vtt`.

One JSON object with the size of the map, its walls as lines, its doors and windows, and its picture inside.
Real files differ, so much is read leniently, and what was assumed is told; but a file comes in whole or not
at all, with every fault at its place.

>>> from nde.board.barriers import Barrier
>>> grid = Grid(width=2, height=1, barriers=(Barrier(1024, 0, 1024, 1024),))
>>> read_universal_map(write_universal_map(grid, Drawn(pixels=70))).grid == grid
True
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from math import atan2, ceil, cos, floor, isfinite, sin
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from nde.board.barriers import UNIT, Barrier, BarrierKind, Door, Ends, cut, polylines
from nde.board.grid import MOST_SQUARES_A_SIDE, Grid
from nde.board.squares import Square
from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable

SUFFIXES: Final = (".uvtt", ".dd2vtt", ".df2vtt")
MOST_BYTES: Final = 64_000_000
MOST_LINES: Final = 20_000
MOST_FAULTS: Final = 100
"""More are not listed: such a file is something else."""
FORMAT: Final = 0.3
FAR: Final = 1e6
_DATA = re.compile(r"data:[^,]{0,100},")

Assumed: TypeAlias = Literal[
    "size-rounded",
    "origin",
    "no-picture",
    "texts-as-numbers",
    "no-bounds",
    "open-is-window",
    "cut-off",
    "wall-under-door",
    "lights-left-out",
]
"""What a file did not say, or said otherwise than it can be told here."""
Look: TypeAlias = Callable[[bytes, float], object]
"""Looks at a picture that shows so many columns, 0 where that is unknown; refuses what cannot be used."""


class UniversalMap(msgspec.Struct, frozen=True, kw_only=True):
    """What such a file holds."""

    grid: Grid
    picture: bytes = b""
    """The file of its picture as it stands there; empty for none."""
    columns: float
    rows: float
    """How many squares the picture shows, in parts of one as well."""
    left: float = 0
    top: float = 0
    """Where the picture begins on the map, in squares: 0 or less than one to the right and down."""
    assumed: tuple[tuple[Assumed, int], ...] = ()
    """What was assumed, and how often."""


class Drawn(NamedTuple):
    """The picture of a map that is written, and how it lies under it."""

    pixels: float
    """Of a square's side."""
    columns: float = 0
    rows: float = 0
    """How many squares it shows; nothing for as many as there are."""
    left: float = 0
    top: float = 0
    picture: bytes = b""


class _Box(NamedTuple):
    """The map that a file is about, in squares of its own count."""

    left: float
    top: float
    columns: float
    rows: float


class _Reader:
    """Collects what a file says, and every fault on the way."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self.document = document
        self.faults: list[Fault] = []
        self.assumed: Counter[Assumed] = Counter()
        self.box = _Box(0, 0, 1, 1)
        self.is_sized = False

    def fault(self, place: str, error: NdeError) -> None:
        self.faults.append(Fault(place, error))

    def number(self, place: str, value: object) -> float | None:
        """A number, also one that is written as a text."""
        if isinstance(value, str):
            try:
                value = float(value.strip().replace(",", "."))
                self.assumed["texts-as-numbers"] += 1
            except ValueError:
                pass
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if is_number and isfinite(value) and abs(value) < FAR:  # type: ignore[arg-type]
            return float(value)  # type: ignore[arg-type]
        missing = Missing("map-number-missing")
        self.fault(place, missing if value is None else Unreadable("map-number", text=_shown(value)))
        return None

    def place(self, at: str, value: object) -> tuple[float, float] | None:
        """A place `{x, y}`, in squares of the board: what the file counts from is taken away."""
        if not isinstance(value, Mapping):
            self.fault(at, Unreadable("map-place", text=_shown(value)))
            return None
        x, y = self.number(f"{at}.x", value.get("x")), self.number(f"{at}.y", value.get("y"))
        return None if x is None or y is None else (x - floor(self.box.left), y - floor(self.box.top))

    def read_size(self) -> None:
        """Read where the map begins and how large it is."""
        found = self.document.get("resolution")
        if not isinstance(found, Mapping):
            self.fault("resolution", Missing("map-number-missing"))
            return
        pairs: dict[str, tuple[float, float]] = {}
        for name in ("map_origin", "map_size"):
            given = found.get(name)
            if given is None and name == "map_origin":
                pairs[name] = (0.0, 0.0)
            elif (pair := self.place(f"resolution.{name}", given)) is not None:
                pairs[name] = pair
        if len(pairs) < 2:
            return
        (left, top), (columns, rows) = pairs["map_origin"], pairs["map_size"]
        self.box = _Box(left, top, columns, rows)
        width, height = self.size
        if not (columns > 0 and rows > 0 and max(width, height) <= MOST_SQUARES_A_SIDE):
            error = Illegal("board-size", width=width, height=height, most=MOST_SQUARES_A_SIDE)
            self.fault("resolution.map_size", error)
        self.is_sized = not self.faults
        if (columns, rows) != (floor(columns), floor(rows)):
            self.assumed["size-rounded"] += 1
        if (left, top) != (0, 0):
            self.assumed["origin"] += 1

    @property
    def size(self) -> tuple[int, int]:
        """How many squares there are, in whole ones."""
        box = self.box
        return ceil(box.left - floor(box.left) + box.columns), ceil(box.top - floor(box.top) + box.rows)

    def listed(self, name: str) -> list[object]:
        """A list of the file; an empty one where there is none."""
        found = self.document.get(name)
        if found is None:
            return []
        if not isinstance(found, list) or len(found) > MOST_LINES:
            self.fault(name, Unreadable("map-list", most=MOST_LINES))
            return []
        return found

    def lines(self, name: str, kind: BarrierKind) -> Iterator[Barrier]:
        """The lines of a list, piece by piece, as far as they lie on the map."""
        for number, line in enumerate(self.listed(name)):
            if not isinstance(line, list) or len(line) > MOST_LINES:
                self.fault(f"{name}[{number}]", Unreadable("map-list", most=MOST_LINES))
                continue
            places = [self.place(f"{name}[{number}][{at}]", one) for at, one in enumerate(line)]
            for a, b in pairwise(places):
                if a is not None and b is not None and (ends := self.clipped(a, b)) is not None:
                    yield Barrier(*ends, kind)

    def clipped(self, a: tuple[float, float], b: tuple[float, float]) -> Ends | None:
        """The part of a line that lies on the map; nothing where none does."""
        width, height = self.size
        found = _clip(a, b, width, height)
        if found is None or found != (a, b):
            self.assumed["cut-off"] += 1
        if found is None:
            return None
        (ax, ay), (bx, by) = found
        ends = Ends(*(round(one * UNIT) for one in (ax, ay, bx, by)))
        return ends if ends[:2] != ends[2:] else None

    def portals(self) -> Iterator[tuple[Ends, bool, Mapping[str, object]]]:
        """Every door and window: where it stands, and whether it is shut."""
        for number, one in enumerate(self.listed("portals")):
            at = f"portals[{number}]"
            if not isinstance(one, Mapping):
                self.fault(at, Unreadable("map-place", text=_shown(one)))
                continue
            ends = self.bounds(at, one)
            shut = one.get("closed", True)
            if isinstance(shut, str):
                shut = shut.strip().casefold() not in ("false", "0", "no", "")
            if ends is not None and (kept := self.clipped(*ends)) is not None:
                yield kept, bool(shut), one

    def bounds(
        self, at: str, one: Mapping[str, object]
    ) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """The two ends of a portal; one without stands a square wide around its middle, as it is turned."""
        given = one.get("bounds")
        if isinstance(given, list) and len(given) == 2:
            a, b = (self.place(f"{at}.bounds[{number}]", end) for number, end in enumerate(given))
            return None if a is None or b is None else (a, b)
        middle = self.place(f"{at}.position", one.get("position"))
        turned = self.number(f"{at}.rotation", one.get("rotation", 0))
        if middle is None or turned is None:
            return None
        self.assumed["no-bounds"] += 1
        dx, dy = cos(turned) / 2, sin(turned) / 2
        return (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)

    def picture(self, look: Look | None) -> bytes:
        """The picture in the file, if it can be used."""
        found = self.document.get("image")
        if found is None or found == "":
            self.assumed["no-picture"] += 1
            return b""
        if isinstance(found, str):
            try:
                start = _DATA.match(found)
                text = found[start.end() if start else 0 :]
                content = b64decode("".join(text.split()), validate=True)
            except (NotBase64, ValueError):
                content = b""
            if content:
                return self.looked_at(content, look)
        self.fault("image", Unreadable("map-image"))
        return b""

    def looked_at(self, content: bytes, look: Look | None) -> bytes:
        """The file of a picture, and a fault where it cannot be used."""
        try:
            if look is not None:
                look(content, self.box.columns if self.is_sized else 0)
        except NdeError as error:
            self.fault("image", error)
        return content


def read_universal_map(content: bytes, source: str = "map", look: Look | None = None) -> UniversalMap:
    """Return the map that a file holds, or refuse it with every fault at its place."""
    if len(content) > MOST_BYTES:
        raise Illegal("map-file-too-large", megabytes=MOST_BYTES // 1_000_000)
    try:
        document = msgspec.json.decode(content.removeprefix(b"\xef\xbb\xbf"))
    except msgspec.DecodeError:
        raise Unreadable("map-not-json") from None
    if not isinstance(document, dict):
        raise Unreadable("map-not-json")
    reader = _Reader(document)
    reader.read_size()
    barriers = [*reader.lines("line_of_sight", "wall"), *reader.lines("objects_line_of_sight", "object")]
    doors: dict[Ends, Door] = {}
    for ends, is_shut, one in reader.portals():
        kind = one.get("kind")
        if kind == "window" or (kind != "door" and not is_shut):
            reader.assumed["open-is-window"] += kind != "window"
            barriers.append(Barrier(*ends, "window"))
        else:
            door = Door(ends=ends, is_open=not is_shut, is_hidden=is_shut and one.get("hidden") is True)
            doors[door.ends] = door
    if lights := len(reader.listed("lights")):
        reader.assumed["lights-left-out"] += lights
    picture = reader.picture(look)
    grid = None if reader.faults else _grid(reader, barriers, tuple(doors.values()))
    if grid is None:
        raise Faults(source, tuple(reader.faults[:MOST_FAULTS]))
    box = reader.box
    return UniversalMap(
        grid=grid,
        picture=picture,
        columns=box.columns,
        rows=box.rows,
        left=box.left - floor(box.left),
        top=box.top - floor(box.top),
        assumed=tuple(sorted((what, count) for what, count in reader.assumed.items() if count)),
    )


def _grid(reader: _Reader, barriers: list[Barrier], doors: tuple[Door, ...]) -> Grid | None:
    """The map that was read; a wall that goes on under a door is left out, so that the door can open."""
    under = {piece[:4] for door in doors for piece in door.pieces}
    under |= {piece[:4] for one in barriers if one.kind == "window" for piece in cut(one)}
    width, height = reader.size
    try:
        whole = Grid(width=width, height=height, barriers=tuple(barriers))
        kept = tuple(one for one in whole.barriers if one.kind == "window" or one[:4] not in under)
        reader.assumed["wall-under-door"] += len(whole.barriers) - len(kept)
        return Grid(width=width, height=height, barriers=kept, doors=doors)
    except NdeError as error:
        reader.fault("line_of_sight", error)
        return None


def _clip(
    a: tuple[float, float], b: tuple[float, float], width: int, height: int
) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """The part of a line between the edges of a map."""
    low, high = 0.0, 1.0
    for start, end, most in ((a[0], b[0], width), (a[1], b[1], height)):
        way = end - start
        for edge, sign in ((0.0, -1), (float(most), 1)):
            room, step = sign * (edge - start), sign * way
            if step == 0 and room < 0:
                return None
            if step > 0:
                high = min(high, room / step)
            elif step < 0:
                low = max(low, room / step)
    if low > high:
        return None

    def at(part: float) -> tuple[float, float]:
        if part in (0.0, 1.0):
            return b if part else a
        x, y = (p + part * (q - p) for p, q in zip(a, b, strict=True))
        return min(max(x, 0.0), width), min(max(y, 0.0), height)

    return at(low), at(high)


def _shown(value: object) -> str:
    """A value as it may be quoted."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:39]}…"


# Writing.


def write_universal_map(grid: Grid, drawn: Drawn) -> bytes:
    """Return a map as such a file; walls that fill squares become lines around them."""
    outlines = _outlines(grid)

    def lines(kinds: Iterable[BarrierKind], more: Iterable[tuple[int, int, int, int]] = ()) -> list[Any]:
        pieces = [*more, *(one[:4] for one in grid.barriers if one.kind in kinds)]
        return [[_place(place) for place in line] for line in polylines(pieces)]

    windows = [
        _portal(Ends(*a, *b), {"closed": False, "kind": "window"})
        for line in polylines(one[:4] for one in grid.barriers if one.kind == "window")
        for a, b in pairwise(line)
    ]
    doors = [
        _portal(
            door.ends,
            {"closed": not door.is_open, "kind": "door", **({"hidden": True} if door.is_hidden else {})},
        )
        for door in grid.doors
    ]
    document = {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": drawn.left, "y": drawn.top},
            "map_size": {"x": drawn.columns or grid.width, "y": drawn.rows or grid.height},
            "pixels_per_grid": drawn.pixels,
        },
        "line_of_sight": lines(("wall",), outlines),
        "objects_line_of_sight": lines(("object",)),
        "portals": [*doors, *windows],
        "lights": [],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "image": b64encode(drawn.picture).decode(),
    }
    return msgspec.json.encode(document)


def _place(place: tuple[int, int]) -> dict[str, float]:
    return {"x": place[0] / UNIT, "y": place[1] / UNIT}


def _portal(ends: Ends, said: dict[str, object]) -> dict[str, object]:
    ax, ay, bx, by = ends
    return {
        "position": {"x": (ax + bx) / 2 / UNIT, "y": (ay + by) / 2 / UNIT},
        "bounds": [_place((ax, ay)), _place((bx, by))],
        "rotation": atan2(by - ay, bx - ax),
        "freestanding": False,
        **said,
    }


def _outlines(grid: Grid) -> Iterator[tuple[int, int, int, int]]:
    """The edges between walls that fill squares and all that is none."""
    for x, y in grid.walls:
        sides = {
            Square(x - 1, y): (x, y, x, y + 1),
            Square(x + 1, y): (x + 1, y, x + 1, y + 1),
            Square(x, y - 1): (x, y, x + 1, y),
            Square(x, y + 1): (x, y + 1, x + 1, y + 1),
        }
        for beside, (ax, ay, bx, by) in sides.items():
            if beside not in grid.walls:
                yield ax * UNIT, ay * UNIT, bx * UNIT, by * UNIT
