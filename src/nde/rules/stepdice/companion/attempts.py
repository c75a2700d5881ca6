"""What heroes attempt by the companion books: shoves, stealth, chases, powers, clues, arguments.

Every attempt begins and ends alike: who tries, with what, and what it owes.
"""

from __future__ import annotations

from nde.dice import GM, Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Modifier, Tried
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import require_clock, tick_on_failure
from nde.rules.stepdice.companion.actions import (
    CalmAlarm,
    CounterPower,
    Fall,
    Investigate,
    Parley,
    RunChase,
    Shove,
    Sneak,
    StartChase,
    SustainPower,
)
from nde.rules.stepdice.companion.book import companion, scaled
from nde.rules.stepdice.companion.deeds import set_condition, tick
from nde.rules.stepdice.companion.effects import (
    ChaseBegun,
    ChaseEnded,
    ChaseMoved,
    ClueFound,
    PowerCountered,
    PowerSustained,
    TraitSpent,
)
from nde.rules.stepdice.companion.traits import attack_modifiers, push_modifiers
from nde.rules.stepdice.effects import BenefitDue, ComplicationDue, ConditionEnded, ConditionSet, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import HELD, lose_heart, push_away
from nde.rules.stepdice.outcomes import EXCEPTIONAL, SUCCEEDS, Reading, aftermath
from nde.rules.stepdice.powers import AIMED_AT, GOING, going, is_aimed_at, pay
from nde.rules.stepdice.rolls import plain_cast, thrown
from nde.rules.stepdice.scene import ALARM, CHASE, Clock, Condition, Foe, Scene, is_in, sight_apart
from nde.rules.stepdice.turns import (
    acting_hero,
    living_hero,
    require_means,
    spend_action,
    standing_hero,
    trying_hero,
    untried,
)


def settle(
    game: Game, scene: Scene, tried: Tried, reading: Reading, effects: Effects, besides: tuple[str, ...] = ()
) -> Procedure[Resolution]:
    """What came of an attempt: its effects, a benefit of the highest face, what it owes, moved clocks.

    The clocks `besides` are moved by the attempt itself, and by no failure.
    """
    hero = scene.hero(tried.hero)
    if reading.outcome == EXCEPTIONAL:
        effects += (BenefitDue(hero=hero.id, benefit="extra", rule=game.cite.outcome),)
    effects += aftermath(game, hero, reading)
    if not reading.succeeds:
        effects += yield from tick_on_failure(game, scene, tried.clock, besides=besides)
    return Resolution(outcome=reading.outcome, effects=effects)


BAD_POSITION = Condition("bad-position", "used", 1)
"""What a fall leaves a hero in."""


def resolve_shove(game: Game, scene: Scene, action: Shove) -> Procedure[Resolution]:
    """Strength against a fixed number: the foe goes as far as wished, and further on the highest face."""
    record, rule = companion(game.id).shove, game.cite.shove
    hero, foe = trying_hero(game, scene, action), scene.foe(action.foe)
    if foe.is_out:
        raise ActionRefused("foe-is-out", rule=rule, foe=foe.id)
    least, most = record.squares
    if not least <= action.squares <= most:
        raise ActionRefused("shove-too-far", rule=rule, squares=action.squares, least=least, most=most)
    if (seen := sight_apart(scene, hero.id, foe.id)) is not None:
        raise ActionRefused("out-of-reach", rule=rule, foe=foe.id, distance=seen.distance)
    tn = scaled(game.settings, record.tn)
    against = Against(attribute="strength", tn=tn, extra=push_modifiers(game, foe))
    reading = yield from check(game, hero, action, against)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        squares = action.squares + (record.more if reading.outcome == EXCEPTIONAL else 0)
        effects += yield from push_away(scene, foe.id, source=hero.id, squares=squares, bands=1, rule=rule)
    else:
        effects += yield from tick_on_failure(game, scene, action.clock)
    return Resolution(outcome=reading.outcome, effects=effects + aftermath(game, hero, reading))


def resolve_fall(game: Game, scene: Scene, action: Fall) -> Procedure[Resolution]:
    """A fall costs a heart, and the next test is made from a worse position."""
    rule = game.cite.terrain
    hero = living_hero(game, scene, action.hero)
    effects = yield from lose_heart(game, hero, rule)
    if hero.is_down and effects:
        return Resolution(outcome="", effects=effects)  # it was the death of them
    effects += yield from set_condition(hero.id, BAD_POSITION, rule)
    return Resolution(outcome="", effects=effects)


STEALTH = "stealth"


def resolve_sneak(game: Game, scene: Scene, action: Sneak) -> Procedure[Resolution]:
    """A hero slips past; whoever watches well makes it harder, and failing moves the alarm."""
    hero = trying_hero(game, scene, action)
    foes = tuple(scene.foe(id) for id in action.foes) if action.foes else scene.foes
    extra, spent = _watchers(game, scene, tuple(foe for foe in foes if not foe.is_out))
    against = Against(attribute=action.attribute, tn=action.tn, extra=extra)
    reading = yield from check(game, hero, action, against)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects + spent
    if not reading.succeeds and scene.find_clock(ALARM):
        effects += yield from tick(game, scene, ALARM, 1, game.cite.alarm)
    return (yield from settle(game, scene, action, reading, effects, besides=(ALARM,)))


def resolve_calm_alarm(game: Game, scene: Scene, action: CalmAlarm) -> Procedure[Resolution]:
    """A hero's success takes the alarm back by one; failing moves it on."""
    rule = game.cite.alarm
    hero = trying_hero(game, scene, action)
    if not companion(game.id).alarm.can_calm or not scene.find_clock(ALARM):
        raise ActionRefused("no-alarm", rule=rule)
    reading = yield from check(game, hero, action, Against(attribute=action.attribute, tn=action.tn))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    effects += yield from tick(game, scene, ALARM, -1 if reading.succeeds else 1, rule)
    return (yield from settle(game, scene, action, reading, effects, besides=(ALARM,)))


def _watchers(game: Game, scene: Scene, foes: tuple[Foe, ...]) -> tuple[tuple[Modifier, ...], Effects]:
    """What those who watch add, each trait once however many have it, and the traits that are spent by it."""
    traits = companion(game.id).traits
    found: dict[str, Modifier] = {}
    spent: Effects = ()
    for foe in foes:
        for modifier in attack_modifiers(game, scene, foe, STEALTH):
            found.setdefault(modifier.cause, modifier)
            if modifier.cause in traits and traits[modifier.cause].once:
                spent += (TraitSpent(foe=foe.id, trait=modifier.cause, rule=game.cite.foe_traits),)
    return tuple(found.values()), spent


def resolve_start_chase(game: Game, scene: Scene, action: StartChase) -> Procedure[Resolution]:
    """A chase begins, at the usual distance if none is said."""
    record, rule = companion(game.id).chase, game.cite.chase
    start = record.start if action.distance is None else action.distance
    distance = min(max(start, 1), record.away - 1)
    yield Tell(rule, "chase-begun", {"distance": distance, "away": record.away})
    return Resolution(outcome="", effects=(ChaseBegun(distance=distance, away=record.away, rule=rule),))


def resolve_run_chase(game: Game, scene: Scene, action: RunChase) -> Procedure[Resolution]:
    """One round: a hero's success moves the distance their way, failing moves it the other way.

    Where the game has both sides roll, each moves it by its own success alone.
    """
    rule = game.cite.chase
    hero = trying_hero(game, scene, action)
    clock = scene.find_clock(CHASE)
    if clock is None:
        raise ActionRefused("no-chase", rule=rule)
    both = game.settings.chase_rolls == "both"
    if both and action.other is None:
        raise ActionRefused("other-die-missing", rule=rule)
    allowed = companion(game.id).chase.attributes
    if action.attribute not in allowed:
        raise ActionRefused("wrong-attribute", rule=rule, attribute=action.attribute, allowed=allowed)
    reading = yield from check(game, hero, action, Against(attribute=action.attribute, tn=action.tn))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    gained = int(reading.succeeds)
    if both and action.other is not None:
        cast = plain_cast(game.settings, action.other, action.tn)
        _, theirs = yield from thrown(game, cast, GM, "chase-other", rule)
        gained -= int(theirs in SUCCEEDS)
    elif not reading.succeeds:
        gained = -1
    effects = spend_action(game, scene, hero.id) + reading.effects
    effects += yield from _moved(clock, gained if action.is_runner else -gained, rule)
    return (yield from settle(game, scene, action, reading, effects))


def _moved(clock: Clock, by: int, rule: str) -> Procedure[Effects]:
    """The new distance, and the end of the chase where it comes to one."""
    distance = clock.filled + by
    yield Tell(rule, "chase-moved", {"distance": distance, "away": clock.steps})
    effects: Effects = (ChaseMoved(by=by, rule=rule),) if by else ()
    if distance <= 0:
        effects += (ChaseEnded(result="caught", rule=rule),)
    elif distance >= clock.steps:
        effects += (ChaseEnded(result="away", rule=rule),)
    return effects


SUSTAIN_MANA = 1


def resolve_sustain(game: Game, scene: Scene, action: SustainPower) -> Procedure[Resolution]:
    """A power goes on for a turn, for a point of mana or for the action."""
    rule = game.cite.magic_extras
    pays_mana = action.pay == "mana"
    hero = (standing_hero if pays_mana else acting_hero)(game, scene, action.hero)
    power = going(hero)
    if power is None:
        raise ActionRefused("no-power-going", rule=rule, hero=hero.id)
    if scene.is_fight and power.until != "round":
        raise ActionRefused("power-goes-on", rule=rule, hero=hero.id)
    held = (scene.foe(action.foe),) if action.foe else ()
    for foe in held:
        if not is_in(foe, HELD.key):
            raise ActionRefused("no-power-going", rule=rule, hero=hero.id)
    price = pay(game, hero, SUSTAIN_MANA, rule) if pays_mana else spend_action(game, scene, hero.id)
    yield Tell(rule, "power-sustained", {"hero": hero.id, "foe": action.foe})
    kept: Effects = (ConditionSet(who=hero.id, condition=GOING, rule=rule),)
    kept += tuple(ConditionSet(who=foe.id, condition=HELD, rule=rule) for foe in held)
    return Resolution(outcome="", effects=(*price, PowerSustained(hero=hero.id, rule=rule), *kept))


def resolve_counter(game: Game, scene: Scene, action: CounterPower) -> Procedure[Resolution]:
    """A hero counters or evades a power, against the power's own number.  It is no action of the turn."""
    rule = game.cite.magic_extras
    hero = standing_hero(game, scene, action.hero)
    require_clock(scene, action.clock)
    require_means(game, scene, hero, talents=action.talents, helpers=action.helpers)
    if not is_aimed_at(hero):
        raise ActionRefused("no-power-comes", rule=rule, hero=hero.id)
    reading = yield from check(game, hero, action, Against(attribute=action.attribute, tn=action.tn))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = (*reading.effects, ConditionEnded(who=hero.id, key=AIMED_AT.key, rule=rule))
    if reading.succeeds:
        effects += (PowerCountered(hero=hero.id, rule=rule),)
    return (yield from settle(game, scene, action, reading, effects))


def resolve_investigate(game: Game, scene: Scene, action: Investigate) -> Procedure[Resolution]:
    """A clue for a success; a key clue also for a failure, which then has a cost in place of its loss."""
    rule = game.cite.clues
    hero = trying_hero(game, scene, action)
    against = Against(attribute=action.attribute, tn=action.tn, is_dear=action.is_key)
    reading = yield from check(game, hero, action, against)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds or action.is_key:
        effects += (ClueFound(hero=hero.id, rule=rule),)
    if action.is_key and not reading.succeeds and not reading.is_one:
        effects += (ComplicationDue(hero=hero.id, kind="cost", rule=rule),)
        effects += yield from tick_on_failure(game, scene, action.clock)
        return Resolution(outcome=reading.outcome, effects=effects)
    return (yield from settle(game, scene, action, reading, effects))


def resolve_parley(game: Game, scene: Scene, action: Parley) -> Procedure[Resolution]:
    """Success moves the clock of what the hero wants, failing the clock of what the others want."""
    hero = trying_hero(game, scene, action)
    scene.clock(action.goal)
    reading = yield from check(game, hero, action, Against(attribute=action.attribute, tn=action.tn))
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        effects += yield from tick(game, scene, action.goal, 1, game.cite.clock)
    return (yield from settle(game, scene, action, reading, effects, besides=(action.goal,)))
