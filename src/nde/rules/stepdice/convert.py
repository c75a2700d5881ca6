"""A character in another variant of the game: step dice, one d6 with thresholds, 2d6 with modifiers.

Each variant's settings say what a step die is worth in it.  A die the table leaves out is worth what the
next smaller one in it is.  The way back takes the smallest die the table names for a value, or else the
smallest that is worth as much.  So some ways lose something: dice that share a value come back as the
smallest of them (in the d6 game both d12 and d20 are masters, and a master comes back as d12).
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from msgspec.structs import replace

from nde.errors import Missing
from nde.rules.stepdice.character import ATTRIBUTES, Character
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.settings import Settings

Variant: TypeAlias = Literal["step", "d6", "2d6"]

DIE = re.compile(r"[dkw]?\s*(\d{1,3})", re.IGNORECASE)
"""A die as the four languages write it: d10, k10, W10, or its number of sides alone."""


def variants_of(settings: Settings) -> tuple[Variant, ...]:
    """Return the variants a character of this game can be played in."""
    found: list[Variant] = ["step"]
    if settings.d6.levels and settings.d6.from_dice:
        found.append("d6")
    if settings.two_dice.from_dice:
        found.append("2d6")
    return tuple(found)


def convert(game: Game, character: Character, variant: str) -> Character:
    """Return the character with its attributes as another variant counts them; the rest stays."""
    allowed = variants_of(game.settings)
    if variant not in allowed:
        raise Missing("unknown-variant", text=variant, allowed=allowed)
    values = {
        key: convert_value(game.settings, getattr(character, key), character.variant, variant)
        for key in ATTRIBUTES
    }
    return replace(character, variant=variant, **values)


def convert_value(settings: Settings, value: int, old: Variant, new: Variant) -> int:
    """Return what a die, threshold or modifier of one variant is in another."""
    if old == new:
        return value
    sides = value if old == "step" else _die_worth(settings, value, old)
    return sides if new == "step" else _worth(settings, sides, new)


def read_die(text: str) -> int | None:
    """Return the sides of a written die, or nothing.

    >>> read_die("d10"), read_die("k8"), read_die("W12"), read_die("20"), read_die("dragon")
    (10, 8, 12, 20, None)
    """
    match = DIE.fullmatch(text.strip())
    return int(match[1]) if match else None


def _worth(settings: Settings, sides: int, variant: Variant) -> int:
    table = _values_by_die(settings, variant)
    return table[max((die for die in table if die <= sides), default=min(table))]


def _die_worth(settings: Settings, value: int, variant: Variant) -> int:
    table = _values_by_die(settings, variant)
    named = [die for die in settings.ladder if table.get(die) == value]
    if named:
        return named[0]
    # A threshold is better the lower it is; a modifier the higher.
    better = -1 if variant == "d6" else 1
    enough = (die for die in settings.ladder if better * (_worth(settings, die, variant) - value) >= 0)
    return next(enough, settings.ladder[-1])


def _values_by_die(settings: Settings, variant: Variant) -> dict[int, int]:
    if variant == "d6":
        levels = settings.d6.levels
        return {_sides(die): levels[level] for die, level in settings.d6.from_dice.items()}
    return {_sides(die): modifier for die, modifier in settings.two_dice.from_dice.items()}


def _sides(die: str) -> int:
    sides = read_die(die)
    assert sides is not None, die  # `configure` lets no other key into the settings
    return sides
