"""When heroes grow: once for an adventure that was won; what else is worth it a game master grants.

The books leave it to the table (rulings nde12-growth, nde14-growth, tkds-growth); nobody grows in a fight.
"""

from __future__ import annotations

from nde.errors import Illegal
from nde.table.game_types import GameScene
from nde.table.seats import GM
from nde.table.state import State
from nde.table.visibility import scene_for


def obstacle(state: State, scene: GameScene, seat: str, figure: str) -> Illegal | None:
    """What keeps somebody from growing by a seat's word now; nothing where they may."""
    if state.playing.turn(scene).is_fight:
        return Illegal("growth-in-a-fight", id=figure)
    if seat == GM or not state.playing.grows:
        return None
    if not _is_won(state):
        return Illegal("growth-not-earned", id=figure)
    return Illegal("has-grown", id=figure) if figure in state.world.grown else None


def growing_for(state: State, seat: str) -> tuple[str, ...]:
    """The heroes whom a seat may let grow now: those it plays, and for a game master all."""
    scene = scene_for(state, seat)
    if scene is None or state.is_closed:
        return ()
    heroes = [id for id in state.rules.characters(scene) if seat in (GM, state.world.holder(id))]
    return tuple(id for id in heroes if obstacle(state, scene, seat, id) is None)


def _is_won(state: State) -> bool:
    progress, adventure = state.world.progress, state.adventure
    ending = progress.ending if progress is not None else ""
    return adventure is not None and bool(ending) and adventure.ending(ending).is_won
