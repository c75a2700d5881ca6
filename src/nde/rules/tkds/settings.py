"""Every number and policy of TKDS, each a key that an option or a pack may override.

Where the book is silent the digest's answer is the default and the other readings are the other values:
a remark names the ruling, `docs/rulings/tkds.md` says why.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from nde.errors import Unreadable
from nde.rules.documents import Findings
from nde.rules.options import Ruled


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of the game's numbers and policies."""

    # checks
    normal: int = 10
    hard: int = 15
    very_hard: int = 20
    degree: int = 10
    """How far above or below the target a critical result lies."""
    skill_most: int = 5
    """Bounds of a player character's skill, both ways."""
    creation_most: Annotated[int, Ruled("skill-cap", "skills", "creation", within=(2, 4))] = 4
    stacking: Annotated[Literal["cancel", "count", "automatic"], Ruled("stacking", "advantage")] = "cancel"
    """Advantages against disadvantages: any of both cancel; the greater number wins; two are automatic."""
    contest_tie: Annotated[Literal["initiator", "nothing"], Ruled("contest-tie", "contest")] = "initiator"
    # hero points
    hero_points: Annotated[int, Ruled("hero-points", "hero-points", within=(0, 5))] = 1
    reroll_repeats: Annotated[bool, Ruled("reroll", "reroll")] = True
    """Whether one roll may be rerolled again, a point each time."""
    secret_rerolls: Annotated[bool, Ruled("reroll", "reroll", "secret-roll")] = False
    # levels
    level_most: Annotated[int, Ruled("level-cap", "level", within=(5, 20))] = 10
    level_hp: Annotated[Literal["roll", "half"], Ruled("level-hp", "level")] = "roll"
    first_perk: Annotated[bool, Ruled("perk-count", "level", "perks")] = False
    """Whether everybody has a perk at level 1, as a newer draft says."""
    # hit points, magic, essence
    temporary_stacks: Annotated[Literal["higher", "sum"], Ruled("temporary", "temporary")] = "higher"
    turn_rounds: int = 60
    """A ten-minute turn, in rounds."""
    essence_start: int = 1
    essence_most: int = 3
    essence_refill: Annotated[Literal["one", "all"], Ruled("essence-refill", "essence")] = "one"
    # dying
    dying_die: int = 4
    mortal_penalty: int = 2
    exhausted_penalty: int = 2
    stabilise_bare: int = 15
    stabilise_kit: Annotated[int, Ruled("stabilise-kit", "dying", within=(10, 15))] = 10
    damage_when_down: Annotated[Literal["dead", "nothing"], Ruled("dying", "dying")] = "dead"
    foes_at_zero: Annotated[Literal["dead", "ask"], Ruled("foes-at-zero", "dying", "subdue")] = "dead"
    # fights
    defence: int = 10
    defence_skill: Annotated[bool, Ruled("defence-skill", "defence")] = False
    """Whether dexterity adds to the defence, as another draft says."""
    first_round: int = 10
    first_round_sides: Annotated[Literal["party", "both"], Ruled("first-round", "first-round")] = "party"
    surprise: Annotated[bool, Ruled("surprise", "surprise")] = True
    unarmed: Annotated[Literal["one", "d4"], Ruled("unarmed", "attack")] = "one"
    disengage: Annotated[bool, Ruled("disengage", "turn")] = False
    crossing: int = 5
    """Metres of speed that the border of a zone costs."""
    push: int = 2
    critical_factor: int = 2
    morale: int = 10
    helpless: Annotated[Literal["critical", "dead"], Ruled("helpless", "helpless")] = "critical"
    bolt: Annotated[Literal["attack", "spell"], Ruled("bolt", "essence-abilities", "armour")] = "attack"
    """What armour is in the way of when a bolt of magic is thrown: attacks, or casting."""
    # load and money
    slots: int = 12
    free_coins: int = 100
    start_coins: int = 60
    # magic
    cost_on_failure: Annotated[bool, Ruled("spell-cost", "casting")] = True
    disciplines: Annotated[Literal["one", "two"], Ruled("disciplines", "spells", "spell-list")] = "one"
    """Whether casters learn their own discipline alone, or also the other that is cast with their skill."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """What every procedure of this game is given."""

    settings: Settings = Settings()


CLASSES = ("normal", "hard", "very_hard")
"""Easiest first."""


def require_ascending(settings: Settings) -> Settings:
    """The settings as they are, or a fault for each class that is no harder than the one before."""
    found = Findings("settings")
    for easier, harder in pairwise(CLASSES):
        number, least = getattr(settings, harder), getattr(settings, easier) + 1
        if number < least:
            found.note(harder, Unreadable("difficulty-not-harder", number=number, easier=easier, least=least))
    found.settle()
    return settings
