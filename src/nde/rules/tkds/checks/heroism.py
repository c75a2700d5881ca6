"""Hero points: set at the start of a session, granted by the GM, and given up not to die."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.tkds.actions import BeginSession, Cling, GrantHero
from nde.rules.tkds.character import Character
from nde.rules.tkds.checks.harming import DYING, clings
from nde.rules.tkds.effects.body import HeroPointsSet
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.making.people import starting_hero_points
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

RULE = "tkds/hero-points"


def hero_points_at_start(game: Game, character: Character) -> int:
    """The hero points somebody begins every session with: some races have one more."""
    # Imported here and not above: making calls the rules of this package.
    return starting_hero_points(game, character)


def resolve_session(game: Game, scene: Scene, action: BeginSession) -> Procedure[Resolution]:
    """A new session: every player has exactly what one starts with, whatever was left."""
    effects: Effects = ()
    starts = {
        one.id: hero_points_at_start(game, one.character)
        for one in scene.figures
        if one.character.kind == "pc" and not one.character.is_dead
    }
    for figure in scene.figures:
        if figure.id in starts:
            points = max(starts.get(one, 0) for one in scene.sharing(figure.id))
            yield Tell(RULE, "hero-points-set", {"who": figure.id, "points": points})
            effects += (HeroPointsSet(who=figure.id, points=points, rule=RULE),)
    return Resolution(outcome="", effects=effects)


def resolve_grant(game: Game, scene: Scene, action: GrantHero) -> Procedure[Resolution]:
    """One more hero point; there is no most."""
    body = scene.figure(action.who).character
    if body.kind != "pc":
        raise ActionRefused("no-hero-points", rule=RULE, who=action.who)
    if body.is_dead:
        raise ActionRefused("is-dead", rule=DYING, who=action.who)
    points = body.hero_points + 1
    yield Tell(RULE, "hero-points-set", {"who": action.who, "points": points})
    return Resolution(outcome="", effects=(HeroPointsSet(who=action.who, points=points, rule=RULE),))


def resolve_cling(game: Game, scene: Scene, action: Cling) -> Procedure[Resolution]:
    """Somebody who is dying gives all hero points not to."""
    figure = scene.figure(action.who)
    if figure.character.is_dead:
        raise ActionRefused("is-dead", rule=DYING, who=action.who)
    if figure.character.state != "dying":
        raise ActionRefused("is-not-dying", rule=DYING, who=action.who)
    if figure.character.kind != "pc" or figure.character.hero_points < 1:
        raise ActionRefused("no-hero-points", rule=DYING, who=action.who)
    effects = yield from clings(figure)
    return Resolution(outcome="", effects=effects)
