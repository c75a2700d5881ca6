"""How a test comes out: the outcomes from worst to best, what each owes, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from nde.rules.ruleset import Resolution
from nde.rules.stakes import Fulfilment, Named, Stake, ranked
from nde.rules.stepdice.actions import Action, Strike, Tried
from nde.rules.stepdice.companion.actions import Investigate, Resisted, RunChase
from nde.rules.stepdice.companion.effects import ChaseMoved, ClueFound
from nde.rules.stepdice.effects import (
    ArmourSpent,
    ComplicationDue,
    ConditionSet,
    Effects,
    HeartsLost,
    HitAbsorbed,
    Wounded,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero, Scene

COMPLICATION, FAILURE, COST, SUCCESS, EXCEPTIONAL = OUTCOMES = (
    "complication",
    "failure",
    "cost",
    "success",
    "exceptional",
)
SUCCEEDS = frozenset((COST, SUCCESS, EXCEPTIONAL))


def rank_of(outcome: str) -> int:
    """How good an outcome is for whoever rolled: the higher, the better."""
    return OUTCOMES.index(outcome)


class Reading(msgspec.Struct, frozen=True):
    """What a test came to, and what it used up on the way."""

    outcome: str
    face: int
    """The number that decided; 0 where nothing was rolled."""
    is_one: bool
    """Whether the deciding die showed a 1, so that a complication is certain."""
    effects: Effects
    is_verdict: bool = False
    """Whether the GM settled it without a roll."""

    @property
    def succeeds(self) -> bool:
        """Whether what was tried works."""
        return self.outcome in SUCCEEDS

    @property
    def is_untried(self) -> bool:
        """Whether the GM called it almost impossible and nobody tried: nothing is spent, nothing follows."""
        return self.is_verdict and not self.succeeds


def aftermath(game: Game, hero: Hero, reading: Reading) -> Effects:
    """What every test owes whatever it was for: a price, a certain complication, a changed situation."""
    rule = game.cite.variant if hero.character.variant == "2d6" else game.cite.outcome
    owed: Effects = ()
    if reading.outcome == COST:
        owed += (ComplicationDue(hero=hero.id, kind="cost", rule=rule),)
    if reading.is_one:
        owed += (ComplicationDue(hero=hero.id, kind="complication", rule=rule),)
    elif reading.outcome == FAILURE and game.settings.failure == "consequence" and not reading.is_verdict:
        owed += (ComplicationDue(hero=hero.id, kind="consequence", rule=rule),)
    return owed


WAYS = ranked(OUTCOMES, SUCCEEDS)
OWED = {"cost": "cost", "complication": "complication", "crowd": "complication", "consequence": "consequence"}
"""What a roll may owe besides, by its kind."""


def _owed(scene: Scene, action: Action, result: Resolution) -> tuple[Named, ...]:
    """What the roll costs: a heart, the armour token, a price, a certain complication, a consequence."""
    found: tuple[Named, ...] = ()
    for one in result.effects:
        if isinstance(one, HeartsLost):
            found += (Named("heart-lost", (("hearts", one.hearts),)),)
        elif isinstance(one, ArmourSpent):
            found += (Named("armour-spent"),)
        elif isinstance(one, ComplicationDue) and one.kind in OWED:
            found += (Named(OWED[one.kind]),)
    return found


def _struck(scene: Scene, action: Strike, result: Resolution) -> tuple[Named, ...]:
    """What an attack costs its doer, and who of their friends is caught in it; who dies is told anyway."""
    friends = tuple(one for one in scene.heroes if one.id != action.hero)
    caught = {one.hero for one in result.effects if isinstance(one, HeartsLost | ArmourSpent)}
    hurt = [one.id for one in friends if one.id in caught]
    own = tuple(one for one in result.effects if getattr(one, "hero", action.hero) == action.hero)
    found = _owed(scene, action, replace(result, effects=own))
    if len(hurt) > 1:
        return (*found, Named("friends-caught", (("count", len(hurt)),)))
    return (*found, *(Named("one-caught", (("who", id),)) for id in hurt))


def _wish_of(scene: Scene, action: Strike) -> str:
    return "holds" if action.aim == "hold" else "wounds"


def _strikes(scene: Scene, action: Strike, result: Resolution) -> Fulfilment:
    """Whether the foe is wounded or held; in part, where a trait takes the whole hit and is used up by it,
    or where only others are wounded."""
    if result.outcome not in SUCCEEDS:
        return "not"
    if action.aim == "hold":
        return "wholly" if any(isinstance(one, ConditionSet) for one in result.effects) else "not"
    if any(isinstance(one, Wounded) and one.foe == action.foe for one in result.effects):
        return "wholly"
    return "partly" if any(isinstance(one, HitAbsorbed | Wounded) for one in result.effects) else "not"


def _finds(scene: Scene, action: Investigate, result: Resolution) -> Fulfilment:
    """Whether the clue is found: a key clue is never lost, failing only makes it dear."""
    return "wholly" if any(isinstance(one, ClueFound) for one in result.effects) else "not"


def _price(scene: Scene, action: Investigate, result: Resolution) -> tuple[Named, ...]:
    """What a clue costs: a certain complication is a price as well, and told as what it is besides."""
    found = _owed(scene, action, result)
    is_paid = Named("complication") in found and Named("cost") not in found
    return (*found, Named("cost")) if is_paid and _finds(scene, action, result) == "wholly" else found


def _chases(scene: Scene, action: RunChase, result: Resolution) -> Fulfilment:
    """Whether the hero gains on the other side, which may roll as well; a distance that stays is between."""
    by = sum(one.by for one in result.effects if isinstance(one, ChaseMoved))
    gained = by if action.is_runner else -by
    return "partly" if not gained else "wholly" if gained > 0 else "not"


def stakes(kinds: Iterable[type]) -> dict[type, Stake]:
    """What is at stake in every kind of action for which heroes roll."""
    found = {kind: Stake(wish=kind.wish, also=_owed) for kind in kinds if issubclass(kind, Tried | Resisted)}
    found[Strike] = Stake(wish=_wish_of, fulfils=_strikes, also=_struck)
    found[RunChase] = replace(found[RunChase], fulfils=_chases)
    found[Investigate] = replace(found[Investigate], fulfils=_finds, also=_price)
    return found
