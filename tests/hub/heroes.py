"""Heroes for tables of any game: drawn by a seed, brought on sheets."""

from __future__ import annotations

from nde.table import commands as c
from tests.table.play import sheet_of


def two_heroes(game: str, seat: str = "") -> tuple[c.Bring, ...]:
    """Two heroes for a seat; without one they are nobody's but the game master's."""
    return tuple(c.Bring(id=f"hero-{number}", sheet=sheet_of(game, number), seat=seat) for number in (1, 2))
