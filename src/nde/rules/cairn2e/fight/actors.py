"""Who may act now, and who may be aimed at."""

from __future__ import annotations

from nde.rules.cairn2e.fight.effects import ActionUsed, Effects
from nde.rules.cairn2e.fight.refusals import BadTarget, LosesTurn, NotTheirSide, OutOfAction
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.refusals import AlreadyActed, IsDead, NotYourTurn

ROUNDS, FIRST = "cairn2e/rounds", "cairn2e/first-round"


def on_turn(scene: Scene, who: str) -> Figure:
    """Somebody alive whose side has its turn and who did not lose it; refused otherwise."""
    figure = scene.figure(who)
    if figure.character.is_dead:
        raise IsDead(rule="cairn2e/death", who=who)
    if scene.is_fight:
        if figure.side != scene.side:
            raise NotYourTurn(rule=ROUNDS, who=who)
        if figure.loses_turn:
            raise LosesTurn(rule=FIRST, who=who)
    return figure


def actor(scene: Scene, who: str) -> Figure:
    """Somebody who can act now, with their action still to come; refused otherwise."""
    figure = on_turn(scene, who)
    if figure.is_out:
        raise OutOfAction(rule="cairn2e/critical", who=who)
    if scene.is_fight and figure.has_acted:
        raise AlreadyActed(rule=ROUNDS, who=who)
    return figure


def companions(scene: Scene, who: Figure, together: tuple[str, ...], rule: str) -> tuple[Figure, ...]:
    """Those who act with somebody, each able to; refused otherwise."""
    others = tuple(actor(scene, id) for id in together if id != who.id)
    for other in others:
        if other.side != who.side:
            raise NotTheirSide(rule=rule, who=other.id)
    return others


def target_of(scene: Scene, who: Figure, target: str, rule: str) -> Figure:
    """Somebody who can be attacked: there, alive, and not the attacker."""
    figure = scene.figure(target)
    if figure.id == who.id or figure.has_fled or figure.character.is_dead:
        raise BadTarget(rule=rule, target=target)
    return figure


def use_action(scene: Scene, *who: str) -> Effects:
    """The actions a deed uses up: none outside of fights."""
    return tuple(ActionUsed(who=one, rule=ROUNDS) for one in who) if scene.is_fight else ()
