"""Stat blocks as people paste them: read right, or refused with the line; assumed openly, never silently."""

from __future__ import annotations

import pytest

from nde.rules.cairn2e.bestiary import read_blocks
from nde.rules.cairn2e.blocks import Attack, Block
from nde.rules.ruleset import Imported

pytestmark = pytest.mark.rule("cairn2e/bestiary")

MARKS = ("is_blast", "ignores_armor", "ignores_hp", "is_ranged", "is_bulky")


def attack_shown(attack: Attack) -> str:
    marks = [mark.removeprefix("is_") for mark in MARKS if getattr(attack, mark)]
    return " ".join([attack.name, "+".join(f"d{sides}" for sides in attack.dice), *marks])


def shown(block: Block) -> str:
    """HP, Armor and the three attributes; the attacks; the mark of a detachment."""
    numbers = "/".join(
        str(one) for one in (block.hp, block.armor, block.strength, block.dexterity, block.will)
    )
    attacks = [attack_shown(attack) for attack in block.attacks]
    return "; ".join([numbers, *attacks, *(["detachment"] if block.is_detachment else [])])


def only(text: str) -> Imported:
    """The one block of a text without faults."""
    reading = read_blocks(text)
    assert reading.faults == (), [fault.error for fault in reading.faults]
    (one,) = reading.found
    return one


def assumed(one: Imported) -> set[str]:
    """What was assumed, but for the name that a bare line has not."""
    return {tell.key.removeprefix("import-") for tell in one.assumed} - {"no-name"}


PLAIN = [
    ("4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8"),
    ("4 HP, 1 Armor, 8 STR, 14 DEX, 8 WIL, spear (d6)", "4/1/8/14/8; spear d6"),
    ("6 HP, 14 STR, 9 DEX, 5 WIL, claws (d6+d6)", "6/0/14/9/5; claws d6+d6"),
    ("6 HP, 14 STR, 9 DEX, 5 WIL, bite (d8), tail (d10)", "6/0/14/9/5; bite d8; tail d10"),
    ("6 HP, 14 STR, 9 DEX, 5 WIL, axe (d8) or bow (d6)", "6/0/14/9/5; axe d8; bow d6 ranged"),
    ("9 HP, 3 Armor, 16 STR, 5 DEX, 9 WIL, roots (d8+d8, _blast_)", "9/3/16/5/9; roots d8+d8 blast"),
    ("7 HP, 9 STR, 9 DEX, 9 WIL, ray (d6, ignores armor)", "7/0/9/9/9; ray d6 ignores_armor"),
    ("7 HP, 9 STR, 9 DEX, 9 WIL, maul (d10, bulky), _detachment_", "7/0/9/9/9; maul d10 bulky; detachment"),
    ("8 HP, 9 STR, 9 DEX, 9 WIL, _detachment_", "8/0/9/9/9; detachment"),
    ("3 HP, 14 STR, 13 DEX, 4 WIL, hoof or horn (d6)", "3/0/14/13/4; hoof or horn d6"),
    # name first, other order, other spelling
    ("4 HP, Armor 1, STR 8, DEX 14, WIL 8, spear (d6)", "4/1/8/14/8; spear d6"),
    ("HP 4, Armour 1, Str 8, Dex 14, WILL 8, spear (D6)", "4/1/8/14/8; spear d6"),
    ("HP: 4, Armor: 1, STR: 8, DEX: 14, WIL: 8", "4/1/8/14/8"),
    ("HP 4 | Armor 1 | STR 8 | DEX 14 | WIL 8", "4/1/8/14/8"),
    ("HP=4; STR=8; DEX=14; WIL=8; spear (d6)", "4/0/8/14/8; spear d6"),
    ("STR 8, DEX 14, WIL 8, 4 HP", "4/0/8/14/8"),
    ("2 Armor, 4 HP, 8 STR, 14 DEX, 8 WIL", "4/2/8/14/8"),
    ("4HP, 1Armor, 8STR, 14DEX, 8WIL", "4/1/8/14/8"),
    ("HP4 STR8 DEX14 WIL8", "4/0/8/14/8"),
    ("4 hp, 1 armor, 8 str, 14 dex, 8 wil, Spear (1d6)", "4/1/8/14/8; Spear d6"),
    ("4 Hit Points, Strength 8, Dexterity 14, Willpower 8", "4/0/8/14/8"),
    ("4 hit protection, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8"),
    # commas that are missing or something else
    ("4 HP, 2 Armor 9 STR, 14 DEX, 8 WIL, spear (d6)", "4/2/9/14/8; spear d6"),
    ("4 HP 2 Armor 9 STR 14 DEX 8 WIL spear (d6)", "4/2/9/14/8; spear d6"),
    ("10 HP, STR 18 DEX 6 WIL 7, fists (d12+d12)", "10/0/18/6/7; fists d12+d12"),
    ("HP 4 1 Armor 9 STR 14 DEX 8 WIL", "4/1/9/14/8"),
    ("HP 4 - Armor 1 - STR 8 - DEX 14 - WIL 8 - spear (d6)", "4/1/8/14/8; spear d6"),
    ("HP 4 - 1 Armor - 8 STR - 14 DEX - 8 WIL", "4/1/8/14/8"),
    ("HP 4 STR 8/DEX 14/WIL 8", "4/0/8/14/8"),
    ("4 HP. 2 Armor, STR 16, 9 DEX, 8 WIL, jaw (d12)", "4/2/16/9/8; jaw d12"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, spear(d6)", "4/0/8/14/8; spear d6"),
    ("4 HP, 8 STR, 14 DEX, 9 WIL rag doll (d4)", "4/0/8/14/9; rag doll d4"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6),", "4/0/8/14/8; spear d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, guns (d10, _blast_).", "4/0/8/14/8; guns d10 blast"),
    ("4 HP, swarm (d8, blast), 4 STR, 15 DEX, 3 WIL, detachment", "4/0/4/15/3; swarm d8 blast; detachment"),
    # dice and qualities
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d8 blast)", "4/0/8/14/8; bite d8 blast"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d8 BLAST)", "4/0/8/14/8; bite d8 blast"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (blast d8)", "4/0/8/14/8; bite d8 blast"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d8 *blast*) *detachment*", "4/0/8/14/8; bite d8 blast; detachment"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (1d8 damage)", "4/0/8/14/8; bite d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (damage d8)", "4/0/8/14/8; bite d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, fists (d8 + d8)", "4/0/8/14/8; fists d8+d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, fists (1d8+1d6)", "4/0/8/14/8; fists d8+d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, fists (d8+d8+d8)", "4/0/8/14/8; fists d8+d8+d8"),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, ray (d8, Ignores Armour, ignores HP, ranged)",
        "4/0/8/14/8; ray d8 ignores_armor ignores_hp ranged",
    ),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, spear d6", "4/0/8/14/8; spear d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, d12 giant fist", "4/0/8/14/8; giant fist d12"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, damage d6", "4/0/8/14/8; attack d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, Attack: claws (d6+d6)", "4/0/8/14/8; claws d6+d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, fist (d6) / club (d8)", "4/0/8/14/8; fist d6; club d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, axe/pick (d8)", "4/0/8/14/8; axe/pick d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d3)", "4/0/8/14/8; bite d3"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, no attacks", "4/0/8/14/8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, DETACHMENT", "4/0/8/14/8; detachment"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, axes, spears or pikes (d6)", "4/0/8/14/8; axes, spears or pikes d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, hex (d8+d8) or (d8, blast)", "4/0/8/14/8; hex d8+d8; attack d8 blast"),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, touch (d4, ignores Armor and HP)",
        "4/0/8/14/8; touch d4 ignores_armor ignores_hp",
    ),
    ("4 HP, 8 STR, , 14 DEX, 8 WIL.  Hot Smoke (d8)", "4/0/8/14/8; Hot Smoke d8"),
    ("10 HP, armor 1 14 STR, 8 DEX, 9 WIL, weapon 1d8", "10/1/14/8/9; weapon d8"),
    # numbers out of the ordinary that are certain
    ("24 HP, 3 Armor, 40 STR, 120 DEX, 30 WIL", "24/3/40/120/30"),
    ("4 HP, 0 Armor, 0 STR, 14 DEX, 0 WIL", "4/0/0/14/0"),
    ("4/4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8"),
    # dress
    ("- 4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)", "4/0/8/14/8; spear d6"),
    ("* **4 HP**, **8 STR**, 14 DEX, 8 WIL, _spear_ (d6)", "4/0/8/14/8; spear d6"),
    ("> 4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6) \\", "4/0/8/14/8; spear d6"),
    ("[4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)]", "4/0/8/14/8; spear d6"),
    ("(4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6))", "4/0/8/14/8; spear d6"),
    ("3. 4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)", "4/0/8/14/8; spear d6"),
    (
        "\ufeff\u200b4\u200b HP,\u00a08\u00a0STR, 1\u00ad4 DEX, 8\u2060 WIL, spear (d\u200b6)",
        "4/0/8/14/8; spear d6",
    ),
    ("４ HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8"),
    ("4 HP – 8 STR – 14 DEX – 8 WIL – spear (d6)", "4/0/8/14/8; spear d6"),
    ("4&nbsp;HP, <b>8 STR</b>, 14 DEX, 8 WIL, spear (d6)<br>", "4/0/8/14/8; spear d6"),
    ("\t4 HP,\t8 STR,\t14 DEX,\t8 WIL\r\n", "4/0/8/14/8"),
    ("`4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)`", "4/0/8/14/8; spear d6"),
    ("Stats: 4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)", "4/0/8/14/8; spear d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL; club d10+d10 blast", "4/0/8/14/8; club d10+d10 blast"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, d8 claws blast", "4/0/8/14/8; claws d8 blast"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, claws d6 damage, bow d8", "4/0/8/14/8; claws d6; bow d8 ranged"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, claws d6 or bite d8", "4/0/8/14/8; claws d6; bite d8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, claws [d6, blast], bite {d8}", "4/0/8/14/8; claws d6 blast; bite d8"),
    ("4 HP (8 STR, 14 DEX, 8 WIL), claws (d6)", "4/0/8/14/8; claws d6"),
    ("4 HP - 8 STR - 14 DEX - 8 WIL - claws d6 - detachment", "4/0/8/14/8; claws d6; detachment"),
    ("HP - 4\nSTR - 8\nDEX - 14\nWIL - 8", "4/0/8/14/8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, no armor", "4/0/8/14/8"),
    # over several lines
    ("4 HP • 8 STR • 14 DEX • 8 WIL •\nclaws (d6) • detachment", "4/0/8/14/8; claws d6; detachment"),
    ("4 HP | 8 STR | 14 DEX | 8 WIL\n| claws (d6) | detachment", "4/0/8/14/8; claws d6; detachment"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, claws (d6\n+ d8)", "4/0/8/14/8; claws d6+d8"),
    ("4 HP, 8 STR, 14\nDEX, 8 WIL, claws d6\nblast", "4/0/8/14/8; claws d6 blast"),
    ("| HP | 4 |\n|----|---|\n| Armor | 1 |\n| STR | 8 |\n| DEX | 14 |\n| WIL | 8 |", "4/1/8/14/8"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, mace (d8) or long dagger\n(d6)", "4/0/8/14/8; mace d8; long dagger d6"),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, squirt (d8,\nblast)", "4/0/8/14/8; squirt d8 blast"),
    ("4 HP, 8 STR,\n14 DEX, 8 WIL,\nspear (d6)", "4/0/8/14/8; spear d6"),
    ("HP 4\nArmor 1\nSTR 8 DEX 14 WIL 8\nSpear (d6)", "4/1/8/14/8; Spear d6"),
    ("- HP: 4\n- STR: 8\n- DEX: 14\n- WIL: 8\n- Spear (d6)", "4/0/8/14/8; Spear d6"),
]


@pytest.mark.parametrize(("text", "expected"), PLAIN)
def test_what_is_certain_is_read_without_a_remark(text: str, expected: str) -> None:
    one = only(text)
    assert (shown(one.block), assumed(one)) == (expected, set())


ASSUMED = [
    ("4 HP, 8 STR, 8 WIL", "4/0/8/10/8", {"attribute"}),
    ("4 HP, dagger (d6)", "4/0/10/10/10; dagger d6", {"attribute"}),
    ("15 HP, Armor 3", "15/3/10/10/10", {"attribute"}),
    ("8 HP, 1 Armor, stomp(d8), Detachment", "8/1/10/10/10; stomp d8; detachment", {"attribute"}),
    ("4 HP, 7 Armor, 8 STR, 14 DEX, 8 WIL", "4/3/8/14/8", {"armor"}),
    ("4 HP, 8 STR, 14 DEX, 17 CHA", "4/0/8/14/17", {"charisma"}),
    ("4 HP, 10/11/15, sword (d6)", "4/0/10/11/15; sword d6", {"triple"}),
    ("4 HP, STR/DEX/WIL 10/11/15", "4/0/10/11/15", {"triple"}),
    ("7-12 HP, 8 STR, 14 DEX, 8 WIL", "9/0/8/14/8", {"range"}),
    ("HP 4–6, 8 STR, 14 DEX, 8 WIL", "5/0/8/14/8", {"range"}),
    ("4 to 6 HP, 13-18 STR, 14 DEX, 8 WIL", "5/0/15/14/8", {"range"}),
    ("2d6 HP, 8 STR, 14 DEX, 8 WIL", "7/0/8/14/8", {"rolled"}),
    ("HP d6, 8 STR, 14 DEX, 8 WIL", "3/0/8/14/8", {"rolled"}),
    ("0 HP, 8 STR, 14 DEX, 8 WIL", "0/0/8/14/8", {"no-hp"}),
    ("4 HP (weary), 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8", {"remark"}),
    ("4 HP, 3 Armor (none at night), 8 STR (once 18), 14 DEX, 8 WIL", "4/3/8/14/8", {"remark"}),
    ("4 HP, (1 Armor), 8 STR, 14 DEX, 8 WIL", "4/1/8/14/8", {"optional"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, smash (2d8)", "4/0/8/14/8; smash d8+d8", {"several-dice"}),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, smash (4d4, blast)",
        "4/0/8/14/8; smash d4+d4+d4+d4 blast",
        {"several-dice"},
    ),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d7)", "4/0/8/14/8; bite d7", {"odd-die"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6, paralyses)", "4/0/8/14/8; bite d6", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6 poison)", "4/0/8/14/8; bite d6", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6) poison", "4/0/8/14/8; bite d6", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6) x2", "4/0/8/14/8; bite d6+d6", {"twice"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, 2 claws d6 each", "4/0/8/14/8; claws d6+d6", {"twice"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, two claws (d6 each)", "4/0/8/14/8; claws d6+d6", {"twice"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6 WIL damage)", "4/0/8/14/8; bite d6", {"elsewhere"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6/d8), claw (d4)", "4/0/8/14/8; claw d4", {"unread-attack"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, sword (d8, d12 vs demons)", "4/0/8/14/8; sword d8", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6), blast", "4/0/8/14/8; bite d6 blast", {"quality"}),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6), ignores armor",
        "4/0/8/14/8; bite d6 ignores_armor",
        {"quality"},
    ),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6 STR damage)", "4/0/8/14/8; bite d6 ignores_hp", {"straight"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d8) and crush (d6)", "4/0/8/14/8; bite d8; crush d6", {"both"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6", "4/0/8/14/8; bite d6", {"bracket"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, arms (2×d6, keep highest)", "4/0/8/14/8; arms d6+d6", {"several-dice"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, arms (d8x2 keep highest)", "4/0/8/14/8; arms d8+d8", {"several-dice"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d4+poison)", "4/0/8/14/8; bite d4", {"effect"}),
    ("4 HP, 1 Arm, 8 STR, 14 DEX, 8 WIL", "4/1/8/14/8", {"short-armor"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL\n- d6 bite", "4/0/8/14/8; bite d6", {"apart"}),
    ("Her brother is tough for his age (4HP, 10/10/15).", "4/0/10/10/15", {"sentence", "triple"}),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6), treat as detachment",
        "4/0/8/14/8; bite d6; detachment",
        {"detachment"},
    ),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, staff ( (d6), spells: Web", "4/0/8/14/8; staff d6", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, charm (once a day), bite (d6)", "4/0/8/14/8; bite d6", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL *spell casting*", "4/0/8/14/8", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, kiss (WIL save or sleep)", "4/0/8/14/8", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, drains 2 WIL, bite (d6)", "4/0/8/14/8; bite d6", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6, detachment)", "4/0/8/14/8; bite d6; detachment", {"detachment"}),
    ("(4) Guards (detachment): 4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8; detachment", {"detachment"}),
    ("2d4 **Rats** - 4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8", {"count"}),
    ("3 Rats (4 HP, 8 STR, 14 DEX, 8 WIL)", "4/0/8/14/8", {"count"}),
    ("3d6+2 HP, 8 STR, 14 DEX, 8 WIL", "12/0/8/14/8", {"rolled"}),
    ("d6-1 HP, 8 STR, 14 DEX, 8 WIL", "2/0/8/14/8", {"rolled"}),
    ("4 HP, 8 STR, 10, DEX, 8 WIL", "4/0/8/10/8", {"stray-comma"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, plate (3 Armor)", "4/3/8/14/8", {"worn"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, hide (+1 Armor), shield (1 Armor, bulky)", "4/2/8/14/8", {"worn"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, plate (3 Armor), shield +1", "4/3/8/14/8", {"worn"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, chain mail 2 Armor", "4/2/8/14/8", {"worn"}),
    ("4 HP, 2 Armor, 8 STR, 14 DEX, 8 WIL, shield (1 Armor)", "4/2/8/14/8", {"worn-counted"}),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, spiked shield (d4, +1 Armor)",
        "4/1/8/14/8; spiked shield d4",
        {"effect", "worn"},
    ),
    ("4 HP (1 Armor), 8 STR, 14 DEX, 8 WIL", "4/1/8/14/8", {"optional"}),
    ("4 HP, AV 1, 8 STR, 14 DEX, 8 WIL", "4/1/8/14/8", {"short-armor"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, ignores armor bite (d4)", "4/0/8/14/8; bite d4 ignores_armor", {"quality"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite ignores armor (d4)", "4/0/8/14/8; bite d4 ignores_armor", {"quality"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, breath (d8 fire blast)", "4/0/8/14/8; breath d8 blast", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, ray (d8 does not ignore armor)", "4/0/8/14/8; ray d8", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, oil (d8, blast if lit)", "4/0/8/14/8; oil d8", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, frost blast (d8)", "4/0/8/14/8; frost blast d8", {"blast-name"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, claws d6 and bite d8", "4/0/8/14/8; claws d6; bite d8", {"both"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, bite d6 poison", "4/0/8/14/8; bite d6", {"effect"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, regains d6 HP a turn", "4/0/8/14/8", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, summons d4 rats", "4/0/8/14/8", {"kept"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL, sting (d4, Critical: poison)", "4/0/8/14/8; sting d4", {"critical-inside"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL\nAttack: d6 bite", "4/0/8/14/8; bite d6", {"apart"}),
    ("4 HP, 8 STR, 14 DEX, 8 WIL\n\nBite (d6)", "4/0/8/14/8; Bite d6", {"apart"}),
    ("4 HP, 8 STR\nSpeed: 12\nDEX: 14\nWIL: 8", "4/0/8/14/8", {"apart"}),
    ("1 Armor\n\n4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8", set()),
    ("1 Armor\n· 8 STR · 4 HP · 14 DEX · 8 WIL · bite (d6)", "4/1/8/14/8; bite d6", {"apart"}),
    ("4 HP, 1 Armor\n| STR | DEX | WIL |\n|---|---|---|\n| 8 | 14 | 9 |", "4/1/8/14/9", {"apart"}),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6)\nand throws a rock (d8) too",
        "4/0/8/14/8; bite d6",
        {"below"},
    ),
    (
        "It has 4 HP, 8 STR, 14 DEX, 8 WIL, fists (d8), and it is slow.",
        "4/0/8/14/8; fists d8",
        {"sentence", "kept"},
    ),
    (
        "- 20 sailors: a *detachment* with 4 HP, 8 STR, 14 DEX, 8 WIL",
        "4/0/8/14/8; detachment",
        {"sentence", "detachment", "count"},
    ),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6)\n- Agony: on critical damage, the arm is lame.",
        "4/0/8/14/8; bite d6",
        {"critical-line"},
    ),
    (
        "4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6)\n- Deals Critical Damage on a 6.",
        "4/0/8/14/8; bite d6",
        {"critical-unread"},
    ),
]


@pytest.mark.parametrize(("text", "expected", "keys"), ASSUMED)
def test_what_is_assumed_is_told(text: str, expected: str, keys: set[str]) -> None:
    one = only(text)
    assert (shown(one.block), assumed(one)) == (expected, keys)


REFUSED = [
    ("14 STR, 12 DEX, 8 WIL, sword (d8)", ["block-without-hp"]),
    ("12 DEX, sword (d8)", ["block-without-hp"]),
    ("~ HP, 0 STR, 3 DEX, 2 WIL, slam (d4)", ["block-stat-bare"]),
    ("6 HP, STR 14, DEX, fists (d8)", ["block-stat-bare"]),
    ("4 HP, Armor 9 STR, 10 DEX", ["block-stat-bare"]),
    ("HP 4 Armor 2 STR", ["block-stat-bare"]),
    ("4 HP, STR, 10, DEX, 8 WIL", ["block-stat-bare", "block-number-bare", "block-stat-bare"]),
    ("4 HP 9, 10 STR", ["block-number-bare"]),
    ("4hp 1A 12S 8D 10W", ["block-number-bare"]),
    ("4 HP, S10 D12 W8, bite (d6)", ["block-number-bare"]),
    ("-4 HP, 8 STR, 14 DEX", ["block-number-outside"]),
    ("4 HP, -2 STR, 14 DEX", ["block-number-outside"]),
    ("4 HP, 1000 STR, 14 DEX", ["block-number-outside"]),
    ("3 HP, 5 HP, 12 STR", ["block-stat-twice"]),
    ("4 HP, 8 STR, 9 STR, bite (d6)", ["block-stat-twice"]),
    ("4 HP, 8 STR, 8 WIL, 9 CHA", ["block-stat-twice"]),
    ("4 HP, 8 STR, bite (d6), 6 HP, 9 STR, bite (d8)", ["blocks-in-one-line", "block-stat-twice"]),
    ("1 HP per root, 16 STR, crush (d8)", ["block-stat-unclear"]),
    ("4 HP, 8 STR or 12 when angry, bite (d6)", ["block-stat-unclear"]),
    ("3/6 HP, 8 STR, 14 DEX", ["block-stat-unclear"]),
    ("4 HP, 8 STR, 14 Will save", ["block-stat-unclear"]),
    ("4 HP, 8 STR, drains 2 WIL, bite (d6)", ["block-stat-unclear"]),
    ("6-4 HP, 8 STR, bite (d6)", ["block-stat-unclear"]),
    ("4 HP, d6 STR, bite (d6)", ["block-stat-unclear"]),
    ("AC 6, HD 2, HP 9, STR 10", ["block-stat-foreign"]),
    ("4 HP, 12 WIS, bite (d6)", ["block-stat-foreign"]),
    ("4 HP, 8 STR, " + "word " * 1000, ["block-line-too-long"]),
    ("Each of its eyes has 1 HP, 1 STR.", ["block-in-sentence"]),
    ("- **Disk**: 6 DEX, 3 Armor, always last, short sword (d8)", ["block-without-hp"]),
    ("The crew fight with 4 HP and sabres (d6) as one.", ["block-in-sentence"]),
    ("WIL, 4 HP, 8 STR, 14 DEX", ["block-stat-bare"]),
    ("Treat the guards as having 4 HP, 8 STR, spear (d6).", ["block-in-sentence"]),
]


@pytest.mark.parametrize(("text", "codes"), REFUSED)
def test_what_is_uncertain_is_refused_with_its_line(text: str, codes: list[str]) -> None:
    reading = read_blocks(f"# Thing\n\n{text}\n")
    assert reading.found == ()
    assert [fault.error.code for fault in reading.faults] == codes
    assert all(fault.place == "3" for fault in reading.faults)
    for fault in reading.faults:
        assert text[:100] in str(fault.error.facts["text"])
        assert str(fault.error.facts["part"]).strip("… ")
        assert ";" in str(fault.error), "says what to do"


PROSE = [
    "HP is restored by a short rest and 1 drink of water.",
    "10 HP or higher is for serious threats.",
    "Give common creatures 3 HP and hardy ones 6 HP.",
    "- The cook has 6 HP.",
    "- Recovers d4 HP after each bite.",
    "- Grants 18 STR and lowers WIL to 3 for 1 hour.",
    "If reduced to 0 STR, 0 WIL or worse, it crumbles.",
    "3) -2 STR, for good\n\n8. +1 Armor, for good",
    "- Mithril shirt: 2 Armor, half damage from spells.",
    "Falling costs d6 STR for every 3 metres.",
    "- Iron gate: 3 Armor",
    "WIL save or sleep for 2d4 turns.",
    "The strength of 10 men; will break in 2 days.",
    "# HP, # Armor, # STR",
    "- The gas: whoever fails a STR save is reduced to 0 HP, 0 STR.",
    "Have 4 HP unless the text says otherwise.",
    "- Regeneration: 3 HP",
    "- Regrowth: 3 HP per round, even of lost limbs",
    "",
    "\n\n",
]


@pytest.mark.parametrize("text", PROSE)
def test_prose_is_neither_a_block_nor_a_fault(text: str) -> None:
    reading = read_blocks(text)
    assert (reading.found, reading.faults) == ((), ())


NAMED = [
    ("# Bog Imp\n\n{}", ["Bog Imp"]),
    ("Bog Imp\n=======\n{}", ["Bog Imp"]),
    ("**Bog Imp**\n\n{}", ["Bog Imp"]),
    ("Bog Imp\n\n{}", ["Bog Imp"]),
    ("Bog Imp:\n{}", ["Bog Imp"]),
    ("Name: Bog Imp\n{}", ["Bog Imp"]),
    ("Bog Imp: {}", ["Bog Imp"]),
    ("**Bog Imp** {}", ["Bog Imp"]),
    ("**Bog Imp **{}", ["Bog Imp"]),
    ("**Bog Imp:** {}", ["Bog Imp"]),
    ("**Bog Imp** (swarm) {}", ["Bog Imp (swarm)"]),
    ("- **Bog Imp** - {}", ["Bog Imp"]),
    ("- Bog Imp : {}", ["Bog Imp"]),
    ("Bog Imp ({})", ["Bog Imp"]),
    ("Bog Imp {}", ["Bog Imp"]),
    ("### Bog Imp ({})", ["Bog Imp"]),
    ("| Bog Imp | {} |", ["Bog Imp"]),
    ("1. Bog Imp – {}", ["Bog Imp"]),
    ("### Bog Imp\nA small thing that bites.\n{}", ["Bog Imp"]),
    ("### Cellar\nBog Imp\n\n- {}", ["Bog Imp"]),
    ("### Bog Imp\n\nBurnt body, driven by flame\n\n{}", ["Bog Imp"]),
    ("### Bog Imp\nLevel 3 Neutral Thief\n{}", ["Bog Imp"]),
    ("## A Meeting\n- *Bog Imp*\n  - {}\n    a shield", ["Bog Imp"]),
    ("### Bog Imp\n(as in the old book)\n\n{}", ["Bog Imp"]),
    ("---\ntitle: Bog Imp\nlayout: page\n---\n\nIt bites. It flees.\n\n{}", ["Bog Imp"]),
    ("# Bog Imp\n\n{0}\n\n# Ash Imp\n\n{0}", ["Bog Imp", "Ash Imp"]),
    ("Bog Imp\n{0}\n\nAsh Imp\n{0}", ["Bog Imp", "Ash Imp"]),
    ("Bog Imp: {0}\nAsh Imp: {0}", ["Bog Imp", "Ash Imp"]),
]


@pytest.mark.parametrize(("frame", "names"), NAMED)
def test_the_name_is_found_where_people_write_it(frame: str, names: list[str]) -> None:
    reading = read_blocks(frame.format("4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)"))
    assert reading.faults == ()
    assert [one.name for one in reading.found] == names
    assert {shown(one.block) for one in reading.found} == {"4/0/8/14/8; spear d6"}
    assert {key for one in reading.found for key in assumed(one)} == set()


def test_a_block_without_a_name_is_called_by_its_line() -> None:
    one = only("\n\n4 HP, 8 STR, 14 DEX, 8 WIL")
    assert (one.line, one.name, one.block.id) == (3, "foe-3", "foe-3")
    assert [tell.key for tell in one.assumed] == ["import-no-name"]


def test_a_block_far_below_another_ones_heading_is_not_called_by_it() -> None:
    line = "4 HP, 8 STR, 14 DEX, 8 WIL"
    reading = read_blocks(f"# Imp\n{line}\n\nOgre: {line}\n\n{line}\n\nThey live here.\n\n{line}")
    assert [one.name for one in reading.found] == ["Imp", "Ogre", "foe-6", "foe-10"]
    assert [[tell.key for tell in one.assumed] for one in reading.found[2:]] == [["import-no-name"]] * 2


def test_a_name_from_far_above_is_told() -> None:
    one = only("# Cellar\nIt is wet.\nIt is dark.\nIt smells.\nA rat sits here.\n4 HP, 8 STR, 14 DEX, 8 WIL")
    assert (one.name, [tell.key for tell in one.assumed]) == ("Cellar", ["import-far-name"])
    assert one.assumed[0].facts == {"name": "Cellar", "line": 1}


def test_two_blocks_under_one_heading_are_told_apart() -> None:
    line = "4 HP, 8 STR, 14 DEX, 8 WIL"
    first, second = read_blocks(f"# Imp\n{line}\n- young\n\n{line}\n").found
    assert (first.name, first.block.id, second.name, second.block.id) == ("Imp", "imp", "Imp", "imp-2")
    assert [tell.key for tell in second.assumed] == ["import-same-name"]


CRITICAL = [
    "- **Critical Damage**: the arm is gone.",
    "- **Critical damage:** the arm is gone.",
    "* Critical Damage: the arm is gone.",
    "Critical damage: the arm is gone.",
    "- small\n- **Critical Damage**: the arm\n  is gone.",
    "- Critical: the arm is gone.",
    "- On **Critical Damage**, the arm is gone.",
]


@pytest.mark.parametrize("bullet", CRITICAL)
def test_the_critical_effect_is_kept_in_its_own_words(bullet: str) -> None:
    one = only(
        f"# Imp\n\n4 HP, 8 STR, 14 DEX, 8 WIL, bite (d6)\n\n{bullet}\n\n# More\n- Critical Damage: none"
    )
    assert one.block.critical == "the arm is gone."


def test_a_critical_effect_may_stand_in_the_line() -> None:
    one = only("4 HP, 8 STR, 14 DEX, 8 WIL, claws (d8+d8), Critical damage: the arm (d6 STR) is gone")
    assert (one.block.critical, len(one.block.attacks)) == ("the arm (d6 STR) is gone", 1)
    short = only("4 HP, 8 STR, 14 DEX, 8 WIL, claws (d8) Critical: d6 STR dmg")
    assert (short.block.critical, shown(short.block)) == ("d6 STR dmg", "4/0/8/14/8; claws d8")


def test_what_happens_to_the_creature_itself_is_no_critical_effect() -> None:
    one = only("# Troll\n4 HP, 8 STR, 14 DEX, 8 WIL\n- When taking **Critical Damage** it fights on.")
    assert one.block.critical == ""


def test_a_table_becomes_a_block_for_each_row() -> None:
    table = (
        "| Name | HP | Armor | STR | DEX | WIL | Attacks |\n"
        "|------|----|-------|-----|-----|-----|---------|\n"
        "| Imp  | 4  | –     | 8   | 14  |     | spear (d6) |\n"
        "| Ogre | 6  | 1     | 16  | 8   | 6   | club (d10) or rock (d6, blast) |\n"
        "| Bat  | x  | 1     | 16  | 8   | 6   | bite (d4) |\n"
    )
    reading = read_blocks(table)
    assert [(one.name, one.line, shown(one.block)) for one in reading.found] == [
        ("Imp", 3, "4/0/8/14/10; spear d6"),
        ("Ogre", 4, "6/1/16/8/6; club d10; rock d6 blast"),
    ]
    assert [(fault.place, fault.error.code) for fault in reading.faults] == [("5", "block-stat-bare")]


def test_other_columns_of_a_table_are_no_attacks() -> None:
    table = (
        "| Foe | # | HP | STR | DEX | WIL | Damage | Treasure |\n|--|--|--|--|--|--|--|--|\n"
        "| Rat | 2d6 | 2 | 4 | 14 | 5 | d4 | 2d6 gp |\n| Ogre | 1 | 7 | 16 | 6 | 7 | club d10 (blast) | |\n"
    )
    rat, ogre = read_blocks(table).found
    assert (shown(rat.block), shown(ogre.block)) == ("2/0/4/14/5; attack d4", "7/0/16/6/7; club d10 blast")
    assert assumed(rat) == {"count", "kept"}
    assert rat.block.abilities == ("Treasure: 2d6 gp",)


def test_data_of_a_program_is_refused_and_not_passed_over() -> None:
    reading = read_blocks('{"name": "Imp", "hp": 4, "str": 8}')
    assert (reading.found, [fault.error.code for fault in reading.faults]) == ((), ["block-stat-unclear"])


def test_a_table_of_attributes_without_hp_is_refused() -> None:
    reading = read_blocks("| Name | STR | DEX | WIL |\n|--|--|--|--|\n| Rat | 4 | 14 | 5 |\n")
    assert [(fault.place, fault.error.code) for fault in reading.faults] == [("3", "block-without-hp")]


def test_one_bad_block_does_not_hide_the_others() -> None:
    reading = read_blocks("# A\n4 HP, 8, 12 WIS\n\n# B\n5 HP, 8 STR, bite (d6)\n\n# C\n6 HP, DEX\n")
    assert [one.name for one in reading.found] == ["B"]
    assert [(fault.place, fault.error.code) for fault in reading.faults] == [
        ("2", "block-stat-foreign"),
        ("2", "block-number-bare"),
        ("8", "block-stat-bare"),
    ]


def test_a_bracket_left_open_does_not_swallow_the_next_block() -> None:
    reading = read_blocks("Imp: 4 HP, 8 STR, spear (d6\nOgre: 6 HP, 8 STR, club (d8)\n")
    assert [(one.name, shown(one.block)) for one in reading.found] == [
        ("Imp", "4/0/8/10/10; spear d6"),
        ("Ogre", "6/0/8/10/10; club d8"),
    ]


def test_a_long_list_of_blocks_is_read_to_its_end() -> None:
    reading = read_blocks("4 HP, 8 STR\n" * 500)
    assert (len(reading.found), reading.faults) == (500, ())
    assert len({one.block.id for one in reading.found}) == 500


def test_what_was_read_keeps_its_source() -> None:
    one = only("# Imp\r\n\r\n  **4 HP**, 8 STR, 14 DEX, 8 WIL, squirt (d8,\r\nblast)\r\n")
    assert (one.line, one.source) == (3, "**4 HP**, 8 STR, 14 DEX, 8 WIL, squirt (d8,\nblast)")


def test_words_beside_the_numbers_are_kept_and_not_lost() -> None:
    one = only("4 HP, 8 STR, 14 DEX, 8 WIL, Night Song, knife (d6, poisoned), a holy sign (ward, once)")
    assert one.block.abilities == ("Night Song", "a holy sign (ward, once)")
    assert one.block.attacks == (Attack(name="knife", dice=(6,), effect="poisoned"),)


def test_a_name_may_have_eight_words_and_an_attack_twelve_dice() -> None:
    name = "The Old And Very Hungry Grey Marsh Lurker"
    stats = "4 HP, 8 STR, 14 DEX, 8 WIL, claws"
    assert only(f"{name}: {stats} (12d6)").name == name
    assert only(f"{name}: {stats} (12d6)").block.attacks[0].dice == (6,) * 12
    assert only(f"{name} Itself: {stats} (d6)").name != f"{name} Itself"
    assert only(f"{name}: {stats} (13d6)").block.attacks == ()
