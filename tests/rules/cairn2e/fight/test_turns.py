"""The course of a fight: first round, declaring, resolving at once, rounds, the end."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import default_answer, play, seeded
from nde.rules.cairn2e.actions import (
    Cast,
    Declare,
    EndFight,
    Flee,
    Recover,
    ResolveSide,
    StartFight,
    Strike,
    TakeBack,
    Try,
    Wait,
)
from nde.rules.cairn2e.blocks import Attack
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.fight.offers import offers
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.ruleset import each_of, is_legal
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import (
    GAME,
    applied,
    armed,
    chances,
    do,
    fight_of,
    foe,
    hero,
    hireling,
    played,
    pose,
    scene_of,
)

STRIKE = Strike(who="ada", targets=("wolf",), weapon=0)


@pytest.mark.rule("cairn2e/rounds", "cairn2e/45", "cairn2e/46")
def test_the_party_acts_first_then_its_opponents_then_a_round_is_over() -> None:
    scene = do(scene_of(hero(), foe()), StartFight(), 1).scene
    assert (scene.is_fight, scene.round, scene.side) == (True, 1, "party")
    scene = do(scene, ResolveSide()).scene
    assert (scene.round, scene.side, scene.clock) == (1, "foes", 0)
    scene = do(scene, ResolveSide()).scene
    assert (scene.round, scene.side, scene.clock) == (2, "party", 1)


@pytest.mark.rule("cairn2e/rounds", "cairn2e/45", "cairn2e/73")
def test_an_hour_is_three_hundred_and_sixty_rounds() -> None:
    down = hero(hp=0)
    body = replace(down.character, state="critical", dying=360)
    scene = fight_of(replace(down, character=body), hero("bob"), foe(), side="foes")
    scene = do(scene, ResolveSide()).scene
    assert scene.figure("ada").character.dying == 359
    last = replace(down, character=replace(body, dying=1))
    dead = do(fight_of(last, hero("bob"), foe(), side="foes"), ResolveSide())
    assert dead.body("ada").state == "dead"
    assert "hour-is-over" in dead.steps


@pytest.mark.rule("cairn2e/first-round", "cairn2e/47")
def test_each_character_saves_to_act_in_the_first_round_and_opponents_do_not() -> None:
    scene = scene_of(hero(dexterity=8), hero("bob", dexterity=8), foe())
    begun = do(scene, StartFight(), 8, 9)
    assert [one.loses_turn for one in begun.scene.figures] == [False, True, False]
    with refuses("cairn-loses-turn", match="“bob” loses this turn; wait for the next round"):
        do(begun.scene, Declare(deed=Wait(who="bob")))
    again = do(do(begun.scene, ResolveSide()).scene, ResolveSide()).scene
    assert again.round == 2
    assert not any(one.loses_turn for one in again.figures)


@pytest.mark.rule("cairn2e/first-round", "cairn2e/48")
def test_whoever_is_ready_needs_no_save() -> None:
    scene = scene_of(hero(), hero("bob"), foe())
    done = do(scene, StartFight(ready=("ada", "bob")))
    assert done.outcome == "success"
    easy = played(first_round="everybody-acts")
    assert do(scene, StartFight(), game=easy).outcome == "success"


@pytest.mark.rule("cairn2e/first-round", "cairn2e/43")
@pytest.mark.parametrize("saves", [True, False])
def test_hirelings_save_too_unless_the_table_says_otherwise(saves: bool) -> None:
    scene = scene_of(hireling(), foe())
    answers = (20,) if saves else ()
    after = do(scene, StartFight(), *answers, game=played(hireling_first_round=saves)).scene
    assert after.figure("cook").loses_turn == saves


@pytest.mark.rule("cairn2e/first-round", "cairn2e/52")
def test_whoever_panics_does_not_act_in_the_first_round_even_if_ready() -> None:
    scene = scene_of(hero(is_panicked=True), foe())
    assert do(scene, StartFight(ready=("ada",))).scene.figure("ada").loses_turn


@pytest.mark.rule("cairn2e/52", "cairn2e/declaring")
def test_a_panic_is_mastered_by_a_declared_deed() -> None:
    scene = fight_of(hero(is_panicked=True, will=12), foe())
    scene = do(scene, Declare(deed=Recover(who="ada"))).scene
    assert not do(scene, ResolveSide(), 12).scene.figure("ada").is_panicked
    assert do(scene, ResolveSide(), 13).scene.figure("ada").is_panicked


@pytest.mark.rule("cairn2e/47")
@pytest.mark.parametrize("dexterity", [3, 10, 18])
def test_the_situation_has_the_odds_of_acting_at_once(dexterity: int) -> None:
    scene, action = pose("first-round", dexterity=dexterity)
    assert chances(scene, action)["success"] == Fraction(dexterity, 20)
    scene, action = pose("first-round", dexterity=dexterity, ready=True)
    assert chances(scene, action) == {"success": 1}


@pytest.mark.rule("cairn2e/declaring", "cairn2e/50")
def test_deeds_are_declared_without_dice_and_may_be_taken_back() -> None:
    scene = fight_of(armed(hero(), (8,)), foe())
    declared = do(scene, Declare(deed=STRIKE)).scene
    assert declared.declared == (STRIKE,)
    with refuses("cairn-already-declared", match="“ada” has already declared; take that back first"):
        do(declared, Declare(deed=Wait(who="ada")))
    back = do(declared, TakeBack(who="ada")).scene
    assert back == scene
    with refuses("cairn-nothing-declared", match="“ada” has declared nothing; declare an action first"):
        do(back, TakeBack(who="ada"))


@pytest.mark.rule("cairn2e/declaring", "cairn2e/50")
def test_what_could_not_be_done_cannot_be_declared() -> None:
    scene = fight_of(hero(), foe())
    with refuses("cairn-no-such-weapon"):
        do(scene, Declare(deed=STRIKE))
    with refuses("not-your-turn"):
        do(scene, Declare(deed=Wait(who="wolf")))
    with refuses("cairn-not-in-fight", match="there is no fight now; begin one first"):
        do(scene_of(hero(), foe()), Declare(deed=Wait(who="ada")))


@pytest.mark.rule("cairn2e/rounds", "cairn2e/46")
def test_what_a_side_does_happens_at_once() -> None:
    """Both strike although either blow alone would have felled the target: the pool counts once."""
    heroes = (armed(hero(), (8,)), armed(hero("bob"), (8,)))
    deeds = (STRIKE, Strike(who="bob", targets=("wolf",), weapon=0))
    scene = replace(fight_of(*heroes, foe(hp=0, strength=6)), declared=deeds)
    done = do(scene, ResolveSide(), 6, 7)
    assert done.body("wolf").state == "dead"
    assert done.steps.count("attacks") == 2
    assert done.steps.count("died") == 1


@pytest.mark.rule("cairn2e/declaring", "cairn2e/51")
def test_a_deed_that_became_pointless_is_told_and_passed_over() -> None:
    heroes = (armed(hero(), (8,)), hero("bob"))
    scene = replace(fight_of(*heroes, foe(has_fled=True), foe("bear")), declared=(STRIKE, Wait(who="bob")))
    done = do(scene, ResolveSide())
    assert done.steps.count("deed-pointless") == 1
    assert "waits" in done.steps
    assert done.scene.side == "foes"
    assert done.scene.declared == ()


@pytest.mark.rule("cairn2e/51")
def test_attacks_on_a_target_already_down_are_not_turned_elsewhere() -> None:
    heroes = tuple(armed(hero(id), (8,)) for id in ("ada", "bob", "cyd"))
    deeds = tuple(Strike(who=one.id, targets=("wolf",), weapon=0) for one in heroes)
    scene = replace(fight_of(*heroes, foe(hp=1, strength=1), foe("bear")), declared=deeds)
    done = do(scene, ResolveSide(), 8, 8, 8, 1)
    assert done.body("bear") == scene.figure("bear").character


@pytest.mark.rule("cairn2e/rounds", "cairn2e/49")
def test_one_action_a_turn() -> None:
    scene = do(fight_of(hero(), foe()), Try(who="ada", attribute="will"), 5).scene
    with refuses("already-acted"):
        do(scene, Try(who="ada", attribute="will"))
    with refuses("already-acted"):
        do(scene, Declare(deed=Wait(who="ada")))
    assert not do(scene, ResolveSide()).scene.figure("ada").has_acted


@pytest.mark.rule("cairn2e/49", "cairn2e/declaring")
def test_a_spell_is_a_deed_like_any_other() -> None:
    book = Item(key="spellbook", kind="spellbook", spell="charm")
    figure = hero()
    figure = replace(figure, character=replace(figure.character, items=(book,)))
    cast = Cast(who="ada", item=0, in_danger=False)
    scene = do(fight_of(figure, foe()), Declare(deed=cast)).scene
    assert do(scene, ResolveSide()).body("ada").fatigue == 1


def test_the_fallen_declare_nothing() -> None:
    down = hero()
    down = replace(down, character=replace(down.character, state="critical", dying=9))
    with refuses("cairn-out-of-action"):
        do(fight_of(down, foe()), Declare(deed=Wait(who="ada")))
    dead = replace(down, character=replace(down.character, state="dead"))
    with refuses("is-dead"):
        do(fight_of(dead, foe()), Declare(deed=Wait(who="ada")))


def test_a_fight_begins_once_and_needs_two_sides() -> None:
    with refuses("cairn-in-fight", match="a fight is already going on; end it first"):
        do(fight_of(hero(), foe()), StartFight())
    with refuses("cairn-nobody-to-fight", match="a fight needs somebody standing on either side"):
        do(scene_of(hero()), StartFight())
    with refuses("cairn-not-in-fight"):
        do(scene_of(hero()), EndFight())


@pytest.mark.rule("cairn2e/rounds", "cairn2e/45")
def test_the_end_of_a_fight_clears_what_belonged_to_it() -> None:
    scene = fight_of(hero(has_fled=True, loses_turn=True), hero("bob", moved=3), foe(has_fled=True))
    after = do(replace(scene, declared=(Wait(who="bob"),), round=4), EndFight()).scene
    assert (after.is_fight, after.round, after.declared, after.groups) == (False, 1, (), ())
    assert [one.has_fled for one in after.figures] == [False, False, True]
    assert not any(one.loses_turn or one.moved or one.has_acted for one in after.figures)


@pytest.mark.parametrize(("side", "round", "last"), [("foes", 4, 4), ("party", 4, 3), ("party", 1, 1)])
def test_a_fight_is_over_after_the_round_in_which_something_happened_last(
    side: str, round: int, last: int
) -> None:
    [told] = do(fight_of(hero(), foe(), side=side, round=round), EndFight()).run.steps
    assert (told.key, told.facts["round"]) == ("fight-ends", last)


@settings(max_examples=40)
@pytest.mark.rule("cairn2e/rounds", "cairn2e/46", "cairn2e/76", "cairn2e/77")
@given(seed=st.integers(0, 10_000))
def test_a_fight_played_at_random_breaks_no_bound(seed: int) -> None:
    faces = seeded(seed)
    units = faces(2) == 1
    scene = scene_of(
        armed(hero(hp=faces(8)), (8,), (6,)),
        armed(hero("bob", hp=faces(8)), (6, 6)),
        hireling(),
        foe(hp=faces(6), armor=faces(4) - 1, attacks=(Attack(name="bite", dice=(8,)),)),
        foe("rat", hp=faces(6), attacks=(Attack(name="gnaw", dice=(4,)),), is_detachment=units),
    )

    def resolve(scene: object, action: object) -> object:
        return RESOLVE[type(action)](GAME, scene, action)

    for _ in range(60):
        seats = ("gm", "ada", "bob")
        found = [
            offer
            for seat in seats
            for offer in each_of(offers(GAME, scene, seat))
            if is_legal(resolve, scene, offer.action)  # type: ignore[arg-type]
        ]
        if not found:
            break  # everybody of one side is gone for good
        action = found[faces(len(found)) - 1].action
        result = play(RESOLVE[type(action)](GAME, scene, action), faces, default_answer)
        scene = applied(GAME, scene, result.effects)
        for one in scene.figures:
            body = one.character
            assert 0 <= body.hp <= max(body.hp_most, 0)
            assert 0 <= body.strength <= body.strength_most
            assert (body.dying > 0) == (body.state in ("critical", "mortal"))
            assert body.strength > 0 or body.state == "dead"
            assert all(1 <= scar.row <= 12 for scar in body.scars)
            assert body.kind == "pc" or not body.scars
        assert len({deed.who for deed in scene.declared}) == len(scene.declared)


@pytest.mark.rule("cairn2e/retreat", "cairn2e/92")
def test_a_group_may_flee_by_one_deed_and_nobody_of_it_does_another() -> None:
    scene = fight_of(hero(), hero("bob"), foe())
    scene = do(scene, Declare(deed=Flee(who="ada", together=("bob",)))).scene
    with refuses("cairn-already-declared", match="“bob” has already declared"):
        do(scene, Declare(deed=Wait(who="bob")))
    after = do(scene, ResolveSide(), 5, 20).scene
    assert [one.has_fled for one in after.figures] == [True, False, False]
