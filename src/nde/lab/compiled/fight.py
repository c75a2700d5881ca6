"""A fight whose rules are compiled: every question asked of its scenes is memoized, and so is every deed."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

from nde.dice import GM, FaceSource, Procedure, default_answer
from nde.lab.compiled.deeds import Errand, aimless, deed, keep_away, left, otherwise, ready, spur
from nde.lab.compiled.memo import Memo
from nde.lab.compiled.pieces import MakeUp, Numbers, Pieces, State, alone, ids_in, make_up
from nde.lab.compiled.traced import settled
from nde.lab.compiled.trees import Answers, Ended
from nde.rules import Ruleset
from nde.rules.play import Person, Side, Stage, playing_of

DEEDS = (
    *("beginning", "deed", "aimless", "keep-away", "gain", "spur"),
    *("ready", "other-deed", "foe-deed", "end-of-turn"),
)
"""The questions that are answered with an action."""
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


class Questions:
    """Everything a fight asks of a scene, by name."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._playing = playing = playing_of(rules)
        self.by_name: dict[str, Callable[..., Any]] = {
            "beginning": self._beginning,
            "side": lambda scene: playing.turn(scene).side,
            "round": lambda scene: playing.turn(scene).round,
            "end-of-turn": lambda scene: playing.moment(scene, "turn"),
            "winner": self._winner,
            "is-out": self._is_out,
            "is-person": lambda scene, who: self._seen_alone(scene, who) is not None,
            "is-ready": self._is_ready,
            "left": partial(left, rules),
            "stands": lambda scene, who: left(rules, scene, who) > 0,
            "deed": lambda scene, *said: deed(rules, scene, Errand(*said)),
            "aimless": partial(aimless, rules),
            "keep-away": partial(keep_away, rules),
            "gain": playing.gain,
            "spur": partial(spur, rules),
            "compares": self._compares,
            "friend-left": self._friend_left,
            "ready": partial(ready, rules),
            "other-deed": partial(otherwise, rules),
            "foes-to-act": playing.foes_to_act or self._all_foes,
            "foe-deed": self._foe_deed,
        }

    def _beginning(self, scene: object) -> object | None:
        """What begins the fight; nothing where it has begun."""
        return None if self._playing.turn(scene).is_fight else self._playing.moment(scene, "fight")

    def _winner(self, scene: object) -> str:
        """The side that is left, or nothing while both are."""
        sides_left = self._playing.sides_left or self._sides_of_people
        left = sides_left(scene)
        return "" if len(left) > 1 else "foes" if "foes" in left else "party"

    def _is_ready(self, scene: object, who: str) -> bool:
        person = self._seen_alone(scene, who)
        if person is None or person.is_out:
            return False
        return not person.has_acted or spur(self._rules, scene, who) is not None

    def _is_out(self, scene: object, who: str) -> bool:
        person = self._seen_alone(scene, who)
        return person is None or person.is_out

    def _compares(self, scene: object, who: str, what: str, test: str, number: str) -> bool:
        """Whether something of somebody compares so with a number; what they have not got is 0."""
        person = self._seen_alone(scene, who)
        if person is None:
            return False
        compare = COMPARE[test]
        if what == "left":
            return compare(self._playing.standing(alone(scene, who), person.side), int(number))
        if what == "share":
            first = person.tracks[0]
            return compare(first.value * 100, first.most * int(number))
        return compare(next((one.value for one in person.tracks if one.key == what), 0), int(number))

    def _friend_left(self, scene: object, who: str) -> int:
        """How much a hero can still take."""
        return self._playing.standing(alone(scene, who), "party")

    def _seen_alone(self, scene: object, who: str) -> Person | None:
        """Somebody at a glance, without a look at anybody else."""
        alone = self._playing.veil(scene, frozenset(ids_in(scene)) - {who})
        return next((one for one in self._playing.people(alone) if one.id == who), None)

    def _foe_deed(self, scene: object, who: str) -> object | None:
        foe_offers = self._playing.foe_offers or self._rules.offers
        offer = self._playing.foe_choice(scene, foe_offers(scene, who))
        return None if offer is None else offer.action

    def _all_foes(self, scene: object) -> tuple[str, ...]:
        """The game master, who is asked for all foes where a game does not tell them apart."""
        turn = self._playing.turn(scene)
        return (GM,) if turn.is_fight and turn.side == "foes" else ()

    def _sides_of_people(self, scene: object) -> frozenset[Side]:
        return frozenset(one.side for one in self._playing.people(scene) if not one.is_out)


MOST_CHOICES = 30_000
"""How many cases of one question are kept."""
Who: TypeAlias = tuple[str, ...]
"""Whom a question is about: nobody, somebody, or somebody and their target."""


class Fighting(Protocol):
    """A fight of which anything can be asked."""

    heroes: tuple[str, ...]

    def ask(self, question: str, *who: str) -> Any:
        """The answer to a question about the scene as it now is."""

    @property
    def others_ids(self) -> tuple[str, ...]:
        """The ids of everybody in the scene but the heroes."""


def carried_out(rules: Ruleset, scene: object, action: object) -> Procedure[Any]:
    """The scene after an action and all its effects."""
    result = yield from rules.resolve(scene, action)
    for effect in result.effects:
        scene = rules.apply(scene, effect)
    return scene


def _no_dice(sides: int) -> int:
    """The dice of questions, which roll none."""
    raise AssertionError(sides)


class Memos:
    """All memos for scenes of one make-up: one for each question, each deed, and each stage of a deed."""

    def __init__(
        self,
        rules: Ruleset,
        questions: Questions,
        pieces: Pieces,
        heroes: tuple[str, ...],
        answers: Answers = default_answer,
    ) -> None:
        self._rules, self._questions = rules, questions.by_name
        self._stages = playing_of(rules).stages
        self._answers = answers
        self.pieces = pieces
        self.asked: dict[tuple[str, Who], Memo] = {}
        self.deeds: dict[Any, Memo] = {}
        self.ids = tuple([id for _, ids in pieces.of.lists for id in ids])
        self.enemies = tuple([id for _, ids in pieces.of.lists for id in ids if id not in heroes])

    def question(self, question: str, who: Who) -> Memo:
        """The memo of a question."""
        find = self._questions[question]

        def rule(scene: object) -> Procedure[tuple[Any, Any]]:
            found = find(scene, *who)
            return (self.deed(found) if question in DEEDS else found), scene
            yield  # a procedure without questions of its own

        memo = self.asked[question, who] = Memo(self.pieces, rule, most=MOST_CHOICES)
        return memo

    def deed(self, action: object | None) -> Memo | None:
        """The memo of a deed, or of its first stage, so that whoever chooses it has it at hand."""
        if action is None or action in self.deeds:
            return None if action is None else self.deeds[action]
        plain = settled(action)
        first = self._stages(plain)
        if first is not None:
            memo = self.deeds[plain] = self.stage(first)
            return memo

        def rule(scene: object) -> Procedure[tuple[Any, Any]]:
            return (), (yield from carried_out(self._rules, scene, plain))

        memo = self.deeds[plain] = Memo(self.pieces, rule, self._answers)
        return memo

    def stage(self, stage: Stage) -> Memo:
        """The memo of a stage; its value are the memos of those that follow."""
        known = self.deeds.get(stage)
        if known is not None:
            return known

        def rule(scene: object) -> Procedure[tuple[Any, Any]]:
            after, following = yield from stage.rule(scene, *stage.args)
            return tuple([self.stage(settled(one)) for one in following]), after

        memo = self.deeds[stage] = Memo(self.pieces, rule, self._answers, of=stage)
        return memo


class Compiled:
    """A fight in which every rule is run once for all scenes that are alike to it."""

    def __init__(self, rules: Ruleset, scene: Any, answers: Answers = default_answer) -> None:
        self.heroes = tuple(rules.characters(scene))
        self._rules, self._answers = rules, answers
        self._questions = Questions(rules)
        self.numbers = Numbers()
        self._memos: dict[MakeUp, Memos] = {}
        self._faces: FaceSource = _no_dice
        self.stand(*self.place(scene))

    def place(self, scene: Any) -> tuple[Memos, State]:
        """Where a scene is: the memos for its make-up, and its pieces."""
        memos = self.memos_of(make_up(scene))
        return memos, memos.pieces.state(scene)

    def stand(self, memos: Memos, state: State) -> None:
        """Let the scene be this one."""
        self._now, self._state = memos, state

    @property
    def others_ids(self) -> tuple[str, ...]:
        """The ids of everybody in the scene but the heroes."""
        return self._now.enemies

    def teach(self, question: str, find: Callable[..., Any]) -> None:
        """Let one more thing be asked: a function of the scene, and of ids of whom it is about."""
        self._questions.by_name[question] = find

    def ask(self, question: str, *who: str) -> Any:
        """The answer to a question about the scene as it now is."""
        memo = self._now.asked.get((question, who)) or self._now.question(question, who)
        near, state = memo.near, self._state
        leaf = near.known.get(near.of(state))
        if type(leaf) is not Ended:
            return memo.run(state, self._faces)
        # No question changes anything: this is all that `run` would do.
        memo.runs += 1
        return leaf.value

    def memos_of(self, of: MakeUp) -> Memos:
        """All memos for scenes of a make-up."""
        known = self._memos.get(of)
        if known is None:
            known = self._memos[of] = Memos(
                self._rules,
                self._questions,
                Pieces(of, self.numbers),
                self.heroes,
                self._answers,
            )
        return known
