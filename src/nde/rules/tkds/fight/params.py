"""Parameters that offers and situations of a fight share."""

from __future__ import annotations

from nde.rules.ruleset import Param


def number(name: str, default: int, least: int, most: int, *aliases: str) -> Param:
    """A whole number within bounds."""
    return Param(name=name, kind="number", default=default, least=least, most=most, aliases=aliases)


def flag(name: str, default: bool = False) -> Param:
    """Yes or no."""
    return Param(name=name, kind="flag", default=default)


def choice(name: str, choices: tuple[str, ...], default: str, *aliases: str) -> Param:
    """One of a few words."""
    return Param(name=name, kind="choice", choices=choices, default=default, aliases=aliases)


def edges() -> tuple[Param, ...]:
    """What the GM may count for or against any check."""
    return (number("advantage", 0, 0, 9), number("disadvantage", 0, 0, 9), number("modifier", 0, -20, 20))
