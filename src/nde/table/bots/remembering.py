"""What a party remembers of an adventure: the places it has seen, and what it tried there."""

from __future__ import annotations

from collections import Counter

import msgspec

from nde.table.state import State, steps_of
from nde.table.story.adventure import Deed, Place, Progress
from nde.table.story.happening import is_true


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the party has been, as it remembers it."""

    ways: tuple[tuple[str, str], ...]
    """The exits that are open, each with where it leads."""
    deeds: tuple[tuple[str, Deed], ...]
    """What is left to do there, each with its name as `place/deed`."""
    rests: tuple[str, ...]
    """Where one may rest there."""


def known_places(state: State) -> dict[str, Known]:
    """Every place where the party has been, by id."""
    adventure, progress = state.header.adventure, state.world.progress
    if adventure is None or progress is None:
        return {}
    return {place.id: _known(progress, place) for place in adventure.places if place.id in progress.visited}


def _known(progress: Progress, place: Place) -> Known:
    left = [
        deed
        for deed in place.deeds
        if is_true(progress, deed.needs, deed.bars)
        and not (deed.is_once and f"{place.id}/{deed.id}" in progress.done)
    ]
    return Known(
        ways=tuple((way.id, way.to) for way in place.exits if is_true(progress, way.needs, way.bars)),
        deeds=tuple((f"{place.id}/{deed.id}", deed) for deed in left if not deed.rest),
        rests=tuple(f"{place.id}/{deed.id}" for deed in left if deed.rest),
    )


def tries(state: State) -> Counter[str]:
    """How often each deed was tried, as `place/deed`: with a trial, or at least once."""
    found: Counter[str] = Counter(() if state.world.progress is None else state.world.progress.done)
    found.update(step.task.deed for step in steps_of(state.past) if step.task is not None and step.task.deed)
    return found
