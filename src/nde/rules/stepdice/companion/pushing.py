"""Driving somebody away: over squares, over bands of distance, or in words alone."""

from __future__ import annotations

from nde.board import Board, Zones
from nde.dice import Procedure, Tell
from nde.rules.stepdice.companion.effects import PushedBack
from nde.rules.stepdice.effects import BandShifted, Effects, Moved
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene


def push_away(
    game: Game, scene: Scene, who: str, *, source: str, squares: int, bands: int, rule: str
) -> Procedure[Effects]:
    """Drive `who` away from `source`, as far as walls, edges and others let it.

    Without a source (a hazard), or where the scene knows no places, only the push itself is told and
    the GM sets the figure.
    """
    space = scene.space
    if isinstance(space, Board) and {source, who} <= {token.id for token in space.tokens}:
        _, pushed = space.push(source, who, squares)
        yield Tell(rule, "pushed", {"who": who, "squares": pushed.squares})
        if not pushed.squares:
            return ()
        return (Moved(who=who, square=pushed.at, cost=0, rule=rule),)
    if isinstance(space, Zones) and {source, who} <= set(space.tokens):
        band = space.withdraw(who, source, bands).band(who, source)
        if band == space.band(who, source):
            return ()
        yield Tell(rule, "pushed-band", {"who": who, "band": band})
        return (BandShifted(who=who, other=source, band=band, cost=0, rule=rule),)
    yield Tell(rule, "pushed", {"who": who, "squares": squares})
    return (PushedBack(who=who, squares=squares, rule=rule),)
