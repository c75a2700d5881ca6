"""What an action is worth, against the plain way to compute it, and the same with some answers given."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import Ask, at_random, odds, play, replay, seeded, watch
from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table.bots.evaluation import (
    Budget,
    CannotWeigh,
    Weighed,
    advantage,
    continued,
    counted,
    weigh,
    weigh_answers,
)
from nde.table.bots.outlook import Outlook
from nde.table.commands import Mark
from nde.table.state import State
from tests.games import for_games
from tests.rules.games import random_game
from tests.table.bots.many_games import carried_out, opening

GAME = pytest.mark.parametrize("game", ruleset_ids())


def in_fight(game: str, seed: int = 3) -> State:
    state, _, dice = opening(ruleset_named(game), ("careful",) * 3, ("elite", "minion"), seed)
    return carried_out(state, dice, [("gm", Mark(moment="fight"))])[0]


@GAME
def test_the_worth_of_a_blow_is_the_mean_over_all_ends_of_its_rule(game: str) -> None:
    state, _, dice = opening(ruleset_named(game), ("careful",) * 3, ("elite", "minion"), 3)
    found = 0
    for _ in range(12):
        for seat in ("p1", "p2", "p3"):
            look = Outlook(state, seat)
            for offer, aim in look.aims(look.figures[0]):
                if aim.purpose == "attack" and (weighed := look.weighed(offer)) is not None:
                    action = offer.preview if offer.preview is not None else offer.action
                    assert weighed == _plainly_weighed(state, action)
                    found += 1
        state, _ = bots.play_out(state, dice, 1)
    assert found > 0


def _plainly_weighed(state: State, action: Any) -> Weighed:
    rules, scene = state.rules, state.world.scene
    now = advantage(rules, scene, "party")
    success = gain = Fraction()
    for end, chance in odds(lambda: rules.resolve(scene, action)).items():
        after = scene
        for effect in end.effects:
            after = rules.apply(after, effect)
        success += chance * (not end.outcome or rules.reading(end.outcome) == "wholly")
        gain += chance * (advantage(rules, after, "party") - now)
    return Weighed(success=success, gain=gain)


def test_what_is_refused_has_no_worth() -> None:
    state = in_fight("nde12")
    look = Outlook(state, "p1")
    offer = next(offer for offer, aim in look.aims("ash") if aim.purpose == "attack")
    scene = state.playing.leave(state.world.scene, "ash")
    assert weigh(("nde12", "{}"), scene, offer.action, "party") is None


def test_a_walk_ends_with_its_budget() -> None:
    state = in_fight("nde12")
    offer = next(offer for offer, aim in Outlook(state, "p1").aims("ash") if aim.purpose == "attack")
    budget = Budget(3)
    rule = counted(lambda: state.rules.resolve(state.world.scene, offer.action), budget)
    with pytest.raises(CannotWeigh):
        odds(rule)
    assert budget.used == 4


@for_games("questions")
def test_a_rule_goes_on_from_its_first_answers_as_if_it_had_been_asked_them(game: str) -> None:
    rules = ruleset_named(game)
    cuts = 0
    for seed in range(12):
        for turn in random_game(rules, seed, 12):
            run = watch(rules.resolve(turn.before, turn.offer.action), seeded(seed), at_random(seeded(seed)))
            for place, answer in enumerate(run.answers, 1):
                if isinstance(answer, str):
                    cuts += 1
                    rest = continued(rules.resolve(turn.before, turn.offer.action), run.answers[:place])
                    assert replay(rest, run.answers[place:]) == run.result
    assert cuts > 0


def test_answers_that_do_not_fit_the_question_are_not_taken() -> None:
    def rule() -> object:
        choice = yield Ask("ash", "which", ("left", "right"), "left")
        return choice

    with pytest.raises(CannotWeigh):
        play(continued(rule(), ("up",)), seeded(1))  # type: ignore[arg-type]
    with pytest.raises(CannotWeigh):
        play(continued(rule(), (3,)), seeded(1))  # type: ignore[arg-type]
    assert play(continued(rule(), ("right",)), seeded(1)) == "right"  # type: ignore[arg-type]


def test_each_option_of_a_question_has_a_worth() -> None:
    """A token of armour that is spent saves a heart, so spending stands one heart better than keeping."""
    rules = ruleset_named("nde14").configure({"armour": "choice"})
    met = 0
    for seed in range(40):
        for turn in random_game(rules, seed, 12):
            asks: list[Ask] = []

            def remember(ask: Ask, asks: list[Ask] = asks) -> str:
                asks.append(ask)
                return ask.default

            run = watch(rules.resolve(turn.before, turn.offer.action), seeded(seed), remember)
            if asks and asks[-1].key == "armour":
                given = run.answers[: run.answers.index("spend")]
                worths = weigh_answers(rules, turn.before, turn.offer.action, given, asks[-1], "party")
                assert worths is not None
                assert worths["spend"] == worths["keep"] + 1
                met += 1
    assert met > 0
