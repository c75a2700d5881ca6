"""What impairs and enhances, and the dice that are really rolled."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.cairn2e.actions import Strike, Volley
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.fight.attacks import Bearing, bearing_on, dice_of
from tests.rules.cairn2e.fight.fights import GAME, do, foe, hero, played, scene_of

IMPAIRED, ENHANCED = Bearing(impaired=("cover",)), Bearing(enhanced=("helpless",))
BOTH = Bearing(impaired=("cover",), enhanced=("helpless",))
dice = st.lists(st.sampled_from([4, 6, 8, 10, 12, 20]), max_size=3).map(tuple)


@pytest.mark.rule("cairn2e/impaired", "cairn2e/61", "cairn2e/66")
@given(dice=dice)
def test_impaired_is_a_d4_for_each_weapon(dice: tuple[int, ...]) -> None:
    assert dice_of(GAME, dice, IMPAIRED) == (4,) * len(dice)


@pytest.mark.rule("cairn2e/enhanced", "cairn2e/63", "cairn2e/67")
def test_enhanced_is_a_d12_for_each_weapon_or_one_for_both() -> None:
    assert dice_of(GAME, (8, 8), ENHANCED) == (12, 12)
    assert dice_of(played(enhanced_pair="one"), (8, 8), ENHANCED) == (12,)


@pytest.mark.rule("cairn2e/63")
def test_enhanced_never_takes_a_greater_die_away() -> None:
    assert dice_of(GAME, (20,), ENHANCED) == (20,)


@pytest.mark.rule("cairn2e/enhanced", "cairn2e/68")
@given(dice=dice)
def test_both_at_once_cancel_or_impaired_wins(dice: tuple[int, ...]) -> None:
    assert dice_of(GAME, dice, BOTH) == dice
    assert dice_of(played(both_modifiers="impaired"), dice, BOTH) == (4,) * len(dice)


@pytest.mark.rule("cairn2e/impaired", "cairn2e/62", "cairn2e/69")
@pytest.mark.parametrize(("flags", "die"), [({}, 4), ({"is_impaired": True}, 4), ({"is_enhanced": True}, 12)])
def test_bare_hands_are_a_d4_and_a_d12_from_a_strong_position(flags: dict[str, Any], die: int) -> None:
    scene = scene_of(hero(), foe(hp=30))
    done = do(scene, Strike(who="ada", targets=("wolf",), **flags), die)
    assert done.body("wolf").hp == 30 - die


@pytest.mark.rule("cairn2e/impaired", "cairn2e/61")
def test_every_attack_of_a_volley_is_impaired() -> None:
    scene = scene_of(foe(hp=30))
    done = do(scene, Volley(target="wolf", blows=((12,), (8, 8)), is_impaired=True), 4, 1, 2)
    assert done.body("wolf").hp == 26
    assert "impaired" in done.steps


@pytest.mark.rule("cairn2e/enhanced", "cairn2e/63", "cairn2e/83")
def test_the_paralysed_are_helpless() -> None:
    limp = hero()
    limp = replace(limp, character=replace(limp.character, dexterity=0))
    bite = Attack(name="bite", dice=(6,))
    assert bearing_on(GAME, foe(), bite, limp).enhanced == ("helpless",)
    # A creature whose stat block says DEX 0 never had any to lose.
    slime = foe(dexterity=0)
    assert bearing_on(GAME, hero(), bite, slime).enhanced == ()
