"""Plays the ```table blocks of a page: several people at one led table, each with what they type.

    python -m tests.docs.tables docs/game-master.md      # put what the table says into the page

The first line names the game, the game master and the players with their heroes; a line `Greta> …` is typed
by Greta, and a line `Ola looks` shows what Ola is asked.  What is told stands below, once where all read the
same.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from nde.prose.talk.conversation import show_conversation
from nde.table import commands as c
from nde.table.seats import GM
from tests.prose.talk.local import Local, Sheet
from tests.table.play import sheet_of

BLOCK = re.compile(r"(?<=^```table\n).*?(?=^```)", re.MULTILINE | re.DOTALL)
SAID = re.compile(r"(\w+)> (.*)")
LOOKS = re.compile(r"(\w+) looks")


def played(page: str) -> str:
    """The page with everything the tables say now."""
    return BLOCK.sub(lambda block: _played_block(block[0]), page)


def _played_block(block: str) -> str:
    head, *lines = block.splitlines()
    table, seats = _opened(head)
    shown = [head]
    for line in lines:
        if said := SAID.fullmatch(line):
            shown += [line, *_typed(table, seats, said[1], said[2])]
        elif looks := LOOKS.fullmatch(line):
            shown += [line, *_looked(table, seats[looks[1]])]
    return "".join(f"{line}\n" for line in shown)


def _opened(head: str) -> tuple[Local, dict[str, str]]:
    _, game, leader, *players = head.split()
    table = Local(game)
    table.do(GM, c.Sit(seat=GM, name=leader, role="gm"))
    seats = {leader: GM}
    for number, one in enumerate(players, 1):
        name, _, hero = one.partition(":")
        seats[name] = name.casefold()
        table.do(seats[name], c.Sit(seat=seats[name], name=name))
        sheet = {**sheet_of(game, number), "name": hero}
        table.do(seats[name], c.Bring(id=hero.casefold(), sheet=sheet, seat=seats[name]))
    for seat in seats.values():
        table.talk(seat).look()
        _paper(table, seat).take()
    return table, seats


def _paper(table: Local, seat: str) -> Sheet:
    paper = table.talk(seat).paper
    assert isinstance(paper, Sheet)
    return paper


def _typed(table: Local, seats: dict[str, str], name: str, text: str) -> list[str]:
    version = table.state.version
    own = table.type(seats[name], text)
    if table.state.version == version:
        return [f"    {line}" for line in own]  # an answer for whoever asked, or a refusal
    told = {one: _paper(table, seat).take() for one, seat in seats.items() if one != name}
    # Behind what is told, whoever typed is shown the table anew.
    mine = told[name] = [line for line in own if line in table.said[seats[name]]]
    shared = [line for line in mine if all(line in lines for lines in told.values())]
    shown = [f"    {line}" for line in shared]
    for one in seats:
        rest = [line for line in told[one] if line not in shared]
        shown += [f"    {one} reads: {line}" for line in rest]
    return shown


def _looked(table: Local, seat: str) -> list[str]:
    talk = table.talk(seat)
    _paper(table, seat).take()
    show_conversation(talk)
    return [f"    {line}" for line in _paper(table, seat).take()]


if __name__ == "__main__":
    for page_name in sys.argv[1:]:
        path = Path(page_name)
        path.write_text(played(path.read_text(encoding="utf-8")), encoding="utf-8")
