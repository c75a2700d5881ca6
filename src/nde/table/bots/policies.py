"""The policies by name, what the bot in a seat does next, and bots that play until none has more to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import nde.table.bots.random_policy as random_policy
import nde.table.bots.solver as solver
from nde.errors import NdeError
from nde.rules.ruleset import is_legal
from nde.table.apply import apply
from nde.table.bots import conversation, game_master, heroes
from nde.table.bots.heroes import MANNERS, Manner
from nde.table.bots.outlook import Chosen, Outlook, Reason, nothing
from nde.table.commands import Act, AnyDo, Command, Do, Done
from nde.table.decide import decide
from nde.table.dice import Dice
from nde.table.events import Entry
from nde.table.offers import is_waiting
from nde.table.seats import GM
from nde.table.state import State
from nde.table.turns import awaited, is_partys_turn

Policy: TypeAlias = Callable[[State, str, tuple[Do, ...]], Chosen]
"""Chooses for a seat, leaving out what was refused already."""
MOST_REFUSALS = 12
DONE = Done()
"""What a bot says that has nothing more to do in its turn."""


def _in_manner(manner: Manner) -> Policy:
    return lambda state, seat, refused: heroes.choose(Outlook(state, seat), manner, refused)


POLICIES: dict[str, Policy] = {
    **{name: _in_manner(manner) for name, manner in MANNERS.items()},
    random_policy.NAME: lambda state, seat, refused: random_policy.choose(Outlook(state, seat), refused),
    solver.NAME: lambda state, seat, refused: solver.choose(Outlook(state, seat), refused),
    game_master.NAME: lambda state, seat, refused: game_master.choose(
        state, Outlook(state, GM), refused, lambda other: _is_busy(state, other)
    ),
}
"""What may stand in `Seat.bot`."""


def choose(state: State, seat: str, refused: tuple[Do, ...] = ()) -> Chosen:
    """What the bot in a seat does next, and why; a seat without a bot does nothing.

    `refused` are commands that the table has refused in this very state: a bot that runs into somebody
    whom it cannot see does something else.
    """
    bot = sitting.bot if (sitting := state.seat(seat)) is not None else ""
    if state.is_closed or bot not in POLICIES:
        return nothing(bot)
    is_spoken_to = state.world.calls or state.world.attempts
    answer = conversation.answer(state, seat, refused) if is_spoken_to else None
    if answer is not None:
        return answer
    chosen = POLICIES[bot](state, seat, refused)
    if chosen.do is None and seat != GM and _is_awaited(state, seat) and DONE not in refused:
        return Chosen(do=DONE, reason=Reason(policy=bot, key="done"))
    return chosen


def _is_awaited(state: State, seat: str) -> bool:
    """Whether the party's turn waits for a seat that has nothing more to do in it."""
    if is_waiting(state) or not is_partys_turn(state):
        return False
    return any(state.world.holder(figure) == seat for figure in awaited(state))


def next_do(state: State, seat: str, refused: tuple[Do, ...] = ()) -> AnyDo | None:
    """What the bot in a seat does next, or nothing if it has nothing to do now."""
    return choose(state, seat, refused).do


def _is_busy(state: State, seat: str) -> bool:
    """Whether a bot has something to do that the table will not refuse: only the game master may know."""
    refused: tuple[Do, ...] = ()
    while len(refused) < MOST_REFUSALS:
        do = next_do(state, seat, refused)
        if do is None or do == DONE:
            return False
        if not isinstance(do, Act) or _is_possible(state, do):
            return True
        refused = (*refused, do)
    return False


def _is_possible(state: State, do: Act) -> bool:
    try:
        return is_legal(state.rules.resolve, state.world.scene, do.action)
    except NdeError:
        return False


def play_out(state: State, dice: Dice, most: int) -> tuple[State, tuple[Entry, ...]]:
    """Let every bot play until none has anything to do, or `most` entries were made."""
    entries: list[Entry] = []
    while len(entries) < most:
        entry = next_entry(state, dice)
        if entry is None:
            break
        state = apply(state, entry)
        entries.append(entry)
    return state, tuple(entries)


def next_entry(state: State, dice: Dice, at: int = 0) -> Entry | None:
    """What the first bot that has something to do makes of it; the game master's comes last.

    Only what cannot wait until the others have acted goes before them.
    """
    sitting = state.seat(GM)
    if sitting is not None and sitting.bot == game_master.NAME and not state.is_closed:
        do = game_master.urgent(state)
        if do is not None:
            return decide(state, Command(seat=GM, do=do, at=at), dice)
    for seat in sorted(state.seats, key=lambda one: one.id == GM):
        entry = take_step(state, seat.id, dice, at) if seat.bot else None
        if entry is not None:
            return entry
    return None


def take_step(state: State, seat: str, dice: Dice, at: int = 0) -> Entry | None:
    """The entry that a bot's next command becomes; where it is refused, the bot does something else."""
    refused: tuple[Do, ...] = ()
    while len(refused) < MOST_REFUSALS:
        do = next_do(state, seat, refused)
        if do is None or do in refused:
            return None
        try:
            return decide(state, Command(seat=seat, do=do, at=at), dice)
        except NdeError:
            refused = (*refused, do)
    return None
