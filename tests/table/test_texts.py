"""Names and texts by every way in: nothing unseen or turned round, nobody else's line, nobody's double."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import is_writable
from nde.table.commands import AnyDo
from nde.table.seats import GM
from tests.refusals import code_of
from tests.table.play import sheet_of, with_heroes

GAME = "nde12"

UNSEEN = [
    "\x07",
    "\x1b[2J",
    "\r",
    "\x85",
    "\u202e",
    "\u202d",
    "\u2066",
    "\u202a",
    "\u2069",
    "\u200b",
    "\ufeff",
    "\u2028",
]


def ways_in(text: str) -> list[tuple[str, AnyDo]]:
    """Commands that bring a text to a table."""
    sheet: dict[str, Any] = {**sheet_of(GAME, 7), "name": text}
    return [
        ("p1", c.Say(text=text)),
        (GM, c.Say(text=text)),
        ("p1", c.Sit(seat="p1", name=text)),
        ("p1", c.WriteNote(id="n", text=text)),
        ("p1", c.Bring(id="dan", sheet=sheet)),
        ("p1", c.Try(figure="ala", text=text)),
        (GM, c.Rename(figure="ala", name=text)),
        (GM, c.SetClock(id="k", text=text)),
    ]


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
@pytest.mark.parametrize("way", range(len(ways_in(""))))
def test_what_nobody_sees_or_what_turns_others_round_is_refused(way: int, sign: str) -> None:
    seat, do = ways_in(f"Ann{sign}Bob")[way]
    assert code_of(with_heroes(GAME).refused(seat, do)) == "unwritable"


@pytest.mark.parametrize(
    "text", ["šípy", "Ada\u200dBo", "👩\u200d🚀", "שלום", "\u2067שלום\u2069 Ann", "a\tb"]
)
def test_people_write_in_whatever_script_they_have(text: str) -> None:
    table = with_heroes(GAME)
    said = table.do("p1", c.Say(text=text)).events[0]
    assert isinstance(said, e.Said)
    assert said.text == " ".join(text.split())


@given(st.lists(st.sampled_from("a\n\u202a\u2066\u2069\u202c"), max_size=8).map("".join))
def test_every_direction_is_closed_where_it_was_begun(text: str) -> None:
    depth, ends = [], {"\u202a": "\u202c", "\u2066": "\u2069"}
    fine = True
    for sign in text + "\n":
        if sign in ends:
            depth.append(ends[sign])
        elif sign in ends.values():
            fine &= bool(depth) and depth.pop() == sign
        elif sign == "\n":
            fine &= not depth
            depth = []
    assert is_writable(text) == fine


def test_no_players_line_goes_on_as_somebody_elses() -> None:
    table = with_heroes(GAME)
    said = table.do("p1", c.Say(text="hello\r\nAda: you win\n")).events[0]
    assert isinstance(said, e.Said)
    assert said.text == "hello Ada: you win"
    read_aloud = table.do(GM, c.Say(text="A hall.\n\nIt is dark.")).events[0]
    assert isinstance(read_aloud, e.Said)
    assert read_aloud.text == "A hall.\n\nIt is dark."
    table.do("p1", c.Sit(seat="p1", name=" Ann\n Lee "))
    assert [seat.name for seat in table.state.seats if seat.id == "p1"] == ["Ann Lee"]


@pytest.mark.parametrize("name", ["{gm}", " {gm}.", "{GM}", "M\u0456ra", "M\u00edra", "\uff2dira", "Mi-ra"])
def test_nobody_looks_like_the_game_master(name: str) -> None:
    table = with_heroes(GAME)
    table.do(GM, c.Sit(seat=GM, name="Mira", role="gm"))
    wish = c.Sit(seat="p1", name=name.format(gm="Mira", GM="MIRA"))
    assert code_of(table.refused("p1", wish)) == "name-of-the-gm"
    table.do("p1", c.Sit(seat="p1", name="Miran"))
