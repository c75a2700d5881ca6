"""One person's words erased: nothing of them is left, and the game is the same to the last die."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.table import commands as c
from nde.table.apply import fold
from nde.table.codec import Decoder, encode_entry
from nde.table.erasure import ERASED, erased
from nde.table.events import Entry
from nde.table.offers import offers_for
from nde.table.seats import GM
from tests.refusals import refuses
from tests.table.play import GAME, Playing, with_heroes


def talkative(game: str) -> Playing:
    """A table at which two players say all they can, in public and in private."""
    table = with_heroes(game)
    for seat, word in (("p1", "velvet"), ("p2", "granite")):
        table.do(seat, c.Sit(seat=seat, name=f"{word} name"))
        table.do(seat, c.Say(text=f"{word} aloud"))
        table.do(seat, c.Say(text=f"{word} whispered", to=(GM,)))
        table.do(seat, c.WriteNote(id=f"n-{seat}", text=f"{word} noted"))
        table.do(seat, c.Toss(dice="2d6", text=f"{word} tossed"))
        if table.state.playing.calls is not None:
            figure = next(id for id, holder in table.state.world.holders if holder == seat)
            table.do(seat, c.Try(figure=figure, text=f"{word} tried"))
    return table


def lines_of(table: Playing) -> list[bytes]:
    return [encode_entry(entry) for entry in table.entries]


def without(table: Playing, who: str) -> list[Entry]:
    found = erased(lines_of(table), who)
    decoder = Decoder(table.header)
    whole = [found.lines.get(place, line) for place, line in enumerate(lines_of(table), 1)]
    entries = [decoder.entry(line) for line in whole]
    assert [encode_entry(entry) for entry in entries] == whole, "lines stay as they are written"
    return entries


@GAME
@pytest.mark.parametrize("who", ["p1", "velvet name"])
def test_nothing_is_left_of_the_words_and_all_of_the_others(game: str, who: str) -> None:
    table = talkative(game)
    before, after = b"".join(lines_of(table)), b"".join(map(encode_entry, without(table, who)))
    assert b"velvet" in before
    assert b"velvet" not in after
    assert after.count(b"granite") == before.count(b"granite") >= 4


@GAME
def test_the_game_replays_as_it_did(game: str) -> None:
    table = talkative(game)
    for number in range(4):
        offers = [one for one in offers_for(table.state, "p1") if one.offer.action is not None]
        if offers:
            table.do("p1", c.Act(action=offers[number % len(offers)].offer.action))
            table.answer_all()
    now = fold(table.header, without(table, "p1"))
    seats = tuple(replace(seat, name=ERASED) if seat.id == "p1" else seat for seat in table.state.seats)
    assert now.seats == seats
    for part in ("scene", "holders", "pending", "clocks", "session"):
        assert getattr(now.world, part) == getattr(table.state.world, part)
    assert now.draws == table.state.draws


def test_whose_words_they_are_has_to_be_known() -> None:
    table = talkative("nde12")
    with refuses("no-such-seat") as refusal:
        erased(lines_of(table), "nobody")
    assert refusal.value.facts == {"seat": "nobody", "allowed": ("gm", "p1", "p2", "watcher")}
