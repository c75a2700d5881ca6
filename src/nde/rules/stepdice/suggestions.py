"""Words to choose from while a character is made, read from suggestions.toml: each a key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from nde.rules.data import load_toml

_WORDS = load_toml("nde.rules.stepdice", "suggestions.toml")


def _keys(kind: str, words: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{kind}-{word}" for word in words)


NONE = "none"
"""The answer that leaves protection out."""
NAMES, CONCEPTS, TALENTS, PROTECTIONS, GEAR = (
    _keys(kind, _WORDS[kind]) for kind in ("name", "concept", "talent", "protection", "gear")
)
_WEAPONS = {attribute: _keys("weapon", words) for attribute, words in _WORDS["weapon"].items()}
WEAPONS = {attribute: words for attribute, words in _WEAPONS.items() if attribute != "former"}
"""Weapons and tools for a conflict, by the attribute a role is best at."""
ASSETS: dict[str, Literal["", "wound", "die", "success-at-cost"]] = {
    f"asset-{key}": effect for key, effect in _WORDS["asset"].items()
}
"""Assets to choose from, each with the effect the engine knows for it."""
WORDS = frozenset((*NAMES, *CONCEPTS, *TALENTS, *PROTECTIONS, *GEAR, *ASSETS, *sum(_WEAPONS.values(), ())))
"""Every suggestion there is, also former ones."""
