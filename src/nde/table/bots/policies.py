"""The policies by name, and what the bot in a seat does next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from nde.errors import NdeError
from nde.rules.ruleset import is_legal
from nde.table.bots import game_master, heroes, solving, wandering
from nde.table.bots.choice import Chosen, nothing
from nde.table.bots.manners import MANNERS, Manner
from nde.table.bots.outlook import Outlook
from nde.table.commands import Act, AnyDo, Do
from nde.table.seats import GM
from nde.table.state import State

Policy: TypeAlias = Callable[[State, str, tuple[Do, ...]], Chosen]
"""Chooses for a seat, leaving out what was refused already."""
MOST_REFUSALS = 12


def _in_manner(manner: Manner) -> Policy:
    return lambda state, seat, refused: heroes.choose(Outlook(state, seat), manner, refused)


def _wander(state: State, seat: str, refused: tuple[Do, ...]) -> Chosen:
    return wandering.choose(Outlook(state, seat), refused)


def _solve(state: State, seat: str, refused: tuple[Do, ...]) -> Chosen:
    return solving.choose(Outlook(state, seat), refused)


def _run_the_game(state: State, seat: str, refused: tuple[Do, ...]) -> Chosen:
    return game_master.choose(state, Outlook(state, GM), refused, lambda other: _is_busy(state, other))


POLICIES: dict[str, Policy] = {
    **{name: _in_manner(manner) for name, manner in MANNERS.items()},
    wandering.NAME: _wander,
    solving.NAME: _solve,
    game_master.NAME: _run_the_game,
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
    return POLICIES[bot](state, seat, refused)


def next_do(state: State, seat: str, refused: tuple[Do, ...] = ()) -> AnyDo | None:
    """What the bot in a seat does next, or nothing if it has nothing to do now."""
    return choose(state, seat, refused).do


def _is_busy(state: State, seat: str) -> bool:
    """Whether a bot has something to do that the table will not refuse: only the game master may know."""
    refused: tuple[Do, ...] = ()
    while len(refused) < MOST_REFUSALS:
        do = next_do(state, seat, refused)
        if do is None:
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
