"""Functions found by what they take: the kind of value that a parameter's annotation names is written once.

>>> def halved(number: int) -> float:
...     return number / 2
>>> by_kind("number", [halved]) == {int: halved}
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import signature
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, get_args, get_type_hints

from nde.dice import Procedure
from nde.rules.ruleset import Resolution

F = TypeVar("F", bound=Callable[..., object])


def functions_in(module: ModuleType | Mapping[str, Any], *parameters: str) -> Iterator[Any]:
    """The functions that a module defines with exactly these parameters; of itself, by its `globals()`."""
    names = vars(module) if isinstance(module, ModuleType) else module
    for one in names.values():
        is_own = isinstance(one, FunctionType) and one.__module__ == names["__name__"]
        if is_own and tuple(signature(one).parameters) == parameters:
            yield one


def by_kind(parameter: str, functions: Iterable[F]) -> dict[type, F]:
    """The functions by the kind that their parameter takes, or each of the kinds."""
    found: dict[type, F] = {}
    for one in functions:
        for kind in kinds_of(one, parameter):
            assert kind not in found, f"{one.__name__} and {found[kind].__name__} take {kind.__name__}"
            found[kind] = one
    return found


def kinds_of(function: Callable[..., Any], parameter: str) -> tuple[type, ...]:
    """The kinds of value that a parameter takes, as its annotation says."""
    # Only this annotation: the others may name what is imported for types alone.
    said = SimpleNamespace(__annotations__={parameter: function.__annotations__[parameter]})
    kind = get_type_hints(said, function.__globals__)[parameter]
    return get_args(kind) or (kind,)


def procedures_in(*modules: ModuleType) -> dict[type, Callable[..., Procedure[Resolution]]]:
    """Every procedure of some modules, `resolve_…`, by the kind of action that it takes."""
    found = (one for module in modules for one in functions_in(module, "game", "scene", "action"))
    return by_kind("action", (one for one in found if one.__name__.startswith("resolve_")))
