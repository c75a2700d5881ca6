"""Tests that the game master calls for."""

from __future__ import annotations

from functools import partial

from nde.rules.calls import Calls, Rung, Said
from nde.rules.ruleset import Offer
from nde.rules.stepdice.actions import Action
from nde.rules.stepdice.companion.actions import GenerateEncounter, SizeEncounter
from nde.rules.stepdice.effects import ActionSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.offers import test_offer
from nde.rules.stepdice.params import offered_params
from nde.rules.stepdice.scene import Scene
from nde.rules.stepdice.settings import Settings

VERDICTS = (("verdict-certain", "roll"), ("verdict-impossible", "roll"))
"""Whoever calls for a roll wants it rolled, however easy or hard it has become."""


def calls(game: Game) -> Calls:
    """What the game says about them: its rungs by name or any number."""
    settings, has_numbers = game.settings, _has_numbers(game.settings)
    return Calls(
        offer=partial(_offer, game),
        rungs=_rungs(settings),
        usual=settings.usual_rung if has_numbers else "normal",
        number=settings.number_name if has_numbers else "",
        idle=frozenset(("stakes",)),
        answers=VERDICTS,
        spared=(ActionSpent,),
        tie=settings.contest_tie,
        against=partial(_against, settings),
    )


def _offer(game: Game, scene: Scene, who: str) -> Offer | None:
    hero = next((one for one in scene.heroes if one.id == who), None)
    return None if hero is None else test_offer(game, hero, offered_params(game, scene, hero))


def _has_numbers(settings: Settings) -> bool:
    return not (settings.variant == "2d6" and settings.two_dice.numbers == "ignored")


def _rungs(settings: Settings) -> tuple[Rung, ...]:
    """The rungs of the scale; where numbers do not count, an advantage or a hindrance stands for one."""
    if _has_numbers(settings):
        return tuple(
            Rung(key=key, values=((settings.number_name, number),)) for key, number in settings.rungs.items()
        )
    return (
        Rung(key="easy", values=(("advantage", 1),)),
        Rung(key="normal", values=()),
        Rung(key="hard", values=(("hindrance", 1),)),
    )


def _against(settings: Settings, scene: Scene, other: str) -> Said | None:
    """Foes never roll: to best one is to reach its number."""
    foe = next((one for one in scene.foes if one.id == other), None)
    if foe is None:
        return None
    return ((settings.number_name, foe.tn),) if _has_numbers(settings) else ()


def gives_away(action: Action) -> bool:
    """Whether seeing the dice tells what nobody knows yet: who is about to come."""
    return isinstance(action, GenerateEncounter | SizeEncounter)
