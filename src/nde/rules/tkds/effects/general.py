"""What effects are made of: one figure or one body changed, a number moved within bounds, flags set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import replace

from nde.rules.ruleset import Effect, Resolution
from nde.rules.tkds.character import Character
from nde.rules.tkds.scene import Figure, Scene, change_figure
from nde.rules.tkds.settings import Game

Effects: TypeAlias = tuple[Effect, ...]


def done(*effects: Effect) -> Resolution:
    """What came of an action that is not rolled for, or whose rolls are not its outcome."""
    return Resolution(outcome="", effects=effects)


def after(game: Game, scene: Scene, effects: Iterable[Effect]) -> Scene:
    """The scene once all of this has happened."""
    for effect in effects:
        scene = effect.happen(game, scene)
    return scene


class OfFigure(Effect, frozen=True, kw_only=True):
    """What happens to one figure; nothing where there is no such figure."""

    who: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        """The scene with one figure changed."""
        return change_figure(scene, self.who, lambda figure: self.changed(game, figure))

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure afterwards; as it was for what is only told."""
        return figure


class OfBody(OfFigure, frozen=True, kw_only=True):
    """What happens to what stands on somebody's sheet."""

    spares_dead: ClassVar[bool] = False
    """Whether the dead are beyond it."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure with its body changed."""
        if self.spares_dead and figure.character.is_dead:
            return figure
        return replace(figure, character=self.changed_body(game, figure.character))

    def changed_body(self, game: Game, body: Character) -> Character:
        """The body afterwards."""
        return body


class Sets(OfFigure, frozen=True, kw_only=True):
    """Flags and states that are set: of the figure, and of its body."""

    figure: ClassVar[Mapping[str, Any]] = {}
    body: ClassVar[Mapping[str, Any]] = {}

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The figure with all of them."""
        body = replace(figure.character, **self.body) if self.body else figure.character
        return replace(figure, character=body, **self.figure)


class Moves(OfBody, frozen=True, kw_only=True):
    """A number of a body that goes up or down, not below 0 nor past its most."""

    number: ClassVar[str]
    by: ClassVar[int]
    """1 for up, -1 for down."""
    sets: ClassVar[Mapping[str, Any]] = {}
    """What is so besides from then on."""

    points: int

    def changed_body(self, game: Game, body: Character) -> Character:
        """The body with the number moved."""
        now, points = getattr(body, self.number), max(self.points, 0)
        if self.by < 0:
            # What goes down is compared with nothing but 0: the lab learns from all that is looked at.
            return replace(body, **{self.number: max(now - points, 0)}, **self.sets)
        most = max(now, getattr(body, f"{self.number}_most"))
        return replace(body, **{self.number: min(now + points, most)}, **self.sets)


def lasting_points(body: Character, of: str, points: int, rounds: int) -> Character:
    """The body with so many temporary points (`hp` or `magic`) for so many rounds."""
    points = max(points, 0)
    given = {f"{of}_temporary": points, f"{of}_temporary_rounds": max(rounds, 0) if points else 0}
    return replace(body, **given)
