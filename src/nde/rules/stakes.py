"""What a roll means for whoever makes it: what they want by it, and what else it decides.

A game says so once for each kind of action.  Whatever shows a chance reads it from here, so that a number is
never the chance of something else than what the person wants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from nde.errors import Fact

Fulfilment: TypeAlias = Literal["not", "partly", "wholly"]
"""How far the wish of whoever rolls comes true."""
FULFILMENTS: tuple[Fulfilment, ...] = ("not", "partly", "wholly")
"""Worst first."""


class Outcome(msgspec.Struct, frozen=True):
    """A way for a roll to come out, by name, and what it means for whoever rolls."""

    name: str
    fulfils: Fulfilment


class Named(msgspec.Struct, frozen=True):
    """Something else that a roll decides.  It is called by the message `also-<key>`, with these facts."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


def nothing_else(scene: object, action: object, result: object) -> tuple[Named, ...]:
    """A roll that decides nothing besides."""
    return ()


def is_about_one(action: object) -> bool:
    """An action that comes to one thing, whoever it is about."""
    return False


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """What is at stake in the rolls of one kind of action."""

    wish: str | Callable[[Any, Any], str] = "works"
    """What whoever rolls wants, or how to find it for a scene and an action: called by `wish-<key>`.  Empty
    where nobody wants anything of the dice, as where they say what somebody is like: no odds are found."""
    outcomes: tuple[Outcome, ...] = ()
    """Its ways to come out, worst first for whoever rolls; empty where they mean what they always mean."""
    fulfils: Callable[[Any, Any, Any], Fulfilment | None] | None = None
    """How far a resolution of an action in a scene fulfils the wish, where its outcome does not say it."""
    also: Callable[[Any, Any, Any], tuple[Named, ...]] = nothing_else
    """What else came of an action in a scene, by its resolution: told by name, most telling first."""
    ends: frozenset[str] = frozenset()
    """Names among these that say of somebody that they take no part any more, which is then told once."""
    plainly: Mapping[str, str] = {}
    """Outcomes that tell how much somebody had left, each with the one it is told as to whoever may not know;
    what else comes by the name of such an outcome is not told then."""
    is_by_person: Callable[[Any], bool] = is_about_one
    """Whether an action is rolled for several by themselves, so that `also` tells how each of them fares and
    an outcome, which is that of whoever fares worst, is told plainly."""


USUAL = Stake()


def ranked(names: tuple[str, ...], wholly: frozenset[str] | tuple[str, ...]) -> tuple[Outcome, ...]:
    """Outcomes, worst first, of which some fulfil the wish and the others do not.

    >>> [one.fulfils for one in ranked(("failure", "success"), ("success",))]
    ['not', 'wholly']
    """
    return tuple(Outcome(name, "wholly" if name in wholly else "not") for name in names)
