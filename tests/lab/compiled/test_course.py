"""Fights played by compiled rules are the fights that the rules play, die by die."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from nde.dice import seeded
from nde.errors import Missing
from nde.lab.compiled import Fights, fight, fought, play_fights, play_fights_plainly
from nde.lab.compiled.course import seldom_collected
from nde.lab.compiled.fighting import Compiled, Played
from nde.lab.compiled.policies import POLICIES, ids_in, left
from nde.lab.compiled.tracing import is_traced
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.playing import playing_of
from tests.rules.games import SPACES, surprise

GAME = pytest.mark.parametrize("rules", [ruleset_named(id) for id in ruleset_ids()], ids=ruleset_ids())


def opening(rules: Ruleset, seed: int, *, minions: int = 2, space: str = "none") -> Any:
    """Some heroes against a boss and minions, of a kind that the seed says, at the start of a fight."""
    chance = Random(seed)
    playing = playing_of(rules)
    kind = chance.choice(("beast", "undead", "raider", "brute", "spirit"))
    heroes = {f"hero-{number}": surprise(rules, chance.getrandbits(32)) for number in range(3)}
    foes = {"boss": playing.cast(kind, "boss")}  # type: ignore[arg-type]
    foes |= {f"minion-{number}": playing.cast(kind, "minion") for number in range(minions)}  # type: ignore[arg-type]
    where = SPACES[space]([*heroes, *foes], chance)
    return rules.new_scene(heroes, foes, space=where, is_fight=True)


@GAME
@pytest.mark.parametrize("policy", POLICIES)
def test_compiled_fights_are_the_played_ones(rules: Ruleset, policy: str) -> None:
    scene = opening(rules, 1)
    assert play_fights(rules, scene, 6, 5, policy) == play_fights_plainly(rules, scene, 6, 5, policy)


@GAME
def test_every_scene_on_the_way_is_the_same(rules: Ruleset) -> None:
    for seed in range(2, 4):
        scene = opening(rules, seed)
        compiled, played = (
            Compiled(rules, scene, POLICIES["strongest-first"]),
            Played(rules, scene, POLICIES["strongest-first"]),
        )
        for faces in range(3):
            fight(compiled, seeded(faces))
            fight(played, seeded(faces))
            assert compiled.scene() == played.scene(), (seed, faces)


@GAME
def test_fights_in_a_space_agree_as_well(rules: Ruleset) -> None:
    for seed, space in enumerate(rules.spaces):
        scene = opening(rules, seed, minions=1, space=space)
        compiled, played = (
            Compiled(rules, scene, POLICIES["weakest-first"]),
            Played(rules, scene, POLICIES["weakest-first"]),
        )
        for faces in range(2):
            fight(compiled, seeded(faces))
            fight(played, seeded(faces))
            assert compiled.scene() == played.scene(), (space, faces)


@GAME
def test_what_was_compiled_is_looked_up_and_not_run_again(rules: Ruleset) -> None:
    scene = opening(rules, 1, minions=1)
    compiled = Compiled(rules, scene, POLICIES["strongest-first"])
    first = fought(compiled, 3, seeded(3))
    # What was learnt before a site knew how much it has to look at is learnt again.
    assert fought(compiled, 3, seeded(3)) == first
    traces = compiled.traces
    assert fought(compiled, 3, seeded(3)) == first
    assert compiled.traces == traces


@GAME
def test_what_an_enemy_can_take_is_what_their_side_could_if_all_others_were_gone(rules: Ruleset) -> None:
    playing = playing_of(rules)
    played = Played(rules, opening(rules, 4), POLICIES["strongest-first"])
    for faces in range(4):
        fight(played, seeded(faces))
        scene = played.scene()
        everybody = frozenset(ids_in(scene))
        for who in everybody - set(rules.characters(scene)):
            alone = playing.veil(scene, everybody - {who})
            assert left(rules, scene, who) == playing.standing(alone, "foes")


def test_python_collects_as_before_once_fights_are_over() -> None:
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold()[0] > before[0]
    assert gc.get_threshold() == before


@GAME
def test_a_seed_says_everything(rules: Ruleset) -> None:
    scene = opening(rules, 1, minions=1)
    assert play_fights(rules, scene, 2, 9) == play_fights(rules, scene, 2, 9)


@GAME
def test_the_sums_add_up(rules: Ruleset) -> None:
    scene = opening(rules, 3, minions=1)
    fights = play_fights(rules, scene, 5, 1)
    assert fights.count == sum(fights.rounds.values()) == 5
    assert fights.wins + fights.losses <= 5
    assert set(fights.fallen) == set(rules.characters(scene))
    assert all(fights.losses <= fallen <= 5 for fallen in fights.fallen.values())


@GAME
def test_nothing_traced_is_left_in_what_rules_play_afterwards(rules: Ruleset) -> None:
    """Rules keep results of their own; none of those may hold a figure or a number of a trace."""
    scene = opening(rules, 1, minions=1)
    play_fights(rules, scene, 3, 1)
    played = Played(rules, scene, POLICIES["strongest-first"])
    fight(played, seeded(1))
    assert_plain(played.scene())


def assert_plain(value: Any) -> None:
    """Stop at anything that only looks like what it should be."""
    assert not is_traced(value), value
    if isinstance(value, int):
        assert type(value) in (int, bool), value
    if isinstance(value, tuple):
        for one in value:
            assert_plain(one)
    for name in getattr(value, "__struct_fields__", ()):
        assert_plain(getattr(value, name))


def test_nobody_fights_in_a_manner_without_a_name() -> None:
    rules = ruleset_named(ruleset_ids()[0])
    with pytest.raises(Missing) as refusal:
        play_fights(rules, opening(rules, 1), 1, 1, "reckless")
    assert refusal.value.code == "no-such-policy"
    assert "“reckless”" in str(refusal.value)


def test_no_fights_are_no_wins() -> None:
    rules = ruleset_named(ruleset_ids()[0])
    scene = opening(rules, 1)
    none = dict.fromkeys(rules.characters(scene), 0)
    assert play_fights(rules, scene, 0, 1) == Fights(count=0, wins=0, losses=0, rounds={}, fallen=none)
