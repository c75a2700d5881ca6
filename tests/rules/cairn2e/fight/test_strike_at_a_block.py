"""A strike at a creature of the bestiary has its numbers, except those that were said."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import odds_of
from nde.dice.runners import settle
from nde.rules import ruleset_named
from nde.rules.cairn2e.bestiary import BLOCKS
from nde.rules.cairn2e.bodies import is_metal
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.fight.effects import AttributeLost, HpLost

RULES = ruleset_named("cairn2e")


def target(**given: Any) -> Any:
    situation = RULES.situation("strike")
    usual = {param.name: param.default for param in situation.params}
    return situation.pose(situation.completed({**usual, **given}, given)).scene.figure("foe")


@pytest.mark.rule("cairn2e/bestiary")
@pytest.mark.parametrize("id", BLOCKS)
def test_the_target_has_the_numbers_of_the_block(id: str) -> None:
    block, figure = BLOCKS[id], target(foe=id)
    body = figure.character
    assert (body.hp, figure.armor, body.strength) == (block.hp, block.armor, block.strength)
    assert figure.is_detachment == block.is_detachment


@pytest.mark.rule("cairn2e/bestiary")
def test_what_is_said_counts_more() -> None:
    figure = target(foe="black-bear", hp=1, armor=3)
    assert (figure.character.hp, figure.armor, figure.character.strength) == (1, 3, 14)
    assert target().character.hp == 4
    usual = target(foe="kobold", hp=4, armor=0)
    assert (usual.character.hp, usual.armor) == (4, 0), "also what is usual where no creature is named"


def strike(**given: Any) -> Any:
    situation = RULES.situation("strike")
    usual = {param.name: param.default for param in situation.params}
    return situation.pose(situation.completed({**usual, **given}, given))


def told(**given: Any) -> list[tuple[str, dict[str, Any]]]:
    """What is said before the first die of a strike, remarks included."""
    posed = strike(**given)
    waiting = settle(lambda: RULES.resolve(posed.scene, posed.action), (), {})
    return [(step.key, dict(step.facts)) for step in waiting.steps]


WITHOUT_ATTACK = tuple(id for id, block in BLOCKS.items() if not block.attacks)


@pytest.mark.rule("cairn2e/bestiary", "cairn2e/impaired")
@pytest.mark.parametrize("id", WITHOUT_ATTACK)
def test_a_creature_without_an_attack_strikes_unarmed_and_that_is_said(id: str) -> None:
    posed = strike(by=id)
    assert posed.action.blows == ((4,),)
    assert "no-attack" in [key for key, _ in told(by=id)]
    sheet = RULES.foe_sheet(id) if RULES.foe_sheet else None
    assert sheet is not None
    assert any("unarmed" in one.items for one in sheet.lists if one.key == "besides")


@pytest.mark.rule("cairn2e/bestiary")
def test_the_bestiary_has_four_creatures_without_an_attack() -> None:
    assert set(WITHOUT_ATTACK) == {"pixie", "boggart", "will-o-wisp", "air-elemental"}
    assert "no-attack" not in [key for key, _ in told(by="kobold")]


@pytest.mark.rule("cairn2e/bestiary")
def test_the_notes_of_who_strikes_are_told() -> None:
    notes = {facts["creature"] for key, facts in told(by="air-elemental") if key == "creature-note"}
    assert notes == {"air-elemental-1", "air-elemental-2"}


@pytest.mark.rule("cairn2e/bestiary")
def test_water_costs_a_fire_elemental_a_d12_of_strength_whatever_it_is_dealt_with() -> None:
    posed = strike(foe="fire-elemental", nature="water", dice="d6")
    ends = odds_of(lambda: RULES.resolve(posed.scene, posed.action), lambda one: one.effects)
    effects = {effect for end in ends for effect in end}
    assert not any(isinstance(one, HpLost) for one in effects)
    lost = {one.points for one in effects if isinstance(one, AttributeLost) and one.attribute == "strength"}
    assert lost == set(range(1, 9)), "up to all of STR 8"


@pytest.mark.rule("cairn2e/bestiary")
@pytest.mark.parametrize("metal", ["metal", "iron", "silver"])
def test_iron_and_silver_are_metal(metal: str) -> None:
    posed = strike(foe="foxwoman", nature=(metal,))
    ends = odds_of(lambda: RULES.resolve(posed.scene, posed.action), lambda one: one.outcome)
    assert set(ends) == {"nothing"}


@pytest.mark.rule("cairn2e/bestiary")
def test_armor_of_silver_is_armor_of_metal() -> None:
    shirt = Item(key="a silver shirt", kind="armor", armor=1, is_worn=True, nature=("silver",))
    assert is_metal(shirt)
    assert not is_metal(replace(shirt, nature=("magic",)))
