"""Adventures that come with the package: neutral data for any game, worded in the catalogues."""

from __future__ import annotations

from functools import cache

from nde.errors import Missing
from nde.rules.data import load_toml
from nde.table.story.adventure import Adventure
from nde.table.story.reader import catalogued_adventure

SHIPPED = ("lantern-cellar", "salt-road", "mill-ford", "old-bridge")
"""A small dungeon, a chase, a defence, one fight."""
DEMO = "old-bridge"
"""The one for a first look: over in a few minutes."""


def adventure_ids() -> tuple[str, ...]:
    """The ids of all adventures that come along."""
    return SHIPPED


@cache
def adventure_named(id: str) -> Adventure:
    """The adventure with this id."""
    if id not in SHIPPED:
        raise Missing("no-such-adventure", text=id, allowed=SHIPPED)
    return catalogued_adventure(load_toml("nde.adventures", f"{id}.toml"), id)
