"""Fights played one by one, by compiled rules or by rules run anew: the same loop, the same dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from nde.dice import FaceSource, odds
from nde.lab.compiled.fight import carried_out
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS
from nde.lab.policies import Policy
from nde.lab.policy_choice import next_deed
from nde.rules import Ruleset
from tests.lab.compiled.playing import CompiledFight, PlainFight, PlayedFight
from tests.lab.one_at_a_time import Following


class Fights(msgspec.Struct, frozen=True, kw_only=True):
    """What came of many fights."""

    count: int
    wins: int
    """Fights after which no foe took part any more."""
    losses: int
    """Fights after which none of the party did; those that were broken off are neither."""
    rounds: dict[int, int]
    """How many fights ended in which round."""
    fallen: dict[str, int]
    """In how many fights each hero was out of it at the end."""


class OneByOne:
    """Fights from one scene by one policy."""

    def __init__(self, fighting: PlayedFight, policy: Policy, is_idle: Callable[[Any, Any], bool]) -> None:
        self.fighting, self._policy, self._is_idle = fighting, policy, is_idle

    def fight(self, faces: FaceSource) -> Any:
        """The scene in which a fight ends that is played from its beginning."""
        self.fighting.begin(faces)
        for _ in range(MOST_ROUNDS):
            if self._round():
                break
        return self.fighting.scene()

    def _round(self) -> bool:
        """Play a round to its end; whether the fight is over.

        A deed that has changed nothing, and never does whatever the dice show, would be done again and again.
        """
        fighting = self.fighting
        idle: list[Any] = []
        for _ in range(MOST_DEEDS):
            if fighting.ask("winner"):
                return True
            before = fighting.here
            deed = next_deed(fighting, self._policy, idle)
            if deed is None:
                round, deed = fighting.ask("round"), fighting.ask("end-of-turn")
                if deed is None:
                    return True
                fighting.do(deed)
                if fighting.ask("round") > round:
                    return False
                idle = []
                continue
            fighting.do(deed)
            if fighting.here != before:
                idle = []
            elif self._is_idle(before, deed):
                idle.append(deed)
        return True

    def fights(self, count: int, faces: FaceSource) -> Fights:
        """The sum of a number of fights."""
        fighting = self.fighting
        rounds: Counter[int] = Counter()
        fallen: Counter[str] = Counter(dict.fromkeys(fighting.heroes, 0))
        ends: Counter[str] = Counter()
        for _ in range(count):
            self.fight(faces)
            ends[fighting.ask("winner")] += 1
            rounds[fighting.ask("round")] += 1
            fallen.update([who for who in fighting.heroes if fighting.ask("is-out", who)])
        return Fights(
            count=count,
            wins=ends["party"],
            losses=ends["foes"],
            rounds=dict(sorted(rounds.items())),
            fallen=dict(fallen),
        )


def compiled(rules: Ruleset, scene: Any, policy: Policy) -> OneByOne:
    """Fights whose rules are compiled while they are played."""
    fighting = CompiledFight(rules, scene, policy.answers(rules))
    following = Following(fighting)
    return OneByOne(
        fighting, policy, lambda place, deed: following.outcomes(place, deed)[0].keys() == {place}
    )


def plain(rules: Ruleset, scene: Any, policy: Policy) -> OneByOne:
    """The same fights with every rule run anew."""
    answers = policy.answers(rules)

    def is_idle(scene: Any, deed: Any) -> bool:
        return odds(partial(carried_out, rules, scene, deed), answers).keys() == {scene}

    return OneByOne(PlainFight(rules, scene, answers), policy, is_idle)
