"""Why an action is refused: each reason a class with its facts and the id of the rule behind it."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class IsDown(ActionRefused):
    """Somebody without hearts cannot act."""

    code = "is-down"


class FoeIsOut(ActionRefused):
    """The foe has fallen or fled."""

    code = "foe-is-out"


class OutOfReach(ActionRefused):
    """The target is too far for this attack."""

    code = "out-of-reach"


class FullCover(ActionRefused):
    """The target is wholly hidden."""

    code = "full-cover"


class PowerNeedsLine(FullCover):
    """The target is wholly hidden, and nobody said that the power needs no line to it."""

    code = "power-needs-line"


class NoMana(ActionRefused):
    """The cost cannot be paid."""

    code = "no-mana"


class WrongCost(ActionRefused):
    """The tier does not allow this cost or number."""

    code = "wrong-cost"


class NoSuchTier(ActionRefused):
    """The game has no power of this tier."""

    code = "no-such-tier"


class NoLuckLeft(ActionRefused):
    """No point of luck is left."""

    code = "no-luck-left"


class NoSuchAsset(ActionRefused):
    """The sheet has no such asset."""

    code = "no-such-asset"


class AssetSpent(ActionRefused):
    """The asset has been used as often as a scene allows."""

    code = "asset-spent"


class NoBlindRepeat(ActionRefused):
    """The same test failed before and nothing has changed."""

    code = "no-blind-repeat"


class NotDown(ActionRefused):
    """Only the fallen are raised."""

    code = "not-down"


class NotAdjacent(ActionRefused):
    """The ally is too far away to be put back on their feet."""

    code = "not-adjacent"


class NotYourself(ActionRefused):
    """Help and raising are for somebody else."""

    code = "not-yourself"


class HelpWaits(ActionRefused):
    """As many allies already help as the game allows."""

    code = "help-waits"


class NoMovementLeft(ActionRefused):
    """The movement of this turn does not go that far."""

    code = "no-movement-left"


class NoBoard(ActionRefused):
    """The scene has no board of the kind this needs."""

    code = "no-board"


class NoSuchItem(ActionRefused):
    """The sheet does not list the item."""

    code = "no-such-item"


class NoLuckInGame(ActionRefused):
    """The game has no luck points."""

    code = "no-luck-in-game"


class NoSuchWho(ActionRefused):
    """Nobody in the scene has this id."""

    code = "no-such-who"


class NoSuchBlock(ActionRefused):
    """The game has no stat block or rank of this name."""

    code = "no-such-block"


class NoSuchTalent(ActionRefused):
    """The sheet does not list the talent."""

    code = "no-such-talent"


class HelpNotGiven(ActionRefused):
    """In a fight an ally helps on their own turn, beforehand."""

    code = "help-not-given"


class TierTooLow(ActionRefused):
    """This use of a power needs a higher tier."""

    code = "tier-too-low"


class AlreadyThere(ActionRefused):
    """The distance cannot change in this direction any more."""

    code = "already-there"


class NotInAFight(ActionRefused):
    """Turns are not counted now."""

    code = "not-in-a-fight"


class FightGoesOn(ActionRefused):
    """A fight has begun already."""

    code = "fight-goes-on"


class AssetDoesNotFit(ActionRefused):
    """The asset is meant for another kind of action."""

    code = "asset-does-not-fit"


class HoldNeedsPower(ActionRefused):
    """Only a power holds a foe in place."""

    code = "hold-needs-power"


class AreaNeedsPower(ActionRefused):
    """Only a power fills an area."""

    code = "area-needs-power"


class SeveralNeedPower(ActionRefused):
    """Only a power strikes several foes at once."""

    code = "several-need-power"


class NobodyAround(ActionRefused):
    """The area holds nobody but the foe that is aimed at."""

    code = "nobody-around"


class FoeIsHeld(ActionRefused):
    """A foe that a power holds can do nothing."""

    code = "foe-is-held"


class NothingToShootWith(ActionRefused):
    """The sheet lists nothing that can be shot or thrown."""

    code = "nothing-to-shoot-with"


class NotHurt(ActionRefused):
    """Healing is for somebody who has lost hearts."""

    code = "not-hurt"


class ClockWithoutSteps(ActionRefused):
    """A clock has a name and at least one step."""

    code = "clock-without-steps"
