"""What a stat line holds, gathered while it is read, and the rules for keeping each thing once."""

from __future__ import annotations

import re

from msgspec.structs import replace

from nde.rules.cairn2e.bestiary.damage import Strike
from nde.rules.cairn2e.bestiary.gear import Gear, worn_beside
from nde.rules.cairn2e.bestiary.notes import Notes
from nde.rules.cairn2e.bestiary.numbers import Value
from nde.rules.cairn2e.blocks import Attack


class Items:
    """What a stat line holds, as it is found."""

    def __init__(self) -> None:
        self.values: dict[str, Value] = {}
        self.attacks: list[Attack] = []
        self.words: list[str] = []
        self.gear: list[Gear] = []
        self.critical = ""
        self.is_detachment = False
        self.listed = 0
        """How many words in a row came last: names of one attack where `or` and its dice follow."""


def keep_number(value: Value, items: Items, notes: Notes) -> None:
    """Keep a number of the creature, or note that it stands there twice."""
    stat = "will" if value.stat == "charisma" else value.stat
    if stat in items.values:
        is_second_block = stat == "hp" and len(items.values) > 1
        notes.fault("blocks-in-one-line" if is_second_block else "block-stat-twice", value.text)
        return
    if value.stat == "charisma":
        notes.assume("charisma", part=value.text)
    if value.stat == "armor" and not re.search(r"armou?r", value.text, re.I):
        notes.assume("short-armor", part=value.text)
    if value.text.startswith("("):
        notes.assume("optional", part=value.text)
    items.values[stat] = value
    items.listed = 0


def keep_strike(strike: Strike, words: str, items: Items, notes: Notes) -> None:
    """Keep an attack, and what its words say of the whole block."""
    if short := re.match(r"(?:[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z])\b", strike.attack.name):
        notes.fault("block-number-bare", short[0])  # `A1 spear d6`: an Armor, perhaps
        return
    items.attacks.append(_with_listed(strike.attack, items))
    items.gear += worn_beside(strike.attack.name, strike.attack.effect)
    items.is_detachment |= strike.is_detachment
    if strike.is_detachment:
        notes.assume("detachment", words=words)
    if strike.critical:
        items.critical = "; ".join(filter(None, (items.critical, strike.critical)))
        notes.assume("critical-inside", attack=strike.attack.name, words=strike.critical)


def _with_listed(attack: Attack, items: Items) -> Attack:
    """The attack with the names listed before it, as in `axes, spears or pikes (d6)`."""
    names: list[str] = []
    if re.search(r"\s(?:or|&)\s", attack.name):
        while items.listed and re.fullmatch(
            r"(?!(?:an?|the|two|one)\b)[A-Za-z'-]+(?: [A-Za-z'-]+)?", items.words[-1]
        ):
            names.insert(0, items.words.pop())
            items.listed -= 1
    items.listed = 0
    return replace(attack, name=", ".join([*names, attack.name])) if names else attack


def with_field(attack: Attack, field: str, value: object = True) -> Attack:
    """The attack with one field changed."""
    return replace(attack, **{field: value})
