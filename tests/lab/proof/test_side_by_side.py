"""Next deeds and variants that are played come out as computed, and differences are sharp."""

from __future__ import annotations

from functools import cache
from math import sqrt

import numpy as np
import pytest

from nde.lab.lab import Effort, Lab
from nde.lab.next_deeds import Bout, NextDeed, next_deeds
from tests.lab.proof.fights import GAMES, Fight, foe_word, party_word, with_values, worded_fight

RUNS = 4_000
DEVIATIONS = 5.0
FIGHTS: dict[str, tuple[str, str, dict[str, int]]] = {
    "nde12": ("warrior,mage", "minion*2", {"warrior.hearts": 2, "mage.hearts": 2}),
    "nde14": ("assault", "elite", {"assault.hearts": 2}),
    "cairn2e": ("deserter", "goblin", {"deserter.hp": 2, "goblin.hp": 2, "goblin.strength": 4}),
    "tkds": ("human", "goblin", {"human.hp": 3, "goblin.hp": 4}),
}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_done_first_comes_out_as_computed(game: str) -> None:
    party, foes, values = FIGHTS.get(game) or (f"{party_word(game)}*2", f"{foe_word(game)}*2", {})
    fight = with_values(worded_fight(game, party, foes), values)

    def weighed(effort: Effort) -> dict[tuple[str, object], NextDeed]:
        found = next_deeds(Lab(), Bout(fight.rules, fight.scene, fight.policy), effort=effort)
        return {(one.who, one.action): one for one in found}

    exact = weighed(Effort(method="exact"))
    played = weighed(Effort(method="simulated", runs=RUNS, seed=3))
    assert exact.keys() == played.keys()
    assert len({one.answer.win.chance for one in exact.values()}) > 1, "it matters what is done first"
    for key, one in exact.items():
        answer, by_dice = one.answer, played[key].answer
        assert (answer.method, by_dice.method, by_dice.runs) == ("exact", "simulated", RUNS)
        for chance, share in (
            (answer.win.chance, by_dice.win.chance),
            (answer.lose.chance, by_dice.lose.chance),
            *((a.out.chance, b.out.chance) for a, b in zip(answer.heroes, by_dice.heroes, strict=True)),
        ):
            spread = sqrt(max(chance * (1 - chance), 0.0) / RUNS)
            assert abs(share - chance) <= DEVIATIONS * spread + 1e-9, key


SEEDS, FEW = 100, 200
WEARY = {"assault.hearts": 2, "adept.hearts": 2}
FRAIL = {"human.hp": 3, "human.essence": 0, "goblin.hp": 4}
VARIANTS: dict[str, tuple[Fight, Fight, float]] = {
    "a rule": (
        worded_fight("nde12", "warrior,rogue", "elite*3", "focus+free"),
        worded_fight("nde12", "warrior,rogue", "elite*3", "focus+free", {"top_face": "strict"}),
        2.0,
    ),
    "a policy": (
        worded_fight("nde12", "warrior,mage", "minion*3", "focus"),
        worded_fight("nde12", "warrior,mage", "minion*3", "careful"),
        1.8,
    ),
    "a foe": (
        with_values(worded_fight("nde14", "assault,adept", "elite,minion"), WEARY),
        with_values(worded_fight("nde14", "assault,adept", "elite,minion*2"), WEARY),
        1.3,
    ),
    "hit points": (
        with_values(worded_fight("tkds", "human", "goblin"), FRAIL),
        with_values(worded_fight("tkds", "human", "goblin"), {**FRAIL, "goblin.hp": 3}),
        4.0,
    ),
}
"""What is compared with what, and how many times as many fights with dice of their own would be as sharp."""


@cache
def lab() -> Lab:
    return Lab()


def wins(fight: Fight, seeds: range) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The share of fights that is won, for each seed."""
    efforts = [Effort(method="simulated", runs=FEW, seed=seed) for seed in seeds]
    answers = [lab().fight(fight.rules, fight.scene, fight.policy, one) for one in efforts]
    return np.array([one.win.chance for one in answers])


@pytest.mark.parametrize("what", VARIANTS)
def test_the_same_dice_make_differences_sharp(what: str) -> None:
    one, other, times = VARIANTS[what]
    with_same = wins(one, range(SEEDS)) - wins(other, range(SEEDS))
    with_own = wins(one, range(SEEDS)) - wins(other, range(1_000, 1_000 + SEEDS))
    truth = [
        lab().fight(fight.rules, fight.scene, fight.policy, Effort(method="exact")).win.chance
        for fight in (one, other)
    ]
    for found in (with_same, with_own):
        assert abs(found.mean() - (truth[0] - truth[1])) <= DEVIATIONS * found.std() / sqrt(SEEDS)
    assert with_own.var() > times * with_same.var()
