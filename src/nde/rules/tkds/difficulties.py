"""The classes of difficulty a pack may set: each has to be harder than the one before."""

from __future__ import annotations

from itertools import pairwise

from nde.errors import Unreadable
from nde.rules.documents import Findings
from nde.rules.tkds.settings import Settings

CLASSES = ("normal", "hard", "very_hard")
"""Easiest first."""


def require_ascending(settings: Settings) -> Settings:
    """The settings as they are, or a fault for each class that is no harder than the one before."""
    found = Findings("settings")
    for easier, harder in pairwise(CLASSES):
        number, least = getattr(settings, harder), getattr(settings, easier) + 1
        if number < least:
            found.note(harder, Unreadable("difficulty-not-harder", number=number, easier=easier, least=least))
    found.settle()
    return settings
