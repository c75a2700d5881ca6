"""Nano Dungeon Engine: rules-light tabletop role-playing games, played and computed by the same code."""

from __future__ import annotations

from nde import errors

__all__ = ["__version__"]

__version__ = "0.1.0"


def _in_english(error: errors.NdeError) -> str:
    # Imported here: most programs that import nde never print an error, and the words cost time to load.
    from nde.locale import words

    return words("en").error(error)


errors.use_words(_in_english)
