"""Camp: a watch of sleep and a ration each; those who go without pay at once."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.cairn2e.actions import MakeCamp
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.living.effects import HOUR_ROUNDS, BecameDeprived, ItemUsed
from nde.rules.cairn2e.living.fatigue import gain_fatigue
from nde.rules.cairn2e.living.hours import pass_time
from nde.rules.cairn2e.living.needs import DEPRIVED, met, need
from nde.rules.cairn2e.living.ready import check_safe, some
from nde.rules.cairn2e.living.rest import sleep
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Resolution

RULE = "cairn2e/camp"


def resolve_camp(game: Game, scene: Scene, action: MakeCamp) -> Procedure[Resolution]:
    """The party sleeps for a watch: each eats a ration and is rid of Fatigue; who skips it pays."""
    people = some(scene, (*action.who, *action.skips), RULE)
    check_safe(scene, RULE)
    awake = tuple(one.id for one in people if one.id in action.skips)
    asleep = tuple(one.id for one in people if one.id not in action.skips)
    hours = game.settings.watch_hours
    yield Tell(RULE, "camp", {"hours": hours, "count": len(asleep)})
    effects = yield from pass_time(game, scene, hours * HOUR_ROUNDS, RULE)
    after = scene.after(game, effects)
    for who in asleep:
        more = yield from _night(game, after, who, asleep)
        after = after.after(game, more)
        effects += more
    for who in awake:
        more = yield from _sleepless(game, after, who)
        after = after.after(game, more)
        effects += more
    return Resolution(outcome="", effects=effects)


def eat(scene: Scene, who: str, sharers: tuple[str, ...], rule: str) -> Procedure[Effects]:
    """A ration of one's own, else of somebody who shares; nothing where nobody has one."""
    for owner in (who, *(one for one in sharers if one != who)):
        for place, item in enumerate(scene.figure(owner).character.items):
            if item.kind == "food" and item.uses != 0:
                yield Tell(rule, "eats" if owner == who else "eats-of", {"who": who, "other": owner})
                return (ItemUsed(who=owner, place=place, item=item, rule=rule),)
    return ()


def _night(game: Game, scene: Scene, who: str, sharers: tuple[str, ...]) -> Procedure[Effects]:
    """The night of one who sleeps; without a ration they are deprived, and get nothing back."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    effects = yield from eat(scene, who, sharers, RULE)
    if not effects:
        yield Tell(RULE, "no-ration", {"who": who})
        if "food" not in body.needs:
            effects = (BecameDeprived(who=who, need="food", rule=DEPRIVED),)
        if "sleep" in body.needs:
            effects += yield from met(scene.after(game, effects), who, ("sleep",), DEPRIVED)
    else:
        effects += yield from need(scene, who, ("food", "sleep"))
    after = scene.after(game, effects)
    return (*effects, *(yield from sleep(game, after, who, RULE)))


def _sleepless(game: Game, scene: Scene, who: str) -> Procedure[Effects]:
    """The night of one who does not sleep: a Fatigue, and deprived at once."""
    body = scene.figure(who).character
    if body.is_dead:
        return ()
    yield Tell(RULE, "skips-camp", {"who": who})
    effects = yield from gain_fatigue(game, scene, who, rule=RULE)
    if "sleep" not in body.needs:
        effects += (BecameDeprived(who=who, need="sleep", rule=RULE),)
    return effects
