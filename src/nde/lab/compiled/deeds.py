"""What is open to a hero in a scene, and what anybody can still take: functions of the scene alone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nde.dice import Aside, Tell
from nde.lab.compiled.pieces import alone, ids_in
from nde.lab.compiled.worths import Open, best_way
from nde.rules import Offer, Ruleset
from nde.rules.playing import playing_of
from nde.rules.ruleset import is_legal


def left(rules: Ruleset, scene: Any, who: str) -> int:
    """How much an enemy can still take: what their side could, had it nobody else."""
    return playing_of(rules).standing(alone(scene, who), "foes")


def deed(rules: Ruleset, scene: Any, who: str, purpose: str, target: str, price: str, way: str) -> Any | None:
    """The action of a hero for a purpose, aimed at somebody (or nobody): what they would do if nobody else
    were there, or what is done to others with them.

    Of several it is the one with the best odds at the price, struck in one way where one is said.  What
    others could do about it is seen by whether the action is refused.
    """
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who, target})
    ways = [Open(offer, playing.aim(alone, offer)) for offer in rules.offers(alone, who)]
    ways += [Open(offer, playing.aim(scene, offer)) for offer in playing.wide_offers(scene, who, target)]
    found = [one for one in ways if one.aim.purpose == purpose and one.aim.target == target]
    found = [one for one in found if way in ("", one.aim.way)]
    if not way:
        found = [one for one in found if not one.aim.disarms]
    return best_way(rules, scene, [harder for one in found for harder in with_efforts(rules, one)], price)


def with_efforts(rules: Ruleset, way: Open) -> list[Open]:
    """A way as it is, and as it is with each effort that its doer can pay for."""
    playing, (offer, aim) = playing_of(rules), way
    names = [param.name for param in offer.params if param.name in playing.efforts]
    if aim.purpose != "attack" or offer.preview is not None:
        return [way]
    return [
        way,
        *[
            Open(
                replace(offer, action=rules.vary(offer.action, {name: True})), replace(aim, cost=aim.cost + 1)
            )
            for name in names
        ],
    ]


def spur(rules: Ruleset, scene: Any, who: str) -> Any | None:
    """What lets a hero who has no blow left strike once more, and takes no time."""
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who})
    spurs = [offer.action for offer in rules.offers(alone, who) if playing.aim(alone, offer).spurs]
    spurs = [action for action in spurs if is_legal(rules.resolve, scene, action)]
    if not spurs or _can_strike(rules, scene, who):
        return None
    return next((one for one in spurs if _can_strike(rules, _at_once(rules, scene, one), who)), None)


def _can_strike(rules: Ruleset, scene: Any, who: str) -> bool:
    aim = playing_of(rules).aim
    return any(aim(scene, one).purpose == "attack" for one in rules.offers(scene, who))


def _at_once(rules: Ruleset, scene: Any, action: Any) -> Any:
    """The scene after an action in which nothing is rolled or asked; as it is after any other."""
    procedure = rules.resolve(scene, action)
    try:
        while type(next(procedure)) in (Tell, Aside):
            pass
    except StopIteration as end:
        for effect in end.value.effects:
            scene = rules.apply(scene, effect)
    return scene


def aimless(rules: Ruleset, scene: Any, who: str, purpose: str) -> Any | None:
    """The first action of a hero for a purpose that is aimed at nobody, such as to get away."""
    playing = playing_of(rules)
    for offer in rules.offers(scene, who):
        if playing.aim(scene, offer).purpose == purpose:
            return offer.action
    return None


def keep_away(rules: Ruleset, scene: Any, who: str) -> Any | None:
    """The step that brings a hero furthest from enemies, of those after which they can still strike."""
    playing = playing_of(rules)
    steps = [Open(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    back = [one for one in steps if one.aim.purpose == "move" and one.aim.gain < 0]
    for offer, _ in sorted(back, key=lambda one: one.aim.gain):
        after = _at_once(rules, scene, offer.action)
        if after is not scene and _can_strike(rules, after, who):
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
    offers = [Open(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    heroes = rules.characters(scene)
    blows = [one for one in offers if one.aim.purpose == "attack" and one.aim.target not in heroes]
    blow = best_way(rules, scene, [one for one in blows if not one.aim.disarms], "worth")
    if blow is not None:
        return blow
    ready = next((offer for offer, aim in offers if aim.purpose == "prepare" and not aim.cost), None)
    found = ready or _nearest(offers)
    return best_way(rules, scene, blows, "least") if found is None else found.action


def _nearest(offers: list[Open]) -> Offer | None:
    """The step that brings somebody nearest to an enemy, if one does."""
    steps = [(aim.gain, offer) for offer, aim in offers if aim.purpose == "move" and aim.gain > 0]
    return max(steps, key=lambda one: one[0])[1] if steps else None
