"""What harm asks of a body besides its load: whether it is helpless, wears metal, takes scars."""

from __future__ import annotations

from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.living.load import armor_of
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

HELPLESS = frozenset(("critical", "stable", "mortal"))
"""States in which nobody can defend themselves."""
DYING = frozenset(("critical", "mortal"))
"""States that end in death unless somebody helps."""


def is_helpless(figure: Figure) -> bool:
    """Whether somebody cannot defend themselves: fallen, or paralysed by the loss of all DEX."""
    body = figure.character
    return body.state in HELPLESS or body.dexterity == 0 < body.dexterity_most


METAL_ARMOR = frozenset(("helmet", "brigandine", "chainmail", "plate"))
"""Armor of the market that is metal; of any other thing its nature says so."""


def is_metal(item: Item) -> bool:
    """Whether a piece of armor is worn and made of metal."""
    return item.is_worn and item.armor > 0 and (item.key in METAL_ARMOR or "metal" in item.nature)


def wears_metal(figure: Figure) -> bool:
    """Whether somebody wears any armor of metal."""
    return any(is_metal(item) for item in figure.character.items)


def soft_armor(game: Game, figure: Figure) -> int:
    """How much of somebody's Armor is neither metal nor grown."""
    hard = figure.armor + sum(item.armor for item in figure.character.items if is_metal(item))
    return max(armor_of(game, figure) - hard, 0)


def bare_armor(figure: Figure) -> int:
    """Armor added up before the cap, for telling that the cap was met."""
    return figure.armor + sum(item.armor for item in figure.character.items if item.is_worn)


def takes_scars(game: Game, figure: Figure) -> bool:
    """Whether being left at exactly 0 HP scars them: characters, and hirelings where the table says so."""
    kind = figure.character.kind
    scarred = kind == "pc" or (kind == "hireling" and game.settings.hireling_scars)
    return scarred and not figure.is_detachment
