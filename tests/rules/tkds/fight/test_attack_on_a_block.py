"""An attack on a creature of the bestiary has its numbers, except those that were said."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import replay
from nde.rules import ruleset_named
from nde.rules.posed_odds import chances_of
from nde.rules.tkds.book.blocks import BLOCKS, hit_points
from nde.rules.tkds.effects.body import HpLost
from nde.rules.tkds.effects.fight import ConditionBegun
from tests.refusals import refuses

RULES = ruleset_named("tkds")


def posed(**given: Any) -> Any:
    situation = RULES.situation("attack")
    usual = {param.name: param.default for param in situation.params}
    return situation.pose(situation.completed({**usual, **given}, given))


def target(**given: Any) -> Any:
    return posed(**given).scene.figure("foe")


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize("id", BLOCKS)
def test_the_target_has_the_numbers_of_the_block(id: str) -> None:
    figure = target(block=id)
    assert (figure.defence, figure.character.hp) == (BLOCKS[id].defence, hit_points(BLOCKS[id]))


@pytest.mark.rule("tkds/monsters")
def test_what_is_said_counts_more() -> None:
    figure = target(block="troll", hp=5)
    assert (figure.defence, figure.character.hp) == (BLOCKS["troll"].defence, 5)
    assert target().character.hp == 8


@pytest.mark.rule("tkds/monsters")
def test_what_is_said_counts_even_where_it_is_what_is_usual() -> None:
    assert target(block="ogre", hp=8).character.hp == 8
    assert target(block="ogre", defence=10).defence == 10


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize("id", [id for id, block in BLOCKS.items() if block.attacks])
def test_a_creature_that_attacks_has_its_own_skill_and_damage(id: str) -> None:
    scene = posed(block=id, target="pc").scene
    (way,) = scene.figure("foe").attacks
    assert any(
        (one.skill, one.damage, one.special, one.kind) == (way.skill, way.damage, way.special, way.kind)
        for one in BLOCKS[id].attacks
    )
    assert scene.figure("foe").character.skill(way.skill) == getattr(BLOCKS[id], way.skill)
    assert (scene.figure("hero").character.hp, scene.figure("hero").defence) == (8, 10)
    assert scene.side == "foes"


@pytest.mark.rule("tkds/monsters", "tkds/attack")
def test_the_resistances_of_a_block_count_in_an_attack_on_it() -> None:
    def lost(answers: list[int], **given: Any) -> int:
        case = posed(**given)
        result = replay(RULES.resolve(case.scene, case.action), answers)
        return sum(one.points for one in result.effects if isinstance(one, HpLost))

    assert lost([15, 4], block="troll") == 4
    assert lost([15, 4], block="troll", kind="fire") == 8
    assert lost([15, 4], block="ghoul", kind="cold") == 2
    assert lost([16, 4], block="fire-spirit", kind="fire") == 0
    assert lost([15, 4], block="wraith", kind="silver") == 8


@pytest.mark.rule("tkds/attack")
@pytest.mark.parametrize(
    ("given", "damage"),
    [
        ({"effect": "plain"}, 4),
        ({"effect": "immune"}, 0),
        ({"effect": "resist"}, 2),
        ({"effect": "weak"}, 8),
        ({"effect": "immune", "kind": "cold"}, 0),
        ({"effect": "immune", "block": "wolf"}, 0),
    ],
)
def test_an_effect_is_about_whatever_damage_the_attack_does(given: dict[str, str], damage: int) -> None:
    case = posed(**{"block": "fire-spirit", **given}, target="pc", hp=20)
    result = replay(RULES.resolve(case.scene, case.action), [12, 4])
    assert sum(one.points for one in result.effects if isinstance(one, HpLost)) == damage
    if given["effect"] == "immune":
        assert not any(isinstance(one, ConditionBegun) for one in result.effects)


@pytest.mark.rule("tkds/monsters")
def test_a_creature_without_an_attack_cannot_be_asked_to_attack() -> None:
    with refuses("harmless-block", match="draught-horse"):
        posed(block="draught-horse", target="pc")


@pytest.mark.rule("tkds/reroll", "tkds/attack", "tkds/manoeuvres")
@pytest.mark.parametrize(("name", "lost"), [("attack", Fraction(9, 20)), ("manoeuvre", Fraction(191, 400))])
def test_hero_points_can_be_spent_on_attacks_and_manoeuvres(name: str, lost: Fraction) -> None:
    situation = RULES.situation(name)
    usual = {param.name: param.default for param in situation.params}

    def misses(**given: Any) -> Fraction:
        outcomes, *_ = chances_of(RULES, situation.pose({**usual, **given}))
        return outcomes["failure"] + outcomes["critical-failure"]

    assert misses() == lost
    assert misses(bh=1) < lost
    assert misses(bh=1, reroll="never") == lost
    if name == "attack":
        assert misses(bh=1) == lost**2


@pytest.mark.rule("tkds/monsters")
@pytest.mark.parametrize(
    ("said", "attack"),
    [
        ({}, "shortbow"),
        ({"distance": 12}, "shortbow"),
        ({"range": 30}, "shortbow"),
        ({"distance": 1}, "claws"),
    ],
)
def test_an_archer_shoots_unless_the_target_is_within_reach(said: dict[str, int], attack: str) -> None:
    archer = next(one for one in BLOCKS["skeleton-archer"].attacks if one.key == attack)
    (way,) = posed(block="skeleton-archer", target="pc", **said).scene.figure("foe").attacks
    assert (way.key, way.damage, way.range) == (archer.key, archer.damage, archer.range)
