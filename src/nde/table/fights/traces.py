"""One run of a rule on a traced scene, and what it met on its way."""

from __future__ import annotations

from typing import Any

from nde.dice import FaceSource, Procedure
from nde.dice.compile import compile_expression
from nde.dice.questions import Part, Roll, Tell
from nde.dice.runners import Policy
from nde.table.fights.branches import LOOK, PART, ROLL, Path
from nde.table.fights.glimpses import Glimpse
from nde.table.fights.pieces import Pieces
from nde.table.fights.steady import Steady
from nde.table.fights.tracing import is_traced, settled


class Trace:
    """One run of a rule on a traced scene: what was seen before any dice, and the path from there.

    Where it is given what the site knows a scene by, whatever else is seen before dice is of the path, too.
    """

    def __init__(
        self,
        pieces: Pieces,
        given: list[int],
        faces: FaceSource,
        policy: Policy,
        known: frozenset[Glimpse] | None = None,
    ) -> None:
        self.pieces, self._faces, self._policy, self._known = pieces, faces, policy, known
        self.rolled: list[int] = []
        self._given = iter(given)
        self.before: list[Glimpse] = []
        self.path: Path = []
        self._now = self.path
        self._has_rolled = False

    def seen(self, glimpse: Glimpse, value: Any) -> None:
        """Take note of something the rule looked at."""
        if self._has_rolled or (self._known is not None and glimpse not in self._known):
            self._now.append((LOOK, glimpse, value))
        else:
            self.before.append(glimpse)

    def play(self, procedure: Procedure[Any]) -> Any:
        """What comes of the rule, played as `nde.dice.play` does."""
        answer: Any = None
        try:
            while True:
                said = procedure.send(answer)
                if type(said) is Tell:
                    answer = None
                elif type(said) is Roll:
                    answer = self._roll(settled(said.dice))
                elif type(said) is Part:
                    answer = self._part(said)
                else:
                    answer = self._policy(said)  # type: ignore[arg-type]
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

    def _part(self, part: Part) -> Any:
        reads = self.pieces.reads
        is_for_all = not any(is_traced(one) for one in part.args)
        if is_for_all:
            part = Part(part.rule, settled(part.args))
        tree = self.pieces.numbers.parts.setdefault(part, {}) if is_for_all else {}
        outer, known = self._now, reads.save()
        self._now = []
        result = settled(self.play(part.start()))
        if self._has_rolled:
            outer.append((PART, (part if is_for_all else None, tree, self._now), result))
            # Whatever else the part saw, the rule that goes on has seen its result only.
            reads.restore(known)
        else:
            outer.extend(self._now)
        self._now = outer
        return result


def looked_at(path: Path, steady: Steady, unlooked: set[Glimpse]) -> Path:
    """A path without looks at what has never changed; those are added to what is not looked at."""
    kept: Path = []
    for kind, what, value in path:
        if kind == PART:
            part, tree, inner = what
            kept.append((kind, (part, tree, looked_at(inner, steady, unlooked)), value))
        elif kind != LOOK or not steady.drops(what, unlooked):
            kept.append((kind, what, value))
    return kept
