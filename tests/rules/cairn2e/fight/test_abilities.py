"""What is special about creatures, through the rules of every fight: one test for each kind of ability."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import Run, odds_of, resume
from nde.rules import ruleset_named
from nde.rules.cairn2e.actions import Declare, ResolveSide, Strike, Volley
from nde.rules.cairn2e.bestiary import BLOCKS, figure_from_block
from nde.rules.cairn2e.blocks import Abilities, CriticalHarm, Guard
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.exploration.effects import AttributeRestored
from nde.rules.cairn2e.fight.effects import Died, Fled, HeadLost, HpLost, RageSpent
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.fight.strikes import resolve_volley
from nde.rules.cairn2e.scene import Figure
from nde.rules.play import playing_of
from nde.rules.ruleset import is_legal
from tests.rules.cairn2e.fight.fights import (
    GAME,
    Done,
    applied,
    armed,
    chances,
    do,
    fight_of,
    foe,
    hero,
    pose,
    scene_of,
)

pytestmark = pytest.mark.rule("cairn2e/bestiary")


def beast(block: str, id: str = "", **changes: Any) -> Figure:
    return replace(figure_from_block(GAME, BLOCKS[block], id or block), **changes)


def hurt(figure: Figure, **body: int) -> Figure:
    return replace(figure, character=replace(figure.character, **body))


def place(figure: Figure, name: str) -> int:
    return next(at for at, attack in enumerate(figure.attacks) if attack.name == name)


def strikes(creature: Figure, target: Figure, *answers: int, weapon: int = 0, **how: Any) -> Done:
    deed = Strike(who=creature.id, targets=(target.id,), weapon=weapon, **how)
    return do(scene_of(creature, target), deed, *answers)


def struck(creature: Figure, *answers: int, dice: tuple[int, ...] = (8,), **how: Any) -> Done:
    """What a hero's blow does to a creature."""
    ada = armed(hero(), dice)
    return do(scene_of(ada, creature), Strike(who="ada", targets=(creature.id,), weapon=0, **how), *answers)


def test_an_invisible_stalker_harms_strength_past_all_hp_but_not_past_armor() -> None:
    done = strikes(beast("invisible-stalker"), hero(hp=6, strength=10, armor=1), 4, 2, 7)
    body = done.body("ada")
    assert (body.hp, body.strength, done.outcome) == (6, 7, "wounded")


@pytest.mark.parametrize("nature", ["cold", "fire", "lightning", "water"])
def test_no_element_harms_a_banshee(nature: str) -> None:
    banshee = beast("banshee")
    assert struck(banshee, nature=(nature,)).outcome == "nothing"
    assert struck(banshee, 3).outcome == "hurt"


def test_a_vampire_gets_six_hp_back_by_a_bite_that_harms_and_deals_no_more_for_it() -> None:
    vampire = hurt(beast("vampire"), hp=3)
    done = strikes(vampire, hero(hp=8), 5)
    assert (done.body("ada").hp, done.body("vampire").hp) == (3, 9)
    kept = strikes(vampire, hero(hp=8, armor=3), 3)
    assert (kept.body("ada").hp, kept.body("vampire").hp) == (8, 3)


def test_a_stalkers_best_blow_against_three_points_of_armor_takes_one_strength() -> None:
    assert strikes(beast("invisible-stalker"), hero(armor=3), 4, 4, 1).body("ada").strength == 9
    assert strikes(beast("invisible-stalker"), hero(armor=3), 3, 3).outcome == "nothing"


def test_a_troll_fights_on_after_a_failed_critical_save_until_no_strength_is_left() -> None:
    troll = hurt(beast("troll"), hp=0)
    done = struck(troll, 8, 20)
    assert (done.outcome, done.scene.figure("troll").is_out) == ("wounded", False)
    assert done.body("troll").strength == 14 - 7
    assert not any(isinstance(effect, Died) for effect in done.effects)
    last = do(done.scene, Strike(who="ada", targets=("troll",), weapon=0), 8)
    assert (last.outcome, last.body("troll").state) == ("dead", "dead")


def test_a_hydra_loses_a_head_to_each_failed_save_and_is_not_routed() -> None:
    hydra = hurt(beast("hydra"), hp=0)
    done = struck(hydra, 3, 20)
    assert (done.outcome, done.scene.figure("hydra").heads_lost) == ("wounded", 1)
    assert not any(isinstance(effect, Fled | Died) for effect in done.effects)
    assert not done.scene.figure("hydra").is_out


def test_a_hydra_dies_with_its_last_head() -> None:
    done = struck(hurt(beast("hydra", heads_lost=8), hp=0), 3, 20)
    assert [type(effect) for effect in done.effects if isinstance(effect, HeadLost | Died)] == [
        HeadLost,
        Died,
    ]
    assert (done.outcome, done.body("hydra").state) == ("dead", "dead")


def test_mundane_attacks_on_a_werewolf_are_impaired_and_silver_ones_enhanced() -> None:
    def dice(**how: Any) -> Any:
        run = struck(beast("werewolf"), 1, **how).run
        return next((tell.facts["sides"] for tell in run.steps if tell.key in ("impaired", "enhanced")), None)

    assert dice() == (4,)
    assert dice(nature=("silver",)) == (12,)
    assert dice(nature=("magic",)) is None


def test_a_weapon_of_silver_is_known_by_its_nature() -> None:
    blade = Item(key="grandmother's knife", kind="weapon", dice=(6,), nature=("silver",))
    ada = replace(hero(), character=replace(hero().character, items=(blade,)))
    done = do(scene_of(ada, beast("werewolf")), Strike(who="ada", targets=("werewolf",), weapon=0), 12, 1)
    assert "enhanced" in done.steps


def test_two_weapons_of_which_one_is_silver_are_two_attacks_on_a_werewolf() -> None:
    blade = Item(key="silver knife", kind="weapon", dice=(6,), nature=("silver",))
    club = Item(key="club", kind="weapon", dice=(6,))
    ada = replace(hero(), character=replace(hero().character, items=(club, blade)))
    scene = scene_of(ada, beast("werewolf", character=beast("troll").character))
    deed = Strike(who="ada", targets=("werewolf",), weapon=0, second=1)
    assert do(scene, deed, 4, 11).body("werewolf").hp == 14 - 11
    assert {"impaired", "enhanced"} <= set(do(scene, deed, 4, 11).steps)


def test_only_fire_harms_a_green_slime() -> None:
    assert struck(beast("green-slime")).outcome == "nothing"
    assert struck(beast("green-slime"), nature=("magic",)).outcome == "nothing"
    assert struck(beast("green-slime"), 2, nature=("fire",)).body("green-slime").hp == 1


def test_a_ghost_is_harmed_by_magic_alone_and_a_shadow_by_nothing_mundane() -> None:
    assert struck(beast("ghost"), nature=("fire",)).outcome == "nothing"
    assert struck(beast("ghost"), 5, nature=("magic", "fire")).body("ghost").hp == 3
    assert "immune" in struck(beast("shadow"), nature=("fire",)).steps


def test_magic_does_nothing_to_a_sphinx_and_a_plain_blow_does() -> None:
    assert "immune" in struck(beast("sphinx"), nature=("magic",)).steps
    assert struck(beast("sphinx"), 5).body("sphinx").hp == 13


def test_a_sword_does_nothing_to_a_foxwoman_and_a_staff_does() -> None:
    def hit(key: str, *answers: int) -> str:
        weapon = Item(key=key, kind="weapon", dice=(8,))
        ada = replace(hero(), character=replace(hero().character, items=(weapon,)))
        return do(
            scene_of(ada, beast("foxwoman")), Strike(who="ada", targets=("foxwoman",), weapon=0), *answers
        ).outcome

    assert hit("sword") == "nothing"
    assert hit("staff", 5) == "hurt"


def test_smoke_impairs_blades_and_wind_impairs_arrows() -> None:
    def is_impaired(block: str, *, is_ranged: bool) -> bool:
        ada = armed(hero(), (8,), is_ranged=is_ranged)
        deed = Strike(who="ada", targets=(block,), weapon=0)
        target = replace(beast(block), is_detachment=False)
        return "impaired" in do(scene_of(ada, target), deed, 1).steps

    assert is_impaired("nightmare", is_ranged=False)
    assert not is_impaired("nightmare", is_ranged=True)
    assert is_impaired("sky-giant", is_ranged=True)
    assert not is_impaired("sky-giant", is_ranged=False)


def test_whoever_does_not_meet_the_gaze_of_a_medusa_strikes_as_usual() -> None:
    assert "impaired" in struck(beast("medusa"), 1).steps
    assert "impaired" not in struck(beast("medusa"), 1, nature=("unfaced",)).steps


def test_what_one_weakness_undoes_another_hindrance_cancels() -> None:
    assert "modifiers-cancel" in struck(beast("aranea"), 1, nature=("fire",), is_impaired=True).steps


def test_a_bear_takes_a_die_of_strength_more_with_its_critical_damage() -> None:
    done = strikes(beast("black-bear"), hero(hp=0, strength=12), 5, 1, 20, 4)
    assert (done.body("ada").strength, done.outcome) == (12 - 5 - 4, "critical")
    torn = strikes(beast("black-bear"), hero(hp=0, strength=8), 5, 1, 20, 6)
    assert (torn.body("ada").state, torn.outcome) == ("dead", "dead")


def test_critical_damage_may_take_other_attributes_and_a_drained_will_may_kill() -> None:
    spider = strikes(beast("giant-aquatic-spider"), hero(hp=0, strength=12, dexterity=4), 2, 20, 4)
    assert (spider.body("ada").dexterity, "paralysed" in spider.steps) == (0, True)
    drained = strikes(beast("vampire"), hero(hp=0, strength=12, will=9), 2, 20, 9)
    assert drained.body("ada").state == "dead"
    assert strikes(beast("hooded-men"), hero(hp=0, will=9), 2, 20, 3).body("ada").will == 6


def test_what_a_wight_takes_is_gone_for_good() -> None:
    done = strikes(beast("wight"), hero(hp=2, strength=12), 6, 20)
    assert (done.body("ada").strength, done.body("ada").strength_most) == (8, 8)
    scorpion = strikes(beast("giant-scorpion"), hero(hp=0, strength=12), 3, 1, 20, 2)
    assert (scorpion.body("ada").strength, scorpion.body("ada").strength_most) == (7, 7)


def test_a_pudding_takes_strength_for_good_only_from_the_unarmored() -> None:
    bare = strikes(beast("black-pudding"), hero(hp=0, strength=12), 4, 20)
    clad = strikes(beast("black-pudding"), hero(hp=0, strength=12, armor=1), 4, 20)
    assert (bare.body("ada").strength_most, clad.body("ada").strength_most) == (8, 12)


def test_critical_damage_may_leave_deprived_or_kill_outright() -> None:
    assert strikes(beast("ghoul"), hero(hp=0), 3, 1, 20).body("ada").is_deprived
    assert strikes(beast("draugr"), hero(hp=0), 3, 20).body("ada").state == "dead"


def test_a_mantis_takes_a_head_on_a_one_and_a_limb_otherwise() -> None:
    assert strikes(beast("giant-mantis"), hero(hp=0), 3, 1, 20, 1).body("ada").state == "dead"
    limb = strikes(beast("giant-mantis"), hero(hp=0), 3, 1, 20, 2)
    assert (limb.body("ada").state, "part-lost" in limb.steps) == ("critical", True)


def test_a_save_keeps_a_ghost_out() -> None:
    kept_out = strikes(beast("ghost"), hero(hp=0, will=12), 3, 20, 12)
    taken = strikes(beast("ghost"), hero(hp=0, will=12), 3, 20, 13)
    assert "critical-effect" not in kept_out.steps
    assert "critical-effect" in taken.steps


def test_a_red_cap_gets_its_strength_back_in_blood() -> None:
    done = strikes(hurt(beast("red-cap"), strength=2), hero(hp=0), 3, 1, 20)
    assert done.body("red-cap").strength == 6


def test_a_vampire_regains_hp_by_a_bite_that_harms() -> None:
    weak = hurt(beast("vampire"), hp=3)
    assert strikes(weak, hero(hp=9), 4).body("vampire").hp == 9
    assert strikes(hurt(weak, hp=10), hero(hp=9), 4).body("vampire").hp == 12
    assert strikes(weak, hero(hp=9, armor=3), 3).body("vampire").hp == 3


def test_a_creature_regenerates_at_the_end_of_each_round_while_it_stands() -> None:
    slug = foe("slug", hp=1, hp_most=5, special=Abilities(regenerates=3))
    scene = fight_of(hero(), slug, side="foes")
    assert do(scene, ResolveSide()).body("slug").hp == 4
    assert do(replace(scene, side="party"), ResolveSide()).body("slug").hp == 1
    fallen = replace(scene, figures=(hero(), hurt(slug, dexterity=0)))
    assert do(fallen, ResolveSide()).body("slug").hp == 1
    whole = replace(scene, figures=(hero(), hurt(slug, hp=5)))
    assert "hp-regained" not in do(whole, ResolveSide()).steps


def test_hobgoblins_strike_harder_where_another_attacks_as_well() -> None:
    one, two = beast("hobgoblin", "one"), beast("hobgoblin", "two")
    scene = fight_of(hero(hp=20), one, two, side="foes")
    first = do(scene, Declare(deed=Strike(who="one", targets=("ada",), weapon=0))).scene
    alone = do(first, ResolveSide(), 5)
    both = do(
        do(first, Declare(deed=Strike(who="two", targets=("ada",), weapon=0))).scene, ResolveSide(), 12, 1
    )
    assert "enhanced" not in alone.steps
    assert both.body("ada").hp == 8


def test_a_berserkers_first_attack_alone_is_enhanced_and_reaches_many() -> None:
    ada, bob, fury = hero(hp=20), hero("bob", hp=20), beast("berserker")
    scene = fight_of(ada, bob, fury, side="foes")
    both = Strike(who="berserker", targets=("ada", "bob"), weapon=0)
    done = do(scene, both, 12, 1, 11, 2)
    assert (done.body("ada").hp, done.body("bob").hp) == (8, 9)
    assert any(isinstance(effect, RageSpent) for effect in done.effects)
    later = replace(done.scene, figures=tuple(replace(one, has_acted=False) for one in done.scene.figures))
    assert "enhanced" not in do(later, Strike(who="berserker", targets=("ada",), weapon=0), 1, 1).steps


def test_a_power_may_be_saved_against_and_harms_strength_past_hp() -> None:
    djinn = beast("djinn", is_detachment=False)
    at = place(djinn, "whirlwind")
    assert strikes(djinn, hero(hp=6, dexterity=10), 10, weapon=at).outcome == "nothing"
    done = strikes(djinn, hero(hp=6, strength=14, dexterity=10), 11, 5, 1, weapon=at)
    assert (done.body("ada").hp, done.body("ada").strength) == (6, 9)


def test_a_power_may_deal_a_number_instead_of_a_die() -> None:
    dragon = beast("red-dragon")
    done = strikes(dragon, hero(hp=6, strength=12, armor=2), 1, weapon=place(dragon, "fire-breath"))
    assert (done.body("ada").hp, done.body("ada").strength) == (6, 6)


def test_a_power_may_harm_another_attribute_or_leave_deprived() -> None:
    lasher = beast("mind-lasher")
    done = strikes(lasher, hero(hp=6, will=10, armor=3), 11, 3, weapon=place(lasher, "mind-blast"))
    assert (done.body("ada").will, done.body("ada").hp, done.outcome) == (7, 6, "hurt")
    dragon = beast("green-dragon", is_detachment=False)
    gas = strikes(dragon, hero(hp=6, armor=3), 20, 2, 1, weapon=place(dragon, "chlorine-gas"))
    assert (gas.body("ada").strength, gas.body("ada").is_deprived) == (8, True)


def test_the_first_guard_that_fits_counts() -> None:
    guards = (Guard(against="fire", effect="plain"), Guard(against="any", effect="immune"))
    target = foe("thing", special=Abilities(guards=guards))
    assert struck(target).outcome == "nothing"
    assert struck(target, 3, nature=("fire",)).outcome == "hurt"


def test_odds_of_a_blow_know_the_werewolf() -> None:
    wolf = beast("werewolf")
    plain = chances(scene_of(hero(), wolf), Volley(target="werewolf", blows=((8,),)))
    silver = chances(scene_of(hero(), wolf), Volley(target="werewolf", blows=((8,),), nature=("silver",)))
    assert plain == {"hurt": 1}
    assert silver["hurt"] == Fraction(8, 12)


def clad(*armor: Item, **changes: Any) -> Figure:
    return replace(hero(**changes), character=replace(hero(**changes).character, items=armor))


GAMBESON = Item(key="gambeson", kind="armor", armor=1, is_worn=True)
MAIL = Item(key="chainmail", kind="armor", armor=2, is_worn=True)


def test_only_metal_armor_counts_against_the_pincers_of_a_crab() -> None:
    crab = beast("giant-crab")
    assert strikes(crab, clad(GAMBESON, hp=9), 5, 1).body("ada").hp == 4
    assert strikes(crab, clad(GAMBESON, MAIL, hp=9), 5, 1).body("ada").hp == 6
    assert strikes(crab, hero(hp=9, armor=1), 5, 1).body("ada").hp == 5


def test_a_thunderclap_takes_double_from_whoever_wears_metal() -> None:
    dragon = beast("blue-dragon")
    at = place(dragon, "thunderclap")
    assert strikes(dragon, clad(GAMBESON, strength=12), 1, weapon=at).body("ada").strength == 12 - 3
    assert strikes(dragon, clad(MAIL, strength=12), 1, weapon=at).body("ada").strength == 12 - 6


def test_an_owlbear_rends_the_best_piece_of_armor() -> None:
    done = strikes(beast("owlbear"), clad(GAMBESON, MAIL, hp=0), 6, 20)
    assert done.body("ada").items == (GAMBESON,)
    assert "armor-ruined" not in strikes(beast("owlbear"), hero(hp=0), 6, 20).steps


def morale(lead: str, *answers: int) -> Done:
    """Two of a kind and their leader; a hero strikes one of them, or the leader, down."""
    kind = lead.partition("-")[0]
    gang = [hurt(beast(kind, f"{kind}-{at}"), hp=0, strength=1) for at in (1, 2, 3)]
    gang[0] = replace(gang[0], is_leader=True, group="gang", armor=0)
    others = [replace(one, group="gang", armor=0) for one in gang[1:]]
    scene = fight_of(hero(), gang[0], *others)
    deed = Strike(who="ada", targets=(lead,))
    return do(do(scene, Declare(deed=deed)).scene, ResolveSide(), *answers)


@pytest.mark.rule("cairn2e/morale")
def test_hobgoblins_hold_without_a_save_while_their_leader_stands() -> None:
    done = morale("hobgoblin-2", 4)
    assert [one.id for one in done.scene.figures if one.has_fled] == []
    assert "leader-holds" in done.steps


@pytest.mark.rule("cairn2e/morale")
def test_bandits_run_without_a_save_when_their_leader_falls() -> None:
    done = morale("bandit-1", 4)
    assert [one.id for one in done.scene.figures if one.has_fled] == ["bandit-2", "bandit-3"]


@pytest.mark.rule("cairn2e/morale")
def test_bandits_save_with_the_will_that_their_block_gives_the_leader() -> None:
    assert [one.id for one in morale("bandit-2", 4, 13).scene.figures if one.has_fled] == []
    assert len([one.id for one in morale("bandit-2", 4, 14).scene.figures if one.has_fled]) == 2


@pytest.mark.rule("cairn2e/morale")
def test_a_berserker_never_runs_and_no_block_of_bones_says_so() -> None:
    assert BLOCKS["berserker"].is_fearless
    assert not any(BLOCKS[id].is_fearless for id in ("skeleton", "zombie", "ghoul", "mummy", "wight"))


def test_what_an_attack_is_made_with_can_be_said_where_the_target_minds() -> None:
    rules = ruleset_named("cairn2e")
    scene = fight_of(armed(hero(), (8,)), beast("werewolf"), beast("wolf"))
    by_target = {
        offer.action.deed.targets[0]: offer for offer in rules.offers(scene, "ada") if offer.name == "strike"
    }
    assert "nature" not in {param.name for param in by_target["wolf"].params}
    offer = by_target["werewolf"]
    assert "nature" in {param.name for param in offer.params}
    said = rules.vary(offer.action, {"nature": ["silver"]})
    assert said.deed.nature == ("silver",)
    assert is_legal(rules.resolve, scene, said)
    assert playing_of(rules).rulings >= {"nature"}


def test_foes_whom_nobody_plays_keep_what_they_can_do_once_a_day() -> None:
    rules = ruleset_named("cairn2e")
    scene = fight_of(hero(), hero("bob"), beast("ifrit"), side="foes")
    chosen = playing_of(rules).foe_choice(scene, rules.offers(scene, "gm"))
    assert chosen is not None
    assert chosen.action.deed.weapon == place(scene.figure("ifrit"), "flaming-sword")


def test_creatures_that_nobody_plays_use_powers_that_reach_many() -> None:
    rules = ruleset_named("cairn2e")
    scene = fight_of(hero(), hero("bob"), beast("elephant"), side="foes")
    chosen = playing_of(rules).foe_choice(scene, rules.offers(scene, "gm"))
    assert chosen is not None
    assert chosen.action.deed.weapon == place(scene.figure("elephant"), "trampling")


@pytest.mark.parametrize(
    ("said", "hurt"),
    [({}, {1, 2, 3, 4}), ({"nature": "silver"}, set(range(1, 9))), ({"nature": "magic"}, set(range(1, 9)))],
)
def test_the_situation_of_a_strike_knows_the_guards_of_its_block(
    said: dict[str, Any], hurt: set[int]
) -> None:
    scene, action = pose("strike", foe="werewolf", dice="d8", **said)
    losses = odds_of(
        lambda: resolve_volley(GAME, scene, action),
        lambda result: next((one.hp for one in result.effects if isinstance(one, HpLost)), 0),
    )
    assert set(losses) == hurt


def test_the_situation_of_a_strike_knows_the_attacks_of_its_block() -> None:
    scene, action = pose("strike", by="invisible-stalker")
    assert (action.blows, action.bypasses_hp, action.target) == (((4, 4),), True, "hero")
    scene, action = pose("strike", by="draugr", hp=1, str=12)
    done = do(scene, action, 5, 20)
    assert done.body("hero").state == "dead"


@pytest.mark.parametrize(("left", "points"), [(2, [4]), (6, [])])
def test_a_creature_that_drinks_strength_gets_back_what_it_has_lost(left: int, points: list[int]) -> None:
    drinks = Abilities(critical=CriticalHarm(restores=True))
    cap = foe("cap", strength=left, strength_most=6, critical="red-cap", special=drinks)
    scene = scene_of(hero(hp=0), cap)
    run = resume(harm(GAME, scene, "ada", Damage(net=1, source="cap")), (20,))
    assert isinstance(run, Run)
    restored = [one for one in run.result[1] if isinstance(one, AttributeRestored)]
    assert [one.points for one in restored] == points
    assert applied(GAME, scene, run.result[1]).figure("cap").character.strength == 6
