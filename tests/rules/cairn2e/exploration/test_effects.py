"""Effects are carried out whatever the scene, and stay within bounds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Character, Item, Scar
from nde.rules.cairn2e.exploration import effects as e
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.ruleset import effects_in
from tests.rules.cairn2e.exploration.people import (
    BOOK,
    GAME,
    RELIC,
    ROPE,
    TENT,
    ada,
    alone,
    bodies,
    body,
    items,
    playing,
    scene_of,
)

RULE = "cairn2e/slots"
VALUES: dict[str, Any] = {
    "who": st.sampled_from(("ada", "nobody")),
    "hireling": st.sampled_from(("", "ada", "gus")),
    "item": items,
    "place": st.integers(-2, 13),
    "hp": st.integers(-3, 30),
    "points": st.integers(-3, 30),
    "count": st.integers(-3, 30),
    "gold": st.integers(-3, 3000),
    "price": st.integers(-3, 3000),
    "gets": st.integers(-3, 3000),
    "hours": st.integers(-3, 300),
    "rounds": st.integers(-3, 90_000),
    "watches": st.integers(-3, 30),
    "way": st.none(),
    "row": st.integers(0, 14),
    "need": st.sampled_from(("food", "sleep", "rest", "other")),
    "attribute": st.sampled_from(("strength", "dexterity", "will")),
    "spell": st.just("salt-line"),
    "season": st.just("winter"),
    "weather": st.just("fair"),
    "reaction": st.just("kind"),
    "event": st.just("quiet"),
    "character": st.just(body()),
    "on": st.booleans(),
    "is_dark": st.booleans(),
    "is_dangerous": st.booleans(),
    "has_trade": st.booleans(),
}


@st.composite
def effects(draw: st.DrawFn) -> Any:
    kind: Any = draw(st.sampled_from(effects_in(e)))
    names = [name for name in kind.__struct_fields__ if name != "rule"]
    return kind(rule=RULE, **{name: draw(VALUES[name]) for name in names})


@given(body=bodies(), happened=st.lists(effects(), min_size=1, max_size=6))
def test_any_effects_on_any_scene_keep_every_bound(body: Character, happened: list[Any]) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),)).after(GAME, tuple(happened))
    for figure in scene.figures:
        one = figure.character
        assert used_slots(GAME, one) <= 10
        assert 0 <= one.hp <= one.hp_most
        assert one.strength <= one.strength_most
        assert min(one.strength, one.dexterity, one.will, one.fatigue, one.gold) >= 0
    assert min(scene.clock, scene.journey, scene.light) >= 0


def after(effect: Any, **changes: Any) -> Character:
    return alone(**changes).after(GAME, (effect,)).figure("ada").character


def test_a_thing_is_found_by_its_place_or_by_what_it_is() -> None:
    dropped = e.ItemDropped(who="ada", place=0, item=TENT, rule=RULE)
    assert after(dropped, items=(ROPE, TENT)).items == (ROPE,)
    assert after(dropped, items=(ROPE,)).items == (ROPE,)


def test_of_two_books_the_right_one_burns() -> None:
    other = Item(key="spellbook", kind="spellbook", spell="ash-veil")
    burned = e.ItemDestroyed(who="ada", place=5, item=other, rule=RULE)
    assert after(burned, items=(BOOK, other)).items == (BOOK,)


def test_a_relic_without_uses_is_kept_and_everything_else_used_up_is_gone() -> None:
    assert after(e.ItemUsed(who="ada", place=0, item=RELIC, rule=RULE), items=(RELIC,)).items[0].uses == 0


def test_the_dead_stay_dead() -> None:
    for effect in (
        e.HpRestored(who="ada", hp=9, rule=RULE),
        e.BackOnFeet(who="ada", rule=RULE),
        e.TakenIntoCare(who="ada", rule=RULE),
    ):
        one = after(effect, hp=0, state="dead")
        assert (one.hp, one.state) == (0, "dead")


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_where_the_table_plays_so_filling_the_last_slot_takes_hp_once() -> None:
    taken = e.ItemTaken(who="ada", item=ROPE, rule=RULE)
    game = playing(load_hp="lost")
    scene = alone(items=(ROPE,) * 9).after(game, (taken,))
    assert scene.figure("ada").character.hp == 0
    kept = alone(items=(ROPE,) * 8).after(game, (taken,))
    assert kept.figure("ada").character.hp == 4


@pytest.mark.rule("cairn2e/scars")
def test_a_scar_comes_due_only_while_it_waits() -> None:
    due = e.ScarCameDue(who="ada", row=4, rule=RULE)
    assert after(due, scars=(Scar(row=4, due="mended"),)).scars[0].due == "now"
    assert after(due, scars=(Scar(row=4, due="done"),)).scars[0].due == "done"


@pytest.mark.rule("cairn2e/death", "cairn2e/84")
def test_whoever_goes_on_as_a_hireling_stands_where_the_hireling_stood() -> None:
    cook = Figure(id="cook", character=body(kind="hireling"))
    board = Board(grid=Grid(width=5, height=5)).put("ada", Square(0, 0)).put("cook", Square(3, 3))
    scene = scene_of(ada(state="dead"), cook, space=board)
    effect = e.CharacterReplaced(who="ada", hireling="cook", character=body(), rule="cairn2e/death")
    space = scene.after(GAME, (effect,)).space
    assert isinstance(space, Board)
    assert [(token.id, space.where(token.id)) for token in space.tokens] == [("ada", Square(3, 3))]
    bands = Zones().enter("ada").enter("cook", beside="ada", band="far")
    after = replace(scene, space=bands).after(GAME, (effect,)).space
    assert isinstance(after, Zones)
    assert set(after.tokens) == {"ada"}
