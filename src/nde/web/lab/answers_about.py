"""What the lab tells of itself: policies, games, limits."""

from __future__ import annotations

from typing import Any

from nde.web.answers import Answer, Named, OptionInfo, SituationInfo


class LabPolicy(Answer, frozen=True, kw_only=True):
    """A way to fight that has a name."""

    id: str
    about: str
    """What they do who fight so, in a sentence."""
    policy: dict[str, Any]
    """As one would write it down."""


class LabGame(Answer, frozen=True, kw_only=True):
    """A game: who can be in a fight, and what can be varied."""

    id: str
    title: str
    base: str
    """The id of its rules, which sheets name: its own, or that of the game it is made from."""
    heroes: tuple[Named, ...]
    foes: tuple[Named, ...]
    options: tuple[OptionInfo, ...]
    situations: tuple[SituationInfo, ...]
    apart: tuple[str, ...]
    """How far apart the sides can begin, in words: from no step on; nothing where the game knows no steps."""


class LabLimits(Answer, frozen=True, kw_only=True):
    """The most that this server takes on."""

    side: int
    runs: int
    seconds: int
    scenes: int
    varied: int
    policies: int
    map_heroes: int
    map_foes: int
    at_once: int
    """So many questions are worked on at a time with a core each: as many as the lab has processes, or the
    machine cores, where those are fewer."""


class LabAbout(Answer, frozen=True, kw_only=True):
    """What the lab knows."""

    policies: tuple[LabPolicy, ...]
    games: tuple[LabGame, ...]
    limits: LabLimits
