"""What the sheets of all games share: their first lines, and what may be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nde.errors import Unreadable
from nde.rules.documents import Findings, shown

KIND = "character"
FORMAT = 1
HEAD = ("kind", "format", "game")
"""The keys every sheet begins with."""


def check_head(found: Findings, document: Mapping[str, Any], game: str) -> None:
    """Note what is wrong with the first lines of a sheet; each may be left out."""
    kind, number = document.get("kind", KIND), document.get("format", FORMAT)
    if kind != KIND:
        found.note("kind", Unreadable("not-a-sheet", text=shown(kind)))
    checked = found.whole_number("format", number, least=1)
    if checked is not None and checked > FORMAT:
        found.note("format", Unreadable("newer-sheet", number=checked, newest=FORMAT))
    named = document.get("game", game)
    if named != game:
        found.note("game", Unreadable("sheet-of-other-game", text=shown(named), game=game))
