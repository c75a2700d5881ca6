"""What growing, training and trading do to a character; the words are `tkds-effect-…` of the locale."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.rules.ruleset import Effect

Effects: TypeAlias = tuple[Effect, ...]


class LevelGained(Effect, frozen=True, kw_only=True):
    """Somebody reached a level, with more hit points and magic energy at most."""

    who: str
    level: int
    hp: int = 0
    magic: int = 0


class PerkGained(Effect, frozen=True, kw_only=True):
    """Somebody has a new perk."""

    who: str
    perk: str
    detail: str = ""
    """What was named with it: the weapon, the armour, the ability."""
    is_named: bool = False
    is_gift: bool = False
    """Whether the GM gave it beyond what the level allows."""


class PerkLost(Effect, frozen=True, kw_only=True):
    """Somebody gave a perk up."""

    who: str
    perk: str
    detail: str = ""
    is_named: bool = False


class SpellLearned(Effect, frozen=True, kw_only=True):
    """Somebody knows a new spell."""

    who: str
    spell: str


class SpellForgotten(Effect, frozen=True, kw_only=True):
    """Somebody gave a spell up."""

    who: str
    spell: str


class LanguageLearned(Effect, frozen=True, kw_only=True):
    """A language that was left open is settled."""

    who: str
    language: str


class ThingBought(Effect, frozen=True, kw_only=True):
    """Money became a thing, or a service."""

    who: str
    item: str
    price: int


class ThingSold(Effect, frozen=True, kw_only=True):
    """A thing is gone from its place, for this much money."""

    who: str
    place: int
    item: str
    price: int = 0


class Trained(Effect, frozen=True, kw_only=True):
    """Somebody has exchanged a perk or a spell, and will not again before the next adventure."""

    who: str
    what: Literal["perk", "spell"]
