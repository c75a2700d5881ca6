"""A game played again by the rules of today: whether each roll comes to the same with the same answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from nde.dice import Answer, Run, proceed
from nde.errors import NdeError, Stale, Unreadable
from nde.table import events as e
from nde.table.apply import apply
from nde.table.deciding import procedure_of, scene_of
from nde.table.header import Header
from nde.table.state import State, Withheld

STUMBLES = (NdeError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules may raise over a log that no table can have written: it is not known what is wrong in it."""


def rerun(
    header: Header, entries: Iterable[tuple[int, e.Entry]]
) -> tuple[list[NdeError], tuple[NdeError, ...]]:
    """The faults and the differences of a log that can be read; entries come with their lines."""
    state = State(header=header)
    faults: list[NdeError] = []
    differing: list[NdeError] = []
    for line, entry in entries:
        try:
            if not _are_given(state, entry):
                faults.append(Unreadable("game-dice-differ", line=line, number=entry.number))
            if not _is_same(state, entry):
                differing.append(Stale("rules-differ", number=entry.number))
            state = apply(state, entry)
        except STUMBLES:
            return [*faults, Unreadable("entry-impossible", line=line, number=entry.number)], tuple(differing)
    return faults, tuple(differing)


def _are_given(state: State, entry: e.Entry) -> bool:
    """Whether the rules were given exactly the faces of the entry, behind those they had got before."""
    if any(isinstance(event, e.CharacterCame) for event in entry.events):
        return True  # what making a character was given last stands in no event: the character does
    left = [die.face for die in entry.dice]
    if secret := _revealed(state, entry):
        return _are_of_both(_faces(secret.answers), left, entry)
    before = {one.number: _faces(one.answers) for one in state.world.pending}
    if any(die.source == "ruled" for die in entry.dice):
        before = {}  # what was overruled is told whole, with all its faces
    for event in entry.events:
        if isinstance(event, e.Began | e.Answered | e.Resolved | e.Kept):
            got = _faces(event.answers)
            had = [] if isinstance(event, e.Began) else before.get(event.pending, [])
            expected = had + left
            if got != expected[: len(got)]:
                return False
            left = expected[len(got) :]
    return not left


def _revealed(state: State, entry: e.Entry) -> Withheld | None:
    """The secret that an entry reveals by its rule, if it does."""
    for event in entry.events:
        if isinstance(event, e.Revealed) and not event.is_only_told:
            return next(
                (one for one in state.world.withheld if one.number == event.number and one.asked is not None),
                None,
            )
    return None


def _are_of_both(kept: list[int], new: list[int], entry: e.Entry) -> bool:
    """Whether a rule that was revealed was given every face of the entry, and others of the secret alone."""
    got = Counter[int]()
    for event in entry.events:
        if isinstance(event, e.Revealed | e.Began):
            got.update(_faces(event.answers))
    return Counter(new) <= got and got - Counter(new) <= Counter(kept)


def _faces(answers: Iterable[Answer]) -> list[int]:
    return [answer for answer in answers if isinstance(answer, int)]


def _is_same(state: State, entry: e.Entry) -> bool:
    for at, event in enumerate(entry.events):
        if isinstance(event, e.Resolved | e.Kept) or (
            isinstance(event, e.Revealed) and event.outcome and _revealed(state, entry)
        ):
            then = apply(state, replace(entry, events=entry.events[:at])) if at else state
            if not _comes_to(then, event):
                return False
    return True


def _comes_to(state: State, event: e.Resolved | e.Kept | e.Revealed) -> bool:
    pending = 0 if isinstance(event, e.Revealed) else event.pending
    procedure = procedure_of(state.rules, scene_of(state, event.task, pending), event.task)
    try:
        run = proceed(procedure, event.answers, lambda roll, sides: None, lambda ask: None)
    except STUMBLES:
        return False
    return (
        isinstance(run, Run)
        and run.result.outcome == event.outcome
        and tuple(run.result.effects) == event.effects
    )
