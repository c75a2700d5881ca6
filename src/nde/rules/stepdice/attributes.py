"""What an attribute may be in each variant: its scale, how it is written, what it is worth in another.

Each variant's settings say what a step die is worth in it.  A die the table leaves out is worth what the
next smaller one in it is.  The way back takes the smallest die the table names for a value, or else the
smallest that is worth as much.  So some ways lose something: dice that share a value come back as the
smallest of them (in the d6 game both d12 and d20 are masters, and a master comes back as d12).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import TypeAlias

from msgspec.structs import replace

from nde.errors import Missing, NdeError, Unreadable
from nde.rules.documents import shown, wrong_word
from nde.rules.stepdice.character import ATTRIBUTES, Attribute, Character, Variant
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Hero
from nde.rules.stepdice.settings import Settings

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


Spread: TypeAlias = tuple[int, int, int]
"""Strength, dexterity and power."""


def scale(settings: Settings, variant: Variant) -> tuple[int, ...]:
    """Return every value an attribute may have, worst first."""
    if variant == "step":
        return settings.ladder
    if variant == "d6":
        return tuple(sorted(settings.d6.levels.values(), reverse=True))
    return tuple(range(settings.two_dice.least, settings.two_dice.most + 1))


def next_better(settings: Settings, variant: Variant, value: int) -> int | None:
    """Return the value one step better, or nothing at the top."""
    steps = scale(settings, variant)
    at = steps.index(value) + 1
    return steps[at] if at < len(steps) else None


def start_spreads(settings: Settings, role: str, variant: Variant) -> frozenset[Spread]:
    """Return every spread a new character of this role may have.

    A hero may have been made with dice or with 2d6 and converted since, so both count as a start.
    """
    spreads = {_converted(settings, spread, "step", variant) for spread in _start_dice(settings, role)}
    if settings.two_dice.from_dice:
        modifiers = permutations(settings.two_dice.array)
        spreads |= {_converted(settings, spread, "2d6", variant) for spread in modifiers}
    return frozenset(spreads)


def fewest_steps(
    settings: Settings, roles: Iterable[str], variant: Variant, spread: Mapping[str, int]
) -> int | None:
    """Return the fewest advances that lead from a start of a role to the attributes there are, if any do."""
    at = scale(settings, variant).index
    found = []
    for start in {start for role in roles for start in start_spreads(settings, role, variant)}:
        pairs = zip(ATTRIBUTES, start, strict=True)
        steps = [at(spread[key]) - at(then) for key, then in pairs if key in spread]
        if min(steps, default=0) >= 0:
            found.append(sum(steps))
    return min(found, default=None)


def write_value(settings: Settings, variant: Variant, value: int) -> str:
    """Return an attribute as a sheet writes it: d10, the key of a level, or +2."""
    if variant == "step":
        return f"d{value}"
    if variant == "d6":
        return next(key for key, threshold in settings.d6.levels.items() if threshold == value)
    return f"{value:+d}"


def read_value(settings: Settings, variant: Variant, written: object) -> int | NdeError:
    """Return the attribute somebody wrote, or what is wrong with it."""
    allowed = tuple(write_value(settings, variant, value) for value in scale(settings, variant))
    if isinstance(written, bool) or not isinstance(written, int | str):
        return Unreadable("not-allowed", text=shown(written), allowed=allowed)
    value = _read(settings, variant, str(written).strip())
    if value is None or value not in scale(settings, variant):
        return wrong_word(shown(written), allowed) if variant == "d6" else _off_scale(written, allowed)
    return value


def _off_scale(written: int | str, allowed: tuple[str, ...]) -> NdeError:
    return Unreadable("not-allowed", text=shown(written), allowed=allowed)


def _read(settings: Settings, variant: Variant, text: str) -> int | None:
    if variant == "step":
        return read_die(text)
    if variant == "d6":
        levels = settings.d6.levels
        return levels[text.lower()] if text.lower() in levels else _whole(text.removesuffix("+"))
    return _whole(text.replace("\N{MINUS SIGN}", "-"))


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def _start_dice(settings: Settings, role: str) -> set[Spread]:
    if settings.array:
        return set(permutations(settings.array))  # type: ignore[arg-type]
    fixed = settings.roles[role]
    return {(fixed.strength, fixed.dexterity, fixed.power)}


def _converted(settings: Settings, spread: tuple[int, ...], old: Variant, new: Variant) -> Spread:
    strength, dexterity, power = (convert_value(settings, value, old, new) for value in spread)
    return strength, dexterity, power


def best_of(hero: Hero, attributes: Sequence[Attribute]) -> Attribute:
    """The attribute a hero is best at; of equal ones the first.  A threshold is better the lower it is."""
    sign = -1 if hero.character.variant == "d6" else 1
    return max(attributes, key=lambda attribute: sign * getattr(hero.character, attribute))
