"""What bears on a roll, the scales it moves along, and the three ways to roll.

One step die against a number, one d6 against a threshold, or 2d6 plus a modifier read in bands.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Expr, Procedure, Roll, Tell, parse
from nde.errors import Fact
from nde.rules.stepdice.actions import Modifier
from nde.rules.stepdice.attributes import best_of
from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.game import Game, kept
from nde.rules.stepdice.outcomes import COMPLICATION, COST, EXCEPTIONAL, FAILURE, SUCCEEDS, SUCCESS
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings


def move_die(ladder: tuple[int, ...], sides: int, steps: int) -> tuple[int, int]:
    """The die `steps` up (or down) the ladder, and how many steps it could not take.

    >>> move_die((6, 8, 10, 12, 20), 10, 1)
    (12, 0)
    >>> move_die((4, 6, 8, 12, 20), 20, 1)
    (20, 1)
    """
    at = bisect_left(ladder, sides)
    wished = at + steps
    held = min(max(wished, 0), len(ladder) - 1)
    return ladder[held], wished - held


def move_number(rungs: tuple[int, ...], number: int, steps: int) -> tuple[int, int]:
    """The number `steps` harder (or easier) on the scale, and how many steps lie beyond its end.

    A number between two rungs goes to the next one in the direction it is moved.

    >>> move_number((4, 6, 8, 12), 10, 1), move_number((4, 6, 8, 12), 10, -1)
    ((12, 0), (8, 0))
    >>> move_number((4, 6, 8, 12), 6, -2)
    (4, -1)
    """
    if steps == 0:
        return number, 0
    at = (bisect_right(rungs, number) if steps > 0 else bisect_left(rungs, number)) - (1 if steps > 0 else 0)
    wished = at + steps
    if wished < 0:
        return min(rungs[0], number), wished
    if wished >= len(rungs):
        return max(rungs[-1], number), wished - len(rungs) + 1
    return rungs[wished], 0


class Bearing(msgspec.Struct, frozen=True):
    """Everything that bears on a roll, before the way of rolling makes its own of it."""

    value: int
    """The attribute: sides of a die, a threshold, or a modifier."""
    tn: int
    rank: str
    modifiers: tuple[Modifier, ...]
    talents: int
    helpers: int
    raised: int
    """Steps that an asset adds."""
    luck: bool
    """Whether a point of luck was declared before the roll."""


def within_limits(game: Game, bearing: Bearing) -> Procedure[Bearing]:
    """The same with no more talents and helpers than may count; what is left out is told."""
    settings, cite = game.settings, game.cite
    if bearing.talents > settings.talent_cap:
        yield Tell(cite.talent, "limit-reached", {"cause": "talent", "most": settings.talent_cap})
        bearing = replace(bearing, talents=settings.talent_cap)
    if bearing.helpers > settings.helpers:
        yield Tell(cite.help, "limit-reached", {"cause": "help", "most": settings.helpers})
        bearing = replace(bearing, helpers=settings.helpers)
    return bearing


def situation_steps(game: Game, bearing: Bearing) -> tuple[int, Tell | None]:
    """The steps the situation moves a number or a threshold, and a remark where it wanted to move it more."""
    steps = 0
    for one in bearing.modifiers:
        steps += one.steps
    cap = game.settings.number_cap
    if -cap <= steps <= cap:
        return steps, None
    remark = Tell(game.cite.modifiers, "limit-reached", {"cause": "situation", "most": cap})
    return (cap if steps > 0 else -cap), remark


def pulls(
    game: Game, bearing: Bearing, *, talents: int, helpers: int
) -> Procedure[tuple[list[str], list[str]]]:
    """The advantages and hindrances that count, by cause: each side up to the limit."""
    ups = [one.cause for one in bearing.modifiers for _ in range(-one.steps)]
    downs = [one.cause for one in bearing.modifiers for _ in range(one.steps)]
    ups += ["talent"] * talents + ["help"] * helpers
    cap = game.settings.advantage_cap
    for side, causes in (("advantage", ups), ("hindrance", downs)):
        if len(causes) > cap:
            yield Tell(game.cite.modifiers, "limit-reached", {"cause": side, "most": cap})
    return ups[:cap], downs[:cap]


TWO_DICE = parse("2d6")


class Step(msgspec.Struct, frozen=True):
    """A step die against a number, as the circumstances left both."""

    dice: int
    number: int
    verdict: str = ""
    """What the GM may call it instead of a roll, where the number is off its scale."""

    def read(self, settings: Settings, face: int) -> str:
        """The outcome of a face."""
        return read_face(settings, face, self.dice, self.number)

    def tell(self, settings: Settings, rule: str, face: int, outcome: str, again: int = 0) -> Tell:
        """The step that tells it; `again` is what a second roll showed, of which `face` is the better."""
        number: dict[str, Fact] = {"number": self.number, "outcome": outcome}
        if self.number > self.dice and settings.top_face == "literal":
            number["needed"] = self.dice  # no face meets the number; the highest succeeds all the same
        if again:
            return Tell(rule, "rerolled", {"die": self.dice, "face": again, "kept": face, **number})
        return Tell(rule, "rolled", {"die": self.dice, "face": face, **number})


class Six(msgspec.Struct, frozen=True):
    """One d6 against a threshold."""

    threshold: int
    dice: ClassVar[int] = 6

    def read(self, settings: Settings, face: int) -> str:
        """The outcome of a face."""
        return read_six(settings, face, self.threshold)

    def tell(self, settings: Settings, rule: str, face: int, outcome: str, again: int = 0) -> Tell:
        """The step that tells it."""
        facts: dict[str, Fact] = {"face": face, "die": self.dice, "threshold": self.threshold}
        return Tell(rule, "rolled-six", {**facts, "outcome": outcome})


class Two(msgspec.Struct, frozen=True):
    """2d6 plus a modifier; luck may add to it even after the roll."""

    modifier: int
    dice: ClassVar[Expr] = TWO_DICE

    def read(self, settings: Settings, face: int) -> str:
        """The outcome of what the dice show."""
        return read_two(settings, face, self.modifier)

    def tell(self, settings: Settings, rule: str, face: int, outcome: str, again: int = 0) -> Tell:
        """The step that tells it."""
        total: dict[str, Fact] = {"natural": face, "modifier": self.modifier, "total": face + self.modifier}
        return Tell(rule, "rolled-two", {**total, "outcome": outcome})


Cast: TypeAlias = Step | Six | Two
"""What is thrown in the end, and how the number on the table is read and told."""


def thrown(game: Game, cast: Cast, who: str, key: str, rule: str) -> Procedure[tuple[int, str]]:
    """Somebody's throw: the number on the table and its outcome."""
    face: int = yield Roll(cast.dice, who, key)
    outcome = cast.read(game.settings, face)
    yield told_of(who, cast.tell(game.settings, rule, face, outcome))
    return face, outcome


def told_of(who: str, tell: Tell) -> Tell:
    """A step that tells a throw, with whose it was: of one danger several may have to roll."""
    return replace(tell, facts={"hero": who, **tell.facts})


def likeliest_of(game: Game, hero: Hero, attributes: Sequence[Attribute], tn: int) -> Attribute:
    """The attribute that meets a number most often; of equal ones the larger die, then the first.

    By the literal reading of the highest face a smaller die can be the better one.
    """
    if hero.character.variant != "step":
        return best_of(hero, attributes)

    def worth(attribute: Attribute) -> tuple[Fraction, int]:
        sides = getattr(hero.character, attribute)
        return _share_of_successes(game, sides, tn), sides

    return max(attributes, key=worth)


@kept
def _share_of_successes(game: Game, sides: int, tn: int) -> Fraction:
    faces = [read_face(game.settings, face, sides, tn) in SUCCEEDS for face in range(1, sides + 1)]
    return Fraction(sum(faces), sides)


def plain_cast(settings: Settings, value: int, tn: int) -> Cast:
    """What somebody throws of whom only the attribute is known, against a number."""
    if settings.variant == "d6":
        threshold = value + threshold_steps(settings, tn, "")
        return Six(min(max(threshold, settings.d6.least), settings.d6.most))
    return Two(value + number_shift(settings, tn)) if settings.variant == "2d6" else Step(value, tn)


def one_die(game: Game, bearing: Bearing) -> Procedure[Six]:
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
    return Six(threshold)


def two_dice(game: Game, bearing: Bearing) -> Procedure[Two]:
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
    return Two(modifier)


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


def number_shift(settings: Settings, tn: int) -> int:
    """What a number to reach shifts the roll by, where it does; one off the table goes by its nearest."""
    two = settings.two_dice
    if two.numbers != "shift" or not two.shifts:
        return 0
    known = sorted(int(number) for number in two.shifts)
    return two.shifts[str(max((number for number in known if number <= tn), default=known[0]))]


def read_face(settings: Settings, face: int, sides: int, tn: int) -> str:
    """Read one step die against a number: a 1 first, then the highest face, then the number.

    Whether the highest face succeeds below the number is the option `top_face`: rulings nde12-top-face
    and nde14-top-face.
    """
    if face == 1:
        return COMPLICATION
    if face == sides and (settings.top_face == "literal" or face >= tn):
        return EXCEPTIONAL
    return SUCCESS if face >= tn else FAILURE


def read_six(settings: Settings, face: int, threshold: int) -> str:
    """Read one d6 against a threshold: 1 and 6 keep what they mean on any other die."""
    if face == 1:
        return COMPLICATION
    if face < threshold:
        return FAILURE
    return EXCEPTIONAL if face == 6 and settings.d6.has_exceptional else SUCCESS


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
