"""Luck rolls: a k6 for what nobody decides, read as luck or by one of the tables that use it."""

from __future__ import annotations

import msgspec

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.ruleset import Resolution
from nde.rules.tkds.actions import LuckRoll
from nde.rules.tkds.effects.body import LuckCame, hero_spent
from nde.rules.tkds.rolling import OPTIONS, may_reroll, points_of
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

SIDES = 6


class Reading(msgspec.Struct, frozen=True):
    """How a luck roll is read: for each face what it means, and whether it favours the players.

    A yes-or-no question succeeds or fails; a table has no outcome, its result is told by the effect.
    """

    rule: str
    details: tuple[str, str, str, str, str, str]
    favours: tuple[bool, bool, bool, bool, bool, bool]
    is_table: bool = False


_HALVES = (False,) * 3 + (True,) * 3
READINGS = {
    "luck": Reading("tkds/luck", ("luck-bad",) * 3 + ("luck-good",) * 3, _HALVES),
    "tongue": Reading(
        "tkds/languages",
        ("luck-no-tongue",) * 5 + ("luck-tongue",),
        (False,) * 5 + (True,),
    ),
    "reaction": Reading(
        "tkds/reaction",
        ("luck-hostile", "luck-wary", "luck-wary", "luck-curious", "luck-curious", "luck-friendly"),
        _HALVES,
        is_table=True,
    ),
    "surprise": Reading(
        "tkds/surprise",
        ("luck-party-surprised", *("luck-nobody-surprised",) * 4, "luck-foes-surprised"),
        (False,) * 5 + (True,),
        is_table=True,
    ),
    "event": Reading(
        "tkds/events",
        ("luck-encounter", "luck-loss", "luck-sign", "luck-quiet", "luck-quiet", "luck-quiet"),
        _HALVES,
        is_table=True,
    ),
}
"""What each use of the roll makes of 1 to 6."""


def resolve_luck(game: Game, scene: Scene, action: LuckRoll) -> Procedure[Resolution]:
    """Roll for luck: the GM, or a player who was asked to and may then roll again for hero points."""
    figure = require_able(scene, action.who) if action.who else None
    reading = READINGS[action.reads]
    spent = 0
    while True:
        face: int = yield Roll(SIDES, figure.id if figure else GM, "luck")
        detail, is_good = reading.details[face - 1], reading.favours[face - 1]
        yield Tell(reading.rule, "luck", {"face": face, "detail": detail})
        if figure is None or not (yield from _again(game, figure, face, spent, is_good=is_good)):
            paid = hero_spent(figure.id, spent) if figure else ()
            outcome = "" if reading.is_table else "success" if is_good else "failure"
            return Resolution(outcome=outcome, effects=(*paid, LuckCame(detail=detail, rule=reading.rule)))
        spent += 1


def _again(game: Game, figure: Figure, face: int, spent: int, *, is_good: bool) -> Procedure[bool]:
    if not may_reroll(game.settings, figure, spent):
        return False
    left = points_of(figure) - spent
    key = "reroll-good-luck" if is_good else "reroll-bad-luck"
    facts = (("total", face), ("left", left))
    answer = yield Ask(figure.id, key, OPTIONS, "keep", "tkds/reroll", facts)
    if answer == "keep":
        return False
    yield Tell("tkds/reroll", "rolled-again", {"who": figure.id, "left": left - 1})
    return True
