"""Numbers that the game master keeps to herself: of whom, from which seat, and what is left without them.

The table agrees on how players know what foes have left and how they are armoured, and the game master may
rule otherwise of a single foe.  Whoever plays a foe knows its numbers.  A game says once which facts of its
steps (`Told.measures`) and which fields of its effects (`Effect.measures`) tell them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from nde.dice import Ask
from nde.rules.play import Person, Playing
from nde.rules.ruleset import Measure, Told
from nde.table import events as e
from nde.table.game_types import GameEffect, GameScene
from nde.table.seats import GM, Numbers
from nde.table.state import Faring, State

NOBODY: frozenset[str] = frozenset()
NEARLY = 3
"""Whoever has no more than one part in so many of all they had is nearly down."""
WHOSE = ("foe", "who")
"""Fields of effects that hold whose numbers change."""


def numbers_of(state: State, person: Person) -> Numbers:
    """How players know the numbers of somebody: those of heroes are everybody's."""
    if person.side != "foes":
        return "shown"
    return dict(state.world.numbers).get(person.id, state.agreement.foe_numbers)


def is_anybody_kept(state: State) -> bool:
    """Whether there may be foes whose numbers are kept from anybody."""
    has_rule = state.agreement.foe_numbers != "shown" or bool(state.world.numbers)
    return has_rule and state.world.scene is not None


def kept_from(state: State, seat: str) -> frozenset[str]:
    """Everybody whose numbers are kept from a seat."""
    if seat == GM or not is_anybody_kept(state):
        return NOBODY
    foes = (one for one in state.playing.people(state.world.scene) if one.side == "foes")
    kept = frozenset(one.id for one in foes if numbers_of(state, one) != "shown")
    return kept.difference(state.world.held_by(seat)) if kept else NOBODY


def faring_of(playing: Playing, person: Person) -> Faring | None:
    """How somebody looks, in a word; nothing for whoever is out, which everybody sees."""
    if person.is_out or not person.tracks:
        return None
    vital = [one for one in person.tracks if one.key in playing.vitals] or [person.tracks[0]]
    left, most = sum(one.value for one in vital), sum(one.most for one in vital)
    if left >= most:
        return "unhurt"
    return "nearly-down" if left * NEARLY <= most else "hurt"


def farings(state: State) -> dict[str, Faring]:
    """How everybody looks whose numbers are told in words."""
    if not is_anybody_kept(state):
        return {}
    found = {}
    for one in state.playing.people(state.world.scene):
        word = faring_of(state.playing, one) if numbers_of(state, one) == "words" else None
        if word is not None:
            found[one.id] = word
    return found


@lru_cache(maxsize=512)
def blurred(playing: Playing, scene: GameScene, kept: frozenset[str]) -> GameScene:
    """A scene in which nothing hangs on how much some people have left."""
    return playing.blur(scene, kept)


def measured(told: Told, step: e.Step, kept: frozenset[str]) -> e.Step:
    """A step with what is to be taken out of it for seats that some numbers are kept from."""
    measure = told.measures.get(step.key)
    return (
        step if measure is None or not _is_of(measure, step.facts, kept) else replace(step, measure=measure)
    )


def unmeasured(step: e.Step, kept: frozenset[str]) -> e.Step | None:
    """A step as it is told to whoever does not know the numbers of some people; nothing if it goes."""
    measure = step.measure
    if measure is None or not _is_of(measure, step.facts, kept):
        return step if measure is None else replace(step, measure=None)
    if not measure.facts:
        return None
    is_over = measure.shows_end and dict(step.facts).get(measure.facts[0]) == 0
    gone = measure.last if is_over else measure.facts
    facts = tuple(fact for fact in step.facts if fact[0] not in gone)
    return replace(step, key=measure.told_as or step.key, facts=facts, measure=None, is_kept=not is_over)


def steps_for(state: State, seat: str, steps: Iterable[e.Step]) -> tuple[e.Step, ...]:
    """Steps without the numbers that are kept from a seat."""
    kept, told = kept_from(state, seat), state.rules.told
    known = (unmeasured(measured(told, step, kept), kept) for step in steps)
    return tuple(step for step in known if step is not None)


def _is_of(measure: Measure, facts: tuple[tuple[str, object], ...], kept: frozenset[str]) -> bool:
    return any(name == measure.of and value in kept for name, value in facts)


def unmeasured_effect(effect: GameEffect, kept: frozenset[str]) -> GameEffect:
    """An effect with 0 for every number that would tell how much one of some people has."""
    names = getattr(effect, "measures", ())
    if not names or not any(getattr(effect, field, "") in kept for field in WHOSE):
        return effect
    return replace(effect, **{name: type(getattr(effect, name))() for name in names})


def unmeasured_ask(told: Told, ask: Ask, kept: frozenset[str]) -> tuple[Ask, bool]:
    """A question without facts that tell numbers of some people, and whether any were taken out."""
    measure = told.asks.get(ask.key)
    if measure is None or not _is_of(measure, ask.facts, kept):
        return ask, False
    return replace(ask, facts=tuple(fact for fact in ask.facts if fact[0] not in measure.facts)), True
