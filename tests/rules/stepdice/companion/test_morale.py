"""Morale: when it is checked, how the die is read, and what foes do then."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.dice import odds_of
from nde.locale import words
from nde.rules.stepdice.companion.actions import CheckMorale
from nde.rules.stepdice.companion.blocks import morale_due
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Foe, Scene
from tests.refusals import refuses
from tests.rules.stepdice.samples import NEW, OLD, after, asked, foe, hero, run, scene

BOTH = pytest.mark.parametrize("game", [OLD, NEW], ids=["nde12", "nde14"])


def chances(game: Game, *causes: str) -> dict[str, Fraction]:
    """The exact chance of each result."""
    action = CheckMorale(causes=causes)
    where = scene(foe(game=game))
    return odds_of(lambda: RESOLVE[CheckMorale](game, where, action), lambda result: result.effects[0].result)


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_a_third_give_way_a_third_hold_and_a_third_press_on(game: Game) -> None:
    assert chances(game) == dict.fromkeys(("withdraw", "hold", "press"), Fraction(2, 6))


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_a_modifier_shifts_one_face_and_all_together_no_more_than_one(game: Game) -> None:
    better = {"withdraw": Fraction(1, 6), "hold": Fraction(2, 6), "press": Fraction(3, 6)}
    worse = {"withdraw": Fraction(3, 6), "hold": Fraction(2, 6), "press": Fraction(1, 6)}
    assert chances(game, "upper-hand") == better
    assert chances(game, "fear") == worse
    assert chances(game, "upper-hand", "fear") == chances(game)
    both = ("upper-hand", "boss-near") if game is OLD else ("fear", "cut-off")
    assert chances(game, *both) == (better if game is OLD else worse)
    assert chances(game, "fear", "fear") == worse


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_who_gives_way_flees_or_does_what_the_gm_says_instead(game: Game) -> None:
    where = scene(hero(), foe("a", game=game), foe("b", game=game), foe("c", game=game))
    action = CheckMorale(foes=("a", "b"))
    other = "hide" if game is OLD else "negotiate"
    assert asked(game, where, action, 2).options == ("flee", other)
    gone = after(game, where, action, 2, "flee")
    assert [one.has_fled for one in gone.foes] == [True, True, False]
    assert gone.cast_down == 2
    talk = after(game, where, action, 1, other)
    assert [bool(one.conditions) for one in talk.foes] == [True, True, False]
    assert after(game, where, action, 3) == after(game, where, action, 6) == where


def step(game: Game, before: Foe, now: Foe, *others: Foe) -> tuple[str, ...]:
    """The reasons to check morale when one foe changes."""
    return morale_due(game, scene(before, *others), scene(now, *others))


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_the_first_minion_to_fall_shakes_the_others_and_the_second_does_not(game: Game) -> None:
    stands, fallen = foe(game=game), foe(game=game, wounds=0)
    assert step(game, stands, fallen, foe("two", game=game)) == ("minion",)
    assert step(game, stands, fallen, foe("two", game=game, wounds=0)) == ()
    assert step(game, stands, stands, foe("two", game=game)) == ()
    assert step(game, fallen, fallen) == ()


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_the_first_wound_of_each_elite_shakes_them(game: Game) -> None:
    whole, hurt, out = (foe(rank="elite", game=game, wounds=left, wounds_most=2) for left in (2, 1, 0))
    assert step(game, whole, hurt) == step(game, whole, out) == ("elite",)
    assert step(game, hurt, out) == ()
    other = foe("two", "elite", game, wounds=1)
    assert step(game, whole, hurt, other) == ("elite",)


@BOTH
@pytest.mark.rule("nde12/gm.morale", "nde14/gm.morale")
def test_a_boss_shakes_them_at_the_second_heart_in_the_later_edition_alone(game: Game) -> None:
    three, two, one = (foe(rank="boss", game=game, wounds=left, wounds_most=3) for left in (3, 2, 1))
    assert step(game, three, two) == ()
    assert step(game, two, one) == step(game, three, one) == (() if game is OLD else ("boss",))


@pytest.mark.rule("nde14/gm.morale")
def test_weak_and_typical_foes_count_as_minions_and_newcomers_shake_nobody() -> None:
    stands, fallen = foe(rank="weak", game=NEW), foe(rank="weak", game=NEW, wounds=0)
    assert step(NEW, stands, fallen) == ("minion",)
    assert step(NEW, stands, fallen, foe("two", "typical", NEW, wounds=0)) == ()
    assert morale_due(NEW, Scene(heroes=()), scene(fallen)) == ()


@pytest.mark.rule("nde12/gm.morale")
def test_morale_is_refused_with_the_reason() -> None:
    with refuses("no-such-cause") as cause:
        run(OLD, scene(foe()), CheckMorale(causes=("rain",)))
    assert (
        words("en").error(cause.value)
        == "“rain” does not bear on morale; use one of: upper-hand, boss-near, fear"
    )
    with refuses("nobody-wavers") as nobody:
        run(OLD, scene(hero()), CheckMorale())
    assert (
        words("en").error(nobody.value)
        == "no foe is left who could waver; name foes that are still in the fight"
    )
    with refuses("foe-is-out"):
        run(OLD, scene(foe(wounds=0), foe("two")), CheckMorale(foes=("orc",)))
