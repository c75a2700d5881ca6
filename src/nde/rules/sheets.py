"""What the sheets of all games share: their first lines, and what may be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nde.errors import Illegal, Unreadable
from nde.rules.documents import Findings, shown

KIND = "character"
FORMAT = 1
HEAD = ("kind", "format", "game")
"""The keys every sheet begins with."""


class NotASheet(Unreadable):
    """A document of another kind."""

    code = "not-a-sheet"


class NewerSheet(Unreadable):
    """A sheet written by a later version than this one."""

    code = "newer-sheet"


class SheetOfOtherGame(Unreadable):
    """A sheet that says it belongs to another game."""

    code = "sheet-of-other-game"


class MoreThanMost(Illegal):
    """More of a resource than its maximum."""

    code = "more-than-most"


def check_head(found: Findings, document: Mapping[str, Any], game: str) -> None:
    """Note what is wrong with the first lines of a sheet; each may be left out."""
    kind, number = document.get("kind", KIND), document.get("format", FORMAT)
    if kind != KIND:
        found.note("kind", NotASheet(text=shown(kind)))
    checked = found.whole_number("format", number, least=1)
    if checked is not None and checked > FORMAT:
        found.note("format", NewerSheet(number=checked, newest=FORMAT))
    named = document.get("game", game)
    if named != game:
        found.note("game", SheetOfOtherGame(text=shown(named), game=game))
