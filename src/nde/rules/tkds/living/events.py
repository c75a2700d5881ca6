"""The luck roll at the end of a turn or watch, and what it brings."""

from __future__ import annotations

from typing import Literal

from nde.dice import GM, Procedure, Roll, Tell
from nde.rules.tkds.effects.time import EventCame

RULE = "tkds/events"
Event = Literal["encounter", "loss", "sign", "nothing", "discovery"]
_EVENTS: tuple[Event, ...] = ("encounter", "loss", "sign", "nothing", "nothing", "nothing")


def read_event(face: int, *, in_the_wild: bool = False) -> Event:
    """What a luck roll brings; in the wild a 6 is a discovery.

    >>> [read_event(face) for face in (1, 2, 3, 4, 5, 6)]
    ['encounter', 'loss', 'sign', 'nothing', 'nothing', 'nothing']
    >>> read_event(6, in_the_wild=True)
    'discovery'
    """
    if face >= 6 and in_the_wild:
        return "discovery"
    return _EVENTS[min(max(face, 1), 6) - 1]


def roll_event(*, in_the_wild: bool = False) -> Procedure[EventCame]:
    """Roll for an event: what it brings."""
    face: int = yield Roll(6, GM, "event")
    event = read_event(face, in_the_wild=in_the_wild)
    yield Tell(RULE, "event", {"face": face, "event": event})
    return EventCame(event=event, rule=RULE)
