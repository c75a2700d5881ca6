"""What is open to a hero in a scene, and what anybody can still take: functions of the scene alone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nde.lab.compiled.pieces import make_up
from nde.rules import Offer, Ruleset
from nde.rules.playing import Aim, playing_of
from nde.rules.ruleset import is_legal


def left(rules: Ruleset, scene: Any, who: str) -> int:
    """How much an enemy can still take: what their side could, had it nobody else."""
    return playing_of(rules).standing(alone(scene, who), "foes")


def deed(rules: Ruleset, scene: Any, who: str, purpose: str, target: str, price: str) -> Any | None:
    """The action of a hero for a purpose, aimed at somebody (or nobody), as if nobody else were there.

    Of several the one that costs `least` or `most`, or the first that is `free`.  What others could do about
    it is seen by whether the action is refused; then it is nothing.
    """
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who, target})
    found = [
        (aim.cost, offer.action)
        for offer in rules.offers(alone, who)
        if (aim := playing.aim(alone, offer)).purpose == purpose and aim.target == target
    ]
    if price == "free":
        found = [one for one in found if not one[0]]
    if not found:
        return None
    action = (max if price == "most" else min)(found, key=lambda one: one[0])[1]
    return action if is_legal(rules.resolve, scene, action) else None


def aimless(rules: Ruleset, scene: Any, who: str, purpose: str) -> Any | None:
    """The first action of a hero for a purpose that is aimed at nobody, such as to get away."""
    playing = playing_of(rules)
    for offer in rules.offers(scene, who):
        if playing.aim(scene, offer).purpose == purpose:
            return offer.action
    return None


def ready(rules: Ruleset, scene: Any, who: str) -> Any | None:
    """The action by which a hero gets ready to strike, as if nobody else were there, if it costs nothing."""
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who})
    aims = ((offer.action, playing.aim(alone, offer)) for offer in rules.offers(alone, who))
    action = next((one for one, aim in aims if aim.purpose == "prepare" and not aim.cost), None)
    return action if action is not None and is_legal(rules.resolve, scene, action) else None


def otherwise(rules: Ruleset, scene: Any, who: str) -> Any | None:
    """What a hero does who can neither strike nor get ready as if they were alone with an enemy.

    A blow that only others make possible, or the like; else they come nearer.
    """
    playing = playing_of(rules)
    offers = [(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    heroes = rules.characters(scene)
    blows = [(offer, aim) for offer, aim in offers if aim.purpose == "attack" and aim.target not in heroes]
    if blows:
        return min(blows, key=lambda one: one[1].cost)[0].action
    ready = next((offer for offer, aim in offers if aim.purpose == "prepare" and not aim.cost), None)
    found = ready or _nearest(offers)
    return None if found is None else found.action


def alone(scene: Any, who: str) -> Any:
    """The scene with nobody else in any of its lists.

    Unlike a game's `veil` it leaves everything else as it is, and so nothing else is looked at.
    """
    lists = {name: getattr(scene, name) for name, _ in make_up(scene).lists}
    return replace(scene, **{name: tuple(one for one in all if one.id == who) for name, all in lists.items()})


def ids_in(scene: Any) -> list[str]:
    """The ids of everybody in any list of a scene."""
    return [id for _, ids in make_up(scene).lists for id in ids]


def _nearest(offers: list[tuple[Offer, Aim]]) -> Offer | None:
    """The step that brings somebody nearest to an enemy, if one does."""
    steps = [(aim.gain, offer) for offer, aim in offers if aim.purpose == "move" and aim.gain > 0]
    return max(steps, key=lambda one: one[0])[1] if steps else None
