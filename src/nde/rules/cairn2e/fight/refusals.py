"""Why a wish in a fight cannot be granted, each with the rule that forbids it."""

from __future__ import annotations

from nde.errors import Unreadable
from nde.rules.ruleset import ActionRefused


class NotInFight(ActionRefused):
    """It belongs to a fight, and there is none."""

    code = "cairn-not-in-fight"


class InFight(ActionRefused):
    """A fight is already going on."""

    code = "cairn-in-fight"


class NobodyToFight(ActionRefused):
    """A fight needs somebody standing on either side."""

    code = "cairn-nobody-to-fight"


class OutOfAction(ActionRefused):
    """Fallen, fled, paralysed or raving: they can do nothing."""

    code = "cairn-out-of-action"


class LosesTurn(ActionRefused):
    """The first round took them by surprise."""

    code = "cairn-loses-turn"


class AlreadyDeclared(ActionRefused):
    """They have said what they will do."""

    code = "cairn-already-declared"


class SquareSpokenFor(ActionRefused):
    """Somebody of their side has declared to go there."""

    code = "cairn-square-spoken-for"


class NothingDeclared(ActionRefused):
    """There is nothing to take back."""

    code = "cairn-nothing-declared"


class NoSuchWeapon(ActionRefused):
    """They have no weapon in that place."""

    code = "cairn-no-such-weapon"


class BadTarget(ActionRefused):
    """Dead, gone or the attacker themselves."""

    code = "cairn-bad-target"


class NoTarget(ActionRefused):
    """An attack on nobody."""

    code = "cairn-no-target"


class OneTargetOnly(ActionRefused):
    """Only a blast, or a detachment, strikes several."""

    code = "cairn-one-target-only"


class BeyondReach(ActionRefused):
    """Too far for what is held in the hand."""

    code = "cairn-beyond-reach"


class NoLineToTarget(ActionRefused):
    """Walls stand between the two."""

    code = "cairn-no-line"


class NoRefuge(ActionRefused):
    """Nobody can run without somewhere safe to run to."""

    code = "cairn-no-refuge"


class NotTheirSide(ActionRefused):
    """They do not act together with somebody of the other side."""

    code = "cairn-not-their-side"


class NotDying(ActionRefused):
    """There is nothing to bandage."""

    code = "cairn-not-dying"


class NoSpaceToMove(ActionRefused):
    """There is no board, or no bands, to move in."""

    code = "cairn-no-space"


class CannotMove(ActionRefused):
    """The movement of this turn is used up."""

    code = "cairn-cannot-move"


class NoNearer(ActionRefused):
    """They are already as near, or as far, as can be."""

    code = "cairn-no-nearer"


class NoSuchGroup(ActionRefused):
    """No group with anybody standing has this name."""

    code = "cairn-no-such-group"


class NotFallen(ActionRefused):
    """There is nobody to spare: they stand, or are beyond it."""

    code = "cairn-not-fallen"


class NoSuchScar(ActionRefused):
    """They have no open scar of this row."""

    code = "cairn-no-such-scar"


class ScarNotDue(ActionRefused):
    """The scar has to mend first."""

    code = "cairn-scar-not-due"


class NoDiceToRoll(ActionRefused):
    """Damage without dice."""

    code = "cairn-no-dice"


class NotAttackDice(Unreadable):
    """Dice of an attack written in a way that no attack is."""

    code = "cairn-not-attack-dice"
