"""What can happen by the companion books, each with the id of its rule."""

from __future__ import annotations

from typing import Literal

from nde.rules.ruleset import Effect


class PushedBack(Effect, frozen=True, kw_only=True):
    """Somebody is driven away; where the scene has no places, the GM says where to."""

    who: str
    squares: int


class MoveDue(Effect, frozen=True, kw_only=True):
    """A hero has to leave their place; the player says where to."""

    hero: str


class FoeMended(Effect, frozen=True, kw_only=True):
    """A foe got wounds back."""

    foe: str
    wounds: int


class TraitSpent(Effect, frozen=True, kw_only=True):
    """A foe's trait counts no more in this scene."""

    foe: str
    trait: str


class MoveSpent(Effect, frozen=True, kw_only=True):
    """A foe used a move that it has once a round or once a fight."""

    foe: str
    move: str
    until: Literal["round", "scene"]


class HazardSet(Effect, frozen=True, kw_only=True):
    """A hazard is in the scene, ready to act."""

    hazard: str
    name: str = ""


class HazardDisabled(Effect, frozen=True, kw_only=True):
    """A hazard is out of use."""

    hazard: str
    name: str = ""


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


class ChaseMoved(Effect, frozen=True, kw_only=True):
    """The distance of a chase changed."""

    by: int


class ChaseEnded(Effect, frozen=True, kw_only=True):
    """A chase is over."""

    result: Literal["caught", "away"]


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
