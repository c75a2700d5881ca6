"""Deeds in words: who acts is said once, and whom it is aimed at."""

from __future__ import annotations

from nde.locale import words
from nde.prose.deeds import Doer, deed_words
from nde.rules import ruleset_named
from nde.rules.stepdice.companion.actions import UseMove

NDE14 = ruleset_named("nde14")


def said(move: UseMove) -> str:
    return deed_words(words("en", "nde14"), Doer(NDE14, None, move.foe), "use-move", move)


def test_a_foe_is_not_among_those_its_own_move_is_aimed_at() -> None:
    assert (
        said(UseMove(foe="captain", move="volley", targets=("ash", "rowan")))
        == "Use a move: ash, rowan, Volley"
    )
    assert said(UseMove(foe="captain", move="volley")) == "Use a move: Volley"


def test_a_move_for_an_ally_names_the_ally() -> None:
    assert said(UseMove(foe="captain", move="volley", ally="wolf")) == "Use a move: wolf, Volley"
