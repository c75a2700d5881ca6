"""Effects are carried out whatever they say, and never leave the bounds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.rules.cairn2e.actions import Wait
from nde.rules.cairn2e.character import Scar
from nde.rules.cairn2e.fight import effects as e
from nde.rules.ruleset import effects_in
from tests.rules.cairn2e.fight.fights import GAME, applied, fight_of, foe, hero, scene_of

numbers = st.integers(-50, 500)
ids = st.sampled_from(["ada", "wolf", "nobody", ""])
attributes = st.sampled_from(["strength", "dexterity", "will"])
dues = st.sampled_from(["now", "rest", "mended", "recovered", "save", "done"])
squares = st.builds(Square, st.integers(-3, 9), st.integers(-3, 9))
bands = st.sampled_from(["close", "nearby", "far", "very-far", "moon"])

MADE: dict[type, st.SearchStrategy[Any]] = {
    e.HpLost: st.builds(e.HpLost, rule=st.just(""), who=ids, hp=numbers),
    e.AttributeLost: st.builds(
        e.AttributeLost, rule=st.just(""), who=ids, attribute=attributes, points=numbers
    ),
    e.AttributeSet: st.builds(
        e.AttributeSet, rule=st.just(""), who=ids, attribute=attributes, score=numbers, most=numbers
    ),
    e.HpMostSet: st.builds(e.HpMostSet, rule=st.just(""), who=ids, hp=numbers),
    e.CriticallyHurt: st.builds(e.CriticallyHurt, rule=st.just(""), who=ids, rounds=numbers),
    e.CriticalEffectDue: st.builds(
        e.CriticalEffectDue, rule=st.just(""), who=ids, foe=ids, critical=st.just("maims")
    ),
    e.Scarred: st.builds(e.Scarred, rule=st.just(""), who=ids, row=numbers, due=dues),
    e.ScarSettled: st.builds(e.ScarSettled, rule=st.just(""), who=ids, row=st.integers(1, 12), due=dues),
    e.FightBegun: st.just(e.FightBegun(rule="")),
    e.FightEnded: st.just(e.FightEnded(rule="")),
    e.DeedDeclared: st.builds(lambda who: e.DeedDeclared(rule="", who=who, deed=Wait(who=who)), ids),
    e.WalkedTo: st.builds(e.WalkedTo, rule=st.just(""), who=ids, to=squares, cost=numbers),
    e.BandChanged: st.builds(e.BandChanged, rule=st.just(""), who=ids, other=ids, band=bands, cost=numbers),
    e.MoraleTested: st.builds(e.MoraleTested, rule=st.just(""), group=ids, lost_one=st.booleans()),
    e.SideDone: st.builds(e.SideDone, rule=st.just(""), side=st.sampled_from(["party", "foes"])),
}
for kind in effects_in(e):
    MADE.setdefault(kind, st.builds(kind, rule=st.just(""), who=ids))

SPACES = (
    None,
    Board(grid=Grid(width=5, height=5)).put("ada", Square(0, 0)).put("wolf", Square(4, 4)),
    Zones().enter("ada").enter("wolf", beside="ada", band="far"),
)


@pytest.mark.rule("cairn2e/death", "cairn2e/77", "cairn2e/98")
@given(effects=st.lists(st.one_of(*MADE.values()), max_size=8), space=st.sampled_from(SPACES))
def test_no_effect_refuses_or_leaves_the_bounds(effects: list[Any], space: Any) -> None:
    scene = applied(GAME, scene_of(hero(), foe(), space=space), effects)
    for figure in scene.figures:
        body = figure.character
        assert 0 <= body.hp <= body.hp_most
        for name in ("strength", "dexterity", "will"):
            assert 0 <= getattr(body, name) <= max(getattr(body, f"{name}_most"), 1)
        assert all(1 <= scar.row <= 12 for scar in body.scars)
        assert figure.moved >= 0
    hash(scene)


def test_what_a_decree_gave_beyond_the_most_is_lost_point_by_point() -> None:
    given = replace(hero(), character=replace(hero().character, hp=8, hp_most=3))
    scene = applied(GAME, scene_of(given), [e.HpLost(rule="", who="ada", hp=1)])
    assert scene.figure("ada").character.hp == 7


def test_the_dead_stay_dead() -> None:
    scene = applied(GAME, scene_of(hero()), [e.Died(rule="", who="ada")])
    for effect in (
        e.CriticallyHurt(rule="", who="ada", rounds=3),
        e.Stabilised(rule="", who="ada"),
        e.Scarred(rule="", who="ada", row=11, due="recovered"),
    ):
        assert applied(GAME, scene, [effect]).figure("ada").character.state == "dead"


def test_the_first_open_scar_of_a_row_is_settled() -> None:
    scars = (Scar(row=2, due="done"), Scar(row=2, due="now"), Scar(row=2, due="now"))
    scene = applied(GAME, scene_of(hero(scars=scars)), [e.ScarSettled(rule="", who="ada", row=2)])
    assert [scar.due for scar in scene.figure("ada").character.scars] == ["done", "done", "now"]


def test_a_fight_counts_only_those_who_stand() -> None:
    scene = fight_of(hero(), foe(), foe("bear", has_fled=True))
    assert [(group.id, group.size) for group in scene.groups] == [("foes", 1)]
