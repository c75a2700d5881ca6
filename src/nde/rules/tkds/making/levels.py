"""Levels: a hit die and a magic die more, a spell for those who cast, a perk on every even one."""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Ask, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import Milestone
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.body import HeroPointsSpent
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.effects.growth import LevelGained, changed
from nde.rules.tkds.making.choices import NEWCOMER
from nde.rules.tkds.making.people import hit_die, magic_die
from nde.rules.tkds.making.perks import choose_perk, learn_spells, perks_allowed
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

RULE = "tkds/level"


def resolve_milestone(game: Game, scene: Scene, action: Milestone) -> Procedure[Resolution]:
    """A deed worth a level; within a session, hero points may go into rolling the dice again."""
    figure = scene.figure(action.who)
    body = figure.character
    if body.is_dead:
        raise ActionRefused("is-dead", rule="tkds/dying", who=figure.id)
    require_levels(body, figure.id)
    effects = yield from level_effects(game, body, figure.id, points=body.hero_points)
    return Resolution(outcome="", effects=effects)


def advance(game: Game, character: Character) -> Procedure[Character]:
    """One level more between sessions, when no hero points are at hand."""
    return (yield from gain_level(game, character, in_session=False))


def gain_level(game: Game, character: Character, *, in_session: bool) -> Procedure[Character]:
    """The character one level up; hero points help with the dice within a session only."""
    require_levels(character, NEWCOMER)
    points = character.hero_points if in_session else 0
    effects = yield from level_effects(game, character, NEWCOMER, points=points)
    spent = sum(one.points for one in effects if isinstance(one, HeroPointsSpent))
    after = changed(game, character, effects)
    return replace(after, hero_points=after.hero_points - spent)


def require_levels(character: Character, who: str) -> None:
    """Refuse a level to those without a specialization."""
    if not character.specialization:
        raise ActionRefused("has-no-levels", rule=RULE, who=who)


def level_effects(game: Game, character: Character, who: str, *, points: int) -> Procedure[Effects]:
    """What a level brings; `points` are the hero points that may go into its dice."""
    level = character.level + 1
    yield Tell(RULE, "level-gained", {"who": who, "level_reached": level})
    hp = magic = spent = 0
    if level <= game.settings.level_most:
        hp, used = yield from _grown(game, who, hit_die(character), "hit-die", points)
        spent += used
        magic, used = yield from _grown(game, who, magic_die(character), "magic-die", points - spent)
        spent += used
    else:
        yield Tell(RULE, "beyond-cap", {"cap": game.settings.level_most})
    effects: Effects = (LevelGained(who=who, level=level, hp=hp, magic=magic, rule=RULE),)
    if spent:
        paid: Effect = HeroPointsSpent(who=who, points=spent, rule="tkds/reroll")
        effects = (paid, *effects)
    after = changed(game, character, effects)
    effects += yield from learn_spells(game, after, who)
    after = changed(game, character, effects)
    if level % 2 == 0 and len(after.perks) < perks_allowed(game, after):
        effects += yield from choose_perk(game, after, who, "perk-1")
    return effects


def _grown(game: Game, who: str, die: int, key: str, points: int) -> Procedure[tuple[int, int]]:
    """What one more die adds, and the hero points that went into it; a die of 0 is none."""
    if not die:
        return 0, 0
    if game.settings.level_hp == "half":
        yield Tell(RULE, "die-halved", {"of": key, "die": die, "points": die // 2})
        return die // 2, 0
    spent = 0
    while True:
        face: int = yield Roll(die, who, key)
        yield Tell(RULE, "die-rolled", {"of": key, "die": die, "points": face})
        may_repeat = game.settings.reroll_repeats or not spent
        if spent >= points or not may_repeat:
            return face, spent
        facts = (("points", face), ("left", points - spent))
        choice = yield Ask(who, "reroll-die", ("keep", "reroll"), "keep", "tkds/reroll", facts)
        if choice == "keep":
            return face, spent
        spent += 1
