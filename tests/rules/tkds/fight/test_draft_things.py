"""What the drafts say of things and helpers: roots torn by allies, whips, silver missiles, horses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Square
from nde.rules.deeds import ways_of
from nde.rules.ruleset import Offer
from nde.rules.tkds.actions import Attack, BreakFree, Manoeuvre, Mount, MoveTo
from nde.rules.tkds.character import Item
from nde.rules.tkds.fight.movement import speed_now
from nde.rules.tkds.fight.offers import offers
from nde.rules.tkds.ruleset import TKDS
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    GAME,
    after,
    battle,
    foe,
    held,
    hero,
    monster,
    outcome,
    with_condition,
    yard,
)

TEAR = BreakFree(who="bob", target="ada")


def offered(scene: Any, who: str, name: str) -> list[Offer]:
    found: list[Offer] = []
    for one in offers(GAME, scene, who):
        found.extend(one if isinstance(one, tuple) else (one,))
    return [one for one in found if one.name == name]


@pytest.mark.rule("tkds/manoeuvres", "tkds/spell-list")
@pytest.mark.parametrize("fast", [1, 2])
def test_an_ally_tears_roots_without_disadvantage_however_fast_they_hold(fast: int) -> None:
    scene = battle(with_condition(hero(), "rooted", value=fast), hero("bob"), foe())
    done = after(scene, TEAR, [10])
    assert done.figure("ada").conditions == ()
    assert done.figure("bob").has_acted
    assert after(scene, TEAR, [9]).figure("ada").condition("rooted") is not None
    assert [one.action.target for one in offered(scene, "bob", "tear-roots")] == ["ada"]
    assert offered(scene, "ada", "tear-roots") == []


@pytest.mark.rule("tkds/manoeuvres")
def test_roots_are_torn_from_allies_within_reach_alone() -> None:
    rooted = with_condition(hero(), "rooted", value=1)
    far = battle(rooted, hero("bob"), foe(), space=yard(ada=(0, 0), bob=(3, 0), orc=(9, 0)))
    with refuses("beyond-reach"):
        outcome(far, TEAR)
    with refuses("not-an-ally"):
        outcome(battle(hero("bob"), with_condition(foe(), "rooted")), replace(TEAR, target="orc"))
    with refuses("not-held"):
        outcome(battle(hero(), hero("bob"), foe()), TEAR)


@pytest.mark.rule("tkds/manoeuvres", "tkds/weapons")
def test_a_whip_entangles_from_two_metres() -> None:
    space = yard(ada=(0, 0), orc=(2, 0))
    whip, sword = (battle(hero(items=held(one)), foe(), space=space) for one in ("whip", "sword"))
    trip = Manoeuvre(who="ada", target="orc", kind="trip")
    assert after(whip, trip, [10, 15]).figure("orc").condition("prone") is not None
    hold = after(whip, replace(trip, kind="hold"), [10, 15])
    assert speed_now(hold, hold.figure("orc")) == 0
    with refuses("beyond-reach"):
        outcome(whip, replace(trip, kind="push"))
    with refuses("beyond-reach"):
        outcome(sword, trip)
    kinds = ("trip", "push", "hold", "disarm")
    assert [kind for kind in kinds if offered(whip, "ada", kind)] == ["trip", "hold"]
    assert [kind for kind in kinds if offered(sword, "ada", kind)] == []


def archer(*missiles: Item) -> Any:
    return hero(items=(*held("shortbow"), *missiles))


PLAIN, SILVER = Item(key="arrows", uses=2), Item(key="silver-arrow", uses=1)
SHOT = Attack(who="ada", target="orc", weapon=0)


@pytest.mark.rule("tkds/weapons", "tkds/attack")
def test_silver_arrows_are_shot_one_by_one_and_do_silver_damage() -> None:
    scene = battle(archer(PLAIN, SILVER), monster("wraith"))
    silver = after(scene, replace(SHOT, ammunition="silver-arrow"), [18, 4])
    assert silver.figure("orc").character.hp == 20 - 8
    assert [one.key for one in silver.figure("ada").character.items] == ["shortbow", "arrows"]
    plain = after(scene, replace(SHOT, ammunition="arrows"), [18, 4])
    assert plain.figure("orc").character.hp == 20 - 4


@pytest.mark.rule("tkds/weapons", "tkds/attack")
@pytest.mark.parametrize(
    ("missiles", "target", "choices"),
    [
        ((PLAIN, SILVER), monster("wraith"), ("silver-arrow", "arrows")),
        ((PLAIN, SILVER), foe(), ("arrows", "silver-arrow")),
        ((SILVER,), foe(), ("silver-arrow",)),
        ((PLAIN,), monster("wraith"), ()),
    ],
)
def test_what_is_shot_is_a_choice_and_the_sensible_one_comes_first(
    missiles: tuple[Item, ...], target: Any, choices: tuple[str, ...]
) -> None:
    scene = battle(archer(*missiles), target)
    (offer,) = offered(scene, "ada", "shoot")
    ways = ways_of(TKDS.verbs["shoot"], 0, offer)
    assert tuple(way.objects[2] for way in ways if way.objects[2]) == choices
    usual = after(scene, SHOT, [18, 4])
    assert usual == after(scene, replace(SHOT, ammunition=choices[0] if choices else "arrows"), [18, 4])


@pytest.mark.rule("tkds/weapons")
def test_silver_is_shot_where_there_is_nothing_else_and_refused_where_there_is_none() -> None:
    assert after(battle(archer(SILVER), monster("wraith")), SHOT, [18, 4]).figure("orc").character.hp == 12
    with refuses("no-ammunition"):
        outcome(battle(archer(PLAIN), foe()), replace(SHOT, ammunition="silver-arrow"))
    with refuses("no-ammunition"):
        outcome(battle(archer(Item(key="silver-bolt", uses=1)), foe()), SHOT)


@pytest.mark.rule("tkds/speed")
def test_a_rider_is_as_fast_as_the_horse() -> None:
    rider = hero(items=(*held("sword"), Item(key="horse")))
    scene = battle(rider, foe(), space=yard(ada=(0, 0), orc=(40, 0)))
    up = after(scene, Mount(who="ada"))
    assert (speed_now(scene, scene.figure("ada")), speed_now(up, up.figure("ada"))) == (6, 16)
    assert after(up, MoveTo(who="ada", to=Square(16, 0))).figure("ada").moved == 16
    assert [one.name for one in offered(up, "ada", "dismount")] == ["dismount"]
    down = after(up, Mount(who="ada", on=False))
    assert speed_now(down, down.figure("ada")) == 6
    thrown = with_condition(up.figure("ada"), "prone")
    assert speed_now(up, thrown) == 6


@pytest.mark.rule("tkds/speed")
def test_one_rides_only_what_one_has_and_once() -> None:
    with refuses("nothing-to-ride"):
        outcome(battle(hero(), foe()), Mount(who="ada"))
    rider = hero(items=(Item(key="mule"),))
    with refuses("already-mounted", match="on foot"):
        outcome(battle(rider, foe()), Mount(who="ada", on=False))
    up = after(battle(rider, foe()), Mount(who="ada"))
    with refuses("already-mounted", match="saddle"):
        outcome(up, Mount(who="ada"))
    with refuses("cannot-mount"):
        outcome(battle(with_condition(rider, "prone"), foe()), Mount(who="ada"))
