"""Trip, push, disarm and hold, with all four results, and getting free again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square
from nde.dice import odds_of, replay
from nde.rules.tkds.actions import Attack, BreakFree, EndTurn, Manoeuvre, SwapGear
from nde.rules.tkds.effects.fight import PushedAway, WeaponDropped, WeaponTaken
from nde.rules.tkds.rolls import degree_of
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Settings
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    GAME,
    after,
    battle,
    foe,
    held,
    hero,
    house,
    monster,
    outcome,
    told,
    with_condition,
    yard,
)

TRIP = Manoeuvre(who="ada", target="orc", kind="trip")
PUSH = replace(TRIP, kind="push")
DISARM = replace(TRIP, kind="disarm")
HOLD = replace(TRIP, kind="hold")


def place(scene: Scene, id: str) -> Square:
    assert isinstance(scene.space, Board)
    return scene.space.where(id)


@pytest.mark.rule("tkds/manoeuvres", "tkds/contest", "tkds/G2")
def test_the_defenders_better_skill_is_rolled_first_and_a_tie_is_the_attackers() -> None:
    scene = battle(hero(strength=2), foe(strength=-1, dexterity=3))
    assert outcome(scene, TRIP, [7, 8]) == "success"
    assert outcome(scene, TRIP, [7, 7]) == "failure"
    assert outcome(scene, replace(TRIP, skill="dexterity"), [7, 9]) == "failure"
    assert outcome(scene, TRIP, [7, 8], house(contest_tie="nothing")) == "failure"


@pytest.mark.rule("tkds/manoeuvres")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (3, 1), (-2, 4)])
def test_exact_odds_of_a_manoeuvre_agree_with_every_pair_of_dice(mine: int, theirs: int) -> None:
    scene = battle(hero(strength=mine), foe(strength=theirs))
    chances = odds_of(lambda: RESOLVE[Manoeuvre](GAME, scene, TRIP), lambda done: done.outcome)
    counted = Counter(
        degree_of(Settings(), face, face + mine, other + theirs)
        for face, other in product(range(1, 21), repeat=2)
    )
    assert chances == {degree: Fraction(count, 400) for degree, count in counted.items()}


@pytest.mark.rule("tkds/manoeuvres")
def test_a_tripped_foe_lies_on_the_ground_and_a_botched_trip_turns_around() -> None:
    scene = battle(hero(), foe())
    assert after(scene, TRIP, [10, 12]).figure("orc").condition("prone")
    assert after(scene, TRIP, [10, 9]).figure("orc").conditions == ()
    botched = after(scene, TRIP, [15, 4])
    assert (botched.figure("ada").condition("prone") is not None, botched.figure("orc").conditions) == (
        True,
        (),
    )
    assert after(scene, TRIP, [10, 12]).figure("ada").has_acted


@pytest.mark.rule("tkds/manoeuvres")
def test_a_push_goes_two_metres_four_on_a_critical_and_back_on_a_botch() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(10, 0), orc=(11, 0)))
    assert place(after(scene, PUSH, [10, 12]), "orc") == Square(13, 0)
    assert place(after(scene, PUSH, [5, 15, "push"]), "orc") == Square(15, 0)
    assert place(after(scene, PUSH, [15, 4]), "ada") == Square(8, 0)
    assert place(after(scene, PUSH, [10, 12], house(push=3)), "orc") == Square(14, 0)


@pytest.mark.rule("tkds/manoeuvres", "tkds/trip")
def test_nobody_is_asked_to_push_whoever_has_nowhere_to_go() -> None:
    grid = Grid(width=2, height=1)
    cornered = Board(grid=grid).put("ada", Square(0, 0)).put("orc", Square(1, 0))
    scene = battle(hero(), foe(), space=cornered)
    for action in (TRIP, PUSH):
        assert replay(RESOLVE[Manoeuvre](GAME, scene, action), [5, 15]).outcome == "critical-success"


@pytest.mark.rule("tkds/manoeuvres", "tkds/push", "tkds/disarm")
def test_a_critical_push_is_told_as_four_metres_and_a_weapon_taken_does_not_fall_first() -> None:
    scene = battle(hero("orc", side="foes"), hero(), side="party")
    pushed = replay(RESOLVE[Manoeuvre](GAME, scene, PUSH), [5, 15, "push"]).effects
    assert [one.metres for one in pushed if isinstance(one, PushedAway)] == [4]
    taken = replay(RESOLVE[Manoeuvre](GAME, scene, DISARM), [5, 15, "take"]).effects
    assert [type(one) for one in taken if isinstance(one, WeaponDropped | WeaponTaken)] == [WeaponTaken]


@pytest.mark.rule("tkds/manoeuvres")
def test_a_critical_trip_may_push_as_well() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(10, 0), orc=(11, 0)))
    done = after(scene, TRIP, [5, 15, "push"])
    assert (place(done, "orc"), done.figure("orc").condition("prone") is not None) == (Square(13, 0), True)
    assert place(after(scene, TRIP, [5, 15, "none"]), "orc") == Square(11, 0)


@pytest.mark.rule("tkds/manoeuvres")
def test_a_disarmed_character_picks_the_weapon_up_with_a_small_action() -> None:
    scene = battle(hero("bob", side="foes"), hero(), side="party")
    done = after(scene, replace(DISARM, target="bob"), [10, 12])
    assert [one.is_held for one in done.figure("bob").character.items] == [False]
    taken = after(scene, replace(DISARM, target="bob"), [5, 15, "take"])
    assert taken.figure("bob").character.items == ()
    assert [one.key for one in taken.figure("ada").character.items] == ["sword", "sword"]
    back = after(after(done, EndTurn()), SwapGear(who="bob", item=0))
    assert [one.is_held for one in back.figure("bob").character.items] == [True]


@pytest.mark.rule("tkds/manoeuvres", "tkds/monsters")
def test_a_disarmed_creature_cannot_use_the_weapon_until_it_picks_it_up() -> None:
    scene = battle(hero(items=()), monster("bandit"))
    done = replace(after(scene, DISARM, [10, 12]), side="foes")
    club = Attack(who="orc", target="ada", weapon=0)
    with refuses("weapon-on-the-ground"):
        outcome(done, club)
    assert outcome(after(done, SwapGear(who="orc", item=-1)), club, [12, 3]) == "success"
    gone = replace(after(scene, DISARM, [4, 15, "take"]), side="foes")
    assert [one.key for one in gone.figure("ada").character.items] == ["club"]
    with refuses("no-such-belonging"):
        outcome(gone, SwapGear(who="orc", item=-1))


@pytest.mark.rule("tkds/manoeuvres")
def test_a_botched_disarm_costs_ones_own_weapon() -> None:
    done = after(battle(hero(), monster("bandit")), DISARM, [15, 4])
    assert [one.is_held for one in done.figure("ada").character.items] == [False]


@pytest.mark.rule("tkds/manoeuvres")
def test_claws_cannot_be_knocked_out_of_a_hand() -> None:
    with refuses("nothing-to-disarm"):
        outcome(battle(hero(), monster("bear")), DISARM)


@pytest.mark.rule("tkds/manoeuvres")
def test_the_held_break_free_by_a_contest() -> None:
    scene = replace(after(battle(hero(strength=3), foe()), HOLD, [10, 9]), side="foes")
    free = BreakFree(who="orc")
    assert after(scene, free, [10, 13]).figure("orc").conditions == ()
    assert after(scene, free, [10, 12]).figure("orc").condition("held")
    with refuses("not-held"):
        outcome(battle(hero(), foe(), side="foes"), free)
    hugged = after(battle(hero(), foe()), HOLD, [15, 4])
    assert hugged.figure("ada").condition("held")


@pytest.mark.rule("tkds/manoeuvres")
def test_a_hold_adds_no_push_to_a_critical_success() -> None:
    scene = battle(hero(), monster("bandit"), space=yard(ada=(10, 0), orc=(11, 0)))
    done = after(scene, HOLD, [4, 15, "none"])
    assert place(done, "orc") == Square(11, 0)
    with refuses("not-an-option"):
        after(scene, HOLD, [4, 15, "push"])


@pytest.mark.rule("tkds/manoeuvres", "tkds/spell-list")
def test_roots_are_torn_with_disadvantage_unless_they_hold_too_fast() -> None:
    free = BreakFree(who="ada")
    scene = battle(with_condition(hero(), "rooted", value=1), foe())
    assert outcome(scene, free, [15, 9]) == "failure"
    assert after(scene, free, [15, 12]).figure("ada").conditions == ()
    with refuses("cannot-self-free"):
        outcome(battle(with_condition(hero(), "rooted", value=2), foe()), free)


@pytest.mark.rule("tkds/manoeuvres", "tkds/helpless")
def test_the_helpless_cannot_resist() -> None:
    scene = battle(hero(), foe(is_helpless=True, strength=9))
    assert outcome(scene, TRIP, []) == "success"


@pytest.mark.rule("tkds/manoeuvres")
def test_a_manoeuvre_needs_an_enemy_within_reach() -> None:
    with refuses("beyond-reach"):
        outcome(battle(hero(), foe(), space=yard(ada=(0, 0), orc=(2, 0))), TRIP)
    with refuses("target-is-gone"):
        outcome(battle(hero(), foe(hp=0, is_subdued=True)), TRIP)


@pytest.mark.rule("tkds/manoeuvres", "tkds/reroll")
def test_both_may_roll_again_for_hero_points() -> None:
    scene = battle(hero(hero_points=1), foe())
    done = after(scene, TRIP, [10, 5, "reroll", 12])
    assert done.figure("orc").condition("prone")
    assert done.figure("ada").character.hero_points == 0


@pytest.mark.rule("tkds/load", "tkds/manoeuvres")
def test_a_taken_weapon_that_cannot_be_carried_is_kicked_away() -> None:
    laden = hero(items=held("sword") + tuple(replace(one, is_held=False) for one in held(*["mace"] * 11)))
    done = after(battle(laden, monster("bandit")), DISARM, [4, 15, "take"])
    assert len(done.figure("ada").character.items) == 12


@pytest.mark.rule("tkds/contest", "tkds/naturals", "tkds/U8")
def test_a_natural_of_whoever_began_is_told() -> None:
    scene = battle(hero(), foe())
    assert "natural" in told(scene, TRIP, [10, 1])
    assert "natural" not in told(scene, TRIP, [1, 10])


@pytest.mark.rule("tkds/disarm")
def test_what_a_creature_wields_falls_but_is_nobody_elses_to_take() -> None:
    ogre = monster("ogre")
    disarmed = after(battle(hero(strength=5), ogre), DISARM, [1, 19])
    assert [(one.key, one.source) for one in disarmed.figure("orc").conditions] == [
        ("disarmed", "great-club")
    ]
    assert disarmed.figure("ada").character.items == hero().character.items
    with refuses("nothing-to-disarm"):
        after(battle(hero(), monster("troll")), DISARM, [])
