"""What the moments of any table are in this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.playing import Moment
from nde.rules.ruleset import is_legal
from nde.rules.tkds.actions import (
    Action,
    BeginSession,
    CheckMorale,
    EndFight,
    EndTurn,
    GoTo,
    PassTurn,
    PassWatch,
    StartFight,
)
from nde.rules.tkds.fight.morale import reasons_to_waver
from nde.rules.tkds.fight.rounds import rollers
from nde.rules.tkds.living.exploring import refillers
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game


def moment(resolve: Callable[[Any, Any], Procedure[Any]], scene: Scene, of: Moment) -> Any | None:
    """The action for a moment of play, if it may be taken now."""
    if of == "morale" and scene.morale_checked and not reasons_to_waver(scene):
        return None  # what they have lost so far has been met at the end of a turn
    action = _refilling(scene) if of == "breather" else MOMENTS[of]
    return action if is_legal(resolve, scene, action) else None


def begins(game: Game, scene: Scene, action: StartFight) -> tuple[str, ...]:
    """Who is surprised, and who has to check to act in the first round, as messages."""
    settings = game.settings
    surprise = "none" if action.surprise == "roll" and not settings.surprise else action.surprise
    checked = rollers(game, scene, surprise)
    sides = {one.side for one in checked}
    checks = "both" if len(sides) > 1 else next(iter(sides), "")
    said = (f"fight-begins-surprise-{surprise}",) if surprise != "none" or settings.surprise else ()
    return (*said, f"fight-begins-checks-{checks}") if checks else said


def _refilling(scene: Scene) -> PassTurn:
    """Ten minutes in which everybody who used essence regains some."""
    return PassTurn(deeds=tuple((one.id, "refill") for one in refillers(scene)))


def homecoming(scene: Scene) -> Action | None:
    """An adventure is over: there are traders and masters again, where anybody is left to go home."""
    is_anybody = any(one.character.kind == "pc" and not one.character.is_dead for one in scene.figures)
    return GoTo(where="home") if is_anybody and scene.where != "home" else None


MOMENTS: dict[Moment, Action] = {
    "session": BeginSession(),
    "fight": StartFight(),
    "turn": EndTurn(),
    "calm": EndFight(),
    "rest": PassWatch(activity="camp"),
    "camp": PassWatch(activity="camp"),
    "time": PassTurn(),
    "loud-time": PassTurn(is_loud=True),
    "morale": CheckMorale(),
}
"""The actions that are always the same.  To rest in safety is to sleep: nothing less mends anything."""
