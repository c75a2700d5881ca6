"""Any block, written in any of the ways people write them, is read back as it was."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.cairn2e.blocks import Attack, Block, Note

pytestmark = pytest.mark.rule("cairn2e/bestiary")

NAMES = ("bite", "claws", "long spear", "two-handed axe", "tuber-fingers", "ghostly touch")
attacks = st.builds(
    Attack,
    name=st.sampled_from(NAMES),
    dice=st.lists(st.sampled_from((4, 6, 8, 10, 12)), min_size=1, max_size=3).map(tuple),
    is_blast=st.booleans(),
    ignores_armor=st.booleans(),
    is_bulky=st.booleans(),
)
scores = st.integers(0, 40)
blocks = st.builds(
    Block,
    id=st.just("mud-imp"),
    name=st.just("Mud Imp"),
    hp=st.integers(1, 60),
    armor=st.integers(0, 3),
    strength=scores,
    dexterity=scores,
    will=scores,
    attacks=st.lists(attacks, max_size=3).map(tuple),
    is_detachment=st.booleans(),
)
randoms = st.integers(0, 2**32).map(Random)


def strict(block: Block) -> str:
    """The block in the official grammar."""
    parts = [f"{block.hp} HP", *([f"{block.armor} Armor"] if block.armor else [])]
    parts += [f"{block.strength} STR", f"{block.dexterity} DEX", f"{block.will} WIL"]
    for attack in block.attacks:
        dice = "+".join(f"d{sides}" for sides in attack.dice)
        marks = [
            *(["_blast_"] if attack.is_blast else []),
            *(["ignores armor"] if attack.ignores_armor else []),
        ]
        marks += ["bulky"] if attack.is_bulky else []
        parts.append(f"{attack.name} ({', '.join([dice, *marks])})")
    return ", ".join([*parts, *(["_detachment_"] if block.is_detachment else [])])


def number(random: Random, value: int, name: str) -> str:
    spelt = {"Armor": ("Armor", "armor", "Armour", "ARMOR"), "WIL": ("WIL", "Wil", "WILL", "Willpower")}
    word = random.choice(spelt.get(name, (name, name.capitalize(), name.lower())))
    return random.choice((f"{value} {word}", f"{value}{word}", f"{word} {value}", f"{word}: {value}"))


def messy(block: Block, random: Random) -> str:
    """The block as somebody might paste it: the same facts in another dress."""
    parts = [number(random, block.hp, "HP")]
    if block.armor or random.random() < 0.3:
        parts.append(number(random, block.armor, "Armor"))
    for value, name in ((block.strength, "STR"), (block.dexterity, "DEX"), (block.will, "WIL")):
        parts.append(number(random, value, name))
    if random.random() < 0.3:
        random.shuffle(parts)
    for attack in block.attacks:
        dice = random.choice(("+", " + ")).join(
            random.choice(("d", "D", "1d")) + str(one) for one in attack.dice
        )
        marks = [random.choice(("_blast_", "blast", "*Blast*"))] if attack.is_blast else []
        marks += [random.choice(("ignores armor", "Ignores Armour"))] if attack.ignores_armor else []
        marks += ["bulky"] if attack.is_bulky else []
        random.shuffle(marks)
        parts.append(f"{attack.name}{random.choice((' ', ''))}({', '.join([dice, *marks])})")
    if block.is_detachment:
        parts.append(random.choice(("_detachment_", "detachment", "*Detachment*")))
    text = random.choice((", ", ",", "; ", " | ", ",  ")).join(parts)
    text = random.choice(("{}", "**{}**", "- {}", "> {}", "[{}]", "{}.", "{} \\")).format(text)
    return _haunted(text, random) if random.random() < 0.5 else text


def _haunted(text: str, random: Random) -> str:
    """The text with signs nobody sees strewn in, and spaces that are not plain ones."""
    ghosts = "\u200b\u200c\u2060\u00ad\ufeff"
    signs = [sign + (random.choice(ghosts) if random.random() < 0.1 else "") for sign in text]
    return "".join("\u00a0" if sign == " " and random.random() < 0.3 else sign for sign in signs)


def read_one(text: str) -> tuple[Block, list[str]]:
    reading = read_blocks(text)
    assert reading.faults == (), (text, [str(fault.error) for fault in reading.faults])
    (one,) = reading.found
    return one.block, [tell.key for tell in one.assumed]


@given(block=blocks)
def test_the_official_grammar_is_read_back_without_a_remark(block: Block) -> None:
    assert read_one(f"# Mud Imp\n\n{strict(block)}\n\n- Lives in mud.\n") == (
        replace(block, notes=(Note(text="Lives in mud.", on="acts"),)),
        [],
    )


@given(block=blocks, random=randoms)
def test_any_dress_is_seen_through(block: Block, random: Random) -> None:
    frame = random.choice(
        ("# Mud Imp\n\n{}\n", "**Mud Imp**\r\n\r\n{}\r\n", "Mud Imp\n{}", "## Mud Imp ##\n{}\n\n- x")
    )
    found, assumed = read_one(frame.format(messy(block, random)))
    assert (replace(found, notes=()), assumed) == (block, [])


@given(many=st.lists(blocks, min_size=1, max_size=5), random=randoms)
def test_many_blocks_in_one_text_keep_apart(many: list[Block], random: Random) -> None:
    text = "\n\n".join(f"### Imp {at}\n{messy(block, random)}\n- It bites." for at, block in enumerate(many))
    reading = read_blocks(text)
    assert [(one.name, one.block.hp, one.block.attacks) for one in reading.found] == [
        (f"Imp {at}", block.hp, block.attacks) for at, block in enumerate(many)
    ]


@given(block=blocks, left_out=st.sets(st.sampled_from(("STR", "DEX", "WIL")), min_size=1))
def test_every_attribute_left_out_is_ten_and_told(block: Block, left_out: set[str]) -> None:
    kept = [part for part in strict(block).split(", ") if part.split()[-1] not in left_out]
    read, assumed = read_one("# Mud Imp\n" + ", ".join(kept))
    given_scores = {"STR": block.strength, "DEX": block.dexterity, "WIL": block.will}
    expected = [10 if name in left_out else score for name, score in given_scores.items()]
    assert [read.strength, read.dexterity, read.will] == expected
    assert assumed == ["import-attribute"] * len(left_out)


@given(text=st.text(alphabet="0123456789dDHPSTRXEWILArmo ,.;:|()[]/+-*_#\n\t'\"é\u200b\u00a0", max_size=120))
def test_nothing_makes_the_reader_stumble(text: str) -> None:
    reading = read_blocks(text)
    for one in reading.found:
        block = one.block
        assert block.hp >= 0
        assert 0 <= block.armor <= 3
        assert min(block.strength, block.dexterity, block.will) >= 0
        assert one.source
        assert one.source.split("\n")[0] in text.replace("\u200b", "\u200b")
        for attack in block.attacks:
            assert attack.dice
            assert all(2 <= sides <= 100 for sides in attack.dice)
    assert all(str(fault.error) for fault in reading.faults)


@given(block=blocks, random=randoms)
def test_a_number_in_the_line_is_never_lent_to_another(block: Block, random: Random) -> None:
    """Without any comma each number still belongs to its own name, or the line is refused."""
    text = strict(block).replace(",", "") if not block.attacks else strict(block).split(",")[0]
    reading = read_blocks(f"# Mud Imp\n{text}")
    for one in reading.found:
        assert one.block.hp == block.hp
        if not block.attacks:
            assert (one.block.armor, one.block.strength, one.block.dexterity, one.block.will) == (
                block.armor,
                block.strength,
                block.dexterity,
                block.will,
            )
