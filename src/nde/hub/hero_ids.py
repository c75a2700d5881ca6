"""The ids of heroes whom players bring: a part of them is drawn here, so that they tell nobody anything.

A player who could choose an id would be refused one that somebody has already, somebody hidden among them.
"""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from nde.table.bounds import ID
from nde.table.commands import Bring, Command, Create
from nde.table.seats import GM

SIGNS = "bcdfghjkmnpqrstvwxz"
"""No vowels, for no words; and no digits, which would count somebody among their kind."""
DRAWN = 6
LONGEST = 40


def with_drawn_id(command: Command) -> Command:
    """A command with an id for its new hero that nobody could guess; the game master chooses theirs."""
    do = command.do
    if command.seat == GM or not isinstance(do, Create | Bring) or not ID.fullmatch(do.id):
        return command
    drawn = "".join(secrets.choice(SIGNS) for _ in range(DRAWN))
    return replace(command, do=replace(do, id=f"{do.id[: LONGEST - DRAWN - 1].rstrip('-')}-{drawn}"))
