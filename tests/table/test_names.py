"""Names given at the table: to foes and people by the game master, to heroes by whoever plays them."""

from __future__ import annotations

import pytest

from nde.errors import Illegal, Unreadable
from nde.prose.log import Teller
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import Playing
from tests.table.test_decide import ready

GAME = pytest.mark.parametrize("game", ruleset_ids())


def foe_of(table: Playing) -> str:
    """The first foe."""
    return next(one.person.id for one in view(table.state, GM).people if one.person.side == "foes")


def called_in(state: State, figure: str, seat: str = "p1") -> str:
    """What somebody is called by whoever sits there."""
    teller = Teller(seat, "en")
    teller.meet(state)
    return teller.callers.name(figure)


def called(table: Playing, seat: str, figure: str) -> str:
    """What somebody is called now."""
    return called_in(table.state, figure, seat)


@GAME
def test_a_foe_is_called_by_the_name_it_is_given(game: str) -> None:
    table = ready(game)
    foe = foe_of(table)
    before, teller = table.state, Teller("p1", "en")
    entry = table.do(GM, c.Rename(figure=foe, name="  Old   Tom "))
    (line,) = teller.tell(before, entry, table.state)
    assert "Old Tom" in line
    assert called(table, "p1", foe) == "Old Tom"
    person = next(one.person for one in view(table.state, "p1").people if one.person.id == foe)
    assert person.name == "Old Tom"
    table.do(GM, c.Rename(figure=foe))
    assert called(table, "p1", foe) == called_in(before, foe)


@GAME
def test_a_name_is_kept_in_the_log_and_goes_with_undo(game: str) -> None:
    table = ready(game)
    foe = foe_of(table)
    old = called(table, "p1", foe)
    table.do(GM, c.Rename(figure=foe, name="Old Tom"))
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world.names == ((foe, "Old Tom"),)
    table.do(GM, c.Undo())
    assert called(table, "p1", foe) == old


@GAME
def test_players_rename_their_own_heroes_on_their_sheets(game: str) -> None:
    table = ready(game)
    own, other = table.state.world.held_by("p1")[0], table.state.world.held_by("p2")[0]
    table.do("p1", c.Rename(figure=own, name="Wren"))
    assert called(table, "p2", own) == "Wren"
    assert table.state.rules.characters(table.state.world.scene)[own].name == "Wren"
    assert code_of(table.refused("p1", c.Rename(figure=other, name="Wren"))) == "not-yours"
    assert code_of(table.refused("p1", c.Rename(figure=own, name=" "))) == "name-empty"


@GAME
def test_two_of_one_name_are_told_apart(game: str) -> None:
    table = ready(game)
    hero = table.state.world.held_by("p1")[0]
    table.do(GM, c.Rename(figure=foe_of(table), name=called(table, GM, hero)))
    assert called(table, "p1", foe_of(table)) != called(table, "p1", hero)


def test_names_are_checked_like_other_texts() -> None:
    table = ready("nde12")
    foe = foe_of(table)
    for name, code in (("x" * 81, "too-long"), ("Tom\ud800", "unwritable"), ("To\x07m", "unwritable")):
        refusal = table.refused(GM, c.Rename(figure=foe, name=name))
        assert isinstance(refusal, Unreadable)
        assert code_of(refusal) == code
    assert isinstance(table.refused("p1", c.Rename(figure=foe, name="Tom")), Illegal)


def test_nobody_hears_the_name_of_somebody_hidden() -> None:
    table = ready("nde12")
    foe = foe_of(table)
    table.do(GM, c.Hide(figures=(foe,)))
    entry = table.do(GM, c.Rename(figure=foe, name="Old Tom"))
    assert "Old Tom" not in str(view_entry(entry, "p1"))
    assert "Old Tom" not in str(view(table.state, "p1"))
