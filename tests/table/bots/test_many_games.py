"""Games of every sort, played to the end by bots, in which nothing that must hold is broken."""

from __future__ import annotations

from random import Random

import pytest

from nde.adventures import adventure_ids
from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table.apply import apply, fold
from tests.table.bots.many_games import (
    HEROES,
    Game,
    adventure,
    broken,
    fight,
    opening,
    played,
    random_games,
)

GAMES = 7
"""Of each ruleset here; `python -m tests.table.bots.many_games` plays a thousand."""
GAME = pytest.mark.parametrize("game", ruleset_ids())


@GAME
def test_nothing_breaks_in_any_game(game: str) -> None:
    for one in random_games(ruleset_named(game), GAMES, 23):
        assert broken(one) == [], (one.title, one.refusals)
        assert _longest_without_progress(one) < 200, one.title


def _longest_without_progress(game: Game) -> int:
    """The most commands in a row after which both sides stand as before, in the same place of a story."""
    state = fold(game.last.header, game.setup)
    longest = since = 0
    before: object = None
    for entry in game.entries:
        state = apply(state, entry)
        standing = state.playing.standing
        sides = [standing(state.world.scene, "party"), standing(state.world.scene, "foes")]
        now = (sides, state.world.progress, state.world.marks)
        since = since + 1 if now == before else 0
        before, longest = now, max(longest, since)
    return longest


@GAME
def test_an_adventure_of_bots_comes_to_an_ending(game: str) -> None:
    for seed, id in enumerate(adventure_ids()):
        one = adventure(ruleset_named(game), ("careful", "healer", "bold"), id, seed)
        assert one.ending in ("won", "lost"), one.title
        assert broken(one) == []


@GAME
def test_the_best_play_of_a_fight_breaks_nothing(game: str) -> None:
    one = fight(ruleset_named(game), ("best", "careful", "careful"), "minions", 5)
    assert broken(one) == [], (one.title, one.refusals)


@GAME
def test_sensible_heroes_win_where_random_ones_do_not(game: str) -> None:
    """Not one of many fights: the sum over some, so that luck does not decide."""
    left = dict.fromkeys(("careful", "random"), 0)
    for policy in left:
        for seed in range(3):
            one = fight(ruleset_named(game), (policy,) * 3, "boss", seed)
            left[policy] += len(one.standing("party")) - len(one.standing("foes"))
    assert left["careful"] > left["random"]


def test_what_must_hold_is_seen_where_it_does_not() -> None:
    """The checks themselves: a log with an entry missing, and one that ends too early, are found out."""
    whole = fight(ruleset_named("nde12"), ("careful",) * 3, "minions", 3)
    assert broken(whole) == []
    first, setup, dice = opening(ruleset_named("nde12"), ("",) * 3, ("minion",), 3)
    idle = played("idle", first, setup, dice)
    assert broken(idle) == ["comes_to_an_end"]
    assert "folds_to_the_same" in broken(
        Game(title="cut", setup=whole.setup, entries=whole.entries[:-1], last=whole.last)
    )


def test_play_out_is_the_same_game_every_time() -> None:
    chance = Random(5)
    for _ in range(3):
        seed = chance.getrandbits(32)
        first, _, dice = opening(ruleset_named("nde14"), ("bold", "random", "healer"), ("elite",), seed)
        last, entries = bots.play_out(first, dice, 500)
        assert (last, entries) == bots.play_out(first, dice, 500)
        assert fold(first.header, entries, first) == last
        assert len(HEROES) + 1 == len(last.seats)


def test_play_out_stops_where_it_is_told_to() -> None:
    first, _, dice = opening(ruleset_named("nde12"), ("careful",) * 3, ("boss",), 1)
    last, entries = bots.play_out(first, dice, 5)
    assert len(entries) == 5
    assert last.version == first.version + 5
