"""What is at stake where a hero rolls: foes never do, so what a hero wants against them is to resist."""

from __future__ import annotations

from typing import Any

from nde.rules.ruleset import Resolution
from nde.rules.stakes import Fulfilment, Named, Stake, ranked
from nde.rules.stepdice import actions as a
from nde.rules.stepdice.companion import actions as more
from nde.rules.stepdice.companion.effects import ClueFound
from nde.rules.stepdice.effects import ComplicationDue, ConditionSet, HeartsLost, Wounded
from nde.rules.stepdice.outcomes import OUTCOMES as NAMES
from nde.rules.stepdice.outcomes import SUCCEEDS
from nde.rules.stepdice.scene import Scene

OUTCOMES = ranked(NAMES, SUCCEEDS)
OWED = {"cost": "cost", "complication": "complication", "crowd": "complication"}
"""What a roll may owe besides, by its kind; a plain consequence is what failing means."""


def _owed(scene: Scene, action: Any, result: Resolution) -> tuple[Named, ...]:
    """What the roll costs: a heart, a price, a certain complication."""
    found: tuple[Named, ...] = ()
    for one in result.effects:
        if isinstance(one, HeartsLost):
            found += (Named("heart-lost", (("hearts", one.hearts),)),)
        elif isinstance(one, ComplicationDue) and one.kind in OWED:
            found += (Named(OWED[one.kind]),)
    return found


def _wish_of(scene: Scene, action: a.Strike) -> str:
    return "holds" if action.aim == "hold" else "wounds"


def _strikes(scene: Scene, action: a.Strike, result: Resolution) -> Fulfilment:
    """Whether the foe is wounded or held: what its traits take in full is a hit for nothing."""
    if result.outcome not in SUCCEEDS:
        return "not"
    wanted = ConditionSet if action.aim == "hold" else Wounded
    return "wholly" if any(isinstance(one, wanted) for one in result.effects) else "not"


def _finds(scene: Scene, action: more.Investigate, result: Resolution) -> Fulfilment:
    """Whether the clue is found: a key clue is never lost, failing only makes it dear."""
    return "wholly" if any(isinstance(one, ClueFound) for one in result.effects) else "not"


RESISTS = Stake(wish="resists", also=_owed)
STAKES: dict[type, Stake] = {
    a.Test: Stake(wish="passes", also=_owed),
    a.Strike: Stake(wish=_wish_of, fulfils=_strikes, also=_owed),
    a.UsePower: Stake(wish="works", also=_owed),
    a.FoeStrike: RESISTS,
    more.UseMove: RESISTS,
    more.SpringHazard: RESISTS,
    more.DisableHazard: Stake(wish="works", also=_owed),
    more.RunChase: Stake(wish="gains-ground", also=_owed),
    more.Sneak: Stake(wish="unseen", also=_owed),
    more.CalmAlarm: Stake(wish="works", also=_owed),
    more.Shove: Stake(wish="works", also=_owed),
    more.CounterPower: Stake(wish="works", also=_owed),
    more.Investigate: Stake(wish="finds-clue", fulfils=_finds, also=_owed),
    more.Parley: Stake(wish="gains-ground", also=_owed),
}
