"""Best play: how many scenes a fight has with everything that its party could do, and what solving it takes.

`scenes` are those in which somebody acts or answers, or in which a deed is under way; `ways` is what can be
done in them.  `found` is the time until all are known, `solved` the time until no way gains any more.  Each
row has a process of its own, whose peak is its memory (with what Python and the rules take).  Times are of
processor time.
"""

from __future__ import annotations

import resource
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import NamedTuple

from nde.lab.best_play import MOST_DECISIONS
from nde.lab.decisions import WON, WON_WHOLE, Decisions
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.states import TooManyScenes
from nde.lab.value_iteration import Solution
from nde.rules import ruleset_named

MB = 1024
CASES = (
    ("nde12", "warrior", "minion*2"),
    ("nde12", "warrior,mage", "minion*2"),
    ("nde12", "warrior,mage", "minion*4"),
    ("nde12", "warrior,mage", "minion*8"),
    ("nde12", "warrior,mage", "boss"),
    ("nde12", "warrior,mage", "boss,minion*3"),
    ("nde12", "warrior,rogue,mage", "minion"),
    ("nde12", "warrior,rogue,mage", "minion*2"),
    ("nde14", "adept", "minion*2"),
    ("nde14", "adept", "boss"),
    ("cairn2e", "charcoal-burner", "goblin*2"),
    ("cairn2e", "charcoal-burner*2", "goblin"),
    ("cairn2e", "charcoal-burner*2", "goblin*2"),
    ("tkds", "fighter", "goblin*2"),
    ("tkds", "fighter*2", "goblin"),
)


class Cost(NamedTuple):
    """What solving one fight takes."""

    best: float
    scenes: int
    ways: int
    found_s: float
    solved_s: float
    memory_mb: float


def cost_of(game: str, party: str, foes: str) -> Cost | None:
    """What solving a fight takes; nothing where it has too many scenes."""
    rules = ruleset_named(game)
    people = party_of(rules, counted(party, "party"))
    scene = opening(rules, people, foes_of(rules, counted(foes, "foes")))
    start = process_time()
    decisions = Decisions(rules, scene)
    try:
        decisions.explore(MOST_DECISIONS, lambda _: True)
    except TooManyScenes:
        return None
    found = process_time()
    solved = Solution(decisions, (WON, WON_WHOLE), lambda _: True)
    return Cost(
        best=float(solved.low[decisions.start]),
        scenes=decisions.count,
        ways=sum(len(block.labels) for block in decisions.blocks),
        found_s=found - start,
        solved_s=process_time() - found,
        memory_mb=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MB,
    )


def main() -> None:
    """Print the table, row by row."""
    print("| game | party | foes | best | scenes | ways | found | solved | memory |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    for game, party, foes in CASES:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as own:
            cost = own.submit(cost_of, game, party, foes).result()
        if cost is None:
            told = f"– | more than {MOST_DECISIONS:,} | – | – | – | –"
        else:
            told = (
                f"{cost.best:.1%} | {cost.scenes:,} | {cost.ways:,} | {cost.found_s:.1f} s"
                f" | {cost.solved_s:.1f} s | {cost.memory_mb:.0f} MB"
            )
        print(f"| {game} | {party} | {foes} | {told} |", flush=True)


if __name__ == "__main__":
    main()
