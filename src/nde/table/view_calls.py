"""What a seat sees of calls and tries: its cards, who has answered, and what it could ask for itself."""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.rules.ruleset import Param
from nde.table.call_results import for_players
from nde.table.called_rolls import roll_for
from nde.table.conversation import Attempt, Call, SaidValues
from nde.table.seats import GM
from nde.table.state import State
from nde.table.visibility import hidden_from_seat, scene_for


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may answer for somebody who is called."""

    figure: str
    is_mine: bool
    """Whether this seat plays them; the game master may roll for anybody."""
    traits: tuple[str, ...] = ()
    means: tuple[Param, ...] = ()
    """What they may bring to it: help, talent, luck, gear."""
    has_declined: bool = False


class CallView(msgspec.Struct, frozen=True, kw_only=True):
    """A call, as far as a seat may know it, and what it may answer."""

    call: Call
    cards: tuple[CardView, ...] = ()
    rolling: tuple[str, ...] = ()
    """Who has begun to roll and is asked something on the way."""


class CallingPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who can be called upon, or can try something."""

    figure: str
    traits: tuple[str, ...] = ()


class RungView(msgspec.Struct, frozen=True, kw_only=True):
    """A difficulty that the game has a name for."""

    key: str
    values: SaidValues


class CallingView(msgspec.Struct, frozen=True, kw_only=True):
    """What can be called for in this game; for a player, what their own people can try."""

    people: tuple[CallingPerson, ...]
    rungs: tuple[RungView, ...] = ()
    """The difficulties by name, easiest first; only the game master is asked for one."""
    usual: str = ""
    number: Param | None = None
    """The difficulty as a number, where there is one."""
    circumstances: tuple[Param, ...] = ()
    """What else the game master may say of a roll."""
    contends: Literal["both", "first"] = "both"
    """Who rolls where two contend."""


def calls_for(state: State, seat: str) -> tuple[CallView, ...]:
    """The open calls as a seat may know them."""
    if not state.world.calls or state.is_closed:
        return ()
    hidden = hidden_from_seat(state, seat)
    found = (_call(state, seat, call, hidden) for call in state.world.calls)
    return tuple([one for one in found if one.call.called])


def _call(state: State, seat: str, call: Call, hidden: frozenset[str]) -> CallView:
    is_gm = seat == GM
    rolling = tuple([one.task.figure for one in state.world.pending if one.task.call == call.number])
    held = state.world.held_by(seat)
    cards = []
    for one in call.called:
        is_mine = one.figure in held or (is_gm and state.world.holder(one.figure) == GM)
        if one.is_passive or one.state == "rolled" or one.figure in rolling or not (is_mine or is_gm):
            continue
        roll = roll_for(state, seat, one.figure)
        cards.append(
            CardView(
                figure=one.figure,
                is_mine=is_mine,
                traits=one.traits,
                means=roll.means if roll is not None else (),
                has_declined=one.state == "declined",
            )
        )
    return CallView(
        call=call if is_gm else for_players(call, hidden),
        cards=tuple(cards),
        rolling=tuple([id for id in rolling if id not in hidden]),
    )


def tries_for(state: State, seat: str) -> tuple[Attempt, ...]:
    """What people try, the oldest first; somebody unseen tries nothing."""
    hidden = hidden_from_seat(state, seat)
    return tuple([one for one in state.world.attempts if not one.call and one.figure not in hidden])


def calling_for(state: State, seat: str) -> CallingView | None:
    """What a seat can call for, or try."""
    calls, scene = state.playing.calls, scene_for(state, seat)
    sitting = state.seat(seat)
    is_watching = seat != GM and (sitting is None or sitting.role == "spectator")
    if calls is None or scene is None or state.is_closed or is_watching:
        return None
    is_gm = seat == GM
    people = state.playing.people(scene)
    figures = [one.id for one in people if not one.is_out] if is_gm else state.world.held_by(seat)
    rolls = [(figure, roll) for figure in figures if (roll := roll_for(state, seat, figure)) is not None]
    if not rolls:
        return None
    known = tuple([CallingPerson(figure=figure, traits=roll.traits) for figure, roll in rolls])
    if not is_gm:
        return CallingView(people=known)
    said = rolls[0][1].said
    hard = {name for rung in calls.rungs for name, _ in rung.values}
    return CallingView(
        people=known,
        rungs=tuple([RungView(key=one.key, values=one.values) for one in calls.rungs]),
        usual=calls.usual,
        number=next((one for one in said if one.name == calls.number), None),
        circumstances=tuple([one for one in said if one.name not in (*hard, calls.number)]),
        contends=calls.contends,
    )
