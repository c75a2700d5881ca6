"""How dangerous an expedition can be, and line-ups of foes from light to heavy.

A danger is declared once, as the toll of each fight: the share of the party that is out of action when it
ends, of which a lost fight takes everybody.  No foe is named: a line-up is ranks of a kind, and each game has
its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias, get_args

from nde.errors import Missing
from nde.rules.play import Rank

Danger: TypeAlias = Literal["safe", "risky", "deadly"]
Fight: TypeAlias = Literal["guard", "den", "patrol", "outside", "last"]
"""Whoever watches the way, what nests, who comes looking, who waits outside, and the villain."""
Counts: TypeAlias = tuple[tuple[Rank, int], ...]
"""How many of each rank."""

DANGERS: tuple[Danger, ...] = get_args(Danger)
USUAL_DANGER: Danger = "risky"
TOLLS: Mapping[Danger, Mapping[Fight, float]] = {
    "safe": {"guard": 0.01, "den": 0.01, "patrol": 0.01, "outside": 0.01, "last": 0.05},
    "risky": {"guard": 0.05, "den": 0.04, "patrol": 0.02, "outside": 0.02, "last": 0.18},
    "deadly": {"guard": 0.14, "den": 0.1, "patrol": 0.06, "outside": 0.06, "last": 0.4},
}
"""What each fight may take, as a share of the party."""
PLAIN: Mapping[Danger, Mapping[Fight, Counts]] = {
    "safe": {
        "guard": (("minion", 1),),
        "den": (("minion", 1),),
        "patrol": (("minion", 1),),
        "outside": (("minion", 1),),
        "last": (("elite", 1), ("minion", 1)),
    },
    "risky": {
        "guard": (("minion", 2),),
        "den": (("minion", 2),),
        "patrol": (("minion", 1),),
        "outside": (("minion", 1),),
        "last": (("boss", 1), ("minion", 1)),
    },
    "deadly": {
        "guard": (("elite", 1), ("minion", 2)),
        "den": (("minion", 3),),
        "patrol": (("minion", 2),),
        "outside": (("minion", 2),),
        "last": (("boss", 1), ("minion", 3)),
    },
}
"""Who waits where nobody knows yet who will come: for a party of three."""


def danger_named(text: str | None) -> Danger:
    """The danger of this name; the usual one for none."""
    for danger in DANGERS:
        if (text or USUAL_DANGER) == danger:
            return danger
    raise Missing("no-such-danger", text=str(text), allowed=DANGERS)


def ladder(fight: Fight, heroes: int) -> tuple[Counts, ...]:
    """Line-ups for a party of this size, each heavier than the one before it.

    >>> ladder("patrol", 1)
    ((('minion', 1),), (('minion', 2),), (('elite', 1), ('minion', 1)), (('elite', 1), ('minion', 2)))
    """
    most = heroes + 1
    # Who has what is sought is never alone: whoever knows their weakness meets fewer.
    if fight != "last":
        return (*_growing((), 1, most), *_growing((("elite", 1),), 1, most))
    bosses: Counts = (("boss", 1), ("elite", 1))
    return (
        (("minion", 2),),
        *_growing((("elite", 1),), 1, heroes),
        *_growing((("boss", 1),), 1, most),
        *_growing(bosses, 1, most),
    )


def _growing(head: Counts, least: int, most: int) -> Iterator[Counts]:
    """More and more plain ones behind somebody who leads them."""
    for count in range(least, most + 1):
        yield (*head, ("minion", count)) if count else head
