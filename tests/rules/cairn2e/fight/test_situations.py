"""Situations: how they read what is typed, and what they come to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from nde.dice import Run, resume
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.situations import read_blows, situations
from nde.rules.data import load_toml
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import GAME, chances, do, pose

EXAMPLES = load_toml("nde.rules.cairn2e", "examples_fight.toml")["example"]


@pytest.mark.parametrize(
    ("text", "blows"),
    [
        ("d8", ((8,),)),
        ("d8,d6", ((8,), (6,))),
        ("d8+d8", ((8, 8),)),
        ("2d8, K6", ((8, 8), (6,))),
        (("w8", "d4+d6"), ((8,), (4, 6))),
    ],
)
def test_dice_are_read_as_people_write_them(text: object, blows: object) -> None:
    assert read_blows(text) == blows


@pytest.mark.parametrize(
    "text", ["", "8", "d8+1", "d8x", "d1", "d8-d6", "31d6", "0d6", ",".join(["d6"] * 31)]
)
def test_anything_else_is_refused(text: str) -> None:
    with refuses("cairn-not-attack-dice", match="are not the dice of an attack; write d8"):
        read_blows(text)


@pytest.mark.rule("cairn2e/54", "cairn2e/71")
def test_the_odds_of_two_attackers_against_a_foe() -> None:
    """d8 and d6, Armor 1, 4 HP, STR 10: worked out by hand over the 48 pairs of faces."""
    scene, action = pose("strike", dice="d8,d6", armor=1, hp=4, str=10)
    found = chances(scene, action)
    pairs = [max(a, b) - 1 for a in range(1, 9) for b in range(1, 7)]
    assert found["nothing"] == Fraction(pairs.count(0), 48)
    assert found["hurt"] == Fraction(sum(0 < net <= 4 for net in pairs), 48)
    critical = sum(Fraction(20 - (10 - (net - 4)), 20) for net in pairs if net > 4) / 48
    assert found["critical"] == critical
    assert sum(found.values()) == 1


@pytest.mark.rule("cairn2e/scars", "cairn2e/56")
def test_a_strike_at_a_character_ends_with_the_scar_after_a_single_die() -> None:
    scene, action = pose("strike", dice=("d8",), armor=2, hp=6, target="pc")
    assert do(scene, action, 8).outcome == "scar"


@pytest.mark.rule("cairn2e/scars")
def test_the_rolls_of_the_scar_are_made_on_request() -> None:
    scene, action = pose("strike", dice="d8", armor=2, hp=6, target="pc", scar=True)
    done = do(scene, action, 8, 5, 6, 4, 4)
    assert (done.body("hero").will, done.body("hero").scars[0].detail) == (14, "will")


@pytest.mark.parametrize("target", ["npc", "pc", "hireling", "detachment"])
@pytest.mark.parametrize("attacker", ["individual", "detachment"])
@pytest.mark.parametrize("scar", [False, True])
def test_every_kind_of_strike_is_computed_to_one(target: str, attacker: str, scar: bool) -> None:
    scene, action = pose("strike", dice="d8+d6,d10", hp=5, target=target, attacker=attacker, scar=scar)
    assert sum(chances(scene, action).values()) == 1


@pytest.mark.parametrize("name", [one.name for one in situations(GAME)])
def test_every_situation_needs_nothing_said(name: str) -> None:
    scene, action = pose(name)
    assert sum(chances(scene, action).values()) == 1


@pytest.mark.parametrize(
    "example", [pytest.param(one, marks=pytest.mark.rule(*one["rules"]), id=one["id"]) for one in EXAMPLES]
)
def test_the_printed_cases_come_out_as_printed(example: dict[str, object]) -> None:
    given: dict[str, Any] = example["given"]  # type: ignore[assignment]
    scene, action = pose(str(example["situation"]), **given)
    answers: list[int] = example["answers"]  # type: ignore[assignment]
    assert isinstance(resume(RESOLVE[type(action)](GAME, scene, action), answers), Run)
    done = do(scene, action, *answers)
    assert done.outcome == example.get("outcome", "")
    after: dict[str, object] = example["after"]  # type: ignore[assignment]
    for path, value in after.items():
        who, _, field = path.partition(".")
        figure = done.scene.figure(who)
        holder = figure if hasattr(figure, field) else figure.character
        assert getattr(holder, field) == value, path
