"""Magic and powers: a price paid first, a test of power against the tier, and what comes of it.

Only a power that lasts, or one that comes at a hero, can be kept going, countered or evaded.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Ask, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Modifier, Strike, UsePower
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.effects import (
    BenefitDue,
    ComplicationDue,
    ConditionSet,
    Effects,
    HeartsHealed,
    ManaGained,
    ManaSpent,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.outcomes import EXCEPTIONAL, aftermath
from nde.rules.stepdice.scene import Condition, Hero, Scene, Until, is_in
from nde.rules.stepdice.settings import Tier
from nde.rules.stepdice.turns import getting_up, living_hero, spend_action, trying_hero, untried

GOING = Condition("power-going", "next-round")
"""What a hero is in whose power is at work: it ends with the next round unless it is kept going."""
AIMED_AT = Condition("power-aimed", "round")
"""What the GM puts a hero in at whom a power comes: it can be countered or evaded."""


def begin_power(game: Game, hero: Hero, until: Until = GOING.until) -> ConditionSet:
    """A power of a hero is at work from now on."""
    return ConditionSet(who=hero.id, condition=replace(GOING, until=until), rule=game.cite.power)


def going(hero: Hero) -> Condition | None:
    """The power that a hero has at work, if there is one."""
    return next((one for one in hero.conditions if one.key == GOING.key), None)


def is_aimed_at(hero: Hero) -> bool:
    """Whether a power comes at a hero now."""
    return is_in(hero, AIMED_AT.key)


def tier_of(game: Game, name: str) -> Tier:
    """The tier called `name`."""
    tier = game.settings.tiers.get(name)
    if tier is None:
        raise ActionRefused(
            "no-such-tier", rule=game.cite.tiers, tier=name, allowed=tuple(game.settings.tiers)
        )
    return tier


def pay(game: Game, hero: Hero, cost: int, rule: str = "") -> Effects:
    """The price of a power, or the refusal when it cannot be paid: nothing is rolled then."""
    if hero.character.mana < cost:
        raise ActionRefused("no-mana", rule=game.cite.mana, hero=hero.id, cost=cost, mana=hero.character.mana)
    return (ManaSpent(hero=hero.id, mana=cost, rule=rule or game.cite.power),) if cost else ()


def resolve_power(game: Game, scene: Scene, action: UsePower) -> Procedure[Resolution]:
    """Pay, roll power against the tier's number, and see what comes of it."""
    cite = game.cite
    hero = trying_hero(game, scene, action)
    tn, cost = terms(game, action.tier, tn=action.tn, cost=action.cost, is_overruled=action.is_overruled)
    extra: tuple[Modifier, ...] = ()
    fills_area = not action.heals and is_strong_enough(game, action.tier, game.settings.area_tier)
    if action.targets > 1 and not fills_area:
        cost, extra = surcharge(action, cost, extra)
    healed = living_hero(game, scene, action.heals) if action.heals else None
    if healed is not None:
        if healed.character.hearts >= healed.character.hearts_most:
            raise ActionRefused("not-hurt", rule=cite.tiers, hero=healed.id)
        if not action.is_overruled:
            require_tier(game, action.tier, game.settings.heal_tier)
    paid = pay(game, hero, cost)
    reading = yield from check(game, hero, action, Against(attribute="power", tn=tn, extra=extra, paid=cost))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + paid + reading.effects
    if not reading.succeeds:
        effects += yield from tick_on_failure(game, scene, action.clock)
        yield Tell(cite.power, "power-failed", {"hero": hero.id})
        kind = "complication" if reading.is_one else "consequence"
        return Resolution(
            outcome=reading.outcome,
            effects=(*effects, ComplicationDue(hero=hero.id, kind=kind, rule=cite.power)),  # type: ignore[arg-type]
        )
    if healed is not None:
        for one in (healed, *_also_hurt(scene, healed, action.targets - 1)):
            effects += yield from _heal(game, scene, one)
    else:
        yield Tell(cite.power, "power-begun", {"hero": hero.id, "is_fight": scene.is_fight})
        effects += (begin_power(game, hero),)
    if reading.outcome == EXCEPTIONAL:
        effects += yield from _exceptional(game, hero, cost)
    return Resolution(outcome=reading.outcome, effects=effects + aftermath(game, hero, reading))


def surcharge(
    action: Strike | UsePower, cost: int, extra: tuple[Modifier, ...]
) -> tuple[int, tuple[Modifier, ...]]:
    """What several targets add: one more mana, or a step harder."""
    if action.spread == "mana":
        return cost + 1, extra
    return cost, (*extra, Modifier("targets", 1))


def _also_hurt(scene: Scene, healed: Hero, most: int) -> tuple[Hero, ...]:
    """Who is healed besides: whoever has fewest hearts of those who lack some."""
    hurt = [one for one in scene.heroes if one.id != healed.id and not one.is_dead]
    hurt = [one for one in hurt if one.character.hearts < one.character.hearts_most]
    return tuple(sorted(hurt, key=lambda one: one.character.hearts)[:most])


def terms(game: Game, name: str, *, tn: int | None, cost: int | None, is_overruled: bool) -> tuple[int, int]:
    """The number and the cost: the tier's first unless others of the tier, or the GM's own, are named."""
    tier = tier_of(game, name)
    number = tn if tn is not None else tier.numbers[0]
    price = cost if cost is not None else tier.costs[0]
    wrong: tuple[str, int, tuple[int, ...]] | None = ("cost", price, (0,)) if price < 0 else None
    if wrong is None and not is_overruled:
        if not min(tier.numbers) <= number <= max(tier.numbers):
            wrong = "number", number, tier.numbers
        elif price not in tier.costs:
            wrong = "cost", price, tier.costs
    if wrong is not None:
        what, value, allowed = wrong
        words = tuple(map(str, allowed))
        rule = game.cite.tiers
        raise ActionRefused("wrong-cost", rule=rule, tier=name, what=what, value=value, allowed=words)
    return number, price


def require_tier(game: Game, name: str, least: str) -> None:
    """Refuse a tier below the weakest that can do what is wanted; a game may have dropped that one."""
    if not is_strong_enough(game, name, least):
        raise ActionRefused("tier-too-low", rule=game.cite.tiers, tier=name, least=least)


def is_strong_enough(game: Game, name: str, least: str) -> bool:
    """Whether a tier can do what the tier `least` is the weakest to do."""
    order = list(game.settings.tiers)
    return least not in order or order.index(name) >= order.index(least)


def _heal(game: Game, scene: Scene, hero: Hero) -> Procedure[Effects]:
    """Hearts back, up to the maximum; somebody down stands again."""
    hearts = min(game.settings.heal, hero.character.hearts_most - hero.character.hearts)
    yield Tell(game.cite.tiers, "healed", {"hero": hero.id, "hearts": hearts})
    healed = HeartsHealed(hero=hero.id, hearts=hearts, rule=game.cite.tiers)
    return (healed, *(getting_up(game, scene, hero) if hero.is_down else ()))


def _exceptional(game: Game, hero: Hero, cost: int) -> Procedure[Effects]:
    """One of: a larger scale, some of the price back, an extra benefit."""
    rule = game.cite.power_exceptional
    options = ("scale", "benefit", "refund") if cost else ("scale", "benefit")
    choice = yield Ask(hero.id, "power-exceptional", options, "scale", rule, (("cost", cost),))
    if choice == "refund":
        return (yield from refund(game, hero, cost))
    return (BenefitDue(hero=hero.id, benefit=choice, rule=rule),)


def refund(game: Game, hero: Hero, cost: int) -> Procedure[Effects]:
    """Some of the price of a power comes back."""
    rule, mana = game.cite.power_exceptional, min(game.settings.mana_return, cost)
    yield Tell(rule, "refunded", {"hero": hero.id, "mana": mana})
    return (ManaGained(hero=hero.id, mana=mana, rule=rule),)
