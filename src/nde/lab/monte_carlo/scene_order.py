"""How good scenes are for the party: the order in which luck leads to them (common random numbers).

Whoever is lucky comes to a better scene.  Two fights with the same luck, by other rules or with other people,
so go alike as far as they can, and what differs between them is what the rules make of it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chain, Numbers
from nde.lab.measures import Snapshot, Snapshots
from nde.rules.play import playing_of

Order: TypeAlias = NDArray[np.uint64]
"""The better a scene, the higher; 0 is for one that was not weighed yet."""

MIDDLE = 1 << 22
"""Where scenes stand in which both sides can take as much as the other."""
HASH_BITS = 40
HASH_STEP = 0x9E3779B97F4A7C15


class SceneOrder:
    """The order of the scenes of a chain.

    First comes what the party has left less what its foes have.  Scenes that are equal in this are ordered
    by what they hold, and not by when they were met: a fight with the same dice goes the same way whatever
    was asked before it.
    """

    def __init__(self, chain: Chain) -> None:
        self._chain = chain
        self._snapshots = Snapshots(chain)
        self._ids = tuple([one.id for one in playing_of(chain.rules).people(chain.scene(chain.start))])
        self._worths: list[int] = []
        self._marks: list[int] = []
        self._known: Order = np.zeros(1024, dtype=np.uint64)

    def of(self, numbers: Numbers) -> Order:
        """The order of some scenes."""
        if len(self._known) < len(self._chain.places):
            grown = np.zeros(2 * len(self._chain.places), dtype=np.uint64)
            grown[: len(self._known)] = self._known
            self._known = grown
        new = np.unique(numbers[self._known[numbers] == 0])
        if len(new):
            self._known[new] = self._weighed(new)
        return self._known[numbers]

    def _weighed(self, numbers: Numbers) -> Order:
        table = self._snapshots.table(self._ids, numbers)
        self._worths += [worth(one) for one in self._snapshots.all[len(self._worths) :]]
        sums = np.array(self._worths, dtype=np.int64)[table].sum(axis=1)
        score = np.clip(sums + MIDDLE, 1, 2 * MIDDLE).astype(np.uint64)
        found: Order = (score << np.uint64(HASH_BITS)) | (self._marked(numbers) >> np.uint64(64 - HASH_BITS))
        return found

    def _marked(self, numbers: Numbers) -> Order:
        """A number for each scene that is the same for equal scenes of any chain."""
        met = self._chain.fighting.numbers.met
        self._marks += [_mark(piece) for piece in met[len(self._marks) :]]
        marks = np.array(self._marks, dtype=np.uint64)
        found: Order = np.zeros(len(numbers), dtype=np.uint64)
        for _, rows, states in self._chain.places.by_make_up(numbers):
            mark = np.zeros(len(rows), dtype=np.uint64)
            for column in states.T:
                mark = mark * np.uint64(HASH_STEP) + marks[column]
            found[rows] = mark
        return found


def worth(snapshot: Snapshot) -> int:
    """What somebody who takes part has left of everything, for the party or against it."""
    if snapshot.is_out:
        return 0
    left = sum(max(value, 0) for _, value, _ in snapshot.tracks)
    return left if snapshot.side == "party" else -left


def _mark(piece: object) -> int:
    content = msgspec.json.encode(piece, order="deterministic")
    return int.from_bytes(blake2b(content, digest_size=8).digest(), "little")
