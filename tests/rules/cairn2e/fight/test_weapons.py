"""What somebody can attack with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import Declare, ResolveSide, Strike
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.exploration.effects import ItemUsed
from nde.rules.cairn2e.fight.attacks import is_in_hand, unarmed, weapons_of
from tests.rules.cairn2e.fight.fights import armed, do, fight_of, foe, hero, played


def test_what_is_carried_comes_before_what_has_grown() -> None:
    claws = Attack(name="claws", dice=(6,))
    figure = armed(foe(attacks=(claws,)), (8,), (6, 6), is_ranged=True)
    names = [(weapon.name, weapon.dice, weapon.is_ranged) for weapon in weapons_of(figure)]
    assert names == [("weapon-0", (8,), True), ("weapon-1", (6, 6), True), ("claws", (6,), False)]


def test_only_what_is_carried_and_bare_hands_are_bound_to_the_arm() -> None:
    figure = armed(foe(attacks=(Attack(name="claws", dice=(6,)),)), (8,))
    assert [is_in_hand(figure, weapon) for weapon in (-1, 0, 1)] == [True, True, False]


def test_bare_hands_have_the_die_the_table_gives_them() -> None:
    assert unarmed(played(unarmed_die=2)).dice == (2,)


@pytest.mark.rule("cairn2e/attack", "cairn2e/65")
def test_what_is_used_up_by_an_attack_is_gone_and_arrows_are_not_counted() -> None:
    thrower = hero()
    items = (item_named("bow"), item_named("blasting-powder"))
    thrower = replace(thrower, character=replace(thrower.character, items=items))
    scene = fight_of(thrower, foe(hp=30))
    shot = do(scene, Strike(who="ada", targets=("wolf",), weapon=0), 3)
    assert shot.body("ada").items == items
    thrown = do(scene, Strike(who="ada", targets=("wolf",), weapon=1), 3)
    assert thrown.body("ada").items == items[:1]
    declared = do(scene, Declare(deed=Strike(who="ada", targets=("wolf",), weapon=1))).scene
    assert do(declared, ResolveSide(), 3).body("ada").items == items[:1]


def test_nothing_is_used_up_of_a_weapon_that_has_no_uses_left() -> None:
    empty = replace(item_named("blasting-powder"), uses=0)
    thrower = replace(hero(), character=replace(hero().character, items=(empty,)))
    thrown = do(fight_of(thrower, foe(hp=30)), Strike(who="ada", targets=("wolf",), weapon=0), 3)
    assert not any(isinstance(one, ItemUsed) for one in thrown.effects)
