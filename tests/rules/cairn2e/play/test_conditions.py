"""What a game master gives by decree: the game's own effects, and nothing that follows from a number."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.character import Item, Scar
from nde.rules.cairn2e.exploration import effects as living
from nde.rules.cairn2e.fight import effects as fight
from nde.rules.cairn2e.play.people import conditions_of
from nde.rules.cairn2e.play.rulings import conditions
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.play import ConditionChip
from tests.rules.cairn2e.fight.fights import GAME, fight_of, foe, hero, scene_of


def chips(scene: Scene, who: str = "ada") -> dict[str, ConditionChip]:
    return {chip.key: chip for chip in conditions(GAME, scene, who)}


def of_body(figure: Figure, **changes: Any) -> Figure:
    return replace(figure, character=replace(figure.character, **changes))


def test_what_follows_from_numbers_load_and_scars_is_left_out() -> None:
    raving = of_body(hero(), dexterity=0, will=0, scars=(Scar(row=5, due="done"),))
    given = chips(fight_of(raving, foe()))
    assert {"paralysed", "delirious", "overloaded", "hobbled", "fled", "mortal"}.isdisjoint(given)
    assert list(given) == ["dead", "critical", "stable", "panicked", "loses-turn", "deprived", "fatigue"]


@pytest.mark.rule("cairn2e/first-round")
def test_a_turn_is_lost_in_fights_alone_and_given_back() -> None:
    assert "loses-turn" not in chips(scene_of(hero(), foe()))
    scene = fight_of(hero(), foe())
    lost = CAIRN2E.apply(scene, chips(scene)["loses-turn"].effect)
    assert lost.figure("ada").loses_turn
    back = chips(lost)["loses-turn"].effect
    assert back == fight.TurnRegained(who="ada", rule="cairn2e/first-round")
    assert CAIRN2E.apply(lost, back) == scene


@pytest.mark.rule("cairn2e/fatigue")
def test_fatigue_needs_a_slot_and_goes_all_at_once() -> None:
    full = of_body(hero(), items=(Item(key="stone", slots=2),) * 5)
    assert "fatigue" not in chips(scene_of(full))
    tired = scene_of(of_body(hero(), fatigue=3))
    taken = chips(tired)["fatigue"].effect
    assert taken == living.FatigueCleared(who="ada", count=3, rule="cairn2e/fatigue")
    assert CAIRN2E.apply(tired, taken).figure("ada").character.fatigue == 0


@pytest.mark.rule("cairn2e/critical")
@pytest.mark.parametrize("state", ["critical", "mortal"])
def test_the_dying_are_stable_first_and_on_their_feet_then(state: Any) -> None:
    scene = scene_of(of_body(hero(), state=state, dying=9))
    for key, left in ((state, ("stable",)), ("stable", ())):
        scene = CAIRN2E.apply(scene, chips(scene)[key].effect)
        assert conditions_of(GAME, scene.figure("ada")) == left
    assert "mortal" not in chips(scene)


@pytest.mark.rule("cairn2e/critical")
def test_the_dead_can_only_be_let_live() -> None:
    scene = scene_of(of_body(hero(), state="dead", strength=0))
    assert list(chips(scene)) == ["dead"]
    lives = CAIRN2E.apply(scene, chips(scene)["dead"].effect).figure("ada").character
    assert (lives.state, lives.strength) == ("stable", 1)
    assert chips(scene, "nobody") == {}
