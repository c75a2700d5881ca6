"""Morale: when a group saves, with which score, and who runs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import CheckMorale, Flee, ResolveSide, Strike, Volley
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.fight.groups import group_of, groups_in
from nde.rules.cairn2e.roster import join
from nde.rules.cairn2e.scene import Figure, Group, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import (
    GAME,
    Done,
    armed,
    chances,
    do,
    fight_of,
    foe,
    hero,
    hireling,
    played,
    pose,
    scene_of,
)

RULE = "cairn2e/morale"
CLUB = Attack(name="club", dice=(20,))


def party(count: int) -> tuple[Figure, ...]:
    return tuple(hero(f"hero-{at}", attacks=(CLUB,)) for at in range(1, count + 1))


def gang(count: int, **changes: Any) -> tuple[Figure, ...]:
    return tuple(foe(f"bandit-{at}", group="gang", **changes) for at in range(1, count + 1))


def struck(scene: Scene, *targets: str) -> Scene:
    """The scene in which each hero in turn has declared an attack on one of the targets."""
    deeds = tuple(
        Strike(who=f"hero-{at}", targets=(target,), weapon=0) for at, target in enumerate(targets, start=1)
    )
    return replace(scene, declared=deeds)


def fled(done: Done) -> list[str]:
    return [one.id for one in done.scene.figures if one.has_fled]


@pytest.mark.rule(RULE, "cairn2e/31", "cairn2e/35")
def test_the_first_casualty_calls_for_one_save_of_the_whole_group() -> None:
    scene = struck(fight_of(*party(1), *gang(4)), "bandit-1")
    stands = do(scene, ResolveSide(), 16, 10)
    assert fled(stands) == []
    assert stands.scene.groups == (Group(id="gang", size=4, has_lost_one=True),)
    assert fled(do(scene, ResolveSide(), 16, 11)) == ["bandit-2", "bandit-3", "bandit-4"]


@pytest.mark.rule(RULE, "cairn2e/31", "cairn2e/36")
def test_half_of_them_lost_calls_for_another() -> None:
    scene = do(struck(fight_of(*party(1), *gang(4)), "bandit-1"), ResolveSide(), 16, 1).scene
    scene = struck(replace(scene, side="party"), "bandit-2")
    done = do(scene, ResolveSide(), 16, 1)
    assert done.scene.groups[0].has_lost_half
    third = struck(replace(done.scene, side="party"), "bandit-3")
    assert "morale-shaken" not in do(third, ResolveSide(), 16).steps


@pytest.mark.rule(RULE, "cairn2e/36")
@pytest.mark.parametrize(("size", "struck_down"), [(2, 1), (3, 2), (4, 2), (4, 3)])
def test_both_in_one_turn_call_for_one_save(size: int, struck_down: int) -> None:
    targets = [f"bandit-{at}" for at in range(1, struck_down + 1)]
    scene = struck(fight_of(*party(struck_down), *gang(size)), *targets)
    done = do(scene, ResolveSide(), *([16] * struck_down), 1)
    assert done.steps.count("morale-shaken") == 1
    assert done.scene.groups == (Group(id="gang", size=size, has_lost_one=True, has_lost_half=True),)


@pytest.mark.rule(RULE, "cairn2e/36")
def test_half_of_an_odd_number_is_not_lost_before_the_greater_half_is() -> None:
    scene = struck(fight_of(*party(2), *gang(5)), "bandit-1", "bandit-2")
    group = do(scene, ResolveSide(), 16, 16, 1).scene.groups[0]
    assert (group.has_lost_one, group.has_lost_half) == (True, False)


@pytest.mark.rule(RULE, "cairn2e/36")
def test_whoever_flees_is_a_casualty_too() -> None:
    scene = fight_of(hero(), *gang(3), side="foes")
    scene = replace(scene, declared=(Flee(who="bandit-1"),))
    done = do(scene, ResolveSide(), 1, 20)
    assert fled(done) == ["bandit-1", "bandit-2", "bandit-3"]


@pytest.mark.rule(RULE, "cairn2e/33", "cairn2e/37")
def test_a_lone_foe_saves_once_when_brought_to_zero() -> None:
    scene = struck(fight_of(*party(1), foe("ogre", hp=5, strength=15)), "ogre")
    exactly = do(scene, ResolveSide(), 5, 10)
    assert exactly.scene.groups[0].has_been_alone
    assert exactly.steps.count("morale-shaken") == 1
    again = struck(replace(exactly.scene, side="party"), "ogre")
    assert "morale-shaken" not in do(again, ResolveSide(), 2, 1).steps


@pytest.mark.rule(RULE, "cairn2e/37")
def test_the_critical_save_comes_before_the_lone_foes_morale() -> None:
    scene = struck(fight_of(*party(1), foe("ogre", hp=5)), "ogre")
    standing = do(scene, ResolveSide(), 7, 8, 11)
    assert standing.steps.index("stands-at") < standing.steps.index("morale-shaken")
    assert fled(standing) == ["ogre"]
    assert "morale-shaken" not in do(scene, ResolveSide(), 7, 9).steps


def test_a_foe_that_stays_above_zero_does_not_save() -> None:
    scene = struck(fight_of(*party(1), foe("ogre", hp=5)), "ogre")
    assert "morale-shaken" not in do(scene, ResolveSide(), 4).steps


@pytest.mark.rule(RULE, "cairn2e/32", "cairn2e/35")
def test_a_living_leader_speaks_for_all() -> None:
    bandits = gang(3, will=4)
    leader = replace(bandits[2], is_leader=True, character=replace(bandits[2].character, will=16))
    scene = struck(fight_of(*party(1), *bandits[:2], leader), "bandit-1")
    assert fled(do(scene, ResolveSide(), 16, 16)) == []
    headless = struck(fight_of(*party(1), *bandits[:2], leader), "bandit-3")
    assert fled(do(headless, ResolveSide(), 16, 5)) == ["bandit-1", "bandit-2"]


@pytest.mark.rule(RULE, "cairn2e/35")
def test_without_a_leader_the_lowest_saves_or_the_most_common() -> None:
    wills = (12, 12, 5, 14)
    bandits = tuple(
        replace(one, character=replace(one.character, will=will))
        for one, will in zip(gang(4), wills, strict=True)
    )
    scene = fight_of(hero(), *bandits)
    action = CheckMorale(group="gang")
    assert chances(scene, action)["success"] == Fraction(5, 20)
    assert chances(scene, action, played(morale_without_leader="common"))["success"] == Fraction(12, 20)


@pytest.mark.rule(RULE, "cairn2e/34")
def test_characters_never_roll_morale() -> None:
    ogre = foe("ogre", attacks=(CLUB,))
    scene = fight_of(*party(2), ogre, side="foes")
    scene = replace(scene, declared=(Strike(who="ogre", targets=("hero-1",), weapon=0),))
    done = do(scene, ResolveSide(), 16)
    assert done.body("hero-1").state == "dead"
    assert "morale-shaken" not in done.steps
    assert group_of(GAME, hero()) == ""


@pytest.mark.rule(RULE, "cairn2e/43")
def test_hirelings_roll_only_where_the_table_says_so_or_the_warden_asks() -> None:
    game = played(hireling_morale=True)
    ogre = foe("ogre", attacks=(CLUB,))
    for one, shakes in ((GAME, False), (game, True)):
        scene = fight_of(hero(), hireling(), hireling("guard"), ogre, side="foes", game=one)
        scene = replace(scene, declared=(Strike(who="ogre", targets=("cook",), weapon=0),))
        answers = (16, 20) if shakes else (16,)
        done = do(scene, ResolveSide(), *answers, game=one)
        assert fled(done) == (["guard"] if shakes else [])
    scene = fight_of(hero(), hireling(), ogre)
    assert fled(do(scene, CheckMorale(group="hirelings"), 11)) == ["cook"]


@pytest.mark.rule(RULE, "cairn2e/38", "cairn2e/detachments")
def test_a_detachment_does_not_roll_unless_the_table_says_so() -> None:
    horde = foe("horde", hp=3, is_detachment=True)
    scene = struck(fight_of(*party(1), horde), "horde")
    assert "morale-shaken" not in do(scene, ResolveSide(), 3).steps
    game = played(detachment_morale=True)
    scene = struck(fight_of(*party(1), horde, game=game), "horde")
    assert "morale-shaken" in do(scene, ResolveSide(), 3, 1, game=game).steps


@pytest.mark.rule(RULE, "cairn2e/39")
def test_bones_without_will_hold_on_a_one_alone_and_are_not_raving() -> None:
    bones = tuple(foe(f"bones-{at}", group="bones", will=0) for at in (1, 2))
    scene = fight_of(hero(), *bones)
    assert not any(one.is_out for one in scene.figures)
    assert chances(scene, CheckMorale(group="bones"))["success"] == Fraction(1, 20)
    assert chances(scene, CheckMorale(group="bones"), played(zero_will="fearless")) == {"success": 1}


@pytest.mark.rule(RULE, "cairn2e/39")
def test_the_fearless_stay_when_the_others_run() -> None:
    bandits = gang(3)
    brave = replace(bandits[0], is_fearless=True)
    scene = fight_of(hero(), brave, *bandits[1:])
    assert fled(do(scene, CheckMorale(group="gang"), 20)) == ["bandit-2", "bandit-3"]
    alone = fight_of(hero(), brave)
    assert do(alone, CheckMorale(group="gang")).outcome == "success"


@pytest.mark.rule(RULE, "cairn2e/40")
def test_some_live_by_their_leaders_word_and_flee_without_it() -> None:
    bandits = gang(6, will=6, leader_will=13, flees_without_leader=True)
    leader = replace(bandits[0], is_leader=True)
    scene = fight_of(*party(1), leader, *bandits[1:])
    stood = do(struck(scene, "bandit-2"), ResolveSide(), 16, 13)
    assert fled(stood) == []
    left = ["bandit-2", "bandit-3", "bandit-4", "bandit-5", "bandit-6"]
    assert fled(do(struck(scene, "bandit-1"), ResolveSide(), 16)) == left
    # The leader may also be the second to fall, when nothing else calls for a save.
    later = do(struck(replace(stood.scene, side="party"), "bandit-1"), ResolveSide(), 16)
    assert fled(later) == left[1:]
    assert "leader-lost" in later.steps


@pytest.mark.rule(RULE, "cairn2e/40")
def test_courage_is_not_lost_with_a_leader_whom_nobody_needs() -> None:
    bandits = gang(6, will=6, leader_will=13)
    scene = fight_of(*party(1), replace(bandits[0], is_leader=True), *bandits[1:])
    done = do(struck(scene, "bandit-1"), ResolveSide(), 16, 6)
    assert fled(done) == []
    assert "leader-lost" not in done.steps


@pytest.mark.rule(RULE, "cairn2e/40")
def test_a_leaders_will_alone_does_not_make_the_others_run() -> None:
    bandits = gang(6, will=6, leader_will=13)
    scene = fight_of(*party(1), replace(bandits[0], is_leader=True), *bandits[1:])
    assert fled(do(struck(scene, "bandit-1"), ResolveSide(), 16, 6)) == []


@pytest.mark.rule(RULE, "cairn2e/40")
def test_some_hold_without_a_save_as_long_as_they_are_led() -> None:
    hobgoblins = gang(3, will=6, stands_with_leader=True)
    led = fight_of(*party(1), replace(hobgoblins[0], is_leader=True), *hobgoblins[1:])
    done = do(struck(led, "bandit-2"), ResolveSide(), 16)
    assert fled(done) == []
    assert "leader-holds" in done.steps
    leaderless = fight_of(*party(1), *hobgoblins)
    assert fled(do(struck(leaderless, "bandit-2"), ResolveSide(), 16, 7)) == ["bandit-1", "bandit-3"]


@pytest.mark.rule(RULE, "cairn2e/40")
def test_a_fearless_leader_holds_the_group() -> None:
    bandits = gang(3)
    commander = replace(bandits[0], is_leader=True, is_fearless=True)
    scene = struck(fight_of(*party(1), commander, *bandits[1:]), "bandit-2")
    done = do(scene, ResolveSide(), 16)
    assert "fearless" in done.steps
    assert fled(done) == []


def warband(**changes: Any) -> tuple[Figure, ...]:
    """A goblin, a wolf and an ogre: three kinds on one side."""
    wills = {"goblin": 8, "wolf": 6, "ogre": 12}
    return tuple(foe(id, block=id, hp=5, strength=15, will=will, **changes) for id, will in wills.items())


@pytest.mark.rule(RULE, "cairn2e/31")
def test_the_first_casualty_of_a_side_shakes_all_of_it_whatever_their_kind() -> None:
    scene = struck(fight_of(*party(1), *warband()), "goblin")
    assert scene.groups == (Group(id="foes", size=3),)
    held = do(scene, ResolveSide(), 20, 6)
    assert fled(held) == []
    assert held.scene.groups == (Group(id="foes", size=3, has_lost_one=True),)
    assert fled(do(scene, ResolveSide(), 20, 7)) == ["wolf", "ogre"]


@pytest.mark.rule(RULE, "cairn2e/31")
def test_half_of_a_side_is_lost_over_all_its_kinds() -> None:
    scene = do(struck(fight_of(*party(1), *warband()), "goblin"), ResolveSide(), 20, 1).scene
    done = do(struck(replace(scene, side="party"), "wolf"), ResolveSide(), 20, 13)
    assert done.scene.groups[0].has_lost_half
    assert fled(done) == ["ogre"]


@pytest.mark.rule(RULE, "cairn2e/33")
def test_nobody_is_alone_beside_another_kind_of_creature() -> None:
    scene = struck(fight_of(*party(1), *warband()), "ogre")
    done = do(scene, ResolveSide(), 5)
    assert done.body("ogre").hp == 0
    assert "morale-shaken" not in done.steps
    blow = Volley(target="ogre", blows=((6,),), by="hero-1")
    assert "morale-due" not in do(scene_of(*party(1), *warband()), blow, 5).steps


@pytest.mark.rule(RULE, "cairn2e/33", "cairn2e/38")
def test_nobody_is_alone_beside_a_detachment_that_does_not_save_with_them() -> None:
    horde = foe("horde", block="rats", is_detachment=True)
    ogre = foe("ogre", block="ogre", hp=5, strength=15)
    scene = struck(fight_of(*party(1), ogre, horde), "ogre")
    assert scene.groups == (Group(id="foes", size=1),)
    assert "morale-shaken" not in do(scene, ResolveSide(), 5).steps
    routed = replace(scene, figures=(*scene.figures[:2], replace(horde, has_fled=True)))
    assert "morale-shaken" in do(routed, ResolveSide(), 5, 1).steps


@pytest.mark.rule(RULE, "cairn2e/31")
def test_groups_that_the_warden_formed_stand_or_flee_by_themselves() -> None:
    scene = scene_of(hero(), foe("a", block="rat"), foe("b", block="wolf"), foe("c"), foe("d", group="own"))
    assert [(one.id, one.size) for one in groups_in(GAME, scene)] == [("foes", 3), ("own", 1)]
    by_kind = groups_in(played(morale_group="kind"), scene)
    assert [(one.id, one.size) for one in by_kind] == [("foes", 1), ("own", 1), ("rat", 1), ("wolf", 1)]


@pytest.mark.rule(RULE, "cairn2e/38")
def test_detachments_that_save_at_all_save_with_their_own_kind() -> None:
    units = tuple(foe(f"unit-{at}", block="rats", is_detachment=True) for at in (1, 2))
    found = groups_in(played(detachment_morale=True), scene_of(hero(), *units, foe("ogre", block="ogre")))
    assert [(one.id, one.size) for one in found] == [("foes", 1), ("rats", 2)]


@pytest.mark.rule(RULE, "cairn2e/detachments")
def test_a_weakened_detachment_is_one_more_of_the_side_it_now_stands_with() -> None:
    game = played(routed="weakened")
    horde = foe("horde", block="rats", hp=0, is_detachment=True)
    scene = struck(fight_of(*party(1), horde, *warband()[:2], game=game), "horde")
    weak = do(scene, ResolveSide(), 4, 20, game=game).scene
    assert weak.groups == (Group(id="foes", size=3),)
    first = do(struck(replace(weak, side="party"), "goblin"), ResolveSide(), 20, 1, game=game)
    assert first.scene.groups[0].has_lost_one


@pytest.mark.rule(RULE, "cairn2e/33", "cairn2e/36")
def test_reinforcements_can_lose_half_once_more_but_no_first_casualty() -> None:
    scene = fight_of(*party(2), foe("goblin", block="goblin"), foe("wolf", block="wolf"))
    scene = do(struck(scene, "goblin"), ResolveSide(), 16, 1).scene
    assert scene.groups[0].has_lost_half
    joined = join(GAME, scene, {"orc": "goblin", "dog": "goblin"})
    one = do(struck(replace(joined, side="party"), "orc"), ResolveSide(), 20, 8)
    assert (one.steps.count("morale-shaken"), fled(one)) == (1, [])
    few = join(GAME, scene, {"orc": "goblin"})
    assert "morale-shaken" not in do(replace(few, side="party"), ResolveSide()).steps
    alone = do(struck(replace(one.scene, side="party"), "dog"), ResolveSide(), 20)
    assert "morale-shaken" not in alone.steps
    last = do(struck(replace(alone.scene, side="party"), "wolf"), ResolveSide(), 6, 11)
    assert fled(last) == ["wolf"]


@pytest.mark.rule(RULE, "cairn2e/35", "cairn2e/39")
def test_whoever_has_the_will_that_counts_is_named_as_the_one_who_saves() -> None:
    done = do(fight_of(hero(), *warband()), CheckMorale(group="foes"), 6)
    saves = [dict(step.facts) for step in done.run.steps if step.key == "save"]
    assert [(one["who"], one["score"]) for one in saves] == [("wolf", 6)]
    brave = tuple(replace(one, is_fearless=one.id == "wolf") for one in warband())
    again = do(fight_of(hero(), *brave), CheckMorale(group="foes"), 9)
    assert fled(again) == ["goblin", "ogre"]


@pytest.mark.rule(RULE, "cairn2e/40")
def test_what_one_kind_owes_to_a_leader_is_no_word_for_another_kind() -> None:
    chief = foe("chief", will=11, is_leader=True)
    bound = foe("bound", will=6, stands_with_leader=True)
    loyal = tuple(foe(f"loyal-{at}", will=6, flees_without_leader=True) for at in (1, 2))
    wolf = foe("wolf", will=9)
    led = fight_of(*party(1), chief, bound, wolf, *loyal)
    assert fled(do(led, CheckMorale(group="foes"), 12)) == ["chief", "wolf", "loyal-1", "loyal-2"]
    leaderless = struck(fight_of(*party(1), chief, wolf, *loyal), "chief")
    assert fled(do(leaderless, ResolveSide(), 20, 9)) == ["loyal-1", "loyal-2"]
    assert fled(do(leaderless, ResolveSide(), 20, 10)) == ["wolf", "loyal-1", "loyal-2"]
    told = fight_of(hero(), foe("bandit", will=6, leader_will=13), wolf)
    assert chances(told, CheckMorale(group="foes"))["success"] == Fraction(6, 20), "nobody leads it"


def test_nobody_checks_the_morale_of_a_group_that_is_not_there() -> None:
    with refuses("cairn-no-such-group", match="“ghosts” is not a group still standing; use one of: gang"):
        do(fight_of(hero(), *gang(1)), CheckMorale(group="ghosts"))


@pytest.mark.rule(RULE, "cairn2e/31")
@pytest.mark.parametrize("will", [0, 7, 13, 20])
def test_the_situation_has_the_odds_of_the_save(will: int) -> None:
    scene, action = pose("morale", will=will)
    assert chances(scene, action)["success"] == Fraction(min(max(will, 1), 19), 20)
    scene, action = pose("morale", will=will, fearless=True)
    assert chances(scene, action) == {"success": 1}


@pytest.mark.rule("cairn2e/morale")
def test_a_lone_foe_at_0_hp_owes_a_save_that_a_single_blow_does_not_roll() -> None:
    blow = Volley(target="wolf", blows=((6,),), by="ada")
    alone = scene_of(hero(), foe(hp=3))
    done = do(alone, blow, 3)
    assert [step.rule for step in done.run.steps if step.key == "morale-due"] == ["cairn2e/morale"]
    assert "morale-due" not in do(alone, blow, 2).steps
    assert "morale-due" not in do(alone, blow, 4, 20).steps
    assert "morale-due" in do(alone, blow, 4, 1).steps
    struck = armed(hero(), (6,))
    assert "morale-due" in do(scene_of(struck, foe(hp=3)), Strike(who="ada", targets=("wolf",)), 3).steps


@pytest.mark.rule("cairn2e/morale")
@pytest.mark.parametrize(
    "others",
    [
        (foe(hp=3), foe("cub")),
        (foe(hp=3, is_fearless=True),),
        (foe(hp=3, is_detachment=True),),
        (foe(hp=0),),
    ],
)
def test_nobody_owes_a_save_who_is_not_alone_and_newly_at_0_hp(others: tuple[Figure, ...]) -> None:
    blow = Volley(target="wolf", blows=((4,),))
    answers = (3, 1) if others[0].character.hp == 0 else (3,)
    assert "morale-due" not in do(scene_of(hero(), *others), blow, *answers).steps


@pytest.mark.rule("cairn2e/morale")
def test_characters_and_hirelings_owe_none_unless_the_table_says_so() -> None:
    for one, game in ((hero("bob", hp=3), GAME), (hireling("bob", hp=3), GAME)):
        blow = Volley(target="bob", blows=((4,),), rolls_scars=False)
        assert "morale-due" not in do(scene_of(one, foe()), blow, 3, game=game).steps
    braver = played(hireling_morale=True)
    blow = Volley(target="bob", blows=((4,),))
    assert "morale-due" in do(scene_of(hireling("bob", hp=3), foe()), blow, 3, game=braver).steps


@pytest.mark.rule("cairn2e/rounds")
def test_how_many_deeds_a_side_declared_is_not_told() -> None:
    one, two = (
        struck(fight_of(*party(2), *gang(4)), *targets) for targets in (("bandit-1",), ("bandit-1",) * 2)
    )
    told = [do(scene, ResolveSide(), *faces).run.steps[0] for scene, faces in ((one, (1,)), (two, (1, 1)))]
    assert told[0] == told[1]
    assert told[0].key == "side-acts"
