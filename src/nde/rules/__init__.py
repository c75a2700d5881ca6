"""The games.  Adding one is adding a folder and a line here; nothing outside this package names any."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from nde.errors import Missing
from nde.rules.ruleset import (
    Effect,
    Example,
    Listing,
    Offer,
    Option,
    Param,
    Posed,
    Resolution,
    RuleEntry,
    Ruleset,
    Sheet,
    Situation,
    Track,
    Trait,
)
from nde.rules.stakes import Named, Outcome, Stake

__all__ = [
    "RULESETS",
    "Effect",
    "Example",
    "Listing",
    "Named",
    "Offer",
    "Option",
    "Outcome",
    "Param",
    "Posed",
    "Resolution",
    "RuleEntry",
    "Ruleset",
    "Sheet",
    "Situation",
    "Stake",
    "Track",
    "Trait",
    "ruleset_ids",
    "ruleset_named",
]

RULESETS: dict[str, tuple[str, str]] = {
    "nde12": ("nde.rules.nde12", "NDE12"),
    "nde14": ("nde.rules.nde14", "NDE14"),
    "cairn2e": ("nde.rules.cairn2e.ruleset", "CAIRN2E"),
    "tkds": ("nde.rules.tkds.ruleset", "TKDS"),
}
"""Every game: its id, and the module and name of its value, imported when it is first asked for."""


def ruleset_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(RULESETS)


@cache
def ruleset_named(id: str) -> Ruleset:
    """The game with this id."""
    if id not in RULESETS:
        raise Missing("no-such-game", game=id, allowed=ruleset_ids())
    module, name = RULESETS[id]
    ruleset = getattr(import_module(module), name)
    assert isinstance(ruleset, Ruleset)
    return ruleset
