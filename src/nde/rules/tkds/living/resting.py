"""The night: who eats, who sleeps well, and what comes back by morning."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nde.dice import Ask, Procedure, Tell
from nde.rules.ruleset import Effect
from nde.rules.tkds.actions import PassWatch
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.checks.harming import heal_told
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.magic import GrewExhausted, MagicGained
from nde.rules.tkds.effects.time import (
    RATIONS,
    EssenceRestored,
    ExhaustionEnded,
    MortalWoundHealed,
    NightPassed,
    RationEaten,
    RestSpoilt,
    SkillRegained,
)
from nde.rules.tkds.making.equipment import hinders
from nde.rules.tkds.making.people import hit_die, magic_die
from nde.rules.tkds.rolling import own_roll
from nde.rules.tkds.scene import SALVE, Figure, Scene
from nde.rules.tkds.settings import Game

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


def campers(scene: Scene) -> tuple[Figure, ...]:
    """Those who eat and sleep by these rules: characters and hirelings of the party who are alive."""
    return tuple(
        figure
        for figure in scene.of_side("party")
        if figure.character.kind != "npc" and not figure.character.is_dead and not figure.has_fled
    )


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
    return sum(max(item.uses, 1) for item in body.items if item.key == RATIONS)


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
    die = hit_die(body) or (HIRELING_DIE if body.kind == "hireling" else 0)
    return die, magic_die(body) if body.magic_most else 0


def sleeps(game: Game, scene: Scene, night: Night) -> Procedure[tuple[Effect, ...]]:
    """What a night does for somebody."""
    who = night.who
    figure = scene.figure(who)
    effects: tuple[Effect, ...] = (NightPassed(who=who, rule=RULE),)
    if night.lack == "skipped":
        yield Tell(RULE, "camp-skipped", {"who": who})
        return (*effects, GrewExhausted(who=who, rule="tkds/exhausted"))
    if night.giver:
        if night.giver == who:
            yield Tell(RULE, "ration-eaten", {"who": who})
        else:
            yield Tell(RULE, "ration-shared", {"who": who, "other": night.giver})
        effects += (RationEaten(who=who, giver=night.giver, rule=RULE),)
    effects += yield from _essence(figure)  # however bad the night
    if night.lack:
        cause = f"rest-{night.lack}"
        yield Tell(RULE, "no-proper-rest", {"who": who, "cause": cause})
        return (*effects, RestSpoilt(who=who, cause=cause, rule=RULE))
    effects += yield from _regenerates(game, scene, figure)
    return effects + (yield from _recovers(figure))


def _essence(figure: Figure) -> Procedure[tuple[Effect, ...]]:
    body = figure.character
    if not body.essence_most:
        return ()
    if body.essence < body.essence_most:
        yield Tell("tkds/essence", "essence-restored", {"who": figure.id, "points": body.essence_most})
    return (EssenceRestored(who=figure.id, rule="tkds/essence"),)


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
        effects += (SkillRegained(who=who, skill=skill, rule="tkds/lost-skill"),)
    if body.is_exhausted:
        yield Tell("tkds/exhausted", "exhaustion-over", {"who": who})
        effects += (ExhaustionEnded(who=who, rule="tkds/exhausted"),)
    if body.is_mortally_wounded and body.hp >= body.hp_most:
        yield Tell("tkds/mortal-wound", "mortal-wound-over", {"who": who})
        effects += (MortalWoundHealed(who=who, rule="tkds/mortal-wound"),)
    return effects


def _which_skill(who: str, lost: Iterable[str]) -> Ask:
    options = tuple(lost)
    return Ask(who, "skill-back", options, options[0], "tkds/lost-skill")
