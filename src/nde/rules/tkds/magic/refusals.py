"""Why magic is refused: each reason a class of its own, with the rule that forbids it."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused


class SpellNotKnown(ActionRefused):
    """A spell the caster has not learned."""

    code = "spell-not-known"


class SpellTooHigh(ActionRefused):
    """A spell of a category that a later level opens."""

    code = "spell-too-high"


class TooLittleMagic(ActionRefused):
    """Not enough magic energy."""

    code = "too-little-magic"


class CannotExhaust(ActionRefused):
    """Paying by exhaustion without the perk, or exhausted already."""

    code = "cannot-exhaust"


class RitualInFight(ActionRefused):
    """A ritual while a fight goes on."""

    code = "ritual-in-fight"


class HandsFull(ActionRefused):
    """Too few free hands for a spell or a scroll."""

    code = "hands-full"


class ArmourStopsMagic(ActionRefused):
    """Casting in armour or with a shield one is not trained in."""

    code = "armour-stops-magic"


class SpellTargets(ActionRefused):
    """Too few or too many targets, one named twice, or one that the spell cannot be for."""

    code = "spell-targets"


class SpellOutOfRange(ActionRefused):
    """A target farther than the spell carries, or outside its area."""

    code = "spell-out-of-range"


class TriedAlready(ActionRefused):
    """A subject examined today, or botched at this level."""

    code = "tried-already"


class SubjectMissing(ActionRefused):
    """A spell that examines something, without a word on what."""

    code = "subject-missing"


class NotAScroll(ActionRefused):
    """A thing that does not hold this spell."""

    code = "not-a-scroll"


class NeedsDiscipline(ActionRefused):
    """A wand of a discipline one has not learned."""

    code = "needs-discipline"


class NoSpellKept(ActionRefused):
    """Letting go of a spell although none is kept up."""

    code = "no-spell-kept"
