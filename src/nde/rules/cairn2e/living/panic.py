"""Panic: darkness, being surrounded, one's worst fear; and mastering it."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.cairn2e.actions import Panic, Recover
from nde.rules.cairn2e.fight.actors import actor, use_action
from nde.rules.cairn2e.living.effects import FearMastered, Panicked
from nde.rules.cairn2e.living.ready import able
from nde.rules.cairn2e.saves import save
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

RULE = "cairn2e/panic"


def resolve_panic(game: Game, scene: Scene, action: Panic) -> Procedure[Resolution]:
    """A WIL save, or panic: no HP, impaired attacks, no action in the first round of a fight."""
    figure = able(scene, action.who, RULE)
    if figure.is_panicked:
        raise ActionRefused("panicked-already", rule=RULE, who=action.who)
    if (yield from save(game, figure, "will", rule=RULE)):
        return Resolution(outcome="success", effects=())
    yield Tell(RULE, "panics", {"who": action.who})
    return Resolution(outcome="failure", effects=(Panicked(who=action.who, rule=RULE),))


def resolve_recover(game: Game, scene: Scene, action: Recover) -> Procedure[Resolution]:
    """An action and a WIL save end a panic."""
    figure = actor(scene, action.who)
    if not figure.is_panicked:
        raise ActionRefused("not-panicked", rule=RULE, who=action.who)
    if not (yield from save(game, figure, "will", rule=RULE)):
        yield Tell(RULE, "still-panicked", {"who": action.who})
        return Resolution(outcome="failure", effects=use_action(scene, action.who))
    yield Tell(RULE, "masters-panic", {"who": action.who})
    mastered = FearMastered(who=action.who, rule=RULE)
    return Resolution(outcome="success", effects=(mastered, *use_action(scene, action.who)))
