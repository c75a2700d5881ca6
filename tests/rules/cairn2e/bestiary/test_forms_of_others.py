"""Forms in which people elsewhere write stat blocks, each with a block of our own."""

from __future__ import annotations

import pytest

from nde.rules.cairn2e.bestiary import read_blocks
from tests.rules.cairn2e.bestiary.test_statblocks import assumed, only, shown

pytestmark = pytest.mark.rule("cairn2e/bestiary")

LINE = "4 HP, 8 STR, 14 DEX, 8 WIL"

READ = [
    # how many appear is no attack
    (f"{LINE}, d4 sting. d6 appear. Fear fire.", "4/0/8/14/8; sting d4", {"kept"}),
    (f"{LINE}, d4 sting. 2d6 appearing", "4/0/8/14/8; sting d4", {"kept"}),
    # words around the dice of an attack
    (f"{LINE}, fire-breath is d6 attack", "4/0/8/14/8; fire-breath d6", set()),
    (f"{LINE}, hooves deal d6 damage", "4/0/8/14/8; hooves d6", set()),
    (f"{LINE}, d6 attack with hook or net", "4/0/8/14/8; hook or net d6", set()),
    (f"{LINE}, fists (d4) or if armed (d6)", "4/0/8/14/8; fists d4; armed d6", set()),
    (f"{LINE}, weapon (d6 or by weapon)", "4/0/8/14/8; weapon d6", {"effect"}),
    (
        f"{LINE}, bubbles (d3, WIL save or a flask bursts, dealing d6 damage)",
        "4/0/8/14/8; bubbles d3",
        {"effect"},
    ),
    (f"{LINE}, bite (d4 and poisoned)", "4/0/8/14/8; bite d4", {"effect"}),
    (f"{LINE}, vines (10ft range, d8+d8, *blast*)", "4/0/8/14/8; vines d8+d8 blast ranged", {"effect"}),
    (f"{LINE}, d8 (bulky) axes", "4/0/8/14/8; axes d8 bulky", set()),
    ("~~3~~ 4 HP, 8 STR, 14 DEX, 8 WIL", "4/0/8/14/8", set()),
    # numbers of other games and of no creature
    (f"{LINE}, bite (d6), INS 1/1d4", "4/0/8/14/8; bite d6", {"kept"}),
    (f"{LINE}, bite (d6), SAN 1d6/1d12", "4/0/8/14/8; bite d6", {"kept"}),
    ("4 HP, 14 DEX, 8 WIL, bite (d6), drains d2 STR a round", "4/0/10/14/8; bite d6", {"attribute", "kept"}),
    ("4 HP, AR 1, 8 STR, 14 DEX, 8 WIL", "4/1/8/14/8", {"short-armor"}),
    # the numbers in brackets, the attack behind them
    ("Imp [HP 4, STR 8, DEX 14, WIL 8], spear d6.", "4/0/8/14/8; spear d6", set()),
    (
        "Imp (4 HP, 8 STR, 14 DEX, 8 WIL): spear (d6), mud (d4, blast)",
        "4/0/8/14/8; spear d6; mud d4 blast",
        set(),
    ),
    (f"{LINE}, club (d10): knocks prone", "4/0/8/14/8; club d10", {"effect"}),
    ("Pony: 4 HP. +6 slots (only +2 slots with a rider).", "4/0/10/10/10", {"attribute", "kept"}),
    (
        f"In the wood there is a pack of Mud Imps [{LINE}, bite (d6), _detachment_] lives here.",
        "4/0/8/14/8; bite d6; detachment",
        {"sentence", "kept"},
    ),
    (f"{LINE}\nDamage: d4 (bite)", "4/0/8/14/8; bite d4", {"apart"}),
    (f'"stats": "{LINE}, bite (d6), __detachment__",', "4/0/8/14/8; bite d6; detachment", set()),
    # attacks as items of the list below
    (f"{LINE}\n- Driven to hunt\n- d6 bite\n- Recovers d4 STR", "4/0/8/14/8; bite d6", {"apart"}),
    (
        f"{LINE}\n- 3d6 Gold Pieces\n- Dagger (d6)\n- Crossbow (d8, _bulky_)\n- Rope",
        "4/0/8/14/8; Dagger d6; Crossbow d8 ranged bulky",
        {"apart", "below"},
    ),
    (f"{LINE}\n- Tools do d6 damage", "4/0/8/14/8; Tools d6", {"apart"}),
    (f"{LINE}\n- Its breath does d20 (blast) once a day", "4/0/8/14/8", {"below"}),
    (f"{LINE}, club (d8)\n- Dagger (d6)", "4/0/8/14/8; club d8", set()),
    (f"{LINE}\nAttack: club (d8)\n- Dagger (d6)", "4/0/8/14/8; club d8", set()),
    # the attack on the next line
    (f"**Imp**\n{LINE}\nSpear: d6", "4/0/8/14/8; Spear d6", {"apart"}),
    (f"**Imp**\n{LINE}\nd6 Needle-Spear\nBloated", "4/0/8/14/8; Needle-Spear d6", {"apart"}),
    (f"**Imp**\n{LINE}\nSpear d6+d6, blast", "4/0/8/14/8; Spear d6+d6 blast", {"apart", "quality"}),
    (f"**Imp**\n{LINE}  \n**Attack** Spear (d6)", "4/0/8/14/8; Spear d6", set()),
]


@pytest.mark.parametrize(("text", "expected", "keys"), READ)
def test_what_a_person_reads_with_certainty_is_read(text: str, expected: str, keys: set[str]) -> None:
    one = only(text)
    assert (shown(one.block), assumed(one)) == (expected, keys)


REFUSED = [
    ("? HP, 14 DEX, ooze (d6)", ["block-stat-bare"]),
    ("?? HP, 8 STR, 14 DEX, 8 WIL", ["block-stat-bare"]),
    ("4 HP, 2ish armor, 8 STR, bite (d6)", ["block-stat-unclear"]),
    ("4 HP, X STR, 14 DEX, 8 WIL, bite (d6)", ["block-stat-bare"]),
    ("4 HP, 8 STR, 14 DEX, WIL varies, bite (d6)", ["block-stat-bare"]),
    ("*Imp* _A1, H14, S18, D14, W14, touch (d6)_", ["block-number-bare"]),
    ("HP4 STR8 DEX14 WIL8 A1 Spear d6", ["block-number-bare"]),
    ("1 Armor, claws (d6)", ["block-without-hp"]),
    ("- **Giants:** 16 STR, d8 (bulky) weapons.", ["block-without-hp"]),
    ("- **Roots:** 16 STR (8 of them), d12 lashes, drown a boat", ["block-without-hp"]),
]


@pytest.mark.parametrize(("text", "codes"), REFUSED)
def test_what_is_uncertain_is_refused(text: str, codes: list[str]) -> None:
    reading = read_blocks(f"# Thing\n\n{text}\n")
    assert reading.found == ()
    assert [fault.error.code for fault in reading.faults] == codes


NAMED = [
    # placeholders between the name and the block
    ("### Bog Imp\n\n#### Monster 3\n\n- {}", ["Bog Imp"]),
    ("### Bog Imp\n\n#### Stats\n\n{}", ["Bog Imp"]),
    # rows of a table
    ("| Name | Stats |\n|---|---|\n| Bog Imp | {0} |\n| Ash Imp | {0} |", ["Bog Imp", "Ash Imp"]),
    ("| **Bog Imp** | {0} |\n| --- | --- |\n| **Ash Imp** | {0} |", ["Bog Imp", "Ash Imp"]),
    ("| d6 | Who |\n|---|---|\n| 1 | 2d4 Bog Imps ({0}) |\n| 2-3 | Ash Imp: {0} |", ["Bog Imps", "Ash Imp"]),
    ("| **1** | **Bog Imp** | Small. {} |", ["Bog Imp"]),
    # how many there are, and where in the book
    ("### Bog Imps (1d2)\n{}", ["Bog Imps"]),
    ("### Bog Imp (3)\n{}", ["Bog Imp"]),
    ("### 3 Bog Imps\n{}", ["Bog Imps"]),
    ("### Bog Imp (p. 16)\n{}", ["Bog Imp"]),
    ("### 2-Headed Imp (old)\n{}", ["2-Headed Imp (old)"]),
    ("Here lives a pack of Bog Imps [{}] in the mud.", ["Bog Imps"]),
    (
        "Name;HP;Armor;STR;DEX;WIL;Attack\nBog Imp;4;0;8;14;8;spear (d6)\nAsh Imp;4;;8;14;8;spear (d6)",
        ["Bog Imp", "Ash Imp"],
    ),
    ("Name\tHP\tSTR\tDEX\tWIL\tAttack\nBog Imp\t4\t8\t14\t8\tspear (d6)", ["Bog Imp"]),
    (
        'Name,HP,STR,DEX,WIL,Attack\n"Imp, Bog",4,8,14,8,"spear (d6)"\n\nIt lives in mud, and bites.',
        ["Imp, Bog"],
    ),
    # several in one line
    ("Bog Imp ({0}), Ash Imp ({0}) and Mud Imp ({0}).", ["Bog Imp", "Ash Imp", "Mud Imp"]),
    ("**Bog Imps (4):** {0}. **Ash Imp:** {0}.", ["Bog Imps", "Ash Imp"]),
    ("- Bog Imp: {0}; Ash Imp: {0}; Mud Imp: {0}", ["Bog Imp", "Ash Imp", "Mud Imp"]),
    ("# Bog Imp\n{0}. Ash Imp: {0}", ["Bog Imp", "Ash Imp"]),
    ("- Bog Imp ({0}); 2 Ash Imps ({0})", ["Bog Imp", "Ash Imps"]),
    ("The cellar holds two bog imps ({0}) and an ash imp ({0}).", ["bog imps", "ash imp"]),
    ("**A. The Gate.** Two bog imps ({0}) ask for names. They are bored.", ["bog imps"]),
    ("Room 4: a bog imp ({0}) and a chest.", ["bog imp"]),
    # code and data around the line
    ("{{\n  title: 'Bog Imp',\n  stats: '{0}',", ["Bog Imp"]),
    ('"name": "Bog Imp",\n"stats": "{0}",\n"text": "It bites."', ["Bog Imp"]),
    ("Bog Imp\n: {0}\n\nAsh Imp\n: {0}", ["Bog Imp", "Ash Imp"]),
    ("*Bog Imp*\\\n{0}", ["Bog Imp"]),
]


@pytest.mark.parametrize(("frame", "names"), NAMED)
def test_the_name_is_found_in_the_forms_of_others(frame: str, names: list[str]) -> None:
    reading = read_blocks(frame.format("4 HP, 8 STR, 14 DEX, 8 WIL, spear (d6)"))
    assert reading.faults == ()
    assert [one.name for one in reading.found] == names
    assert {shown(one.block) for one in reading.found} == {"4/0/8/14/8; spear d6"}


CRITICAL = [
    ("- **Critical Damage** (from a bite) it spreads its rot.", "from a bite: it spreads its rot."),
    ("-Critical Damage: it eats an arm", "it eats an arm"),
    ("- *Crit Damage*: it eats an arm", "it eats an arm"),
    ("* On **Critical Damage** the imp clings on.", "the imp clings on."),
]


@pytest.mark.parametrize(("line", "effect"), CRITICAL)
def test_a_critical_effect_is_found(line: str, effect: str) -> None:
    one = only(f"# Imp\n{LINE}, bite (d6)\n{line}")
    assert (one.block.critical, assumed(one)) == (effect, set())


def test_a_critical_effect_in_the_stat_line_is_found() -> None:
    one = only(f"{LINE}, bite (d6), crit causes rot")
    assert (shown(one.block), one.block.critical) == ("4/0/8/14/8; bite d6", "rot")


def test_a_column_may_hold_the_critical_effect() -> None:
    head = "| Name | HP | STR | DEX | WIL | Attack | Critical Damage |\n|---|---|---|---|---|---|---|\n"
    one = only(head + "| Imp | 4 | 8 | 14 | 8 | bite (d6) | mud in the eyes |")
    assert (shown(one.block), one.block.critical, assumed(one)) == (
        "4/0/8/14/8; bite d6",
        "mud in the eyes",
        set(),
    )


def test_a_leader_in_the_words_of_a_block_is_no_block() -> None:
    one = only(f"# Imp\n{LINE}, bite (d6)\n- There is a leader with 2 Armor and a club (d10) and WIL 13.")
    assert (shown(one.block), assumed(one)) == ("4/0/8/14/8; bite d6", set())


def test_a_name_that_stands_in_a_sentence_is_told() -> None:
    one = only("# The Stones\n\n- The young woman is tough for her age (4HP, 10/10/15).")
    assert one.name == "The Stones"
    assert "far-name" in assumed(one)


@pytest.mark.parametrize(
    ("name", "slug"),
    [("Ælfgar the Strong", "aelfgar-the-strong"), ("Øystein", "oystein"), ("Straßengeist", "strassengeist")],
)
def test_letters_without_an_accent_to_drop_are_kept_in_the_id(name: str, slug: str) -> None:
    assert only(f"# {name}\n\n{LINE}").block.id == slug


@pytest.mark.parametrize(
    "names", [("Imp", "Imp", "Imp 2"), ("Imp 2", "Imp", "Imp"), ("Imp", "Imp 2", "Imp", "Imp")]
)
def test_no_two_blocks_of_a_text_share_an_id(names: tuple[str, ...]) -> None:
    found = read_blocks("\n\n".join(f"# {name}\n\n{LINE}" for name in names)).found
    ids = [one.block.id for one in found]
    assert len(set(ids)) == len(names)
    assert ids[0] == names[0].lower().replace(" ", "-")
