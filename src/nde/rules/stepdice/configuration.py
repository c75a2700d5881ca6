"""Settings with some of them changed, key by key; every bad change is reported, each with its key.

`nde.rules.overrides` lays the changes over the settings; here are the bounds of the step-dice games'
numbers, and what has to be true of several settings together, whoever changed them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from nde.errors import NdeError, Unreadable
from nde.rules.documents import Findings, is_name, wrong_word
from nde.rules.overrides import laid_over
from nde.rules.stepdice.attributes import read_die
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.settings import Settings

Conflict: TypeAlias = tuple[str, NdeError, *tuple[str, ...]]
"""A place, what is wrong there, and other top-level keys than its own that it follows from."""


def check_together(settings: Settings) -> Iterator[Conflict]:
    """Give every conflict between settings that are each fine by themselves."""
    for check in (_scales, _dice, _resources, _foes_and_tiers, _six_sides, _two_dice, _keyed_by_number):
        yield from check(settings)


def _keyed_by_number(settings: Settings) -> Iterator[Conflict]:
    """Tables whose keys are numbers to reach, written as text."""
    tables = {"companion_numbers": settings.companion_numbers, "two_dice.shifts": settings.two_dice.shifts}
    for place, table in tables.items():
        for key in table:
            if not (key.isascii() and key.isdigit()):
                yield f"{place}.{key}", Unreadable("not-a-number", text=key)


def _scales(settings: Settings) -> Iterator[Conflict]:
    ladder, rungs = settings.ladder, settings.rungs
    if not ladder:
        yield "ladder", Unreadable("nothing-left", key="ladder")
    elif any(one >= other for one, other in pairwise(ladder)):
        yield "ladder", Unreadable("ladder-not-ascending", dice=_written(ladder))
    if not rungs:
        yield "rungs", Unreadable("nothing-left", key="rungs")
    yield from _same_numbers("rungs", rungs)
    if rungs and settings.usual_rung not in rungs:
        yield "usual_rung", wrong_word(settings.usual_rung, rungs), "rungs"


def _same_numbers(place: str, scale: dict[str, int]) -> Iterator[Conflict]:
    names = list(scale)
    for one, other in pairwise(names):
        if scale[one] == scale[other]:
            yield f"{place}.{other}", Unreadable("same-number", number=scale[one], other=one)


def _dice(settings: Settings) -> Iterator[Conflict]:
    ladder = settings.ladder
    if not settings.roles:
        yield "roles", Unreadable("nothing-left", key="roles")
    for name, role in settings.roles.items():
        for attribute in ATTRIBUTES:
            sides = getattr(role, attribute)
            if sides not in ladder:
                yield f"roles.{name}.{attribute}", _off(sides, ladder), "ladder"
    for at, sides in enumerate(settings.array):
        if sides not in ladder:
            yield f"array[{at}]", _off(sides, ladder), "ladder"
    if settings.array and len(settings.array) != len(ATTRIBUTES):
        yield "array", Unreadable("not-three", count=len(settings.array))


def _resources(settings: Settings) -> Iterator[Conflict]:
    for key, resource in (("hearts", settings.hearts), ("mana", settings.mana)):
        if resource.start > resource.cap:
            yield f"{key}.start", Unreadable("start-above-cap", start=resource.start, cap=resource.cap)
    luck = settings.luck
    if luck.cap and luck.per_session > luck.cap:
        yield "luck.per_session", Unreadable("start-above-cap", start=luck.per_session, cap=luck.cap)


def _foes_and_tiers(settings: Settings) -> Iterator[Conflict]:
    if not settings.ranks:
        yield "ranks", Unreadable("nothing-left", key="ranks")
    # An attack with a power is of the standard tier unless it says otherwise.
    if "standard" not in settings.tiers:
        yield "tiers.standard", Unreadable("key-missing", key="standard")
    if settings.heal_tier not in settings.tiers:
        yield "heal_tier", wrong_word(settings.heal_tier, settings.tiers), "tiers"
    for at, boon in enumerate(settings.boons):
        if not is_name(boon):
            yield f"boons[{at}]", Unreadable("not-a-name", text=boon)
    for name, tier in settings.tiers.items():
        for key in ("numbers", "costs"):
            if not getattr(tier, key):
                yield f"tiers.{name}.{key}", Unreadable("nothing-left", key=key)


def _six_sides(settings: Settings) -> Iterator[Conflict]:
    six = settings.d6
    yield from _same_numbers("d6.levels", six.levels)
    for level, threshold in six.levels.items():
        if not six.least <= threshold <= six.most:
            bounds = f"{six.least}–{six.most}"
            yield f"d6.levels.{level}", Unreadable("beyond-bounds", number=threshold, range=bounds)
    for die, level in six.from_dice.items():
        if read_die(die) is None:
            yield f"d6.from_dice.{die}", Unreadable("not-a-die-name", text=die)
        if level not in six.levels:
            yield f"d6.from_dice.{die}", wrong_word(level, six.levels)
    if settings.variant == "d6" and not (six.levels and six.from_dice):
        needs = "d6.levels, d6.from_dice"
        yield "variant", Unreadable("variant-unprepared", variant="d6", needs=needs), "d6"


def _two_dice(settings: Settings) -> Iterator[Conflict]:
    two = settings.two_dice
    bounds = f"{two.least}–{two.most}"
    if not two.cost_from <= two.success_from <= two.exceptional_from:
        numbers = tuple(map(str, (two.cost_from, two.success_from, two.exceptional_from)))
        yield "two_dice", Unreadable("bands-out-of-order", numbers=numbers)
    if len(two.array) != len(ATTRIBUTES):
        yield "two_dice.array", Unreadable("not-three", count=len(two.array))
    places = {f"array[{at}]": modifier for at, modifier in enumerate(two.array)}
    places |= {f"from_dice.{die}": modifier for die, modifier in two.from_dice.items()}
    for place, modifier in places.items():
        if not two.least <= modifier <= two.most:
            yield f"two_dice.{place}", Unreadable("beyond-bounds", number=modifier, range=bounds)
    for die in two.from_dice:
        if read_die(die) is None:
            yield f"two_dice.from_dice.{die}", Unreadable("not-a-die-name", text=die)
    if settings.variant == "2d6" and not two.from_dice:
        needs = "two_dice.from_dice"
        yield "variant", Unreadable("variant-unprepared", variant="2d6", needs=needs), "two_dice"


def _off(sides: int, ladder: tuple[int, ...]) -> NdeError:
    return Unreadable("not-on-ladder", die=sides, allowed=_written(ladder))


def _written(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"d{sides}" for sides in dice)


LIMITS: dict[str, tuple[int, int]] = {
    "ladder": (2, 100),
    "array": (2, 100),
    "talents": (0, 4),
    "trinkets": (0, 6),
    "hearts": (1, 30),
    "mana": (0, 30),
    "exceptional_wounds": (1, 9),
    "two_dice": (-24, 36),
    "d6": (-6, 6),
    "clock_steps": (1, 24),
    "difficult_cost": (1, 20),
}
"""Bounds for the numbers below a key; others go from 0 to 99."""

FOE_WOUNDS = (1, 99)
"""A foe without wounds would be beaten before it stands there."""

NAMED = ("roles", "ranks", "tiers")
"""Tables whose entries can be judged each by itself."""


def configure(settings: Settings, overrides: Mapping[str, object]) -> Settings:
    """Return the settings with the overrides in place, or raise every fault in them."""
    found = Findings("settings")
    merged = laid_over(settings, overrides, _limits, found)
    # Faulty values were left as they are, so the rest can still be looked at together.
    changed = msgspec.convert(_in_order(merged), Settings)
    unsound = {_head_of(fault.place) for fault in found.faults}
    entries = {_entry_of(fault.place) for fault in found.faults}
    for place, error, *besides in check_together(changed):
        table, entry = _head_of(place), _entry_of(place)
        keys = {table, *besides}
        # A fault in another entry of the same table does not matter here.
        others = keys - {table} if table in NAMED and table != entry and table not in entries else keys
        if unsound.isdisjoint(others) and entry not in entries:
            found.note(place, error)
            if place in keys:  # wrong as a whole: nothing more can be said about what depends on it
                unsound.add(place)
    found.settle()
    return changed


def _head_of(place: str) -> str:
    """Return the top-level key that a place is in."""
    return re.split(r"[.\[]", place)[0]


def _entry_of(place: str) -> str:
    """Return the table and the name in it that a place is about."""
    return ".".join(place.split(".")[:2])


def _limits(place: str) -> tuple[int, int]:
    if re.fullmatch(r"ranks\.[^.]+\.wounds", place):
        return FOE_WOUNDS
    return LIMITS.get(_head_of(place), (0, 99))


def _in_order(merged: dict[str, Any]) -> dict[str, Any]:
    """Return the settings with both scales in order, wherever a pack put its new names."""
    d6 = {**merged["d6"], "levels": _ascending(merged["d6"]["levels"])}
    return {**merged, "rungs": _ascending(merged["rungs"]), "d6": d6}


def _ascending(scale: dict[str, int]) -> dict[str, int]:
    return dict(sorted(scale.items(), key=lambda item: item[1]))
