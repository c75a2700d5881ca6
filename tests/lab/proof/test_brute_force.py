"""The lab's exact chances are those of every face of every die, played through the table itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from typing import NamedTuple

import pytest

from nde.dice import FaceSource
from nde.lab.policies import Policy
from nde.rules import Ruleset
from tests.lab.proof.agreeing import computed, differences, sights
from tests.lab.proof.brute import Round, Step, TooManyWays, by_rules, by_table, every_way, rounds_of
from tests.lab.proof.fights import GAMES, Fight, random_fight

GAME = pytest.mark.parametrize("game", GAMES)
MOST_DRAWN = 12
"""At most so many fights are drawn for each that is small enough for brute force."""


class Size(NamedTuple):
    """How many fights, how many on each side at most, of how many rounds, and how many ways in each."""

    fights: int
    side: int
    rounds: int
    ways: int


def small_fights(
    game: str, size: Size, by: Callable[[Ruleset, Policy], Step], first: int = 0, space: str = "none"
) -> Iterator[tuple[Fight, list[Round]]]:
    """Fights of a game with all that some rounds of them lead to; those with too many ways are passed."""
    found = 0
    for seed in count(first):
        assert seed - first < MOST_DRAWN * size.fights
        fight = random_fight(game, seed, heroes=size.side, foes=size.side, space=space)
        step = by(fight.rules, fight.policy)
        try:
            brute = rounds_of(fight.rules, fight.scene, fight.policy, step, size.rounds, size.ways)
        except TooManyWays:
            continue
        yield fight, brute
        found += 1
        if found == size.fights:
            return


def test_every_way_of_some_dice_is_met_once() -> None:
    def two_rolls(faces: FaceSource) -> tuple[int, ...]:
        first = faces(2)
        return (first,) if first == 1 else (first, faces(3))

    assert list(every_way(two_rolls)) == [
        (Fraction(1, 2), (1,)),
        (Fraction(1, 6), (2, 1)),
        (Fraction(1, 6), (2, 2)),
        (Fraction(1, 6), (2, 3)),
    ]
    assert list(every_way(lambda faces: "no dice")) == [(Fraction(1), "no dice")]


AT_THE_TABLE = {
    "nde12": Size(12, 2, 3, 200),
    "nde14": Size(10, 2, 3, 150),
    "cairn2e": Size(6, 1, 1, 1_500),
    "tkds": Size(8, 1, 1, 1_200),
}
THROUGH_RULES = {
    "nde12": Size(8, 2, 6, 1_500),
    "nde14": Size(8, 2, 6, 1_500),
    "cairn2e": Size(3, 2, 1, 4_000),
    "tkds": Size(4, 2, 1, 4_000),
}


@GAME
def test_exact_is_every_face_of_every_die_at_the_table(game: str) -> None:
    size = AT_THE_TABLE[game]
    policies, faults = set(), list[str]()
    for fight, brute in small_fights(game, size, by_table):
        policies.add(fight.policy.name)
        faults += differences(fight, *computed(fight, size.rounds), brute)
        assert_whole(brute)
    assert not faults, "\n".join(faults[:10])
    assert len(policies) > 3


@GAME
def test_exact_is_every_face_through_the_rules_in_larger_fights(game: str) -> None:
    size = THROUGH_RULES[game]
    faults = list[str]()
    for fight, brute in small_fights(game, size, by_rules, first=1_000):
        faults += differences(fight, *computed(fight, size.rounds), brute)
        assert_whole(brute)
    assert not faults, "\n".join(faults[:10])


@GAME
def test_the_table_and_the_rules_lead_to_the_same_scenes(game: str) -> None:
    for fight, brute in small_fights(game, Size(2, 1, 1, 1_000), by_rules, first=500):
        step = by_table(fight.rules, fight.policy)
        assert rounds_of(fight.rules, fight.scene, fight.policy, step, 1) == brute


@pytest.mark.parametrize(
    ("game", "space"), [(game, space) for game in GAMES for space in random_fight(game, 0).rules.spaces]
)
def test_exact_is_every_face_in_a_space_as_well(game: str, space: str) -> None:
    faults = list[str]()
    for fight, brute in small_fights(game, Size(2, 1, 1, 1_500), by_rules, space=space):
        faults += differences(fight, *computed(fight, 1), brute)
    assert not faults, "\n".join(faults[:10])


@GAME
def test_what_is_left_out_of_scenes_makes_no_difference(game: str) -> None:
    for seed in range(200, 203):
        fight = random_fight(game, seed, heroes=1, foes=1)
        (chain, course), (plain, plainly) = (
            computed(fight, 2, has_gist=has_gist) for has_gist in (True, False)
        )
        assert chain.known <= plain.known
        for one, other in zip(course.rounds, plainly.rounds, strict=True):
            for start in (0, 2):
                ours, theirs = (
                    sights(fight.rules, [(of.scene(n), c) for n, c in zip(*pair, strict=True)])
                    for of, pair in (
                        (chain, (one[start].tolist(), one[start + 1].tolist())),
                        (plain, (other[start].tolist(), other[start + 1].tolist())),
                    )
                )
                assert ours == pytest.approx(theirs, abs=1e-12), fight.title


def assert_whole(brute: list[Round]) -> None:
    """Brute force loses nothing: its chances are fractions that sum to exactly 1."""
    over = sum((chance for one in brute for chance in one.over.values()), Fraction(0))
    assert over + sum(brute[-1].on.values(), Fraction(0)) == 1
