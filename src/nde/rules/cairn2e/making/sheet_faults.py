"""What can be wrong with a sheet of this game beyond how it is written."""

from __future__ import annotations

from nde.errors import Illegal, Unreadable


class MeantAnotherThing(Unreadable):
    """A thing that nobody sells, though its name is much like that of one."""

    code = "meant-another-thing"


class MeantAnotherWord(Unreadable):
    """A background, bond, omen or trait in a player's own words, though much like one of the game's."""

    code = "meant-another-word"


class TooHeavy(Illegal):
    """More on a sheet than its slots hold."""

    code = "too-heavy"


class NotDamageDice(Unreadable):
    """Something that should be a damage die, such as d8."""

    code = "not-damage-dice"
