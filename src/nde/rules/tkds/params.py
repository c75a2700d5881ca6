"""Parameters that offers and situations share; each is made once, since a list of offers names it often."""

from __future__ import annotations

from functools import cache, lru_cache

from nde.rules.ruleset import Param


@cache
def number(name: str, default: int, least: int, most: int, *aliases: str) -> Param:
    """A whole number within bounds."""
    return Param(name=name, kind="number", default=default, least=least, most=most, aliases=aliases)


@cache
def flag(name: str, default: bool = False) -> Param:
    """Yes or no."""
    return Param(name=name, kind="flag", default=default)


@lru_cache(maxsize=256)
def choice(name: str, choices: tuple[str, ...], default: str, *aliases: str) -> Param:
    """One of a few words."""
    return Param(name=name, kind="choice", choices=choices, default=default, aliases=aliases)


@cache
def edges() -> tuple[Param, ...]:
    """What the GM may count for or against any check."""
    return (number("advantage", 0, 0, 9), number("disadvantage", 0, 0, 9), number("modifier", 0, -20, 20))
