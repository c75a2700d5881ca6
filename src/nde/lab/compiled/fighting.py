"""Two ways to play a fight: by running rules, and by compiling them.

`Played` asks each question of the scene itself, `Compiled` makes a `Site` of it, and so with every deed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from nde.dice import FaceSource, Policy, Procedure, default_answer, play
from nde.lab.compiled.asking import DEEDS, Questions
from nde.lab.compiled.branches import Ended
from nde.lab.compiled.pieces import MakeUp, Numbers, Pieces, State, make_up
from nde.lab.compiled.policies import Order, chosen, ids_in, others, strongest_first
from nde.lab.compiled.sites import WIDE_TRACES, Moved, Site
from nde.lab.compiled.targets import Targets
from nde.lab.compiled.tracing import settled
from nde.rules import Ruleset
from nde.rules.playing import Stage, playing_of

MOST_CHOICES = 30_000
"""How many cases of one question are kept."""
Who: TypeAlias = tuple[str, ...]
"""Whom a question is about: nobody, somebody, or somebody and their target."""


class Fighting(Protocol):
    """A fight being played."""

    heroes: tuple[str, ...]

    def begin(self, faces: FaceSource) -> None:
        """Go back to the beginning, with these dice."""

    def ask(self, question: str, *who: str) -> Any:
        """The answer to a question about the scene as it now is."""

    def target(self) -> str:
        """The enemy whom the heroes strike as the scene now is, by id; nothing where nobody is left."""

    def others(self, but: str) -> list[str]:
        """All other enemies who are left, in the order in which the heroes would strike them."""

    @property
    def others_ids(self) -> tuple[str, ...]:
        """The ids of everybody in the scene but the heroes."""

    def do(self, deed: Any) -> None:
        """Let happen what `ask` gave for one of `DEEDS`."""

    def scene(self) -> Any:
        """The scene as it now is."""


def carried_out(rules: Ruleset, scene: Any, action: Any) -> Procedure[Any]:
    """The scene after an action and all its effects."""
    result = yield from rules.resolve(scene, action)
    for effect in result.effects:
        scene = rules.apply(scene, effect)
    return scene


def _no_dice(sides: int) -> int:
    """The dice of questions, which roll none."""
    raise AssertionError(sides)


class Played:
    """A fight in which every rule is run anew."""

    def __init__(
        self, rules: Ruleset, scene: Any, order: Order = strongest_first, answers: Policy = default_answer
    ) -> None:
        self.heroes = tuple(rules.characters(scene))
        self._rules, self._answers = rules, answers
        self._first = self._scene = scene
        self._questions = Questions(rules).by_name
        self._order = order

    def begin(self, faces: FaceSource) -> None:
        """Go back to the beginning, with these dice."""
        self._scene, self._faces = self._first, faces

    def ask(self, question: str, *who: str) -> Any:
        """The answer to a question about the scene as it now is."""
        return self._questions[question](self._scene, *who)

    def target(self) -> str:
        """The enemy whom the heroes strike as the scene now is, by id; nothing where nobody is left."""
        return chosen(self._order, self._left())

    def others(self, but: str) -> list[str]:
        """All other enemies who are left, in the order in which the heroes would strike them."""
        return others(self._order, self._left(), but)

    def _left(self) -> list[tuple[str, int]]:
        return [(id, self.ask("left", id)) for id in ids_in(self._scene) if id not in self.heroes]

    @property
    def others_ids(self) -> tuple[str, ...]:
        """The ids of everybody in the scene but the heroes."""
        return tuple([id for id in ids_in(self._scene) if id not in self.heroes])

    def do(self, deed: Any) -> None:
        """Let an action happen."""
        self._scene = play(carried_out(self._rules, self._scene, deed), self._faces, self._answers)

    def scene(self) -> Any:
        """The scene as it now is."""
        return self._scene


class Sites:
    """All sites for scenes of one make-up: one for each question, each deed, and each stage of a deed."""

    def __init__(
        self,
        rules: Ruleset,
        questions: Questions,
        order: Order,
        pieces: Pieces,
        heroes: tuple[str, ...],
        answers: Policy = default_answer,
    ) -> None:
        self._rules, self._questions = rules, questions.by_name
        self._stages = playing_of(rules).stages
        self._answers = answers
        self.pieces = pieces
        self.asked: dict[tuple[str, Who], Site] = {}
        self.deeds: dict[Any, Site] = {}
        self.ids = tuple([id for _, ids in pieces.of.lists for id in ids])
        self.enemies = tuple([id for _, ids in pieces.of.lists for id in ids if id not in heroes])
        left = [(id, self.question("left", (id,), wide=MOST_CHOICES)) for id in self.enemies]
        self.targets = Targets(order, left, pieces.steady)

    def question(self, question: str, who: Who, wide: int = WIDE_TRACES) -> Site:
        """The site of a question."""
        find = self._questions[question]

        def rule(scene: Any) -> Procedure[tuple[Any, Any]]:
            found = find(scene, *who)
            return (self.deed(found) if question in DEEDS else found), scene
            yield  # a procedure without questions of its own

        site = self.asked[question, who] = Site(self.pieces, rule, most=MOST_CHOICES, wide=wide)
        return site

    def deed(self, action: Any | None) -> Site | None:
        """The site of a deed, or of its first stage, so that whoever chooses it has it at hand."""
        if action is None or action in self.deeds:
            return None if action is None else self.deeds[action]
        plain = settled(action)
        first = self._stages(plain)
        if first is not None:
            site = self.deeds[plain] = self.stage(first)
            return site

        def rule(scene: Any) -> Procedure[tuple[Any, Any]]:
            return (), (yield from carried_out(self._rules, scene, plain))

        site = self.deeds[plain] = Site(self.pieces, rule, self._answers)
        return site

    def stage(self, stage: Stage) -> Site:
        """The site of a stage; its value are the sites of those that follow."""
        known = self.deeds.get(stage)
        if known is not None:
            return known

        def rule(scene: Any) -> Procedure[tuple[Any, Any]]:
            after, following = yield from stage.rule(scene, *stage.args)
            return tuple([self.stage(settled(one)) for one in following]), after

        site = self.deeds[stage] = Site(self.pieces, rule, self._answers, of=stage)
        return site


class Compiled:
    """A fight in which every rule is run once for all scenes that are alike to it."""

    def __init__(
        self, rules: Ruleset, scene: Any, order: Order = strongest_first, answers: Policy = default_answer
    ) -> None:
        self.heroes = tuple(rules.characters(scene))
        self._rules, self._answers = rules, answers
        self._questions = Questions(rules)
        self._order = order
        self.numbers = Numbers()
        self._sites: dict[MakeUp, Sites] = {}
        self._opening = self._now = self.sites_of(make_up(scene))
        self._first: State = self._opening.pieces.state(scene)

    def begin(self, faces: FaceSource) -> None:
        """Go back to the beginning, with these dice."""
        self._now, self._state, self._faces = self._opening, list(self._first), faces

    def place(self, scene: Any) -> tuple[Sites, State]:
        """Where a scene is: the sites for its make-up, and its pieces."""
        sites = self.sites_of(make_up(scene))
        return sites, sites.pieces.state(scene)

    def stand(self, sites: Sites, state: State, faces: FaceSource | None = None) -> None:
        """Let the scene be this one, with these dice; without any, nothing can be done in it."""
        self._now, self._state, self._faces = sites, state, faces or _no_dice

    @property
    def here(self) -> tuple[Sites, tuple[int, ...]]:
        """Where the scene is: the sites for its make-up, and its pieces."""
        return self._now, tuple(self._state)

    @property
    def others_ids(self) -> tuple[str, ...]:
        """The ids of everybody in the scene but the heroes."""
        return self._now.enemies

    def teach(self, question: str, find: Callable[..., Any]) -> None:
        """Let one more thing be asked: a function of the scene, and of ids of whom it is about."""
        self._questions.by_name[question] = find

    def ask(self, question: str, *who: str) -> Any:
        """The answer to a question about the scene as it now is."""
        site = self._now.asked.get((question, who)) or self._now.question(question, who)
        near, state = site.near, self._state
        leaf = near.known.get(near.of(state))
        if type(leaf) is not Ended:
            return site.run(state, self._faces)
        # No question changes anything: this is all that `run` would do.
        site.runs += 1
        return leaf.value

    def target(self) -> str:
        """The enemy whom the heroes strike as the scene now is, by id; nothing where nobody is left."""
        return self._now.targets.find(self._state, self._faces)

    def others(self, but: str) -> list[str]:
        """All other enemies who are left, in the order in which the heroes would strike them."""
        state, faces = self._state, self._faces
        left = [(id, site.run(state, faces)) for id, site in self._now.targets.left]
        return others(self._order, left, but)

    def do(self, deed: Site) -> None:
        """Let a deed happen, stage by stage.

        Where it brings somebody in or takes somebody out, other sites take over.
        """
        following = deed.run(self._state, self._faces)
        waiting: list[Site] = []
        while following or waiting:
            if type(following) is Moved:
                self._now = self.sites_of(following.of)
                self._now.pieces.enter(self._state)
                waiting = [self._now.stage(one.of) for one in waiting]
                following = [self._now.stage(one.of) for one in following.value]
            waiting.extend(reversed(following))
            following = waiting.pop().run(self._state, self._faces) if waiting else ()

    def scene(self) -> Any:
        """The scene as it now is."""
        return self._now.pieces.scene(self._state)

    @property
    def traces(self) -> int:
        """How many times a rule has been run to learn what it does."""
        return sum(site.traces for site in self._all_sites())

    @property
    def runs(self) -> int:
        """How many times anything has been asked or done."""
        return sum(site.runs for site in self._all_sites())

    def _all_sites(self) -> set[Site]:
        return {site for of in self._sites.values() for site in (*of.asked.values(), *of.deeds.values())}

    def sites_of(self, of: MakeUp) -> Sites:
        """All sites for scenes of a make-up."""
        known = self._sites.get(of)
        if known is None:
            known = self._sites[of] = Sites(
                self._rules,
                self._questions,
                self._order,
                Pieces(of, self.numbers),
                self.heroes,
                self._answers,
            )
        return known
