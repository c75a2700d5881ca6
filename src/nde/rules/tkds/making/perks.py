"""Perks and spells: how many a level allows, which are open to somebody, and how one is chosen."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from nde.dice import Procedure, Tell
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.general import Effects
from nde.rules.tkds.effects.growth import PerkGained, SpellLearned, changed, joined
from nde.rules.tkds.magic.spells import spells_for
from nde.rules.tkds.making.choices import choose
from nde.rules.tkds.making.equipment import ARMOUR_LADDER, SHIELD_LADDER, WEAPONS, is_trained
from nde.rules.tkds.making.people import (
    ABILITIES,
    PERKS,
    RACES,
    count_perk,
    key_abilities,
    magic_die,
    split_perk,
)
from nde.rules.tkds.settings import Game

FIRST_SPELLS = 2
"""Spells known at level 1; each level adds one."""
ASKED_FOR = {"weapon": "trained-weapon", "armour": "trained-armour", "ability": "learnt-ability"}
"""The question that names what a perk is taken for."""


def perks_allowed(game: Game, character: Character) -> int:
    """How many perks the level allows: one for each even level, more by race, and the GM's gifts."""
    race = RACES.get(character.race)
    first = (race.perks if race else 0) + (1 if game.settings.first_perk else 0)
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
        joined(key, detail)
        for key in PERKS
        for detail in perk_details(character, key)
        if is_perk_open(character, joined(key, detail))
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
    if not magic_die(character):
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
    return (yield from gain_perk(game, character, who, joined(name, detail)))


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
        PerkGained(
            who=who, perk=key, detail=detail, is_named=bool(detail), is_gift=is_gift, rule="tkds/perks"
        ),
    )
    after = changed(game, character, effects)
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
        learnt: Effects = (SpellLearned(who=who, spell=spell, rule="tkds/spells"),)
        character = changed(game, character, learnt)
        effects += learnt
    return effects
