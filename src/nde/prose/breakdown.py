"""What was resolved, step by step, with the rules behind each: the reckoning that unfolds below the tale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

import msgspec

from nde.locale import Words
from nde.locale.untold import untold
from nde.prose.tale import opened
from nde.rules import Resolution
from nde.table import events as e
from nde.table.state import State

UNNAMED = {"hero": "hero"}
"""Whom a step speaks of that was kept before its like named anybody."""
HARM = "harm-"
"""How the name of a task begins that is harm of the adventure."""


def is_stand_in(name: str, step: e.Step) -> bool:
    """Whether a step names the hazard that stands in for harm, which the adventure tells in its own words."""
    return name.startswith(HARM) and any(key == "hazard" for key, _ in step.facts)


def step_words(speaker: Words, step: e.Step) -> str:
    """The sentence of a step that was kept."""
    return speaker.say(step_message(step), **UNNAMED | dict(step.facts))


def step_message(step: e.Step) -> str:
    """The message that tells a step: without numbers that are kept from whoever reads it, another one."""
    return f"step-{step.key}-kept" if step.is_kept else f"step-{step.key}"


def untold_effects(event: e.Resolved | e.Kept, state: State) -> list[Any]:
    """The effects of an event that no step of it tells."""
    return untold(state.rules.told, event.steps, event.effects)


def told_anew(events: Iterable[e.Event]) -> Iterator[e.Event]:
    """The events of an entry without those that earlier ones have told, and that are still so."""
    return takewhile(lambda event: not isinstance(event, e.StillSo), events)


class StepTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the reasoning, or something that came of it."""

    text: str
    rule: str = ""


class DeedTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was resolved."""

    figure: str = ""
    """Whose deed it was."""
    name: str = ""
    """By the name of its offer."""
    outcome: str = ""
    """The outcome's key; empty where no dice decided."""
    outcome_text: str = ""
    works: bool | None = None
    """Whether it is what whoever rolled wanted; nothing where it is so in part, or no question."""
    steps: tuple[StepTold, ...] = ()


def deeds_told(speaker: Words, state: State, seen: e.Entry) -> tuple[DeedTold, ...]:
    """Everything that was resolved in an entry as a seat sees it; secrets are veiled there already."""
    return tuple(
        _deed(speaker, state, event)
        for event in told_anew(seen.events)
        if isinstance(event, e.Resolved | e.Kept) and event.steps
    )


def _deed(speaker: Words, state: State, event: e.Resolved | e.Kept) -> DeedTold:
    steps = [StepTold(text=opened(step_words(speaker, step)), rule=step.rule) for step in event.steps]
    steps += [
        StepTold(text=opened(speaker.effect(one)), rule=one.rule) for one in untold_effects(event, state)
    ]
    return DeedTold(
        figure=event.task.figure,
        name=event.task.name,
        outcome=event.outcome,
        outcome_text=speaker.say(f"outcome-{event.outcome}") if event.outcome else "",
        works=_works(state, event) if event.outcome else None,
        steps=tuple(steps),
    )


def _works(state: State, event: e.Resolved | e.Kept) -> bool | None:
    """Whether somebody got what they rolled for; nothing for a part of it, or where nobody can tell."""
    if state.world.scene is None:
        return None
    result = Resolution(outcome=event.outcome, effects=event.effects)
    fulfils = state.rules.fulfils(state.world.scene, event.task.action, result)
    return None if fulfils in (None, "partly") else fulfils == "wholly"
