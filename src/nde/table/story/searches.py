"""Looking for something where the engine is game master: whether anything is there, and what it costs if not.

Nobody rolls for what cannot be had: a place shows a clue of each sort once, and whoever looks on only loses
time.
"""

from __future__ import annotations

from nde.rules.promises import Promise
from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.game_types import Action
from nde.table.offers import leads_itself
from nde.table.story.changes import mark
from nde.table.story.happenings import CLUES, befall, new_keys

NOTHING_HERE = "nothing-here"
CLOCK_ON = frozenset(("clock-on",))
CLUE = Promise(owes="boon")


def is_vain(d: Deciding, action: Action) -> bool:
    """Whether an action looks for something where nothing is left to be found, and the engine knows it."""
    promises = d.playing.promises
    if promises is None or not promises.seeks(action) or not leads_itself(d.start):
        return False
    return not new_keys(d, CLUE) & CLUES


def find_nothing(d: Deciding, who: str, kept: Promise | None = None) -> None:
    """Say that there is nothing here that they have not seen; looking for it takes its time."""
    d.note(e.Befell(key=NOTHING_HERE, who=who, kept=kept))
    linger(d)


def linger(d: Deciding) -> None:
    """Let time go by: the game's own, or what there is to fear comes nearer."""
    if d.playing.turn(d.scene).is_fight or mark(d, "time"):
        return
    befall(d, Promise(owes="bane"), of=CLOCK_ON, is_named=True)
