"""Scenes of a fight as numbers, and what is refused where there are too many."""

from __future__ import annotations

from typing import TypeAlias

from nde.errors import Illegal
from nde.lab.compiled.fighting import Sites

Place: TypeAlias = tuple[Sites, tuple[int, ...]]
"""A scene: the sites for its make-up, and the numbers of its pieces."""


class TooManyScenes(Illegal):
    """A fight with more scenes than can be looked at one by one."""

    code = "too-many-scenes"


class TooWide(TooManyScenes):
    """A deed that may lead to more scenes than can be looked at one by one."""
