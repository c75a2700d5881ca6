"""How bots answer: what leaves their side best off, or what the rule proposes where nothing is better."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.dice import Ask
from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots.evaluation import weigh_answers
from nde.table.bots.heroes import answer_by_default, answer_by_worth
from nde.table.bots.outlook import Outlook
from nde.table.seats import GM
from nde.table.state import State
from tests.table.bots.many_games import opening

GAME = pytest.mark.parametrize("game", ruleset_ids())
BY_POLICY = {"careful": Fraction(1, 20), "bold": Fraction(0)}


def questions(game: str, seeds: int = 2) -> list[tuple[State, str]]:
    """States of fights in which a hero's seat is asked something, and the seat."""
    found = []
    for seed in range(seeds):
        state, _, dice = opening(
            ruleset_named(game), ("careful", "bold", "healer"), ("elite", "minion"), seed
        )
        for _ in range(60):
            asked = [seat for seat in ("p1", "p2", "p3") if Outlook(state, seat).questions]
            found += [(state, seat) for seat in asked]
            _, entries = bots.play_out(state, dice, 1)
            if not entries:
                break
            state = apply(state, entries[0])
    return found


@pytest.mark.parametrize("game", ["nde14", "tkds"])
def test_the_answer_is_the_best_by_more_than_the_threshold_or_the_default(game: str) -> None:
    others = 0
    for state, seat in questions(game):
        look = Outlook(state, seat)
        (one,) = look.questions
        ask = one.question
        assert isinstance(ask, Ask)
        worths = weigh_answers(
            look.rules, look.scene, one.task.action, look.given(one.pending), ask, look.side
        )
        for policy, threshold in BY_POLICY.items():
            chosen = answer_by_worth(look, policy, threshold)
            assert chosen is not None
            assert isinstance(chosen.do, c.Answer)
            assert chosen.do.answer in ask.options
            if worths is not None:
                assert worths[chosen.do.answer] >= worths[ask.default]
            if worths is not None and policy == "bold":
                assert worths[chosen.do.answer] == max(worths.values())
            others += chosen.do.answer != ask.default
    assert others > 0


@GAME
def test_nobody_answers_where_nothing_is_asked(game: str) -> None:
    state, _, _ = opening(ruleset_named(game), ("careful",) * 3, ("minion",), 1)
    for seat in (GM, "p1"):
        assert answer_by_default(Outlook(state, seat), "gm") is None
        assert answer_by_worth(Outlook(state, seat), "careful", Fraction(0)) is None


def test_a_bot_waits_for_dice_that_are_typed() -> None:
    """Whoever rolls real dice is a person; no bot makes up a face."""
    state, _, dice = opening(ruleset_named("nde12"), ("bold",) * 3, ("minion",), 1)
    seats = tuple(replace(seat, rolls="typed") if seat.id == "p1" else seat for seat in state.seats)
    last, _ = bots.play_out(replace(state, seats=seats), dice, 50)
    assert last.world.pending
    assert all(bots.next_do(last, seat.id) is None for seat in last.seats)
