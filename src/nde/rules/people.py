"""A scene's lists of people, and what follows from them alone: who is there, found, changed or left out.

Most of what a table asks of a game (`nde.rules.play`) is answered here for every game whose scenes hold
people with ids in some of their fields; a game writes what differs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Areas, Board, Zones
from nde.dice import Procedure
from nde.rules.play import Moment, Person, Side, Turn, value_put, with_turn
from nde.rules.ruleset import NoSuchValue, is_legal, value_at


class People:
    """The people of a game's scenes: the fields that hold them, and each at a glance."""

    def __init__(self, lists: tuple[str, ...], person: Callable[[Any, Any], Person]) -> None:
        self._lists = lists
        self._person = person
        """Somebody in a scene at a glance."""

    def everybody(self, scene: object) -> list[Any]:
        """Everybody in a scene, as it holds them."""
        return [one for name in self._lists for one in getattr(scene, name)]

    def people(self, scene: object) -> tuple[Person, ...]:
        """Everybody at a glance, the party first."""
        seen = [self._person(scene, one) for one in self.everybody(scene)]
        return tuple(sorted(seen, key=lambda one: one.side == "foes"))

    def find(self, scene: object, who: str) -> Any:
        """The one of this id; a refusal for a name that nobody has."""
        for one in self.everybody(scene):
            if one.id == who:
                return one
        raise NoSuchValue(path=who)

    def changed(self, scene: Any, who: str, change: Callable[[Any], Any]) -> Any:
        """The scene with somebody changed; as it was where they are not there, since effects never fail."""
        return replace(
            scene,
            **{
                name: tuple([change(one) if one.id == who else one for one in getattr(scene, name)])
                for name in self._lists
            },
        )

    def without(self, scene: Any, hidden: frozenset[str]) -> Any:
        """The scene without some of its people, tokens and all; the same one where none of them is there."""
        if not any(one.id in hidden for one in self.everybody(scene)):
            return scene
        kept = {
            name: tuple([one for one in getattr(scene, name) if one.id not in hidden]) for name in self._lists
        }
        return replace(scene, space=without_tokens(scene.space, hidden), **kept)

    def leave(self, scene: object, who: str) -> Any:
        """The scene without one."""
        return self.without(scene, frozenset((who,)))

    def look(self, scene: object, path: str) -> Any:
        """The value at a path such as `ada.light`."""
        return value_at(self.everybody(scene), path)

    def put(self, scene: object, path: str, value: object) -> Any:
        """The scene with another value at such a path."""
        return value_put(scene, self._lists, path, value)

    def turn(self, scene: Any) -> Turn:
        """Whether turns are counted, the round, and whose turn it is."""
        return Turn(is_fight=scene.is_fight, round=scene.round, side=scene.side)

    def on_turn(self, scene: object, who: str) -> object:
        """The scene with the turn of somebody in it, who has not acted yet."""
        for name in self._lists:
            for one in getattr(scene, name):
                if one.id == who:
                    return with_turn(scene, name, who, one.side)
        return scene

    def sides_left(self, scene: object) -> frozenset[Side]:
        """The sides of which somebody still takes part, as the scene's own people say (`is_out`).

        A glance at each would read far more, and the lab learns from all that is read.
        """
        return frozenset([one.side for one in self.everybody(scene) if not one.is_out])

    def standing(self, scene: object, side: Side) -> int:
        """How much a side can still take: what is left on the first track of all who take part."""
        seen = self.people(scene)
        return sum([one.tracks[0].value for one in seen if one.side == side and not one.is_out])


def without_tokens(space: object, hidden: frozenset[str]) -> Any:
    """A map without some people; the same one where none of them stands on it."""
    match space:
        case Board():
            kept = tuple([token for token in space.tokens if token.id not in hidden])
            return space if len(kept) == len(space.tokens) else Board(grid=space.grid, tokens=kept)
        case Zones():
            for who in hidden & set(space.tokens):
                space = space.leave(who)
        case Areas():
            return replace(space, tokens=tuple([pair for pair in space.tokens if pair[0] not in hidden]))
    return space


def moment_of(
    moments: dict[Moment, Any], resolve: Callable[[Any, Any], Procedure[Any]], scene: object, moment: Moment
) -> Any | None:
    """The action for a moment of play by a game's table of them, while its rules allow it."""
    action = moments.get(moment)
    return action if action is not None and is_legal(resolve, scene, action) else None
