"""What foes do when nobody decides for them."""

from __future__ import annotations

from typing import Any

import pytest

from nde.dice import at_random, play, seeded
from nde.rules.tkds import actions as a
from nde.rules.tkds.book.blocks import Attack
from nde.rules.tkds.play.foes import foe_choice
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Scene
from tests.rules.games import random_game
from tests.rules.tkds.fight.arena import battle, foe, hero, keep, monster, with_condition, yard

BIG, SMALL = hero("ada", hp=10), hero("bo", hp=4)


def chosen(scene: Scene) -> Any:
    found = foe_choice(scene, TKDS.offers(scene, "gm"))
    return found.action if found else None


def foes_turn(scene: Scene, seed: int = 1) -> tuple[Scene, list[Any]]:
    """The whole turn of the foes, and what they did."""
    done = []
    while (action := chosen(scene)) is not None:
        done.append(action)
        faces = seeded(seed + len(done))
        for effect in play(TKDS.resolve(scene, action), faces, at_random(faces)).effects:
            scene = TKDS.apply(scene, effect)
        assert len(done) < 60
    return scene, done


def test_foes_wait_for_their_turn() -> None:
    assert chosen(battle(BIG, foe())) is None
    assert chosen(battle(BIG, foe(), is_fight=False, side="foes")) is None


def test_foes_with_sense_strike_the_weakest() -> None:
    assert chosen(battle(BIG, SMALL, foe(), side="foes")).target == "bo"
    shielded = battle(BIG, hero("bo", hp=4, hp_temporary=9), foe(), side="foes")
    assert chosen(shielded).target == "ada"


@pytest.mark.parametrize("values", [{"tags": ("beast",)}, {"tags": ("undead",)}, {"intelligence": -1}])
def test_the_mindless_take_on_one_each(values: dict[str, Any]) -> None:
    scene = battle(BIG, SMALL, foe("a", **values), foe("b", **values), foe("c", **values), side="foes")
    _, done = foes_turn(scene)
    assert [one.target for one in done] == ["ada", "bo", "ada"]


@pytest.mark.parametrize("fallen", [{"hp": 0, "state": "dead"}, {"hp": 0, "state": "dying"}])
def test_where_mindless_foes_fell_the_others_still_take_on_one_each(fallen: dict[str, Any]) -> None:
    wolves = foe("a", tags=("beast",)), foe("b", tags=("beast",), **fallen), foe("c", tags=("beast",))
    _, done = foes_turn(battle(BIG, SMALL, *wolves, side="foes"))
    assert [(one.who, one.target) for one in done] == [("a", "ada"), ("c", "bo")]


def test_foes_strike_with_what_hurts_most() -> None:
    weapons = tuple(
        Attack(key=key, damage=damage) for key, damage in (("bite", "1d6"), ("club", "2d4"), ("claws", "1d8"))
    )
    assert chosen(battle(BIG, foe(attacks=weapons), side="foes")).weapon == 1


def test_foes_get_up_and_take_their_weapon_back_first() -> None:
    fallen = with_condition(with_condition(monster("orc"), "prone"), "disarmed", source="war-axe")
    _, done = foes_turn(battle(BIG, fallen, side="foes"))
    assert done == [
        a.StandUp(who="orc"),
        a.SwapGear(who="orc", item=-1),
        a.Attack(who="orc", target="ada", weapon=0),
    ]


def test_nobody_strikes_those_who_lie_there() -> None:
    scene = battle(BIG, hero("bo", hp=0, state="dying"), foe("a"), foe("b"), side="foes")
    assert {one.target for one in foes_turn(scene)[1]} == {"ada"}
    assert chosen(battle(hero(hp=0, state="dying"), foe(), side="foes")) is None


def test_foes_come_nearer_until_they_reach_somebody() -> None:
    scene = battle(BIG, monster("wolf"), side="foes", space=yard(ada=(0, 0), orc=(9, 0)))
    after, done = foes_turn(scene)
    assert [type(one) for one in done] == [a.MoveTo, a.Attack]
    assert after.space is not None
    assert after.space.sight("ada", "orc").distance == 1


def test_foes_too_far_away_use_their_action_to_run() -> None:
    scene = battle(BIG, monster("orc"), side="foes", space=yard(ada=(0, 0), orc=(40, 0)))
    after, done = foes_turn(scene)
    assert after.space is not None
    assert after.space.sight("ada", "orc").distance == 28
    assert [one.is_action for one in done] == [False, True]


def test_many_foes_all_come_nearer() -> None:
    ids = [f"g{number}" for number in range(8)]
    places = {id: (30 + number, number % 3) for number, id in enumerate(ids)}
    scene = battle(BIG, *(monster("goblin", id) for id in ids), side="foes", space=yard(ada=(0, 0), **places))
    after, _ = foes_turn(scene)
    before_space, after_space = scene.space, after.space
    assert before_space is not None
    assert after_space is not None
    for id in ids:
        was, now = before_space.sight("ada", id).distance, after_space.sight("ada", id).distance
        assert isinstance(was, int)
        assert isinstance(now, int)
        assert now <= was - 8, id


def test_archers_shoot_from_where_they_stand() -> None:
    scene = battle(BIG, monster("skeleton-archer"), side="foes", space=yard(ada=(0, 0), orc=(20, 0)))
    assert foes_turn(scene)[1] == [a.Attack(who="orc", target="ada", weapon=0)]


def test_foes_cross_borders_towards_the_party() -> None:
    scene = battle(BIG, monster("orc"), side="foes", space=keep(ada="gate", orc="hall"))
    after, done = foes_turn(scene)
    assert a.CrossTo(who="orc", to="yard") in done
    assert after.space != scene.space


def test_the_rooted_pull_free_where_they_reach_nobody() -> None:
    stuck = with_condition(monster("orc"), "rooted", value=1)
    scene = battle(BIG, stuck, side="foes", space=yard(ada=(0, 0), orc=(9, 0)))
    assert chosen(scene) == a.BreakFree(who="orc", skill="strength")


def test_the_surprised_and_the_stunned_do_nothing() -> None:
    assert chosen(battle(BIG, foe(loses_turn=True), side="foes")) is None
    assert chosen(battle(BIG, with_condition(foe(), "stunned"), side="foes")) is None


def test_a_turn_of_the_foes_ends_in_every_random_game() -> None:
    turns = 0
    for seed in range(60):
        for turn in random_game(TKDS, seed, 30):
            if turn.after.is_fight and turn.after.side == "foes":
                turns += bool(foes_turn(turn.after, seed)[1])
    assert turns > 20
