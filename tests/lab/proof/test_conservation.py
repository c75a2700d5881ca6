"""Nothing is lost and nothing is counted twice: the chances of every answer sum to what they must."""

from __future__ import annotations

from functools import cache

import pytest

from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.states import TooManyScenes
from tests.lab.proof.fights import EVERY_POLICY, GAMES, random_fight

GAME = pytest.mark.parametrize("game", GAMES)
ROUNDING = 1e-12
ANSWERS = 6


@cache
def answers(game: str) -> tuple[Answer, ...]:
    """The answers of some random fights, each exact and simulated."""
    found: list[Answer] = []
    seed = 9_000
    while len(found) < ANSWERS:
        seed += 1
        fight, lab = random_fight(game, seed, heroes=2, foes=1, is_plain=True), Lab()
        try:
            exact = Effort(method="exact", most_scenes=600)
            found.append(lab.fight(fight.rules, fight.scene, fight.policy, exact))
        except TooManyScenes:
            continue
        played = Effort(method="simulated", runs=300, seed=seed)
        found.append(lab.fight(fight.rules, fight.scene, fight.policy, played))
    return tuple(found)


def near(chance: float) -> object:
    """A chance but for rounding."""
    return pytest.approx(chance, abs=ROUNDING)


@GAME
def test_a_fight_is_won_lost_fled_from_or_undecided(game: str) -> None:
    for one in answers(game):
        assert one.win.chance + one.lose.chance + one.flee.chance + one.undecided.chance == near(1)
        assert 0 <= one.residual <= one.undecided.chance + ROUNDING


@GAME
def test_rounds_heroes_down_and_foes_left_are_told_of_all_that_has_ended(game: str) -> None:
    for one in answers(game):
        ended = sum(one.rounds.values())
        assert ended + one.residual == near(1)
        assert sum(one.down.values()) == near(ended)
        assert sum(one.foes_left.values()) == near(ended)
        assert one.mean_down == near(sum(hero.out.chance for hero in one.heroes))


@GAME
def test_what_somebody_has_left_sums_to_the_chance_that_they_stand(game: str) -> None:
    for one in answers(game):
        ended = sum(one.rounds.values())
        for fate in (*one.heroes, *one.foes):
            for left in fate.left:
                assert sum(left.chances.values()) == near(ended - fate.out.chance), left.key
                assert all(value >= 0 for value in left.chances)
            assert 0 <= fate.fled.chance <= fate.out.chance + ROUNDING
            assert all(-ROUNDING <= chance <= 1 + ROUNDING for chance in fate.conditions.values())


@GAME
def test_intervals_hold_their_chance_and_exact_ones_are_nothing_else(game: str) -> None:
    for one in answers(game):
        shares = [one.win, one.lose, one.flee, one.undecided]
        shares += [share for fate in (*one.heroes, *one.foes) for share in (fate.out, fate.gone, fate.fled)]
        for share in shares:
            assert -ROUNDING <= share.low <= share.chance + ROUNDING
            assert share.chance - ROUNDING <= share.high <= 1 + ROUNDING
            if one.method == "exact":
                assert share.low == share.chance == share.high
            else:
                assert share.low < share.high


@GAME
def test_who_cannot_be_raised_never_comes_back(game: str) -> None:
    checked = 0
    for seed in range(9_500, 9_512):
        fight = random_fight(game, seed, heroes=1, foes=1, is_plain=True)
        if any(line.do in ("raise", "heal") for line in fight.policy.lines):
            continue
        try:
            effort = Effort(method="exact", most_scenes=600)
            one = Lab().fight(fight.rules, fight.scene, fight.policy, effort)
        except TooManyScenes:
            continue
        for hero in one.heroes:
            assert hero.standing[0] == 1
            for before, after in zip(hero.standing, hero.standing[1:], strict=False):
                assert after <= before + ROUNDING, fight.title
        checked += 1
    assert checked >= 2
    assert any(line.do == "raise" for policy in EVERY_POLICY.values() for line in policy.lines)


@GAME
def test_a_fight_that_is_stopped_tells_what_is_missing(game: str) -> None:
    fight = random_fight(game, 9_001, heroes=1, foes=1, is_plain=True)
    exact = Effort(method="exact")
    stopped = Lab().fight(fight.rules, fight.scene, fight.policy, exact, lambda progress: progress.round <= 1)
    assert stopped.is_stopped
    assert stopped.residual == near(1 - sum(stopped.rounds.values()))
