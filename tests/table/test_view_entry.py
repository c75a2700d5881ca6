"""An entry is made ready once for seats to whom it looks the same: these must be the same in truth."""

from __future__ import annotations

from nde.table import commands as c
from nde.table.view_entry import seen_alike, view_entry
from tests.table.play import GAME_AND_SPACE, played, with_heroes

SEATS = ("gm", "p1", "p2", "watcher", "nobody")


@GAME_AND_SPACE
def test_seats_with_the_same_mark_see_the_same(game: str, space: str) -> None:
    shared = 0
    for seed in (1, 2, 3):
        for entry in played(game, seed=seed, space=space, turns=60).entries:
            by_mark: dict[object, object] = {}
            for seat in SEATS:
                mark, seen = seen_alike(entry, seat), view_entry(entry, seat)
                if mark in by_mark:
                    shared += 1
                    assert by_mark[mark] == seen
                by_mark[mark] = seen
    assert shared > 100


def test_whispers_notes_and_ones_own_commands_are_never_shared() -> None:
    table = with_heroes("nde12", 1)
    whisper = table.do("gm", c.Say(text="psst", to=("p1",)))
    aloud = table.do("gm", c.Say(text="hear"))
    note = table.do("p1", c.WriteNote(id="mine", text="x"))
    assert seen_alike(aloud, "p1") == seen_alike(aloud, "p2") == seen_alike(aloud, "watcher")
    assert seen_alike(whisper, "p1") != seen_alike(whisper, "p2")
    assert seen_alike(note, "gm") != seen_alike(note, "p1") != seen_alike(note, "p2")
    assert seen_alike(aloud, "gm") != seen_alike(aloud, "p1"), "only the one who asked sees the command's id"


def test_the_seed_is_taken_by_the_game_master_alone_and_everybody_hears_of_it() -> None:
    table = with_heroes("nde12", 1)
    assert table.refused("p1", c.TakeSeed()).code == "only-the-gm"
    entry = table.do("gm", c.TakeSeed())
    assert view_entry(entry, "p1").events == entry.events
    assert view_entry(entry, "watcher").events == entry.events
