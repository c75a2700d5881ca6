"""Why a search comes to no end: the fields in which scenes differ that are otherwise the same.

A game says by `Playing.gist` what makes no difference to how a fight goes on.  Where it forgets a field that
counts something for ever, such as the round, no scene ever comes again, and there is always one more to look
at.  Such a field is found by comparing the scenes that were met.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sized
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from nde.lab.arrays import Column, Rows, equal_rows
from nde.lab.compiled.pieces import REST, Pieces
from nde.lab.states import TooManyScenes

MANY = 60
"""A field that has so many values in scenes that are otherwise the same, each larger than the last, counts
something for ever."""

Field: TypeAlias = tuple[int, str]
"""The place of a piece, and the path to a value of it."""


class NeverRepeats(TooManyScenes):
    """A fight without end: one whose scenes differ in something that is never the same again."""

    code = "scenes-never-repeat"


class Endless(NamedTuple):
    """Fields that never repeat, and how many scenes differ in nothing else."""

    fields: tuple[str, ...]
    scenes: int


def endless(pieces: Pieces, rows: Rows) -> Endless | None:
    """The fields that never repeat in scenes of one make-up: different rows, in the order they were met.

    Nothing where there are none: then it is simply a large fight.
    """
    met = pieces.numbers.met
    fields = {one for one in _fields(met, rows) if _is_growing(met, one, rows)}
    if _most_alike(met, rows, fields) < MANY:
        return None
    for one in sorted(fields):
        if _most_alike(met, rows, fields - {one}) >= MANY:
            fields.discard(one)  # the others alone tell these scenes apart
    lists = ["", *(f"{name}." for name, ids in pieces.of.lists for _ in ids)]
    names = dict.fromkeys(lists[place] + path for place, path in sorted(fields))
    return Endless(tuple(names), _most_alike(met, rows, fields))


def _fields(met: list[object], rows: Rows) -> Iterator[Field]:
    """Every field of the pieces in all places."""
    for place, piece in enumerate(rows[0].tolist()):
        yield from ((place, path) for path, _ in _values(met[piece], is_deep=place != REST))


def _is_growing(met: list[object], field: Field, rows: Rows) -> bool:
    """Whether a number is larger, or a list longer, in most of the last scenes than in any of the first."""
    place, path = field
    sizes = {
        piece: _size(dict(_values(met[piece], is_deep=place != REST)).get(path))
        for piece in np.unique(rows[:, place]).tolist()
    }
    if len(set(sizes.values())) < MANY:
        return False
    most = max([sizes[piece] for piece in rows[: len(rows) // 2, place].tolist()])
    last = [sizes[piece] > most for piece in rows[-(len(rows) // 8) :, place].tolist()]
    return 2 * sum(last) > len(last)


def _size(value: object) -> int:
    return value if isinstance(value, int) else len(value) if isinstance(value, Sized) else 0


def _most_alike(met: list[object], rows: Rows, fields: Collection[Field]) -> int:
    """How many scenes are the same but for some fields, at most."""
    bare = np.empty(rows.shape, dtype=np.int64)
    for place in range(rows.shape[1]):
        left_out = {path for at, path in fields if at == place}
        bare[:, place] = _without(met, rows[:, place], left_out, is_deep=place != REST)
    _, kinds = equal_rows(bare)
    return int(np.bincount(kinds).max())


def _without(met: list[object], column: Rows, left_out: Collection[str], *, is_deep: bool) -> Column:
    """Numbers for pieces, the same for those that differ in nothing but some fields."""
    if not left_out:
        return column.astype(np.int64)
    pieces, of_rows = np.unique(column, return_inverse=True)
    numbers: dict[object, int] = {}
    found = [
        numbers.setdefault(
            tuple([pair for pair in _values(met[piece], is_deep=is_deep) if pair[0] not in left_out]),
            len(numbers),
        )
        for piece in pieces.tolist()
    ]
    return np.array(found, dtype=np.int64)[of_rows]


def _values(struct: Any, prefix: str = "", *, is_deep: bool) -> Iterator[tuple[str, object]]:
    """Every value of a struct with its path."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if is_deep and isinstance(value, msgspec.Struct):
            yield from _values(value, f"{prefix}{name}.", is_deep=True)
        else:
            yield prefix + name, value
