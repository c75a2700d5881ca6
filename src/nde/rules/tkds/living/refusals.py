"""Why time does not pass, or a thing is not used: each reason a class of its own."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class ThereAlready(ActionRefused):
    """The party is where it would go."""

    code = "there-already"


class TimeInFight(ActionRefused):
    """Ten minutes or a watch while a fight goes on."""

    code = "time-in-fight"


class DeedTwice(ActionRefused):
    """Two deeds of one person in the same turn."""

    code = "deed-twice"


class NobodyForages(ActionRefused):
    """Foraging without anybody who can."""

    code = "nobody-forages"


class NoSuchPlace(ActionRefused):
    """No thing at this place of the bag."""

    code = "no-such-place-in-bag"


class NotUsable(ActionRefused):
    """A thing that is not used up like this, or not on such a target."""

    code = "not-usable"


class DoesNotBurn(ActionRefused):
    """A thing that gives no light."""

    code = "does-not-burn"


class LightNeeds(ActionRefused):
    """A light without what it takes: flint, a lantern, or oil."""

    code = "light-needs"
