"""What time, rest and small things do: light, essence, nights, rations; and rounds and turns that go by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeVar

from msgspec.structs import replace

from nde.rules.ruleset import Effect
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import SKILLS, Character, Item, without_use
from nde.rules.tkds.effects.body import more_lost
from nde.rules.tkds.effects.general import Moves, OfBody, OfFigure, Sets, lasting_points
from nde.rules.tkds.scene import (
    DELAYED,
    POISONED,
    SALVE,
    STAY,
    Condition,
    Figure,
    MagicZone,
    Scene,
    Where,
    change_body,
)
from nde.rules.tkds.settings import Game

Lasting = TypeVar("Lasting", Condition, MagicZone)

WATCH_TURNS = 48
"""Ten-minute turns in a watch of eight hours."""
RATIONS, A_BAG = "rations", 3
"""Food, and how much of it one slot holds."""


def pass_rounds(scene: Scene, rounds: int) -> Scene:
    """The scene so many rounds later: the clock goes on, and temporary points whose time is up vanish.

    What else counts rounds does so by the side that made it; in a fight the turns see to that.
    """
    rounds = max(rounds, 0)
    figures = tuple([_later(one, rounds) for one in scene.figures])
    return replace(scene, clock=scene.clock + rounds, figures=figures)


def _later(figure: Figure, rounds: int) -> Figure:
    body = figure.character
    if body.hp_temporary or body.hp_temporary_rounds:
        body = _faded(body, "hp", rounds)
    if body.magic_temporary or body.magic_temporary_rounds:
        body = _faded(body, "magic", rounds)
    return figure if body is figure.character else replace(figure, character=body)


def _faded(body: Character, of: str, rounds: int) -> Character:
    left = getattr(body, f"{of}_temporary_rounds") - rounds
    return lasting_points(body, of, getattr(body, f"{of}_temporary") if left > 0 else 0, left)


def worn_down(things: Iterable[Lasting], rounds: int, side: str = "") -> tuple[Lasting, ...]:
    """What is left of conditions or zones after so many rounds: of all, or of those that a side made.

    One with -1 rounds lasts until something ends it.
    """
    left = []
    for one in things:
        passed = rounds if not side or (one.by or "party") == side else 0
        if one.rounds < 0 or not passed:
            left.append(one)
        elif one.rounds > passed:
            left.append(replace(one, rounds=one.rounds - passed))
    return tuple([one for one in left if one.rounds != 0])


def worn_conditions(conditions: Iterable[Condition], rounds: int, side: str = "") -> tuple[Condition, ...]:
    """What is left of somebody's conditions after so many rounds; a poison that is held back waits."""
    known = tuple(conditions)
    waits = sum(one.rounds for one in known if one.key == DELAYED)
    if not waits:
        return worn_down(known, rounds, side)
    late = max(rounds - waits, 0)
    parts = [worn_down((one,), late if one.key == POISONED else rounds, side) for one in known]
    return tuple([one for part in parts for one in part])


def pass_turns(game: Game, scene: Scene, turns: int) -> Scene:
    """The scene so many ten-minute turns later."""
    turns = max(turns, 0)
    rounds = turns * game.settings.turn_rounds
    later = pass_rounds(scene, rounds)
    figures = tuple(
        replace(one, conditions=worn_conditions(one.conditions, rounds)) if one.conditions else one
        for one in later.figures
    )
    zones = worn_down(later.zones, rounds)
    return let_go(replace(later, figures=figures, zones=zones, light=max(later.light - turns, 0)))


def let_go(scene: Scene) -> Scene:
    """The scene in which nobody keeps up a spell that has run out."""
    if not any(one.concentration for one in scene.figures):
        return scene
    laid = {(one.source, one.key) for figure in scene.figures for one in figure.conditions}

    def release(figure: Figure) -> Figure:
        spell = SPELLS.get(figure.concentration)
        if spell is None or any((figure.id, key) in laid for key in spell.conditions):
            return figure
        return replace(figure, concentration="")

    return replace(scene, figures=tuple(map(release, scene.figures)))


class EssenceUsed(Moves, frozen=True, kw_only=True):
    """Essence went into a key ability: from now on a refill is allowed."""

    number, by = "essence", -1
    sets: ClassVar = {"essence_is_used": True}

    points: int = 1


class EssenceRefilled(Moves, frozen=True, kw_only=True):
    """Essence came back in the field; another refill waits until some is used again."""

    number, by = "essence", 1
    sets: ClassVar = {"essence_is_used": False}

    points: int = 1


class EssenceRestored(OfBody, frozen=True, kw_only=True):
    """A night brought all essence back."""

    def changed_body(self, game: Game, body: Character) -> Character:
        return replace(body, essence=body.essence_most, essence_is_used=False)


class TurnPassed(Effect, frozen=True, kw_only=True):
    """Ten-minute turns went by: light burned down, and what lasts only so long ran out."""

    turns: int = 1

    def happen(self, game: Game, scene: Scene) -> Scene:
        return pass_turns(game, scene, self.turns)


class WentTo(Effect, frozen=True, kw_only=True):
    """The party is at home between adventures, at a market, or out on an adventure."""

    where: Where

    def happen(self, game: Game, scene: Scene) -> Scene:
        return set_out(scene) if self.where == "away" else replace(scene, where=self.where)


def set_out(scene: Scene) -> Scene:
    """The scene on the way: away from traders and masters, and what one learns from these is due again."""
    figures = tuple(
        replace(one, used=tuple(tag for tag in one.used if not tag.endswith(STAY)))
        if any(tag.endswith(STAY) for tag in one.used)
        else one
        for one in scene.figures
    )
    return replace(scene, where="away", figures=figures)


class WatchPassed(Effect, frozen=True, kw_only=True):
    """Eight hours went by."""

    activity: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return pass_turns(game, scene, WATCH_TURNS)


class AreaSearched(Effect, frozen=True, kw_only=True):
    """Somebody found everything hidden in the small area around them."""

    who: str


class EventCame(Effect, frozen=True, kw_only=True):
    """What the luck roll at the end of a turn or watch brought."""

    event: Literal["encounter", "loss", "sign", "nothing", "discovery"]


class RestSpoilt(Effect, frozen=True, kw_only=True):
    """A night was no proper rest, and brought neither HP nor magic back."""

    who: str
    cause: str


class LightKindled(Effect, frozen=True, kw_only=True):
    """A light burns for so many turns."""

    who: str
    turns: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        """The longest light counts."""
        return replace(scene, light=max(scene.light, self.turns))


class LightWentOut(Effect, frozen=True, kw_only=True):
    """The last light has burnt down."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, light=0)


class RationEaten(Effect, frozen=True, kw_only=True):
    """Somebody ate a ration, their own or one that was shared."""

    who: str
    giver: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return change_body(scene, self.giver, self._given)

    def _given(self, body: Character) -> Character:
        place = next((at for at, item in enumerate(body.items) if item.key == RATIONS), -1)
        return replace(body, items=without_use(body.items, place))


class RationsFound(OfBody, frozen=True, kw_only=True):
    """Somebody brought fresh rations."""

    rations: int

    def changed_body(self, game: Game, body: Character) -> Character:
        return replace(body, items=more_rations(body.items, self.rations))


def more_rations(items: tuple[Item, ...], count: int) -> tuple[Item, ...]:
    """The things with so many rations more: begun bags are filled first, then new ones."""
    filled = []
    for item in items:
        if item.key == RATIONS and count > 0:
            added = min(max(A_BAG - max(item.uses, 1), 0), count)
            count -= added
            filled.append(replace(item, uses=max(item.uses, 1) + added))
        else:
            filled.append(item)
    while count > 0:
        filled.append(Item(key=RATIONS, uses=min(count, A_BAG)))
        count -= A_BAG
    return tuple(filled)


class SkillRegained(OfBody, frozen=True, kw_only=True):
    """A lost point of a skill came back."""

    skill: str

    def changed_body(self, game: Game, body: Character) -> Character:
        return more_lost(body, self.skill, -1) if self.skill in SKILLS else body


class MortalWoundHealed(Sets, frozen=True, kw_only=True):
    """A mortal wound is over."""

    body: ClassVar = {"is_mortally_wounded": False}


class ExhaustionEnded(Sets, frozen=True, kw_only=True):
    """Somebody is no longer exhausted."""

    body: ClassVar = {"is_exhausted": False}


class NightPassed(OfFigure, frozen=True, kw_only=True):
    """A night ended whatever lasts until one, and what may be done once a day may be done again."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return replace(
            figure,
            conditions=tuple(one for one in figure.conditions if one.until != "night"),
            used=tuple(tag for tag in figure.used if not tag.endswith(":day")),
        )


class SalveApplied(OfFigure, frozen=True, kw_only=True):
    """A salve is on and heals after the next night."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        salved = figure.condition(SALVE) is not None
        return figure if salved else figure.put_into(Condition(key=SALVE, until="night"))


class WoundsMended(OfBody, frozen=True, kw_only=True):
    """In a safe place between adventures, ordinary wounds and magic came back whole."""

    spares_dead = True

    def changed_body(self, game: Game, body: Character) -> Character:
        return replace(body, hp=body.hp_most, magic=body.magic_most, state="fine", dying=0)
