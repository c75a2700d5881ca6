"""People to fight with, and ways to run the game's procedures on given faces."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec.structs import replace

from nde.dice import Answer, Run, odds_of, resume
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.fight.effects import FightBegun
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game, Settings
from nde.rules.cairn2e.situations import person, situations
from nde.rules.ruleset import Resolution

GAME = Game()


def played(**settings: Any) -> Game:
    """The game with some policies changed."""
    return Game(settings=Settings(**settings))


def hero(id: str = "ada", **changes: Any) -> Figure:
    return person(id, **changes)


def foe(id: str = "wolf", **changes: Any) -> Figure:
    return person(id, kind="npc", side="foes", **changes)


def hireling(id: str = "cook", **changes: Any) -> Figure:
    return person(id, kind="hireling", **changes)


def armed(figure: Figure, *dice: tuple[int, ...], **changes: Any) -> Figure:
    """Somebody with a weapon for each tuple of dice."""
    items = tuple(Item(key=f"weapon-{at}", kind="weapon", dice=die, **changes) for at, die in enumerate(dice))
    return replace(figure, character=replace(figure.character, items=items))


def scene_of(*figures: Figure, **changes: Any) -> Scene:
    return Scene(figures=figures, **changes)


def fight_of(*figures: Figure, game: Game = GAME, **changes: Any) -> Scene:
    """A fight in its second round, when nobody saves to act any more."""
    begun = FightBegun(rule="").happen(game, scene_of(*figures))
    return replace(begun, **{"round": 2, **changes})


class Done(NamedTuple):
    """What came of an action: outcome, effects, the scene after it, and the steps by key."""

    outcome: str
    effects: tuple[Any, ...]
    scene: Scene
    steps: tuple[str, ...]
    run: Run[Resolution]

    def body(self, id: str) -> Character:
        return self.scene.figure(id).character


def applied(game: Game, scene: Scene, effects: Sequence[Any]) -> Scene:
    return scene.after(game, effects)


def do(scene: Scene, action: Any, *answers: Answer, game: Game = GAME) -> Done:
    """Resolve an action on the answers given and carry it out."""
    run = resume(RESOLVE[type(action)](game, scene, action), answers)
    assert isinstance(run, Run), run
    effects = run.result.effects
    after = applied(game, scene, effects)
    return Done(run.result.outcome, effects, after, tuple(tell.key for tell in run.steps), run)


def chances(scene: Scene, action: Any, game: Game = GAME) -> dict[str, Fraction]:
    """The exact chance of each outcome of an action."""
    return odds_of(lambda: RESOLVE[type(action)](game, scene, action), lambda result: result.outcome)


def pose(name: str, game: Game = GAME, **given: Any) -> tuple[Scene, Any]:
    """The scene and the action of a situation, with defaults for what is not given."""
    situation = next(one for one in situations(game) if one.name == name)
    known = {param.name for param in situation.params}
    assert set(given) <= known, set(given) - known
    values = {param.name: given.get(param.name, param.default) for param in situation.params}
    posed = situation.pose(situation.completed(values, given))
    return posed.scene, posed.action
