"""Everyone in play, as one frozen, hashable value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from nde.board import Areas, Board, Square, distance
from nde.errors import Missing
from nde.rules.tkds.book.blocks import Attack
from nde.rules.tkds.character import Character, Item

Side = Literal["party", "foes"]
STAY = ":stay"
"""The end of a tag in `used` that lasts until the party sets out."""
Where = Literal["home", "market", "away"]
MOUNTED = "mounted"
"""The condition of whoever rides; its value is the speed of the beast."""
POISONED, DELAYED, SALVE = "poisoned", "poison-delayed", "salve"
"""Conditions: poison, a poison that waits, a salve that heals overnight."""
SHIELD_LOWERED = "shield-lowered"
"""The condition of somebody whose shield took a blow: it adds nothing until their next turn."""
DISARMED, GONE = "disarmed", 1
"""A creature whose weapon, named by `source`, is out of its hand; with this value it is in other hands."""
BY_SOURCE = frozenset(("held", DISARMED))
"""Two holds are two holders; of any other condition there is one at a time."""


class Condition(msgspec.Struct, frozen=True, order=True, kw_only=True):
    """Something that lasts: prone, held, blessed, mage armour."""

    key: str
    value: int = 0
    """Its strength: +1 to checks, +2 to the defence, damage each round."""
    rounds: int = -1
    """Rounds left, counted at the start of the turn of the side in `by`; -1 until something ends it."""
    by: Side | Literal[""] = ""
    source: str = ""
    """Who holds or keeps it up, by id."""
    until: Literal["rounds", "fight", "night", "end"] = "end"


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """Anybody in a scene, of either side."""

    id: str
    character: Character
    side: Side = "party"
    block: str = ""
    defence: int = 0
    """The defence of a creature with a stat block; 0 for somebody whose armour says it."""
    attacks: tuple[Attack, ...] = ()
    morale: Literal["weak", "normal", "high", "unyielding"] = "normal"
    resists: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    is_leader: bool = False
    has_fled: bool = False
    is_subdued: bool = False
    is_helpless: bool = False
    is_surprised: bool = False
    loses_turn: bool = False
    """Failed the check of the first round, or was surprised."""
    has_acted: bool = False
    moved: int = 0
    """Metres moved this turn."""
    momentum: bool = False
    extra_attacks: int = 0
    """Attacks this turn besides the action."""
    needs_reload: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """What is spent for this round, day or fight: `block:round`, `spell:day`."""
    conditions: tuple[Condition, ...] = ()
    concentration: str = ""
    """The spell kept up."""
    thrown: tuple[Item, ...] = ()
    """Weapons thrown in this fight, to be gathered when it is over."""

    @property
    def is_out(self) -> bool:
        """Whether they no longer take part."""
        return self.character.state != "fine" or self.has_fled or self.is_subdued

    @property
    def is_able(self) -> bool:
        """Whether they are conscious, still here and free to do something."""
        return not (self.is_out or self.is_helpless or self.condition("stunned"))

    @property
    def pace(self) -> int:
        """Metres of one movement: their own speed, or that of the beast they ride, unless they lie prone."""
        mount = self.condition(MOUNTED) if self.conditions else None
        if mount is not None and self.condition("prone") is None:
            return max(mount.value, 0)
        return max(self.character.speed, 0)

    def condition(self, key: str) -> Condition | None:
        """The condition with this key, if they are in it."""
        for one in self.conditions:
            if one.key == key:
                return one
        return None

    def put_into(self, condition: Condition) -> Figure:
        """Somebody in a condition; a new one takes the place of the old."""
        others = tuple(
            one
            for one in self.conditions
            if one.key != condition.key or (one.key in BY_SOURCE and one.source != condition.source)
        )
        return replace(self, conditions=(*others, condition))

    def freed_of(self, *keys: str, source: str = "") -> Figure:
        """Somebody out of some conditions; only of those of `source` where one is named."""
        kept = tuple(
            one for one in self.conditions if one.key not in keys or (source and one.source != source)
        )
        return replace(self, conditions=kept)

    def remembering(self, tag: str) -> Figure:
        """Somebody with one more thing among what is spent."""
        return self if tag in self.used else replace(self, used=(*self.used, tag))


class MagicZone(msgspec.Struct, frozen=True, kw_only=True):
    """A place that magic lies on: a square of the map, or an area, and whoever is there."""

    key: str = "anti-magic"
    value: int = 0
    """Its strength, as of a condition."""
    rounds: int = -1
    by: Side | Literal[""] = ""
    source: str = ""
    """Whose it is, by id."""
    at: Square | None = None
    """Its middle on a board."""
    metres: int = 5
    """Its edge on a board."""
    area: str = ""
    """The area it fills, where the space has such."""

    def covers(self, space: Board | Areas | None, id: str) -> bool:
        """Whether somebody stands in it."""
        if isinstance(space, Board) and self.at is not None:
            here = space.places().get(id)
            return here is not None and 2 * distance(self.at, here) <= self.metres
        return isinstance(space, Areas) and (id, self.area) in space.tokens


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """A secret roll waiting to be revealed."""

    who: str
    task: str
    outcome: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The state of everyone in play."""

    figures: tuple[Figure, ...]
    is_fight: bool = False
    round: int = 1
    side: Side = "party"
    foes_at_start: int = 0
    morale_checked: tuple[str, ...] = ()
    """Which reasons for a morale check have been met: `leader`, `half`."""
    space: Board | Areas | None = None
    clock: int = 0
    """Rounds of ten seconds since the scene's beginning: a ten-minute turn is 60."""
    light: int = 0
    """Ten-minute turns the burning light lasts."""
    secrets: tuple[Secret, ...] = ()
    zones: tuple[MagicZone, ...] = ()
    players: tuple[tuple[str, str], ...] = ()
    """Who plays whom, by figure, as far as the game was told: a player's characters share hero points."""
    where: Where = "home"
    """Where the party is: a market has traders; at home, between adventures, there are masters as well."""

    def figure(self, id: str) -> Figure:
        """The figure with this id."""
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise Missing("no-such-creature", id=id, allowed=tuple(figure.id for figure in self.figures))

    def sharing(self, id: str) -> tuple[str, ...]:
        """The characters of the player who plays this one, itself among them."""
        player = dict(self.players).get(id)
        if player is None:
            return (id,)
        return tuple(one for one, other in self.players if other == player)

    def zones_on(self, id: str, key: str) -> tuple[MagicZone, ...]:
        """The places of some magic in which somebody stands."""
        return tuple(one for one in self.zones if one.key == key and one.covers(self.space, id))

    def of_side(self, side: str) -> tuple[Figure, ...]:
        """Everybody of one side."""
        return tuple(figure for figure in self.figures if figure.side == side)


def change_figure(scene: Scene, id: str, change: Callable[[Figure], Figure]) -> Scene:
    """The scene with one figure changed; unchanged where there is none, since effects never fail."""
    figures = scene.figures
    for place, one in enumerate(figures):
        if one.id == id:
            return replace(scene, figures=(*figures[:place], change(one), *figures[place + 1 :]))
    return scene


def change_body(scene: Scene, id: str, change: Callable[[Character], Character]) -> Scene:
    """The scene with one figure's character changed."""
    return change_figure(scene, id, lambda one: replace(one, character=change(one.character)))
