"""The two variants with d6 alone, whole: thresholds, bands, help, situation, luck and foes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Waiting, odds_of, prefer, resume
from nde.rules import ruleset_named
from nde.rules.stepdice.actions import Modifier, Strike, Test, UsePower
from nde.rules.stepdice.combat import resolve_strike
from nde.rules.stepdice.effects import LuckSpent
from nde.rules.stepdice.params import offered_params
from nde.rules.stepdice.rolls import number_shift, read_six, read_two
from nde.rules.stepdice.scene import Scene
from nde.rules.stepdice.turns import resolve_test
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
)

SIX = house(OLD, variant="d6")
TWO = house(NEW, variant="2d6")
LEVELS = {"master": 3, "trained": 4, "novice": 5, "unskilled": 6}
TEST = Test(hero="ada", attribute="strength", tn=6)


def six(level: str) -> Scene:
    return scene(hero(variant="d6", strength=LEVELS[level]))


@pytest.mark.rule("nde12/9.1", "nde12/A70", "nde12/A2", "nde12/9.2", "nde12/A71")
@pytest.mark.parametrize(("level", "needed"), LEVELS.items())
def test_each_level_succeeds_from_its_threshold(level: str, needed: int) -> None:
    """Odds of the digest: (7 - n)/6."""
    chances = odds_of(
        lambda: resolve_test(SIX, six(level), TEST),
        lambda result: result.outcome in ("success", "exceptional"),
    )
    assert chances[True] == Fraction(7 - needed, 6)
    assert SIX.settings.d6.levels == LEVELS


@pytest.mark.rule("nde12/9.2", "nde12/A72", "nde12/A73", "nde12/A74", "nde12/9.3", "nde12/A75")
@given(
    level=st.sampled_from(tuple(LEVELS.values())),
    situation=st.integers(-2, 2),
    helpers=st.integers(0, 1),
    talents=st.integers(0, 1),
    rung=st.sampled_from(((4, -1), (6, 0), (8, 1), (12, 2))),
)
def test_shifts_are_added_first_and_kept_between_two_and_six_once(
    level: int, situation: int, helpers: int, talents: int, rung: tuple[int, int]
) -> None:
    tn, steps = rung
    action = Test(
        hero="ada",
        attribute="strength",
        tn=tn,
        modifiers=(Modifier("situation", situation),),
        helpers=helpers,
        talents=("scout",) * talents,
    )
    where = scene(hero(variant="d6", strength=level))
    chances = odds_of(lambda: resolve_test(SIX, where, action), lambda result: result.outcome)
    wins = chances.get("success", Fraction()) + chances.get("exceptional", Fraction())
    threshold = min(max(level + steps + situation - helpers - talents, 2), 6)
    assert wins == Fraction(7 - threshold, 6)


@pytest.mark.rule("nde12/9.4", "nde12/A76")
@pytest.mark.parametrize(("rank", "steps", "wounds"), [("minion", 0, 1), ("elite", 1, 2), ("boss", 2, 3)])
def test_ranks_are_steps_and_keep_their_wounds(rank: str, steps: int, wounds: int) -> None:
    master = hero(variant="d6", strength=3)
    fight = scene(master, foe(rank=rank))
    assert fight.foes[0].wounds == wounds
    chances = odds_of(
        lambda: resolve_strike(SIX, fight, Strike(hero="ada", foe="orc", reach=False)),
        lambda result: result.outcome in ("success", "exceptional"),
    )
    assert chances[True] == Fraction(4 - steps, 6)


def test_a_novice_against_a_boss_with_help_needs_a_six() -> None:
    """Ruling nde12-d6-clamp: 5 + 2 - 1 = 6; clamping step by step would give 5."""
    fight = scene(hero(variant="d6", strength=5), foe(rank="boss"))
    blow = Strike(hero="ada", foe="orc", helpers=1, reach=False)
    assert outcome(SIX, fight, blow, 5) == "failure"
    assert outcome(SIX, fight, blow, 6, "wound") == "exceptional"


@given(threshold=st.integers(2, 6))
def test_one_and_six_keep_their_meaning(threshold: int) -> None:
    """Ruling nde12-d6-exceptional, with its option."""
    assert read_six(SIX.settings, 1, threshold) == "complication"
    assert read_six(SIX.settings, 6, threshold) == "exceptional"
    plain = replace(SIX.settings, d6=replace(SIX.settings.d6, has_exceptional=False))
    assert read_six(plain, 6, threshold) == "success"


@pytest.mark.parametrize(("tier", "needed"), [("trick", 3), ("standard", 4), ("strong", 5), ("great", 6)])
def test_magic_tiers_are_steps_too(tier: str, needed: int) -> None:
    """Ruling nde12-d6-tiers: trick -1, standard 0, strong +1, great +2."""
    mage = scene(hero(variant="d6", power=4))
    cast = UsePower(hero="ada", tier=tier)
    assert outcome(SIX, mage, cast, needed - 1) == "failure"
    answers = (needed, "scale") if needed == 6 else (needed,)
    assert run(SIX, mage, cast, *answers).result.outcome in ("success", "exceptional")


TABLE = {-1: (21, 12, 3, 0), 0: (15, 15, 6, 1), 1: (10, 16, 10, 3), 2: (6, 15, 15, 6), 3: (3, 12, 21, 10)}


@pytest.mark.rule("nde14/8.1", "nde14/B52", "nde14/8.2", "nde14/B53", "nde14/B2")
@pytest.mark.parametrize(("modifier", "counts"), TABLE.items())
def test_the_printed_bands_of_two_dice_come_out_exactly(modifier: int, counts: tuple[int, ...]) -> None:
    """Digest section 5, of 36: failures, costs, tens and more, twelves and more among them."""
    chances = odds_of(
        lambda: resolve_test(TWO, scene(hero(variant="2d6", strength=modifier)), TEST),
        lambda result: result.outcome,
    )
    failure, cost, full, top = counts
    found = [chances.get(name, Fraction()) for name in ("failure", "cost", "success", "exceptional")]
    assert found == [Fraction(failure, 36), Fraction(cost, 36), Fraction(full - top, 36), Fraction(top, 36)]


@given(natural=st.integers(2, 12), modifier=st.integers(-1, 3))
def test_what_twelve_means_is_an_option(natural: int, modifier: int) -> None:
    """Ruling nde14-2d6-twelve."""

    def is_top(policy: str) -> bool:
        settings = replace(TWO.settings, two_dice=replace(TWO.settings.two_dice, exceptional=policy))
        return read_two(settings, natural, modifier) == "exceptional"

    assert is_top("total") == (natural + modifier >= 12)
    assert is_top("exactly") == (natural + modifier == 12)
    assert is_top("natural") == (natural == 12 and natural + modifier >= 10)


@pytest.mark.rule("nde14/8.3", "nde14/B54")
def test_the_situation_adds_or_takes_one_each_counted_once() -> None:
    where = scene(hero(variant="2d6", strength=0))
    up, down = Modifier("tools", -1), Modifier("noise", 1)
    assert outcome(TWO, where, replace(TEST, modifiers=(up, up)), 3, 3) == "cost"
    assert outcome(TWO, where, replace(TEST, modifiers=(up, down)), 3, 3) == "failure"
    assert outcome(TWO, where, replace(TEST, modifiers=(down,)), 3, 4) == "failure"
    assert outcome(TWO, where, replace(TEST, tn=12), 5, 5) == "success"


def test_difficulty_can_shift_two_dice_as_an_option() -> None:
    """Ruling nde14-2d6-numbers: Defence 8 takes two."""
    shifted = house(TWO, two_dice=replace(TWO.settings.two_dice, numbers="shift"))
    fight = scene(hero(variant="2d6", strength=0), foe(rank="boss", game=NEW))
    blow = Strike(hero="ada", foe="orc")
    assert outcome(TWO, fight, blow, 3, 4) == "cost"
    assert outcome(shifted, fight, blow, 4, 4) == "failure"
    assert outcome(shifted, fight, blow, 5, 4) == "cost"


@pytest.mark.rule("nde14/8.4", "nde14/B55")
def test_luck_with_two_dice_rerolls_adds_one_or_buys_a_cost() -> None:
    lucky = scene(hero(variant="2d6", strength=0, luck=2))
    assert asked(TWO, lucky, TEST, 3, 3).options == ("keep", "reroll", "bump", "cost")
    assert outcome(TWO, lucky, TEST, 3, 3, "bump") == "cost"
    assert outcome(TWO, lucky, TEST, 1, 2, "reroll", 6, 4) == "success"
    assert outcome(TWO, lucky, TEST, 1, 2, "cost") == "cost"
    assert after(TWO, lucky, TEST, 3, 3, "bump").heroes[0].character.luck == 1


def test_a_success_with_a_cost_is_no_failure_to_reroll_but_one_more_may_lift_it() -> None:
    lucky = scene(hero(variant="2d6", strength=0, luck=2))
    assert run(TWO, lucky, TEST, 4, 4).result.outcome == "cost"
    assert asked(TWO, lucky, TEST, 4, 5).options == ("keep", "bump")
    assert outcome(TWO, lucky, TEST, 4, 5, "bump") == "success"
    assert asked(TWO, lucky, TEST, 5, 6).options == ("keep", "bump")
    after_any = house(TWO, luck=replace(TWO.settings.luck, after="any"))
    assert asked(after_any, lucky, TEST, 4, 4).options == ("keep", "reroll")
    assert asked(after_any, lucky, TEST, 4, 5).options == ("keep", "reroll", "bump")


def test_seven_to_nine_on_an_attack_hits_and_costs() -> None:
    """Ruling nde14-2d6-bands."""
    fight = scene(hero(variant="2d6", strength=0), foe(rank="elite", game=NEW))
    assert effect_names(TWO, fight, Strike(hero="ada", foe="orc"), 4, 4) == ["Wounded", "ComplicationDue"]


@pytest.mark.rule("nde12/9.4", "nde12/A76")
def test_a_foe_with_a_number_of_its_own_goes_by_the_number() -> None:
    """A tougher elite of 10 is as hard as the next rung; a power rolled against its tier goes by the tier."""
    master = hero(variant="d6", strength=3, power=3)
    tough = scene(master, foe(rank="elite", tn=10))
    blow = Strike(hero="ada", foe="orc", reach=False)
    assert outcome(SIX, tough, blow, 4) == "failure"
    assert outcome(SIX, tough, blow, 5) == "success"
    boss = scene(master, foe(rank="boss"))
    bolt = Strike(hero="ada", foe="orc", attack="power")
    assert outcome(SIX, boss, bolt, 4) == "failure"
    assert outcome(house(SIX, power_number="tier"), boss, bolt, 4) == "success"


def test_luck_works_with_one_die_too_where_a_table_has_it() -> None:
    lucky_game = house(SIX, luck=replace(SIX.settings.luck, per_session=2))
    lucky = scene(hero(variant="d6", strength=4, luck=2))
    assert asked(lucky_game, lucky, TEST, 2).options == ("keep", "reroll", "cost")
    assert outcome(lucky_game, lucky, TEST, 2, "reroll", 5) == "success"
    assert outcome(lucky_game, lucky, TEST, 2, "cost") == "cost"


@pytest.mark.parametrize(("tn", "shift"), [(2, 2), (3, 2), (5, 0), (7, -1), (12, -3), (14, -3)])
def test_a_number_off_the_table_shifts_like_its_nearest(tn: int, shift: int) -> None:
    settings = replace(TWO.settings, two_dice=replace(TWO.settings.two_dice, numbers="shift"))
    assert number_shift(settings, tn) == shift


def test_what_shifts_a_roll_is_named_with_its_rule() -> None:
    where = scene(hero(variant="2d6", strength=0, luck=1))
    moved = run(TWO, where, replace(TEST, modifiers=(Modifier("tools", -1),)), 4, 5).steps[0]
    assert (moved.rule, moved.facts["cause"]) == ("nde14/8.3", ("tools",))
    assert run(TWO, where, replace(TEST, luck="bump"), 4, 5).steps[0].rule == "nde14/8.4"
    helped = run(SIX, scene(hero(variant="d6", strength=4)), replace(TEST, helpers=1), 4).steps[0]
    assert helped.rule == "nde12/9.3"
    cost = run(TWO, scene(hero(variant="2d6", strength=0)), TEST, 4, 4).result.effects[0]
    assert cost.rule == "nde14/8.2"


@pytest.mark.rule("nde14/8.4")
def test_with_two_dice_luck_is_spent_after_the_roll_only() -> None:
    """Ruling nde14-luck-timing: what adds 1 to a result waits for the result."""
    lucky = hero(variant="2d6", strength=0, luck=2)
    assert "luck" not in {param.name for param in offered_params(TWO, scene(lucky), lucky)}
    assert "luck" in {param.name for param in offered_params(NEW, scene(lucky), hero(luck=2))}
    for total, options in ((6, True), (7, False), (8, False), (9, True), (10, False), (11, True)):
        run_on = resume(resolve_test(TWO, scene(lucky), TEST), (total // 2, total - total // 2))
        question = run_on.question if isinstance(run_on, Waiting) else None
        offered = isinstance(question, Ask) and "bump" in question.options
        assert offered is options, total


@pytest.mark.rule("nde14/8.4")
def test_adding_one_is_not_offered_where_it_would_be_wasted() -> None:
    lucky = scene(hero(variant="2d6", strength=0, luck=2))
    assert asked(TWO, lucky, TEST, 2, 3).options == ("keep", "reroll", "cost")
    more = house(TWO, luck=replace(TWO.settings.luck, per_test=2))
    assert asked(more, lucky, TEST, 2, 3).options == ("keep", "reroll", "bump", "cost")
    assert outcome(more, lucky, TEST, 2, 3, "bump", "bump") == "cost"


@pytest.mark.rule("nde14/8.4")
def test_adding_one_never_spoils_a_twelve_that_counts_exactly() -> None:
    """Rulings nde14-luck-timing and nde14-2d6-twelve: 12 becomes 13, which is a plain success."""
    exactly = house(TWO, two_dice=replace(TWO.settings.two_dice, exceptional="exactly"))
    lucky = scene(hero(variant="2d6", strength=2, luck=2))
    assert run(exactly, lucky, TEST, 5, 5).result.outcome == "exceptional"
    assert asked(exactly, lucky, TEST, 5, 4).options == ("keep", "bump")
    assert outcome(exactly, lucky, TEST, 5, 4, "bump") == "exceptional"
    after_any = house(exactly, luck=replace(exactly.settings.luck, after="any", per_test=2))
    assert asked(after_any, lucky, TEST, 5, 6).options == ("keep", "reroll")
    # Of two throws the better is kept: 13 is higher than 12 and worse.
    assert outcome(after_any, lucky, TEST, 5, 6, "reroll", 5, 5) == "exceptional"


@pytest.mark.rule("nde14/8.4")
@pytest.mark.parametrize("said", [{"modifier": 2}, {"modifier": 1, "advantage": 1}])
def test_the_odds_of_luck_where_twelve_counts_exactly(said: dict[str, int]) -> None:
    rules = ruleset_named("nde14").configure({"variant": "2d6", "two_dice.exceptional": "exactly"})
    situation = rules.situation("test")
    values = {param.name: param.default for param in situation.params} | {"luck": "bump"} | said
    asked_for = situation.pose(values)
    found = odds_of(
        lambda: rules.resolve(asked_for.scene, asked_for.action),
        lambda one: (one.outcome, any(isinstance(each, LuckSpent) for each in one.effects)),
        prefer(asked_for.answers),
    )
    by_name: dict[str, Fraction] = {}
    for (name, _), chance in found.items():
        by_name[name] = by_name.get(name, Fraction()) + chance
    assert by_name["exceptional"] == Fraction(7, 36)
    assert by_name["success"] == Fraction(14, 36)
    assert sum(chance for (_, is_spent), chance in found.items() if is_spent) == Fraction(13, 36)


@pytest.mark.rule("nde14/8.4")
def test_the_odds_of_adding_one_spend_luck_only_where_it_lifts_the_result() -> None:
    rules = ruleset_named("nde14").configure({"variant": "2d6"})
    situation = rules.situation("test")
    values = {param.name: param.default for param in situation.params} | {"modifier": 1, "luck": "bump"}
    asked_for = situation.pose(values)
    assert asked_for.answers == {"luck": "bump"}
    assert asked_for.action.luck == ""
