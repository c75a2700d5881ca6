"""Maps from drawing programs, read by a process of their own: with the picture inside they are long.

`python -m nde.hub.map_work` reads such a file from standard input and answers with a line of JSON, and
behind it the picture made anew.
"""

from __future__ import annotations

import os
import sys
from typing import Any, NamedTuple

import msgspec

from nde.board import Grid
from nde.board.universal_map import Assumed, Drawn, UniversalMap, read_universal_map, write_universal_map
from nde.errors import Fact, Fault, Faults, Illegal, NdeError
from nde.hub.processes import run_apart
from nde.pictures.picture import Picture
from nde.pictures.remake import remade
from nde.pictures.reply import FAMILIES
from nde.table.pictures import LEAST_PITCH, MILLI, MOST_PITCH, Backdrop

LONGEST_S = 90.0
"""Seconds that a file may take."""
KINDNESS = 10
"""How far behind play the work stands."""
SOURCE = "map"


class Brought(NamedTuple):
    """A map that was brought: its picture made anew, and how its squares lie on it."""

    grid: Grid
    backdrop: Backdrop | None
    picture: Picture | None
    assumed: tuple[tuple[Assumed, int], ...]


class _Said(msgspec.Struct, frozen=True, kw_only=True, tag="map"):
    grid: Grid
    backdrop: Backdrop | None = None
    kind: str = ""
    assumed: tuple[tuple[Assumed, int], ...] = ()


class _Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    faults: list[tuple[str, str, str, dict[str, Any]]]
    """Of each its place, family, code and facts; no place where the file as a whole is refused."""


async def read_apart(content: bytes, name: str = "") -> Brought:
    """The map in a file of some name, or a refusal with every fault."""
    try:
        done = await run_apart(("-m", "nde.hub.map_work"), content, LONGEST_S)
    except TimeoutError:
        raise Illegal("picture-takes-too-long", seconds=int(LONGEST_S)) from None
    if done.status:
        raise RuntimeError(f"the process that reads maps ended with {done.status}")
    line, _, picture = done.said.partition(b"\n")
    said = msgspec.json.decode(line, type=_Said | _Refused)
    if isinstance(said, _Refused):
        raise _refusal(said, name or SOURCE)
    found = said.backdrop
    made = None
    if found is not None:
        made = Picture(kind=said.kind, width=found.width, height=found.height, content=picture)
    return Brought(said.grid, found, made, said.assumed)


def _refusal(said: _Refused, source: str) -> NdeError:
    errors = []
    for place, family, code, facts in said.faults:
        told: dict[str, Fact] = dict(facts)
        error: NdeError = FAMILIES[family](code, **told)
        if not place:
            return error
        errors.append(Fault(place, error))
    return Faults(source, tuple(errors))


def pitch_of(made: Picture, columns: float) -> int:
    """How wide a square is on a picture that shows so many, in thousandths of a point."""
    pitch = round(made.width * MILLI / columns)
    if not LEAST_PITCH <= pitch <= MOST_PITCH:
        raise Illegal("map-squares-on-picture", pixels=pitch // MILLI)
    return pitch


def backdrop_of(found: UniversalMap, made: Picture) -> Backdrop:
    """How the squares of a map lie on its picture, as it was made anew."""
    pitch = pitch_of(made, found.columns)
    return Backdrop(
        picture=made.hash,
        width=made.width,
        height=made.height,
        left=-round(found.left * pitch),
        top=-round(found.top * pitch),
        pitch=pitch,
    )


def written(grid: Grid, backdrop: Backdrop | None, picture: bytes) -> bytes:
    """A map as a file of that format, with the picture under it."""
    if backdrop is None:
        return write_universal_map(grid, Drawn(pixels=70))
    pitch = backdrop.pitch
    drawn = Drawn(
        pixels=pitch / MILLI,
        columns=_near(backdrop.width * MILLI / pitch),
        rows=_near(backdrop.height * MILLI / pitch),
        left=-backdrop.left / pitch,
        top=-backdrop.top / pitch,
        picture=picture,
    )
    return write_universal_map(grid, drawn)


def _near(squares: float) -> float:
    """How many squares a picture shows; a whole number where only rounding is between."""
    return round(squares) if abs(squares - round(squares)) < 0.005 else squares


def answer(content: bytes) -> bytes:
    """What the process answers."""
    pictures: list[Picture] = []

    def look(picture: bytes, columns: float) -> None:
        pictures.append(remade(picture))
        if columns:
            pitch_of(pictures[0], columns)

    try:
        found = read_universal_map(content, SOURCE, look)
        made = pictures[0] if pictures else None
        under = backdrop_of(found, made) if made is not None else None
    except Faults as faults:
        rows = [(fault.place, *_told(fault.error)) for fault in faults.faults]
        return msgspec.json.encode(_Refused(faults=rows)) + b"\n"
    except NdeError as error:
        return msgspec.json.encode(_Refused(faults=[("", *_told(error))])) + b"\n"
    kind = made.kind if made is not None else ""
    said = _Said(grid=found.grid, backdrop=under, kind=kind, assumed=found.assumed)
    return msgspec.json.encode(said) + b"\n" + (made.content if made is not None else b"")


def _told(error: NdeError) -> tuple[str, str, dict[str, Any]]:
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
    return type(error).__name__, error.code, facts


def main() -> None:
    """Read a map from standard input."""
    os.nice(KINDNESS)
    sys.stdout.buffer.write(answer(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
