"""What people wear, wield and carry: the tables, and the numbers that follow from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from nde.errors import Missing
from nde.rules.data import load_toml
from nde.rules.tkds.book.blocks import Attack
from nde.rules.tkds.book.people import calling_of, count_perk, origin_of, perk_choices, race_of
from nde.rules.tkds.character import Character, Item, Skill
from nde.rules.tkds.scene import SHIELD_LOWERED, Figure
from nde.rules.tkds.settings import Game

T = TypeVar("T", bound="Thing")
Keyed = TypeVar("Keyed", "Weapon", Item)
OWN_WORDS_SLOTS = 1
"""What a thing takes up that no table lists: as much as one hand holds."""
ARMOUR_LADDER = ("light", "medium", "heavy")
SHIELD_LADDER = ("buckler", "shield")
"""Training goes one class after another."""


class Thing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of the tables shares."""

    key: str
    price: int = 0
    slots: int = 1
    is_sold: bool = True
    source: Literal["draft", "ours"] = "draft"


class Weapon(Thing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon, or an attack of a creature in the same terms."""

    damage: str = "1d6"
    """In dice notation."""
    versatile: str = ""
    """The damage in two hands, where that is better."""
    hands: int = 1
    skills: tuple[Skill, ...] = ("strength",)
    """The skills it may be used with; the first unless somebody says otherwise."""
    reach: int = 1
    """Metres in melee; past 1 it strikes over allies."""
    range: int = 0
    """Metres of effective range, twice that at disadvantage; 0 for melee."""
    throw: int = 0
    """Metres it can be thrown, with strength or dexterity; 0 where it cannot."""
    close: int = 0
    """Targets as near as this, in metres, are shot at with disadvantage."""
    least_strength: int = -99
    needs_training: bool = True
    needs_reload: bool = False
    ammunition: str = ""
    kind: str = ""
    """What the damage is made of, for resistances."""
    special: str = ""
    item: int = -1
    """The place among its bearer's things; -1 for a bare hand or a creature's own attack."""
    is_natural: bool = False
    """Whether it is an attack of a stat block: it needs neither hands nor training."""

    @property
    def is_melee(self) -> bool:
        """Whether it is made for blows."""
        return self.range == 0


class Armour(Thing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Armour or a shield."""

    defence: int
    """The whole defence in this armour, or what a shield adds."""
    is_shield: bool = False
    least_strength: int = -99
    needs_training: bool = True
    hinders: tuple[str, ...] = ()
    """night: no rest in it; casting, swimming and sneaking: at disadvantage."""
    forbids: tuple[str, ...] = ()


class Gear(Thing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything else that is carried."""

    uses: int = -1
    """Uses or pieces of a new one; -1 where nobody counts."""
    kind: str = ""


class Service(Thing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A day's hire, a journey, a beast or a cart: paid for, and never in a slot."""

    slots: int = 0
    carries: int = 0
    """Slots it adds to what the party can take along."""
    speed: int = 0
    """Metres it carries its rider in one movement; 0 for what nobody rides."""


class Vessel(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of thing that holds a spell; a thing of it is called by both, as in `wand:implosion`."""

    hands: int = 1
    is_used_up: bool = True
    """Whether each casting takes a use of it."""
    needs_discipline: bool = False
    hinders_others: bool = False
    """Whether somebody without the discipline casts from it at disadvantage."""
    cost_divisor: int = 0
    """What the price in energy is divided by; 0 where it costs none."""


VESSELS = {
    "scroll": Vessel(hands=2, hinders_others=True),
    "wand": Vessel(needs_discipline=True),
    "rod": Vessel(),
    "magic-staff": Vessel(is_used_up=False, cost_divisor=2),
}


def _table(name: str, kind: type[T]) -> dict[str, T]:
    rows: list[dict[str, Any]] = load_toml("nde.rules.tkds.book", "equipment.toml")[name]
    return {row["key"]: msgspec.convert(row, kind) for row in rows}


ARMOUR: dict[str, Armour] = _table("armour", Armour)
WEAPONS: dict[str, Weapon] = _table("weapon", Weapon)
GEAR: dict[str, Gear] = _table("gear", Gear)
SERVICES: dict[str, Service] = _table("service", Service)
THINGS: dict[str, Thing] = {**WEAPONS, **ARMOUR, **GEAR, **SERVICES}
WARES: dict[str, Thing] = {key: thing for key, thing in THINGS.items() if thing.is_sold}
"""Everything that has a price."""
UNARMED = WEAPONS["unarmed"]
BOWS = frozenset(key for key, weapon in WEAPONS.items() if weapon.ammunition)
"""Bows and crossbows: what elves aim better with."""


def thing_named(key: str) -> Thing:
    """The entry of whichever table has this key."""
    if key not in THINGS:
        raise Missing("no-such-thing-on-sale", text=key, allowed=tuple(WARES))
    return THINGS[key]


def is_listed(key: str) -> bool:
    """Whether a table knows the thing, or what holds a spell; anything else is in a player's own words."""
    kind = key.partition(":")[0]
    return kind in THINGS or kind in VESSELS


def vessel_of(item: Item) -> tuple[str, str]:
    """The kind of vessel a thing is and the spell it holds; empty for any other thing.

    >>> vessel_of(Item(key="wand:implosion", uses=7)), vessel_of(Item(key="rope"))
    (('wand', 'implosion'), ('', ''))
    """
    kind, _, spell = item.key.partition(":")
    return (kind, spell) if kind in VESSELS and spell else ("", "")


def one_of_each(
    things: Iterable[Keyed], fits: Callable[[Keyed], bool] = lambda thing: True
) -> Iterator[tuple[int, Keyed]]:
    """Things that fit, with their places; of those called alike the first: one is as good as the other."""
    met: set[str] = set()
    for place, thing in enumerate(things):
        if thing.key not in met and fits(thing):
            met.add(thing.key)
            yield place, thing


def is_hired(key: str) -> bool:
    """Whether a key is a service, used up as it is paid for; carts and beasts are kept."""
    return key in SERVICES and not SERVICES[key].carries


def new_item(key: str, *, is_held: bool = False) -> Item:
    """A new thing of this key, with all its uses."""
    gear = GEAR.get(key)
    return Item(key=key, is_held=is_held, uses=gear.uses if gear else -1)


def slots_of_item(item: Item) -> int:
    """What a thing takes up; something in a player's own words fills one hand."""
    thing = THINGS.get(item.key.partition(":")[0])
    return thing.slots if thing else OWN_WORDS_SLOTS


def coin_slots(game: Game, coins: int) -> int:
    """Slots that money takes: the first hundred shillings none, each further full hundred one."""
    over = max(coins - game.settings.free_coins, 0)
    return over // 100


def used_slots(game: Game, character: Character) -> int:
    """Slots taken by everything carried, money included."""
    return sum(map(slots_of_item, character.items)) + coin_slots(game, character.coins)


def slots_of(game: Game, character: Character) -> int:
    """Slots there are: the common number, more for a labourer, with the perk, and with a cart or a beast."""
    carried = sum(SERVICES[item.key].carries for item in character.items if item.key in SERVICES)
    return game.settings.slots + origin_of(character).slots + carried + count_perk(character, "extra-slot")


def is_within_load(game: Game, character: Character) -> bool:
    """Whether somebody carries no more than they have slots for."""
    return used_slots(game, character) <= slots_of(game, character)


def hands_used(character: Character) -> int:
    """Hands that held weapons and shields take; there are two."""
    held = [item.key for item in character.items if item.is_held]
    return sum(
        WEAPONS[key].hands if key in WEAPONS else 1 for key in held if key in WEAPONS or is_shield(key)
    )


def is_shield(key: str) -> bool:
    """Whether a thing is a shield of some kind."""
    return key in ARMOUR and ARMOUR[key].is_shield


def free_slots(game: Game, character: Character) -> int:
    """Slots still free; never below 0."""
    return max(slots_of(game, character) - used_slots(game, character), 0)


def is_trained(character: Character, key: str) -> bool:
    """Whether somebody can use a weapon, a suit of armour or a shield properly.

    Creatures and hirelings have no specialization: they are trained with what they carry.
    """
    thing = WEAPONS.get(key) or ARMOUR.get(key)
    if thing is None or not thing.needs_training or not character.specialization:
        return True
    trained = (
        *character.training,
        *perk_choices(character, "weapon-training"),
        *perk_choices(character, "armour-training"),
    )
    if key in trained or (key == "light" and count_perk(character, "light-armour")):
        return True
    calling = calling_of(character)
    known = calling.armour if key in ARMOUR else calling.weapons
    return "all" in known or key in known


def can_wear(character: Character, key: str) -> bool:
    """Whether somebody is strong enough for armour or a shield; below that it cannot be worn."""
    armour = ARMOUR.get(key)
    return armour is None or character.skill("strength") >= armour.least_strength


def can_wield(character: Character, key: str) -> bool:
    """Whether somebody is strong enough for a weapon."""
    weapon = WEAPONS.get(key)
    return weapon is None or character.skill("strength") >= weapon.least_strength


def worn(character: Character) -> tuple[Armour, ...]:
    """The armour and shields in use."""
    items = character.items
    return tuple(ARMOUR[one.key] for one in items if one.is_held and one.key in ARMOUR) if items else ()


def weapons_of(figure: Figure) -> tuple[Weapon, ...]:
    """The weapons in hand, then the attacks of its own; a weapon of a creature has the block's numbers."""
    own = tuple(map(_natural, figure.attacks)) if figure.attacks else ()
    if not figure.character.items:
        return own
    held = tuple(
        _in_hand(item.key, at)
        for at, item in enumerate(figure.character.items)
        if item.is_held and item.key in WEAPONS
    )
    return held + own


@cache
def _in_hand(key: str, place: int) -> Weapon:
    """A weapon of the tables at a place among somebody's things; kept, since every attack asks for it."""
    return replace(WEAPONS[key], item=place)


@lru_cache(maxsize=512)
def _natural(attack: Attack) -> Weapon:
    """An attack of a stat block as a weapon."""
    return Weapon(
        key=attack.key,
        damage=attack.damage,
        slots=0,
        skills=(attack.skill,),
        reach=attack.reach,
        range=attack.range,
        kind=attack.kind,
        special=attack.special,
        needs_training=False,
        is_sold=False,
        is_natural=True,
    )


def defence_of(game: Game, figure: Figure, *, ranged: bool = False, large: bool = False) -> int:
    """How hard somebody is to hit: armour and shield, or the stat block, and what bears on it now.

    `ranged` and `large` tell of the attacker: small folk are harder to hit from afar or for the large.
    """
    settings, body = game.settings, figure.character
    total = figure.defence or _armoured(game, figure)
    total += sum(one.value for one in figure.conditions if one.key in ("mage-armour", "defence"))
    total -= settings.exhausted_penalty if body.is_exhausted else 0
    if settings.defence_skill and not figure.defence:
        total += body.skill("dexterity")
    race = race_of(body)
    return total + max(race.defence_ranged if ranged else 0, race.defence_large if large else 0)


def _armoured(game: Game, figure: Figure) -> int:
    """The base of everybody, what the best suit adds to the table's own base, and the best shield."""
    body, bare = figure.character, ARMOUR["clothes"].defence
    usable = [one for one in worn(body) if can_wear(body, one.key)]
    suit = max((one.defence for one in usable if not one.is_shield), default=bare)
    shield = max((one.defence for one in usable if one.is_shield), default=0)
    if figure.condition(SHIELD_LOWERED) is not None:
        shield = 0
    return game.settings.defence + suit - bare + shield


def armour_disadvantage(character: Character) -> int:
    """Sources of disadvantage on strength and dexterity checks: armour or a shield one is not trained in."""
    return int(any(not is_trained(character, one.key) for one in worn(character)))


def hinders(character: Character, what: str) -> bool:
    """Whether something worn is in the way of a night's rest, casting, swimming or sneaking."""
    return any(what in one.hinders for one in worn(character))


def forbids(character: Character, what: str) -> bool:
    """Whether something worn makes it impossible, as heavy armour does swimming."""
    return any(what in one.forbids for one in worn(character))
