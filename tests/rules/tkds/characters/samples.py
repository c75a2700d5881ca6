"""Characters, scenes and strategies that the tests of this package share."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Procedure, Run, at_random, play, prefer, seeded, watch
from nde.rules.ruleset import Resolution
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.creation import create
from nde.rules.tkds.characters.growth import advance
from nde.rules.tkds.effects.growth import changed
from nde.rules.tkds.ruleset import RESOLVE
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game, Settings

GAME = Game()


def game(**settings: Any) -> Game:
    """The game with some settings changed."""
    return Game(settings=Settings(**settings))


def made(rules: Game = GAME, /, **wishes: str) -> Character:
    """The character of these wishes, a dash in a key written as an underscore."""
    character: Character = made_of(create(rules), **wishes).result
    return character


def made_of(procedure: Procedure[Any], **wishes: str) -> Run[Any]:
    """A run of creation or growth with these wishes."""
    return watch(procedure, seeded(7), prefer({key.replace("_", "-"): wish for key, wish in wishes.items()}))


def random_character(seed: int, level: int = 1, rules: Game = GAME) -> Character:
    """Somebody made and grown wholly at random."""
    character = play(create(rules), seeded(seed), at_random(seeded(seed + 1)))
    for number in range(1, level):
        faces = seeded(seed + number)
        character = play(advance(rules, character), faces, at_random(faces))
    return character


characters = st.builds(random_character, st.integers(0, 2**32), st.integers(1, 13))


def scene_of(character: Character, *, is_fight: bool = False) -> Scene:
    """A scene with one hero."""
    return Scene(figures=(Figure(id="hero", character=character),), is_fight=is_fight)


def figure_of(character: Character, **changes: Any) -> Figure:
    """The hero alone."""
    return replace(Figure(id="hero", character=character), **changes)


def wearing(character: Character, *keys: str) -> Character:
    """The character with exactly these things, all of them worn or in hand."""
    return replace(character, items=tuple(Item(key=key, is_held=True) for key in keys))


def resolved(character: Character, action: Any, *, is_fight: bool = False) -> Run[Resolution]:
    """What came of an action of the hero's, every question answered as proposed."""
    scene = scene_of(character, is_fight=is_fight)
    return made_of(RESOLVE[type(action)](GAME, scene, action))


def after(character: Character, action: Any, *, rules: Game = GAME, **wishes: str) -> Character:
    """The hero after an action, hero points spent on dice not counted."""
    scene = scene_of(character)
    run = made_of(RESOLVE[type(action)](rules, scene, action), **wishes)
    return changed(rules, character, run.result.effects)
