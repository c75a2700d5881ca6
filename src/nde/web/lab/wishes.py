"""What a question is answered with and about: a lab, a clock, a fight and its policies."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from nde.errors import Fault, Faults, NdeError
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy, policy_named, read_policy
from nde.lab.progress import Going
from nde.web.answers import Answer
from nde.web.lab import bodies as b
from nde.web.lab.scenes import Fight, fight_of


class Clock(Protocol):
    """Knows how long a question has taken, and wants to know how much there is to it."""

    def seconds(self) -> float:
        """How long it has taken."""

    def expect(self, fights: int) -> None:
        """Take note of how many fights there will be."""

    def found(self, part: Answer) -> None:
        """Tell something of the answer that is already known: another fight is done."""


class Asking(NamedTuple):
    """What a question is answered with: a lab, the most scenes and runs, and who is told how far it is."""

    lab: Lab
    language: str
    scenes: int
    runs: int
    going: Going
    clock: Clock

    def seconds(self) -> float:
        """How long it has taken."""
        return self.clock.seconds()

    def effort(self, wish: b.HowMuch) -> Effort:
        """How much a wish may take."""
        runs = min(wish.runs, self.runs)
        return Effort(method=wish.method, most_scenes=self.scenes, runs=runs, seed=wish.seed)


def policy_of(wish: b.PolicyWish) -> Policy:
    """A policy by its name or from a document."""
    return policy_named(wish) if isinstance(wish, str) else read_policy(wish)


def read(wish: b.LabWish, *more: b.PolicyWish) -> tuple[Fight, Policy, list[Policy]]:
    """The fight of a wish, its policy and others; every fault of all of them at once."""
    faults: list[Fault] = []
    fight: Fight | None = None
    policies: list[Policy] = []
    try:
        fight = fight_of(wish)
    except Faults as found:
        faults += found.faults
    for one in (wish.policy, *more):
        try:
            policies.append(policy_of(one))
        except Faults as found:
            faults += found.faults
        except NdeError as error:
            faults.append(Fault("policy", error))
    if fight is None or faults:
        raise Faults("fight", tuple(faults))
    return fight, policies[0], policies[1:]
