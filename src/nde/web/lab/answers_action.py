"""What the lab answers about one action."""

from __future__ import annotations

from typing import Any

from nde.locale.phrases import ProspectTold
from nde.rules.stakes import Fulfilment
from nde.web.answers import Answer


class LabOutcome(Answer, frozen=True, kw_only=True):
    """An outcome and its chance, and how far it is what whoever rolls wants."""

    outcome: str
    title: str
    p: float
    fulfils: Fulfilment


class LabEffect(Answer, frozen=True, kw_only=True):
    """Something that may come of an action, and its chance."""

    text: str
    p: float


class LabRow(Answer, frozen=True, kw_only=True):
    """The odds with one value of a parameter or of an option, all else as it was."""

    key: str
    title: str
    value: str
    value_title: str
    is_usual: bool
    rules: tuple[str, ...] = ()
    """For an option: the rules it touches."""
    outcomes: tuple[LabOutcome, ...]
    """Worst first for whoever rolls."""
    prospect: ProspectTold | None
    """The chance that what they want happens, and what else the roll decides."""
    effects: tuple[LabEffect, ...]


class LabAction(Answer, frozen=True, kw_only=True):
    """The odds of one action, and everything that moves them."""

    game: str
    situation: str
    title: str
    values: dict[str, Any]
    outcomes: tuple[LabOutcome, ...]
    """Worst first for whoever rolls."""
    prospect: ProspectTold | None
    """The chance that what they want happens, and what else the roll decides."""
    effects: tuple[LabEffect, ...]
    rows: tuple[LabRow, ...]
    """Only parameters that change something."""
    readings: tuple[LabRow, ...]
    """Rules that can be read in several ways: only options that change something."""
    seconds: float
    is_kept: bool = False
