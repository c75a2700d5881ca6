"""An attack: a check against the defence, damage on a success, twice the damage on a critical one."""

from __future__ import annotations

import msgspec

from nde.dice import Procedure, Tell
from nde.rules.refusals import AlreadyActed
from nde.rules.ruleset import Resolution
from nde.rules.tkds.actions import Attack
from nde.rules.tkds.checks.harming import dies
from nde.rules.tkds.fight.apply import EARNED, carried
from nde.rules.tkds.fight.damage import aftermath, block, leaves_fight, roll_damage, taken_in
from nde.rules.tkds.fight.effects import (
    AmmunitionSpent,
    Effects,
    MomentumGained,
    MomentumSpent,
    WeaponEmptied,
    WeaponThrown,
)
from nde.rules.tkds.fight.refusals import (
    HasMomentum,
    NoSuchAbility,
    NotAnEnemy,
    NotTwoWeapons,
    TargetIsGone,
)
from nde.rules.tkds.fight.space import is_helpless, is_melee
from nde.rules.tkds.fight.weapons import Aim, aim, essence_ability, has_ability, weapon_at
from nde.rules.tkds.harm import deal, hero_spent
from nde.rules.tkds.living.essence import spend_essence
from nde.rules.tkds.making.equipment import Weapon
from nde.rules.tkds.making.people import count_perk, has_perk
from nde.rules.tkds.rolling import SUCCEEDS, check_degree, edge, points_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_turn, spend_action

RULE = "tkds/attack"
BOTH_AT_ONE, EACH_AT_TWO = 1, -2
"""Two weapons: plus one against one target, minus two against each of two."""


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One check of an attack: at whom, with what, and the dice of its damage."""

    target: Figure
    aim: Aim
    dice: tuple[str, ...]


def resolve_attack(game: Game, scene: Scene, action: Attack) -> Procedure[Resolution]:
    """Strike, shoot or throw."""
    figure = require_turn(scene, action.who)
    paid = _payment(scene, figure, action)
    blows = _blows(game, scene, figure, action)
    effects: Effects = (*paid, *_missiles(scene, figure, blows[0].aim.weapon, action))
    outcome = ""
    for blow in blows:
        degree, came = yield from _strike(game, carried(game, scene, effects), figure.id, blow, action)
        effects += came
        outcome = outcome or degree
    return Resolution(outcome=outcome, effects=effects)


def require_enemy(scene: Scene, figure: Figure, id: str) -> Figure:
    """The enemy somebody aims at, if there is still one."""
    target = scene.figure(id)
    if target.side == figure.side:
        raise NotAnEnemy(rule=RULE, target=id)
    if target.character.is_dead or target.has_fled:
        raise TargetIsGone(rule=RULE, target=id)
    return target


def _payment(scene: Scene, figure: Figure, action: Attack) -> Effects:
    """What the attack costs: the action, or momentum; and essence where it goes into it."""
    effects: Effects = ()
    has_momentum = figure.momentum
    if action.uses_essence:
        ability = essence_ability(figure.character)
        if not ability or (ability == "surge" and not scene.is_fight):
            raise NoSuchAbility(rule="tkds/essence-abilities", who=figure.id, ability=ability or "edge")
        if ability == "surge" and has_momentum:
            raise HasMomentum(rule="tkds/essence-abilities", who=figure.id)
        effects += spend_essence(figure)
        if ability == "surge":
            effects += (MomentumGained(who=figure.id, is_earned=False, rule="tkds/essence-abilities"),)
            has_momentum = True
    if not scene.is_fight or not figure.has_acted:
        return effects + spend_action(scene, figure.id)
    if not has_momentum:
        raise AlreadyActed(rule="tkds/turn", who=figure.id)
    return (*effects, MomentumSpent(who=figure.id, rule="tkds/specializations"))


def _blows(game: Game, scene: Scene, figure: Figure, action: Attack) -> tuple[Blow, ...]:
    target = require_enemy(scene, figure, action.target)
    weapon = weapon_at(game, figure, action.weapon)
    if action.second < 0:
        aimed = aim(game, scene, figure, target, weapon, action)
        return (Blow(target=target, aim=aimed, dice=(aimed.damage,)),)
    second = weapon_at(game, figure, action.second)
    _require_pair(figure, weapon, second, action)
    if action.second_target in ("", action.target):
        aimed = aim(game, scene, figure, target, weapon, action, BOTH_AT_ONE)
        return (Blow(target=target, aim=aimed, dice=(aimed.damage, second.damage)),)
    pairs = ((target, weapon), (require_enemy(scene, figure, action.second_target), second))
    return tuple(
        Blow(target=at, aim=aimed, dice=(aimed.damage,))
        for at, what in pairs
        if (aimed := aim(game, scene, figure, at, what, action, EACH_AT_TWO))
    )


def _require_pair(figure: Figure, weapon: Weapon, second: Weapon, action: Attack) -> None:
    are_two = action.weapon != action.second and action.weapon >= 0
    are_light = all(is_melee(one) and one.hands == 1 and not one.is_natural for one in (weapon, second))
    if not (has_perk(figure.character, "two-weapons") and are_two and are_light) or action.thrown:
        raise NotTwoWeapons(rule=RULE, who=figure.id)


def _missiles(scene: Scene, figure: Figure, weapon: Weapon, action: Attack) -> Effects:
    """What leaves the hand: a missile, a thrown weapon, the bolt of a crossbow."""
    rule = "tkds/weapons"
    if weapon.is_natural:
        return ()
    if action.thrown:
        # Outside a fight there is time to fetch it again.
        thrown = WeaponThrown(who=figure.id, item=weapon.item, weapon=weapon.key, rule=rule)
        return (thrown,) if scene.is_fight else ()
    effects: Effects = ()
    if weapon.ammunition:
        effects += (AmmunitionSpent(who=figure.id, detail=weapon.ammunition, rule=rule),)
    if weapon.needs_reload:
        effects += (WeaponEmptied(who=figure.id, weapon=weapon.key, rule=rule),)
    return effects


def _strike(game: Game, scene: Scene, who: str, blow: Blow, action: Attack) -> Procedure[tuple[str, Effects]]:
    figure, aimed = scene.figure(who), blow.aim
    target = scene.figure(blow.target.id)
    for one in aimed.helps:
        yield Tell(one.rule, "helped-by", {"who": who, "cause": one.cause})
    for one in aimed.hinders:
        yield Tell(one.rule, "hindered-by", {"who": who, "cause": one.cause})
    if is_helpless(target):
        yield Tell("tkds/helpless", "helpless-hit", {"who": who, "target": target.id})
        if game.settings.helpless == "dead" and not action.subdues:
            killed = yield from dies(game, target, "tkds/helpless")
            return "critical-success", killed + _momentum(scene, figure, target, "critical-success", killed)
        degree, spent = "critical-success", 0
    else:
        degree, spent = yield from check_degree(
            game, figure, aimed.skill, aimed.hu, aimed.advantage, aimed.disadvantage, aimed.modifier, RULE
        )
    if degree not in SUCCEEDS:
        yield Tell(RULE, "missed", {"who": who, "target": target.id})
        return degree, hero_spent(who, spent)
    points = points_of(figure) - spent
    damage, more = yield from roll_damage(
        game, who, blow.dice, aimed.damage_bonus, _ambush_dice(game, figure, aimed), points
    )
    if degree == "critical-success":
        damage *= game.settings.critical_factor
        yield Tell(RULE, "critical-hit", {"who": who, "target": target.id})
    damage, lowered = yield from block(game, scene, target, damage)
    dealt = yield from deal(
        game,
        carried(game, scene, lowered),
        target.id,
        damage,
        kind=aimed.weapon.kind,
        subdues=action.subdues,
        rule=RULE,
    )
    effects: Effects = (*hero_spent(who, spent + more), *lowered, *dealt)
    if dealt and not leaves_fight(target.id, dealt) and not target.is_out:
        effects += yield from aftermath(aimed.weapon.special, figure, target, taken_in(target.id, dealt))
    return degree, effects + _momentum(scene, figure, target, degree, dealt)


def _ambush_dice(game: Game, figure: Figure, aimed: Aim) -> int:
    """The k6 an ambush adds: half the level, rounded up, and the perks, whenever there is advantage."""
    body = figure.character
    if not has_ability(body, "ambush") or edge(game.settings, aimed.advantage, aimed.disadvantage) <= 0:
        return 0
    return -(-body.level // 2) + count_perk(body, "deadly-ambush")


def _momentum(scene: Scene, figure: Figure, target: Figure, degree: str, dealt: Effects) -> Effects:
    """Momentum for a kill or, with the perk, a critical success: once a turn, and never two at a time."""
    body = figure.character
    is_kill = leaves_fight(target.id, dealt) and not target.is_out
    is_critical = degree == "critical-success" and has_perk(body, "critical-momentum")
    if not scene.is_fight or not has_ability(body, "momentum") or not (is_kill or is_critical):
        return ()
    if figure.momentum or EARNED in figure.used:
        return ()
    rule = "tkds/specializations" if is_kill else "tkds/perk-list"
    return (MomentumGained(who=figure.id, rule=rule),)
