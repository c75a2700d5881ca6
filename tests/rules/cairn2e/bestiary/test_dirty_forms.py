"""Any block in any dress people give it: read right, or refused with its line; never read wrong."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.cairn2e.blocks import Attack, Block
from nde.rules.ruleset import Importing
from tests.extent import drawn
from tests.rules.cairn2e.bestiary.test_round_trip import blocks, randoms

pytestmark = pytest.mark.rule("cairn2e/bestiary")

SPELT = {
    "hp": ("HP", "hp", "Hp", "H.P.", "hit points", "Hit Protection"),
    "armor": ("Armor", "ARMOR", "Armour", "armor"),
    "strength": ("STR", "Str", "str", "Strength", "STRENGTH"),
    "dexterity": ("DEX", "Dex", "dex", "Dexterity"),
    "will": ("WIL", "Wil", "WILL", "Will", "Willpower"),
}
DIGITS = str.maketrans("0123456789", "０１２３４５６７８９")
GHOSTS = "\u200b\u200c\u2060\u00ad\ufeff\u200e"
SPACES = ("\u00a0", "\u2009", "\u3000", "\t", "&nbsp;", "  ")


def number_in(random: Random, stat: str, value: int) -> str:
    word = random.choice(SPELT[stat])
    wide = str(value).translate(DIGITS) if random.random() < 0.05 else str(value)
    forms = (f"{wide} {word}", f"{wide}{word}", f"{word} {wide}", f"{word}: {wide}", f"{word}={wide}")
    if random.random() < 0.1:
        return f"**{word}** {wide}"
    return random.choice(forms)


def attack_in(random: Random, attack: Attack) -> str:
    letter = random.choice(("d", "D", "1d", "1D"))
    dice = random.choice(("+", " + ", "+ ")).join(f"{letter}{sides}" for sides in attack.dice)
    marks = [random.choice(("_blast_", "blast", "Blast", "*BLAST*"))] if attack.is_blast else []
    marks += (
        [random.choice(("ignores armor", "ignoring armour", "Ignores Armor"))] if attack.ignores_armor else []
    )
    marks += [random.choice(("bulky", "_bulky_"))] if attack.is_bulky else []
    random.shuffle(marks)
    dealt = random.choice(("", "", " damage", " dmg"))
    if random.random() < 0.2:
        return f"{attack.name} {dice}{dealt} {' '.join(marks)}".strip()
    opened, closed = random.choice(("()", "()", "()", "[]", "{}"))
    inside = random.choice((", ", ",", "; ", " ")).join([dice + dealt, *marks])
    return f"{attack.name}{random.choice((' ', '', '  '))}{opened}{inside}{closed}"


def dressed(block: Block, random: Random) -> str:
    """The stat line of a block, as somebody might have typed it."""
    stats = {
        "hp": block.hp,
        "armor": block.armor,
        "strength": block.strength,
        "dexterity": block.dexterity,
        "will": block.will,
    }
    if not block.armor and random.random() < 0.7:
        del stats["armor"]
    order = list(stats)
    if random.random() < 0.4:
        random.shuffle(order)
    numbers = [number_in(random, stat, stats[stat]) for stat in order]
    attacks = [attack_in(random, attack) for attack in block.attacks]
    random.shuffle(numbers if random.random() < 0.1 else [])
    marks = [random.choice(("_detachment_", "detachment", "Detachment"))] if block.is_detachment else []
    link = random.choice((", ", ",", "; ", " | ", " / ", " • ", " – ", " · ", ",\u00a0"))
    line = link.join([*numbers, *attacks, *marks])
    if random.random() < 0.3:
        line = random.choice(
            ("**{}**", "_{}_", "({})", "[{}]", "{}.", "{} \\", "<p>{}</p>", "`{}`", "{},")
        ).format(line)
    return _haunted(line, random) if random.random() < 0.3 else line


def _haunted(text: str, random: Random) -> str:
    signs = [sign + (random.choice(GHOSTS) if random.random() < 0.05 else "") for sign in text]
    return "".join(random.choice(SPACES) if sign == " " and random.random() < 0.2 else sign for sign in signs)


def framed(name: str, line: str, random: Random) -> str:
    """A name and a stat line together."""
    frames = (
        "# {0}\n\n{1}",
        "### {0} ###\n{1}",
        "**{0}**\n\n{1}",
        "{0}\n{1}",
        "{0}\n-----\n{1}",
        "**{0}:** {1}",
        "{0}: {1}",
        "- **{0}** – {1}",
        "* {0}: {1}",
        "1. {0} - {1}",
        "> **{0}**\n> {1}",
        "### [{0}](https://example.org/{0})\n{1}",
        "- *{0}*\n  - {1}",
        "{0} ({1})",
        "{0} (3): {1}",
        "3x {0}: {1}",
    )
    return random.choice(frames).format(name, line)


def numbers_of(block: Block) -> tuple[int, ...]:
    return (block.hp, block.armor, block.strength, block.dexterity, block.will)


def is_same(read: Block, block: Block) -> bool:
    """Whether all that matters was read as it was meant; attacks may have kept further words."""
    attacks = [(one.name, one.dice, one.is_blast, one.ignores_armor, one.is_bulky) for one in read.attacks]
    meant = [(one.name, one.dice, one.is_blast, one.ignores_armor, one.is_bulky) for one in block.attacks]
    return (numbers_of(read), attacks, read.is_detachment) == (numbers_of(block), meant, block.is_detachment)


def is_right(reading: Importing, meant: list[Block]) -> bool:
    """Whether every block read is one of those meant, in their order, and each other one left a fault."""
    wanted = iter(meant)
    in_order = all(any(is_same(one.block, block) for block in wanted) for one in reading.found)
    missing = len(meant) - len(reading.found)
    return in_order and missing >= 0 and len({fault.place for fault in reading.faults}) >= missing


@settings(max_examples=drawn(100, of=400))
@given(block=blocks, random=randoms)
def test_one_block_is_read_right_or_refused(block: Block, random: Random) -> None:
    text = framed("Mud Imp", dressed(block, random), random)
    reading = read_blocks(text)
    assert is_right(reading, [block]), (text, reading)
    for one in reading.found:
        assert one.name in ("Mud Imp", "Mud Imp (3)"), text


PROSE = (
    "It lives in the mud and hates bells.",
    "- It may steal a ration. Whoever fails a DEX save loses 1 STR.",
    "The room is 30 feet wide; 2d6 rats live here.",
    "- **Critical Damage**: mud in the eyes.",
    "| d6 | Sign |\n|----|------|\n| 1 | mud |",
)


@settings(max_examples=drawn(40, of=150))
@given(many=st.lists(blocks, min_size=2, max_size=5), random=randoms)
def test_many_blocks_between_prose_are_read_right_or_refused(many: list[Block], random: Random) -> None:
    end = random.choice(("\n", "\r\n"))
    parts = []
    for at, block in enumerate(many):
        parts += [framed(f"Imp {'ABCDE'[at]}", dressed(block, random), random), random.choice(PROSE)]
    text = "\n\n".join(parts).replace("\n", end)
    reading = read_blocks(text)
    assert is_right(reading, many), (text, reading)


@settings(max_examples=drawn(50, of=200))
@given(block=blocks, random=randoms)
def test_a_line_wrapped_anywhere_is_read_right_or_refused(block: Block, random: Random) -> None:
    words = dressed(block, random).split(" ")
    cut = random.randrange(1, max(2, len(words)))
    text = "# Mud Imp\n\n" + " ".join(words[:cut]) + "\n" + " ".join(words[cut:]) + "\n"
    reading = read_blocks(text)
    assert reading.found or reading.faults, text
    for one in reading.found:
        told = {tell.key for tell in one.assumed}
        is_whole = is_same(one.block, block)
        assert is_whole or reading.faults or told, (text, reading)


def test_nearly_everything_is_read() -> None:
    """Refusing is safe, but a reader that refuses is of no use: of plain dresses most must be read."""
    random = Random(7)
    block = Block(
        id="mud-imp",
        name="Mud Imp",
        hp=4,
        armor=1,
        strength=8,
        dexterity=14,
        will=7,
        attacks=(
            Attack(name="long spear", dice=(6,)),
            Attack(name="mud", dice=(8, 8), is_blast=True),
        ),
        is_detachment=True,
    )
    texts = [framed("Mud Imp", dressed(block, random), random) for _ in range(500)]
    refused = [text for text in texts if read_blocks(text).faults]
    assert len(refused) <= 10, refused[:10]
