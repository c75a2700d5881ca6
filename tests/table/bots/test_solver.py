"""The best play: as deep as its limit allows, and it says how deep that was."""

from __future__ import annotations

from typing import Any

import pytest

import nde.table.bots.solver as solver
from nde.dice import odds
from nde.rules import ruleset_ids, ruleset_named
from nde.table import bots
from nde.table import commands as c
from nde.table.bots.evaluation import advantage
from nde.table.bots.outlook import Outlook
from nde.table.seats import GM
from nde.table.state import State
from tests.table.bots.many_games import carried_out, opening

GAME = pytest.mark.parametrize("game", ruleset_ids())


def duel(game: str, seed: int = 2) -> State:
    """The party's turn in a fight with one weak foe."""
    state, _, dice = opening(ruleset_named(game), ("best", "careful", "careful"), ("minion",), seed)
    return carried_out(state, dice, [(GM, c.Mark(moment="fight"))])[0]


def test_a_small_fight_is_solved_some_steps_deep() -> None:
    reason = bots.choose(duel("nde12"), "p1").reason
    assert (reason.policy, reason.key) == ("best", "solved")
    assert reason.depth > 1
    assert 0 < reason.nodes <= solver.MOST_NODES


def test_with_hardly_any_nodes_only_the_deed_itself_is_weighed() -> None:
    look = Outlook(duel("nde12"), "p1")
    chosen = solver.choose(look, most=10)
    assert (chosen.reason.key, chosen.reason.depth, chosen.reason.nodes) == ("weighed", 1, 0)
    assert isinstance(chosen.do, c.Act)
    gains = {
        offer.action: weighed.gain
        for offer, aim in look.aims("ash")
        if aim.purpose == "attack" and (weighed := look.weighed(offer)) is not None
    }
    assert gains[chosen.do.action] == max(gains.values())


def test_more_nodes_never_look_less_deep() -> None:
    look = Outlook(duel("nde14"), "p1")
    depths = [solver.choose(look, most=most).reason.depth for most in (10, 1_000, 5_000, 20_000)]
    assert depths == sorted(depths)
    assert depths[0] < depths[-1]


def test_where_nothing_is_to_be_solved_the_careful_way_is_taken_and_said() -> None:
    state, _, _ = opening(ruleset_named("nde12"), ("best",) * 3, ("minion",), 2)
    assert bots.choose(state, "p1").reason.key == "careful-nothing-to-do"


@GAME
def test_two_steps_deep_is_what_walking_all_ends_says(game: str) -> None:
    """One step after the deed, against a plain walk over every end of both rules."""
    state = duel(game, 6)
    for seat, hero in (("p1", "ash"), ("p2", "birch"), ("p3", "cedar")):
        look = Outlook(state, seat)
        search = solver.Search(look, 10**7)
        if search.announces:
            continue  # deeds that are only announced come true with the turn
        for offer, aim in look.aims(hero):
            if aim.purpose == "attack":
                expected = _walked(state, look.scene, offer.action, 1)
                assert search.worth(offer, 1) == pytest.approx(expected)
                break


def _walked(state: State, scene: Any, action: Any, further: int) -> float:
    total = 0.0
    for end, chance in odds(lambda: state.rules.resolve(scene, action)).items():
        after = scene
        for effect in end.effects:
            after = state.rules.apply(after, effect)
        total += float(chance) * _valued(state, after, further)
    return total


def _valued(state: State, scene: Any, further: int) -> float:
    playing = state.playing
    is_over = not playing.standing(scene, "foes") or not playing.standing(scene, "party")
    if not further or is_over:
        return advantage(state.rules, scene, "party")
    for person in playing.people(scene):
        if person.side == "party" and not person.is_out and not person.has_acted:
            actions = [
                offer.action
                for offer in state.rules.offers(scene, person.id)
                if playing.aim(scene, offer).purpose in ("attack", "heal", "raise", "help")
            ]
            if actions:
                return max(_walked(state, scene, action, further - 1) for action in actions)
    action = playing.moment(scene, "turn")
    return _walked(state, scene, action, further - 1)
