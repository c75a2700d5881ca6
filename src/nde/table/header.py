"""The first line of a game's log: which game it is, with which changes, and what the dice are bound to.

A log stands alone: the header holds every setting that a pack or an option changed, the words a pack
brought, and the whole adventure, so that a game can be read and played on where none of these are at hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from nde.rules import Ruleset, ruleset_named
from nde.rules.creatures import with_creatures
from nde.table.story.adventure import Adventure

FORMAT: Literal["nde-game"] = "nde-game"
VERSION = 1

Own: TypeAlias = tuple[tuple[str, str], ...]
"""Creatures of one's own: the id of each, and its document as JSON."""

Setting = int | str | bool | tuple[Any, ...]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is played by, from its first entry to its last."""

    format: Literal["nde-game"] = FORMAT
    version: int = VERSION
    game: str
    """The id of the ruleset: game and edition."""
    settings: str = "{}"
    """Every setting that differs from the game's own, as a JSON object by dotted key."""
    packs: tuple[str, ...] = ()
    """The ids of the packs the settings came from."""
    names: tuple[tuple[str, str, str], ...] = ()
    """Words that a pack replaces: language, message, text."""
    language: str = ""
    """The language in which names are proposed: whoever bears one is called so by everybody, in whatever
    language they read.  Empty in older games, in which each reader's own language has its names."""
    commitment: str = ""
    """The SHA-256 of the dice stream's seed."""
    title: str = ""
    adventure: Adventure | None = None


class Pinned(Protocol):
    """A game as a new table plays it: its rules as they are changed, and the packs that changed them."""

    @property
    def rules(self) -> Ruleset:
        """The rules."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The ids of the packs."""

    @property
    def names(self) -> tuple[tuple[str, str, str], ...]:
        """The words they bring: language, message, text."""


def header_of(game: Pinned) -> Header:
    """The header that pins a game; what else it says is for its table to add."""
    settings = changed_settings(ruleset_named(game.rules.id), game.rules)
    return Header(game=game.rules.id, settings=settings, packs=game.packs, names=game.names)


@lru_cache(maxsize=64)
def rules_for(game: str, settings: str = "{}", creatures: Own = ()) -> Ruleset:
    """The ruleset a header pins, with creatures of a table's own."""
    if creatures:
        own = {id: msgspec.json.decode(document) for id, document in creatures}
        return with_creatures(rules_for(game, settings), own)
    rules = ruleset_named(game)
    changed = msgspec.json.decode(settings)
    return rules.configure(changed) if changed else rules


def changed_settings(base: Ruleset, changed: Ruleset) -> str:
    """Every setting in which a game differs from its base, as a header keeps it; `false` takes a name out."""
    before, after = (msgspec.to_builtins(one.settings, str_keys=True) for one in (base, changed))
    return msgspec.json.encode(_differing(before, after, ""), order="sorted").decode()


def _differing(before: Any, after: Any, path: str) -> dict[str, Any]:
    if not (isinstance(after, dict) and (after or before)):
        return {} if before == after else {path: after}
    old = before if isinstance(before, dict) else {}
    found = {f"{path}.{key}" if path else key: False for key in old if key not in after}
    for key, value in after.items():
        found |= _differing(old.get(key, _MISSING), value, f"{path}.{key}" if path else key)
    return found


_MISSING = object()
"""What no setting is: in place of one that the base has not got."""
