"""Effects are carried out whatever they say: nothing fails, and nobody comes out impossible."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.ruleset import effects_in
from nde.rules.tkds.effects import body as e
from nde.rules.tkds.scene import Scene
from tests.rules.tkds.checks.samples import GAME, KIT, dying, foe, scene_of, somebody

KINDS = effects_in(e)
numbers = st.integers(-50, 50)
people = st.sampled_from(["hero", "ally", "foe", "gone", "nobody"])


def made(kind: type[Any], who: str, number: int) -> Any:
    """An effect of this kind with these numbers in every field that takes one."""
    values: dict[str, Any] = {"rule": "tkds/dying", "who": who, "points": number, "rounds": number}
    values |= {"skill": "will", "task": "", "outcome": "success", "detail": "luck-good"}
    values |= {"players": ((who, "p1"),), "other": "foe"}
    return kind(**{name: value for name, value in values.items() if name in kind.__struct_fields__})


def everybody() -> Scene:
    return scene_of(
        somebody(items=(KIT,), hero_points=1, hp_temporary=2, hp_temporary_rounds=3),
        dying(),
        foe(),
        somebody("gone", hp=0, state="dead"),
    )


@given(said=st.lists(st.tuples(st.sampled_from(KINDS), people, numbers), max_size=6))
def test_every_effect_keeps_every_value_within_its_bounds(said: list[tuple[Any, str, int]]) -> None:
    scene = everybody()
    for kind, who, number in said:
        scene = made(kind, who, number).happen(GAME, scene)
    for figure in scene.figures:
        body = figure.character
        assert 0 <= body.hp <= body.hp_most
        assert min(body.hp_temporary, body.hp_temporary_rounds, body.hero_points, *body.lost) >= 0
        assert (body.dying > 0) == (body.state == "dying")
        assert body.state in ("fine", "dying", "stable", "dead")
    assert hash(scene) == hash(scene)


@pytest.mark.parametrize("kind", KINDS)
def test_the_dead_stay_dead(kind: type[Any]) -> None:
    after = made(kind, "gone", 3).happen(GAME, everybody())
    assert after.figure("gone").character.is_dead
    assert after.figure("gone").character.hp == 0


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_changed_by_what_happens_to_nobody(kind: type[Any]) -> None:
    after = made(kind, "nobody", 3).happen(GAME, everybody())
    assert after.figures == everybody().figures


@pytest.mark.parametrize("kind", [e.Dying, e.Stabilised, e.Clung, e.Died, e.Subdued])
def test_whoever_drops_has_nothing_left_to_strike_with(kind: type[Any]) -> None:
    scene = scene_of(replace(somebody(), momentum=True, extra_attacks=2), foe())
    hero = made(kind, "hero", 3).happen(GAME, scene).figure("hero")
    assert (hero.character.hp, hero.momentum, hero.extra_attacks) == (0, False, 0)
