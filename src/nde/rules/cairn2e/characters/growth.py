"""Growing: Cairn has no levels, so the Warden grants what the story gave.

Scars raise numbers in play (`cairn2e/scars`); here only what is written on a sheet afterwards is added.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Ask, Procedure, Tell
from nde.errors import Unreadable
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.content import content, item_for
from nde.rules.cairn2e.characters.creation import NEWCOMER, handed, pick_or_roll, tell_bond
from nde.rules.cairn2e.characters.tables import ABILITIES
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import LONGEST, shown
from nde.rules.ruleset import ActionRefused

RULE = "cairn2e/growth"
BONDS_RULE = "cairn2e/bonds"
BONDS_MOST = 2


def advance(game: Game, character: Character) -> Procedure[Character]:
    """Ask what the Warden grants, offering only what can be had, and write it down."""
    if character.is_dead:
        raise ActionRefused("growth-of-the-dead", rule=RULE)
    options = possible_growth(game, character)
    choice: str = yield Ask(NEWCOMER, "growth", options, options[0], RULE)
    if choice == "gain-item":
        return (yield from _item(game, character))
    if choice == "gain-bond":
        return (yield from _bond(game, character))
    return (yield from _ability(character))


def possible_growth(game: Game, character: Character) -> tuple[str, ...]:
    """What the Warden may grant now: an ability, a bond to whoever has but one, a thing there is room for."""
    options = ["gain-ability"]
    if len(character.bonds) < BONDS_MOST and _bonds_left(game, character):
        options.append("gain-bond")
    if _fitting(game, character):
        options.append("gain-item")
    return tuple(options)


def _ability(character: Character) -> Procedure[Character]:
    ideas = tuple(key for key in ABILITIES if key not in character.notes) or ABILITIES
    text: str = yield Ask(NEWCOMER, "note", ideas, ideas[0], RULE, is_open=True)
    words = text.strip()
    if not words:
        raise ActionRefused("ability-without-words", rule=RULE)
    if len(words) > LONGEST:
        raise Unreadable("text-too-long", text=shown(words), most=LONGEST)
    yield Tell(RULE, "gained-ability", {"note": words})
    return replace(character, notes=(*character.notes, words))


def _bond(game: Game, character: Character) -> Procedure[Character]:
    left = _bonds_left(game, character)
    bonds = content(game).bonds
    taken = tuple(bond for bond in bonds if bond not in left)
    bond = yield from pick_or_roll("bond", tuple(bonds), BONDS_RULE, taken)
    yield from tell_bond(game, bond)
    tokens = handed(game, (bonds[bond],))
    return replace(
        character,
        bonds=(*character.bonds, bond),
        items=(*character.items, *tokens.items),
        gold=character.gold + tokens.gold,
    )


def _item(game: Game, character: Character) -> Procedure[Character]:
    fitting = _fitting(game, character)
    key: str = yield Ask(NEWCOMER, "gained-item", fitting, fitting[0], RULE)
    yield Tell(RULE, "gained-item", {"item": key})
    return replace(character, items=(*character.items, item_for(game, key)))


def _fitting(game: Game, character: Character) -> tuple[str, ...]:
    """Everything of the market there are slots for."""
    slots, things = game.settings.slots, character.items
    return tuple(
        key
        for key, one in content(game).market.items()
        if one.item and used_slots(game, replace(character, items=(*things, one.item))) <= slots
    )


def _bonds_left(game: Game, character: Character) -> tuple[str, ...]:
    """The bonds somebody has not yet, and could carry what they bring."""
    left = []
    for bond, grant in content(game).bonds.items():
        tokens = handed(game, (grant,))
        richer = replace(
            character, items=(*character.items, *tokens.items), gold=character.gold + tokens.gold
        )
        if bond not in character.bonds and used_slots(game, richer) <= game.settings.slots:
            left.append(bond)
    return tuple(left)
