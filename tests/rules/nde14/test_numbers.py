"""The numbers of NDE 1.4 against the tables of the book, restated here by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from nde.rules import ruleset_named
from nde.rules.nde14.settings import SETTINGS
from nde.rules.stepdice.configuration import configure
from nde.rules.stepdice.outcomes import SUCCEEDS
from nde.rules.stepdice.rolls import move_die, read_face, read_two
from nde.rules.stepdice.settings import Rank, Resource, Rest, Role


@pytest.mark.rule("nde14/0.1", "nde14/2.5")
def test_the_dice_are_d4_to_d20_without_a_d10() -> None:
    assert SETTINGS.ladder == (4, 6, 8, 12, 20)


@pytest.mark.rule("nde14/2.3")
def test_six_difficulties_from_3_to_12() -> None:
    assert list(SETTINGS.rungs.items()) == [
        ("easy", 3),
        ("standard", 4),
        ("hard", 5),
        ("very-hard", 6),
        ("heroic", 8),
        ("legendary", 12),
    ]
    assert SETTINGS.rungs[SETTINGS.usual_rung] == 4


@pytest.mark.rule("nde14/1.2", "nde14/1.3")
def test_each_role_suggests_one_way_to_deal_out_the_starting_dice() -> None:
    assert SETTINGS.roles == {
        "assault": Role(strength=12, dexterity=8, power=6),
        "specialist": Role(dexterity=12, power=8, strength=6),
        "adept": Role(power=12, dexterity=8, strength=6),
    }
    spreads = set(permutations(SETTINGS.array))
    assert len(spreads) == 6
    for role in SETTINGS.roles.values():
        assert (role.strength, role.dexterity, role.power) in spreads


@pytest.mark.rule("nde14/1.1", "nde14/1.4", "nde14/1.5", "nde14/1.6", "nde14/7")
def test_what_a_character_starts_with_and_can_reach() -> None:
    assert SETTINGS.has_concept
    assert SETTINGS.hearts == Resource(start=5, cap=7)
    assert SETTINGS.mana == Resource(start=3, cap=5)
    assert SETTINGS.luck.per_session == 2
    assert (SETTINGS.talents, SETTINGS.talent_cap, SETTINGS.trinkets) == (2, 1, 3)
    assert SETTINGS.protection == "always"
    assert SETTINGS.advance.has_assets


@pytest.mark.rule("nde14/7")
def test_a_starting_character_has_ten_advances_before_only_assets_are_left() -> None:
    top = SETTINGS.ladder.index(20)
    die_steps = sum(top - SETTINGS.ladder.index(die) for die in SETTINGS.array)
    hearts = SETTINGS.hearts.cap - SETTINGS.hearts.start
    power_points = SETTINGS.mana.cap - SETTINGS.mana.start
    assert (die_steps, hearts, power_points) == (6, 2, 2)


@pytest.mark.rule("nde14/4.5", "nde14/4.6")
def test_defence_and_hearts_by_rank() -> None:
    assert SETTINGS.ranks == {
        "weak": Rank(tn=4, wounds=1),
        "minion": Rank(tn=5, wounds=1),
        "typical": Rank(tn=5, wounds=1),
        "elite": Rank(tn=6, wounds=2),
        "boss": Rank(tn=8, wounds=3),
        "finale": Rank(tn=8, wounds=5),
        "legendary": Rank(tn=12, wounds=5),
    }
    assert SETTINGS.exceptional_wounds == 2


@pytest.mark.rule("nde14/5.3", "nde14/5.4")
def test_powers_by_tier() -> None:
    tiers = {name: (tier.numbers, tier.costs) for name, tier in SETTINGS.tiers.items()}
    assert tiers == {
        "trick": ((4,), (0, 1)),
        "standard": ((5,), (1,)),
        "strong": ((6,), (2,)),
        "great": ((8, 9, 10, 11, 12), (3,)),
    }
    assert SETTINGS.mana_return == 1


@pytest.mark.rule("nde14/5.5", "nde14/6.2")
def test_a_breather_heals_but_gives_no_power_points_beyond_the_one_of_the_scene() -> None:
    assert SETTINGS.rest == Rest(
        breather_hearts="full",
        breather_mana="none",
        scene_mana=1,
        safe_hearts="full",
        safe_mana="full",
        without_fire="full",
    )


@pytest.mark.rule("nde14/2.4", "nde14/2.5", "nde14/2.6", "nde14/6.1", "nde14/9.1", "nde14/9.3")
def test_the_policies_of_the_edition() -> None:
    policies = {
        "modifiers": "die",
        "advantage_cap": 1,
        "help_counts": "as-advantage",
        "bounds": "saturate",
        "spare_step": "lost",
        "top_face": "literal",
        "failure": "consequence",
        "retaliation": "off",
        "death": "none",
        "armour": "off",
        "power_number": "foe",
        "several_foes": "off",
        "range_cap": 0,
    }
    assert {key: getattr(SETTINGS, key) for key in policies} == policies


@pytest.mark.rule("nde14/3.1", "nde14/3.2", "nde14/4.3", "nde14/9.2")
def test_distance_is_zones_and_the_grid_is_five_squares() -> None:
    assert SETTINGS.distance == "zones"
    assert (SETTINGS.move_zones, SETTINGS.move_squares, SETTINGS.clock_steps) == (1, 5, 3)


@pytest.mark.rule("nde14/2.5")
@pytest.mark.parametrize(
    ("die", "better", "worse"), [(6, 8, 4), (8, 12, 6), (12, 20, 8), (20, 20, 12), (4, 6, 4)]
)
def test_a_step_up_and_a_step_down_the_ladder(die: int, better: int, worse: int) -> None:
    assert move_die(SETTINGS.ladder, die, 1)[0] == better
    assert move_die(SETTINGS.ladder, die, -1)[0] == worse


# Successes by die and T, of as many as the die has faces; where the strict reading differs, it comes second.
SUCCESSES = {
    4: {3: (2, 2), 4: (1, 1), 5: (1, 0), 6: (1, 0), 8: (1, 0), 12: (1, 0)},
    6: {3: (4, 4), 4: (3, 3), 5: (2, 2), 6: (1, 1), 8: (1, 0), 12: (1, 0)},
    8: {3: (6, 6), 4: (5, 5), 5: (4, 4), 6: (3, 3), 8: (1, 1), 12: (1, 0)},
    12: {3: (10, 10), 4: (9, 9), 5: (8, 8), 6: (7, 7), 8: (5, 5), 12: (1, 1)},
    20: {3: (18, 18), 4: (17, 17), 5: (16, 16), 6: (15, 15), 8: (13, 13), 12: (9, 9)},
}


@pytest.mark.rule("nde14/2.4", "nde14/0.2")
@pytest.mark.parametrize("die", SETTINGS.ladder)
@pytest.mark.parametrize("number", SETTINGS.rungs.values())
def test_how_often_each_die_succeeds(die: int, number: int) -> None:
    literal, strict = SUCCESSES[die][number]
    for settings, count in ((SETTINGS, literal), (configure(SETTINGS, {"top_face": "strict"}), strict)):
        outcomes = [read_face(settings, face, die, number) for face in range(1, die + 1)]
        assert sum(outcome in SUCCEEDS for outcome in outcomes) == count
        assert outcomes[0] == "complication"


# Of the 36 rolls of 2d6, by modifier: failures, successes with a cost, 10 or more, and 12 or more among them.
BANDS = {-1: (21, 12, 3, 0), 0: (15, 15, 6, 1), 1: (10, 16, 10, 3), 2: (6, 15, 15, 6), 3: (3, 12, 21, 10)}


@pytest.mark.rule("nde14/8.1", "nde14/8.2")
@pytest.mark.parametrize("modifier", BANDS)
def test_the_bands_of_two_dice(modifier: int) -> None:
    rolls = Counter(
        read_two(SETTINGS, one + other, modifier) for one, other in product(range(1, 7), repeat=2)
    )
    full = rolls["success"] + rolls["exceptional"]
    assert (rolls["failure"], rolls["cost"], full, rolls["exceptional"]) == BANDS[modifier]


@pytest.mark.rule("nde14/8.5", "nde14/8.1")
def test_dice_become_modifiers_one_by_one() -> None:
    two = SETTINGS.two_dice
    assert two.from_dice == {"d4": -1, "d6": 0, "d8": 1, "d12": 2, "d20": 3}
    assert two.array == tuple(two.from_dice[f"d{die}"] for die in SETTINGS.array)
    assert (two.least, two.most) == (min(two.from_dice.values()), max(two.from_dice.values()))


@pytest.mark.rule("nde14/8.3")
def test_the_optional_shift_covers_every_number_of_the_book_and_never_falls_as_it_gets_easier() -> None:
    two = SETTINGS.two_dice
    assert two.numbers == "ignored"
    defences = {rank.tn for rank in SETTINGS.ranks.values()}
    assert {number: two.shifts[str(number)] for number in defences} == {4: 1, 5: 0, 6: -1, 8: -2, 12: -3}
    used = (
        defences
        | set(SETTINGS.rungs.values())
        | {n for tier in SETTINGS.tiers.values() for n in tier.numbers}
    )
    shifts = [two.shifts[str(number)] for number in sorted(used)]
    assert shifts == sorted(shifts, reverse=True)


@pytest.mark.rule("nde14/8.2")
@pytest.mark.parametrize(("reading", "plus_two"), [("total", 6), ("exactly", 3), ("natural", 1)])
def test_what_a_twelve_means_is_an_option(reading: str, plus_two: int) -> None:
    settings = configure(SETTINGS, {"two_dice.exceptional": reading})
    rolls = [read_two(settings, one + other, 2) for one, other in product(range(1, 7), repeat=2)]
    assert Fraction(rolls.count("exceptional"), 36) == Fraction(plus_two, 36)


@pytest.mark.rule("nde14/4.5", "nde14/4.6")
def test_hearts_that_the_rulebook_does_not_name_say_where_they_are_from() -> None:
    """Rulings nde14-minion-defence, nde14-boss-hearts."""
    sheets = ruleset_named("nde14").foe_sheet
    assert sheets is not None
    said = {
        id: [item for one in sheets(id).lists for item in one.items if str(item).startswith("hearts-")]
        for id in SETTINGS.ranks
    }
    assert {id: one for id, one in said.items() if one} == {
        "weak": ["hearts-ours"],
        "typical": ["hearts-ours"],
        "legendary": ["hearts-companion"],
    }
