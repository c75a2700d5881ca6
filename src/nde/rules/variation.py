"""An offered action with some of its parameters changed, for any game whose parameters are its fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import fields, replace

NONE = "none"
"""What is typed for nobody or nothing where a field is empty by default."""


def varied(action: Any, values: Mapping[str, Any]) -> Any:
    """The action with a value for each field that a parameter names; what is no field of it is left out.

    An action that announces another, in a field `deed`, hands on what is the deed's.
    """
    kind: type = type(action)
    known = _defaults(kind)
    changed = {name: _meant(known[name], value) for name, value in values.items() if name in known}
    if "deed" in known:
        others = {name: value for name, value in values.items() if name not in known}
        changed.setdefault("deed", varied(action.deed, others))
    return replace(action, **changed)


@lru_cache(maxsize=1024)
def _defaults(kind: type) -> dict[str, object]:
    """The fields of an action with their defaults: msgspec reads every annotation anew each time."""
    return {field.name: field.default for field in fields(kind)}


def _meant(default: object, value: object) -> object:
    if value == NONE and default == "":
        return ""
    return tuple(value) if isinstance(value, list) else value
