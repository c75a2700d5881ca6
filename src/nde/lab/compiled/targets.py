"""Whom heroes strike, kept by the pieces that it hangs on."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from nde.dice import FaceSource
from nde.lab.compiled.pieces import State
from nde.lab.compiled.policies import Order, chosen
from nde.lab.compiled.sites import Site
from nde.lab.compiled.steady import Steady

MOST_TARGETS = 30_000
"""So many are kept; then they are forgotten and begin again."""


class Targets:
    """The enemy whom heroes strike, by what each enemy can still take.

    As long as every piece that any of these sites has ever looked at is the same, so is the enemy.
    """

    def __init__(self, order: Order, left: list[tuple[str, Site]], steady: Steady) -> None:
        self._order, self.left = order, left
        self._of: Callable[[State], Any] | None = None
        self._known: dict[Any, str] = {}
        steady.tell(self._forget)

    def find(self, state: State, faces: FaceSource) -> str:
        """The enemy in a state; nothing where nobody is left."""
        if self._of is None:
            return self._found(state, faces)
        known = self._known.get(self._of(state))
        return self._found(state, faces) if known is None else known

    def _found(self, state: State, faces: FaceSource) -> str:
        before = self._learnt()
        target = chosen(self._order, [(id, site.run(state, faces)) for id, site in self.left])
        if self._of is None or self._learnt() != before:
            self._look_at_all()
        if self._of is not None:
            if len(self._known) >= MOST_TARGETS:
                self._known.clear()
            self._known[self._of(state)] = target
        return target

    def _learnt(self) -> int:
        return sum(site.traces + site.plays for _, site in self.left)

    def _look_at_all(self) -> None:
        self._forget()
        places = sorted({place for _, site in self.left for place in site.places})
        # What was played without being learnt may have looked at anything.
        if places and not any(site.plays for _, site in self.left):
            self._of = itemgetter(*places)

    def _forget(self) -> None:
        self._of = None
        self._known.clear()
