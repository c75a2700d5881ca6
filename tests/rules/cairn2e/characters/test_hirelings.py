"""Hirelings: by their trade, or with a background of their own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nde.dice import odds_of, replay
from nde.rules.cairn2e.bodies import armor_of, used_slots
from nde.rules.cairn2e.characters.creation import give_traits, new_hireling, new_hireling_with_background
from nde.rules.cairn2e.characters.market import MARKET, SERVICES, TRADES, item_named
from nde.rules.cairn2e.characters.tables import TRAITS
from nde.rules.cairn2e.scene import Figure
from tests.refusals import refuses
from tests.rules.cairn2e.characters.makings import GAME


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41")
def test_a_bodyguard_from_given_dice() -> None:
    hired = replay(new_hireling(GAME, "bodyguard"), [6, 5, 4, 3, 2, 1, 4, 4, 4, 5])
    assert (hired.kind, hired.trade, hired.background) == ("hireling", "bodyguard", "")
    assert (hired.strength, hired.dexterity, hired.will, hired.hp) == (15, 6, 12, 5)
    assert (hired.strength_most, hired.hp_most) == (15, 5)
    assert [item.key for item in hired.items] == ["sword", "gambeson", "shield"]
    assert armor_of(GAME, Figure(id="guard", character=hired)) == 2
    assert hired.gold == 0


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41")
def test_the_odds_of_a_hireling_are_those_of_3d6_and_1d6() -> None:
    chances = odds_of(lambda: new_hireling(GAME, "scholar"), lambda hired: (hired.will, hired.hp))
    assert chances[18, 6] == Fraction(1, 216) / 6
    assert chances[10, 1] == Fraction(27, 216) / 6


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41", "cairn2e/market")
@pytest.mark.parametrize("trade", TRADES)
def test_every_trade_has_a_day_rate_and_gear_that_can_be_carried(trade: str) -> None:
    assert 5 <= TRADES[trade].gold <= 30
    assert SERVICES[trade].gold == TRADES[trade].gold
    hired = replay(new_hireling(GAME, trade), [3] * 10)
    assert 0 < used_slots(GAME, hired) < GAME.settings.slots
    assert all(item.key in MARKET for item in hired.items)
    assert any(item_named(item.key).kind == "weapon" for item in hired.items)


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/41")
def test_the_trait_tables_are_for_hirelings_too() -> None:
    hired = replay(new_hireling(GAME, "sailor"), [3] * 10)
    known = replay(give_traits(GAME, hired), [2] * 8)
    assert known.traits == tuple((table, words[1]) for table, words in TRAITS.items())
    assert (known.strength, known.items) == (hired.strength, hired.items)


@pytest.mark.rule("cairn2e/hirelings", "cairn2e/42", "cairn2e/backgrounds")
def test_a_hireling_may_have_a_background_instead_of_a_trade() -> None:
    answers: list[int | str] = [
        "roll",
        5,
        3,
        3,
        *(1, 2, 3),
        *(4, 4, 4),
        *(5, 5, 5),
        *(6, 6, 6),
        2,
        *(10, 20),
    ]
    hired = replay(new_hireling_with_background(GAME), answers)
    assert (hired.kind, hired.background, hired.trade) == ("hireling", "bee-keeper", "")
    assert hired.name.startswith("name-")
    assert "rations" in [item.key for item in hired.items]
    assert "gambeson" in [item.key for item in hired.items]
    assert hired.notes == ("honey-trade",)
    assert (hired.gold, hired.age, hired.hp) == (6 + 12, 40, 2)
    assert (hired.strength, hired.dexterity, hired.will) == (12, 15, 18)


@pytest.mark.rule("cairn2e/hirelings")
def test_a_trade_there_is_not_is_refused_before_anything_is_said() -> None:
    with refuses("no-such-trade") as refusal:
        next(new_hireling(GAME, "wizard"))
    assert refusal.value.facts["text"] == "wizard"
    assert str(refusal.value).startswith("nobody is hired as “wizard”; use one of: alchemist, ")
