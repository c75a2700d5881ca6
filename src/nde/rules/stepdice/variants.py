"""The two ways to play with d6 alone: one die against a threshold, or two and a modifier in bands."""

from __future__ import annotations

from nde.dice import Procedure, Roll, Tell, parse
from nde.errors import Fact
from nde.rules.stepdice.circumstances import Bearing, pulls, situation_steps, within_limits
from nde.rules.stepdice.effects import Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.outcomes import (
    COMPLICATION,
    COST,
    EXCEPTIONAL,
    FAILURE,
    SUCCESS,
    Reading,
    Rescue,
    Throw,
    rescue,
)
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings

TWO_DICE = parse("2d6")


def check_variant(game: Game, hero: Hero, bearing: Bearing, effects: Effects) -> Procedure[Reading]:
    """Roll a test the way the hero's variant does."""
    if hero.character.variant == "d6":
        return (yield from _one_die(game, hero, bearing, effects))
    return (yield from _two_dice(game, hero, bearing, effects))


def threshold_steps(settings: Settings, tn: int, rank: str) -> int:
    """How many steps harder than normal a number is in the d6 variant: by rank, or by the rung it reaches.

    A rank speaks only for its own number: a tougher foe of the rank, or a power rolled against its tier,
    goes by the number.
    """
    if rank in settings.d6.ranks and tn == settings.ranks[rank].tn:
        return settings.d6.ranks[rank]
    steps = 0
    for rung, number in settings.rungs.items():
        steps = settings.d6.rungs.get(rung, steps)
        if number >= tn:
            break
    return steps


def _one_die(game: Game, hero: Hero, bearing: Bearing, effects: Effects) -> Procedure[Reading]:
    """One d6 against the level's threshold; all shifts are added first and kept within bounds once."""
    settings, cite = game.settings, game.cite
    six, level = settings.d6, bearing.value
    bearing = yield from within_limits(game, bearing)
    situation, remark = situation_steps(game, bearing)
    if remark:
        yield remark
    hard = threshold_steps(settings, bearing.tn, bearing.rank)
    eased = bearing.talents + bearing.helpers + bearing.raised + bearing.luck
    threshold = min(max(level + hard + situation - eased, six.least), six.most)
    if threshold != level:
        causes = ["difficulty"] * (hard != 0) + [one.cause for one in bearing.modifiers if one.steps]
        causes += ["talent"] * (bearing.talents > 0) + ["help"] * (bearing.helpers > 0)
        causes += ["asset"] * (bearing.raised > 0) + ["luck"] * bearing.luck
        rules = {"difficulty": cite.variant_fight if bearing.rank else cite.variant_situation}
        rules |= {"help": cite.variant_help, "luck": cite.luck}
        rule = rules.get(causes[0], cite.variant_situation) if len(causes) == 1 else cite.variant_situation
        yield Tell(rule, "threshold-moved", {"old": level, "new": threshold, "cause": tuple(causes)})
    face: int = yield Roll(6, hero.id, "test")
    outcome = read_six(settings, face, threshold)
    yield Tell(cite.variant, "rolled-six", {"face": face, "threshold": threshold, "outcome": outcome})
    reading = Reading(outcome, face, face == 1, effects)
    if not hero.character.luck:
        return reading

    def reroll(before: int) -> Procedure[Throw]:
        again: int = yield Roll(6, hero.id, "reroll")
        kept = max(before, again)
        read = read_six(settings, kept, threshold)
        yield Tell(cite.luck, "rolled-six", {"face": kept, "threshold": threshold, "outcome": read})
        return Throw(kept, read)

    return (yield from rescue(game, hero, int(bearing.luck), reading, Rescue(cite.luck, reroll)))


def read_six(settings: Settings, face: int, threshold: int) -> str:
    """Read one d6 against a threshold: 1 and 6 keep what they mean on any other die."""
    if face == 1:
        return COMPLICATION
    if face < threshold:
        return FAILURE
    return EXCEPTIONAL if face == 6 and settings.d6.has_exceptional else SUCCESS


def _two_dice(game: Game, hero: Hero, bearing: Bearing, effects: Effects) -> Procedure[Reading]:
    """2d6 plus a modifier; an advantage adds 1, a hindrance takes 1, each counted up to its limit."""
    settings, cite = game.settings, game.cite
    bearing = yield from within_limits(game, bearing)
    shared = bearing.helpers if settings.help_counts == "as-advantage" else 0
    ups, downs = yield from pulls(game, bearing, talents=bearing.talents, helpers=shared)
    apart = ["help"] * (bearing.helpers - shared) + ["asset"] * bearing.raised + ["luck"] * bearing.luck
    shift = len(ups) - len(downs) + len(apart)
    causes = ups + downs + apart
    if number := number_shift(settings, bearing.tn):
        shift += number
        causes.append("difficulty")
    modifier = bearing.value + shift
    if causes:
        rule = cite.variant_luck if causes == ["luck"] else cite.variant_situation
        facts: dict[str, Fact] = {"old": bearing.value, "new": modifier, "cause": tuple(causes)}
        yield Tell(rule, "modifier-moved", facts)
    natural: int = yield Roll(TWO_DICE, hero.id, "test")
    throw = yield from _read(game, natural, modifier, cite.variant)
    reading = Reading(throw.outcome, natural, False, effects)
    if not hero.character.luck:
        return reading
    added = 0

    def reroll(before: int) -> Procedure[Throw]:
        again: int = yield Roll(TWO_DICE, hero.id, "reroll")
        return (yield from _read(game, max(before, again), modifier + added, cite.variant_luck))

    def improve(before: int) -> Procedure[Throw]:
        nonlocal added
        added += 1
        return (yield from _read(game, before, modifier + added, cite.variant_luck))

    def improved(before: int) -> str:
        return read_two(settings, before, modifier + added + 1)

    means = Rescue(cite.variant_luck, reroll, improve, improved, shows_ones=False)
    return (yield from rescue(game, hero, int(bearing.luck), reading, means))


def _read(game: Game, natural: int, modifier: int, rule: str) -> Procedure[Throw]:
    outcome = read_two(game.settings, natural, modifier)
    facts: dict[str, Fact] = {"natural": natural, "modifier": modifier, "total": natural + modifier}
    yield Tell(rule, "rolled-two", {**facts, "outcome": outcome})
    return Throw(natural, outcome)


def number_shift(settings: Settings, tn: int) -> int:
    """What a number to reach shifts the roll by, where it does; one off the table goes by its nearest."""
    two = settings.two_dice
    if two.numbers != "shift" or not two.shifts:
        return 0
    known = sorted(int(number) for number in two.shifts)
    return two.shifts[str(max((number for number in known if number <= tn), default=known[0]))]


def read_two(settings: Settings, natural: int, modifier: int) -> str:
    """Read 2d6 plus a modifier in bands.

    Whether twelve means a total of at least twelve, exactly twelve or two sixes is an option.
    """
    bands = settings.two_dice
    total = natural + modifier
    if total < bands.cost_from:
        return FAILURE
    if total < bands.success_from:
        return COST
    top = bands.exceptional_from
    is_top = {"total": total >= top, "exactly": total == top, "natural": natural == 12}[bands.exceptional]
    return EXCEPTIONAL if is_top else SUCCESS
