"""The bestiary: the numbers of the drafts, our own creatures, and their names."""

from __future__ import annotations

import pytest

from nde.dice import parse
from nde.locale import LANGUAGES, words
from nde.rules.tkds.book.blocks import BLOCKS, foe_sheet, hit_points
from nde.rules.tkds.fight.attack import SPECIAL_VALUE
from nde.rules.tkds.roster import figure_from_block
from tests.rules.tkds.fight.arena import GAME

DRAFTS = {
    # level, hp, defence, speed, bonus, damage
    "commoner": (1, 3, 10, 6, 0, "1d6"),
    "mercenary": (1, 8, 12, 6, 1, "1d6"),
    "veteran": (2, 12, 13, 6, 2, "1d6"),
    "walking-dead": (1, 5, 12, 4, 0, "1d6"),
    "hunting-dog": (2, 8, 12, 10, 1, "1d6"),
    "riding-horse": (2, 10, 12, 16, 1, "1d6+1"),
    "war-horse": (3, 15, 12, 8, 2, "1d8+1"),
    "draught-horse": (3, 15, 12, 6, 0, ""),
    "mule": (2, 10, 12, 8, 1, "1d4"),
    "spirit-servant": (1, 1, 15, 4, 0, ""),
    "hireling": (1, 2, 10, 6, 0, "1d6"),
}


@pytest.mark.rule("tkds/monsters", "tkds/G7")
@pytest.mark.parametrize("id", DRAFTS)
def test_the_creatures_of_the_drafts_have_their_numbers(id: str) -> None:
    block = BLOCKS[id]
    figure = figure_from_block(GAME, block, "one")
    damage = block.attacks[0].damage if block.attacks else ""
    body = figure.character
    numbers = (body.level, body.hp, figure.defence, body.speed, body.strength, damage)
    assert numbers == DRAFTS[id]
    assert not block.is_ours
    assert (body.intelligence, body.kind, body.hp_most) == (0, "npc", body.hp)


@pytest.mark.rule("tkds/monsters", "tkds/G7")
def test_whatever_is_in_no_draft_is_marked_as_ours() -> None:
    assert {id for id, block in BLOCKS.items() if not block.is_ours} == set(DRAFTS)
    assert len(BLOCKS) - len(DRAFTS) >= 12


@pytest.mark.rule("tkds/monsters", "tkds/G7")
def test_the_walking_dead_are_proof_against_poison_disease_and_the_mind() -> None:
    assert BLOCKS["walking-dead"].immune == ("poison", "disease", "mind")
    assert "undead" in BLOCKS["walking-dead"].tags
    assert BLOCKS["hunting-dog"].attacks[0].special == "hold"
    assert "flies" in BLOCKS["spirit-servant"].tags


@pytest.mark.rule("tkds/monster-morale", "tkds/G7")
@pytest.mark.parametrize(
    ("id", "will"), [("commoner", -2), ("mercenary", 0), ("cultist", 3), ("bandit-leader", 2)]
)
def test_morale_stands_for_a_will_unless_the_block_has_one(id: str, will: int) -> None:
    assert figure_from_block(GAME, BLOCKS[id], "one").character.will == will


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize("id", BLOCKS)
def test_every_block_can_be_played_and_named(id: str) -> None:
    block = BLOCKS[id]
    assert block.id == id
    assert hit_points(block) >= 1
    assert block.speed > 0
    for attack in block.attacks:
        assert parse(attack.damage)
        assert attack.special in ("", "hold", "trip", *SPECIAL_VALUE)
    for language in LANGUAGES:
        speaker = words(language, "tkds")
        assert speaker.has(f"block-{id}")
        assert all(speaker.has(f"weapon-{attack.key}") for attack in block.attacks)


@pytest.mark.rule("tkds/monsters")
def test_a_hireling_of_the_party_is_a_hireling_and_a_leader_a_leader() -> None:
    ours = figure_from_block(GAME, BLOCKS["mercenary"], "max", side="party", is_leader=True)
    assert (ours.character.kind, ours.side, ours.is_leader) == ("hireling", "party", True)


def test_some_creatures_lead_the_others_by_nature() -> None:
    leaders = {id for id, block in BLOCKS.items() if figure_from_block(GAME, block, id).is_leader}
    assert leaders == {"bandit-leader", "barrow-king", "wraith"}


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize("id", BLOCKS)
def test_the_sheet_of_a_block_tells_the_hit_points_that_it_has_in_play(id: str) -> None:
    """Ruling tkds-hireling-hp."""
    (shown,) = (one.value for one in foe_sheet(id).traits if one.key == "hp")
    assert shown == figure_from_block(GAME, BLOCKS[id], id).character.hp


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_about_monsters_tells_what_hirelings_have_in_play(language: str) -> None:
    text = words(language, "tkds").attribute("rule-tkds-monsters", "text") or ""
    assert f": {hit_points(BLOCKS['hireling'])}" in text
