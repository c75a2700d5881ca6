"""Numbers of people in what a rule told: a number says that somebody is there whom a seat does not see."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nde.table import events as e
from nde.table.naming import names

COUNTED = "counted"
"""The fact of a step that holds whom it counts: the step goes where one of them is hidden."""


def uncounted(effect: Any) -> Any:
    """An effect as players see it: where it says how many people there are, it says 0, or no.

    It does so for everybody, hidden people or none: otherwise the missing number would tell of them.
    """
    nothing = {name: type(getattr(effect, name))() for name in getattr(effect, "counts", ())}
    return replace(effect, **nothing) if nothing else effect


def counts_hidden(step: e.Step, hidden: frozenset[str]) -> bool:
    """Whether a step has to do with somebody hidden in no other way than that it counts them."""
    others = tuple(fact for fact in step.facts if fact[0] != COUNTED)
    return (
        len(others) < len(step.facts)
        and names(step, hidden)
        and not names(replace(step, facts=others), hidden)
    )
