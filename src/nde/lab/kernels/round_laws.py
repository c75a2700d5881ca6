"""Whole rounds as laws: from every scene in which a round can begin, all in which it can end.

The deeds of a round are put together here, exactly, so that whoever plays a fight needs one die a round.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS, Going, merged
from nde.lab.kernels.merits import Merits
from nde.lab.kernels.reach import reached
from nde.lab.kinds import OVER, ROUND, WON

MOST_SCENES = 40_000
"""Fights with more scenes than this are played deed by deed: their rounds have too many ends."""
MOST_ENDS = 12_000_000
"""So many ends all rounds together may have; each takes about 36 bytes with its share of the guide."""
AT_ONCE = 256
"""The rounds of so many scenes are put together at the same time."""
GUIDE = 4
"""Entries of the guide for each end of a round."""
HARDLY = 1e-9
"""Chances to win that differ by less are the same."""
BEYOND = 2.0
"""The upper bound of the last end: above everything that a die can show, whatever sums were rounded to."""

Small = NDArray[np.int32]


class RoundLaws(NamedTuple):
    """What comes of every round of a fight, in arrays.

    Scenes are rows: first those in which rounds begin, the scene in which the fight begins before all, then
    those in which it has ended.  The ends of a row's round stand together in `upper` and `after`, the worst
    for the party first; `upper` is the chance of it and of all before it.
    """

    begins: Numbers
    """The scenes in which rounds begin."""
    ended: Numbers
    """The scenes in which the fight is over."""
    guide_first: Numbers
    guide_size: Numbers
    """How many equal parts the guide cuts a row's chances into, a power of two, and where they begin."""
    guide: Small
    """For each part the first end that luck in this part can lead to."""
    upper: Chances
    after: Small
    """The row of the scene in which the round ends."""


def round_laws(chain: Chain, start: int, merits: Merits, going: Going) -> RoundLaws | None:
    """The laws of all rounds of a fight from a scene on; nothing where there would be too many."""
    scenes = reached(chain, start, MOST_SCENES, going)
    if scenes is None:
        return None
    ends_round = scenes[chain.kind.array[scenes] == ROUND]
    later, _ = chain.followed(ends_round, np.ones(len(ends_round)))
    begins = np.unique(later[(later != start) & (chain.kind.array[later] < OVER[0])])
    begins = np.concatenate((np.array([start], dtype=np.int64), begins))
    ended = scenes[chain.kind.array[scenes] >= OVER[0]]
    found = _ends(chain, begins, ended)
    if found is None:
        return None
    won = chain.kind.array[ended] == WON
    return _arranged(begins, ended, *found, won, merits)


def _ends(chain: Chain, begins: Numbers, ended: Numbers) -> tuple[Numbers, Numbers, Chances] | None:
    """The ends of every round: row of the scene it begins in, row of the scene it ends in, chance."""
    row_of = np.full((2, len(chain.places)), -1, dtype=np.int64)
    row_of[0, begins] = np.arange(len(begins))
    row_of[1, ended] = np.arange(len(begins), len(begins) + len(ended))
    parts: list[tuple[Numbers, Numbers, Chances]] = []
    total = 0
    for begin in range(0, len(begins), AT_ONCE):
        part = _played_out(chain, begins[begin : begin + AT_ONCE], row_of)
        if part is None:
            return None
        parts.append((part[0] + begin, part[1], part[2]))
        total += len(part[0])
        if total > MOST_ENDS:
            return None
    rows, after, chances = (np.concatenate(one) for one in zip(*parts, strict=True))
    return rows, after, chances


def _played_out(chain: Chain, begins: Numbers, row_of: Numbers) -> tuple[Numbers, Numbers, Chances] | None:
    """The ends of the rounds that begin in some scenes."""
    wide, tall = row_of.shape[1], int(row_of.max()) + 1
    rows, scenes, chances = np.arange(len(begins)), begins, np.ones(len(begins))
    done: list[tuple[Numbers, Chances]] = []
    for _ in range(MOST_DEEDS):
        kinds = chain.kind.array[scenes]
        is_over, ends = kinds >= OVER[0], kinds == ROUND
        done.append((rows[is_over] * tall + row_of[1, scenes[is_over]], chances[is_over]))
        later, likely = chain.followed(scenes[ends], chances[ends])
        from_rows = np.repeat(rows[ends], chain.count.array[scenes[ends]])
        # Whom the last thing in a round decides has fought no further round.
        is_end = (chain.kind.array[later] >= OVER[0]).astype(np.int64)
        done.append((from_rows * tall + row_of[is_end, later], likely))
        acts = ~(is_over | ends)
        if not acts.any():
            keys, sums = merged(*_joined(done), len(begins) * tall)
            return keys // tall, keys % tall, sums
        after, likely = chain.followed(scenes[acts], chances[acts])
        from_rows = np.repeat(rows[acts], chain.count.array[scenes[acts]])
        keys, chances = merged(from_rows * wide + after, likely, len(begins) * wide)
        rows, scenes = keys // wide, keys % wide
    return None


def _joined(done: list[tuple[Numbers, Chances]]) -> tuple[Numbers, Chances]:
    keys, chances = (np.concatenate(one) for one in zip(*done, strict=True))
    return keys, chances


def _arranged(
    begins: Numbers,
    ended: Numbers,
    rows: Numbers,
    after: Numbers,
    chances: Chances,
    won: NDArray[np.bool_],
    merits: Merits,
) -> RoundLaws:
    counts: Numbers = np.bincount(rows, minlength=len(begins)).astype(np.int64)
    order = merits.of(np.concatenate((begins, ended)))
    hopes = _hopes(counts, after, chances, won)
    arranged = np.lexsort((order[after], hopes[after], rows))
    rows, after, chances = rows[arranged], after[arranged], chances[arranged]
    upper = uppers(chances, counts)
    sizes, firsts, guide = _guide(upper, counts, rows)
    return RoundLaws(begins, ended, firsts, sizes, guide, upper, after.astype(np.int32))


def _hopes(counts: Numbers, after: Numbers, chances: Chances, won: NDArray[np.bool_]) -> Chances:
    """The party's chance to win from every row, as far as it counts for what is better than what."""
    firsts = np.cumsum(counts) - counts
    hopes = np.concatenate((np.zeros(len(counts)), won.astype(np.float64)))
    for _ in range(MOST_ROUNDS):
        now = np.add.reduceat(chances * hopes[after], firsts)
        change = np.abs(now - hopes[: len(now)]).max()
        hopes[: len(now)] = now
        if change < HARDLY:
            break
    return np.round(hopes / HARDLY)


def uppers(chances: Chances, counts: Numbers) -> Chances:
    """The chance of each entry and all before it, for laws that stand one after the other."""
    ends = np.cumsum(counts)
    sums = np.cumsum(chances)
    before = np.concatenate(([0.0], sums))[ends - counts]
    upper: Chances = sums - np.repeat(before, counts)
    upper[ends[counts > 0] - 1] = BEYOND
    return upper


def _guide(upper: Chances, counts: Numbers, rows: Numbers) -> tuple[Numbers, Numbers, Small]:
    """The guide: how many parts for each row, where they begin, and the end each part begins with."""
    sizes: Numbers = (1 << np.ceil(np.log2(counts * GUIDE)).astype(np.int64)).astype(np.int64)
    lasts = np.cumsum(sizes)
    firsts = lasts - sizes
    # a part begins with the first end whose bound lies above where it begins: all others are counted
    parts: Any = np.ceil(upper * sizes[rows])
    passed = parts < sizes[rows]
    marks = np.bincount((firsts[rows] + parts.astype(np.int64))[passed], minlength=int(lasts[-1]))
    so_far = np.cumsum(marks)
    before = np.concatenate(([0], so_far))[firsts]
    guide = so_far + np.repeat(np.cumsum(counts) - counts - before, sizes)
    return sizes, firsts, guide.astype(np.int32)
