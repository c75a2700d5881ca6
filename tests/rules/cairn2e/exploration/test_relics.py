"""A relic that gives STR back: whom it can touch, what it does, and what nothing is spent on."""

from __future__ import annotations

from typing import Any

import pytest

from nde.board import Zones
from nde.rules.cairn2e.actions import Cast, Declare
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.exploration.magic import castings
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import ada, body, do, scene_of

SAINT = item_named("tin-saint")
RULE = pytest.mark.rule("cairn2e/relics", "cairn2e/103")


def pair(bob: dict[str, Any], **changes: Any) -> Scene:
    """Ada with the saint, and Bob."""
    return scene_of(ada(items=(SAINT,)), Figure(id="bob", character=body(**bob)), **changes)


TOUCH = Cast(who="ada", item=0, target="bob")


@RULE
@pytest.mark.parametrize(("face", "left"), [(1, 5), (6, 10)])
def test_the_tin_saint_gives_a_d6_of_lost_strength_back_and_never_more_than_was_lost(
    face: int, left: int
) -> None:
    seen = do(pair({"strength": 4}), TOUCH, [face])
    assert seen.scene.figure("bob").character.strength == left
    assert seen.ada.items[0].uses == 0
    assert do(pair({"strength": 8}), TOUCH, [6]).scene.figure("bob").character.strength == 10


@RULE
@pytest.mark.parametrize("bob", [{}, {"strength": 4, "is_deprived": True}, {"strength": 0, "state": "dead"}])
def test_it_is_not_spent_on_those_it_cannot_help(bob: dict[str, Any]) -> None:
    with refuses("no-strength-to-restore"):
        do(pair(bob), TOUCH)


@RULE
def test_without_a_word_it_is_its_bearer_whom_it_touches() -> None:
    hurt = scene_of(ada(items=(SAINT,), strength=4))
    assert do(hurt, Cast(who="ada", item=0), [2]).ada.strength == 6


@RULE
def test_it_is_offered_for_each_whom_it_could_help() -> None:
    scene = pair({"strength": 4})
    assert list(castings(scene, scene.figure("ada"))) == [("heal-with", TOUCH)]
    unhurt = pair({})
    assert list(castings(unhurt, unhurt.figure("ada"))) == []


@RULE
def test_in_a_fight_one_has_to_stand_beside_whom_it_touches() -> None:
    apart = Zones().enter("ada").enter("bob", beside="ada", band="far")
    for space, is_near in ((None, True), (apart, False), (apart.approach("ada", "bob"), False)):
        fight = pair({"strength": 4}, is_fight=True, space=space)
        if is_near:
            assert do(fight, Declare(deed=TOUCH)).kinds == ["DeedDeclared"]
        else:
            with refuses("cairn-too-far-to-bandage"):
                do(fight, Declare(deed=TOUCH))
