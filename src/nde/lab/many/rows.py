"""Rows of whole numbers: equal ones found, and made one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Rows: TypeAlias = NDArray[np.int32]
"""Scenes of one make-up: a row for each, a column for each piece."""
Column: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]
Weights: TypeAlias = NDArray[np.float64]

MOST_KEY = 1 << 62


def equal_rows(rows: NDArray[np.integer]) -> tuple[Column, Column]:
    """The index of one row of every kind, and of which kind each row is."""
    if rows.shape[1] == 1:
        _, firsts, kinds = np.unique(rows[:, 0], return_index=True, return_inverse=True)
        return firsts.astype(np.int64), kinds.astype(np.int64)
    order, starts = _sorted(rows)
    kinds = np.empty(len(rows), dtype=np.int64)
    kinds[order] = np.cumsum(starts) - 1
    return order[starts], kinds


def split(kinds: Column, count: int) -> list[Column]:
    """The indices of the rows of every kind."""
    if count == 1:
        return [np.arange(len(kinds))]
    if count < 4:
        return [np.flatnonzero(kinds == kind) for kind in range(count)]
    order = np.argsort(kinds, kind="stable")
    bounds = np.searchsorted(kinds[order], np.arange(count + 1)).tolist()
    return [order[begin:end] for begin, end in pairwise(bounds)]


def merged(origins: Column, rows: Rows, weights: Weights) -> tuple[Column, Rows, Weights]:
    """Rows of the same origin that are equal as one, with the sum of their weights."""
    if len(rows) < 2:
        return origins, rows, weights
    order, starts = _sorted(np.column_stack((origins, rows)))
    if starts.all():
        return origins, rows, weights
    firsts = np.flatnonzero(starts)
    kept = order[firsts]
    return origins[kept], rows[kept], np.add.reduceat(weights[order], firsts)


def _sorted(rows: NDArray[np.integer]) -> tuple[Column, Flags]:
    """An order in which equal rows stand together, and at which of them a new kind begins."""
    hashes = hashes_of(rows)
    order = np.argsort(hashes, kind="stable")
    sorted_hashes, sorted_rows = hashes[order], rows[order]
    starts = np.ones(len(rows), dtype=np.bool_)
    starts[1:] = sorted_hashes[1:] != sorted_hashes[:-1]
    is_same = (sorted_rows[1:] == sorted_rows[:-1]).all(axis=1)
    if not np.array_equal(is_same, ~starts[1:]):
        # Different rows with one hash: they are sorted by their numbers instead.
        order = np.lexsort(rows.T[::-1])
        sorted_rows = rows[order]
        starts[1:] = (sorted_rows[1:] != sorted_rows[:-1]).any(axis=1)
    return order, starts


def hashes_of(rows: NDArray[np.integer]) -> NDArray[np.uint64]:
    """A number for each row, the same for equal rows and hardly ever for others."""
    hashes = np.zeros(len(rows), dtype=np.uint64)
    for column in range(rows.shape[1]):
        hashes += rows[:, column].astype(np.uint64) * FACTORS[column % len(FACTORS)]
    return hashes


def hash_of(row: Sequence[int]) -> int:
    """The same for one row."""
    plain = _PLAIN
    return sum([one * plain[column % len(plain)] for column, one in enumerate(row)]) % (1 << 64)


FACTORS: NDArray[np.uint64] = np.random.default_rng(20).integers(1, 2**63, size=64, dtype=np.uint64)
_PLAIN: list[int] = FACTORS.tolist()
