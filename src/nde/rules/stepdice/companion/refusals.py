"""Why something of the companion books is refused."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class NoSuchMove(ActionRefused):
    """The foe does not have this move."""

    code = "no-such-move"


class MoveIsSpent(ActionRefused):
    """The foe has used this move as often as it may."""

    code = "move-is-spent"


class NoTarget(ActionRefused):
    """A move or hazard needs somebody it is aimed at."""

    code = "no-target"


class TooManyTargets(ActionRefused):
    """A move is aimed at more heroes than it can be."""

    code = "too-many-targets"


class TargetsApart(ActionRefused):
    """The heroes aimed at stand too far from each other for one area."""

    code = "targets-apart"


class NoAlly(ActionRefused):
    """A move for an ally names none that stands."""

    code = "no-ally"


class NoSuchTrait(ActionRefused):
    """The foe does not have this trait."""

    code = "no-such-trait"


class TraitIsSpent(ActionRefused):
    """The trait counts no more in this scene."""

    code = "trait-is-spent"


class NoSuchHazard(ActionRefused):
    """The game knows no hazard of this kind."""

    code = "no-such-hazard"


class HazardIsOff(ActionRefused):
    """The hazard has been put out of use."""

    code = "hazard-is-off"


class HazardNotHere(ActionRefused):
    """No hazard of this kind is in the scene."""

    code = "hazard-not-here"


class OneTargetOnly(ActionRefused):
    """A hazard that fills no area acts on one hero at a time."""

    code = "one-target-only"


class NeedsTools(ActionRefused):
    """This can only be done with tools."""

    code = "needs-tools"


class WrongAttribute(ActionRefused):
    """This cannot be done with that attribute."""

    code = "wrong-attribute"


class NobodyWavers(ActionRefused):
    """No foe is left whose morale could be checked."""

    code = "nobody-wavers"


class NoSuchCause(ActionRefused):
    """Nothing of this name bears on morale."""

    code = "no-such-cause"


class NoChase(ActionRefused):
    """No chase is on."""

    code = "no-chase"


class OtherDieMissing(ActionRefused):
    """Both sides roll in this game's chases, and the other side's die is not said."""

    code = "other-die-missing"


class NoAlarm(ActionRefused):
    """No alarm is set, or it cannot be calmed."""

    code = "no-alarm"


class ShoveTooFar(ActionRefused):
    """A shove does not go that far."""

    code = "shove-too-far"


class NoSuchTable(ActionRefused):
    """The books have no encounters of this table or difficulty."""

    code = "no-such-encounters"


class NoMoreWaves(ActionRefused):
    """As many waves have come as one scene has."""

    code = "no-more-waves"


class WrongHeroes(ActionRefused):
    """An encounter is made for at least one hero."""

    code = "wrong-heroes"


class NoPowerGoing(ActionRefused):
    """No power of the hero is at work, so none is kept going."""

    code = "no-power-going"


class PowerGoesOn(ActionRefused):
    """The hero's power is fresh, or has been kept going this turn."""

    code = "power-goes-on"


class NoPowerComes(ActionRefused):
    """No power comes at the hero, so none is countered or evaded."""

    code = "no-power-comes"
