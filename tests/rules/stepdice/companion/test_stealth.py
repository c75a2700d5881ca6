"""The alarm: failures move it, the later edition lets heroes calm it, and when it is full something comes."""

from __future__ import annotations

import pytest

from nde.locale import words
from nde.rules.stepdice.companion.actions import CalmAlarm, Sneak
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, effect_names, hero, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
SNEAK = Sneak(hero="ada", tn=6)


def watched(filled: int = 0) -> Scene:
    """A place with an alarm of four steps."""
    return scene(hero(), clocks=(Clock(id="alarm", steps=4, filled=filled),))


@BOTH
@pytest.mark.rule("nde12/gm.alarm", "nde14/gm.alarm")
def test_failing_moves_the_alarm_and_succeeding_does_not(game: Game) -> None:
    assert after(game, watched(), SNEAK, 5).clock("alarm").filled == 1
    assert after(game, watched(), SNEAK, 1).clock("alarm").filled == 1
    assert after(game, watched(), SNEAK, 6) == watched()
    assert "BenefitDue" in effect_names(game, watched(), SNEAK, 10)
    assert "ClockTicked" not in effect_names(game, scene(hero()), SNEAK, 5)


@BOTH
@pytest.mark.rule("nde12/gm.alarm", "nde14/gm.alarm")
def test_a_full_alarm_brings_a_patrol_or_a_lockdown(game: Game) -> None:
    assert asked(game, watched(3), SNEAK, 5).options == ("patrol", "lockdown")
    rang = run(game, watched(3), SNEAK, 5, "lockdown").result.effects
    assert "lockdown" in [getattr(one, "result", "") for one in rang]
    assert after(game, watched(3), SNEAK, 5, "patrol").clock("alarm").is_full


@pytest.mark.rule("nde14/gm.alarm")
def test_the_alarm_of_the_later_edition_can_be_calmed() -> None:
    calm = CalmAlarm(hero="ada", attribute="power", tn=4)
    assert after(NEW, watched(2), calm, 4).clock("alarm").filled == 1
    assert after(NEW, watched(0), calm, 4).clock("alarm").filled == 0
    assert after(NEW, watched(2), calm, 3).clock("alarm").filled == 3


@pytest.mark.rule("nde12/gm.alarm", "nde14/gm.alarm")
def test_no_alarm_no_calming_and_none_at_all_in_the_earlier_edition() -> None:
    calm = CalmAlarm(hero="ada", attribute="power", tn=4)
    for game, where in ((OLD, watched(2)), (NEW, scene(hero()))):
        with refuses("no-alarm") as caught:
            run(game, where, calm)
        assert words("en").error(caught.value) == "there is no alarm that could be calmed; do something else"
