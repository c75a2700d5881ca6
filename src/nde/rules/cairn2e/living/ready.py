"""Who can do what now: the checks that come before the first word of a procedure."""

from __future__ import annotations

from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import ActionRefused

DEATH = "cairn2e/death"


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
    """Everybody of the party who lives and is still there."""
    return tuple(one for one in scene.of_side("party") if not one.character.is_dead and not one.has_fled)
