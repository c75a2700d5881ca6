"""Blocks that stand close together: none takes anything from the next."""

from __future__ import annotations

import pytest

from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.cairn2e.blocks import Block

pytestmark = pytest.mark.rule("cairn2e/bestiary")


def blocks(text: str) -> list[Block]:
    reading = read_blocks(text)
    assert reading.faults == ()
    return [one.block for one in reading.found]


@pytest.mark.parametrize("between", ["\n\nA room with a chair.\n\n", "\n", "\n\n"])
def test_numbers_line_by_line_belong_to_the_name_above_them(between: str) -> None:
    rat = "Rat 2 HP, 4 STR, bite (d4)"
    troll = "Troll\nHP 12\nArmor 1\nSTR 15\nDEX 8\nAttack: club (d8)\n"
    first, second = blocks(rat + between + troll)
    assert (first.name, first.armor, first.dexterity, len(first.attacks)) == ("Rat", 0, 10, 1)
    assert (second.name, second.hp, second.armor, second.dexterity) == ("Troll", 12, 1, 8)
    assert [attack.name for attack in second.attacks] == ["club"]


def test_an_attack_below_a_description_without_a_break_still_counts() -> None:
    (block,) = blocks("# Cellar Imp\n3 HP, 12 DEX\nIt hates lamps.\nAttack: claw (d6)\n")
    assert [attack.name for attack in block.attacks] == ["claw"]


def test_names_of_two_words_need_no_capital_in_the_second() -> None:
    text = "Ruffian 4 HP, 1 Armor, knife (d6)\nRuffian chief 6 HP, 12 WIL, sword (d8), 1 Armor\n"
    assert [(one.name, one.hp, one.will) for one in blocks(text)] == [
        ("Ruffian", 4, 10),
        ("Ruffian chief", 6, 12),
    ]


def test_a_numbered_list_is_read_item_by_item() -> None:
    text = "1. Mouse 2 HP, bite (d4)\n2. Big mouse 4 HP, bite (d6)\n"
    assert [(one.name, one.hp) for one in blocks(text)] == [("Mouse", 2), ("Big mouse", 4)]


def test_numbers_may_go_on_behind_the_bracket_with_the_hp() -> None:
    (block,) = blocks("**Hill Ogre** [8hp] 16/6/8 Club D10")
    assert (block.hp, block.strength, block.dexterity, block.will) == (8, 16, 6, 8)
    assert [(attack.name, attack.dice) for attack in block.attacks] == [("Club", (10,))]


def test_the_word_attacks_is_no_part_of_a_name() -> None:
    (block,) = blocks("# Clay Man\n**HP** 8 **Armor** 2\n**STR** 16\n**Attacks** fist (d10)\n")
    assert [attack.name for attack in block.attacks] == ["fist"]


@pytest.mark.parametrize(
    "line", ["Healing potion 4 HP", "The party finds 3 HP worth of bandages.", "Old well 3 HP deep"]
)
def test_a_few_words_and_one_number_are_no_creature(line: str) -> None:
    assert blocks(line) == []
