"""The moments of play, trials and hazards of the step-dice games."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from nde.rules import ruleset_named
from nde.rules.play import DIFFICULTIES, KINDS, RANKS, Moment
from nde.rules.stepdice.actions import (
    BeginSession,
    EndScene,
    EndTurn,
    Modifier,
    SafeRest,
    StartFight,
    Test,
    TickClock,
)
from nde.rules.stepdice.companion.actions import CheckMorale, Fall, SpringHazard
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.play.foes import cast
from nde.rules.stepdice.play.moments import hazard, moment, trial
from nde.rules.stepdice.scene import Clock, Scene
from tests.rules.stepdice.samples import NEW, OLD, after, foe, hero, house, outcome, scene

SPENT: dict[str, Any] = {"hearts": 1, "mana": 0}


def now(game: Game, where: Scene, wanted: Moment) -> Any:
    return moment(game, partial(_resolve, game), where, wanted)


def _resolve(game: Game, where: Scene, action: Any) -> Any:
    return RESOLVE[type(action)](game, where, action)


def test_a_session_begins_where_there_is_luck_to_come_back() -> None:
    assert now(OLD, scene(hero()), "session") is None
    assert now(NEW, scene(hero()), "session") == BeginSession()


def test_a_fight_is_begun_once_turned_and_ended() -> None:
    calm, fight = scene(hero(), foe()), scene(hero(), foe(), is_fight=True)
    assert (now(OLD, calm, "fight"), now(OLD, fight, "fight")) == (StartFight(), None)
    assert (now(OLD, calm, "turn"), now(OLD, fight, "turn")) == (None, EndTurn())
    assert now(OLD, fight, "calm") == EndScene(has_breather=False)
    assert now(OLD, calm, "calm") is None


def test_a_chase_is_a_conflict_that_ends() -> None:
    chase = scene(hero(), clocks=(Clock(id="chase", steps=5, filled=3),))
    assert now(NEW, chase, "calm") == EndScene(has_breather=False)


def test_rest_and_camp_are_one_and_nobody_rests_in_a_fight() -> None:
    assert now(OLD, scene(hero()), "rest") == now(OLD, scene(hero()), "camp") == SafeRest()
    fight = scene(hero(), foe(), is_fight=True)
    rests: tuple[Moment, ...] = ("breather", "rest", "camp")
    assert [now(OLD, fight, wanted) for wanted in rests] == [None] * 3


@pytest.mark.parametrize(("game", "mana"), [(OLD, 3), (NEW, 0)], ids=["nde12", "nde14"])
def test_a_breather_gives_what_the_edition_says(game: Game, mana: int) -> None:
    """NDE 1.2 §7.3 gives all hearts and mana; NDE 1.4 §6.2 all hearts, and §5.5 no power points for it."""
    breather = now(game, scene(hero(**SPENT)), "breather")
    assert breather == SafeRest(is_short=True)
    rested = after(game, scene(hero(**SPENT)), breather).hero("ada").character
    assert (rested.hearts, rested.mana) == (5, mana)


def test_calm_and_breather_together_are_the_end_of_a_scene_with_a_breather() -> None:
    for game in (OLD, NEW, house(NEW, rest=replace(NEW.settings.rest, breather_mana="one"))):
        fight = scene(hero(**SPENT), foe(), is_fight=True)
        calm = after(game, fight, now(game, fight, "calm"))
        apart = after(game, calm, now(game, calm, "breather"))
        assert apart == after(game, fight, EndScene())


def test_a_breather_leaves_foes_and_clocks_where_they_are() -> None:
    where = scene(hero(**SPENT), foe(), clocks=(Clock(id="alarm", steps=3),))
    rested = after(OLD, where, SafeRest(is_short=True))
    assert (rested.foes, rested.clocks) == (where.foes, where.clocks)


def test_noise_moves_the_alarm_and_time_alone_nothing() -> None:
    alarmed = scene(hero(), clocks=(Clock(id="alarm", steps=3, filled=1),))
    assert now(OLD, alarmed, "loud-time") == TickClock(clock="alarm")
    assert now(OLD, alarmed, "time") is None
    assert now(OLD, scene(hero()), "loud-time") is None
    rung = scene(hero(), clocks=(Clock(id="alarm", steps=3, filled=3),))
    assert now(OLD, rung, "loud-time") is None


def test_foes_that_fight_waver_and_a_boss_steadies_them() -> None:
    """Rulings nde12-morale, nde14-morale: who they are, and what is counted of what can be seen."""
    two = (hero(), hero("bob"))
    fight = scene(*two, foe("a"), foe("b", wounds=0), foe("c"), is_fight=True)
    assert now(OLD, fight, "morale") == CheckMorale(foes=("a", "c"))
    alone = scene(hero(), foe("a"), foe("c"), is_fight=True)
    assert now(OLD, alone, "morale") == CheckMorale(foes=("a", "c"), causes=("upper-hand",))
    led = scene(*two, foe("a"), foe("b", "boss"), is_fight=True)
    assert now(OLD, led, "morale") == CheckMorale(foes=("a",), causes=("boss-near",))
    assert now(NEW, led, "morale") == CheckMorale(foes=("a",))
    boss = scene(*two, foe("b", "boss", game=NEW, wounds=1), is_fight=True)
    assert now(NEW, boss, "morale") == CheckMorale(foes=("b",)), "two Hearts are lost"
    assert now(OLD, scene(*two, foe("b", "boss", wounds=1), is_fight=True), "morale") is None
    assert now(OLD, replace(led, is_fight=False), "morale") is None
    assert now(OLD, scene(hero(), foe(wounds=0), is_fight=True), "morale") is None


@pytest.mark.parametrize(("game", "numbers"), [(OLD, [4, 6, 8]), (NEW, [3, 4, 5])], ids=["nde12", "nde14"])
def test_trials_stand_around_the_usual_rung(game: Game, numbers: list[int]) -> None:
    """NDE 1.2 §3.3: 4 easy, 6 normal, 8 hard.  NDE 1.4 §2.3: 3 easy, 4 standard, 5 hard."""
    where = scene(hero())
    assert [trial(game, where, "ada", "might", one).tn for one in DIFFICULTIES] == numbers


def test_on_two_dice_the_situation_is_better_or_worse() -> None:
    """NDE 1.4 §8.3: numbers do not count there, a hindrance or an advantage does."""
    where = scene(hero(variant="2d6", strength=2, dexterity=1, power=0))
    tried = [trial(NEW, where, "ada", "might", one) for one in DIFFICULTIES]
    easy, hard = (Modifier("difficulty", steps) for steps in (-1, 1))
    assert [test.modifiers for test in tried] == [(easy,), (), (hard,)]
    outcomes = [outcome(NEW, where, test, 3, 4) for test in tried]
    assert outcomes == ["success", "cost", "cost"]


def test_a_scale_that_ends_at_the_usual_rung_has_nothing_beyond() -> None:
    short = house(OLD, rungs={"normal": 6}, usual_rung="normal")
    assert [trial(short, scene(hero()), "ada", "might", one).tn for one in DIFFICULTIES] == [6, 6, 6]


def test_what_is_tried_with_what() -> None:
    where = scene(hero(strength=6, dexterity=8, power=12))
    asked = [trial(OLD, where, "ada", one, "normal") for one in ("might", "agility", "wits", "nerve")]
    assert [one.attribute for one in asked] == ["strength", "dexterity", "power", "power"]
    strong = scene(hero(strength=10, power=6))
    assert trial(OLD, strong, "ada", "nerve", "hard") == Test(hero="ada", attribute="strength", tn=8)


@pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
def test_a_light_hazard_can_be_dodged_and_was_never_laid(game: Game) -> None:
    where = scene(hero())
    stones = hazard(game, where, "ada", "light")
    assert stones == SpringHazard(hazard="falling-stones", targets=("ada",), is_sudden=True)
    assert after(game, where, stones, 9) == where
    assert after(game, where, stones, 2).hero("ada").character.hearts == 4


def test_a_serious_one_cannot() -> None:
    fallen = after(OLD, scene(hero()), hazard(OLD, scene(hero()), "ada", "serious"))
    assert hazard(OLD, scene(hero()), "ada", "serious") == Fall(hero="ada")
    assert fallen.hero("ada").character.hearts == 4


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_every_foe_of_a_rank_is_of_that_class(game: str) -> None:
    ruleset, book = ruleset_named(game), companion(game)
    assert ruleset.playing is not None
    for kind in KINDS:
        for rank in RANKS:
            block = ruleset.foes[ruleset.playing.cast(kind, rank)]
            assert class_of(book, block.rank) == rank, (kind, rank)


def test_a_table_without_elites_still_has_foes_for_every_part() -> None:
    game = house(OLD, no_elites=True)
    known = ruleset_named("nde12").configure({"no_elites": True}).foes
    assert {cast(game, kind, rank) for kind in KINDS for rank in RANKS} <= set(known)
