"""What happens to people and places outside of blows, and what it does to the scene.

A load is never more than there are slots for, or than it was before.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.rules.cairn2e.bodies import free_room, free_slots, is_full, used_slots
from nde.rules.cairn2e.character import Attribute, Character, Item, Need
from nde.rules.cairn2e.effects import OfBody, OfSomebody, OfThing, Sets, lowered, raised
from nde.rules.cairn2e.scene import Figure, Scene, Way
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Effect

HOUR_ROUNDS = 360


def _loaded(game: Game, before: Character, after: Character) -> Character:
    """The body after its load changed: as it was where that is too much; without HP if the table says so."""
    if used_slots(game, after) > max(game.settings.slots, used_slots(game, before)):
        return before
    fills = is_full(game, after) and not is_full(game, before)
    return replace(after, hp=0) if fills and game.settings.load_hp == "lost" else after


class HpRestored(OfBody, frozen=True, kw_only=True):
    """Rest gave HP back."""

    spares_dead = True
    measures: ClassVar[frozenset[str]] = frozenset(("hp",))
    hp: int

    def altered(self, game: Game, body: Character) -> Character:
        return raised(body, "hp", self.hp)


class AttributeRestored(OfBody, frozen=True, kw_only=True):
    """Care gave an attribute back."""

    spares_dead = True
    measures: ClassVar[frozenset[str]] = frozenset(("points",))
    attribute: Attribute
    points: int

    def altered(self, game: Game, body: Character) -> Character:
        return raised(body, self.attribute, self.points)


class TakenIntoCare(OfBody, frozen=True, kw_only=True):
    """A healer keeps somebody from dying."""

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="stable", dying=0) if body.state in ("critical", "mortal") else body


class BackOnFeet(OfBody, frozen=True, kw_only=True):
    """Somebody out of action takes part again."""

    spares_dead = True

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="fine", dying=0)


class Collapsed(OfBody, frozen=True, kw_only=True):
    """Somebody carries nothing but Fatigue and can take no more: out of action until it is gone."""

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, state="stable") if body.state == "fine" else body


class FatigueTaken(OfBody, frozen=True, kw_only=True):
    """A slot was filled with Fatigue."""

    spares_dead = True

    def altered(self, game: Game, body: Character) -> Character:
        if not free_slots(game, body):
            return body
        return _loaded(game, body, replace(body, fatigue=body.fatigue + 1))


class FatigueCleared(OfBody, frozen=True, kw_only=True):
    """A safe night took all Fatigue away."""

    count: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, "fatigue", self.count)


class ItemTaken(OfBody, frozen=True, kw_only=True):
    """A thing was picked up, given or bought."""

    item: Item
    price: int = 0

    def altered(self, game: Game, body: Character) -> Character:
        paid = lowered(body, "gold", self.price)
        return _loaded(game, body, replace(paid, items=(*body.items, self.item)))


class RationsFound(OfBody, frozen=True, kw_only=True):
    """Somebody carries home what hunting and gathering brought, so many bundles of it."""

    item: Item
    count: int

    def altered(self, game: Game, body: Character) -> Character:
        room = free_room(game, body) // self.item.slots if self.item.slots else game.settings.slots
        found = (self.item,) * min(max(0, self.count), room)
        return _loaded(game, body, replace(body, items=(*body.items, *found)))


class ItemDropped(OfThing, frozen=True, kw_only=True):
    """A thing was let go of, or sold."""

    gets: int = 0

    def altered(self, game: Game, body: Character) -> Character:
        left = super().altered(game, body)
        if left is body:
            return body
        return _loaded(game, body, replace(left, gold=body.gold + max(0, self.gets)))

    def handled(self, item: Item) -> tuple[Item, ...]:
        return ()


class GoldDropped(OfBody, frozen=True, kw_only=True):
    """Gold was left behind because it was too heavy."""

    gold: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, "gold", self.gold)


class GoldPaid(OfBody, frozen=True, kw_only=True):
    """Gold was paid for a service."""

    gold: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, "gold", self.gold)


class ItemWorn(OfThing, frozen=True, kw_only=True):
    """A thing was put on or taken in hand, or taken off."""

    on: bool

    def altered(self, game: Game, body: Character) -> Character:
        return _loaded(game, body, super().altered(game, body))

    def handled(self, item: Item) -> tuple[Item, ...]:
        return (replace(item, is_worn=self.on),)


class ItemUsed(OfThing, frozen=True, kw_only=True):
    """One use of a thing was spent; what has none left is gone, unless it can be recharged."""

    def handled(self, item: Item) -> tuple[Item, ...]:
        if item.kind == "scroll":
            return ()
        if item.uses < 0:
            return (item,)
        left = max(0, item.uses - 1)
        return (replace(item, uses=left),) if left or item.kind == "relic" else ()


class ItemDestroyed(OfThing, frozen=True, kw_only=True):
    """A thing is no more."""

    def handled(self, item: Item) -> tuple[Item, ...]:
        return ()


class ItemRecharged(OfThing, frozen=True, kw_only=True):
    """A relic has all its uses again."""

    def handled(self, item: Item) -> tuple[Item, ...]:
        return (replace(item, uses=max(item.uses, item.uses_most)),)


class SpellCast(OfSomebody, frozen=True, kw_only=True):
    """A spell took effect; what it does is for the table to say."""

    item: Item
    spell: str


class BecameDeprived(OfSomebody, frozen=True, kw_only=True):
    """A crucial need goes unmet."""

    need: Need | Literal[""] = ""

    def changed(self, game: Game, figure: Figure) -> Figure:
        body = figure.character
        if body.is_dead or (self.need or "other") in body.needs:
            return figure
        if body.is_deprived:
            # What was there before may have gone without a name, and so may this.
            known = tuple(need for need in body.needs if need not in body.scar_needs)
            return replace(figure, character=replace(body, lacks=(*known, self.need or "other")))
        lacks = (self.need,) if self.need else ()
        return _starting_anew(figure, is_deprived=True, lacks=lacks)


class NeedMet(OfSomebody, frozen=True, kw_only=True):
    """All that was missing is there again."""

    def changed(self, game: Game, figure: Figure) -> Figure:
        return _starting_anew(figure, is_deprived=False, lacks=())


def _starting_anew(figure: Figure, *, is_deprived: bool, lacks: tuple[Need, ...]) -> Figure:
    """The figure with its time of deprivation counted from now on."""
    body = replace(figure.character, is_deprived=is_deprived, deprived_hours=0, lacks=lacks)
    return replace(figure, character=body, deprived_rounds=0)


class NeedEased(OfBody, frozen=True, kw_only=True):
    """One need of several is met: somebody is still deprived."""

    need: Need

    def altered(self, game: Game, body: Character) -> Character:
        return replace(body, lacks=tuple(need for need in body.lacks if need != self.need))


class WentWithout(OfBody, frozen=True, kw_only=True):
    """So many hours of deprivation were paid for with Fatigue."""

    hours: int

    def altered(self, game: Game, body: Character) -> Character:
        return lowered(body, "deprived_hours", self.hours)


class TimePassed(Effect, frozen=True, kw_only=True):
    """Time went by: for the dying, the deprived and the light."""

    rounds: int

    def happen(self, game: Game, scene: Scene) -> Scene:
        rounds, light = max(0, self.rounds), scene.light
        if game.settings.light_turns:
            light = max(0, light - rounds // max(1, game.settings.turn_rounds))
        figures = tuple(_older(one, rounds) for one in scene.figures)
        return replace(scene, clock=scene.clock + rounds, figures=figures, light=light)


def _older(one: Figure, rounds: int) -> Figure:
    """Somebody after so many rounds: nearer to death where they are dying, longer without what they lack."""
    body = one.character
    if body.dying > 0:
        left = max(0, body.dying - rounds)
        body = replace(body, dying=left, state=body.state if left else "dead")
    rest = one.deprived_rounds
    if body.is_deprived and not body.is_dead:
        hours, rest = divmod(rest + rounds, HOUR_ROUNDS)
        body = replace(body, deprived_hours=body.deprived_hours + hours)
    return replace(one, character=body, deprived_rounds=rest)


class Panicked(Sets, frozen=True, kw_only=True):
    """Fear took hold of somebody."""

    claim = ("is_panicked", True)


class FearMastered(Sets, frozen=True, kw_only=True):
    """Somebody is master of their fear again."""

    claim = ("is_panicked", False)


class LightLit(OfSomebody, frozen=True, kw_only=True):
    """A light burns."""

    item: Item

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, light=max(1, game.settings.light_turns))


class LightWentOut(Effect, frozen=True, kw_only=True):
    """The light is out."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, light=0)


class PlaceChanged(Effect, frozen=True, kw_only=True):
    """The place is dark or not, dangerous or not, and has traders or not."""

    is_dark: bool
    is_dangerous: bool
    has_trade: bool = True

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, is_dark=self.is_dark, is_dangerous=self.is_dangerous, has_trade=self.has_trade)


class WeatherTurned(Effect, frozen=True, kw_only=True):
    """The weather of the day."""

    season: Literal["spring", "summer", "autumn", "winter"]
    weather: str

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, season=self.season, weather=self.weather)


class JourneyCounted(Effect, frozen=True, kw_only=True):
    """So many watches of the journey are left."""

    watches: int
    way: Way | None = None
    """What was counted of the way; none where that has not changed."""

    def happen(self, game: Game, scene: Scene) -> Scene:
        return replace(scene, journey=max(0, self.watches), way=self.way or scene.way)


class Reacted(Effect, frozen=True, kw_only=True):
    """What somebody met makes of the party."""

    reaction: str


class EventHappened(Effect, frozen=True, kw_only=True):
    """What the die of a dungeon turn or a watch brought."""

    event: str


class HirelingJoined(OfSomebody, frozen=True, kw_only=True):
    """A hireling is with the party."""

    character: Character

    def happen(self, game: Game, scene: Scene) -> Scene:
        if any(one.id == self.who for one in scene.figures):
            return scene
        return replace(scene, figures=(*scene.figures, Figure(id=self.who, character=self.character)))


class CharacterReplaced(OfSomebody, frozen=True, kw_only=True):
    """Somebody else is played in place of one who died."""

    hireling: str
    """Who is taken over; empty for somebody new."""
    character: Character

    def happen(self, game: Game, scene: Scene) -> Scene:
        if not any(one.id == self.who for one in scene.figures):
            return scene
        figures = super().happen(game, scene).figures
        staying = tuple(one for one in figures if one.id != self.hireling or one.id == self.who)
        return replace(scene, figures=staying, space=_stepped_in(scene.space, self.who, self.hireling))

    def changed(self, game: Game, figure: Figure) -> Figure:
        return Figure(id=self.who, character=self.character)


def _stepped_in(space: Board | Zones | None, who: str, hireling: str) -> Board | Zones | None:
    """The space after a player went on as a hireling: on a board, where the hireling stood."""
    if isinstance(space, Zones):
        return space.leave(hireling) if hireling in space.tokens and hireling != who else space
    if not isinstance(space, Board) or hireling == who:
        return space
    tokens = {token.id for token in space.tokens}
    if hireling not in tokens:
        return space
    at = space.where(hireling)
    space = space.take(hireling)
    return space.put(who, at) if who in tokens else space


class ScarCameDue(OfBody, frozen=True, kw_only=True):
    """A scar has mended so far that its own roll is made."""

    row: int

    def altered(self, game: Game, body: Character) -> Character:
        for at, scar in enumerate(body.scars):
            if scar.row == self.row and scar.due not in ("done", "now"):
                scars = (*body.scars[:at], replace(scar, due="now"), *body.scars[at + 1 :])
                return replace(body, scars=scars)
        return body
