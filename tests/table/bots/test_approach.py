"""Walking towards an enemy on a board with walls."""

from __future__ import annotations

import pytest

from nde.board import Board, Token, distance, read_board
from nde.rules import Offer, ruleset_ids, ruleset_named
from nde.rules.play import Aim
from nde.table import bots
from nde.table import commands as c
from nde.table import events as e
from nde.table.bots import approach
from nde.table.bots.approach import way_nearer
from nde.table.bots.outlook import Outlook
from nde.table.dice import SeededDice
from nde.table.seats import GM, Agreement
from nde.table.state import State
from tests.games import for_games
from tests.table.bots.many_games import carried_out, seated

GAME = pytest.mark.parametrize("game", ruleset_ids())
POCKET = """
....................................
.##############################.....
.............................A#.X...
.##############################.....
B.................................C.
"""
"""Whoever is in the pocket has to walk away from the foe in order to get at it."""
WALLED = """
....#.....
....#.....
.A..#..X..
.B..#.....
.C..#.....
"""
OPEN = """
..........
..A....X..
..B.......
..C.......
"""
CORRIDOR = """
##############
A..Y.........#
############.#
BC##########X#
##############
"""
NAMES = {"A": "ash", "B": "birch", "C": "cedar", "X": "foe-1", "Y": "lurker"}


def board(text: str) -> Board:
    """A map with the heroes A, B, C and the foe X on it."""
    drawn = read_board(text)
    tokens = tuple(Token(NAMES[token.id], token.at) for token in drawn.tokens)
    return Board(grid=drawn.grid, tokens=tokens)


def table(game: str, text: str, policy: str) -> tuple[State, SeededDice]:
    """Three heroes and a foe on a map, nobody hurt and no fight begun."""
    state, _, dice = seated(ruleset_named(game), (policy,) * 3, 4)
    foes = {"foe-1": state.playing.cast("beast", "minion")}
    return carried_out(state, dice, [(GM, c.SetScene(foes=foes, space=board(text)))])[0], dice


def walking(game: str) -> tuple[State, SeededDice]:
    """A turn of a fight in which the first hero can walk; in some games one may lose one's first turn."""
    state, dice = table(game, POCKET, "careful")
    at_once = c.Agree(agreement=Agreement(answers="at-once"))
    state = carried_out(state, dice, [(GM, at_once), (GM, c.Mark(moment="fight"))])[0]
    while not moves_of(state):
        state = carried_out(state, dice, [(GM, c.Mark(moment="turn"))])[0]
    return state, dice


def moves_of(state: State) -> list[tuple[Offer, Aim]]:
    """Where the first hero may walk."""
    return [pair for pair in Outlook(state, "p1").aims("ash") if pair[1].purpose == "move"]


@for_games("map")
def test_a_hero_walks_round_a_wall_even_away_from_the_foe(game: str) -> None:
    state, dice = walking(game)
    way = way_nearer(Outlook(state, "p1"), "ash", moves_of(state))
    assert way is not None
    after = carried_out(state, dice, [("p1", c.Act(action=way.action))])[0].world.scene.space
    foe = after.where("foe-1")
    assert distance(after.where("ash"), foe) > distance(state.world.scene.space.where("ash"), foe)


@for_games("map")
def test_a_move_leads_where_it_says_it_does(game: str) -> None:
    """The square that a move names is where the rule itself takes somebody."""
    state, _ = walking(game)
    look = Outlook(state, "p1")
    for offer, _ in moves_of(state):
        played = approach._place_played(look, "ash", offer.action)
        assert approach._place_after(look, "ash", offer) == played is not None


@for_games("map")
def test_all_get_at_each_other_in_the_end(game: str) -> None:
    state, dice = table(game, POCKET, "bold")
    last, entries = bots.play_out(state, dice, 400)
    assert len(entries) < 400
    people = last.playing.people(last.world.scene)
    assert all(one.is_out for one in people if one.side == "foes") or all(one.is_out for one in people[:3])


@for_games("map")
def test_foes_who_cannot_be_reached_and_reach_nobody_go_home(game: str) -> None:
    """Nobody loops: after some turns without a blow the game master calls it off."""
    state, dice = table(game, WALLED, "careful")
    last, entries = bots.play_out(state, dice, 400)
    assert len(entries) < 200
    assert not last.playing.turn(last.world.scene).is_fight
    assert all(one.is_out for one in last.playing.people(last.world.scene) if one.side == "foes")
    assert all(bots.next_do(last, seat.id) is None for seat in last.seats)


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_somebody_unseen_in_the_way_is_no_end_of_the_game(game: str) -> None:
    """A bot runs into them like anybody else; then it knows of them, and the game goes on to its end."""
    state, _, dice = seated(ruleset_named(game), ("careful",) * 3, 4)
    block = state.playing.cast("beast", "minion")
    foes = {"foe-1": block, "lurker": block}
    hidden = c.SetScene(foes=foes, space=board(CORRIDOR), hidden=("lurker",))
    at_once = c.Agree(agreement=Agreement(answers="at-once"))
    state, _ = carried_out(state, dice, [(GM, at_once), (GM, hidden), (GM, c.Mark(moment="fight"))])
    last, entries = bots.play_out(state, dice, 400)
    assert len(entries) < 400
    assert any(isinstance(event, e.HiddenSet) for entry in entries for event in entry.events)
    assert "lurker" not in last.world.hidden
    assert not last.playing.turn(last.world.scene).is_fight


CHOOSING = """
..............
.A....X....C..
.B............
"""


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_a_foe_that_can_reach_whom_it_would_rather_hurt_passes_by_who_is_nearer(game: str) -> None:
    """Rulings nde12-foe-play and nde14-foe-play, as in the lab: a bog wolf goes for the weakest."""
    state, dice = table(game, CHOOSING, "careful")
    at_once = c.Agree(agreement=Agreement(answers="at-once"))
    marks = [(GM, c.Mark(moment=moment)) for moment in ("fight", "turn")]
    hurt = (GM, c.SetValue(path="cedar.hearts", value=1))
    state = carried_out(state, dice, [(GM, at_once), *marks, hurt])[0]
    steps = bots.play_out(state, dice, 2)[1]
    struck = [event.task.action for entry in steps for event in entry.events if isinstance(event, e.Resolved)]
    assert [getattr(one, "hero", "") for one in struck] == ["", "cedar"]


@pytest.mark.parametrize("policy", ["careful", "bold", "healer"])
def test_whoever_would_have_to_pay_for_a_poor_blow_steps_nearer_first(policy: str) -> None:
    """Whose only blow from afar is a spell walks up to the foe, where steel hits more surely, for nothing."""
    state, dice = table("nde12", OPEN, policy)
    state = carried_out(state, dice, [(GM, c.Mark(moment="fight"))])[0]
    stepped = bots.choose(state, "p1")
    assert stepped.reason.key == "close-in"
    assert isinstance(stepped.do, c.Act)
    state = carried_out(state, dice, [("p1", stepped.do)])[0]
    struck = bots.choose(state, "p1")
    assert isinstance(struck.do, c.Act)
    look = Outlook(state, "p1")
    blows = {offer.action: aim for offer, aim in look.aims("ash") if aim.purpose == "attack"}
    assert struck.do.action in blows
    assert any(not aim.cost for aim in blows.values())
