"""What everybody does where all is done best: the deeds of each hero in the order of a fight."""

from __future__ import annotations

from typing import Any

import numpy as np

from nde.lab.decisions import PARTY, Decisions
from nde.lab.habits import Done, Habit, done_by
from nde.lab.solving import Solved
from nde.rules.playing import playing_of

RARE = 0.01
"""What is done in scenes that come about less often than this is not told."""


def best_habits(decisions: Decisions, solved: Solved) -> tuple[Habit, ...]:
    """What each hero does by best play in a fight that has been solved."""
    rules = decisions.rules
    playing = playing_of(rules)
    found: dict[str, dict[tuple[Any, ...], Done]] = {who: {} for who in decisions.fighting.heroes}
    kinds, labels = decisions.kind.array, solved.best.labels
    there = np.flatnonzero((kinds == PARTY) & (labels[: len(kinds)] >= 0) & (solved.met[: len(kinds)] > RARE))
    known: set[int] = set()
    for number in there[np.argsort(solved.after[there], kind="stable")].tolist():
        label = int(labels[number])
        action = decisions.labels[label]
        who = playing.actor(action)
        if label in known or who not in found:
            continue
        known.add(label)
        done = done_by(rules, decisions.scene(number), who, action)
        if done is not None:
            found[who].setdefault(done.kind, done)
    return tuple([Habit(who=who, deeds=tuple(deeds.values())) for who, deeds in found.items()])
