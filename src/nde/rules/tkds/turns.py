"""Whose turn it is: what every action of a fight begins with, and how it is paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from nde.dice import Procedure
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import Action
from nde.rules.tkds.effects.fight import ActionSpent
from nde.rules.tkds.effects.time import EssenceUsed
from nde.rules.tkds.scene import Figure, Scene

Resolve: TypeAlias = Callable[[Scene, Action], Procedure[Resolution]]
"""What comes of an action in a scene, for one choice of settings."""
RULE = "tkds/turn"


def require_alive(scene: Scene, who: str) -> Figure:
    """The figure, unless it is dead."""
    figure = scene.figure(who)
    if figure.character.is_dead:
        raise ActionRefused("is-dead", rule="tkds/dying", who=who)
    return figure


def require_able(scene: Scene, who: str) -> Figure:
    """The figure, if it is conscious and still here; otherwise the reason why not."""
    figure = require_alive(scene, who)
    if not figure.is_able:
        raise ActionRefused("cannot-act", rule="tkds/hit-points", who=who)
    return figure


def require_turn(scene: Scene, who: str) -> Figure:
    """The figure, if it may do something now, be it a small thing."""
    figure = require_able(scene, who)
    if scene.is_fight:
        if scene.side != figure.side:
            raise ActionRefused("not-your-turn", rule="tkds/rounds", who=who)
        if figure.loses_turn:
            raise ActionRefused("misses-turn", rule="tkds/first-round", who=who)
    return figure


def require_action(scene: Scene, who: str) -> Figure:
    """The figure, if it may take an action now."""
    figure = require_turn(scene, who)
    if not has_action(scene, figure):
        raise ActionRefused("already-acted", rule=RULE, who=who)
    return figure


def is_on_turn(scene: Scene, figure: Figure) -> bool:
    """Whether somebody may do anything of a turn now: offers of those who may not need not be tried."""
    is_their_turn = not scene.is_fight or (scene.side == figure.side and not figure.loses_turn)
    return figure.is_able and is_their_turn


def has_action(scene: Scene, figure: Figure) -> bool:
    """Whether somebody whose turn it is has not used its action."""
    return not (scene.is_fight and figure.has_acted)


def spend_action(scene: Scene, who: str) -> tuple[Effect, ...]:
    """The action of this turn, where turns are counted."""
    return (ActionSpent(who=who, rule=RULE),) if scene.is_fight else ()


def spend_essence(figure: Figure, points: int = 1) -> tuple[Effect, ...]:
    """The effect of using essence; refused where there is too little."""
    if figure.character.essence < points:
        raise ActionRefused("no-essence", rule="tkds/essence", who=figure.id, points=points)
    return (EssenceUsed(who=figure.id, points=points, rule="tkds/essence"),)
