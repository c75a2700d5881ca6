"""Conditions in words: those somebody is in, and those a game master can give or take."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.locale import Words
from nde.rules.playing import Playing


class ChipLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A condition that the game master can give to somebody, or take from them."""

    key: str
    text: str
    is_on: bool
    """Whether they have it."""
    effect: dict[str, Any]
    """What is to be granted to change that."""


def condition_words(key: str, speaker: Words) -> str:
    """What a condition is called; its key where the game has no word for it."""
    return speaker.say(f"condition-{key}") if speaker.has(f"condition-{key}") else key


def chips_of(playing: Playing, scene: Any, figure: str, speaker: Words) -> tuple[ChipLabel, ...]:
    """Everything that can be given to somebody or taken from them now."""
    return tuple(
        ChipLabel(
            key=chip.key,
            text=condition_words(chip.key, speaker),
            is_on=chip.is_on,
            effect=msgspec.to_builtins(chip.effect, str_keys=True),
        )
        for chip in playing.conditions(scene, figure)
    )
