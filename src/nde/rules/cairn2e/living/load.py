"""What somebody carries and what it does to them: slots, the full load, worn armor.

A full load hides HP and never changes them: everything that harms reads `effective_hp` and writes the
stored value, so that dropping a thing brings them back (ruling cairn2e-load-hp).
"""

from __future__ import annotations

from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game


def used_slots(game: Game, character: Character) -> int:
    """Slots taken by things, Fatigue and a heavy purse."""
    return character.load + gold_slots(game, character.gold)


def gold_slots(game: Game, gold: int) -> int:
    """Slots that so many gold pieces take: none below a hundred, then one for each full hundred."""
    return max(0, gold) // max(1, game.settings.petty_gold)


def free_slots(game: Game, character: Character) -> int:
    """Slots that are still free; never below none."""
    return max(0, game.settings.slots - used_slots(game, character))


def is_full(game: Game, character: Character) -> bool:
    """Whether every slot is taken, which leaves no HP to stand on."""
    return used_slots(game, character) >= game.settings.slots


def effective_hp(game: Game, one: Figure | Character) -> int:
    """The HP harm has to go through: none in a panic or under a full load, else what is stored."""
    body = one.character if isinstance(one, Figure) else one
    if isinstance(one, Figure) and one.is_panicked:
        return 0
    return 0 if is_full(game, body) else max(0, body.hp)


def armor_of(game: Game, figure: Figure) -> int:
    """Armor of one's own and of everything worn or held, no more than the cap."""
    worn = sum(item.armor for item in figure.character.items if item.is_worn)
    return max(0, min(game.settings.armor_cap, figure.armor + worn))
