"""People who stand aside: there, and on no side.  No rule knows of them until they take a side.

Each is kept as a scene of the game with nobody else in it, so that whoever takes no part any more comes back
as they were: wounds, conditions and all.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Areas, Board, square_name
from nde.rules.play import Person, Playing
from nde.table.game_types import GameScene
from nde.table.scenes import body_of, is_on, with_body
from nde.table.seats import GM
from nde.table.state import AnyStance, Bystander, State, World
from nde.table.visibility import hidden_from_seat

STANCES: tuple[AnyStance, ...] = ("foe", "ally", "friend", "bystander")


def alone(playing: Playing, scene: GameScene, figure: str) -> GameScene:
    """The scene with nobody in it but one, who stands nowhere."""
    for person in playing.people(scene):
        if person.id != figure:
            scene = playing.leave(scene, person.id)
    return replace(scene, space=None, is_fight=False) if hasattr(scene, "is_fight") else scene


def person_of(playing: Playing, one: Bystander) -> Person:
    """A bystander at a glance."""
    return playing.people(one.scene)[0]


def stances_in(playing: Playing) -> tuple[AnyStance, ...]:
    """How creatures can stand to the party in a game."""
    return STANCES if playing.sided is not None else tuple([one for one in STANCES if one != "ally"])


def bystanders_for(state: State, seat: str) -> tuple[Bystander, ...]:
    """The bystanders whom a seat sees: not those who are hidden, nor those in the fog."""
    if seat == GM:
        return state.world.bystanders
    hidden = hidden_from_seat(state, seat)
    return tuple(one for one in state.world.bystanders if one.id not in hidden)


def block_of(scene: GameScene, figure: str) -> str:
    """The stat block of somebody in a scene, by its id; of a plain foe, their rank."""
    body = body_of(scene, figure)
    return str(getattr(body, "block", "") or getattr(body, "rank", ""))


def taken_in(playing: Playing, scene: GameScene, one: Bystander) -> GameScene:
    """The scene with a bystander among the foes, as they are by now."""
    grown = playing.join(scene, {one.id: one.block})
    body = body_of(one.scene, one.id)
    fresh = body_of(grown, one.id)
    # Whose side they were on before is told by the scene they have come from.
    return with_body(grown, fresh, replace(body, side=fresh.side) if hasattr(body, "side") else body)


def where_stood(world: World, figure: str) -> str:
    """Where somebody stands on the map, in a word; empty without one."""
    space = world.scene.space if world.scene is not None else None
    if not isinstance(space, Board | Areas) or not is_on(space, figure):
        return ""
    return space.where(figure) if isinstance(space, Areas) else square_name(space.where(figure))
