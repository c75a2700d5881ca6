"""What a seat can do now, with exact odds: made from the scene as the seat knows it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from nde.dice import TooManyPaths
from nde.rules import Offer
from nde.rules.prospects import Prospect, prospect_of
from nde.table.header import rules_for
from nde.table.seats import GM
from nde.table.seeing import scene_for
from nde.table.state import State, Task

Chances = tuple[tuple[str, Fraction], ...]


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """An offer to a seat: whose deed it would be, and the offer as the game makes it."""

    figure: str
    """The id of whoever would do it; `gm` for the game master's own."""
    offer: Offer


def offers_for(state: State, seat: str) -> tuple[Offered, ...]:
    """Every legal action of a seat now; none while the scene waits for an answer."""
    scene = scene_for(state, seat)
    if scene is None or state.is_closed or is_waiting(state):
        return ()
    key = (state.header.game, state.header.settings)
    if seat == GM:
        held = {figure for figure, _ in state.world.holders}
        found = [*_game_masters(key, scene, held)]
        for figure in state.rules.characters(scene):
            if figure not in held:
                found += _of_figure(key, scene, figure)
        return tuple(found)
    role = state.seat(seat)
    if role is None or role.role == "spectator":
        return ()
    figures = state.world.held_by(seat)
    if len(figures) == 1:
        return _of_figure(key, scene, figures[0])
    return tuple([offered for figure in figures for offered in _of_figure(key, scene, figure)])


def is_waiting(state: State) -> bool:
    """Whether a rule that changes the scene waits for somebody: until then nothing else happens in it."""
    return any(holds_up(one.task) for one in state.world.pending)


def holds_up(task: Task) -> bool:
    """Whether the scene has to stay as it is while a task waits.

    Somebody new who is being made is not in the scene yet.  A secret that waits holds nobody up: that it
    waits is a part of it.
    """
    return task.kind != "create" and not task.is_secret


def _game_masters(key: tuple[str, str], scene: Any, held: set[str]) -> tuple[Offered, ...]:
    offered = _offered(key, scene, GM)
    return tuple(one for one in offered if one.figure not in held) if held else offered


def _of_figure(key: tuple[str, str], scene: Any, figure: str) -> tuple[Offered, ...]:
    rules = rules_for(*key)
    if figure in rules.characters(scene):
        return _offered(key, scene, figure)
    # Who is no character is played through the game master's offers, as far as they are its own deeds.
    return tuple(one for one in _offered(key, scene, GM) if one.figure == figure)


@lru_cache(maxsize=4096)
def _offered(key: tuple[str, str], scene: Any, who: str) -> tuple[Offered, ...]:
    rules = rules_for(*key)
    assert rules.playing is not None
    offers = rules.offers(scene, who)
    if who != GM:  # what is offered to somebody is their own deed
        return tuple([Offered(figure=who, offer=offer) for offer in offers])
    actor = rules.playing.actor
    return tuple([Offered(figure=actor(offer.action), offer=offer) for offer in offers])


def odds_for(
    state: State, seat: str, offer: Offer, values: Mapping[str, Any] | None = None
) -> Chances | None:
    """The exact odds of an offer's outcomes as a seat can know them, worst first; nothing without a roll."""
    prospect = prospect_for(state, seat, offer, values)
    return prospect.chances if prospect is not None else None


def prospect_for(
    state: State, seat: str, offer: Offer, values: Mapping[str, Any] | None = None
) -> Prospect | None:
    """What an offer holds in store for whoever rolls, as the seat can know it; nothing without a roll.

    Also nothing where the odds have too many paths to be walked: nobody is told a number that is not exact.
    """
    scene = scene_for(state, seat)
    action = offer.preview if offer.preview is not None else offer.action
    if values:
        action = state.rules.vary(action, values)
    action = state.playing.foreseen(scene, action)
    return _prospect((state.header.game, state.header.settings), scene, action)


@lru_cache(maxsize=4096)
def _prospect(key: tuple[str, str], scene: Any, action: Any) -> Prospect | None:
    try:
        return prospect_of(rules_for(*key), scene, action)
    except TooManyPaths:
        return None
