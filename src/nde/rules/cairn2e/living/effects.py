"""What happens to people and places outside of blows: `apply` carries each out."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from nde.rules.cairn2e.character import Attribute, Character, Item, Need
from nde.rules.cairn2e.scene import Way
from nde.rules.ruleset import Effect

Effects: TypeAlias = tuple[Any, ...]
"""Effects in their order, of any part of the game."""


class HpRestored(Effect, frozen=True, kw_only=True):
    """Rest gave HP back."""

    who: str
    hp: int


class AttributeRestored(Effect, frozen=True, kw_only=True):
    """Care gave an attribute back."""

    who: str
    attribute: Attribute
    points: int


class TakenIntoCare(Effect, frozen=True, kw_only=True):
    """A healer keeps somebody from dying."""

    who: str


class BackOnFeet(Effect, frozen=True, kw_only=True):
    """Somebody out of action takes part again."""

    who: str


class Collapsed(Effect, frozen=True, kw_only=True):
    """Somebody carries nothing but Fatigue and can take no more: out of action until it is gone."""

    who: str


class FatigueTaken(Effect, frozen=True, kw_only=True):
    """A slot was filled with Fatigue."""

    who: str


class FatigueCleared(Effect, frozen=True, kw_only=True):
    """A safe night took all Fatigue away."""

    who: str
    count: int


class ItemTaken(Effect, frozen=True, kw_only=True):
    """A thing was picked up, given or bought."""

    who: str
    item: Item
    price: int = 0


class RationsFound(Effect, frozen=True, kw_only=True):
    """Somebody carries home what hunting and gathering brought, so many bundles of it."""

    who: str
    item: Item
    count: int


class ItemDropped(Effect, frozen=True, kw_only=True):
    """A thing was let go of, or sold."""

    who: str
    place: int
    item: Item
    gets: int = 0


class GoldDropped(Effect, frozen=True, kw_only=True):
    """Gold was left behind because it was too heavy."""

    who: str
    gold: int


class ItemWorn(Effect, frozen=True, kw_only=True):
    """A thing was put on or taken in hand, or taken off."""

    who: str
    place: int
    item: Item
    on: bool


class ItemUsed(Effect, frozen=True, kw_only=True):
    """One use of a thing was spent; what has none left is gone, unless it can be recharged."""

    who: str
    place: int
    item: Item


class ItemDestroyed(Effect, frozen=True, kw_only=True):
    """A thing is no more."""

    who: str
    place: int
    item: Item


class ItemRecharged(Effect, frozen=True, kw_only=True):
    """A relic has all its uses again."""

    who: str
    place: int
    item: Item


class SpellCast(Effect, frozen=True, kw_only=True):
    """A spell took effect; what it does is for the table to say."""

    who: str
    item: Item
    spell: str


class BecameDeprived(Effect, frozen=True, kw_only=True):
    """A crucial need goes unmet."""

    who: str
    need: Need | Literal[""] = ""


class NeedMet(Effect, frozen=True, kw_only=True):
    """All that was missing is there again."""

    who: str


class NeedEased(Effect, frozen=True, kw_only=True):
    """One need of several is met: somebody is still deprived."""

    who: str
    need: Need


class WentWithout(Effect, frozen=True, kw_only=True):
    """So many hours of deprivation were paid for with Fatigue."""

    who: str
    hours: int


class TimePassed(Effect, frozen=True, kw_only=True):
    """Time went by: for the dying, the deprived and the light."""

    rounds: int


class Panicked(Effect, frozen=True, kw_only=True):
    """Fear took hold of somebody."""

    who: str


class FearMastered(Effect, frozen=True, kw_only=True):
    """Somebody is master of their fear again."""

    who: str


class LightLit(Effect, frozen=True, kw_only=True):
    """A light burns."""

    who: str
    item: Item


class LightWentOut(Effect, frozen=True, kw_only=True):
    """The light is out."""


class PlaceChanged(Effect, frozen=True, kw_only=True):
    """The place is dark or not, dangerous or not."""

    is_dark: bool
    is_dangerous: bool


class WeatherTurned(Effect, frozen=True, kw_only=True):
    """The weather of the day."""

    season: Literal["spring", "summer", "autumn", "winter"]
    weather: str


class JourneyCounted(Effect, frozen=True, kw_only=True):
    """So many watches of the journey are left."""

    watches: int
    way: Way | None = None
    """What was counted of the way; none where that has not changed."""


class Reacted(Effect, frozen=True, kw_only=True):
    """What somebody met makes of the party."""

    reaction: str


class EventHappened(Effect, frozen=True, kw_only=True):
    """What the die of a dungeon turn or a watch brought."""

    event: str


class HirelingJoined(Effect, frozen=True, kw_only=True):
    """A hireling is with the party."""

    who: str
    character: Character


class CharacterReplaced(Effect, frozen=True, kw_only=True):
    """Somebody else is played in place of one who died."""

    who: str
    hireling: str
    """Who is taken over; empty for somebody new."""
    character: Character


class ScarCameDue(Effect, frozen=True, kw_only=True):
    """A scar has mended so far that its own roll is made."""

    who: str
    row: int
