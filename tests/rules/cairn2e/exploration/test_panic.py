"""Panic, what it does in a fight, and mastering it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.dice import odds_of, replay
from nde.rules.cairn2e.actions import Declare, Panic, Recover, ResolveSide, StartFight
from nde.rules.cairn2e.bodies import effective_hp
from nde.rules.cairn2e.exploration.encounters import resolve_panic
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.scene import Figure
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import GAME, ada, alone, body, do, scene_of

PANIC = Panic(who="ada")


@pytest.mark.rule("cairn2e/panic")
def test_a_failed_will_save_is_panic_and_hp_count_for_nothing() -> None:
    seen = do(alone(), PANIC, [11])
    figure = seen.scene.figure("ada")
    assert (seen.outcome, figure.is_panicked) == ("failure", True)
    assert (effective_hp(GAME, figure), figure.character.hp) == (0, 4)
    assert not do(alone(), PANIC, [10]).scene.figure("ada").is_panicked


@pytest.mark.rule("cairn2e/panic")
def test_the_odds_are_those_of_the_save() -> None:
    chances = odds_of(lambda: resolve_panic(GAME, alone(will=13), PANIC), lambda one: one.outcome)
    assert chances["failure"] == Fraction(7, 20)


@pytest.mark.rule("cairn2e/panic", "cairn2e/52")
def test_the_panicked_do_not_act_in_the_first_round_and_are_hit_in_strength() -> None:
    foe = Figure(id="foe", character=body(kind="npc"), side="foes")
    scene = scene_of(ada(figure={"is_panicked": True}), foe)
    begun = do(scene, StartFight(ready=("ada",)))
    assert begun.scene.figure("ada").loses_turn
    outcome, _ = replay(harm(GAME, begun.scene, "ada", Damage(net=2)), [1])
    assert outcome == "wounded"


@pytest.mark.rule("cairn2e/panic", "cairn2e/52")
def test_an_action_and_a_will_save_end_it() -> None:
    scene = scene_of(ada(figure={"is_panicked": True}))
    assert do(scene, Recover(who="ada"), [11]).scene.figure("ada").is_panicked
    calm = do(scene, Recover(who="ada"), [2])
    assert (calm.outcome, calm.scene.figure("ada").is_panicked) == ("success", False)
    assert effective_hp(GAME, calm.scene.figure("ada")) == 4


@pytest.mark.rule("cairn2e/panic", "cairn2e/52")
def test_in_a_fight_it_is_the_action_of_the_turn() -> None:
    foe = Figure(id="foe", character=body(kind="npc"), side="foes")
    scene = scene_of(ada(figure={"is_panicked": True}), foe, is_fight=True, round=2)
    declared = do(scene, Declare(deed=Recover(who="ada")))
    done = do(declared.scene, ResolveSide(), [4])
    assert not done.scene.figure("ada").is_panicked


@pytest.mark.rule("cairn2e/panic")
def test_nobody_panics_twice_or_masters_what_is_not_there() -> None:
    with refuses("panicked-already", match="already panicking"):
        do(scene_of(ada(figure={"is_panicked": True})), PANIC)
    with refuses("not-panicked", match="not panicking"):
        do(alone(), Recover(who="ada"))
