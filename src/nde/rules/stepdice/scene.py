"""Everyone in play, as one frozen, hashable value: equal scenes are equal values, so odds can merge them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from nde.board import Board, Sight, Zones
from nde.errors import Missing
from nde.rules.stepdice.character import Character

Until = Literal["used", "round", "next-round", "later-round", "scene"]


class Condition(msgspec.Struct, frozen=True, order=True):
    """Something that hampers or helps for a while, such as `held` until the end of the next round."""

    key: str
    until: Until
    steps: int = 0
    """Steps harder (above 0) or easier (below) it makes the bearer's tests, or attacks on a foe."""
    bears: Literal["all", "attacks"] = "all"
    """Which of the bearer's tests it makes so: all, or only attacks."""


class Hero(msgspec.Struct, frozen=True, kw_only=True):
    """A character in a scene."""

    id: str
    character: Character
    armour: int = 0
    """Armour tokens left this scene."""
    has_acted: bool = False
    moved: int = 0
    """Squares or zones of movement used this turn."""
    helped: int = 0
    """Allies whose help waits for this hero's next test."""
    conditions: tuple[Condition, ...] = ()
    assets_used: tuple[int, ...] = ()
    """Uses this scene of each asset, in the sheet's order."""

    @property
    def is_dead(self) -> bool:
        """Whether the hero is beyond help: that lasts from scene to scene."""
        return self.character.is_dead

    @property
    def is_down(self) -> bool:
        """Whether the hero has no hearts left."""
        return self.character.hearts == 0


class Foe(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent: its number, how much it still takes, and what it can do."""

    id: str
    rank: str
    block: str = ""
    """The id of its stat block; empty for a plain foe of its rank."""
    name: str = ""
    """The name of a creature of somebody's own."""
    tn: int
    wounds: int
    wounds_most: int
    role: str = ""
    traits: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    speed: int = 0
    """Squares or zones a turn; 0 for the game's usual."""
    can_shoot: bool = False
    has_fled: bool = False
    has_acted: bool = False
    moved: int = 0
    skipped: int = 0
    """Difficult squares it has ignored this turn."""
    used: tuple[str, ...] = ()
    """Traits and moves that are spent for this scene."""
    conditions: tuple[Condition, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether the foe no longer takes part: fallen or fled."""
        return self.wounds == 0 or self.has_fled

    def having_used(self, key: str) -> Foe:
        """The foe with a trait or move spent for this scene."""
        return replace(self, used=tuple(sorted({*self.used, key})))


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A counter of pressure: when it is full, what it threatens happens."""

    id: str
    steps: int
    filled: int = 0

    @property
    def is_full(self) -> bool:
        """Whether the consequence is due."""
        return self.filled >= self.steps

    def moved(self, by: int) -> Clock:
        """The clock further on, or back: never beyond its ends."""
        return replace(self, filled=min(max(self.filled + by, 0), self.steps))


CHASE = "chase"
"""The clock that is the distance of a chase."""
WAVES = "waves"
"""The clock that counts waves of foes, where the book limits them."""
ALARM = "alarm"
"""The clock that stands for the alarm of a place."""
HAZARD = "hazard:"
"""What the id of a clock begins with that stands for a hazard."""


def hazard_clock(hazard: str, name: str = "") -> str:
    """The id of the clock of one step that stands for a hazard in a scene, full once it is out of use."""
    return f"{HAZARD}{hazard}:{name}" if name else f"{HAZARD}{hazard}"


def is_hazard(clock: str) -> bool:
    """Whether a clock of this id stands for a hazard."""
    return clock.startswith(HAZARD)


def spent_mark(move: str) -> str:
    """The condition that marks a foe's move as used this round."""
    return f"spent-{move}"


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The state of everyone in play."""

    heroes: tuple[Hero, ...]
    foes: tuple[Foe, ...] = ()
    is_fight: bool = False
    """Whether turns are counted: outside a fight anyone may act at any time."""
    round: int = 1
    side: Literal["heroes", "foes"] = "heroes"
    clocks: tuple[Clock, ...] = ()
    failed: tuple[tuple[str, str], ...] = ()
    """Tests that failed in this scene, as (hero, task): not to be repeated without a change."""
    space: Board | Zones | None = None
    """Where everybody is: squares, bands of distance, or only in the players' minds."""
    cast_down: int = 0
    """How many foes have fallen or fled in this fight."""

    def hero(self, id: str) -> Hero:
        """The hero with this id."""
        for hero in self.heroes:
            if hero.id == id:
                return hero
        raise Missing("no-such-hero", id=id, allowed=tuple(hero.id for hero in self.heroes))

    def foe(self, id: str) -> Foe:
        """The foe with this id."""
        for foe in self.foes:
            if foe.id == id:
                return foe
        raise Missing("no-such-foe", id=id, allowed=tuple(foe.id for foe in self.foes))

    def clock(self, id: str) -> Clock:
        """The clock with this id."""
        clock = self.find_clock(id)
        if clock is None:
            raise Missing("no-such-clock", id=id, allowed=tuple(clock.id for clock in self.clocks))
        return clock

    def find_clock(self, id: str) -> Clock | None:
        """The clock with this id, if it is set."""
        return next((clock for clock in self.clocks if clock.id == id), None)


def is_in(figure: Hero | Foe, *conditions: str) -> bool:
    """Whether somebody is in one of these conditions."""
    return any(one.key in conditions for one in figure.conditions)


Change = TypeVar("Change", Hero, Foe, Clock)


def change_hero(scene: Scene, id: str, change: Callable[[Hero], Hero]) -> Scene:
    """The scene with one hero changed; unchanged where there is no such hero, since effects never fail."""
    return replace(scene, heroes=_changed(scene.heroes, id, change))


def change_foe(scene: Scene, id: str, change: Callable[[Foe], Foe]) -> Scene:
    """The scene with one foe changed."""
    return replace(scene, foes=_changed(scene.foes, id, change))


def change_clock(scene: Scene, id: str, change: Callable[[Clock], Clock]) -> Scene:
    """The scene with one clock changed."""
    return replace(scene, clocks=_changed(scene.clocks, id, change))


def with_clock(scene: Scene, clock: Clock) -> Scene:
    """The scene with a clock, in the place of one of the same id."""
    others = tuple(one for one in scene.clocks if one.id != clock.id)
    return replace(scene, clocks=tuple(sorted((*others, clock), key=lambda one: one.id)))


def _changed(many: tuple[Change, ...], id: str, change: Callable[[Change], Change]) -> tuple[Change, ...]:
    return tuple([change(one) if one.id == id else one for one in many])


def sight(scene: Scene, a: str, b: str) -> Sight | None:
    """How two stand to each other, or nothing where the scene does not know where one of them is."""
    space = scene.space
    if isinstance(space, Board):
        return space.sight_if_placed(a, b)
    if space is None or a not in space.tokens or b not in space.tokens:
        return None
    return space.sight(a, b)


def sight_apart(scene: Scene, a: str, b: str) -> Sight | None:
    """How two stand who are out of each other's reach; nothing where they touch or nobody knows."""
    seen = sight(scene, a, b)
    return seen if seen is not None and not seen.touching else None


def is_beside(scene: Scene, a: str, b: str) -> bool:
    """Whether two stand within reach of a hand; never where the scene knows no places."""
    seen = sight(scene, a, b)
    return seen is not None and seen.touching
