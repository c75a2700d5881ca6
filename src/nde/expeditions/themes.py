"""Where an expedition leads: each theme with its rooms, what is tried in them, and its ground.

The words of a room are messages `expedition-<theme>-<room>`; a deed of it is one more word behind that.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from nde.rules.play import Kind, Trial

Role: TypeAlias = Literal["start", "guard", "hub", "clue", "hazard", "den", "rest", "gate", "lair", "out"]
"""What a room is for: where it begins, who watches, where ways meet, what can be learnt, what has to be
crossed, what nests, where one sleeps, what is locked, where it is decided, and where the party comes out."""


class Room(NamedTuple):
    """A room of a theme: what it is for, and by which trials its deeds are done, in their order."""

    id: str
    role: Role
    trials: tuple[Trial, ...] = ()
    is_costly: bool = False
    """Whether a failure hurts; otherwise it takes time."""


class Theme(NamedTuple):
    """A kind of ground for expeditions."""

    id: str
    ground: str
    wet: str
    """What difficult ground is made of."""
    rooms: tuple[Room, ...]
    villains: tuple[str, ...]
    clocks: tuple[str, ...]
    nests: tuple[Kind, ...] = ("beast",)

    def rooms_for(self, role: Role) -> tuple[Room, ...]:
        """The rooms of a role."""
        return tuple(room for room in self.rooms if room.role == role)


THEMES = (
    Theme(
        id="mine",
        ground="cave",
        wet="water",
        rooms=(
            Room("pithead", "start", ("wits",)),
            Room("drain", "start", ("wits",)),
            Room("winch", "guard", ("agility",)),
            Room("tramway", "guard", ("agility",)),
            Room("crossing", "hub"),
            Room("pumps", "hub"),
            Room("office", "clue", ("wits",)),
            Room("washing", "clue", ("might",), is_costly=True),
            Room("chapel", "clue", ("nerve",)),
            Room("shaft", "hazard", ("agility", "might"), is_costly=True),
            Room("flooded", "hazard", ("might", "wits"), is_costly=True),
            Room("stable", "den"),
            Room("store", "den"),
            Room("lamps", "rest"),
            Room("forge", "rest"),
            Room("door", "gate", ("might",)),
            Room("vein", "lair"),
            Room("slope", "out"),
        ),
        villains=("foreman", "giant", "king", "lady"),
        clocks=("water", "hunt", "chant"),
    ),
    Theme(
        id="abbey",
        ground="stone",
        wet="water",
        rooms=(
            Room("causeway", "start", ("wits",)),
            Room("orchard", "start", ("wits",)),
            Room("gatehouse", "guard", ("agility",)),
            Room("dormitory", "guard", ("agility",)),
            Room("cloister", "hub"),
            Room("refectory", "hub"),
            Room("library", "clue", ("wits",)),
            Room("cell", "clue", ("nerve",)),
            Room("kitchen", "clue", ("might",), is_costly=True),
            Room("nave", "hazard", ("agility", "might"), is_costly=True),
            Room("belfry", "hazard", ("agility", "nerve"), is_costly=True),
            Room("fishpond", "den"),
            Room("ossuary", "den"),
            Room("infirmary", "rest"),
            Room("scriptorium", "rest"),
            Room("grille", "gate", ("might",)),
            Room("crypt", "lair"),
            Room("landing", "out"),
        ),
        villains=("abbot", "king", "captain", "lady"),
        clocks=("water", "chant", "hunt"),
        nests=("beast", "spirit"),
    ),
    Theme(
        id="wreck",
        ground="wood",
        wet="water",
        rooms=(
            Room("sands", "start", ("wits",)),
            Room("skiff", "start", ("agility",)),
            Room("deck", "guard", ("agility",)),
            Room("forecastle", "guard", ("agility",)),
            Room("lower", "hub"),
            Room("gundeck", "hub"),
            Room("charts", "clue", ("wits",)),
            Room("galley", "clue", ("might",), is_costly=True),
            Room("sickbay", "clue", ("nerve",)),
            Room("rigging", "hazard", ("agility", "might"), is_costly=True),
            Room("bilge", "hazard", ("might", "wits"), is_costly=True),
            Room("hold", "den"),
            Room("locker", "den"),
            Room("sails", "rest"),
            Room("lantern", "rest"),
            Room("bulkhead", "gate", ("might",)),
            Room("cabin", "lair"),
            Room("beach", "out"),
        ),
        villains=("captain", "lady", "king"),
        clocks=("storm", "hunt", "water"),
        nests=("beast", "undead"),
    ),
    Theme(
        id="wood",
        ground="grass",
        wet="water",
        rooms=(
            Room("edge", "start", ("agility",)),
            Room("brook", "start", ("wits",)),
            Room("kilns", "guard", ("agility",)),
            Room("ford", "guard", ("agility",)),
            Room("clearing", "hub"),
            Room("stones", "hub"),
            Room("lodge", "clue", ("wits",)),
            Room("hives", "clue", ("might",), is_costly=True),
            Room("shrine", "clue", ("nerve",)),
            Room("gorge", "hazard", ("agility", "might"), is_costly=True),
            Room("bog", "hazard", ("might", "wits"), is_costly=True),
            Room("windfall", "den"),
            Room("sawmill", "den"),
            Room("stand", "rest"),
            Room("hollow", "rest"),
            Room("thorns", "gate", ("might",)),
            Room("oak", "lair"),
            Room("hedge", "out"),
        ),
        villains=("wolf", "giant", "lady", "king"),
        clocks=("fog", "fire"),
        nests=("beast", "spirit"),
    ),
    Theme(
        id="tower",
        ground="stone",
        wet="water",
        rooms=(
            Room("steps", "start", ("wits",)),
            Room("hoist", "start", ("nerve",)),
            Room("armoury", "guard", ("agility",)),
            Room("kitchens", "guard", ("agility",)),
            Room("well", "hub"),
            Room("gallery", "hub"),
            Room("study", "clue", ("wits",)),
            Room("mirrors", "clue", ("nerve",)),
            Room("dovecote", "clue", ("might",), is_costly=True),
            Room("bridge", "hazard", ("agility", "might"), is_costly=True),
            Room("wheels", "hazard", ("agility", "wits"), is_costly=True),
            Room("menagerie", "den"),
            Room("aviary", "den"),
            Room("bedroom", "rest"),
            Room("orangery", "rest"),
            Room("bronze", "gate", ("might",)),
            Room("dome", "lair"),
            Room("rock", "out"),
        ),
        villains=("stargazer", "captain", "giant", "lady"),
        clocks=("storm", "hunt", "chant"),
    ),
)
"""All themes there are."""
