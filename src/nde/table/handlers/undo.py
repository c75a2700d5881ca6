"""Deciding undo and redo: whole commands go back with everything they changed, visibly."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from msgspec.structs import replace

from nde.errors import Illegal, NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import is_telling
from nde.table.decision import Deciding
from nde.table.refusals import (
    NothingToRedo,
    NothingToUndo,
)
from nde.table.seats import GM
from nde.table.state import Past, State, steps_of

ASIDE = (e.DoneSaid, e.Drawn, e.Wiped)


def undo(d: Deciding, do: c.Undo) -> None:
    """Take back the latest commands, as far as this seat may."""
    numbers = _turn(d, do)
    d.note(e.Undone(numbers=numbers))


def redo(d: Deciding, do: c.Redo) -> None:
    """Let what was taken back count again, with the same dice."""
    numbers = _turn(d, do)
    d.note(e.Redone(numbers=numbers))


def _turn(d: Deciding, do: c.Undo | c.Redo) -> tuple[int, ...]:
    """Go so many steps along what was done or undone, and tell their numbers."""
    steps = tuple(islice(_chain(d.start, do), max(do.count, 0)))
    for step in steps:
        if is_used_up(d.start, d.seat, do, step):
            raise Illegal("undo-used-up", number=step.number)
        if not may_turn(d.start, d.seat, step):
            raise Illegal("undo-not-yours", number=step.number, seat=step.seat)
    if len(steps) < max(do.count, 1):
        raise _too_few(do, len(steps))
    d.world, d.is_turned = steps[-1].world, True
    return tuple(step.number for step in steps)


def _chain(state: State, do: c.Undo | c.Redo) -> Iterator[Past]:
    return steps_of(state.past if isinstance(do, c.Undo) else state.future)


def _too_few(do: c.Undo | c.Redo, possible: int) -> NdeError:
    kind = NothingToUndo if isinstance(do, c.Undo) else NothingToRedo
    return kind(count=do.count, possible=possible)


def may_turn(state: State, seat: str, step: Past) -> bool:
    """Whether a seat may take a step back, or bring it back: what bots did is nobody's own.

    That somebody else is done neither, nor what they draw: it would stand in the way of whoever acted before.
    """
    if seat == GM or state.agreement.undo == "anyone":
        return True
    return state.agreement.undo != "gm" and (step.seat == seat or _is_anybodys(state, step))


def is_used_up(state: State, seat: str, do: c.Undo | c.Redo, step: Past) -> bool:
    """Whether a seat has already taken something back in this turn that had told it something, as this has.

    Whoever could try again and again would choose how the dice fall.
    """
    is_limited = state.agreement.undo == "once" and seat != GM and isinstance(do, c.Undo)
    return is_limited and seat in state.taken_back and is_telling(step)


def _is_anybodys(state: State, step: Past) -> bool:
    return _is_bots(state, step) or _is_aside(step)


def _is_aside(step: Past) -> bool:
    """Whether all that a step did was to say that somebody is done, or to draw on the map."""
    return bool(step.events) and all(isinstance(one, ASIDE) for one in step.events or ())


def _is_bots(state: State, step: Past) -> bool:
    """Whether a bot made a step: it followed from what somebody did, and goes back with it."""
    seat = state.seat(step.seat)
    return seat is not None and bool(seat.bot)


def counted_steps(
    state: State, seat: str, do: c.Undo | c.Redo, rulings: Collection[int] = ()
) -> c.Undo | c.Redo:
    """The undo or redo that a seat means: so many steps of people, and whatever bots did after each of them.

    Otherwise the bots would at once do again what was taken back.  That another is done, or draws, is no
    step of its own either.  The game master counts every step.  `rulings` are entries that a person made in
    the seat of a bot.  Refuses where people did not do so much.
    """
    if seat == GM:
        return do
    steps = own = 0
    for step in _chain(state, do):
        is_others = _is_bots(state, step) or (_is_aside(step) and step.seat != seat)
        is_own = step.number in rulings or not is_others
        if own >= do.count and (is_own or isinstance(do, c.Undo)):
            break
        steps, own = steps + 1, own + is_own
    if own < do.count:
        raise _too_few(do, own)
    return replace(do, count=steps)
