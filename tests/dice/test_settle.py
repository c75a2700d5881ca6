"""A rule settled once: typed answers first, then wishes, then chance and people."""

from __future__ import annotations

from nde.dice import Ask, Procedure, Roll, Run, Waiting, fixed, parse
from nde.dice.runners import settle


def _two_dice_then_a_choice() -> Procedure[tuple[int, str, str]]:
    total = yield Roll(parse("2d6"))
    first = yield Ask("hero", "first", ("a", "b"), "a")
    second = yield Ask("hero", "second", ("a", "b"), "b")
    return total, first, second


def test_typed_answers_come_before_wishes_and_wishes_before_people() -> None:
    run = settle(_two_dice_then_a_choice, [3, 4, "b"], {"first": "a"}, choose=lambda ask: ask.default)
    assert isinstance(run, Run)
    assert run.result == (7, "b", "b")
    wished = settle(_two_dice_then_a_choice, [3, 4], {"first": "b"}, choose=lambda ask: "a")
    assert isinstance(wished, Run)
    assert wished.result == (7, "b", "a")


def test_without_anybody_to_answer_the_question_stays_open() -> None:
    waiting = settle(_two_dice_then_a_choice, [3], {})
    assert isinstance(waiting, Waiting)
    assert isinstance(waiting.question, Roll)
    waiting = settle(_two_dice_then_a_choice, [], {}, faces=fixed([1, 2]))
    assert isinstance(waiting, Waiting)
    assert (waiting.answers, waiting.question.key) == ((1, 2), "first")
