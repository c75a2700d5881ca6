"""Deciding about things in free words: the game master gives and takes them, players hand theirs on."""

from __future__ import annotations

from msgspec.structs import replace

from nde.errors import Illegal, Missing, Unreadable
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import MOST_THING_TEXT, MOST_THINGS, require_line
from nde.table.decision import Deciding
from nde.table.handlers.bystanders import require_somebody
from nde.table.state import Thing
from nde.table.things import thing_numbered
from nde.table.visibility import hidden_from_seat


def give_thing(d: Deciding, do: c.GiveThing) -> None:
    """Give somebody a thing, a condition or a note in free words."""
    d.require_gm()
    require_somebody(d, do.figure)
    text = require_line(do.text, MOST_THING_TEXT)
    if not text:
        raise Unreadable("thing-empty")
    if len(d.world.things) >= MOST_THINGS:
        raise Illegal("too-many", what="in-words", most=MOST_THINGS)
    thing = Thing(number=d.number, figure=do.figure, kind=do.kind, text=text)
    d.note(e.ThingGiven(thing=thing, reader=d.world.holder(do.figure)))


def hand_thing(d: Deciding, do: c.HandThing) -> None:
    """Hand a thing or a note to somebody else; what hampers somebody is nobody's to hand on."""
    thing = _own(d, do.thing)
    require_somebody(d, do.figure)
    if do.figure in hidden_from_seat(d.state, d.seat):
        raise Missing("no-such-person", id=do.figure)
    if do.figure == thing.figure:
        raise Illegal("has-it-already", who=do.figure)
    after = replace(thing, figure=do.figure)
    d.note(e.ThingHanded(thing=after, giver=thing.figure, reader=d.world.holder(do.figure)))


def drop_thing(d: Deciding, do: c.DropThing) -> None:
    """Take a thing from whoever has it; players throw away their own."""
    thing = _own(d, do.thing)
    d.note(e.ThingGone(thing=thing, reader=d.world.holder(thing.figure)))


def _own(d: Deciding, number: int) -> Thing:
    """A thing that this seat may do something with."""
    thing = thing_numbered(d.world, number)
    is_own = thing is not None and thing.figure in d.world.held_by(d.seat) and thing.kind != "condition"
    if thing is None or not (d.is_gm or is_own):
        raise Missing("no-such-thing", number=number)
    return thing
