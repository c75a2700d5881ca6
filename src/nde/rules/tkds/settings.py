"""Every number and policy of TKDS, each a key that an option or a pack may override.

Where the book is silent the digest's answer is the default and the other readings are the other values:
`options.py` lists them, `docs/rulings/tkds.md` says why.
"""

from __future__ import annotations

from typing import Literal

import msgspec


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
    creation_most: int = 4
    stacking: Literal["cancel", "count", "automatic"] = "cancel"
    """Advantages against disadvantages: any of both cancel; the greater number wins; two are automatic."""
    contest_tie: Literal["initiator", "nothing"] = "initiator"
    # hero points
    hero_points: int = 1
    reroll_repeats: bool = True
    """Whether one roll may be rerolled again, a point each time."""
    secret_rerolls: bool = False
    # levels
    level_most: int = 10
    level_hp: Literal["roll", "half"] = "roll"
    first_perk: bool = False
    """Whether everybody has a perk at level 1, as a newer draft says."""
    # hit points, magic, essence
    temporary_stacks: Literal["higher", "sum"] = "higher"
    turn_rounds: int = 60
    """A ten-minute turn, in rounds."""
    essence_start: int = 1
    essence_most: int = 3
    essence_refill: Literal["one", "all"] = "one"
    # dying
    dying_die: int = 4
    mortal_penalty: int = 2
    exhausted_penalty: int = 2
    stabilise_bare: int = 15
    stabilise_kit: int = 10
    damage_when_down: Literal["dead", "nothing"] = "dead"
    foes_at_zero: Literal["dead", "ask"] = "dead"
    # fights
    defence: int = 10
    defence_skill: bool = False
    """Whether dexterity adds to the defence, as another draft says."""
    first_round: int = 10
    first_round_sides: Literal["party", "both"] = "party"
    surprise: bool = True
    unarmed: Literal["one", "d4"] = "one"
    disengage: bool = False
    crossing: int = 5
    """Metres of speed that the border of a zone costs."""
    push: int = 2
    critical_factor: int = 2
    morale: int = 10
    helpless: Literal["critical", "dead"] = "critical"
    bolt: Literal["attack", "spell"] = "attack"
    """What armour is in the way of when a bolt of magic is thrown: attacks, or casting."""
    # load and money
    slots: int = 12
    free_coins: int = 100
    start_coins: int = 60
    # magic
    cost_on_failure: bool = True
    disciplines: Literal["one", "two"] = "one"
    """Whether casters learn their own discipline alone, or also the other that is cast with their skill."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """What every procedure of this game is given."""

    settings: Settings = Settings()
