"""The lab: asked about a fight it answers, exactly where that can be done and by playing many where not.

What it has learnt of a fight is kept, so that the next question about the same people is answered at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.compiled.pieces import make_up
from nde.lab.exact import MOST_SCENES, exact
from nde.lab.measures import answer_of
from nde.lab.monte_carlo.solver import Player, Spread, simulated, simulated_by_stage
from nde.lab.policies import Policy
from nde.lab.progress import Going
from nde.lab.rulings import standing
from nde.lab.states import TooManyScenes
from nde.rules import Ruleset
from nde.rules.play import playing_of

Method = Literal["auto", "exact", "simulated"]
RUNS = 20_000
KEPT = 8
"""So many fights are kept in mind."""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How an answer is to be found, and how much it may take."""

    method: Method = "auto"
    most_scenes: int = MOST_SCENES
    runs: int = RUNS
    seed: int = 1
    learns: bool = True
    """Whether fights that are played are learnt first where they can be: that is soon paid back by very many,
    and never by few."""


class Lab:
    """Answers questions about fights, and keeps what it learns.

    With a `spread` over threads, very many fights are played on several cores; they are the same fights.
    """

    def __init__(self, kept: int = KEPT, spread: Spread = map) -> None:
        self._kept, self._spread = kept, spread
        self._chains: OrderedDict[Any, Chain] = OrderedDict()

    def fight(
        self,
        rules: Ruleset,
        scene: object,
        policy: Policy,
        effort: Effort = Effort(),  # noqa: B008 - a frozen value
        going: Going = lambda progress: True,
    ) -> Answer:
        """What comes of a fight from a scene in which one is on."""
        chain = self.chain(rules, scene, policy)
        return self._answer(chain, lambda one: one.number(scene), effort, going)

    def after(
        self,
        chain: Chain,
        scene: Any,
        action: Any,
        effort: Effort = Effort(),  # noqa: B008 - a frozen value
        going: Going = lambda progress: True,
    ) -> Answer:
        """What comes of a fight if this is done first in a scene, whatever the policy would do."""
        return self._answer(chain, lambda one: one.branch(scene, action), effort, going)

    def _answer(self, chain: Chain, start_in: Callable[[Chain], int], effort: Effort, going: Going) -> Answer:
        start = start_in(chain)
        if effort.method != "simulated":
            try:
                return answer_of(chain, start, exact(chain, start, going, effort.most_scenes))
            except TooManyScenes:
                if effort.method == "exact":
                    raise
        chain = chain.whole
        start = start_in(chain)
        if effort.learns:
            course = simulated(chain, start, effort.runs, effort.seed, going, Player(self._spread))
        else:
            course = simulated_by_stage(chain, start, effort.runs, effort.seed, going)
        return answer_of(chain, start, course, course.runs, effort.seed)

    @property
    def known(self) -> int:
        """How many scenes of all fights are kept in mind."""
        return sum(chain.known for chain in self._chains.values())

    def chain(self, rules: Ruleset, scene: Any, policy: Policy) -> Chain:
        """What is known of fights between the people of a scene: of the same kinds, by the same rules."""
        people = tuple([(one.id, one.label) for one in playing_of(rules).people(scene)])
        settings = msgspec.json.encode(rules.settings, order="sorted")
        fight = (rules.id, settings, standing(rules), make_up(scene), people)
        key = (*fight, policy)
        chain = self._chains.pop(key, None)
        if chain is None:
            # Rules that are answered alike are learnt once, whatever heroes do with them.
            answered = [
                one
                for (*other, by), one in self._chains.items()
                if tuple(other) == fight and by.spend == policy.spend
            ]
            chain = Chain(rules, scene, policy, marks_apart=True, like=answered[-1] if answered else None)
        self._chains[key] = chain
        while len(self._chains) > self._kept:
            self._chains.popitem(last=False)
        return chain
