"""Who sits at a table, and what the table has agreed on."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.dice import GM

Role: TypeAlias = Literal["gm", "player", "spectator"]
Rolls: TypeAlias = Literal["engine", "typed"]
Numbers: TypeAlias = Literal["shown", "words", "hidden"]
"""How players know what a foe has left and how it is armoured: in numbers, in words, or not at all."""

__all__ = ["GM", "Agreement", "Numbers", "Role", "Rolls", "Seat"]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A place at the table.  The game master's seat has the id `gm`."""

    id: str
    name: str
    role: Role = "player"
    bot: str = ""
    """The policy that plays here; empty for a person."""
    rolls: Rolls = "engine"
    """Whether this seat's dice are drawn from the stream or typed from real dice."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has agreed on about itself; no rule of the game is among it."""

    answers: Literal["wait", "delay", "at-once"] = "wait"
    """Whether an open question waits for its person, takes its default after a delay, or at once."""
    delay: int = 60
    """Seconds until the default is taken, where there is a delay."""
    typed_dice: bool = True
    """Whether faces of real dice may be typed."""
    undo: Literal["anyone", "own", "once", "gm"] = "once"
    """Who may take back commands: anyone; whoever gave them; whoever gave them, but what told them something
    (dice that fell, somebody who came in sight) once a turn; or only the game master, who always may."""
    rulings: Literal["anyone", "gm"] = "gm"
    """Who may say how hard things are, what cover there is and what else bears on a roll."""
    turns: Literal["anyone", "gm"] = "anyone"
    """Who may say that the party has finished its turn, and mark rests."""
    drawings: Literal["anyone", "gm"] = "anyone"
    """Who may draw and write on the map, besides the game master."""
    foe_numbers: Numbers = "shown"
    """How players know the numbers of foes, unless the game master rules otherwise of one of them."""
