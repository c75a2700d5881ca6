"""Shoving and falling."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.board import Board, Grid, Square, Zones
from nde.dice import odds_of
from nde.locale import words
from nde.rules.stepdice.companion.actions import Fall, Shove
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, foe, hero, outcome, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])
SHOVE = Shove(hero="ada", foe="orc", squares=2)


def yard(width: int = 6) -> Board:
    """A row of squares with the hero beside the foe."""
    return Board(grid=Grid(width=width, height=1)).put("ada", Square(0, 0)).put("orc", Square(1, 0))


@BOTH
@pytest.mark.rule("nde12/gm.shove", "nde14/gm.shove")
def test_exact_odds_of_a_shove_by_squares_moved(game: Game) -> None:
    """A d12 against TN 6 or T 4: two squares on a success, three on the highest face, none on a failure."""
    where = scene(hero(strength=12), foe(rank="boss", game=game), space=yard())

    def moved(result: object) -> int:
        squares = [one.square.x - 1 for one in result.effects if hasattr(one, "square")]  # type: ignore[attr-defined]
        return squares[0] if squares else 0

    found = odds_of(lambda: RESOLVE[Shove](game, where, SHOVE), moved)
    plain = 6 if game is OLD else 8
    assert found == {
        0: Fraction(11 - plain, 12),
        2: Fraction(plain, 12),
        3: Fraction(1, 12),
    }


@pytest.mark.rule("nde12/gm.shove")
def test_a_shove_stops_at_a_wall() -> None:
    pushed = after(OLD, scene(hero(), foe(), space=yard(width=3)), SHOVE, 7)
    assert isinstance(pushed.space, Board)
    assert pushed.space.where("orc") == Square(2, 0)


@pytest.mark.rule("nde14/gm.shove")
def test_without_a_grid_a_shove_is_one_band_whatever_the_face() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada")
    for face in (5, 10):
        pushed = after(NEW, scene(hero(), foe(game=NEW), space=zones), SHOVE, face)
        assert isinstance(pushed.space, Zones)
        assert pushed.space.band("ada", "orc") == "nearby"


@BOTH
@pytest.mark.rule("nde12/gm.shove", "nde14/gm.shove")
def test_without_any_space_the_push_is_told(game: Game) -> None:
    effects = run(game, scene(hero(), foe(game=game)), SHOVE, 10).result.effects
    assert [one.squares for one in effects if hasattr(one, "squares")] == [3]
    assert outcome(game, scene(hero(), foe(game=game)), SHOVE, 3) == "failure"


@pytest.mark.rule("nde12/gm.shove")
def test_a_shove_is_refused_with_the_reason() -> None:
    with refuses("shove-too-far") as caught:
        run(OLD, scene(hero(), foe()), Shove(hero="ada", foe="orc", squares=3))
    assert words("en").error(caught.value) == "“3” is not how far a shove goes; use 1 to 2"
    with refuses("foe-is-out"):
        run(OLD, scene(hero(), foe(wounds=0)), SHOVE)
    far = Board(grid=Grid(width=6, height=1)).put("ada", Square(0, 0)).put("orc", Square(4, 0))
    with refuses("out-of-reach"):
        run(OLD, scene(hero(), foe(), space=far), SHOVE)


@BOTH
@pytest.mark.rule("nde12/gm.terrain", "nde14/gm.terrain")
def test_a_fall_costs_a_heart_and_a_worse_position_for_one_test(game: Game) -> None:
    fallen = after(game, scene(hero()), Fall(hero="ada")).hero("ada")
    assert fallen.character.hearts == 4
    assert fallen.conditions == (Condition("bad-position", "used", 1),)
    with refuses("is-dead"):
        run(game, scene(hero(is_dead=True, hearts=0)), Fall(hero="ada"))
