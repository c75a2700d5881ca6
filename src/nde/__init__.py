"""Nano Dungeon Engine: rules-light tabletop role-playing games, played and computed by the same code.

>>> import nde
>>> nde.roll("2d6+1", seed=7).total
6
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from nde import errors

if TYPE_CHECKING:
    from nde.api.characters import Character, character
    from nde.api.fights import Fight, fight
    from nde.api.games import Rule, rule, rules
    from nde.api.refusals import Refused
    from nde.api.rolls import DiceRoll, roll
    from nde.api.situations import Odds, Resolved, odds, resolve
    from nde.api.tables import Table

__all__ = [
    "Character",
    "DiceRoll",
    "Fight",
    "Odds",
    "Refused",
    "Resolved",
    "Rule",
    "Table",
    "__version__",
    "character",
    "fight",
    "odds",
    "resolve",
    "roll",
    "rule",
    "rules",
]

__version__ = "0.2.0"

_HOMES = {
    **dict.fromkeys(("Character", "character"), "characters"),
    **dict.fromkeys(("Fight", "fight"), "fights"),
    **dict.fromkeys(("Rule", "rule"), "games"),
    "Refused": "refusals",
    **dict.fromkeys(("DiceRoll", "roll"), "rolls"),
    **dict.fromkeys(("Odds", "Resolved", "odds", "resolve"), "situations"),
    "Table": "tables",
}
"""The module of `nde.api` that each public name is in: whoever only rolls dice does not load the games."""


class _Rules(ModuleType):
    """The package of the rules, which lists them when it is called."""

    def __call__(self, *what: object, **how: object) -> object:
        return import_module("nde.api.games").rules(*what, **how)


class _Front(ModuleType):
    """This package: `nde.rules` is the package of the rules, and a function for whoever calls it."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == "rules" and isinstance(value, ModuleType):
            value.__class__ = _Rules
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Front


def __getattr__(name: str) -> object:
    if name == "rules":
        return import_module("nde.rules")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"nde.api.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _in_english(error: errors.NdeError) -> str:
    # Imported here: most programs that import nde never print an error, and the words cost time to load.
    from nde.locale import words

    return words("en").error(error)


errors.use_words(_in_english)
