"""Fights played round by round: one die for each fight and round.

From every scene in which a round can begin, all in which it can end are found, and the deeds of the round put
together into one law, exactly.  Who plays needs one die a round: with NumPy, or the same dice and the same
fights faster with Numba.  Numba is an extra.  It is loaded when it is asked for, and compiles once in a
process (about two seconds), so it pays for millions of fights.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS, Standing, merged
from nde.lab.monte_carlo.dice import (
    FIRST_FACTOR,
    SECOND_FACTOR,
    UNIT,
    Keys,
    fight_keys,
    place_in,
    place_word,
    uniforms,
)
from nde.lab.monte_carlo.scene_order import SceneOrder
from nde.lab.progress import Going, Progress, Stopped
from nde.lab.states import OVER, ROUND, WON


def reached(chain: Chain, start: int, most: int, going: Going) -> Numbers | None:
    """All scenes that can follow a scene, and itself; nothing where there are more of them than so many.

    Counted is what can be reached from the scene, and not what the chain happens to know.
    """
    seen: NDArray[np.bool_] = np.zeros(max(1024, len(chain.places)), dtype=bool)
    seen[start] = True
    new: Numbers = np.array([start], dtype=np.int64)
    count = 1
    while len(new):
        _look(chain, new, going)
        after, _ = chain.followed(new, np.ones(len(new)))
        if len(seen) < len(chain.places):
            seen = np.concatenate((seen, np.zeros(len(chain.places), dtype=bool)))
        new = np.unique(after[~seen[after]])
        seen[new] = True
        count += len(new)
        if count > most:
            return None
    return np.flatnonzero(seen).astype(np.int64)


def _look(chain: Chain, numbers: Numbers, going: Going) -> None:
    unknown = numbers[chain.kind.array[numbers] == 0].tolist()
    begin = 0
    while begin < len(unknown):
        end = begin + chain.at_once
        chain.look(unknown[begin:end])
        begin = end
        if not going(Progress(0, chain.known, 1.0)):
            raise Stopped


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
Ends = tuple[Numbers, Numbers, Chances]
"""Ends of rounds: the row of the scene each begins in, the row of the scene it ends in, its chance."""


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


def round_laws(chain: Chain, start: int, order_of: SceneOrder, going: Going) -> RoundLaws | None:
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
    return _arranged(begins, ended, found, won, order_of)


def _ends(chain: Chain, begins: Numbers, ended: Numbers) -> Ends | None:
    """The ends of every round: row of the scene it begins in, row of the scene it ends in, chance."""
    row_of = np.full((2, len(chain.places)), -1, dtype=np.int64)
    row_of[0, begins] = np.arange(len(begins))
    row_of[1, ended] = np.arange(len(begins), len(begins) + len(ended))
    parts: list[Ends] = []
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


def _played_out(chain: Chain, begins: Numbers, row_of: Numbers) -> Ends | None:
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
    ends: Ends,
    won: NDArray[np.bool_],
    order_of: SceneOrder,
) -> RoundLaws:
    rows, after, chances = ends
    counts: Numbers = np.bincount(rows, minlength=len(begins)).astype(np.int64)
    order = order_of.of(np.concatenate((begins, ended)))
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


class PlayedRound(Protocol):
    """One round of some fights.

    Given their keys and the rows of their scenes, it counts the rows they come to, moves those that go on
    to the front of both arrays, and gives back how many they are.
    """

    def __call__(self, laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int: ...


def fought(laws: RoundLaws, seed: int, first: int, count: int, played: PlayedRound) -> tuple[Standing, ...]:
    """So many fights from a number on, round by round: how many of them are in which scene."""
    keys = fight_keys(seed, first, count)
    rows: Small = np.zeros(count, dtype=np.int32)
    rounds: list[Standing] = []
    begun = len(laws.begins)
    while len(rows) and len(rounds) < MOST_ROUNDS:
        counts: Numbers = np.zeros(begun + len(laws.ended), dtype=np.int64)
        left = played(laws, keys, rows, len(rounds), counts)
        keys, rows = keys[:left], rows[:left]
        on, over = np.flatnonzero(counts[:begun]), np.flatnonzero(counts[begun:])
        rounds.append(
            Standing(
                laws.begins[on],
                counts[on].astype(np.float64),
                laws.ended[over],
                counts[begun + over].astype(np.float64),
            )
        )
    return tuple(rounds)


def played_plainly(laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int:
    """One round of some fights, with NumPy alone."""
    luck = uniforms(keys, place_in(number, 0))
    part = (luck * laws.guide_size[rows]).astype(np.int64)
    part += laws.guide_first[rows]
    at = laws.guide[part]
    late = np.flatnonzero(laws.upper[at] <= luck)
    while len(late):
        at[late] += 1
        late = late[laws.upper[at[late]] <= luck[late]]
    after = laws.after[at]
    counts += np.bincount(after, minlength=len(counts))
    on = np.flatnonzero(after < len(laws.begins))
    rows[: len(on)] = after[on]
    keys[: len(on)] = keys[on]
    return len(on)


@cache
def swift_round() -> PlayedRound | None:
    """One round of some fights, compiled; nothing where Numba is not there."""
    try:
        import numba
    except ImportError:
        return None
    compiled: Any = numba.njit(nogil=True)(_round)

    def played(laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int:
        return int(
            compiled(
                laws.guide_first,
                laws.guide_size,
                laws.guide,
                laws.upper,
                laws.after,
                len(laws.begins),
                keys,
                rows,
                place_word(place_in(number, 0)),
                counts,
            )
        )

    return played


def _round(
    guide_first: Any,
    guide_size: Any,
    guide: Any,
    upper: Any,
    after: Any,
    begun: int,
    keys: Any,
    rows: Any,
    place: Any,
    counts: Any,
) -> int:
    """One round, fight by fight, as Numba reads it; without it the same in plain Python."""
    left = 0
    for fight in range(len(rows)):
        word = keys[fight] + place
        word = (word ^ (word >> np.uint64(30))) * np.uint64(FIRST_FACTOR)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(SECOND_FACTOR)
        word = word ^ (word >> np.uint64(31))
        luck = np.int64(word >> np.uint64(11)) * UNIT
        row = rows[fight]
        at = guide[guide_first[row] + np.int64(luck * guide_size[row])]
        while upper[at] <= luck:
            at += 1
        to = after[at]
        counts[to] += 1
        if to < begun:
            rows[left] = to
            keys[left] = keys[fight]
            left += 1
    return left
