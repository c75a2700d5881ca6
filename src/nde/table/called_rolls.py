"""Called-for rolls as a seat can know them: what somebody may roll with, and its exact odds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from nde.dice import TooManyPaths
from nde.rules.calls import Roll, action_of, called_answer, called_scene, roll_of
from nde.rules.prospects import Prospect, prospect_of
from nde.table.conversation import Call, Called
from nde.table.game_types import Action, GameScene
from nde.table.header import rules_for
from nde.table.numbers import kept_from
from nde.table.seats import GM
from nde.table.state import State
from nde.table.visibility import scene_for


def roll_for(state: State, seat: str, figure: str) -> Roll | None:
    """What somebody would roll if they were called upon, as a seat can know it."""
    return _roll((state.header.game, state.header.settings), scene_for(state, seat), figure)


@lru_cache(maxsize=1024)
def _roll(key: tuple[str, str], scene: GameScene, figure: str) -> Roll | None:
    return roll_of(rules_for(*key), scene, figure)


def roll_prospect(
    state: State, seat: str, figure: str, trait: str, values: Mapping[str, Any]
) -> Prospect | None:
    """What a roll that is called for holds in store; nothing where nobody can tell."""
    roll = roll_for(state, seat, figure)
    if roll is None:
        return None
    action = action_of(state.rules, roll, trait, values)
    key = (state.header.game, state.header.settings)
    return _prospect(key, scene_for(state, seat), (figure, action), kept_from(state, seat))


@lru_cache(maxsize=2048)
def _prospect(
    key: tuple[str, str], scene: GameScene, deed: tuple[str, Action], kept: frozenset[str]
) -> Prospect | None:
    rules = rules_for(*key)
    assert rules.playing is not None
    assert rules.playing.calls is not None
    figure, action = deed
    policy = called_answer(rules.playing.calls)
    try:
        return prospect_of(rules, called_scene(rules.playing, scene, figure), action, policy, kept)
    except TooManyPaths:
        return None


def card_prospect(
    state: State, seat: str, call: Call, one: Called, trait: str, means: Mapping[str, Any] | None = None
) -> Prospect | None:
    """The odds on the card of somebody who is called, with a trait; nothing where they are kept hidden."""
    if call.is_hidden and seat != GM:
        return None
    return roll_prospect(state, seat, one.figure, trait, {**dict(call.values), **(means or {})})
