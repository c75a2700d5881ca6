"""The whole adventure as it stands, for the game master alone: every place, who is there, what is open.

Nobody else is ever given one: `plan_for` makes none for another seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.rules.play import Person
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure, Deed, Exit, Place, Progress
from nde.table.story.changes import is_true
from nde.table.story.checks import flags_of
from nde.table.story.choices import eased

FightState: TypeAlias = Literal["", "ahead", "won", "broken"]
"""How the fight at a place stands: none was, foes stand there, they are beaten, or they ran."""


class WayPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A way out of a place, as it stands."""

    way: Exit
    is_open: bool
    is_jammed: bool


class DeedPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be done at a place, as it stands."""

    deed: Deed
    """With the trial that it is by now."""
    is_open: bool
    is_done: bool


class PlacePlan(msgspec.Struct, frozen=True, kw_only=True):
    """A place, as it stands."""

    place: Place
    is_here: bool
    is_visited: bool
    fight: FightState
    people: tuple[Person, ...]
    """Who is there now, or stayed when the party left; nobody where it has not been yet."""
    hidden: tuple[str, ...]
    ways: tuple[WayPlan, ...]
    deeds: tuple[DeedPlan, ...]


class StoryPlan(msgspec.Struct, frozen=True, kw_only=True):
    """An adventure as it stands."""

    adventure: Adventure
    progress: Progress
    places: tuple[PlacePlan, ...]
    flags: tuple[tuple[str, bool], ...]
    """Every flag there is, and whether it is set."""


def plan_for(state: State, seat: str) -> StoryPlan | None:
    """The whole adventure as it stands; nothing for anybody but the game master, or where none is played."""
    adventure = state.adventure
    if seat != GM or adventure is None:
        return None
    progress = state.world.progress or Progress()
    return StoryPlan(
        adventure=adventure,
        progress=progress,
        places=tuple(_place(state, progress, place) for place in adventure.places),
        flags=tuple((flag, flag in progress.flags) for flag in flags_of(adventure)),
    )


def _place(state: State, progress: Progress, place: Place) -> PlacePlan:
    world = state.world
    is_here = progress.place == place.id == world.place  # and not in a scene of its own
    left = next((one for one in world.left if one.place == place.id), None)
    scene = world.scene if is_here else left.scene if left is not None else None
    people = state.playing.people(scene) if scene is not None else ()
    return PlacePlan(
        place=place,
        is_here=is_here,
        is_visited=place.id in progress.visited,
        fight=_fight(progress, place, is_here=is_here),
        people=tuple(one for one in people if one.side == "foes" and not one.is_gone),
        hidden=world.hidden if is_here else left.hidden if left is not None else (),
        ways=tuple(_way(progress, place, one) for one in place.exits),
        deeds=tuple(_deed(state, progress, place, one) for one in place.deeds),
    )


def _fight(progress: Progress, place: Place, *, is_here: bool) -> FightState:
    if is_here and progress.is_fight_ahead:
        return "ahead"
    if place.id in progress.broken:
        return "broken"
    return "won" if place.id in progress.won else ""


def _way(progress: Progress, place: Place, way: Exit) -> WayPlan:
    is_jammed = f"{place.id}/{way.id}" in progress.jammed
    return WayPlan(way=way, is_open=is_true(progress, way.needs, way.bars), is_jammed=is_jammed)


def _deed(state: State, progress: Progress, place: Place, deed: Deed) -> DeedPlan:
    return DeedPlan(
        deed=eased(state, progress, place, deed),
        is_open=is_true(progress, deed.needs, deed.bars),
        is_done=f"{place.id}/{deed.id}" in progress.done,
    )
