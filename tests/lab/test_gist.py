"""A fight has the same odds with what a game leaves out of its scenes and without."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.exact import exact
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import foes_of, kinds_of_hero, opening, party_of
from nde.lab.measures import answer_of
from nde.lab.policies import POLICIES, Policy
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.character import Scar
from nde.rules.play import KINDS, playing_of

SAME = 1e-12
FIGHTS = 5
ROUNDS = 2
"""Without a gist hardly a scene is met twice, so fights are looked at for some rounds only."""


def numbers_in(answer: Answer) -> dict[str, float]:
    """Every number that is reported, by its path."""
    found: dict[str, float] = {}

    def note(path: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                note(f"{path}.{key}", one)
        elif isinstance(value, list | tuple):
            for place, one in enumerate(value):
                note(f"{path}.{place}", one)
        elif isinstance(value, int | float):
            found[path] = float(value)

    told = msgspec.to_builtins(answer)
    note("", {key: value for key, value in told.items() if key not in ("scenes", "residual")})
    return found


def assert_same(one: Answer, other: Answer) -> None:
    """Every number of two answers is the same; what is told by only one of them is next to nothing."""
    left, right = numbers_in(one), numbers_in(other)
    apart = {
        path: (left.get(path), right.get(path))
        for path in left | right
        if abs(left.get(path, 0.0) - right.get(path, 0.0)) > SAME
    }
    assert apart == {}


def small_fight(rules: Ruleset, seed: int) -> tuple[Any, Policy]:
    """Somebody or two against somebody or two, and how they fight."""
    dice = Random(seed)
    playing = playing_of(rules)
    heroes, foes = dice.choice(((1, 1), (2, 1), (1, 2)))
    party = party_of(rules, [(dice.choice(kinds_of_hero(rules)), heroes)])
    block = playing.cast(dice.choice(KINDS), "minion")
    return opening(rules, party, foes_of(rules, [(block, foes)])), dice.choice(list(POLICIES.values()))


def answered(chain: Chain, start: int, rounds: int) -> Answer:
    """The answer after so many rounds."""
    course = exact(chain, start, lambda progress: progress.round <= rounds)
    first = course.rounds[:rounds]
    return answer_of(chain, start, course._replace(rounds=first, undecided=0.0, is_stopped=False))


@cache
def with_gist_of(game: str, seed: int) -> Chain:
    """A small fight as it is computed by default."""
    rules = ruleset_named(game)
    return Chain(rules, *small_fight(rules, seed))


@pytest.mark.parametrize("seed", range(FIGHTS))
@pytest.mark.parametrize("game", ruleset_ids())
def test_a_gist_changes_no_number(game: str, seed: int) -> None:
    rules = ruleset_named(game)
    with_gist = with_gist_of(game, seed)
    with_all = Chain(rules, *small_fight(rules, seed), has_gist=False)
    assert_same(
        answered(with_all, with_all.start, ROUNDS),
        answered(with_gist, with_gist.start, ROUNDS),
    )
    assert with_gist.known <= with_all.known


@pytest.mark.parametrize("seed", range(FIGHTS))
@pytest.mark.parametrize("game", ruleset_ids())
def test_marks_apart_change_no_number(game: str, seed: int) -> None:
    rules = ruleset_named(game)
    within = with_gist_of(game, seed)
    apart = Chain(rules, *small_fight(rules, seed), marks_apart=True)
    assert_same(
        answer_of(within, within.start, exact(within, within.start)),
        answer_of(apart, apart.start, exact(apart, apart.start)),
    )


def hurt_hero(**changes: Any) -> tuple[Ruleset, Any]:
    """Somebody of Cairn who comes to a fight with something, at the side of somebody well."""
    rules = ruleset_named("cairn2e")
    scene = opening(rules, party_of(rules, [("deserter", 2)]), foes_of(rules, [("goblin", 1)]))
    first, other, goblin = scene.figures
    hurt = replace(first, character=replace(first.character, **changes))
    # Goblins strike whom it takes least to bring down; a frail one makes a short fight.
    tough = replace(other, character=replace(other.character, hp=24, hp_most=24, strength=4))
    frail = replace(goblin, character=replace(goblin.character, hp=1, strength=5))
    return rules, replace(scene, figures=(hurt, tough, frail))


def assert_all_agree(rules: Ruleset, scene: Any) -> Answer:
    """Scenes as they are, with a gist, and with marks apart give the same answer, which comes back."""
    policy = POLICIES["focus"]
    with_all = Chain(rules, scene, policy, has_gist=False)
    with_gist = Chain(rules, scene, policy)
    apart = Chain(rules, scene, policy, marks_apart=True)
    assert_same(answered(with_all, with_all.start, ROUNDS), answered(with_gist, with_gist.start, ROUNDS))
    whole = answer_of(with_gist, with_gist.start, exact(with_gist, with_gist.start))
    assert_same(whole, answer_of(apart, apart.start, exact(apart, apart.start)))
    return whole


@pytest.mark.parametrize(
    "changes",
    [
        {"scars": (Scar(row=12, due="save"),)},
        {"scars": (Scar(row=7, due="recovered"), Scar(row=3, due="rest")), "is_deprived": True},
        {"state": "critical", "dying": 2, "hp": 0},
        {"hp": 0},
    ],
)
def test_what_heroes_bring_to_a_fight_counts_with_a_gist(changes: dict[str, Any]) -> None:
    assert_all_agree(*hurt_hero(**changes))


@pytest.mark.parametrize("hp", [3, 7, 12])
def test_a_scar_that_hampers_is_told_like_any_other(hp: int) -> None:
    """The third scar leaves somebody deprived, the seventh lame, the twelfth doomed."""
    rules, scene = hurt_hero(hp=hp, hp_most=hp)
    first, other, goblin = scene.figures
    frailer = replace(goblin.character, strength=3)
    fierce = replace(goblin, attacks=(Attack(name="club", dice=(12,)),), character=frailer)
    answer = assert_all_agree(rules, replace(scene, figures=(first, other, fierce)))
    assert answer.heroes[0].conditions["scarred"] > 0.0001


def test_only_a_new_scar_is_told() -> None:
    rules, scene = hurt_hero(scars=(Scar(row=1, due="done"),), hp=0)
    chain = Chain(rules, scene, POLICIES["focus"], marks_apart=True)
    answer = answer_of(chain, chain.start, exact(chain, chain.start))
    scarred = [hero.conditions.get("scarred", 0.0) for hero in answer.heroes]
    # Whoever is at 0 HP already can get none.
    assert scarred[0] == 0.0
    assert 0.0 < scarred[1] < 1.0


def test_foes_of_a_kind_may_begin_unlike_each_other() -> None:
    """What one of them bore before is left on nobody, and what they have at most is that of the greatest."""
    rules = ruleset_named("cairn2e")
    scene = opening(rules, party_of(rules, [("deserter", 1)]), foes_of(rules, [("goblin", 2)]))
    hero, first, second = scene.figures
    scarred = replace(first, character=replace(first.character, scars=(Scar(row=1, due="done"),)))
    large = replace(second, character=replace(second.character, hp=9, hp_most=9))
    scene = replace(scene, figures=(hero, scarred, large))
    chain = Chain(rules, scene, POLICIES["focus"])
    whole = answer_of(chain, chain.start, exact(chain, chain.start))
    assert "scarred" not in whole.foes[0].conditions
    assert {one.key: one.most for one in whole.foes[0].left}["hp"] == 9
    effort = Effort(method="simulated", runs=2_000)
    assert "scarred" not in Lab().fight(rules, scene, POLICIES["focus"], effort).foes[0].conditions


def test_a_fight_of_two_against_two_has_few_scenes() -> None:
    rules = ruleset_named("cairn2e")
    party = party_of(rules, [("deserter", 1), ("smuggler", 1)])
    scene = opening(rules, party, foes_of(rules, [("goblin", 2)]))
    chain = Chain(rules, scene, POLICIES["focus"], marks_apart=True)
    exact(chain, chain.start)
    assert chain.known < 3_000
