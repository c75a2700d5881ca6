"""What can be wrong with an adventure's file, and why a choice in an adventure is refused."""

from __future__ import annotations

from nde.errors import Illegal, Unreadable


class FoesStand(Illegal):
    """A way that is closed as long as foes stand."""

    code = "foes-stand"


class NobodyOfYours(Illegal):
    """Somebody has to do something, and this seat plays nobody who could."""

    code = "nobody-of-yours"


class HeroNeeded(Illegal):
    """A deed for which nobody was named, and several could do it."""

    code = "hero-needed"


class HeroIsOut(Illegal):
    """A deed by somebody who takes no part any more."""

    code = "hero-is-out"


class AdventureOver(Illegal):
    """A choice in an adventure that has come to its end."""

    code = "adventure-over"


class AdventureUnreadable(Unreadable):
    """A text that is not TOML; line and column say where reading stopped."""

    code = "adventure-unreadable"


class NewerAdventure(Unreadable):
    """An adventure of a later format than this version knows."""

    code = "newer-adventure"


class NotAnAdventureId(Unreadable):
    """An id with other signs than small letters, digits and dashes."""

    code = "not-an-adventure-id"


class ReservedId(Unreadable):
    """An id that the words of adventures need themselves."""

    code = "reserved-id"


class NoSuchStoryPlace(Unreadable):
    """A place that something leads to, and that the adventure has not got."""

    code = "no-such-story-place"


class NoSuchStoryClock(Unreadable):
    """A clock that something moves, and that the adventure has not got."""

    code = "no-such-story-clock"


class NoSuchEnding(Unreadable):
    """An ending that something leads to, and that the adventure has not got."""

    code = "no-such-ending"


class FlagNeverSet(Unreadable):
    """A flag that something waits for, and that nothing ever sets."""

    code = "flag-never-set"


class PlaceUnreachable(Unreadable):
    """A place that no way leads to."""

    code = "place-unreachable"


class EndingUnreachable(Unreadable):
    """An ending that nothing leads to."""

    code = "ending-unreachable"


class DeadEnd(Unreadable):
    """A place from which nothing leads on."""

    code = "dead-end"


class NoWayToWin(Unreadable):
    """An adventure in which no ending is a victory."""

    code = "no-way-to-win"


class MapTooLarge(Unreadable):
    """A map that a terminal of eighty columns could not show."""

    code = "map-too-large"


class MapLetterUnknown(Unreadable):
    """Foes that are to stand at a letter which the map has not got."""

    code = "map-letter-unknown"


class MapWithoutHeroes(Unreadable):
    """A map on which no hero has a place to begin."""

    code = "map-without-heroes"


class MapWithoutFoes(Unreadable):
    """A map on which foes have no place to begin."""

    code = "map-without-foes"


class CapitalOnMap(Unreadable):
    """A capital letter on a map: heroes begin at digits, foes at small letters."""

    code = "capital-on-map"


class SameMessage(Unreadable):
    """Two things of an adventure whose words would stand under one key."""

    code = "same-message"
