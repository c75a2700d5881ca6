"""Battle maps drawn by chance: a walled ground with cover and bad footing, the party on its left.

>>> from random import Random
>>> from nde.table.placement import read_layout
>>> layout = read_layout(battle_map(Random(1), "cave", "water"))
>>> len(layout.heroes), len(layout.foes)
(6, 8)
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from string import ascii_lowercase

from nde.expeditions.plan import Plan

HEROES, FOES = 6, 8
WIDTHS, HEIGHTS = (11, 12, 13), (8, 9)
"""Nobody walks for long before a fight is one, as the lab reckons it."""
WALL, FLOOR, LOW, WET = "#", ".", "+", "~"
PILLARS, COVERS, POOLS = (0, 4), (3, 6), (0, 3)
"""At least and at most so many of each."""
MAPPED = ("guard", "lair", "out", "den")
"""The roles of rooms that have a map: those in which a fight is waiting."""


def battle_maps(plan: Plan) -> Mapping[str, str]:
    """The maps of an expedition, by the ids of their rooms."""
    chance = Random(f"{plan.seed} maps")
    rooms = [room.id for room in plan.rooms if room.role in MAPPED]
    return {id: battle_map(chance, plan.theme.ground, plan.theme.wet) for id in rooms}


def battle_map(chance: Random, ground: str, wet: str) -> str:
    """A map as adventures write them; from everywhere on it everywhere else can be reached."""
    width, height = chance.choice(WIDTHS), chance.choice(HEIGHTS)
    rows = [[WALL if _is_edge(x, y, width, height) else FLOOR for x in range(width)] for y in range(height)]
    _strew(rows, chance, WALL, chance.randint(*PILLARS))
    _strew(rows, chance, LOW, chance.randint(*COVERS))
    for _ in range(chance.randint(*POOLS)):
        _pool(rows, chance)
    top = (height - HEROES) // 2
    for number in range(HEROES):
        rows[top + number][1 + number % 2] = str(number + 1)
    for number in range(FOES):
        row, column = 1 + (height - 2) * (number % 4) // 4, width - 3 - 2 * (number // 4) - number % 2
        rows[row + (number // 4) % 2][column] = ascii_lowercase[number]
    drawn = "\n".join("".join(row) for row in rows)
    return f"{drawn}\n\nground = {ground}\n~ = {wet}\n" if WET in drawn else f"{drawn}\n\nground = {ground}\n"


def _is_edge(x: int, y: int, width: int, height: int) -> bool:
    return x in (0, width - 1) or y in (0, height - 1)


def _strew(rows: list[list[str]], chance: Random, sign: str, count: int) -> None:
    """Put single things on the middle ground, no two of them side by side: nothing is ever walled in."""
    width, height = len(rows[0]), len(rows)
    for _ in range(count):
        x, y = chance.randrange(3, width - 5), chance.randrange(2, height - 2)
        around = [rows[y + dy][x + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        if all(one == FLOOR for one in around):
            rows[y][x] = sign


def _pool(rows: list[list[str]], chance: Random) -> None:
    x, y = chance.randrange(3, len(rows[0]) - 6), chance.randrange(1, len(rows) - 3)
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1)):
        if rows[y + dy][x + dx] == FLOOR:
            rows[y + dy][x + dx] = WET
