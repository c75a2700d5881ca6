"""How fights begin, go round by round, and end."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.dice import odds_of
from nde.rules.tkds.actions import Attack, EndFight, EndTurn, LuckRoll, StartFight
from nde.rules.tkds.fight.rounds import read_surprise
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Scene
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    GAME,
    after,
    battle,
    foe,
    hero,
    house,
    outcome,
    told,
    watch,
    with_condition,
)

PEACE = {"is_fight": False}


@pytest.mark.rule("tkds/reaction", "tkds/G2")
@pytest.mark.parametrize(
    ("face", "reaction"),
    [(1, "hostile"), (2, "wary"), (3, "wary"), (4, "curious"), (5, "curious"), (6, "friendly")],
)
def test_somebody_first_met_reacts_by_a_luck_roll(face: int, reaction: str) -> None:
    (step,) = watch(battle(hero(), **PEACE), LuckRoll(reads="reaction"), [face]).steps
    assert step.facts["detail"] == f"luck-{reaction}"
    assert step.rule == "tkds/reaction"


@pytest.mark.rule("tkds/surprise")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_fight_reads_the_luck_roll_as_the_luck_table_does(face: int) -> None:
    (step,) = watch(battle(hero(), **PEACE), LuckRoll(reads="surprise"), [face]).steps
    said = {"party": "luck-party-surprised", "foes": "luck-foes-surprised", "none": "luck-nobody-surprised"}
    assert step.facts["detail"] == said[read_surprise(face)]


@pytest.mark.rule("tkds/surprise", "tkds/rounds", "tkds/G2")
@pytest.mark.parametrize(("face", "surprised"), [(1, {"ada", "bob"}), (6, {"orc", "rat"}), (3, set())])
def test_the_surprised_side_does_not_act_in_the_first_round(face: int, surprised: set[str]) -> None:
    scene = battle(hero(), hero("bob"), foe(), foe("rat"), **PEACE)
    checks = [] if face == 1 else [15, 15]
    begun = after(scene, StartFight(), [face, *checks])
    assert {one.id for one in begun.figures if one.loses_turn} == surprised
    assert {one.id for one in begun.figures if one.is_surprised} == surprised
    second = after(after(begun, EndTurn()), EndTurn())
    assert not any(one.loses_turn or one.is_surprised for one in second.figures)
    told_of = [step.key for step in watch(scene, StartFight(), [face, *checks]).steps]
    assert ("surprise-rolled" in told_of, "nobody-surprised" in told_of) == (bool(surprised), not surprised)


@pytest.mark.rule("tkds/surprise")
def test_surprise_can_be_told_or_left_out() -> None:
    scene = battle(hero(), foe(), **PEACE)
    assert after(scene, StartFight(surprise="foes"), [15]).figure("orc").is_surprised
    assert not after(scene, StartFight(surprise="none"), [15]).figure("orc").is_surprised
    assert not after(scene, StartFight(), [15], house(surprise=False)).figure("orc").is_surprised


@pytest.mark.rule("tkds/first-round", "tkds/G2")
def test_every_character_checks_dexterity_or_misses_the_first_round() -> None:
    scene = battle(hero(dexterity=2), hero("bob"), foe(), **PEACE)
    begun = after(scene, StartFight(surprise="none"), [8, 9])
    assert [one.loses_turn for one in begun.figures] == [False, True, False]
    strike = Attack(who="bob", target="orc", weapon=0)
    with refuses("misses-turn"):
        outcome(begun, strike)
    later = after(after(begun, EndTurn()), EndTurn())
    assert outcome(later, strike, [12, 3]) == "success"


@pytest.mark.rule("tkds/first-round", "tkds/U35")
def test_creatures_never_roll_unless_both_sides_do() -> None:
    scene = battle(hero(), foe(dexterity=1), **PEACE)
    assert not after(scene, StartFight(surprise="none"), [15]).figure("orc").loses_turn
    both = house(first_round_sides="both")
    assert after(scene, StartFight(surprise="none"), [15, 8], both).figure("orc").loses_turn
    assert not after(scene, StartFight(surprise="none"), [15, 9], both).figure("orc").loses_turn
    assert after(scene, StartFight(surprise="none"), [15, 9], both).side == "party"


@pytest.mark.rule("tkds/first-round", "tkds/perk-list")
def test_a_quick_start_is_an_advantage_on_it() -> None:
    scene = battle(hero(perks=("quick-start",)), foe(), **PEACE)
    start = StartFight(surprise="none")
    assert "quick-start" in told(scene, start, [3, 12])
    chances = odds_of(lambda: RESOLVE[StartFight](GAME, scene, start), lambda done: done.outcome)
    assert chances["success"] + chances["critical-success"] == Fraction(319, 400)


@pytest.mark.rule("tkds/rounds")
def test_a_fight_needs_two_sides_and_only_one_goes_on() -> None:
    with refuses("fight-already-on"):
        outcome(battle(hero(), foe()), StartFight())
    with refuses("nobody-to-fight"):
        outcome(battle(hero(), foe(state="dead", hp=0), **PEACE), StartFight())
    for action in (EndTurn(), EndFight()):
        with refuses("no-fight-on"):
            outcome(battle(hero(), foe(), **PEACE), action)


@pytest.mark.rule("tkds/rounds", "tkds/G2", "tkds/U1")
def test_sides_take_turns_the_party_first_and_sixty_rounds_are_ten_minutes() -> None:
    scene = after(battle(hero(), foe(), **PEACE), StartFight(surprise="none"), [15])
    assert (scene.side, scene.round) == ("party", 1)
    scene = after(scene, EndTurn())
    assert (scene.side, scene.round) == ("foes", 1)
    scene = after(scene, EndTurn())
    assert (scene.side, scene.round, scene.clock) == ("party", 2, 1)
    for _ in range(2 * 59):
        scene = after(scene, EndTurn())
    assert scene.clock == GAME.settings.turn_rounds == 60


@pytest.mark.rule("tkds/temporary", "tkds/U1")
def test_temporary_points_of_a_ten_minute_turn_last_sixty_rounds() -> None:
    scene = battle(hero(hp_temporary=5, hp_temporary_rounds=60), foe())
    for _ in range(2 * 59):
        scene = after(scene, EndTurn())
    assert scene.figure("ada").character.hp_temporary == 5
    scene = after(after(scene, EndTurn()), EndTurn())
    assert scene.figure("ada").character.hp_temporary == 0


@pytest.mark.rule("tkds/turn")
def test_a_new_turn_gives_action_and_movement_back_to_its_side_alone() -> None:
    scene = battle(hero(has_acted=True, moved=4), foe(has_acted=True, moved=4))
    foes = after(scene, EndTurn())
    assert (foes.figure("orc").has_acted, foes.figure("orc").moved) == (False, 0)
    assert (foes.figure("ada").has_acted, foes.figure("ada").moved) == (True, 4)


# what lasts


@pytest.mark.rule("tkds/persistent", "tkds/G2")
def test_lasting_damage_comes_at_the_end_of_the_affected_sides_turn() -> None:
    scene = battle(hero(), with_condition(foe(), "burning", value=3))
    once = after(scene, EndTurn())
    assert once.figure("orc").character.hp == 10
    assert after(once, EndTurn()).figure("orc").character.hp == 7


@pytest.mark.rule("tkds/persistent")
def test_fire_and_blood_together_can_kill_and_the_dead_burn_no_more() -> None:
    both = with_condition(with_condition(foe(hp=3), "burning", value=3), "bleeding", value=2)
    scene = battle(hero(), both, side="foes")
    done = watch(scene, EndTurn())
    assert after(scene, EndTurn()).figure("orc").character.is_dead
    assert [step.facts["condition"] for step in done.steps if step.key == "lasting"] == ["burning"]


@pytest.mark.rule("tkds/persistent")
def test_what_is_proof_against_fire_does_not_burn_and_a_delayed_poison_waits() -> None:
    proof = with_condition(foe(immune=("fire",)), "burning", value=3)
    assert after(battle(hero(), proof, side="foes"), EndTurn()).figure("orc").character.hp == 10
    waits = with_condition(with_condition(foe(), "poisoned", value=3), "poison-delayed", rounds=9, by="foes")
    assert after(battle(hero(), waits, side="foes"), EndTurn()).figure("orc").character.hp == 10


@pytest.mark.rule("tkds/persistent", "tkds/rounds")
def test_rounds_are_counted_at_the_start_of_the_turn_of_the_side_that_made_the_effect() -> None:
    blessed = with_condition(hero(), "blessed", value=1, rounds=2, by="party", until="rounds")
    scene = battle(blessed, foe())

    def left(scene: Scene) -> int:
        condition = scene.figure("ada").condition("blessed")
        return condition.rounds if condition else 0

    scene = after(scene, EndTurn())
    assert left(scene) == 2
    scene = after(scene, EndTurn())
    assert left(scene) == 1
    scene = after(after(scene, EndTurn()), EndTurn())
    assert left(scene) == 0
    assert scene.figure("ada").conditions == ()


@pytest.mark.rule("tkds/dying", "tkds/rounds")
def test_the_dying_lose_a_round_at_the_end_of_their_sides_turn() -> None:
    scene = battle(hero(hp=0, state="dying", dying=2), hero("bob"), foe())
    once = after(scene, EndTurn())
    assert once.figure("ada").character.dying == 1
    foes = after(once, EndTurn())
    assert foes.figure("ada").character.dying == 1
    assert after(foes, EndTurn()).figure("ada").character.is_dead


@pytest.mark.rule("tkds/rounds")
def test_nothing_of_a_fight_is_left_when_it_is_over() -> None:
    messy = replace(
        with_condition(with_condition(hero(), "prone"), "blessed", value=1, rounds=4, by="party"),
        momentum=True,
        has_acted=True,
        moved=3,
        loses_turn=True,
        used=("momentum:turn", "block:round", "identify/ring:day"),
    )
    scene = after(battle(messy, foe(), round=4), EndFight())
    ada = scene.figure("ada")
    assert (scene.is_fight, scene.round, scene.side) == (False, 1, "party")
    assert [one.key for one in ada.conditions] == ["blessed"]
    assert ada.used == ("identify/ring:day",)
    assert [ada.momentum, ada.has_acted, ada.moved, ada.loses_turn] == [False, False, 0, False]


@pytest.mark.rule("tkds/first-round", "tkds/surprise", "tkds/U35")
def test_the_outcome_of_a_start_is_that_of_a_lone_character_and_else_none() -> None:
    lone, two = Scene(figures=(hero(), foe())), Scene(figures=(hero(), hero("bo"), foe()))
    assert outcome(lone, StartFight(surprise="none"), [12]) == "success"
    assert outcome(lone, StartFight(), [1]) == "failure", "surprised"
    assert outcome(lone, StartFight(), [6, 1]) == "critical-failure"
    assert outcome(two, StartFight(surprise="none"), [12, 3]) == ""
    both = house(first_round_sides="both")
    assert outcome(lone, StartFight(surprise="none"), [12, 3], both) == "success"
    assert outcome(lone, StartFight(surprise="party"), [12], both) == "failure"
