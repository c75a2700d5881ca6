"""Contests: two against each other, the opponent's result being the number to reach."""

from __future__ import annotations

import msgspec

from nde.dice import Ask, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Contest
from nde.rules.tkds.character import Skill
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects.body import ContestTied, hero_spent
from nde.rules.tkds.rolling import (
    DICE,
    OPTIONS,
    SUCCEEDS,
    bonus_of,
    degree_of,
    may_reroll,
    plain_degree,
    points_of,
    told_natural,
    told_weights,
    weigh,
)
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game, Settings
from nde.rules.tkds.turns import require_able

RULE = "tkds/contest"


class Contested(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest came to, seen by the one who began it."""

    degree: str
    """A tie in which nothing changes is a failure of whoever tried."""
    spent: int = 0
    """Hero points of the one who began it."""
    other_spent: int = 0
    is_tied: bool = False
    """Whether neither prevails."""

    @property
    def succeeds(self) -> bool:
        """Whether the one who began it gets what they wanted."""
        return self.degree in SUCCEEDS


class _Roller(msgspec.Struct, frozen=True, kw_only=True):
    """One of the two: what they roll, and the hero points they have spent on it."""

    figure: Figure
    skill: Skill
    balance: int
    bonus: int
    spent: int = 0


def contest(
    game: Game,
    figure: Figure,
    skill: Skill,
    other: Figure,
    other_skill: Skill,
    *,
    advantage: int = 0,
    disadvantage: int = 0,
    modifier: int = 0,
    other_advantage: int = 0,
    other_disadvantage: int = 0,
    has_initiator: bool = True,
    rule: str = RULE,
) -> Procedure[Contested]:
    """Both roll; whoever is a player may roll again for hero points until both are content."""
    settings = game.settings
    against = yield from _roller(settings, other, other_skill, other_advantage, other_disadvantage, 0)
    mine = yield from _roller(settings, figure, skill, advantage, disadvantage, modifier)
    their_total = (yield from _rolled(against, rule))[1]
    face, total = yield from _rolled(mine, rule)
    while True:
        degree = read_contest(settings, face, total, their_total, has_initiator=has_initiator)
        is_open = total == their_total and is_tie_open(settings, has_initiator=has_initiator)
        if not is_open:
            facts: dict[str, Fact] = {
                "who": figure.id,
                "total": total,
                "target": other.id,
                "hu": their_total,
                "outcome": plain_degree(settings, total, their_total) if has_initiator else degree,
            }
            yield Tell(rule, "contest", facts)
            if has_initiator:
                yield from told_natural(settings, face, total, their_total)
        else:
            yield Tell(rule, "contest-tie", {"who": figure.id, "target": other.id, "total": total})
        if (yield from _again(settings, mine, is_winning=degree in SUCCEEDS)):
            mine = msgspec.structs.replace(mine, spent=mine.spent + 1)
            face, total = yield from _rolled(mine, rule)
        elif (yield from _again(settings, against, is_winning=not is_open and degree not in SUCCEEDS)):
            against = msgspec.structs.replace(against, spent=against.spent + 1)
            their_total = (yield from _rolled(against, rule))[1]
        else:
            return Contested(degree=degree, spent=mine.spent, other_spent=against.spent, is_tied=is_open)


def read_contest(settings: Settings, face: int, total: int, other: int, *, has_initiator: bool) -> str:
    """The degree of one total against another; a tie that leaves everything as it was is a failure.

    Only the natural die of whoever began it counts.  If nobody did, the higher total wins, and no more.

    >>> read_contest(Settings(), 8, 11, 11, has_initiator=True)
    'success'
    >>> read_contest(Settings(), 8, 11, 11, has_initiator=False)
    'failure'
    >>> read_contest(Settings(), 20, 25, 12, has_initiator=False)
    'success'
    """
    if total == other and is_tie_open(settings, has_initiator=has_initiator):
        return "failure"
    if not has_initiator:
        return "success" if total > other else "failure"
    return degree_of(settings, face, total, other)


def is_tie_open(settings: Settings, *, has_initiator: bool) -> bool:
    """Whether a tie is nobody's, so that nothing changes."""
    return not has_initiator or settings.contest_tie == "nothing"


def _roller(
    settings: Settings, figure: Figure, skill: Skill, advantage: int, disadvantage: int, modifier: int
) -> Procedure[_Roller]:
    balance = yield from weigh(settings, figure, advantage, disadvantage)
    yield from told_weights(settings, figure, skill, modifier, RULE)
    bonus = bonus_of(settings, figure, skill) + modifier
    return _Roller(figure=figure, skill=skill, balance=balance, bonus=bonus)


def _rolled(one: _Roller, rule: str) -> Procedure[tuple[int, int]]:
    face: int = yield Roll(DICE[one.balance], one.figure.id, "contest")
    total = face + one.bonus
    facts: dict[str, Fact] = {"who": one.figure.id, "skill": one.skill, "face": face, "total": total}
    yield Tell(rule, "contest-rolled", facts)
    return face, total


def _again(settings: Settings, one: _Roller, *, is_winning: bool) -> Procedure[bool]:
    """Whether a player rolls again for a hero point."""
    if not may_reroll(settings, one.figure, one.spent):
        return False
    left = points_of(one.figure) - one.spent
    key = "reroll-won" if is_winning else "reroll-lost"
    answer = yield Ask(one.figure.id, key, OPTIONS, "keep", "tkds/reroll", (("left", left),))
    if answer == "keep":
        return False
    yield Tell("tkds/reroll", "rolled-again", {"who": one.figure.id, "left": left - 1})
    return True


def resolve_contest(game: Game, scene: Scene, action: Contest) -> Procedure[Resolution]:
    """Two people against each other."""
    if action.who == action.other:
        raise ActionRefused("against-oneself", rule=RULE, who=action.who)
    figure, other = require_able(scene, action.who), require_able(scene, action.other)
    came = yield from contest(
        game,
        figure,
        action.skill,
        other,
        action.other_skill,
        advantage=action.advantage,
        disadvantage=action.disadvantage + hindrance_of(figure, action.skill),
        modifier=action.modifier,
        other_disadvantage=hindrance_of(other, action.other_skill),
        has_initiator=action.has_initiator,
    )
    spent = (*hero_spent(action.who, came.spent), *hero_spent(action.other, came.other_spent))
    tied = (ContestTied(who=action.who, other=action.other, rule=RULE),) if came.is_tied else ()
    return Resolution(outcome=came.degree, effects=(*spent, *tied))
