"""Watches, journeys, weather, food on the way."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from nde.dice import GM, Ask, Waiting, odds_of, resume
from nde.locale import LANGUAGES, words
from nde.rules.cairn2e.actions import MakeCamp, RollWeather, Watch
from nde.rules.cairn2e.exploration.effects import (
    HOUR_ROUNDS,
    EventHappened,
    JourneyCounted,
    RationsFound,
    WeatherTurned,
)
from nde.rules.cairn2e.exploration.exploration import WEATHERS, resolve_watch, resolve_weather
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    GAME,
    RATIONS,
    ROPE,
    ada,
    alone,
    body,
    do,
    playing,
    scene_of,
)

WATCH = 8 * HOUR_ROUNDS
QUIET = 2
"""A face whose event asks nothing."""


def events(effects: tuple[Any, ...]) -> list[str]:
    return [one.event for one in effects if isinstance(one, EventHappened)]


@pytest.mark.rule("cairn2e/watches")
def test_a_day_has_three_watches_and_the_night_rolls_twice() -> None:
    scene = alone()
    rolls = []
    for count in (1, 1, 2, 1):
        slept: list[int | str] = ["by-day"] if count == 2 else []
        seen = do(scene, Watch(activity="explore"), [*slept, *[QUIET] * count])
        rolls.append(len(events(seen.resolution.effects)))
        scene = seen.scene
    assert (rolls, scene.clock) == ([1, 1, 2, 1], 4 * WATCH)


@pytest.mark.rule("cairn2e/watches", "cairn2e/camp")
@pytest.mark.parametrize("activity", ["travel", "explore", "supply"])
def test_a_night_on_ones_feet_is_a_camp_skipped(
    activity: Literal["travel", "explore", "supply"],
) -> None:
    """Whoever skips camp adds a Fatigue and is deprived; they may also rest by day (Procedures, Sleep)."""
    evening = replace(scene_of(ada(), Figure(id="bob", character=body())), clock=2 * WATCH)
    watch = Watch(activity=activity, who=("ada",) if activity == "supply" else ())
    food: list[int | str] = [1] if activity == "supply" else []
    seen = do(evening, watch, [*food, "skipped", QUIET, QUIET])
    assert (seen.ada.fatigue, seen.ada.needs) == (1, ("sleep",))
    bob = seen.scene.figure("bob").character
    assert (bob.fatigue, bob.needs) == ((0, ()) if activity == "supply" else (1, ("sleep",)))
    by_day = do(evening, watch, [*food, "by-day", QUIET, QUIET])
    assert (by_day.ada.fatigue, by_day.ada.needs) == (0, ())
    tired = replace(alone(is_deprived=True, lacks=("sleep",)), clock=2 * WATCH)
    assert do(tired, watch, [*food, QUIET, QUIET]).ada.fatigue == 0, (
        "deprivation goes on, and has its own price"
    )


@pytest.mark.rule("cairn2e/watches")
def test_each_face_of_the_wilds_brings_something_else() -> None:
    found = []
    for face in range(1, 7):
        answers: list[int | str] = [face, "time"] if face in (4, 5) else [face]
        found += events(do(alone(), Watch(activity="explore"), answers).resolution.effects)
    assert found == ["encounter", "sign", "environment", "loss", "exhaustion", "discovery"]


@pytest.mark.rule("cairn2e/watches")
@pytest.mark.parametrize(
    ("path", "terrain", "distance", "watches"),
    [
        ("road", "easy", "short", 1),
        ("trail", "easy", "short", 2),
        ("wild", "easy", "short", 3),
        ("road", "tough", "medium", 3),
        ("road", "perilous", "long", 5),
        ("wild", "perilous", "long", 7),
    ],
)
def test_path_ground_and_distance_add_up_to_watches(
    path: Any, terrain: Any, distance: Any, watches: int
) -> None:
    watch = Watch(path=path, terrain=terrain, distance=distance)
    answers = [QUIET] if path == "road" else [6, QUIET]
    assert do(alone(), watch, answers).scene.journey == watches - 1


@pytest.mark.rule("cairn2e/watches")
@pytest.mark.parametrize(("path", "odds"), [("road", 0), ("trail", 2), ("wild", 3)])
def test_the_party_gets_lost_by_the_path(path: Any, odds: int) -> None:
    chances = odds_of(
        lambda: resolve_watch(GAME, alone(), Watch(path=path)),
        lambda one: next(effect.watches for effect in one.effects if isinstance(effect, JourneyCounted)),
    )
    usual = min(chances)
    assert chances.get(usual + 1, 0) == Fraction(odds, 6)
    assert set(chances) <= {usual, usual + 1}


@pytest.mark.rule("cairn2e/watches")
def test_getting_lost_costs_a_watch_and_a_journey_goes_on_until_it_is_over() -> None:
    lost = do(alone(), Watch(path="trail"), [2, QUIET])
    assert (lost.outcome, lost.scene.journey) == ("", 2)
    on = do(lost.scene, Watch(), [6, QUIET])
    assert on.scene.journey == 1
    there = do(on.scene, Watch(), [6, "by-day", QUIET, QUIET])
    assert there.scene.journey == 0
    assert "arrived" in there.told


@pytest.mark.rule("cairn2e/watches")
def test_the_way_can_be_lost_in_every_watch_of_it() -> None:
    scene = do(alone(), Watch(path="wild"), [6, QUIET]).scene
    assert scene.journey == 2
    assert do(scene, Watch(), [4, QUIET]).scene.journey == 1
    assert do(scene, Watch(), [3, QUIET]).scene.journey == 2
    started = playing(journey_toll="start")
    scene = do(alone(), Watch(path="wild"), [6, QUIET], game=started).scene
    assert do(scene, Watch(), [QUIET], game=started).scene.journey == 1


@pytest.mark.rule("cairn2e/weather", "cairn2e/watches")
def test_the_weather_of_each_day_of_a_journey_has_its_price() -> None:
    long = Watch(distance="long", terrain="tough")
    scene = do(alone(), long, [QUIET]).scene
    assert scene.journey == 3
    rainy = replace(scene, weather="unpleasant")
    wet = do(rainy, Watch(), ["watch", QUIET]).scene
    assert wet.journey == 3
    assert do(wet, Watch(), ["by-day", QUIET, QUIET]).scene.journey == 2  # the same day: it was paid for
    tomorrow = replace(wet, clock=3 * WATCH)
    assert do(tomorrow, Watch(), ["fatigue", QUIET]).ada.fatigue == 1
    worse = do(replace(wet, weather="extreme"), Watch(), ["by-day", QUIET, QUIET])
    assert (worse.scene.journey, worse.ada.fatigue) == (4, 1)
    stormy = replace(scene, weather="catastrophic")
    assert do(stormy, Watch(), ["stay", QUIET]).scene.journey == scene.journey


@pytest.mark.rule("cairn2e/watches", "cairn2e/camp")
def test_who_stops_sleeping_on_the_way_finds_the_rest_of_it_harder_once() -> None:
    scene = do(alone(), Watch(distance="long"), [QUIET]).scene
    awake = do(scene, MakeCamp(who=(), skips=("ada",))).scene
    harder = do(awake, Watch(), [QUIET, QUIET])
    assert (harder.scene.journey, "journey-grows" in harder.told) == (2, True)
    assert do(harder.scene, Watch(), [QUIET]).scene.journey == 1


@pytest.mark.rule("cairn2e/watches", "cairn2e/camp")
def test_who_lacks_food_alone_finds_no_ground_harder() -> None:
    for needs, watches in ((("food",), 0), (("other",), 0), (("food", "sleep"), 1)):
        assert do(alone(is_deprived=True, lacks=needs), Watch(), [QUIET]).scene.journey == watches


@pytest.mark.rule("cairn2e/watches")
def test_a_journey_of_an_older_log_only_counts_down() -> None:
    scene = replace(alone(is_deprived=True), journey=2, weather="extreme")
    assert do(scene, Watch(path="wild"), [QUIET]).scene.journey == 1


@pytest.mark.rule("cairn2e/weather", "cairn2e/watches")
def test_bad_weather_costs_a_watch_or_a_fatigue() -> None:
    scene = replace(alone(), weather="unpleasant")
    slow = do(scene, Watch(), ["watch", QUIET])
    assert (slow.scene.journey, slow.ada.fatigue) == (1, 0)
    tired = do(scene, Watch(), ["fatigue", QUIET])
    assert (tired.scene.journey, tired.ada.fatigue) == (0, 1)


@pytest.mark.rule("cairn2e/weather", "cairn2e/watches")
def test_worse_weather_hardens_the_ground_and_the_worst_costs_both() -> None:
    inclement = do(replace(alone(), weather="inclement"), Watch(), ["watch", QUIET])
    assert inclement.scene.journey == 2
    extreme = do(replace(alone(), weather="extreme"), Watch(), [QUIET])
    assert (extreme.scene.journey, extreme.ada.fatigue) == (2, 1)
    worst = replace(alone(), weather="catastrophic")
    braved = do(worst, Watch(), ["travel", QUIET])
    assert (braved.scene.journey, braved.ada.fatigue) == (2, 1), "as costly as extreme weather"
    stayed = do(worst, Watch(), ["stay", QUIET])
    assert (stayed.scene.journey, stayed.scene.clock, stayed.ada.fatigue) == (0, WATCH, 0)


@pytest.mark.rule("cairn2e/watches", "cairn2e/camp")
def test_the_sleepless_find_the_ground_a_step_harder() -> None:
    scene = alone(is_deprived=True)
    assert do(scene, Watch(), ["yes", QUIET]).scene.journey == 1
    assert do(scene, Watch(), ["no", QUIET]).scene.journey == 0
    perilous = Watch(terrain="perilous")
    assert do(scene, perilous, ["yes", QUIET]).scene.journey == 2


@pytest.mark.rule("cairn2e/watches")
def test_a_barrier_costs_time_or_strength() -> None:
    slow = do(alone(), Watch(), [5, "time"])
    assert (slow.scene.journey, slow.ada.fatigue) == (1, 0)
    assert do(alone(), Watch(), [5, "fatigue"]).ada.fatigue == 1
    assert do(alone(), Watch(activity="explore"), [5, "time"]).scene.clock == 2 * WATCH


@pytest.mark.rule("cairn2e/watches")
def test_a_loss_costs_rations_time_or_strength_as_the_party_chooses() -> None:
    bob = Figure(id="bob", character=body(items=(RATIONS,)))
    scene = scene_of(ada(), bob)
    fed = do(scene, Watch(), [4, "ration"])
    assert fed.scene.figure("bob").character.items[0].uses == 1
    assert "rations-lost" in fed.told
    assert [one.character.fatigue for one in do(scene, Watch(), [4, "fatigue"]).scene.figures] == [1, 1]
    assert do(scene, Watch(), [4, "time"]).scene.journey == 1
    assert do(scene, Watch(activity="explore"), [4, "time"]).scene.clock == 2 * WATCH


@pytest.mark.rule("cairn2e/watches")
def test_whoever_has_no_rations_has_none_to_lose() -> None:
    run = resume(resolve_watch(GAME, alone(), Watch()), [4])
    assert isinstance(run, Waiting)
    assert isinstance(run.question, Ask)
    assert run.question.options == ("time", "fatigue")


@pytest.mark.rule("cairn2e/watches", "cairn2e/weather")
@pytest.mark.parametrize(("weather", "faces"), [("", [4]), ("", [5]), ("unpleasant", [])])
def test_what_the_road_costs_is_the_partys_choice(weather: str, faces: list[int]) -> None:
    """Asked is a character who can act; the Warden only where nobody can."""
    hireling = Figure(id="gus", character=body(kind="hireling"))
    lying = Figure(id="cid", character=body(state="stable"))
    scene = scene_of(hireling, lying, ada(), weather=weather)
    run = resume(resolve_watch(GAME, scene, Watch()), faces)
    assert isinstance(run, Waiting)
    assert run.question.who == "ada"
    bob = Figure(id="bob", character=body())
    apart = resume(resolve_watch(GAME, scene_of(ada(), bob, weather=weather), Watch(who=("bob",))), faces)
    assert isinstance(apart, Waiting)
    assert apart.question.who == "bob", "of a party that has split up only those who go are asked"
    alone_there = replace(scene, figures=(lying,))
    run = resume(resolve_watch(GAME, alone_there, Watch()), faces)
    assert isinstance(run, Waiting)
    assert run.question.who == GM


@pytest.mark.rule("cairn2e/supply")
@pytest.mark.parametrize(("people", "die"), [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12), (6, 12)])
def test_everybody_who_helps_makes_the_die_bigger(people: int, die: int) -> None:
    figures = tuple(Figure(id=f"hero-{number}", character=body()) for number in range(people))
    watch = Watch(activity="supply")
    chances = odds_of(
        lambda: resolve_watch(GAME, Scene(figures=figures), watch),
        lambda one: sum(effect.count for effect in one.effects if isinstance(effect, RationsFound)),
    )
    assert chances == {count: Fraction(1, die) for count in range(1, die + 1)}


@pytest.mark.rule("cairn2e/supply")
def test_rations_are_shared_out_and_nobody_is_loaded_full() -> None:
    scene = scene_of(ada(items=(ROPE,) * 7), Figure(id="bob", character=body(items=(ROPE,) * 8)))
    seen = do(scene, Watch(activity="supply"), [6, QUIET])
    assert [len(one.character.items) for one in seen.scene.figures] == [9, 9]
    assert seen.ada.items[-1] == RATIONS
    assert "rations-left" in seen.told


@pytest.mark.rule("cairn2e/supply")
def test_only_those_who_can_look_for_food_do() -> None:
    seen = do(alone(state="stable"), Watch(activity="supply"), [QUIET])
    assert (seen.outcome, seen.told[1]) == ("", "nobody-hunts")


@pytest.mark.rule("cairn2e/weather")
@pytest.mark.parametrize(
    ("season", "expected"),
    [
        ("spring", {"nice": 1, "fair": 2, "unpleasant": 1, "inclement": 1, "extreme": 1}),
        ("summer", {"nice": 2, "fair": 1, "unpleasant": 1, "inclement": 1, "extreme": 1}),
        ("autumn", {"fair": 2, "unpleasant": 1, "inclement": 2, "extreme": 1}),
        ("winter", {"fair": 1, "unpleasant": 1, "inclement": 2, "extreme": 2}),
    ],
)
def test_the_weather_goes_by_the_season(season: Any, expected: dict[str, int]) -> None:
    chances = odds_of(
        lambda: resolve_weather(GAME, alone(), RollWeather(season=season)),
        lambda one: next(effect.weather for effect in one.effects if isinstance(effect, WeatherTurned)),
    )
    assert chances == {weather: Fraction(count, 6) for weather, count in expected.items()}
    assert all(len(row) == 6 for row in WEATHERS.values())


@pytest.mark.rule("cairn2e/weather")
def test_the_worst_twice_running_is_a_catastrophe() -> None:
    first = do(alone(), RollWeather(season="winter"), [6])
    assert first.scene.weather == "extreme"
    second = do(first.scene, RollWeather(season="winter"), [5])
    assert (second.scene.weather, second.scene.season) == ("catastrophic", "winter")
    assert do(second.scene, RollWeather(season="winter"), [1]).scene.weather == "fair"


@pytest.mark.rule("cairn2e/watches")
def test_watches_are_not_for_fights() -> None:
    with refuses("amid-a-fight"):
        do(replace(alone(), is_fight=True), Watch())


@pytest.mark.rule("cairn2e/supply")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rations_found_are_told_once_with_their_number(language: str) -> None:
    seen = do(alone(), Watch(activity="supply"), [3, QUIET])
    found = [effect for effect in seen.resolution.effects if isinstance(effect, RationsFound)]
    assert [(one.who, one.item, one.count) for one in found] == [("ada", RATIONS, 3)]
    assert seen.ada.items == (RATIONS,) * 3
    said = {words(language, "cairn2e").effect(replace(found[0], count=count)) for count in range(1, 5)}
    assert len(said) == 4


@pytest.mark.rule("cairn2e/supply", "cairn2e/slots")
def test_whoever_has_no_room_finds_nothing_to_carry() -> None:
    scene = scene_of(ada(items=(ROPE,) * 9), Figure(id="bob", character=body()))
    seen = do(scene, Watch(activity="supply"), [2, QUIET])
    assert [one.who for one in seen.resolution.effects if isinstance(one, RationsFound)] == ["bob"]
