"""Attacks: a hero strikes a foe, wounds it, or pays for missing; a foe acts and a hero resists."""

from __future__ import annotations

from nde.board import Sight
from nde.dice import GM, Ask, Procedure, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import FoeStrike, Modifier, Strike
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.companion.traits import also_struck, attack_modifiers
from nde.rules.stepdice.effects import BenefitDue, ComplicationDue, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.gear import require_shot, use_asset
from nde.rules.stepdice.harm import Blow, area_of, hit, kinds_of, lose_heart
from nde.rules.stepdice.outcomes import EXCEPTIONAL, FAILURE, Reading, aftermath
from nde.rules.stepdice.powers import pay, require_tier, surcharge, terms
from nde.rules.stepdice.rolls import likeliest_of
from nde.rules.stepdice.scene import Foe, Hero, Scene, is_beside, is_in, sight
from nde.rules.stepdice.settings import Settings
from nde.rules.stepdice.turns import (
    acting_foe,
    is_helpless,
    living_hero,
    require_ready,
    spend_action,
    standing_foe,
    trying_hero,
    untried,
)

ATTRIBUTE_OF = {"melee": "strength", "ranged": "dexterity", "power": "power"}
NO_MODIFIERS: tuple[Modifier, ...] = ()


def resolve_strike(game: Game, scene: Scene, action: Strike) -> Procedure[Resolution]:
    """Roll an attack: it wounds, or what a miss costs follows."""
    hero = trying_hero(game, scene, action)
    foe = standing_foe(game, scene, action.foe)
    extra = circumstances(game, scene, hero, foe, action)
    if action.attack == "ranged" and not action.is_overruled:
        require_shot(game, hero)
    if action.aim != "wound" and action.attack != "power":
        refusal = "hold-needs-power" if action.aim == "hold" else "area-needs-power"
        raise ActionRefused(refusal, rule=game.cite.tiers, foe=foe.id)
    if action.targets > 1 and action.attack != "power":
        raise ActionRefused("several-need-power", rule=game.cite.magic_extras, foe=foe.id)
    area = area_of(game, scene, action)
    if action.aim == "area" and not area.foes:
        raise ActionRefused("nobody-around", rule=game.cite.tiers, foe=foe.id)
    hardest = max((foe, *area.foes), key=lambda one: one.tn)
    if hardest is not foe:
        extra = circumstances(game, scene, hero, hardest, action)
    tn, cost = hardest.tn, 0
    before = spend_action(game, scene, hero.id)
    if action.attack == "power":
        tn, cost = power_terms(game, hardest, action)
        if area.foes and action.aim != "area":
            cost, extra = surcharge(action, cost, extra)
        before += pay(game, hero, cost)
    if action.asset >= 0:
        use_asset(game, hero, action, cost)  # refused here, before anything is said
    if crowd := pressing(game, scene, hero, action):
        several = game.cite.several
        yield Tell(several, "crowd-near", {"hero": hero.id, "count": len(crowd), "counted": crowd})
    attribute = ATTRIBUTE_OF[action.attack]
    if area.foes:
        ids = tuple(one.id for one in (foe, *area.foes))
        facts: dict[str, Fact] = {"count": len(ids), "counted": ids, "number": tn}
        if hero.character.variant == "2d6" and game.settings.two_dice.numbers == "ignored":
            yield Tell(game.cite.tiers, "foes-reached", facts)
        elif action.aim == "area":
            yield Tell(game.cite.tiers, "area-holds", facts)
        else:
            yield Tell(game.cite.magic_extras, "several-aimed", facts)
    against = Against(attribute=attribute, tn=tn, rank=hardest.rank, extra=extra, paid=cost)
    reading = yield from check(game, hero, action, against)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    blow = Blow(scene=scene, hero=hero, foe=foe, action=action, cost=cost, area=area)
    after = yield from (hit if reading.succeeds else _miss)(game, blow, reading)
    return Resolution(outcome=reading.outcome, effects=before + reading.effects + after)


def circumstances(game: Game, scene: Scene, hero: Hero, foe: Foe, action: Strike) -> tuple[Modifier, ...]:
    """What the board, the foe and the crowd add to an attack, or the reason it is impossible."""
    settings, cite = game.settings, game.cite
    extra = NO_MODIFIERS
    seen = sight(scene, hero.id, foe.id)
    if action.attack == "melee":
        if _is_far(seen, action):
            distance = action.distance if action.distance is not None or seen is None else seen.distance
            raise ActionRefused(
                "out-of-reach", rule=cite.range, foe=foe.id, distance=distance if distance is not None else ""
            )
    else:
        cover = _cover(seen, foe, action)
        if cover == "full":
            refusal = "power-needs-line" if action.attack == "power" else "full-cover"
            raise ActionRefused(refusal, rule=cite.cover, foe=foe.id)
        if cover == "partial":
            extra += (Modifier("cover", 1),)
        squares = action.distance
        if squares is None and seen is not None and isinstance(seen.distance, int):
            squares = seen.distance
        if settings.range_cap and squares is not None and squares > settings.range_cap:
            extra += (Modifier("range", 1),)
    if action.is_crowded and settings.several_foes == "number":
        extra += (Modifier("crowd", 1),)
    if foe.conditions:
        extra += tuple(Modifier(one.key, one.steps) for one in foe.conditions if one.steps)
    if foe.traits or foe.conditions:
        extra += attack_modifiers(game, scene, foe, kinds_of(action))
    return extra


def is_barred(scene: Scene, hero: str, foe: Foe, action: Strike) -> bool:
    """Whether an attack is impossible from where the two stand, whoever makes it."""
    seen = sight(scene, hero, foe.id)
    return _is_far(seen, action) if action.attack == "melee" else _cover(seen, foe, action) == "full"


def _is_far(seen: Sight | None, action: Strike) -> bool:
    """Whether a foe is too far for a blow, as ruled or as the board has it."""
    if action.distance is not None:
        return action.distance > 1
    return seen is not None and not seen.touching


def _cover(seen: Sight | None, foe: Foe, action: Strike) -> str:
    """What covers a foe from afar, as ruled or as the board has it; nothing helps one that is exposed."""
    if action.cover or seen is None:
        return action.cover or "none"
    is_exposed = is_in(foe, "exposed")
    return "none" if is_exposed else seen.cover


CROWD = 2
"""How many foes of one wound beside a hero make the engine point at the rule of several foes."""


def minions(scene: Scene) -> tuple[str, ...]:
    """The foes of one wound that still fight."""
    return tuple(foe.id for foe in scene.foes if foe.wounds_most == 1 and not foe.is_out)


def pressing(game: Game, scene: Scene, hero: Hero, action: Strike) -> tuple[str, ...]:
    """The minions that press the hero, where the GM might let that count and has not yet; otherwise none."""
    is_moot = action.is_crowded or game.settings.several_foes == "off"
    if scene.space is None or is_moot:
        return ()
    near = pressers(scene, hero.id)
    return near if len(near) >= CROWD else ()


def pressers(scene: Scene, hero: str) -> tuple[str, ...]:
    """The minions in melee with a hero; all of them where the scene knows no places."""
    if scene.space is None:
        return minions(scene)
    return tuple(id for id in minions(scene) if is_beside(scene, hero, id))


def least_tier(settings: Settings, aim: str) -> str:
    """The weakest tier that does to foes what a power is aimed at."""
    return {"hold": settings.hold_tier, "area": settings.area_tier}.get(aim, settings.strike_tier)


def power_terms(game: Game, foe: Foe, action: Strike) -> tuple[int, int]:
    """The number an attack by power is rolled against, and its price, or the reason it cannot be made."""
    settings = game.settings
    tn, cost = terms(game, action.tier, tn=None, cost=action.cost, is_overruled=action.is_overruled)
    if not action.is_overruled:
        require_tier(game, action.tier, least_tier(settings, action.aim))
    if settings.power_number == "tier":
        return tn, cost
    return (max(foe.tn, tn) if settings.power_number == "higher" else foe.tn), cost


def _miss(game: Game, blow: Blow, reading: Reading) -> Procedure[Effects]:
    """What a miss costs: retaliation where the foe reaches, a power's consequence, the crowd's extra."""
    settings, cite, hero, action = game.settings, game.cite, blow.hero, blow.action
    effects: Effects = ()
    if action.attack == "power" and reading.outcome == FAILURE:
        effects += (ComplicationDue(hero=hero.id, kind="consequence", rule=cite.power),)
    retaliates = settings.retaliation != "off" and (
        settings.retaliation == "core" or action.attack == "melee"
    )
    if action.attack == "power" and settings.power_failure == "one-effect":
        retaliates = False
    if retaliates:
        effects += yield from _retaliation(game, blow)
    if action.is_crowded and settings.several_foes == "complication":
        effects += (ComplicationDue(hero=hero.id, kind="crowd", rule=cite.several),)
    # One resolution, one effect: a heart lost, or a power's consequence, is what a plain miss costs.
    owed = () if effects and reading.outcome == FAILURE else aftermath(game, hero, reading)
    return effects + owed + (yield from tick_on_failure(game, blow.scene, action.clock))


def _retaliation(game: Game, blow: Blow) -> Procedure[Effects]:
    """The foe strikes back if it really can: a heart, never more than one."""
    cite, hero, foe = game.cite, blow.hero, blow.foe
    if not (yield from _reaches(game, blow)):
        yield Tell(cite.miss, "no-retaliation", {"foe": foe.id, "hero": hero.id})
        return ()
    if game.settings.retaliation_swap:
        ask = Ask(GM, "retaliation", ("heart", "complication"), "heart", cite.miss, (("hero", hero.id),))
        if (yield ask) == "complication":
            return (ComplicationDue(hero=hero.id, kind="complication", rule=cite.miss),)
    yield Tell(cite.miss, "retaliation", {"foe": foe.id, "hero": hero.id})
    lost = yield from lose_heart(game, hero, cite.miss)
    return lost + (yield from strike_more(game, blow.scene, foe, hero.id)) if foe.traits else lost


def _reaches(game: Game, blow: Blow) -> Procedure[bool]:
    """Whether the foe can strike back: as ruled, as worked out, or as the GM answers when it is unclear."""
    hero, foe, action = blow.hero, blow.foe, blow.action
    if action.reach is not None:
        return action.reach
    if is_helpless(game, foe):
        return False
    seen = sight(blow.scene, hero.id, foe.id)
    is_melee = action.attack == "melee"
    # Where nobody stands anywhere, a foe gets at whoever gets at it, as in its own turn.
    likely = is_melee or seen is None or seen.touching or shoots(foe)
    when = game.settings.reach_question
    if when == "always" or (when == "unclear" and not is_melee):
        default = "yes" if likely else "no"
        facts = (("foe", foe.id), ("hero", hero.id))
        answer: str = yield Ask(GM, "reach", ("yes", "no"), default, game.cite.miss, facts)
        return answer == "yes"
    return likely


def shoots(foe: Foe) -> bool:
    """Whether a foe can strike from afar: not one that was disarmed."""
    return foe.can_shoot and not is_in(foe, "disarmed")


def resolve_foe_strike(game: Game, scene: Scene, action: FoeStrike) -> Procedure[Resolution]:
    """A foe acts: the hero tests against it, and failing costs a heart.  Foes never roll.

    What the hero resists with is the GM's to say, and their best by proposal (rulings nde12-resist-with,
    nde14-resist-with).
    """
    cite = game.cite
    foe = acting_foe(game, scene, action.foe)
    hero = living_hero(game, scene, action.hero)
    _require_reach(game, scene, foe, hero)
    effects = spend_action(game, scene, foe.id)
    if hero.is_down:
        lost = yield from lose_heart(game, hero, cite.foe_turn)
        return Resolution(outcome=FAILURE, effects=effects + lost)
    require_ready(game, scene, hero, action)
    attribute = action.attribute
    if not attribute:
        best = likeliest_of(game, hero, ATTRIBUTES, foe.tn)
        attribute = yield Ask(GM, "resist-with", ATTRIBUTES, best, cite.foe_turn, (("hero", hero.id),))
    extra = tuple(Modifier(one.key, -1) for one in foe.conditions if one.key == "disarmed")
    against = Against(attribute=attribute, tn=foe.tn, rank=foe.rank, extra=extra, is_forced=True)
    reading = yield from check(game, hero, action, against)
    effects += reading.effects
    if reading.outcome == EXCEPTIONAL:
        effects += (BenefitDue(hero=hero.id, benefit="extra", target=foe.id, rule=cite.outcome),)
    if not reading.succeeds:
        effects += yield from lose_heart(game, hero, cite.foe_turn)
        effects += yield from tick_on_failure(game, scene, action.clock)
    owed = aftermath(game, hero, reading) if reading.is_one or reading.succeeds else ()
    return Resolution(outcome=reading.outcome, effects=effects + owed)


def gets_at(scene: Scene, foe: Foe, hero: Hero) -> bool:
    """Whether a foe can strike at a hero from where the two stand."""
    seen = sight(scene, foe.id, hero.id)
    if seen is None or seen.touching:
        return True
    return shoots(foe) and (seen.cover != "full" or is_in(hero, "exposed"))


def _require_reach(game: Game, scene: Scene, foe: Foe, hero: Hero) -> None:
    """Refuse a foe's blow at somebody out of its reach or wholly hidden."""
    seen = sight(scene, foe.id, hero.id)
    if seen is None or seen.touching:
        return
    if not shoots(foe):
        raise ActionRefused("out-of-reach", rule=game.cite.range, foe=hero.id, distance=seen.distance)
    if seen.cover == "full" and not is_in(hero, "exposed"):
        raise ActionRefused("full-cover", rule=game.cite.cover, foe=hero.id)


def strike_more(game: Game, scene: Scene, foe: Foe, hero: str) -> Procedure[Effects]:
    """The others beside a swarm that its retaliation hits as well, each as the GM says.

    It may hit them and need not, so every one is asked about; a foe without such a trait hits nobody.
    """
    rule = game.cite.foe_traits
    effects: Effects = ()
    for other in also_struck(game, scene, foe, hero):
        facts = (("foe", foe.id), ("hero", other))
        if (yield Ask(GM, "swarm", ("yes", "no"), "yes", rule, facts)) == "yes":
            yield Tell(rule, "retaliation", {"foe": foe.id, "hero": other})
            effects += yield from lose_heart(game, scene.hero(other), rule)
    return effects
