"""Every scene that a fight can come to, where there are not too many."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chain, Numbers
from nde.lab.exact import Going, Progress


class Stopped(Exception):
    """Somebody did not want to wait.  Stays among the modules that play fights."""


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
