"""Attacks, what a miss costs, and the foes' own turn."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.board import BANDS, Board, Grid, Square, Zones
from nde.dice import Ask, odds_of
from nde.locale import words
from nde.rules import ruleset_named
from nde.rules.stepdice.actions import Attack, FoeStrike, Modifier, Strike
from nde.rules.stepdice.character import Asset
from nde.rules.stepdice.combat import resolve_foe_strike, resolve_strike
from nde.rules.stepdice.effects import BenefitDue
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition
from tests.refusals import refuses
from tests.rules.stepdice.samples import (
    NEW,
    OLD,
    after,
    asked,
    effect_names,
    foe,
    hero,
    house,
    outcome,
    run,
    scene,
    told,
)


def strike(**values: object) -> Strike:
    return Strike(hero="ada", foe="orc", **values)  # type: ignore[arg-type]


@pytest.mark.rule("nde12/5.4", "nde12/A44", "nde12/A45")
@pytest.mark.parametrize(("rank", "tn"), [("minion", 6), ("elite", 8), ("boss", 12)])
def test_the_rank_sets_the_number_and_the_way_of_attack_the_attribute(rank: str, tn: int) -> None:
    fight = scene(hero(strength=20, dexterity=12, power=8), foe(rank=rank))
    assert asked(OLD, fight, strike()).dice == 20
    assert asked(OLD, fight, strike(attack="ranged")).dice == 12
    assert asked(OLD, fight, strike(attack="power")).dice == 8
    assert outcome(OLD, fight, strike(reach=False), tn) == "success"
    assert outcome(OLD, fight, strike(reach=False), tn - 1) == "failure"


@pytest.mark.rule("nde14/4.4", "nde14/B35", "nde14/4.5", "nde14/B36", "nde14/4.6", "nde14/B40")
@pytest.mark.parametrize(
    ("rank", "defence", "hearts"),
    [
        ("weak", 4, 1),
        ("typical", 5, 1),
        ("minion", 5, 1),
        ("elite", 6, 2),
        ("boss", 8, 3),
        ("finale", 8, 5),
        ("legendary", 12, 5),
    ],
)
def test_defence_and_hearts_by_rank_in_the_later_edition(rank: str, defence: int, hearts: int) -> None:
    opponent = foe(rank=rank, game=NEW)
    assert opponent.wounds == hearts
    fight = scene(hero(strength=20, dexterity=12, power=8), opponent)
    assert asked(NEW, fight, strike()).dice == 20
    assert outcome(NEW, fight, strike(), defence) == "success"
    assert outcome(NEW, fight, strike(), defence - 1) == "failure"
    assert after(NEW, fight, strike(), defence).foes[0].wounds == hearts - 1


@pytest.mark.rule(
    "nde12/5.5", "nde12/A46", "nde12/A47", "nde12/A48", "nde12/A49", "nde12/A9", "nde14/4.6", "nde14/B38"
)
@pytest.mark.parametrize(("rank", "hits"), [("minion", 1), ("elite", 2), ("boss", 3)])
def test_a_foe_falls_after_as_many_hits_as_it_has_wounds(rank: str, hits: int) -> None:
    fight = scene(hero(strength=20), foe(rank=rank))
    for left in range(hits - 1, -1, -1):
        fight = after(OLD, fight, strike(), 15)
        assert fight.foes[0].wounds == left
        assert fight.foes[0].is_out == (left == 0)
    assert fight.cast_down == 1
    with refuses("foe-is-out"):
        run(OLD, fight, strike(), 15)


@pytest.mark.rule("nde12/5.5", "nde12/A50", "nde14/4.6", "nde14/B39")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_an_exceptional_hit_on_a_boss_gives_a_choice(game: Game) -> None:
    fight = scene(hero(strength=12), foe(rank="boss", game=game))
    question = asked(game, fight, strike(), 12)
    assert isinstance(question, Ask)
    assert (question.who, question.key, question.default) == ("ada", "exceptional", "wound")
    assert after(game, fight, strike(), 12, "wound").foes[0].wounds == 1
    disarmed = run(game, fight, strike(), 12, "disarm").result.effects
    assert [type(one).__name__ for one in disarmed] == ["Wounded", "BenefitDue", "ConditionSet"]
    assert disarmed[0].wounds == 1
    assert disarmed[1].benefit == "disarm"


def test_an_exceptional_hit_on_a_minion_brings_a_benefit_unasked() -> None:
    """Rulings nde12-exceptional-minion, nde14-minion-exceptional."""
    fight = scene(hero(strength=12), foe())
    assert effect_names(OLD, fight, strike(), 12) == ["Wounded", "BenefitDue"]


def test_wounds_never_exceed_what_is_left() -> None:
    fight = scene(hero(strength=12), foe(rank="elite", wounds=1))
    assert run(OLD, fight, strike(), 12).result.effects[0].wounds == 1


@pytest.mark.rule("nde12/5.5", "nde12/3.4", "nde14/4.6", "nde14/2.4")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_finishing_blow_on_the_highest_face_brings_the_extra_benefit(game: Game) -> None:
    """Rulings nde12-exceptional-minion, nde14-minion-exceptional."""
    last = scene(hero(strength=12), foe(rank="elite", game=game, wounds=1))
    (benefit,) = (one for one in run(game, last, strike(), 12).result.effects if isinstance(one, BenefitDue))
    assert benefit.benefit == "extra"
    assert asked(game, scene(hero(power=12), last.foes[0]), strike(attack="power"), 12).options == (
        "extra",
        "refund",
    )
    whole = scene(hero(strength=12), foe(rank="elite", game=game))
    assert asked(game, whole, strike(), 12).options == ("wound", *game.settings.boons)
    sturdy = Asset(text="crushing blow", effect="wound")
    crushing = scene(hero(strength=12, assets=(sturdy,)), whole.foes[0])
    assert effect_names(game, crushing, strike(asset=0), 12) == ["Wounded", "BenefitDue", "AssetUsed"]


@pytest.mark.rule("nde14/4.6", "nde14/B39")
def test_a_strong_effect_comes_with_the_heart_of_a_hit_or_in_its_place() -> None:
    """Ruling nde14-strong-effect."""
    whole = scene(hero(strength=12), foe(rank="boss", game=NEW))
    assert after(NEW, whole, strike(), 12, "disarm").foes[0].wounds == 2
    instead = house(NEW, boon_harm="instead")
    assert after(instead, whole, strike(), 12, "disarm").foes[0].wounds == 3
    assert after(instead, whole, strike(), 12, "disarm").foes[0].conditions
    assert after(instead, whole, strike(), 12, "wound").foes[0].wounds == 1


@pytest.mark.rule("nde14/4.6", "nde14/B39")
def test_the_text_about_damage_says_what_the_engine_does() -> None:
    text = words("en", "nde14").rule_text("nde14/4.6")
    boss = scene(hero(strength=12), foe(rank="boss", game=NEW), is_fight=True)
    assert "A hit takes 1 Heart; an exceptional one takes 2" in text
    assert [after(NEW, boss, strike(), *rolled).foes[0].wounds for rolled in ((9,), (12, "wound"))] == [2, 1]
    assert "disarm, knock down or push out of cover" in text
    assert {"wound", "disarm", "knock-down", "out-of-cover"} == set(asked(NEW, boss, strike(), 12).options)
    assert "The effect comes with the 1 Heart of any hit." in text
    assert (
        "disarmed or out of cover to the end of the next round, and on the ground to the end of this" in text
    )
    lasts = {
        boon: after(NEW, boss, strike(), 12, boon).foes[0]
        for boon in ("disarm", "knock-down", "out-of-cover")
    }
    assert [one.wounds for one in lasts.values()] == [2, 2, 2]
    assert [one.conditions[0].until for one in lasts.values()] == ["next-round", "round", "next-round"]


@pytest.mark.rule("nde12/6.3", "nde14/5.3", "nde14/B45")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_held_foe_does_not_move_and_a_helpless_one_does_not_act(game: Game) -> None:
    """Rulings nde12-held, nde14-held."""
    held = Condition("held", "next-round")
    rooted, helpless = house(game, held="rooted"), house(game, held="helpless")
    foes_turn = scene(hero(), foe(game=game, conditions=(held,)), is_fight=True, side="foes")
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    assert outcome(rooted, foes_turn, blow, 2) == "failure"
    with refuses("foe-is-held"):
        run(helpless, foes_turn, blow)
    back = replace(foes_turn, side="heroes")
    sharp = {"retaliation": "core"}
    assert after(house(rooted, **sharp), back, strike(), 2).hero("ada").character.hearts == 4
    assert after(house(helpless, **sharp), back, strike(), 2).hero("ada").character.hearts == 5
    assert game.settings.held == ("rooted" if game is OLD else "helpless")


@pytest.mark.rule("nde12/5.6", "nde12/A7", "nde12/A52", "nde12/A53", "nde12/A54", "nde12/7.1", "nde12/A66")
def test_a_miss_in_reach_costs_a_heart() -> None:
    fight = scene(hero(), foe())
    assert after(OLD, fight, strike(), 4).heroes[0].character.hearts == 4
    assert told(OLD, fight, strike(), 4)[-2:] == [("retaliation", "nde12/5.6"), ("heart-lost", "nde12/5.6")]
    assert after(OLD, fight, strike(reach=False), 4).heroes[0].character.hearts == 5


@pytest.mark.rule("nde12/5.6", "nde12/A54")
@pytest.mark.parametrize(("can_shoot", "likely"), [(True, "yes"), (False, "no")])
def test_whether_an_archer_reaches_you_is_proposed_and_the_gm_decides(can_shoot: bool, likely: str) -> None:
    apart = Zones().enter("ada").enter("orc", beside="ada", band=BANDS[2])
    fight = scene(hero(), foe(can_shoot=can_shoot), space=apart)
    shot = strike(attack="ranged")
    question = asked(OLD, fight, shot, 4)
    assert (question.who, question.key, question.default) == ("gm", "reach", likely)
    assert after(OLD, fight, shot, 4, "yes").heroes[0].character.hearts == 4
    assert after(OLD, fight, shot, 4, "no").heroes[0].character.hearts == 5
    settled = house(OLD, reach_question="never")
    assert after(settled, fight, shot, 4).heroes[0].character.hearts == (4 if can_shoot else 5)
    beside = scene(hero(), foe(can_shoot=can_shoot))
    assert asked(house(OLD, reach_question="always"), beside, strike(), 4).default == "yes"


@pytest.mark.rule("nde12/5.6", "nde12/A54")
def test_where_no_places_are_kept_a_missed_shot_is_struck_back_at_by_proposal() -> None:
    """As in the foe's own turn, in which it reaches everybody then."""
    fight = scene(hero(), foe(can_shoot=False))
    assert asked(OLD, fight, strike(attack="ranged"), 4).default == "yes"
    settled = house(OLD, reach_question="never")
    assert after(settled, fight, strike(attack="ranged"), 4).heroes[0].character.hearts == 4


@pytest.mark.rule("nde12/5.6", "nde12/A55")
def test_a_natural_one_costs_a_heart_and_a_complication() -> None:
    fight = scene(hero(), foe())
    assert effect_names(OLD, fight, strike(), 1) == ["HeartsLost", "ComplicationDue"]
    assert effect_names(OLD, fight, strike(reach=False), 1) == ["ComplicationDue"]


def test_the_gm_may_swap_the_heart_for_a_complication() -> None:
    """Ruling nde12-retaliation."""
    swap = house(OLD, retaliation_swap=True)
    fight = scene(hero(), foe())
    assert asked(swap, fight, strike(), 4).options == ("heart", "complication")
    assert effect_names(swap, fight, strike(), 4, "complication") == ["ComplicationDue"]
    assert effect_names(swap, fight, strike(), 4, "heart") == ["HeartsLost"]


@pytest.mark.rule("nde14/9.3", "nde14/B41", "nde14/B58")
def test_the_later_edition_has_retaliation_only_as_a_variant_and_only_in_melee() -> None:
    fight = scene(hero(strength=12, dexterity=12), foe(game=NEW))
    assert effect_names(NEW, fight, strike(), 3) == ["ComplicationDue"]
    risky = house(NEW, retaliation="melee")
    assert effect_names(risky, fight, strike(), 3) == ["HeartsLost"]
    assert effect_names(risky, fight, strike(), 1) == ["HeartsLost", "ComplicationDue"]
    assert effect_names(risky, fight, strike(attack="ranged"), 3) == ["ComplicationDue"]


@pytest.mark.rule(
    "nde12/4.3", "nde12/A6", "nde12/A38", "nde12/A39", "nde14/3.3", "nde14/B30", "nde14/B31", "nde14/B5"
)
@pytest.mark.parametrize(("game", "needed"), [(OLD, 8), (NEW, 5)])
def test_cover_hampers_shots_and_full_cover_stops_them(game: Game, needed: int) -> None:
    fight = scene(hero(dexterity=12), foe(game=game))
    covered = strike(attack="ranged", cover="partial", reach=False)
    if game is NEW:
        assert asked(game, fight, covered).dice == 8
    assert outcome(game, fight, covered, needed) == "success"
    assert outcome(game, fight, covered, needed - 1) == "failure"
    with refuses("full-cover"):
        run(game, fight, strike(attack="ranged", cover="full"), 9)
    assert outcome(game, fight, strike(cover="full", reach=False), 9) == "success"


@pytest.mark.rule("nde12/4.3", "nde14/3.3")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_full_cover_stops_a_power_unless_the_gm_says_it_needs_no_line(game: Game) -> None:
    """Rulings nde12-full-cover, nde14-full-cover."""
    fight = scene(hero(power=12), foe(game=game))
    with refuses("power-needs-line"):
        run(game, fight, strike(attack="power", cover="full"), 9)
    assert outcome(game, fight, strike(attack="power", cover="none"), 9) == "success"


@pytest.mark.rule("nde14/4.5", "nde14/B37")
def test_conditions_change_the_attackers_die_and_not_the_defence() -> None:
    fight = scene(hero(strength=12), foe(rank="elite", game=NEW))
    dark = strike(modifiers=(Modifier("darkness", 1),))
    assert asked(NEW, fight, dark).dice == 8
    assert outcome(NEW, fight, dark, 6) == "success"
    assert outcome(NEW, fight, dark, 5) == "failure"


@pytest.mark.rule("nde12/5.7", "nde12/A56", "nde12/A57")
def test_range_melee_is_adjacent_and_the_optional_cap_makes_far_shots_harder() -> None:
    fight = scene(hero(strength=12, dexterity=12), foe())
    with refuses("out-of-reach"):
        run(OLD, fight, strike(distance=2), 9)
    far = strike(attack="ranged", distance=11, reach=False)
    assert outcome(OLD, fight, far, 7) == "success"
    capped = house(OLD, range_cap=10)
    assert outcome(capped, fight, far, 7) == "failure"
    assert outcome(capped, fight, replace(far, distance=10), 7) == "success"
    both = replace(far, cover="partial")
    assert run(capped, fight, both, 9).steps[0].facts["cause"] == ("cover", "range")
    assert run(capped, fight, both, 9).steps[0].facts["new"] == 12


def on_board(text_walls: frozenset[Square], orc_at: Square) -> Board:
    return Board(grid=Grid(width=14, height=5, walls=text_walls)).put("ada", Square(1, 2)).put("orc", orc_at)


@pytest.mark.rule("nde12/5.7", "nde12/A56", "nde12/4.1", "nde12/A36", "nde12/4.3", "nde12/A38")
def test_the_board_says_who_is_adjacent_and_who_is_hidden() -> None:
    beside = scene(hero(strength=12), foe(), space=on_board(frozenset(), Square(2, 3)))
    assert outcome(OLD, beside, strike(), 7) == "success"
    apart = scene(hero(strength=12, dexterity=12), foe(), space=on_board(frozenset(), Square(3, 2)))
    with refuses("out-of-reach") as refusal:
        run(OLD, apart, strike(), 7)
    assert refusal.value.facts["distance"] == 2
    wall = frozenset(Square(5, y) for y in range(5))
    hidden = scene(hero(dexterity=12), foe(), space=on_board(wall, Square(8, 2)))
    with refuses("full-cover"):
        run(OLD, hidden, strike(attack="ranged"), 7)


@pytest.mark.rule("nde12/5.8", "nde12/A58")
def test_a_crowd_raises_the_number_or_adds_a_complication_never_both() -> None:
    fight = scene(hero(strength=12), foe())
    crowded = strike(is_crowded=True)
    assert outcome(OLD, fight, crowded, 7) == "failure"
    assert effect_names(OLD, fight, crowded, 7) == ["HeartsLost"]
    other = house(OLD, several_foes="complication")
    assert outcome(other, fight, crowded, 7) == "success"
    assert effect_names(other, fight, crowded, 5) == ["HeartsLost", "ComplicationDue"]
    assert outcome(house(OLD, several_foes="off"), fight, crowded, 7) == "success"


@pytest.mark.rule("nde12/5.8")
@pytest.mark.parametrize("attack", ["melee", "ranged", "power"])
def test_a_crowd_presses_whoever_it_is_upon_whatever_they_attack_with(attack: Attack) -> None:
    """Ruling nde12-several-foes: the minions are in melee with the hero; the attack need not be."""
    fight = scene(hero(strength=12, dexterity=12, power=12), foe())
    crowded = strike(attack=attack, is_crowded=True)
    assert outcome(OLD, fight, crowded, 7, *(["no"] if attack == "ranged" else [])) == "failure"
    other = house(OLD, several_foes="complication", reach_question="never")
    kinds = [one.kind for one in run(other, fight, crowded, 5).result.effects if hasattr(one, "kind")]
    assert "crowd" in kinds


@pytest.mark.rule("nde12/11.1", "nde12/A79", "nde14/9.1", "nde14/B57")
@pytest.mark.parametrize(
    "game", [house(OLD, armour="choice"), house(NEW, armour="choice", retaliation="melee")]
)
def test_an_armour_token_may_take_the_place_of_a_heart(game: Game) -> None:
    fight = scene(hero(armour=1), foe(game=game))
    assert asked(game, fight, strike(), 3).key == "armour"
    saved = after(game, fight, strike(), 3, "spend")
    assert (saved.heroes[0].character.hearts, saved.heroes[0].armour) == (5, 0)
    kept = after(game, fight, strike(), 3, "keep")
    assert (kept.heroes[0].character.hearts, kept.heroes[0].armour) == (4, 1)
    assert "ComplicationDue" in effect_names(game, fight, strike(), 1, "spend")


def test_armour_can_absorb_by_itself_and_is_off_unless_switched_on() -> None:
    fight = scene(hero(armour=1), foe())
    assert effect_names(house(OLD, armour="automatic"), fight, strike(), 3) == ["ArmourSpent"]
    assert effect_names(OLD, fight, strike(), 3) == ["HeartsLost"]


@pytest.mark.rule("nde12/5.4", "nde12/A44")
def test_a_power_that_attacks_rolls_against_the_foe_and_costs_its_tier() -> None:
    """Rulings nde12-power-number, nde14-power-target: the foe's number, the tier's, or the higher."""
    fight = scene(hero(power=12), foe(rank="boss"))
    bolt = strike(attack="power", tier="standard")
    assert outcome(OLD, fight, bolt, 11) == "failure"
    assert outcome(house(OLD, power_number="tier"), fight, bolt, 11) == "success"
    strong = replace(bolt, tier="great")
    weak_foe = scene(hero(power=12), foe())
    assert outcome(house(OLD, power_number="higher"), weak_foe, strong, 11) == "failure"
    assert after(OLD, fight, bolt, 11).heroes[0].character.mana == 2
    assert after(OLD, fight, bolt, 12, "refund").heroes[0].character.mana == 3
    with refuses("no-mana") as refusal:
        run(OLD, scene(hero(mana=0), foe()), bolt, 9)
    assert refusal.value.facts["cost"] == 1


def test_a_failed_attack_by_power_has_one_effect_unless_the_table_wants_both() -> None:
    fight = scene(hero(power=12), foe())
    bolt = strike(attack="power")
    assert effect_names(OLD, fight, bolt, 3) == ["ManaSpent", "ComplicationDue"]
    both = house(OLD, power_failure="both", reach_question="never")
    near = scene(hero(power=12), foe(can_shoot=True))
    assert effect_names(both, near, bolt, 3) == ["ManaSpent", "ComplicationDue", "HeartsLost"]


def test_an_asset_adds_a_wound_to_a_melee_hit() -> None:
    fierce = hero(strength=12, assets=(Asset(text="hits hard", effect="wound"),))
    fight = scene(fierce, foe(rank="boss", game=NEW))
    assert after(NEW, fight, strike(asset=0), 9).foes[0].wounds == 1


def test_a_bolstered_foe_is_harder_to_hit() -> None:
    bolstered = foe(conditions=(Condition("bolstered", "round", 1),))
    assert outcome(OLD, scene(hero(), bolstered), strike(reach=False), 7) == "failure"


@pytest.mark.rule(
    "nde12/5.3",
    "nde12/A43",
    "nde12/A8",
    "nde12/5.2",
    "nde12/A42",
    "nde14/4.3",
    "nde14/B34",
    "nde14/4.2",
    "nde14/B33",
)
@pytest.mark.parametrize("game", [OLD, NEW])
def test_one_action_a_turn_and_only_on_your_sides_turn(game: Game) -> None:
    fight = scene(hero(strength=12), foe(rank="boss", game=game), is_fight=True)
    acted = after(game, fight, strike(reach=False), 9)
    assert acted.heroes[0].has_acted
    with refuses("already-acted"):
        run(game, acted, strike(), 9)
    with refuses("not-your-turn"):
        run(game, replace(fight, side="foes"), strike(), 9)


@pytest.mark.rule("nde12/monsters.turn", "nde14/monsters.turn")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_foe_acts_and_the_hero_rolls(game: Game) -> None:
    """Rulings nde12-foe-turn, nde14-foe-turn: only players roll; failing costs a heart."""
    fight = scene(hero(strength=12, dexterity=12), foe(rank="elite", game=game), is_fight=True, side="foes")
    blow = FoeStrike(foe="orc", hero="ada")
    question = asked(game, fight, blow)
    assert (question.who, question.key) == ("gm", "resist-with")
    for best in ("strength", "dexterity", "power"):
        dice = {"strength": 6, "dexterity": 6, "power": 6, best: 12}
        made = hero(strength=dice["strength"], dexterity=dice["dexterity"], power=dice["power"])
        assert asked(game, replace(fight, heroes=(made,)), blow).default == best
    tn = game.settings.ranks["elite"].tn
    assert after(game, fight, blow, "dexterity", tn).heroes[0].character.hearts == 5
    hurt = after(game, fight, replace(blow, attribute="strength"), tn - 1)
    assert hurt.heroes[0].character.hearts == 4
    assert hurt.foes[0].has_acted
    with refuses("not-your-turn"):
        run(game, replace(fight, side="heroes"), blow, "strength", 5)


@pytest.mark.rule("nde12/7.2", "nde12/A67", "nde12/A68")
def test_the_fallen_do_not_act_and_harm_while_down_kills() -> None:
    down = scene(hero(hearts=0), foe(), is_fight=True)
    with refuses("is-down"):
        run(OLD, down, strike(), 9)
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    dead = after(OLD, replace(down, side="foes"), blow)
    assert dead.heroes[0].is_dead
    with refuses("is-dead"):
        run(OLD, replace(dead, side="foes", foes=down.foes), blow)
    spared = after(house(OLD, death="none"), replace(down, side="foes"), blow)
    assert not spared.heroes[0].is_dead


@pytest.mark.rule("nde14/6.1", "nde14/B48")
def test_the_later_edition_has_no_death_from_harm_while_down() -> None:
    down = scene(hero(hearts=0), foe(game=NEW), is_fight=True, side="foes")
    assert not after(NEW, down, FoeStrike(foe="orc", hero="ada", attribute="strength")).heroes[0].is_dead


def test_a_verdict_of_almost_impossible_costs_nothing() -> None:
    fight = scene(hero(dexterity=12), foe(rank="boss"), is_fight=True)
    shot = strike(attack="ranged", cover="partial")
    assert asked(OLD, fight, shot).key == "verdict-impossible"
    assert run(OLD, fight, shot, "accept").result.effects == ()


@pytest.mark.rule("nde12/5.9", "nde12/A59")
def test_the_odds_of_the_books_boss_fight_example() -> None:
    """Help makes the d10 a d12, position makes TN 12 an 8."""
    fight = scene(hero(dexterity=10), foe(rank="boss"))
    shot = strike(attack="ranged", helpers=1, modifiers=(Modifier("position", -1),), reach=False)
    chances = odds_of(lambda: resolve_strike(OLD, fight, shot), lambda result: result.outcome)
    assert chances == {
        "complication": Fraction(1, 12),
        "failure": Fraction(6, 12),
        "success": Fraction(4, 12),
        "exceptional": Fraction(1, 12),
    }


@pytest.mark.rule("nde12/5.5", "nde12/A51")
def test_elites_can_be_dropped_altogether() -> None:
    game = ruleset_named("nde12")
    assert "elite" in game.foes
    without = game.configure({"no_elites": True})
    assert {block.rank for block in without.foes.values()} == {"minion", "boss"}


@pytest.mark.rule("nde12/5.8", "nde12/A58")
def test_a_crowd_on_the_board_is_pointed_out_and_never_counted_by_itself() -> None:
    """Ruling nde12-several-foes."""
    board = on_board(frozenset(), Square(2, 2)).put("two", Square(0, 2))
    fight = scene(hero(strength=12), foe(), foe("two"), space=board)
    assert told(OLD, fight, strike(), 7)[0] == ("crowd-near", "nde12/5.8")
    assert outcome(OLD, fight, strike(), 7) == "success"
    assert ("crowd-near", "nde12/5.8") not in told(OLD, fight, strike(is_crowded=True), 9)
    alone = scene(hero(strength=12), foe(), foe("two"), space=board.put("two", Square(9, 2)))
    assert ("crowd-near", "nde12/5.8") not in told(OLD, alone, strike(), 7)


@pytest.mark.rule("nde12/monsters.traits")
def test_fire_is_easier_against_those_it_harms_most() -> None:
    straw = foe(rank="elite", traits=("vulnerability-fire",))
    fight = scene(hero(strength=12), straw)
    assert outcome(OLD, fight, strike(reach=False), 6) == "failure"
    assert outcome(OLD, fight, strike(reach=False, element="fire"), 6) == "success"


@pytest.mark.rule("nde12/monsters.traits")
def test_a_swarm_may_strike_back_at_two() -> None:
    board = on_board(frozenset(), Square(2, 2)).put("bob", Square(3, 2))
    fight = scene(hero(), hero("bob"), foe(traits=("swarm",)), space=board)
    assert asked(OLD, fight, strike(), 4).key == "swarm"
    hearts = [one.character.hearts for one in after(OLD, fight, strike(), 4, "yes").heroes]
    assert hearts == [4, 4]
    assert [one.character.hearts for one in after(OLD, fight, strike(), 4, "no").heroes] == [4, 5]


@pytest.mark.rule("nde12/5.5", "nde12/A50")
def test_a_push_moves_the_foe_and_a_good_position_eases_the_next_test() -> None:
    board = on_board(frozenset(), Square(2, 2))
    fight = scene(hero(strength=12), foe(rank="boss"), space=board)
    pushed = after(OLD, fight, strike(), 12, "push")
    assert isinstance(pushed.space, Board)
    assert pushed.space.where("orc") == Square(3, 2)
    placed = after(OLD, fight, strike(), 12, "position")
    assert asked(OLD, placed, strike()).dice == 12
    assert outcome(OLD, placed, strike(), 8) == "success"
    assert after(OLD, placed, strike(), 8).heroes[0].conditions == ()


@pytest.mark.rule("nde14/4.6", "nde14/B39")
def test_the_strong_effects_of_the_later_edition_are_felt() -> None:
    fight = scene(hero(strength=12, dexterity=12), foe(rank="boss", game=NEW, can_shoot=True), is_fight=True)
    disarmed = after(NEW, fight, strike(), 12, "disarm")
    foes_turn = replace(disarmed, side="foes")
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    assert asked(NEW, foes_turn, blow).dice == 20
    down = after(NEW, fight, strike(), 12, "knock-down")
    assert down.foes[0].conditions == (Condition("prone", "round"),)
    bared = replace(after(NEW, fight, strike(), 12, "out-of-cover"), is_fight=False)
    low = Grid(width=14, height=5, cover=frozenset({Square(5, 2)}))
    board = Board(grid=low).put("ada", Square(1, 2)).put("orc", Square(8, 2))
    shot = strike(attack="ranged")
    assert asked(NEW, replace(fight, space=board, is_fight=False), shot).dice == 8
    assert asked(NEW, replace(bared, space=board), shot).dice == 12


def test_a_tough_foe_that_is_hurt_cannot_be_knocked_down() -> None:
    firm = foe(rank="boss", game=NEW, traits=("tough",), wounds=2)
    assert "knock-down" not in asked(NEW, scene(hero(strength=12), firm), strike(), 12).options
    whole = foe(rank="boss", game=NEW, traits=("tough",))
    assert "knock-down" in asked(NEW, scene(hero(strength=12), whole), strike(), 12).options


@pytest.mark.rule("nde12/5.5", "nde12/monsters.traits")
def test_where_a_trait_swallows_the_whole_hit_a_second_wound_is_not_offered() -> None:
    """Ruling nde12-exceptional-minion: a wound that would add nothing gives way to the general benefit."""
    bear = foe(rank="elite", traits=("tough",))
    choice = asked(OLD, scene(hero(strength=10), bear), strike(), 10)
    assert "wound" not in choice.options
    assert choice.default == "extra"
    hurt = foe(rank="boss", traits=("tough",), used=("tough",))
    assert asked(OLD, scene(hero(strength=12), hurt), strike(), 12).default == "wound"


@pytest.mark.rule("nde12/6.3", "nde12/A63", "nde14/5.3", "nde14/B45")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_trick_harms_nobody_and_holding_takes_a_strong_power(game: Game) -> None:
    fight = scene(hero(power=12), foe(rank="elite", game=game), is_fight=True)
    with refuses("tier-too-low") as refusal:
        run(game, fight, strike(attack="power", tier="trick"), 9)
    assert refusal.value.facts["least"] == "standard"
    with refuses("tier-too-low"):
        run(game, fight, strike(attack="power", tier="standard", aim="hold"), 9)
    held = after(game, fight, strike(attack="power", tier="strong", aim="hold"), 9)
    assert held.foes[0].wounds == 2
    assert held.foes[0].conditions == (Condition("held", "next-round"),)
    trick = strike(attack="power", tier="trick", is_overruled=True)
    assert after(game, fight, trick, 9).foes[0].wounds == 1


@pytest.mark.parametrize("cost", [0, 2, -1])
def test_an_attack_by_power_costs_what_its_tier_says(cost: int) -> None:
    fight = scene(hero(power=12), foe())
    with refuses("wrong-cost"):
        run(OLD, fight, strike(attack="power", tier="standard", cost=cost), 9)
    with refuses("wrong-cost"):
        run(OLD, fight, strike(attack="power", tier="standard", cost=-1, is_overruled=True), 9)


def test_an_exceptional_bolt_at_a_minion_can_be_had_for_less() -> None:
    fight = scene(hero(power=12), foe())
    bolt = strike(attack="power")
    assert asked(OLD, fight, bolt, 12).options == ("extra", "refund")
    assert after(OLD, fight, bolt, 12, "refund").heroes[0].character.mana == 3


def test_a_wound_asset_is_used_up_by_a_hit_and_only_in_melee() -> None:
    fierce = hero(strength=12, dexterity=12, assets=(Asset(text="hits hard", effect="wound"),))
    fight = scene(fierce, foe(rank="boss", game=NEW))
    assert after(NEW, fight, strike(asset=0), 3).heroes[0].assets_used == ()
    assert after(NEW, fight, strike(asset=0), 9).heroes[0].assets_used == (1,)
    with refuses("asset-does-not-fit"):
        run(NEW, fight, strike(asset=0, attack="ranged"), 9)


@pytest.mark.rule("nde12/monsters.turn", "nde14/monsters.turn")
def test_a_foe_strikes_only_whom_it_can_reach() -> None:
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    far = on_board(frozenset(), Square(9, 2))
    with refuses("out-of-reach"):
        run(OLD, scene(hero(), foe(), space=far), blow, 9)
    assert outcome(OLD, scene(hero(), foe(can_shoot=True), space=far), blow, 9) == "success"
    wall = on_board(frozenset(Square(5, y) for y in range(5)), Square(9, 2))
    with refuses("full-cover"):
        run(OLD, scene(hero(), foe(can_shoot=True), space=wall), blow, 9)
    bared = hero(conditions=(Condition("exposed", "next-round"),))
    assert outcome(OLD, scene(bared, foe(can_shoot=True), space=wall), blow, 9) == "success"


def test_whoever_is_made_to_resist_always_rolls() -> None:
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength", modifiers=(Modifier("darkness", 1),))
    hard = scene(hero(strength=20), foe(rank="boss"))
    assert outcome(OLD, hard, blow, 12) == "success"
    assert outcome(OLD, hard, blow, 11) == "failure"


@pytest.mark.rule("nde12/5.5", "nde12/7.2", "nde12/11.1")
def test_armour_takes_the_blow_that_would_kill_a_fallen_hero() -> None:
    """Ruling nde12-armour: only harm kills who is down, and armour takes the harm."""
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    down = scene(hero(hearts=0, armour=1), foe(), side="foes")
    by_itself = house(OLD, armour="automatic")
    saved = after(by_itself, down, blow)
    assert (saved.heroes[0].is_dead, saved.heroes[0].armour) == (False, 0)
    assert effect_names(by_itself, replace(saved, side="foes"), blow) == ["Died"]
    chosen = house(OLD, armour="choice")
    assert asked(chosen, down, blow).key == "armour"
    assert effect_names(chosen, down, blow, "keep") == ["Died"]
    assert effect_names(OLD, down, blow) == ["Died"]


def test_armour_is_not_spent_where_harm_means_nothing_to_the_fallen() -> None:
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    down = scene(hero(hearts=0, armour=1), foe(), side="foes")
    assert effect_names(house(NEW, armour="automatic"), down, blow) == []


def test_only_a_power_holds_a_foe() -> None:
    with refuses("hold-needs-power"):
        run(OLD, scene(hero(), foe()), strike(aim="hold"), 9)


@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale", "nde14/monsters.blocks")
def test_a_wound_in_a_fight_calls_for_morale_and_a_boss_enters_its_next_phase() -> None:
    pair = scene(hero(strength=12), foe(), foe("two"), is_fight=True)
    assert ("morale-due", "nde12/gm.morale") in told(OLD, pair, strike(), 7)
    last = scene(hero(strength=12), foe(), is_fight=True)
    assert ("morale-due", "nde12/gm.morale") not in told(OLD, last, strike(), 7)
    boss = scene(hero(strength=12), foe(rank="boss", game=NEW), is_fight=True)
    assert ("phase", "nde14/monsters.blocks") in told(NEW, boss, strike(), 9)


@pytest.mark.rule("nde12/monsters.turn", "nde14/monsters.turn")
def test_whoever_resists_needs_the_same_means_as_whoever_tries() -> None:
    fight = scene(hero(), foe(), is_fight=True, side="foes")
    blow = FoeStrike(foe="orc", hero="ada", attribute="strength")
    for changed, refusal in (
        ({"talents": ("cook",)}, "no-such-talent"),
        ({"helpers": 1}, "help-not-given"),
        ({"clock": "none-such"}, "no-such-clock"),
        ({"luck": "bump"}, "no-luck-left"),
        ({"asset": 0}, "no-such-asset"),
    ):
        with refuses(refusal):
            next(resolve_foe_strike(NEW, fight, replace(blow, **changed)))


@pytest.mark.rule("nde12/4.3", "nde12/5.7", "nde12/5.8", "nde14/3.3")
def test_what_hampers_an_attack_cites_its_own_rule() -> None:
    fight = scene(hero(strength=12, dexterity=12), foe())
    covered = strike(attack="ranged", cover="partial", reach=False)
    assert told(OLD, fight, covered, 9)[0] == ("number-moved", "nde12/4.3")
    assert told(NEW, fight, covered, 7)[0] == ("die-lowered", "nde14/3.3")
    assert told(OLD, fight, strike(is_crowded=True, reach=False), 9)[0] == ("number-moved", "nde12/5.8")
    far = strike(attack="ranged", distance=11, reach=False)
    assert told(house(OLD, range_cap=10), fight, far, 9)[0] == ("number-moved", "nde12/5.7")


def test_outside_a_fight_a_hold_lasts_for_the_next_thing_that_is_tried() -> None:
    held = after(OLD, scene(hero(power=12), foe()), strike(attack="power", tier="strong", aim="hold"), 9)
    assert held.foes[0].conditions == (Condition("held", "used"),)


@pytest.mark.rule("nde12/monsters.turn", "nde12/3.4")
def test_heroes_resist_with_what_gives_the_best_chance_and_not_with_the_largest_die() -> None:
    """Ruling nde12-resist-with: against 12 a d6 succeeds on its highest face more often than a d10."""
    warrior = hero(strength=10, dexterity=6, power=6)
    blow = FoeStrike(foe="orc", hero="ada")
    boss = scene(warrior, foe(rank="boss"), is_fight=True, side="foes")
    assert asked(OLD, boss, blow).default == "dexterity"
    assert asked(OLD, scene(warrior, foe(), is_fight=True, side="foes"), blow).default == "strength"
    strict = house(OLD, top_face="strict")
    assert asked(strict, boss, blow).default == "strength"
