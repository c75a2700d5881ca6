"""What a map is made of: painted by the game master, told to nobody as news, and cut out by the fog."""

from __future__ import annotations

import pytest

from nde.board import Square, read_board
from nde.prose.log import Teller
from nde.prose.maps import map_lines
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.seats import GM
from nde.table.view import view
from tests.refusals import code_of
from tests.table.play import Playing
from tests.table.test_decide import ready

HALL = "............\n" * 6


@pytest.fixture
def table() -> Playing:
    """A fight on an empty map, with everybody somewhere on it."""
    playing = ready("nde12")
    playing.do(GM, c.SetSpace(space=read_board(HALL)))
    for at, one in enumerate(view(playing.state, GM).people):
        playing.do(GM, c.Move(figure=one.person.id, to=f"a{at + 1}"))
    return playing


def ground(table: Playing, seat: str, at: Square) -> str:
    """What a seat sees that a square is made of."""
    space = view(table.state, seat).space
    return space.grid.ground_at(at)  # type: ignore[union-attr]


def test_the_game_master_paints_the_map_and_squares_of_it(table: Playing) -> None:
    table.do(GM, c.PaintGround(ground="grass"))
    table.do(GM, c.PaintGround(ground="water", blocks=((Square(2, 0), Square(3, 5)),)))
    table.do(GM, c.PaintGround(ground="wood", squares=(Square(2, 2), Square(3, 2))))
    for seat in (GM, "p1"):
        assert ground(table, seat, Square(0, 0)) == "grass"
        assert ground(table, seat, Square(2, 0)) == "water"
        assert ground(table, seat, Square(3, 2)) == "wood"
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world.scene.space == table.state.world.scene.space
    table.do(GM, c.Undo())
    assert ground(table, GM, Square(3, 2)) == "water"
    table.do(GM, c.PaintGround(ground="snow"))
    assert ground(table, GM, Square(2, 0)) == "snow"


def test_nothing_is_told_when_somebody_draws(table: Playing) -> None:
    space = view(table.state, GM).space
    for do in (
        c.PaintGround(ground="grass"),
        c.SetSpace(space=space, is_same_map=True),
        c.SetSpace(space=space),
    ):
        before, teller = table.state, Teller("p1", "en")
        assert teller.tell(before, table.do(GM, do), table.state) == []


def test_painting_is_the_game_masters_and_stays_on_the_map(table: Playing) -> None:
    assert code_of(table.refused("p1", c.PaintGround(ground="grass"))) == "only-the-gm"
    beyond = c.PaintGround(ground="water", squares=(Square(40, 0), Square(0, 40)))
    assert len(table.refused(GM, beyond).faults) == 2  # type: ignore[attr-defined]


def test_in_the_fog_nobody_sees_what_unknown_ground_is_made_of(table: Playing) -> None:
    table.do(GM, c.PaintGround(ground="water", blocks=((Square(6, 0), Square(8, 5)),)))
    table.do(GM, c.SetFog())
    table.do(GM, c.PaintFog(blocks=((Square(6, 0), Square(7, 5)),)))
    assert ground(table, GM, Square(6, 0)) == "water"
    assert ground(table, "p1", Square(6, 0)) == "plain"
    assert ground(table, "p1", Square(8, 0)) == "water"


def test_a_map_in_words_says_what_it_is_made_of(table: Playing) -> None:
    table.do(GM, c.PaintGround(ground="grass"))
    table.do(GM, c.PaintGround(ground="water", blocks=((Square(2, 0), Square(3, 5)),)))
    teller = Teller("p1", "en")
    speaker = teller.meet(table.state)
    assert map_lines(view(table.state, "p1"), teller.callers, speaker)[-1] == "ground: grass; water C1-D6"
