"""A map as text, with the letters of everybody on it."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits

from nde.board import Areas, Board, Grid, Square, Zones, square_name
from nde.board.textmap import BOTH, DIFFICULT, FLOOR, LOW, WALL
from nde.locale import Words
from nde.prose.calling import Callers
from nde.table.view import SeatView

EDGE = 3
"""Columns beside a map for the numbers of its rows."""


def map_lines(view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """The map as text with the letters of everybody on it; what is unknown is blank.  Empty without a map."""
    space = view.space
    if isinstance(space, Areas):
        return [_area(space, name, callers, speaker) for name in space.names]
    if isinstance(space, Zones):
        return _bands(space, view, callers, speaker)
    if not isinstance(space, Board):
        return []
    signs = callers.letters(view)
    out = {one.person.id for one in view.people if one.person.is_out}
    standing = {token.at: signs.get(token.id, "?") for token in space.tokens if token.id not in out}
    lying = {token.at: "x" for token in space.tokens if token.id in out}
    here = {**lying, **standing}
    head = " " * EDGE + "".join(square_name(Square(x, 0)).rstrip(digits) for x in range(space.grid.width))
    lines = [head] if space.grid.width <= len(ascii_lowercase) else []
    for y in range(space.grid.height):
        signs_of_row = [_sign(view, space, Square(x, y), here) for x in range(space.grid.width)]
        lines.append(
            f"{square_name(Square(0, y)).lstrip(ascii_uppercase):>{EDGE - 1}} "
            + "".join(signs_of_row).rstrip()
        )
    return [*lines, speaker.say("play-map-signs")]


def _sign(view: SeatView, board: Board, square: Square, here: dict[Square, str]) -> str:
    if square in here:
        return here[square]
    return " " if square in view.unknown else _ground(board.grid, square)


def _ground(grid: Grid, square: Square) -> str:
    if square in grid.walls:
        return WALL
    if square in grid.cover:
        return BOTH if square in grid.difficult else LOW
    return DIFFICULT if square in grid.difficult else FLOOR


def area_words(name: str, speaker: Words) -> str:
    """What the reader calls an area."""
    return speaker.say(f"area-{name}") if speaker.has(f"area-{name}") else name


def _area(space: Areas, name: str, callers: Callers, speaker: Words) -> str:
    """An area with those it borders on, and who is there."""
    near = [one for border in space.borders if name in border for one in border if one != name]
    title = " ↔ ".join(
        filter(None, (area_words(name, speaker), ", ".join(area_words(one, speaker) for one in near)))
    )
    return f"{title}: {_names((id for id, area in space.tokens if area == name), callers)}".rstrip()


def _bands(space: Zones, view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """Who stands together, a line for each such zone, and how far from there everybody else is."""
    standing = [one.person.id for one in view.people if not one.person.is_out]
    zones = space.together(tuple(id for id in standing if id in space.tokens))
    lines = []
    for here in zones:
        parts = [_names(here, callers)]
        for band in space.bands[1:]:
            there = [id for zone in zones if space.band(here[0], zone[0]) == band for id in zone]
            if there:
                parts.append(f"{band_words(band, speaker)}: {_names(there, callers)}")
        lines.append(" · ".join(parts))
    return lines


def _names(ids: Iterable[str], callers: Callers) -> str:
    return ", ".join(callers.name(id) for id in ids)


def band_words(band: str, speaker: Words) -> str:
    """What the reader calls a distance."""
    return speaker.say(f"band-{band}") if speaker.has(f"band-{band}") else band
