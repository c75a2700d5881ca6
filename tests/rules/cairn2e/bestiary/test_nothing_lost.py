"""Every line of a stat block ends up on its creature, and attacks fight as they are written."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.rules.cairn2e.actions import Strike
from nde.rules.cairn2e.bestiary import figure_from_block, read_blocks
from nde.rules.cairn2e.bestiary.shipped import block_sheet
from nde.rules.cairn2e.blocks import Block
from tests.rules.cairn2e.fight.fights import GAME, chances, do, hero, scene_of

HULK = """# Mire Hulk
8 HP, 1 Armor, 15 STR, 6 DEX, 9 WIL, fists (d8+1), 2 tusks d6 each, spores (d6/d8), kick (2 damage)

A heap of mud that remembers being a house.
It never sleeps.

- **Critical Damage**: the victim is half buried.
- Fearless.
- Smells of rain for 3 days.
"""
WRAPPED = """Mire Hulk
8 HP, 1 Ar-
mor, 15 STR, 6
DEX, 9 WIL, mud
fists (d8, blast), slow
kick (d6)
"""


def only(text: str) -> Block:
    reading = read_blocks(text)
    assert [str(fault.error) for fault in reading.faults] == []
    (one,) = reading.found
    block: Block = one.block
    return block


def test_every_line_is_kept_and_shown() -> None:
    block = only(HULK)
    shown = [item for listing in block_sheet(block).lists for item in listing.items]
    assert "A heap of mud that remembers being a house. It never sleeps." in shown
    assert "Smells of rain for 3 days." in shown
    assert (block.is_fearless, block.critical) == (True, "the victim is half buried.")


def test_bonus_fixed_damage_and_two_of_a_kind_are_read() -> None:
    attacks = [(one.name, one.damage) for one in only(HULK).attacks]
    assert attacks == [("fists", "d8+1"), ("tusks", "d6+d6"), ("kick", "2")]


def test_text_wrapped_as_in_a_pdf_is_read() -> None:
    block = only(WRAPPED)
    scores = (block.hp, block.armor, block.strength, block.dexterity, block.will)
    assert (block.name, scores) == ("Mire Hulk", (8, 1, 15, 6, 9))
    attacks = [(one.name, one.damage, one.is_blast) for one in block.attacks]
    assert attacks == [("mud fists", "d8", True), ("slow kick", "d6", False)]


UNCLEAR = (
    "bite (d6 + STR)",
    "sword +1/+2 (d6+1/+2 vs scales)",
    "swarm (1 or 3)",
    "bite (d6/d8)",
    "bite (d6 or d8)",
    "bite (d6, d8)",
    "bite (d0)",
    "bite (d6x2)",
    "bite d6 or d8",
    "bite d6 x2",
)


@pytest.mark.parametrize("attack", UNCLEAR)
def test_an_unclear_attack_is_marked_in_its_words_and_the_creature_stays(attack: str) -> None:
    block = only(f"# Imp\n\n4 HP, 8 STR, 11 DEX, 12 WIL, claw (d4), {attack}\n")
    assert [one.name for one in block.attacks] == ["claw"]
    assert [note.text for note in block.notes if note.is_unread] == [attack]


def test_a_bonus_is_added_to_the_highest_die_and_told() -> None:
    imp = figure_from_block(GAME, only("# Imp\n\n4 HP, claws (d4+d6+1)"), "imp")
    done = do(scene_of(hero(hp=9), imp), Strike(who="imp", targets=("ada",), weapon=0), 2, 5)
    assert done.body("ada").hp == 9 - (5 + 1)


@pytest.mark.parametrize(("attack", "hurt"), [("d4+1", "1"), ("d4-1", "3/4"), ("1 damage", "1")])
def test_odds_count_what_is_added_and_taken(attack: str, hurt: str) -> None:
    imp = figure_from_block(GAME, only(f"# Imp\n\n4 HP, claws ({attack})"), "imp")
    found = chances(scene_of(hero(hp=9), imp), Strike(who="imp", targets=("ada",), weapon=0))
    assert found.get("hurt", 0) == Fraction(hurt)


@pytest.mark.parametrize(
    ("point", "count"),
    [
        ("Groups of four or more are a _detachment_.", 4),
        ("Two or more Reed Imps together is a _detachment_.", 2),
        ("10 or more of them form one detachment.", 10),
        ("Two or more may hide; the chief leads a detachment.", 0),
        ("Often seen in groups of four or more.", 0),
    ],
)
def test_in_which_number_they_are_a_detachment_is_set(point: str, count: int) -> None:
    block = only(f"# Reed Imp\n\n3 HP, 6 STR, 14 DEX, 8 WIL, claws (d6)\n\n- {point}\n")
    assert block.unit_from == count
    assert any("or more" in note.text for note in block.notes)


def test_a_word_of_the_stat_line_that_the_engine_knows_is_set() -> None:
    block = only("# Miller\n\n9 HP, 15 STR, 6 DEX, 11 WIL, shove (d8). Fearless.\n")
    assert (block.is_fearless, block.abilities) == (True, ())


def test_a_critical_effect_that_the_end_of_a_line_cuts_is_kept_whole() -> None:
    line = "9 HP, 15 STR, 6 DEX, 11 WIL, shove (d8). Critical Damage: the lungs fill with"
    block = only(f"# Miller\n\n{line}\nwater for an hour.\n\nHe hums.\n")
    assert block.critical == "the lungs fill with water for an hour."
    assert [note.text for note in block.notes] == ["He hums."]


@pytest.mark.parametrize("point", ["Cowards: they flee if their leader dies.", "Flees when the chief falls."])
def test_who_flees_with_the_leaders_fall_is_known(point: str) -> None:
    block = only(f"# Reed Imp\n\n3 HP, 6 STR, 14 DEX, 8 WIL, claws (d6)\n\n- {point}\n")
    assert block.flees_without_leader
