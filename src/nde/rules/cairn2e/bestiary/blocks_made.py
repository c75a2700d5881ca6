"""A block from the items of a stat line: every number checked, every default told."""

from __future__ import annotations

import re
import unicodedata

from msgspec.structs import replace

from nde.dice.questions import Tell
from nde.errors import Fact
from nde.rules.cairn2e.bestiary.items import Items
from nde.rules.cairn2e.bestiary.notes import RULE, Notes
from nde.rules.cairn2e.bestiary.numbers import Value
from nde.rules.cairn2e.blocks import Attack, Block
from nde.rules.cairn2e.character import ATTRIBUTES
from nde.rules.ruleset import Imported

MOST_ARMOR = 3
_MOST = {"hp": 999, "armor": 99}
_MOST_ATTRIBUTE = 999
_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "ß": "ss", "ð": "d"}
    | {"Ð": "D", "þ": "th", "Þ": "Th", "đ": "d", "Đ": "D", "ı": "i"}
)
"""Letters that are not a plain one with an accent."""
AVERAGE = 10
"""What an attribute is that a stat line leaves out."""


def make_block(name: str, items: Items, critical: str, notes: Notes) -> Block | None:
    """The block of a stat line, or nothing where `notes` has a fault."""
    hp = _number("hp", items, notes)
    if "hp" not in items.values and not any(_speaks_of_hp(error.facts) for error in notes.faults):
        notes.fault("block-without-hp", notes.line)
    if hp == 0:
        notes.assume("no-hp")
    armor = _number("armor", items, notes) if "armor" in items.values else _worn(items, notes)
    if armor is not None and armor > MOST_ARMOR:
        notes.assume("armor", raw=armor, armor=MOST_ARMOR)
    scores: dict[str, int] = {}
    for attribute in ATTRIBUTES:
        score = _number(attribute, items, notes)
        if score is None:
            notes.assume("attribute", attribute=attribute, score=AVERAGE)
        scores[attribute] = AVERAGE if score is None else score
    if items.gear and "armor" in items.values:
        notes.assume("worn-counted", words=tuple(gear.text for gear in items.gear), armor=armor or 0)
    if items.words:
        notes.assume("kept", words=tuple(items.words))
    if notes.faults or hp is None or armor is None:
        return None
    return Block(
        id=slug(name),
        name=name,
        hp=hp,
        armor=min(armor, MOST_ARMOR),
        strength=scores["strength"],
        dexterity=scores["dexterity"],
        will=scores["will"],
        attacks=tuple(items.attacks),
        is_detachment=items.is_detachment,
        critical="; ".join(filter(None, (items.critical, critical))),
        abilities=(*(gear.text for gear in items.gear), *items.words),
    )


def _worn(items: Items, notes: Notes) -> int:
    """The Armor of the gear in a line that gives no Armor itself."""
    armor = sum(gear.armor for gear in items.gear)
    if items.gear:
        worn = tuple(gear.text for gear in items.gear)
        notes.assume("worn", words=worn, armor=min(armor, MOST_ARMOR))
    return min(armor, MOST_ARMOR)


def told(block: Block) -> Tell:
    """The block in one sentence: its name and its numbers."""
    facts: dict[str, Fact] = {
        "name": block.name,
        "hp": block.hp,
        "armor": block.armor,
        "strength": block.strength,
        "dexterity": block.dexterity,
        "will": block.will,
    }
    return Tell(RULE, "import-block", facts)


def parts_of(block: Block, carried: tuple[str, ...] = ()) -> tuple[Tell, ...]:
    """What stands behind the numbers: attacks, marks, points that rules carry out, and how many are kept."""
    parts = [_attack_told(attack) for attack in block.attacks]
    parts += [] if parts else [Tell(RULE, "import-no-attack", {})]
    parts += [Tell(RULE, "import-is-detachment", {})] if block.is_detachment else []
    parts += [Tell(RULE, "import-has-critical", {})] if block.critical else []
    parts += [Tell(RULE, "import-carried", {"words": words}) for words in carried]
    parts += [Tell(RULE, "import-notes", {"count": len(block.notes)})] if block.notes else []
    return tuple(parts)


def _attack_told(attack: Attack) -> Tell:
    facts: dict[str, Fact] = {
        "name": attack.name,
        "dice": "+".join(f"d{sides}" for sides in attack.dice),
        "is_blast": attack.is_blast,
        "ignores_armor": attack.ignores_armor,
        "ignores_hp": attack.ignores_hp,
        "is_ranged": attack.is_ranged,
        "is_bulky": attack.is_bulky,
    }
    return Tell(RULE, "import-attack", facts)


def _speaks_of_hp(facts: object) -> bool:
    part = facts.get("part", "") if isinstance(facts, dict) else ""
    return re.search(r"h\.?p\b|hit\s?p", str(part), re.IGNORECASE) is not None


def _number(stat: str, items: Items, notes: Notes) -> int | None:
    """The value of a number in the line; for a range or dice the middle, and told so."""
    value = items.values.get(stat)
    if value is None:
        return None
    number = _read(value, notes)
    if number is None:
        return None
    most = _MOST.get(stat, _MOST_ATTRIBUTE)
    if not 0 <= number <= most:
        notes.fault("block-number-outside", value.text, range=f"0–{most}")
        return None
    return number


def _read(value: Value, notes: Notes) -> int | None:
    text = value.text
    if dice := re.search(r"(\d{0,3})\s?[dD]\s?(\d{1,3})(?!\d)(?:\s?([-+])\s?(\d+))?", text):
        count, sides, bonus = int(dice[1] or 1), int(dice[2]), int(f"{dice[3] or '+'}{dice[4] or 0}")
        if value.stat != "hp" or count * sides > _MOST["hp"] or sides == 0:
            notes.fault("block-stat-unclear", text)
            return None
        middle = max(1, count * (sides + 1) // 2 + bonus)
        notes.assume("rolled", part=text, number=middle)
        return middle
    if both := re.search(r"(\d+)\s*/\s*(\d+)", text):
        if both[1] != both[2]:
            notes.fault("block-stat-unclear", text)
            return None
        return int(both[1])
    if span := re.search(r"(\d+)\s*(?:-|to)\s*(\d+)", text):
        least, most = int(span[1]), int(span[2])
        if least >= most:
            notes.fault("block-stat-unclear", text)
            return None
        notes.assume("range", part=text, number=(least + most) // 2)
        return (least + most) // 2
    number = re.search(r"-?\d+", text)
    if number is None:
        notes.fault("block-stat-bare", text)
        return None
    return int(number[0])


def slug(name: str) -> str:
    """A name as an id: letters, digits and dashes.

    >>> slug("Baba Jagą, the Old"), slug("…")
    ('baba-jaga-the-old', 'foe')
    """
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    ascii_only = plain.encode("ascii", "ignore").decode().lower().replace("'", "")
    words = re.sub(r"[^a-z0-9]+", "-", ascii_only).strip("-")
    return words if re.match(r"[a-z]", words) else f"foe-{words}".rstrip("-")


def with_own_ids(found: list[Imported]) -> tuple[Imported, ...]:
    """The blocks, with a number behind the id of every one whose name another had before it."""
    taken: set[str] = set()
    last: dict[str, int] = {}
    numbered = []
    for one in found:
        own = base = one.block.id
        while own in taken:
            last[base] = last.get(base, 1) + 1
            own = f"{base}-{last[base]}"
        taken.add(own)
        numbered.append(replace(one, block=replace(one.block, id=own)))
    return tuple(numbered)
