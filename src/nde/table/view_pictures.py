"""Which pictures a seat sees, and how much of the one under the map: no more of them is ever sent to it."""

from __future__ import annotations

import msgspec

from nde.board import Board, Square
from nde.table.game_types import GameScene
from nde.table.pictures import Backdrop, Handout
from nde.table.prepared import pictures_of
from nde.table.seats import GM
from nde.table.state import State, World
from nde.table.visibility import hidden_from_seat, known_squares, side_of


class BackdropView(msgspec.Struct, frozen=True, kw_only=True):
    """The picture under the map, as a seat sees it: where it lies, and a name that changes with it."""

    id: str
    """Another one for another picture; the game master's is the picture's own."""
    width: int
    height: int
    left: int
    top: int
    pitch: int
    dark: frozenset[Square] = frozenset()
    """Squares that are not unknown since somebody is seen to stand there, and of which nothing is shown."""


def is_shown_to(handout: Handout, seat: str) -> bool:
    """Whether a seat sees a picture that was handed out."""
    return seat == GM or not handout.to or seat in handout.to


def handouts_for(state: State, seat: str) -> tuple[Handout, ...]:
    """What was handed out to a seat; whom else it was shown is for the game master."""
    shown = [one for one in state.world.handouts if is_shown_to(one, seat)]
    if seat == GM:
        return tuple(shown)
    return tuple(Handout(picture=one.picture, title=one.title) for one in shown)


def portraits_for(state: State, seat: str) -> dict[str, str]:
    """The pictures of everybody whom a seat sees, by figure."""
    if not state.world.portraits:
        return {}
    hidden = hidden_from_seat(state, seat)
    there = {person.id for person in state.playing.people(state.world.scene)} if state.world.scene else set()
    there |= {one.id for one in state.world.bystanders}
    shown = dict(state.world.portraits)
    return {figure: shown[figure] for figure in there - hidden if figure in shown}


def pictures_for(state: State, seat: str) -> frozenset[str]:
    """Every picture that a seat may look at as a whole; the game master may look at any."""
    handouts = (one.picture for one in handouts_for(state, seat))
    return frozenset((*handouts, *portraits_for(state, seat).values()))


def pictures_kept(state: State) -> frozenset[str]:
    """Every picture that is in play, or that a prepared scene waits with."""
    return pictures_in(state.world).union(*map(pictures_of, state.prepared))


def pictures_in(world: World) -> frozenset[str]:
    """Every picture that is in play."""
    backdrops = (world.backdrop, *(one.backdrop for one in world.left))
    return frozenset(
        (
            *(one.picture for one in backdrops if one is not None),
            *(picture for _, picture in world.portraits),
            *(one.picture for one in world.handouts),
        )
    )


def backdrop_for(state: State, seat: str, scene: GameScene) -> BackdropView | None:
    """The picture under the map, for a seat and the scene as it sees it."""
    found = state.world.backdrop
    if found is None or scene is None or not isinstance(scene.space, Board):
        return None
    shown = squares_shown(state, seat)
    stood = frozenset(token.at for token in scene.space.tokens)
    return BackdropView(
        id=found.picture if seat == GM else found.picture[:12],
        width=found.width,
        height=found.height,
        left=found.left,
        top=found.top,
        pitch=found.pitch,
        dark=frozenset() if shown is None else stood - shown,
    )


def squares_shown(state: State, seat: str) -> frozenset[Square] | None:
    """The squares whose ground a seat may see of the picture under the map; nothing for all of the picture.

    Fog is taken at its word: also where somebody in sight stands on an unknown square, it stays dark.
    """
    scene = state.world.scene
    if seat == GM or scene is None or not isinstance(scene.space, Board):
        return None
    side = side_of(state, seat)
    if side not in state.world.fog:
        return frozenset(scene.space.grid.squares())
    return known_squares(state.world, side)


def shown_backdrop(state: State) -> Backdrop | None:
    """The picture under the map that is there now."""
    scene = state.world.scene
    return state.world.backdrop if scene is not None and isinstance(scene.space, Board) else None
