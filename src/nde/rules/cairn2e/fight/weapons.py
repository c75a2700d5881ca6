"""What somebody can attack with."""

from __future__ import annotations

from functools import lru_cache

from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.bearing import is_raging
from nde.rules.cairn2e.fight.effects import RageSpent
from nde.rules.cairn2e.living.effects import ItemUsed
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

METAL = frozenset(
    ("dagger", "sickle", "spear", "sword", "mace", "axe", "flail", "halberd", "war-hammer", "long-sword")
)
"""Weapons of the market that strike with metal; of any other thing its nature says so."""


@lru_cache(maxsize=256)
def weapons_of(figure: Figure) -> tuple[Attack, ...]:
    """The weapons somebody carries, then the attacks of their own.

    Kept, because a blow asks for them several times over, and offers for every blow.
    """
    carried = tuple(
        Attack(
            name=item.key,
            dice=item.dice,
            is_blast=item.is_blast,
            ignores_armor=item.ignores_armor,
            is_ranged=item.is_ranged,
            is_bulky=item.slots > 1,
            nature=("metal", *item.nature) if item.key in METAL else item.nature,
        )
        for item in figure.character.items
        if item.kind == "weapon"
    )
    return (*carried, *figure.attacks)


def spent(figure: Figure, *weapons: int) -> Effects:
    """What an attack uses up: a rage, or uses of a thing such as a bomb; nobody counts arrows."""
    places = [at for at, item in enumerate(figure.character.items) if item.kind == "weapon"]
    carried = [places[weapon] for weapon in weapons if 0 <= weapon < len(places)]
    rage = (RageSpent(who=figure.id, rule="cairn2e/bestiary"),) if is_raging(figure) else ()
    used = tuple(
        ItemUsed(who=figure.id, place=at, item=figure.character.items[at], rule="cairn2e/attack")
        for at in carried
        if figure.character.items[at].uses > 0
    )
    return (*rage, *used)


def unarmed(game: Game) -> Attack:
    """Bare hands: always the same die."""
    return Attack(name="unarmed", dice=(game.settings.unarmed_die,))


def is_in_hand(figure: Figure, weapon: int) -> bool:
    """Whether an attack is made with something held, or with bare hands: it then reaches no farther."""
    return weapon < sum(item.kind == "weapon" for item in figure.character.items)
