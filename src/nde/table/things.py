"""Things, conditions and notes in free words: what somebody has besides what the game's rules know.

No rule looks at them.  They stand on the sheet of whoever has them, and go from hand to hand; what a note
says is for whoever plays its owner, and for the game master.
"""

from __future__ import annotations

from nde.table.seats import GM
from nde.table.state import State, Thing, World
from nde.table.visibility import hidden_from_seat


def thing_numbered(world: World, number: int) -> Thing | None:
    """The thing of this number."""
    return next((one for one in world.things if one.number == number), None)


def may_read(world: World, seat: str, thing: Thing) -> bool:
    """Whether a seat may know what a thing is: all but notes are open to all."""
    return thing.kind != "note" or seat in (GM, world.holder(thing.figure))


def things_for(state: State, seat: str) -> tuple[Thing, ...]:
    """What everybody has whom a seat sees, as far as it may know."""
    if not state.world.things:
        return ()
    hidden = hidden_from_seat(state, seat)
    there = [one for one in state.world.things if one.figure not in hidden]
    return tuple(one for one in there if may_read(state.world, seat, one))
