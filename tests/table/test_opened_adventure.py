"""An adventure opened at a table from its file, or laid in place of the one that is played."""

from __future__ import annotations

import pytest

from nde.errors import Faults
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import fold
from nde.table.bounds import MOST_ADVENTURE_TEXT
from nde.table.codec import read_log, write_log
from nde.table.seats import GM
from nde.table.snapshot import decode_state, encode_state
from nde.table.view_entry import view_entry
from tests.docs.test_adventures import block
from tests.table.play import GAME, with_heroes
from tests.table.tales import options, progress, story

GOATS = block("toml")
MARSH = """
[adventure]
id = "marsh"
start = "reeds"
game = "cairn2e"
title.en = "The marsh"

[foes.mire-hulk]
name = "Mire Hulk"
hp = 8

[places.reeds]
title.en = "The reeds"
foes = [{ foe = "mire-hulk", kind = "brute" }]
won = { ending = "won" }
"""


@GAME
def test_a_table_without_an_adventure_is_given_one(game: str) -> None:
    table = with_heroes(game)
    entry = table.do(GM, c.OpenAdventure(text=GOATS))
    assert options(table) == ["begin"]
    assert story(table).adventure == "goat-cave"
    table.do("p1", c.Choose(option="begin"))
    assert progress(table).place == "slope"
    assert fold(table.header, table.entries) == table.state
    assert decode_state(encode_state(table.state)).world == table.state.world
    assert read_log(write_log(table.header, table.entries)).entries[-2] == entry


def test_players_are_told_its_title_and_nothing_else() -> None:
    table = with_heroes("nde12")
    opened = table.do(GM, c.OpenAdventure(text=GOATS))
    (event,) = view_entry(opened, "p1").events
    assert isinstance(event, e.AdventureOpened)
    assert event.adventure is None
    assert dict(event.title)["en"] == "The Goat in the Cave"
    changed = table.do(GM, c.OpenAdventure(text=GOATS.replace("Scree, wind", "Ice, wind")))
    assert isinstance(view_entry(changed, "p1").events[0], e.Veiled)


def test_another_adventure_begins_anew_and_undo_leads_back() -> None:
    table = with_heroes("cairn2e")
    table.do(GM, c.OpenAdventure(text=GOATS))
    table.do("p1", c.Choose(option="begin"))
    assert [one.id for one in table.state.world.clocks] == ["storm"]
    before = table.state.world
    table.do(GM, c.OpenAdventure(text=MARSH))
    assert (table.state.world.progress, table.state.world.clocks) == (None, ())
    assert "mire-hulk" in table.state.rules.foes
    table.do("p1", c.Choose(option="begin"))
    assert "mire-hulk-1" in {one.id for one in table.state.playing.people(table.state.world.scene)}
    table.do(GM, c.Undo(count=2))
    assert table.state.world == before
    assert story(table).place == "slope"
    assert "mire-hulk" not in table.state.rules.foes


def test_a_new_version_leaves_the_party_where_it_is() -> None:
    table = with_heroes("nde12")
    table.do(GM, c.OpenAdventure(text=GOATS))
    table.do("p1", c.Choose(option="begin"))
    table.do(GM, c.SetFlags(set=("heard",)))
    table.do(GM, c.TickClock(id="storm", by=3))
    longer = GOATS.replace("[endings.home]", CLIMB)
    table.do(GM, c.OpenAdventure(text=longer))
    assert (progress(table).place, progress(table).flags) == ("slope", ("heard",))
    assert {one.id: one.filled for one in table.state.world.clocks} == {"storm": 3, "night": 0}
    table.do(GM, c.GoTo(place="ledge"))
    refusal = table.refused(GM, c.OpenAdventure(text=GOATS))
    assert (refusal.code, refusal.facts["text"]) == ("room-is-needed", "ledge")
    table.do(GM, c.GoTo(place="slope"))
    table.do(GM, c.OpenAdventure(text=GOATS))
    assert [one.id for one in table.state.world.clocks] == ["storm"]


CLIMB = """[places.ledge]
title.en = "A ledge"
exits.down = { to = "slope", text.en = "Climb down" }

[places.cave.exits.up]
to = "ledge"
text.en = "Climb out by the roof"

[clocks.night]
title.en = "Night falls"

[endings.home]"""


def test_every_fault_is_told_at_once_and_nothing_is_opened() -> None:
    table = with_heroes("nde12")
    wrong = GOATS.replace('to = "slope"', 'to = "slop"').replace("trial", "tril", 1)
    refusal = table.refused(GM, c.OpenAdventure(text=wrong))
    assert isinstance(refusal, Faults)
    assert [one.place for one in refusal.faults] == [
        "places.slope.deeds.listen.tril",
        "places.cave.exits.out.to",
    ]
    assert table.refused(GM, c.OpenAdventure(text="[[[")).code == "adventure-unreadable"
    assert table.refused("p1", c.OpenAdventure(text=GOATS)).code == "only-the-gm"
    assert table.refused(GM, c.OpenAdventure(text="#" * (MOST_ADVENTURE_TEXT + 1))).code == "too-long"
    assert table.refused(GM, c.OpenAdventure(text=GOATS.replace("Bones", "\\u001b[2J"))).code == "unwritable"


def test_an_adventure_for_another_game_is_refused() -> None:
    table = with_heroes("nde12")
    refusal = table.refused(GM, c.OpenAdventure(text=MARSH.replace(', kind = "brute"', "")))
    assert refusal.code == "adventure-for-other-game"


@pytest.mark.parametrize("moment", ["fight", "turn"])
def test_it_is_opened_whatever_goes_on_in_the_scene(moment: str) -> None:
    table = with_heroes("nde12")
    table.do(GM, c.AddFoes(foes={"wolf": table.state.playing.cast("beast", "minion")}))
    table.do(GM, c.Mark(moment="fight"))
    if moment == "turn":
        table.do(GM, c.Mark(moment="turn"))
    table.do(GM, c.OpenAdventure(text=GOATS))
    table.do("p1", c.Choose(option="begin"))
    table.answer_all()
    assert progress(table).place == "slope"
