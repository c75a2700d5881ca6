"""What is learnt: levels, perks and spells; a perk exchanged with a master or given, a language settled."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.errors import Unreadable
from nde.rules.documents import LONGEST, shown
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import GrantPerk, LearnLanguage, Milestone, Retrain
from nde.rules.tkds.book.equipment import ARMOUR_LADDER, SHIELD_LADDER, WEAPONS, is_trained, is_within_load
from nde.rules.tkds.book.people import (
    ABILITIES,
    COMMON_LANGUAGES,
    LANGUAGES,
    OPEN,
    OPEN_RARE,
    PERKS,
    RARE_LANGUAGES,
    all_but,
    calling_of,
    count_perk,
    key_abilities,
    race_of,
    split_perk,
)
from nde.rules.tkds.book.spells import spells_for
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects import growth as e
from nde.rules.tkds.effects.body import HeroPointsSpent
from nde.rules.tkds.effects.general import Effects, done
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able, require_alive

NEWCOMER = "hero"
"""Who is asked: the character in the making has no other id yet."""
NONE = "none"
"""The answer that leaves a thing out."""
FIRST_SPELLS = 2
"""Spells known at level 1; each level adds one."""
ASKED_FOR = {"weapon": "trained-weapon", "armour": "trained-armour", "ability": "learnt-ability"}
"""The question that names what a perk is taken for."""


def choose(who: str, key: str, options: tuple[str, ...], default: str, rule: str) -> Procedure[str]:
    """Ask for one of the options; where there is only one, it is not asked."""
    if len(options) == 1:
        return options[0]
    answer: str = yield Ask(who, key, options, default if default in options else options[0], rule)
    return answer


def choose_text(who: str, key: str, suggested: tuple[str, ...], rule: str) -> Procedure[str]:
    """Ask for a text, with suggestions; refuse one longer than a sheet has room for."""
    answer: str = yield Ask(who, key, suggested, suggested[0], rule, is_open=True)
    if len(answer) > LONGEST:
        raise Unreadable("text-too-long", text=shown(answer), most=LONGEST)
    return answer.strip()


def perks_allowed(game: Game, character: Character) -> int:
    """How many perks the level allows: one for each even level, more by race, and the GM's gifts."""
    first = race_of(character).perks + game.settings.first_perk
    return character.level // 2 + first + character.gifts


def perk_details(character: Character, key: str) -> tuple[str, ...]:
    """What a perk may be taken for; one empty word where nothing has to be named."""
    choice = PERKS[key].choice
    if choice == "weapon":
        return trainable_weapons(character)
    if choice == "armour":
        ladders = (ARMOUR_LADDER, SHIELD_LADDER)
        ways = [[one for one in ladder if not is_trained(character, one)] for ladder in ladders]
        return tuple(way[0] for way in ways if way)
    if choice == "ability":
        known = key_abilities(character)
        return tuple(ability for ability in ABILITIES if ability not in known)
    return ("",)


@lru_cache(maxsize=4096)
def trainable_weapons(character: Character) -> tuple[str, ...]:
    """Weapons somebody may train with: of no greater die than the best they are trained with already."""
    wanting = {key: weapon for key, weapon in WEAPONS.items() if weapon.needs_training}
    trained = [key for key in wanting if is_trained(character, key)]
    best = max((_most_damage(key) for key in trained), default=0)
    return tuple(key for key in wanting if key not in trained and _most_damage(key) <= best)


def _most_damage(key: str) -> int:
    weapon = WEAPONS[key]
    return max(_top(weapon.damage), _top(weapon.versatile or "0"))


def _top(dice: str) -> int:
    count, _, sides = dice.partition("d")
    return int(count) * int(sides or 1)


def is_perk_open(character: Character, perk: str) -> bool:
    """Whether somebody may take a perk, as the sheet writes it, besides those they have."""
    key, detail = split_perk(perk)
    if key not in PERKS:
        return False
    entry = PERKS[key]
    if entry.specializations and character.specialization not in entry.specializations:
        return False
    if count_perk(character, key) and not entry.is_repeatable:
        return False
    return detail in perk_details(character, key)


@lru_cache(maxsize=4096)
def open_perks(game: Game, character: Character) -> tuple[str, ...]:
    """Every perk somebody may take now, as the sheet writes it: none for a spell where all are known."""
    return tuple(
        e.joined(key, detail)
        for key in PERKS
        for detail in perk_details(character, key)
        if is_perk_open(character, e.joined(key, detail))
        and not (PERKS[key].spells and not open_spells(game, character))
    )


def are_perks_sound(character: Character) -> bool:
    """Whether each perk was open when it was taken, in the order they are written."""
    growing = replace(character, perks=())
    for perk in character.perks:
        if not is_perk_open(growing, perk):
            return False
        growing = replace(growing, perks=(*growing.perks, perk))
    return True


def spells_allowed(game: Game, character: Character) -> int:
    """How many spells somebody may know: two, one for each further level, and those of perks."""
    if not calling_of(character).magic_die:
        return 0
    levels = min(character.level, game.settings.level_most) - 1
    return FIRST_SPELLS + levels + count_perk(character, "extra-spell")


def open_spells(game: Game, character: Character) -> tuple[str, ...]:
    """The spells somebody could learn now and does not know."""
    return tuple(
        one
        for one in spells_for(game.settings, character.specialization, character.level)
        if one not in character.spells
    )


def choose_perk(game: Game, character: Character, who: str, key: str) -> Procedure[Effects]:
    """Ask for a perk and what it is taken for; the effects include a spell it brings."""
    ways = open_perks(game, character)
    names = tuple(dict.fromkeys(split_perk(way)[0] for way in ways))
    name = yield from choose(who, key, names, _usual(character, names), "tkds/perks")
    details = tuple(split_perk(way)[1] for way in ways if split_perk(way)[0] == name)
    detail = details[0]
    choice = PERKS[name].choice
    if choice:
        detail = yield from choose(who, ASKED_FOR[choice], details, details[0], "tkds/perk-list")
    return (yield from gain_perk(game, character, who, e.joined(name, detail)))


def _usual(character: Character, names: tuple[str, ...]) -> str:
    """The first perk of the specialization that is not had yet; toughness where all are."""
    own = [name for name in names if PERKS[name].specializations]
    new = [name for name in own if not count_perk(character, name)]
    return next(iter(new or own), "toughness")


def gain_perk(
    game: Game, character: Character, who: str, perk: str, *, is_gift: bool = False
) -> Procedure[Effects]:
    """Tell of a perk that was chosen, and ask for the spell it brings."""
    key, detail = split_perk(perk)
    yield Tell("tkds/perks", "perk-gained", {"who": who, "perk": key})
    if detail:
        yield Tell("tkds/perk-list", "perk-named", {"detail": detail})
    effects: Effects = (
        e.PerkGained(
            who=who, perk=key, detail=detail, is_named=bool(detail), is_gift=is_gift, rule="tkds/perks"
        ),
    )
    after = e.changed(game, character, effects)
    if after.essence_most > character.essence_most:
        yield Tell("tkds/essence", "essence-most", {"who": who, "points": after.essence_most})
    return effects + (yield from learn_spells(game, after, who))


def learn_spells(game: Game, character: Character, who: str) -> Procedure[Effects]:
    """Ask for every spell somebody may know and does not, as far as there are any."""
    effects: Effects = ()
    # Each has the number it will have on the sheet: nothing is asked twice under one name.
    for number in range(len(character.spells) + 1, spells_allowed(game, character) + 1):
        options = open_spells(game, character)
        if not options:
            break
        spell = yield from choose(who, f"spell-{number}", options, options[0], "tkds/spells")
        yield Tell("tkds/spells", "spell-learned", {"who": who, "spell": spell})
        learnt: Effects = (e.SpellLearned(who=who, spell=spell, rule="tkds/spells"),)
        character = e.changed(game, character, learnt)
        effects += learnt
    return effects


LEVEL = "tkds/level"


def resolve_milestone(game: Game, scene: Scene, action: Milestone) -> Procedure[Resolution]:
    """A deed worth a level; within a session, hero points may go into rolling the dice again."""
    body = require_alive(scene, action.who).character
    require_levels(body, action.who)
    effects = yield from level_effects(game, body, action.who, points=body.hero_points)
    return done(*effects)


def advance(game: Game, character: Character) -> Procedure[Character]:
    """One level more between sessions, when no hero points are at hand."""
    return (yield from gain_level(game, character, in_session=False))


def gain_level(game: Game, character: Character, *, in_session: bool) -> Procedure[Character]:
    """The character one level up; hero points help with the dice within a session only."""
    if character.is_dead:
        raise ActionRefused("growth-of-the-dead", rule=LEVEL)
    require_levels(character, NEWCOMER)
    points = character.hero_points if in_session else 0
    effects = yield from level_effects(game, character, NEWCOMER, points=points)
    spent = sum(one.points for one in effects if isinstance(one, HeroPointsSpent))
    after = e.changed(game, character, effects)
    return replace(after, hero_points=after.hero_points - spent)


def require_levels(character: Character, who: str) -> None:
    """Refuse a level to those without a specialization."""
    if not character.specialization:
        raise ActionRefused("has-no-levels", rule=LEVEL, who=who)


def level_effects(game: Game, character: Character, who: str, *, points: int) -> Procedure[Effects]:
    """What a level brings; `points` are the hero points that may go into its dice."""
    level = character.level + 1
    yield Tell(LEVEL, "level-gained", {"who": who, "level_reached": level})
    calling = calling_of(character)
    hp = magic = spent = 0
    if level <= game.settings.level_most:
        hp, used = yield from _grown(game, who, calling.hit_die, "hit-die", points)
        spent += used
        magic, used = yield from _grown(game, who, calling.magic_die, "magic-die", points - spent)
        spent += used
    else:
        yield Tell(LEVEL, "beyond-cap", {"cap": game.settings.level_most})
    effects: Effects = (e.LevelGained(who=who, level=level, hp=hp, magic=magic, rule=LEVEL),)
    if spent:
        paid: Effect = HeroPointsSpent(who=who, points=spent, rule="tkds/reroll")
        effects = (paid, *effects)
    after = e.changed(game, character, effects)
    effects += yield from learn_spells(game, after, who)
    after = e.changed(game, character, effects)
    if level % 2 == 0 and len(after.perks) < perks_allowed(game, after):
        effects += yield from choose_perk(game, after, who, "perk-1")
    return effects


def _grown(game: Game, who: str, die: int, key: str, points: int) -> Procedure[tuple[int, int]]:
    """What one more die adds, and the hero points that went into it; a die of 0 is none."""
    if not die:
        return 0, 0
    if game.settings.level_hp == "half":
        yield Tell(LEVEL, "die-halved", {"of": key, "die": die, "points": die // 2})
        return die // 2, 0
    spent = 0
    while True:
        face: int = yield Roll(die, who, key)
        yield Tell(LEVEL, "die-rolled", {"of": key, "die": die, "points": face})
        may_repeat = game.settings.reroll_repeats or not spent
        if spent >= points or not may_repeat:
            return face, spent
        facts = (("points", face), ("left", points - spent))
        choice = yield Ask(who, "reroll-die", ("keep", "reroll"), "keep", "tkds/reroll", facts)
        if choice == "keep":
            return face, spent
        spent += 1


RULE = "tkds/perks"


def resolve_retrain(game: Game, scene: Scene, action: Retrain) -> Procedure[Resolution]:
    """Exchange a perk for another, or a spell for another, by training between adventures."""
    body = require_able(scene, action.who).character
    require_levels(body, action.who)
    if scene.is_fight:
        raise ActionRefused("no-market-in-a-fight", rule="tkds/downtime", who=action.who)
    if scene.where != "home":
        raise ActionRefused("no-master-here", rule="tkds/downtime", who=action.who)
    is_spell = action.old in body.spells
    if not is_spell and action.old not in body.perks:
        raise ActionRefused("perk-not-had", rule=RULE, text=action.old, allowed=(*body.perks, *body.spells))
    what = "spell" if is_spell else "perk"
    if e.trained_tag(what) in scene.figure(action.who).used:
        raise ActionRefused("trained-already", rule=RULE, who=action.who, what=what)
    if is_spell:
        return (yield from _retrain_spell(game, body, action))
    left = _without(body, action.old)
    if not are_perks_sound(left):
        raise ActionRefused("perk-still-needed", rule=RULE, text=action.old)
    if not is_perk_open(left, action.new) or action.new == action.old:
        allowed = tuple(one for one in open_perks(game, left) if one != action.old)
        raise ActionRefused("perk-not-open", rule=RULE, text=action.new, allowed=allowed)
    if not is_within_load(game, replace(left, perks=(*left.perks, action.new))):
        raise ActionRefused("too-much-to-carry", rule="tkds/load", who=action.who)
    if not (yield from _is_allowed(action, RULE)):
        return done()
    key, detail = split_perk(action.old)
    yield Tell(RULE, "perk-given-up", {"who": action.who, "perk": key})
    lost = e.PerkLost(who=action.who, perk=key, detail=detail, is_named=bool(detail), rule=RULE)
    effects: Effects = (lost,)
    after = e.changed(game, body, effects)
    if after.essence_most < body.essence_most:
        yield Tell("tkds/essence", "essence-most", {"who": action.who, "points": after.essence_most})
    effects += yield from _forget_spells(game, after, action.who)
    after = e.changed(game, body, effects)
    effects += yield from gain_perk(game, after, action.who, action.new)
    trained = e.Trained(who=action.who, what="perk", rule=RULE)
    return done(*effects, trained)


def _is_allowed(action: Retrain, rule: str) -> Procedure[bool]:
    """Whether the GM agrees that there is somebody to learn it from, and time."""
    facts = (("who", action.who), ("old", action.old), ("new", action.new))
    answer = yield Ask(GM, "training-allowed", ("yes", "no"), "yes", rule, facts)
    yield Tell(rule, "training-agreed" if answer == "yes" else "training-denied", {"who": action.who})
    return bool(answer == "yes")


def resolve_grant_perk(game: Game, scene: Scene, action: GrantPerk) -> Procedure[Resolution]:
    """A perk as the GM's gift: the one way to have more than the level allows."""
    body = require_alive(scene, action.who).character
    require_levels(body, action.who)
    if not is_perk_open(body, action.perk):
        raise ActionRefused("perk-not-open", rule=RULE, text=action.perk, allowed=open_perks(game, body))
    effects = yield from gain_perk(game, body, action.who, action.perk, is_gift=True)
    return done(*effects)


def resolve_learn_language(game: Game, scene: Scene, action: LearnLanguage) -> Procedure[Resolution]:
    """Settle a language left open, now that it is met."""
    body = require_able(scene, action.who).character
    rule, language = "tkds/languages", action.language.strip()
    if not language or language in (OPEN, OPEN_RARE):
        raise Unreadable("text-empty")
    if len(language) > LONGEST:
        raise Unreadable("text-too-long", text=shown(language), most=LONGEST)
    if language in body.languages:
        raise ActionRefused("language-known", rule=rule, who=action.who, text=language)
    if meant := all_but(language, LANGUAGES):
        raise Unreadable(
            "misspelt-value", text=language, nearest=meant, allowed=(*COMMON_LANGUAGES, *RARE_LANGUAGES)
        )
    if not {OPEN, OPEN_RARE} & set(body.languages):
        raise ActionRefused("no-open-language", rule=rule, who=action.who)
    if e.open_language(body, language) is None:
        raise ActionRefused("language-too-rare", rule=rule, text=language)
    yield Tell(rule, "language-settled", {"who": action.who, "language": language})
    learnt = e.LanguageLearned(who=action.who, language=language, rule=rule)
    return done(learnt)


def _retrain_spell(game: Game, body: Character, action: Retrain) -> Procedure[Resolution]:
    rule = "tkds/spells"
    if action.new not in open_spells(game, body):
        raise ActionRefused("spell-not-open", rule=rule, text=action.new, allowed=open_spells(game, body))
    if not (yield from _is_allowed(action, rule)):
        return done()
    yield Tell(rule, "spell-forgotten", {"who": action.who, "spell": action.old})
    yield Tell(rule, "spell-learned", {"who": action.who, "spell": action.new})
    effects = (
        e.SpellForgotten(who=action.who, spell=action.old, rule=rule),
        e.SpellLearned(who=action.who, spell=action.new, rule=rule),
        e.Trained(who=action.who, what="spell", rule=rule),
    )
    return done(*effects)


def _forget_spells(game: Game, body: Character, who: str) -> Procedure[Effects]:
    """Ask which spells go with the perk that brought them."""
    effects: Effects = ()
    while len(body.spells) > spells_allowed(game, body):
        spell = yield from choose(who, "forgotten-spell", body.spells, body.spells[-1], "tkds/spells")
        yield Tell("tkds/spells", "spell-forgotten", {"who": who, "spell": spell})
        forgotten: Effects = (e.SpellForgotten(who=who, spell=spell, rule="tkds/spells"),)
        body = e.changed(game, body, forgotten)
        effects += forgotten
    return effects


def _without(body: Character, perk: str) -> Character:
    at = body.perks.index(perk)
    return replace(body, perks=body.perks[:at] + body.perks[at + 1 :])
