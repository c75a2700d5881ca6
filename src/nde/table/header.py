"""The first line of a game's log: which game it is, with which changes, and what the dice are bound to.

A log stands alone: the header holds every setting that a pack or an option changed, the words a pack
brought, and the whole adventure, so that a game can be read and played on where none of these are at hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from nde.errors import Illegal
from nde.rules import Ruleset, ruleset_named
from nde.rules.playing import Playing
from nde.table.story.adventure import Adventure

FORMAT: Literal["nde-game"] = "nde-game"
VERSION = 1

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
    commitment: str = ""
    """The SHA-256 of the dice stream's seed."""
    title: str = ""
    adventure: Adventure | None = None


class NotPlayable(Illegal):
    """A game without what a table needs."""

    code = "not-playable"


@lru_cache(maxsize=64)
def rules_for(game: str, settings: str = "{}") -> Ruleset:
    """The ruleset a header pins."""
    rules = ruleset_named(game)
    changed = msgspec.json.decode(settings)
    return rules.configure(changed) if changed else rules


def playing_of(rules: Ruleset) -> Playing:
    """What tables need of a game, or a refusal for a game that has not got it."""
    if rules.playing is None:
        raise NotPlayable(game=rules.id)
    return rules.playing


def changed_settings(base: Ruleset, changed: Ruleset) -> str:
    """Every setting in which a game differs from its base, as a header keeps it."""
    before, after = _flat(base.settings), _flat(changed.settings)
    differing = {key: value for key, value in after.items() if key not in before or before[key] != value}
    return msgspec.json.encode(differing, order="sorted").decode()


def _flat(settings: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}

    def walk(value: Any, path: str) -> None:
        if isinstance(value, dict) and value:
            for key, held in value.items():
                walk(held, f"{path}.{key}" if path else str(key))
        else:
            found[path] = value

    walk(msgspec.to_builtins(settings, str_keys=True), "")
    return found
