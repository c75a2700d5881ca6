"""Abilities that are used as such: bolts, the surge and the healing touch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.tkds.actions import Attack, Manoeuvre, UseAbility
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    after,
    battle,
    foe,
    held,
    hero,
    house,
    outcome,
    told,
    with_condition,
    yard,
)

MAGE = hero(specialization="mage", intelligence=3, essence=1, essence_most=1, items=())
BOLT = UseAbility(who="ada", ability="bolt", target="orc")
SMALL = replace(BOLT, ability="at-will-bolt")
PRIEST = hero(specialization="priest", essence=1, essence_most=1, items=())
TOUCH = UseAbility(who="ada", ability="healing-touch", target="bob")


@pytest.mark.rule("tkds/essence-abilities")
def test_a_bolt_is_intelligence_against_the_defence_for_two_k6() -> None:
    scene = battle(MAGE, foe(defence=13, hp=30, hp_most=30))
    done = after(scene, BOLT, [10, 5, 6])
    assert done.figure("orc").character.hp == 19
    assert (done.figure("ada").character.essence, done.figure("ada").has_acted) == (0, True)
    assert after(scene, BOLT, [20, 5, 6]).figure("orc").character.hp == 8
    missed = after(scene, BOLT, [9])
    assert missed.figure("ada").character.essence == 0


@pytest.mark.rule("tkds/essence-abilities", "tkds/dying")
def test_a_healing_touch_tells_what_it_heals_and_who_comes_to() -> None:
    lying = hero("bob", hp=0, hp_most=8, state="dying", dying=2, is_mortally_wounded=True)
    assert told(battle(PRIEST, lying, foe()), TOUCH, [4]) == ["ability", "healed", "roused"]
    assert told(battle(PRIEST, hero("bob", hp=1, hp_most=8), foe()), TOUCH, [4]) == ["ability", "healed"]


@pytest.mark.rule("tkds/essence-abilities")
def test_a_bolt_needs_essence_an_enemy_and_ten_metres() -> None:
    with refuses("no-essence"):
        outcome(battle(replace(MAGE, character=replace(MAGE.character, essence=0)), foe()), BOLT)
    with refuses("not-an-enemy"):
        outcome(battle(MAGE, foe()), replace(BOLT, target="ada"))
    assert outcome(battle(MAGE, foe(), space=yard(ada=(0, 0), orc=(10, 0))), BOLT, [12, 1, 1]) == "success"
    with refuses("beyond-range"):
        outcome(battle(MAGE, foe(), space=yard(ada=(0, 0), orc=(11, 0))), BOLT)
    with refuses("no-such-ability"):
        outcome(battle(hero(specialization="fighter"), foe()), BOLT)


@pytest.mark.rule("tkds/perk-list")
def test_the_perk_throws_small_bolts_at_will() -> None:
    keen = replace(MAGE, character=replace(MAGE.character, perks=("at-will-bolt",), essence=0))
    done = after(battle(keen, foe()), SMALL, [12, 4])
    assert done.figure("orc").character.hp == 6
    with refuses("no-such-ability"):
        outcome(battle(MAGE, foe()), SMALL)


@pytest.mark.rule("tkds/threatened", "tkds/U30")
def test_a_bolt_at_the_threatener_is_plain_and_at_others_at_disadvantage() -> None:
    scene = battle(MAGE, foe(), foe("rat"), space=yard(ada=(0, 0), rat=(1, 0), orc=(8, 0)))
    assert "threatened" in told(scene, BOLT, [12, 13, 1, 1])
    assert "threatened" not in told(scene, replace(BOLT, target="rat"), [12, 1, 1])


@pytest.mark.rule("tkds/essence-abilities")
def test_a_surge_gives_a_fighter_an_attack_after_the_action() -> None:
    fighter = hero(specialization="fighter", essence=1, essence_most=1, has_acted=True)
    surge = UseAbility(who="ada", ability="surge")
    ready = after(battle(fighter, foe()), surge)
    assert (ready.figure("ada").momentum, ready.figure("ada").character.essence) == (True, 0)
    strike = Attack(who="ada", target="orc", weapon=0)
    done = after(ready, strike, [12, 3])
    with refuses("already-acted"):
        outcome(done, strike)
    with refuses("has-momentum"):
        outcome(ready, surge)
    with refuses("no-fight-on"):
        outcome(battle(fighter, foe(), is_fight=False), surge)


@pytest.mark.rule("tkds/essence-abilities")
def test_a_priests_touch_heals_and_wakes() -> None:
    down = hero("bob", hp=0, state="dying", dying=1)
    woken = after(battle(PRIEST, down, foe()), TOUCH, [4]).figure("bob").character
    assert (woken.hp, woken.state) == (5, "fine")
    hurt = hero("bob", hp=8)
    assert after(battle(PRIEST, hurt, foe()), TOUCH, [8]).figure("bob").character.hp == 10


@pytest.mark.rule("tkds/perk-list", "tkds/essence-abilities")
def test_strong_healing_rolls_a_greater_die() -> None:
    strong = replace(PRIEST, character=replace(PRIEST.character, perks=("strong-healing",)))
    scene = battle(strong, hero("bob", hp=1, hp_most=20), foe())
    assert after(scene, TOUCH, [10]).figure("bob").character.hp == 12


@pytest.mark.rule("tkds/essence-abilities")
def test_a_touch_is_for_hurt_allies_within_reach() -> None:
    with refuses("nothing-to-heal"):
        outcome(battle(PRIEST, hero("bob"), foe()), TOUCH)
    with refuses("not-an-ally"):
        outcome(battle(PRIEST, foe(hp=1)), replace(TOUCH, target="orc"))
    apart = battle(PRIEST, hero("bob", hp=1), foe(), space=yard(ada=(0, 0), bob=(2, 0), orc=(9, 0)))
    with refuses("beyond-reach"):
        outcome(apart, TOUCH)


@pytest.mark.rule("tkds/essence-abilities", "tkds/armour")
def test_untrained_armour_and_blindness_hinder_a_bolt_as_any_attack() -> None:
    clad = replace(MAGE, character=replace(MAGE.character, items=held("medium")))
    blind = with_condition(MAGE, "blinded", until="fight")
    for one, cause in ((clad, "untrained-armour"), (blind, "blinded")):
        scene = battle(one, foe(defence=13))
        assert outcome(scene, BOLT, [20, 9]) == "failure"
        assert cause in told(scene, BOLT, [20, 9])


@pytest.mark.rule("tkds/essence-abilities", "tkds/armour")
def test_where_the_table_plays_so_a_bolt_is_cast_like_a_spell() -> None:
    game = house(bolt="spell")
    clad = replace(MAGE, character=replace(MAGE.character, items=held("medium")))
    with refuses("armour-stops-magic"):
        outcome(battle(clad, foe()), BOLT, [20, 9], game)
    shielded = hero(
        specialization="mage", intelligence=3, essence=1, items=held("buckler"), training=("buckler",)
    )
    assert "casting-armour" in told(battle(shielded, foe()), BOLT, [20, 5], game)
    assert "casting-armour" not in told(battle(shielded, foe()), BOLT, [20, 1, 1])


@pytest.mark.rule("tkds/manoeuvres", "tkds/advantage")
def test_the_blind_grapple_and_cast_at_others_with_disadvantage() -> None:
    blind = with_condition(hero(), "blinded", until="fight")
    trip = Manoeuvre(who="ada", target="orc", kind="trip")
    assert "blinded" in told(battle(blind, foe()), trip, [20, 2, 10])
