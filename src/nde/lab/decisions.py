"""Everything that a party could do in a fight: scenes, every deed in each, and what may come of it.

Foes do what their game has them do.  What rules ask the party on the way is answered in one of several ways
(`Manner`) that belongs to the deed: it is settled before the dice fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from nde.dice import Ask
from nde.dice.runners import Policy as Answers
from nde.lab.chain import Chain
from nde.lab.deciding import hero_deed, next_deed
from nde.lab.exact import Going, Progress
from nde.lab.places import TooManyScenes
from nde.lab.policies import POLICIES, Policy, has_failed
from nde.rules import Ruleset
from nde.rules.playing import Purpose, Stage, playing_of

MATTERS: frozenset[Purpose] = frozenset(
    ("attack", "heal", "raise", "help", "guard", "escape", "prepare", "pass")
)
"""What a deed must be for to be among the choices; what named policies do is among them in any event."""
MOST_MANNERS = 4
OFTEN = 64
"""After so many scenes somebody is asked whether to go on."""

Manner: TypeAlias = tuple[str, str]
"""How questions are answered: the key of one and its answer, or how named policies spend; the others as
usual."""
AS_USUAL: Manner = ("", "never")
ON_FAILURE: Manner = ("", "on-failure")


class Answering(Policy, frozen=True, kw_only=True):
    """A policy of which only the answers matter."""

    by: Answers

    def answers(self, rules: Ruleset) -> Answers:
        """How the party answers what rules ask on the way."""
        return self.by


class Way(NamedTuple):
    """Something that can be done in a scene, how questions are answered in it, and what may come of it."""

    action: Any
    manner: int
    after: tuple[tuple[int, float], ...]
    """Scenes by number, each with its chance."""


class Decisions:
    """All scenes of a fight that any choice of the party can lead to, with all choices in each."""

    def __init__(self, rules: Ruleset, scene: Any, manners: tuple[Manner, ...] = (AS_USUAL,)) -> None:
        self.rules, self.manners = rules, manners
        self.asked: dict[Manner, None] = {}
        """Other manners that would have made a difference somewhere."""
        self._heroes = frozenset(rules.characters(scene))
        self._playing = playing_of(rules)
        self._chains = [self._chain(scene, one) for one in manners]
        self._own: list[dict[int, int]] = [{} for _ in manners]
        """Numbers of other chains' scenes in the first."""
        self.chain = self._chains[0]
        self.ways: dict[int, list[Way]] = {}
        """By scene; none where the fight is over."""
        self.is_party: dict[int, bool] = {}
        """Whether it is for the party to choose."""
        self.winner: dict[int, str] = {}
        self.start = self.chain.number(scene)
        self.is_stopped = False

    def explore(self, most: int, going: Going) -> None:
        """Look at everything; `TooManyScenes` where that is too much, the beginning of it where stopped."""
        waiting = [self.start]
        met = {self.start}
        while waiting:
            later: list[int] = []
            for number in waiting:
                if len(self.ways) >= most:
                    raise TooManyScenes(most=most)
                if len(self.ways) % OFTEN == 0 and not going(Progress(0, len(self.ways), 1.0)):
                    self.is_stopped = True
                    return
                self._look(number)
                for way in self.ways[number]:
                    for after, _ in way.after:
                        if after not in met:
                            met.add(after)
                            later.append(after)
            waiting = later

    def policy_way(self, number: int, policy: Policy) -> Way | None:
        """What a policy does in a scene in which it is for the party to choose."""
        fighting = self.chain.fighting
        manner = self.manners.index(ON_FAILURE) if self._spends(policy) else 0
        idle: list[Any] = []
        while True:
            self._stand(number)
            deed = next_deed(fighting, policy, idle)
            action = self._end_of_turn(number) if deed is None else self._action(number, deed)
            if action is None:
                return None
            way = self._way(number, action, manner)
            if deed is None or way.after != ((number, way.after[0][1]),):
                return way
            idle.append(deed)

    def _spends(self, policy: Policy) -> bool:
        return policy.spend == "on-failure" and ON_FAILURE in self.manners

    def _look(self, number: int) -> None:
        fighting = self.chain.fighting
        self._stand(number)
        self.ways[number] = []
        self.winner[number] = fighting.ask("winner")
        self.is_party[number] = False
        if self.winner[number]:
            return
        self.is_party[number] = fighting.ask("side") == "party"
        if self.is_party[number]:
            self._add(number, self._party_actions(number))
            return
        idle: list[Any] = []
        while not self.ways[number]:
            self._stand(number)
            deed = next_deed(fighting, POLICIES["focus"], idle)
            action = self._end_of_turn(number) if deed is None else self._action(number, deed)
            if action is not None:
                self._add(number, (action,))
            if deed is None:
                return
            idle.append(deed)

    def _add(self, number: int, actions: Iterable[Any]) -> None:
        """Take up each action in each manner, where anything comes of it that comes of none before."""
        known = set()
        for action in actions:
            for manner in range(len(self.manners)):
                way = self._way(number, action, manner)
                if way.after not in known and {one for one, _ in way.after} != {number}:
                    known.add(way.after)
                    self.ways[number].append(way)

    def _way(self, number: int, action: Any, manner: int) -> Way:
        if manner == 0:
            return Way(action, 0, self.chain.following(self.chain.branch_from(number, action)))
        chain, own = self._chains[manner], self._own[manner]
        scene = self.chain.scene(number)
        merged: dict[int, float] = {}
        for after, chance in chain.following(chain.branch(scene, action)):
            if after not in own:
                own[after] = self.chain.number(chain.scene(after))
            merged[own[after]] = merged.get(own[after], 0.0) + chance
        return Way(action, manner, tuple(merged.items()))

    def _party_actions(self, number: int) -> list[Any]:
        """Everything that somebody of the party may do, and to end the turn; each once."""
        fighting = self.chain.fighting
        found: dict[Any, None] = {}
        for who in fighting.heroes:
            self._stand(number)
            if not fighting.ask("is-ready", who):
                continue
            found.update(dict.fromkeys(fighting.ask("choices", who)))
            for policy in POLICIES.values():
                deed = hero_deed(fighting, policy, who)
                if deed is not None:
                    found[self._action(number, deed)] = None
        end = self._end_of_turn(number)
        return [*found, *([] if end is None else [end])]

    def _choices(self, scene: Any, who: str) -> tuple[Any, ...]:
        aim = self._playing.aim
        offers = self.rules.offers(scene, who)
        return tuple([one.action for one in offers if aim(scene, one).purpose in MATTERS])

    def _stand(self, number: int) -> None:
        sites, state = self.chain.places[number]
        self.chain.fighting.stand(sites, list(state))

    def _action(self, number: int, deed: Any) -> Any:
        deeds = self.chain.places[number][0].deeds
        return next(one for one, site in deeds.items() if site is deed and type(one) is not Stage)

    def _end_of_turn(self, number: int) -> Any | None:
        self._stand(number)
        deed = self.chain.fighting.ask("end-of-turn")
        return None if deed is None else self._action(number, deed)

    def _chain(self, scene: Any, manner: Manner) -> Chain:
        policy = Answering(name="", lines=POLICIES["focus"].lines, by=self._answers(manner))
        chain = Chain(self.rules, scene, policy, marks_apart=True)
        chain.fighting.teach("choices", self._choices)
        return chain

    def _answers(self, manner: Manner) -> Answers:
        """Answers in a manner; those of the first take note of others that were possible."""
        key, value = manner

        def answer(ask: Ask) -> str:
            if ask.is_open or len(ask.options) == 1:
                return ask.default
            others = [one for one in ask.options if one != ask.default]
            is_failed = has_failed(self.rules, ask)
            if manner == AS_USUAL:
                if ask.who in self._heroes:
                    self.asked.update({(ask.key, one): None for one in others})
                if is_failed:
                    self.asked[ON_FAILURE] = None
                return ask.default
            if manner == ON_FAILURE:
                return others[0] if is_failed else ask.default
            return value if ask.key == key and ask.who in self._heroes and value in others else ask.default

        return answer
