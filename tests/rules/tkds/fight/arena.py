"""Fighters, creatures and fights for tests, and short ways to resolve something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from nde.board import Areas, Board, Grid, Square
from nde.dice import Answer, Run, resume
from nde.rules.ruleset import Resolution
from nde.rules.tkds.book import blocks
from nde.rules.tkds.book.blocks import BLOCKS
from nde.rules.tkds.book.equipment import new_item
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.roster import figure_from_block
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Condition, Figure, Scene
from nde.rules.tkds.settings import Game, Settings

GAME = Game()


def house(**settings: Any) -> Game:
    """The game with some settings changed."""
    return Game(settings=replace(Settings(), **settings))


def held(*keys: str) -> tuple[Item, ...]:
    """Things in hand or worn."""
    return tuple(new_item(key, is_held=True) for key in keys)


def hero(id: str = "ada", **values: Any) -> Figure:
    """A character with 10 HP and a sword; fields of the figure and of the body can be said alike."""
    own = {key: values.pop(key) for key in tuple(values) if key in Figure.__struct_fields__}
    body = {"hp": 10, "hp_most": 10, "items": held("sword"), **values}
    return Figure(id=id, character=Character(**body), **own)


def foe(id: str = "orc", **values: Any) -> Figure:
    """A creature with 10 HP, defence 10 and a bite of k6."""
    bite = blocks.Attack(key="bite", damage="1d6")
    settled = {"side": "foes", "kind": "npc", "defence": 10, "attacks": (bite,), "items": (), **values}
    return hero(id, **settled)


def monster(block: str, id: str = "orc", **values: Any) -> Figure:
    """A creature of the bestiary."""
    return figure_from_block(GAME, BLOCKS[block], id, **values)


def battle(*figures: Figure, **values: Any) -> Scene:
    """A fight of these, the party on turn."""
    foes = sum(one.side == "foes" for one in figures)
    return Scene(figures=figures, **{"is_fight": True, "foes_at_start": foes, **values})


def yard(**places: tuple[int, int]) -> Board:
    """An open yard of 60 by 3 metres with these on it."""
    board = Board(grid=Grid(width=60, height=3))
    for id, place in places.items():
        board = board.put(id, Square(*place))
    return board


def keep(**places: str) -> Areas:
    """Three areas in a row with these in them."""
    areas = Areas(names=("gate", "yard", "hall"), borders=(("gate", "yard"), ("yard", "hall")))
    for id, area in places.items():
        areas = areas.put(id, area)
    return areas


def with_condition(figure: Figure, key: str, **values: Any) -> Figure:
    """The figure in one more condition."""
    return replace(figure, conditions=(*figure.conditions, Condition(key=key, **values)))


def watch(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> Run[Resolution]:
    """An action resolved on these answers, with its steps."""
    run = resume(RESOLVE[type(action)](game, scene, action), answers)
    assert isinstance(run, Run), run
    return run


def outcome(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> str:
    """What an action came to."""
    return watch(scene, action, answers, game).result.outcome


def after(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> Scene:
    """The scene once an action is carried out."""
    for effect in watch(scene, action, answers, game).result.effects:
        scene = effect.happen(game, scene)
    return scene


def told(scene: Scene, action: Any, answers: Sequence[Answer] = (), game: Game = GAME) -> list[str]:
    """The keys of the steps of an action, and the causes they name."""
    steps = watch(scene, action, answers, game).steps
    return [str(step.facts.get("cause", step.key)) for step in steps]
