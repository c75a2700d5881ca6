"""Checks that the game master calls for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from nde.rules.calls import Calls, Facts, Rung
from nde.rules.ruleset import Offer
from nde.rules.tkds.actions import Action, LuckRoll
from nde.rules.tkds.checks.offers import check_offer
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

ROLLED = ("normal", "hard", "very-hard")
"""The classes of difficulty that are rolled for: the easy works, and the impossible does not."""


def calls(game: Game) -> Calls:
    """What the game says about them: its classes by name, or any number."""
    return Calls(
        offer=partial(_offer, game),
        rungs=tuple(Rung(key=one, values=(("difficulty", one),)) for one in ROLLED),
        usual="normal",
        number="hu",
        idle=frozenset(("calm", "costs_turn")),
        measure="score",
        score=_total,
        tie="first" if game.settings.contest_tie == "initiator" else "draw",  # tkds-contest-tie
    )


def _offer(game: Game, scene: Scene, who: str) -> Offer | None:
    figure = next((one for one in scene.figures if one.id == who), None)
    return None if figure is None else check_offer(game, figure)


def _total(steps: Iterable[Facts]) -> int:
    totals = [facts["total"] for facts in steps if isinstance(facts.get("total"), int)]
    return int(totals[-1]) if totals else 0


def gives_away(action: Action) -> bool:
    """Whether seeing the die tells what nobody knows yet: that something is about to happen."""
    return isinstance(action, LuckRoll) and not action.who and action.reads in ("event", "surprise")
