"""Saves that the Warden calls for."""

from __future__ import annotations

from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.fight.effects import ActionUsed
from nde.rules.cairn2e.fight.offers import ATTRIBUTE
from nde.rules.cairn2e.scene import Scene
from nde.rules.calls import Calls
from nde.rules.ruleset import Offer


def _offer(scene: Scene, who: str) -> Offer | None:
    """A save of anybody's: creatures have scores as well."""
    if all(one.id != who for one in scene.figures):
        return None
    return Offer(name="try", action=a.Try(who=who, attribute="strength"), params=(ATTRIBUTE,))


CALLS = Calls(offer=_offer, spared=(ActionUsed,), contends="first", score=lambda steps: 0)
"""Cairn has no difficulty (ruling cairn2e-difficulty), and no save is better than another that succeeds.

Of two who contend one saves, whoever the Warden says is most at risk (ruling cairn2e-most-at-risk).
"""


def gives_away(action: a.Action) -> bool:
    """Whether seeing the die tells what nobody knows yet: that there is a trap, where it may stay silent."""
    return isinstance(action, a.SpringTrap) and not action.is_certain
