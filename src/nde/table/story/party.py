"""A party in an adventure: how far it has come, where it is, who is there and who stands against it."""

from __future__ import annotations

from nde.errors import Illegal
from nde.rules.playing import Person
from nde.table.deciding import Deciding
from nde.table.state import World
from nde.table.story.adventure import Adventure, Place, Progress


def adventure_of(d: Deciding) -> Adventure:
    """The adventure that is played; refuses at a table without one."""
    if d.start.header.adventure is None:
        raise Illegal("no-adventure")
    return d.start.header.adventure


def progress_of(d: Deciding) -> Progress:
    """How far the party has come; nowhere before it has begun."""
    return d.world.progress if d.world.progress is not None else Progress()


def heroes(d: Deciding) -> list[Person]:
    """Everybody of the party, also those who are down or dead."""
    return [one for one in d.playing.people(d.scene) if one.side == "party"]


def foes_standing(d: Deciding) -> list[str]:
    """The foes who still take part, hidden ones among them."""
    return [one.id for one in d.playing.people(d.scene) if one.side == "foes" and not one.is_out]


def lurking(d: Deciding) -> tuple[str, ...]:
    """The foes who lie in wait."""
    return tuple(id for id in foes_standing(d) if id in d.world.hidden)


def place_now(d: Deciding) -> Place | None:
    """The place where the party is."""
    here = progress_of(d).place
    return adventure_of(d).place(here) if here else None


def is_quiet(world: World) -> bool:
    """Whether nothing of an adventure is under way: none begun, or already ended."""
    return world.progress is None or bool(world.progress.ending) or world.scene is None
