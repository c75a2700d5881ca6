"""Dice rolled, and the odds of dice."""

from __future__ import annotations

from typing import Any

from nde.web.answers.answer import Answer


class DiceRoll(Answer, frozen=True, kw_only=True):
    """One roll."""

    dice: str
    total: int
    faces: tuple[int, ...]
    dropped: tuple[int, ...]
    result: Any
    """The expression as a tree, with every face where it fell."""


class Rolled(Answer, frozen=True, kw_only=True):
    """Rolls, and what they come to."""

    rolls: tuple[DiceRoll, ...]
    sum: int
    least: int
    most: int
    mean: float


class Chance(Answer, frozen=True, kw_only=True):
    """A chance: exact as a fraction, and as a number."""

    exact: str
    p: float


class DiceChance(Answer, frozen=True, kw_only=True):
    """The chance of a result, and of at least that much."""

    result: int
    exact: str
    p: float
    at_least: Chance


class DiceOdds(Answer, frozen=True, kw_only=True):
    """The odds of dice."""

    dice: str
    mean: Chance
    spread: float
    results: tuple[DiceChance, ...]
