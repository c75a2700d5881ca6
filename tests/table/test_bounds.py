"""What a table holds: as much as any game needs, and an end to what one seat can fill it with."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from nde.errors import Illegal, NdeError
from nde.locale import LANGUAGES, words
from nde.table import bounds
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.seats import GM, Seat
from nde.table.state import Note
from nde.table.view_entry import view_entry
from tests.refusals import code_of
from tests.table.play import GAME, HEROES, Playing, seated, sheet_of, with_heroes

KINDS = ("heroes", "party", "figures", "notes", "own-note-text", "note-text", "salts", "squares", "seats")
TEXT = "x" * 4_000


@dataclass
class Full:
    """A table with as much as it holds of something."""

    table: Playing

    def lets(self, seat: str, do: c.AnyDo) -> None:
        """Check that something is still possible, and leave the table as it was."""
        self.table.copy().do(seat, do)

    def refuses(self, seat: str, do: c.AnyDo, what: str, most: int) -> None:
        """Check that there is no room for something."""
        refusal = self.table.refused(seat, do)
        assert code_of(refusal) == "too-many"
        assert refusal.facts == {"what": what, "most": most}


def bring(id: str, seat: str = "") -> c.Bring:
    """The command that brings a hero."""
    return c.Bring(id=id, sheet=sheet_of("nde12", 1), seat=seat)


def with_notes(table: Playing, by: str, lengths: list[int]) -> Playing:
    """The table with notes of one author, as a long game has left them."""
    notes = tuple(Note(id=f"{by}-{at}", text="x" * length, by=by) for at, length in enumerate(lengths))
    table.state = replace(table.state, notes=(*table.state.notes, *notes))
    return table


# Characters.


def test_a_player_brings_twenty_heroes_and_no_more() -> None:
    table = seated("nde12")
    for number in range(bounds.MOST_HEROES):
        table.do("p1", bring(f"hero-{number}"))
    full = Full(table)
    full.refuses("p1", bring("more"), "heroes", 20)
    full.refuses("p1", c.Create(id="more"), "heroes", 20)
    full.refuses(GM, bring("more", "p1"), "heroes", 20)
    full.lets("p2", bring("more"))
    full.lets("p2", c.Create(id="more"))
    full.lets(GM, c.Advance(figure="hero-3"))
    assert code_of(table.refused("p1", bring("hero-3"))) == "id-taken"
    table.do(GM, c.Remove(figure="hero-3"))
    full.lets("p1", bring("more"))


def test_whoever_is_being_made_counts_too() -> None:
    table = seated("nde12")
    numbers = [table.do("p1", c.Create(id=f"hero-{number}")).number for number in range(20)]
    full = Full(table)
    full.refuses("p1", c.Create(id="more"), "heroes", 20)
    full.refuses("p1", bring("more"), "heroes", 20)
    full.lets("p1", c.Answer(pending=numbers[0], answer="Ada"))
    table.do("p1", c.Drop(pending=numbers[7]))
    full.lets("p1", c.Create(id="more"))


def test_forty_heroes_are_at_a_table_whoever_plays_them() -> None:
    table = seated("nde12")
    for number in range(bounds.MOST_PARTY):
        table.do(GM, bring(f"hero-{number}"))
    full = Full(table)
    for seat in ("p1", GM):
        full.refuses(seat, bring("more"), "party", 40)
        full.refuses(seat, c.Create(id="more"), "party", 40)
    full.lets("p1", c.Give(figure="hero-1", seat="p1"))
    table.do(GM, c.Remove(figure="hero-0"))
    full.lets("p1", bring("more"))


# Figures.


@GAME
def test_a_scene_holds_a_hundred_figures(game: str) -> None:
    table = with_heroes(game)
    block = table.state.playing.cast("beast", "minion")
    room = bounds.MOST_FIGURES - len(HEROES)
    foes = {f"foe-{number}": block for number in range(room)}
    full = Full(table)
    full.refuses(GM, c.SetScene(foes={**foes, "more": block}), "figures", 100)
    full.refuses(GM, c.AddFoes(foes={**foes, "more": block}), "figures", 100)
    full.lets(GM, c.AddFoes(foes=foes))
    table.do(GM, c.SetScene(foes=foes))
    assert len(table.state.playing.people(table.state.world.scene)) == 100
    full.refuses(GM, c.AddFoes(foes={"more": block}), "figures", 100)
    full.lets(GM, c.SetScene(foes=foes))
    full.lets(GM, c.AddFoes(foes={}))
    table.do(GM, c.Remove(figure="foe-0"))
    full.lets(GM, c.AddFoes(foes={"more": block}))


# Notes.


@pytest.mark.parametrize("seat", ["watcher", "p1", GM])
def test_everybody_keeps_fifty_notes(seat: str) -> None:
    table = seated("nde12")
    for number in range(bounds.MOST_NOTES):
        table.do(seat, c.WriteNote(id=f"n-{number}", text="x"))
    full = Full(table)
    full.refuses(seat, c.WriteNote(id="more", text=""), "notes", 50)
    full.lets(seat, c.WriteNote(id="n-7", text="changed"))
    full.lets("p2", c.WriteNote(id="more", text="x"))
    table.do(seat, c.EraseNote(id="n-0"))
    full.lets(seat, c.WriteNote(id="more", text="x"))


def test_nobody_alone_takes_up_the_room_for_notes() -> None:
    full = Full(with_notes(seated("nde12"), "watcher", [4_000] * 4))
    full.lets("watcher", c.WriteNote(id="more", text="x" * 384))
    full.refuses("watcher", c.WriteNote(id="more", text="x" * 385), "own-note-text", 16_384)
    full.lets("watcher", c.WriteNote(id="watcher-0", text=TEXT))
    for seat in ("p1", "p2", GM):
        full.lets(seat, c.WriteNote(id="more", text=TEXT))


def test_all_notes_together_have_an_end() -> None:
    full = Full(with_notes(seated("nde12"), GM, [4_000] * 16))
    for seat in ("p1", "watcher", GM):
        full.lets(seat, c.WriteNote(id="more", text="x" * 1_536))
        full.refuses(seat, c.WriteNote(id="more", text="x" * 1_537), "note-text", 65_536)
    full.lets(GM, c.WriteNote(id=f"{GM}-0", text=TEXT))


def test_a_game_with_more_already_plays_on() -> None:
    table = with_notes(seated("nde12"), "p1", [4_000] * 60)
    full = Full(table)
    full.lets("p1", c.WriteNote(id="p1-0", text="shorter"))
    full.lets("p1", c.EraseNote(id="p1-0"))
    full.refuses("p1", c.WriteNote(id="more", text="x"), "notes", 50)
    entries = [
        e.Entry(number=number, seat="p1", events=(e.SaltAdded(salt="ab"),))
        for number in range(1, 2 * bounds.MOST_SALTS)
    ]
    assert len(fold(table.header, entries).salts) == len(entries)


def test_the_game_master_erases_anybodys_note_and_their_own_first() -> None:
    table = seated("nde12")
    for seat in ("watcher", "p1", GM):
        table.do(seat, c.WriteNote(id="same", text=seat))
    table.do("p2", c.WriteNote(id="other", text="x"))
    authors = [table.do(GM, c.EraseNote(id="same")).events for _ in range(3)]
    assert authors == [(e.NoteErased(id="same", by=by),) for by in (GM, "watcher", "p1")]
    assert [note.id for note in table.state.notes] == ["other"]
    refusal = table.refused(GM, c.EraseNote(id="same"))
    assert code_of(refusal) == "no-such-note"
    assert refusal.facts == {"note": "same", "allowed": ("other",)}


def test_nobody_else_erases_anothers_note_or_hears_of_it() -> None:
    table = seated("nde12")
    table.do("p1", c.WriteNote(id="mine", text="x", is_open=True))
    for seat in ("p2", "watcher"):
        refusal = table.refused(seat, c.EraseNote(id="mine"))
        assert refusal.facts == {"note": "mine", "allowed": ()}
    entry = table.do(GM, c.EraseNote(id="mine"))
    erased = (e.NoteErased(id="mine", by="p1"),)
    assert view_entry(entry, "p1").events == view_entry(entry, GM).events == erased
    assert view_entry(entry, "p2").events == (e.Veiled(),)


# The dice, the seats.


def test_the_dice_take_sixty_four_salts() -> None:
    table = seated("nde12")
    for number in range(bounds.MOST_SALTS):
        table.do("p1", c.AddSalt(salt=f"{number:02x}"))
    Full(table).refuses("p2", c.AddSalt(salt="ff"), "salts", bounds.MOST_SALTS)


def test_a_table_has_so_many_seats_and_one_of_them_is_the_game_masters() -> None:
    table = Playing("nde12")
    others = tuple(
        Seat(id=f"s-{number}", name="x", role="spectator") for number in range(bounds.MOST_SEATS - 2)
    )
    table.state = replace(table.state, seats=others)
    table.do("last", c.Sit(seat="last"))
    full = Full(table)
    full.refuses("more", c.Sit(seat="more", role="spectator"), "seats", bounds.MOST_SEATS)
    full.refuses(GM, c.Sit(seat="more"), "seats", bounds.MOST_SEATS)
    full.lets("s-1", c.Sit(seat="s-1", name="renamed"))
    table.do(GM, c.Sit(seat=GM, role="gm"))
    assert len(table.state.seats) == bounds.MOST_SEATS
    full.refuses("more", c.Sit(seat="more"), "seats", bounds.MOST_SEATS)
    table.do(GM, c.Leave(seat="s-1"))
    full.lets("more", c.Sit(seat="more"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bound_is_told_in_its_own_words(language: str) -> None:
    refusals: list[NdeError] = [Illegal("too-many", what=what, most=77) for what in KINDS]
    told = {words(language).error(refusal) for refusal in refusals}
    assert len(told) == len(KINDS)
    assert all("77" in text for text in told)
