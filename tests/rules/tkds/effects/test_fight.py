"""Effects are carried out whatever they say: unknown people, impossible numbers, missing places."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from nde.board import Square
from nde.rules.ruleset import effects_in
from nde.rules.tkds.effects import fight as e
from nde.rules.tkds.scene import Condition, Scene
from tests.rules.tkds.fight.arena import GAME, battle, foe, hero, keep, yard

VALUES: dict[str, Any] = {
    "foes": -3,
    "side": "foes",
    "round": -1,
    "to": Square(99, 99),
    "cost": 500,
    "other": "nobody",
    "succeeds": True,
    "condition": Condition(key="prone"),
    "source": "nobody",
    "item": 40,
    "on": True,
    "detail": "arrows",
    "weapon": "sword",
    "metres": 9,
    "is_earned": True,
    "reasons": ("half",),
}
KINDS = effects_in(e)
PERSONAL = [kind for kind in KINDS if any(field.name == "who" for field in fields(kind))]
SCENES = (
    battle(hero(), foe()),
    battle(hero(), foe(), space=yard(ada=(0, 0), orc=(1, 0))),
    battle(hero(), foe(), space=keep(ada="gate", orc="yard"), is_fight=False),
)


def made(kind: type, who: str, **others: Any) -> Any:
    names = {field.name for field in fields(kind)}
    values = {name: value for name, value in {**VALUES, **others}.items() if name in names}
    if kind is e.ConditionOver:
        values["condition"] = "prone"
    if kind is e.Crossed:
        values["to"] = others.get("area", "cellar")
    if "who" in names:
        values["who"] = who
    return kind(rule="tkds/turn", **values)


@pytest.mark.rule("tkds/turn", "tkds/rounds")
@pytest.mark.parametrize("scene", SCENES, ids=["nowhere", "board", "areas"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_effect_never_fails_and_keeps_everything_within_bounds(kind: type, scene: Scene) -> None:
    for who in ("ada", "orc", "nobody"):
        after = made(kind, who).happen(GAME, scene)
        assert [one.id for one in after.figures] == ["ada", "orc"]
        for one in after.figures:
            assert 0 <= one.moved <= one.character.speed
            assert 0 <= one.character.hp <= one.character.hp_most
        assert after.round >= 1
        assert after.foes_at_start >= 0


@pytest.mark.rule("tkds/turn")
@pytest.mark.parametrize("kind", PERSONAL, ids=lambda kind: kind.__name__)
def test_what_happens_to_nobody_changes_nobody(kind: type) -> None:
    for scene in SCENES:
        assert made(kind, "nobody", to=Square(5, 1), area="hall").happen(GAME, scene) == scene
