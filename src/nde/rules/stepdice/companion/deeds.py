"""The interpreter of effect words: what a move or a hazard says becomes effects."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nde.dice import GM, Ask, Procedure, Tell
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.actions import Tried
from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.check import Against, check
from nde.rules.stepdice.clocks import require_clock
from nde.rules.stepdice.companion.actions import SpringHazard, UseMove
from nde.rules.stepdice.companion.blocks import blocks
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.effects import AlarmRang, FoeMended, MoveDue
from nde.rules.stepdice.companion.records import (
    Afflict,
    Bolster,
    Deed,
    Deeds,
    Dislodge,
    LoseHeart,
    Mend,
    Push,
    Ready,
    Screen,
    Summon,
    Tick,
)
from nde.rules.stepdice.effects import BenefitDue, ClockSet, ClockTicked, ConditionSet, Effects, FoeJoined
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart, push_away
from nde.rules.stepdice.outcomes import EXCEPTIONAL, FAILURE, Reading, aftermath
from nde.rules.stepdice.rolls import likeliest_of
from nde.rules.stepdice.scene import ALARM, Condition, Hero, Scene
from nde.rules.stepdice.turns import require_means


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """Who or what does something, by which rule, and for whom."""

    rule: str
    foe: str = ""
    """The foe whose move it is; empty for a hazard."""
    move: str = ""
    ally: str = ""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """How heroes resist a move or a hazard: with what, against which number, and for what cause."""

    action: UseMove | SpringHazard
    cause: Cause
    attributes: tuple[Attribute, ...]
    """What may be resisted with; where it is only one, or the action says which, nobody is asked."""
    tn: int
    rank: str = ""


def check_resisting(game: Game, scene: Scene, heroes: tuple[Hero, ...], trial: Trial) -> None:
    """Refuse what cannot go into the heroes' tests, before anything is said or rolled."""
    action = trial.action
    if action.attribute and trial.attributes and action.attribute not in trial.attributes:
        rule, attribute = trial.cause.rule, action.attribute
        raise ActionRefused("wrong-attribute", rule=rule, attribute=attribute, allowed=trial.attributes)
    require_clock(scene, action.clock)
    for hero in heroes:
        if not hero.is_down:
            require_means(game, scene, hero, talents=action.talents, helpers=action.helpers)
            if action.luck and hero.character.luck < 1:
                raise ActionRefused("no-luck-left", rule=game.cite.luck, hero=hero.id)


def pick(game: Game, alternatives: tuple[Deeds, ...], rule: str) -> Procedure[Deeds]:
    """One of the alternatives: the only one, or the one the GM answers with.

    What would call foes of a rank that is not in use is no alternative, unless there is no other.
    """
    usable = tuple(deeds for deeds in alternatives if not _calls_nobody(game, deeds)) or alternatives
    if len(usable) == 1:
        return usable[0]
    options = tuple(_option(deeds) for deeds in usable)
    choice = yield Ask(GM, "deed", options, options[0], rule)
    return usable[options.index(choice)]


def resist(game: Game, hero: Hero, trial: Trial) -> Procedure[Reading]:
    """A hero tests against what comes; whoever is down has no chance to."""
    if hero.is_down:
        return Reading(FAILURE, 0, False, (), True)
    action, allowed, attribute = trial.action, trial.attributes, trial.action.attribute
    if not attribute and len(allowed) == 1:
        attribute = allowed[0]
    if not attribute:
        facts = (("hero", hero.id),)
        best = likeliest_of(game, hero, allowed, trial.tn)
        attribute = yield Ask(GM, "resist-with", allowed, best, trial.cause.rule, facts)
    tried = Tried(
        hero=hero.id,
        modifiers=action.modifiers,
        talents=action.talents,
        helpers=action.helpers,
        luck=action.luck,
    )
    against = Against(attribute=attribute, tn=trial.tn, rank=trial.rank, is_forced=True)
    return (yield from check(game, hero, tried, against))


def unscathed(heroes: Sequence[str], rule: str) -> Procedure[None]:
    """Tell who got away with it, in one clause."""
    if heroes:
        yield Tell(rule, "unscathed", {"hero": tuple(heroes), "count": len(heroes)})


def owed_by(game: Game, hero: Hero, reading: Reading, foe: str = "") -> Effects:
    """What a test against foe or hazard brings besides: a price, a certain complication, or a benefit.

    The move's own effect is the consequence of a plain failure, so no other is added to it.
    """
    benefit: Effects = ()
    if reading.outcome == EXCEPTIONAL:
        benefit = (BenefitDue(hero=hero.id, benefit="extra", target=foe, rule=game.cite.outcome),)
    return benefit + (aftermath(game, hero, reading) if reading.is_one or reading.succeeds else ())


def suffer(game: Game, scene: Scene, hero: Hero, deeds: Deeds, cause: Cause) -> Procedure[Effects]:
    """What the words mean for one hero."""
    effects: Effects = ()
    for deed in deeds:
        if isinstance(deed, LoseHeart):
            effects += yield from lose_heart(game, hero, cause.rule)
        elif isinstance(deed, Push):
            effects += yield from push_away(
                scene,
                hero.id,
                source=cause.foe,
                squares=deed.squares,
                bands=deed.bands,
                rule=cause.rule,
            )
        elif isinstance(deed, Afflict):
            effects += yield from set_condition(hero.id, condition_of(deed), cause.rule)
        elif isinstance(deed, Dislodge):
            yield Tell(cause.rule, "move-due", {"hero": hero.id})
            effects += (MoveDue(hero=hero.id, rule=cause.rule),)
    return effects


def happen(game: Game, scene: Scene, deeds: Deeds, cause: Cause) -> Procedure[Effects]:
    """What the words mean once, whoever is aimed at."""
    effects: Effects = ()
    for deed in deeds:
        effects += yield from _happen_one(game, scene, deed, cause)
    return effects


def _happen_one(game: Game, scene: Scene, deed: Deed, cause: Cause) -> Procedure[Effects]:
    rule = cause.rule
    if isinstance(deed, Summon):
        return (yield from join(scene, deed.block, deed.count, rule=rule, beside=cause.foe))
    if isinstance(deed, Screen):
        behind = tuple(foe.id for foe in scene.foes if not foe.is_out)
        yield Tell(rule, "screened", {"counted": behind, "condition": deed.condition})
        return tuple(ConditionSet(who=id, condition=condition_of(deed), rule=rule) for id in behind)
    if isinstance(deed, Bolster):
        return (yield from set_condition(cause.ally, condition_of(deed), rule))
    if isinstance(deed, Ready):
        return (yield from set_condition(cause.foe, condition_of(deed), rule))
    if isinstance(deed, Mend):
        ally = scene.foe(cause.ally)
        wounds = min(deed.wounds, ally.wounds_most - ally.wounds)
        yield Tell(rule, "foe-mended", {"foe": ally.id, "wounds": wounds})
        return (FoeMended(foe=ally.id, wounds=wounds, rule=rule),) if wounds else ()
    if isinstance(deed, Tick):
        return (yield from tick(game, scene, deed.clock, deed.by, rule))
    return ()


def join(scene: Scene, block: str, count: int, *, rule: str, beside: str = "") -> Procedure[Effects]:
    """New foes of a block enter, under ids nobody has yet."""
    taken = {foe.id for foe in scene.foes} | {hero.id for hero in scene.heroes}
    ids: tuple[str, ...] = ()
    number = 1
    while len(ids) < count:
        id = f"{block}-{number}"
        if id not in taken:
            ids += (id,)
        number += 1
    yield Tell(rule, "foes-joined", {"count": count, "counted": ids})
    return tuple(FoeJoined(foe=id, block=block, beside=beside, rule=rule) for id in ids)


def condition_of(deed: Afflict | Bolster | Ready | Screen) -> Condition:
    """The condition that a word leaves somebody in."""
    steps = deed.steps if isinstance(deed, Afflict | Bolster) else 0
    bears = deed.bears if isinstance(deed, Afflict) else "all"
    return Condition(deed.condition, deed.until, steps, bears)


def set_condition(who: str, condition: Condition, rule: str) -> Procedure[Effects]:
    """Somebody is in a condition from now on."""
    yield Tell(rule, "condition-set", {"who": who, "condition": condition.key, "state": condition.key})
    return (ConditionSet(who=who, condition=condition, rule=rule),)


def tick(game: Game, scene: Scene, clock: str, by: int, rule: str) -> Procedure[Effects]:
    """A clock moves; where there is none yet, one of the usual size starts."""
    known = scene.find_clock(clock)
    steps = known.steps if known else usual_steps(game, clock)
    filled = min(max((known.filled if known else 0) + by, 0), steps)
    if known is None:
        yield Tell(rule, "clock-set", {"clock": clock, "steps": steps})
    yield Tell(rule, "clock-ticked", {"clock": clock, "filled": filled, "steps": steps})
    moved = ClockTicked(clock=clock, by=filled - (known.filled if known else 0), rule=rule)
    effects: Effects = (moved,) if known else (ClockSet(clock=clock, steps=steps, rule=rule), moved)
    if filled == steps and moved.by:
        yield Tell(rule, "clock-full", {"clock": clock})
        if clock == ALARM:
            effects += yield from _ring(game)
    return effects


def clocks_of(deeds: Deeds) -> tuple[str, ...]:
    """The clocks that the words move themselves."""
    return tuple(deed.clock for deed in deeds if isinstance(deed, Tick))


def _ring(game: Game) -> Procedure[Effects]:
    """The alarm is full: what comes is the GM's to say."""
    rule, ends = game.cite.alarm, companion(game.id).alarm.ends
    result = yield Ask(GM, "alarm-full", ends, ends[0], rule)
    yield Tell(rule, "alarm-rang", {"result": result})
    return (AlarmRang(result=result, rule=rule),)


def usual_steps(game: Game, clock: str) -> int:
    """How many steps a clock has when none are said; an alarm keeps to the sizes the books give it."""
    if clock != ALARM:
        return game.settings.clock_steps
    least, most = companion(game.id).alarm.steps
    return min(max(game.settings.clock_steps, least), most)


def _calls_nobody(game: Game, deeds: Deeds) -> bool:
    summons = [deed.block for deed in deeds if isinstance(deed, Summon)]
    return bool(summons) and not set(summons) <= set(blocks(game))


def _option(deeds: Deeds) -> str:
    """The key of an alternative: its first word, made plain enough to tell alternatives apart."""
    first = deeds[0]
    if isinstance(first, Push):
        return f"push-{first.squares}"
    if isinstance(first, Afflict):
        return first.condition
    if isinstance(first, Summon):
        return f"summon-{first.block}"
    return {LoseHeart: "lose-heart", Dislodge: "dislodge", Bolster: "bolster", Mend: "mend"}.get(
        type(first), "other"
    )
