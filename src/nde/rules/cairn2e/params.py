"""What may be said about an action or a situation, in short: flags, numbers and choices."""

from __future__ import annotations

from nde.rules.ruleset import Param


def flag(name: str, usual: bool = False, *aliases: str) -> Param:
    """Something that is so or not."""
    return Param(name=name, aliases=aliases, kind="flag", default=usual)


def number(name: str, usual: int, least: int, most: int, *aliases: str) -> Param:
    """A whole number within bounds."""
    return Param(name=name, aliases=aliases, kind="number", default=usual, least=least, most=most)


def choice(name: str, choices: tuple[str, ...], usual: str = "", *aliases: str) -> Param:
    """One of some words; the first unless another is usual."""
    return Param(name=name, aliases=aliases, kind="choice", choices=choices, default=usual or choices[0])


def some(name: str, choices: tuple[str, ...]) -> Param:
    """Any number of some words; none unless they are said."""
    return Param(name=name, kind="choice", choices=choices, default="", is_many=True)


def die(name: str, *sides: int, usual: int = 6) -> Param:
    """One die of some."""
    return Param(name=name, kind="die", sides=sides, default=usual)
