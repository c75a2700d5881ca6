"""Making a character: race, origin, specialization and free points, then perk, spells, words and gear.

Every question proposes an answer, so that somebody who only names a race and a specialization gets a
character that is ready to play.  A number no source of the game has is told with a rule of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TypeAlias

from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.rules.tkds.book.equipment import WEAPONS
from nde.rules.tkds.book.people import (
    COMMON_LANGUAGES,
    OPEN,
    OPEN_RARE,
    ORIGINS,
    RACES,
    RARE_LANGUAGES,
    SPECIALIZATIONS,
    starting_hero_points,
)
from nde.rules.tkds.character import SKILLS, Character
from nde.rules.tkds.characters.growth import (
    NEWCOMER,
    choose,
    choose_perk,
    choose_text,
    learn_spells,
    perks_allowed,
)
from nde.rules.tkds.characters.outfit import first_weapons, outfit, usual_weapon
from nde.rules.tkds.effects.growth import changed
from nde.rules.tkds.settings import Game

FREE_POINTS = 3
Spread: TypeAlias = dict[str, int]


def _skills(game: Game, race: str, origin: str, calling: str) -> Procedure[Spread]:
    """The skills a newcomer starts with: four steps, and within a step no skill is touched twice."""
    people, trained, wishes = RACES[race], SPECIALIZATIONS[calling].skills, WISHES[calling]
    spread = dict.fromkeys(SKILLS, 0)
    for skills, by in ((people.raises, 1), (people.lowers, -1)):
        for skill in skills:
            spread[skill] += by
            yield Tell("tkds/races", "skill-raised", {"skill": skill, "value": f"{spread[skill]:+d}"})
    by_race = [(f"raise-race-{number}", SKILLS, wishes) for number in range(1, people.free + 1)]
    by_origin = [("raise-origin", ORIGINS[origin].skills, wishes), ("raise-other", SKILLS, wishes)]
    freely = [(f"raise-free-{number}", SKILLS, wishes) for number in range(1, FREE_POINTS + 1)]
    for rule, touched, choices in (
        ("tkds/races", {*people.raises, *people.lowers}, by_race),
        ("tkds/origins", set(), by_origin),
        ("tkds/specializations", set(), [("raise-specialization", trained, trained)]),
        ("tkds/creation", set(), freely),
    ):
        for key, among, best_first in choices:
            options = tuple(one for one in among if one not in touched and spread[one] < _cap(game))
            if options:
                wish = next((one for one in best_first if one in among and one not in touched), "")
                skill = yield from choose(NEWCOMER, key, options, wish, rule)
                touched.add(skill)
                spread[skill] += 1
                yield Tell(rule, "skill-raised", {"skill": skill, "value": f"{spread[skill]:+d}"})
    return spread


def _cap(game: Game) -> int:
    """How far a skill rises by creation."""
    return min(game.settings.creation_most, game.settings.skill_most)


def reachable(game: Game, race: str, origin: str, specialization: str) -> frozenset[tuple[int, ...]]:
    """Every set of skills that creation can lead to, in the order of `SKILLS`."""
    entry, most = RACES[race], _cap(game)
    fixed = tuple((one in entry.raises) - (one in entry.lowers) for one in SKILLS)
    open_to_race = [one for one in SKILLS if one not in (*entry.raises, *entry.lowers)]
    found = {fixed}
    for ways in (
        [set(way) for way in combinations(open_to_race, entry.free)],
        [{one, other} for one, other in product(ORIGINS[origin].skills, SKILLS) if one != other],
        [{one} for one in SPECIALIZATIONS[specialization].skills],
        [set(way) for way in combinations(SKILLS, FREE_POINTS)],
    ):
        found = {after for spread in found for way in ways for after in _raised(spread, way, most)}
    return frozenset(found)


def _raised(spread: tuple[int, ...], way: set[str], most: int) -> Iterator[tuple[int, ...]]:
    """A step taken; a skill at the cap is passed over, and its point is lost."""
    yield tuple(
        min(value + 1, max(most, value)) if one in way else value
        for one, value in zip(SKILLS, spread, strict=True)
    )


NAMES = (
    *("name-bara", "name-ctibor", "name-dorin", "name-elwin", "name-hana", "name-jorik", "name-kasia"),
    *("name-lenka", "name-mirek", "name-nela", "name-oldrich", "name-runa", "name-tomek", "name-vesna"),
)
WISHES = {
    "fighter": ("strength", "dexterity", "will", "intelligence"),
    "rogue": ("dexterity", "will", "intelligence", "strength"),
    "mage": ("intelligence", "dexterity", "will", "strength"),
    "priest": ("will", "strength", "intelligence", "dexterity"),
}
"""Which skills a specialization lives by, best first: what is proposed where a skill may be chosen."""


def create(game: Game) -> Procedure[Character]:
    """Make a character of level 1; the proposed answers make a human fighter."""
    name = yield from choose_text(NEWCOMER, "name", NAMES, "")
    race = yield from choose(NEWCOMER, "race", tuple(RACES), "human", "tkds/race")
    origin = yield from choose(NEWCOMER, "origin", tuple(ORIGINS), "guard", "tkds/origin")
    calling = yield from choose(
        NEWCOMER, "specialization", tuple(SPECIALIZATIONS), "fighter", "tkds/specialization"
    )
    spread = yield from _skills(game, race, origin, calling)
    character = yield from _body(game, name, race, origin, calling, spread)
    character = yield from _learning(game, character)
    character = yield from _languages(character)
    return (yield from outfit(game, character))


def _body(
    game: Game, name: str, race: str, origin: str, calling: str, spread: Spread
) -> Procedure[Character]:
    """Hit points, magic energy and essence: the race's share and the most of each die."""
    people, learnt, settings = RACES[race], SPECIALIZATIONS[calling], game.settings
    hp = people.hp + learnt.hit_die
    yield Tell("tkds/creation", "starting-hp", {"hp": hp, "bonus": people.hp, "die": learnt.hit_die})
    magic = people.magic + learnt.magic_die if learnt.magic_die else 0
    if magic:
        facts = {"magic": magic, "bonus": people.magic, "die": learnt.magic_die}
        yield Tell("tkds/magic-energy", "starting-magic", facts)
    yield Tell("tkds/essence-abilities", "key-ability", {"ability": learnt.ability})
    character = Character(
        name=name,
        race=race,
        origin=origin,
        specialization=calling,
        strength=spread["strength"],
        dexterity=spread["dexterity"],
        intelligence=spread["intelligence"],
        will=spread["will"],
        hp=hp,
        hp_most=hp,
        magic=magic,
        magic_most=magic,
        essence=settings.essence_start,
        essence_most=settings.essence_start,
        speed=people.speed,
        languages=people.languages + ORIGINS[origin].languages,
    )
    return replace(character, hero_points=starting_hero_points(game, character))


def _learning(game: Game, character: Character) -> Procedure[Character]:
    """The weapon mastered, the patron's weapon, the first spells and the perks of level 1."""
    calling = SPECIALIZATIONS[character.specialization]
    weapons = tuple(key for key in WEAPONS if key != "unarmed")
    if calling.mastery:
        weapon = yield from choose(
            NEWCOMER,
            "mastery",
            first_weapons(game, character) or weapons,
            usual_weapon(character),
            "tkds/specializations",
        )
        yield Tell("tkds/specializations", "mastered", {"weapon": weapon})
        character = replace(character, mastery=(weapon,))
    if calling.patron_weapon:
        others = tuple(key for key in weapons if key not in calling.weapons and WEAPONS[key].needs_training)
        weapon = yield from choose(
            NEWCOMER, "patron", others, usual_weapon(character), "tkds/specializations"
        )
        yield Tell("tkds/specializations", "patron-weapon", {"weapon": weapon})
        character = replace(character, training=(*character.training, weapon))
    character = changed(game, character, (yield from learn_spells(game, character, NEWCOMER)))
    for number in range(1, perks_allowed(game, character) + 1):
        effects = yield from choose_perk(game, character, NEWCOMER, f"perk-{number}")
        character = changed(game, character, effects)
    return character


def _languages(character: Character) -> Procedure[Character]:
    """Ask about each language left open: it may stay open until one is met."""
    spoken: list[str] = []
    number = 0
    for slot in character.languages:
        language = slot
        if slot in (OPEN, OPEN_RARE):
            number += 1
            known = {*spoken, *character.languages}
            ideas = COMMON_LANGUAGES + (RARE_LANGUAGES if slot == OPEN_RARE else ())
            options = (slot, *(one for one in ideas if one not in known))
            language = yield from choose(NEWCOMER, f"language-{number}", options, slot, "tkds/languages")
        spoken.append(language)
    yield Tell("tkds/languages", "languages", {"language": tuple(spoken)})
    return replace(character, languages=tuple(spoken))
