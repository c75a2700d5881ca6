"""Why the board says no: each refusal with its code and the facts its sentence needs.

Squares are named in facts the way people call them (`at="C4"`).  A fault in a text map carries its
line and column as numbers besides, because only the sentence knows the reader's words for them.
"""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class UnreadableSquare(Unreadable):
    """A text that names no square; facts: text."""

    code = "unreadable-square"


class OffBoard(Missing):
    """A square outside the board; facts: at, width, height."""

    code = "off-board"


class BoardSize(Illegal):
    """A board with no squares or too many; facts: width, height, most."""

    code = "board-size"


class SquareBlocked(Illegal):
    """A wall stands there; facts: at."""

    code = "square-blocked"


class SquareOccupied(Illegal):
    """Somebody stands there already; facts: at."""

    code = "square-occupied"


class CornerBlocked(Illegal):
    """Walls close the diagonal between two squares; facts: start, at."""

    code = "corner-blocked"


class NotAStep(Illegal):
    """Two squares of a path do not touch; facts: start, at."""

    code = "not-a-step"


class TooFar(Illegal):
    """A move costs more than is left; facts: at, cost, left."""

    code = "too-far"


class NoWay(Illegal):
    """No path leads there at all; facts: start, at."""

    code = "no-way"


class NoDirection(Illegal):
    """A push from the target's own square has no direction; facts: at."""

    code = "no-direction"


class NoSuchToken(Missing):
    """Nobody of that name is in play; facts: token, allowed."""

    code = "no-such-token"


class TokenTwice(Illegal):
    """A name that is already in play; facts: token."""

    code = "token-twice"


class NoSuchBand(Missing):
    """A distance band the game does not have; facts: band, allowed."""

    code = "no-such-band"


class NoSuchArea(Missing):
    """An area the scene does not have; facts: area, allowed."""

    code = "no-such-area"


class UnknownGlyph(Unreadable):
    """A character that means nothing on a map; facts: glyph, line, column."""

    code = "unknown-glyph"


class RaggedLine(Unreadable):
    """A line of a map of another length than the first; facts: line, width, found."""

    code = "ragged-line"


class LetterTwice(Illegal):
    """A token's letter stands on a map twice; facts: letter, line, column."""

    code = "letter-twice"


class UnreadableLegend(Unreadable):
    """A line under a map that explains no letter; facts: text, line."""

    code = "unreadable-legend"


class LetterNotOnMap(Missing):
    """A line under a map explains a letter the map does not show, or shows again; facts: letter, line."""

    code = "letter-not-on-map"


class TooManyTokens(Illegal):
    """More tokens than a text map has letters; facts: count, most."""

    code = "too-many-tokens"


class UndrawableToken(Illegal):
    """A token whose name a text map cannot hold, because it is empty or has spaces; facts: token."""

    code = "undrawable-token"
