"""Keeping powers going, countering them, clues that are never lost, and arguing by clocks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.stepdice.actions import EndTurn, Strike, UsePower
from nde.rules.stepdice.companion.actions import CounterPower, Investigate, Parley, SustainPower
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.powers import AIMED_AT
from nde.rules.stepdice.scene import Clock, Condition, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, effect_names, foe, hero, outcome, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_a_power_is_kept_going_for_a_point_or_for_the_action(game: Game) -> None:
    old = Condition("power-going", "round")
    fight = scene(hero(conditions=(old,)), foe(game=game), is_fight=True)
    assert after(game, fight, SustainPower(hero="ada")).hero("ada").character.mana == 2
    assert not after(game, fight, SustainPower(hero="ada")).hero("ada").has_acted
    paid = after(game, fight, SustainPower(hero="ada", pay="action")).hero("ada")
    assert (paid.character.mana, paid.has_acted) == (3, True)
    with refuses("no-mana"):
        run(game, scene(hero(mana=0, conditions=(old,))), SustainPower(hero="ada"))
    with refuses("already-acted"):
        run(game, scene(hero(has_acted=True), is_fight=True), SustainPower(hero="ada", pay="action"))
    with refuses("is-down"):
        run(game, scene(hero(hearts=0)), SustainPower(hero="ada"))
    with refuses("is-dead"):
        run(game, scene(hero(hearts=0, is_dead=True)), SustainPower(hero="ada"))


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_a_power_is_countered_against_its_own_number_even_on_the_foes_turn(game: Game) -> None:
    aimed_at = hero(dexterity=8, power=12, conditions=(AIMED_AT,))
    fight = scene(aimed_at, foe(game=game), is_fight=True, side="foes")
    action = CounterPower(hero="ada", tn=6)
    assert "PowerCountered" in effect_names(game, fight, action, 6)
    assert "PowerCountered" not in effect_names(game, fight, action, 5)
    assert outcome(game, fight, CounterPower(hero="ada", tn=8, attribute="power"), 12) == "exceptional"
    for face in (5, 6):
        with refuses("no-power-comes"):
            run(game, after(game, fight, action, face), action)


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_a_power_is_kept_going_only_while_there_is_one(game: Game) -> None:
    """Rulings nde12-power-lasts, nde14-power-lasts."""

    def next_round(where: Scene) -> Scene:
        return after(game, after(game, where, EndTurn()), EndTurn())

    sustain = SustainPower(hero="ada")
    fight = scene(hero(power=12), foe(game=game), is_fight=True)
    with refuses("no-power-going"):
        run(game, fight, sustain)
    shield = UsePower(hero="ada", tier="standard")
    with refuses("no-power-going"):
        run(game, after(game, fight, shield, 2), sustain)
    begun = after(game, fight, shield, 9)
    with refuses("power-goes-on"):
        run(game, begun, sustain)
    kept = after(game, next_round(begun), sustain)
    with refuses("power-goes-on"):
        run(game, kept, sustain)
    assert run(game, next_round(kept), sustain).result.effects
    with refuses("no-power-going"):
        run(game, next_round(next_round(begun)), sustain)


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers", "nde12/6.3", "nde14/5.3")
def test_a_hold_lasts_as_long_as_it_is_kept_going(game: Game) -> None:
    hold = Strike(hero="ada", foe="orc", attack="power", aim="hold", tier="strong")
    held = after(game, scene(hero(power=20), foe(game=game), is_fight=True), hold, 15)
    later = after(game, after(game, held, EndTurn()), EndTurn())
    kept = after(game, later, SustainPower(hero="ada", foe="orc"))
    for where, is_held in ((later, False), (kept, True)):
        end = after(game, after(game, where, EndTurn()), EndTurn())
        assert any(one.key == "held" for one in end.foes[0].conditions) == is_held
    free = replace(later, foes=(foe(game=game),))
    with refuses("no-power-going"):
        run(game, free, SustainPower(hero="ada", foe="orc"))


@BOTH
@pytest.mark.rule("nde12/gm.powers", "nde14/gm.powers")
def test_several_targets_cost_a_point_more_or_are_a_step_harder(game: Game) -> None:
    paid = UsePower(hero="ada", tier="standard", targets=2)
    assert after(game, scene(hero()), paid, 9).hero("ada").character.mana == 1
    harder = UsePower(hero="ada", tier="standard", targets=2, spread="number")
    strong = scene(hero(power=12))
    assert after(game, strong, harder, 6).hero("ada").character.mana == 2
    assert outcome(game, strong, harder, 7) == ("failure" if game is OLD else "success")
    assert asked(game, strong, harder).dice == (12 if game is OLD else 8)


@BOTH
@pytest.mark.rule("nde12/3.2", "nde14/2.2")
def test_a_key_clue_is_found_also_by_failing_at_a_cost(game: Game) -> None:
    action = Investigate(hero="ada", attribute="power", tn=6)
    assert effect_names(game, scene(hero()), action, 6) == ["ClueFound"]
    assert effect_names(game, scene(hero()), action, 5) == ["ClueFound", "ComplicationDue"]
    assert run(game, scene(hero()), action, 5).result.effects[1].kind == "cost"
    worst = run(game, scene(hero()), action, 1).result.effects
    assert [getattr(one, "kind", "") for one in worst] == ["", "complication"]
    assert "BenefitDue" in effect_names(game, scene(hero()), action, 10)
    lucky = scene(hero(luck=2))
    failed = asked(game, lucky, action, 5)
    assert "cost" not in getattr(failed, "options", ()), "failing itself finds it at a cost"
    minor = Investigate(hero="ada", attribute="power", tn=6, is_key=False)
    assert "ClueFound" not in effect_names(game, scene(hero()), minor, 5)


@BOTH
@pytest.mark.rule("nde12/11.2", "nde14/9.2")
def test_arguing_moves_the_clock_of_whoever_gains_by_it(game: Game) -> None:
    clocks = (Clock(id="deal", steps=3), Clock(id="quarrel", steps=3))
    talk = scene(hero(), clocks=clocks)
    action = Parley(hero="ada", attribute="power", tn=6, goal="deal", clock="quarrel")
    assert [one.filled for one in after(game, talk, action, 6).clocks] == [1, 0]
    assert [one.filled for one in after(game, talk, action, 5).clocks] == [0, 1]
    with refuses("no-such-clock"):
        run(game, scene(hero()), action)
