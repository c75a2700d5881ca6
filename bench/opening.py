"""Open one table in a process that has not seen it: `python -m bench.opening FOLDER ID` prints milliseconds.

Three numbers: the first table of its game in this process, with the game's rules and readers made for it;
the same table in a fresh hub, the rules known; and the first command there.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import uvloop

from bench.many_tables import hub_over
from nde.table.commands import Command, Say
from nde.table.seats import GM


async def main(folder: Path, table: str) -> None:
    """Print how long opening took, and the first command after it."""
    marks = []
    for _ in range(2):
        async with hub_over(folder) as hub:
            start = time.perf_counter()
            live = await hub.live(table)
            opened = time.perf_counter()
            await live.carry_out(Command(seat=GM, do=Say(text="here we are"), at=hub.clock.now()))
            marks.append((opened - start, time.perf_counter() - opened))
    (first, _), (again, command) = marks
    print(1000 * first, 1000 * again, 1000 * command)


if __name__ == "__main__":
    uvloop.run(main(Path(sys.argv[1]), sys.argv[2]))
