"""Why an action of living, magic or the road is not possible now."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class NobodyNamed(ActionRefused):
    """The action is for people, and names none."""

    code = "nobody-named"


class AmidAFight(ActionRefused):
    """There is no time for this while others strike."""

    code = "amid-a-fight"


class PlaceNotSafe(ActionRefused):
    """Rest and sleep need a safe place."""

    code = "place-not-safe"


class NoLightToRestBy(ActionRefused):
    """A rest in a dungeon needs light."""

    code = "no-light-to-rest-by"


class NothingThere(ActionRefused):
    """Nobody carries a thing at this place."""

    code = "nothing-there"


class LoadTooHeavy(ActionRefused):
    """There are not so many slots free."""

    code = "load-too-heavy"


class PurseTooLight(ActionRefused):
    """There is not so much gold."""

    code = "purse-too-light"


class NotForSale(ActionRefused):
    """The market does not have it, so it has no price there."""

    code = "cairn-not-for-sale"


class NotToBeWorn(ActionRefused):
    """The thing is neither worn nor held for its use."""

    code = "not-to-be-worn"


class WornSoAlready(ActionRefused):
    """The thing is already on, or already off."""

    code = "worn-so-already"


class ArmorTakesLong(ActionRefused):
    """Heavy armor is not changed in a fight."""

    code = "armor-takes-long"


class DropFreesNothing(ActionRefused):
    """The thing to be dropped takes no slot."""

    code = "drop-frees-nothing"


class SlotsAllTaken(ActionRefused):
    """Every slot is taken, so that the Fatigue of a spell has no room."""

    code = "slots-all-taken"


class NotMagic(ActionRefused):
    """Only spellbooks, scrolls and relics are cast from."""

    code = "not-magic"


class RelicIsSpent(ActionRefused):
    """A relic has no use left."""

    code = "relic-is-spent"


class HandsNotFree(ActionRefused):
    """A book is held in both hands, and they hold something else."""

    code = "hands-not-free"


class NotToRecharge(ActionRefused):
    """The thing is no relic, or has all its uses."""

    code = "not-to-recharge"


class NotALight(ActionRefused):
    """The thing gives no light."""

    code = "not-a-light"


class LanternNeedsOil(ActionRefused):
    """A lantern burns oil, and there is none."""

    code = "lantern-needs-oil"


class LightBurnsAlready(ActionRefused):
    """A light burns already."""

    code = "light-burns-already"


class PanickedAlready(ActionRefused):
    """Somebody is in panic already."""

    code = "panicked-already"


class NotPanicked(ActionRefused):
    """There is no panic to master."""

    code = "not-panicked"


class DeprivedSoAlready(ActionRefused):
    """Somebody lacks something already, or lacks nothing."""

    code = "deprived-so-already"


class NeedSoAlready(ActionRefused):
    """Somebody lacks this already, or does not lack it."""

    code = "need-so-already"


class NoScarToMend(ActionRefused):
    """There is no such scar, or nothing of it is still to come."""

    code = "no-scar-to-mend"


class TimeOutOfRange(ActionRefused):
    """So much time does not pass at once."""

    code = "time-out-of-range"


class WeatherForbids(ActionRefused):
    """Nobody travels in a catastrophe."""

    code = "weather-forbids"


class StillAlive(ActionRefused):
    """Only the dead are replaced."""

    code = "still-alive"


class NotAHireling(ActionRefused):
    """Only a living hireling of the party can be taken over."""

    code = "not-a-hireling"


class NameTaken(ActionRefused):
    """Somebody in the scene has this id."""

    code = "name-taken"
