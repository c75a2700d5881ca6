"""Two ways to play a fight die by die: by running rules anew, and by what they were compiled into.

What the lab computes rests on compiled rules; here the very same rules are played both ways, so that nothing
of what makes the lab fast is left out of the comparison.
"""

from __future__ import annotations

from typing import Any, Protocol

from nde.dice import FaceSource, Policy, default_answer, play
from nde.lab.compiled.fight import Compiled, Fighting, Memos, Questions, carried_out
from nde.lab.compiled.memo import Memo, Moved
from nde.lab.compiled.pieces import ids_in
from nde.rules import Ruleset


class PlayedFight(Fighting, Protocol):
    """A fight being played."""

    def begin(self, faces: FaceSource) -> None:
        """Go back to the beginning, with these dice."""

    @property
    def here(self) -> Any:
        """Where the fight is: the same for equal scenes, another for others."""

    def do(self, deed: Any) -> None:
        """Let happen what `ask` gave for one of `nde.lab.compiled.fight.DEEDS`."""

    def scene(self) -> Any:
        """The scene as it now is."""


class PlainFight:
    """A fight in which every rule is run anew."""

    def __init__(self, rules: Ruleset, scene: Any, answers: Policy = default_answer) -> None:
        self.heroes = tuple(rules.characters(scene))
        self._rules, self._answers = rules, answers
        self._first = self._scene = scene
        self._questions = Questions(rules).by_name

    def begin(self, faces: FaceSource) -> None:
        self._scene, self._faces = self._first, faces

    def ask(self, question: str, *who: str) -> Any:
        return self._questions[question](self._scene, *who)

    @property
    def others_ids(self) -> tuple[str, ...]:
        return tuple([id for id in ids_in(self._scene) if id not in self.heroes])

    @property
    def here(self) -> Any:
        return self._scene

    def do(self, deed: Any) -> None:
        self._scene = play(carried_out(self._rules, self._scene, deed), self._faces, self._answers)

    def scene(self) -> Any:
        return self._scene


class CompiledFight(Compiled):
    """A fight in which every rule is run once for all scenes that are alike to it."""

    def __init__(self, rules: Ruleset, scene: Any, answers: Policy = default_answer) -> None:
        super().__init__(rules, scene, answers)
        self._first = scene

    def begin(self, faces: FaceSource) -> None:
        self.stand(*self.place(self._first))
        self._faces = faces

    @property
    def here(self) -> tuple[Memos, tuple[int, ...]]:
        return self._now, tuple(self._state)

    def do(self, deed: Memo) -> None:
        """Let a deed happen, stage by stage.

        Where it brings somebody in or takes somebody out, other sites take over.
        """
        following = deed.run(self._state, self._faces)
        waiting: list[Memo] = []
        while following or waiting:
            if type(following) is Moved:
                self._now = self.memos_of(following.of)
                self._now.pieces.enter(self._state)
                waiting = [self._now.stage(one.of) for one in waiting]
                following = [self._now.stage(one.of) for one in following.value]
            waiting.extend(reversed(following))
            following = waiting.pop().run(self._state, self._faces) if waiting else ()

    def scene(self) -> Any:
        return self._now.pieces.scene(self._state)

    @property
    def traces(self) -> int:
        """How many times a rule has been run to learn what it does."""
        return sum(memo.traces for memo in self._all_sites())

    @property
    def runs(self) -> int:
        """How many times anything has been asked or done."""
        return sum(memo.runs for memo in self._all_sites())

    def _all_sites(self) -> set[Memo]:
        return {memo for of in self._memos.values() for memo in (*of.asked.values(), *of.deeds.values())}
