"""An attack: a check against the defence, damage on a success, twice the damage on a critical one."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Attack
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.fight import (
    AmmunitionSpent,
    MomentumGained,
    MomentumSpent,
    WeaponEmptied,
    WeaponThrown,
)
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.fight.blows import RULE, Blow, harm_of, harm_rolled, hurt, slain
from nde.rules.tkds.fight.space import is_helpless, is_melee
from nde.rules.tkds.fight.weapons import aim, essence_ability, loaded, weapon_at
from nde.rules.tkds.living.essence import spend_essence
from nde.rules.tkds.making.equipment import Weapon
from nde.rules.tkds.making.people import has_perk
from nde.rules.tkds.rolling import SUCCEEDS, check_degree, points_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_turn, spend_action

BOTH_AT_ONE, EACH_AT_TWO = 1, -2
"""Two weapons: plus one against one target, minus two against each of two."""


def resolve_attack(game: Game, scene: Scene, action: Attack) -> Procedure[Resolution]:
    """Strike, shoot or throw."""
    effects, blows = made_ready(game, scene, action)
    outcome = ""
    for blow in blows:
        degree, came = yield from _strike(game, after(game, scene, effects), blow, action)
        effects += came
        outcome = outcome or degree
    return Resolution(outcome=outcome, effects=effects)


def made_ready(game: Game, scene: Scene, action: Attack) -> tuple[Effects, tuple[Blow, ...]]:
    """What an attack takes before it is rolled for, and its blows; or the reason why it cannot be made."""
    figure = require_turn(scene, action.who)
    paid = _payment(scene, figure, action)
    blows = _blows(game, scene, figure, action)
    return (*paid, *_missiles(scene, figure, blows[0].aim.weapon, action)), blows


def require_enemy(scene: Scene, figure: Figure, id: str) -> Figure:
    """The enemy somebody aims at, if there is still one."""
    target = scene.figure(id)
    if target.side == figure.side:
        raise ActionRefused("not-an-enemy", rule=RULE, target=id)
    if target.character.is_dead or target.has_fled:
        raise ActionRefused("target-is-gone", rule=RULE, target=id)
    return target


def _payment(scene: Scene, figure: Figure, action: Attack) -> Effects:
    """What the attack costs: the action, or momentum; and essence where it goes into it."""
    effects: Effects = ()
    has_momentum = figure.momentum
    if action.uses_essence:
        ability = essence_ability(figure.character)
        if not ability or (ability == "surge" and not scene.is_fight):
            raise ActionRefused(
                "no-such-ability", rule="tkds/essence-abilities", who=figure.id, ability=ability or "edge"
            )
        if ability == "surge" and has_momentum:
            raise ActionRefused("has-momentum", rule="tkds/essence-abilities", who=figure.id)
        effects += spend_essence(figure)
        if ability == "surge":
            effects += (MomentumGained(who=figure.id, is_earned=False, rule="tkds/essence-abilities"),)
            has_momentum = True
    if not scene.is_fight or not figure.has_acted:
        return effects + spend_action(scene, figure.id)
    if not has_momentum:
        raise ActionRefused("already-acted", rule="tkds/turn", who=figure.id)
    return (*effects, MomentumSpent(who=figure.id, rule="tkds/specializations"))


def _blows(game: Game, scene: Scene, figure: Figure, action: Attack) -> tuple[Blow, ...]:
    target = require_enemy(scene, figure, action.target)
    weapon = loaded(figure, weapon_at(game, figure, action.weapon), action.ammunition)
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
        raise ActionRefused("not-two-weapons", rule=RULE, who=figure.id)


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


def _strike(game: Game, scene: Scene, blow: Blow, action: Attack) -> Procedure[tuple[str, Effects]]:
    who, target = action.who, scene.figure(blow.target.id)
    degree, spent = yield from landed(game, scene, blow, action)
    if degree not in SUCCEEDS:
        return degree, hero_spent(who, spent)
    if kills_outright(game, target, action):
        return degree, (yield from slain(game, scene, target.id, who))
    harm = harm_of(game, scene, blow, action, degree)
    damage, more = yield from harm_rolled(game, harm, target.id, points_of(scene.figure(who)) - spent)
    came = yield from hurt(game, scene, harm, target.id, damage)
    return degree, (*hero_spent(who, spent + more), *came)


def landed(game: Game, scene: Scene, blow: Blow, action: Attack) -> Procedure[tuple[str, int]]:
    """The degree of a blow and the hero points it cost; whoever is helpless is hit in any case."""
    aimed, who = blow.aim, action.who
    target = scene.figure(blow.target.id)
    for one in aimed.helps:
        yield Tell(one.rule, "helped-by", {"who": who, "cause": one.cause})
    for one in aimed.hinders:
        yield Tell(one.rule, "hindered-by", {"who": who, "cause": one.cause})
    if is_helpless(target):
        yield Tell("tkds/helpless", "helpless-hit", {"who": who, "target": target.id})
        return "critical-success", 0
    figure = scene.figure(who)
    degree, spent = yield from check_degree(
        game, figure, aimed.skill, aimed.hu, aimed.advantage, aimed.disadvantage, aimed.modifier, RULE
    )
    if degree not in SUCCEEDS:
        yield Tell(RULE, "missed", {"who": who, "target": target.id})
    return degree, spent


def kills_outright(game: Game, target: Figure, action: Attack) -> bool:
    """Whether a hit is somebody's death, whatever its damage."""
    return game.settings.helpless == "dead" and not action.subdues and is_helpless(target)
