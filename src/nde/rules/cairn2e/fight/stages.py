"""A side's turn, one thing after the other: the blows, the harm to each who is struck, morale.

And the beginning of a fight: the save of each who has to make one.  `resolve_side` and `resolve_start_fight`
play it at once and gather what came of it; both are made of the same rules.
"""

from __future__ import annotations

from typing import Any

from nde.dice import Procedure
from nde.rules.cairn2e.actions import ResolveSide, StartFight, Strike
from nde.rules.cairn2e.fight.actors import ROUNDS
from nde.rules.cairn2e.fight.criticals import critical_of
from nde.rules.cairn2e.fight.effects import FightBegun
from nde.rules.cairn2e.fight.morale import Footing, footings, shaken
from nde.rules.cairn2e.fight.pool import Blow, highest_net
from nde.rules.cairn2e.fight.strikes import land, pools
from nde.rules.cairn2e.fight.turns import (
    beginners,
    begun_by,
    declared,
    require_beginning,
    resolve_side,
    side_done,
)
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.playing import Stage

Staged = Procedure[tuple[Scene, tuple[Stage, ...]]]


class SideInStages:
    """The stages of a side's turn and of the beginning of a fight, for one choice of settings."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def first(self, action: Any) -> Stage | None:
        """Where resolving a side or a fight begins; nothing for any other action."""
        if type(action) is StartFight:
            return Stage(self.begins, (action,))
        return Stage(self.opens) if type(action) is ResolveSide else None

    def begins(self, scene: Scene, action: StartFight) -> Staged:
        """A fight, and who of the party has yet to see whether they act at once."""
        ready = require_beginning(scene, action)
        saves = tuple(Stage(self.saves, (one.id, one.id in ready)) for one in beginners(scene))
        return scene.after(self._game, (FightBegun(rule=ROUNDS),)), saves
        yield  # nothing is rolled for it

    def saves(self, scene: Scene, who: str, is_ready: bool) -> Staged:
        """Whether one of them acts in the first round."""
        effects = yield from begun_by(self._game, scene.figure(who), is_ready=is_ready)
        return scene.after(self._game, effects), ()

    def opens(self, scene: Scene) -> Staged:
        """The blows of all who strike, or the whole turn where somebody does anything else."""
        if not _only_strikes(scene):
            whole = yield from resolve_side(self._game, scene, ResolveSide())
            return scene.after(self._game, whole.effects), ()
        effects, blows = yield from declared(self._game, scene)
        strikes = tuple(Stage(self.strikes, pool) for pool in pools(self._game, blows))
        last = (Stage(self.shakes, (footings(self._game, scene),)), Stage(self.closes))
        return scene.after(self._game, effects), (*strikes, *last)

    def strikes(self, scene: Scene, target: str, pool: tuple[Blow, ...]) -> Staged:
        """The highest of the blows at one target."""
        kept = yield from highest_net(self._game, scene.figure(target), pool)
        blow = pool[kept.at]
        # Who it was matters only where their critical damage brings something besides, or they drink of it.
        is_told = blow.drinks or critical_of(scene, blow.source)
        struck = Blow(
            source=blow.source if is_told else "",
            dice=(),
            bypasses_hp=blow.bypasses_hp,
            attribute=blow.attribute,
            drinks=blow.drinks,
            deprives=blow.deprives,
        )
        return scene, (Stage(self.harms, (target, kept.net, struck)),)

    def harms(self, scene: Scene, target: str, net: int, blow: Blow) -> Staged:
        """What that blow does."""
        _, effects = yield from land(self._game, scene, target, net, blow)
        return scene.after(self._game, effects), ()

    def shakes(self, scene: Scene, before: tuple[Footing, ...]) -> Staged:
        """Morale of all who saw it."""
        effects = yield from shaken(self._game, before, scene)
        return scene.after(self._game, effects), ()

    def closes(self, scene: Scene) -> Staged:
        """The end of the turn."""
        effects = yield from side_done(scene)
        return scene.after(self._game, effects), ()


def _only_strikes(scene: Scene) -> bool:
    """Whether all that was declared are blows at others than those who strike.

    What striking takes of somebody then touches nobody who is struck, so it may count before or after.
    """
    deeds = scene.declared
    who = {deed.who for deed in deeds}
    return scene.is_fight and all(isinstance(deed, Strike) and who.isdisjoint(deed.targets) for deed in deeds)
