"""One run of a rule on a traced scene, and what it met on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from nde.dice import Ask, FaceSource, Procedure
from nde.dice.compile import compile_expression
from nde.dice.questions import Aside, Part, Roll, Tell
from nde.lab.compiled.branches import CHOICE, LOOK, PART, ROLL, Open, Path
from nde.lab.compiled.glimpses import Glimpse
from nde.lab.compiled.parts import Known
from nde.lab.compiled.pieces import Pieces
from nde.lab.compiled.tracing import settled

Answers: TypeAlias = Callable[[Ask], "str | Open"]
"""Answers for people: given a question, one of its options, or that it is left open."""


class Trace:
    """One run of a rule on a traced scene: what was seen before any dice, and the path from there.

    Where it is given what the site knows a scene by, whatever else is seen before dice is of the path, too.
    """

    def __init__(
        self,
        pieces: Pieces,
        given: list[int],
        faces: FaceSource,
        policy: Answers,
        known: frozenset[Glimpse] | None = None,
    ) -> None:
        self.pieces, self._faces, self._policy, self._known = pieces, faces, policy, known
        self.rolled: list[int] = []
        self._given = iter(given)
        self._parts = 0
        """How many parts with a tree of their own it is in."""
        self.before: list[Glimpse] = []
        self.path: Path = []
        self._now = self.path
        self._has_rolled = False

    def seen(self, glimpse: Glimpse, value: Any) -> None:
        """Take note of something the rule looked at."""
        is_on_path = self._has_rolled or self._parts
        if is_on_path or (self._known is not None and glimpse not in self._known):
            self._now.append((LOOK, glimpse, value))
        else:
            self.before.append(glimpse)

    def play(self, procedure: Procedure[Any]) -> Any:
        """What comes of the rule, played as `nde.dice.play` does."""
        answer: Any = None
        try:
            while True:
                said = procedure.send(answer)
                if type(said) is Tell or type(said) is Aside:
                    answer = None
                elif type(said) is Roll:
                    answer = self._roll(settled(said.dice))
                elif type(said) is Part:
                    answer = self._part(said)
                else:
                    answer = self._policy(said)  # type: ignore[arg-type]
                    if type(answer) is Open:
                        answer = self._chosen(answer)
        except StopIteration as end:
            return end.value

    def _roll(self, dice: Any) -> int:
        face = next(self._given, None)
        if face is None:
            face = self._faces(dice) if type(dice) is int else compile_expression(dice)(self._faces).total
        self._has_rolled = True
        self.rolled.append(face)
        self._now.append((ROLL, dice, face))
        return face

    def _chosen(self, asked: Open) -> str:
        """The answer to a question that is left open: the one whose place is given, else the usual one."""
        place = next(self._given, 0)
        self._has_rolled = True  # what is looked at from now on may hang on the answer, as on dice
        self.rolled.append(place)
        self._now.append((CHOICE, asked, place))
        return asked.options[place]

    def play_part(self, part: Known, piece: Callable[[int], Any]) -> Any:
        """What comes of a part that has a tree of its own, played by itself."""
        self._parts += 1
        return settled(self.play(part.start(piece)))

    def _part(self, part: Part) -> Any:
        reads = self.pieces.reads
        told = self.pieces.known(part)
        outer, seen = self._now, reads.save()
        self._now = []
        if told.has_figures:
            # Other rules share its tree and have not seen what this one has: it looks for itself.
            reads.restore((set(), told.unlooked))
            self._parts += 1
        result = settled(self.play(part.start()))
        self._parts -= told.has_figures
        if told.has_figures or self._has_rolled:
            outer.append((PART, (told, self._now), result))
            # Whatever else the part saw, the rule that goes on has seen its result only.
            reads.restore(seen)
        else:
            outer.extend(self._now)
        self._now = outer
        return result


def without_figures(path: Path) -> Path:
    """A path that teaches nothing about parts with figures."""
    return [
        (kind, (what[0], None if what[0].has_figures else without_figures(what[1])), value)
        if kind == PART
        else (kind, what, value)
        for kind, what, value in path
    ]
