"""Small things that are used up: a salve, holy water, a potion, an antidote, a light."""

from __future__ import annotations

from nde.dice import Procedure, Tell, parse
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import Kindle, UseItem
from nde.rules.tkds.book.equipment import defence_of
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import Item, Skill
from nde.rules.tkds.checks.harm import Damage, deal
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects.body import PoisonCured, hero_spent
from nde.rules.tkds.effects.general import done
from nde.rules.tkds.effects.magic import ThingUsed
from nde.rules.tkds.effects.time import LightKindled, SalveApplied
from nde.rules.tkds.fight.space import distance_between, threateners
from nde.rules.tkds.magic.outcomes import Result, carry_out
from nde.rules.tkds.rolls import SUCCEEDS, Attempt, check_degree, own_roll, skill_of
from nde.rules.tkds.scene import SALVE, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action, spend_action

RULE, LIGHT = "tkds/gear", "tkds/light"
HOLY_WATER, ANTIDOTE, POTION = "holy-water", "antidote", "potion:"
UNHOLY = ("undead", "demon")
HOLY_DICE = "2d6"
THROWN_WITH: tuple[Skill, Skill] = ("dexterity", "strength")
THROW = 5
"""Metres a flask flies, as far as a knife."""
BURNS = {"torches": 6, "oil": 24}
"""Ten-minute turns a light lasts."""
FLINT_HU = 10


def resolve_use_item(game: Game, scene: Scene, action: UseItem) -> Procedure[Resolution]:
    """Use a thing up, on oneself or on somebody else."""
    figure = require_action(scene, action.who)
    item = item_at(figure, action.item)
    target = scene.figure(action.target or action.who)
    _require_use(game, scene, figure, item, target)
    yield Tell(RULE, "item-used", {"who": figure.id, "item": _kind(item), "target": target.id})
    used = ThingUsed(who=figure.id, place=action.item, item=_kind(item), rule=RULE)
    effects = (*spend_action(scene, figure.id), used)
    if item.key == HOLY_WATER:
        outcome, more = yield from _holy_water(game, scene, figure, target)
        return Resolution(outcome=outcome, effects=effects + more)
    if item.key == SALVE:
        return done(*effects, SalveApplied(who=target.id, rule=RULE))
    if item.key == ANTIDOTE:
        return done(*effects, PoisonCured(who=target.id, rule=RULE))
    spell = SPELLS[item.key.removeprefix(POTION)]
    effects += yield from carry_out(game, scene, Result(spell, target, (target.id,), "success"))
    return done(*effects)


def resolve_kindle(game: Game, scene: Scene, action: Kindle) -> Procedure[Resolution]:
    """Light a torch or a lantern; in a fight the flint needs a steady hand."""
    figure = require_action(scene, action.who)
    place, turns = _fuel(figure, action.item)
    has_fire = scene.light > 0
    if not has_fire and not _carries(figure, "flint"):
        raise ActionRefused("light-needs", rule=LIGHT, item="flint")
    fuel = figure.character.items[place]
    yield Tell(LIGHT, "kindling", {"who": figure.id, "item": fuel.key, "turns": turns})
    effects: tuple[Effect, ...] = spend_action(scene, figure.id)
    if scene.is_fight and not has_fire:
        hindered = hindrance_of(figure, "dexterity")
        attempt = Attempt(figure, "dexterity", FLINT_HU, disadvantage=hindered, rule=LIGHT)
        degree, spent = yield from check_degree(game, attempt)
        effects += hero_spent(figure.id, spent)
        if degree not in SUCCEEDS:
            return Resolution(outcome=degree, effects=effects)
        outcome = degree
    else:
        outcome = ""
    used = ThingUsed(who=figure.id, place=place, item=fuel.key, rule=LIGHT)
    lit = LightKindled(who=figure.id, turns=turns, rule=LIGHT)
    return Resolution(outcome=outcome, effects=(*effects, used, lit))


def is_usable(item: Item) -> bool:
    """Whether a thing is one of those that are used up by themselves."""
    if item.key.startswith(POTION):
        return item.key.removeprefix(POTION) in SPELLS
    return item.key in (SALVE, HOLY_WATER, ANTIDOTE)


def item_at(figure: Figure, place: int) -> Item:
    """The thing at a place among somebody's belongings."""
    items = figure.character.items
    if not 0 <= place < len(items):
        raise ActionRefused("no-such-place-in-bag", rule=RULE, number=place, count=len(items))
    return items[place]


def _require_use(game: Game, scene: Scene, figure: Figure, item: Item, target: Figure) -> None:
    if not is_usable(item):
        raise ActionRefused("not-usable", rule=RULE, item=_kind(item), target=target.id)
    if target.character.is_dead:
        raise ActionRefused("is-dead", rule="tkds/dying", who=target.id)
    is_thrown = item.key == HOLY_WATER
    if is_thrown and not set(target.tags) & set(UNHOLY):
        raise ActionRefused("not-usable", rule=RULE, item=_kind(item), target=target.id)
    if item.key == SALVE and target.condition(SALVE) is not None:
        raise ActionRefused("not-usable", rule=RULE, item=_kind(item), target=target.id)
    apart = distance_between(game, scene, figure.id, target.id)
    if apart is not None and apart > (THROW if is_thrown else 1):
        raise ActionRefused("not-usable", rule=RULE, item=_kind(item), target=target.id)


def _holy_water(
    game: Game, scene: Scene, figure: Figure, target: Figure
) -> Procedure[tuple[str, tuple[Effect, ...]]]:
    """A flask thrown at the undead: a check against the defence, 2k6 where it breaks on them."""
    hu = defence_of(game, target, ranged=True)
    is_threatened = any(one.id != target.id for one in threateners(scene, figure))
    if is_threatened:
        yield Tell("tkds/threatened", "hindered-by", {"who": figure.id, "cause": "threatened"})
    # Things are thrown with strength or dexterity, whichever is better.
    skill = max(THROWN_WITH, key=lambda one: skill_of(game.settings, figure, one))
    hindered = is_threatened + hindrance_of(figure, skill)
    degree, spent = yield from check_degree(
        game, Attempt(figure, skill, hu, disadvantage=hindered, rule=RULE)
    )
    effects: tuple[Effect, ...] = hero_spent(figure.id, spent)
    if degree not in SUCCEEDS:
        return degree, effects
    damage, again = yield from own_roll(game, figure, parse(HOLY_DICE), "damage", spent=spent)
    effects += hero_spent(figure.id, again)
    damage *= game.settings.critical_factor if degree == "critical-success" else 1
    return degree, effects + (yield from deal(game, scene, target.id, Damage(damage, "holy", RULE)))


def _fuel(figure: Figure, place: int) -> tuple[int, int]:
    """The place of what burns and the turns it lasts: a torch, or oil in a lantern."""
    item = item_at(figure, place)
    items = figure.character.items
    if item.key == "lantern":
        oil = next((at for at, one in enumerate(items) if one.key == "oil"), None)
        if oil is None:
            raise ActionRefused("light-needs", rule=LIGHT, item="oil")
        return oil, BURNS["oil"]
    if item.key not in BURNS:
        raise ActionRefused("does-not-burn", rule=LIGHT, item=item.key)
    if item.key == "oil" and not _carries(figure, "lantern"):
        raise ActionRefused("light-needs", rule=LIGHT, item="lantern")
    return place, BURNS[item.key]


def _kind(item: Item) -> str:
    """What a thing is called: a potion, whatever is in it."""
    return item.key.partition(":")[0]


def _carries(figure: Figure, key: str) -> bool:
    return any(item.key == key for item in figure.character.items)
