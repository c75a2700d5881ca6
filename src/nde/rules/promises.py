"""What a roll leaves to a game master to bring about, and a game's own dice, tables and small harms for it.

A game names what it owes after a deed (`Promise`) and the small good and bad turns of its own by which people
may be helped or worn (`Fortune`).  What else can happen is the table's, alike in every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from nde.rules.ruleset import Resolution
from nde.rules.stakes import Fulfilment

Owes: TypeAlias = Literal["bane", "boon", "encounter", "sign", "place", "asked"]
"""What is owed: something bad or good for whoever rolled; somebody who comes; a sign of what is near; what
the surroundings do; or an answer to what somebody tried in their own words."""


class Promise(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that an outcome leaves to the game master."""

    owes: Owes
    who: str = ""
    """Whose deed it comes of."""
    theme: str = ""
    """What the game itself says of it: a row of its table of complications or benefits."""
    fulfils: Fulfilment = "wholly"
    """Of a question: how far the deed did what was wished."""
    is_clue: bool = False
    """Whether it is something found by whoever looked for it, so that nothing else will do."""
    is_usual: bool = False
    """Whether it is what failing means in the game, so that whatever failing brings besides is it."""


class Fortune(msgspec.Struct, frozen=True, kw_only=True):
    """A small turn for better or worse that the game itself knows, ready to happen to somebody."""

    key: str
    """Told by the message `happening-<key>`."""
    is_good: bool
    refills: bool = False
    """Whether it gives back what a body spends and only rest restores: then it comes once in a place."""
    themes: tuple[str, ...] = ()
    """The rows of the game's tables that it fits; empty for none in particular."""
    effects: tuple[Any, ...]
    who: str = ""
    """To whom it happens, where that is somebody else."""


class Promises(msgspec.Struct, frozen=True, kw_only=True):
    """What a game leaves to its game master, and what it has for that."""

    owed: Callable[[Any, Resolution], tuple[Promise, ...]]
    """What an action that came out so leaves open."""
    tables: tuple[tuple[Owes, tuple[str, ...]], ...] = ()
    """The game's own tables of what is owed: a theme for each face of a die."""
    fortunes: Callable[[Any, str], tuple[Fortune, ...]]
    """What small things can now happen to somebody of a scene."""
    flight: Callable[[str], Any]
    """The effect by which a foe, by id, runs away: the game counts it among those the others have lost."""
    seeks: Callable[[Any], bool] = lambda action: False
    """Whether an action looks for something that a game master has to have there."""
    oracle: Callable[[], Any] | None = None
    """The action that rolls the game's own d6 for what nobody decides."""
    reaction: Callable[[], Any] | None = None
    """The action that says what somebody met makes of the party."""
    is_kindly: Callable[[Any], bool] = lambda effect: False
    """Whether an effect of that action says that they mean no harm."""
    is_wary: Callable[[Any], bool] = lambda effect: False
    """Whether it says that they keep their distance, and strike only if they have to."""
