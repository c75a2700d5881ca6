"""What somebody tries in words, on its way to the game master; what calls and tries both need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from nde.errors import Illegal, Missing
from nde.rules.calls import Calls
from nde.rules.deeds import deed_of, verb_of
from nde.table import events as e
from nde.table.bounds import require_line
from nde.table.called_rolls import roll_for, roll_prospect
from nde.table.conversation import Attempt
from nde.table.decision import Deciding
from nde.table.offers import Offered, asks_first

LONGEST_WORDS = 400
"""Characters of what somebody tries, or of why they are called."""
MOST_TRIES = 5
"""Tries of one seat that wait for the game master at a time."""


def calls_of(d: Deciding) -> Calls:
    """What the game says about rolls that are called for; refused in a game without any."""
    if d.playing.calls is None:
        raise Illegal("nothing-to-call-for")
    return d.playing.calls


def require_there(d: Deciding, figure: str) -> None:
    """Refuse somebody who is not in the scene."""
    if all(one.id != figure for one in d.playing.people(d.scene)):
        raise Missing("no-such-person", id=figure)


def require_trait(trait: str, allowed: tuple[str, ...]) -> None:
    """Refuse a trait that is not among those one may roll with."""
    if trait not in allowed:
        raise Missing("not-to-roll-with", trait=trait, allowed=allowed)


def attempt_numbered(d: Deciding, number: int) -> Attempt:
    """What somebody tries and the game master has not answered yet, by its number."""
    for one in d.world.attempts:
        if one.number == number and not one.call:
            return one
    raise Missing("no-such-try", number=number)


def wait_for_answer(d: Deciding, attempt: Attempt) -> None:
    """Put what somebody tries to the game master."""
    waiting = sum(one.seat == d.seat and not one.call for one in d.world.attempts)
    if waiting >= MOST_TRIES:
        raise Illegal("too-many-tries", most=MOST_TRIES)
    d.note(e.Attempted(attempt=attempt))


def asked_of(d: Deciding, offered: Offered, values: Mapping[str, Any]) -> Attempt | None:
    """What somebody tries who takes an offer that the game master has to answer; nothing for any other."""
    offer = offered.offer
    if not asks_first(d.start, d.seat, offer):
        return None
    roll = roll_for(d.state, d.seat, offered.figure)
    if roll is None:
        return None
    words = verb_of(d.rules, offer.name, offer.action).task
    own = {one.name for one in roll.means}
    return Attempt(
        number=d.number,
        seat=d.seat,
        figure=offered.figure,
        text=require_line(str(values.get(words, "")), LONGEST_WORDS),
        trait=d.playing.tried_with(deed_of(d.rules.vary(offer.action, values) if values else offer.action)),
        values=tuple((name, value) for name, value in values.items() if name in own),
    )


def likeliest(d: Deciding, figure: str, traits: Iterable[str], values: Mapping[str, object]) -> str:
    """Of some traits the one with the best odds, the first of several alike."""

    def chance(trait: str) -> float:
        prospect = roll_prospect(d.state, d.seat, figure, trait, values)
        return float(prospect.chance + prospect.of("partly") / 2) if prospect is not None else 0.0

    return max(traits, key=chance, default="")
