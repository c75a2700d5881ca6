"""The small turns of fortune in a led game: they give nothing the rules keep back, and harm as harm does."""

from __future__ import annotations

from typing import Any

import pytest

from nde.rules.cairn2e.actions import Cast, DungeonTurn, Watch
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.exploration.effects import FatigueCleared, HpRestored
from nde.rules.cairn2e.fight.effects import AttributeLost, HpLost
from nde.rules.cairn2e.play.promises import promises
from nde.rules.cairn2e.scene import Scene
from nde.rules.promises import Fortune
from tests.rules.cairn2e.exploration.people import GAME, ROPE, ada, alone, do, scene_of

WORN: dict[str, Any] = {"hp": 2, "fatigue": 1}


def turns(scene: Scene) -> dict[str, Fortune]:
    """What may befall Ada, by key."""
    return {one.key: one for one in promises(GAME).fortunes(scene, "ada")}


def effects(scene: Scene, key: str) -> tuple[type, ...]:
    return tuple(type(one) for one in turns(scene)[key].effects)


@pytest.mark.rule("cairn2e/deprived")
def test_the_deprived_get_neither_hp_nor_slots_back_by_luck() -> None:
    assert effects(alone(**WORN), "second-wind") == (HpRestored,)
    assert effects(alone(**WORN), "rested") == (FatigueCleared,)
    assert not {"second-wind", "rested"} & set(turns(alone(**WORN, is_deprived=True)))


@pytest.mark.rule("cairn2e/slots")
def test_nobody_gets_hp_back_by_luck_that_their_load_hides() -> None:
    assert "second-wind" not in turns(alone(hp=2, items=(ROPE,) * 10))


@pytest.mark.rule("cairn2e/attribute-loss")
def test_a_graze_outside_of_fights_goes_to_strength() -> None:
    (lost,) = turns(alone())["grazed"].effects
    assert isinstance(lost, AttributeLost)
    assert (lost.attribute, lost.points) == ("strength", 1)
    assert "grazed" not in turns(alone(strength=1)), "a graze kills nobody"


def test_a_graze_in_a_fight_costs_a_point_of_hp_and_never_the_last() -> None:
    assert effects(scene_of(ada(), is_fight=True), "grazed") == (HpLost,)
    for hurt in (ada(hp=1), ada(items=(ROPE,) * 10), ada({"is_panicked": True})):
        assert "grazed" not in turns(scene_of(hurt, is_fight=True))


@pytest.mark.rule("cairn2e/relics")
@pytest.mark.parametrize(("key", "owed"), [("tin-saint", 0), ("hush-bell", 1)])
def test_what_magic_does_by_the_rules_is_not_asked_of_the_engine_as_well(key: str, owed: int) -> None:
    cast = Cast(who="ada", item=0)
    scene = alone(strength=4, items=(item_named(key),))
    result = do(scene, cast, [3] if key == "tin-saint" else []).resolution
    assert len(promises(GAME).owed(cast, result)) == owed


@pytest.mark.rule("cairn2e/watches", "cairn2e/dungeon")
def test_a_loss_on_the_road_is_paid_by_the_rule_and_one_below_ground_is_the_wardens() -> None:
    road, below = Watch(activity="explore"), DungeonTurn()
    paid = do(alone(), road, [4, "fatigue"]).resolution
    assert promises(GAME).owed(road, paid) == ()
    assert [one.owes for one in promises(GAME).owed(below, do(alone(), below, [4]).resolution)] == ["place"]
