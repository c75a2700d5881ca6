"""Which stat block plays which kind of foe."""

from __future__ import annotations

from nde.rules.playing import Kind, Rank
from nde.rules.stepdice.companion.blocks import blocks
from nde.rules.stepdice.game import Game

CAST: dict[Kind, dict[Rank, str]] = {
    "beast": {"minion": "bog-wolf", "elite": "cave-bear", "boss": "marsh-wyrm"},
    "undead": {"minion": "bone-walker", "elite": "barrow-guard", "boss": "drowned-king"},
    "raider": {"minion": "prowler", "elite": "sergeant", "boss": "ford-captain"},
    "brute": {"minion": "bruiser", "elite": "bulwark", "boss": "mill-giant"},
    "spirit": {"minion": "grave-light", "elite": "ash-wisp", "boss": "fog-mother"},
}
"""The same in every edition: each has these blocks, with numbers of its own."""


def cast(game: Game, kind: Kind, rank: Rank) -> str:
    """The block of a kind and rank; where a table plays without it, the plain foe of the rank or of any."""
    known = blocks(game.id, game.settings)
    wanted = CAST[kind][rank]
    return next(id for id in (wanted, rank, *known) if id in known)
