"""Who can do what now, and who may be aimed at: the checks before the first word of a procedure."""

from __future__ import annotations

from nde.dice import GM
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import ActionUsed
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import ActionRefused

DEATH = "cairn2e/death"
ROUNDS, FIRST = "cairn2e/rounds", "cairn2e/first-round"


def living(scene: Scene, who: str) -> Figure:
    """Somebody who is not dead."""
    figure = scene.figure(who)
    if figure.character.is_dead:
        raise ActionRefused("is-dead", rule=DEATH, who=who)
    return figure


def able(scene: Scene, who: str, rule: str) -> Figure:
    """Somebody who can act."""
    figure = living(scene, who)
    if figure.is_out:
        raise ActionRefused("cairn-out-of-action", rule=rule, who=who)
    return figure


def some(scene: Scene, ids: tuple[str, ...], rule: str) -> tuple[Figure, ...]:
    """Several who are not dead, each once; at least one."""
    if not ids:
        raise ActionRefused("nobody-named", rule=rule)
    return tuple(living(scene, who) for who in dict.fromkeys(ids))


def check_no_fight(scene: Scene, rule: str) -> None:
    """Refuses what there is no time for in a fight."""
    if scene.is_fight:
        raise ActionRefused("amid-a-fight", rule=rule)


def check_safe(scene: Scene, rule: str) -> None:
    """Refuses what only a safe place allows."""
    check_no_fight(scene, rule)
    if scene.is_dangerous:
        raise ActionRefused("place-not-safe", rule=rule)


def thing(figure: Figure, place: int, rule: str) -> Item:
    """The thing at a place among somebody's things."""
    items = figure.character.items
    if not 0 <= place < len(items):
        raise ActionRefused("nothing-there", rule=rule, who=figure.id, place=place, count=len(items))
    return items[place]


def party(scene: Scene) -> tuple[Figure, ...]:
    """Everybody of the party who lives and is still there; creatures at its side live their own lives."""
    return tuple(
        one
        for one in scene.of_side("party")
        if one.character.kind != "npc" and not one.character.is_dead and not one.has_fled
    )


def speaker(scene: Scene, among: tuple[Figure, ...]) -> str:
    """Who answers what some of the party are asked: their first character who can act, or else the Warden."""
    now = (scene.figure(one.id) for one in among)
    return next((one.id for one in now if one.character.kind == "pc" and not one.is_out), GM)


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
