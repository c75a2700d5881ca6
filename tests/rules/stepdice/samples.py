"""Heroes, foes and games for tests: small, named, and changed by keyword."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nde.dice import Answer, Run, Waiting, resume
from nde.rules.nde12.settings import SETTINGS as SETTINGS12
from nde.rules.nde14.settings import SETTINGS as SETTINGS14
from nde.rules.ruleset import Resolution
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.edition import RESOLVE
from nde.rules.stepdice.game import Game, game_of
from nde.rules.stepdice.scene import Foe, Hero, Scene

OLD = game_of("nde12", SETTINGS12)
NEW = game_of("nde14", SETTINGS14)


def house(game: Game, **settings: Any) -> Game:
    """The game with some settings changed."""
    return replace(game, settings=replace(game.settings, **settings))


def hero(id: str = "ada", **values: Any) -> Hero:
    """A hero with d10s, five hearts and three mana, unless said otherwise."""
    kept = {key: values.pop(key) for key in tuple(values) if key in Hero.__struct_fields__}
    sheet: dict[str, Any] = {
        "role": "warrior",
        "strength": 10,
        "dexterity": 10,
        "power": 10,
        "hearts": 5,
        "hearts_most": 5,
        "mana": 3,
        "mana_most": 3,
        "talents": ("scout", "medic"),
        "weapon": "hunting bow",
    }
    return Hero(id=id, character=Character(**{**sheet, **values}), **kept)


def foe(id: str = "orc", rank: str = "minion", game: Game = OLD, **values: Any) -> Foe:
    """A plain foe of its rank."""
    numbers = game.settings.ranks[rank]
    known = {"tn": numbers.tn, "wounds": numbers.wounds, "wounds_most": numbers.wounds}
    return Foe(id=id, rank=rank, **{**known, **values})


def scene(*members: Hero | Foe, **values: Any) -> Scene:
    """A scene of these heroes and foes."""
    return Scene(
        heroes=tuple(one for one in members if isinstance(one, Hero)),
        foes=tuple(one for one in members if isinstance(one, Foe)),
        **values,
    )


def run(game: Game, where: Scene, action: Any, *answers: Answer) -> Run[Resolution]:
    """Resolve an action on these answers to its end."""
    done = resume(RESOLVE[type(action)](game, where, action), answers)
    assert isinstance(done, Run), f"open question: {done.question}"
    return done


def asked(game: Game, where: Scene, action: Any, *answers: Answer) -> Any:
    """The question an action asks after these answers."""
    waiting = resume(RESOLVE[type(action)](game, where, action), answers)
    assert isinstance(waiting, Waiting), f"came to an end: {waiting.result}"
    return waiting.question


def after(game: Game, where: Scene, action: Any, *answers: Answer) -> Scene:
    """The scene once an action is resolved on these answers and its effects are applied."""
    for effect in run(game, where, action, *answers).result.effects:
        where = effect.happen(game, where)
    return where


def outcome(game: Game, where: Scene, action: Any, *answers: Answer) -> str:
    """The outcome of an action on these answers."""
    return run(game, where, action, *answers).result.outcome


def effect_names(game: Game, where: Scene, action: Any, *answers: Answer) -> list[str]:
    """The kinds of effect an action has, in order."""
    return [type(effect).__name__ for effect in run(game, where, action, *answers).result.effects]


def told(game: Game, where: Scene, action: Any, *answers: Answer) -> list[tuple[str, str]]:
    """The steps of an action as (key, rule)."""
    return [(step.key, step.rule) for step in run(game, where, action, *answers).steps]
