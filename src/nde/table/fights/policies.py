"""How heroes fight where nobody looks on: everybody at the same enemy, with what costs least.

Bots of a table (`nde.table.bots`) weigh every blow by its odds, heal and help; these do not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from nde.rules import Offer, Ruleset
from nde.rules.playing import Aim
from nde.rules.ruleset import is_legal
from nde.table.fights.pieces import make_up
from nde.table.header import playing_of

Order: TypeAlias = Callable[[int], int]
"""How much heroes want to strike an enemy who can still take so much."""


def strongest_first(left: int) -> int:
    """Everybody strikes the enemy who can take most; of equal ones the first."""
    return left


def weakest_first(left: int) -> int:
    """Everybody strikes the enemy who can take least; of equal ones the first."""
    return -left


POLICIES: dict[str, Order] = {"strongest-first": strongest_first, "weakest-first": weakest_first}


def target(rules: Ruleset, order: Order, scene: Any) -> str:
    """The enemy whom the heroes strike, by id; nothing where nobody is left."""
    playing = playing_of(rules)
    everybody, heroes = frozenset(ids_in(scene)), rules.characters(scene)
    best, most = "", 0
    for id in ids_in(scene):
        left = 0 if id in heroes else playing.standing(playing.veil(scene, everybody - {id}), "foes")
        if left > 0 and (not best or order(left) > most):
            best, most = id, order(left)
    return best


def blow(rules: Ruleset, scene: Any, who: str, at: str) -> Any | None:
    """The action by which a hero strikes an enemy at the least cost, as if nobody else were there.

    What others could do about it is seen by whether the action is refused; then it is nothing.
    """
    playing = playing_of(rules)
    alone = playing.veil(scene, frozenset(ids_in(scene)) - {who, at})
    blows = [
        (aim.cost, offer.action)
        for offer in rules.offers(alone, who)
        if (aim := playing.aim(alone, offer)).purpose == "attack" and aim.target == at
    ]
    if not blows:
        return None
    action = min(blows, key=lambda one: one[0])[1]
    return action if is_legal(rules.resolve, scene, action) else None


def otherwise(rules: Ruleset, scene: Any, who: str) -> Any | None:
    """What a hero does who cannot strike that enemy: strike another, prepare a blow, or come nearer."""
    playing = playing_of(rules)
    offers = [(offer, playing.aim(scene, offer)) for offer in rules.offers(scene, who)]
    heroes = rules.characters(scene)
    blows = [(offer, aim) for offer, aim in offers if aim.purpose == "attack" and aim.target not in heroes]
    if blows:
        return min(blows, key=lambda one: one[1].cost)[0].action
    ready = next((offer for offer, aim in offers if aim.purpose == "prepare" and not aim.cost), None)
    found = ready or _nearest(offers)
    return None if found is None else found.action


def ids_in(scene: Any) -> list[str]:
    """The ids of everybody in any list of a scene."""
    return [id for _, ids in make_up(scene).lists for id in ids]


def _nearest(offers: list[tuple[Offer, Aim]]) -> Offer | None:
    """The step that brings somebody nearest to an enemy, if one does."""
    steps = [(aim.gain, offer) for offer, aim in offers if aim.purpose == "move" and aim.gain > 0]
    return max(steps, key=lambda one: one[0])[1] if steps else None
