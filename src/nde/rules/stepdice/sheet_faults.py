"""What can be wrong with a character sheet beyond how it is written."""

from __future__ import annotations

from nde.errors import Illegal


class NoLuckOnSheet(Illegal):
    """Luck on the sheet of a game without luck."""

    code = "no-luck-on-sheet"


class NoAssetsOnSheet(Illegal):
    """Assets on the sheet of a game without assets."""

    code = "no-assets-on-sheet"


class TooManyTalents(Illegal):
    """More talents than the game gives."""

    code = "too-many-talents"


class BelowStart(Illegal):
    """An attribute lower than the role starts with."""

    code = "below-start"


class SpreadTooLow(Illegal):
    """Attributes that no way of handing out the starting values leads to."""

    code = "spread-too-low"


class AdvancesDiffer(Illegal):
    """Another number of advances than the rest of the sheet shows."""

    code = "advances-differ"


class AdvancesTooFew(Illegal):
    """Fewer advances than the sound part of a sheet with other faults shows."""

    code = "advances-too-few"
