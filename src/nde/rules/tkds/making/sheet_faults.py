"""What can be wrong with a character sheet beyond how it is written."""

from __future__ import annotations

from nde.errors import Illegal


class SkillsNotFromCreation(Illegal):
    """Skills that race, origin, specialization and free points cannot have led to."""

    code = "skills-not-from-creation"


class TooManyPerks(Illegal):
    """More perks than the level, the race and the GM's gifts allow."""

    code = "too-many-perks"


class PerksOutOfOrder(Illegal):
    """A perk that was not open to this character when it was taken."""

    code = "perk-out-of-order"


class TooManySpells(Illegal):
    """More spells than the level and the perks allow."""

    code = "too-many-spells"


class SpellOutOfReach(Illegal):
    """A spell of another discipline, or of a category not reached yet."""

    code = "spell-out-of-reach"


class WrittenTwice(Illegal):
    """The same spell, language or weapon a second time."""

    code = "written-twice"


class TooManyTrained(Illegal):
    """More weapons mastered or trained than origin and specialization give."""

    code = "too-many-weapons-trained"


class LoadTooGreat(Illegal):
    """More than there are slots for."""

    code = "load-too-great"


class TooWeakFor(Illegal):
    """Armour worn, or a weapon held, by somebody not strong enough for it."""

    code = "too-weak-on-sheet"


class HandsFull(Illegal):
    """More in hand than two hands hold, or two suits of armour at once."""

    code = "hands-full-on-sheet"


class StateDiffers(Illegal):
    """Standing at 0 hit points, or down with some left."""

    code = "state-differs"
