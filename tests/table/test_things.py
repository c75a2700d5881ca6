"""Things, conditions and notes in free words: given, handed on, taken away, and read by those who may."""

from __future__ import annotations

import msgspec
import pytest

from nde.locale import LANGUAGES
from nde.prose import Teller
from nde.prose.people import people_labels
from nde.prose.sheets import sheet_of
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.codec import read_log, write_log
from nde.table.seats import GM
from nde.table.state import ThingKind
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import GAME, Playing, in_fight, with_heroes

EYES = (GM, "p1", "p2", "watcher")


def given(table: Playing, figure: str, text: str, kind: ThingKind = "thing") -> int:
    """The number of something that was just given."""
    return table.do(GM, c.GiveThing(figure=figure, text=text, kind=kind)).number


def told(table: Playing, seat: str, language: str = "en") -> str:
    """What a seat is told of the latest entry."""
    before = fold(table.header, table.entries[:-1])
    entry = view_entry(table.entries[-1], seat)
    return " ".join(Teller(seat, language).tell(before, entry, table.state))


def items(table: Playing, seat: str, figure: str, language: str = "en") -> list[str]:
    """What stands on somebody's sheet besides what the game knows."""
    sheet = sheet_of(Teller(seat, language), table.state, seat, figure)
    free = [one for one in sheet.lists if one.key.startswith("free-")]
    return [item.text for one in free for item in one.items]


@GAME
def test_a_thing_stands_on_the_sheet_and_goes_from_hand_to_hand(game: str) -> None:
    table = with_heroes(game, 3)
    key = given(table, "ala", "  a   rusty key ")
    for language in LANGUAGES:
        assert "a rusty key" in told(table, "p2", language)
        assert items(table, "watcher", "ala", language) == ["a rusty key"]
    table.do("p1", c.HandThing(thing=key, figure="cyd"))
    for language in LANGUAGES:
        assert "a rusty key" in told(table, "p1", language)
    assert (items(table, "p1", "ala"), items(table, "p1", "cyd")) == ([], ["a rusty key"])
    assert code_of(table.refused("p1", c.HandThing(thing=key, figure="ala"))) == "no-such-thing"
    table.do("p2", c.DropThing(thing=key))
    assert table.state.world.things == ()
    table.do(GM, c.Undo(count=1))
    assert items(table, "p1", "cyd") == ["a rusty key"]
    log = read_log(write_log(table.header, table.entries))
    assert fold(log.header, log.entries).world == table.state.world


@GAME
def test_a_condition_is_read_beside_the_games_own_and_is_the_game_masters_to_take(game: str) -> None:
    table = in_fight(game, 3)
    curse = given(table, "imp", "cursed by the well", "condition")
    teller = Teller("p1", "en")
    labels = people_labels(teller.reader(table.state, view(table.state, "p1")))
    assert "cursed by the well" in next(one for one in labels if one.id == "imp").notes
    assert "cursed by the well" in sheet_of(teller, table.state, "p1", "imp").conditions
    table.do(GM, c.Give(figure="imp", seat="p1"))
    assert code_of(table.refused("p1", c.DropThing(thing=curse))) == "no-such-thing"
    table.do(GM, c.Remove(figure="imp"))
    assert table.state.world.things == ()


@GAME
def test_a_note_is_read_by_whoever_has_it_and_by_nobody_else(game: str) -> None:
    table = with_heroes(game, 3)
    note = given(table, "ala", "qzsecret: meet me at dawn", "note")
    for seat in EYES:
        is_read = seat in (GM, "p1")
        seen = msgspec.json.encode(
            [view(table.state, seat), view_entry(table.entries[-1], seat)], enc_hook=str
        )
        assert (b"qzsecret" in seen) is is_read
        for language in LANGUAGES:
            assert ("qzsecret" in told(table, seat, language)) is is_read
            assert told(table, seat, language)
        assert bool(items(table, seat, "ala")) is is_read
    table.do("p1", c.HandThing(thing=note, figure="cyd"))
    assert items(table, "p1", "cyd") == []
    assert items(table, "p2", "cyd") == ["qzsecret: meet me at dawn"]
    assert b"qzsecret" not in msgspec.json.encode(view_entry(table.entries[-1], "watcher"), enc_hook=str)


def test_nobody_learns_what_somebody_unseen_has() -> None:
    table = in_fight("cairn2e", 3)
    table.do(GM, c.Hide(figures=("imp",)))
    given(table, "imp", "qzsecret crown")
    assert view(table.state, "p1").things == ()
    assert view_entry(table.entries[-1], "p1").events == (e.Veiled(),)
    key = given(table, "ala", "a key")
    assert code_of(table.refused("p1", c.HandThing(thing=key, figure="imp"))) == "no-such-person"
    assert code_of(table.refused("p1", c.HandThing(thing=key, figure="nobody"))) == "no-such-person"


def test_what_cannot_be_is_refused_and_what_the_party_has_goes_along() -> None:
    table = in_fight("nde12", 3)
    key = given(table, "ala", "a key")
    given(table, "imp", "a crown")
    for seat, do, code in (
        ("p1", c.GiveThing(figure="ala", text="a crown"), "only-the-gm"),
        (GM, c.GiveThing(figure="ala", text="  "), "thing-empty"),
        (GM, c.GiveThing(figure="ala", text="x" * 401), "too-long"),
        (GM, c.GiveThing(figure="nobody", text="x"), "no-such-person"),
        (GM, c.HandThing(thing=key, figure="ala"), "has-it-already"),
        (GM, c.DropThing(thing=999), "no-such-thing"),
        ("p2", c.DropThing(thing=key), "no-such-thing"),
    ):
        assert code_of(table.refused(seat, do)) == code
    table.do(GM, c.SetScene(place="the mill"))
    assert [one.text for one in table.state.world.things] == ["a key"]


@pytest.mark.parametrize("seat", ["p1", GM])
def test_nothing_is_handed_out_of_sight_by_undo(seat: str) -> None:
    table = with_heroes("tkds", 3)
    key = given(table, "ala", "a key")
    table.do(seat, c.HandThing(thing=key, figure="bea"))
    table.do(seat, c.Undo())
    assert [one.figure for one in table.state.world.things] == ["ala"]
