"""What the game master may say: numbers of people in play, and parameters of what they do."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.rules.playing import value_put
from nde.rules.ruleset import value_at
from nde.rules.tkds.checks.suffering import dice_in
from nde.rules.tkds.fight.monsters import BLOCKS
from nde.rules.tkds.making.people import ORIGINS, RACES, SPECIALIZATIONS
from nde.rules.tkds.playing.people import CONDITIONS
from nde.rules.tkds.scene import Figure, Scene, change_figure

RULINGS = frozenset(
    (
        "advantage",
        "disadvantage",
        "modifier",
        "hu",
        "difficulty",
        "calm",
        "costs_turn",
        "distance",
        "is_unaware",
        "surprise",
        "is_loud",
        "outdoors",
        "bad_weather",
        "is_disturbed",
        "by_water",
    )
)
"""Parameters that are the game master's to say."""
SIGNED = frozenset(("strength", "dexterity", "intelligence", "will"))
"""Numbers that may be below 0; no other may."""
LISTED: dict[str, Container[str]] = {
    "race": RACES,
    "origin": ORIGINS,
    "specialization": SPECIALIZATIONS,
    "block": BLOCKS,
}
"""Words that have to be known to the game, or empty."""


def put(scene: Scene, path: str, value: Any) -> Scene:
    """The scene with another value at a path; somebody brought to 0 hit points goes down, and back up."""
    changed: Scene = value_put(scene, ("figures",), path, value)
    who, _, field = path.partition(".")
    if not _is_sound(field, value_at(changed.figures, path)):
        raise Unreadable("wrong-value", path=path, value=str(value), old=str(value_at(scene.figures, path)))
    return change_figure(changed, who, _settled) if field == "hp" else changed


def _is_sound(field: str, value: Any) -> bool:
    """Whether the game can go on with a value, where its type does not say so already."""
    if field in LISTED:
        return not value or value in LISTED[field]
    if field == "conditions":
        return all(one.key in CONDITIONS for one in value)
    if field == "attacks":
        return all(_is_dice(one.damage) for one in value)
    numbers = value if isinstance(value, tuple) else (value,)
    return field in SIGNED or not any(isinstance(one, int) and one < 0 for one in numbers)


def _is_dice(text: str) -> bool:
    try:
        dice_in(text)
    except (Unreadable, Illegal):
        return False
    return True


def _settled(figure: Figure) -> Figure:
    """Somebody whose state fits their hit points: nobody is rolled for, so the down are not dying."""
    body = figure.character
    if body.hp < 1 and body.state == "fine":
        body = replace(body, state="dead" if body.kind == "npc" else "stable")
    elif body.hp > 0 and body.state in ("dying", "stable"):
        body = replace(body, state="fine", dying=0)
    return figure if body is figure.character else replace(figure, character=body)
