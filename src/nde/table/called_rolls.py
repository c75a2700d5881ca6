"""Called-for rolls as a seat can know them: what somebody may roll with, and its exact odds."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from nde.dice import TooManyPaths
from nde.errors import Illegal, Missing, NdeError
from nde.rules.calls import (
    Roll,
    Worth,
    action_of,
    called_answer,
    called_scene,
    contest_odds,
    roll_of,
    worths,
)
from nde.rules.prospects import Prospect, Way, prospect_of
from nde.table.call_results import worth
from nde.table.conversation import Call, Called
from nde.table.game_types import Action, GameScene
from nde.table.header import rules_for
from nde.table.numbers import kept_from
from nde.table.seats import GM
from nde.table.state import State
from nde.table.visibility import hidden_from_seat, scene_for


def roll_for(state: State, seat: str, figure: str) -> Roll | None:
    """What somebody would roll if they were called upon, as a seat can know it."""
    return _roll((state.header.game, state.header.settings), scene_for(state, seat), figure)


@lru_cache(maxsize=1024)
def _roll(key: tuple[str, str], scene: GameScene, figure: str) -> Roll | None:
    return roll_of(rules_for(*key), scene, figure)


def roll_prospect(
    state: State, seat: str, figure: str, trait: str, values: Mapping[str, object]
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
    except (TooManyPaths, Illegal, Missing):  # whoever cannot roll by now has no odds either
        return None


def _contest_prospect(
    state: State, seat: str, call: Call, one: Called, values: Mapping[str, object], trait: str
) -> Prospect | None:
    """The chance to win a contest; nothing where nobody can tell what the other rolls with, or how well."""
    other = next((each for each in call.called if each.figure != one.figure), None)
    if other is None or other.figure in kept_from(state, seat) | hidden_from_seat(state, seat):
        return None
    key, scene = (state.header.game, state.header.settings), scene_for(state, seat)
    ours = _worths(key, scene, one.figure, trait, tuple(values.items()))
    if other.state == "rolled" and (call.way == "open" or seat == GM):
        theirs: Mapping[Worth, Fraction] | None = {worth(state.rules, other): Fraction(1)}
    elif other.state == "declined":
        theirs = {worth(state.rules, other): Fraction(1)}
    elif len(other.traits) < 2:
        theirs = _worths(key, scene, other.figure, "".join(other.traits), call.values)
    else:
        return None
    if ours is None or theirs is None:
        return None
    is_first = call.called[0].figure == one.figure
    if is_first or call.tie != "first":
        chance = contest_odds(ours, theirs, call.tie)
    else:  # a tie is the other's
        chance = contest_odds(ours, theirs, "draw")
    ways = (Way("", "not", 1 - chance), Way("", "wholly", chance))
    return Prospect(wish="prevails", ways=ways)


@lru_cache(maxsize=512)
def _worths(
    key: tuple[str, str], scene: GameScene, figure: str, trait: str, values: tuple[tuple[str, object], ...]
) -> Mapping[Worth, Fraction] | None:
    rules = rules_for(*key)
    roll = roll_of(rules, scene, figure)
    if roll is None:
        return None
    try:
        return worths(rules, scene, figure, action_of(rules, roll, trait, dict(values)))
    except (TooManyPaths, NdeError):
        return None


def card_prospect(
    state: State, seat: str, call: Call, one: Called, trait: str, means: Mapping[str, object] | None = None
) -> Prospect | None:
    """The odds on the card of somebody who is called, with a trait; nothing where they are kept hidden."""
    if call.is_hidden and seat != GM:
        return None
    if call.kind == "contest" and not any(other.is_passive for other in call.called):
        return _contest_prospect(state, seat, call, one, {**dict(call.values), **(means or {})}, trait)
    return roll_prospect(state, seat, one.figure, trait, {**dict(call.values), **(means or {})})
