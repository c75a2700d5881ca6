"""Heroes grow once an adventure is won, or when the game master says so; never in a fight, never dead."""

from __future__ import annotations

from contextlib import suppress

from nde.errors import NdeError
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.story.adventure import Change, Place
from nde.table.view import view
from tests.games import for_games
from tests.refusals import code_of
from tests.table.play import GAME, HEROES, Playing, in_fight, with_heroes
from tests.table.tales import begun, deed, story, tale

WON = Change(ending="won")


def won(game: str) -> Playing:
    """A table whose heroes have won their adventure."""
    table = begun(game, tale(Place(id="hall", deeds=(deed("end", WON),))))
    table.do("p1", c.Choose(option="end"))
    assert story(table).is_won
    return table


def grown(table: Playing, seat: str, figure: str) -> None:
    """Let a hero grow, and answer whatever is asked."""
    table.do(seat, c.Advance(figure=figure))
    table.answer_all()


@for_games("growth by adventures")
def test_nobody_grows_before_the_adventure_is_won(game: str) -> None:
    table = begun(game, tale(Place(id="hall", deeds=(deed("end", WON),))))
    assert code_of(table.refused("p1", c.Advance(figure="ala"))) == "growth-not-earned"
    assert code_of(with_heroes(game).refused("p1", c.Advance(figure="ala"))) == "growth-not-earned"


@for_games("growth by adventures")
def test_each_hero_grows_once_for_an_adventure_that_was_won(game: str) -> None:
    table = won(game)
    before = table.rules.characters(table.state.world.scene)
    grown(table, "p1", "ala")
    after = table.rules.characters(table.state.world.scene)
    assert after["ala"] != before["ala"]
    assert code_of(table.refused("p1", c.Advance(figure="ala"))) == "has-grown"
    grown(table, "p1", "bea")
    assert fold(table.header, table.entries) == table.state


@for_games("growth by adventures")
def test_a_seat_sees_who_may_grow_by_its_word(game: str) -> None:
    """What a button is shown for is not refused: those a player plays, once there is something to grow by."""
    before = begun(game, tale(Place(id="hall", deeds=(deed("end", WON),))))
    assert view(before.state, "p1").growing == ()
    assert view(before.state, GM).growing == tuple(HEROES)
    table = won(game)
    mine = tuple(one for one in HEROES if table.state.world.holder(one) == "p1")
    assert view(table.state, "p1").growing == mine
    assert view(table.state, "nobody").growing == ()
    grown(table, "p1", "ala")
    assert "ala" not in view(table.state, "p1").growing
    assert view(in_fight(game).state, GM).growing == ()


@for_games("growth by adventures")
def test_an_advance_that_is_taken_back_can_be_had_again(game: str) -> None:
    table = won(game)
    grown(table, "p1", "ala")
    while "ala" in table.state.world.grown or table.state.world.pending:
        table.do(GM, c.Undo())
    grown(table, "p1", "ala")
    assert table.state.world.grown == ("ala",)


@for_games("growth by choice")
def test_the_game_master_grants_an_advance_at_any_stage_and_the_player_chooses(game: str) -> None:
    table = with_heroes(game)
    for _ in range(2):
        table.do(GM, c.Advance(figure="ala"))
        assert [one.seat for one in open_questions(table.state)] == ["p1"]
        table.answer_all()


@GAME
def test_nobody_grows_in_the_middle_of_a_fight(game: str) -> None:
    table = in_fight(game)
    for seat in ("p1", GM):
        assert code_of(table.refused(seat, c.Advance(figure="ala"))) == "growth-in-a-fight"


def died(game: str) -> Playing:
    """A table at which a hero has died, by whatever effect the game has for it."""
    table = with_heroes(game)
    with suppress(NdeError):
        table.do(GM, c.Grant(effects=({"type": "Died", "hero": "ala", "rule": ""},)))
    with suppress(NdeError):
        table.do(GM, c.Grant(effects=({"type": "Died", "who": "ala", "rule": ""},)))
    return table


@for_games("deaths")
def test_the_dead_do_not_grow(game: str) -> None:
    table = died(game)
    assert next(one for one in table.state.playing.people(table.state.world.scene) if one.id == "ala").is_gone
    for seat in ("p1", GM):
        assert code_of(table.refused(seat, c.Advance(figure="ala"))) == "growth-of-the-dead"
