"""The numbers of NDE 1.2 against the tables of the book, restated here one by one."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import asdict

from nde.rules.nde12.settings import SETTINGS
from nde.rules.stepdice.rolls import threshold_steps
from nde.rules.stepdice.settings import Rank, Resource, Role, Tier


@pytest.mark.rule("nde12/1.1", "nde12/3.6")
def test_the_ladder_has_five_dice_and_no_d4() -> None:
    """NDE 1.2 §1.1 lists the dice, §3.6 their order."""
    assert SETTINGS.ladder == (6, 8, 10, 12, 20)


@pytest.mark.rule("nde12/1.1", "nde12/9.1")
def test_one_kind_of_dice_is_the_d6_variant_and_not_the_default() -> None:
    assert SETTINGS.variant == "step"


@pytest.mark.rule("nde12/2.1", "nde12/2.2")
def test_each_role_has_one_d10_in_its_own_attribute() -> None:
    assert SETTINGS.roles == {
        "warrior": Role(strength=10, dexterity=6, power=6),
        "rogue": Role(strength=6, dexterity=10, power=6),
        "mage": Role(strength=6, dexterity=6, power=10),
    }
    assert SETTINGS.array == ()
    assert not SETTINGS.has_concept


@pytest.mark.rule("nde12/2.3", "nde12/6.1", "nde12/7.1", "nde12/8")
def test_a_hero_starts_with_5_hearts_and_3_mana_and_may_reach_7_and_5() -> None:
    assert SETTINGS.hearts == Resource(start=5, cap=7)
    assert SETTINGS.mana == Resource(start=3, cap=5)


@pytest.mark.rule("nde12/2.3")
def test_this_edition_has_no_luck() -> None:
    assert SETTINGS.luck.per_session == 0


@pytest.mark.rule("nde12/2.4")
def test_two_talents_are_listed_and_one_lowers_the_number() -> None:
    assert (SETTINGS.talents, SETTINGS.talent_cap, SETTINGS.talent_moves) == (2, 1, "number")


@pytest.mark.rule("nde12/2.5")
def test_gear_is_three_items_and_protection_is_optional() -> None:
    assert (SETTINGS.trinkets, SETTINGS.protection) == (3, "optional")


@pytest.mark.rule("nde12/3.3", "nde12/10")
def test_the_scale_has_four_rungs_in_rising_order() -> None:
    assert list(SETTINGS.rungs.items()) == [("easy", 4), ("normal", 6), ("hard", 8), ("heroic", 12)]
    assert SETTINGS.usual_rung == "normal"


@pytest.mark.rule("nde12/3.4")
def test_the_highest_face_is_read_literally_and_a_plain_failure_stays_plain() -> None:
    assert (SETTINGS.top_face, SETTINGS.failure) == ("literal", "plain")


@pytest.mark.rule("nde12/3.5")
def test_the_situation_moves_the_number_by_two_steps_at_most() -> None:
    assert (SETTINGS.modifiers, SETTINGS.number_cap, SETTINGS.bounds) == ("number", 2, "verdict")


@pytest.mark.rule("nde12/3.6")
def test_one_helper_moves_the_die_apart_from_the_number() -> None:
    assert (SETTINGS.helpers, SETTINGS.help_counts, SETTINGS.spare_step) == (1, "apart", "lost")


@pytest.mark.rule("nde12/4.1", "nde12/4.2", "nde12/5.3", "nde12/gm.terrain")
def test_a_turn_has_five_squares_of_movement_and_difficult_ones_cost_two() -> None:
    assert (SETTINGS.distance, SETTINGS.move_squares, SETTINGS.difficult_cost) == ("grid", 5, 2)


@pytest.mark.rule("nde12/5.4", "nde12/5.5")
def test_foes_by_rank() -> None:
    assert SETTINGS.ranks == {
        "minion": Rank(tn=6, wounds=1),
        "elite": Rank(tn=8, wounds=2),
        "boss": Rank(tn=12, wounds=3),
    }
    assert not SETTINGS.no_elites


@pytest.mark.rule("nde12/5.5")
def test_an_exceptional_hit_is_two_wounds_or_one_of_three_boons() -> None:
    assert SETTINGS.exceptional_wounds == 2
    assert SETTINGS.boons == ("push", "disarm", "position")


@pytest.mark.rule("nde12/5.6")
def test_retaliation_is_part_of_the_core_and_not_swapped() -> None:
    assert (SETTINGS.retaliation, SETTINGS.retaliation_swap) == ("core", False)


@pytest.mark.rule("nde12/5.7", "nde12/5.8", "nde12/11.1")
def test_optional_rules_are_off_and_a_crowd_raises_the_number() -> None:
    assert (SETTINGS.range_cap, SETTINGS.armour, SETTINGS.several_foes) == (0, "off", "number")


@pytest.mark.rule("nde12/6.3")
def test_tiers_of_magic() -> None:
    assert SETTINGS.tiers == {
        "trick": Tier(numbers=(4,), costs=(0, 1)),
        "standard": Tier(numbers=(6,), costs=(1,)),
        "strong": Tier(numbers=(8,), costs=(2,)),
        "great": Tier(numbers=(12,), costs=(3,)),
    }
    assert (SETTINGS.heal, SETTINGS.heal_tier) == (2, "strong")


@pytest.mark.rule("nde12/6.2", "nde12/6.4")
def test_magic_at_a_foe_is_rolled_against_the_foe_and_a_refund_is_one_mana() -> None:
    assert (SETTINGS.power_number, SETTINGS.power_failure, SETTINGS.mana_return) == ("foe", "one-effect", 1)


@pytest.mark.rule("nde12/7.2")
def test_harm_while_down_kills() -> None:
    assert SETTINGS.death == "damage-while-down"


@pytest.mark.rule("nde12/7.3")
def test_a_rest_after_a_conflict_restores_everything() -> None:
    assert asdict(SETTINGS.rest) == {
        "breather_hearts": "full",
        "breather_mana": "full",
        "scene_mana": 0,
        "safe_hearts": "full",
        "safe_mana": "full",
        "without_fire": "full",
    }


@pytest.mark.rule("nde12/8")
def test_a_starting_hero_can_take_fourteen_advances() -> None:
    """Ten steps of the dice, two Hearts and two Mana, whichever the role."""
    for role in SETTINGS.roles.values():
        top = len(SETTINGS.ladder) - 1
        steps = sum(top - SETTINGS.ladder.index(die) for die in (role.strength, role.dexterity, role.power))
        hearts = SETTINGS.hearts.cap - SETTINGS.hearts.start
        mana = SETTINGS.mana.cap - SETTINGS.mana.start
        assert (steps, hearts, mana) == (10, 2, 2)
    assert (SETTINGS.advance.raises, SETTINGS.advance.has_assets) == ("both", False)


@pytest.mark.rule("nde12/9.1", "nde12/9.2")
def test_levels_on_a_d6_and_the_ends_of_the_threshold() -> None:
    assert list(SETTINGS.d6.levels.items()) == [
        ("master", 3),
        ("trained", 4),
        ("novice", 5),
        ("unskilled", 6),
    ]
    assert (SETTINGS.d6.least, SETTINGS.d6.most) == (2, 6)
    assert SETTINGS.d6.has_exceptional


@pytest.mark.rule("nde12/9.1")
@pytest.mark.parametrize(
    ("die", "level"),
    [(6, "unskilled"), (8, "novice"), (10, "trained"), (12, "master")],
)
def test_a_die_becomes_the_level_with_the_nearest_chance_against_a_normal_number(
    die: int, level: str
) -> None:
    """Ruling nde12-d6-levels: worked out from the odds of both rolls, not copied from the table."""
    wanted = Fraction(die - SETTINGS.rungs["normal"] + 1, die)
    nearest = min(SETTINGS.d6.levels, key=lambda one: abs(Fraction(7 - SETTINGS.d6.levels[one], 6) - wanted))
    assert SETTINGS.d6.from_dice[f"d{die}"] == nearest == level


@pytest.mark.rule("nde12/9.1")
def test_every_die_of_the_ladder_has_a_level_and_larger_dice_are_never_worse() -> None:
    thresholds = [SETTINGS.d6.levels[SETTINGS.d6.from_dice[f"d{die}"]] for die in SETTINGS.ladder]
    assert thresholds == sorted(thresholds, reverse=True)
    assert len(SETTINGS.d6.from_dice) == len(SETTINGS.ladder)


@pytest.mark.rule("nde12/9.2", "nde12/9.4")
def test_on_a_d6_ranks_and_rungs_move_the_threshold_in_step() -> None:
    assert SETTINGS.d6.ranks == {"minion": 0, "elite": 1, "boss": 2}
    assert SETTINGS.d6.rungs == {"easy": -1, "normal": 0, "hard": 1, "heroic": 2}
    by_number = {key: threshold_steps(SETTINGS, rank.tn, "") for key, rank in SETTINGS.ranks.items()}
    assert by_number == SETTINGS.d6.ranks


@pytest.mark.rule("nde12/9.2", "nde12/6.3")
def test_on_a_d6_magic_is_as_hard_as_its_number() -> None:
    """Ruling nde12-d6-tiers."""
    steps = {key: threshold_steps(SETTINGS, tier.numbers[0], "") for key, tier in SETTINGS.tiers.items()}
    assert steps == {"trick": -1, "standard": 0, "strong": 1, "great": 2}


@pytest.mark.rule("nde12/11.2", "nde12/gm.chase")
def test_a_clock_has_three_steps_and_one_side_rolls_in_a_chase() -> None:
    assert (SETTINGS.clock_steps, SETTINGS.chase_rolls) == (3, "heroes")
