"""What a body carries and can take: slots, the full load, armor, and what leaves somebody helpless.

A full load hides HP and never changes them: everything that harms reads `effective_hp` and writes the
stored value, so that dropping a thing brings them back (ruling cairn2e-load-hp).
"""

from __future__ import annotations

from nde.rules.cairn2e.character import METALS, Character, Item
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

HELPLESS = frozenset(("critical", "stable", "mortal"))
"""States in which nobody can defend themselves."""
DYING = frozenset(("critical", "mortal"))
"""States that end in death unless somebody helps."""
METAL_ARMOR = frozenset(("helmet", "brigandine", "chainmail", "plate"))
"""Armor of the market that is metal; of any other thing its nature says so."""


def used_slots(game: Game, character: Character) -> int:
    """Slots of one's own that are taken: by things, Fatigue and a heavy purse."""
    return character.load + gold_slots(game, character.gold) - stowed_slots(game, character)


def stowed_slots(game: Game, character: Character) -> int:
    """Slots of what animals and carts carry: all that is neither worn nor held, as far as they have room."""
    room = room_besides(character)
    if not room:
        return 0
    loose = sum(item.slots for item in character.items if not item.is_worn and not item.carries)
    return min(room, loose + gold_slots(game, character.gold))


def room_besides(character: Character) -> int:
    """Slots of somebody's animals and carts (ruling cairn2e-carriers)."""
    return sum([item.carries for item in character.items])


def gold_slots(game: Game, gold: int) -> int:
    """Slots that so many gold pieces take: none below a hundred, then one for each full hundred."""
    return max(0, gold) // max(1, game.settings.petty_gold)


def free_slots(game: Game, character: Character) -> int:
    """Slots that are still free; never below none."""
    return max(0, game.settings.slots - used_slots(game, character))


def free_room(game: Game, character: Character) -> int:
    """Slots in which more things may be put: one's own, and those of animals and carts."""
    return free_slots(game, character) + room_besides(character) - stowed_slots(game, character)


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


def is_helpless(figure: Figure) -> bool:
    """Whether somebody cannot defend themselves: fallen, or paralysed by the loss of all DEX."""
    body = figure.character
    return body.state in HELPLESS or body.dexterity == 0 < body.dexterity_most


def is_metal(item: Item) -> bool:
    """Whether a piece of armor is worn and made of metal."""
    return item.is_worn and item.armor > 0 and (item.key in METAL_ARMOR or not METALS.isdisjoint(item.nature))


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
