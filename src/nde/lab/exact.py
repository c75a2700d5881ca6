"""A whole fight, exactly: the distribution of scenes moved round by round until all of it has ended."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.marks import Mark
from nde.lab.progress import Going, Progress, Stopped
from nde.lab.states import OVER, ROUND, TooManyScenes

LEAST = 1e-17
"""Scenes less likely than this are not followed; what they weigh together is told."""
ENOUGH = 1e-12
"""A fight of which no more than this is undecided is over."""
MOST_ROUNDS = 400
"""So many rounds of a fight are played where it is played, and followed in any case where it is computed."""
LONGEST = 10_000
"""A fight that goes on is followed so far, if it will be decided until then and is cheap to follow."""
LATELY = 50
"""So many rounds show how fast what is undecided becomes less."""
MOST_FOLLOWED = 20_000_000
"""So many scenes, each counted once a round, are a second's work."""
MOST_DEEDS = 2_000
"""Whoever still acts in a round after so many deeds goes round in circles; what that weighs is told."""
MOST_SCENES = 300_000
"""So many scenes are looked at before exactness is given up."""
WIDER = 10
"""So many scenes take as long as one that very many others follow."""


class Standing(NamedTuple):
    """Scenes at the end of a round with their chances: those in which the fight goes on, and those in which
    it has ended in this round."""

    numbers: Numbers
    chances: Chances
    over: Numbers
    over_chances: Chances


class Course(NamedTuple):
    """All of a fight, round by round."""

    rounds: tuple[Standing, ...]
    undecided: float
    """The chance that it goes on after the last of them."""
    dropped: float
    """What the scenes weigh that were too unlikely to be followed."""
    is_stopped: bool = False
    runs: int = 0
    """How many fights were played, where it was not computed."""
    marks: Mapping[Mark, float] = MappingProxyType({})
    """How many marks of each kind are left on whom, where the chain has them apart."""


def exact(
    chain: Chain, start: int, going: Going = lambda progress: True, most_scenes: int = MOST_SCENES
) -> Course:
    """The fight from a scene of the chain to its end; `TooManyScenes` where there are too many for it."""
    numbers, chances = np.array([start], dtype=np.int64), np.ones(1)
    rounds: list[Standing] = []
    dropped = 0.0
    visits = _Visits()
    is_stopped = False
    while not is_stopped and chances.sum() > ENOUGH and _is_worth_following(rounds):
        before = Progress(len(rounds) + 1, chain.known, float(chances.sum()))
        try:
            standing, lost = _round(chain, (numbers, chances), most_scenes, visits, going, before)
        except Stopped:
            is_stopped = True  # a round that is not finished counts as not begun
            break
        rounds.append(standing)
        dropped += lost
        numbers, chances = standing.numbers, standing.chances
        is_stopped = not going(Progress(len(rounds), chain.known, float(chances.sum())))
    marks = chain.marks.told(visits.of_scenes) if chain.marks is not None else {}
    return Course(tuple(rounds), float(chances.sum()), dropped, is_stopped, marks=marks)


def _is_worth_following(rounds: list[Standing]) -> bool:
    """Whether to follow a fight another round: a long one only where it costs little and comes to an end.

    What is undecided falls in the long run by the same share each round, so that its end can be foreseen.
    """
    if len(rounds) < MOST_ROUNDS or len(rounds) % LATELY:
        return len(rounds) < LONGEST
    followed = sum(len(one.numbers) for one in rounds)
    now, before = (float(one.chances.sum()) for one in (rounds[-1], rounds[-LATELY]))
    if followed > MOST_FOLLOWED or now >= before:
        return False
    return len(rounds) + LATELY * log(ENOUGH / now) / log(now / before) < LONGEST


class _Visits:
    """How often each scene is met in a fight, on average."""

    def __init__(self) -> None:
        self.of_scenes: Chances = np.zeros(1024)

    def add(self, numbers: Numbers, chances: Chances, count: int) -> None:
        """Count scenes, each given once, of so many."""
        if count > len(self.of_scenes):
            self.of_scenes = np.concatenate((self.of_scenes, np.zeros(2 * count - len(self.of_scenes))))
        self.of_scenes[numbers] += chances


def _round(
    chain: Chain,
    begun: tuple[Numbers, Chances],
    most: int,
    visits: _Visits,
    going: Going,
    before: Progress,
) -> tuple[Standing, float]:
    """The scenes with which the next round begins, and those in which the fight is over."""
    numbers, chances = begun
    later: list[tuple[Numbers, Chances]] = []
    over: list[tuple[Numbers, Chances]] = []
    dropped = 0.0
    for _ in range(MOST_DEEDS):
        if not len(numbers):
            break
        likely = chances >= LEAST
        if not likely.all():
            dropped += float(chances[~likely].sum())
            numbers, chances = numbers[likely], chances[likely]
        if chain.marks is not None:
            visits.add(numbers, chances, len(chain.places))
        kinds = chain.kind.array[numbers]
        if not kinds.all():
            _look(chain, numbers[kinds == 0].tolist(), most, going, before)
            kinds = chain.kind.array[numbers]
        is_over = kinds >= OVER[0]
        if is_over.any():
            over.append((numbers[is_over], chances[is_over]))
        ends = kinds == ROUND
        if ends.any():
            later.append(chain.followed(numbers[ends], chances[ends]))
        acts = ~(is_over | ends)
        numbers, chances = merged(*chain.followed(numbers[acts], chances[acts]), len(chain.places))
    dropped += float(chances.sum()) if len(numbers) else 0.0
    numbers, chances = _all(later, chain)
    # Whom the last thing in a round decides has fought no further round.
    is_over = chain.is_over(numbers)
    over.append((numbers[is_over], chances[is_over]))
    return Standing(numbers[~is_over], chances[~is_over], *_all(over, chain)), dropped


def _look(chain: Chain, numbers: list[int], most: int, going: Going, before: Progress) -> None:
    """Find out what follows scenes, and now and then ask whether to go on: a large round takes long."""
    first = 0
    while first < len(numbers):
        # What is wide is wide further on: all that is seen coming counts, and not only what is here.
        coming = WIDER * len(chain.places) if chain.is_wide else chain.known + len(numbers) - first
        if coming > most:
            raise TooManyScenes(most=most)
        end = first + chain.at_once
        chain.look(numbers[first:end])
        first = end
        if not going(before._replace(scenes=chain.known)):
            raise Stopped


def _all(some: list[tuple[Numbers, Chances]], chain: Chain) -> tuple[Numbers, Chances]:
    if not some:
        return np.empty(0, dtype=np.int64), np.empty(0)
    numbers, chances = (np.concatenate(one) for one in zip(*some, strict=True))
    return merged(numbers, chances, len(chain.places))


def merged(numbers: Numbers, chances: Chances, count: int) -> tuple[Numbers, Chances]:
    """Every number once, with the sum of its chances; all are below a count."""
    sums: Chances
    if len(numbers) * 16 > count:
        sums = np.bincount(numbers, weights=chances, minlength=count).astype(np.float64, copy=False)
        found: Numbers = np.flatnonzero(sums).astype(np.int64)
        return found, sums[found]
    if not len(numbers):
        return numbers, chances
    order = np.argsort(numbers, kind="stable")
    numbers, chances = numbers[order], chances[order]
    firsts = np.flatnonzero(np.concatenate(([True], numbers[1:] != numbers[:-1])))
    sums = np.add.reduceat(chances, firsts)
    return numbers[firsts], sums
