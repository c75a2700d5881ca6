"""People and a game for the tests of checks, and short ways to resolve something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from nde.dice import Answer, Tell, odds_of, prefer, resume
from nde.dice.runners import Run, Waiting
from nde.rules.ruleset import Resolution
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.checks.situations import situations
from nde.rules.tkds.effects.general import after
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game, Settings
from tests.refusals import Kind, refuses

GAME = Game()
QUIET = 4
"""The face of a luck roll that brings no event."""
KIT = Item(key="healing-kit", uses=2)


def game(**settings: Any) -> Game:
    """The game with some settings changed."""
    return Game(settings=replace(Settings(), **settings))


def somebody(id: str = "hero", side: Any = "party", **fields: Any) -> Figure:
    """A character with 8 HP; everything else can be said."""
    body = {"hp": 8, "hp_most": 8, **fields}
    return Figure(id=id, side=side, character=Character(**body))


def foe(id: str = "foe", **fields: Any) -> Figure:
    """A creature with 8 HP."""
    return somebody(id, side="foes", kind="npc", **fields)


def dying(id: str = "ally", **fields: Any) -> Figure:
    """Somebody with two rounds to live."""
    lying: dict[str, Any] = {"hp": 0, "state": "dying", "dying": 2, "is_mortally_wounded": True}
    return somebody(id, **{**lying, **fields})


def scene_of(*figures: Figure, **fields: Any) -> Scene:
    """A scene of these."""
    return Scene(figures=figures, **fields)


def carry_out(scene: Scene, effects: Sequence[Any], game: Game = GAME) -> Scene:
    """The scene after the effects, those of time and of turns among them."""
    return after(game, scene, effects)


def run(scene: Scene, action: Any, answers: Sequence[Answer], game: Game = GAME) -> Run[Resolution]:
    """What an action comes to with these faces and choices; ten minutes bring nothing unless they say so."""
    done = resume(RESOLVE[type(action)](game, scene, action), answers)
    if isinstance(done, Waiting) and done.question.key == "event":
        done = resume(RESOLVE[type(action)](game, scene, action), [*answers, QUIET])
    assert isinstance(done, Run), done
    return done


def outcome_and_scene(
    scene: Scene, action: Any, answers: Sequence[Answer], game: Game = GAME
) -> tuple[str, Scene]:
    """The outcome of an action and the scene after it."""
    result = run(scene, action, answers, game).result
    return result.outcome, carry_out(scene, result.effects, game)


def told(steps: Sequence[Tell]) -> list[str]:
    """The keys of the steps."""
    return [step.key for step in steps]


def refused(scene: Scene, action: Any, error: Kind, game: Game = GAME) -> None:
    """The action is refused before anything is said."""
    with refuses(error):
        next(RESOLVE[type(action)](game, scene, action))


def chances(name: str, game: Game = GAME, **given: Any) -> dict[str, Fraction]:
    """The exact odds of a situation's outcomes."""
    return _odds(name, game, lambda scene, came: came.outcome, given)


def standing(name: str, game: Game = GAME, **given: Any) -> dict[str, Fraction]:
    """The exact odds of the state the first figure of a situation is in afterwards."""
    return _odds(
        name, game, lambda scene, came: carry_out(scene, came.effects).figures[0].character.state, given
    )


def _odds(
    name: str, game: Game, read: Callable[[Scene, Resolution], str], given: dict[str, Any]
) -> dict[str, Fraction]:
    situation = next(one for one in situations(game) if one.name == name)
    values = {param.name: given.pop(param.name, param.default) for param in situation.params}
    assert not given, given
    posed = situation.pose(values)
    resolve = RESOLVE[type(posed.action)]
    return odds_of(
        lambda: resolve(game, posed.scene, posed.action),
        lambda came: read(posed.scene, came),
        prefer(posed.answers),
    )
