"""What can be wrong with what is typed at a table."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Stale, Unreadable


class NotUnderstood(Unreadable):
    """A line that is neither a number on the list, nor a square, a name or a command."""

    code = "not-understood"


class NotAnAnswer(Unreadable):
    """A line that does not answer the question that is open."""

    code = "not-an-answer"


class TypedBefore(Stale):
    """A choice that was typed before the line broke, and did not arrive: the list may be another now."""

    code = "typed-before"


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


class ConditionNotGiven(Illegal):
    """A condition that somebody cannot be given now, be it because they have it."""

    code = "condition-not-given"


class ConditionNotTaken(Illegal):
    """A condition that cannot be taken from somebody now, be it because they have it not."""

    code = "condition-not-taken"


class NothingToGive(Illegal):
    """A condition for somebody whom none can be given."""

    code = "nothing-to-give"


class NothingToTake(Illegal):
    """The end of a condition for somebody who has none that could end."""

    code = "nothing-to-take"


class OnlyInTerminal(Illegal):
    """Something that is typed in a terminal and has no meaning here."""

    code = "only-in-terminal"


class PlaysNobody(Missing):
    """A question about oneself from somebody who plays nobody."""

    code = "plays-nobody"
