"""What comes back after a scene, a rest, a session; and clocks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.errors import Faults
from nde.rules import ruleset_named
from nde.rules.stepdice.actions import BeginSession, EndScene, GrantLuck, SafeRest, SetClock, Test, TickClock
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Condition
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, hero, house, run, scene, told

SPENT: dict[str, Any] = {"hearts": 1, "hearts_most": 5, "mana": 0, "mana_most": 3}


@pytest.mark.rule("nde12/7.3", "nde12/A69")
def test_a_breather_after_a_fight_restores_hearts_and_mana_in_the_first_edition() -> None:
    rested = after(OLD, scene(hero(**SPENT)), EndScene()).heroes[0].character
    assert (rested.hearts, rested.mana) == (5, 3)
    harried = after(OLD, scene(hero(**SPENT)), EndScene(has_breather=False)).heroes[0].character
    assert (harried.hearts, harried.mana) == (1, 0)


@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_fight_that_is_broken_off_says_so_and_gives_nothing_back(game: Game) -> None:
    ended = EndScene(has_breather=False, is_broken_off=True)
    assert [one.key for one in run(game, scene(hero(**SPENT)), ended).steps] == ["fight-broken-off"]
    left = after(game, scene(hero(**SPENT)), ended).heroes[0].character
    assert (left.hearts, left.mana) == (1, 0)
    usual = [one.key for one in run(game, scene(hero(**SPENT)), EndScene()).steps]
    assert usual[0] == "scene-ended"
    assert "fight-broken-off" not in usual


@pytest.mark.rule("nde14/6.2", "nde14/B49", "nde14/5.5", "nde14/B47")
def test_a_conflict_gives_back_one_power_point_and_a_breather_the_hearts() -> None:
    rested = after(NEW, scene(hero(**SPENT)), EndScene()).heroes[0].character
    assert (rested.hearts, rested.mana) == (5, 1)
    harried = after(NEW, scene(hero(**SPENT)), EndScene(has_breather=False)).heroes[0].character
    assert (harried.hearts, harried.mana) == (1, 1)
    quiet = after(NEW, scene(hero(**SPENT)), EndScene(is_conflict=False)).heroes[0].character
    assert (quiet.hearts, quiet.mana) == (1, 0)
    safe = after(NEW, scene(hero(**SPENT)), SafeRest()).heroes[0].character
    assert (safe.hearts, safe.mana) == (5, 3)


@pytest.mark.rule("nde14/6.2", "nde14/B50")
def test_a_harsh_campaign_wants_a_safe_stop_for_hearts() -> None:
    harsh = house(NEW, rest=replace(NEW.settings.rest, breather_hearts="none"))
    assert after(harsh, scene(hero(**SPENT)), EndScene()).heroes[0].character.hearts == 1
    assert after(harsh, scene(hero(**SPENT)), SafeRest()).heroes[0].character.hearts == 5


@given(hearts=st.integers(0, 7), most=st.integers(5, 7), mana=st.integers(0, 5))
def test_without_a_fire_half_of_what_was_lost_comes_back(hearts: int, most: int, mana: int) -> None:
    game = house(OLD, rest=replace(OLD.settings.rest, without_fire="half"))
    start = hero(hearts=min(hearts, most), hearts_most=most, mana=mana, mana_most=5)
    cold = after(game, scene(start), EndScene(has_fire=False)).heroes[0].character
    assert most - cold.hearts == (most - start.character.hearts) // 2
    assert 5 - cold.mana == (5 - mana) // 2
    warm = after(game, scene(start), EndScene()).heroes[0].character
    assert (warm.hearts, warm.mana) == (most, 5)


def test_the_dead_do_not_rest() -> None:
    assert after(OLD, scene(hero(hearts=0, is_dead=True)), EndScene()).heroes[0].character.hearts == 0


@pytest.mark.rule("nde12/11.1", "nde12/A79", "nde14/9.1")
def test_armour_tokens_and_assets_start_anew_with_a_scene() -> None:
    game = house(OLD, armour="choice")
    worn = hero(
        protection="mail", armour=0, conditions=(Condition("prone", "scene"),), assets_used=(1,), helped=1
    )
    fresh = after(game, scene(worn, hero("bob"), failed=(("ada", "door"),)), EndScene())
    assert [one.armour for one in fresh.heroes] == [1, 0]
    assert (fresh.heroes[0].conditions, fresh.heroes[0].assets_used, fresh.heroes[0].helped) == ((), (), 0)
    assert fresh.failed == ()


@pytest.mark.rule("nde14/1.4", "nde14/B11", "nde14/B13")
@given(left=st.integers(0, 6))
def test_every_session_starts_with_exactly_two_points_of_luck(left: int) -> None:
    assert after(NEW, scene(hero(luck=left)), BeginSession()).heroes[0].character.luck == 2


@pytest.mark.rule("nde14/1.4", "nde14/B13")
def test_the_gm_may_grant_luck_above_two_unless_capped() -> None:
    """Ruling nde14-luck-limit."""
    lucky = scene(hero(luck=2))
    assert after(NEW, lucky, GrantLuck(hero="ada")).heroes[0].character.luck == 3
    capped = house(NEW, luck=replace(NEW.settings.luck, cap=2))
    assert after(capped, lucky, GrantLuck(hero="ada")).heroes[0].character.luck == 2
    with refuses("no-luck-in-game"):
        run(OLD, lucky, GrantLuck(hero="ada"))


@pytest.mark.rule("nde12/11.2", "nde12/A80", "nde14/9.2", "nde14/B57")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_a_clock_counts_failures_and_says_when_it_is_full(game: Game) -> None:
    timed = after(game, scene(hero()), SetClock(clock="alarm"))
    assert timed.clocks == (Clock(id="alarm", steps=3),)
    fail = Test(hero="ada", attribute="strength", tn=8)
    for filled in (1, 2, 3):
        timed = after(game, timed, fail, 3)
        assert timed.clocks[0].filled == filled
    assert timed.clocks[0].is_full
    assert after(game, timed, fail, 9).clocks[0].filled == 3
    nearly = after(game, timed, TickClock(clock="alarm", by=-1))
    assert nearly.clocks[0].filled == 2
    assert ("clock-full", game.cite.clock) in told(game, nearly, fail, 3)
    with refuses("no-such-clock"):
        run(game, timed, TickClock(clock="flood"))


@pytest.mark.rule("nde12/7.2", "nde12/A67")
def test_the_dead_stay_dead_in_the_next_scene_and_on_the_sheet() -> None:
    ruleset = ruleset_named("nde12")
    dead = hero(hearts=0, is_dead=True, role="warrior", strength=10, dexterity=6, power=6).character
    sheet = ruleset.write_sheet(dead)
    assert sheet["is_dead"] is True
    assert ruleset.read_sheet(sheet) == dead
    with pytest.raises(Faults):
        ruleset.read_sheet({**sheet, "hearts": 3})
    again = ruleset.new_scene({"ada": dead})
    assert again.heroes[0].is_dead
    assert after(OLD, again, SafeRest()).heroes[0].character.hearts == 0


@pytest.mark.parametrize(("clock", "steps"), [("alarm", 0), ("alarm", -3), ("", 3)])
def test_a_clock_needs_a_name_and_a_step(clock: str, steps: int) -> None:
    with refuses("clock-without-steps"):
        run(OLD, scene(hero()), SetClock(clock=clock, steps=steps))
