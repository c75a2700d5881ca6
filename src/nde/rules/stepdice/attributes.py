"""What an attribute may be in each variant: its scale, how it is written, and where a role starts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, TypeAlias

from nde.errors import NdeError, Unreadable
from nde.rules.documents import shown, wrong_word
from nde.rules.stepdice.convert import Variant, convert_value, read_die
from nde.rules.stepdice.settings import Settings

if TYPE_CHECKING:
    from nde.rules.stepdice.scene import Hero

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


def steps_above(settings: Settings, variant: Variant, spread: Spread, start: Spread) -> int | None:
    """Return how many advances lead from one spread to another, or nothing where none do."""
    at = scale(settings, variant).index
    steps = [at(now) - at(then) for now, then in zip(spread, start, strict=True)]
    return sum(steps) if min(steps) >= 0 else None


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


def best_of(hero: Hero, attributes: Sequence[str]) -> str:
    """The attribute a hero is best at; of equal ones the first.  A threshold is better the lower it is."""
    sign = -1 if hero.character.variant == "d6" else 1
    return max(attributes, key=lambda attribute: sign * getattr(hero.character, attribute))
