"""Settings with some of them changed, key by key; every bad change is reported, each with its key.

A change is a dotted key (`rest.without_fire`) or a nested table, as a TOML file gives them.  Tables of
names (roles, ranks, rungs, tiers) are changed name by name: a new name adds an entry, `false` takes one
out, and whatever is not mentioned stays.

>>> from nde.rules.stepdice.configure import nested
>>> nested({"rest.without_fire": "half", "ranks": {"boss": {"tn": 10}}})
{'rest': {'without_fire': 'half'}, 'ranks': {'boss': {'tn': 10}}}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from nde.rules.documents import (
    Findings,
    KeyGivenTwice,
    KeyMissing,
    MisspeltKey,
    NotAName,
    NotYesOrNo,
    is_name,
    nearest,
    shown,
    unknown_key,
    wrong_word,
)
from nde.rules.stepdice.consistency import check_together
from nde.rules.stepdice.settings import Settings

LIMITS: dict[str, tuple[int, int]] = {
    "ladder": (2, 100),
    "array": (2, 100),
    "talents": (0, 4),
    "trinkets": (0, 6),
    "hearts": (1, 30),
    "mana": (0, 30),
    "exceptional_wounds": (1, 9),
    "two_dice": (-24, 36),
    "d6": (-6, 6),
    "clock_steps": (1, 24),
    "difficult_cost": (1, 20),
}
"""Bounds for the numbers below a key; others go from 0 to 99."""

FOE_WOUNDS = (1, 99)
"""A foe without wounds would be beaten before it stands there."""

NAMED = ("roles", "ranks", "tiers")
"""Tables whose entries can be judged each by itself."""


def configure(settings: Settings, overrides: Mapping[str, Any]) -> Settings:
    """Return the settings with the overrides in place, or raise every fault in them."""
    found = Findings("settings")
    changes = _nest(overrides, found)
    info = inspect.type_info(Settings)
    merged = _merge(info, msgspec.to_builtins(settings), changes, "", found)
    # Faulty values were left as they are, so the rest can still be looked at together.
    changed = msgspec.convert(_in_order(merged), Settings)
    unsound = {re.split(r"[.\[]", fault.place)[0] for fault in found.faults}
    entries = {_entry_of(fault.place) for fault in found.faults}
    for place, error, keys in check_together(changed):
        table, entry = place.split(".")[0], _entry_of(place)
        # A fault in another entry of the same table does not matter here.
        others = keys - {table} if table in NAMED and table != entry and table not in entries else keys
        if unsound.isdisjoint(others) and entry not in entries:
            found.note(place, error)
            if place in keys:  # wrong as a whole: nothing more can be said about what depends on it
                unsound.add(place)
    found.settle()
    return changed


def _entry_of(place: str) -> str:
    """Return the table and the name in it that a place is about."""
    return ".".join(place.split(".")[:2])


def nested(overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Return the overrides as nested tables, dotted keys taken apart."""
    found = Findings("settings")
    changes = _nest(overrides, found)
    found.settle()
    return changes


def _nest(overrides: Mapping[str, Any], found: Findings) -> dict[str, Any]:
    tree: dict[str, Any] = {}
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
            found.note(place, KeyGivenTwice(key=place))
        elif rest:
            _plant(branch, rest, value, place, found)
        else:
            for name, item in value.items():
                _plant(branch, str(name).split("."), item, place, found)
    elif key in tree:
        found.note(place, KeyGivenTwice(key=place))
    else:
        tree[key] = value


def _merge(info: inspect.Type, old: Any, new: Any, place: str, found: Findings) -> Any:
    """Return the new value, laid over the old one; the old one, and a fault, where it does not fit."""
    match info:
        case inspect.StructType():
            return _merge_struct(info, old, new, place, found)
        case inspect.DictType():
            return _merge_names(info, old or {}, new, place, found)
        case inspect.VarTupleType():
            return _list(info, old, new, place, found)
        case inspect.LiteralType():
            if new in info.values:
                return new
            found.note(place, wrong_word(shown(new), map(str, info.values)))
        case inspect.BoolType():
            if isinstance(new, bool):
                return new
            found.note(place, NotYesOrNo(text=shown(new)))
        case inspect.IntType():
            least, most = _limits(place)
            number = found.whole_number(place, new, least=least, most=most)
            return old if number is None else number
        case inspect.StrType():
            text = found.text(place, new, may_be_empty=False)
            return old if text is None else text
        case _:
            raise NotImplementedError(info)
    return old


def _limits(place: str) -> tuple[int, int]:
    if re.fullmatch(r"ranks\.[^.]+\.wounds", place):
        return FOE_WOUNDS
    return LIMITS.get(re.split(r"[.\[]", place)[0], (0, 99))


def _merge_struct(info: inspect.StructType, old: Any, new: Any, place: str, found: Findings) -> Any:
    fields = {field.name: field for field in info.fields}
    merged = dict(old or {})
    if not isinstance(new, Mapping):
        found.table(place, new)  # which notes that it is none
        return None
    for key, value in found.table(place, new).items():
        below = f"{place}.{key}" if place else key
        if key not in fields:
            found.note(below, unknown_key(key, fields))
            continue
        value = _merge(fields[key].type, merged.get(key), value, below, found)
        if value is not None:
            merged[key] = value
    missing = [name for name, field in fields.items() if field.required and name not in merged]
    for name in missing:
        # A value that was given and refused has its fault already.
        if name not in new:
            found.note(f"{place}.{name}", KeyMissing(key=name))
    return None if missing else merged


def _merge_names(info: inspect.DictType, old: dict[str, Any], new: Any, place: str, found: Findings) -> Any:
    merged = dict(old)
    for name, value in found.table(place, new).items():
        below = f"{place}.{name}"
        if value is False:
            if name not in merged:
                found.note(below, unknown_key(name, merged))
            merged.pop(name, None)
        elif not is_name(name):
            found.note(below, NotAName(text=shown(name)))
        elif meant := _misspelt(info, merged, name, value):
            found.note(below, MisspeltKey(key=name, nearest=meant))
            _merge(info.value_type, merged[meant], value, below, found)
        else:
            value = _merge(info.value_type, merged.get(name), value, below, found)
            if value is not None:
                merged[name] = value
    return merged


def _misspelt(info: inspect.DictType, old: dict[str, Any], name: str, value: Any) -> str:
    """Return the entry that a new name with only some of its values was probably meant to change."""
    if name in old or not isinstance(info.value_type, inspect.StructType) or not isinstance(value, Mapping):
        return ""
    is_whole = all(field.name in value for field in info.value_type.fields if field.required)
    return "" if is_whole else nearest(name, old)


def _list(info: inspect.VarTupleType, old: Any, new: Any, place: str, found: Findings) -> Any:
    before = len(found.faults)
    items = [_merge(info.item_type, None, item, at, found) for at, item in found.items(place, new)]
    return old if len(found.faults) > before else items


def _in_order(merged: dict[str, Any]) -> dict[str, Any]:
    """Return the settings with both scales in order, wherever a pack put its new names."""
    d6 = {**merged["d6"], "levels": _ascending(merged["d6"]["levels"])}
    return {**merged, "rungs": _ascending(merged["rungs"]), "d6": d6}


def _ascending(scale: dict[str, int]) -> dict[str, int]:
    return dict(sorted(scale.items(), key=lambda item: item[1]))
