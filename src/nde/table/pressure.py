"""Clocks of pressure: every failure moves those of the table and those of its adventure alike."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.story.changes import tick
from nde.table.story.decide import clocks_moved
from nde.table.story.places import is_quiet


def press(d: Deciding, seen: int = 0) -> None:
    """Move the clocks of pressure by what has failed; the events seen before have moved them already.

    Those that the adventure itself moves for what was done are left to it.
    """
    for place, event in enumerate(tuple(d.events)):
        if not isinstance(event, e.Resolved) or place < seen:
            continue
        told = frozenset(_of_adventure(d))
        own = [one.id for one in d.world.clocks if one.is_pressing and one.id not in told]
        besides = clocks_moved(d, event) if told else frozenset()
        moved = [*own, *(id for id in told_pressing(d) if id not in besides)]
        times = d.pressure(event, d.scenes[place]) if moved else 0
        for id in moved if times else ():
            if id in told:
                tick(d, id, times)
            else:
                _move(d, id, times)


def told_pressing(d: Deciding) -> Iterator[str]:
    """The clocks of pressure of an adventure that is under way."""
    if d.start.adventure is not None and not is_quiet(d.world):
        yield from (one.id for one in d.start.adventure.clocks if one.is_pressing)


def _of_adventure(d: Deciding) -> Iterator[str]:
    if d.start.adventure is not None:
        yield from (one.id for one in d.start.adventure.clocks)


def _move(d: Deciding, id: str, times: int) -> None:
    clock = next(one for one in d.world.clocks if one.id == id)
    filled = min(clock.filled + times, clock.steps)
    if filled != clock.filled:
        d.note(e.ClockMoved(clock=replace(clock, filled=filled)))
