"""The words for what a move or a hazard does: a short list of them (`Deeds`) is all a new one needs.

A condition that a word sets has to be felt somewhere: by its steps, by the file's own table of conditions,
or by a procedure that looks for it (`FELT`).  What only tells the GM something is in `FOR_THE_GM`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.rules.stepdice.scene import Until

FELT = frozenset({"held", "prone", "mired", "exposed", "slipping"})
"""Conditions that procedures look for by name: movement and its price, striking back, passing others."""

FOR_THE_GM = frozenset({"to-hide", "to-negotiate"})
"""Conditions nothing is computed from: foes that gave way and what they are about, for the GM to play."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a companion file holds; a key nobody knows is a fault."""


class LoseHeart(Record, frozen=True, kw_only=True, tag_field="do", tag="lose-heart"):
    """The target loses a heart."""


class Push(Record, frozen=True, kw_only=True, tag_field="do", tag="push"):
    """The target is driven away: so many squares, or so many bands."""

    squares: int = 1
    bands: int = 1


class Afflict(Record, frozen=True, kw_only=True, tag_field="do", tag="afflict"):
    """The target is in a condition for a while."""

    condition: str
    until: Until = "next-round"
    steps: int = 0
    bears: Literal["all", "attacks"] = "all"
    """Which of the target's tests the steps make harder."""


class Dislodge(Record, frozen=True, kw_only=True, tag_field="do", tag="dislodge"):
    """The target has to leave its place, where to is the player's choice."""


class Summon(Record, frozen=True, kw_only=True, tag_field="do", tag="summon"):
    """Foes of a block (or a plain rank) join the fight."""

    block: str
    count: int


class Screen(Record, frozen=True, kw_only=True, tag_field="do", tag="screen"):
    """Every foe that stands is harder to hit in one way for a while."""

    condition: str
    until: Until = "round"


class Bolster(Record, frozen=True, kw_only=True, tag_field="do", tag="bolster"):
    """One ally of the foe is harder to hit for a while."""

    condition: str = "bolstered"
    until: Until = "round"
    steps: int = 1


class Mend(Record, frozen=True, kw_only=True, tag_field="do", tag="mend"):
    """One ally of the foe that takes more than one wound gets some back."""

    wounds: int = 1


class Ready(Record, frozen=True, kw_only=True, tag_field="do", tag="ready"):
    """The foe itself is in a condition for a while."""

    condition: str
    until: Until = "round"


class Tick(Record, frozen=True, kw_only=True, tag_field="do", tag="tick"):
    """A clock moves; it is started first where there is none."""

    clock: str = "alarm"
    by: int = 1


Deed: TypeAlias = LoseHeart | Push | Afflict | Dislodge | Summon | Screen | Bolster | Mend | Ready | Tick
"""One effect word with what it needs to know."""

Deeds: TypeAlias = tuple[Deed, ...]

ON_HEROES = (LoseHeart, Push, Afflict, Dislodge)
"""The words that need a hero they happen to."""
ON_ALLY = (Bolster, Mend)
"""The words that need an ally of the foe."""
