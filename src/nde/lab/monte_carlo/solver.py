"""The Monte Carlo solver: many fights played at once, along the chain of their scenes.

Where a fight has few enough scenes, its rounds are put together into laws and played with one die each.
Where not, it is played stage by stage or, if very often, deed by deed, and only the scenes it comes to are
looked at.  Which it is hangs on the fight and on how often it is to be played.  Either way the fights are the
same for the same seed, whatever was asked before, in batches of any size, on any number of threads, with
Numba or without; and the first of many are those of few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Literal, NamedTuple, Protocol

import numpy as np

from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.exact import Course, Standing, merged
from nde.lab.monte_carlo.by_deed import Deeds
from nde.lab.monte_carlo.by_round import (
    RoundLaws,
    fought,
    played_plainly,
    round_laws,
    swift_round,
)
from nde.lab.monte_carlo.by_stage import Stages
from nde.lab.monte_carlo.scene_order import SceneOrder
from nde.lab.progress import Going, Progress, Stopped
from nde.lab.states import TooManyScenes, TooWide

PENDING = 1 << 20
"""So many counts are kept one by one before those of the same scene are added up."""


class Tally:
    """Counts of scenes, at the end of each round and where fights have ended."""

    def __init__(self) -> None:
        self.runs = 0
        self._rounds: list[list[Standing]] = []
        self._pending = 0

    def add(self, rounds: Sequence[Standing], runs: int) -> None:
        """Count so many fights more."""
        self.runs += runs
        while len(self._rounds) < len(rounds):
            self._rounds.append([])
        for kept, one in zip(self._rounds, rounds, strict=False):
            kept.append(one)
            self._pending += len(one.numbers) + len(one.over)
        if self._pending > PENDING:
            self._add_up()

    def course(self, *, is_stopped: bool) -> Course:
        """All fights, as shares of them."""
        self._add_up()
        rounds = tuple([_share(one[0], self.runs) for one in self._rounds])
        undecided = float(rounds[-1].chances.sum()) if rounds else 1.0
        over = sum(float(one.over_chances.sum()) for one in rounds)
        # what is neither is caught in a circle; a share of so many runs is 0 or at least one of them
        dropped = 1.0 - over - undecided
        return Course(
            rounds,
            undecided,
            dropped if dropped * self.runs > 0.5 else 0.0,
            is_stopped=is_stopped,
            runs=self.runs,
        )

    def _add_up(self) -> None:
        self._rounds = [[_added(one)] for one in self._rounds]
        self._pending = 0


def _added(some: list[Standing]) -> Standing:
    return Standing(
        *_merged([(one.numbers, one.chances) for one in some]),
        *_merged([(one.over, one.over_chances) for one in some]),
    )


def _merged(some: list[tuple[Numbers, Chances]]) -> tuple[Numbers, Chances]:
    numbers, counts = (np.concatenate(one) for one in zip(*some, strict=True))
    return merged(numbers, counts, int(numbers.max()) + 1 if len(numbers) else 0)


def _share(one: Standing, runs: int) -> Standing:
    return Standing(one.numbers, one.chances / runs, one.over, one.over_chances / runs)


Kernel = Literal["auto", "numpy", "numba"]
AT_ONCE = 1 << 16
"""So many fights are played at once round by round."""
BATCHES = 8
"""So many batches are given to threads before somebody is asked whether to go on."""
SWIFT_FROM = 1 << 25
"""Loading Numba takes as long as playing about so many fights without it."""
FEW = 64
"""So many fights are played deed by deed at first, however little time there is."""
MOST_AT_ONCE, MOST_STAGED = 1 << 14, 1 << 12
"""No more are played at once deed by deed, or stage by stage."""
FEW_RUNS = 1 << 18
"""Where a fight has too many scenes for laws of its rounds, so many fights are over sooner stage by stage; in
more of them, scenes come again that are then known."""
MANY_NEW = 4_000
"""Who is to be asked whether to go on is asked about as often as so many scenes are looked at."""
MOST_PLACES = 1_000_000
"""So many scenes are kept in mind: half a gigabyte where one takes 500 bytes, up to three where deeds have
many outcomes.  Beyond them scenes are forgotten and looked at again.  Only those are kept further with which
rounds begin and fights end, since an answer needs them."""
MOST_NAMED = 4 * MOST_PLACES
"""Where even those are more than this, it is over with what was played, and says so."""
KEPT_LAWS = 4
"""Of so many fights of a chain, from different scenes on, the laws of their rounds are kept."""


class Spread(Protocol):
    """What does some work for each of some numbers, in their order: `map`, or that of a pool of threads."""

    def __call__(
        self, work: Callable[[int], tuple[Standing, ...]], numbers: Iterable[int], /
    ) -> Iterable[tuple[Standing, ...]]: ...


class Player(NamedTuple):
    """What plays fights: on how many cores, and with which code."""

    spread: Spread = map
    kernel: Kernel = "auto"


def simulated(
    chain: Chain,
    start: int,
    runs: int,
    seed: int,
    going: Going = lambda progress: True,
    by: Player = Player(),  # noqa: B008 - a frozen value
) -> Course:
    """Many fights from a scene, as shares of all of them; whoever stops it gets those that were played.

    Whoever is asked whether to go on may say with `TooManyScenes` that learning the fight takes too long, and
    it is played as it is.  Numba is used for very many fights, or when it is asked for; where it is missing,
    NumPy is.
    """
    if chain.is_wide:
        return simulated_by_stage(chain, start, runs, seed, going)
    try:
        try:
            laws = _Kept.of(chain).laws(start, going)
        except TooWide:
            raise
        except (Stopped, TooManyScenes):
            laws = None
        if laws is None and runs > FEW_RUNS:
            return simulated_by_deed(chain, start, runs, seed, going)
        if laws is None:
            return simulated_by_stage(chain, start, runs, seed, going)
    except TooWide:
        return simulated_by_stage(chain, start, runs, seed, going)
    is_swift = by.kernel == "numba" or (by.kernel == "auto" and runs >= SWIFT_FROM)
    played = (swift_round() if is_swift else None) or played_plainly

    def batch(first: int) -> tuple[Standing, ...]:
        return fought(laws, seed, first, min(AT_ONCE, runs - first), played)

    return _by_round(chain, batch, runs, going, by.spread)


def simulated_by_deed(
    chain: Chain, start: int, runs: int, seed: int, going: Going = lambda progress: True
) -> Course:
    """Many fights from a scene, deed by deed however few scenes there are."""
    return _Kept.of(chain).by_deed(start, runs, seed, going)


def simulated_by_stage(
    chain: Chain, start: int, runs: int, seed: int, going: Going = lambda progress: True
) -> Course:
    """Many fights from a scene, stage by stage of every deed, however few scenes there are."""
    tally, stages, size = Tally(), Stages(chain), FEW
    while tally.runs < runs:
        count = min(size, runs - tally.runs)
        # However little time there is, a few fights are played; others need not be finished.
        under_way = Progress(0, chain.known, 1.0 - (tally.runs + 0.5) / runs)
        goes_on = partial(going, under_way) if tally.runs else _always
        try:
            fights = stages.fought(start, seed, tally.runs, count, goes_on)
        except Stopped:
            break
        tally.add(fights, count)
        size = min(4 * size, MOST_STAGED)
        if not _goes_on(chain, tally, runs, going) or len(chain.places) > MOST_NAMED:
            break
    return tally.course(is_stopped=tally.runs < runs)


def _by_round(
    chain: Chain, batch: Callable[[int], tuple[Standing, ...]], runs: int, going: Going, spread: Spread
) -> Course:
    tally = Tally()
    while tally.runs < runs:
        firsts = range(tally.runs, min(tally.runs + BATCHES * AT_ONCE, runs), AT_ONCE)
        for first, rounds in zip(firsts, spread(batch, firsts), strict=True):
            tally.add(rounds, min(AT_ONCE, runs - first))
        if not _goes_on(chain, tally, runs, going):
            break
    return tally.course(is_stopped=tally.runs < runs)


def _always() -> bool:
    return True


def _goes_on(chain: Chain, tally: Tally, runs: int, going: Going) -> bool:
    return going(Progress(0, chain.known, 1.0 - tally.runs / runs))


class _Kept:
    """What is worked out for the simulation of a chain's fights, and kept with it."""

    def __init__(self, chain: Chain) -> None:
        self._chain = chain
        self._order = SceneOrder(chain)
        self._deeds = Deeds(chain, self._order)
        self._laws: dict[int, RoundLaws | None] = {}

    @classmethod
    def of(cls, chain: Chain) -> _Kept:
        """What is kept with a chain."""
        assert chain.marks is None, "fights that are played leave their marks in scenes"
        if cls not in chain.aside:
            chain.aside[cls] = cls(chain)
        found: _Kept = chain.aside[cls]
        return found

    def laws(self, start: int, going: Going) -> RoundLaws | None:
        """The laws of the rounds of a fight, unless there are too many."""
        if start not in self._laws:
            found = round_laws(self._chain, start, self._order, going)
            while len(self._laws) >= KEPT_LAWS:
                del self._laws[next(iter(self._laws))]
            self._laws[start] = found
        return self._laws[start]

    def by_deed(self, start: int, runs: int, seed: int, going: Going) -> Course:
        """So many fights, deed by deed."""
        tally, size = Tally(), FEW
        chain, deeds, at = self._chain, self._deeds, start
        while tally.runs < runs:
            if len(chain.places) > MOST_PLACES:
                chain, at = _forgetful(self._chain, start)
                deeds = Deeds(chain, SceneOrder(chain))
            known, count = chain.known, min(size, runs - tally.runs)
            rounds = deeds.fought(at, seed, tally.runs, count)
            tally.add(rounds if chain is self._chain else self._named(chain, rounds), count)
            is_slow = chain.known - known > MANY_NEW
            size = max(size // 2, 1) if is_slow else min(2 * size, MOST_AT_ONCE)
            if not _goes_on(chain, tally, runs, going) or len(self._chain.places) > MOST_NAMED:
                break
        return tally.course(is_stopped=tally.runs < runs)

    def _named(self, other: Chain, rounds: tuple[Standing, ...]) -> tuple[Standing, ...]:
        """Scenes of another chain by their numbers in this one."""
        named = []
        for one in rounds:
            numbers, over = (
                self._chain.numbers_of([other.places[number] for number in scenes.tolist()])
                for scenes in (one.numbers, one.over)
            )
            self._chain.look(over.tolist())
            named.append(Standing(numbers, one.chances, over, one.over_chances))
        return tuple(named)


def _forgetful(chain: Chain, start: int) -> tuple[Chain, int]:
    """The same fight with nothing met yet, and a scene of it; what its rules were compiled into is shared."""
    chain.look([start])
    other = Chain(chain.rules, chain.opening(chain.start), chain.policy, like=chain)
    return other, other.adopted(chain, start)
