"""Reactions, the die of fate, hirelings, somebody new for the dead, attributes at nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.dice import default_answer, fixed, odds_of, play, prefer, seeded, watch
from nde.rules.cairn2e.actions import BeginSession, Fate, HarmAttribute, Hire, React, Replace, StartFight, Try
from nde.rules.cairn2e.characters.creation import new_hireling_with_background
from nde.rules.cairn2e.exploration.effects import CharacterReplaced, HirelingJoined
from nde.rules.cairn2e.exploration.encounters import resolve_fate, resolve_react, resolve_replace
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import GAME, ada, alone, body, do, playing, scene_of


@pytest.mark.rule("cairn2e/reactions", "cairn2e/30")
def test_reactions_have_the_odds_of_two_dice() -> None:
    chances = odds_of(lambda: resolve_react(GAME, alone(), React()), lambda one: one.effects[0].reaction)
    shares = {"hostile": 1, "wary": 9, "curious": 16, "kind": 9, "helpful": 1}
    assert chances == {reaction: Fraction(count, 36) for reaction, count in shares.items()}


@pytest.mark.rule("cairn2e/fate", "cairn2e/44")
def test_the_die_of_fate_is_even() -> None:
    chances = odds_of(lambda: resolve_fate(GAME, alone(), Fate()), lambda one: one.outcome)
    assert chances == {"success": Fraction(1, 2), "failure": Fraction(1, 2)}
    assert do(alone(), Fate(), [4]).outcome == "success"
    assert do(alone(), Fate(), [3]).outcome == "failure"


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41")
def test_a_hireling_has_three_dice_for_each_attribute_one_for_hp_and_a_trades_things() -> None:
    faces = [6, 6, 6, 1, 1, 1, 3, 4, 5, 2]
    seen = do(alone(), Hire(trade="bodyguard", id="gus"), faces)
    gus = seen.scene.figure("gus")
    one = gus.character
    assert (one.strength, one.dexterity, one.will, one.hp, one.hp_most) == (18, 3, 12, 2, 2)
    assert (one.kind, gus.side) == ("hireling", "party")
    assert "sword" in [item.key for item in one.items]
    assert "HirelingJoined" in seen.kinds


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/42")
def test_a_hireling_may_come_from_a_background_instead() -> None:
    made = play(new_hireling_with_background(GAME), seeded(4), default_answer)
    assert made.kind == "hireling"
    assert made.background
    assert made.name
    assert any(item.kind == "food" for item in made.items)
    joined = HirelingJoined(who="gus", character=made, rule="cairn2e/hirelings")
    assert alone().after(GAME, (joined,)).figure("gus").character == made


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/43")
def test_hirelings_save_in_the_first_round_and_take_no_scars_unless_the_table_plays_so() -> None:
    gus = Figure(id="gus", character=body(kind="hireling", hp=3))
    foe = Figure(id="foe", character=body(kind="npc"), side="foes")
    scene = scene_of(gus, foe)
    assert do(scene, StartFight(), [11]).scene.figure("gus").loses_turn
    easy = do(scene, StartFight(), game=playing(hireling_first_round=False))
    assert not easy.scene.figure("gus").loses_turn
    outcome, _ = play(harm(GAME, scene, "gus", Damage(net=3)), fixed([]))
    assert outcome == "hurt"
    outcome, _ = play(harm(playing(hireling_scars=True), scene, "gus", Damage(net=3)), fixed([]))
    assert outcome == "scar"


@pytest.mark.rule("cairn2e/hirelings")
def test_a_hireling_needs_a_name_of_their_own_and_a_trade_there_is() -> None:
    with refuses("name-taken", match="“ada”"):
        do(alone(), Hire(trade="bodyguard", id="ada"))
    with refuses("no-such-trade"):
        do(alone(), Hire(trade="astronaut", id="gus"))


@pytest.mark.rule("cairn2e/death", "cairn2e/84")
def test_the_player_of_a_dead_character_takes_over_a_hireling_at_once() -> None:
    gus = Figure(id="gus", character=body(kind="hireling", name="Gus"))
    scene = scene_of(ada(state="dead"), gus)
    seen = do(scene, Replace(who="ada", hireling="gus"))
    assert (seen.ada.name, seen.ada.kind, seen.ada.is_dead) == ("Gus", "pc", False)
    assert [one.id for one in seen.scene.figures] == ["ada"]


@pytest.mark.rule("cairn2e/death", "cairn2e/84")
def test_or_somebody_new_joins_at_once() -> None:
    scene = scene_of(ada(state="dead", name="Ada"))
    assert do(scene, Replace(who="ada"), ["sheet"]).resolution.effects == ()
    made_now = prefer({"newcomer": "make"})
    run = watch(resolve_replace(GAME, scene, Replace(who="ada")), seeded(7), made_now)
    assert [type(effect) for effect in run.result.effects] == [CharacterReplaced]
    made = scene.after(GAME, run.result.effects).figure("ada").character
    assert (made.kind, made.state) == ("pc", "fine")


@pytest.mark.rule("cairn2e/death", "cairn2e/84")
def test_only_the_dead_are_replaced_and_only_by_living_hirelings() -> None:
    gus = Figure(id="gus", character=body(kind="hireling", state="dead"))
    with refuses("still-alive", match="ada is alive"):
        do(scene_of(ada(), gus), Replace(who="ada", hireling="gus"))
    with refuses("not-a-hireling", match="not a living hireling"):
        do(scene_of(ada(state="dead"), gus), Replace(who="ada", hireling="gus"))
    with refuses("not-a-hireling"):
        do(scene_of(ada(state="dead")), Replace(who="ada", hireling="ada"))


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/82")
def test_damage_outside_a_fight_goes_to_an_attribute_and_not_to_hp() -> None:
    seen = do(alone(hp=4), HarmAttribute(who="ada", attribute="strength", dice=(6,)), [3])
    assert (seen.ada.strength, seen.ada.hp, seen.ada.state) == (7, 4, "fine")


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/83")
def test_nothing_left_of_strength_is_death_of_the_others_helplessness_until_restored() -> None:
    dead = do(alone(strength=2), HarmAttribute(who="ada", attribute="strength", dice=(6,)), [5])
    assert (dead.ada.strength, dead.ada.is_dead) == (0, True)
    for attribute in ("dexterity", "will"):
        scene = alone(**{attribute: 3})
        seen = do(scene, HarmAttribute(who="ada", attribute=attribute, dice=(6,)), [3])
        figure = seen.scene.figure("ada")
        assert (getattr(figure.character, attribute), figure.character.is_dead) == (0, False)
        assert figure.is_out
        with refuses("cairn-out-of-action"):
            do(seen.scene, Try(who="ada", attribute="strength"))


@pytest.mark.rule("cairn2e/rounds")
def test_a_new_session_changes_nothing() -> None:
    assert do(alone(fatigue=3), BeginSession()).resolution.effects == ()


@pytest.mark.rule("cairn2e/hirelings")
def test_nobody_is_hired_in_a_fight() -> None:

    with refuses("amid-a-fight"):
        do(replace(alone(), is_fight=True), Hire(trade="sailor", id="gus"))


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41", "cairn2e/42")
def test_somebody_can_be_hired_with_a_life_of_their_own_or_with_traits() -> None:
    run = watch(RESOLVE[Hire](GAME, alone(), Hire(trade="own-life", id="gus")), seeded(4), default_answer)
    hired = run.result.effects[0].character
    assert (hired.kind, hired.trade) == ("hireling", "")
    assert hired.background
    assert hired.age > 11
    known = Hire(trade="sailor", id="gus", with_traits=True)
    traits = watch(RESOLVE[Hire](GAME, alone(), known), seeded(4), default_answer).result
    assert len(traits.effects[0].character.traits) == 8
