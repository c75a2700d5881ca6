"""Why something cannot be done in a fight."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class FightAlreadyOn(ActionRefused):
    """A fight begins while one goes on."""

    code = "fight-already-on"


class NoFightOn(ActionRefused):
    """Something of a fight while there is none."""

    code = "no-fight-on"


class NobodyToFight(ActionRefused):
    """A side without anybody who can fight."""

    code = "nobody-to-fight"


class NotAnEnemy(ActionRefused):
    """Somebody of one's own side, or oneself."""

    code = "not-an-enemy"


class TargetIsGone(ActionRefused):
    """Dead or fled: no longer there to be attacked."""

    code = "target-is-gone"


class NoSuchWeapon(ActionRefused):
    """A place among the weapons where there is none."""

    code = "no-such-weapon"


class WeaponOnTheGround(ActionRefused):
    """A weapon that was knocked out of the hand."""

    code = "weapon-on-the-ground"


class NoFreeHand(ActionRefused):
    """More in hand than two hands hold."""

    code = "no-free-hand"


class TooWeakFor(ActionRefused):
    """A thing that needs more strength."""

    code = "too-weak-for"


class BeyondReach(ActionRefused):
    """Too far away for a blow."""

    code = "beyond-reach"


class BeyondRange(ActionRefused):
    """Further than twice the range, or than a bolt carries."""

    code = "beyond-range"


class TooNearToShoot(ActionRefused):
    """Within arm's length, where nobody can shoot or throw."""

    code = "too-near-to-shoot"


class WallBetween(ActionRefused):
    """No line to the target."""

    code = "wall-between"


class NotThrowable(ActionRefused):
    """A weapon that is not made to be thrown."""

    code = "not-throwable"


class WrongWeaponSkill(ActionRefused):
    """A skill the weapon is not used with."""

    code = "wrong-weapon-skill"


class NotLoaded(ActionRefused):
    """A crossbow that has to be loaded first."""

    code = "not-loaded"


class AlreadyLoaded(ActionRefused):
    """A weapon that needs no loading."""

    code = "already-loaded"


class NoAmmunition(ActionRefused):
    """A bow or crossbow without missiles."""

    code = "no-ammunition"


class NotTwoWeapons(ActionRefused):
    """Two weapons without the perk, or weapons that cannot be used together."""

    code = "not-two-weapons"


class NoSuchAbility(ActionRefused):
    """An ability somebody does not have, or that is used in another way."""

    code = "no-such-ability"


class NotAnAlly(ActionRefused):
    """Somebody of the other side, whom one does not heal."""

    code = "not-an-ally"


class NothingToHeal(ActionRefused):
    """Unhurt, or beyond healing."""

    code = "nothing-to-heal"


class HasMomentum(ActionRefused):
    """Momentum is had once, never twice."""

    code = "has-momentum"


class NothingToDisarm(ActionRefused):
    """Nothing in hand that could be knocked out of it."""

    code = "nothing-to-disarm"


class NotHeld(ActionRefused):
    """Nobody and nothing holds them."""

    code = "not-held"


class CannotSelfFree(ActionRefused):
    """Held so fast that only others can help."""

    code = "cannot-self-free"


class NotProne(ActionRefused):
    """Already on their feet."""

    code = "not-prone"


class NoSuchBelonging(ActionRefused):
    """A place among the things carried where there is none."""

    code = "no-such-belonging"


class NothingToRide(ActionRefused):
    """Somebody without a beast to ride."""

    code = "nothing-to-ride"


class AlreadyMounted(ActionRefused):
    """Somebody who is in the saddle, or on foot, already."""

    code = "already-mounted"


class CannotMount(ActionRefused):
    """Somebody on the ground or held."""

    code = "cannot-mount"


class AlreadySo(ActionRefused):
    """A thing that is in hand, or put away, already."""

    code = "already-so"


class TakesTooLong(ActionRefused):
    """Armour is not changed in a fight."""

    code = "takes-too-long"


class NoGround(ActionRefused):
    """A move that needs another kind of space: squares, or areas."""

    code = "no-ground"


class NoMetresLeft(ActionRefused):
    """The movement of this turn is used up, or there is none."""

    code = "no-metres-left"


class NotNextTo(ActionRefused):
    """An area that does not touch the one somebody is in."""

    code = "not-next-to"


class AlreadyTriedToPass(ActionRefused):
    """Passing the same enemy was tried this turn."""

    code = "already-tried-to-pass"


class NobodyToWaver(ActionRefused):
    """No foe is left whose morale could break."""

    code = "nobody-to-waver"


class NothingToWield(ActionRefused):
    """A thing in a player's own words: nothing says how many hands it takes, or what it does in them."""

    code = "nothing-to-wield"
