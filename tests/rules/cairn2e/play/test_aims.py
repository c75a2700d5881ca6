"""Whose deed each action is, and what an offer is for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.dice import GM
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.blocks import Abilities, Guard
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.play import Aim, playing_of
from nde.rules.ruleset import Offer
from tests.rules.cairn2e.fight.fights import armed, fight_of, foe, hero, scene_of

SHIELD = Item(key="shield", armor=1)


def aimed(scene: Any, action: Any) -> Aim:
    return playing_of(CAIRN2E).aim(scene, Offer(name="", action=action))


def test_whatever_can_be_declared_is_the_deed_of_whoever_does_it() -> None:
    assert all(issubclass(kind, a.Own) for kind in a.Deed.__args__)


@pytest.mark.parametrize(
    ("action", "whose"),
    [
        (a.Wait(who="ada"), "ada"),
        (a.Declare(deed=a.Wait(who="wolf")), "wolf"),
        (a.TakeBack(who="ada"), "ada"),
        (a.Rest(who=("ada",)), "ada"),
        (a.Rest(who=("ada", "bo")), GM),
        (a.TakeItem(who="ada", key="torch", price=a.AT_MARKET_PRICE), "ada"),
        (a.TakeItem(who="ada", key="torch"), GM),
        (a.HarmAttribute(who="ada", attribute="strength", dice=(6,)), GM),
        (a.Panic(who="ada"), GM),
        (a.ResolveSide(), GM),
        (a.Replace(who="ada"), "ada"),
        (a.Watch(who=("ada",)), GM),
    ],
)
def test_deeds_are_their_doers_and_what_befalls_people_is_the_wardens(action: Any, whose: str) -> None:
    assert playing_of(CAIRN2E).actor(action) == whose


def test_in_a_fight_each_deed_has_its_purpose() -> None:
    scene = fight_of(armed(hero(), (8,)), hero("bo"), foe())
    strike = a.Strike(who="ada", targets=("wolf",), weapon=0)
    assert (
        aimed(scene, a.Declare(deed=strike))
        == aimed(scene, strike)
        == Aim(purpose="attack", target="wolf", way="melee", means="weapon-0")
    )
    fists = a.Strike(who="ada", targets=("wolf",), weapon=-1)
    assert aimed(scene, fists).is_lesser, "a blade is never worse"
    assert not aimed(fight_of(hero(), foe()), fists).is_lesser, "who has nothing else has these"
    assert aimed(scene, a.Stabilise(who="ada", target="wolf")).purpose == "other"
    assert aimed(scene, a.Flee(who="ada")).purpose == "escape"
    assert aimed(scene, a.Wait(who="ada")).purpose == "pass"
    assert aimed(scene, a.Recover(who="ada")).purpose == "prepare"
    assert aimed(scene, a.Cast(who="ada", item=0)) == Aim(purpose="other", cost=1)
    assert aimed(scene, a.EndFight()).purpose == "other"


@pytest.mark.rule("cairn2e/bestiary")
@pytest.mark.parametrize("effect", ["immune", "halved", "impaired"])
def test_bare_hands_are_not_the_lesser_at_whoever_minds_the_blade(effect: Any) -> None:
    minds = Abilities(guards=(Guard(against="metal", effect=effect),))
    scene = fight_of(armed(hero(), (8,), nature=("metal",)), foe(), replace(foe("fox"), special=minds))
    assert aimed(scene, a.Strike(who="ada", targets=("wolf",), weapon=-1)).is_lesser
    assert not aimed(scene, a.Strike(who="ada", targets=("fox",), weapon=-1)).is_lesser


@pytest.mark.parametrize(
    ("is_fight", "dying", "purpose"), [(True, 360, "help"), (True, 30, "raise"), (False, 360, "raise")]
)
def test_bandages_wait_for_the_end_of_a_fight_unless_time_is_short(
    is_fight: bool, dying: int, purpose: str
) -> None:
    bo = hero("bo")
    down = replace(bo, character=replace(bo.character, state="critical", dying=dying))
    scene = replace(fight_of(hero(), down, foe()), is_fight=is_fight)
    found = aimed(scene, a.Stabilise(who="ada", target="bo"))
    assert (found.purpose, found.target) == (purpose, "bo")


def test_rest_heals_and_a_shield_guards() -> None:
    ada = hero()
    scene = scene_of(replace(ada, character=replace(ada.character, items=(SHIELD, Item(key="cloak")))))
    assert aimed(scene, a.Rest(who=("ada",))) == Aim(purpose="heal", target="ada")
    assert aimed(scene, a.MakeCamp(who=("ada", "bo"))) == Aim(purpose="heal")
    assert aimed(scene, a.Wear(who="ada", item=0)).purpose == "guard"
    assert aimed(scene, a.Wear(who="ada", item=0, on=False)).purpose == "other"
    assert aimed(scene, a.Wear(who="ada", item=1)).purpose == "other"


def test_a_move_gains_what_the_way_to_the_nearest_enemy_gets_shorter() -> None:
    board = Board(grid=Grid(width=9, height=1)).put("ada", Square(2, 0)).put("wolf", Square(8, 0))
    scene = fight_of(hero(), foe(), space=board)
    assert aimed(scene, a.MoveTo(who="ada", to=Square(5, 0))) == Aim(purpose="move", gain=3)
    assert aimed(scene, a.MoveTo(who="ada", to=Square(0, 0))) == Aim(purpose="move", gain=-2)


def test_a_step_between_bands_gains_one() -> None:
    zones = Zones().enter("ada").enter("wolf", beside="ada", band="far")
    scene = fight_of(hero(), foe(), space=zones)
    nearer = a.ShiftBand(who="ada", other="wolf")
    assert aimed(scene, nearer) == Aim(purpose="move", target="wolf", gain=1)
    assert aimed(scene, a.ShiftBand(who="ada", other="wolf", nearer=False)).gain == -1
