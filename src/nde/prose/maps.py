"""A map in words: drawn as text, many squares in few words, and how one on it stands to another."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TYPE_CHECKING, Any

import msgspec

from nde.board import (
    KINDS,
    Areas,
    BarrierKind,
    Board,
    Grid,
    Sight,
    Square,
    Zones,
    cover_between,
    distance,
    in_the_way,
    read_square,
    square_name,
    squares_of,
)
from nde.board.cover import Cover
from nde.board.strokes import Spot, square_at
from nde.board.textmap import BOTH, DIFFICULT, FLOOR, LOW, WALL
from nde.errors import Fault, Faults, Illegal, Missing, NdeError
from nde.locale import Words
from nde.locale.facts import Typed
from nde.prose.names import Callers
from nde.table.scenes import is_on
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView
from nde.table.view_drawings import DrawingView
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.prose.log import Teller

EDGE = 3
"""Columns beside a map for the numbers of its rows."""


def map_lines(view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """The map as text with the letters of everybody on it; what is unknown is blank.  Empty without a map."""
    space = view.space
    if isinstance(space, Areas):
        return [_area(space, name, view, callers, speaker) for name in space.names]
    if isinstance(space, Zones):
        return _bands(space, view, callers, speaker)
    if not isinstance(space, Board):
        return []
    signs = callers.letters(view)
    out = {one.person.id for one in view.people if one.person.is_out}
    standing = {token.at: signs.get(token.id, "?") for token in space.tokens if token.id not in out}
    lying = {token.at: "x" for token in space.tokens if token.id in out}
    aside = {read_square(one.at): signs.get(one.person.id, "?") for one in view.bystanders if one.at}
    here = {**lying, **aside, **standing}
    head = " " * EDGE + "".join(square_name(Square(x, 0)).rstrip(digits) for x in range(space.grid.width))
    lines = [head] if space.grid.width <= len(ascii_lowercase) else []
    unknown, grid = view.unknown, space.grid
    for y in range(grid.height):
        row = [Square(x, y) for x in range(grid.width)]
        signs_of_row = [here.get(at) or (" " if at in unknown else ground_sign(grid, at)) for at in row]
        lines.append(
            f"{square_name(Square(0, y)).lstrip(ascii_uppercase):>{EDGE - 1}} "
            + "".join(signs_of_row).rstrip()
        )
    told = (*_made_of(space.grid, speaker), *_between(view, speaker), *_drawn_on(view, callers, speaker))
    return [*lines, speaker.say("play-map-signs"), *told]


def _between(view: SeatView, speaker: Words) -> list[str]:
    """What stands between squares: the walls and windows, and every door with its state."""
    grid = view.space.grid if isinstance(view.space, Board) else None
    told = [
        speaker.say(f"play-map-{kind}s", where=Typed(", ".join(where)))
        for kind in KINDS
        if grid is not None and (where := _where(grid, kind))
    ]
    for door in view.doors:
        state = "hidden" if door.is_hidden else "open" if door.is_open else "shut"
        told.append(speaker.say(f"play-map-door-{state}", at=Typed(door.name)))
    return ["; ".join(told)] if told else []


def _drawn_on(view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """What is written and drawn on the map."""
    told = [drawing_words(one, view, callers, speaker) for one in view.drawings]
    return ["; ".join(told)] if told else []


def drawing_words(one: DrawingView, view: SeatView, callers: Callers, speaker: Words) -> str:
    """Something that is drawn: its shape and colour, where it is, and who drew it."""
    first, last = one.lines[0][0], one.lines[-1][-1]
    if one.shape != "line":  # what is round or turns is told by the corners around it
        spots = [spot for line in one.lines for spot in line]
        first, last = Spot(*map(min, zip(*spots, strict=True))), Spot(*map(max, zip(*spots, strict=True)))
    grid = view.space.grid if isinstance(view.space, Board) else None
    names = [square_name(square_at(spot, grid)) for spot in (first, last)] if grid is not None else ["", ""]
    where = names[0] if names[0] == names[1] else "\N{EN DASH}".join(names)
    return speaker.say(
        "play-map-label" if one.shape == "label" else "play-map-drawing",
        text=Typed(one.text),
        shape=one.shape,
        colour=one.colour,
        where=Typed(where),
        name=Typed(seat_called(one.by, view, speaker)),
        is_hidden=one.is_hidden,
    )


def seat_called(id: str, view: SeatView, speaker: Words) -> str:
    """What somebody at the table is called."""
    name = next((one.name for one in view.seats if one.id == id), "")
    return speaker.say("play-gm") if id == GM and name in ("", id) else name or id


def _where(grid: Grid, kind: BarrierKind) -> list[str]:
    """Between which squares something stands, or across which."""
    found: dict[str, None] = {}
    for piece in grid.barriers:
        if piece.kind == kind:
            names = [square_name(one) for one in squares_of(*piece[:4]) if grid.holds(one)]
            found["|".join(names)] = None
    return list(found)


def _made_of(grid: Grid, speaker: Words) -> list[str]:
    """What the ground is made of, in a line; none where nobody has said so."""
    if grid.ground == "plain" and not grid.patches:
        return []
    parts = [speaker.say("play-map-ground", ground=Typed(speaker.say(f"ground-{grid.ground}")))]
    for ground, squares in grid.patches:
        parts.append(f"{speaker.say(f'ground-{ground}')} {', '.join(block_names(squares))}")
    return ["; ".join(parts)]


def ground_sign(grid: Grid, square: Square) -> str:
    """The sign of a square that nobody stands on."""
    if square in grid.walls:
        return WALL
    if square in grid.cover:
        return BOTH if square in grid.difficult else LOW
    return DIFFICULT if square in grid.difficult else FLOOR


def area_words(name: str, speaker: Words) -> str:
    """What the reader calls an area."""
    return speaker.say(f"area-{name}") if speaker.has(f"area-{name}") else name


def _area(space: Areas, name: str, view: SeatView, callers: Callers, speaker: Words) -> str:
    """An area with those it borders on, and who is there."""
    near = [one for border in space.borders if name in border for one in border if one != name]
    title = " ↔ ".join(
        filter(None, (area_words(name, speaker), ", ".join(area_words(one, speaker) for one in near)))
    )
    there = [id for id, area in space.tokens if area == name]
    there += [one.person.id for one in view.bystanders if one.at == name]
    return f"{title}: {_names(there, callers)}".rstrip()


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


Block = tuple[Square, Square]
MOST_BLOCKS = 8
"""Blocks that are named one by one; more than that only say how many squares there are."""
_TO = re.compile("[-\N{EN DASH}:]")


def block_names(squares: Iterable[Square]) -> list[str]:
    """The rectangles that squares make up, from top to bottom, each by its corners.

    >>> block_names([Square(2, 3), Square(3, 3), Square(2, 4), Square(3, 4), Square(0, 0)])
    ['A1', 'C4-D5']
    """
    names = []
    for first, last in _blocks(squares):
        names.append(square_name(first) if first == last else f"{square_name(first)}-{square_name(last)}")
    return names


def fog_facts(squares: Collection[Square]) -> dict[str, Any]:
    """How many squares there are, and which, where that can be said shortly."""
    names = block_names(squares)
    return {
        "count": len(squares),
        "where": ", ".join(names) if len(names) <= MOST_BLOCKS else "none",
    }


def _blocks(squares: Iterable[Square]) -> list[Block]:
    """Runs of each row, those of the same columns in rows below each other as one."""
    runs: list[Block] = []
    for square in sorted(squares, key=lambda one: (one.y, one.x)):
        if runs and runs[-1][1] == Square(square.x - 1, square.y):
            runs[-1] = (runs[-1][0], square)
        else:
            runs.append((square, square))
    open_blocks: dict[tuple[int, int, int], int] = {}
    blocks: list[Block] = []
    for first, last in runs:
        above = open_blocks.pop((first.x, last.x, first.y - 1), None)
        if above is None:
            above = len(blocks)
            blocks.append((first, last))
        blocks[above] = (blocks[above][0], last)
        open_blocks[first.x, last.x, last.y] = above
    return blocks


def read_blocks(words: Iterable[str]) -> tuple[Block, ...]:
    """The rectangles that words such as `c4` and `d5-f7` stand for; every one that is none is named at once.

    >>> read_blocks(["c4,", "d5-f7"])[1]
    (Square(x=3, y=4), Square(x=5, y=6))
    """
    found: list[Block] = []
    faults: list[Fault] = []
    for word in " ".join(words).replace(",", " ").split():
        first, *others = _TO.split(word, maxsplit=1)
        try:
            found.append((read_square(first), read_square(others[0] if others else first)))
        except NdeError as error:
            faults.append(Fault(word, error))
    if faults:
        raise Faults("squares", tuple(faults))
    return tuple(found)


class SightLabel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one stands to another, or to a square."""

    text: str
    """All of it in a sentence."""
    figure: str
    to: str
    """Somebody's id, or a square such as `C4`."""
    start: str = ""
    end: str = ""
    """Both squares, on a grid."""
    distance: int | str = 0
    """Squares on a grid, otherwise the key of a band."""
    touching: bool = False
    cover: str = "none"
    in_way: tuple[str, ...] = ()
    """Walls and low obstacles that lines between the two cross."""


def sight_of(teller: Teller, state: State, seat: str, figure: str, to: str) -> SightLabel:
    """How somebody stands to somebody else or to a square, as a seat knows it; refuses what is nowhere."""
    scene = scene_for(state, seat)
    space = getattr(scene, "space", None)
    if space is None:
        raise Illegal("no-space")
    if not is_on(space, figure):
        raise Missing("no-such-token", token=figure, allowed=_tokens(space))
    if is_on(space, to):
        found = sight_between(teller, state, seat, figure, to)
        assert found is not None
        return found
    if not isinstance(space, Board):
        raise Missing("no-such-token", token=to, allowed=_tokens(space))
    end = read_square(to)
    space.grid.require(end)
    return _on_grid(teller, state, space, figure, square_name(end), end)


def sight_between(teller: Teller, state: State, seat: str, figure: str, to: str) -> SightLabel | None:
    """How somebody stands to somebody else, as a seat knows it; nothing where one of them is on no map."""
    space = getattr(scene_for(state, seat), "space", None)
    if space is None or not (is_on(space, figure) and is_on(space, to)):
        return None
    if isinstance(space, Board):
        return _on_grid(teller, state, space, figure, to, space.where(to))
    try:
        sight = space.sight(figure, to)
    except NdeError:
        return None
    speaker = teller.meet(state)
    return SightLabel(
        text=_words(teller, speaker, figure, teller.callers.name(to), sight),
        figure=figure,
        to=to,
        distance=sight.distance,
        touching=sight.touching,
        cover=_cover_told(state, sight.cover),
    )


def _on_grid(teller: Teller, state: State, board: Board, figure: str, to: str, end: Square) -> SightLabel:
    start, speaker = board.where(figure), teller.meet(state)
    apart, cover = distance(start, end), _cover_told(state, cover_between(board.grid, start, end))
    sight = Sight(distance=apart, touching=apart <= 1 and cover != "full", cover=cover)
    is_told = start != end and (state.playing.has_cover or cover == "full")
    return SightLabel(
        text=_words(teller, speaker, figure, teller.callers.name(to), sight),
        figure=figure,
        to=to,
        start=square_name(start),
        end=square_name(end),
        distance=apart,
        touching=sight.touching,
        cover=cover,
        in_way=tuple(map(square_name, in_the_way(board.grid, start, end))) if is_told else (),
    )


def _cover_told(state: State, cover: Cover) -> Cover:
    """The cover between two as far as the game knows any: what blocks every line does so in all of them."""
    return cover if state.playing.has_cover or cover != "partial" else "none"


def _words(teller: Teller, speaker: Words, figure: str, other: str, sight: Sight) -> str:
    if isinstance(sight.distance, int):
        far = speaker.say("sight-squares", count=sight.distance)
    else:
        key = f"band-{sight.distance}"
        far = speaker.say(key) if speaker.has(key) else sight.distance
    return speaker.say(
        "sight-told",
        name=teller.callers.name(figure),
        other=other,
        far=far,
        touching=str(sight.touching).lower(),
        cover=sight.cover,
    )


def _tokens(space: Board | Zones | Areas) -> tuple[str, ...]:
    if isinstance(space, Board):
        return tuple(token.id for token in space.tokens)
    return tuple(token if isinstance(token, str) else token[0] for token in space.tokens)
