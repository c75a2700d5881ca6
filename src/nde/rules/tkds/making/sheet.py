"""A character as a sheet: what a screen or a printed card shows, and the readable file it is kept in."""

from __future__ import annotations

from typing import Any

from nde.rules.ruleset import Listing, Sheet, Track, Trait
from nde.rules.sheets import FORMAT, KIND
from nde.rules.tkds.character import SKILLS, Character, Item
from nde.rules.tkds.making.equipment import defence_of, slots_of, used_slots
from nde.rules.tkds.making.people import (
    PERKS,
    RACES,
    SPECIALIZATIONS,
    hit_die,
    key_abilities,
    magic_die,
    split_perk,
    starting_hero_points,
)
from nde.rules.tkds.making.sheet_reader import read_sheet
from nde.rules.tkds.scene import Figure
from nde.rules.tkds.settings import Game

__all__ = ["read_sheet", "sheet", "write_sheet"]

SCROLL = "scroll:"
"""What the key of a scroll begins with; the spell on it follows."""
FREE = 10**6
"""The cap of what nothing bounds: levels past the last still bring perks."""


def sheet(game: Game, character: Character) -> Sheet:
    """Return what the sheet shows, in the order of the card."""
    return Sheet(
        name=character.name,
        traits=_traits(game, character),
        tracks=_tracks(game, character),
        lists=_lists(character),
    )


def write_sheet(game: Game, character: Character) -> dict[str, Any]:
    """Return the character as a document of plain values, for TOML; `read_sheet` reads it back equal.

    Empty lines of the sheet are left out, and so are speed and essence where they are the usual ones.
    """
    race = RACES.get(character.race)
    usual: dict[str, Any] = {
        "speed": race.speed if race else 6,
        "state": "fine",
        "lost": [0] * len(SKILLS),
        "magic": 0,
        "magic_most": 0,
    }
    lines: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "game": "tkds",
        "name": character.name,
        "race": character.race,
        "origin": character.origin,
        "specialization": character.specialization,
        "level": character.level,
        **{skill: getattr(character, skill) for skill in SKILLS},
        "lost": list(character.lost),
        "hp": character.hp,
        "hp_most": character.hp_most,
        "hp_temporary": character.hp_temporary or "",
        "hp_temporary_rounds": character.hp_temporary_rounds or "",
        "magic": character.magic if character.magic_most else 0,
        "magic_most": character.magic_most,
        "magic_temporary": character.magic_temporary or "",
        "magic_temporary_rounds": character.magic_temporary_rounds or "",
        "essence": character.essence,
        "essence_is_used": character.essence_is_used or "",
        "hero_points": character.hero_points,
        "speed": character.speed,
        "perks": list(character.perks),
        "gifts": character.gifts or "",
        "mastery": list(character.mastery),
        "training": list(character.training),
        "languages": list(character.languages),
        "spells": list(character.spells),
        "coins": character.coins,
        "state": character.state,
        "dying": character.dying or "",
        "is_mortally_wounded": character.is_mortally_wounded or "",
        "is_exhausted": character.is_exhausted or "",
        "barred": list(character.barred),
        "notes": list(character.notes),
        "items": [_write_item(item) for item in character.items],
    }
    keeps_zero = ("magic",) if character.magic_most else ()
    return {
        key: line
        for key, line in lines.items()
        if line not in ("", []) and (line != usual.get(key, "") or key in keeps_zero)
    }


def _write_item(item: Item) -> dict[str, Any]:
    lines: dict[str, Any] = {"key": item.key}
    if item.is_held:
        lines["held"] = True
    if item.uses >= 0:
        lines["uses"] = item.uses
    return lines


def _traits(game: Game, character: Character) -> tuple[Trait, ...]:
    figure = Figure(id="hero", character=character)
    words = tuple(
        Trait(key=key, shown_as="word", value=getattr(character, key))
        for key in ("race", "origin", "specialization")
    )
    numbers = (
        Trait(key="level", shown_as="score", value=character.level),
        *(Trait(key=skill, shown_as="modifier", value=character.skill(skill)) for skill in SKILLS),
        Trait(key="defence", shown_as="score", value=defence_of(game, figure)),
        Trait(key="speed", shown_as="score", value=character.speed),
    )
    dice = ((key, die) for key, die in (("hit-die", hit_die(character)), ("magic-die", magic_die(character))))
    return (
        *words,
        *numbers,
        *(Trait(key=key, shown_as="die", value=die) for key, die in dice if die),
        Trait(key="coins", shown_as="score", value=character.coins),
        Trait(
            key="load", shown_as="text", value=f"{used_slots(game, character)}/{slots_of(game, character)}"
        ),
    )


def _tracks(game: Game, character: Character) -> tuple[Track, ...]:
    tracks = [
        Track(key="hp", value=character.hp, most=character.hp_most, cap=FREE, refill="night"),
    ]
    if character.magic_most:
        tracks.append(
            Track(key="magic", value=character.magic, most=character.magic_most, cap=FREE, refill="night")
        )
    essence, hero = character.essence_most, starting_hero_points(game, character)
    cap = max(game.settings.essence_most, essence)
    tracks.append(Track(key="essence", value=character.essence, most=essence, cap=cap, refill="essence"))
    # Nothing bounds hero points: what the GM awards, or whoever shares them, is as much as there is.
    points = character.hero_points
    most = max(hero, points)
    tracks.append(Track(key="hero-points", value=points, most=most, cap=most, refill="session"))
    return tuple(tracks)


def _lists(character: Character) -> tuple[Listing, ...]:
    calling, race = SPECIALIZATIONS.get(character.specialization), RACES.get(character.race)
    perks = tuple(dict.fromkeys(key for key, _ in map(split_perk, character.perks) if key in PERKS))
    times = [sum(split_perk(perk)[0] == key for perk in character.perks) for key in perks]
    trained = tuple(detail for _, detail in map(split_perk, character.perks) if detail)
    own = (calling.abilities if calling else ()) + key_abilities(character)
    things = [item for item in character.items if not item.key.startswith(SCROLL)]
    carried = tuple(item.key for item in things)
    scrolls = tuple(item.key.removeprefix(SCROLL) for item in character.items if item not in things)
    return (
        Listing(key="traits", kind="trait", items=race.traits if race else ()),
        Listing(key="abilities", kind="ability", items=own),
        Listing(
            key="perks",
            kind="perk",
            items=perks,
            notes=tuple(f"×{count}" if count > 1 else "" for count in times),
        ),
        Listing(key="mastery", kind="item", items=character.mastery),
        Listing(
            key="training",
            kind="item",
            items=(*character.training, *(one for one in trained if one not in own)),
        ),
        Listing(key="spells", kind="spell", items=character.spells),
        Listing(key="languages", kind="language", items=character.languages),
        Listing(key="items", kind="item", items=carried, notes=tuple(map(_note, things))),
        Listing(key="scrolls", kind="spell", items=scrolls),
        Listing(key="notes", items=character.notes),
    )


def _note(item: Item) -> str:
    """How many are left, where anybody counts and it is not just the one."""
    return f"×{item.uses}" if item.uses not in (-1, 1) else ""
