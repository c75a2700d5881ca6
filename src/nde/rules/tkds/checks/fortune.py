"""Luck rolls, a k6 for what nobody decides, and hero points: set, granted, and given up not to die."""

from __future__ import annotations

import msgspec

from nde.dice import GM, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import BeginSession, Cling, GrantHero, LuckRoll
from nde.rules.tkds.book.people import starting_hero_points
from nde.rules.tkds.checks.harm import DYING, clings
from nde.rules.tkds.effects.body import HeroPointsSet, LuckCame, hero_spent
from nde.rules.tkds.effects.general import Effects, done
from nde.rules.tkds.rolls import wants_again
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able, require_alive

SIDES = 6
RULE = "tkds/hero-points"


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
        key = "reroll-good-luck" if is_good else "reroll-bad-luck"
        facts = (("total", face),)
        if figure is None or not (yield from wants_again(game.settings, figure, spent, key, facts)):
            paid = hero_spent(figure.id, spent) if figure else ()
            outcome = "" if reading.is_table else "success" if is_good else "failure"
            return Resolution(outcome=outcome, effects=(*paid, LuckCame(detail=detail, rule=reading.rule)))
        spent += 1


def resolve_session(game: Game, scene: Scene, action: BeginSession) -> Procedure[Resolution]:
    """A new session: every player has exactly what one starts with, whatever was left."""
    effects: Effects = ()
    starts = {
        one.id: starting_hero_points(game, one.character)
        for one in scene.figures
        if one.character.kind == "pc" and not one.character.is_dead
    }
    for figure in scene.figures:
        if figure.id in starts:
            points = max(starts.get(one, 0) for one in scene.sharing(figure.id))
            yield Tell(RULE, "hero-points-set", {"who": figure.id, "points": points})
            effects += (HeroPointsSet(who=figure.id, points=points, rule=RULE),)
    return done(*effects)


def resolve_grant(game: Game, scene: Scene, action: GrantHero) -> Procedure[Resolution]:
    """One more hero point; there is no most."""
    body = scene.figure(action.who).character
    if body.kind != "pc":
        raise ActionRefused("no-hero-points", rule=RULE, who=action.who)
    require_alive(scene, action.who)
    points = body.hero_points + 1
    yield Tell(RULE, "hero-points-set", {"who": action.who, "points": points})
    return done(HeroPointsSet(who=action.who, points=points, rule=RULE))


def resolve_cling(game: Game, scene: Scene, action: Cling) -> Procedure[Resolution]:
    """Somebody who is dying gives all hero points not to."""
    figure = require_alive(scene, action.who)
    if figure.character.state != "dying":
        raise ActionRefused("is-not-dying", rule=DYING, who=action.who)
    if figure.character.kind != "pc" or figure.character.hero_points < 1:
        raise ActionRefused("no-hero-points", rule=DYING, who=action.who)
    effects = yield from clings(figure)
    return done(*effects)
