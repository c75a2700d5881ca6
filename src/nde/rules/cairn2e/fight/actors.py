"""Who may act now, and who may be aimed at."""

from __future__ import annotations

from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import ActionUsed
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import ActionRefused

ROUNDS, FIRST = "cairn2e/rounds", "cairn2e/first-round"


def on_turn(scene: Scene, who: str) -> Figure:
    """Somebody alive whose side has its turn and who did not lose it; refused otherwise."""
    figure = scene.figure(who)
    if figure.character.is_dead:
        raise ActionRefused("is-dead", rule="cairn2e/death", who=who)
    if scene.is_fight:
        if figure.side != scene.side:
            raise ActionRefused("not-your-turn", rule=ROUNDS, who=who)
        if figure.loses_turn:
            raise ActionRefused("cairn-loses-turn", rule=FIRST, who=who)
    return figure


def actor(scene: Scene, who: str) -> Figure:
    """Somebody who can act now, with their action still to come; refused otherwise."""
    figure = on_turn(scene, who)
    if figure.is_out:
        raise ActionRefused("cairn-out-of-action", rule="cairn2e/critical", who=who)
    if scene.is_fight and figure.has_acted:
        raise ActionRefused("already-acted", rule=ROUNDS, who=who)
    return figure


def companions(scene: Scene, who: Figure, together: tuple[str, ...], rule: str) -> tuple[Figure, ...]:
    """Those who act with somebody, each able to; refused otherwise."""
    others = tuple(actor(scene, id) for id in together if id != who.id)
    for other in others:
        if other.side != who.side:
            raise ActionRefused("cairn-not-their-side", rule=rule, who=other.id)
    return others


def target_of(scene: Scene, who: Figure, target: str, rule: str) -> Figure:
    """Somebody who can be attacked: there, alive, and not the attacker."""
    figure = scene.figure(target)
    if figure.id == who.id or figure.has_fled or figure.character.is_dead:
        raise ActionRefused("cairn-bad-target", rule=rule, target=target)
    return figure


def use_action(scene: Scene, *who: str) -> Effects:
    """The actions a deed uses up: none outside of fights."""
    return tuple(ActionUsed(who=one, rule=ROUNDS) for one in who) if scene.is_fight else ()
