"""Saves that the Warden calls for."""

from __future__ import annotations

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.fight.effects import ActionUsed
from nde.rules.cairn2e.fight.offers import ATTRIBUTE
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.calls import Calls
from nde.rules.ruleset import Offer


def _offer(scene: Scene, who: str) -> Offer | None:
    """A save of anybody's: creatures have scores as well."""
    if all(one.id != who for one in scene.figures):
        return None
    return Offer(name="try", action=a.Try(who=who, attribute="strength"), params=(ATTRIBUTE,))


def calls(game: Game) -> Calls:
    """Cairn has no difficulty (ruling cairn2e-difficulty), and no save betters another that succeeds."""
    tie = game.settings.contest_tie
    return Calls(offer=_offer, spared=(ActionUsed,), score=lambda steps: 0, tie=tie)


def gives_away(action: a.Action) -> bool:
    """Whether seeing the die tells what nobody knows yet: that there is a trap, where it may stay silent."""
    return isinstance(action, a.SpringTrap) and not action.is_certain
