"""Nano Dungeon Engine: rules-light tabletop role-playing games, played and computed by the same code.

>>> import nde
>>> nde.roll("2d6+1", seed=7).total
6
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nde import errors

if TYPE_CHECKING:
    from nde.api.games import rule
    from nde.api.refusals import Refused
    from nde.api.rolls import DiceRoll, roll
    from nde.api.situations import Odds, Resolved, odds, resolve

__all__ = ["DiceRoll", "Odds", "Refused", "Resolved", "__version__", "odds", "resolve", "roll", "rule"]

__version__ = "0.1.0"

_HOMES = {
    "rule": "games",
    "Refused": "refusals",
    **dict.fromkeys(("DiceRoll", "roll"), "rolls"),
    **dict.fromkeys(("Odds", "Resolved", "odds", "resolve"), "situations"),
}
"""The module of `nde.api` that each public name is in: whoever only rolls dice does not load the games."""


def __getattr__(name: str) -> object:
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
