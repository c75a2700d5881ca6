"""More foes never help, more hearts never hurt; where it is otherwise, docs/lab-proofs.md says why."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from nde.lab.lab import Effort, Lab
from tests.lab.proof.fights import NONE, with_values, worded_fight

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
    fight = with_values(worded_fight(game, party, foes, policy, settings), values)
    return Lab().fight(fight.rules, fight.scene, fight.policy, Effort(method="exact")).win.chance


@pytest.mark.parametrize("policy", ["focus", "spread", "careful", "all-out", "helping"])
@pytest.mark.parametrize(
    ("game", "party"),
    [("nde12", "warrior,mage"), ("nde12", "rogue"), ("nde14", "assault"), ("nde14", "adept")],
)
def test_one_more_minion_never_helps(game: str, party: str, policy: str) -> None:
    chances = [win(game, party, f"minion*{count}", policy) for count in (1, 2, 3)]
    for fewer, more in pairwise(chances):
        assert more <= fewer + ROUNDING


@pytest.mark.parametrize(
    ("game", "hero", "foe", "track"),
    [("cairn2e", "deserter", "goblin", "hp"), ("tkds", "human", "giant-rat", "hp")],
)
def test_one_more_foe_never_helps_elsewhere(game: str, hero: str, foe: str, track: str) -> None:
    weak = {f"{hero}.{track}": 3}
    assert win(game, hero, f"{foe}*2", values=weak) <= win(game, hero, foe, values=weak) + ROUNDING


@pytest.mark.parametrize(
    ("game", "party", "foes", "path", "policy"),
    [
        ("nde12", "warrior,mage", "minion*2", "mage.hearts", "focus"),
        ("nde12", "warrior,mage", "minion*2", "warrior.hearts", "careful"),
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
    literal = [win("nde12", "warrior", "boss", values={"warrior.strength": die}) for die in (6, 8, 10, 12)]
    assert sorted(literal, reverse=True) == literal
    assert literal[0] > 2 * literal[-1]
    strict = [
        win("nde12", "warrior", "boss", values={"warrior.strength": die}, settings={"top_face": "strict"})
        for die in (6, 8, 10, 12)
    ]
    assert strict[:3] == [0, 0, 0]
    assert strict[3] > 0


def test_help_that_costs_a_blow() -> None:
    for count in (1, 2, 3):
        foes = f"minion*{count}"
        assert win("nde12", "warrior,mage", foes, "helping") < win("nde12", "warrior,mage", foes)
