"""Everyone in play, as one frozen, hashable value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from nde.board import Board, Zones
from nde.errors import Missing
from nde.rules.cairn2e.actions import Deed
from nde.rules.cairn2e.blocks import PLAIN, Abilities, Attack, Note
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Effect


class Figure(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """Anybody in a scene, of either side: one class, so that harm is written once."""

    id: str
    character: Character
    side: Literal["party", "foes"] = "party"
    group: str = ""
    """Whose morale they share; foes of one group save together."""
    block: str = ""
    armor: int = 0
    """Armor of their own, besides what they wear."""
    attacks: tuple[Attack, ...] = ()
    """Attacks of their own, besides the weapons they carry."""
    critical: str = ""
    """What a failed critical save against them brings besides."""
    is_detachment: bool = False
    is_leader: bool = False
    is_fearless: bool = False
    leader_will: int = 0
    has_fled: bool = False
    is_panicked: bool = False
    loses_turn: bool = False
    """Failed the save of the first round, or the retreat: does nothing this round."""
    has_acted: bool = False
    moved: int = 0
    """Squares moved this round."""
    stands_with_leader: bool = False
    """Whether their group holds without a save as long as its leader lives."""
    flees_without_leader: bool = False
    """Whether their group flees as soon as its leader has fallen."""
    deprived_rounds: int = 0
    """Rounds of deprivation beyond the full hours their character has counted."""
    special: Abilities = PLAIN
    notes: tuple[Note, ...] = ()
    heads_lost: int = 0
    has_raged: bool = False
    """Whether the one attack in a rage is made."""

    @property
    def is_unarmed(self) -> bool:
        """Whether this is a creature whose stat block names no attack (ruling cairn2e-no-attack)."""
        has_weapon = any(item.kind == "weapon" for item in self.character.items)
        return bool(self.block) and not self.attacks and not has_weapon

    @property
    def is_out(self) -> bool:
        """Whether they no longer take part: fallen, fled, paralysed or raving."""
        body = self.character
        # A score that a block gives as 0 was never reduced to 0: such a creature is as it should be.
        paralysed = body.dexterity == 0 < body.dexterity_most
        raving = body.will == 0 < body.will_most
        return self.has_fled or body.state != "fine" or paralysed or raving


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Foes who stand or flee together: how many they were, and which saves they have made."""

    id: str
    size: int
    has_lost_one: bool = False
    has_lost_half: bool = False
    has_been_alone: bool = False
    """Whether a lone foe has saved for being at 0 HP."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """The way of a journey, and what of it was counted so far."""

    path: Literal["road", "trail", "wild"]
    terrain: Literal["easy", "tough", "perilous"]
    ground: int = 0
    """Watches that the ground has cost: by its nature, by the weather, or because nobody slept."""
    weather: str = ""
    """The last bad weather that had its price, …"""
    day: int = -1
    """… and the day on which it had it, from 0."""


class Scene(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The state of everyone in play."""

    figures: tuple[Figure, ...]
    groups: tuple[Group, ...] = ()
    is_fight: bool = False
    round: int = 1
    side: Literal["party", "foes"] = "party"
    declared: tuple[Deed, ...] = ()
    """What the side whose turn it is has said it will do; resolved together."""
    space: Board | Zones | None = None
    clock: int = 0
    """Rounds of ten seconds since the scene's beginning: an hour is 360, a dungeon turn 60."""
    is_dangerous: bool = False
    """Whether casting here is casting in danger even without a fight."""
    is_dark: bool = False
    """Whether it is dark where they are, but for the light they carry."""
    has_trade: bool = True
    """Whether anybody buys and sells where they are."""
    light: int = 0
    """Dungeon turns the burning light lasts, where they are counted, else 1; 0 for none."""
    weather: str = ""
    season: Literal["spring", "summer", "autumn", "winter"] = "spring"
    journey: int = 0
    """Watches left of the journey the party is on; 0 for none."""
    way: Way | None = None
    """The way of that journey, or of the last; none where its length was all that was counted."""

    def figure(self, id: str) -> Figure:
        """The figure with this id."""
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise Missing("no-such-figure", id=id, allowed=tuple(figure.id for figure in self.figures))

    def group(self, id: str) -> Group | None:
        """The group with this id."""
        return next((group for group in self.groups if group.id == id), None)

    def of_side(self, side: str) -> tuple[Figure, ...]:
        """Everybody of one side."""
        return tuple(figure for figure in self.figures if figure.side == side)

    def after(self, game: Game, effects: Iterable[Effect]) -> Scene:
        """The scene once some effects have happened, one after the other."""
        scene = self
        for effect in effects:
            scene = effect.happen(game, scene)
        return scene
