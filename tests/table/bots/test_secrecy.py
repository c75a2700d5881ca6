"""Bots know what their seats know: a hidden foe changes nothing that a hero's bot does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Square
from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table.apply import apply
from nde.table.bots.outlook import Outlook
from nde.table.commands import SetFog
from nde.table.seats import GM
from nde.table.state import State
from tests.table.bots.many_games import ENCOUNTERS, carried_out, opening

POLICIES = [name for name in bots.POLICIES if name != GM]
LURKER = "lurker"


def states(game: str, policy: str, space: str, seed: int) -> Iterator[State]:
    """Some states of a fight."""
    state, _, dice = opening(ruleset_named(game), (policy,) * 3, ENCOUNTERS["elite"], seed, space=space)
    for _ in range(14):
        yield state
        _, entries = bots.play_out(state, dice, 2)
        for entry in entries:
            state = apply(state, entry)


def with_lurker(state: State, *, is_hidden: bool) -> State:
    """The same state with one more foe, beside the first hero where there is a board."""
    scene = state.playing.join(state.world.scene, {LURKER: state.playing.cast("beast", "boss")})
    if isinstance(scene.space, Board):
        scene = replace(scene, space=scene.space.put(LURKER, _free(scene.space)))
    return replace(state, world=replace(state.world, scene=scene, hidden=(LURKER,) if is_hidden else ()))


def _free(board: Board) -> Square:
    taken = {token.at for token in board.tokens} | board.grid.walls
    return next(square for square in board.grid.squares() if square not in taken)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", ruleset_ids())
def test_a_hidden_foe_changes_no_choice_of_a_hero(game: str, policy: str) -> None:
    chance = Random(3)
    spaces = ("none", *ruleset_named(game).spaces[:1])
    for space in spaces[-1:] if policy == "best" else spaces:
        for state in list(states(game, policy, space, chance.getrandbits(16)))[
            :: 8 if policy == "best" else 3
        ]:
            other = with_lurker(state, is_hidden=True)
            for seat in ("p1", "p2", "p3"):
                assert bots.choose(state, seat) == bots.choose(other, seat)


@pytest.mark.parametrize("game", ruleset_ids())
def test_the_same_foe_in_plain_sight_changes_some(game: str) -> None:
    """Without this the test above would also hold for bots that never look at anything."""
    differing = 0
    for state in states(game, "bold", "none", 4):
        other = with_lurker(state, is_hidden=False)
        differing += any(bots.choose(state, seat) != bots.choose(other, seat) for seat in ("p1", "p2", "p3"))
    assert differing > 0


def test_fog_is_as_solid_for_a_bot_as_for_a_person() -> None:
    """Behind unexplored squares a bot finds nobody to walk to."""
    first, _, dice = opening(ruleset_named("nde12"), ("careful",) * 3, ("minion",), 2, space="board")
    state, _ = carried_out(first, dice, [(GM, SetFog())])
    scene: Any = state.world.scene
    seen = {
        token.id
        for token in Outlook(state, "p1").scene.space.tokens  # what the bot is given
    }
    assert {"ash", "birch", "cedar"} <= seen <= {token.id for token in scene.space.tokens}
    assert Outlook(state, GM).scene is scene
