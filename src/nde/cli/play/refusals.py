"""What can be wrong with what is typed at a table, or with the file of a game."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class NotUnderstood(Unreadable):
    """A line that is neither a number on the list, nor a square, a name or a command."""

    code = "not-understood"


class NotACommand(Unreadable):
    """A line of a program that is no command."""

    code = "not-a-command"


class NotAnAnswer(Unreadable):
    """A line that does not answer the question that is open."""

    code = "not-an-answer"


class NoSuchNumber(Missing):
    """A number that is not on the list."""

    code = "no-such-number"


class NoTurn(Illegal):
    """The end of a turn where nobody counts turns."""

    code = "no-turn"


class NoSuchName(Missing):
    """Somebody who is not here, or none of the reader's."""

    code = "no-such-name"


class CannotGoThere(Illegal):
    """A square that the hero cannot walk to now."""

    code = "cannot-go-there"


class NothingToExplain(Missing):
    """`why` before anything was rolled, or `odds` of something that is not rolled for."""

    code = "nothing-to-explain"


class NotFaces(Unreadable):
    """Something else than faces where dice are to be typed."""

    code = "not-faces"


class GmWordMissing(Unreadable):
    """A power of the game master without what it is about."""

    code = "gm-word-missing"


class NobodyHidden(Illegal):
    """Somebody to be shown where nobody is hidden."""

    code = "nobody-hidden"


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
