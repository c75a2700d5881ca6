"""Policies as data: each runs in each game, each condition does what it says, and all faults are told."""

from __future__ import annotations

from typing import Any

import pytest

from nde.errors import Faults
from nde.lab.lab import Effort, Lab
from nde.lab.policies import POLICIES, Line, read_policy
from nde.lab.policy_choice import line_deed, targets
from nde.rules.play import playing_of
from tests.lab.compiled.playing import PlainFight
from tests.lab.proof.fights import GAMES, Fight, foe_word, party_word, with_values, worded_fight


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", GAMES)
def test_every_named_policy_runs_in_every_game(game: str, policy: str) -> None:
    fight = worded_fight(game, party_word(game), foe_word(game), policy)
    answer = Lab().fight(fight.rules, fight.scene, fight.policy, Effort(most_scenes=3_000, runs=200))
    assert answer.win.chance + answer.lose.chance + answer.flee.chance > 0.999


def nde12(**values: int) -> Fight:
    """A warrior and a mage against two minions and an elite, somehow."""
    fight = worded_fight("nde12", "warrior,mage", "minion*2,elite")
    return with_values(fight, {path.replace("__", "."): value for path, value in values.items()})


def deed(fight: Fight, line: dict[str, Any], who: str = "warrior") -> Any:
    """What a line has somebody do in the opening scene of a fight."""
    played = PlainFight(fight.rules, fight.scene)
    played.begin(_no_dice)
    return line_deed(played, read_policy({"name": "mine", "lines": [line]}).lines[0], who)


def _no_dice(sides: int) -> int:
    raise AssertionError(sides)


@pytest.mark.parametrize(
    ("when", "holds", "fails"),
    [
        ("own.hearts <= 2", {"warrior__hearts": 2}, {"warrior__hearts": 3}),
        ("own.mana >= 1", {"warrior__mana": 1}, {"warrior__mana": 0}),
        ("own.left = 3", {"warrior__hearts": 3}, {"warrior__hearts": 4}),
        ("own.share < 41", {"warrior__hearts": 2}, {"warrior__hearts": 3}),
        ("party.down >= 1", {"mage__hearts": 0}, {}),
        ("party.up > 1", {}, {"mage__hearts": 0}),
        ("foes.up < 3", {"elite__wounds": 0}, {}),
        ("foes.down = 1", {"elite__wounds": 0}, {}),
    ],
)
def test_a_condition_holds_where_it_says(when: str, holds: dict[str, int], fails: dict[str, int]) -> None:
    assert deed(nde12(**holds), {"do": "attack", "when": when}) is not None
    assert deed(nde12(**fails), {"do": "attack", "when": when}) is None


def test_a_place_is_that_in_the_party() -> None:
    line = {"do": "attack", "when": "own.place = 2"}
    assert deed(nde12(), line, "warrior") is None
    assert deed(nde12(), line, "mage") is not None


def test_a_condition_on_the_target_passes_over_whom_it_is_not_about() -> None:
    strike = deed(nde12(), {"do": "attack", "when": "target.left >= 2"})
    assert strike.foe == "elite"
    assert deed(nde12(), {"do": "attack", "when": "target.left > 2"}) is None


def test_all_conditions_of_a_line_have_to_hold() -> None:
    both = {"do": "attack", "when": ["own.hearts <= 2", "party.down >= 1"]}
    assert deed(nde12(warrior__hearts=2), both) is None
    assert deed(nde12(warrior__hearts=2, mage__hearts=0), both) is not None


@pytest.mark.parametrize(
    ("target", "who", "wanted"),
    [
        ("weakest", "mage", ["minion-1", "minion-2", "elite"]),
        ("strongest", "mage", ["elite", "minion-1", "minion-2"]),
        ("first", "mage", ["minion-1", "minion-2", "elite"]),
        ("spread", "warrior", ["minion-1", "minion-2", "elite"]),
        ("spread", "mage", ["minion-2", "elite", "minion-1"]),
        ("self", "mage", ["mage"]),
    ],
)
def test_whom_a_line_is_for(target: Any, who: str, wanted: list[str]) -> None:
    fight = nde12()
    played = PlainFight(fight.rules, fight.scene)
    played.begin(_no_dice)
    assert targets(played, Line(do="attack", target=target), who) == wanted


def test_a_price_says_what_a_blow_may_cost() -> None:
    fight = nde12()
    aim = playing_of(fight.rules).aim
    offers = {offer.action: offer for offer in fight.rules.offers(fight.scene, "mage")}
    costs = {
        price: aim(fight.scene, offers[deed(fight, {"do": "attack", "price": price}, "mage")]).cost
        for price in ("least", "most", "free")
    }
    assert costs["least"] == costs["free"] == 0 < costs["most"]


def test_spending_on_failures_is_what_differs_where_hero_points_are() -> None:
    fights = [
        with_values(worded_fight("tkds", "human", "goblin", name), {"human.hp": 3, "goblin.hp": 4})
        for name in ("focus", "careful")
    ]
    never, on_failure = (Lab().fight(one.rules, one.scene, one.policy) for one in fights)
    assert on_failure.win.chance > never.win.chance


def test_every_fault_of_a_policy_is_told_with_its_place() -> None:
    with pytest.raises(Faults) as refused:
        read_policy(
            {
                "name": " ",
                "spend": "always",
                "mood": "grim",
                "lines": [
                    {"do": "dance", "target": "tallest", "price": "dear", "colour": "red"},
                    "attack",
                    {"do": "attack", "when": ["own.hearts ~ 2", "party.hearts > 1", "own.hearts < 2"]},
                    {},
                ],
            }
        )
    told = [(fault.place, fault.error.code) for fault in refused.value.faults]
    assert told == [
        ("mood", "policy-unknown-key"),
        ("name", "policy-without-name"),
        ("spend", "policy-not-one-of"),
        ("lines.1.colour", "policy-unknown-key"),
        ("lines.1.do", "policy-not-one-of"),
        ("lines.1.target", "policy-not-one-of"),
        ("lines.1.price", "policy-not-one-of"),
        ("lines.2", "policy-line-is-no-table"),
        ("lines.3.when", "policy-condition"),
        ("lines.3.when", "policy-condition"),
        ("lines.4.do", "policy-not-one-of"),
    ]
    with pytest.raises(Faults) as empty:
        read_policy({"name": "none", "lines": []})
    assert [fault.error.code for fault in empty.value.faults] == ["policy-without-lines"]
