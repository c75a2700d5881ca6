"""Casters, targets and short ways to resolve something, for the tests of magic and of living."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from nde.dice import Answer, odds_of, prefer, resume
from nde.dice.runners import Run, Waiting
from nde.rules.ruleset import Resolution
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import Character
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game, Settings
from tests.rules.tkds.checks.samples import QUIET

GAME = Game()


def game(**settings: Any) -> Game:
    """The game with some settings changed."""
    return Game(settings=replace(Settings(), **settings))


def mage(id: str = "hero", **fields: Any) -> Figure:
    """A mage of level 8 who knows every spell, with 40 energy."""
    body: dict[str, Any] = {
        "specialization": "mage",
        "level": 8,
        "hp": 20,
        "hp_most": 20,
        "magic": 40,
        "magic_most": 40,
        "spells": tuple(SPELLS),
    }
    return Figure(id=id, character=Character(**{**body, **fields}))


def priest(id: str = "hero", **fields: Any) -> Figure:
    """A priest like the mage."""
    return mage(id, **{"specialization": "priest", **fields})


def ally(id: str = "ally", **fields: Any) -> Figure:
    """A companion with 5 of 30 HP."""
    return Figure(id=id, character=Character(**{"hp": 5, "hp_most": 30, **fields}))


def foe(id: str = "foe", **fields: Any) -> Figure:
    """A creature of level 1 with 100 HP."""
    body = Character(**{"kind": "npc", "hp": 100, "hp_most": 100, **fields})
    return Figure(id=id, character=body, side="foes")


def scene_of(*figures: Figure, **fields: Any) -> Scene:
    """A scene of these."""
    return Scene(figures=figures, **fields)


def run(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> Run[Resolution]:
    """What an action comes to with these faces and choices; a ritual brings nothing unless they say so."""
    done = resume(RESOLVE[type(action)](game, scene, action), list(answers))
    if isinstance(done, Waiting) and done.question.key == "event":
        done = resume(RESOLVE[type(action)](game, scene, action), [*answers, QUIET])
    assert isinstance(done, Run), done
    return done


def carry_out(scene: Scene, effects: Sequence[Any], game: Game = GAME) -> Scene:
    """The scene after the effects."""
    for effect in effects:
        scene = effect.happen(game, scene)
    return scene


def after(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> Scene:
    """The scene after an action with these faces and choices."""
    return carry_out(scene, run(scene, action, answers, game).result.effects, game)


def chances(scene: Scene, action: Any, game: Game = GAME) -> Mapping[str, Fraction]:
    """The exact chance of every outcome."""
    return odds_of(
        lambda: RESOLVE[type(action)](game, scene, action), lambda result: result.outcome, prefer({})
    )


def told(done: Run[Resolution]) -> list[str]:
    """The keys of the steps."""
    return [step.key for step in done.steps]
