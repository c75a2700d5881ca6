"""Foes of a kind are counted: scenes that differ only in which of them are gone are one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nde.lab import symmetry as symmetry
from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.decisions import WON, WON_WHOLE, Decisions
from nde.lab.exact import exact
from nde.lab.lab import Effort, Lab
from nde.lab.measures import answer_of, snapshots_of
from nde.lab.next_deeds import Bout, next_deeds
from nde.lab.policies import POLICIES
from nde.lab.states import TooManyScenes
from nde.lab.value_iteration import Solution
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import playing_of
from tests.extent import IS_WHOLE, drawn
from tests.lab.proof.agreeing import computed, differences
from tests.lab.proof.brute import TooManyWays, by_table, rounds_of
from tests.lab.proof.fights import Fight, against_a_kind, with_values, worded_fight
from tests.lab.test_gist import assert_same

MANY = (
    ("nde12", "warrior,rogue", "boss,minion*4", "spread"),
    ("nde12", "warrior,mage", "minion*4,elite*2", "strongest+melee"),
    ("nde14", "assault,adept", "minion*3", "spread"),
    ("cairn2e", "deserter,smuggler", "goblin*3", "spread"),
    ("tkds", "human,elf", "bandit*3", "spread"),
    ("tkds", "human,elf", "walking-dead*2", "spread"),
)
DRAWN = drawn(8, of=20)
MOST_SCENES = 1_000
MOST_WAYS = 5_000


@contextmanager
def listed() -> Iterator[None]:
    """Foes of a kind are told apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(symmetry, "kind_of", lambda person: None)
        yield


def both_ways(fight: Fight, most: int = 10**6) -> tuple[tuple[Chain, Answer], tuple[Chain, Answer]]:
    """A fight with foes counted, and with foes listed."""
    counted = answered(fight, most)
    with listed():
        return counted, answered(fight, 3 * most)


def answered(fight: Fight, most: int) -> tuple[Chain, Answer]:
    chain = Chain(fight.rules, fight.scene, fight.policy, marks_apart=True)
    return chain, answer_of(chain, chain.start, exact(chain, chain.start, most_scenes=most))


@pytest.mark.parametrize(("game", "party", "foes", "policy"), MANY)
def test_counted_there_are_fewer_scenes_and_the_same_numbers(
    game: str, party: str, foes: str, policy: str
) -> None:
    (few, counted), (many, each) = both_ways(worded_fight(game, party, foes, policy))
    assert_same(counted, each)
    assert few.known < many.known


@pytest.mark.parametrize("game", ruleset_ids())
def test_any_fight_against_several_of_a_kind_has_the_same_numbers(game: str) -> None:
    compared: Counter[int] = Counter()
    saved = 0
    for seed in range(DRAWN):
        fight = against_a_kind(game, seed, 1)
        try:
            (few, counted), (many, each) = both_ways(fight, MOST_SCENES)
        except TooManyScenes:
            continue
        assert_same(counted, each)
        compared[len(fight.rules.characters(fight.scene))] += 1
        saved += few.known < many.known
    assert min(compared[1], compared[2]) >= drawn(2, of=4), compared
    assert saved or not IS_WHOLE, "few of those that are drawn have several of a kind in the same state"


@pytest.mark.parametrize("game", ruleset_ids())
def test_whoever_is_gone_leaves_no_gap_and_never_comes_back(game: str) -> None:
    """If they did come back, or anybody counted them, their place in the order would matter.

    From scenes in which somebody before another of the kind is gone the next round, with every face of every
    die at the table, is that of the scene with them behind.
    """
    compared = followed = 0
    for seed in range(1, 2 * DRAWN, 2):
        fight = against_a_kind(game, seed, 2)
        with listed():
            chain = Chain(fight.rules, fight.scene, fight.policy)
            with suppress(TooManyScenes):
                exact(chain, chain.start, most_scenes=MOST_SCENES)
        gone = whose_kind_is_gone(chain, fight)
        before, after = every_step(chain)
        assert not (gone[before] & ~gone[after]).any(), fight.title
        followed += int(gone[before].any(axis=1).sum())
        gaps = np.flatnonzero((gone[:, :-1] & ~gone[:, 1:]).any(axis=1)).tolist()
        for number in Random(seed).sample(gaps, min(2, len(gaps))):
            later = replace(fight, scene=chain.scene(number))
            step = by_table(fight.rules, fight.policy)
            try:
                brute = rounds_of(fight.rules, later.scene, fight.policy, step, 1, MOST_WAYS)
            except TooManyWays:
                continue
            assert differences(later, *computed(later, 1), brute) == []
            compared += 1
    assert compared >= drawn(4, of=10), compared
    assert followed > 100, followed


def whose_kind_is_gone(chain: Chain, fight: Fight) -> Any:
    """Whether each of those of a kind (columns) is gone, in every scene that was met (rows)."""
    people = playing_of(fight.rules).people(fight.scene)
    ids = tuple([one.id for one in people if one.id.startswith("minion")])
    glances = snapshots_of(chain)
    table = glances.table(ids, np.arange(len(chain.places)))
    return np.array([one.is_gone for one in glances.all])[table]


def every_step(chain: Chain) -> tuple[Any, Any]:
    """The numbers of scenes that follow each other."""
    count = chain.count.array
    before = np.repeat(np.arange(len(chain.places)), count)
    within = np.arange(len(before)) - np.repeat(np.cumsum(count) - count, count)
    return before, chain.after.array[np.repeat(chain.first.array, count) + within]


def test_those_who_stand_keep_their_order() -> None:
    fight = worded_fight("nde12", "warrior", "minion*3")
    first, second, third = fight.scene.foes
    chain = Chain(fight.rules, fight.scene, fight.policy)
    scenes = [
        replace(fight.scene, foes=(replace(first, wounds=0), *rest))
        for rest in (
            (replace(second, wounds=1, wounds_most=2), replace(third, wounds=2, wounds_most=2)),
            (replace(second, wounds=2, wounds_most=2), replace(third, wounds=1, wounds_most=2)),
        )
    ]
    numbers = [chain.number(scene) for scene in scenes]
    assert numbers[0] != numbers[1]
    shown = [[(one.id, one.wounds) for one in chain.scene(number).foes] for number in numbers]
    assert shown == [
        [("minion-1", 1), ("minion-2", 2), ("minion-3", 0)],
        [("minion-1", 2), ("minion-2", 1), ("minion-3", 0)],
    ]


def test_which_of_them_are_gone_makes_no_scene_of_its_own() -> None:
    fight = worded_fight("nde12", "warrior", "boss,minion*3")
    boss, *minions = fight.scene.foes
    chain = Chain(fight.rules, fight.scene, fight.policy)
    numbers = {
        chain.number(
            replace(
                fight.scene,
                foes=(boss, *[replace(one, wounds=0) if one is out else one for one in minions]),
            )
        )
        for out in minions
    }
    assert len(numbers) == 1


def test_where_somebody_names_one_of_them_they_are_told_apart() -> None:
    fight = worded_fight("cairn2e", "deserter", "goblin*2")
    hero, first, second = fight.scene.figures
    dead = replace(first, character=replace(first.character, hp=0, strength=0, state="dead"))
    chain = Chain(fight.rules, fight.scene, fight.policy)
    plain = replace(fight.scene, figures=(hero, dead, second))
    naming = replace(plain, figures=(replace(hero, group="goblin-2"), dead, second))
    assert chain.scene(chain.number(plain)).figures[2].character.is_dead
    assert chain.scene(chain.number(naming)).figures[1].character.is_dead


def next_deeds_of(scene: Any) -> dict[Any, float]:
    found = next_deeds(
        Lab(), Bout(ruleset_named("nde12"), scene, POLICIES["focus"]), effort=Effort(method="exact")
    )
    return {(one.target, one.action): one.answer.win.chance for one in found}


def test_what_can_be_done_next_names_those_at_the_table() -> None:
    """At a live table the first may be down: what is done to another is done to that other."""
    fight = worded_fight("nde12", "warrior,mage" if IS_WHOLE else "warrior", "minion*3")
    first, *others = fight.scene.foes
    scene = replace(fight.scene, foes=(replace(first, wounds=0), *others))
    counted = next_deeds_of(scene)
    with listed():
        each = next_deeds_of(scene)
    assert counted == pytest.approx(each, abs=1e-12)
    assert {"minion-2", "minion-3"} <= {target for target, _ in counted}


def best_chance(fight: Fight) -> float:
    decisions = Decisions(fight.rules, fight.scene)
    decisions.explore(100_000, lambda _: True)
    return float(Solution(decisions, (WON, WON_WHOLE), lambda _: True).low[decisions.start])


def test_the_best_against_several_of_a_kind_is_the_same() -> None:
    """The mindless take on another hero each: which one depends on who of them is left."""
    values = {f"{id}.hp": 1 for id in ("human", "elf", "walking-dead-1", "walking-dead-2")}
    points = {f"{id}.hero_points": 0 for id in ("human", "elf")}
    fight = with_values(worded_fight("tkds", "human,elf", "walking-dead*2"), values | points)
    counted = best_chance(fight)
    with listed():
        assert counted == pytest.approx(best_chance(fight), abs=1e-12)
    assert 0 < counted < 1


def test_an_answer_tells_of_foes_by_kind() -> None:
    (_, counted), (many, each) = both_ways(worded_fight("nde12", "warrior,rogue", "boss,minion*3"))
    assert [(one.id, one.count) for one in counted.foes] == [("boss", 1), ("minion-1", 3)]
    assert [(one.id, one.count) for one in counted.heroes] == [("warrior", 1), ("rogue", 1)]
    left = sum(count * chance for count, chance in counted.foes_left.items())
    assert sum(one.count * (1 - one.out.chance) for one in counted.foes) == pytest.approx(left, abs=1e-10)
    assert_same(counted, each)
    assert many.known >= counted.scenes
