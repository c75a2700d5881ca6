"""Abilities that are an action of their own: a surge, bolts of magic, the healing touch."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.dice import Procedure, Tell, parse
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import UseAbility
from nde.rules.tkds.book.equipment import armour_disadvantage, defence_of, hinders
from nde.rules.tkds.book.people import has_perk, key_abilities
from nde.rules.tkds.checks.harm import dies, heal_told
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.fight import MomentumGained
from nde.rules.tkds.effects.general import Effects, done
from nde.rules.tkds.fight.attack import Harm, enough_for, harm_rolled, hurt, require_enemy
from nde.rules.tkds.fight.space import (
    NEAR,
    can_strike_at,
    distance_between,
    grip_on,
    is_helpless,
    is_walled_off,
    threateners,
)
from nde.rules.tkds.fight.weapons import Cause, hampers
from nde.rules.tkds.rolls import SUCCEEDS, Attempt, check_degree, own_roll, points_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_action, require_turn, spend_action, spend_essence

RULE = "tkds/essence-abilities"
AT_WILL = "at-will-bolt"
BOLT_METRES = 10
BOLT_DICE = {"bolt": "2d6", AT_WILL: "1d6"}
TOUCH_DICE, STRONG_TOUCH_DICE = "1d8+1", "1d10+1"


def abilities_of(figure: Figure) -> tuple[str, ...]:
    """The abilities somebody can use as such; an edge goes into a roll instead."""
    own = tuple(one for one in key_abilities(figure.character) if one != "edge")
    return (*own, AT_WILL) if has_perk(figure.character, AT_WILL) else own


def resolve_ability(game: Game, scene: Scene, action: UseAbility) -> Procedure[Resolution]:
    """Use an ability one has."""
    figure = require_turn(scene, action.who)
    if action.ability not in abilities_of(figure):
        raise ActionRefused("no-such-ability", rule=RULE, who=figure.id, ability=action.ability)
    use = {"surge": _surge, "healing-touch": _touch}.get(action.ability, _bolt)
    return (yield from use(game, scene, figure, action))


def _surge(game: Game, scene: Scene, figure: Figure, action: UseAbility) -> Procedure[Resolution]:
    if not scene.is_fight:
        raise ActionRefused("no-fight-on", rule=RULE)
    if figure.momentum:
        raise ActionRefused("has-momentum", rule=RULE, who=figure.id)
    paid = spend_essence(figure)
    yield Tell(RULE, "ability", {"who": figure.id, "ability": action.ability})
    gained = MomentumGained(who=figure.id, is_earned=False, rule=RULE)
    return done(*paid, gained)


def _touch(game: Game, scene: Scene, figure: Figure, action: UseAbility) -> Procedure[Resolution]:
    require_action(scene, figure.id)
    target = scene.figure(action.target or figure.id)
    if target.side != figure.side:
        raise ActionRefused("not-an-ally", rule=RULE, target=target.id)
    if not _is_hurt(target):
        raise ActionRefused("nothing-to-heal", rule=RULE, target=target.id)
    if not can_be_touched(scene, figure, target):
        raise ActionRefused("beyond-reach", rule=RULE, target=target.id, reach=NEAR)
    paid = (*spend_essence(figure), *spend_action(scene, figure.id))
    yield Tell(RULE, "ability", {"who": figure.id, "ability": action.ability})
    dice = STRONG_TOUCH_DICE if has_perk(figure.character, "strong-healing") else TOUCH_DICE
    points, spent = yield from own_roll(game, figure, parse(dice), "touch")
    yield Tell(RULE, "healed", {"who": target.id, "points": points})
    healed = yield from heal_told(game, scene, target.id, points, RULE)
    return done(*paid, *hero_spent(figure.id, spent), *healed)


def _is_hurt(figure: Figure) -> bool:
    body = figure.character
    return not body.is_dead and not figure.has_fled and body.hp < body.hp_most


def can_be_touched(scene: Scene, figure: Figure, other: Figure) -> bool:
    """Whether the healing touch of one gets to another and does something for them."""
    if other.side != figure.side or not _is_hurt(other):
        return False
    return other.id == figure.id or can_strike_at(scene, figure.id, other.id, NEAR)


def can_be_shot(game: Game, scene: Scene, figure: Figure, other: Figure) -> bool:
    """Whether a bolt of magic gets from one to another."""
    if is_walled_off(scene, figure.id, other.id):
        return False
    apart = distance_between(game, scene, figure.id, other.id)
    return apart is None or apart <= BOLT_METRES


def _bolt_hindered(game: Game, scene: Scene, figure: Figure, target: Figure) -> Iterator[Cause]:
    """What is in the way of a bolt: whatever is in the way of other attacks, or of casting."""
    yield from hampers(figure)
    if game.settings.bolt == "spell" and hinders(figure.character, "casting"):
        yield Cause("tkds/armour", "casting-armour")
    if any(one.id != target.id for one in threateners(scene, figure)):
        yield Cause("tkds/threatened", "threatened")


def _bolt(game: Game, scene: Scene, figure: Figure, action: UseAbility) -> Procedure[Resolution]:
    """A bolt of magic: intelligence against the defence, to ten metres."""
    is_free = action.ability == AT_WILL
    rule = "tkds/perk-list" if is_free else RULE
    require_action(scene, figure.id)
    target = require_enemy(scene, figure, action.target)
    if is_walled_off(scene, figure.id, target.id):
        raise ActionRefused("wall-between", rule="tkds/space", who=figure.id, target=target.id)
    if not can_be_shot(game, scene, figure, target):
        raise ActionRefused("beyond-range", rule=rule, target=target.id, most=BOLT_METRES)
    if game.settings.bolt == "spell" and armour_disadvantage(figure.character):
        raise ActionRefused("armour-stops-magic", rule="tkds/armour", who=figure.id)
    essence = () if is_free else spend_essence(figure)
    paid: Effects = (*essence, *spend_action(scene, figure.id))
    yield Tell(rule, "ability", {"who": figure.id, "ability": action.ability})
    if is_helpless(target):
        yield Tell("tkds/helpless", "helpless-hit", {"who": figure.id, "target": target.id})
        if game.settings.helpless == "dead":
            killed = yield from dies(game, target, "tkds/helpless")
            return Resolution(outcome="critical-success", effects=(*paid, *killed))
        degree, spent = "critical-success", 0
    else:
        hinders = tuple(_bolt_hindered(game, scene, figure, target))
        for one in hinders:
            yield Tell(one.rule, "hindered-by", {"who": figure.id, "cause": one.cause})
        hu = defence_of(game, target, ranged=True, large="large" in figure.tags) - grip_on(scene, target)
        degree, spent = yield from check_degree(
            game,
            Attempt(figure, "intelligence", hu, 0, len(hinders), -grip_on(scene, figure), "tkds/attack"),
        )
    if degree not in SUCCEEDS:
        yield Tell("tkds/attack", "missed", {"who": figure.id, "target": target.id})
        return Resolution(outcome=degree, effects=(*paid, *hero_spent(figure.id, spent)))
    enough = enough_for(scene, target, "magic")
    dice = (BOLT_DICE[action.ability],)
    harm = Harm(who=figure.id, dice=dice, degree=degree, kind="magic", enough=enough)
    damage, more = yield from harm_rolled(game, harm, target.id, points_of(figure) - spent)
    # No bolt gives momentum, whoever throws it.
    dealt = yield from hurt(game, scene, replace(harm, who=""), target.id, damage)
    return Resolution(outcome=degree, effects=(*paid, *hero_spent(figure.id, spent + more), *dealt))
