"""What a newcomer carries: the kit, what origin and specialization bring, and what the first money buys."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from nde.dice import Procedure, Roll, Tell, distribution, parse
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    GEAR,
    WEAPONS,
    can_wear,
    can_wield,
    hands_used,
    is_shield,
    is_trained,
    is_within_load,
    new_item,
    slots_of,
)
from nde.rules.tkds.book.people import ORIGINS, SPECIALIZATIONS, perk_choices
from nde.rules.tkds.book.spells import spells_for
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.growth import NEWCOMER, NONE, choose
from nde.rules.tkds.checks.harm import SIDES
from nde.rules.tkds.effects.growth import ThingBought, changed
from nde.rules.tkds.fight.weapons import mastery_of
from nde.rules.tkds.settings import Game

KIT = ("bedroll", "flint", "torches", "rations", "rope", "waterskin")
GAMES = ("loaded-dice", "marked-cards")
HANDS = 2
USUAL_DEFENCE = 12
NIMBLE = "rapier"
"""A weapon that dexterity wields as well."""


def outfit(game: Game, character: Character) -> Procedure[Character]:
    """The newcomer with kit, keepsake and purchases, the best of it in hand."""
    character = _set_up(game, character)
    yield Tell("tkds/creation", "starting-kit", {"coins": character.coins})
    character = yield from _keepsake(game, character)
    for kind in ("weapon", "ammunition", "armour", "shield"):
        character = yield from _buy(game, character, kind)
    return in_hand(character)


def _set_up(game: Game, character: Character) -> Character:
    """The newcomer with the first money, the kit, and what origin and specialization bring."""
    room = game.settings.free_coins + 100 * slots_of(game, character)
    coins = min(game.settings.start_coins + ORIGINS[character.origin].coins, room)
    character = replace(character, coins=coins)
    things = (*KIT, *ORIGINS[character.origin].items, *SPECIALIZATIONS[character.specialization].items)
    for key in things:
        character = packed(game, character, new_item(key))
    return character


def first_weapons(game: Game, character: Character) -> tuple[str, ...]:
    """The weapons a newcomer can wield and have from the first day."""
    ready = _set_up(game, character)
    owned = {item.key for item in ready.items}
    return tuple(key for key in _wares(ready, "weapon") if key in owned or _can_have(game, ready, key))


def packed(game: Game, character: Character, item: Item) -> Character:
    """The character with one thing more, or without it where there is no room."""
    after = replace(character, items=(*character.items, item))
    return after if is_within_load(game, after) else character


def _keepsake(game: Game, character: Character) -> Procedure[Character]:
    """The thing an origin leaves to choice or chance."""
    kind = ORIGINS[character.origin].keepsake
    if not kind:
        return character
    if kind == "scroll":
        spells = spells_for(game.settings, "priest", 1)
        die = _die_for(len(spells))
        face: int = yield Roll(die, NEWCOMER, "scroll")
        spell = spells[(face - 1) * len(spells) // die]
        yield Tell("tkds/origins", "scroll-drawn", {"spell": spell})
        return packed(game, character, Item(key=f"scroll:{spell}", uses=1))
    options = _keepsakes(game, character, kind)
    if not options:
        return character
    key = yield from choose(NEWCOMER, "keepsake", options, options[0], "tkds/origins")
    yield Tell("tkds/origins", "keepsake", {"item": key})
    character = packed(game, character, new_item(key))
    # Who learnt the weapon by a perk already is not trained with it twice.
    is_lesson = kind == "weapon" and key not in perk_choices(character, "weapon-training")
    return replace(character, training=(*character.training, key)) if is_lesson else character


def _die_for(count: int) -> int:
    """The smallest die of the game that so many things share evenly; the largest where none does."""
    return next((sides for sides in SIDES if sides % count == 0), SIDES[-1])


def _keepsakes(game: Game, character: Character, kind: str) -> tuple[str, ...]:
    if kind == "game":
        return GAMES
    if kind == "weapon":
        wanted = [key for key, one in WEAPONS.items() if one.hands == 1 and not one.range and one.is_sold]
        wanted.sort(key=lambda key: key != "sword")
    else:
        wanted = [key for key, one in GEAR.items() if one.is_sold and one.kind != "ammunition"]
    return tuple(key for key in wanted if packed(game, character, new_item(key)) is not character)


def _buy(game: Game, character: Character, kind: str) -> Procedure[Character]:
    """Ask for one purchase among what can be used, paid for and carried."""
    options = tuple(key for key in _wares(character, kind) if _can_have(game, character, key))
    if not options:
        return character
    if kind == "weapon" and not _has_mastered(character):
        options = tuple(key for key in options if key in character.mastery) or options
    wish = _wish(character, kind, options)
    # Nobody sets out with empty hands, or with a bow and nothing to shoot.
    is_needed = kind == "ammunition" or (
        kind == "weapon" and not (_is_armed(character) and _has_mastered(character))
    )
    key = yield from choose(NEWCOMER, kind, options if is_needed else (*options, NONE), wish, "tkds/prices")
    if key == NONE:
        return character
    price = {**WEAPONS, **ARMOUR, **GEAR}[key].price
    yield Tell("tkds/prices", "bought", {"who": NEWCOMER, "item": key, "price": price})
    return changed(game, character, (_purchase(key, price),))


def _is_armed(character: Character) -> bool:
    return any(item.key in WEAPONS for item in character.items)


def _has_mastered(character: Character) -> bool:
    """Whether somebody has the weapon they master, if they master any (ruling tkds-newcomer-armed)."""
    return not character.mastery or any(item.key in character.mastery for item in character.items)


def _purchase(key: str, price: int) -> ThingBought:
    return ThingBought(who=NEWCOMER, item=key, price=price, rule="tkds/prices")


def _can_have(game: Game, character: Character, key: str) -> bool:
    """Whether somebody can pay for a thing, and for what it shoots, and carry both."""
    wanted = (key, WEAPONS[key].ammunition) if key in WEAPONS and WEAPONS[key].ammunition else (key,)
    things = [{**WEAPONS, **ARMOUR, **GEAR}[one] for one in wanted]
    if not things[0].is_sold or sum(one.price for one in things) > character.coins:
        return False
    bought = tuple(_purchase(one.key, one.price) for one in things)
    return is_within_load(game, changed(game, character, bought))


def _wares(character: Character, kind: str) -> tuple[str, ...]:
    """What somebody of this training and strength would buy of a kind."""
    if kind == "weapon":
        keys = [key for key in WEAPONS if can_wield(character, key)]
    elif kind == "ammunition":
        keys = [WEAPONS[item.key].ammunition for item in character.items if item.key in WEAPONS]
        return tuple(dict.fromkeys(key for key in keys if key))
    else:
        wants_shield = kind == "shield"
        keys = [key for key in ARMOUR if is_shield(key) == wants_shield and can_wear(character, key)]
    return tuple(key for key in keys if is_trained(character, key))


def _wish(character: Character, kind: str, options: tuple[str, ...]) -> str:
    """The weapon one is best with; otherwise what the specialization usually has, or nothing."""
    wishes: tuple[str, ...] = SPECIALIZATIONS[character.specialization].wishes
    if kind == "weapon":
        wishes = (*character.mastery, *character.training, *wishes)
    if kind == "ammunition":
        wishes = options
    if kind == "shield" and any(item.key in WEAPONS and _is_big(item.key) for item in character.items):
        wishes = ()
    return next((wish for wish in wishes if wish in options), NONE)


def usual_weapon(character: Character) -> str:
    """The weapon a specialization is known for, or a nimble one for those who are quick instead."""
    usual = SPECIALIZATIONS[character.specialization].wishes[0]
    is_nimble = character.dexterity > character.strength
    return NIMBLE if is_nimble and "dexterity" not in WEAPONS[usual].skills else usual


def _is_big(key: str) -> bool:
    return WEAPONS[key].hands == HANDS


def _does(character: Character, key: str) -> Fraction:
    """The damage somebody does with a weapon on average, at a defence such as most creatures have."""
    weapon = WEAPONS[key]
    skill = max(getattr(character, one) for one in weapon.skills)
    bonus = mastery_of(character, weapon, character.level)
    hits = Fraction(min(max(21 - USUAL_DEFENCE + skill + bonus, 1), 20), 20)
    mean: Fraction = distribution(parse(weapon.damage)).mean + bonus
    return (hits if is_trained(character, key) else hits * hits) * mean


def in_hand(character: Character) -> Character:
    """The character with armour on and both hands full: first the weapon they do most with, then a shield."""
    items = list(character.items)
    suit = max(
        (at for at, item in enumerate(items) if item.key in ARMOUR and not is_shield(item.key)), default=-1
    )
    weapons = [at for at, item in enumerate(items) if item.key in WEAPONS]
    shields = [at for at, item in enumerate(items) if is_shield(item.key)]
    weapons.sort(key=lambda at: (_does(character, items[at].key), at))
    for at in ([suit] if suit >= 0 else []) + weapons[-1:] + shields[-1:]:
        tried = [*items]
        tried[at] = replace(items[at], is_held=True)
        if hands_used(replace(character, items=tuple(tried))) <= HANDS:
            items = tried
    return replace(character, items=tuple(items))
