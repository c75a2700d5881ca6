"""Whose deed an action is, and what an offer is for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nde.board import Board, Grid, Square, Zones
from nde.rules import Offer, ruleset_named
from nde.rules.play import Aim
from nde.rules.stepdice import actions as a
from nde.rules.stepdice.companion import actions as c
from nde.rules.stepdice.play import RULINGS
from nde.rules.stepdice.play.aims import actor, aim, unasked
from nde.rules.stepdice.scene import Scene
from tests.rules.stepdice.samples import NEW, OLD, foe, hero, house, scene

OF_NOBODY = (
    *(a.EndTurn, a.StartFight, a.EndScene, a.SafeRest, a.BeginSession, a.GrantLuck, a.SetClock, a.TickClock),
    *(c.SpendTrait, c.SetHazard, c.SpringHazard, c.CheckMorale, c.RollComplication, c.RollBenefit),
    *(c.StartChase, c.Fall, c.SizeEncounter, c.GenerateEncounter, c.BringWave),
)
OF_A_FOE = (a.FoeStrike, c.UseMove)
SAMPLES: dict[str, Any] = {
    "square": Square(1, 1),
    "targets": ("ada",),
    "heroes": 3,
    "tn": 6,
    "attribute": "power",
}


def sample(kind: type) -> Any:
    """An action of a kind, with its own name for everything that names somebody."""
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    return kind(**{name: SAMPLES.get(name, f"the-{name}") for name in needed})


@pytest.mark.parametrize("kind", ruleset_named("nde12").actions, ids=lambda kind: kind.__name__)
def test_every_action_is_somebodys_deed(kind: type) -> None:
    who = actor(sample(kind))
    if kind in OF_NOBODY:
        assert who == "gm"
    elif kind in OF_A_FOE:
        assert who == "the-foe"
    else:
        assert who in ("the-hero", "the-who")


def aimed(action: Any, where: Scene | None = None, game: Any = OLD) -> Aim:
    return aim(game, where or scene(hero(), hero("bob"), foe()), Offer(name="x", action=action))


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (a.Strike(hero="ada", foe="orc"), Aim(purpose="attack", target="orc", way="melee")),
        (
            a.Strike(hero="ada", foe="orc", attack="power", tier="strong"),
            Aim(purpose="attack", target="orc", cost=2, way="power"),
        ),
        (
            a.Strike(hero="ada", foe="orc", attack="power", tier="trick", cost=1),
            Aim(purpose="attack", target="orc", cost=1, way="power"),
        ),
        (
            a.UsePower(hero="ada", tier="strong", heals="bob"),
            Aim(purpose="heal", target="bob", cost=2, way="power"),
        ),
        (a.UsePower(hero="ada", tier="standard"), Aim(purpose="other", cost=1)),
        (a.GiveHelp(hero="ada", ally="bob"), Aim(purpose="help", target="bob")),
        (a.RaiseUp(hero="ada", ally="bob"), Aim(purpose="raise", target="bob")),
        (a.EndTurn(), Aim(purpose="pass")),
        (a.FoeStrike(foe="orc", hero="bob"), Aim(purpose="attack", target="bob")),
        (c.UseMove(foe="orc", move="shockwave", targets=("ada", "bob")), Aim(purpose="attack", target="ada")),
        (c.UseMove(foe="orc", move="bolster", ally="imp"), Aim(purpose="guard", target="imp")),
        (c.UseMove(foe="orc", move="barrier"), Aim(purpose="guard")),
        (c.UseMove(foe="orc", move="summon"), Aim(purpose="prepare")),
        (c.UseMove(foe="orc", move="unheard-of"), Aim(purpose="other")),
        (c.SustainPower(hero="ada"), Aim(purpose="prepare", cost=1)),
        (c.SustainPower(hero="ada", pay="action"), Aim(purpose="prepare")),
        (c.Shove(hero="ada", foe="orc"), Aim(purpose="other")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_things_are_for(action: Any, expected: Aim) -> None:
    assert aimed(action) == expected


def test_a_move_gains_the_squares_it_comes_nearer_to_the_nearest_enemy() -> None:
    yard = Board(grid=Grid(width=9, height=3)).put("ada", Square(0, 0)).put("orc", Square(6, 0))
    where = scene(hero(), foe(), foe("imp", wounds=0), space=yard.put("imp", Square(1, 1)))
    assert aimed(a.MoveTo(who="ada", square=Square(4, 2)), where) == Aim(purpose="move", gain=4)
    assert aimed(a.MoveTo(who="orc", square=Square(8, 0)), where) == Aim(purpose="move", gain=-2)
    alone = scene(hero(), space=yard)
    assert aimed(a.MoveTo(who="ada", square=Square(4, 2)), alone).gain == 0


def test_a_band_nearer_or_further() -> None:
    zones = Zones().enter("ada").enter("orc", beside="ada", band="far").enter("bob", beside="ada")
    where = scene(hero(), hero("bob"), foe(), space=zones)
    nearer = aimed(a.ShiftBand(who="ada", other="orc"), where, NEW)
    assert nearer == Aim(purpose="move", target="orc", gain=1)
    assert aimed(a.ShiftBand(who="orc", other="ada", towards=False), where, NEW).gain == -1
    assert aimed(a.ShiftBand(who="ada", other="bob"), where, NEW).gain == 0


@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_rulings_are_what_a_master_says_and_not_what_a_player_wishes(game: str) -> None:
    ruleset = ruleset_named(game)
    where = scene(hero(luck=1), foe(), is_fight=True)
    offered = {param.name for offer in ruleset.offers(where, "ada") for param in offer.params}
    assert offered - RULINGS <= {
        *("attribute", "talent", "luck", "element", "aim", "targets", "spread", "task", "change", "squares"),
    }
    number = "tn" if game == "nde12" else "t"
    assert {number, "cover", "reach", "stakes"} <= offered & RULINGS


@pytest.mark.rule("nde12/5.6", "nde12/6.2")
def test_who_is_struck_back_without_places_hangs_on_what_a_failed_power_brings() -> None:
    """Rulings nde12-reach, nde12-power-failure."""
    duel = scene(hero(), foe())
    assert unasked(OLD, duel) == ("struck-back", "complications")
    assert unasked(house(OLD, power_failure="both"), duel) == ("struck-back-powers", "complications")
    assert unasked(NEW, duel) == ("complications",)
    assert unasked(OLD, scene(hero(), foe(), space=Board(grid=Grid(width=3, height=3)))) == ("complications",)


@pytest.mark.rule("nde12/5.8")
def test_that_several_minions_may_press_a_hero_is_left_to_the_game_master() -> None:
    """Ruling nde12-several-foes."""
    pair = scene(hero(), foe(), foe("imp"))
    assert "several-foes" in unasked(OLD, pair)
    assert "several-foes" in unasked(house(OLD, several_foes="complication"), pair)
    assert "several-foes" not in unasked(house(OLD, several_foes="off"), pair)
    assert "several-foes" not in unasked(NEW, pair)
    assert "several-foes" not in unasked(OLD, scene(hero(), foe(), foe("lord", "boss")))
    assert "several-foes" not in unasked(OLD, scene(hero(), foe(), foe("imp", wounds=0)))
