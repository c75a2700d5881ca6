"""The game master sees every room of an adventure and goes anywhere in it; nobody else learns of it."""

from __future__ import annotations

import msgspec
import pytest

from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.seats import GM
from nde.table.story.adventure import Adventure, Change, Foes, Place, StoryClock
from nde.table.story.plan import plan_for
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.table.play import GAME, Playing, with_heroes
from tests.table.tales import HALL, begun, deed, foes, kinds, options, progress, tale, way

EYES = ("p1", "p2", "watcher", "stranger")
END = Change(ending="won")
YARD = Place(id="yard", exits=(way("hall"),), deeds=(deed("end", END, needs=("key",)),))
HALL_PLACE = Place(id="hall", map=HALL, foes=(Foes(kind="undead", count=2),), exits=(way("yard"),))


def house(secret: Place | None = None) -> Adventure:
    """A yard and a hall, and a vault behind them that nobody has seen."""
    vault = secret if secret is not None else Place(id="vault", exits=(way("yard"),))
    search = deed("search", Change(set=("key",)))
    yard = Place(id="yard", exits=(way("hall"), way("vault", needs=("key",))), deeds=(*YARD.deeds, search))
    return tale(yard, HALL_PLACE, vault)


RICH = Place(
    id="vault",
    map=HALL,
    foes=(Foes(kind="undead", count=3, is_hidden=True),),
    exits=(way("hall"), way("yard")),
    deeds=(deed("loot", Change(harm="serious")),),
    enter=(Change(set=("robbed",)),),
    won=(END,),
)


@GAME
def test_the_game_master_sees_every_room_and_how_it_stands(game: str) -> None:
    table = begun(game, house(RICH))
    plan = plan_for(table.state, GM)
    assert plan is not None
    rooms = {one.place.id: one for one in plan.places}
    assert [id for id, one in rooms.items() if one.is_here] == ["yard"]
    assert [id for id, one in rooms.items() if one.is_visited] == ["yard"]
    assert {one.way.id: one.is_open for one in rooms["yard"].ways} == {"hall": True, "vault": False}
    assert rooms["vault"].place.foes == RICH.foes
    assert dict(plan.flags) == {"key": False, "robbed": False}
    table.do("p1", c.Choose(option="search"))
    table.do("p1", c.Choose(option="vault"))
    plan = plan_for(table.state, GM)
    assert plan is not None
    vault = next(one for one in plan.places if one.place.id == "vault")
    assert (vault.is_here, vault.fight, len(vault.people)) == (True, "ahead", 3)
    assert set(vault.hidden) == {one.id for one in vault.people}
    assert dict(plan.flags) == {"key": True, "robbed": True}


@GAME
def test_who_stayed_in_a_room_is_seen_there_after_the_party_has_left(game: str) -> None:
    table = begun(game, house())
    table.do(GM, c.GoTo(place="hall"))
    there = foes(table)
    table.do(GM, c.GoTo(place="yard"))
    plan = plan_for(table.state, GM)
    assert plan is not None
    hall = next(one for one in plan.places if one.place.id == "hall")
    assert [one.id for one in hall.people] == there
    assert not hall.is_here


@pytest.mark.parametrize("seat", EYES)
def test_nobody_else_is_given_the_plan(seat: str) -> None:
    assert plan_for(begun("nde12", house()).state, seat) is None


def test_a_table_without_an_adventure_has_no_plan() -> None:
    table = with_heroes("nde12")
    assert plan_for(table.state, GM) is None
    assert table.refused(GM, c.GoTo(place="yard")).code == "no-adventure"
    assert table.refused(GM, c.SetFlags(set=("key",))).code == "no-adventure"


@GAME
def test_the_game_master_goes_anywhere_and_what_is_there_happens(game: str) -> None:
    table = begun(game, house(RICH))
    entry = table.do(GM, c.GoTo(place="vault"))
    assert "PlaceEntered" in kinds(entry)
    assert (progress(table).place, progress(table).flags) == ("vault", ("robbed",))
    assert len(foes(table)) == 3
    assert fold(table.header, table.entries) == table.state


@GAME
def test_going_out_of_a_fight_breaks_it_off_and_it_is_undone_whole(game: str) -> None:
    table = begun(game, house())
    table.do("p1", c.Choose(option="hall"))
    table.do(GM, c.Mark(moment="fight"))
    table.answer_all()
    before = table.state.world
    table.do(GM, c.GoTo(place="yard"))
    table.answer_all()
    assert progress(table).place == "yard"
    assert not foes(table)
    assert options(table)
    while table.state.world.progress != before.progress:
        table.do(GM, c.Undo())
    assert set(foes(table)) == {
        one.id for one in table.state.playing.people(before.scene) if one.side == "foes"
    }


def test_an_adventure_can_begin_anywhere() -> None:
    clock = StoryClock(id="storm")
    adventure = msgspec.structs.replace(house(), clocks=(clock,))
    table = with_heroes("nde12", adventure=adventure)
    table.do(GM, c.GoTo(place="hall"))
    assert progress(table).visited == ("hall",)
    assert [one.id for one in table.state.world.clocks] == ["storm"]


def test_flags_open_and_close_as_the_game_master_says() -> None:
    table = begun("nde12", house())
    assert "vault" not in options(table)
    entry = table.do(GM, c.SetFlags(set=("key",)))
    assert "vault" in options(table)
    assert isinstance(view_entry(entry, "p1").events[0], e.Veiled)
    table.do(GM, c.SetFlags(clear=("key",)))
    assert "vault" not in options(table)


def test_what_cannot_be_is_refused_with_what_can() -> None:
    table = begun("nde12", house())
    assert table.refused("p1", c.GoTo(place="hall")).code == "only-the-gm"
    assert table.refused("p1", c.SetFlags(set=("key",))).code == "only-the-gm"
    refusal = table.refused(GM, c.GoTo(place="attic"))
    assert refusal.facts["allowed"] == ("yard", "hall", "vault")
    assert table.refused(GM, c.GoTo(place="yard")).code == "in-that-room"
    assert table.refused(GM, c.SetFlags(clear=("key",))).code == "flags-so-already"
    both = table.refused(GM, c.SetFlags(set=("kex",), clear=("door",)))
    assert [fault.place for fault in both.faults] == ["kex", "door"]  # type: ignore[attr-defined]
    fresh = with_heroes("nde12", adventure=house())
    assert fresh.refused(GM, c.SetFlags(set=("key",))).code == "not-set-out"
    table.do(GM, c.SetFlags(set=("key",)))
    table.do("p1", c.Choose(option="end"))
    assert table.refused(GM, c.GoTo(place="hall")).code == "adventure-over"


def _walk(table: Playing) -> None:
    """Rooms that are alike in both adventures, in an order that no way of theirs leads along."""
    table.do("p1", c.Choose(option="search"))
    table.do(GM, c.GoTo(place="hall"))
    table.do(GM, c.SetFlags(clear=("key",)))
    table.do(GM, c.GoTo(place="yard"))


@GAME
def test_players_of_two_adventures_that_differ_in_unseen_rooms_see_the_same(game: str) -> None:
    plain, rich = (begun(game, house(secret)) for secret in (None, RICH))
    for table in (plain, rich):
        _walk(table)
    assert plan_for(plain.state, GM) != plan_for(rich.state, GM)
    for eye in EYES:
        views = [msgspec.json.encode(view(table.state, eye)) for table in (plain, rich)]
        assert views[0] == views[1]
        seen = [
            msgspec.json.encode([view_entry(one, eye) for one in table.entries]) for table in (plain, rich)
        ]
        assert seen[0] == seen[1]
