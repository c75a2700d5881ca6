"""Expeditions are adventures: they load, hang together, lead somewhere, and are told in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from nde.expeditions import DANGERS, danger_named, expedition_text, new_document, new_expedition
from nde.expeditions.dangers import PLAIN, TOLLS, ladder
from nde.expeditions.expedition import _weakened, document_with, fitting, kind_of
from nde.expeditions.line_ups import LineUp, Odds
from nde.expeditions.maps import battle_maps
from nde.expeditions.plan import Plan, drawn_plan
from nde.expeditions.themes import THEMES, Role
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.play import Person, Playing, playing_of
from nde.table import commands as c
from nde.table.bounds import MOST_ADVENTURE_TEXT
from nde.table.story.adventure import Adventure
from nde.table.story.checks import all_changes
from nde.table.story.reader import read_adventure, read_document
from tests.extent import drawn
from tests.games import for_games
from tests.refusals import refuses
from tests.table.led import begun, faults, led_through
from tests.table.play import sheet_of

GISTS = [
    "abbey Velm ledger captain sleeper water through "
    "orchard dormitory refectory belfry grille crypt landing cell kitchen infirmary ossuary",
    "wreck Harnik mask lady sleeper storm through "
    "sands deck gundeck rigging bulkhead cabin beach galley charts sickbay sails",
    "wood Duvar ledger wolf sleeper fire through "
    "edge kilns clearing bog thorns oak hedge hives shrine hollow windfall",
]
"""What the numbers 1, 7 and 1234 are: whoever adds a theme, a room or a plot changes them, and says so."""
SEEDS = range(drawn(40, of=400))
GAMES = ruleset_ids()


@cache
def adventure(seed: int) -> Adventure:
    return new_expedition(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_expedition_passes_the_checks_of_a_file_and_has_eight_to_twelve_places(seed: int) -> None:
    assert 8 <= len(adventure(seed).places) <= 12
    assert sum(ending.is_won for ending in adventure(seed).endings) >= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_every_clue_opens_something(seed: int) -> None:
    """What is learnt, found or noticed is needed by a way or a deed, and changes nothing else."""
    told = {flag for place in adventure(seed).places for one in place.deeds for flag in _set_by(one.works)}
    waits = {flag for place in adventure(seed).places for one in place.exits for flag in one.needs}
    waits |= {flag for place in adventure(seed).places for one in place.deeds for flag in one.needs}
    clues = {"forewarned", "weakness", "truth", "way", "tool"} & told
    assert {"forewarned", "weakness", "truth"} <= clues
    assert clues <= waits


def _set_by(changes: Any) -> Iterator[str]:
    for change in changes:
        yield from change.set


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_bars_the_way_for_good(seed: int) -> None:
    """A flag that closes something never closes the only way: attack, force and home stay open."""
    places = {place.id: place for place in adventure(seed).places}
    plan = drawn_plan(seed)
    attack = next(one for one in places[plan.room("lair").id].deeds if one.id == "attack")
    assert (attack.needs, attack.bars, attack.is_once) == ((), (), False)
    gate = {one.id: one for one in places[plan.room("gate").id].deeds}
    assert gate["force"].needs == ()
    assert gate["wear"].trial == ""
    assert set(_set_by(gate["force"].fails)) == set(gate["wear"].needs)


def _texts(part: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    if isinstance(part, dict) and "en" in part:
        yield path, part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from _texts(value, f"{path}.{key}")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_text_is_whole_in_every_language(seed: int) -> None:
    for path, texts in _texts(new_document(seed)):
        assert set(texts) == set(LANGUAGES), path
        for language, text in texts.items():
            assert text.strip() == text != "", (path, language)
            assert not {"⟨", "{", "}", "$"} & set(text), (path, text)
            assert "  " not in text, (path, text)
        is_sentence = path.endswith(("text", "_text")) and not path.endswith("tried_text")
        if is_sentence and "exits" not in path:
            assert texts["en"][0].isupper() or texts["en"][0] == "“", (path, texts["en"])


def test_the_same_number_is_the_same_expedition_and_no_two_of_a_hundred_are_alike() -> None:
    assert new_document(7) == new_document(7)
    shapes = [drawn_plan(seed)._replace(seed=0) for seed in range(100)]
    assert len(set(shapes)) == 100
    intros = {str(new_document(seed)["adventure"]["text"]) for seed in range(100)}
    assert len(intros) >= 90


PRINTED = """
import hashlib
from nde.expeditions import expedition_text, new_document
print(hashlib.sha256("".join(expedition_text(new_document(seed)) for seed in range(3)).encode()).hexdigest())
"""


def test_the_same_number_is_the_same_file_in_every_process() -> None:
    """Nothing hangs on the order of sets, which is another one in every process."""
    found = set()
    for number in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", PRINTED],
            env={**os.environ, "PYTHONHASHSEED": number},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(told.stdout)
    assert len(found) == 1


def test_a_number_is_the_same_expedition_on_every_machine() -> None:
    """As it was drawn when this was written: whoever tells a friend a number means the same adventure."""
    assert [_gist(seed) for seed in (1, 7, 1234)] == GISTS


def _gist(seed: int) -> str:
    plan = drawn_plan(seed)
    drawn_so = (
        plan.theme.id,
        plan.village,
        plan.prize.id,
        plan.villain.id,
        plan.twist.id,
        plan.clock,
        plan.layout,
    )
    return " ".join((*drawn_so, *(room.id for room in plan.rooms)))


@pytest.mark.parametrize("game", GAMES)
def test_bots_come_to_an_end_of_it_and_every_promise_is_kept(game: str) -> None:
    for seed in range(drawn(3, of=60)):
        assert faults(led_through(game, adventure(seed), seed)) == [], seed


def test_no_danger_is_told_from_its_name_only() -> None:
    with refuses("no-such-danger", match="deadly"):
        danger_named("huge")
    for fight in ("guard", "den", "patrol", "last"):
        tolls = [TOLLS[danger][fight] for danger in DANGERS]
        assert tolls == sorted(set(tolls)), fight


def test_a_ladder_grows_heavier_by_one_at_every_rung() -> None:
    weight = {"minion": 1, "elite": 2, "boss": 5}
    for fight in TOLLS["safe"]:
        weights = [sum(weight[rank] * count for rank, count in one) for one in ladder(fight, 3)]
        assert len(set(ladder(fight, 3))) == len(weights)
        assert weights[0] == min(weights)
        assert weights[-1] == max(weights)


def test_who_has_it_is_never_alone_so_that_their_weakness_is_worth_knowing() -> None:
    for heroes in (1, 3):
        for counts in (*ladder("last", heroes), *(PLAIN[danger]["last"] for danger in DANGERS)):
            assert sum(count for _, count in counts) > sum(count for _, count in _weakened(counts)), counts


@pytest.mark.parametrize("seed", SEEDS)
def test_what_nobody_said_fits_what_is_sought_and_who_has_it(seed: int) -> None:
    plan = drawn_plan(seed)
    assert plan.twist.fits(plan.prize, plan.villain)
    assert plan.twist.id != "shared" or plan.prize.id in ("seed", "case")


def test_each_strike_of_the_clock_says_what_it_changes() -> None:
    for seed in SEEDS:
        (clock,) = adventure(seed).clocks
        assert len({clock.text_of(number) for number in range(3)}) == 3


def test_whoever_comes_along_meets_as_many_more() -> None:
    plan = drawn_plan(1)
    guard = new_expedition(1).place(plan.room("guard").id).foes[0]
    assert guard.number(4) == guard.number(3) + 1


def test_the_clock_moves_and_strikes_three_times() -> None:
    for seed in SEEDS:
        (clock,) = adventure(seed).clocks
        assert len(clock.full) == 3
        assert any(change.clock == clock.id for _, change in all_changes(adventure(seed)))


@pytest.mark.parametrize("seed", SEEDS)
def test_its_file_is_the_same_adventure_and_short_enough_to_be_opened_at_a_table(seed: int) -> None:
    text = expedition_text(new_document(seed))
    assert len(text) <= MOST_ADVENTURE_TEXT
    assert read_adventure(text, "expedition.toml") == adventure(seed)


@pytest.mark.parametrize("game", GAMES[: drawn(1, of=len(GAMES))])
def test_the_lab_finds_foes_for_a_danger_and_more_danger_costs_more(game: str) -> None:
    rules = ruleset_named(game)
    odds = Odds(rules, {f"hero-{number}": rules.read_sheet(sheet_of(game, number)) for number in range(3)})
    found = [odds.fitting("last", "raider", danger) for danger in DANGERS]
    assert [one.toll for one in found] == sorted(one.toll for one in found)
    # There are games in which nobody can lose a fight.
    assert found[0].win > found[-1].win or found[-1].win == pytest.approx(1)


@for_games("map")
def test_the_lab_is_asked_about_a_fight_as_the_table_begins_it(game: str) -> None:
    """With the same foes on the same squares or as far apart, and the party where it comes in."""
    rules, heroes = ruleset_named(game), [sheet_of(game, number) for number in range(3)]
    plan = next(plan for plan in map(drawn_plan, range(40)) if _begins_with_a_guard(plan))
    guard = plan.room("guard")
    document = document_with(plan.seed, "risky", PLAIN["risky"], len(heroes))
    table = begun(game, read_document(document, "new"), 1, tuple(("careful", sheet) for sheet in heroes))
    for choice in ("begin", guard.id):
        table.do("p0", c.Choose(option=choice))
    odds = Odds(rules, {f"hero-{number}": rules.read_sheet(sheet) for number, sheet in enumerate(heroes)})
    asked = odds.scene(kind_of(plan, "guard"), PLAIN["risky"]["guard"], battle_maps(plan)[guard.id])
    assert table.state.world.scene.space == asked.space is not None
    met, weighed = (_foes_in(table.state.playing, scene) for scene in (table.state.world.scene, asked))
    assert met == weighed != []


def _begins_with_a_guard(plan: Plan) -> bool:
    return (plan.room("start").id, plan.room("guard").id) in plan.ways


def _foes_in(playing: Playing, scene: Any) -> list[Person]:
    return [one for one in playing.people(scene) if one.side == "foes"]


@pytest.mark.parametrize("game", GAMES)
def test_the_companion_of_a_lone_hero_is_reckoned_with(game: str) -> None:
    """The foes are as many as the lab weighed against those who set out together."""
    rules, sheet = ruleset_named(game), sheet_of(game, 1)
    odds = Odds(rules, {"hero-1": rules.read_sheet(sheet)})
    hires = playing_of(rules).hireling is not None
    assert odds.heroes == (2 if hires else 1)
    plan = drawn_plan(1)
    met = read_document(document_with(1, "risky", PLAIN["risky"], odds.heroes), "new")
    guards = met.place(plan.room("guard").id).foes
    wanted = [count for _, count in PLAIN["risky"]["guard"]]
    assert [group.number(odds.heroes) for group in guards] == wanted
    weighed = _foes_in(playing_of(rules), odds.scene("raider", PLAIN["risky"]["guard"]))
    assert len(weighed) == sum(wanted)


def test_each_fight_is_weighed_on_its_own_ground() -> None:
    """Whoever nests, watches or waits outside is chosen by the map of their room, and by their own kind."""
    plan = next(one for one in map(drawn_plan, range(200)) if one.twist.comes and _has_den(one))
    asked = _Asked()
    fitting(plan, "risky", asked)  # type: ignore[arg-type]
    maps = battle_maps(plan)
    rooms: dict[str, Role] = {"guard": "guard", "den": "den", "outside": "out", "last": "lair"}
    grounds = {fight: maps[plan.room(role).id] for fight, role in rooms.items()}
    assert asked.maps == grounds | {"patrol": ""}
    assert asked.kinds["outside"] == plan.twist.comes
    assert asked.kinds["den"] == plan.nest


def test_a_fight_with_a_boss_is_weighed_without_a_map() -> None:
    """Else a boss who calls for help would keep whoever waits for an expedition waiting for minutes."""
    rules = ruleset_named(GAMES[0])
    odds = _Noted(rules, {"hero-1": rules.read_sheet(sheet_of(GAMES[0], 1))})
    ground = next(iter(battle_maps(drawn_plan(1)).values()))
    for counts in ((("minion", 1),), (("boss", 1),)):
        odds.of("raider", counts, ground, runs=1)
    assert odds.maps == [ground, ""]


class _Noted(Odds):
    """Notes on which maps the lab is asked."""

    def __init__(self, rules: Any, party: dict[str, Any]) -> None:
        super().__init__(rules, party)
        self.maps = list[str]()

    def scene(self, kind: Any, counts: Any, map: str = "") -> Any:
        self.maps.append(map)
        return super().scene(kind, counts, map)


def _has_den(plan: Plan) -> bool:
    return any(room.role == "den" for room in plan.rooms)


class _Asked:
    """Notes what the lab is asked, and answers that anybody will do."""

    def __init__(self) -> None:
        self.maps, self.kinds = dict[str, str](), dict[str, str]()

    def fitting(self, fight: str, kind: str, danger: str, map: str) -> LineUp:
        self.maps[fight], self.kinds[fight] = map, kind
        return LineUp((("minion", 1),))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_way_is_called_a_way_back_by_those_alone_who_came_from_there(seed: int) -> None:
    for place in adventure(seed).places:
        for way in place.exits:
            told = dict(way.text_after({way.to}))["en"], dict(way.text_after(()))["en"]
            if told[0].startswith("Back: "):
                assert told[1].startswith("Another way: ")
            assert not told[1].startswith("Back: ")


def test_who_comes_by_a_hidden_way_can_leave_by_it() -> None:
    for seed in SEEDS:
        plan = drawn_plan(seed)
        if plan.secret:
            lair = adventure(seed).place(plan.room("lair").id)
            (way,) = (one for one in lair.exits if one.id == "secret")
            assert (way.to, way.needs, way.is_escape) == (plan.room("hub").id, ("crept",), True)


@pytest.mark.parametrize("theme", [theme.id for theme in THEMES])
def test_every_theme_is_led_to_and_has_all_its_rooms_and_villains_told(theme: str) -> None:
    """By the numbers of one theme, so many that each of its rooms, villains and clocks comes up."""
    led = next(one for one in THEMES if one.id == theme)
    seen = set[str]()
    for seed in range(400):
        plan = drawn_plan(seed)
        if plan.theme.id == theme and not {plan.villain.id, plan.clock, *_rooms(seed)} <= seen:
            seen |= {plan.villain.id, plan.clock, *_rooms(seed)}
            for path, texts in _texts(new_document(seed)):
                assert not {"⟨", "{", "}", "$"} & set("".join(texts.values())), (path, texts)
    assert seen == {*led.villains, *led.clocks, *(room.id for room in led.rooms)}


def _rooms(seed: int) -> list[str]:
    return [room.id for room in drawn_plan(seed).rooms]


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_joins_a_fight_because_a_clock_is_full(seed: int) -> None:
    """What the lab foretold of a fight holds to its end: a patrol finds the party where it rests, once."""
    (clock,) = adventure(seed).clocks
    assert not any(change.foes for strike in clock.full for change in strike)
    assert not any(place.each_round for place in adventure(seed).places)
    rests = [deed for place in adventure(seed).places for deed in place.deeds if deed.rest]
    found = [change for deed in rests for change in deed.works if change.foes]
    assert len(found) == len(rests)
    assert all((one.needs, one.bars, one.set) == (("stirred",), ("found",), ("found",)) for one in found)
