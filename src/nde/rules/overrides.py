"""Settings with some of them changed, key by key; every bad change is reported, each with its key.

A change is a dotted key (`rest.without_fire`) or a nested table, as a TOML file gives them.  Tables of
names (roles, ranks) are changed name by name: a new name adds an entry, `false` takes one out, and
whatever is not mentioned stays.  What may stand under a key is read off the settings' own type, so any
game's settings will do.

>>> nested({"rest.without_fire": "half", "ranks": {"boss": {"tn": 10}}})
{'rest': {'without_fire': 'half'}, 'ranks': {'boss': {'tn': 10}}}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from nde.errors import Unreadable
from nde.rules.documents import (
    Findings,
    is_name,
    nearest,
    shown,
    unknown_key,
    wrong_word,
)

S = TypeVar("S", bound=msgspec.Struct)

Limits: TypeAlias = Callable[[str], tuple[int, int]]
"""The least and the most number that may stand at a place."""


def up_to_99(place: str) -> tuple[int, int]:
    """Bounds for a number nobody has thought about."""
    return 0, 99


def overridden(settings: S, overrides: Mapping[str, object], limits: Limits = up_to_99) -> S:
    """Return the settings with the overrides in place, or raise every fault in them."""
    found = Findings("settings")
    merged = laid_over(settings, overrides, limits, found)
    found.settle()
    return msgspec.convert(merged, type(settings))


def laid_over(
    settings: msgspec.Struct, overrides: Mapping[str, object], limits: Limits, found: Findings
) -> dict[str, Any]:
    """Return the settings as plain values with the overrides in place; faulty ones leave the old value."""
    changes = _nest(overrides, found)
    info = inspect.type_info(type(settings))
    merged: dict[str, object] = _Merging(limits, found).merge(
        info, msgspec.to_builtins(settings), changes, ""
    )
    return merged


def nested(overrides: Mapping[str, object]) -> dict[str, Any]:
    """Return the overrides as nested tables, dotted keys taken apart."""
    found = Findings("settings")
    changes = _nest(overrides, found)
    found.settle()
    return changes


def _nest(overrides: Mapping[str, object], found: Findings) -> dict[str, Any]:
    tree: dict[str, object] = {}
    for key, value in overrides.items():
        _plant(tree, str(key).split("."), value, "", found)
    return tree


def _plant(tree: dict[str, Any], path: list[str], value: Any, above: str, found: Findings) -> None:
    """Put a value into the tree at its path; a table is planted leaf by leaf."""
    key, *rest = path
    place = f"{above}.{key}" if above else key
    if rest or isinstance(value, Mapping):
        branch = tree.setdefault(key, {})
        if not isinstance(branch, dict):
            found.note(place, Unreadable("key-given-twice", key=place))
        elif rest:
            _plant(branch, rest, value, place, found)
        else:
            for name, item in value.items():
                _plant(branch, str(name).split("."), item, place, found)
    elif key in tree:
        found.note(place, Unreadable("key-given-twice", key=place))
    else:
        tree[key] = value


class _Merging:
    """Lays new values over old ones as far as the type of the settings allows."""

    def __init__(self, limits: Limits, found: Findings) -> None:
        self.limits = limits
        self.found = found

    def merge(self, info: inspect.Type, old: Any, new: Any, place: str) -> Any:
        """Return the new value, laid over the old one; the old one, and a fault, where it does not fit."""
        match info:
            case inspect.StructType():
                return self._struct(info, old, new, place)
            case inspect.DictType():
                return self._names(info, old or {}, new, place)
            case inspect.VarTupleType():
                return self._list(info, old, new, place)
            case inspect.LiteralType():
                if new in info.values:
                    return new
                self.found.note(place, wrong_word(shown(new), map(str, info.values)))
            case inspect.BoolType():
                if isinstance(new, bool):
                    return new
                self.found.note(place, Unreadable("not-yes-or-no", text=shown(new)))
            case inspect.IntType():
                least, most = self.limits(place)
                number = self.found.whole_number(place, new, least=least, most=most)
                return old if number is None else number
            case inspect.StrType():
                text = self.found.text(place, new, may_be_empty=False)
                return old if text is None else text
            case _:
                raise NotImplementedError(info)
        return old

    def _struct(self, info: inspect.StructType, old: Any, new: Any, place: str) -> object:
        fields = {field.name: field for field in info.fields}
        merged = dict(old or {})
        if not isinstance(new, Mapping):
            self.found.table(place, new)  # which notes that it is none
            return None
        for key, value in self.found.table(place, new).items():
            below = f"{place}.{key}" if place else key
            if key not in fields:
                self.found.note(below, unknown_key(key, fields))
                continue
            value = self.merge(fields[key].type, merged.get(key), value, below)
            if value is not None:
                merged[key] = value
        missing = [name for name, field in fields.items() if field.required and name not in merged]
        for name in missing:
            # A value that was given and refused has its fault already.
            if name not in new:
                self.found.note(f"{place}.{name}", Unreadable("key-missing", key=name))
        return None if missing else merged

    def _names(self, info: inspect.DictType, old: dict[str, object], new: object, place: str) -> Any:
        merged = dict(old)
        for name, value in self.found.table(place, new).items():
            below = f"{place}.{name}"
            if value is False:
                if name not in merged:
                    self.found.note(below, unknown_key(name, merged))
                merged.pop(name, None)
            elif not is_name(name):
                self.found.note(below, Unreadable("not-a-name", text=shown(name)))
            elif meant := _misspelt(info, merged, name, value):
                self.found.note(below, Unreadable("misspelt-key", key=name, nearest=meant))
                self.merge(info.value_type, merged[meant], value, below)
            else:
                value = self.merge(info.value_type, merged.get(name), value, below)
                if value is not None:
                    merged[name] = value
        return merged

    def _list(self, info: inspect.VarTupleType, old: object, new: object, place: str) -> object:
        before = len(self.found.faults)
        items = [self.merge(info.item_type, None, item, at) for at, item in self.found.items(place, new)]
        return old if len(self.found.faults) > before else items


def _misspelt(info: inspect.DictType, old: dict[str, object], name: str, value: object) -> str:
    """Return the entry that a new name with only some of its values was probably meant to change."""
    if name in old or not isinstance(info.value_type, inspect.StructType) or not isinstance(value, Mapping):
        return ""
    is_whole = all(field.name in value for field in info.value_type.fields if field.required)
    return "" if is_whole else nearest(name, old)
