"""The first line of a game's log: which game it is, with which changes, and what the dice are bound to.

A log stands alone: the header holds every setting that a pack or an option changed, the words a pack
brought, and the whole adventure, so that a game can be read and played on where none of these are at hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from nde.rules import Ruleset, ruleset_named
from nde.rules.creatures import WRITTEN, with_creatures, write_creature
from nde.table.story.adventure import Adventure

FORMAT: Literal["nde-game"] = "nde-game"
VERSION = 1

Own: TypeAlias = tuple[tuple[str, str], ...]
"""Creatures of one's own: the id of each, and its document as JSON."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is played by, from its first entry to its last."""

    format: Literal["nde-game"] = FORMAT
    version: int = VERSION
    game: str
    """The id of the ruleset: game and edition."""
    revision: int = 0
    """Which rules of the game were those of the day it began (`Ruleset.revision`); 0 in games from before
    rules were numbered."""
    settings: str = "{}"
    """Every setting that differs from the game's own, as a JSON object by dotted key."""
    packs: tuple[str, ...] = ()
    """The ids of the packs the settings came from."""
    names: tuple[tuple[str, str, str], ...] = ()
    """Words that a pack replaces: language, message, text."""
    brought: str = ""
    """Creatures that packs and files brought: a JSON object of documents by id."""
    language: str = ""
    """The language in which names are proposed: whoever bears one is called so by everybody, in whatever
    language they read.  Empty in older games, in which each reader's own language has its names."""
    commitment: str = ""
    """The SHA-256 of the dice stream's seed."""
    title: str = ""
    adventure: Adventure | None = None

    @property
    def rules(self) -> Ruleset:
        """The game, with all creatures that it was begun with."""
        return rules_for(self.game, self.settings, (), *self.all_brought)

    @property
    def is_by_other_rules(self) -> bool:
        """Whether the game was begun by other rules than those that this version plays it by."""
        return self.revision != ruleset_named(self.game).revision

    @property
    def all_names(self) -> tuple[tuple[str, str, str], ...]:
        """The words of packs, and what the creatures of the adventure are called."""
        return (*self.names, *self.adventure.names) if self.adventure is not None else self.names

    @property
    def all_brought(self) -> tuple[str, str]:
        """The creatures of packs and files, and those of the adventure where they are for this game."""
        adventure = self.adventure
        is_for_it = adventure is not None and adventure.game == self.game
        return self.brought, adventure.creatures if adventure is not None and is_for_it else ""


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
    rules = game.rules
    settings = changed_settings(ruleset_named(rules.id), rules)
    written = [id for id, source in rules.foe_sources.items() if source in WRITTEN]
    brought = {id: write_creature(rules, rules.foes[id]) for id in written}
    return Header(
        game=rules.id,
        revision=rules.revision,
        settings=settings,
        packs=game.packs,
        names=game.names,
        brought=as_json(brought) if brought else "",
    )


def as_json(document: Mapping[str, object]) -> str:
    """A document as a log keeps it."""
    return msgspec.json.encode(document).decode()


def documents(creatures: Own) -> dict[str, dict[str, Any]]:
    """Creatures as a log keeps them, as documents again; of two with one id the last."""
    return {id: msgspec.json.decode(document) for id, document in creatures}


@lru_cache(maxsize=64)
def rules_for(game: str, settings: str = "{}", creatures: Own = (), *brought: str) -> Ruleset:
    """The ruleset a header pins, with creatures that were brought to a table, and those of its own."""
    if creatures:
        return with_creatures(rules_for(game, settings, (), *brought), documents(creatures))
    if any(brought):
        *before, last = brought
        base = rules_for(game, settings, (), *before)
        return with_creatures(base, msgspec.json.decode(last), "brought") if last else base
    rules = ruleset_named(game)
    changed = msgspec.json.decode(settings)
    return rules.configure(changed) if changed else rules


def changed_settings(base: Ruleset, changed: Ruleset) -> str:
    """Every setting in which a game differs from its base, as a header keeps it; `false` takes a name out."""
    before, after = (msgspec.to_builtins(one.settings, str_keys=True) for one in (base, changed))
    return msgspec.json.encode(_differing(before, after, ""), order="sorted").decode()


def _differing(before: object, after: object, path: str) -> dict[str, Any]:
    if not (isinstance(after, dict) and (after or before)):
        return {} if before == after else {path: after}
    old = before if isinstance(before, dict) else {}
    found = {f"{path}.{key}" if path else key: False for key in old if key not in after}
    for key, value in after.items():
        found |= _differing(old.get(key, _MISSING), value, f"{path}.{key}" if path else key)
    return found


_MISSING = object()
"""What no setting is: in place of one that the base has not got."""
