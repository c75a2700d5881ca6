"""Movement: speed, squares, difficult ground, areas, getting past enemies, and small things."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Square
from nde.dice import odds_of
from nde.errors import NdeError
from nde.rules.tkds.actions import Attack, CrossTo, MoveTo, PassBy, Reload, StandUp, SwapGear
from nde.rules.tkds.character import Item
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Scene
from tests.refusals import refuses
from tests.rules.tkds.fight.arena import (
    GAME,
    after,
    battle,
    foe,
    held,
    hero,
    house,
    keep,
    outcome,
    watch,
    with_condition,
    yard,
)


def to(x: int, y: int = 0, **values: bool) -> MoveTo:
    return MoveTo(who="ada", to=Square(x, y), **values)


def at(scene: Scene, id: str = "ada") -> object:
    assert scene.space is not None
    return scene.space.where(id)


@pytest.mark.rule("tkds/speed", "tkds/52", "tkds/space", "tkds/G2")
def test_a_turn_moves_as_many_metres_as_the_speed_in_parts_and_around_the_action() -> None:
    scene = battle(hero(speed=6), foe(), space=yard(ada=(0, 0), orc=(5, 0)))
    near = after(scene, to(4))
    assert near.figure("ada").moved == 4
    struck = after(near, Attack(who="ada", target="orc", weapon=0), [2])
    done = after(struck, to(3, 1))
    assert (at(done), done.figure("ada").moved) == (Square(3, 1), 5)
    with refuses("too-far"):
        after(done, to(1, 1))


@pytest.mark.rule("tkds/space")
def test_a_diagonal_costs_one_metre() -> None:
    scene = battle(hero(speed=2), foe(), space=yard(ada=(0, 0), orc=(9, 0)))
    assert after(scene, to(2, 2)).figure("ada").moved == 2


@pytest.mark.rule("tkds/turn", "tkds/speed")
def test_the_action_moves_once_more_at_full_speed() -> None:
    scene = battle(hero(speed=6), foe(), space=yard(ada=(0, 0), orc=(59, 0)))
    first = after(scene, to(6))
    with refuses("no-metres-left"):
        outcome(first, to(7))
    again = after(first, to(12, is_action=True))
    assert (at(again), again.figure("ada").has_acted) == (Square(12, 0), True)
    with refuses("already-acted"):
        outcome(again, to(13, is_action=True))


@pytest.mark.rule("tkds/space")
def test_difficult_ground_costs_double_and_crawling_too() -> None:
    board = yard(ada=(0, 0), orc=(59, 0))
    rough = replace(
        board, grid=replace(board.grid, difficult=frozenset(Square(x, y) for x in (1, 2) for y in range(3)))
    )
    walker = battle(hero(speed=6), foe(), space=rough)
    assert after(walker, to(3)).figure("ada").moved == 5
    flier = battle(hero(speed=6, tags=("flies",)), foe(), space=rough)
    assert after(flier, to(3)).figure("ada").moved == 3
    prone = battle(with_condition(hero(speed=6), "prone"), foe(), space=board)
    assert after(prone, to(3)).figure("ada").moved == 6
    with refuses("too-far"):
        outcome(prone, to(4))


@pytest.mark.rule("tkds/space")
def test_allies_are_passed_and_never_shared_and_enemies_stop() -> None:
    board = yard(ada=(0, 0), bob=(1, 0), orc=(3, 0), rat=(3, 1), bat=(3, 2))
    scene = battle(hero(speed=9), hero("bob"), foe(), foe("rat"), foe("bat"), space=board)
    assert at(after(scene, to(2))) == Square(2, 0)
    with refuses("square-occupied"):
        outcome(scene, to(1))
    with refuses("no-way"):
        outcome(scene, to(4))


@pytest.mark.rule("tkds/space")
def test_passing_an_enemy_takes_a_check_once_a_turn() -> None:
    board = yard(ada=(0, 0), orc=(3, 0), rat=(3, 1), bat=(3, 2))
    scene = battle(hero(speed=9, dexterity=2), foe(), foe("rat"), foe("bat"), space=board)
    slip = PassBy(who="ada", other="orc", hu=12)
    assert outcome(scene, slip, [10]) == "success"
    assert at(after(after(scene, slip, [10]), to(4))) == Square(4, 0)
    failed = after(scene, slip, [9])
    with refuses("no-way"):
        outcome(failed, to(4))
    with refuses("already-tried-to-pass"):
        outcome(failed, slip)
    with refuses("not-an-enemy"):
        outcome(scene, replace(slip, other="ada"))


@pytest.mark.rule("tkds/turn", "tkds/U29")
def test_leaving_an_enemy_is_free_unless_the_option_asks_for_a_check() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(1, 0)))
    assert at(after(scene, to(0, 2))) == Square(0, 2)
    strict = house(disengage=True)
    assert at(after(scene, to(0, 2), [10], strict)) == Square(0, 2)
    stuck = after(scene, to(0, 2), [9], strict)
    assert (at(stuck), stuck.figure("ada").moved) == (Square(0, 0), 6)
    apart = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(9, 0)))
    assert at(after(apart, to(0, 2), [], strict)) == Square(0, 2)


@pytest.mark.rule("tkds/turn", "tkds/G2")
def test_nobody_strikes_at_those_who_leave() -> None:
    scene = battle(hero(), foe(), space=yard(ada=(0, 0), orc=(1, 0)))
    done = after(scene, to(0, 2))
    assert done.figure("ada").character == scene.figure("ada").character


@pytest.mark.rule("tkds/manoeuvres", "tkds/speed")
@pytest.mark.parametrize("key", ["held", "rooted"])
def test_the_held_and_rooted_do_not_move(key: str) -> None:
    scene = battle(with_condition(hero(), key, source="orc"), foe(), space=yard(ada=(0, 0), orc=(1, 0)))
    with refuses("no-metres-left"):
        outcome(scene, to(0, 1))


@pytest.mark.rule("tkds/speed")
def test_a_hold_ends_when_the_holder_falls_and_the_slowed_go_half_as_far() -> None:
    dropped = foe(hp=0, state="dead")
    scene = battle(with_condition(hero(), "held", source="orc"), dropped, space=yard(ada=(0, 0), orc=(1, 0)))
    assert at(after(scene, to(0, 2))) == Square(0, 2)
    slowed = battle(with_condition(hero(speed=5), "slowed"), foe(), space=yard(ada=(0, 0), orc=(9, 0)))
    with refuses("too-far"):
        outcome(slowed, to(3))


@pytest.mark.rule("tkds/space", "tkds/zones")
def test_squares_need_a_board_and_borders_need_areas() -> None:
    with refuses("no-ground"):
        outcome(battle(hero(), foe()), to(1))
    with refuses("no-ground"):
        outcome(battle(hero(), foe()), CrossTo(who="ada", to="yard"))


# areas


CROSS = CrossTo(who="ada", to="yard")


@pytest.mark.rule("tkds/zones", "tkds/G2")
def test_a_border_costs_five_metres_and_the_rest_is_rolled_for() -> None:
    scene = battle(hero(speed=6), foe(), space=keep(ada="gate", orc="hall"))
    there = after(scene, CROSS)
    assert (at(there), there.figure("ada").moved) == ("yard", 5)
    onwards = replace(CROSS, to="hall")
    made = after(there, onwards, [9])
    assert (at(made), made.figure("ada").moved) == ("hall", 6)
    short = after(there, onwards, [8])
    assert (at(short), short.figure("ada").moved) == ("yard", 6)
    with refuses("no-metres-left"):
        outcome(short, onwards)


@pytest.mark.rule("tkds/zones")
def test_the_odds_of_hurrying_are_those_of_the_die_and_the_metres_left() -> None:
    scene = battle(hero(speed=4), foe(), space=keep(ada="gate", orc="hall"))
    chances = odds_of(lambda: RESOLVE[CrossTo](GAME, scene, CROSS), lambda done: done.outcome)
    assert chances["success"] + chances["critical-success"] == Fraction(15, 20)


@pytest.mark.rule("tkds/zones", "tkds/reroll")
def test_hurrying_is_a_roll_of_ones_own() -> None:
    scene = battle(hero(speed=4, hero_points=1), foe(), space=keep(ada="gate", orc="hall"))
    done = after(scene, CROSS, [3, "reroll", 8])
    assert (at(done), done.figure("ada").character.hero_points) == ("yard", 0)


@pytest.mark.rule("tkds/zones")
def test_only_neighbouring_areas_are_crossed_into_and_the_action_crosses_too() -> None:
    scene = battle(hero(moved=6), foe(), space=keep(ada="gate", orc="hall"))
    with refuses("not-next-to"):
        outcome(scene, CrossTo(who="ada", to="hall", is_action=True))
    done = after(scene, replace(CROSS, is_action=True))
    assert (at(done), done.figure("ada").has_acted) == ("yard", True)


@pytest.mark.rule("tkds/zones", "tkds/threatened")
def test_inside_an_area_everybody_can_be_struck_and_across_a_border_only_shot() -> None:
    bow = hero(items=(*held("shortbow"), Item(key="arrows", uses=9)))
    shot = Attack(who="ada", target="orc", weapon=0)
    apart = battle(bow, foe(), space=keep(ada="gate", orc="yard"))
    assert outcome(apart, shot, [12, 3]) == "success"
    with refuses("beyond-reach"):
        outcome(battle(hero(), foe(), space=keep(ada="gate", orc="yard")), shot)
    assert outcome(battle(hero(), foe(), space=keep(ada="yard", orc="yard")), shot, [12, 3]) == "success"


# small things


@pytest.mark.rule("tkds/turn", "tkds/G2")
def test_standing_up_is_a_small_thing() -> None:
    scene = battle(with_condition(hero(has_acted=True), "prone"), foe())
    assert after(scene, StandUp(who="ada")).figure("ada").conditions == ()
    with refuses("not-prone"):
        outcome(battle(hero(), foe()), StandUp(who="ada"))


@pytest.mark.rule("tkds/turn", "tkds/armour", "tkds/load")
def test_swapping_gear_is_a_small_thing_for_two_hands() -> None:
    items = (*held("sword"), Item(key="shield"), Item(key="greatsword"), Item(key="light"), Item(key="heavy"))
    scene = battle(hero(items=items, has_acted=True, strength=1), foe())

    def swap(item: int, *, on: bool = True) -> SwapGear:
        return SwapGear(who="ada", item=item, on=on)

    covered = after(scene, swap(1))
    assert covered.figure("ada").character.items[1].is_held
    with refuses("no-free-hand"):
        outcome(covered, swap(2))
    both = after(after(scene, swap(0, on=False)), swap(2))
    assert [one.is_held for one in both.figure("ada").character.items[:3]] == [False, False, True]
    with refuses("already-so"):
        outcome(scene, swap(0))
    with refuses("no-such-belonging"):
        outcome(scene, swap(9))
    with refuses("takes-too-long"):
        outcome(scene, swap(3))
    peace = replace(scene, is_fight=False)
    assert after(peace, swap(3)).figure("ada").character.items[3].is_held
    with refuses("too-weak-for"):
        outcome(peace, swap(4))
    with refuses("already-so"):
        outcome(after(peace, swap(3)), replace(swap(3)))


@pytest.mark.rule("tkds/weapons")
def test_what_is_loaded_is_not_loaded_again_and_movement_must_be_whole() -> None:
    bow = hero(items=held("crossbow"))
    with refuses("already-loaded"):
        outcome(battle(bow, foe()), Reload(who="ada", weapon=0))
    tired = replace(bow, moved=1, needs_reload=("crossbow",))
    with refuses("no-metres-left"):
        outcome(battle(tired, foe()), Reload(who="ada", weapon=0, with_movement=True))


@given(
    steps=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2)), max_size=6),
    speed=st.integers(0, 12),
    is_prone=st.booleans(),
)
@pytest.mark.rule("tkds/speed", "tkds/52")
def test_nobody_moves_further_than_their_speed(
    steps: list[tuple[int, int]], speed: int, is_prone: bool
) -> None:
    walker = hero(speed=speed)
    scene = battle(
        with_condition(walker, "prone") if is_prone else walker, foe(), space=yard(ada=(5, 1), orc=(50, 1))
    )
    walked = 0
    for x, y in steps:
        before = at(scene)
        try:
            scene = after(scene, to(x, y))
        except NdeError as fault:
            if fault.code not in ("too-far", "no-metres-left"):
                raise
            continue
        assert isinstance(before, Square)
        walked += max(abs(before.x - x), abs(before.y - y))
        assert walked <= scene.figure("ada").moved <= speed


@pytest.mark.rule("tkds/zones", "tkds/mortal-wound")
def test_a_wound_that_weighs_on_a_hurried_crossing_is_told() -> None:
    hurt = hero(speed=4, is_mortally_wounded=True)
    done = watch(battle(hurt, foe(), space=keep(ada="gate", orc="hall")), CROSS, [12])
    assert [step.key for step in done.steps][:2] == ["wound-hinders", "hurried"]


@pytest.mark.rule("tkds/turn", "tkds/weapons")
def test_a_thing_in_ones_own_words_is_not_wielded() -> None:
    owner = hero(items=(Item(key="a stuffed owl"), Item(key="lantern")))
    scene = battle(owner, foe(), space=yard(ada=(0, 0), orc=(5, 0)))
    with refuses("nothing-to-wield", match="stuffed owl"):
        outcome(scene, SwapGear(who="ada", item=0))
    assert after(scene, SwapGear(who="ada", item=1)).figure("ada").character.items[1].is_held
