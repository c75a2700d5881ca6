"""What players write may hit upon the id of somebody hidden: it is told as any other word, to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from nde.board import Board, Grid, Square
from nde.dice import at_random, play, seeded
from nde.errors import NdeError
from nde.prose import Teller
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.offers import offers_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.games import for_games
from tests.table.play import with_heroes

HIDDEN, NOBODY = "lurkingone", "nosuchname"
TEXTS = ("{}", "the {} over there", "{}.")
Do = Callable[[str], c.AnyDo]


def a_table(game: str, *, is_fight: bool) -> State:
    """Heroes, somebody they see, and somebody they do not."""
    table = with_heroes(game, 3)
    block = table.state.playing.cast("brute", "minion")
    board = Board(grid=Grid(width=10, height=10))
    for row, one in enumerate(table.state.playing.people(table.state.world.scene)):
        board = board.put(one.id, Square(1, 1 + row))
    board = board.put("rat", Square(2, 2)).put(HIDDEN, Square(6, 6))
    foes = {"rat": block, HIDDEN: block}
    table.do(GM, c.SetScene(place="ford", foes=foes, hidden=(HIDDEN,), space=board))
    if is_fight:
        table.do(GM, c.Mark(moment="fight"))
    return table.state


def told(state: State, seat: str, do: c.AnyDo, name: str) -> list[str]:
    """What everybody is sent and told of a command, a name in it left open."""
    try:
        entry = decide(state, c.Command(seat=seat, do=do, id="one"), SeededDice(b"7" * 32))
    except NdeError as refusal:
        return [refusal.code]
    after = apply(state, entry)
    found = []
    for reader in ("p1", "p2", "watcher"):
        found.append(msgspec.json.encode(view_entry(entry, reader)).decode())
        found.append(msgspec.json.encode(view(after, reader)).decode())
        found += Teller(reader, "en").tell(state, entry, after)
    return [re.sub(name, "@", one, flags=re.IGNORECASE) for one in found]


def written(state: State) -> Iterator[tuple[str, Do]]:
    """By seat, every way to write a text."""
    held = state.world.held_by("p1")[0]
    rules = state.rules
    sheet = rules.write_sheet(play(rules.create(), seeded(3), at_random(seeded(4))))
    yield "p9", lambda text: c.Sit(seat="p9", name=text)
    yield "p1", lambda text: c.Sit(seat="p1", name=text)
    yield "p1", lambda text: c.Say(text=text)
    yield "p1", lambda text: c.Try(figure=held, text=text)
    yield "p1", lambda text: c.WriteNote(id="note", text=text, is_open=True)
    yield "p1", lambda text: c.Bring(id="nova", sheet={**sheet, "name": text})
    for one in offers_for(state, "p1"):
        for param in one.offer.params:
            if param.kind == "text":
                yield "p1", _varied(one.offer.action, param.name, is_many=param.is_many)


def _varied(action: object, name: str, *, is_many: bool) -> Do:
    return lambda text: c.Act(action=action, values={name: [text] if is_many else text})


@for_games("map")
@pytest.mark.parametrize("is_fight", [False, True])
def test_a_text_that_hits_upon_a_hidden_id_is_told_as_any_other(game: str, is_fight: bool) -> None:
    state = a_table(game, is_fight=is_fight)
    count = 0
    for seat, do in written(state):
        for text in TEXTS:
            there, nowhere = (told(state, seat, do(text.format(name)), name) for name in (HIDDEN, NOBODY))
            assert there == nowhere
            count += len(there) > 1
    assert count >= len(TEXTS) * 5
