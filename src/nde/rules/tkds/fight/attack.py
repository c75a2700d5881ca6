"""An attack: a check against the defence, damage on a success, twice the damage on a critical one."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from nde.dice import Ask, Part, Procedure, Roll, Tell, parse
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Attack
from nde.rules.tkds.book.equipment import Weapon, worn
from nde.rules.tkds.book.people import count_perk, has_perk
from nde.rules.tkds.checks.harm import KIND_OF_LASTING, Damage, deal, dies
from nde.rules.tkds.effects import fight as e
from nde.rules.tkds.effects.body import Died, Dying, HpLost, Subdued, TemporaryLost, hero_spent
from nde.rules.tkds.effects.general import Effects, after
from nde.rules.tkds.fight.space import NEAR, can_strike_at, is_helpless, is_placed
from nde.rules.tkds.fight.weapons import (
    Aim,
    aim,
    essence_ability,
    has_ability,
    loaded,
    schooled_level,
    weapon_at,
)
from nde.rules.tkds.rolls import OPTIONS, SUCCEEDS, check_degree, own_roll, points_of
from nde.rules.tkds.scene import SHIELD_LOWERED, Condition, Figure, Scene, Side
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_turn, spend_action, spend_essence

RULE = "tkds/attack"
MOMENTUM = "tkds/momentum"
BLOCK_DIE = 6
HOLD_DAMAGE, HOLD_LEVEL, HOLD_GRIP = 4, 4, 1
"""Teeth hold somebody of at most this level who takes at least so much, and hamper them by so much.
Whoever takes as much from a beast that pulls its prey down falls."""
LASTS_ROUNDS = 3
SPECIAL_VALUE = {"bleeding": 1, "burning": 2, "poisoned": 1}
"""Damage each round of what an attack leaves behind."""
PRONE = Condition(key="prone", until="fight")


def _rolled(game: Game, *known: Any) -> Procedure[tuple[int, int]]:
    """The damage of a weapon (of two: the better die) and the hero points that went into rolling again.

    The whole roll is repeated, all its dice, unless what it came to brings the target down anyway.
    """
    who, dice, bonus, extra, factor, enough, points = known
    spent = 0
    is_rolled = extra > 0 or not all(one.isdigit() for one in dice)
    while True:
        total = bonus + max((yield from _all(dice, who)))
        if extra:
            total += yield Roll(parse(f"{extra}d6"), who, "ambush")
        total = max(total, 1) * factor
        may_repeat = game.settings.reroll_repeats or not spent
        if not is_rolled or spent >= points or not may_repeat or 0 < enough <= total:
            return total, spent
        facts = (("total", total), ("left", points - spent))
        choice = yield Ask(who, "reroll-damage", OPTIONS, "keep", "tkds/reroll", facts)
        if choice == "keep":
            return total, spent
        spent += 1
        yield Tell("tkds/reroll", "rolled-again", {"who": who, "left": points - spent})


def _all(dice: tuple[str, ...], who: str) -> Procedure[tuple[int, ...]]:
    totals: tuple[int, ...] = ()
    for one in dice:
        face: int = int(one) if one.isdigit() else (yield Roll(parse(one), who, "damage"))
        totals = (*totals, face)
    return totals


def blockers(scene: Scene, target: Figure) -> tuple[Figure, ...]:
    """Those who can put a shield between somebody and a blow: themselves, or an ally within a metre."""
    return tuple(
        one
        for one in scene.of_side(target.side)
        if has_perk(one.character, "shield-block")
        and not one.is_out
        and not is_helpless(one)
        and e.BLOCKED not in one.used
        and one.condition(SHIELD_LOWERED) is None
        and any(suit.is_shield for suit in worn(one.character))
        and (one.id == target.id or _is_beside(scene, one, target))
    )


def _is_beside(scene: Scene, one: Figure, target: Figure) -> bool:
    return is_placed(scene, one.id, target.id) and can_strike_at(scene, one.id, target.id, NEAR)


def block(game: Game, scene: Scene, target: Figure, damage: int) -> Procedure[tuple[int, Effects]]:
    """The damage left after a shield took some of it, and the shield's being down for a while."""
    for one in blockers(scene, target):
        facts = (("target", target.id), ("damage", damage))
        answer = yield Ask(one.id, "block", ("no", "block"), "no", "tkds/perk-list", facts)
        if answer == "block":
            taken, spent = yield from own_roll(game, one, BLOCK_DIE, "block")
            left = max(damage - taken, 1)
            yield Tell("tkds/perk-list", "blocked", {"who": one.id, "taken": damage - left, "damage": left})
            lowered = e.ShieldLowered(who=one.id, rule="tkds/perk-list")
            return left, (*hero_spent(one.id, spent), lowered)
    return damage, ()


def leaves_fight(target: str, effects: Effects) -> bool:
    """Whether these effects bring somebody down."""
    return any(isinstance(one, Died | Dying | Subdued) and one.who == target for one in effects)


def taken_in(target: str, effects: Effects) -> int:
    """The damage somebody takes by these effects, temporary hit points included."""
    return sum(one.points for one in effects if isinstance(one, HpLost | TemporaryLost) and one.who == target)


def left_behind(special: str, by: Side, source: str = "") -> Condition:
    """The fire, blood or poison that an attack of a side leaves behind."""
    value = SPECIAL_VALUE[special]
    return Condition(key=special, value=value, rounds=LASTS_ROUNDS, by=by, source=source, until="rounds")


def aftermath(special: str, attacker: Figure, target: Figure, damage: int) -> Procedure[Effects]:
    """What an attack does besides its damage: teeth that hold, a fall, fire, blood, poison."""
    if special == "hold":
        if damage < HOLD_DAMAGE or target.character.level > HOLD_LEVEL:
            return ()
        condition = Condition(key="held", value=HOLD_GRIP, source=attacker.id, until="fight")
    elif special == "trip":
        if damage < HOLD_DAMAGE:
            return ()
        condition = PRONE
    elif special in SPECIAL_VALUE:
        kind = KIND_OF_LASTING[special]
        if kind and kind in target.immune:
            return ()
        condition = left_behind(special, attacker.side, attacker.id)
    else:
        return ()
    facts = {"who": target.id, "condition": condition.key, "came": condition.key}
    yield Tell("tkds/specials", "special", facts)
    return (e.ConditionBegun(who=target.id, condition=condition, rule="tkds/specials"),)


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One check of an attack: at whom, with what, and the dice of its damage."""

    target: Figure
    aim: Aim
    dice: tuple[str, ...]


def slain(game: Game, scene: Scene, target: str, who: str) -> Procedure[Effects]:
    """The death of somebody helpless, and what it brings whoever killed them."""
    figure = scene.figure(target)
    killed = yield from dies(game, figure, "tkds/helpless")
    return killed + _momentum(scene, scene.figure(who), figure, "critical-success", killed)


class Harm(msgspec.Struct, frozen=True, kw_only=True):
    """What a blow does when it hits: its dice, and all that matters besides them."""

    who: str
    dice: tuple[str, ...]
    bonus: int = 0
    ambush: int = 0
    """k6 that are added."""
    degree: str
    kind: str
    special: str = ""
    subdues: bool = False
    enough: int = 0
    """The damage that brings the target down, and of which more is no better; 0 where that is not known."""


def harm_of(game: Game, scene: Scene, blow: Blow, action: Attack, degree: str) -> Harm:
    """What a blow of this degree does."""
    aimed = blow.aim
    return Harm(
        who=action.who,
        dice=blow.dice,
        bonus=aimed.damage_bonus,
        ambush=_ambush_dice(game, scene.figure(action.who), aimed),
        degree=degree,
        kind=aimed.weapon.kind,
        special=aimed.weapon.special,
        subdues=action.subdues,
        enough=enough_for(scene, blow.target, aimed.weapon.kind),
    )


def enough_for(scene: Scene, target: Figure, kind: str) -> int:
    """The damage of a kind that surely brings a foe down; 0 where something may lessen it, or of heroes."""
    body = target.character
    is_unclear = body.kind == "pc" or kind in (*target.resists, *target.immune, *target.weak)
    return 0 if is_unclear or blockers(scene, target) else body.hp + body.hp_temporary


def harm_rolled(game: Game, harm: Harm, target: str, points: int) -> Procedure[tuple[int, int]]:
    """The damage of a hit, twice as much of a critical one, and the hero points of these it cost."""
    is_critical = harm.degree == "critical-success"
    factor = game.settings.critical_factor if is_critical else 1
    enough = harm.enough if points else 0
    known = (harm.who, harm.dice, harm.bonus, harm.ambush, factor, enough, points)
    damage, spent = yield Part(_rolled, (game, *known))
    if is_critical:
        yield Tell(RULE, "critical-hit", {"who": harm.who, "target": target})
    return damage, spent


def hurt(game: Game, scene: Scene, harm: Harm, id: str, damage: int) -> Procedure[Effects]:
    """What so much damage of a blow brings: a shield before it, hit points lost, and what follows."""
    target = scene.figure(id)
    damage, lowered = yield from block(game, scene, target, damage)
    felt = Damage(damage, harm.kind, RULE, subdues=harm.subdues)
    dealt = yield from deal(game, after(game, scene, lowered), id, felt)
    effects: Effects = (*lowered, *dealt)
    if not harm.who:
        return effects
    figure = scene.figure(harm.who)
    if dealt and not leaves_fight(id, dealt) and not target.is_out:
        effects += yield from aftermath(harm.special, figure, target, taken_in(id, dealt))
    return effects + _momentum(scene, figure, target, harm.degree, dealt)


def whoever_hits(scene: Scene, harm: Harm) -> Harm:
    """The harm without what matters no more once its damage is rolled; whose it is, where that is so."""
    if harm.special or has_ability(scene.figure(harm.who).character, "momentum"):
        return replace(harm, dice=(), bonus=0, ambush=0, enough=0)
    return replace(harm, dice=(), bonus=0, ambush=0, enough=0, who="", degree="")


def _ambush_dice(game: Game, figure: Figure, aimed: Aim) -> int:
    """The k6 an ambush adds: half the level, rounded up, and the perks, whenever there is advantage."""
    body = figure.character
    if not has_ability(body, "ambush") or aimed.attempt.edge(game.settings) <= 0:
        return 0
    return -(-schooled_level(game, body) // 2) + count_perk(body, "deadly-ambush")


def _momentum(scene: Scene, figure: Figure, target: Figure, degree: str, dealt: Effects) -> Effects:
    """Momentum for a kill or, with the perk, a critical success: once a turn, and never two at a time."""
    body = figure.character
    is_kill = leaves_fight(target.id, dealt) and not target.is_out
    is_critical = degree == "critical-success" and has_perk(body, "critical-momentum")
    if not scene.is_fight or not has_ability(body, "momentum") or not (is_kill or is_critical):
        return ()
    if figure.momentum or e.EARNED in figure.used:
        return ()
    rule = MOMENTUM if is_kill else "tkds/perk-list"
    return (e.MomentumGained(who=figure.id, rule=rule),)


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
            effects += (e.MomentumGained(who=figure.id, is_earned=False, rule="tkds/essence-abilities"),)
            has_momentum = True
    if not scene.is_fight or not figure.has_acted:
        return effects + spend_action(scene, figure.id)
    if not has_momentum:
        raise ActionRefused("already-acted", rule="tkds/turn", who=figure.id)
    return (*effects, e.MomentumSpent(who=figure.id, rule=MOMENTUM))


def _blows(game: Game, scene: Scene, figure: Figure, action: Attack) -> tuple[Blow, ...]:
    target = require_enemy(scene, figure, action.target)
    weapon = loaded(figure, weapon_at(game, figure, action.weapon), target, action.ammunition)
    if action.second < 0:
        aimed = aim(game, scene, target, weapon, action)
        return (Blow(target=target, aim=aimed, dice=(aimed.damage,)),)
    second = weapon_at(game, figure, action.second)
    _require_pair(figure, weapon, second, action)
    if action.second_target in ("", action.target):
        aimed = aim(game, scene, target, weapon, action, BOTH_AT_ONE)
        return (Blow(target=target, aim=aimed, dice=(aimed.damage, second.damage)),)
    pairs = ((target, weapon), (require_enemy(scene, figure, action.second_target), second))
    return tuple(
        Blow(target=at, aim=aimed, dice=(aimed.damage,))
        for at, what in pairs
        if (aimed := aim(game, scene, at, what, action, EACH_AT_TWO))
    )


def _require_pair(figure: Figure, weapon: Weapon, second: Weapon, action: Attack) -> None:
    are_two = action.weapon != action.second and action.weapon >= 0
    are_light = all(one.is_melee and one.hands == 1 and not one.is_natural for one in (weapon, second))
    if not (has_perk(figure.character, "two-weapons") and are_two and are_light) or action.thrown:
        raise ActionRefused("not-two-weapons", rule=RULE, who=figure.id)


def _missiles(scene: Scene, figure: Figure, weapon: Weapon, action: Attack) -> Effects:
    """What leaves the hand: a missile, a thrown weapon, the bolt of a crossbow."""
    rule = "tkds/weapons"
    if weapon.is_natural:
        return ()
    if action.thrown:
        # Outside a fight there is time to fetch it again.
        thrown = e.WeaponThrown(who=figure.id, item=weapon.item, weapon=weapon.key, rule=rule)
        return (thrown,) if scene.is_fight else ()
    effects: Effects = ()
    if weapon.ammunition:
        effects += (e.AmmunitionSpent(who=figure.id, detail=weapon.ammunition, rule=rule),)
    if weapon.needs_reload:
        effects += (e.WeaponEmptied(who=figure.id, weapon=weapon.key, rule=rule),)
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
    degree, spent = yield from check_degree(game, replace(aimed.attempt, figure=scene.figure(who)))
    if degree not in SUCCEEDS:
        yield Tell(RULE, "missed", {"who": who, "target": target.id})
    return degree, spent


def kills_outright(game: Game, target: Figure, action: Attack) -> bool:
    """Whether a hit is somebody's death, whatever its damage."""
    return game.settings.helpless == "dead" and not action.subdues and is_helpless(target)
