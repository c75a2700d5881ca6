"""What may be wrong with a stat block from elsewhere: each quotes the part, and the line it stands in."""

from __future__ import annotations

from nde.errors import Unreadable


class BlockWithoutHp(Unreadable):
    """A stat line that never says how much HP there is."""

    code = "block-without-hp"


class BlockStatTwice(Unreadable):
    """A number that stands twice in one stat line."""

    code = "block-stat-twice"


class BlockStatBare(Unreadable):
    """The name of a number without the number."""

    code = "block-stat-bare"


class BlockNumberBare(Unreadable):
    """A number that does not say what it is."""

    code = "block-number-bare"


class BlockNumberOutside(Unreadable):
    """A number no creature can have."""

    code = "block-number-outside"


class BlockStatUnclear(Unreadable):
    """A number with words that change what it means, such as `1 HP per root`."""

    code = "block-stat-unclear"


class BlockStatForeign(Unreadable):
    """A number of another game, such as an armor class."""

    code = "block-stat-foreign"


class BlockDamageBonus(Unreadable):
    """Damage with something added or taken off: the game knows only dice."""

    code = "block-damage-bonus"


class BlockDamageFixed(Unreadable):
    """Damage that is a number instead of a die."""

    code = "block-damage-fixed"


class BlockDamageElsewhere(Unreadable):
    """Damage to DEX or WIL, which no plain attack deals."""

    code = "block-damage-elsewhere"


class BlockDiceUnclear(Unreadable):
    """Dice that could be meant in several ways."""

    code = "block-dice-unclear"


class BlockInSentence(Unreadable):
    """Numbers of a creature in the middle of a sentence."""

    code = "block-in-sentence"


class BlocksInOneLine(Unreadable):
    """More than one creature in one line."""

    code = "blocks-in-one-line"


class BlockLineTooLong(Unreadable):
    """A line so long that it cannot be one stat line."""

    code = "block-line-too-long"
