"""More foes do not help, more hearts do not hurt; where it is otherwise, docs/lab-proofs.md says why."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from nde.lab.lab import Effort, Lab
from nde.lab.policies import read_policy
from nde.lab.states import TooManyScenes
from tests.lab.proof.fights import (
    GAMES,
    NONE,
    Fight,
    with_values,
    without_and_with_one_more,
    worded_fight,
)

ROUNDING = 1e-11


def win(
    game: str,
    party: str,
    foes: str,
    policy: str = "focus",
    values: Mapping[str, Any] = NONE,
    settings: Mapping[str, Any] = NONE,
) -> float:
    """The chance to win a fight, exactly."""
    return chance_to_win(with_values(worded_fight(game, party, foes, policy, settings), values))


def chance_to_win(fight: Fight, effort: Effort = Effort(method="exact")) -> float:  # noqa: B008 - a frozen value
    """The same of a fight."""
    return lab().fight(fight.rules, fight.scene, fight.policy, effort).win.chance


@cache
def lab() -> Lab:
    """A lab that tests share: what it knows of some people serves for the same people in another state."""
    return Lab()


@pytest.mark.parametrize("policy", ["focus", "spread", "careful", "all-out", "helping"])
@pytest.mark.parametrize(("game", "party"), [("nde12", "warrior,mage"), ("nde14", "assault")])
def test_one_more_minion_never_helps(game: str, party: str, policy: str) -> None:
    chances = [win(game, party, f"minion*{count}", policy) for count in (1, 2, 3)]
    for fewer, more in pairwise(chances):
        assert more <= fewer + ROUNDING


GENERATED = {"nde12": 14, "nde14": 10, "cairn2e": 6, "tkds": 5}
"""So many fights of each game are drawn and compared."""
MOST_DRAWN = 60


@pytest.mark.parametrize("game", GAMES)
def test_one_more_minion_helps_no_generated_party(game: str) -> None:
    compared, open_ended = 0, 0
    for seed in range(MOST_DRAWN):
        fewer, more = without_and_with_one_more(game, seed, most=3)
        try:
            one, other = (
                chance_to_win(fight, Effort(method="exact", most_scenes=300)) for fight in (fewer, more)
            )
        except TooManyScenes:
            continue
        assert other <= one + ROUNDING, more.title
        compared += 1
        open_ended += 0.01 < one < 0.99
        if compared == GENERATED.get(game, 5):
            break
    assert compared == GENERATED.get(game, 5)
    assert open_ended >= compared / 3, "fights that may go either way"


@pytest.mark.parametrize(
    ("game", "party", "foes", "path", "policy"),
    [
        ("nde12", "warrior,mage", "minion*2", "mage.hearts", "focus"),
        ("nde12", "warrior,mage", "minion*2", "mage.hearts", "careful"),
        ("nde12", "warrior*2", "minion*2", "warrior-1.hearts", "careful"),
        ("nde14", "assault", "minion*2", "assault.hearts", "all-out"),
        ("cairn2e", "deserter", "goblin", "deserter.hp", "focus"),
        ("tkds", "human", "goblin", "human.hp", "careful"),
    ],
)
def test_more_hearts_never_hurt(game: str, party: str, foes: str, path: str, policy: str) -> None:
    chances = [win(game, party, foes, policy, {path: value}) for value in (1, 2, 3)]
    for less, more in pairwise(chances):
        assert less <= more + ROUNDING


# The exceptions, each with its entry in docs/lab-proofs.md.


def test_highest_face_below_the_target_number() -> None:
    blows = "focus+melee"
    literal = [win("nde12", "warrior", "boss", blows, {"warrior.strength": die}) for die in (6, 8, 10, 12)]
    assert sorted(literal, reverse=True) == literal
    assert literal[0] > 2 * literal[-1]
    strict = [
        win("nde12", "warrior", "boss", blows, {"warrior.strength": die}, {"top_face": "strict"})
        for die in (6, 8, 10, 12)
    ]
    assert strict[:3] == [0, 0, 0]
    assert strict[3] > 0


def test_help_that_costs_a_blow() -> None:
    for count in (1, 2, 3):
        foes = f"minion*{count}"
        both = win("nde12", "warrior*2", foes, "focus+melee")
        assert win("nde12", "warrior*2", foes, "helping+melee") < both


def test_a_friend_who_raises_better_than_they_strike() -> None:
    """Who raises a fallen friend rolls nothing; a mage with a blade in hand had better do that (NDE)."""

    def chances(policy: str, values: Mapping[str, Any] = NONE) -> list[float]:
        hearts = [{"warrior.hearts": value, **values} for value in (1, 2, 3)]
        return [win("nde12", "warrior,mage", "minion*2", policy, one) for one in hearts]

    raising = chances("focus+raise+melee")
    assert sorted(raising, reverse=True) == raising
    assert raising[0] > raising[-1] + 0.05
    careful = chances("careful")
    assert careful[1] > careful[2] + 0.005
    for policy in ("focus+raise+melee", "careful"):
        strong = chances(policy, {"mage.strength": 10})
        assert sorted(strong) == strong, "who strikes well does not gain by it"
    unraised = chances("focus+melee")
    assert sorted(unraised) == unraised


def test_company_that_is_as_good_as_beaten() -> None:
    """The first of a side that falls has all of that side save or run (Cairn 2e, morale)."""
    weary = {"deserter.hp": 2}
    alone = win("cairn2e", "deserter", "troll", values=weary)
    assert alone < 0.02
    dying = {"troll-2.hp": 0, "troll-2.strength": 1}
    other = {"goblin.hp": 0, "goblin.strength": 1}
    assert win("cairn2e", "deserter", "troll*2", values={**weary, **dying}) > 0.7
    assert win("cairn2e", "deserter", "troll,goblin", values={**weary, **other}) > 0.7
    fearless = {"troll-1.is_fearless": True, "troll-2.is_fearless": True}
    assert win("cairn2e", "deserter", "troll*2", values={**weary, **dying, **fearless}) < alone
    by_kind = {"morale_group": "kind"}
    assert win("cairn2e", "deserter", "troll*2", values={**weary, **dying}, settings=by_kind) > 0.7
    assert win("cairn2e", "deserter", "troll,goblin", values={**weary, **other}, settings=by_kind) < alone


def test_a_policy_that_counts_foes() -> None:
    """Who only help each other against a single foe, and strike at several, had better meet several."""
    help = {"do": "help", "when": ["foes.up = 1", "foes.down = 0"]}
    policy = read_policy({"name": "polite", "lines": [help, {"do": "attack"}]})
    alone, together = (
        chance_to_win(replace(worded_fight("nde12", "warrior,mage", foes), policy=policy))
        for foes in ("minion", "minion*2")
    )
    assert alone < together
