"""Values of a game as they stand in states and events: anything to the table, parameters to the codec.

The table never looks into an action, an effect, a scene or a character, so for its code they are `Any`.
The codec has to build them again from a log, and does it in one pass: at run time the classes that hold them
are generic, and `Resolved[actions, effects]` is decoded with the game's own types.  (Decoding to plain data
first and converting it afterwards took twenty times as long.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

__all__ = [
    "Action",
    "Character",
    "GameEffect",
    "GameScene",
    "MaybeScene",
    "OfAction",
    "OfCharacter",
    "OfDeed",
    "OfEffect",
    "OfGame",
    "OfScene",
    "OfWorld",
    "open_to_games",
]

if TYPE_CHECKING:
    Action: TypeAlias = Any
    GameEffect: TypeAlias = Any
    GameScene: TypeAlias = Any
    MaybeScene: TypeAlias = Any
    Character: TypeAlias = Any

    class OfAction:
        """Holds actions."""

    class OfEffect:
        """Holds effects."""

    class OfDeed:
        """Holds actions and effects."""

    class OfScene:
        """Holds a scene."""

    class OfWorld:
        """Holds actions, effects and a scene."""

    class OfCharacter:
        """Holds a character."""

    class OfGame:
        """Holds any value of a game."""

else:
    Action = TypeVar("Action")
    GameEffect = TypeVar("GameEffect")
    GameScene = TypeVar("GameScene")
    MaybeScene = GameScene | None
    Character = TypeVar("Character")
    OfAction = Generic[Action]
    OfEffect = Generic[GameEffect]
    OfDeed = Generic[Action, GameEffect]
    OfScene = Generic[GameScene]
    OfWorld = Generic[Action, GameEffect, GameScene]
    OfCharacter = Generic[Character]
    OfGame = Generic[Action, GameEffect, GameScene, Character]


def open_to_games(kind: Any) -> object:
    """A class with its parameters as they are, for classes that hold it; unchanged where it has none.

    >>> open_to_games(int)
    <class 'int'>
    """
    parameters = getattr(kind, "__parameters__", ())
    return kind[parameters] if parameters else kind
