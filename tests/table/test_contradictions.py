"""The checker finds contradictions that are planted in a log, and none where there is none."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from nde.expeditions import new_expedition
from nde.table import events as e
from nde.table.apply import apply
from nde.table.state import State
from tests.table.contradictions import contradictions
from tests.table.led import Led, led_through

GAME = "nde14"


@cache
def whole() -> Led:
    """An expedition that was led to its end, with a locked gate and fights that were won."""
    return led_through(GAME, new_expedition(3, "safe"), 3)


def planted(change: Callable[[State, e.Entry, State], e.Entry | None], *, goes_on: bool = False) -> list[str]:
    """What is found in the same log with one entry changed: the first one that can be."""
    led, state = whole(), State(header=whole().table.state.header)
    entries, is_changed = list[e.Entry](), False
    for entry in led.entries:
        before, state = state, apply(state, entry)
        other = None if is_changed else change(before, entry, state)
        is_changed = is_changed or other is not None
        entries.append(other or entry)
        if other is not None and not goes_on:
            break
    assert is_changed
    return contradictions(led.table.state.header, entries)


def with_event(entry: e.Entry, *events: e.AnyEvent) -> e.Entry:
    """An entry with more in it."""
    return replace(entry, events=(*entry.events, *events))


def test_nothing_is_found_where_there_is_nothing() -> None:
    assert contradictions(whole().table.state.header, whole().entries) == []


def test_who_is_told_to_be_gone_and_comes_is_found() -> None:
    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        scene = before.world.scene
        gone = [one.id for one in before.playing.people(scene) if one.is_gone] if scene is not None else []
        return with_event(entry, e.Joined(scene=scene, figures=(gone[0],))) if gone else None

    assert any("is gone, and comes" in one for one in planted(change))


def test_who_is_told_to_be_gone_and_stands_is_found() -> None:
    whole_before: dict[str, object] = {}

    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        people = before.playing.people(before.world.scene) if before.world.scene is not None else ()
        for one in people:
            if one.side == "foes" and not one.is_out:
                whole_before[one.id] = before.world.scene
            elif one.is_gone and one.id in whole_before:
                return replace(entry, events=(e.TookSides(figure=one.id, scene=whole_before[one.id]),))
        return None

    assert any("is gone, and stands" in one for one in planted(change))


def test_a_fight_that_is_told_to_be_won_while_foes_stand_is_found() -> None:
    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        progress = after.world.progress
        is_fight = after.world.scene is not None and after.playing.turn(after.world.scene).is_fight
        return with_event(entry, e.FightWon(place=progress.place)) if is_fight and progress else None

    assert any("is won, and foes stand" in one for one in planted(change))


def test_a_way_that_is_told_to_be_locked_and_is_taken_is_found() -> None:
    """The gate is never opened, and the party goes through it all the same."""

    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        opens = [one for one in entry.events if isinstance(one, e.FlagsSet) and "open" in one.set]
        return (
            replace(entry, events=tuple(one for one in entry.events if one not in opens)) if opens else None
        )

    assert any("is locked, and taken" in one for one in planted(change, goes_on=True))


def test_a_deed_that_is_told_to_have_opened_something_that_stays_shut_is_found() -> None:
    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        opens = [one for one in entry.events if isinstance(one, e.FlagsSet) and "open" in one.set]
        return (
            replace(entry, events=tuple(one for one in entry.events if one not in opens)) if opens else None
        )

    assert any("is told to have done open" in one for one in planted(change))


def test_a_way_that_is_blocked_and_taken_is_found() -> None:
    """Somebody is told that a way is blocked, and in the next entry the party has gone there."""
    led, state, before = whole(), State(header=whole().table.state.header), None
    for at, entry in enumerate(led.entries):
        now = state.world.progress
        state = apply(state, entry)
        after = state.world.progress
        if before and now and after and now.place and now.place != after.place and len(entry.events) < 7:
            ways = [one for one in state.adventure.place(now.place).exits if one.to == after.place]  # type: ignore[union-attr]
            jams = [e.Befell(key=e.JAMS, who="hero-0", about=f"{now.place}/{one.id}") for one in ways]
            if jams and entry.seat != "gm":
                told = with_event(before, *jams)
                found = contradictions(led.table.state.header, (*led.entries[: at - 1], told, entry))
                if any("is blocked, and taken" in one for one in found):
                    return
        before = entry
    pytest.fail("nothing was found")


def test_who_is_gone_and_acts_is_found() -> None:
    did = list[e.Resolved]()

    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        did.extend(one for one in entry.events if isinstance(one, e.Resolved) and one.outcome)
        people = before.playing.people(before.world.scene) if before.world.scene is not None else ()
        gone = [one.id for one in people if one.is_gone]
        if not gone or not did:
            return None
        return with_event(entry, replace(did[0], task=replace(did[0].task, figure=gone[0])))

    assert any("is gone, and does something" in one for one in planted(change))


def test_a_place_that_is_told_as_it_is_not_is_found() -> None:
    def change(before: State, entry: e.Entry, after: State) -> e.Entry | None:
        other = tuple(
            replace(one, text=(("en", "The door is locked."),)) if isinstance(one, e.PlaceEntered) else one
            for one in entry.events
        )
        return replace(entry, events=other) if other != entry.events and before.world.scene else None

    assert any("is told as it is not" in one for one in planted(change))
