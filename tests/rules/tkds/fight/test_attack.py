"""Attacks: the check against the defence, degrees, damage, weapons, distance, and what bears on them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Waiting, odds_of, resume
from nde.errors import Illegal
from nde.rules.tkds.actions import Attack, EndFight, EndTurn, Reload, UseAbility
from nde.rules.tkds.book import blocks
from nde.rules.tkds.character import Item
from nde.rules.tkds.effects.fight import ConditionBegun
from nde.rules.tkds.fight.situations import situations
from nde.rules.tkds.rolls import degree_of
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure, Scene
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
    watch,
    with_condition,
    yard,
)

STRIKE = Attack(who="ada", target="orc", weapon=0)
FIGHTER = hero(specialization="fighter", essence=1, essence_most=1)


def hp(scene: Scene, id: str = "orc") -> int:
    return scene.figure(id).character.hp


# the check against the defence


@pytest.mark.rule("tkds/attack", "tkds/defence", "tkds/51", "tkds/U9")
@pytest.mark.parametrize(
    ("face", "degree"),
    [(1, "critical-failure"), (9, "failure"), (10, "success"), (19, "success"), (20, "critical-success")],
)
def test_the_defence_is_the_number_to_reach_and_degrees_and_naturals_count(face: int, degree: str) -> None:
    scene = battle(hero(strength=0), foe(defence=10))
    answers = [face] if "failure" in degree else [face, 3]
    assert outcome(scene, STRIKE, answers) == degree


@pytest.mark.rule("tkds/defence", "tkds/51")
@pytest.mark.parametrize(
    ("worn", "defence"),
    [((), 10), (("light",), 12), (("medium",), 14), (("heavy",), 16), (("heavy", "shield"), 18)],
)
def test_armour_of_the_target_raises_the_number(worn: tuple[str, ...], defence: int) -> None:
    target = hero("bob", strength=3, items=held("sword", *worn))
    scene = battle(target, foe("orc"), side="foes")
    bite = Attack(who="orc", target="bob", weapon=0)
    assert outcome(scene, bite, [defence, 1]) == "success"
    assert outcome(scene, bite, [defence - 1]) == "failure"


@pytest.mark.rule("tkds/defence", "tkds/U31")
def test_dexterity_adds_to_the_defence_only_as_an_option() -> None:
    scene = battle(hero("bob", dexterity=3), foe(), side="foes")
    bite = Attack(who="orc", target="bob", weapon=0)
    assert outcome(scene, bite, [10, 1]) == "success"
    assert outcome(scene, bite, [10], house(defence_skill=True)) == "failure"
    assert outcome(scene, bite, [13, 1], house(defence_skill=True)) == "success"


@pytest.mark.rule("tkds/attack")
def test_a_success_deals_the_dice_without_any_skill_and_a_critical_twice_that() -> None:
    scene = battle(hero(strength=5), foe(defence=12, hp=20, hp_most=20))
    assert hp(after(scene, STRIKE, [8, 6])) == 14
    assert hp(after(scene, STRIKE, [17, 6])) == 8
    assert hp(after(scene, STRIKE, [6])) == 20


@pytest.mark.rule("tkds/attack", "tkds/U36")
@pytest.mark.parametrize(
    ("rolled", "is_critical", "how", "dealt"),
    [
        (5, False, "resists", 2),
        (1, False, "resists", 1),
        (5, True, "resists", 5),
        (5, False, "weak", 10),
        (3, True, "weak", 12),
        (6, True, "immune", 0),
    ],
)
def test_a_critical_comes_before_weakness_and_both_before_halving(
    rolled: int, is_critical: bool, how: str, dealt: int
) -> None:
    flames = blocks.Attack(key="flames", damage="1d6", kind="fire")
    feels: dict[str, Any] = {how: ("fire",)}
    scene = battle(hero(attacks=(flames,), items=()), foe(hp=30, hp_most=30, **feels))
    assert hp(after(scene, STRIKE, [20 if is_critical else 12, rolled])) == 30 - dealt


@pytest.mark.rule("tkds/attack", "tkds/U36")
def test_weakness_and_resistance_together_double_before_they_halve() -> None:
    flames = blocks.Attack(key="flames", damage="1d6", kind="fire")
    both = foe(hp=30, hp_most=30, weak=("fire",), resists=("fire",))
    assert hp(after(battle(hero(attacks=(flames,), items=()), both), STRIKE, [12, 5])) == 25


@pytest.mark.rule("tkds/attack", "tkds/advantage")
@pytest.mark.parametrize(
    ("skill", "advantage", "disadvantage"), [(0, 0, 0), (3, 1, 0), (-2, 0, 1), (4, 1, 1)]
)
def test_exact_odds_of_an_attack_agree_with_every_pair_of_dice(
    skill: int, advantage: int, disadvantage: int
) -> None:
    action = replace(STRIKE, advantage=advantage, disadvantage=disadvantage)
    scene = battle(hero(strength=skill), foe(defence=13))
    chances = odds_of(
        lambda: RESOLVE[Attack](GAME, scene, action),
        lambda done: (done.outcome, sum(getattr(one, "points", 0) for one in done.effects)),
    )
    pick = max if advantage > disadvantage else min if disadvantage > advantage else lambda pair: pair[0]
    counted: Counter[tuple[str, int]] = Counter()
    for first, second, damage in product(range(1, 21), range(1, 21), range(1, 9)):
        face = pick((first, second))
        degree = degree_of(Settings(), face, face + skill, 13)
        times = {"success": 1, "critical-success": 2}.get(degree, 0)
        counted[degree, min(damage * times, 10)] += 1
    assert chances == {key: Fraction(count, 20 * 20 * 8) for key, count in counted.items()}


# what damage comes to


@pytest.mark.rule("tkds/attack-forms", "tkds/53", "tkds/U28")
def test_a_bare_hand_deals_one_and_a_k4_as_an_option() -> None:
    scene = battle(hero(items=(), dexterity=2), foe(defence=12))
    bare = Attack(who="ada", target="orc")
    assert hp(after(scene, bare, [10])) == 9
    assert hp(after(scene, bare, [10, 4], house(unarmed="d4"))) == 6


@pytest.mark.rule("tkds/attack-forms", "tkds/53")
def test_a_weapon_of_choice_uses_the_better_skill_and_others_their_own() -> None:
    scene = battle(hero(items=held("rapier"), strength=1, dexterity=4), foe(defence=14))
    assert outcome(scene, STRIKE, [10, 1]) == "success"
    assert outcome(scene, replace(STRIKE, skill="strength"), [12]) == "failure"
    with refuses("wrong-weapon-skill"):
        outcome(battle(hero(), foe()), replace(STRIKE, skill="dexterity"))


@pytest.mark.rule("tkds/weapons", "tkds/attack-forms")
def test_a_versatile_weapon_strikes_harder_in_two_hands() -> None:
    alone = battle(hero(items=held("bastard-sword")), foe())
    with_shield = battle(hero(items=held("bastard-sword", "buckler")), foe())
    assert hp(after(alone, STRIKE, [12, 10])) == 0
    with pytest.raises(Illegal):
        after(with_shield, STRIKE, [12, 10])
    assert hp(after(with_shield, STRIKE, [12, 8])) == 2


@pytest.mark.rule("tkds/weapons")
def test_both_hands_and_enough_strength_are_needed_where_the_weapon_says_so() -> None:
    with refuses("no-free-hand"):
        outcome(battle(hero(items=held("greatsword", "buckler")), foe()), STRIKE)
    bow = hero(items=(*held("composite-longbow"), Item(key="arrows", uses=20)), strength=1)
    with refuses("too-weak-for"):
        outcome(battle(bow, foe()), STRIKE)


@pytest.mark.rule("tkds/attack-forms")
def test_a_place_without_a_weapon_is_refused() -> None:
    with refuses("no-such-weapon"):
        outcome(battle(hero(), foe()), replace(STRIKE, weapon=1))


@pytest.mark.rule("tkds/weapons")
def test_an_untrained_weapon_and_untrained_armour_are_a_disadvantage() -> None:
    mage = hero(specialization="mage", items=held("sword", "light"))
    scene = battle(mage, foe())
    assert "untrained-weapon" in told(scene, STRIKE, [12, 15, 3])
    assert "untrained-armour" in told(scene, STRIKE, [12, 15, 3])
    assert outcome(scene, STRIKE, [15, 9]) == "failure"
    fighter = hero(specialization="fighter", items=held("sword", "light"))
    assert outcome(battle(fighter, foe()), STRIKE, [15, 8]) == "success"


@pytest.mark.rule("tkds/specializations")
@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (2, 1), (3, 2), (10, 5)])
def test_mastery_adds_half_the_level_to_hitting_and_damage(level: int, bonus: int) -> None:
    scene = battle(hero(mastery=("sword",), level=level), foe(defence=14, hp=30, hp_most=30))
    assert outcome(scene, STRIKE, [14 - bonus - 1]) == "failure"
    assert hp(after(scene, STRIKE, [14 - bonus, 2])) == 30 - 2 - bonus


@pytest.mark.rule("tkds/perk-list", "tkds/races")
def test_perks_and_elven_eyes_add_to_hitting() -> None:
    sure = battle(hero(perks=("sure-strike", "sure-strike")), foe(defence=14))
    assert outcome(sure, STRIKE, [12, 1]) == "success"
    arrows = Item(key="arrows", uses=20)
    elf = battle(hero(race="elf", items=(*held("shortbow"), arrows)), foe(defence=14))
    assert outcome(elf, STRIKE, [13, 1]) == "success"
    assert outcome(battle(hero(race="elf"), foe(defence=14)), STRIKE, [13]) == "failure"


# shooting and throwing


def archer(bow: str = "shortbow", **values: Any) -> Figure:
    return hero(items=(*held(bow), Item(key="arrows", uses=2), Item(key="bolts", uses=2)), **values)


@pytest.mark.rule("tkds/threatened", "tkds/U30")
def test_nobody_shoots_at_arms_length() -> None:
    scene = battle(archer(), foe(), space=yard(ada=(0, 0), orc=(1, 1)))
    with refuses("too-near-to-shoot"):
        outcome(scene, STRIKE)
    with refuses("too-near-to-shoot"):
        outcome(battle(archer(), foe()), replace(STRIKE, distance=1))
    assert outcome(battle(archer(), foe()), replace(STRIKE, distance=2), [12, 3]) == "success"


@pytest.mark.rule("tkds/threatened", "tkds/U30")
def test_the_threatened_shoot_at_others_with_disadvantage() -> None:
    near = foe("rat")
    scene = battle(archer(), foe(), near, space=yard(ada=(0, 0), rat=(1, 0), orc=(8, 0)))
    assert "threatened" in told(scene, STRIKE, [15, 9])
    assert outcome(scene, STRIKE, [15, 9]) == "failure"
    harmless = battle(archer(), foe(), replace(near, is_helpless=True), space=scene.space)
    assert "threatened" not in told(harmless, STRIKE, [15, 3])


@pytest.mark.rule("tkds/threatened", "tkds/U30")
def test_whoever_threatens_with_a_long_weapon_may_be_shot_at_plainly() -> None:
    spear = blocks.Attack(key="spear", damage="1d6", reach=2)
    scene = battle(archer(), foe(attacks=(spear,)), space=yard(ada=(0, 0), orc=(2, 0)))
    assert "threatened" not in told(scene, STRIKE, [15, 3])


@pytest.mark.rule("tkds/weapons", "tkds/attack-forms")
def test_up_to_twice_the_range_at_disadvantage_and_no_further() -> None:
    scene = battle(archer(), foe())
    assert "long-range" not in told(scene, replace(STRIKE, distance=30), [12, 3])
    assert "long-range" in told(scene, replace(STRIKE, distance=31), [12, 13, 3])
    assert outcome(scene, replace(STRIKE, distance=60), [12, 13, 3]) == "success"
    with refuses("beyond-range"):
        outcome(scene, replace(STRIKE, distance=61))


@pytest.mark.rule("tkds/weapons")
def test_a_longbow_is_clumsy_up_to_five_metres() -> None:
    scene = battle(archer("longbow"), foe())
    assert "too-close" in told(scene, replace(STRIKE, distance=5), [12, 13, 3])
    assert "too-close" not in told(scene, replace(STRIKE, distance=6), [12, 3])


@pytest.mark.rule("tkds/weapons")
def test_missiles_run_out() -> None:
    scene = battle(archer(), foe(defence=30), is_fight=False)
    once = after(scene, STRIKE, [2])
    twice = after(once, STRIKE, [2])
    assert [one.uses for one in once.figure("ada").character.items if one.key == "arrows"] == [1]
    with refuses("no-ammunition"):
        outcome(twice, STRIKE)


@pytest.mark.rule("tkds/weapons")
def test_a_crossbow_is_loaded_with_the_action_or_with_all_movement() -> None:
    scene = after(battle(archer("crossbow"), foe(defence=30)), STRIKE, [2])
    assert scene.figure("ada").needs_reload == ("crossbow",)
    loaded = after(scene, Reload(who="ada", weapon=0, with_movement=True))
    assert (loaded.figure("ada").needs_reload, loaded.figure("ada").moved) == ((), 6)
    fresh = replace(scene, figures=(replace(scene.figure("ada"), has_acted=False), scene.figure("orc")))
    with refuses("not-loaded"):
        outcome(fresh, STRIKE)
    by_action = after(fresh, Reload(who="ada", weapon=0))
    assert by_action.figure("ada").has_acted
    assert not by_action.figure("ada").needs_reload


@pytest.mark.rule("tkds/attack-forms", "tkds/53")
def test_a_thrown_knife_lies_about_until_the_fight_is_over() -> None:
    scene = battle(hero(items=held("knife"), dexterity=2, strength=1), foe(defence=12))
    throw = replace(STRIKE, thrown=True, distance=5)
    flown = after(scene, throw, [10, 4])
    assert hp(flown) == 6
    assert flown.figure("ada").character.items == ()
    assert [one.key for one in after(flown, EndFight()).figure("ada").character.items] == ["knife"]
    with refuses("beyond-range"):
        outcome(scene, replace(throw, distance=11))
    with refuses("not-throwable"):
        outcome(battle(hero(), foe()), throw)


@pytest.mark.rule("tkds/space", "tkds/attack")
def test_reach_and_walls_bound_a_blow() -> None:
    board = yard(ada=(0, 0), orc=(2, 0))
    with refuses("beyond-reach"):
        outcome(battle(hero(), foe(), space=board), STRIKE)
    assert outcome(battle(hero(items=held("spear")), foe(), space=board), STRIKE, [12, 3]) == "success"
    walled = replace(board, grid=replace(board.grid, walls=frozenset({(1, 0), (1, 1), (1, 2)})))
    with refuses("wall-between"):
        outcome(battle(hero(items=held("spear")), foe(), space=walled), STRIKE)


# who may be attacked, and when


@pytest.mark.rule("tkds/attack")
def test_friends_the_dead_and_the_fled_are_no_targets() -> None:
    with refuses("not-an-enemy"):
        outcome(battle(hero(), hero("bob"), foe()), replace(STRIKE, target="bob"))
    with refuses("target-is-gone"):
        outcome(battle(hero(), foe(state="dead", hp=0)), STRIKE)
    with refuses("target-is-gone"):
        outcome(battle(hero(), foe(has_fled=True)), STRIKE)


@pytest.mark.rule("tkds/turn", "tkds/rounds")
def test_one_action_a_turn_on_ones_own_turn_while_one_can() -> None:
    with refuses("not-your-turn"):
        outcome(battle(hero(), foe(), side="foes"), STRIKE)
    with refuses("already-acted"):
        outcome(battle(hero(has_acted=True), foe()), STRIKE)
    with refuses("misses-turn"):
        outcome(battle(hero(loses_turn=True), foe()), STRIKE)
    with refuses("cannot-act"):
        outcome(battle(hero(hp=0, state="dying", dying=2), foe()), STRIKE)
    with refuses("is-dead"):
        outcome(battle(hero(hp=0, state="dead"), foe()), STRIKE)


@pytest.mark.rule("tkds/helpless")
def test_the_helpless_are_hit_critically_without_a_roll() -> None:
    scene = battle(hero(), foe(is_helpless=True, hp=20, hp_most=20, defence=40))
    assert outcome(scene, STRIKE, [5]) == "critical-success"
    assert hp(after(scene, STRIKE, [5])) == 10


@pytest.mark.rule("tkds/helpless")
def test_the_helpless_may_die_at_once_as_an_option() -> None:
    scene = battle(hero(), foe(is_helpless=True, hp=90, hp_most=90))
    assert after(scene, STRIKE, [], house(helpless="dead")).figure("orc").character.is_dead


@pytest.mark.rule("tkds/helpless", "tkds/subdue")
def test_an_instant_death_brings_momentum_and_mercy_prevents_it() -> None:
    strict = house(helpless="dead")
    scene = battle(FIGHTER, foe(is_helpless=True, hp=9))
    assert after(scene, STRIKE, [], strict).figure("ada").momentum
    spared = after(scene, replace(STRIKE, subdues=True), [8], strict).figure("orc")
    assert (spared.is_subdued, spared.character.is_dead) == (True, False)


@pytest.mark.rule("tkds/subdue", "tkds/waking")
def test_a_character_who_was_subdued_and_healed_takes_part_again() -> None:
    priest = hero("cid", specialization="priest", essence=1, essence_most=1)
    scene = battle(hero("bob", hp=2), priest, foe(), side="foes")
    down = after(scene, Attack(who="orc", target="bob", weapon=0, subdues=True), [12, 5])
    assert down.figure("bob").is_out
    touch = UseAbility(who="cid", ability="healing-touch", target="bob")
    assert not after(replace(down, side="party"), touch, [3]).figure("bob").is_out


@pytest.mark.rule("tkds/helpless", "tkds/dying")
def test_a_blow_at_somebody_dying_kills() -> None:
    down = hero("bob", hp=0, state="dying", dying=3)
    scene = battle(down, foe(), side="foes")
    assert after(scene, Attack(who="orc", target="bob", weapon=0), [2]).figure("bob").character.is_dead


@pytest.mark.rule("tkds/subdue")
def test_whoever_brings_a_foe_down_may_spare_it() -> None:
    scene = battle(hero(), foe(hp=3))
    killed = after(scene, STRIKE, [12, 8]).figure("orc")
    spared = after(scene, replace(STRIKE, subdues=True), [12, 8]).figure("orc")
    assert killed.character.is_dead
    assert (spared.character.is_dead, spared.is_subdued, spared.is_out) == (False, True, True)


# advantage and what it brings


@pytest.mark.rule("tkds/manoeuvres", "tkds/attack")
def test_blows_at_the_prone_have_advantage_and_shots_have_not() -> None:
    prone = with_condition(foe(), "prone")
    assert outcome(battle(hero(), prone), STRIKE, [3, 12, 4]) == "success"
    assert outcome(battle(archer(), prone), replace(STRIKE, distance=9), [12, 4]) == "success"


@pytest.mark.rule("tkds/specializations")
@pytest.mark.parametrize(("level", "perks", "dice"), [(1, 0, 1), (3, 0, 2), (4, 1, 3)])
def test_an_ambush_rolls_more_dice_whenever_there_is_advantage(level: int, perks: int, dice: int) -> None:
    rogue = hero(specialization="rogue", level=level, perks=("deadly-ambush",) * perks)
    scene = battle(rogue, foe(is_surprised=True, hp=40, hp_most=40))
    assert "ambush" in told(scene, STRIKE, [12, 5, 3, *[6] * dice])
    assert hp(after(scene, STRIKE, [12, 5, 3, *[6] * dice])) == 40 - 3 - 6 * dice
    plain = battle(rogue, foe(hp=40, hp_most=40))
    assert hp(after(plain, STRIKE, [12, 3])) == 37
    even = replace(STRIKE, is_unaware=True, disadvantage=1)
    assert hp(after(plain, even, [12, 3])) == 37


@pytest.mark.rule("tkds/perk-list")
def test_ganging_up_takes_two_others_who_threaten_the_target() -> None:
    rogue = hero(specialization="rogue", perks=("gang-up",))
    friends = (hero("bob"), hero("cid"))
    board = yard(ada=(0, 0), orc=(1, 0), bob=(2, 0), cid=(2, 1))
    scene = battle(rogue, *friends, foe(), space=board)
    assert "gang-up" in told(scene, STRIKE, [12, 13, 3, 2])
    apart = replace(scene, space=board.put("cid", yard(x=(9, 0)).where("x")))
    assert "gang-up" not in told(apart, STRIKE, [12, 3])


@pytest.mark.rule("tkds/essence-abilities")
def test_a_rogue_puts_essence_into_an_advantage() -> None:
    rogue = hero(specialization="rogue", essence=1, essence_most=1)
    scene = battle(rogue, foe(hp=30, hp_most=30))
    sharp = replace(STRIKE, uses_essence=True)
    done = after(scene, sharp, [3, 12, 4, 6])
    assert hp(done) == 20
    assert done.figure("ada").character.essence == 0
    with refuses("no-essence"):
        outcome(battle(replace(rogue, character=replace(rogue.character, essence=0)), foe()), sharp)
    with refuses("no-such-ability"):
        outcome(battle(hero(specialization="mage", essence=1), foe()), sharp)


@pytest.mark.rule("tkds/essence-abilities", "tkds/perk-list")
def test_whoever_has_both_puts_the_edge_into_the_attack() -> None:
    both = hero(specialization="fighter", perks=("key-ability:edge",), essence=2, essence_most=2)
    done = after(battle(both, foe()), replace(STRIKE, uses_essence=True), [3, 12, 4])
    assert (hp(done), done.figure("ada").momentum) == (6, False)


# momentum


@pytest.mark.rule("tkds/specializations")
def test_a_kill_brings_one_more_attack_once_a_turn() -> None:
    scene = battle(FIGHTER, foe(hp=1), foe("rat", hp=1), foe("bat", hp=1))
    first = after(scene, STRIKE, [12, 3])
    assert first.figure("ada").momentum
    second = after(first, replace(STRIKE, target="rat"), [12, 3])
    assert not second.figure("ada").momentum
    with refuses("already-acted"):
        outcome(second, replace(STRIKE, target="bat"))
    assert not after(first, EndFight()).figure("ada").momentum


@pytest.mark.rule("tkds/specializations")
def test_momentum_waits_for_the_next_turn() -> None:
    won = after(battle(FIGHTER, foe(hp=1), foe("rat"), foe("bat")), STRIKE, [12, 3])
    later = after(after(won, EndTurn()), EndTurn())
    assert later.figure("ada").momentum
    acted = after(later, replace(STRIKE, target="rat"), [2])
    assert outcome(acted, replace(STRIKE, target="rat"), [2]) == "failure"


@pytest.mark.rule("tkds/perk-list")
def test_a_critical_success_brings_momentum_with_the_perk() -> None:
    scene = battle(FIGHTER, foe(hp=30, hp_most=30))
    assert not after(scene, STRIKE, [20, 3]).figure("ada").momentum
    keen = replace(FIGHTER, character=replace(FIGHTER.character, perks=("critical-momentum",)))
    assert after(battle(keen, foe(hp=30, hp_most=30)), STRIKE, [20, 3]).figure("ada").momentum


@pytest.mark.rule("tkds/essence-abilities")
def test_a_surge_of_essence_is_momentum_now() -> None:
    surge = replace(STRIKE, uses_essence=True)
    spent = battle(replace(FIGHTER, has_acted=True), foe())
    done = after(spent, surge, [12, 3]).figure("ada")
    assert (done.character.essence, done.momentum) == (0, False)
    kept = after(battle(FIGHTER, foe()), surge, [12, 3]).figure("ada")
    assert (kept.has_acted, kept.momentum) == (True, True)
    with refuses("has-momentum"):
        outcome(battle(replace(FIGHTER, momentum=True), foe()), surge)


# two weapons


PAIR = hero(specialization="fighter", perks=("two-weapons",), items=held("sword", "knife"))


@pytest.mark.rule("tkds/perk-list", "tkds/attack")
def test_two_weapons_at_one_target_add_one_and_keep_the_better_die() -> None:
    both = replace(STRIKE, second=1)
    scene = battle(PAIR, foe(defence=12))
    assert hp(after(scene, both, [11, 2, 5])) == 5
    assert outcome(scene, both, [10]) == "failure"


@pytest.mark.rule("tkds/perk-list")
def test_two_weapons_at_two_targets_take_two_off_each() -> None:
    both = replace(STRIKE, second=1, second_target="rat")
    scene = battle(PAIR, foe(defence=10), foe("rat", defence=10))
    done = after(scene, both, [12, 3, 11])
    assert (hp(done), hp(done, "rat")) == (7, 10)


@pytest.mark.rule("tkds/attack")
def test_two_weapons_take_the_perk_and_two_light_weapons() -> None:
    plain = replace(PAIR, character=replace(PAIR.character, perks=()))
    with refuses("not-two-weapons"):
        outcome(battle(plain, foe()), replace(STRIKE, second=1))
    with refuses("not-two-weapons"):
        outcome(battle(PAIR, foe()), replace(STRIKE, second=0))
    assert outcome(battle(plain, foe()), STRIKE, [12, 3]) == "success"


# shields and hero points


@pytest.mark.rule("tkds/perk-list")
def test_a_shield_takes_a_k6_off_and_is_down_until_the_next_turn() -> None:
    guard = hero("bob", strength=1, perks=("shield-block",), items=held("sword", "shield"))
    scene = battle(guard, foe(attacks=(blocks.Attack(key="bite", damage="1d12"),)), side="foes")
    bite = Attack(who="orc", target="bob", weapon=0)
    done = after(scene, bite, [15, 9, "block", 4])
    assert hp(done, "bob") == 5
    again = replace(done, figures=(done.figure("bob"), replace(done.figure("orc"), has_acted=False)))
    assert hp(after(again, bite, [10, 2]), "bob") == 3  # no second question, and the shield adds nothing
    rested = after(again, EndTurn())
    assert rested.figure("bob").condition("shield-lowered") is None


@pytest.mark.rule("tkds/perk-list", "tkds/attack")
def test_a_shield_never_takes_the_last_point() -> None:
    guard = hero("bob", strength=1, perks=("shield-block",), items=held("shield"))
    scene = battle(guard, foe(), side="foes")
    assert hp(after(scene, Attack(who="orc", target="bob", weapon=0), [15, 2, "block", 6]), "bob") == 9


@pytest.mark.rule("tkds/perk-list")
def test_a_shield_covers_a_neighbour() -> None:
    guard = hero("bob", strength=1, perks=("shield-block",), items=held("shield"))
    board = yard(bob=(0, 0), ada=(1, 0), orc=(2, 0))
    scene = battle(guard, hero(), foe(), side="foes", space=board)
    bite = Attack(who="orc", target="ada", weapon=0)
    assert hp(after(scene, bite, [15, 6, "block", 4]), "ada") == 8
    apart = replace(scene, space=board.put("bob", yard(x=(9, 0)).where("x")))
    assert hp(after(apart, bite, [15, 6]), "ada") == 4


@pytest.mark.rule("tkds/reroll")
def test_damage_is_rolled_again_as_a_whole_for_a_hero_point() -> None:
    scene = battle(hero(hero_points=2, items=held("greatsword")), foe(hp=30, hp_most=30))
    done = after(scene, STRIKE, [12, "keep", 1, 1, "reroll", 5, 6, "keep"])
    assert hp(done) == 19
    assert done.figure("ada").character.hero_points == 1
    both = after(scene, STRIKE, [2, "reroll", 12, "keep", 1, 1, "reroll", 6, 6])
    assert (hp(both), both.figure("ada").character.hero_points) == (18, 0)


@pytest.mark.rule("tkds/reroll")
def test_nobody_is_asked_to_roll_again_what_brings_the_foe_down_anyway() -> None:
    scene = battle(hero(hero_points=1, items=held("greatsword")), foe(hp=5, hp_most=5))
    assert after(scene, STRIKE, [12, "keep", 2, 3]).figure("orc").character.is_dead
    asked = resume(RESOLVE[Attack](GAME, scene, STRIKE), [12, "keep", 2, 2])
    assert isinstance(asked, Waiting)
    assert isinstance(asked.question, Ask)
    assert dict(asked.question.facts)["total"] == 4


@pytest.mark.rule("tkds/reroll", "tkds/attack")
def test_whether_to_roll_again_is_asked_of_the_damage_that_is_done() -> None:
    scene = battle(hero(hero_points=1, items=held("greatsword")), foe(hp=30, hp_most=30))
    asked = resume(RESOLVE[Attack](GAME, scene, STRIKE), [20, "keep", 2, 3])
    assert isinstance(asked, Waiting)
    assert isinstance(asked.question, Ask)
    assert dict(asked.question.facts)["total"] == 10


# creatures


@pytest.mark.rule("tkds/monsters")
def test_a_dog_that_bites_hard_hangs_on() -> None:
    scene = battle(hero(level=4), monster("hunting-dog", "dog"), side="foes")
    bite = Attack(who="dog", target="ada", weapon=0)
    assert after(scene, bite, [12, 3]).figure("ada").condition("held") is None
    caught = after(scene, bite, [12, 4])
    grip = caught.figure("ada").condition("held")
    assert grip is not None
    assert (grip.value, grip.source) == (1, "dog")
    assert outcome(replace(caught, side="party"), replace(STRIKE, target="dog"), [12]) == "failure"
    assert (
        after(battle(hero(level=5), monster("hunting-dog", "dog"), side="foes"), bite, [12, 6])
        .figure("ada")
        .conditions
        == ()
    )


@pytest.mark.rule("tkds/specials", "tkds/persistent")
@pytest.mark.parametrize(
    ("block", "face", "key", "value"),
    [("wolf", 4, "prone", 0), ("giant-spider", 3, "poisoned", 1), ("fire-spirit", 3, "burning", 2)],
)
def test_some_creatures_leave_more_than_a_wound(block: str, face: int, key: str, value: int) -> None:
    scene = battle(hero(hp=30, hp_most=30), monster(block), side="foes")
    bite = Attack(who="orc", target="ada", weapon=0)
    condition = after(scene, bite, [12, face]).figure("ada").condition(key)
    assert condition is not None
    assert condition.value == value
    (begun,) = [
        one for one in watch(scene, bite, [12, face]).result.effects if isinstance(one, ConditionBegun)
    ]
    assert begun.rule == "tkds/specials"


@pytest.mark.rule("tkds/monsters")
def test_a_light_bite_pulls_nobody_down_and_the_proof_are_not_poisoned() -> None:
    bite = Attack(who="orc", target="ada", weapon=0)
    assert after(battle(hero(), monster("wolf"), side="foes"), bite, [12, 3]).figure("ada").conditions == ()
    proof = hero(immune=("poison",))
    assert (
        after(battle(proof, monster("giant-spider"), side="foes"), bite, [12, 3]).figure("ada").conditions
        == ()
    )


@pytest.mark.rule("tkds/monsters")
def test_small_folk_are_harder_to_hit_for_the_large() -> None:
    scene = battle(hero(race="halfling"), monster("ogre"), side="foes")
    club = Attack(who="orc", target="ada", weapon=0)
    assert outcome(scene, club, [6]) == "failure"
    assert outcome(scene, club, [7, 1, 1]) == "success"


@given(
    skill=st.integers(-5, 5),
    hp_left=st.integers(1, 30),
    face=st.integers(1, 20),
    damage=st.integers(1, 8),
    how=st.sampled_from(["plain", "resists", "weak", "immune"]),
)
@pytest.mark.rule("tkds/attack", "tkds/hit-points")
def test_hit_points_never_fall_below_zero_and_the_dead_have_none(
    skill: int, hp_left: int, face: int, damage: int, how: str
) -> None:
    sword = blocks.Attack(key="flames", damage="1d8", kind="fire")
    feels: dict[str, Any] = {how: ("fire",)} if how != "plain" else {}
    struck = foe(hp=hp_left, hp_most=30, **feels)
    scene = battle(hero(strength=skill, attacks=(sword,), items=()), struck)
    hits = degree_of(Settings(), face, face + skill, 10) in ("success", "critical-success")
    run = watch(scene, STRIKE, [face, damage] if hits else [face])
    now = after(scene, STRIKE, run.answers).figure("orc").character
    assert 0 <= now.hp <= hp_left
    assert now.is_dead == (now.hp == 0)
    assert (now.hp == hp_left) == (not hits or how == "immune")


@pytest.mark.rule("tkds/perk-list", "tkds/reroll", "tkds/37")
def test_the_die_of_a_shield_is_an_own_roll() -> None:
    body = {"specialization": "fighter", "perks": ("shield-block",), "strength": 2, "hero_points": 1}
    scene = battle(hero("bo", items=held("shield"), **body), foe(), side="foes")
    done = after(scene, Attack(who="orc", target="bo", weapon=0), [15, 6, "block", 1, "reroll", 4])
    assert done.figure("bo").character.hp == 10 - 2
    assert done.figure("bo").character.hero_points == 0


@pytest.mark.rule("tkds/monsters", "tkds/G7", "tkds/U36")
def test_teeth_hold_by_the_damage_that_is_felt() -> None:
    bite = blocks.Attack(key="bite", damage="1d6", kind="cold", special="hold")
    dog = foe(attacks=(bite,))
    plain = after(battle(hero(), dog, side="foes"), Attack(who="orc", target="ada", weapon=0), [15, 5])
    assert plain.figure("ada").condition("held")
    tough = battle(hero(resists=("cold",)), dog, side="foes")
    assert not after(tough, Attack(who="orc", target="ada", weapon=0), [15, 5]).figure("ada").conditions


@pytest.mark.rule("tkds/attack", "tkds/hit-points")
def test_damage_is_told_once() -> None:
    scene = battle(hero(), foe())
    assert told(scene, Attack(who="ada", target="orc", weapon=0), [15, 3]) == ["attack-rolled", "hurt"]
    critical = told(scene, Attack(who="ada", target="orc", weapon=0), [20, 3])
    assert critical == ["attack-rolled", "natural-stays", "critical-hit", "hurt"]


@pytest.mark.rule("tkds/dice", "tkds/1")
def test_an_attack_is_not_posed_with_dice_the_game_lacks() -> None:
    (attack,) = (one for one in situations(GAME) if one.name == "attack")
    values = {param.name: param.default for param in attack.params}
    with refuses("not-our-die"):
        attack.pose({**values, "damage": "1d7"})


@pytest.mark.rule("tkds/perk-list")
def test_a_block_tells_no_more_than_it_took() -> None:
    guard = hero("bob", strength=1, perks=("shield-block",), items=held("shield"))
    blow = Attack(who="orc", target="bob", weapon=0)
    steps = watch(battle(guard, foe(), side="foes"), blow, [15, 4, "block", 4]).steps
    blocked = next(step for step in steps if step.key == "blocked")
    assert (blocked.facts["taken"], blocked.facts["damage"]) == (3, 1)
