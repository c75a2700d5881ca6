"""What a game on a page is given: tracks, turns, people who are out.  The game is the documentation's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from nde.dice import replay
from nde.errors import Faults
from nde.rules.plain import Acted, Begin, ConditionChanged, Lost, Regained
from nde.rules.play import playing_of
from nde.rules.ruleset import ActionRefused, Resolution, Ruleset
from tests.docs.test_adding_a_ruleset import BLOCKS, FOLDER

RULE = "wick/hits"


@pytest.fixture(scope="module")
def wick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The module that the page writes."""
    path = tmp_path_factory.mktemp("wick") / "wick.py"
    path.write_text(BLOCKS[f"{FOLDER}/__init__.py"], encoding="utf-8")
    spec = spec_from_file_location("wick_of_the_page", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def scene_of(wick: Any, hits: int = 4, *, is_fight: bool = False) -> Any:
    """Ada and Bo against two shadows."""
    ada = wick.Character(name="Ada", hits=hits, hits_most=4)
    bo = wick.Character(name="Bo", hits=4, hits_most=4)
    foes = {"gloom": "gloom", "night": "night"}
    return wick.new_scene(wick.GAME, {"ada": ada, "bo": bo}, foes, is_fight=is_fight)


def after(rules: Ruleset, scene: Any, *effects: Any) -> Any:
    for effect in effects:
        scene = rules.apply(scene, effect)
    return scene


def begun(rules: Ruleset, scene: Any, what: Any) -> Any:
    """The scene after a fight, a turn or calm has begun."""
    resolution: Resolution = replay(rules.resolve(scene, Begin(what=what)), [])
    return after(rules, scene, *resolution.effects)


@pytest.mark.parametrize(
    ("hits", "effect", "left"),
    [
        (4, Lost(rule=RULE, who="ada", track="hits", points=1), 3),
        (1, Lost(rule=RULE, who="ada", track="hits", points=9), 0),
        (0, Lost(rule=RULE, who="ada", track="hits", points=1), 0),
        (2, Regained(rule=RULE, who="ada", track="hits", points=1), 3),
        (2, Regained(rule=RULE, who="ada", track="hits", points=9), 4),
        (6, Regained(rule=RULE, who="ada", track="hits", points=1), 6),
        (6, Lost(rule=RULE, who="ada", track="hits", points=1), 5),
        (3, Lost(rule=RULE, who="ada", track="name", points=1), 3),
        (3, Lost(rule=RULE, who="nobody", track="hits", points=1), 3),
    ],
)
def test_a_track_stays_between_nothing_and_its_most(wick: Any, hits: int, effect: Any, left: int) -> None:
    """What a game master has set above the most is kept, and does not grow."""
    assert after(wick.WICK, scene_of(wick, hits), effect).figure("ada").character.hits == left


def test_whoever_has_nothing_left_on_the_first_track_is_out(wick: Any) -> None:
    assert scene_of(wick, 0).figure("ada").is_out
    assert not scene_of(wick, 1).figure("ada").is_out


def test_turns_go_to_and_fro_and_a_round_begins_with_the_party(wick: Any) -> None:
    scene, found = scene_of(wick), []
    for what in ("fight", "turn", "turn", "turn", "turn", "calm", "fight"):
        scene = begun(wick.WICK, scene, what)
        found.append((scene.is_fight, scene.round, scene.side))
    assert found == [
        (True, 1, "party"),
        (True, 1, "foes"),
        (True, 2, "party"),
        (True, 2, "foes"),
        (True, 3, "party"),
        (False, 1, "party"),
        (True, 1, "party"),
    ]


@pytest.mark.parametrize(("is_fight", "what"), [(True, "fight"), (False, "turn"), (False, "calm")])
def test_what_is_on_already_does_not_begin(wick: Any, is_fight: bool, what: Any) -> None:
    with pytest.raises(ActionRefused) as refused:
        begun(wick.WICK, scene_of(wick, is_fight=is_fight), what)
    assert refused.value.code == "not-the-time"


def test_whoever_has_acted_waits_for_the_next_turn_of_their_side(wick: Any) -> None:
    rules = wick.WICK
    scene = after(rules, scene_of(wick, is_fight=True), Acted(rule=RULE, who="ada"))

    def refusal(who: str) -> str:
        try:
            replay(rules.resolve(scene, wick.Try(who=who, skill="hands")), [6])
        except ActionRefused as refused:
            return refused.code
        return ""

    assert [refusal(who) for who in ("ada", "bo", "gloom")] == ["already-acted", "", "not-your-turn"]
    scene = begun(rules, scene, "turn")
    assert [refusal(who) for who in ("ada", "gloom")] == ["not-your-turn", ""]
    scene = begun(rules, scene, "turn")
    assert refusal("ada") == ""


def test_nobody_counts_who_has_acted_where_there_is_no_fight(wick: Any) -> None:
    resolution = replay(wick.WICK.resolve(scene_of(wick), wick.Try(who="ada", skill="hands")), [6])
    assert resolution.effects == ()


def test_a_condition_is_had_once_or_not_at_all(wick: Any) -> None:
    on = ConditionChanged(rule=RULE, who="ada", condition="afraid", is_on=True)
    off = ConditionChanged(rule=RULE, who="ada", condition="afraid", is_on=False)
    scene = after(wick.WICK, scene_of(wick), on, on)
    assert scene.figure("ada").conditions == ("afraid",)
    assert after(wick.WICK, scene, off, off).figure("ada").conditions == ()


def test_only_the_game_master_begins_a_turn_and_only_in_a_fight(wick: Any) -> None:
    def offered(scene: Any, seat: str) -> set[str]:
        return {one.name for one in wick.WICK.offers(scene, seat)}

    turns = offered(scene_of(wick, is_fight=True), "gm") - offered(scene_of(wick), "gm")
    assert turns
    assert not turns & offered(scene_of(wick, is_fight=True), "ada")


def test_rests_between_adventures_are_as_many_as_whoever_lost_most_needs(wick: Any) -> None:
    playing = playing_of(wick.WICK)
    assert [len(playing.interlude(scene_of(wick, hits))) for hits in (4, 3, 1)] == [0, 1, 3]


def test_a_sheet_of_declared_fields_reads_back_and_every_fault_has_its_place(wick: Any) -> None:
    rules = wick.WICK
    body = wick.Character(name="Ada", hands=8, hits=3, hits_most=4)
    sheet = rules.write_sheet(body)
    assert rules.read_sheet(sheet) == body
    assert rules.read_sheet({key: value for key, value in sheet.items() if key != "feet"}).feet == 6

    def faults(**changes: Any) -> dict[str, str]:
        document = {key: value for key, value in (sheet | changes).items() if value is not None}
        with pytest.raises(Faults) as found:
            rules.read_sheet(document)
        return {one.place: one.error.code for one in found.value.faults}

    assert faults(hits_most=None) == {"hits_most": "key-missing"}
    assert faults(hits=5) == {"hits": "more-than-most"}
    assert set(faults(hands=7, hits=5, luck=1)) == {"hands", "hits", "luck"}
