"""What the GM and monster books add: stat blocks, traits, moves, hazards, morale, tables, chases, encounters.

Everything here is data of an edition (`companion.toml` beside it) and a small interpreter of it.  The
core procedures ask `traits`; everything else comes in through the three names below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Offer, Situation
from nde.rules.stepdice.companion.resolve import RESOLVE
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene

__all__ = ["RESOLVE", "offers", "situations"]


def offers(
    game: Game, scene: Scene, seat: str, resolve: Callable[[Scene, Any], Procedure[Any]]
) -> tuple[Offer, ...]:
    """Every action of the companion books that a seat may take now."""
    from nde.rules.stepdice.companion.offering import offers as offered

    return offered(game, scene, seat, resolve)


def situations(game: Game) -> tuple[Situation, ...]:
    """The situations the companion books add; imported late, since they build on the core's own."""
    from nde.rules.stepdice.companion.posing import situations as posed

    return posed(game)
