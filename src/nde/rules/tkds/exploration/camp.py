"""A watch of eight hours, and the night: who eats, who sleeps well, what comes back by morning."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nde.dice import GM, Ask, Procedure, Tell, parse
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import PassWatch
from nde.rules.tkds.book.equipment import free_slots, hinders
from nde.rules.tkds.book.people import calling_of
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.checks.harm import heal_told
from nde.rules.tkds.effects import time as e
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import after, done
from nde.rules.tkds.effects.magic import GrewExhausted, MagicGained
from nde.rules.tkds.exploration.time import campers, roll_event, time_passes
from nde.rules.tkds.rolls import own_roll
from nde.rules.tkds.scene import SALVE, Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/camp"
BEDROLL = "bedroll"
TENTS = {"tent-small": 1, "tent-medium": 2, "tent-large": 4}
"""How many sleep in a tent."""
HIRELING_DIE = 4
"""Hit points of a hireling are one k4: what such a die can show comes back to them."""
SALVE_DIE = 6


class Night(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody spends a night."""

    who: str
    giver: str = ""
    """Whose ration they eat; empty for a night without food."""
    lack: str = ""
    """What keeps it from being a proper rest: skipped, armour, bedroll, tent, disturbed or hungry."""


def nights(scene: Scene, action: PassWatch, *, is_disturbed: bool) -> tuple[Night, ...]:
    """How everybody spends the night; food is shared by those who have more."""
    rations = {figure.id: count_rations(figure.character) for figure in campers(scene)}
    dry = sum(TENTS.get(item.key, 0) for figure in campers(scene) for item in figure.character.items)
    found = []
    for figure in campers(scene):
        if figure.id in action.skips:
            found.append(Night(who=figure.id, lack="skipped"))
            continue
        giver = figure.id if rations[figure.id] else max(rations, key=lambda id: rations[id])
        if rations[giver]:
            rations[giver] -= 1
        else:
            giver = ""
        lack = _lack(figure.character, action, is_disturbed=is_disturbed, is_dry=dry > 0)
        lack, dry = lack or ("" if giver else "hungry"), dry - 1
        found.append(Night(who=figure.id, giver=giver, lack=lack))
    return tuple(found)


def count_rations(body: Character) -> int:
    """Rations somebody carries."""
    return sum(max(item.uses, 1) for item in body.items if item.key == e.RATIONS)


def _lack(body: Character, action: PassWatch, *, is_disturbed: bool, is_dry: bool) -> str:
    if hinders(body, "night"):
        return "armour"
    if action.outdoors and not any(item.key == BEDROLL for item in body.items):
        return "bedroll"
    if action.outdoors and action.bad_weather and not is_dry:
        return "tent"
    return "disturbed" if is_disturbed else ""


def regains(body: Character) -> tuple[int, int]:
    """Hit points and magic energy that a proper rest brings: what the dice can show at most."""
    calling = calling_of(body)
    die = calling.hit_die or (HIRELING_DIE if body.kind == "hireling" else 0)
    return die, calling.magic_die if body.magic_most else 0


def sleeps(game: Game, scene: Scene, night: Night) -> Procedure[tuple[Effect, ...]]:
    """What a night does for somebody."""
    who = night.who
    figure = scene.figure(who)
    effects: tuple[Effect, ...] = (e.NightPassed(who=who, rule=RULE),)
    if night.lack == "skipped":
        yield Tell(RULE, "camp-skipped", {"who": who})
        return (*effects, GrewExhausted(who=who, rule="tkds/exhausted"))
    if night.giver:
        if night.giver == who:
            yield Tell(RULE, "ration-eaten", {"who": who})
        else:
            yield Tell(RULE, "ration-shared", {"who": who, "other": night.giver})
        effects += (e.RationEaten(who=who, giver=night.giver, rule=RULE),)
    effects += yield from _essence(figure)  # however bad the night
    if night.lack:
        cause = f"rest-{night.lack}"
        yield Tell(RULE, "no-proper-rest", {"who": who, "cause": cause})
        return (*effects, e.RestSpoilt(who=who, cause=cause, rule=RULE))
    effects += yield from _regenerates(game, scene, figure)
    return effects + (yield from _recovers(figure))


def _essence(figure: Figure) -> Procedure[tuple[Effect, ...]]:
    body = figure.character
    if not body.essence_most:
        return ()
    if body.essence < body.essence_most:
        yield Tell("tkds/essence", "essence-restored", {"who": figure.id, "points": body.essence_most})
    return (e.EssenceRestored(who=figure.id, rule="tkds/essence"),)


def _regenerates(game: Game, scene: Scene, figure: Figure) -> Procedure[tuple[Effect, ...]]:
    """Natural regeneration: the most the die of the specialization shows, whatever the level."""
    body, who = figure.character, figure.id
    hp, magic = regains(body)
    salved = spent = 0
    if figure.condition(SALVE):
        salved, spent = yield from own_roll(game, figure, SALVE_DIE, "salve")
        yield Tell("tkds/gear", "salve-heals", {"who": who, "points": salved})
    hp = min(hp + salved, body.hp_most - body.hp)
    magic = min(magic, body.magic_most - body.magic)
    effects: tuple[Effect, ...] = hero_spent(who, spent)
    if hp > 0:
        yield Tell("tkds/regeneration", "regenerated", {"who": who, "points": hp})
        effects += yield from heal_told(game, scene, who, hp, rule="tkds/regeneration")
    if magic > 0:
        yield Tell("tkds/magic-energy", "magic-regenerated", {"who": who, "points": magic})
        effects += (MagicGained(who=who, points=magic, rule="tkds/magic-energy"),)
    return effects


def _recovers(figure: Figure) -> Procedure[tuple[Effect, ...]]:
    """What else a proper rest mends: one lost point of a skill, exhaustion, and a mortal wound."""
    body, who = figure.character, figure.id
    effects: tuple[Effect, ...] = ()
    lost = tuple(name for name, points in zip(SKILLS, body.lost, strict=True) if points)
    if lost:
        skill = lost[0] if len(lost) == 1 else (yield _which_skill(who, lost))
        yield Tell("tkds/lost-skill", "skill-back", {"who": who, "skill": skill})
        effects += (e.SkillRegained(who=who, skill=skill, rule="tkds/lost-skill"),)
    if body.is_exhausted:
        yield Tell("tkds/exhausted", "exhaustion-over", {"who": who})
        effects += (e.ExhaustionEnded(who=who, rule="tkds/exhausted"),)
    if body.is_mortally_wounded and body.hp >= body.hp_most:
        yield Tell("tkds/mortal-wound", "mortal-wound-over", {"who": who})
        effects += (e.MortalWoundHealed(who=who, rule="tkds/mortal-wound"),)
    return effects


def _which_skill(who: str, lost: Iterable[str]) -> Ask:
    options = tuple(lost)
    return Ask(who, "skill-back", options, options[0], "tkds/lost-skill")


WATCHES = "tkds/watches"
FISHING = "fishing-gear"
SLEEPLESS = "sleepless"
"""What a night is called that everybody spends without a camp."""


def resolve_pass_watch(game: Game, scene: Scene, action: PassWatch) -> Procedure[Resolution]:
    """Eight hours, what the party does with them, and what luck brings outdoors."""
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=WATCHES)
    people = tuple(require_able(scene, who) for who in action.who)
    foragers = people or tuple(one for one in campers(scene) if not one.is_out)
    if action.activity == "forage" and not foragers:
        raise ActionRefused("nobody-forages", rule=WATCHES)
    for who in action.skips:
        scene.figure(who)
    activity = SLEEPLESS if _nobody_camps(scene, action) else action.activity
    yield Tell(WATCHES, "watch-passes", {"activity": activity, "spent": activity})
    effects: tuple[Effect, ...] = ()
    is_disturbed = action.is_disturbed
    is_wild = action.outdoors or action.activity in ("travel", "explore", "forage")
    if is_wild:
        event = yield from roll_event(in_the_wild=True)
        effects = (event,)
        if action.activity == "camp" and event.event == "encounter" and not is_disturbed:
            answer = yield Ask(GM, "camp-disturbed", ("disturbed", "quiet"), "disturbed", "tkds/camp")
            is_disturbed = answer == "disturbed"
    effects += yield from time_passes(game, scene, e.WATCH_TURNS)
    effects += (e.WatchPassed(activity=activity, rule=WATCHES),)
    if scene.where != "away" and action.activity in ("travel", "explore", "forage"):
        effects += (e.WentTo(where="away", rule=WATCHES),)
    if action.activity == "forage":
        effects += yield from _forages(game, action, foragers)
    if action.activity == "camp":
        for night in nights(scene, action, is_disturbed=is_disturbed):
            if scene.figure(night.who).character.state == "dying":
                continue
            effects += yield from sleeps(game, after(game, scene, effects), night)
    return done(*effects)


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
    yield Tell(WATCHES, "foraged", {"who": tuple(one.id for one in people), "rations": found})
    effects: tuple[Effect, ...] = hero_spent(people[0].id, spent)
    left = found
    for figure in people:
        taken = min(left, _room(game, figure))
        left -= taken
        if taken:
            effects += (e.RationsFound(who=figure.id, rations=taken, rule=WATCHES),)
    if left:
        yield Tell("tkds/load", "rations-left-behind", {"rations": left})
    return effects


def _room(game: Game, figure: Figure) -> int:
    """Rations somebody can still carry: in bags that are not full, and in free slots."""
    body = figure.character
    begun = sum(max(e.A_BAG - max(item.uses, 1), 0) for item in body.items if item.key == e.RATIONS)
    return begun + e.A_BAG * free_slots(game, body)
