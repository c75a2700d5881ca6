"""Fights played by compiled rules are the fights that the rules play, die by die."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nde.dice import seeded
from nde.errors import Missing
from nde.lab.chain import Chain
from nde.lab.compiled.deeds import left
from nde.lab.compiled.pieces import ids_in
from nde.lab.compiled.traced import is_traced
from nde.lab.exact import exact
from nde.lab.policies import POLICIES, Policy, policy_named
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import playing_of
from tests.lab.compiled.one_by_one import Fights, compiled, plain
from tests.lab.compiled.playing import CompiledFight
from tests.rules.games import SPACES, surprise

FOCUS, STRONGEST = POLICIES["focus"], POLICIES["strongest"]
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
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_compiled_fights_are_the_played_ones(rules: Ruleset, policy: Policy) -> None:
    scene = opening(rules, 1)
    learnt, played = compiled(rules, scene, policy), plain(rules, scene, policy)
    assert learnt.fights(2, seeded(5)) == played.fights(2, seeded(5))


@GAME
def test_every_scene_in_which_a_fight_ends_is_the_same(rules: Ruleset) -> None:
    for seed in range(2, 4):
        scene = opening(rules, seed)
        learnt, played = compiled(rules, scene, STRONGEST), plain(rules, scene, STRONGEST)
        for faces in range(3):
            assert learnt.fight(seeded(faces)) == played.fight(seeded(faces)), (seed, faces)


@GAME
def test_fights_in_a_space_agree_as_well(rules: Ruleset) -> None:
    for seed, space in enumerate(rules.spaces):
        scene = opening(rules, seed, minions=1, space=space)
        learnt, played = compiled(rules, scene, FOCUS), plain(rules, scene, FOCUS)
        for faces in range(2):
            assert learnt.fight(seeded(faces)) == played.fight(seeded(faces)), (space, faces)


@GAME
def test_what_was_compiled_is_looked_up_and_not_run_again(rules: Ruleset) -> None:
    fights = compiled(rules, opening(rules, 1, minions=1), STRONGEST)
    fighting = fights.fighting
    assert isinstance(fighting, CompiledFight)
    first = fights.fights(3, seeded(3))
    # What was learnt before a site knew how much it has to look at is learnt again.
    assert fights.fights(3, seeded(3)) == first
    traces = fighting.traces
    assert fights.fights(3, seeded(3)) == first
    assert fighting.traces == traces


@GAME
def test_what_an_enemy_can_take_is_what_their_side_could_if_all_others_were_gone(rules: Ruleset) -> None:
    playing = playing_of(rules)
    played = plain(rules, opening(rules, 4), STRONGEST)
    for faces in range(4):
        scene = played.fight(seeded(faces))
        everybody = frozenset(ids_in(scene))
        for who in everybody - set(rules.characters(scene)):
            alone = playing.veil(scene, everybody - {who})
            assert left(rules, scene, who) == playing.standing(alone, "foes")


@GAME
def test_a_seed_says_everything(rules: Ruleset) -> None:
    scene = opening(rules, 1, minions=1)
    first, again = (compiled(rules, scene, STRONGEST).fight(seeded(9)) for _ in range(2))
    assert first == again


@GAME
def test_the_sums_add_up(rules: Ruleset) -> None:
    scene = opening(rules, 3, minions=1)
    fights = compiled(rules, scene, STRONGEST).fights(5, seeded(1))
    assert fights.count == sum(fights.rounds.values()) == 5
    assert fights.wins + fights.losses <= 5
    assert set(fights.fallen) == set(rules.characters(scene))
    assert all(fights.losses <= fallen <= 5 for fallen in fights.fallen.values())


@GAME
def test_nothing_traced_is_left_in_what_rules_play_afterwards(rules: Ruleset) -> None:
    """Rules keep results of their own; none of those may hold a figure or a number of a trace."""
    scene = opening(rules, 1, minions=1)
    compiled(rules, scene, STRONGEST).fights(3, seeded(1))
    assert_plain(plain(rules, scene, STRONGEST).fight(seeded(1)))


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
    with pytest.raises(Missing) as refusal:
        policy_named("reckless")
    assert refusal.value.code == "no-such-policy"
    assert "“reckless”" in str(refusal.value)


def test_no_fights_are_no_wins() -> None:
    rules = ruleset_named(ruleset_ids()[0])
    scene = opening(rules, 1)
    none = dict.fromkeys(rules.characters(scene), 0)
    fights = compiled(rules, scene, STRONGEST).fights(0, seeded(1))
    assert fights == Fights(count=0, wins=0, losses=0, rounds={}, fallen=none)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_what_is_only_told_is_not_looked_at(game: str) -> None:
    """That a morale check is due is a remark about all foes; a blow is about two people."""
    rules = ruleset_named(game)
    scene = opening(rules, 1, minions=3)
    chain = Chain(rules, scene, FOCUS)
    exact(chain, chain.start, lambda progress: progress.round < 2)
    (memos, _) = chain.places[chain.start]
    blows = {deed: memo for deed, memo in memos.deeds.items() if getattr(deed, "attack", "")}
    assert blows
    for deed, memo in blows.items():
        seen = {memos.ids[place - 1] for view in memo.views for place in view.places if place}
        assert seen <= {deed.hero, deed.foe}
