"""A fight for a risk: how many foes of each kind come nearest to the danger that is wanted.

More foes are more danger.  So the search walks: from a fight that is too easy to those with one foe more of a
kind, from one that is too hard to those with one less, always on from the nearest that it has.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from math import sqrt
from typing import TypeAlias

import msgspec

from nde.errors import Fault, Faults, Unreadable
from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import MOST, AskedFight, Words, foes_of, opening, party_of
from nde.lab.progress import Going, UntilStopped
from nde.rules import Ruleset

MOST_FIGHTS = 40
"""So many fights are looked at."""
SHOWN = 12
"""So many of them are told of."""
AT_LEAST = 6
"""So many are looked at even where the nearest is found, so that there is a choice."""
AWAY = 10.0
"""Fights that lead away from what is wanted are looked at after all that lead there."""
CLOSE = 0.05
"""Fights this near to what is wanted fit: once there are enough of them, the search ends."""

Counts: TypeAlias = tuple[int, ...]
"""How many there are of each kind."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """The risk a fight is to have; what is left out does not matter."""

    win: float | None = None
    """The chance to win."""
    down: float | None = None
    """How many heroes are out of it at the end, on average."""


class Fitting(msgspec.Struct, frozen=True, kw_only=True):
    """A fight, and how near it comes to what was wanted."""

    foes: tuple[tuple[str, int], ...]
    answer: Answer
    swing: float
    """How far the number of heroes down swings: its deviation."""
    distance: float
    """How far it is from what was wanted: the chance to win and the share of heroes down, together."""


def fitting_fights(
    lab: Lab,
    rules: Ruleset,
    asked: AskedFight,
    wanted: Wanted,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
) -> tuple[Fitting, ...]:
    """Fights with other counts of these foes, the one nearest to what is wanted first.

    Stopped, it has those that were looked at until then.
    """
    party, foes = asked.party, asked.foes
    party = party if isinstance(party, Mapping) else party_of(rules, party)
    _refuse(wanted, foes, len(party))
    kinds = tuple(dict.fromkeys(word for word, _ in foes))
    foes_of(rules, [(one, 1) for one in kinds])
    first = tuple(sum(count for word, count in foes if word == kind) for kind in kinds)
    found: dict[Counts, Fitting] = {}
    waiting: list[tuple[float, Counts]] = [(0.0, first if any(first) else (1,) * len(kinds))]
    until_stopped = UntilStopped(going)
    while waiting and not _is_enough(found, waiting[0][0]):
        _, counts = heapq.heappop(waiting)
        if counts in found:
            continue
        words = [(kind, count) for kind, count in zip(kinds, counts, strict=True) if count]
        scene = opening(rules, party, foes_of(rules, words), asked.apart)
        answer = lab.fight(rules, scene, asked.policy, effort, until_stopped)
        if until_stopped.is_stopped:
            break
        ease = _ease(answer, wanted, len(party))
        distance = sum(map(abs, ease))
        found[counts] = Fitting(foes=tuple(words), answer=answer, swing=_swing(answer), distance=distance)
        towards = 1 if sum(ease) > 0 else -1
        for step, later in ((towards, 0.0), (-towards, AWAY)):
            for near in _neighbours(counts, step):
                heapq.heappush(waiting, (distance + later, near))
    ranked = sorted(found.values(), key=lambda one: (one.distance, one.swing, sum(n for _, n in one.foes)))
    return tuple(ranked[:SHOWN])


def _refuse(wanted: Wanted, foes: Words, heroes: int) -> None:
    faults = []
    if wanted.win is None and wanted.down is None:
        faults.append(Fault("wanted", Unreadable("nothing-wanted")))
    for name, value, most in (("win", wanted.win, 1), ("down", wanted.down, heroes)):
        if value is not None and not 0 <= value <= most:
            faults.append(
                Fault(name, Unreadable("wanted-out-of-range", name=name, value=f"{value:g}", most=most))
            )
    if not foes:
        faults.append(Fault("foes", Unreadable("no-foes-to-count")))
    if faults:
        raise Faults("wanted", tuple(faults))


def _ease(answer: Answer, wanted: Wanted, heroes: int) -> list[float]:
    """By how much a fight is easier than wanted (below 0: harder), in each that is wanted of it."""
    by_win = [] if wanted.win is None else [answer.win.chance - wanted.win]
    return by_win + ([] if wanted.down is None else [(wanted.down - answer.mean_down) / heroes])


def _neighbours(counts: Counts, step: int) -> list[Counts]:
    """The counts with one more, or one less, of each kind; somebody is always there."""
    near = [
        (*counts[:place], count + step, *counts[place + 1 :])
        for place, count in enumerate(counts)
        if count + step >= 0
    ]
    return [one for one in near if 0 < sum(one) <= MOST]


def _is_enough(found: Mapping[Counts, Fitting], next_is: float) -> bool:
    """Whether the search ends: it has looked far, or found many that fit, or only goes away from them now."""
    fit = sum(one.distance <= CLOSE for one in found.values())
    return len(found) >= (AT_LEAST if next_is >= AWAY else MOST_FIGHTS) or fit >= SHOWN


def _swing(answer: Answer) -> float:
    mean = answer.mean_down
    whole = sum(answer.down.values())
    square = sum(chance * count * count for count, chance in answer.down.items())
    return sqrt(max(square / whole - (mean / whole) ** 2, 0.0)) if whole else 0.0
