"""What the foes' side does: who acts, on whom, when a foe uses a move, and how it comes near."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nde.board import Board, Grid, Square, Zones
from nde.dice import GM
from nde.rules import Offer, ruleset_named
from nde.rules.stepdice.actions import FoeStrike, MoveTo, ShiftBand
from nde.rules.stepdice.companion.actions import UseMove
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.scene import Condition, Foe, Hero, Scene
from tests.rules.stepdice.samples import NEW, OLD, after, foe, hero, scene


def choice(where: Scene, game: str = "nde12") -> Any:
    """The action the foes take, or nothing."""
    ruleset = ruleset_named(game)
    assert ruleset.playing is not None
    found = ruleset.playing.foe_choice(where, ruleset.offers(where, GM))
    assert found is None or isinstance(found, Offer)
    return None if found is None else found.action


def foes_turn(*members: Hero | Foe, **values: Any) -> Scene:
    return scene(*members, is_fight=True, side="foes", **values)


def block(id: str, game: str = "nde12", name: str = "") -> Foe:
    """A foe of a stat block."""
    ruleset = ruleset_named(game)
    made: Foe = ruleset.new_scene({}, {name or id: id}).foes[0]
    return made


def test_a_plain_foe_strikes_whoever_stands_firmest() -> None:
    where = foes_turn(hero("ada", hearts=2), hero("bob", hearts=4), hero("cid", hearts=4), foe())
    assert choice(where) == FoeStrike(foe="orc", hero="bob")


@pytest.mark.parametrize("role", ["skirmisher", "artillery"])
def test_skirmishers_and_shooters_pick_off_the_weak(role: str) -> None:
    where = foes_turn(hero("ada", hearts=4), hero("bob", hearts=1), foe(role=role))
    assert choice(where) == FoeStrike(foe="orc", hero="bob")


def test_a_controller_goes_for_power() -> None:
    where = foes_turn(hero("ada", mana=0), hero("bob", mana=2), foe(role="controller"))
    assert choice(where) == FoeStrike(foe="orc", hero="bob")


def test_nobody_strikes_those_who_are_down() -> None:
    where = foes_turn(hero("ada", hearts=0), hero("bob", hearts=1), foe())
    assert choice(where) == FoeStrike(foe="orc", hero="bob")
    assert choice(foes_turn(hero("ada", hearts=0), foe())) is None


def test_foes_wait_for_their_turn_and_act_once() -> None:
    assert choice(scene(hero(), foe())) is None
    assert choice(scene(hero(), foe(), is_fight=True)) is None
    assert choice(foes_turn(hero(), foe(has_acted=True))) is None


@pytest.mark.parametrize("key", ["to-hide", "to-negotiate"])
def test_those_who_gave_way_do_nothing(key: str) -> None:
    assert choice(foes_turn(hero(), foe(conditions=(Condition(key, "scene"),)))) is None


def test_those_who_set_things_up_act_first() -> None:
    where = foes_turn(hero(), foe("a"), foe("b", role="brute"), foe("c", role="support"))
    assert choice(where).foe == "c"


def test_a_boss_that_is_outnumbered_calls_for_more_once() -> None:
    boss = block("commander")
    where = foes_turn(hero("ada"), hero("bob"), boss)
    assert choice(where) == UseMove(foe="commander", move="summon")
    assert isinstance(choice(foes_turn(hero("ada"), boss)), FoeStrike)
    spent = replace(boss, used=("summon",))
    assert isinstance(choice(foes_turn(hero("ada"), hero("bob"), spent)), FoeStrike)


def test_a_shockwave_comes_every_fourth_round_and_at_two_or_more() -> None:
    boss = block("colossus")
    party = (hero("ada"), hero("bob"))
    waves = [isinstance(choice(foes_turn(*party, boss, round=number)), UseMove) for number in range(1, 9)]
    assert waves == [False, False, False, True] * 2
    assert isinstance(choice(foes_turn(hero("ada"), boss, round=4)), FoeStrike)


def test_a_boss_that_fights_in_phases_uses_its_moves_every_round() -> None:
    boss = block("colossus", "nde14")
    where = foes_turn(hero("ada"), hero("bob"), boss, round=1)
    assert choice(where, "nde14") == UseMove(foe="colossus", move="shockwave", targets=("ada", "bob"))


def test_support_spurs_on_the_strong_and_not_twice() -> None:
    drummer, boss = block("drummer"), foe("boss", "boss")
    where = foes_turn(hero(), drummer, boss, round=4)
    assert choice(where) == UseMove(foe="drummer", move="bolster", ally="boss")
    bolstered = replace(boss, conditions=(Condition("bolstered", "next-round", 1),))
    assert isinstance(choice(foes_turn(hero(), drummer, bolstered, round=4)), FoeStrike)


@pytest.mark.rule("nde12/monsters.moves", "nde14/monsters.moves")
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_what_hurts_nobody_comes_every_fourth_round_and_blows_in_between(game: str) -> None:
    """Rulings nde12-foe-play, nde14-foe-play: a captain who only pushes would never end a fight."""
    moves = ("drive-back", "bolster", "barrier", "anchor")
    known = tuple(move for move in moves if move in companion(game).moves)
    captain = replace(block("ford-captain", game), moves=known)
    everybody = ("ada", "bob", "ford-captain", "orc")
    zones = Zones()
    for who in everybody:
        zones = zones.enter(who, beside="ada" if zones.tokens else "")
    base = OLD if game == "nde12" else NEW
    for number in range(1, 9):
        where = foes_turn(hero("ada"), hero("bob"), captain, foe(game=base), round=number, space=zones)
        assert isinstance(choice(where, game), UseMove) == (number % 4 == 0)


def test_a_move_that_hampers_is_not_used_on_the_hampered() -> None:
    binder = block("binder")
    party = (hero("ada"), hero("bob"))
    assert choice(foes_turn(*party, binder, round=4)).move == "anchor"
    mired = tuple(replace(one, conditions=(Condition("mired", "next-round"),)) for one in party)
    assert isinstance(choice(foes_turn(*mired, binder, round=4)), FoeStrike)


def test_a_foe_without_reach_walks_to_the_nearest_hero_and_strikes() -> None:
    board = Board(grid=Grid(width=12, height=3)).put("ada", Square(0, 0)).put("bob", Square(11, 2))
    where = foes_turn(hero("ada"), hero("bob"), foe(), space=board.put("orc", Square(7, 1)))
    step = choice(where)
    assert isinstance(step, MoveTo)
    where = after(NEW, where, step)
    assert choice(where) == FoeStrike(foe="orc", hero="bob")


def test_a_foe_too_far_away_comes_nearer_and_stops() -> None:
    board = Board(grid=Grid(width=20, height=1)).put("ada", Square(0, 0)).put("orc", Square(19, 0))
    where = foes_turn(hero("ada"), foe(), space=board)
    where = after(NEW, where, choice(where))
    assert isinstance(where.space, Board)
    assert where.space.where("orc") == Square(14, 0)
    assert choice(where) is None


def test_in_bands_a_foe_approaches_one_at_a_time() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada", band="far")
    where = foes_turn(hero("ada"), foe(game=NEW), space=zones)
    assert choice(where, "nde14") == ShiftBand(who="orc", other="ada", towards=True)
    where = after(NEW, where, choice(where, "nde14"))
    assert choice(where, "nde14") is None


def test_a_shooter_bares_a_hero_behind_cover() -> None:
    grid = Grid(width=9, height=1, cover=frozenset({Square(1, 0)}))
    board = Board(grid=grid).put("ada", Square(0, 0)).put("hunter", Square(8, 0))
    where = foes_turn(hero("ada"), block("hunter"), space=board, round=4)
    assert choice(where) == UseMove(foe="hunter", move="break-cover", targets=("ada",))
    assert choice(replace(where, round=3)) == FoeStrike(foe="hunter", hero="ada")
    bared = replace(where, heroes=(replace(where.heroes[0], conditions=(Condition("exposed", "round"),)),))
    assert choice(bared) == FoeStrike(foe="hunter", hero="ada")


@pytest.mark.parametrize(("role", "named"), [("skirmisher", "cid"), ("brute", "bob"), ("", "bob")])
def test_a_foe_walks_to_whom_it_would_rather_hurt_and_can_reach_this_turn(role: str, named: str) -> None:
    """Rulings nde12-foe-play, nde14-foe-play: not to whoever stands nearest."""
    board = Board(grid=Grid(width=12, height=5)).put("orc", Square(5, 2))
    board = board.put("ada", Square(6, 2)).put("bob", Square(9, 2)).put("cid", Square(2, 2))
    party = (hero("ada", hearts=3), hero("bob", hearts=4), hero("cid", hearts=1))
    where = foes_turn(*party, foe(role=role), space=board)
    step = choice(where)
    assert isinstance(step, MoveTo)
    walked = after(OLD, where, step)
    assert choice(walked) == FoeStrike(foe="orc", hero=named)


def test_whom_a_foe_cannot_reach_this_turn_it_leaves_for_whom_it_can() -> None:
    board = Board(grid=Grid(width=20, height=5)).put("orc", Square(5, 2))
    board = board.put("ada", Square(6, 2)).put("bob", Square(15, 2))
    where = foes_turn(hero("ada", hearts=2), hero("bob", hearts=5), foe(), space=board)
    assert choice(where) == FoeStrike(foe="orc", hero="ada")


def test_a_foe_goes_over_by_bands_to_whom_it_would_rather_hurt() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada").enter("bob", beside="ada", band="nearby")
    where = foes_turn(hero("ada", hearts=2), hero("bob", hearts=5), foe(game=NEW), space=zones)
    assert choice(where, "nde14") == ShiftBand(who="orc", other="bob", towards=True)
    where = after(NEW, where, choice(where, "nde14"))
    assert choice(where, "nde14") == FoeStrike(foe="orc", hero="bob")
    far = zones.withdraw("bob", "orc")
    where = foes_turn(hero("ada", hearts=2), hero("bob", hearts=5), foe(game=NEW), space=far)
    assert choice(where, "nde14") == FoeStrike(foe="orc", hero="ada")
