"""A character sheet as data for programs; for people it is `nde.prose.sheets`."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.locale.book.game import ChosenGame
from nde.rules.ruleset import Sheet


def sheet_data(game: ChosenGame, sheet: Sheet, document: dict[str, Any]) -> dict[str, Any]:
    """The sheet for a program: the file's own keys, and what a screen shows of it."""
    return {"game": game.rules.id, "character": document, "sheet": msgspec.to_builtins(sheet)}
