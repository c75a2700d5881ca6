"""What happens by magic: energy spent and regained, spells laid, kept up and ended."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from nde.board import Board, Square
from nde.rules.ruleset import Effect
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import Character, without_use
from nde.rules.tkds.effects.general import Moves, OfBody, OfFigure, Sets, lasting_points
from nde.rules.tkds.scene import Condition, Figure, MagicZone, Scene
from nde.rules.tkds.settings import Game


class MagicSpent(OfBody, frozen=True, kw_only=True):
    """Magic energy was paid, temporary energy first."""

    points: int

    def changed_body(self, game: Game, body: Character) -> Character:
        points = max(self.points, 0)
        first = min(body.magic_temporary, points)
        body = lasting_points(body, "magic", body.magic_temporary - first, body.magic_temporary_rounds)
        return replace(body, magic=max(body.magic - (points - first), 0))


class MagicGained(Moves, frozen=True, kw_only=True):
    """Magic energy came back."""

    number, by = "magic", 1


class Enchanted(OfFigure, frozen=True, kw_only=True):
    """A spell left somebody in a condition."""

    condition: Condition
    gives: str = ""
    """What the number of the condition means, for the words: `defence`, `checks`; empty where it has none."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        """The same magic does not add up: the new casting takes the place of the old one."""
        return figure.put_into(self.condition)


class ZoneLaid(Effect, frozen=True, kw_only=True):
    """A spell was laid on a place."""

    who: str
    zone: MagicZone
    condition: str
    """What it is, for the words."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        """The same magic of the same caster does not add up either."""
        mine = (self.zone.key, self.zone.source)
        others = tuple(one for one in scene.zones if (one.key, one.source) != mine)
        return replace(scene, zones=(*others, self.zone))


class ConcentrationBegun(OfFigure, frozen=True, kw_only=True):
    """Somebody keeps up a spell from now on."""

    spell: str

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(figure, concentration=self.spell)


class SpellEnded(Effect, frozen=True, kw_only=True):
    """A spell that was kept up is over, with all it had laid on people."""

    who: str
    spell: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        spell = SPELLS.get(self.spell)
        laid = spell.conditions if spell else frozenset()

        def lift(figure: Figure) -> Figure:
            kept = tuple(one for one in figure.conditions if one.source != self.who or one.key not in laid)
            is_caster = figure.id == self.who and figure.concentration == self.spell
            return replace(figure, conditions=kept, concentration="" if is_caster else figure.concentration)

        return replace(scene, figures=tuple(map(lift, scene.figures)))


class Leapt(Effect, frozen=True, kw_only=True):
    """Somebody may appear anywhere within so many metres, or is there already, on a board."""

    who: str
    metres: int
    to: Square | None = None

    def happen(self, game: Game, scene: Scene) -> Scene:
        space = scene.space
        if self.to is None or not isinstance(space, Board):
            return scene
        is_free = all(token.at != self.to for token in space.tokens if token.id != self.who)
        is_floor = space.grid.holds(self.to) and self.to not in space.grid.walls
        return replace(scene, space=space.put(self.who, self.to)) if is_free and is_floor else scene


class MagicLearned(Effect, frozen=True, kw_only=True):
    """What a magical thing does was found out; a critical success shows it exactly, with any curse."""

    who: str
    subject: str
    outcome: str


def tried_name(spell: str, subject: str) -> str:
    """How a sheet remembers that a subject may not be examined again at this level."""
    return f"{spell}/{subject}"


def tried_today(spell: str, subject: str) -> str:
    """How a figure remembers that a subject was examined today."""
    return f"{tried_name(spell, subject)}:day"


class SubjectTried(OfFigure, frozen=True, kw_only=True):
    """A subject was examined and may not be again today, or until a new level."""

    subject: str
    spell: str
    until: Literal["day", "level"] = "day"

    def changed(self, game: Game, figure: Figure) -> Figure:
        if self.until == "day":
            return figure.remembering(tried_today(self.spell, self.subject))
        body, name = figure.character, tried_name(self.spell, self.subject)
        barred = body.barred if name in body.barred else (*body.barred, name)
        return replace(figure, character=replace(body, barred=barred))


class SpellTold(Effect, frozen=True, kw_only=True):
    """A result of a spell that only words can carry out: the GM tells it."""

    who: str
    spell: str
    outcome: str


class GrewExhausted(Sets, frozen=True, kw_only=True):
    """Somebody is exhausted."""

    body: ClassVar = {"is_exhausted": True}


class ThingUsed(OfBody, frozen=True, kw_only=True):
    """One use of a thing is gone, and the thing with its last."""

    place: int
    """Where it was among their things."""
    item: str
    """What it was, by its key, for the words."""

    def changed_body(self, game: Game, body: Character) -> Character:
        return replace(body, items=without_use(body.items, self.place))
