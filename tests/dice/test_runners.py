"""The runners that take a rule through once: played, watched, resumed, replayed, simulated."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import (
    Aside,
    Ask,
    FaceNotOnDie,
    Part,
    Procedure,
    Roll,
    Run,
    Tell,
    Waiting,
    at_random,
    best,
    fixed,
    odds,
    parse,
    play,
    prefer,
    replay,
    resume,
    seeded,
    simulate,
    watch,
)
from tests.refusals import refuses

ARMOUR = Ask("ada", "armour", ("spend", "keep"), "spend")


def blow() -> Procedure[str]:
    """A hit on 4 or more; a miss may be caught by armour."""
    face = yield Roll(6, "ada", "blow")
    yield Tell("test/1", "rolled", {"face": face})
    if face >= 4:
        return "hit"
    return "saved" if (yield ARMOUR) == "spend" else "hurt"


def pool() -> Procedure[int]:
    total: int = yield Roll(parse("2d6kh1"))
    return total


def test_play_answers_rolls_from_faces_and_asks_from_a_policy() -> None:
    assert play(blow(), fixed([5])) == "hit"
    assert play(blow(), fixed([2])) == "saved"
    assert play(blow(), fixed([2]), prefer({"armour": "keep"})) == "hurt"


def test_watch_keeps_single_faces_and_choices_in_order() -> None:
    run = watch(blow(), fixed([2]))
    assert run == Run(result="saved", answers=(2, "spend"), steps=(Tell("test/1", "rolled", {"face": 2}),))
    assert watch(pool(), fixed([2, 5])).answers == (2, 5)


def test_a_waiting_rule_is_its_answers_so_far() -> None:
    first = resume(blow(), [])
    assert isinstance(first, Waiting)
    assert first.question == Roll(6, "ada", "blow")
    second = resume(blow(), [3])
    assert isinstance(second, Waiting)
    assert second.question == ARMOUR
    assert second.steps == (Tell("test/1", "rolled", {"face": 3}),)
    done = resume(blow(), [3, "keep"])
    assert isinstance(done, Run)
    assert done.result == "hurt"


def test_a_pool_takes_as_many_faces_as_it_has_dice() -> None:
    waiting = resume(pool(), [4])
    assert isinstance(waiting, Waiting)
    assert replay(pool(), [4, 6]) == 6


@pytest.mark.parametrize("face", [0, 7, -1, True, "keep"])
def test_a_face_the_die_lacks_is_refused(face: int | str) -> None:
    with pytest.raises(FaceNotOnDie) as refusal:
        replay(blow(), [face])
    assert refusal.value.facts["sides"] == 6


def test_an_answer_that_is_no_option_is_refused_with_the_options() -> None:
    with refuses("not-an-option") as refusal:
        replay(blow(), [2, "dodge"])
    assert refusal.value.facts == {"answer": "dodge", "key": "armour", "allowed": ("spend", "keep")}


def test_a_replay_wants_exactly_its_answers() -> None:
    with refuses("answers-ran-out"):
        replay(blow(), [2])
    with refuses("answers-left-over") as refusal:
        replay(blow(), [5, "keep"])
    assert refusal.value.facts == {"count": 1, "first": "keep"}


def test_a_preference_that_is_not_offered_falls_back_to_the_default() -> None:
    assert play(blow(), fixed([2]), prefer({"armour": "fly"})) == "saved"


def test_an_open_question_takes_any_text() -> None:
    def naming() -> Procedure[str]:
        name: str = yield Ask("ada", "name", ("Ada",), "Ada", is_open=True)
        return name

    assert replay(naming(), ["Ludmiła"]) == "Ludmiła"
    assert play(naming(), fixed([]), prefer({"name": "Zdeněk"})) == "Zdeněk"


@given(seed=st.integers(0, 2**32))
def test_what_was_watched_replays_to_the_same_result(seed: int) -> None:
    run = watch(blow(), seeded(seed), at_random(seeded(seed + 1)))
    assert replay(blow(), run.answers) == run.result


def test_simulate_counts_results() -> None:
    counts = simulate(blow, seeded(7), times=6_000)
    assert sum(counts.values()) == 6_000
    # 5 standard deviations of a fair share of one half
    assert abs(counts["hit"] - 3_000) < 5 * (6_000 * 0.25) ** 0.5


def remarked(listened: list[int], face: int) -> Iterator[Tell]:
    listened.append(face)
    if face > 3:
        yield Tell("x", "high", {"face": face})
        yield Tell("x", "higher", {})


def with_an_aside(listened: list[int]) -> Procedure[int]:
    face: int = yield Roll(6)
    yield Aside(remarked, (listened, face))
    more: int = yield Part(inner_aside, (face,))
    return face + more


def inner_aside(face: int) -> Procedure[int]:
    yield Tell("x", "within", {})
    yield Aside(lambda: [Tell("x", "within-aside", {})])
    return face


def test_an_aside_is_worked_out_for_who_listens() -> None:
    listened: list[int] = []
    run = watch(with_an_aside(listened), lambda sides: 5)
    assert (run.result, listened) == (10, [5])
    assert [one.key for one in run.steps] == ["high", "higher", "within", "within-aside"]
    quiet = watch(with_an_aside([]), lambda sides: 2)
    assert [one.key for one in quiet.steps] == ["within", "within-aside"]


def test_an_aside_is_left_out_by_who_does_not() -> None:
    listened: list[int] = []
    assert play(with_an_aside(listened), lambda sides: 5) == 10
    assert odds(lambda: with_an_aside(listened)) == {2 * face: Fraction(1, 6) for face in range(1, 7)}
    assert best(lambda: with_an_aside(listened), lambda result: Fraction(result)).value == 7
    assert listened == []
