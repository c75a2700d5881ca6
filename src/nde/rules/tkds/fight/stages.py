"""The end of a turn, one thing after the other: the dying and lasting damage, morale, the next turn.

`resolve_end_turn` plays it at once and gathers what came of it; both are made of the same rules.
"""

from __future__ import annotations

from typing import Any

from nde.dice import Procedure
from nde.rules.playing import Stage
from nde.rules.tkds.actions import EndTurn
from nde.rules.tkds.fight.apply import carried
from nde.rules.tkds.fight.refusals import NoFightOn
from nde.rules.tkds.fight.rounds import ROUNDS, lasted, lasting, next_turn, wavered
from nde.rules.tkds.harm import tick_of
from nde.rules.tkds.scene import Condition, Scene
from nde.rules.tkds.settings import Game

Staged = Procedure[tuple[Scene, tuple[Stage, ...]]]


class TurnInStages:
    """The stages of the end of a turn, for one choice of settings."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def first(self, action: Any) -> Stage | None:
        """Where the end of a turn begins; nothing for any other action."""
        return Stage(self.suffers) if type(action) is EndTurn else None

    def suffers(self, scene: Scene) -> Staged:
        """Whom of the side the end of the turn brings something, each by itself."""
        if not scene.is_fight:
            raise NoFightOn(rule=ROUNDS)
        side = scene.of_side(scene.side)
        ticks = [Stage(self.ticks, (one.id,)) for one in side if one.character.state == "dying"]
        lasts = [Stage(self.lasts, (one.id, found)) for one in side if (found := lasting(one))]
        return scene, (*ticks, *lasts, Stage(self.wavers), Stage(self.begins))
        yield  # nothing is rolled for it

    def ticks(self, scene: Scene, who: str) -> Staged:
        """One of the dying."""
        effects = yield from tick_of(self._game, scene.figure(who))
        return carried(self._game, scene, effects), ()

    def lasts(self, scene: Scene, who: str, conditions: tuple[Condition, ...]) -> Staged:
        """One who burns, bleeds or is poisoned."""
        effects = yield from lasted(self._game, scene, who, conditions)
        return carried(self._game, scene, effects), ()

    def wavers(self, scene: Scene) -> Staged:
        """The foes' morale."""
        effects = yield from wavered(self._game, scene)
        return carried(self._game, scene, effects), ()

    def begins(self, scene: Scene) -> Staged:
        """The next turn."""
        return carried(self._game, scene, (next_turn(scene),)), ()
        yield  # nothing is rolled for it
