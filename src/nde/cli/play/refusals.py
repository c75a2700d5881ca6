"""What can be wrong with the file of a game, or with what one is to be."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class NotACommand(Unreadable):
    """A line of a program that is no command."""

    code = "not-a-command"


class GameInUse(Illegal):
    """A game that another process has open."""

    code = "game-in-use"


class SeedMissing(Missing):
    """A game without the secret seed of its dice: it can be read, and not played on."""

    code = "seed-missing"


class SeedOfAnother(Illegal):
    """A seed beside a game that is not the one its dice are bound to."""

    code = "seed-of-another"


class NoSuchCompanions(Missing):
    """A policy no bot plays by."""

    code = "no-such-companions"


class GameAlreadyThere(Illegal):
    """An adventure, a game or heroes named for a file that holds a game already."""

    code = "game-already-there"


class TooManySheets(Illegal):
    """More sheets than heroes."""

    code = "too-many-sheets"
