"""The marketplace: what things cost, weigh and do; and the things that are not for sale.

Prices, dice and slots are those of the Cairn 2e marketplace by Yochai Gal (CC-BY-SA 4.0).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from nde.errors import Missing
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.characters.tables import FINDS, PACKAGE, RELICS, SPELLS
from nde.rules.data import load_toml
from nde.rules.documents import nearest

RULE = "cairn2e/market"

Section = Literal["armor", "weapons", "transport", "upkeep", "gear", "hirelings"]
SECTIONS: tuple[Section, ...] = ("armor", "weapons", "transport", "upkeep", "gear")


class Price(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of the market: what it costs, and the thing one gets for it."""

    key: str
    section: Section
    gold: int
    """Gold pieces; for a hireling, a day."""
    item: Item | None = None
    """Nothing for a service: a night's room, a passage, somebody's work."""
    is_slow: bool = False


_USUAL: dict[str, dict[str, Any]] = {
    "armor": {"kind": "armor", "is_worn": True},
    "weapons": {"kind": "weapon"},
}
_OF_THE_PRICE = ("gold", "is_slow", "is_service")


def price_of_row(section: Section, key: str, row: dict[str, Any]) -> Price:
    """What costs something, by its row: a thing, or a service."""
    own = {name: value for name, value in row.items() if name not in _OF_THE_PRICE}
    item = {"key": key, **_USUAL.get(section, {}), **own, "uses_most": own.get("uses", -1)}
    return Price(
        key=key,
        section=section,
        gold=row["gold"],
        item=None if row.get("is_service") else msgspec.convert(item, Item),
        is_slow=row.get("is_slow", False),
    )


class Trade(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trade of hirelings: gold pieces a day, and what somebody of it brings along."""

    gold: int
    items: tuple[str, ...]


TRADES = msgspec.convert(load_toml(PACKAGE, "trades.toml")["trade"], dict[str, Trade])
_GOODS = load_toml(PACKAGE, "market.toml")
_PRICES = (
    *(price_of_row(section, key, row) for section in SECTIONS for key, row in _GOODS[section].items()),
    *(Price(key=key, section="hirelings", gold=trade.gold) for key, trade in TRADES.items()),
)
MARKET: dict[str, Price] = {price.key: price for price in _PRICES if price.item is not None}
"""Every thing that can be bought, by key."""
SERVICES: dict[str, Price] = {price.key: price for price in _PRICES if price.item is None}
"""What is paid for and not carried away: rooms, passages, care, and the work of hirelings by the day."""

MAGIC = {
    "spellbook": Item(key="spellbook", kind="spellbook"),
    "scroll": Item(key="scroll", kind="scroll", slots=0, uses=1, uses_most=1),
}
GOODS: dict[str, Item] = {
    **{key: price.item for key, price in MARKET.items() if price.item is not None},
    **FINDS,
    **RELICS,
    **MAGIC,
}
"""Every thing there is, by key.  Armor is worn as one gets it; whoever only carries it takes it off."""


def item_named(key: str) -> Item:
    """The thing with this key; `spellbook-<spell>` and `scroll-<spell>` hold that spell.

    >>> item_named("sword").dice, item_named("chainmail").armor, item_named("scroll-salt-line").spell
    ((8,), 2, 'salt-line')
    """
    if key in GOODS:
        return GOODS[key]
    kind, _, spell = key.partition("-")
    if kind in MAGIC and spell in SPELLS:
        return replace(MAGIC[kind], spell=spell)
    books = (f"{kind}-{spell}" for kind in MAGIC for spell in SPELLS)
    raise Missing("no-such-good", text=key, nearest=nearest(key, (*GOODS, *books)) or "torch")
