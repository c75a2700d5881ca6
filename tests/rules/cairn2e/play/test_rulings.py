"""What the Warden may set by hand."""

from __future__ import annotations

from typing import Any

import pytest

from nde.rules.cairn2e.play.rulings import LARGEST, RULINGS, comes_of, put
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Group
from nde.rules.ruleset import NoSuchValue
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import GAME, armed, fight_of, foe, hero, scene_of

SCENE = fight_of(armed(hero(), (8,)), foe())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.hp", 0),
        ("ada.strength", 99),
        ("ada.gold", LARGEST),
        ("ada.state", "stable"),
        ("ada.is_deprived", True),
        ("wolf.armor", 2),
        ("wolf.is_leader", True),
        ("wolf.side", "party"),
    ],
)
def test_a_fitting_value_stands_there_afterwards(path: str, value: Any) -> None:
    assert CAIRN2E.look(put(GAME, SCENE, path, value), path) == value


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ada.hp", -5),
        ("ada.hp", LARGEST + 1),
        ("ada.hp", "many"),
        ("ada.hp", 1.5),
        ("ada.state", "asleep"),
        ("wolf.armor", -1),
        ("ada.items", [{"key": "rope", "slots": -1}]),
        ("ada.items", [{"key": "sword", "kind": "weapon", "dice": [0]}]),
        ("ada.scars", [{"row": 13}]),
    ],
)
def test_what_cannot_be_is_refused(path: str, value: Any) -> None:
    with refuses("wrong-value"):
        put(GAME, SCENE, path, value)


def test_things_may_be_given_whole_and_uses_that_nobody_counts_are_no_number() -> None:
    given = put(GAME, SCENE, "ada.items", [{"key": "rope", "uses": -1, "uses_most": -1}])
    assert [item.key for item in given.figure("ada").character.items] == ["rope"]
    assert put(GAME, SCENE, "ada.scars", [{"row": 12}]).figure("ada").character.scars[0].row == 12


@pytest.mark.parametrize("path", ["nobody.hp", "ada.nothing", "ada.id", "ada", ""])
def test_a_path_that_leads_nowhere_is_missing(path: str) -> None:
    with pytest.raises(NoSuchValue):
        put(GAME, SCENE, path, 1)


@pytest.mark.rule("cairn2e/attribute-loss")
def test_nobody_lives_without_strength_whoever_took_it() -> None:
    gone = put(GAME, SCENE, "ada.strength", 0)
    [died] = comes_of(gone, "ada.strength")
    assert died.happen(GAME, gone).figure("ada").character.is_dead
    assert comes_of(put(GAME, SCENE, "ada.strength", 1), "ada.strength") == ()
    assert comes_of(put(GAME, SCENE, "ada.will", 0), "ada.will") == ()


def test_circumstances_are_the_wardens_and_intentions_the_players() -> None:
    offered = {param.name for offer in CAIRN2E.offers(SCENE, "ada") for param in offer.params}
    assert {"is_impaired", "is_enhanced", "bypasses_hp", "has_refuge"} <= offered & RULINGS
    assert not {"attribute", "against", "together"} & RULINGS


@pytest.mark.rule("cairn2e/morale")
def test_a_war_band_that_is_formed_in_a_fight_is_a_group_from_then_on() -> None:
    scene = fight_of(hero(), *(foe(f"goblin-{at}", block="goblin") for at in (1, 2, 3)), foe("lost"))
    for who in ("goblin-1", "goblin-2"):
        scene = put(GAME, scene, f"{who}.group", "raiders")
    assert scene.groups == (Group(id="foes", size=2), Group(id="raiders", size=2))
    for who in ("goblin-3", "lost"):
        scene = put(GAME, scene, f"{who}.group", "raiders")
    assert scene.groups == (Group(id="raiders", size=4),)
    assert put(GAME, scene_of(hero(), foe()), "wolf.group", "raiders").groups == ()
