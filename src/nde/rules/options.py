"""The house-rule switches of a game, made from remarks on its settings.

A setting says what it may be by its type; a remark adds the ruling that explains the default and the rules
it touches.  It stands on the setting, or, where several games share their settings, in the game's own table.

>>> from nde.rules.options import Ruled, options_of
>>> class Numbers(msgspec.Struct, frozen=True):
...     tie: Annotated[Literal["hero", "foe"], Ruled("tie", "contest")] = "hero"
>>> [(one.key, one.choices, one.rules) for one in options_of("tkds", Numbers())]
[('tie', ('hero', 'foe'), ('tkds/contest',))]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from nde.rules.ruleset import Option, Value


class Ruled:
    """A remark on a setting: the ruling that explains its default, the rules it touches, and what it may be.

    Both are named without the game's id.  What the type allows need not be said; a number needs `within` or
    `choices`.
    """

    def __init__(
        self, ruling: str, *rules: str, within: tuple[int, int] = (0, 0), choices: tuple[Value, ...] = ()
    ) -> None:
        self.ruling = ruling
        self.rules = rules
        self.within = within
        self.choices = choices


def options_of(
    game: str, settings: msgspec.Struct, remarks: Mapping[str, Ruled] | None = None
) -> tuple[Option, ...]:
    """Every switch of a game: the settings with a remark, or those its table names by their dotted path."""
    known = {path: (kind, value, said) for path, kind, value, said in _settings(settings, "")}
    if remarks is None:
        remarks = {path: said for path, (_, _, said) in known.items() if said is not None}
    return tuple(_option(game, path, known[path][0], known[path][1], said) for path, said in remarks.items())


def _option(game: str, path: str, kind: Any, value: Any, said: Ruled) -> Option:
    least, most = said.within
    return Option(
        key=path,
        choices=said.choices or (() if most else _choices(kind, value)),
        least=least,
        most=most,
        default=value,
        rules=tuple(f"{game}/{rule}" for rule in said.rules),
        ruling=f"{game}-{said.ruling}",
    )


def _choices(kind: object, value: object) -> tuple[Value, ...]:
    """What the type allows, the default first."""
    if kind is bool:
        return (False, True)
    named = get_args(kind) if get_origin(kind) is Literal else ()
    return tuple(sorted(named, key=lambda one: one != value))


def _settings(settings: msgspec.Struct, within: str) -> Iterator[tuple[str, object, object, Ruled | None]]:
    """Each setting: its path, what it may be, what it is, and the remark on it."""
    for name, kind in get_type_hints(type(settings), include_extras=True).items():
        plain, *said = get_args(kind) if get_origin(kind) is Annotated else (kind,)
        remark = next((one for one in said if isinstance(one, Ruled)), None)
        for path, value in _values(f"{within}{name}", getattr(settings, name)):
            if isinstance(value, msgspec.Struct):
                yield from _settings(value, f"{path}.")
            else:
                yield path, plain, value, remark


def _values(path: str, value: object) -> Iterator[tuple[str, object]]:
    """A setting, or what stands in it by names."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _values(f"{path}.{name}", inner)
    else:
        yield path, value
