"""What each offer is for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Square
from nde.rules.play import Aim
from nde.rules.ruleset import Offer
from nde.rules.tkds import actions as a
from nde.rules.tkds.character import Item
from nde.rules.tkds.play.aims import aim
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Scene
from tests.rules.games import random_game
from tests.rules.tkds.fight.arena import battle, foe, held, hero, keep, with_condition, yard


def aimed(scene: Scene, action: Any) -> Aim:
    return aim(scene, Offer(name="any", action=action))


FIGHT = battle(hero("ada"), hero("bo", hp=3), hero("cy", hp=0, state="dying"), foe("orc"))


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (a.Attack(who="ada", target="orc", weapon=0), Aim(purpose="attack", target="orc", way="melee")),
        (
            a.Attack(who="ada", target="orc", thrown=True),
            Aim(purpose="attack", target="orc", cost=1, way="ranged", disarms=True),
        ),
        (a.Manoeuvre(who="ada", target="orc", kind="trip"), Aim(purpose="other", target="orc")),
        (
            a.UseAbility(who="ada", ability="surge"),
            Aim(purpose="prepare", target="ada", cost=1, spurs=True, store="essence"),
        ),
        (
            a.UseAbility(who="ada", ability="bolt", target="orc"),
            Aim(purpose="attack", target="orc", cost=1, way="power", store="essence"),
        ),
        (
            a.UseAbility(who="ada", ability="at-will-bolt", target="orc"),
            Aim(purpose="attack", target="orc", way="power", store="essence"),
        ),
        (
            a.UseAbility(who="ada", ability="healing-touch", target="bo"),
            Aim(purpose="heal", target="bo", cost=1, way="power", store="essence"),
        ),
        (
            a.UseAbility(who="ada", ability="healing-touch", target="cy"),
            Aim(purpose="raise", target="cy", cost=1, way="power", store="essence"),
        ),
        (
            a.CastSpell(who="ada", spell="electric-jolt", targets=("orc",)),
            Aim(purpose="attack", target="orc", cost=4, way="power", store="magic"),
        ),
        (
            a.CastSpell(who="ada", spell="electric-jolt", targets=("orc",), scroll=0),
            Aim(purpose="attack", target="orc", cost=1, way="power", store="things"),
        ),
        (
            a.CastSpell(who="ada", spell="healing", targets=("cy",)),
            Aim(purpose="raise", target="cy", cost=4, way="power", store="magic"),
        ),
        (
            a.CastSpell(who="ada", spell="bless", targets=("bo",)),
            Aim(purpose="help", target="bo", cost=4, store="magic"),
        ),
        (
            a.CastSpell(who="ada", spell="mage-armour", targets=("ada",)),
            Aim(purpose="guard", target="ada", cost=4, store="magic"),
        ),
        (
            a.CastSpell(who="ada", spell="stun-curse", targets=("orc",)),
            Aim(purpose="attack", target="orc", cost=12, way="power", store="magic"),
        ),
        (
            a.CastSpell(who="ada", spell="water-breathing", targets=("bo",)),
            Aim(purpose="other", target="bo", cost=4, store="magic"),
        ),
        (a.CastSpell(who="ada", spell="identify-magic"), Aim(purpose="other", cost=4, store="magic")),
        (a.Stabilise(who="ada", target="cy"), Aim(purpose="raise", target="cy")),
        (a.BreakFree(who="ada"), Aim(purpose="escape", target="ada")),
        (a.StandUp(who="ada"), Aim(purpose="prepare")),
        (a.SwapGear(who="orc", item=-1), Aim(purpose="prepare")),
        (a.EndTurn(), Aim(purpose="pass")),
        (a.Check(who="ada", skill="will"), Aim(purpose="other")),
        (a.EndFight(), Aim(purpose="other")),
    ],
)
def test_an_offer_is_for_something(action: Any, expected: Aim) -> None:
    assert aimed(FIGHT, action) == expected


@pytest.mark.parametrize("points", [1, 3])
def test_to_cling_to_life_costs_all_hero_points_there_are(points: int) -> None:
    scene = battle(replace(hero("cy"), character=replace(hero("cy").character, hero_points=points)))
    assert aimed(scene, a.Cling(who="cy")) == Aim(
        purpose="raise", target="cy", cost=points, store="hero-points"
    )


def test_nobody_is_blessed_or_stunned_twice() -> None:
    scene = battle(with_condition(hero("ada"), "blessed"), with_condition(foe("orc"), "stunned"))
    assert aimed(scene, a.CastSpell(who="ada", spell="bless", targets=("ada",))).purpose == "other"
    assert aimed(scene, a.CastSpell(who="ada", spell="stun-curse", targets=("orc",))).purpose == "other"


def test_arming_prepares_only_those_who_are_not() -> None:
    things = (Item(key="sword"), Item(key="light"), Item(key="rope"))
    bare = battle(hero(items=things))
    armed = battle(hero(items=(*things, Item(key="knife", is_held=True), Item(key="medium", is_held=True))))
    for place, expected in ((0, "prepare"), (1, "prepare"), (2, "other")):
        assert aimed(bare, a.SwapGear(who="ada", item=place)).purpose == expected
        assert aimed(armed, a.SwapGear(who="ada", item=place)).purpose == "other"
    assert aimed(armed, a.SwapGear(who="ada", item=3, on=False)).purpose == "other"


@pytest.mark.parametrize(
    ("key", "is_fight", "expected"),
    [
        ("holy-water", True, "attack"),
        ("salve", True, "other"),
        ("salve", False, "heal"),
        ("antidote", True, "heal"),
        ("potion:healing", True, "raise"),
    ],
)
def test_a_thing_used_up_always_costs_something(key: str, is_fight: bool, expected: str) -> None:
    scene = battle(hero(items=(Item(key=key, uses=1),)), hero("cy", hp=0, state="dying"), is_fight=is_fight)
    found = aimed(scene, a.UseItem(who="ada", item=0, target="cy"))
    assert (found.purpose, found.target, found.cost) == (expected, "cy", 1)


def test_a_walk_gains_what_it_brings_nearer_to_the_nearest_enemy() -> None:
    scene = battle(
        hero("ada"),
        foe("orc"),
        foe("imp"),
        foe("out", hp=0, state="dead"),
        space=yard(ada=(10, 0), orc=(20, 0), imp=(0, 0), out=(11, 0)),
    )
    assert [aimed(scene, a.MoveTo(who="ada", to=Square(x, 0))).gain for x in (14, 7, 10, 13)] == [4, 3, 0, 3]


def test_a_crossing_gains_borders() -> None:
    scene = battle(hero("ada"), foe("orc"), space=keep(ada="yard", orc="hall"))
    assert [aimed(scene, a.CrossTo(who="ada", to=area)).gain for area in ("hall", "gate")] == [1, -1]
    assert aimed(battle(hero("ada"), space=keep(ada="yard")), a.CrossTo(who="ada", to="hall")).gain == 0


def test_everything_offered_in_random_games_has_an_aim() -> None:
    purposes = {
        aim(turn.before, offer).purpose
        for seed in range(20)
        for turn in random_game(TKDS, seed, 30)
        for offer in TKDS.offers(turn.before, turn.seat)
    }
    assert {"attack", "heal", "raise", "move", "prepare", "pass", "other"} <= purposes


def test_an_archer_too_near_to_shoot_gains_by_stepping_away() -> None:
    space = yard(ada=(10, 0), orc=(11, 0))
    archer = battle(hero("ada", items=held("shortbow")), foe("orc"), space=space)
    fighter = battle(hero("ada", items=held("sword")), foe("orc"), space=space)
    away = a.MoveTo(who="ada", to=Square(5, 0))
    assert (aimed(archer, away).gain, aimed(fighter, away).gain) == (1, -5)
    afar = battle(hero("ada", items=held("shortbow")), foe("orc"), space=yard(ada=(10, 0), orc=(14, 0)))
    assert aimed(afar, away).gain == -5
