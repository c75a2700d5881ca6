"""A watch of eight hours: travel, explore, forage or camp."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Tell, parse
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import PassWatch
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.time import A_BAG, RATIONS, WATCH_TURNS, RationsFound, WatchPassed, WentTo
from nde.rules.tkds.living.events import roll_event
from nde.rules.tkds.living.exploring import time_passes
from nde.rules.tkds.living.resting import campers, nights, sleeps
from nde.rules.tkds.making.equipment import free_slots
from nde.rules.tkds.rolling import own_roll
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/watches"
FISHING = "fishing-gear"
SLEEPLESS = "sleepless"
"""What a night is called that everybody spends without a camp."""


def resolve_pass_watch(game: Game, scene: Scene, action: PassWatch) -> Procedure[Resolution]:
    """Eight hours, what the party does with them, and what luck brings outdoors."""
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=RULE)
    people = tuple(require_able(scene, who) for who in action.who)
    foragers = people or tuple(one for one in campers(scene) if not one.is_out)
    if action.activity == "forage" and not foragers:
        raise ActionRefused("nobody-forages", rule=RULE)
    for who in action.skips:
        scene.figure(who)
    activity = SLEEPLESS if _nobody_camps(scene, action) else action.activity
    yield Tell(RULE, "watch-passes", {"activity": activity})
    effects: tuple[Effect, ...] = ()
    is_disturbed = action.is_disturbed
    is_wild = action.outdoors or action.activity in ("travel", "explore", "forage")
    if is_wild:
        event = yield from roll_event(in_the_wild=True)
        effects = (event,)
        if action.activity == "camp" and event.event == "encounter" and not is_disturbed:
            answer = yield Ask(GM, "camp-disturbed", ("disturbed", "quiet"), "disturbed", "tkds/camp")
            is_disturbed = answer == "disturbed"
    effects += yield from time_passes(game, scene, WATCH_TURNS)
    effects += (WatchPassed(activity=activity, rule=RULE),)
    if scene.where != "away" and action.activity in ("travel", "explore", "forage"):
        effects += (WentTo(where="away", rule=RULE),)
    if action.activity == "forage":
        effects += yield from _forages(game, action, foragers)
    if action.activity == "camp":
        for night in nights(scene, action, is_disturbed=is_disturbed):
            if scene.figure(night.who).character.state == "dying":
                continue
            effects += yield from sleeps(game, scene, night)
    return Resolution(outcome="", effects=effects)


def _nobody_camps(scene: Scene, action: PassWatch) -> bool:
    return action.activity == "camp" and all(one.id in action.skips for one in campers(scene))


def forage_dice(people: tuple[Figure, ...], *, by_water: bool) -> str:
    """The dice for fresh rations: a k4 for each who looks for food, a k6 for an angler by water."""
    anglers = sum(any(item.key == FISHING for item in one.character.items) for one in people)
    anglers = anglers if by_water else 0
    others = len(people) - anglers
    return "+".join(f"{count}{die}" for count, die in ((others, "d4"), (anglers, "d6")) if count)


def _forages(game: Game, action: PassWatch, people: tuple[Figure, ...]) -> Procedure[tuple[Effect, ...]]:
    dice = parse(forage_dice(people, by_water=action.by_water))
    found, spent = yield from own_roll(game, people[0], dice, "forage")
    yield Tell(RULE, "foraged", {"who": tuple(one.id for one in people), "rations": found})
    effects: tuple[Effect, ...] = hero_spent(people[0].id, spent)
    left = found
    for figure in people:
        taken = min(left, _room(game, figure))
        left -= taken
        if taken:
            effects += (RationsFound(who=figure.id, rations=taken, rule=RULE),)
    if left:
        yield Tell("tkds/load", "rations-left-behind", {"rations": left})
    return effects


def _room(game: Game, figure: Figure) -> int:
    """Rations somebody can still carry: in bags that are not full, and in free slots."""
    body = figure.character
    begun = sum(max(A_BAG - max(item.uses, 1), 0) for item in body.items if item.key == RATIONS)
    return begun + A_BAG * free_slots(game, body)
