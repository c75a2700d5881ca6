"""What can happen by the companion books; most of it is only told, since the GM carries it out."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from nde.rules.ruleset import Effect
from nde.rules.stepdice.effects import _OfFoe
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import (
    CHASE,
    Clock,
    Condition,
    Foe,
    Scene,
    change_clock,
    hazard_clock,
    spent_mark,
    with_clock,
)


class PushedBack(Effect, frozen=True, kw_only=True):
    """Somebody is driven away; where the scene has no places, the GM says where to."""

    who: str
    squares: int


class MoveDue(Effect, frozen=True, kw_only=True):
    """A hero has to leave their place; the player says where to."""

    hero: str


class FoeMended(_OfFoe, frozen=True, kw_only=True):
    """A foe got wounds back."""

    measures: ClassVar[frozenset[str]] = frozenset(("wounds",))
    wounds: int

    def changed(self, foe: Foe) -> Foe:
        return replace(foe, wounds=min(max(foe.wounds + self.wounds, 0), foe.wounds_most))


class TraitSpent(_OfFoe, frozen=True, kw_only=True):
    """A foe's trait counts no more in this scene."""

    trait: str

    def changed(self, foe: Foe) -> Foe:
        return foe.having_used(self.trait)


class MoveSpent(_OfFoe, frozen=True, kw_only=True):
    """A foe used a move that it has once a round or once a fight."""

    move: str
    until: Literal["round", "scene"]

    def changed(self, foe: Foe) -> Foe:
        if self.until == "scene":
            return foe.having_used(self.move)
        mark = Condition(spent_mark(self.move), "round")
        return replace(foe, conditions=tuple(sorted({*foe.conditions, mark})))


class HazardSet(Effect, frozen=True, kw_only=True):
    """A hazard is in the scene, ready to act."""

    hazard: str
    name: str = ""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return with_clock(scene, Clock(id=hazard_clock(self.hazard, self.name), steps=1))


class HazardDisabled(Effect, frozen=True, kw_only=True):
    """A hazard is out of use."""

    hazard: str
    name: str = ""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return with_clock(scene, Clock(id=hazard_clock(self.hazard, self.name), steps=1, filled=1))


class MoraleChecked(Effect, frozen=True, kw_only=True):
    """Foes wavered, and this is what they do."""

    foes: tuple[str, ...]
    result: Literal["withdraw", "hold", "press"]


class ComplicationRolled(Effect, frozen=True, kw_only=True):
    """The complication that came, by its key."""

    hero: str
    kind: str


class BenefitRolled(Effect, frozen=True, kw_only=True):
    """The extra benefit that came, by its key."""

    hero: str
    benefit: str


class ChaseBegun(Effect, frozen=True, kw_only=True):
    """A chase is on: so far apart, and away at so far."""

    distance: int
    away: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        return with_clock(scene, Clock(id=CHASE, steps=self.away, filled=self.distance))


class ChaseMoved(Effect, frozen=True, kw_only=True):
    """The distance of a chase changed."""

    by: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        return change_clock(scene, CHASE, lambda clock: clock.moved(self.by))


class ChaseEnded(Effect, frozen=True, kw_only=True):
    """A chase is over."""

    result: Literal["caught", "away"]

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, clocks=tuple(clock for clock in scene.clocks if clock.id != CHASE))


class AlarmRang(Effect, frozen=True, kw_only=True):
    """The alarm is full, and this comes of it."""

    result: str


class PowerSustained(Effect, frozen=True, kw_only=True):
    """A power goes on for another turn."""

    hero: str


class PowerCountered(Effect, frozen=True, kw_only=True):
    """A hero countered or evaded a power."""

    hero: str


class ClueFound(Effect, frozen=True, kw_only=True):
    """A hero found a clue."""

    hero: str


class EncounterMade(Effect, frozen=True, kw_only=True):
    """An encounter: its difficulty, how many foes, and what else belongs to it."""

    difficulty: str
    foes: int
    hazards: int = 0
    clock: int = 0
    has_terrain: bool = False


class EncounterLine(Effect, frozen=True, kw_only=True):
    """One line of an encounter: goal, terrain, opposition, the foes' edge or the heroes'."""

    line: str
    kind: str
