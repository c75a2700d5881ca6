"""What creatures can do besides their numbers counts in the lab as it does at the table, face by face."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.lab.proof.agreeing import computed, differences
from tests.lab.proof.brute import TooManyWays, by_table, rounds_of
from tests.lab.proof.fights import Fight, weakened, worded_fight

MOST_WAYS = 4_000
CREATURES = (
    "werewolf",  # impaired
    "green-slime",  # immune
    "troll",  # fights on
    "hydra",  # heads
    "vampire",  # drinks, and drains WIL
    "berserker",  # rages once
    "wight",  # takes for good
    "black-bear",  # a die more
    "ghoul",  # leaves deprived
    "draugr",  # kills
    "burrowing-horror",  # takes a part
    "ghost",  # may be saved against
    "red-cap",  # gets STR back
    "invisible-stalker",  # straight to STR
    "djinn",  # a power with a save
    "blue-dragon",  # a power without a die
    "green-dragon",  # a power that deprives
    "mind-lasher",  # a power against WIL
)


def small(foes: str, most: int) -> Fight:
    fight = worded_fight("cairn2e", "deserter", foes)
    scene = weakened(fight.rules, fight.scene, Random(f"{foes} {most}"), most)
    return replace(fight, scene=scene)


def assert_exact(fight: Fight, rounds: int) -> None:
    brute = rounds_of(
        fight.rules, fight.scene, fight.policy, by_table(fight.rules, fight.policy), rounds, MOST_WAYS
    )
    assert differences(fight, *computed(fight, rounds), brute) == []


@pytest.mark.rule("cairn2e/bestiary")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_fight_with_a_creature_is_exact_whatever_it_can_do(creature: str) -> None:
    compared = 0
    for most, rounds in ((2, 2), (4, 1)):
        try:
            assert_exact(small(creature, most), rounds)
        except TooManyWays:
            continue
        compared += 1
    assert compared


@pytest.mark.rule("cairn2e/bestiary")
def test_a_pack_of_hobgoblins_is_exact() -> None:
    assert_exact(small("hobgoblin*2", 2), 1)
