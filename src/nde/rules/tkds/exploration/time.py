"""Ten-minute turns and days: what each does in them, what ends with them, and what luck brings."""

from __future__ import annotations

from typing import Literal

from nde.dice import GM, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import Downtime, GoTo, PassTurn
from nde.rules.tkds.character import Character
from nde.rules.tkds.checks.harm import DYING, dies, outlasted
from nde.rules.tkds.effects import time as e
from nde.rules.tkds.effects.body import Died
from nde.rules.tkds.effects.general import after, done
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

ESSENCE = "tkds/essence"


def campers(scene: Scene) -> tuple[Figure, ...]:
    """Those who eat and sleep by these rules: characters and hirelings of the party who are alive."""
    return tuple(
        figure
        for figure in scene.of_side("party")
        if figure.character.kind != "npc" and not figure.character.is_dead and not figure.has_fled
    )


def can_refill(body: Character) -> bool:
    """Whether essence was used since the last refill, and any is missing."""
    return body.essence_is_used and body.essence < body.essence_most


def refill_points(game: Game, body: Character) -> int:
    """What a ten-minute turn brings back: exactly one, however many were used; or all, as an option."""
    missing = body.essence_most - body.essence
    return missing if game.settings.essence_refill == "all" else min(1, missing)


EVENTS = "tkds/events"
Event = Literal["encounter", "loss", "sign", "nothing", "discovery"]
_EVENTS: tuple[Event, ...] = ("encounter", "loss", "sign", "nothing", "nothing", "nothing")


def read_event(face: int, *, in_the_wild: bool = False) -> Event:
    """What a luck roll brings; in the wild a 6 is a discovery.

    >>> [read_event(face) for face in (1, 2, 3, 4, 5, 6)]
    ['encounter', 'loss', 'sign', 'nothing', 'nothing', 'nothing']
    >>> read_event(6, in_the_wild=True)
    'discovery'
    """
    if face >= 6 and in_the_wild:
        return "discovery"
    return _EVENTS[min(max(face, 1), 6) - 1]


def roll_event(*, in_the_wild: bool = False) -> Procedure[e.EventCame]:
    """Roll for an event: what it brings."""
    face: int = yield Roll(6, GM, "event")
    event = read_event(face, in_the_wild=in_the_wild)
    yield Tell(EVENTS, "event", {"face": face, "event": event})
    return e.EventCame(event=event, rule=EVENTS)


RULE = "tkds/time"
LIGHT = "tkds/light"


def resolve_pass_turn(game: Game, scene: Scene, action: PassTurn) -> Procedure[Resolution]:
    """Ten minutes: the dying die, each does one thing, light burns, and luck says what happens."""
    _require(scene, action)
    yield Tell(RULE, "turn-passes", {"rounds": game.settings.turn_rounds})
    effects: tuple[Effect, ...] = ()
    heard = (yield from roll_event()) if action.is_loud else None
    interrupted = heard is not None and heard.event == "encounter"
    if heard is not None and heard.event != "nothing":
        effects += (heard,)
    if interrupted:
        # Whoever refills needs the whole turn undisturbed; the time has passed all the same.
        yield Tell(RULE, "turn-interrupted", {})
    else:
        for who, deed in action.deeds:
            effects += yield from _deed(game, scene, who, deed)
    effects += yield from time_passes(game, scene, 1)
    effects += (e.TurnPassed(turns=1, rule=RULE),)
    if not interrupted:
        event = yield from roll_event()
        # All stays quiet only where neither roll brought anything.
        if event.event != "nothing" or heard is None or heard.event == "nothing":
            effects += (event,)
    return done(*effects)


def refillers(scene: Scene) -> tuple[Figure, ...]:
    """Those of the party who would regain essence by ten minutes of rest."""
    return tuple(one for one in campers(scene) if one.is_able and can_refill(one.character))


def time_passes(game: Game, scene: Scene, turns: int) -> Procedure[tuple[Effect, ...]]:
    """Who does not live to see turns go by, and what they still suffer in them; and how the light lasts.

    The dying never last as long.
    """
    effects: tuple[Effect, ...] = ()
    for figure in scene.figures:
        if figure.character.state == "dying":
            effects += yield from dies(game, after(game, scene, effects).figure(figure.id))
    effects += yield from outlasted(game, after(game, scene, effects), turns * game.settings.turn_rounds)
    if scene.light:
        left = max(scene.light - turns, 0)
        if left:
            yield Tell(LIGHT, "light-left", {"turns": left})
        else:
            yield Tell(LIGHT, "light-out", {})
            effects += (e.LightWentOut(rule=LIGHT),)
    return effects


def _require(scene: Scene, action: PassTurn) -> None:
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=RULE)
    done: set[str] = set()
    for who, deed in action.deeds:
        figure = require_able(scene, who)
        if who in done:
            raise ActionRefused("deed-twice", rule=RULE, who=who)
        done.add(who)
        if deed == "refill" and not can_refill(figure.character):
            raise ActionRefused("essence-not-used", rule=ESSENCE, who=who)


def _deed(game: Game, scene: Scene, who: str, deed: str) -> Procedure[tuple[Effect, ...]]:
    if deed == "search":
        yield Tell(RULE, "searched", {"who": who})
        return (e.AreaSearched(who=who, rule=RULE),)
    if deed == "refill":
        points = refill_points(game, scene.figure(who).character)
        yield Tell(ESSENCE, "essence-refilled", {"who": who, "points": points})
        return (e.EssenceRefilled(who=who, points=points, rule=ESSENCE),)
    return ()


DOWNTIME = "tkds/downtime"
DAY_TURNS = 3 * e.WATCH_TURNS
"""Ten-minute turns of a day: the least that lies between adventures."""


def resolve_go(game: Game, scene: Scene, action: GoTo) -> Procedure[Resolution]:
    """Come home between adventures or to a market, or set out again."""
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=DOWNTIME)
    if scene.where == action.where:
        raise ActionRefused("there-already", rule=DOWNTIME, where=action.where)
    yield Tell(DOWNTIME, "went-to", {"where": action.where})
    return done(e.WentTo(where=action.where, rule=DOWNTIME))


def resolve_downtime(game: Game, scene: Scene, action: Downtime) -> Procedure[Resolution]:
    """Ordinary wounds, magic and essence come back whole, and what a quiet night ends is over.

    Lost points of skills still return one a night: how many nights there were is the GM's to say.
    """
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=DOWNTIME)
    # The dying do not live to see it, and whatever lasts only minutes or hours is over.
    effects: tuple[Effect, ...] = yield from time_passes(game, scene, DAY_TURNS)
    effects += (e.TurnPassed(turns=DAY_TURNS, rule=DOWNTIME),)
    if scene.where != "home":
        effects += (e.WentTo(where="home", rule=DOWNTIME),)
    for figure in campers(scene):
        body, who = figure.character, figure.id
        if body.state == "dying" and Died(who=who, rule=DYING) in effects:
            continue
        yield Tell(DOWNTIME, "downtime", {"who": who})
        effects += (
            e.WoundsMended(who=who, rule=DOWNTIME),
            e.EssenceRestored(who=who, rule=DOWNTIME),
            e.NightPassed(who=who, rule=DOWNTIME),
        )
        if body.is_exhausted:
            effects += (e.ExhaustionEnded(who=who, rule=DOWNTIME),)
        if body.is_mortally_wounded:
            effects += (e.MortalWoundHealed(who=who, rule=DOWNTIME),)
    return done(*effects)
