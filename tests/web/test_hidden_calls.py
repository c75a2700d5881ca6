"""Two tables that differ in what the game master keeps alone: players are sent the same bytes until told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.locale import LANGUAGES
from nde.prose import Teller, labels_for
from nde.prose.menu import for_people
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.codec import encode_entry
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.web.broadcast import told
from tests.table.play import Playing, with_heroes

GAME = pytest.mark.parametrize("game", ruleset_ids())
PLAYERS = ("p1", "p2", "watcher", "stranger")


class Twin:
    """One of two tables, and everything that it has sent to everybody."""

    def __init__(self, game: str) -> None:
        self.table: Playing = with_heroes(game, 5)
        self.sent: dict[str, list[bytes]] = {seat: [] for seat in (*PLAYERS, GM)}

    def do(self, seat: str, do: Any) -> None:
        """Carry out a command, and send it to everybody with the table as they see it, in every language."""
        before = self.table.state
        entry = self.table.do(seat, do)
        for eye, sent in self.sent.items():
            sent.append(told(entry, eye, encode_entry(entry)).frame)
            sent.append(self._seen(before, entry, eye))

    def _seen(self, before: State, entry: Any, eye: str) -> bytes:
        state = self.table.state
        seen = for_people(state, view(state, eye))
        parts: list[Any] = [seen]
        for language in LANGUAGES:
            teller = Teller(eye, language)
            parts += [teller.tell(before, entry, state), labels_for(teller, state, seen)]
        return msgspec.json.encode(parts, enc_hook=str)

    @property
    def rungs(self) -> list[str]:
        calls = self.table.state.playing.calls
        assert calls is not None
        return [one.key for one in calls.rungs]


def both(game: str, ours: Any, theirs: Any) -> tuple[Twin, Twin]:
    """Two tables at which the game master has said two things."""
    one, two = Twin(game), Twin(game)
    one.do(GM, ours)
    two.do(GM, theirs)
    return one, two


def alike(one: Twin, two: Twin) -> None:
    """Fail where a player could tell the two apart by a byte."""
    for seat in PLAYERS:
        assert one.sent[seat] == two.sent[seat]


def respond(twins: tuple[Twin, Twin]) -> None:
    """The hero who is called rolls, at both tables alike."""
    for twin in twins:
        (call,) = twin.table.state.world.calls
        (called,) = call.called
        trait = called.traits[0] if called.traits else ""
        twin.do("p1", c.Respond(call=call.number, figure="ala", trait=trait))
        twin.table.answer_all(lambda ask: ask.default)


@GAME
def test_a_hidden_difficulty_is_in_no_byte_before_the_roll(game: str) -> None:
    rungs = Twin(game).rungs or [""]
    ours, theirs = (
        c.CallFor(figures=("ala",), difficulty=rung, is_hidden=True, reason="a gap")
        for rung in (rungs[0], rungs[-1])
    )
    one, two = both(game, ours, theirs)
    alike(one, two)
    assert (one.sent[GM] == two.sent[GM]) is (rungs[0] == rungs[-1])
    for twin in (one, two):
        twin.do("p2", c.Say(text="…"))
    alike(one, two)


@GAME
def test_a_blind_result_is_in_no_byte_until_it_is_told(game: str) -> None:
    rungs = Twin(game).rungs or [""]
    ours, theirs = (
        c.CallFor(figures=("ala",), difficulty=rung, is_hidden=True, way="blind", reason="who lies?")
        for rung in (rungs[0], rungs[-1])
    )
    twins = both(game, ours, theirs)
    respond(twins)
    alike(*twins)
    for twin in twins:
        (kept,) = twin.table.state.world.withheld
        twin.do("p2", c.Say(text="…"))
        assert b"Revealed" not in b"".join(twin.sent["p1"])
        twin.do(GM, c.Reveal(number=kept.number, is_only_told=True))
        assert b"Revealed" in twin.sent["p1"][-2]


@GAME
def test_other_dice_of_a_blind_roll_are_in_no_byte(game: str) -> None:
    do = c.CallFor(figures=("ala",), way="blind")
    one, two = both(game, do, do)
    two.table.dice = Playing(game, 99).dice
    respond((one, two))
    alike(one, two)
    dice = [twin.table.entries[-1].dice for twin in (one, two)]
    assert dice[0]
    if dice[0] != dice[1]:
        assert one.sent[GM] != two.sent[GM]


@GAME
def test_two_tables_that_differ_in_the_open_can_be_told_apart(game: str) -> None:
    one, two = both(game, c.CallFor(figures=("ala",), reason="a"), c.CallFor(figures=("ala",), reason="b"))
    with pytest.raises(AssertionError):
        alike(one, two)
