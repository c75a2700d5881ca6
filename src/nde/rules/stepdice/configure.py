"""Settings with some of them changed, key by key; every bad change is reported, each with its key.

`nde.rules.overrides` lays the changes over the settings; here are the bounds of the step-dice games'
numbers, and the look at what has to be true of several of them together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from nde.rules.documents import Findings
from nde.rules.overrides import laid_over
from nde.rules.stepdice.consistency import check_together
from nde.rules.stepdice.settings import Settings

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


def configure(settings: Settings, overrides: Mapping[str, Any]) -> Settings:
    """Return the settings with the overrides in place, or raise every fault in them."""
    found = Findings("settings")
    merged = laid_over(settings, overrides, _limits, found)
    # Faulty values were left as they are, so the rest can still be looked at together.
    changed = msgspec.convert(_in_order(merged), Settings)
    unsound = {re.split(r"[.\[]", fault.place)[0] for fault in found.faults}
    entries = {_entry_of(fault.place) for fault in found.faults}
    for place, error, keys in check_together(changed):
        table, entry = place.split(".")[0], _entry_of(place)
        # A fault in another entry of the same table does not matter here.
        others = keys - {table} if table in NAMED and table != entry and table not in entries else keys
        if unsound.isdisjoint(others) and entry not in entries:
            found.note(place, error)
            if place in keys:  # wrong as a whole: nothing more can be said about what depends on it
                unsound.add(place)
    found.settle()
    return changed


def _entry_of(place: str) -> str:
    """Return the table and the name in it that a place is about."""
    return ".".join(place.split(".")[:2])


def _limits(place: str) -> tuple[int, int]:
    if re.fullmatch(r"ranks\.[^.]+\.wounds", place):
        return FOE_WOUNDS
    return LIMITS.get(re.split(r"[.\[]", place)[0], (0, 99))


def _in_order(merged: dict[str, Any]) -> dict[str, Any]:
    """Return the settings with both scales in order, wherever a pack put its new names."""
    d6 = {**merged["d6"], "levels": _ascending(merged["d6"]["levels"])}
    return {**merged, "rungs": _ascending(merged["rungs"]), "d6": d6}


def _ascending(scale: dict[str, int]) -> dict[str, int]:
    return dict(sorted(scale.items(), key=lambda item: item[1]))
