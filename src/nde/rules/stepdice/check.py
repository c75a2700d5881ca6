"""One test: from an attribute and the circumstances to an outcome.

`check` is the only place that rolls for a hero; attacks, powers and resisting a foe all go through it.
The variant of the settings says how it is rolled: one step die, one d6 against a threshold, or 2d6 plus
a modifier (`nde.rules.stepdice.rolls`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.actions import Modifier, Strike, Tried
from nde.rules.stepdice.effects import ConditionEnded, Effects, HelpUsed, LuckSpent
from nde.rules.stepdice.game import Cite, Game
from nde.rules.stepdice.gear import use_asset
from nde.rules.stepdice.outcomes import COST, EXCEPTIONAL, FAILURE, SUCCEEDS, SUCCESS, Reading, rank_of
from nde.rules.stepdice.rolls import (
    Bearing,
    Cast,
    Step,
    Two,
    move_die,
    move_number,
    one_die,
    pulls,
    situation_steps,
    thrown,
    told_of,
    two_dice,
    within_limits,
)
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings


class Against(msgspec.Struct, frozen=True, kw_only=True):
    """What a hero tests against, besides what they bring along themselves."""

    attribute: str
    tn: int
    rank: str = ""
    extra: tuple[Modifier, ...] = ()
    """What a foe, the place or the crowd adds to the circumstances."""
    is_forced: bool = False
    """Whether a foe or a hazard makes the hero test: they always roll, and no verdict spares it."""
    paid: int = 0
    """The mana that goes into it."""
    is_dear: bool = False
    """Whether failing itself comes to a success with a cost, so that luck has none to sell."""


def check(game: Game, hero: Hero, tried: Tried, against: Against) -> Procedure[Reading]:
    """Roll a hero's test with everything that bears on it."""
    effects: Effects = ()
    paid = against.paid
    modifiers = tried.modifiers + against.extra
    if hero.conditions:
        felt = (one for one in hero.conditions if one.bears == "all" or isinstance(tried, Strike))
        modifiers += tuple(Modifier(one.key, one.steps) for one in felt if one.steps)
        ended = tuple(one.key for one in hero.conditions if one.until == "used")
        effects += tuple(ConditionEnded(who=hero.id, key=key, rule=game.cite.modifiers) for key in ended)
    if hero.helped:
        effects += (HelpUsed(hero=hero.id, rule=game.cite.help),)
    raised = 0
    if tried.asset >= 0:
        kind, spent = use_asset(game, hero, tried, paid)
        effects += spent
        if kind == "success-at-cost":
            if paid:
                yield _paid(game, hero, paid)
            yield Tell(game.cite.asset, "asset-success", {"hero": hero.id})
            return Reading(COST, 0, False, effects)
        raised = 1 if kind == "die" else 0
    cite, variant = game.cite, hero.character.variant
    luck_rule = cite.variant_luck if variant == "2d6" else cite.luck
    if tried.luck:
        if hero.character.luck < 1:
            raise ActionRefused("no-luck-left", rule=cite.luck, hero=hero.id)
        effects += (LuckSpent(hero=hero.id, use="bump", rule=luck_rule),)
    bearing = Bearing(
        value=getattr(hero.character, against.attribute),
        tn=against.tn,
        rank=against.rank,
        modifiers=modifiers,
        talents=len(tried.talents),
        helpers=tried.helpers + hero.helped,
        raised=raised,
        luck=bool(tried.luck),
    )
    cast: Cast
    if variant == "step":
        cast = yield from prepare(game, bearing, is_forced=against.is_forced)
        if cast.verdict:
            ask = Ask(GM, cast.verdict, ("accept", "roll"), "accept", cite.bounds)
            if (yield ask) == "accept":
                outcome = SUCCESS if cast.verdict == "verdict-certain" else FAILURE
                yield Tell(cite.bounds, "verdict-stands", {"outcome": outcome})
                # Nothing was rolled, so nothing went into a roll: neither luck nor an asset nor help.
                return Reading(outcome, 0, False, (), True)
    if paid:
        yield _paid(game, hero, paid)
    if variant != "step":
        cast = yield from (one_die if variant == "d6" else two_dice)(game, bearing)
    rule = cite.outcome if variant == "step" else cite.variant
    face, outcome = yield from thrown(game, cast, hero.id, "test", rule)
    reading = Reading(outcome, face, face == 1 and variant != "2d6", effects)
    if not hero.character.luck:
        return reading
    return (yield from _rescued(game, hero, against, reading, cast, luck_rule))


def _paid(game: Game, hero: Hero, mana: int) -> Tell:
    return Tell(game.cite.power, "paid", {"hero": hero.id, "mana": mana})


def _rescued(
    game: Game, hero: Hero, against: Against, reading: Reading, cast: Cast, rule: str
) -> Procedure[Reading]:
    """Offer luck as often as the game allows, and give the reading that stands in the end.

    It rolls again and keeps the better, adds to the result where the variant has that, or turns a failure
    into a success with a cost.
    """
    settings, effects = game.settings, reading.effects
    face, outcome = reading.face, reading.outcome
    spent = sum(isinstance(one, LuckSpent) for one in effects)
    while _has_luck(game, hero, spent):
        rerolls = outcome != EXCEPTIONAL if settings.luck.after == "any" else outcome not in SUCCEEDS
        options: tuple[str, ...] = ("keep", "reroll") if rerolls else ("keep",)
        if isinstance(cast, Two) and _is_lifted(game, hero, spent, cast, face):
            options += ("bump",)
        options += ("cost",) if outcome not in SUCCEEDS and not against.is_dear else ()
        if len(options) == 1:
            break
        facts = (("face", face), ("outcome", outcome))
        choice: Literal["keep", "reroll", "bump", "cost"] = yield Ask(
            hero.id, "luck", options, "keep", rule, facts
        )
        if choice == "keep":
            break
        spent += 1
        effects += (LuckSpent(hero=hero.id, use=choice, rule=rule),)
        if choice == "cost":
            yield Tell(rule, "luck-cost", {"hero": hero.id, "use": choice})
            outcome = COST
            break
        again = 0
        if choice == "bump" and isinstance(cast, Two):
            cast = Two(cast.modifier + 1)
        else:
            again = yield Roll(cast.dice, hero.id, "reroll")
            face = _better(settings, cast, face, again)
        outcome = cast.read(settings, face)
        yield told_of(hero.id, cast.tell(settings, rule, face, outcome, again))
    return Reading(outcome, face, face == 1 and not isinstance(cast, Two), effects)


def _is_lifted(game: Game, hero: Hero, spent: int, cast: Two, face: int) -> bool:
    """Whether adding 1, once or as often as luck may still be spent, leads to something better."""
    now, more = rank_of(cast.read(game.settings, face)), 1
    while _has_luck(game, hero, spent):
        if rank_of(Two(cast.modifier + more).read(game.settings, face)) > now:
            return True
        spent, more = spent + 1, more + 1
    return False


def _better(settings: Settings, cast: Cast, face: int, again: int) -> int:
    """The better of two throws: by what they come to, and of equal ones the higher."""
    return max(face, again, key=lambda one: (rank_of(cast.read(settings, one)), one))


def _has_luck(game: Game, hero: Hero, spent: int) -> bool:
    """Whether a hero may put (another) point of luck into a test."""
    most = game.settings.luck.per_test
    return hero.character.luck > spent and not (most and spent >= most)


def prepare(game: Game, bearing: Bearing, *, is_forced: bool = False) -> Procedure[Step]:
    """What will be rolled against what, after every circumstance, each told with its rule."""
    settings = game.settings
    if bearing.talents > settings.talent_cap or bearing.helpers > settings.helpers:
        bearing = yield from within_limits(game, bearing)
    moves_number = settings.modifiers == "number"
    talent_on_number = settings.talent_moves == "number" or (
        moves_number and settings.talent_moves == "situation"
    )
    on_die, on_number = (0, bearing.talents) if talent_on_number else (bearing.talents, 0)
    sides, over, steps = bearing.value, 0, 0
    if on_die or bearing.helpers or bearing.raised or bearing.luck or not moves_number:
        sides, over = yield from _move_die_by(game, bearing, on_die)
    if moves_number and bearing.modifiers:
        steps, remark = situation_steps(game, bearing)
        if remark:
            yield remark
    if not (steps or on_number or over):
        return Step(sides, bearing.tn)
    cast = yield from _move_number_by(game, bearing, sides, steps, on_number, over)
    if cast.verdict and not is_forced:
        yield Tell(game.cite.bounds, cast.verdict, {"number": cast.number})
        return cast
    return Step(cast.dice, cast.number)


def _move_number_by(
    game: Game, bearing: Bearing, sides: int, situation: int, talents: int, over: int
) -> Procedure[Step]:
    """Move the number along its scale: the sum of all steps, once, and see whether it is still on it."""
    settings, cite = game.settings, game.cite
    steps = situation - talents - over
    moved, beyond = move_number(tuple(settings.rungs.values()), bearing.tn, steps)
    if moved != bearing.tn:
        causes = [one.cause for one in bearing.modifiers if one.steps] if situation else []
        causes += ["talent"] * (talents > 0) + ["ladder-end"] * (over != 0)
        rule = _rule_of(cite, causes)
        facts: dict[str, Fact] = {"old": bearing.tn, "new": moved, "steps": steps, "cause": tuple(causes)}
        yield Tell(rule, "number-moved", facts)
    if beyond and settings.bounds == "verdict":
        verdict = "verdict-certain" if beyond < 0 else "verdict-impossible"
        return Step(sides, moved, verdict)
    return Step(sides, moved)


def _move_die_by(game: Game, bearing: Bearing, talents: int) -> Procedure[tuple[int, int]]:
    """Move the die: everything that raises it against everything that lowers it, then one move.

    What is not bound by the limit on advantages (help where it counts apart, an asset, luck) is added to
    the net of what is.  The second value is the steps it could not take, where those move the number.
    """
    settings, cite = game.settings, game.cite
    helpers = bearing.helpers
    ups: list[str] = []
    downs: list[str] = []
    if settings.modifiers == "die":
        shared = helpers if settings.help_counts == "as-advantage" else 0
        ups, downs = yield from pulls(game, bearing, talents=talents, helpers=shared)
        helpers, talents = helpers - shared, 0
    if helpers or talents or bearing.raised or bearing.luck:
        ups = ups + ["help"] * helpers + ["talent"] * talents
        ups += ["asset"] * bearing.raised + ["luck"] * bearing.luck
    total = len(ups) - len(downs)
    if total == 0:
        if ups:
            facts: dict[str, Fact] = {"die": bearing.value, "up": tuple(ups), "down": tuple(downs)}
            yield Tell(cite.modifiers, "cancelled", facts)
        return bearing.value, 0
    causes = ups if total > 0 else downs
    moved, over = move_die(settings.ladder, bearing.value, total)
    rule = _rule_of(cite, causes)
    if moved == bearing.value:
        yield Tell(rule, "die-unmoved", {"die": moved, "cause": tuple(causes)})
    else:
        key = "die-raised" if total > 0 else "die-lowered"
        yield Tell(rule, key, {"old_die": bearing.value, "new_die": moved, "cause": tuple(causes)})
    return moved, over if settings.spare_step == "number" else 0


OWN_RULE = {
    "help": "help",
    "talent": "talent",
    "asset": "asset",
    "luck": "luck",
    "cover": "cover",
    "range": "range",
    "crowd": "several",
}
"""Causes that have a rule of their own, by the topic that cites it."""


def _rule_of(cite: Cite, causes: list[str]) -> str:
    """The rule a move cites: that of its only kind of cause, or the rule of circumstances."""
    first = causes[0]
    if first in OWN_RULE and causes.count(first) == len(causes):
        return str(getattr(cite, OWN_RULE[first]))
    return cite.modifiers
