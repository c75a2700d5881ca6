"""The shipped bestiary: 145 blocks, each as its published stat line says, by two ways of reading it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.phrases import listed_items
from nde.rules.cairn2e.bestiary import BLOCKS, figure_from_block, read_blocks
from nde.rules.cairn2e.bestiary.shipped import LORE, foe_sheet
from nde.rules.cairn2e.blocks import PLAIN, Block
from nde.rules.cairn2e.settings import Game, Settings

FIXTURE = Path(__file__).parent / "statblocks.txt"
"""Stat lines of the Cairn bestiary by Yochai Gal, CC-BY-SA 4.0; its head credits them."""
ROWS = [
    tuple(part.strip() for part in line.split(" | "))
    for line in FIXTURE.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
POINTS = 369
"""How many points the bestiary makes below the stat lines of its creatures."""

pytestmark = pytest.mark.rule("cairn2e/bestiary")


def by_plain_splitting(line: str) -> tuple[object, ...]:
    """What a stat line of the strict grammar says, read in a way that shares nothing with the reader."""

    def number(name: str) -> int:
        found = re.search(rf"(?:^|, )(\d+) {name}(?:,|$)", line)
        return int(found[1]) if found else 0

    attacks = []
    for name, inside in re.findall(r"(?:, | or )([a-z][a-z -]*?) \(([^)]*)\)", line):
        dice, *qualities = inside.split(", ")
        sides = tuple(int(die.removeprefix("d")) for die in dice.split("+"))
        attacks.append((name, sides, sorted(quality.strip("_") for quality in qualities)))
    numbers = tuple(number(name) for name in ("HP", "Armor", "STR", "DEX", "WIL"))
    return (*numbers, attacks, line.endswith(", _detachment_"))


def as_split(block: Block) -> tuple[object, ...]:
    attacks = []
    for attack in block.attacks:
        if attack.is_special:
            continue  # told below the stat line
        marks = {"blast": attack.is_blast, "ignores armor": attack.ignores_armor, "bulky": attack.is_bulky}
        name = attack.name if attack.name == "tuber-fingers" else attack.name.replace("-", " ")
        name = name.replace("two handed", "two-handed")
        attacks.append((name, attack.dice, sorted(mark for mark, is_so in marks.items() if is_so)))
    numbers = (block.hp, block.armor, block.strength, block.dexterity, block.will)
    return (*numbers, attacks, block.is_detachment)


def document(name: str, line: str, critical: str) -> str:
    bullet = "- **Critical Damage**: something of ours.\n" if critical == "critical" else ""
    return f"---\nlayout: default\n---\n\n# {name}\n\n{line}\n\n- A creature.\n{bullet}"


@pytest.mark.parametrize(("name", "line", "critical"), ROWS, ids=[row[0] for row in ROWS])
def test_each_published_line_is_read_right_and_shipped_so(name: str, line: str, critical: str) -> None:
    reading = read_blocks(document(name, line, critical))
    (one,) = reading.found
    assert (reading.faults, one.assumed, one.name, one.line, one.source) == ((), (), name, 7, line)
    expected = by_plain_splitting(line)
    assert as_split(one.block) == expected
    assert as_split(BLOCKS[one.block.id]) == expected
    assert BLOCKS[one.block.id].name == name
    assert bool(one.block.critical) == bool(BLOCKS[one.block.id].critical) == (critical == "critical")


def test_where_the_guide_and_the_pages_differ_the_guide_counts() -> None:
    def attacks(id: str) -> list[tuple[str, tuple[int, ...]]]:
        return [(attack.name, attack.dice) for attack in BLOCKS[id].attacks]

    assert attacks("manticore") == [("claws", (6, 6)), ("tail-spike", (8,))]
    assert attacks("troll") == [("bite", (10,)), ("claws", (8, 8))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_vampire_gets_back_does_not_read_as_more_damage(language: str) -> None:
    said = words(language, "cairn2e")
    (bite,) = listed_items(foe_sheet("vampire").lists[0], said)
    assert "+6" not in bite[1]
    assert said.say("quality-drinks", count=6) in bite[1]
    assert "6" in said.say("quality-drinks", count=6)


def test_the_bestiary_counts_as_the_digest_does() -> None:
    blocks = BLOCKS.values()
    assert len(ROWS) == len(blocks) == 145
    assert (min(one.hp for one in blocks), max(one.hp for one in blocks)) == (2, 18)
    scores = [score for one in blocks for score in (one.strength, one.dexterity, one.will)]
    assert (min(scores), max(scores), max(one.armor for one in blocks)) == (0, 18, 3)
    assert sum(one.is_detachment for one in blocks) == 23
    assert sum(" or " in line.split("WIL", 1)[1] for _, line, _ in ROWS) == 11
    dice = {sides for one in blocks for attack in one.attacks for sides in attack.dice}
    assert (dice, max(len(attack.dice) for one in blocks for attack in one.attacks)) == ({4, 6, 8, 10, 12}, 2)
    # Two of the 51 that speak of Critical Damage, hydra and troll, mean what they suffer themselves.
    assert sum(bool(one.critical) for one in blocks) == 51 - 2
    assert {"hydra", "troll"}.isdisjoint(one.id for one in blocks if one.critical)
    without = {one.id for one in blocks if not one.attacks}
    assert without == {"boggart", "pixie", "will-o-wisp", "air-elemental"}


def test_the_oddity_of_the_camel_is_one_attack() -> None:
    (attack,) = BLOCKS["camel"].attacks
    assert (attack.name, attack.dice) == ("bite-or-kick", (6,))


def test_bows_and_slings_are_ranged() -> None:
    ranged = {attack.name for one in BLOCKS.values() for attack in one.attacks if attack.is_ranged}
    assert {"bow", "short-bow", "longbow", "crossbow", "sling"} <= ranged
    assert not {"bite", "claws", "sword", "spear"} & ranged


@pytest.mark.rule("cairn2e/40")
def test_bandits_and_hobgoblins_look_to_their_leader() -> None:
    bandit, hobgoblin = BLOCKS["bandit"], BLOCKS["hobgoblin"]
    assert (bandit.leader_will, bandit.flees_without_leader, bandit.stands_with_leader) == (13, True, False)
    assert (hobgoblin.stands_with_leader, hobgoblin.flees_without_leader) == (True, False)
    marked = {
        one.id
        for one in BLOCKS.values()
        if one.leader_will or one.stands_with_leader or one.flees_without_leader
    }
    assert marked == {"bandit", "hobgoblin"}
    assert {one.id for one in BLOCKS.values() if one.is_fearless} == {"berserker"}
    figure = figure_from_block(Game(), bandit, "bandit-1", is_leader=True)
    assert (figure.leader_will, figure.flees_without_leader, figure.is_leader) == (13, True, True)


@pytest.mark.rule("cairn2e/89")
def test_a_single_great_monster_is_a_detachment_by_its_mark() -> None:
    for name in ("red-dragon", "titan", "roc"):
        figure = figure_from_block(Game(), BLOCKS[name], "foe")
        assert figure.is_detachment


def test_a_figure_has_the_numbers_of_its_block() -> None:
    block = BLOCKS["owlbear"]
    figure = figure_from_block(Game(), block, "owlbear-1")
    body = figure.character
    assert (figure.id, figure.side, figure.group, figure.block) == ("owlbear-1", "foes", "", "owlbear")
    assert (body.kind, body.hp, body.hp_most, body.strength, body.will_most) == (
        "npc",
        block.hp,
        block.hp,
        block.strength,
        block.will,
    )
    assert (figure.armor, figure.attacks, figure.critical) == (block.armor, block.attacks, "owlbear")
    ally = figure_from_block(Game(), block, "pet", side="party", group="friends")
    assert (ally.side, ally.group, ally.is_leader) == ("party", "friends", False)


def test_armor_of_a_block_obeys_the_cap_of_the_game() -> None:
    game = Game(settings=Settings(armor_cap=2))
    assert figure_from_block(game, BLOCKS["lich"], "a").armor <= 2
    assert figure_from_block(game, BLOCKS["treant"], "a").armor == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_creature_attack_and_effect_has_words(language: str) -> None:
    speaker = words(language, "cairn2e")
    keys = [f"block-{id}" for id in BLOCKS]
    keys += [f"weapon-{attack.name}" for one in BLOCKS.values() for attack in one.attacks]
    keys += [f"critical-{one.critical}" for one in BLOCKS.values() if one.critical]
    keys += [f"creature-{note.text}" for one in BLOCKS.values() for note in one.notes]
    said = {key: speaker.say(key) for key in keys}
    assert [key for key, text in said.items() if "⟨" in text] == []
    names = [said[f"block-{id}"] for id in BLOCKS]
    assert len(set(names)) == len(names), "two creatures share a name"


def test_the_data_file_credits_its_source() -> None:
    folder = Path(__file__).parents[4] / "src/nde/rules/cairn2e/bestiary"
    for path in (FIXTURE, folder / "bestiary.toml"):
        head = path.read_text(encoding="utf-8")[:300]
        assert "Yochai Gal" in head
        assert "CC-BY-SA 4.0" in head


def test_every_point_that_the_source_makes_of_a_creature_is_kept() -> None:
    points = 0
    for id, lore in LORE.items():
        kept = {*lore.carried, *(point for note in lore.notes for point in note.of)}
        assert kept == set(range(1, len(kept) + 1)), id
        points += len(kept)
    assert points == POINTS


def test_what_is_said_to_be_carried_out_is_carried_out() -> None:
    for id, lore in LORE.items():
        block = BLOCKS[id]
        own = any(
            one.ignores_hp or one.drinks or one.pierces_soft_armor or one.is_special for one in block.attacks
        )
        led = block.is_fearless or block.leader_will or block.stands_with_leader
        does = block.special != PLAIN or own or led or block.critical
        assert bool(does) or not lore.carried, id


def test_a_critical_effect_with_numbers_belongs_to_a_block_that_has_its_words() -> None:
    for block in BLOCKS.values():
        assert block.special.critical is None or block.critical, block.id


def test_the_sheet_of_a_creature_tells_its_abilities_and_notes() -> None:
    lists = {one.key: one for one in foe_sheet("werewolf").lists}
    assert lists["abilities"].items == ("vulnerable", "hardy")
    assert lists["abilities"].notes == ("silver", "mundane")
    assert lists["lore"].items == ("werewolf-1",)
    assert all(lists[key].is_for_gm for key in ("abilities", "lore"))
    hydra = {one.key: one for one in foe_sheet("hydra").lists}
    assert (hydra["abilities"].items, hydra["abilities"].notes) == (("heads",), ("9",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_on_a_sheet_has_words(language: str) -> None:
    speaker = words(language, "cairn2e")
    for id in BLOCKS:
        for one in foe_sheet(id).lists:
            if one.kind == "feature":
                assert all(speaker.has(f"feature-{item}") for item in one.items), id
                parts = [part for note in one.notes if note for part in note.split(", ")]
                named = [part for part in parts if not part.removeprefix("d").isdigit()]
                assert all(speaker.has(f"quality-{part}") for part in named), id
