"""Who waits in an expedition: as many as make the danger that is wanted, by the lab's odds for this very party.

A danger is declared once, as the toll of each fight: the share of the party that is out of action when it ends,
of which a lost fight takes everybody.  No foe is named: a line-up is ranks of a kind, and each game has its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from nde.lab.lab import Effort, Lab
from nde.lab.line_up import foes_of, opening
from nde.lab.policies import policy_named
from nde.rules import Ruleset
from nde.rules.play import Kind, Rank, playing_of

Danger: TypeAlias = Literal["safe", "risky", "deadly"]
Fight: TypeAlias = Literal["guard", "den", "patrol", "last"]
"""Whoever watches the way, what nests, who comes looking, and the villain."""
Counts: TypeAlias = tuple[tuple[Rank, int], ...]
"""How many of each rank."""

DANGERS: tuple[Danger, ...] = get_args(Danger)
TOLLS: Mapping[Danger, Mapping[Fight, float]] = {
    "safe": {"guard": 0.01, "den": 0.01, "patrol": 0.01, "last": 0.05},
    "risky": {"guard": 0.05, "den": 0.04, "patrol": 0.02, "last": 0.18},
    "deadly": {"guard": 0.14, "den": 0.1, "patrol": 0.06, "last": 0.4},
}
"""What each fight may take, as a share of the party."""
PLAIN: Mapping[Danger, Mapping[Fight, Counts]] = {
    "safe": {
        "guard": (("minion", 1),),
        "den": (("minion", 1),),
        "patrol": (("minion", 1),),
        "last": (("elite", 1),),
    },
    "risky": {
        "guard": (("minion", 2),),
        "den": (("minion", 2),),
        "patrol": (("minion", 1),),
        "last": (("boss", 1), ("minion", 1)),
    },
    "deadly": {
        "guard": (("elite", 1), ("minion", 2)),
        "den": (("minion", 3),),
        "patrol": (("minion", 2),),
        "last": (("boss", 1), ("minion", 3)),
    },
}
"""Who waits where nobody knows yet who will come: for a party of three."""
HEADS: Mapping[Fight, tuple[Counts, ...]] = {
    "last": ((("boss", 1),), (("elite", 1),), ()),
    "guard": ((),),
    "den": ((),),
    "patrol": ((),),
}
"""Who leads them, the mightiest first: the first who is not too much alone does."""
MOST = 10
RUNS = 160
POLICY = "careful"


class LineUp(NamedTuple):
    """Who waits, and what the lab says of it."""

    counts: Counts
    win: float = 1.0
    toll: float = 0.0


class Odds:
    """Asks the lab about one party, each question once."""

    def __init__(self, rules: Ruleset, party: Mapping[str, Any], runs: int = RUNS) -> None:
        self._rules, self._party, self._runs = rules, party, runs
        self._lab, self._known = Lab(), dict[tuple[Kind, Counts], LineUp]()

    def fitting(self, fight: Fight, kind: Kind, danger: Danger) -> LineUp:
        """The line-up whose toll comes nearest to what the danger allows."""
        wanted = TOLLS[danger][fight]
        looked_at: list[LineUp] = []
        for head in HEADS[fight]:
            for one in self._growing(head, kind):
                looked_at.append(one)
                if one.toll > wanted:
                    break
            if len(looked_at) > 1 and looked_at[-1].counts != head:
                break
        return min(looked_at, key=lambda one: abs(one.toll - wanted))

    def _growing(self, head: Counts, kind: Kind) -> Iterator[LineUp]:
        """A line-up with more and more of the plain ones behind its head."""
        for count in range(MOST + 1):
            counts: Counts = (*head, ("minion", count)) if count else head
            if counts:
                yield self.of(kind, counts)

    def of(self, kind: Kind, counts: Counts) -> LineUp:
        """What the lab says of a line-up."""
        if (kind, counts) not in self._known:
            playing = playing_of(self._rules)
            words = [(playing.cast(kind, rank), count) for rank, count in counts]
            scene = opening(self._rules, self._party, foes_of(self._rules, words))
            effort = Effort(method="simulated", runs=self._runs, learns=False)
            answer = self._lab.fight(self._rules, scene, policy_named(POLICY), effort)
            toll = answer.mean_down / len(self._party)
            self._known[kind, counts] = LineUp(counts, answer.win.chance, toll)
        return self._known[kind, counts]
