"""Steps that run into somebody unseen: they are taken as far as they go, and whoever is there is met."""

from __future__ import annotations

import pytest

from nde.board import Board, Grid, Square, read_square
from nde.table import commands as c
from nde.table import events as e
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import Playing, with_heroes

LURKER = "qzlurker"


def passage(game: str, at: str) -> Playing:
    """One hero in a narrow passage outside of a fight, and somebody hidden in it."""
    table = with_heroes(game)
    grid = Grid(width=12, height=3, walls=frozenset(Square(x, y) for x in range(12) for y in (0, 2)))
    board = Board(grid=grid).put("ala", read_square("a2")).put(LURKER, read_square(at))
    block = table.state.playing.cast("beast", "minion")
    table.do(GM, c.SetScene(foes={LURKER: block}, space=board, hidden=(LURKER,)))
    return table


def step_to(table: Playing, at: str) -> c.Act:
    """The step to a square, as it is offered."""
    goal = read_square(at)
    for offered in offers_for(table.state, "p1"):
        action = offered.offer.action
        if any(getattr(action, field) == goal for field in action.__struct_fields__):
            return c.Act(action=action)
    raise AssertionError(f"no step to {at}")


@for_games("map")
@pytest.mark.parametrize(("at", "comes_to"), [("d2", "c2"), ("c2", "b2"), ("b2", "a2")])
def test_a_step_onto_somebody_hidden_ends_before_them_and_shows_them(
    game: str, at: str, comes_to: str
) -> None:
    table = passage(game, at)
    assert LURKER not in {one.person.id for one in view(table.state, "p1").people}
    entry = table.do("p1", step_to(table, at))
    assert table.state.world.scene.space.where("ala") == read_square(comes_to)
    assert LURKER in {one.person.id for one in view(table.state, "p1").people}
    seen = view_entry(entry, "p1")
    assert any(isinstance(one, e.Appeared) and LURKER in one.figures for one in seen.events)


@for_games("map")
def test_trying_every_square_finds_nobody_who_is_not_walked_into(game: str) -> None:
    """What is spent is what the walk costs: the next step begins where the hero has come to."""
    table = passage(game, "d2")
    before = table.state.world.scene
    table.do("p1", step_to(table, "d2"))
    after = table.state.world.scene
    fair = with_heroes(game)
    fair.do(GM, c.SetScene(space=Board(grid=before.space.grid).put("ala", read_square("a2"))))
    fair.do("p1", step_to(fair, "c2"))
    free = table.state.playing.leave(after, LURKER)
    assert free.space.tokens == fair.state.world.scene.space.tokens
    assert table.state.playing.people(free) == fair.state.playing.people(fair.state.world.scene)


@for_games("map")
def test_a_step_past_somebody_hidden_leads_to_them_and_not_round_them(game: str) -> None:
    """Whoever went round would pay more than the way that they know of costs, and could tell."""
    table = with_heroes(game)
    free = ("b2", "c2", "d2", "b1", "c1", "d1", "a2", "a1", "e2")
    squares = {read_square(at) for at in free}
    grid = Grid(
        width=5,
        height=2,
        walls=frozenset(Square(x, y) for x in range(5) for y in range(2)) - squares,
        difficult=frozenset(read_square(at) for at in ("b1", "c1", "d1")),
    )
    board = Board(grid=grid).put("ala", read_square("a2")).put(LURKER, read_square("c2"))
    block = table.state.playing.cast("beast", "minion")
    table.do(GM, c.SetScene(foes={LURKER: block}, space=board, hidden=(LURKER,)))
    table.do("p1", step_to(table, "d2"))
    assert table.state.world.scene.space.where("ala") == read_square("b2")
    assert LURKER in {one.person.id for one in view(table.state, "p1").people}


@for_games("map")
def test_what_the_seat_can_see_in_the_way_is_refused_as_ever(game: str) -> None:
    table = passage(game, "d2")
    do = step_to(table, "d2")
    table.do(GM, c.Hide(figures=(LURKER,), is_hidden=False))
    assert code_of(table.refused("p1", do)) in ("square-occupied", "not-offered", "no-way", "too-far")
