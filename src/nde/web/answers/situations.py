"""Situations carried out or reckoned without a table: what comes of them, and why."""

from __future__ import annotations

from typing import Any

from nde.locale.phrases import ProspectTold
from nde.web.answers.answer import Answer
from nde.web.answers.dice import Chance, DiceOdds


class Told(Answer, frozen=True, kw_only=True):
    """A step of the reasoning, in a sentence."""

    rule: str
    key: str
    facts: dict[str, Any]
    text: str


class EffectTold(Answer, frozen=True, kw_only=True):
    """Something that happens, in a sentence."""

    rule: str
    effect: Any
    text: str


class EffectChance(Answer, frozen=True, kw_only=True):
    """Something that may happen, and how likely it is."""

    rule: str
    effect: Any
    text: str
    chance: Chance


class OutcomeChance(Answer, frozen=True, kw_only=True):
    """An outcome and how likely it is."""

    outcome: str
    title: str
    chance: Chance


class Asked(Answer, frozen=True, kw_only=True):
    """A question that a rule puts: dice to roll (`roll`), or something to choose."""

    who: str
    key: str
    roll: str = ""
    options: tuple[str, ...] = ()
    default: str = ""
    is_open: bool = False
    text: str = ""


class Assumed(Answer, frozen=True, kw_only=True):
    """A question that was answered as usual, and what would be otherwise with another answer."""

    question: Asked
    answered: str
    otherwise: dict[str, tuple[OutcomeChance, ...]]


class SituationOdds(Answer, frozen=True, kw_only=True):
    """The odds of a situation."""

    game: str
    situation: str
    given: dict[str, Any]
    outcomes: tuple[OutcomeChance, ...]
    prospect: ProspectTold | None
    """What it means for whoever rolls; nothing where no roll decides about anything wanted."""
    effects: tuple[EffectChance, ...]
    steps: tuple[Told, ...]
    assumed: tuple[Assumed, ...]


class Odds(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """The odds that were asked for."""

    dice: DiceOdds | None = None
    situation: SituationOdds | None = None


class Resolved(Answer, frozen=True, kw_only=True):
    """A situation carried out, or what it waits for."""

    game: str
    situation: str
    given: dict[str, Any]
    outcome: str | None
    effects: tuple[EffectTold, ...]
    rules: tuple[str, ...]
    steps: tuple[Told, ...]
    answers: tuple[int | str, ...]
    question: Asked | None
