"""Helping, raising, gear, moving, and turns that go round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones, distance
from nde.rules.stepdice.actions import (
    EndTurn,
    GiveHelp,
    MoveTo,
    RaiseUp,
    ShiftBand,
    StartFight,
    Strike,
    Test,
    UseGear,
    UsePower,
)
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, foe, hero, house, run, scene

HELP = GiveHelp(hero="bob", ally="ada")
TEST = Test(hero="ada", attribute="strength", tn=6)


def yard(**places: Square) -> Board:
    board = Board(grid=Grid(width=12, height=6, difficult=frozenset({Square(3, 0)})))
    for who, square in places.items():
        board = board.put(who, square)
    return board


@pytest.mark.rule("nde12/3.6", "nde12/A32", "nde12/A33", "nde14/2.6", "nde14/B25")
@pytest.mark.parametrize(("game", "die"), [(OLD, 12), (NEW, 12)])
def test_help_waits_for_the_next_test_is_used_once_and_lost_at_the_end_of_the_round(
    game: Game, die: int
) -> None:
    start = scene(hero(strength=10 if game is OLD else 8), hero("bob"), foe(game=game), is_fight=True)
    helped = after(game, start, HELP)
    assert helped.heroes[1].has_acted
    assert asked(game, helped, TEST).dice == die
    assert after(game, helped, TEST, 7).heroes[0].helped == 0
    foes_turn = after(game, helped, EndTurn())
    assert foes_turn.heroes[0].helped == 1
    assert after(game, foes_turn, EndTurn()).heroes[0].helped == 0


def test_only_one_helper_and_never_oneself() -> None:
    start = scene(hero(), hero("bob"), hero("eve"))
    with refuses("help-waits") as refusal:
        run(OLD, after(OLD, start, HELP), GiveHelp(hero="eve", ally="ada"))
    assert refusal.value.facts["most"] == 1
    with refuses("not-yourself"):
        run(OLD, start, GiveHelp(hero="ada", ally="ada"))


@pytest.mark.rule("nde12/7.2", "nde12/A67", "nde12/A68", "nde14/6.1", "nde14/B48")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_an_ally_beside_you_puts_you_back_on_your_feet_with_one_heart(game: Game) -> None:
    raised = after(game, scene(hero(hearts=0), hero("bob"), is_fight=True), RaiseUp(hero="bob", ally="ada"))
    assert raised.heroes[0].character.hearts == 1
    assert raised.heroes[1].has_acted
    with refuses("not-down"):
        run(game, after(game, after(game, raised, EndTurn()), EndTurn()), RaiseUp(hero="ada", ally="bob"))
    with refuses("is-dead"):
        run(game, scene(hero(hearts=0, is_dead=True), hero("bob")), RaiseUp(hero="bob", ally="ada"))
    far = scene(hero(hearts=0), hero("bob"), space=yard(ada=Square(0, 0), bob=Square(5, 0)))
    with refuses("not-adjacent"):
        run(game, far, RaiseUp(hero="bob", ally="ada"))


@pytest.mark.rule("nde12/7.2", "nde14/6.1")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_whoever_is_put_back_on_their_feet_acts_from_the_next_turn_on(game: Game) -> None:
    """Rulings nde12-raised, nde14-raised."""
    down = scene(hero(hearts=0), hero("bob", power=12), is_fight=True)
    heal = UsePower(hero="bob", tier="strong", heals="ada")
    for action, *faces in ((RaiseUp(hero="bob", ally="ada"),), (heal, 9)):
        raised = after(game, down, action, *faces)
        assert raised.hero("ada").has_acted
        assert not after(game, after(game, raised, EndTurn()), EndTurn()).hero("ada").has_acted
        at_once = house(game, raised="at-once")
        assert not after(at_once, down, action, *faces).hero("ada").has_acted
    hurt = replace(down, heroes=(hero(hearts=1), down.heroes[1]))
    assert not after(game, hurt, heal, 9).hero("ada").has_acted


@pytest.mark.rule("nde12/2.5", "nde12/A17", "nde14/1.6", "nde14/B15")
@pytest.mark.parametrize("game", [OLD, NEW])
def test_gear_permits_an_action_and_adds_no_number(game: Game) -> None:
    carrier = scene(hero(weapon="axe", gear=("rope", "torch", "chalk")), is_fight=True)
    used = after(game, carrier, UseGear(hero="ada", item="rope"))
    assert used.heroes[0].has_acted
    with refuses("no-such-item") as refusal:
        run(game, carrier, UseGear(hero="ada", item="crown"))
    assert refusal.value.facts["allowed"] == ("axe", "rope", "torch", "chalk")
    bare = scene(hero())
    assert asked(game, carrier, TEST).dice == asked(game, bare, TEST).dice


@pytest.mark.rule("nde12/4.2", "nde12/A37", "nde12/4.1", "nde12/A36", "nde14/3.2", "nde14/B29")
def test_movement_can_be_split_around_the_action() -> None:
    start = scene(hero(), foe(), is_fight=True, space=yard(ada=Square(0, 3), orc=Square(4, 4)))
    near = after(OLD, start, MoveTo(who="ada", square=Square(3, 3)))
    assert near.heroes[0].moved == 3
    struck = after(OLD, near, Strike(hero="ada", foe="orc"), 7)
    back = after(OLD, struck, MoveTo(who="ada", square=Square(1, 2)))
    assert back.heroes[0].moved == 5
    with refuses("too-far"):
        run(OLD, back, MoveTo(who="ada", square=Square(0, 2)))


@pytest.mark.rule("nde12/4.1", "nde12/A36")
@given(x=st.integers(0, 11), y=st.integers(0, 5))
def test_a_turn_reaches_five_squares_diagonals_included(x: int, y: int) -> None:
    goal = Square(x, y)
    flat = Board(grid=Grid(width=12, height=6)).put("ada", Square(5, 2))
    start = scene(hero(), is_fight=True, space=flat)
    action = MoveTo(who="ada", square=goal)
    if distance(Square(5, 2), goal) > 5:
        with refuses("too-far"):
            run(OLD, start, action)
    else:
        assert after(OLD, start, action).heroes[0].moved == distance(Square(5, 2), goal)


@pytest.mark.rule("nde12/gm.terrain", "nde14/gm.terrain")
def test_difficult_ground_costs_two() -> None:
    start = scene(hero(), is_fight=True, space=yard(ada=Square(2, 0)))
    assert after(OLD, start, MoveTo(who="ada", square=Square(3, 0))).heroes[0].moved == 2


@pytest.mark.rule("nde12/7.2", "nde12/A67")
def test_the_fallen_can_only_crawl() -> None:
    start = scene(hero(hearts=0), is_fight=True, space=yard(ada=Square(5, 3)))
    assert after(OLD, start, MoveTo(who="ada", square=Square(6, 3))).heroes[0].moved == 1
    with refuses("too-far"):
        run(OLD, start, MoveTo(who="ada", square=Square(7, 3)))


def test_who_is_held_does_not_move() -> None:
    held = hero(conditions=(Condition("held", "round"),))
    start = scene(held, is_fight=True, space=yard(ada=Square(5, 3)))
    with refuses("too-far"):
        run(OLD, start, MoveTo(who="ada", square=Square(6, 3)))


@pytest.mark.rule("nde14/3.1", "nde14/B27", "nde14/B28")
def test_a_turn_changes_the_distance_by_one_zone() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada", band="far")
    start = scene(hero(), foe(game=NEW), is_fight=True, space=zones)
    nearer = after(NEW, start, ShiftBand(who="ada", other="orc"))
    assert isinstance(nearer.space, Zones)
    assert nearer.space.band("ada", "orc") == "nearby"
    with refuses("no-movement-left"):
        run(NEW, nearer, ShiftBand(who="ada", other="orc"))
    with refuses("no-board"):
        run(NEW, start, MoveTo(who="ada", square=Square(0, 0)))


@pytest.mark.rule(
    "nde12/5.1", "nde12/A41", "nde14/4.1", "nde14/B32", "nde12/5.2", "nde12/A42", "nde14/4.2", "nde14/B33"
)
@pytest.mark.parametrize("game", [OLD, NEW])
def test_heroes_go_first_in_any_order_then_foes_and_so_on(game: Game) -> None:
    begun = after(game, scene(hero(), hero("bob"), foe(game=game)), StartFight())
    assert (begun.is_fight, begun.side, begun.round) == (True, "heroes", 1)
    bob_first = after(game, begun, Test(hero="bob", attribute="strength", tn=6), 7)
    both = after(game, bob_first, TEST, 7)
    with refuses("already-acted"):
        run(game, both, TEST, 7)
    foes = after(game, both, EndTurn())
    assert foes.side == "foes"
    with refuses("not-your-turn"):
        run(game, foes, TEST, 7)
    again = after(game, foes, EndTurn())
    assert (again.side, again.round, again.heroes[0].has_acted) == ("heroes", 2, False)


@pytest.mark.rule(
    "nde12/5.1", "nde12/A41", "nde14/4.1", "nde14/B32", "nde12/3.1", "nde12/A19", "nde14/2.1", "nde14/B16"
)
@pytest.mark.parametrize("game", [OLD, NEW])
def test_outside_a_fight_no_turn_is_counted_and_one_test_can_settle_it(game: Game) -> None:
    calm = scene(hero(strength=12), foe(game=game))
    tested = after(game, after(game, calm, TEST, 9), TEST, 9)
    assert not tested.heroes[0].has_acted


def test_conditions_last_as_long_as_they_say() -> None:
    conditions = (Condition("a", "round"), Condition("b", "next-round"), Condition("c", "scene"))
    start = scene(hero(conditions=conditions), foe(), is_fight=True, side="foes")
    later = after(OLD, start, EndTurn())
    assert later.heroes[0].conditions == (Condition("b", "round"), Condition("c", "scene"))
    last = after(OLD, after(OLD, later, EndTurn()), EndTurn())
    assert last.heroes[0].conditions == (Condition("c", "scene"),)


def test_nobody_of_that_name_is_refused_with_those_there_are() -> None:
    with refuses("no-such-who") as refusal:
        run(OLD, scene(hero(), foe()), MoveTo(who="nobody", square=Square(0, 0)))
    assert refusal.value.facts["allowed"] == ("ada", "orc")


def test_raising_is_offered_to_more_helpers_where_the_table_allows_them() -> None:
    start = scene(hero(), hero("bob"), hero("eve"))
    many = house(OLD, helpers=2)
    twice = after(many, after(many, start, HELP), GiveHelp(hero="eve", ally="ada"))
    assert isinstance(twice, Scene)
    assert asked(many, twice, TEST).dice == 20
    assert replace(twice.heroes[0], helped=0).helped == 0


@pytest.mark.rule("nde12/monsters.moves")
def test_moving_while_mired_costs_the_action() -> None:
    mired = hero(conditions=(Condition("mired", "next-round"),))
    start = scene(mired, foe(), is_fight=True, space=yard(ada=Square(5, 3)))
    waded = after(OLD, start, MoveTo(who="ada", square=Square(6, 3)))
    assert waded.heroes[0].has_acted
    with refuses("already-acted"):
        run(OLD, waded, MoveTo(who="ada", square=Square(7, 3)))


def test_a_fight_begins_once_and_turns_end_only_in_one() -> None:
    calm = scene(hero(), foe())
    with refuses("not-in-a-fight"):
        run(OLD, calm, EndTurn())
    with refuses("fight-goes-on"):
        run(OLD, after(OLD, calm, StartFight()), StartFight())


def test_nobody_comes_nearer_than_close() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada", band="close")
    with refuses("already-there"):
        run(NEW, scene(hero(), foe(game=NEW), space=zones), ShiftBand(who="ada", other="orc"))


@pytest.mark.rule("nde12/monsters.traits")
def test_a_jumper_leaps_over_a_wall_and_a_fast_foe_ignores_one_difficult_square_a_turn() -> None:
    wall = frozenset(Square(5, y) for y in range(6))
    walled = (
        Board(grid=Grid(width=12, height=6, walls=wall)).put("orc", Square(4, 3)).put("ada", Square(0, 0))
    )
    jumper = scene(hero(), foe(traits=("jumper",)), is_fight=True, side="foes", space=walled)
    over = after(OLD, jumper, MoveTo(who="orc", square=Square(6, 3)))
    assert over.foes[0].moved == 2
    rough = frozenset((Square(2, 3), Square(4, 3)))
    field = Board(
        grid=Grid(width=12, height=6, difficult=frozenset(Square(x, y) for x, _ in rough for y in range(6)))
    )
    swift = scene(foe(traits=("fast",)), is_fight=True, side="foes", space=field.put("orc", Square(1, 3)))
    once = after(OLD, swift, MoveTo(who="orc", square=Square(3, 3)))
    assert (once.foes[0].moved, once.foes[0].skipped) == (2, 1)
    twice = after(OLD, once, MoveTo(who="orc", square=Square(5, 3)))
    assert twice.foes[0].moved == 5


@pytest.mark.rule("nde14/monsters.traits")
def test_a_swarm_clings_to_whoever_leaves() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada").enter("rat", beside="ada")
    pack = (foe(game=NEW, traits=("swarm",)), foe("rat", game=NEW, traits=("swarm",)))
    start = scene(hero(), *pack, space=zones)
    steps = run(NEW, start, ShiftBand(who="ada", other="orc", towards=False)).steps
    assert [step.key for step in steps] == ["clinging", "band-shifted"]


def test_how_far_a_foe_moves_goes_by_the_scene_and_not_by_the_setting() -> None:
    board = Board(grid=Grid(width=12, height=1)).put("orc", Square(0, 0))
    grid = scene(foe(game=NEW), is_fight=True, side="foes", space=board)
    assert after(NEW, grid, MoveTo(who="orc", square=Square(5, 0))).foes[0].moved == 5
    zones = Zones().enter("ada").enter("orc", beside="ada", band="very-far")
    bands = scene(hero(), foe(), is_fight=True, side="foes", space=zones)
    nearer = after(OLD, bands, ShiftBand(who="orc", other="ada"))
    with refuses("no-movement-left"):
        run(OLD, nearer, ShiftBand(who="orc", other="ada"))


def test_nobody_helps_the_fallen_to_do_something() -> None:
    with refuses("is-down"):
        run(OLD, scene(hero(hearts=0), hero("bob")), HELP)
