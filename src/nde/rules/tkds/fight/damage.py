"""Damage of a hit: rolled, rolled again for a hero point, doubled by a critical success, met by a shield."""

from __future__ import annotations

from nde.dice import Ask, Part, Procedure, Roll, Tell, parse
from nde.rules.tkds.effects.body import Died, Dying, HpLost, Subdued, TemporaryLost, hero_spent
from nde.rules.tkds.effects.fight import BLOCKED, ConditionBegun, ShieldLowered
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.fight.space import NEAR, can_strike_at, is_helpless, is_placed
from nde.rules.tkds.making.equipment import worn
from nde.rules.tkds.making.people import has_perk
from nde.rules.tkds.rolling import OPTIONS, own_roll
from nde.rules.tkds.scene import SHIELD_LOWERED, Condition, Figure, Scene, Side
from nde.rules.tkds.settings import Game

RULE = "tkds/attack"
BLOCK_DIE = 6
HOLD_DAMAGE, HOLD_LEVEL, HOLD_GRIP = 4, 4, 1
"""Teeth hold somebody of at most this level who takes at least so much, and hamper them by so much.
Whoever takes as much from a beast that pulls its prey down falls."""
LASTS_ROUNDS = 3
SPECIAL_VALUE = {"bleeding": 1, "burning": 2, "poisoned": 1}
"""Damage each round of what an attack leaves behind."""
KIND_OF_LASTING = {"burning": "fire", "bleeding": "", "poisoned": "poison"}
"""What damage that goes on round by round is made of."""
PRONE = Condition(key="prone", until="fight")


def roll_damage(
    game: Game, who: str, dice: tuple[str, ...], bonus: int, extra: int, points: int
) -> Procedure[tuple[int, int]]:
    """The damage of a weapon (of two: the better die) and the hero points that went into rolling again.

    The whole roll is repeated, all its dice; `extra` are k6 of an ambush.
    """
    result: tuple[int, int] = yield Part(_rolled, (game, who, dice, bonus, extra, points))
    return result


def _rolled(
    game: Game, who: str, dice: tuple[str, ...], bonus: int, extra: int, points: int
) -> Procedure[tuple[int, int]]:
    spent = 0
    is_rolled = extra > 0 or not all(one.isdigit() for one in dice)
    while True:
        total = bonus + max((yield from _all(dice, who)))
        if extra:
            total += yield Roll(parse(f"{extra}d6"), who, "ambush")
        total = max(total, 1)
        may_repeat = game.settings.reroll_repeats or not spent
        if not is_rolled or spent >= points or not may_repeat:
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
        and BLOCKED not in one.used
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
            yield Tell("tkds/perk-list", "blocked", {"who": one.id, "taken": taken, "damage": left})
            lowered = ShieldLowered(who=one.id, rule="tkds/perk-list")
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
    yield Tell("tkds/specials", "special", {"who": target.id, "condition": condition.key})
    return (ConditionBegun(who=target.id, condition=condition, rule="tkds/specials"),)
