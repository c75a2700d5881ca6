"""Races, origins, specializations and perks as tables, and what somebody has of them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Literal, TypeVar

import msgspec

from nde.rules.data import load_toml
from nde.rules.tkds.character import Character
from nde.rules.tkds.settings import Game

T = TypeVar("T")

OPEN, OPEN_RARE = "open", "open-rare"
"""A language not chosen yet: a common one, or any."""
COMMON_LANGUAGES = ("elvish", "dwarvish", "halfling", "gnomish", "goblin", "orcish")
RARE_LANGUAGES = ("draconic", "old-tongue", "spirit-speech")


class Race(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody is born with."""

    key: str
    source: Literal["draft", "ours"]
    raises: tuple[str, ...] = ()
    lowers: tuple[str, ...] = ()
    free: int = 0
    """Skills of one's own choice raised by 1."""
    hp: int
    magic: int
    speed: int
    perks: int = 0
    """Perks at level 1, besides those of levels."""
    languages: tuple[str, ...]
    traits: tuple[str, ...] = ()
    """What it can do, by key, for the sheet; the numbers are below."""
    aim: int = 0
    """To hit with bows and crossbows."""
    immune: tuple[str, ...] = ()
    """What does nothing to them, unless magic does it."""
    withstands: tuple[str, ...] = ()
    """What they have advantage against."""
    sight: int = 0
    """Metres that light reaches further for them."""
    defence_ranged: int = 0
    defence_large: int = 0
    """The better of the two counts, never both."""
    hero_points: int = 0
    """Hero points at the start of a session, besides those of everybody."""


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The life before the game."""

    key: str
    source: Literal["draft", "ours"] = "draft"
    skills: tuple[str, str]
    """One of these rises by 1, and then any other."""
    items: tuple[str, ...] = ()
    keepsake: Literal["", "weapon", "game", "gear", "scroll"] = ""
    """A thing that is chosen or drawn."""
    languages: tuple[str, ...] = ()
    coins: int = 0
    slots: int = 0


class Specialization(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody has learnt to be."""

    key: str
    source: Literal["draft", "ours"] = "draft"
    hit_die: int
    magic_die: int = 0
    """0 for those who cannot cast."""
    skills: tuple[str, ...]
    """One of these rises by 1."""
    weapons: tuple[str, ...]
    armour: tuple[str, ...] = ()
    """Keys of what is trained, or `all`."""
    discipline: str = ""
    abilities: tuple[str, ...] = ()
    ability: str
    """The key ability that costs essence."""
    items: tuple[str, ...] = ()
    mastery: int = 0
    """Weapons mastered at level 1."""
    patron_weapon: bool = False
    """Whether one more weapon of one's own choice is trained."""
    wishes: tuple[str, ...] = ()
    """What a newcomer buys who does not say."""


class Perk(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability gained with levels."""

    key: str
    source: Literal["draft", "ours"] = "draft"
    specializations: tuple[str, ...] = ()
    """Who may take it; everybody where there is none."""
    is_repeatable: bool = False
    choice: Literal["", "weapon", "armour", "ability"] = ""
    """What has to be named with it: `weapon-training:sword`."""
    hp: int = 0
    magic: int = 0
    spells: int = 0
    uses_essence: bool = False


def _table(name: str, kind: type[T]) -> dict[str, T]:
    rows: list[dict[str, Any]] = load_toml("nde.rules.tkds.book", "people.toml")[name]
    return {row["key"]: msgspec.convert(row, kind) for row in rows}


RACES = _table("race", Race)
ORIGINS = _table("origin", Origin)
SPECIALIZATIONS = _table("specialization", Specialization)
PERKS = _table("perk", Perk)
ABILITIES = {calling.ability: key for key, calling in SPECIALIZATIONS.items()}
"""The abilities that cost essence, and whose they are."""


_NO_RACE = Race(key="", source="ours", hp=0, magic=0, speed=6, languages=())
_NO_ORIGIN = Origin(key="", source="ours", skills=("", ""))
_NO_CALLING = Specialization(key="", source="ours", hit_die=0, skills=(), weapons=(), ability="")


def race_of(character: Character) -> Race:
    """What somebody is; a creature is of a race that gives nothing."""
    return RACES.get(character.race, _NO_RACE)


def origin_of(character: Character) -> Origin:
    """What somebody was; a creature comes from nowhere."""
    return ORIGINS.get(character.origin, _NO_ORIGIN)


def calling_of(character: Character) -> Specialization:
    """What somebody has learnt to be; a creature has learnt nothing, and has no dice."""
    return SPECIALIZATIONS.get(character.specialization, _NO_CALLING)


def split_perk(perk: str) -> tuple[str, str]:
    """The key of a perk and what was named with it.

    >>> split_perk("weapon-training:sword"), split_perk("toughness")
    (('weapon-training', 'sword'), ('toughness', ''))
    """
    key, _, choice = perk.partition(":")
    return key, choice


def count_perk(character: Character, key: str) -> int:
    """How many times somebody has taken a perk."""
    perks = character.perks
    return sum(split_perk(perk)[0] == key for perk in perks) if perks else 0


def has_perk(character: Character, key: str) -> bool:
    """Whether somebody has taken a perk."""
    return count_perk(character, key) > 0


def perk_choices(character: Character, key: str) -> tuple[str, ...]:
    """What somebody named each time they took a perk."""
    perks = character.perks
    return tuple(choice for one, choice in map(split_perk, perks) if one == key and choice) if perks else ()


def key_abilities(character: Character) -> tuple[str, ...]:
    """The abilities somebody can pay essence for: that of the specialization, then those of perks."""
    ability = calling_of(character).ability
    return ((ability,) if ability else ()) + perk_choices(character, "key-ability")


def starting_hero_points(game: Game, character: Character) -> int:
    """The hero points somebody has at the start of a session."""
    return game.settings.hero_points + race_of(character).hero_points


ALIKE = 0.82
"""How alike two words are that are taken for one."""
_SPOKEN = (
    *(language for race in RACES.values() for language in race.languages),
    *(language for origin in ORIGINS.values() for language in origin.languages),
    *COMMON_LANGUAGES,
    *RARE_LANGUAGES,
)
LANGUAGES = tuple(dict.fromkeys((*_SPOKEN, OPEN, OPEN_RARE)))
"""The languages the game knows of, and the two ways to leave one open; others may be met."""


def all_but(word: str, known: tuple[str, ...]) -> str:
    """The known word that another is all but equal to; empty for one that is known, or somebody's own.

    >>> all_but("clubb", ("club", "bolts")), all_but("boots", ("club", "bolts")), all_but("club", ("club",))
    ('club', '', '')
    """
    if word in known:
        return ""
    return next(iter(get_close_matches(word.lower(), known, n=1, cutoff=ALIKE)), "")
