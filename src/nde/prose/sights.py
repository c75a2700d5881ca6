"""How somebody stands to somebody else or to a square: how far, what is between, what cover."""

from __future__ import annotations

import msgspec

from nde.board import Areas, Board, Sight, Square, Zones, cover_between, distance, in_the_way, square_name
from nde.board.squares import read_square
from nde.errors import Illegal, Missing, NdeError
from nde.locale import Words
from nde.prose.telling import Teller
from nde.table.scenes import is_on
from nde.table.state import State
from nde.table.visibility import scene_for


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
        cover=sight.cover,
    )


def _on_grid(teller: Teller, state: State, board: Board, figure: str, to: str, end: Square) -> SightLabel:
    start, speaker = board.where(figure), teller.meet(state)
    apart, cover = distance(start, end), cover_between(board.grid, start, end)
    sight = Sight(distance=apart, touching=apart <= 1 and cover != "full", cover=cover)
    return SightLabel(
        text=_words(teller, speaker, figure, teller.callers.name(to), sight),
        figure=figure,
        to=to,
        start=square_name(start),
        end=square_name(end),
        distance=apart,
        touching=sight.touching,
        cover=cover,
        in_way=tuple(map(square_name, in_the_way(board.grid, start, end))) if start != end else (),
    )


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
