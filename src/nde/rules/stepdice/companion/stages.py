"""A foe's move at several heroes, one after the other: what each test comes to is a stage of its own.

`resolve_use_move` plays them at once and gathers what came of it; both are made of the same rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from nde.dice import Procedure
from nde.rules.playing import Stage
from nde.rules.stepdice.clocks import moved_clocks
from nde.rules.stepdice.companion.actions import UseMove
from nde.rules.stepdice.companion.deeds import Cause, Trial
from nde.rules.stepdice.companion.moves import begun, resolve_use_move, trial_of, tried
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene

Staged = Procedure[tuple[Scene, tuple[Stage, ...]]]
Apply = Callable[[Scene, Any], Scene]


class MoveInStages:
    """The stages of a foe's move, for one choice of settings."""

    def __init__(self, game: Game, apply: Apply) -> None:
        self._game, self._apply = game, apply

    def first(self, action: Any) -> Stage | None:
        """Where a move begins; nothing for any other action."""
        return Stage(self.opens, (action,)) if type(action) is UseMove else None

    def opens(self, scene: Scene, action: UseMove) -> Staged:
        """The foe's part; or the whole move where it changes more than heroes: a space, a clock."""
        game = self._game
        record, heroes, cause, effects = yield from begun(game, scene, action)
        moves_more = scene.space is not None or moved_clocks(scene, action.clock)
        if record.always or not record.attributes or moves_more:
            whole = yield from resolve_use_move(game, scene, action)
            return reduce(self._apply, whole.effects, scene), ()
        trial = trial_of(game, scene.foe(action.foe), action, record)
        after = reduce(self._apply, effects, scene)
        return after, tuple(Stage(self.tests, (one.id, trial, cause, action)) for one in heroes)

    def tests(self, scene: Scene, hero: str, trial: Trial, cause: Cause, action: UseMove) -> Staged:
        """How one hero fares; what befalls the others changes nothing about it."""
        _, effects = yield from tried(self._game, scene, scene.hero(hero), trial, cause, action)
        return reduce(self._apply, effects, scene), ()
