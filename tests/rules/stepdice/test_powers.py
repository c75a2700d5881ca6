"""Magic and powers: paid first, refused when it cannot be, and what the highest face brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.dice import Run, resume
from nde.rules import ruleset_named
from nde.rules.stepdice.actions import EndTurn, Modifier, Strike, UsePower
from nde.rules.stepdice.effects import HeartsHealed
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import is_in
from tests.refusals import refuses
from tests.rules.stepdice.samples import (
    NEW,
    OLD,
    after,
    asked,
    effect_names,
    foe,
    hero,
    outcome,
    run,
    scene,
)

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def power(tier: str = "standard", **values: object) -> UsePower:
    return UsePower(hero="ada", tier=tier, **values)  # type: ignore[arg-type]


@pytest.mark.rule("nde12/6.3", "nde12/A63", "nde12/6.1", "nde12/A60", "nde12/6.2", "nde12/A61")
@pytest.mark.parametrize(
    ("tier", "tn", "cost"), [("trick", 4, 0), ("standard", 6, 1), ("strong", 8, 2), ("great", 12, 3)]
)
def test_tiers_of_the_first_edition(tier: str, tn: int, cost: int) -> None:
    mage = scene(hero(power=20))
    assert outcome(OLD, mage, power(tier), tn) == "success"
    assert outcome(OLD, mage, power(tier), tn - 1) == "failure"
    assert after(OLD, mage, power(tier), tn).heroes[0].character.mana == 3 - cost


@pytest.mark.rule("nde14/5.3", "nde14/B45", "nde14/5.1", "nde14/B42", "nde14/5.2", "nde14/B43")
@pytest.mark.parametrize(
    ("tier", "t", "cost"), [("trick", 4, 0), ("standard", 5, 1), ("strong", 6, 2), ("great", 8, 3)]
)
def test_tiers_of_the_later_edition(tier: str, t: int, cost: int) -> None:
    adept = scene(hero(power=20))
    assert outcome(NEW, adept, power(tier), t) == "success"
    assert outcome(NEW, adept, power(tier), t - 1) == "failure"
    assert after(NEW, adept, power(tier), t).heroes[0].character.mana == 3 - cost


@pytest.mark.rule("nde14/5.3", "nde14/B45")
def test_a_great_power_may_be_set_between_eight_and_twelve() -> None:
    adept = scene(hero(power=20))
    assert outcome(NEW, adept, power("great", tn=12), 11) == "failure"
    with refuses("wrong-cost"):
        run(NEW, adept, power("great", tn=13), 11)
    assert outcome(NEW, adept, power("great", tn=13, is_overruled=True), 13) == "success"


def test_a_trick_costs_nothing_or_one() -> None:
    """Rulings nde12-trick-cost."""
    mage = scene(hero(power=20))
    assert after(OLD, mage, power("trick", cost=1), 9).heroes[0].character.mana == 2
    with refuses("wrong-cost") as refusal:
        run(OLD, mage, power("trick", cost=2), 9)
    assert refusal.value.facts["allowed"] == ("0", "1")
    with refuses("no-such-tier"):
        run(OLD, mage, power("colossal"), 9)


@pytest.mark.rule("nde12/6.2", "nde12/A62", "nde14/5.2", "nde14/B44")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_failed_power_loses_the_mana_and_owes_a_consequence(game: Game) -> None:
    mage = scene(hero(power=20))
    result = run(game, mage, power("strong"), 3).result
    assert [type(one).__name__ for one in result.effects] == ["ManaSpent", "ComplicationDue"]
    assert result.effects[1].kind == "consequence"
    assert run(game, mage, power("strong"), 1).result.effects[1].kind == "complication"
    assert after(game, mage, power("strong"), 3).heroes[0].character.mana == 1


@pytest.mark.rule("nde12/6.2", "nde14/5.2")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_what_cannot_be_paid_is_refused_before_any_roll(game: Game) -> None:
    with refuses("no-mana") as refusal:
        run(game, scene(hero(mana=1)), power("strong"))
    assert refusal.value.facts == {"rule": game.cite.mana, "hero": "ada", "cost": 2, "mana": 1}


@pytest.mark.rule("nde12/6.4", "nde12/A64", "nde14/5.4", "nde14/B46")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_the_highest_face_gives_scale_benefit_or_a_point_back(game: Game) -> None:
    mage = scene(hero(power=12))
    question = asked(game, mage, power("standard"), 12)
    assert (question.key, set(question.options)) == ("power-exceptional", {"scale", "benefit", "refund"})
    assert after(game, mage, power("standard"), 12, "refund").heroes[0].character.mana == 3
    assert effect_names(game, mage, power("standard"), 12, "scale") == [
        "ManaSpent",
        "ConditionSet",
        "BenefitDue",
    ]
    assert "refund" not in asked(game, mage, power("trick"), 12).options


@pytest.mark.rule("nde12/6.3", "nde14/5.3")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_healing_gives_two_hearts_up_to_the_maximum_and_raises_the_fallen(game: Game) -> None:
    """Rulings nde12-healing, nde14-healing."""
    mage = hero(power=12)
    healed = after(game, scene(mage, hero("bob", hearts=0)), power("strong", heals="bob"), 9)
    assert healed.heroes[1].character.hearts == 2
    capped = after(game, scene(mage, hero("bob", hearts=4)), power("strong", heals="bob"), 9)
    assert capped.heroes[1].character.hearts == 5
    with refuses("is-dead"):
        run(game, scene(mage, hero("bob", hearts=0, is_dead=True)), power("strong", heals="bob"), 9)


@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_several_targets_cost_one_more_or_are_a_step_harder() -> None:
    mage = scene(hero(power=20))
    assert after(OLD, mage, power(targets=3), 9).heroes[0].character.mana == 1
    assert outcome(OLD, mage, power(targets=3, spread="number"), 7) == "failure"
    assert after(OLD, mage, power(targets=3, spread="number"), 9).heroes[0].character.mana == 2


@pytest.mark.rule("nde12/11.2", "nde12/A80", "nde14/9.2", "nde14/B57")
def test_a_failure_moves_the_clock_it_is_tied_to() -> None:
    from nde.rules.stepdice.scene import Clock

    timed = scene(hero(power=12), clocks=(Clock(id="alarm", steps=3, filled=2),))
    ticked = after(OLD, timed, power("trick", clock="alarm"), 2)
    assert ticked.clocks[0].is_full
    assert not after(OLD, timed, power("trick", clock="alarm"), 5).clocks[0].is_full
    assert replace(ticked.clocks[0]).filled == 3


@pytest.mark.rule("nde12/6.3", "nde14/5.3")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_healing_takes_a_strong_power_unless_the_gm_says_otherwise(game: Game) -> None:
    wounded = scene(hero(power=12), hero("bob", hearts=0))
    with refuses("tier-too-low"):
        run(game, wounded, power("trick", heals="bob"), 9)
    kind = power("trick", heals="bob", is_overruled=True)
    assert after(game, wounded, kind, 9).heroes[1].character.hearts == 2
    with refuses("wrong-cost"):
        run(game, wounded, power("trick", cost=-1, is_overruled=True), 9)


def test_nothing_is_paid_for_what_is_not_tried() -> None:
    mage = scene(hero(power=12))
    impossible = power("great", modifiers=(Modifier("darkness", 1),))
    assert run(OLD, mage, impossible, "accept").result.effects == ()
    assert [step.key for step in run(OLD, mage, impossible, "accept").steps][-1] == "not-tried"
    assert "paid" not in [step.key for step in run(OLD, mage, impossible, "accept").steps]


def test_a_negative_price_is_refused_however_many_it_is_for() -> None:
    with refuses("wrong-cost"):
        run(OLD, scene(hero(power=12)), power("strong", cost=-1, targets=3, is_overruled=True), 9)


def test_the_unhurt_are_not_healed_and_nothing_is_paid() -> None:
    with refuses("not-hurt"):
        run(OLD, scene(hero(power=12), hero("bob")), power("strong", heals="bob"), 9)


@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
@pytest.mark.parametrize("id", ["nde12", "nde14"])
def test_a_healing_of_several_is_posed_with_as_many_who_need_it(id: str) -> None:
    ruleset = ruleset_named(id)
    situation = ruleset.situation("power")
    values = {param.name: param.default for param in situation.params}
    values |= {"die": 20, "tier": "strong", "goal": "heal", "targets": 3, "mana": 3}
    posed = situation.pose(values)
    healed = resume(ruleset.resolve(posed.scene, posed.action), [19])
    assert isinstance(healed, Run)
    assert [one.hero for one in healed.result.effects if isinstance(one, HeartsHealed)] == [
        "ally",
        "ally-2",
        "ally-3",
    ]


@BOTH
@pytest.mark.rule("nde12/6.4", "nde14/5.4")
def test_an_exceptional_hold_can_last_a_round_longer(game: Game) -> None:
    """Rulings nde12-held, nde14-held: the highest face may make a power last longer."""
    where = scene(hero(power=12), foe("orc", "elite", game), is_fight=True)
    hold = Strike(hero="ada", foe="orc", attack="power", aim="hold", tier="strong")
    ask = asked(game, where, hold, 12)
    assert ask.options[:2] == ("longer", "extra") == (ask.default, "extra")
    now = {key: after(game, where, hold, 12, key) for key in ("longer", "extra")}
    for _ in range(2):
        now = {key: after(game, after(game, one, EndTurn()), EndTurn()) for key, one in now.items()}
    assert [is_in(one.foe("orc"), "held") for one in now.values()] == [True, False]
    assert [is_in(one.hero("ada"), "power-going") for one in now.values()] == [True, False]
    later = after(game, after(game, now["longer"], EndTurn()), EndTurn())
    assert not is_in(later.foe("orc"), "held")
