"""Things on a sheet: a plain key where nothing about one is unusual, otherwise a table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.structs import asdict

from nde.errors import Missing, Unreadable
from nde.rules.cairn2e.character import NATURES, Item
from nde.rules.cairn2e.making.market import GOODS, item_named
from nde.rules.cairn2e.making.slips import holds, meant
from nde.rules.documents import Findings, shown, wrong_word

KINDS: tuple[str, ...] = get_args(get_type_hints(Item)["kind"])
FLAGS = ("is_worn", "is_ranged", "is_blast", "ignores_armor")
TEXTS = ("spell", "recharge")
NUMBERS = {"slots": (0, 2), "armor": (0, 3), "uses": (-1, 999), "uses_most": (-1, 999)}
NUMBERED = tuple(key for key, item in GOODS.items() if item != Item(key=key))
"""Things with dice, Armor, uses or a weight of their own: all that a mere word would silently lose."""
LARGEST_DIE = 100

_DIE = re.compile(r"[dkw]?([0-9]{1,3})", re.IGNORECASE)


def usual_item(key: str) -> Item:
    """The thing a key stands for: one of the game's, or something of a player's own that fills a slot."""
    try:
        return item_named(key)
    except Missing:
        return Item(key=key)


def write_item(item: Item) -> str | dict[str, Any]:
    """A thing for a sheet: its key, and whatever differs from the usual one of that key.

    >>> write_item(item_named("sword")), write_item(item_named("scroll-salt-line"))
    ('sword', 'scroll-salt-line')
    >>> write_item(Item(key="grandfather's boots", slots=0))
    {'key': "grandfather's boots", 'slots': 0}
    """
    with_spell = f"{item.key}-{item.spell}"
    if item.spell and usual_item(with_spell) == item:
        return with_spell
    usual = asdict(usual_item(item.key))
    own = {name: value for name, value in asdict(item).items() if value != usual[name]}
    if not own and not _meant(item.key):
        return item.key
    if "dice" in own:
        own["dice"] = [f"d{sides}" for sides in item.dice]
    if "nature" in own:
        own["nature"] = list(item.nature)
    return {"key": item.key, **own}


def read_item(found: Findings, place: str, written: object) -> Item | None:
    """A thing from a sheet; nothing, and every fault in it, where it cannot be read."""
    if isinstance(written, str):
        return _read_key(found, place, written)
    if not isinstance(written, Mapping):
        found.table(place, written)
        return None
    known = len(found.faults)
    found.keys(place, written, Item.__struct_fields__)
    key = found.text(f"{place}.key", written.get("key", ""), may_be_empty=False)
    lines = asdict(usual_item(key or ""))
    for name, value in written.items():
        if name in lines and name != "key":
            lines[name] = _read_line(found, f"{place}.{name}", name, value)
    if len(found.faults) > known or key is None:
        return None
    return msgspec.convert(lines, Item)


def _read_key(found: Findings, place: str, written: str) -> Item | None:
    key = found.text(place, written, may_be_empty=False)
    if key is None:
        return None
    if nearest := _meant(key):
        found.note(place, Unreadable("meant-another-thing", text=shown(key), nearest=nearest))
        return None
    return usual_item(key)


def _read_line(found: Findings, place: str, name: str, value: object) -> object:
    if name in NUMBERS:
        least, most = NUMBERS[name]
        return found.whole_number(place, value, least=least, most=most)
    if name in TEXTS:
        return found.text(place, value, may_be_empty=True)
    if name in FLAGS:
        if not isinstance(value, bool):
            found.note(place, Unreadable("not-yes-or-no", text=shown(value)))
        return value
    if name == "dice":
        return _read_dice(found, place, value)
    if name == "nature":
        for at, one in found.items(place, value):
            if one not in NATURES:
                found.note(at, wrong_word(shown(one), NATURES))
        return value
    if value not in KINDS:
        found.note(place, wrong_word(shown(value), KINDS))
    return value


def _read_dice(found: Findings, place: str, value: object) -> tuple[int, ...]:
    dice = []
    for at, die in found.items(place, value):
        match = _DIE.fullmatch(die) if isinstance(die, str) else None
        sides = int(match[1]) if match else die
        if not isinstance(sides, int) or isinstance(sides, bool) or not 2 <= sides <= LARGEST_DIE:
            found.note(at, Unreadable("not-damage-dice", text=shown(die)))
        else:
            dice.append(sides)
    return tuple(dice)


def _meant(key: str) -> str:
    """The thing of the game that a name alone was probably meant to be, or that it speaks of."""
    if key in GOODS or usual_item(key) != Item(key=key):
        return ""
    return meant(key, GOODS) or holds(key, NUMBERED)
