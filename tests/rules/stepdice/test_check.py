"""One test: circumstances to die and number, faces to outcomes, luck before and after the roll."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Roll, odds_of, prefer
from nde.rules.stepdice.actions import Modifier, Test, UsePower
from nde.rules.stepdice.character import Asset
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.outcomes import EXCEPTIONAL, SUCCEEDS
from nde.rules.stepdice.rolls import read_face
from nde.rules.stepdice.scene import Condition, Scene
from nde.rules.stepdice.turns import resolve_test
from tests.refusals import refuses
from tests.rules.stepdice.samples import (
    NEW,
    OLD,
    after,
    asked,
    effect_names,
    hero,
    house,
    outcome,
    run,
    scene,
    told,
)

HARDER, EASIER = Modifier("darkness", 1), Modifier("position", -1)


def attempt(tn: int = 6, **values: object) -> Test:
    return Test(hero="ada", attribute="strength", tn=tn, **values)  # type: ignore[arg-type]


def rolled_die(game: Game, where: Scene, action: Test) -> object:
    question = asked(game, where, action)
    assert isinstance(question, Roll)
    return question.dice


@pytest.mark.rule(
    "nde12/3.4", "nde12/A3", "nde12/A4", "nde12/A22", "nde12/A23", "nde12/A24", "nde12/A25", "nde12/A20"
)
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (1, "complication"),
        (2, "failure"),
        (5, "failure"),
        (6, "success"),
        (9, "success"),
        (10, "exceptional"),
    ],
)
def test_a_d10_is_read_against_six(face: int, expected: str) -> None:
    assert outcome(OLD, scene(hero()), attempt(6), face) == expected


@pytest.mark.rule("nde12/3.4", "nde12/A24", "nde14/2.4", "nde14/B21")
@given(tn=st.integers(1, 20), sides=st.sampled_from((4, 6, 8, 10, 12, 20)))
def test_a_one_fails_whatever_the_number(tn: int, sides: int) -> None:
    assert read_face(OLD.settings, 1, sides, tn) == "complication"


@pytest.mark.rule("nde12/3.4", "nde14/2.4", "nde14/B22", "nde14/B3")
@given(tn=st.integers(1, 20), sides=st.sampled_from((4, 6, 8, 10, 12, 20)))
def test_the_highest_face_is_exceptional_and_strictly_only_at_the_number(tn: int, sides: int) -> None:
    """Rulings nde12-top-face, nde14-top-face: literal by default, strict as an option."""
    assert read_face(OLD.settings, sides, sides, tn) == EXCEPTIONAL
    strict = replace(OLD.settings, top_face="strict")
    assert (read_face(strict, sides, sides, tn) == EXCEPTIONAL) == (sides >= tn)


@given(tn=st.integers(2, 20), sides=st.sampled_from((4, 6, 8, 10, 12, 20)), data=st.data())
def test_between_one_and_the_highest_face_the_number_decides(
    tn: int, sides: int, data: st.DataObject
) -> None:
    face = data.draw(st.integers(2, sides - 1))
    assert read_face(OLD.settings, face, sides, tn) == ("success" if face >= tn else "failure")


STRICT_1_2 = {
    6: "3/6 1/6 0 0",
    8: "5/8 3/8 1/8 0",
    10: "7/10 5/10 3/10 0",
    12: "9/12 7/12 5/12 1/12",
    20: "17/20 15/20 13/20 9/20",
}
STRICT_1_4 = {
    4: "2/4 1/4 0 0 0 0",
    6: "4/6 3/6 2/6 1/6 0 0",
    8: "6/8 5/8 4/8 3/8 1/8 0",
    12: "10/12 9/12 8/12 7/12 5/12 1/12",
    20: "18/20 17/20 16/20 15/20 13/20 9/20",
}


def chance_to_succeed(game: Game, sides: int, tn: int) -> Fraction:
    where, action = scene(hero(strength=sides)), attempt(tn)
    chances = odds_of(lambda: resolve_test(game, where, action), lambda result: result.outcome in SUCCEEDS)
    return chances.get(True, Fraction())


@pytest.mark.rule("nde12/3.3", "nde12/A21", "nde14/2.3", "nde14/B18")
@pytest.mark.parametrize(("game", "table"), [(OLD, STRICT_1_2), (NEW, STRICT_1_4)])
def test_the_printed_odds_of_success_come_out_exactly(game: Game, table: dict[int, str]) -> None:
    """The table of the digest, section 5; where literal differs the highest face alone succeeds."""
    strict = house(game, top_face="strict")
    for sides, row in table.items():
        for tn, printed in zip(game.settings.rungs.values(), row.split(), strict=True):
            assert chance_to_succeed(strict, sides, tn) == Fraction(printed), (sides, tn)
            assert chance_to_succeed(game, sides, tn) == (Fraction(printed) or Fraction(1, sides)), (
                sides,
                tn,
            )


@pytest.mark.rule("nde12/3.5", "nde12/A27", "nde12/A28")
def test_worse_and_better_conditions_move_the_number_and_are_told() -> None:
    assert outcome(OLD, scene(hero()), attempt(6, modifiers=(HARDER,)), 7) == "failure"
    assert outcome(OLD, scene(hero()), attempt(8, modifiers=(EASIER,)), 7) == "success"
    steps = run(OLD, scene(hero()), attempt(8, modifiers=(EASIER,)), 7).steps
    assert steps[0].key == "number-moved"
    assert steps[0].rule == "nde12/3.5"
    assert steps[0].facts == {"old": 8, "new": 6, "steps": -1, "cause": ("position",)}


@pytest.mark.rule("nde12/3.5", "nde12/A29")
def test_the_situation_moves_two_steps_at_most() -> None:
    heap = attempt(4, modifiers=(HARDER, HARDER, Modifier("noise", 1)))
    steps = run(OLD, scene(hero(strength=20)), heap, 9).steps
    assert [step.key for step in steps] == ["limit-reached", "number-moved", "rolled"]
    assert steps[1].facts["new"] == 8


@pytest.mark.rule("nde12/3.5", "nde12/A30")
def test_below_the_scale_it_is_almost_certain_unless_the_gm_wants_a_roll() -> None:
    easy = attempt(4, modifiers=(EASIER,))
    question = asked(OLD, scene(hero()), easy)
    assert isinstance(question, Ask)
    assert (question.who, question.key, question.default) == ("gm", "verdict-certain", "accept")
    assert outcome(OLD, scene(hero()), easy, "accept") == "success"
    assert outcome(OLD, scene(hero()), easy, "roll", 3) == "failure"
    assert outcome(OLD, scene(hero()), easy, "roll", 4) == "success"


@pytest.mark.rule("nde12/3.5", "nde12/A31")
def test_above_the_scale_it_is_almost_impossible_unless_the_gm_wants_a_roll() -> None:
    heroic = attempt(12, modifiers=(HARDER,))
    assert asked(OLD, scene(hero()), heroic).key == "verdict-impossible"
    assert outcome(OLD, scene(hero()), heroic, "accept") == "failure"
    assert run(OLD, scene(hero()), heroic, "accept").result.effects == ()
    assert outcome(OLD, scene(hero(strength=20)), heroic, "roll", 12) == "success"


@pytest.mark.rule("nde12/2.4", "nde12/A15", "nde12/A16")
def test_one_talent_lowers_the_number_a_step_and_stacks_with_the_situation() -> None:
    assert outcome(OLD, scene(hero()), attempt(12, talents=("scout",)), 8) == "success"
    both = attempt(12, talents=("scout",), modifiers=(EASIER, EASIER))
    assert run(OLD, scene(hero()), both, 4).steps[0].facts["new"] == 4
    two = attempt(12, talents=("scout", "medic"))
    assert told(OLD, scene(hero()), two, 8)[0] == ("limit-reached", "nde12/2.4")
    assert outcome(OLD, scene(hero()), two, 7) == "failure"


@pytest.mark.rule("nde12/3.6", "nde12/A32", "nde12/A33")
def test_help_raises_the_die_once_however_many_help() -> None:
    assert rolled_die(OLD, scene(hero()), attempt(helpers=1)) == 12
    assert rolled_die(OLD, scene(hero()), attempt(helpers=3)) == 12
    assert rolled_die(house(OLD, helpers=2), scene(hero()), attempt(helpers=3)) == 20


def test_help_for_a_d20_has_no_effect_and_says_so() -> None:
    assert told(OLD, scene(hero(strength=20)), attempt(helpers=1), 9)[0] == ("die-unmoved", "nde12/3.6")


@pytest.mark.rule("nde14/2.5", "nde14/B23", "nde14/B24")
def test_advantage_and_hindrance_cancel_before_the_die_moves() -> None:
    """Ruling nde14-step-order: a d20 with one of each stays a d20."""
    up, down = Modifier("surprise", -1), Modifier("darkness", 1)
    strong = scene(hero(strength=12))
    assert rolled_die(NEW, strong, attempt(modifiers=(up,))) == 20
    assert rolled_die(NEW, strong, attempt(modifiers=(down,))) == 8
    assert rolled_die(NEW, strong, attempt(modifiers=(up, down))) == 12
    assert rolled_die(NEW, scene(hero(strength=20)), attempt(modifiers=(up, down))) == 20
    assert told(NEW, strong, attempt(modifiers=(up, down)), 7)[0] == ("cancelled", "nde14/2.5")


@pytest.mark.rule("nde14/2.5", "nde14/B24", "nde14/2.6", "nde14/B25", "nde14/1.5", "nde14/B14")
def test_talent_help_and_situation_share_one_advantage() -> None:
    up = Modifier("tools", -1)
    everything = attempt(modifiers=(up,), talents=("medic",), helpers=1)
    assert rolled_die(NEW, scene(hero(strength=6)), everything) == 8
    assert rolled_die(NEW, scene(hero(strength=6)), attempt(talents=("medic",))) == 8
    assert rolled_die(NEW, scene(hero(strength=6)), attempt(helpers=1)) == 8
    assert rolled_die(house(NEW, help_counts="apart"), scene(hero(strength=6)), everything) == 12
    assert rolled_die(house(NEW, advantage_cap=2), scene(hero(strength=6)), everything) == 12


@pytest.mark.rule("nde14/1.5", "nde14/B14")
def test_a_talent_can_cancel_a_hindrance() -> None:
    assert rolled_die(NEW, scene(hero(strength=8)), attempt(talents=("scout",), modifiers=(HARDER,))) == 8


def test_a_step_beyond_the_ladder_is_lost_or_moves_the_number() -> None:
    """Ruling nde14-ladder-ends."""
    best = scene(hero(strength=20))
    action = attempt(8, modifiers=(Modifier("surprise", -1),))
    assert outcome(NEW, best, action, 6) == "failure"
    assert outcome(house(NEW, spare_step="number"), best, action, 6) == "success"
    worst = scene(hero(strength=4))
    assert outcome(house(NEW, spare_step="number"), worst, attempt(3, modifiers=(HARDER,)), 3) == "failure"


@pytest.mark.rule("nde14/2.4", "nde14/B19", "nde14/B20", "nde14/B21", "nde14/B22", "nde14/B4")
def test_a_failure_always_changes_the_situation_in_the_later_edition() -> None:
    somebody = scene(hero(strength=12))
    assert effect_names(NEW, somebody, attempt(5), 4) == ["ComplicationDue"]
    assert run(NEW, somebody, attempt(5), 4).result.effects[0].kind == "consequence"
    assert run(NEW, somebody, attempt(5), 1).result.effects[0].kind == "complication"
    assert effect_names(NEW, somebody, attempt(5), 5) == []
    assert effect_names(NEW, somebody, attempt(5), 12) == ["BenefitDue"]


@pytest.mark.rule("nde12/3.4", "nde12/A5", "nde12/A23", "nde12/A25")
def test_a_plain_failure_owes_nothing_in_the_first_edition() -> None:
    assert effect_names(OLD, scene(hero()), attempt(6), 5) == []
    assert effect_names(OLD, scene(hero()), attempt(6), 1) == ["ComplicationDue"]
    assert effect_names(OLD, scene(hero()), attempt(6), 10) == ["BenefitDue"]


@pytest.mark.rule("nde14/1.4", "nde14/B12")
def test_luck_rerolls_and_keeps_the_better() -> None:
    lucky = scene(hero(strength=12, luck=2))
    question = asked(NEW, lucky, attempt(8), 4)
    assert (question.key, question.options, question.default) == ("luck", ("keep", "reroll", "cost"), "keep")
    assert outcome(NEW, lucky, attempt(8), 4, "reroll", 10) == "success"
    assert outcome(NEW, lucky, attempt(8), 4, "reroll", 2) == "failure"
    assert outcome(NEW, lucky, attempt(8), 4, "keep") == "failure"
    assert after(NEW, lucky, attempt(8), 4, "reroll", 10).heroes[0].character.luck == 1


def test_a_discarded_one_brings_no_complication() -> None:
    """Ruling nde14-luck-reroll."""
    lucky = scene(hero(strength=12, luck=1))
    assert effect_names(NEW, lucky, attempt(8), 1, "reroll", 9) == ["LuckSpent"]


@pytest.mark.rule("nde14/1.4", "nde14/B12", "nde14/B4")
def test_luck_turns_a_failure_into_a_success_with_a_cost() -> None:
    lucky = scene(hero(strength=12, luck=1))
    result = run(NEW, lucky, attempt(8), 4, "cost").result
    assert result.outcome == "cost"
    assert [type(one).__name__ for one in result.effects] == ["LuckSpent", "ComplicationDue"]
    assert result.effects[1].kind == "cost"
    on_a_one = run(NEW, lucky, attempt(8), 1, "cost").result
    assert [one.kind for one in on_a_one.effects[1:]] == ["cost", "complication"]


@pytest.mark.rule("nde14/1.4", "nde14/B12")
def test_luck_raises_the_die_before_the_roll_outside_the_limit() -> None:
    lucky = scene(hero(strength=6, luck=1))
    bumped = attempt(modifiers=(Modifier("tools", -1),), luck="bump")
    assert rolled_die(NEW, lucky, bumped) == 12
    assert after(NEW, lucky, bumped, 12).heroes[0].character.luck == 0
    with refuses("no-luck-left"):
        run(NEW, scene(hero()), bumped, 12)


def test_one_point_of_luck_a_test_unless_the_table_says_otherwise() -> None:
    """Ruling nde14-luck-timing."""
    lucky = scene(hero(strength=12, luck=3))
    assert outcome(NEW, lucky, attempt(8), 4, "reroll", 3) == "failure"
    free = house(NEW, luck=replace(NEW.settings.luck, per_test=0))
    assert outcome(free, lucky, attempt(8), 4, "reroll", 3, "reroll", 11) == "success"
    assert outcome(NEW, lucky, attempt(8, luck="bump"), 4) == "failure"


def test_luck_after_any_result_is_an_option() -> None:
    lucky = scene(hero(strength=12, luck=1))
    assert outcome(NEW, lucky, attempt(8), 9) == "success"
    eager = house(NEW, luck=replace(NEW.settings.luck, after="any"))
    assert asked(eager, lucky, attempt(8), 9).options == ("keep", "reroll")
    assert outcome(eager, lucky, attempt(8), 9, "reroll", 12) == "exceptional"


def test_rerolling_a_failure_has_the_odds_of_two_tries() -> None:
    lucky = scene(hero(strength=12, luck=1))
    chances = odds_of(
        lambda: resolve_test(NEW, lucky, attempt(5)),
        lambda result: result.outcome,
        prefer({"luck": "reroll"}),
    )
    assert chances["complication"] == Fraction(1, 144)
    assert chances["failure"] == Fraction(15, 144)
    assert chances["exceptional"] == Fraction(16, 144)
    assert chances["success"] == Fraction(112, 144)


@pytest.mark.rule("nde12/3.7", "nde12/A34", "nde14/2.7", "nde14/B26")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_failed_test_is_not_repeated_without_a_change(game: Game) -> None:
    door = attempt(6, task="door")
    failed = after(game, scene(hero()), door, 3)
    assert failed.failed == (("ada", "door"),)
    with refuses("no-blind-repeat") as refusal:
        run(game, failed, door, 9)
    assert refusal.value.facts["task"] == "door"
    assert outcome(game, failed, replace(door, change="different"), 9) == "success"
    price = run(game, failed, replace(door, change="at-cost"), 9).result.effects[0]
    assert price.kind == "cost"
    other = scene(hero("bob"), failed=failed.failed)
    assert outcome(game, other, replace(door, hero="bob"), 9) == "success"


def test_conditions_bear_on_the_next_test_and_end_when_used() -> None:
    blind = Condition("blinded", "used", 1)
    somebody = scene(hero(conditions=(blind,)))
    assert outcome(OLD, somebody, attempt(6), 7) == "failure"
    assert after(OLD, somebody, attempt(6), 7).heroes[0].conditions == ()


@pytest.mark.rule("nde14/7")
def test_an_asset_can_raise_the_die_or_buy_a_success_once_a_scene() -> None:
    """Ruling nde14-assets: free text, with a structured effect where there is one."""
    assets = (Asset(text="from hiding", effect="die"), Asset(text="forced luck", effect="success-at-cost"))
    somebody = scene(hero(strength=8, assets=assets, mana=1))
    assert rolled_die(NEW, somebody, attempt(asset=0)) == 12
    bought = after(NEW, somebody, attempt(asset=1))
    assert outcome(NEW, somebody, attempt(asset=1)) == "cost"
    assert bought.heroes[0].character.mana == 0
    with refuses("asset-spent"):
        run(NEW, bought, attempt(asset=1))
    with refuses("no-mana"):
        run(NEW, scene(hero(assets=assets, mana=0)), attempt(asset=1))
    with refuses("no-such-asset"):
        run(NEW, somebody, attempt(asset=2), 4)


@pytest.mark.rule("nde12/3.2", "nde12/A20", "nde12/10", "nde12/A78", "nde14/2.2", "nde14/B17")
def test_a_test_explains_itself_step_by_step_in_the_order_of_the_checklist() -> None:
    action = attempt(12, modifiers=(EASIER,), helpers=1)
    steps = run(OLD, scene(hero()), action, 12).steps
    assert [(step.key, step.rule) for step in steps] == [
        ("die-raised", "nde12/3.6"),
        ("number-moved", "nde12/3.5"),
        ("rolled", "nde12/3.4"),
    ]
    assert steps[0].facts == {"old_die": 10, "new_die": 12, "cause": ("help",)}
    assert steps[2].facts == {"hero": "ada", "die": 12, "face": 12, "number": 8, "outcome": "exceptional"}


@pytest.mark.rule("nde12/3.1", "nde12/A19", "nde14/2.1", "nde14/B16")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_what_has_no_stakes_works_without_a_roll(game: Game) -> None:
    trivial = attempt(12, stakes="none")
    assert outcome(game, scene(hero()), trivial) == "success"
    assert told(game, scene(hero()), trivial) == [("no-stakes", game.cite.when)]


@pytest.mark.rule("nde12/1.1", "nde12/A1", "nde14/0.1", "nde14/B1")
@pytest.mark.parametrize(("game", "dice"), [(OLD, (6, 8, 10, 12, 20)), (NEW, (4, 6, 8, 12, 20))])
def test_one_die_at_a_time_of_the_five_kinds(game: Game, dice: tuple[int, ...]) -> None:
    assert game.settings.ladder == dice
    for sides in dice:
        for modifiers in ((), (HARDER,), (EASIER,)):
            question = asked(game, scene(hero(strength=sides)), attempt(8, modifiers=modifiers))
            assert question.dice in dice


@pytest.mark.rule("nde12/4.3", "nde12/A40", "nde14/3.3", "nde14/B31")
def test_cover_may_count_in_other_tests_such_as_spotting_somebody() -> None:
    hidden = attempt(6, modifiers=(Modifier("cover", 1),))
    assert outcome(OLD, scene(hero()), hidden, 7) == "failure"
    assert rolled_die(NEW, scene(hero(strength=12)), hidden) == 8


def test_a_certain_success_still_takes_the_action_of_a_turn() -> None:
    easy = attempt(4, modifiers=(EASIER,))
    fight = scene(hero(), is_fight=True)
    assert after(OLD, fight, easy, "accept").heroes[0].has_acted
    heroic = attempt(12, modifiers=(HARDER,))
    assert not after(OLD, fight, heroic, "accept").heroes[0].has_acted


@pytest.mark.rule("nde12/2.4", "nde12/A16", "nde14/1.5", "nde14/B14")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_only_a_talent_of_the_sheet_helps(game: Game) -> None:
    with refuses("no-such-talent") as refusal:
        run(game, scene(hero()), attempt(talents=("cook",)), 7)
    assert refusal.value.facts["allowed"] == ("scout", "medic")


@pytest.mark.rule("nde12/3.6", "nde12/A32", "nde14/2.6", "nde14/B25")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_in_a_fight_help_has_to_be_given_beforehand(game: Game) -> None:
    with refuses("help-not-given"):
        run(game, scene(hero(), is_fight=True), attempt(helpers=1), 7)
    assert outcome(game, scene(hero(), is_fight=False), attempt(helpers=1), 7) == "success"


def test_an_asset_and_a_power_are_paid_together() -> None:
    assets = (Asset(text="forced luck", effect="success-at-cost"),)
    poor = scene(hero(mana=1, assets=assets))
    with refuses("no-mana") as refusal:
        run(NEW, poor, UsePower(hero="ada", tier="standard", asset=0))
    assert refusal.value.facts["cost"] == 2


def test_everything_that_moves_the_die_is_summed_before_it_moves() -> None:
    """Ruling nde14-step-order: a d4 with a hindrance and a point of luck stays a d4."""
    lucky = scene(hero(strength=4, luck=1))
    assert rolled_die(NEW, lucky, attempt(modifiers=(HARDER,), luck="bump")) == 4
    apart = house(NEW, help_counts="apart")
    assert rolled_die(apart, scene(hero(strength=4)), attempt(modifiers=(HARDER,), helpers=1)) == 4


def test_no_more_talents_than_the_sheet_has() -> None:
    with refuses("no-such-talent"):
        run(OLD, scene(hero(talents=())), attempt(talents=("",)), 7)


def test_luck_is_kept_where_nothing_is_rolled() -> None:
    game = house(NEW, bounds="verdict", modifiers="number")
    certain = attempt(3, modifiers=(EASIER,), luck="bump")
    assert run(game, scene(hero(luck=1)), certain, "accept").result.effects == ()
