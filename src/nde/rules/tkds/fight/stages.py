"""What comes about one thing after the other: the beginning of a fight, an attack, the end of a turn.

A fight begins with surprise and the check of each who makes one.  An attack is the check, its damage, and
what that does to somebody; the end of a turn are the dying and lasting damage, morale, the next turn.
`resolve_start`, `resolve_attack` and `resolve_end_turn` play it at once and gather what came of it; both are
made of the same rules.
"""

from __future__ import annotations

from nde.dice import Procedure
from nde.rules.play import Stage
from nde.rules.ruleset import ActionRefused
from nde.rules.tkds.actions import Action, Attack, EndTurn, StartFight
from nde.rules.tkds.checks.harm import lasted, lasting, tick_of
from nde.rules.tkds.effects.body import hero_spent
from nde.rules.tkds.effects.general import after
from nde.rules.tkds.fight import attack, rounds
from nde.rules.tkds.rolls import SUCCEEDS, points_of
from nde.rules.tkds.scene import Condition, Scene
from nde.rules.tkds.settings import Game

Staged = Procedure[tuple[Scene, tuple[Stage, ...]]]


class TurnInStages:
    """The stages of beginnings, of attacks and of the end of a turn, for one choice of settings."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def first(self, action: Action) -> Stage | None:
        """Where a fight, an attack or the end of a turn begins; nothing for any other action."""
        if type(action) is StartFight:
            return Stage(self.breaks_out, (action,))
        if type(action) is Attack:
            return Stage(self.strikes, (action,))
        return Stage(self.suffers) if type(action) is EndTurn else None

    def breaks_out(self, scene: Scene, action: StartFight) -> Staged:
        """Who is surprised, and who has to see whether they are quick enough."""
        surprised, effects = yield from rounds.begun(self._game, rounds.foes_met(scene), action)
        checks = tuple(Stage(self.checks, (one.id,)) for one in rounds.rollers(self._game, scene, surprised))
        return after(self._game, scene, effects), checks

    def checks(self, scene: Scene, who: str) -> Staged:
        """The check of the first round of one of them."""
        _, effects = yield from rounds.first_check(self._game, scene.figure(who))
        return after(self._game, scene, effects), ()

    def strikes(self, scene: Scene, action: Attack) -> Staged:
        """The check of one blow, or the whole attack where there are two."""
        game = self._game
        effects, blows = attack.made_ready(game, scene, action)
        if len(blows) > 1:
            whole = yield from attack.resolve_attack(game, scene, action)
            return after(game, scene, whole.effects), ()
        scene, blow = after(game, scene, effects), blows[0]
        degree, spent = yield from attack.landed(game, scene, blow, action)
        if degree not in SUCCEEDS:
            return after(game, scene, hero_spent(action.who, spent)), ()
        target = blow.target.id
        if attack.kills_outright(game, scene.figure(target), action):
            return after(game, scene, (yield from attack.slain(game, scene, target, action.who))), ()
        harm = attack.harm_of(game, scene, blow, action, degree)
        points = points_of(scene.figure(action.who)) - spent
        return scene, (Stage(self.rolls, (harm, target, points, spent)),)

    def rolls(self, scene: Scene, harm: attack.Harm, target: str, points: int, spent: int) -> Staged:
        """The damage of a blow that hit."""
        damage, more = yield from attack.harm_rolled(self._game, harm, target, points)
        paid = after(self._game, scene, hero_spent(harm.who, spent + more))
        return paid, (Stage(self.hurts, (attack.whoever_hits(scene, harm), target, damage)),)

    def hurts(self, scene: Scene, harm: attack.Harm, target: str, damage: int) -> Staged:
        """What that damage does."""
        effects = yield from attack.hurt(self._game, scene, harm, target, damage)
        return after(self._game, scene, effects), ()

    def suffers(self, scene: Scene) -> Staged:
        """Whom of the side the end of the turn brings something, each by itself."""
        if not scene.is_fight:
            raise ActionRefused("no-fight-on", rule=rounds.ROUNDS)
        side = scene.of_side(scene.side)
        ticks = [Stage(self.ticks, (one.id,)) for one in side if one.character.state == "dying"]
        lasts = [Stage(self.lasts, (one.id, found)) for one in side if (found := lasting(one))]
        return scene, (*ticks, *lasts, Stage(self.wavers), Stage(self.begins))
        yield  # nothing is rolled for it

    def ticks(self, scene: Scene, who: str) -> Staged:
        """One of the dying."""
        effects = yield from tick_of(self._game, scene.figure(who))
        return after(self._game, scene, effects), ()

    def lasts(self, scene: Scene, who: str, conditions: tuple[Condition, ...]) -> Staged:
        """One who burns, bleeds or is poisoned."""
        effects = yield from lasted(self._game, scene, who, conditions)
        return after(self._game, scene, effects), ()

    def wavers(self, scene: Scene) -> Staged:
        """The foes' morale."""
        effects = yield from rounds.wavered(self._game, scene)
        return after(self._game, scene, effects), ()

    def begins(self, scene: Scene) -> Staged:
        """The next turn."""
        return after(self._game, scene, (rounds.next_turn(scene),)), ()
        yield  # nothing is rolled for it
