"""Watches and camp: food, sleep, and what comes back by morning."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import odds_of
from nde.rules.tkds.actions import PassWatch
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.effects.time import EventCame, RationsFound, RestSpoilt, more_rations
from nde.rules.tkds.exploration.camp import count_rations, forage_dice
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Figure, Scene
from tests.refusals import refuses
from tests.rules.tkds.magic.people import GAME, after, mage, run, scene_of, told

CAMP = PassWatch(activity="camp")
FOOD = Item(key="rations", uses=3)


def sleeper(id: str = "hero", **fields: Any) -> Figure:
    """A fighter with 1 of 30 HP and a bag of food."""
    body = {"specialization": "fighter", "hp": 1, "hp_most": 30, "items": (FOOD,), **fields}
    return Figure(id=id, character=Character(**body))


def body(scene: Scene, id: str = "hero") -> Character:
    return scene.figure(id).character


# natural regeneration


@pytest.mark.rule("tkds/43", "tkds/regeneration", "tkds/camp")
@pytest.mark.parametrize(("calling", "die"), [("fighter", 8), ("rogue", 6), ("mage", 4), ("priest", 6)])
@pytest.mark.parametrize("level", [1, 7])
def test_a_night_brings_back_the_most_of_the_hit_die_whatever_the_level(
    calling: str, die: int, level: int
) -> None:
    done = body(after(scene_of(sleeper(specialization=calling, level=level)), CAMP))
    assert done.hp == 1 + die


@pytest.mark.rule("tkds/45", "tkds/46", "tkds/magic-energy")
@pytest.mark.parametrize(("calling", "gained"), [("mage", 10), ("priest", 8), ("fighter", 0)])
def test_magic_comes_back_by_the_magic_die_of_those_who_cast(calling: str, gained: int) -> None:
    casts: dict[str, Any] = {"magic_most": 30} if gained else {}
    done = body(after(scene_of(sleeper(specialization=calling, **casts)), CAMP))
    assert done.magic == gained


@pytest.mark.rule("tkds/43", "tkds/41", "tkds/magic-energy")
def test_nothing_rises_above_its_maximum() -> None:
    done = body(after(scene_of(sleeper(specialization="mage", hp=29, magic=25, magic_most=30)), CAMP))
    assert (done.hp, done.magic) == (30, 30)


@pytest.mark.rule("tkds/43", "tkds/regeneration", "tkds/camp")
@pytest.mark.parametrize(
    ("fields", "action", "cause"),
    [
        ({"items": ()}, CAMP, "rest-hungry"),
        ({}, PassWatch(activity="camp", is_disturbed=True), "rest-disturbed"),
        ({"items": (FOOD, Item(key="medium", is_held=True))}, CAMP, "rest-armour"),
        ({"items": (FOOD, Item(key="heavy", is_held=True))}, CAMP, "rest-armour"),
    ],
)
def test_a_poor_night_brings_nothing_back(fields: dict[str, Any], action: PassWatch, cause: str) -> None:
    hurt = sleeper(specialization="mage", magic_most=9, is_exhausted=True, lost=(1, 0, 0, 0), **fields)
    done = run(scene_of(hurt), action)
    assert done.result.outcome == ""
    assert [one.cause for one in done.result.effects if isinstance(one, RestSpoilt)] == [cause]
    assert cause in [step.facts["cause"] for step in done.steps if step.key == "no-proper-rest"]
    left = body(after(scene_of(hurt), action))
    assert (left.hp, left.magic, left.is_exhausted, left.lost) == (1, 0, True, (1, 0, 0, 0))


@pytest.mark.rule("tkds/camp", "tkds/armour")
@pytest.mark.parametrize("worn", ["clothes", "light"])
def test_light_armour_does_not_spoil_a_night(worn: str) -> None:
    done = after(scene_of(sleeper(items=(FOOD, Item(key=worn, is_held=True)))), CAMP)
    assert body(done).hp == 9


@pytest.mark.rule("tkds/camp", "tkds/gear")
def test_outdoors_a_bedroll_is_needed_and_luck_is_rolled() -> None:
    camp = PassWatch(activity="camp", outdoors=True)
    assert body(after(scene_of(sleeper()), camp, [4])).hp == 1
    packed = sleeper(items=(FOOD, Item(key="bedroll")))
    assert body(after(scene_of(packed), camp, [4])).hp == 9
    assert body(after(scene_of(packed), camp, [1, "disturbed"])).hp == 1
    assert body(after(scene_of(packed), camp, [1, "quiet"])).hp == 9


@pytest.mark.rule("tkds/49", "tkds/camp")
def test_a_night_always_brings_back_all_essence_however_bad_it_is() -> None:
    spent = sleeper(items=(), essence=0, essence_most=2, essence_is_used=True)
    plated = sleeper(
        items=(Item(key="heavy", is_held=True),), strength=3, essence=0, essence_most=2, essence_is_used=True
    )
    outdoors = PassWatch(activity="camp", outdoors=True, bad_weather=True)
    disturbed = PassWatch(activity="camp", is_disturbed=True)
    for one, night in ((spent, CAMP), (spent, disturbed), (spent, outdoors), (plated, CAMP)):
        done = body(after(scene_of(one), night, [4] if night.outdoors else []))
        assert (done.essence, done.essence_is_used, done.hp) == (2, False, one.character.hp)
    skipped = PassWatch(activity="camp", skips=("hero",))
    assert body(after(scene_of(spent), skipped)).essence == 0, "nobody slept"


@pytest.mark.rule("tkds/camp", "tkds/G3")
def test_each_eats_a_ration_and_the_hungry_are_given_one() -> None:
    scene = scene_of(
        sleeper(items=(Item(key="rations", uses=1),)), sleeper("ally", items=(FOOD,)), mage("other")
    )
    done = after(scene, CAMP)
    assert [count_rations(body(done, id)) for id in ("hero", "ally", "other")] == [0, 1, 0]
    assert body(done).items == ()
    assert body(done, "other").hp == 20


@pytest.mark.rule("tkds/camp")
def test_food_runs_out_for_the_last() -> None:
    scene = scene_of(sleeper(items=(Item(key="rations", uses=1),)), sleeper("ally", items=()))
    done = after(scene, CAMP)
    assert (body(done).hp, body(done, "ally").hp) == (9, 1)


@pytest.mark.rule("tkds/camp", "tkds/exhausted")
def test_whoever_skips_the_camp_is_exhausted_and_a_proper_rest_ends_it() -> None:
    skipped = after(scene_of(sleeper()), PassWatch(activity="camp", skips=("hero",)))
    assert (body(skipped).is_exhausted, body(skipped).hp) == (True, 1)
    run_of = run(scene_of(sleeper()), PassWatch(activity="camp", skips=("hero",)))
    assert dict(run_of.steps[0].facts)["activity"] == "sleepless", "nobody camps"
    both = run(scene_of(sleeper(), sleeper("ally")), PassWatch(activity="camp", skips=("hero",)))
    assert dict(both.steps[0].facts)["activity"] == "camp", "somebody does"
    assert count_rations(body(skipped)) == 3
    assert not body(after(skipped, CAMP)).is_exhausted


@pytest.mark.rule("tkds/camp", "tkds/lost-skill")
def test_one_lost_point_comes_back_each_night() -> None:
    assert body(after(scene_of(sleeper(lost=(0, 3, 0, 0))), CAMP)).lost == (0, 2, 0, 0)
    two = scene_of(sleeper(lost=(0, 3, 0, 1)))
    assert body(after(two, CAMP, ["will"])).lost == (0, 3, 0, 0)
    assert body(after(two, CAMP, ["dexterity"])).lost == (0, 2, 0, 1)


@pytest.mark.rule("tkds/U18", "tkds/mortal-wound", "tkds/camp")
@pytest.mark.parametrize(("hp", "wounded"), [(29, True), (30, False)])
def test_a_mortal_wound_ends_only_after_a_rest_begun_at_full_hp(hp: int, wounded: bool) -> None:
    done = body(after(scene_of(sleeper(hp=hp, is_mortally_wounded=True)), CAMP))
    assert (done.hp, done.is_mortally_wounded) == (30, wounded)


@pytest.mark.rule("tkds/U18", "tkds/waking", "tkds/regeneration")
def test_the_stabilised_wake_by_a_night() -> None:
    done = body(after(scene_of(sleeper(hp=0, state="stable", is_mortally_wounded=True)), CAMP))
    assert (done.hp, done.state, done.is_mortally_wounded) == (8, "fine", True)


@pytest.mark.rule("tkds/camp", "tkds/dying")
def test_the_dying_do_not_see_the_morning() -> None:
    dying = sleeper(hp=0, state="dying", dying=3, is_mortally_wounded=True)
    assert body(after(scene_of(dying), CAMP)).is_dead


@pytest.mark.rule("tkds/camp", "tkds/our-spells")
def test_a_night_ends_what_lasts_until_one_and_renews_the_day() -> None:
    tired = replace(
        sleeper(),
        conditions=(Condition(key="mage-armour", value=2, until="night"), Condition(key="blinded")),
        used=("identify-magic/ring:day", "identify-magic/ring:level-1"),
    )
    done = after(scene_of(tired), CAMP).figure("hero")
    assert done.conditions == (Condition(key="blinded"),)
    assert done.used == ("identify-magic/ring:level-1",)


@pytest.mark.rule("tkds/camp")
def test_hirelings_rest_and_creatures_do_not_eat() -> None:
    hireling = sleeper("ally", kind="hireling", specialization="", hp_most=4)
    beast = sleeper("other", kind="npc", specialization="")
    done = after(scene_of(hireling, beast), CAMP)
    assert (body(done, "ally").hp, body(done, "other").hp) == (4, 1)
    assert count_rations(body(done, "other")) == 3


# other watches


@pytest.mark.rule("tkds/watches", "tkds/G3")
@pytest.mark.parametrize("activity", ["travel", "explore", "forage", "camp", "other"])
def test_a_watch_is_eight_hours(activity: Any) -> None:
    action = PassWatch(activity=activity)
    answers = {"travel": [4], "explore": [4], "forage": [4, 2]}.get(activity, [])
    done = after(scene_of(sleeper(), light=49), action, answers)
    assert done.clock == 8 * 6 * 60
    assert done.light == 1


@pytest.mark.rule("tkds/events", "tkds/watches")
def test_in_the_wild_a_six_is_a_discovery() -> None:
    done = run(scene_of(sleeper()), PassWatch(activity="travel"), [6])
    assert [one.event for one in done.result.effects if isinstance(one, EventCame)] == ["discovery"]


@pytest.mark.rule("tkds/watches", "tkds/G3")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_foraging_is_a_k4_for_each(people: int) -> None:
    names = tuple(f"p{number}" for number in range(people))
    scene = scene_of(*(sleeper(name) for name in names))
    action = PassWatch(activity="forage", who=names)
    odds = odds_of(
        lambda: RESOLVE[PassWatch](GAME, scene, action),
        lambda result: sum(one.rations for one in result.effects if isinstance(one, RationsFound)),
    )
    expected: dict[int, Fraction] = {}
    for faces in product(range(1, 5), repeat=people):
        expected[sum(faces)] = expected.get(sum(faces), Fraction(0)) + Fraction(1, 4**people)
    assert odds == expected


@pytest.mark.rule("tkds/watches", "tkds/gear")
def test_anglers_by_water_roll_a_larger_die() -> None:
    angler = sleeper(items=(Item(key="fishing-gear"),))
    assert forage_dice((angler, sleeper("ally")), by_water=True) == "1d4+1d6"
    assert forage_dice((angler, sleeper("ally")), by_water=False) == "2d4"
    done = after(scene_of(angler), PassWatch(activity="forage", by_water=True), [4, 6])
    assert count_rations(body(done)) == 6


@pytest.mark.rule("tkds/watches", "tkds/load")
def test_rations_nobody_can_carry_are_left_behind() -> None:
    full = sleeper(items=(Item(key="rope"),) * 11 + (Item(key="rations", uses=2),))
    done = run(scene_of(full), PassWatch(activity="forage"), [4, 3])
    assert "rations-left-behind" in told(done)
    assert count_rations(body(after(scene_of(full), PassWatch(activity="forage"), [4, 3]))) == 3


@pytest.mark.rule("tkds/watches")
def test_somebody_has_to_forage() -> None:
    with refuses("nobody-forages"):
        run(scene_of(sleeper(hp=0, state="stable")), PassWatch(activity="forage"))


# properties


@pytest.mark.rule("tkds/watches", "tkds/camp")
@given(st.lists(st.sampled_from([1, 2, 3, -1]), max_size=4), st.integers(0, 20))
def test_rations_are_neither_lost_nor_made(bags: list[int], count: int) -> None:
    items = tuple(Item(key="rations", uses=uses) for uses in bags)
    before = count_rations(Character(hp=1, hp_most=1, items=items))
    more = more_rations(items, count)
    assert count_rations(Character(hp=1, hp_most=1, items=more)) == before + count
    assert all(item.uses <= 3 for item in more)


@pytest.mark.rule("tkds/camp", "tkds/regeneration")
@given(
    hp=st.integers(0, 30),
    lost=st.tuples(*[st.integers(0, 2)] * 4),
    disturbed=st.booleans(),
    hungry=st.booleans(),
)
def test_no_night_makes_anybody_worse(
    hp: int, lost: tuple[int, int, int, int], disturbed: bool, hungry: bool
) -> None:
    hero = sleeper(hp=hp, state="fine" if hp else "stable", lost=lost, items=() if hungry else (FOOD,))
    action = PassWatch(activity="camp", is_disturbed=disturbed)
    names = ("strength", "dexterity", "intelligence", "will")
    choices = [name for name, points in zip(names, lost, strict=True) if points]
    asks = len(choices) > 1 and not disturbed and not hungry
    done = body(after(scene_of(hero), action, choices[:1] if asks else []))
    assert hp <= done.hp <= 30
    assert sum(done.lost) == max(sum(lost) - (not disturbed and not hungry), 0)


@pytest.mark.rule("tkds/camp", "tkds/gear")
@pytest.mark.parametrize(("tent", "rested"), [("small", 1), ("medium", 2), ("large", 4)])
def test_outdoors_in_bad_weather_only_those_in_a_tent_rest(tent: str, rested: int) -> None:
    bed = Item(key="bedroll")
    others = ("bob", "cyd", "dan", "eve")
    party = (
        sleeper(items=(FOOD, bed, Item(key=f"tent-{tent}"))),
        *(sleeper(id, items=(FOOD, bed)) for id in others),
    )
    storm = replace(CAMP, outdoors=True, bad_weather=True)
    done = after(scene_of(*party), storm, [4])
    assert [body(done, id).hp for id in ("hero", *others)] == [9] * rested + [1] * (5 - rested)
    fair = after(scene_of(*party), replace(storm, bad_weather=False), [4])
    indoors = after(scene_of(*party), replace(storm, outdoors=False))
    assert body(fair, "cyd").hp == body(indoors, "cyd").hp == 9


@pytest.mark.rule("tkds/regeneration")
def test_nobody_is_told_to_regenerate_who_lacks_nothing() -> None:
    whole, hurt = scene_of(sleeper(hp=30)), scene_of(sleeper(hp=29))
    assert "regenerated" not in [step.key for step in run(whole, CAMP).steps]
    assert "regenerated" in [step.key for step in run(hurt, CAMP).steps]
