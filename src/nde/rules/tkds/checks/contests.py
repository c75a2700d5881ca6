"""Contests: two against each other, the opponent's result being the number to reach."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nde.dice import Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import Contest
from nde.rules.tkds.checks.tasks import hindrance_of
from nde.rules.tkds.effects.body import ContestTied, hero_spent
from nde.rules.tkds.rolls import (
    SUCCEEDS,
    Attempt,
    degree_of,
    plain_degree,
    points_of,
    told_edge,
    told_natural,
    told_weights,
    wants_again,
    with_points,
)
from nde.rules.tkds.scene import Scene
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


def contest(
    game: Game, mine: Attempt, theirs: Attempt, *, has_initiator: bool = True, is_shared: bool = False
) -> Procedure[Contested]:
    """Both roll; whoever is a player may roll again for hero points until both are content.

    Two characters of one player share these.
    """
    settings, rule = game.settings, mine.rule
    for one in (theirs, mine):
        yield from told_edge(settings, one)
        yield from told_weights(settings, replace(one, rule=RULE))
    spent = their_spent = 0
    their_total = (yield from _rolled(settings, theirs))[1]
    face, total = yield from _rolled(settings, mine)
    while True:
        degree = read_contest(settings, face, total, their_total, has_initiator=has_initiator)
        is_open = total == their_total and is_tie_open(settings, has_initiator=has_initiator)
        facts: dict[str, Fact] = {"who": mine.figure.id, "total": total, "target": theirs.figure.id}
        if not is_open:
            outcome = plain_degree(settings, total, their_total) if has_initiator else degree
            yield Tell(rule, "contest", {**facts, "hu": their_total, "outcome": outcome})
            if has_initiator:
                yield from told_natural(settings, face, total, their_total)
        else:
            yield Tell(rule, "contest-tie", facts)
        wins, loses = degree in SUCCEEDS, not is_open and degree not in SUCCEEDS
        figure = with_points(mine.figure, points_of(mine.figure) - their_spent * is_shared)
        other = with_points(theirs.figure, points_of(theirs.figure) - spent * is_shared)
        if (yield from wants_again(settings, figure, spent, "reroll-won" if wins else "reroll-lost")):
            spent += 1
            face, total = yield from _rolled(settings, mine)
        elif (yield from wants_again(settings, other, their_spent, "reroll-won" if loses else "reroll-lost")):
            their_spent += 1
            their_total = (yield from _rolled(settings, theirs))[1]
        else:
            return Contested(degree=degree, spent=spent, other_spent=their_spent, is_tied=is_open)


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


def _rolled(settings: Settings, one: Attempt) -> Procedure[tuple[int, int]]:
    face: int = yield Roll(one.dice(settings), one.figure.id, "contest")
    total = face + one.bonus(settings)
    facts: dict[str, Fact] = {"who": one.figure.id, "skill": one.skill, "face": face, "total": total}
    yield Tell(one.rule, "contest-rolled", facts)
    return face, total


def resolve_contest(game: Game, scene: Scene, action: Contest) -> Procedure[Resolution]:
    """Two people against each other."""
    if action.who == action.other:
        raise ActionRefused("against-oneself", rule=RULE, who=action.who)
    figure, other = require_able(scene, action.who), require_able(scene, action.other)
    hinders = hindrance_of(figure, action.skill)
    mine = Attempt(figure, action.skill, rule=RULE).weighed(action, hinders=hinders)
    other_skill = action.other_skill or action.skill
    hindered = hindrance_of(other, other_skill)
    theirs = Attempt(other, other_skill, disadvantage=hindered, rule=RULE)
    is_shared = action.other in scene.sharing(action.who)
    came = yield from contest(game, mine, theirs, has_initiator=action.has_initiator, is_shared=is_shared)
    spent = (*hero_spent(action.who, came.spent), *hero_spent(action.other, came.other_spent))
    tied = (ContestTied(who=action.who, other=action.other, rule=RULE),) if came.is_tied else ()
    return Resolution(outcome=came.degree, effects=(*spent, *tied))
