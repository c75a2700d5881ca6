"""What the lab answers about the scene of a table."""

from __future__ import annotations

from typing import Any

from nde.lab.answers import Answer as FightAnswer
from nde.prose.lab.danger import Danger
from nde.rules.playing import Side
from nde.web.answers import Answer
from nde.web.lab.answers import LabAnswer, LabDoing, LabNextDeed, LabPerson


class LabState(Answer, frozen=True, kw_only=True):
    """The scene of a table, to be taken into the lab."""

    table: str
    version: int
    title: str
    game: str
    settings: dict[str, Any]
    scene: dict[str, Any]
    """What a question takes as `scene`; nobody has to understand it."""
    is_fight: bool
    """Whether one is on; otherwise questions are answered as if one began now."""
    round: int
    side: Side
    people: tuple[LabPerson, ...]
    advice: tuple[str, ...]
    """What to know or do before asking, in sentences."""


class LabWhatIf(LabAnswer, frozen=True, kw_only=True):
    """What comes of the scene of a table, and what each next deed would make of it."""

    policy: str
    answer: FightAnswer
    danger: Danger
    doing: LabDoing
    deeds: tuple[LabNextDeed, ...]
    """Those that can be done now; the best chance to win first."""
    state: LabState | None = None
    """The scene that it was asked about."""
