"""The manners in which heroes without a person are played: what each wishes for, and how much it dares."""

from __future__ import annotations

from fractions import Fraction

import msgspec

HALF = Fraction(1, 2)


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How a hero is played."""

    name: str
    wishes: tuple[str, ...]
    """What is wished for in a fight, in this order; keys of `WISHES`."""
    heals_below: Fraction
    """Friends who have less than this share of their power left are healed."""
    flees_at: Fraction = Fraction(0)
    """Who has no more than this share left withdraws."""
    keeps_last: bool = False
    """Whether the last of mana, essence and the like is kept."""
    seeks_hardest: bool = False
    """Whether the hardest enemy is fought first, and not the one who is easiest to hit."""
    threshold: Fraction = Fraction(0)
    """How much better an answer has to be than the proposed one (see `answering.by_worth`)."""


CAREFUL = Manner(
    name="careful",
    wishes=("raise", "withdraw", "heal", "guard", "attack", "prepare", "approach", "help"),
    heals_below=HALF,
    flees_at=Fraction(1, 5),
    keeps_last=True,
    threshold=Fraction(1, 20),
)
BOLD = Manner(
    name="bold",
    wishes=("attack", "prepare", "approach", "raise", "heal", "help"),
    heals_below=Fraction(1, 4),
    seeks_hardest=True,
)
HEALER = Manner(
    name="healer",
    wishes=("raise", "heal", "guard", "attack", "prepare", "approach", "help"),
    heals_below=Fraction(4, 5),
    threshold=Fraction(1, 20),
)
MANNERS = {manner.name: manner for manner in (CAREFUL, BOLD, HEALER)}
