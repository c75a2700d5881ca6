"""Who waits in an expedition: as many as make the danger that is wanted, by the lab's odds for this party.

The lab is asked about a fight as the table begins it: on the map of its room, or as far apart as that says.
A fight with a boss is the exception: it is weighed without a map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from nde.expeditions.dangers import TOLLS, Counts, Danger, Fight, ladder
from nde.lab.lab import Effort, Lab
from nde.lab.policies import policy_named
from nde.rules import Ruleset
from nde.rules.play import Kind, playing_of
from nde.table.heroes import setting_out
from nde.table.story.adventure import Foes
from nde.table.story.places import first_seen_on, layout_of

RUNS: Mapping[Fight, int] = {"guard": 24, "den": 24, "patrol": 24, "outside": 24, "last": 40}
"""So many fights are played for each answer: enough to tell a light one from a costly one in time."""
POLICY = "careful"


class LineUp(NamedTuple):
    """Who waits, and what the lab says of it."""

    counts: Counts
    win: float = 1.0
    toll: float = 0.0


class Odds:
    """Asks the lab about one party, each question once."""

    def __init__(self, rules: Ruleset, party: Mapping[str, Any]) -> None:
        self._rules, self._start = rules, setting_out(rules, party)
        self.heroes = sum(one.side == "party" for one in playing_of(rules).people(self._start))
        """How many set out: a lone hero is not alone where the game has people for hire."""
        self._lab, self._known = Lab(), dict[tuple[Kind, str, Counts], LineUp]()

    def fitting(self, fight: Fight, kind: Kind, danger: Danger, map: str = "") -> LineUp:
        """The line-up whose toll comes nearest to what the danger allows, of those from light to heavy."""
        wanted, rungs = TOLLS[danger][fight], ladder(fight, self.heroes)
        looked_at = [self._known[kind, map, one] for one in rungs if (kind, map, one) in self._known]
        # A small fight makes do with what was found out for another one; the last one is worth the time.
        low, high = (0, -1) if looked_at and fight != "last" else (0, len(rungs) - 1)
        while low <= high:
            middle = (low + high) // 2
            looked_at.append(self.of(kind, rungs[middle], map, RUNS[fight]))
            low, high = (low, middle - 1) if looked_at[-1].toll > wanted else (middle + 1, high)
        return min(looked_at, key=lambda one: abs(one.toll - wanted))

    def of(self, kind: Kind, counts: Counts, map: str, runs: int) -> LineUp:
        """What the lab says of a line-up, asked once: on a map, or as close together as people like."""
        if (kind, map, counts) not in self._known:
            effort = Effort(method="simulated", runs=runs, learns=False)
            # A boss who calls for help makes so many scenes on a map that nobody would wait for the answer.
            has_boss = any(rank == "boss" for rank, _ in counts)
            scene = self.scene(kind, counts, "" if has_boss else map)
            answer = self._lab.fight(self._rules, scene, policy_named(POLICY), effort)
            toll = answer.mean_down / self.heroes
            self._known[kind, map, counts] = LineUp(counts, answer.win.chance, toll)
        return self._known[kind, map, counts]

    def scene(self, kind: Kind, counts: Counts, map: str = "") -> Any:
        """The scene in which a party that is whole meets a line-up."""
        rules, groups = (
            self._rules,
            tuple([Foes(kind=kind, rank=rank, count=count) for rank, count in counts]),
        )
        scene, _, _ = first_seen_on(rules, self._start, groups, layout_of(rules, map))
        return scene
