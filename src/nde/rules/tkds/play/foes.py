"""What the foes do, one after the other: get up, strike whom they can reach, or come nearer.

The drafts leave it to the game master.  Here foes with sense turn on the weakest they can reach; beasts,
the undead and whoever has no wits take on whoever stands before them, each another where there are
enough.  (Ruling tkds-foe-choice.)
"""

from __future__ import annotations

from functools import lru_cache

from nde.dice import distribution, parse
from nde.rules.ruleset import Offer, alike_by, each_of, legal_offers
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.equipment import weapons_of
from nde.rules.tkds.fight.offers import offers_of_foe
from nde.rules.tkds.legality import KEYS
from nde.rules.tkds.play.aims import aim
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import Resolve

MINDLESS = frozenset(("beast", "undead"))


def foe_choice(scene: Scene, offers: tuple[Offer, ...]) -> Offer | None:
    """What the foes' side does next, or nothing once every foe has done what it can."""
    if not scene.is_fight or scene.side != "foes":
        return None
    chances = _by_foe(scene, offers)
    for figure in scene.figures:
        if figure.id in chances and (chosen := _next(scene, figure, chances[figure.id])):
            return chosen
    return None


def foes_to_act(scene: Scene) -> tuple[str, ...]:
    """The foes whose action is not spent, in the order in which they act."""
    if not scene.is_fight or scene.side != "foes":
        return ()
    return tuple(
        one.id for one in scene.figures if one.side == "foes" and not one.has_acted and not one.is_out
    )


def foe_offers(game: Game, resolve: Resolve, scene: Scene, who: str) -> tuple[Offer, ...]:
    """What one foe can do, of the kinds that are chosen among."""
    candidates = offers_of_foe(game, scene, scene.figure(who))
    kinds = (one for one in each_of(candidates) if type(one.action) in KINDS)
    return legal_offers(resolve, scene, kinds, alike_by(KEYS, scene))


def _by_foe(scene: Scene, offers: tuple[Offer, ...]) -> dict[str, list[Offer]]:
    """The offers of each foe whose action is not spent, of the kinds that are chosen among."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if type(offer.action) in KINDS:
            found.setdefault(offer.action.who, []).append(offer)
    # Of the others nobody needs to know whether they have acted.
    foes = [one for one in scene.figures if one.id in found and one.side == "foes"]
    return {one.id: found[one.id] for one in foes if not one.has_acted}


def _next(scene: Scene, figure: Figure, offers: list[Offer]) -> Offer | None:
    small = next((one for one in offers if type(one.action) in SMALL), None)
    if small is not None:
        return small
    strikes = [one for one in offers if type(one.action) is a.Attack]
    if strikes:
        return _strike(scene, figure, strikes)
    free = next((one for one in offers if type(one.action) is a.BreakFree and not one.action.target), None)
    if free is not None:
        return free
    return _nearer(scene, [one for one in offers if type(one.action) in WALKS])


def _strike(scene: Scene, figure: Figure, strikes: list[Offer]) -> Offer:
    target = _prey(scene, figure, list(dict.fromkeys(one.action.target for one in strikes)))
    weapons = weapons_of(figure)

    def worth(offer: Offer) -> tuple[float, int]:
        action = offer.action
        damage = _mean(weapons[action.weapon].damage) if action.weapon >= 0 else 1.0
        return damage, -action.weapon

    return max((one for one in strikes if one.action.target == target), key=worth)


def _prey(scene: Scene, figure: Figure, targets: list[str]) -> str:
    if figure.character.intelligence < 0 or not MINDLESS.isdisjoint(figure.tags):
        return targets[_place(scene, figure) % len(targets)]
    bodies = {one.id: one.character for one in scene.figures}
    return min(targets, key=lambda id: bodies[id].hp + bodies[id].hp_temporary)


def _place(scene: Scene, figure: Figure) -> int:
    """How many foes who can still fight come before one: the fallen leave no gap behind."""
    foes = [one for one in scene.figures if one.side == "foes"]
    before = foes[: [one.id for one in foes].index(figure.id)]
    return sum(not one.is_out for one in before)


@lru_cache(maxsize=128)
def _mean(dice: str) -> float:
    return float(distribution(parse(dice)).mean)


def _nearer(scene: Scene, walks: list[Offer]) -> Offer | None:
    """The walk that brings a foe nearest to an enemy; none where none does."""
    gains = [(aim(scene, one).gain, one) for one in walks]
    best = max((gain for gain, _ in gains), default=0)
    return next(one for gain, one in gains if gain == best) if best > 0 else None


SMALL = frozenset((a.StandUp, a.SwapGear, a.Reload))
WALKS = frozenset((a.MoveTo, a.CrossTo))
KINDS = SMALL | WALKS | {a.Attack, a.BreakFree}
