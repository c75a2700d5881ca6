"""What was done in an entry, step by step with the rule behind each: unfolded below a sentence."""

from __future__ import annotations

import msgspec

from nde.locale import Words
from nde.prose.telling import step_words, untold_effects
from nde.table import events as e
from nde.table.state import State

NUMBERS = ("number", "hu", "threshold", "score")
"""Facts of a step that hold what a roll had to meet."""


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
    """Whether it succeeded; nothing where that is no question."""
    steps: tuple[StepTold, ...] = ()


def deeds_told(speaker: Words, state: State, seen: e.Entry) -> tuple[DeedTold, ...]:
    """Everything that was resolved in an entry as a seat sees it; secrets are veiled there already."""
    return tuple(
        _deed(speaker, state, event)
        for event in seen.events
        if isinstance(event, e.Resolved | e.Kept) and event.steps
    )


def _deed(speaker: Words, state: State, event: e.Resolved | e.Kept) -> DeedTold:
    rules = state.rules
    steps = [StepTold(text=step_words(speaker, step), rule=step.rule) for step in event.steps]
    steps += [
        StepTold(text=speaker.effect(effect), rule=effect.rule) for effect in untold_effects(event, speaker)
    ]
    is_known = event.outcome in rules.outcomes
    return DeedTold(
        figure=event.task.figure,
        name=event.task.name,
        outcome=event.outcome,
        outcome_text=speaker.say(f"outcome-{event.outcome}") if event.outcome else "",
        works=event.outcome in rules.succeeds if is_known else None,
        steps=tuple(steps),
    )
