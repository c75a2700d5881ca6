"""The lab's exact chances are those of every face of every die, played through the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import pytest

from nde.dice import FaceSource
from tests.extent import drawn
from tests.lab.proof.agreeing import batch, computed, differences
from tests.lab.proof.brute import Round, TooManyWays, by_table, every_way, rounds_of
from tests.lab.proof.fights import GAMES, Fight, random_fight

GAME = pytest.mark.parametrize("game", GAMES)


class Shape(NamedTuple):
    """How many are on each side, with how much of anything at most; how many rounds of how many fights."""

    heroes: int
    foes: int
    most: int
    rounds: int
    wanted: int = 1


SHAPES = (
    Shape(1, 1, most=3, rounds=3),
    Shape(2, 1, most=2, rounds=2),
    Shape(1, 2, most=2, rounds=2),
    Shape(2, 2, most=2, rounds=1),
    Shape(1, 1, most=30, rounds=1, wanted=drawn(1, of=4)),
)
IN_A_SPACE = (
    Shape(1, 1, most=3, rounds=2, wanted=drawn(1, of=2)),
    Shape(2, 1, most=2, rounds=1),
    Shape(1, 2, most=2, rounds=1),
)
MOST_WAYS = 5_000
"""A fight is small if no more throws than this lead through it."""
MOST_DRAWN = 80
"""So many fights of a shape are drawn at most to find small ones."""
NEAR = {
    ("cairn2e", 0): 3,
    ("cairn2e", 1): 2,
    ("cairn2e", 2): 1,
    ("cairn2e", 3): 4,
    ("tkds", 1): 1,
    ("tkds", 2): 6,
    ("tkds", 3): 50,
}
"""Where small fights of a shape are rare in a game, the search begins so many further on, at or near one."""
LARGER = {
    "nde12": (
        Shape(2, 2, most=30, rounds=5, wanted=drawn(1, of=3)),
        Shape(3, 3, most=30, rounds=2, wanted=drawn(1, of=2)),
    ),
    "nde14": (
        Shape(2, 2, most=30, rounds=4, wanted=drawn(1, of=2)),
        Shape(3, 2, most=30, rounds=2, wanted=drawn(1, of=2)),
    ),
}
"""Where dice are few, larger fights are small enough as well."""


def small_fights(
    game: str, shape: Shape, first: int, space: str = "none"
) -> Iterator[tuple[Fight, list[Round]]]:
    """Small fights among those that are drawn, with all that some rounds of them lead to at the table."""
    wanted = shape.wanted
    for seed in range(first, first + MOST_DRAWN):
        fight = random_fight(
            game,
            seed,
            heroes=shape.heroes,
            foes=shape.foes,
            space=space,
            is_full=True,
            most=shape.most,
        )
        step = by_table(fight.rules, fight.policy)
        try:
            brute = rounds_of(fight.rules, fight.scene, fight.policy, step, shape.rounds, MOST_WAYS)
        except TooManyWays:
            continue
        yield fight, brute
        wanted -= 1
        if not wanted:
            return


def assert_exact(game: str, shapes: tuple[Shape, ...], space: str = "none") -> None:
    """What the lab computes of small fights of every shape is what the table leads to."""
    faults = list[str]()
    policies, ends = set[str](), 0
    for number, shape in enumerate(shapes):
        found = 0
        first = 100 * number + (NEAR.get((game, number), 0) if space == "none" else 0)
        for fight, brute in small_fights(game, shape, first, space):
            faults += differences(fight, *computed(fight, shape.rounds), brute)
            assert_whole(brute)
            policies.add(fight.policy.name)
            ends += sum(len(one.over) for one in brute)
            found += 1
        assert found, shape
    assert not faults, "\n".join(faults[:10])
    assert len(policies) > 1
    assert ends


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


@GAME
def test_exact_is_every_face_of_every_die_at_the_table(game: str) -> None:
    assert_exact(game, (*SHAPES, *LARGER.get(game, ())))


@pytest.mark.parametrize(
    ("game", "space"), [(game, space) for game in GAMES for space in random_fight(game, 0).rules.spaces]
)
def test_exact_is_every_face_at_a_table_with_a_map_as_well(game: str, space: str) -> None:
    assert_exact(game, IN_A_SPACE, space)


@GAME
def test_brute_force_sees_a_wrong_chance(game: str) -> None:
    """The comparison can fail: a chance that is off by one in ten thousand millions is told."""
    shape = IN_A_SPACE[0]
    fight, brute = next(small_fights(game, shape, 0))
    chain, course = computed(fight, shape.rounds)
    assert not differences(fight, chain, course, brute)
    first = course.rounds[0]
    wrong = first._replace(chances=first.chances * (1 + 1e-10), over_chances=first.over_chances * (1 + 1e-10))
    assert differences(fight, chain, course._replace(rounds=(wrong, *course.rounds[1:])), brute)


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
                    batch(fight.rules, [(of.scene(n), c) for n, c in zip(*pair, strict=True)])
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
