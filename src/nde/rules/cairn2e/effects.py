"""What the effects of every part are made of: each changes one figure, one body or one of somebody's things.

They are carried out whatever the scene: values stay within their bounds, and nothing happens to whoever
is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, TypeAlias, TypeVar

from msgspec.structs import replace

from nde.dice import Procedure
from nde.errors import Fact
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Effect

Effects: TypeAlias = tuple[Effect, ...]
"""Effects in their order, of any part of the game."""
Each = TypeVar("Each")


class OfSomebody(Effect, frozen=True, kw_only=True):
    """Tells something of one figure; what changes it says so in `changed`."""

    who: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        """The scene with one figure changed, if they are in it."""
        figures = scene.figures
        for place, one in enumerate(figures):
            if one.id == self.who:
                changed = self.changed(game, one)
                return replace(scene, figures=(*figures[:place], changed, *figures[place + 1 :]))
        return scene

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure after it: as it was for what is only told."""
        return figure


class Sets(OfSomebody, frozen=True, kw_only=True):
    """Makes something true of a figure, or untrue."""

    claim: ClassVar[tuple[str, bool]]
    """The field of a figure, and what it is from now on."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure with that field set."""
        field, value = self.claim
        return replace(figure, **{field: value})


class OfBody(OfSomebody, frozen=True, kw_only=True):
    """Changes somebody's character, as `altered` says."""

    spares_dead: ClassVar[bool] = False
    """Whether nothing of it befalls the dead."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure with another body."""
        body = figure.character
        if self.spares_dead and body.is_dead:
            return figure
        return replace(figure, character=self.altered(game, body))

    def altered(self, game: Game, body: Character) -> Character:
        """The body after it."""
        raise NotImplementedError


class OfThing(OfBody, frozen=True, kw_only=True):
    """Changes one of somebody's things, as `handled` says: found by its place, or by what it is."""

    place: int
    item: Item

    def altered(self, game: Game, body: Character) -> Character:
        """The body with that thing changed; as it was without it."""
        place = self._place_in(body.items)
        if place < 0:
            return body
        kept = (*body.items[:place], *self.handled(body.items[place]), *body.items[place + 1 :])
        return replace(body, items=kept)

    def handled(self, item: Item) -> tuple[Item, ...]:
        """What is left of the thing: the thing itself, another in its place, or nothing."""
        raise NotImplementedError

    def _place_in(self, items: tuple[Item, ...]) -> int:
        """Where it now is among somebody's things; -1 if they no longer have it."""
        if 0 <= self.place < len(items) and _is_same(items[self.place], self.item):
            return self.place
        return next((at for at, one in enumerate(items) if _is_same(one, self.item)), -1)


def crowd(people: Iterable[str]) -> dict[str, Fact]:
    """Facts about several people for one sentence: the last of them, those before, and how many."""
    ids = tuple(people)
    return {"ally": ids[:-1], "who": ids[-1], "count": len(ids)}


def one_by_one(
    game: Game, scene: Scene, among: Iterable[Each], befalls: Callable[[Scene, Each], Procedure[Effects]]
) -> Procedure[Effects]:
    """What befalls each in turn, on the scene that those before have left."""
    effects: Effects = ()
    for one in among:
        more = yield from befalls(scene, one)
        scene = scene.after(game, more)
        effects += more
    return effects


def lowered(body: Character, field: str, by: int) -> Character:
    """The body with a number gone down, never below nothing."""
    return replace(body, **{field: max(getattr(body, field) - max(by, 0), 0)})


def raised(body: Character, field: str, by: int) -> Character:
    """The body with a number gone up to its most; what is beyond that already stays."""
    now: int = getattr(body, field)
    most: int = getattr(body, f"{field}_most")
    return replace(body, **{field: max(now, min(most, now + max(by, 0)))})


def _is_same(one: Item, other: Item) -> bool:
    """Whether two things are the same kind of thing, used up or not."""
    return (one.key, one.kind, one.spell) == (other.key, other.kind, other.spell)
