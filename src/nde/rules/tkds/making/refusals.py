"""Reasons to refuse buying, selling, training and growing."""

from __future__ import annotations

from nde.errors import Missing
from nde.rules.ruleset import ActionRefused


class HasNoLevels(ActionRefused):
    """Hirelings and monsters have no specialization to grow in."""

    code = "has-no-levels"


class PerkNotOpen(ActionRefused):
    """A perk this character cannot take now."""

    code = "perk-not-open"


class PerkNotHad(ActionRefused):
    """A perk or a spell to exchange that the character does not have."""

    code = "perk-not-had"


class PerkStillNeeded(ActionRefused):
    """A perk that another one is built on."""

    code = "perk-still-needed"


class SpellNotOpen(ActionRefused):
    """A spell this character cannot learn now."""

    code = "spell-not-open"


class NoOpenLanguage(ActionRefused):
    """Every language has been chosen already."""

    code = "no-open-language"


class LanguageKnown(ActionRefused):
    """A language the character speaks already."""

    code = "language-known"


class LanguageTooRare(ActionRefused):
    """A rare language where a common one is open."""

    code = "language-too-rare"


class NoMarketHere(ActionRefused):
    """Nobody trades on the road or underground."""

    code = "no-market-here"


class NoMasterHere(ActionRefused):
    """Nobody trains in the middle of an adventure."""

    code = "no-master-here"


class TrainedAlready(ActionRefused):
    """One perk and one spell are exchanged between two adventures, and that has been done."""

    code = "trained-already"


class NoMarketInFight(ActionRefused):
    """Nobody buys, sells or trains in the middle of a fight."""

    code = "no-market-in-a-fight"


class NotForSale(ActionRefused):
    """A thing that nobody sells."""

    code = "not-for-sale"


class CannotAfford(ActionRefused):
    """Too little money."""

    code = "cannot-afford"


class TooMuchToCarry(ActionRefused):
    """More than there are slots for."""

    code = "too-much-to-carry"


class NoSuchBelonging(Missing):
    """A place among somebody's things where there is nothing."""

    code = "nothing-carried-there"


class WorthNothing(ActionRefused):
    """A damaged thing, or one without a price: nobody buys it."""

    code = "worth-nothing"


class ServiceNotSold(ActionRefused):
    """A day's hire or a journey: it was paid for, and cannot be sold on."""

    code = "service-not-sold"
