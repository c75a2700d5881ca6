"""How dangerous a fight is, as one word: by the chance not to win it, then by who falls on the way."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.lab.answers import Answer

Danger: TypeAlias = Literal[
    "hopeless", "deadly", "even", "risky", "costly", "wearing", "light", "open", "unknown"
]

STEPS: tuple[tuple[float, Danger], ...] = (
    (0.95, "hopeless"),
    (0.6, "deadly"),
    (0.4, "even"),
    (0.15, "risky"),
)
"""From which chance not to win on a fight is called so."""
FALLS: tuple[tuple[float, Danger], ...] = ((0.5, "costly"), (0.1, "wearing"))
"""From which chance that somebody is down at the end a fight is called so that is nearly always won."""
TOO_EARLY = 0.05
"""More than this undecided where it was stopped is too much to call a fight anything."""
UNDECIDED = 0.5
"""A fight of which more than this comes to no end is called open."""


def danger_of(answer: Answer) -> Danger:
    """What a fight is called; unknown where it was stopped too early to tell."""
    if answer.is_stopped and answer.undecided.chance > TOO_EARLY:
        return "unknown"
    if answer.undecided.chance > UNDECIDED:
        return "open"
    lost = answer.lose.chance + answer.flee.chance
    ended = 1 - answer.undecided.chance
    for least, danger in STEPS:
        if lost >= least * ended:
            return danger
    falls = ended - answer.down.get(0, 0.0)
    for least, danger in FALLS:
        if falls >= least * ended:
            return danger
    return "light"
