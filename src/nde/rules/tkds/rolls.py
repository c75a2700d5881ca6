"""The roll behind every check: k20 and a skill, read against a number as one of four degrees.

`check` is what other rules call.  It finds the penalties somebody suffers, weighs advantage against
disadvantage, and lets the player of an open roll of their own spend hero points on rolling again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from nde.dice import GM, Ask, Part, Procedure, Roll, Tell, parse
from nde.dice.tree import Expr
from nde.errors import Fact
from nde.rules.tkds.actions import Tried
from nde.rules.tkds.character import Skill
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game, Settings

DEGREES = ("critical-failure", "failure", "success", "critical-success")
"""Worst first."""
SUCCEEDS = frozenset(("success", "critical-success"))
ATTACK = "tkds/attack"
DICE: tuple[int | Expr, ...] = (20, parse("2d20kh1"), parse("2d20kl1"))
"""A plain roll, one with advantage, and (from the end) one with disadvantage: the edge is the place."""
OPTIONS = ("keep", "reroll")
BLESSING = "tkds/our-spells"
"""The rule of the spell that blesses."""


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What a check came to."""

    degree: str
    total: int
    face: int
    """The natural die that counts."""
    spent: int = 0
    """Hero points that went into rolling again."""

    @property
    def succeeds(self) -> bool:
        """Whether what was tried works."""
        return self.degree in SUCCEEDS


def degree_of(settings: Settings, face: int, total: int, hu: int) -> str:
    """The degree of a total against a number; a natural 1 or 20 moves it by one, within the four.

    >>> [degree_of(Settings(), 10, total, 15) for total in (5, 6, 14, 15, 24, 25)]
    ['critical-failure', 'failure', 'failure', 'success', 'success', 'critical-success']
    >>> degree_of(Settings(), 1, 10, 10), degree_of(Settings(), 20, 15, 20)
    ('failure', 'success')
    """
    apart = settings.degree
    place = (total > hu - apart) + (total >= hu) + (total >= hu + apart)
    place += (face == 20) - (face == 1)
    return DEGREES[min(max(place, 0), len(DEGREES) - 1)]


def plain_degree(settings: Settings, total: int, hu: int) -> str:
    """The degree of a total before a natural 1 or 20 moves it.

    >>> plain_degree(Settings(), 20, 15)
    'success'
    """
    return degree_of(settings, 10, total, hu)


def edge(settings: Settings, advantage: int, disadvantage: int) -> int:
    """1 for advantage, -1 for disadvantage, 0 for a plain roll; never more than one of either."""
    if settings.stacking == "cancel":
        return (advantage > 0) - (disadvantage > 0)
    return (advantage > disadvantage) - (advantage < disadvantage)


def skill_of(settings: Settings, figure: Figure, skill: Skill) -> int:
    """The skill as it now is; lost points never take a character below the lowest there is."""
    body = figure.character
    whole: int = getattr(body, skill)
    dulled = (
        sum(one.value for one in figure.conditions if one.key == "dull") if skill == "intelligence" else 0
    )
    now = body.skill(skill) - dulled
    return max(now, min(whole, -settings.skill_most)) if body.kind == "pc" else now


def penalty_of(settings: Settings, figure: Figure) -> int:
    """What a mortal wound, exhaustion and effects take off every check of theirs (or add: below 0)."""
    body = figure.character
    lost = settings.mortal_penalty if body.is_mortally_wounded else 0
    lost += settings.exhausted_penalty if body.is_exhausted else 0
    return lost - sum(one.value for one in figure.conditions if one.key == "blessed")


class Attempt(msgspec.Struct, frozen=True):
    """A check somebody is about to make: of which skill, against what number, and what bears on it."""

    figure: Figure
    skill: Skill
    hu: int = 0
    advantage: int = 0
    disadvantage: int = 0
    modifier: int = 0
    rule: str = "tkds/check"
    is_secret: bool = False

    def weighed(self, tried: Tried, *, helps: int = 0, hinders: int = 0, more: int = 0) -> Attempt:
        """The check with what was said about an action, and what speaks for and against it besides."""
        return replace(
            self,
            advantage=tried.advantage + helps,
            disadvantage=tried.disadvantage + hinders,
            modifier=tried.modifier + more,
        )

    def edge(self, settings: Settings) -> int:
        """1 for advantage, -1 for disadvantage, 0 for a plain roll."""
        return edge(settings, self.advantage, self.disadvantage)

    def dice(self, settings: Settings) -> int | Expr:
        """What is rolled."""
        return DICE[self.edge(settings)]

    def bonus(self, settings: Settings) -> int:
        """What is added to the die: the skill as it now is, less what they suffer from, and the modifier."""
        return skill_of(settings, self.figure, self.skill) - penalty_of(settings, self.figure) + self.modifier


def points_of(figure: Figure) -> int:
    """The hero points somebody can roll again with: only players have any."""
    return figure.character.hero_points if figure.character.kind == "pc" else 0


def with_points(figure: Figure, points: int) -> Figure:
    """Somebody with as many hero points as are left."""
    return replace(figure, character=replace(figure.character, hero_points=max(points, 0)))


def may_reroll(settings: Settings, figure: Figure, spent: int) -> bool:
    """Whether a roll that has cost so many hero points may be made once more."""
    return points_of(figure) > spent and (settings.reroll_repeats or not spent)


def check(game: Game, attempt: Attempt) -> Procedure[Checked]:
    """Roll a check and read it, rolling again for hero points if its player wishes to.

    A secret check is rolled by the GM and tells nothing of what came up.
    """
    settings, figure = game.settings, attempt.figure
    yield from told_edge(settings, attempt)
    apart = attempt.advantage - attempt.disadvantage
    if settings.stacking == "automatic" and abs(apart) > 1:
        degree = "success" if apart > 0 else "failure"
        yield Tell("tkds/advantage", "automatic", {"who": figure.id, "outcome": degree})
        return Checked(degree=degree, total=attempt.hu if apart > 0 else attempt.hu - 1, face=10)
    if not attempt.is_secret:
        yield from told_weights(settings, attempt)
    rolled: Checked | None = None
    spent = 0
    while rolled is None:
        if may_reroll(settings, figure, spent):
            # Whatever a roll showed that is made again, the next begins alike: a part of a rule is such.
            rolled = yield Part(_rolled_once, (settings, spent, *astuple(attempt)))
        else:
            rolled = yield from _rolled(settings, attempt, spent)
        spent += 1
    return rolled


def _rolled_once(settings: Settings, spent: int, *attempt: Any) -> Procedure[Checked | None]:
    """The same as a part: of whoever is given by themselves only what matters is looked at."""
    return (yield from _rolled(settings, Attempt(*attempt), spent))


def _rolled(settings: Settings, attempt: Attempt, spent: int) -> Procedure[Checked | None]:
    """One roll of a check; nothing where its player wishes to roll again."""
    figure, hu = attempt.figure, attempt.hu
    face: int = yield Roll(attempt.dice(settings), GM if attempt.is_secret else figure.id, "check")
    total = face + attempt.bonus(settings)
    degree = degree_of(settings, face, total, hu)
    if not attempt.is_secret:
        facts: dict[str, Fact] = {"who": figure.id, "skill": attempt.skill, "face": face, "total": total}
        facts |= {"hu": hu, "outcome": plain_degree(settings, total, hu)}
        # The number of an attack is a defence, and the book calls it so.
        yield Tell(attempt.rule, "attack-rolled" if attempt.rule == ATTACK else "check", facts)
        yield from told_natural(settings, face, total, hu)
    if attempt.is_secret:
        again = settings.secret_rerolls and (yield from wants_again(settings, figure, spent, "reroll-secret"))
    else:
        known = (("outcome", degree),)
        again = yield from wants_again(settings, figure, spent, reroll_key(degree), known)
    return None if again else Checked(degree=degree, total=total, face=face, spent=spent)


def told_edge(settings: Settings, attempt: Attempt) -> Procedure[None]:
    """Tell whether two dice are rolled, and of which the better or the worse."""
    balance, who = attempt.edge(settings), attempt.figure.id
    if balance:
        which = "advantage" if balance > 0 else "disadvantage"
        yield Tell("tkds/advantage", which, {"who": who})
    elif attempt.advantage and attempt.disadvantage:
        yield Tell("tkds/advantage", "edges-cancel", {"who": who})


def told_weights(settings: Settings, attempt: Attempt) -> Procedure[None]:
    """Tell everything that changes the total besides the skill on the sheet, each with its rule."""
    figure, skill, who = attempt.figure, attempt.skill, attempt.figure.id
    body, now = figure.character, skill_of(settings, figure, skill)
    if now != getattr(body, skill):
        dulled = body.skill(skill) == getattr(body, skill)
        facts: dict[str, Fact] = {"who": who, "skill": skill, "bonus": signed(now)}
        yield Tell("tkds/spell-list" if dulled else "tkds/lost-skill", "skill-lowered", facts)
    yield from told_penalties(settings, figure)
    if attempt.modifier:
        yield Tell(attempt.rule, "modified", {"who": who, "bonus": signed(attempt.modifier)})


def told_penalties(settings: Settings, figure: Figure) -> Procedure[None]:
    """Tell what a mortal wound, exhaustion and a blessing do to every check of theirs."""
    body, who = figure.character, figure.id
    if body.is_mortally_wounded:
        bonus = signed(-settings.mortal_penalty)
        yield Tell("tkds/mortal-wound", "wound-hinders", {"who": who, "bonus": bonus})
    if body.is_exhausted:
        bonus = signed(-settings.exhausted_penalty)
        yield Tell("tkds/exhausted", "exhaustion-hinders", {"who": who, "bonus": bonus})
    for one in figure.conditions:
        if one.key == "blessed":
            yield Tell(BLESSING, "blessing-helps", {"who": who, "bonus": signed(one.value)})


def signed(number: int) -> str:
    """A number with its sign, the way a bonus is written.

    >>> signed(2), signed(-2)
    ('+2', '−2')
    """
    return f"{number:+d}".replace("-", "−")


def told_natural(settings: Settings, face: int, total: int, hu: int) -> Procedure[None]:
    """Tell what a natural 1 or 20 does to the degree; nothing of any other face."""
    degree = degree_of(settings, face, total, hu)
    if face in (1, 20):
        stays = degree == plain_degree(settings, total, hu)
        yield Tell(
            "tkds/naturals", "natural-stays" if stays else "natural", {"face": face, "outcome": degree}
        )


def reroll_key(degree: str) -> str:
    """The question whether to roll again for a better degree."""
    return "reroll-success" if degree in SUCCEEDS else "reroll"


def wants_again(
    settings: Settings, figure: Figure, spent: int, key: str, facts: tuple[tuple[str, Fact], ...] = ()
) -> Procedure[bool]:
    """Whether somebody spends a hero point on the whole roll again, if they may."""
    return may_reroll(settings, figure, spent) and (yield from asked_again(figure, spent, key, facts))


def asked_again(
    figure: Figure, spent: int, key: str, facts: tuple[tuple[str, Fact], ...] = ()
) -> Procedure[bool]:
    """Whether somebody, who has spent so many hero points on a roll, spends one more to make it again."""
    left = points_of(figure) - spent
    answer = yield Ask(figure.id, key, OPTIONS, "keep", "tkds/reroll", (*facts, ("left", left)))
    if answer == "keep":
        return False
    yield Tell("tkds/reroll", "rolled-again", {"who": figure.id, "left": left - 1})
    return True


def own_roll(
    game: Game, figure: Figure, dice: int | Expr, key: str, *, spent: int = 0
) -> Procedure[tuple[int, int]]:
    """The total of a roll that is no check, such as damage, and the hero points spent on it.

    All its dice are rolled again together.  `spent` are points this action has cost before.
    """
    again = 0
    while True:
        total: int = yield Roll(dice, figure.id, key)
        if points_of(figure) - spent - again < 1 or (again and not game.settings.reroll_repeats):
            return total, again
        if not (yield from asked_again(figure, spent + again, "reroll-dice", (("total", total),))):
            return total, again
        again += 1


def check_degree(game: Game, attempt: Attempt) -> Procedure[tuple[str, int]]:
    """The degree of a check and the hero points spent: a part, of which exact odds see four results."""
    result: tuple[str, int] = yield Part(_degree, (game, *astuple(attempt)))
    return result


def _degree(game: Game, *attempt: Any) -> Procedure[tuple[str, int]]:
    rolled = yield from check(game, Attempt(*attempt))
    return rolled.degree, rolled.spent
