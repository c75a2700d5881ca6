"""Games of every version that end in the middle of a question: they are opened, shown, and go on."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from nde.table import commands as c
from nde.table.apply import apply, fold
from nde.table.codec import read_log
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.questions import open_questions, outdated
from nde.table.seats import GM
from nde.table.view import view
from tests.games import games_with
from tests.table.play import SEATS, seed_of

FOLDER = Path(__file__).parent / "fixtures" / "waiting"
KEPT = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_game_that_waits_is_opened_shown_and_goes_on(path: Path) -> None:
    content = path.read_bytes()
    assert hashlib.sha256(content).hexdigest() == path.with_suffix(".sha256").read_text().strip(), (
        "a fixture is never changed"
    )
    log = read_log(content)
    state, dice = fold(log.header, log.entries), SeededDice(seed_of(0))
    assert state.world.pending
    # What is asked otherwise by now is set aside, as when a table is opened; all else waits as it did.
    for pending in outdated(state):
        state = apply(state, decide(state, c.Command(seat=GM, do=c.Drop(pending=pending.number)), dice))
    for seat in SEATS:
        view(state, seat)
    for one in open_questions(state):
        assert one.seat in SEATS
        state = apply(state, decide(state, c.Command(seat=GM, do=c.Drop(pending=one.pending)), dice))
    assert not state.world.pending
    entry = decide(state, c.Command(seat=GM, do=c.Mark(moment="turn")), dice)
    assert apply(state, entry).version == state.version + 1


def test_there_is_one_of_every_game_that_asks() -> None:
    assert {path.stem.partition("-")[0] for path in KEPT} >= set(games_with("questions"))
