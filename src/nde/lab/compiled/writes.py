"""What rules write to traced figures: found by what is no longer held, and written again to any other."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from nde.lab.compiled.glimpses import Number, Term, summing
from nde.lab.compiled.tracing import Held, is_traced, settled, stored

Writes: TypeAlias = tuple[tuple[str, Any], ...]
"""What is written to one figure: values by path, such as `character.hearts`."""


def writes_to(
    piece: int, before: Any, after: Any, *, but: frozenset[str] = frozenset(), prefix: str = ""
) -> Writes:
    """What was written to a traced struct, by path: everything that is no longer held where it was.

    A sum of numbers of the same piece is written as such, so that a round later is a round later in any.
    """
    if after is before:
        return ()
    found: list[tuple[str, Any]] = []
    is_alike = type(after) is type(before)
    for name, slot in type(before).held_in.items():
        old, new = slot(before), slot(after) if is_alike else stored(after, name)
        if new is old or name in but:
            continue
        if type(old) is Held and new is old.given:
            continue
        if is_traced(old) and type(new) is type(old):
            found.extend(writes_to(piece, old, new, prefix=f"{prefix}{name}."))
        else:
            found.append((prefix + name, _value_or_sum(piece, new)))
    return tuple(found)


def changes_of(struct: Any) -> tuple[int, Writes] | None:
    """The piece that a traced struct is, and what was written to it; nothing if it is not a whole piece."""
    for slot in type(struct).held_in.values():
        value = slot(struct)
        if type(value) is Held:
            home = value.home
            return (home.piece, writes_to(home.piece, home.struct, struct)) if not home.prefix else None
    return None


class Sum(NamedTuple):
    """A number that is worked out from others of the piece it is written to."""

    terms: tuple[Term, ...]
    more: int


def _value_or_sum(piece: int, value: Any) -> Any:
    if type(value) is Number and all(place == piece for place, _, _ in value.terms):
        return Sum(value.terms, value.more)
    return settled(value)


def written(real: Any, writes: Writes) -> Any:
    """A struct with other values at some paths."""
    return _written(real, [(path, _worked_out(real, value)) for path, value in writes])


def _worked_out(real: Any, value: Any) -> Any:
    return summing(value.terms, value.more)(real) if type(value) is Sum else value


def _written(real: Any, writes: list[tuple[str, Any]]) -> Any:
    values: dict[str, Any] = {}
    inner: dict[str, list[tuple[str, Any]]] = {}
    for path, value in writes:
        name, _, rest = path.partition(".")
        if rest:
            inner.setdefault(name, []).append((rest, value))
        else:
            values[name] = value
    for name, deeper in inner.items():
        values[name] = _written(getattr(real, name), deeper)
    return replace(real, **values)
