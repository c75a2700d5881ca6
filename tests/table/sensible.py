"""A party that fights as the lab reckons: at the table, by the very policy whose odds the lab tells.

In a fight every deed and every answer is the policy's; outside of fights, and for everybody else, the bots of
the table play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nde.dice import Ask
from nde.errors import NdeError
from nde.lab.lab import Lab
from nde.lab.next_deeds import policy_action
from nde.lab.policies import Policy, policy_named
from nde.rules import Ruleset
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots import next_entry
from nde.table.bots.game_master import urgent
from nde.table.decide import decide
from nde.table.dice import Dice
from nde.table.events import Entry
from nde.table.offers import is_waiting
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from nde.table.turns import awaited, is_partys_turn

CAREFUL = "careful"


class Sensible:
    """Says what a party does next in a fight, as a policy of the lab has it."""

    def __init__(self, rules: Ruleset, policy: Policy) -> None:
        self._rules, self._policy, self._playing = rules, policy, playing_of(rules)
        self._lab = Lab()

    def commands(self, state: State) -> Iterator[c.Command]:
        """What is to be tried, the best first; nothing where it is not for the party to do anything."""
        scene = state.world.scene
        if scene is None or not self._playing.turn(scene).is_fight or urgent(state) is not None:
            return
        if is_waiting(state):
            yield from self._answers(state)
        elif is_partys_turn(state):
            yield from self._deeds(state, scene)

    def _answers(self, state: State) -> Iterator[c.Command]:
        for one in open_questions(state):
            ask = one.question
            seat = state.world.holder(ask.who) if isinstance(ask, Ask) else GM
            if isinstance(ask, Ask) and one.task.kind == "act" and seat != GM:
                answer = self._policy.answers(self._rules)(ask)
                yield c.Command(seat=seat, do=c.Answer(pending=one.pending, answer=answer))

    def _deeds(self, state: State, scene: Any) -> Iterator[c.Command]:
        chain = self._lab.chain(self._rules, scene, self._policy)
        action = policy_action(chain, chain.number(scene), scene)
        if action != self._playing.moment(scene, "turn"):
            seat = state.world.holder(self._playing.actor(action))
            yield c.Command(seat=seat, do=self._act(scene, action))
        yield from (c.Command(seat=state.world.holder(one), do=c.Done()) for one in awaited(state))
        yield c.Command(seat=GM, do=c.Mark(moment="turn"))

    def _act(self, scene: Any, action: Any) -> c.Act:
        """A deed as the table offers it: one with an effort is an offer and what is varied of it."""
        for offer in self._rules.offers(scene, self._playing.actor(action)):
            for param in offer.params:
                values: dict[str, Any] = {param.name: True}
                is_effort = param.name in self._playing.efforts
                if is_effort and self._rules.vary(offer.action, values) == action:
                    return c.Act(action=offer.action, values=values)
        return c.Act(action=action)


def played_sensibly(state: State, dice: Dice, most: int) -> tuple[State, tuple[Entry, ...]]:
    """A game played to its end by bots, its fights as the lab's careful policy has it."""
    sensible = Sensible(state.rules, policy_named(CAREFUL))
    entries: list[Entry] = []
    while len(entries) < most:
        entry = _next(sensible, state, dice) or next_entry(state, dice)
        if entry is None:
            break
        state = apply(state, entry)
        entries.append(entry)
    return state, tuple(entries)


def _next(sensible: Sensible, state: State, dice: Dice) -> Entry | None:
    for command in sensible.commands(state):
        try:
            return decide(state, command, dice)
        except NdeError:
            continue  # somebody unseen stands in the way, or nobody waits for it any more
    return None
