"""What a declared deed is announced as."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.locale import LANGUAGES, words
from nde.rules.cairn2e.actions import (
    Cast,
    Declare,
    Flee,
    MoveTo,
    Recover,
    ShiftBand,
    Stabilise,
    Strike,
    Try,
    Wait,
)
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.scene import Figure, Scene
from tests.rules.cairn2e.fight.fights import do, fight_of, foe, hero

THINGS = tuple(item_named(key) for key in ("sword", "dagger", "spellbook-salt-line"))


def dying(figure: Figure) -> Figure:
    return replace(figure, character=replace(figure.character, state="critical", dying=9))


def scene_with(**changes: Any) -> Scene:
    body: Character = replace(hero().character, items=THINGS)
    ada = replace(hero(), character=body, is_panicked=True)
    return fight_of(ada, hero("bob"), dying(hero("eve")), foe(), **changes)


BOARD = Board(grid=Grid(width=9, height=9)).put("ada", Square(1, 1)).put("wolf", Square(5, 5))
BANDS = Zones().enter("ada").enter("wolf", beside="ada", band="far")


@pytest.mark.rule("cairn2e/declaring", "cairn2e/50")
@pytest.mark.parametrize(
    ("deed", "said"),
    [
        (Strike(who="ada", targets=("wolf",), weapon=0), "ada will attack wolf (sword)"),
        (Strike(who="ada", targets=("wolf",), weapon=0, second=1), "wolf (sword, dagger)"),
        (Strike(who="ada", targets=("wolf",)), "wolf (fists)"),
        (Cast(who="ada", item=2), "“Salt Line”"),
        (Stabilise(who="ada", target="eve"), "to bandage eve"),
        (Try(who="ada", attribute="will"), "something risky with WIL"),
        (Try(who="ada", attribute="will", task="stare it down"), "“stare it down”"),
        (Recover(who="ada"), "to master the panic"),
        (Flee(who="ada", together=("bob",)), "bob and ada look for a way out"),
        (Wait(who="ada"), "ada waits"),
    ],
)
def test_a_declaration_says_what_is_declared(deed: Any, said: str) -> None:
    done = do(scene_with(), Declare(deed=deed))
    step = done.run.steps[0]
    assert step.key.startswith(("declared-", "means-to-"))
    assert said.casefold() in words("en", "cairn2e").step(step).casefold()
    for language in LANGUAGES:
        assert "⟨" not in words(language, "cairn2e").step(step)


@pytest.mark.rule("cairn2e/declaring", "cairn2e/49")
def test_a_second_move_says_where_to() -> None:
    there = MoveTo(who="ada", to=Square(2, 2), is_action=True)
    step = do(scene_with(space=BOARD), Declare(deed=there)).run.steps[0]
    assert step.key == "declared-move"
    assert "makes for C3" in words("en", "cairn2e").step(step)


@pytest.mark.rule("cairn2e/declaring", "cairn2e/49")
@pytest.mark.parametrize(
    ("nearer", "said"), [(True, "closer still to wolf"), (False, "farther away from wolf")]
)
def test_a_second_move_between_bands_says_which_way(nearer: bool, said: str) -> None:
    shift = ShiftBand(who="ada", other="wolf", nearer=nearer, is_action=True)
    bands = BANDS if nearer else Zones().enter("ada").enter("wolf", beside="ada", band="nearby")
    step = do(scene_with(space=bands), Declare(deed=shift)).run.steps[0]
    assert said in words("en", "cairn2e").step(step).casefold()
