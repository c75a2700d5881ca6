"""Checks as the GM poses them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec import structs

from nde.dice import GM, resume
from nde.dice.runners import Waiting
from nde.rules.tkds.actions import Check, Reveal
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.checks.tasks import TASKS
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Secret
from tests.refusals import refuses
from tests.rules.tkds.checks.samples import (
    GAME,
    chances,
    dying,
    game,
    outcome_and_scene,
    refused,
    run,
    scene_of,
    somebody,
    told,
)


@pytest.mark.rule("tkds/loop", "tkds/4", "tkds/check", "tkds/13")
def test_what_is_declared_changes_nothing_until_it_is_resolved_and_told() -> None:
    scene = scene_of(somebody(will=2))
    declared = Check(who="hero", skill="will", hu=13, task="calm the horse")
    waiting = resume(RESOLVE[Check](GAME, scene, declared), [])
    assert isinstance(waiting, Waiting)
    assert scene == scene_of(somebody(will=2))
    resolved = run(scene, declared, [11])
    assert resolved.result.outcome == "success"
    assert dict(resolved.steps[-1].facts)["hu"] == 13


@pytest.mark.rule("tkds/difficulty", "tkds/16", "tkds/11")
@pytest.mark.parametrize(
    ("difficulty", "hu"), [("normal", 10), ("hard", 15), ("very-hard", 20), ("number", 12)]
)
def test_a_class_of_difficulty_is_a_number(difficulty: str, hu: int) -> None:
    said: dict[str, Any] = {"hu": hu} if difficulty == "number" else {}
    assert chances("check", difficulty=difficulty, skill=2, **said) == chances("check", hu=hu, skill=2)


@pytest.mark.rule("tkds/difficulty", "tkds/16")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "very-hard", "impossible"])
def test_a_class_and_another_number_contradict_each_other(difficulty: Any) -> None:
    both = Check(who="hero", skill="will", difficulty=difficulty, hu=17)
    refused(scene_of(somebody()), both, "two-targets-named")
    with refuses("two-targets-named", match="give one of the two"):
        chances("check", difficulty=difficulty, hu=17)


def test_the_number_of_the_class_itself_may_be_named_too() -> None:
    both = Check(who="hero", skill="will", difficulty="hard", hu=15)
    assert run(scene_of(somebody()), both, [15]).result.outcome == "success"
    # The usual number stands in an offer already when a class is chosen.
    offered = Check(who="hero", skill="will", difficulty="hard", hu=12)
    assert run(scene_of(somebody()), offered, [14], game(normal=12)).result.outcome == "failure"


@pytest.mark.rule("tkds/difficulty", "tkds/16", "tkds/11")
@pytest.mark.parametrize(("difficulty", "outcome"), [("easy", "success"), ("impossible", "failure")])
def test_the_easy_and_the_impossible_are_not_rolled(difficulty: str, outcome: str) -> None:
    done = run(scene_of(somebody()), Check(who="hero", skill="will", difficulty=difficulty), [])  # type: ignore[arg-type]
    assert (done.result.outcome, told(done.steps), done.answers) == (outcome, [difficulty], ())


@pytest.mark.rule("tkds/no-roll", "tkds/25", "tkds/11")
def test_time_tools_and_knowledge_succeed_without_a_roll() -> None:
    assert chances("check", calm=True, hu=30) == {"success": 1}
    assert chances("check", calm=True, difficulty="impossible") == {"failure": 1}


@pytest.mark.rule("tkds/no-roll", "tkds/U25")
def test_a_lost_dungeon_turn_is_reason_enough_to_roll() -> None:
    assert chances("check", calm=True, turn=True, hu=15) == chances("check", hu=15)
    done = run(scene_of(somebody()), Check(who="hero", skill="will", calm=True, costs_turn=True), [12])
    assert told(done.steps)[0] == "turn-at-stake"


@pytest.mark.rule("tkds/origin", "tkds/30", "tkds/22")
def test_the_life_before_gives_advantage() -> None:
    assert chances("check", origin=True, skill=2) == chances("check", advantage=1, skill=2)
    assert chances("check", origin=True, disadvantage=1) == chances("check")
    refused(scene_of(somebody()), Check(who="hero", skill="will", uses_origin=True), "no-origin")


@pytest.mark.rule("tkds/skills", "tkds/7", "tkds/8", "tkds/9", "tkds/10", "tkds/U2", "tkds/U26")
@pytest.mark.parametrize(
    ("task", "skill"),
    [
        ("lift", "strength"),
        ("bend-bars", "strength"),
        ("withstand-toxin", "strength"),
        ("climb", "dexterity"),
        ("sneak", "dexterity"),
        ("dodge", "dexterity"),
        ("recall", "intelligence"),
        ("craft", "intelligence"),
        ("pick-lock", "intelligence"),
        ("track", "intelligence"),
        ("persuade", "will"),
        ("intimidate", "will"),
        ("lie", "will"),
        ("withstand-charm", "will"),  # an ordinary check: nobody has saving throws
    ],
)
def test_a_task_is_checked_with_its_skill(task: str, skill: str) -> None:
    assert TASKS[task].skill == skill
    assert chances("check", task=task, skill=3, which="strength") == chances("check", skill=3)
    values = Check(who="hero", skill=TASKS[task].skill, task=task)
    fields: dict[str, Any] = {skill: 3}
    done = run(scene_of(somebody(**fields)), values, [7])
    assert dict(done.steps[0].facts)["total"] == 10


@pytest.mark.rule("tkds/secret-roll", "tkds/15", "tkds/character", "tkds/U3")
def test_a_secret_roll_is_made_by_the_gm_and_told_only_when_revealed() -> None:
    scene = scene_of(somebody(will=4))
    action = Check(who="hero", skill="will", hu=15, is_secret=True, task="traps")
    waiting = resume(RESOLVE[Check](GAME, scene, action), [])
    assert isinstance(waiting, Waiting)
    assert waiting.question.who == GM
    done = run(scene, action, [11])
    assert told(done.steps) == ["rolled-in-secret-task"]
    assert not any("outcome" in step.facts or "face" in step.facts for step in done.steps)
    outcome, after = outcome_and_scene(scene, action, [11])
    assert after.secrets == (Secret(who="hero", task="traps", outcome="success"),)
    shown = run(after, Reveal(who="hero", task="traps"), [])
    assert dict(shown.steps[0].facts)["outcome"] == outcome == "success"
    _, last = outcome_and_scene(after, Reveal(who="hero"), [])
    assert last.secrets == ()
    refused(last, Reveal(who="hero"), "nothing-secret")
    refused(after, Reveal(who="hero", task="doors"), "nothing-secret")


@pytest.mark.rule("tkds/secret-roll", "tkds/15", "tkds/gear")
def test_climbing_gear_saves_in_secret_without_a_word_about_it() -> None:
    scene = scene_of(somebody(items=(Item(key="climbing-gear"),)))
    open_roll = Check(who="hero", skill="dexterity", hu=20, task="climb")
    assert told(run(scene, open_roll, [1]).steps)[-1] == "roped"
    secret = run(scene, structs.replace(open_roll, is_secret=True), [1])
    assert told(secret.steps) == ["rolled-in-secret-task"]
    assert secret.result.effects[-1].outcome == "failure"


@pytest.mark.rule("tkds/secret-roll", "tkds/15")
def test_a_secret_roll_without_a_task_names_none() -> None:
    scene = scene_of(somebody())
    action = Check(who="hero", skill="will", is_secret=True)
    assert told(run(scene, action, [11]).steps) == ["rolled-in-secret"]
    _, after = outcome_and_scene(scene, action, [11])
    assert told(run(after, Reveal(who="hero"), []).steps) == ["secret-told"]


@pytest.mark.rule("tkds/races", "tkds/G4")
def test_elves_need_not_withstand_paralysis_or_sleep_that_no_magic_brings() -> None:
    for task in ("withstand-paralysis", "withstand-sleep"):
        action = Check(who="hero", skill="will", hu=20, task=task)
        elf = run(scene_of(somebody(race="elf")), action, [])
        assert (elf.result.outcome, told(elf.steps)) == ("success", ["beyond-it"])
        assert run(scene_of(somebody(race="dwarf")), action, [2]).result.outcome == "critical-failure"
    charm = Check(who="hero", skill="will", hu=20, task="withstand-charm")
    assert run(scene_of(somebody(race="elf")), charm, [2]).result.outcome == "critical-failure"


@pytest.mark.rule("tkds/secret-roll", "tkds/15", "tkds/U10")
def test_a_secret_roll_has_the_odds_of_an_open_one_that_is_not_rolled_again() -> None:
    assert chances("check", secret=True, bh=1, skill=3) == chances("check", skill=3)
    told_so = game(secret_rerolls=True)
    scene = scene_of(somebody(hero_points=1))
    action = Check(who="hero", skill="will", is_secret=True)
    _, after = outcome_and_scene(scene, action, [2, "reroll", 15], told_so)
    assert after.figure("hero").character.hero_points == 0


@pytest.mark.rule("tkds/reroll", "tkds/37", "tkds/U10")
def test_points_are_gone_before_the_result_is_applied() -> None:
    scene = scene_of(somebody(hero_points=2))
    outcome, after = outcome_and_scene(scene, Check(who="hero", skill="will"), [1, "reroll", 12, "keep"])
    assert (outcome, after.figure("hero").character.hero_points) == ("success", 1)


@pytest.mark.rule("tkds/check", "tkds/hit-points", "tkds/39")
def test_the_unconscious_and_the_dead_try_nothing() -> None:
    scene = scene_of(dying(), somebody("gone", hp=0, state="dead"))
    refused(scene, Check(who="ally", skill="will"), "cannot-act")
    refused(scene, Check(who="gone", skill="will"), "is-dead")
    refused(scene, Check(who="nobody", skill="will"), "no-such-creature")


@pytest.mark.rule("tkds/check")
@pytest.mark.parametrize(("skill", "hindered"), [("strength", True), ("dexterity", True), ("will", False)])
def test_armour_one_is_not_trained_in_hinders_the_body(skill: str, hindered: bool) -> None:
    mage = somebody(specialization="mage", items=(Item(key="heavy", is_held=True),))
    done = run(scene_of(mage), Check(who="hero", skill=skill), [12, 9] if hindered else [12])  # type: ignore[arg-type]
    assert done.result.outcome == ("failure" if hindered else "success")


@pytest.mark.rule("tkds/advantage", "tkds/22")
@pytest.mark.parametrize(
    ("fields", "task", "skill"),
    [
        ({"race": "dwarf"}, "withstand-toxin", "strength"),
        ({"specialization": "rogue"}, "pick-lock", "intelligence"),
        ({"specialization": "rogue"}, "climb", "dexterity"),
    ],
)
def test_race_and_calling_give_advantage_with_their_tasks(
    fields: dict[str, Any], task: str, skill: Any
) -> None:
    helped = run(scene_of(somebody(**fields)), Check(who="hero", skill=skill, task=task), [3, 12])
    assert told(helped.steps)[:2] == ["gift-helps", "advantage"]
    plain = run(scene_of(somebody()), Check(who="hero", skill=skill, task=task), [12])
    assert told(plain.steps) == ["check"]


@pytest.mark.rule("tkds/advantage", "tkds/22")
def test_a_rogue_puts_essence_into_an_edge() -> None:
    rogue = somebody(specialization="rogue", essence=1, essence_most=1)
    action = Check(who="hero", skill="will", uses_essence=True)
    outcome, after = outcome_and_scene(scene_of(rogue), action, [2, 13])
    assert (outcome, after.figure("hero").character.essence) == ("success", 0)
    refused(after, action, "no-essence")
    refused(scene_of(somebody(specialization="mage", essence=1, essence_most=1)), action, "no-edge-ability")


@pytest.mark.rule("tkds/check")
def test_heavy_armour_hinders_sneaking_and_forbids_swimming() -> None:
    knight = somebody(specialization="fighter", strength=4, items=(Item(key="heavy", is_held=True),))
    sneaking = run(scene_of(knight), Check(who="hero", skill="dexterity", task="sneak"), [18, 4])
    assert sneaking.result.outcome == "failure"
    swimming = run(scene_of(knight), Check(who="hero", skill="strength", task="swim"), [])
    assert (swimming.result.outcome, told(swimming.steps)) == ("failure", ["impossible"])


@pytest.mark.rule("tkds/check")
def test_climbing_gear_keeps_the_worst_away() -> None:
    climber = somebody(items=(Item(key="climbing-gear"),))
    action = Check(who="hero", skill="dexterity", task="climb", hu=15)
    assert run(scene_of(climber), action, [2]).result.outcome == "failure"
    assert run(scene_of(somebody()), action, [2]).result.outcome == "critical-failure"


@pytest.mark.rule("tkds/exhausted", "tkds/mortal-wound")
def test_penalties_shift_the_odds_by_two() -> None:
    assert chances("check", skill=3, exhausted=True) == chances("check", skill=1)
    assert chances("check", skill=3, exhausted=True, wounded=True) == chances("check", skill=-1)
    assert chances("check", skill=3, modifier=-2) == chances("check", skill=1)


@pytest.mark.rule("tkds/character", "tkds/27")
def test_a_character_has_everything_the_book_lists() -> None:
    names = {field.name for field in structs.fields(Character)}
    listed = {"race", "origin", "specialization", "level", "hero_points", "strength", "dexterity"}
    listed |= {"intelligence", "will", "hp", "hp_most", "hp_temporary", "magic", "essence", "speed"}
    assert listed | {"languages", "perks", "spells", "items"} <= names


@pytest.mark.rule("tkds/check", "tkds/12")
def test_a_check_against_ten_without_skill_works_eleven_times_in_twenty() -> None:
    found = chances("check")
    assert found["success"] + found["critical-success"] == Fraction(11, 20)


@pytest.mark.rule("tkds/specializations", "tkds/races", "tkds/advantage", "tkds/22", "tkds/G4")
def test_thieves_and_dwarves_have_advantage_with_all_that_is_theirs() -> None:
    thievish = {"pick-pocket", "pick-lock", "disarm-trap", "sneak", "hide", "disguise", "climb"}
    hardy = {"withstand-toxin", "withstand-disease"}
    for task, entry in TASKS.items():
        action = Check(who="hero", skill=entry.skill, task=task)

        def helped(action: Check = action, **fields: str) -> bool:
            return "gift-helps" in told(run(scene_of(somebody(**fields)), action, [9, 9]).steps)

        if task in thievish:
            assert helped(specialization="rogue"), task
        elif task in hardy:
            assert helped(race="dwarf"), task
        else:
            assert told(run(scene_of(somebody(race="dwarf", specialization="rogue")), action, [9]).steps) == [
                "check"
            ]


@pytest.mark.rule("tkds/mortal-wound", "tkds/exhausted", "tkds/lost-skill", "tkds/our-spells")
def test_each_source_that_changes_the_total_is_told_before_the_roll() -> None:
    worn = somebody(intelligence=3, lost=(0, 0, 1, 0), is_mortally_wounded=True, is_exhausted=True)
    hero = structs.replace(worn, conditions=(Condition(key="blessed", value=1),))
    done = run(scene_of(hero), Check(who="hero", skill="intelligence", modifier=4), [10])
    found = [(step.rule, step.key, dict(step.facts).get("bonus")) for step in done.steps]
    assert found == [
        ("tkds/lost-skill", "skill-lowered", "+2"),
        ("tkds/mortal-wound", "wound-hinders", "−2"),
        ("tkds/exhausted", "exhaustion-hinders", "−2"),
        (SPELLS["bless"].rule, "blessing-helps", "+1"),
        ("tkds/check", "modified", "+4"),
        ("tkds/check", "check", None),
    ]
    assert dict(done.steps[-1].facts)["total"] == 10 + 2 - 2 - 2 + 1 + 4


@pytest.mark.rule("tkds/spell-list")
def test_a_dulled_mind_is_told_by_the_spell_that_did_it() -> None:
    hero = structs.replace(somebody(intelligence=3), conditions=(Condition(key="dull", value=2),))
    first = run(scene_of(hero), Check(who="hero", skill="intelligence"), [10]).steps[0]
    assert (first.rule, first.key, dict(first.facts)["bonus"]) == (
        SPELLS["touch-of-stupidity"].rule,
        "skill-lowered",
        "+1",
    )
    assert told(run(scene_of(hero), Check(who="hero", skill="will"), [10]).steps) == ["check"]


@pytest.mark.rule("tkds/secret-roll", "tkds/mortal-wound")
def test_a_secret_check_tells_nothing_of_what_weighs_on_it() -> None:
    hidden = Check(who="hero", skill="will", modifier=-3, is_secret=True)
    assert told(run(scene_of(somebody(is_exhausted=True)), hidden, [10]).steps) == ["rolled-in-secret"]
