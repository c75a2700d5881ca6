"""A condition as somebody types it, given or taken by decree."""

from __future__ import annotations

import msgspec

from nde.errors import Illegal
from nde.locale import LANGUAGES, words
from nde.locale.folding import folded
from nde.prose.people import condition_words
from nde.rules.playing import ConditionChip
from nde.table import commands as c
from nde.table.state import State


def condition_decree(state: State, figure: str, typed: tuple[str, ...]) -> c.Grant:
    """The command that gives somebody a condition or, with `off` behind it, takes it from them.

    It is named by its key, or by its words in any language.
    """
    is_off = len(typed) > 1 and folded(typed[-1]) in _words_for_off()
    wished = " ".join(typed[:-1] if is_off else typed)
    chips = tuple(chip for chip in _chips(state, figure) if chip.is_on is is_off)
    if not chips:
        raise Illegal("nothing-to-take" if is_off else "nothing-to-give", who=figure)
    for chip in chips:
        if folded(wished) in _names(state, chip.key):
            return c.Grant(effects=(msgspec.to_builtins(chip.effect, str_keys=True),))
    refusal = "condition-not-taken" if is_off else "condition-not-given"
    raise Illegal(refusal, who=figure, word=wished, allowed=tuple(chip.key for chip in chips))


def _chips(state: State, figure: str) -> tuple[ConditionChip, ...]:
    scene = state.world.scene
    return state.playing.conditions(scene, figure) if scene is not None else ()


def _names(state: State, key: str) -> set[str]:
    speakers = (words(language, state.header.game) for language in LANGUAGES)
    return {folded(key), *(folded(condition_words(key, speaker)) for speaker in speakers)}


def _words_for_off() -> set[str]:
    said = (words(language).say("play-words-condition-off") for language in LANGUAGES)
    return {folded(one) for text in said for one in text.split()}
