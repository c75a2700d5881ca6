"""The best that a party can do."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from nde.lab.arrays import Codes, Numbered, Rows
from nde.lab.best_play import BestPlay, Goal, best_play
from nde.lab.decisions import WON, WON_WHOLE, Decisions
from nde.lab.lab import Effort, Lab
from nde.lab.states import TooManyScenes
from nde.lab.value_iteration import Solution
from nde.rules import Ruleset
from nde.rules.play import playing_of
from tests.lab.best_by_hand import best_by_hand
from tests.lab.test_next_deeds import scene_of
from tests.refusals import refuses

FIGHTS: tuple[tuple[str, str, str, dict[str, int]], ...] = (
    ("nde12", "mage", "boss", {"mage.hearts": 2, "mage.mana": 2}),
    ("nde12", "warrior", "minion*2", {"warrior.hearts": 2, "warrior.mana": 1}),
    ("nde14", "adept", "boss", {"adept.hearts": 1, "adept.mana": 1, "adept.luck": 1}),
    (
        "cairn2e",
        "charcoal-burner",
        "goblin*2",
        {"charcoal-burner.hp": 0, "charcoal-burner.strength": 2, "goblin-1.hp": 0, "goblin-2.strength": 2},
    ),
    ("tkds", "fighter", "goblin", {"fighter.hp": 2, "goblin.hp": 2}),
    ("nde12", "warrior", "elite*2", {"warrior.hearts": 2, "warrior.mana": 0}),
)
"""Small fights of every game: what is asked in them is luck, what comes on top of a hit, hero points."""


def scene_with(game: str, party: str, foes: str, values: dict[str, int]) -> tuple[Ruleset, Any]:
    rules, scene = scene_of(game, party, foes)
    for path, value in values.items():
        scene = playing_of(rules).put(scene, path, value)
    return rules, scene


@pytest.mark.rule("tkds/essence-abilities")
def test_the_best_is_found_where_momentum_forbids_a_surge_and_is_no_worse_than_any_policy() -> None:
    rules, scene = scene_with("tkds", "fighter", "goblin*2", {"fighter.hp": 4})
    found = best_play(Lab(), rules, scene)
    assert found.best >= max(found.worth.values()) - 1e-12
    assert found.worth["focus"] > 0


@pytest.mark.parametrize(("game", "party", "foes", "values"), FIGHTS)
def test_the_best_is_what_every_face_deed_and_answer_comes_to(
    game: str, party: str, foes: str, values: dict[str, int]
) -> None:
    rules, scene = scene_with(game, party, foes, values)
    decisions = Decisions(rules, scene)
    decisions.explore(10_000, lambda _: True)
    solved = Solution(decisions, (WON, WON_WHOLE), lambda _: True)
    people = playing_of(rules).people
    expected = best_by_hand(
        rules, scene, lambda end: all(one.is_out for one in people(end) if one.side == "foes")
    )
    assert 0 < expected < 1
    assert solved.low[decisions.start] == pytest.approx(expected, abs=1e-12)
    assert solved.residual < 1e-12


def test_the_best_for_all_is_what_every_face_deed_and_answer_comes_to() -> None:
    rules, scene = scene_with(
        "nde12",
        "warrior,mage",
        "minion*2",
        {"warrior.hearts": 0, "warrior.mana": 0, "mage.hearts": 1, "mage.mana": 0},
    )
    people = playing_of(rules).people
    expected = best_by_hand(rules, scene, lambda end: not any(one.is_out for one in people(end)[:2]))
    found = best_play(Lab(), rules, scene, "nobody-down")
    assert found.best == pytest.approx(expected, abs=1e-12)
    assert 0 < found.best < 1


@cache
def found_in(fight: int, aim: Goal) -> BestPlay:
    rules, scene = scene_with(*FIGHTS[fight])
    return best_play(Lab(), rules, scene, aim)


@pytest.mark.parametrize(("fight", "aim"), [(1, "win"), (2, "nobody-down"), (3, "win"), (4, "win")])
def test_nothing_is_better_than_the_best(fight: int, aim: Goal) -> None:
    found = found_in(fight, aim)
    assert found.best >= max(found.worth.values()) - 1e-12
    for one in found.differs:
        assert one.best_worth > one.deed_worth
        assert (one.best.action, one.best.answer) != (one.deed.action, one.deed.answer)
        if one.is_opening:
            assert one.best_worth == pytest.approx(found.best, abs=1e-12)
            assert one.deed_worth >= found.worth[one.policy] - 1e-12


def test_it_tells_what_everybody_does_where_all_is_done_best() -> None:
    rules, scene = scene_of("nde12", "warrior,mage", "minion*2")
    found = best_play(Lab(), rules, scene)
    does = {one.who: [(deed.offer, deed.rolled) for deed in one.deeds] for one in found.heroes}
    assert does["warrior"][0] == ("melee", "d10")
    assert does["mage"][0] == ("power-strike", "d10")
    assert "raise" in [deed.purpose for one in found.heroes for deed in one.deeds]


def test_it_tells_where_another_answer_is_better() -> None:
    answers = [one for one in found_in(4, "win").differs if one.best.question]
    assert answers
    for one in answers:
        assert one.best.answer != one.deed.answer
        assert one.best.who == one.deed.who == "fighter"
        assert not one.best.offer


def test_rows_keep_their_numbers() -> None:
    known = Numbered(2)
    first = known.number(np.array([[1, 2], [3, 4], [1, 2]], dtype=np.int32), 10)
    assert first.tolist() == [10, 11, 10]
    assert known.number(np.array([[5, 6], [3, 4]], dtype=np.int32), 20).tolist() == [20, 11]
    assert known.rows.tolist() == [[1, 2], [3, 4], [5, 6]]


def test_rows_with_one_code_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    import nde.lab.arrays as module

    real = module._codes

    def codes(rows: Rows, salt: int) -> Codes:
        return real(rows, salt) % np.uint64(2) if salt == 1 else real(rows, salt)

    monkeypatch.setattr(module, "_codes", codes)
    known = Numbered(1)
    rows = np.arange(9, dtype=np.int32).reshape(-1, 1)
    assert known.number(rows[:1], 0).tolist() == [0]
    assert known.number(rows, 1).tolist() == list(range(9))


def test_refusals() -> None:
    rules, scene = scene_of("nde12", "warrior,mage", "minion*2")
    with pytest.raises(TooManyScenes) as many:
        best_play(Lab(), rules, scene, effort=Effort(most_scenes=50))
    assert str(many.value).startswith("more than 50 scenes are possible in this fight")
    with refuses("no-such-goal") as goal:
        best_play(Lab(), rules, scene, "glory")  # type: ignore[arg-type]
    assert str(goal.value) == ("“glory” is not something best play can aim for; use one of: win, nobody-down")


def test_stopped_it_tells_how_much_is_open() -> None:
    rules, scene = scene_of("nde12", "warrior", "minion")
    found = best_play(Lab(), rules, scene, going=lambda progress: progress.scenes < 64)
    assert found.is_stopped
    assert found.residual > 0
