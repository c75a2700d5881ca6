"""A plan of an expedition: where it leads, what it is about, its rooms and how they hang together."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, TypeAlias

from nde.expeditions.plots import PRIZES, TWISTS, VILLAGES, VILLAINS, Prize, Twist, Villain
from nde.expeditions.themes import THEMES, Role, Room, Theme
from nde.rules.play import Kind

Layout: TypeAlias = Literal["through", "doors", "down", "ring"]
"""How the rooms lie: one after another, two ways in, the hard way first, or round about."""
SPINES: dict[Layout, tuple[tuple[Role, Role], ...]] = {
    "through": (("start", "guard"), ("guard", "hub"), ("hub", "hazard"), ("hazard", "gate")),
    "doors": (("start", "guard"), ("start", "hazard"), ("guard", "hub"), ("hazard", "hub"), ("hub", "gate")),
    "down": (("start", "hazard"), ("hazard", "hub"), ("hub", "guard"), ("guard", "gate")),
    "ring": (("start", "hub"), ("hub", "guard"), ("hub", "hazard"), ("guard", "gate"), ("hazard", "gate")),
}
"""The ways on, from role to role; behind the gate is always the lair, and behind that the way out."""
SIDES: dict[Layout, tuple[Role, ...]] = {
    "through": ("hub", "hub", "guard", "hazard"),
    "doors": ("hub", "hub", "hub", "hazard"),
    "down": ("hub", "hub", "hazard", "guard"),
    "ring": ("hub", "guard", "hazard", "hub"),
}
"""Where rooms lie that lead nowhere else."""


class Way(NamedTuple):
    """A way from one room to another, by their ids."""

    at: str
    to: str


class Plan(NamedTuple):
    """What chance has drawn of an expedition, all of it but who waits there."""

    seed: int
    theme: Theme
    village: str
    prize: Prize
    villain: Villain
    twist: Twist
    clock: str
    nest: Kind
    layout: Layout
    rooms: tuple[Room, ...]
    ways: tuple[Way, ...]
    weakness: str
    """The room in which one learns of the villain's weakness."""
    truth: str
    """The room in which one learns what nobody said."""
    secret: str = ""
    """The room in which one learns of a way past the gate."""

    def room(self, role: Role) -> Room:
        """The first room of a role."""
        return next(room for room in self.rooms if room.role == role)

    def of(self, id: str) -> Room:
        """The room with this id."""
        return next(room for room in self.rooms if room.id == id)


NUMBERS = 1_000_000
"""So many expeditions are drawn from where nobody names one; there are more."""


def drawn_number(chance: Random) -> int:
    """The number of an expedition, by chance."""
    return chance.randrange(NUMBERS)


def drawn_plan(seed: int) -> Plan:
    """The plan of a number; the same number gives the same plan everywhere."""
    chance = Random(seed)
    theme = chance.choice(THEMES)
    prize = chance.choice(PRIZES)
    villain = VILLAINS[chance.choice(theme.villains)]
    layout = chance.choice(tuple(SPINES))
    spine = _spine(theme, chance)
    clues = chance.sample(theme.rooms_for("clue"), chance.choice((2, 3)))
    side: list[Room] = [*clues, chance.choice(theme.rooms_for("rest"))]
    side += [chance.choice(theme.rooms_for("den"))] if len(clues) == 2 or chance.random() < 0.5 else []
    by_role = {room.role: room.id for room in spine}
    ways = [Way(by_role[at], by_role[to]) for at, to in (*SPINES[layout], ("gate", "lair"))]
    hooks = [by_role[role] for role in SIDES[layout]]
    chance.shuffle(hooks)
    ways += [Way(hooks[number % len(hooks)], room.id) for number, room in enumerate(side)]
    told = chance.sample(clues, len(clues))
    return Plan(
        seed=seed,
        theme=theme,
        village=chance.choice(VILLAGES),
        prize=prize,
        villain=villain,
        twist=chance.choice([one for one in TWISTS if one.fits(prize, villain)]),
        clock=chance.choice(theme.clocks),
        nest=chance.choice(theme.nests),
        layout=layout,
        rooms=(*spine, *side),
        ways=tuple(ways),
        weakness=told[0].id,
        truth=told[1].id,
        secret=told[2].id if len(told) > 2 else "",
    )


def _spine(theme: Theme, chance: Random) -> list[Room]:
    roles: tuple[Role, ...] = ("start", "guard", "hub", "hazard", "gate", "lair", "out")
    return [chance.choice(theme.rooms_for(role)) for role in roles]
