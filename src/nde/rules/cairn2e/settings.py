"""Every number and policy of Cairn 2e, each a key that an option or a pack may override.

Where the book leaves a question open the digest's answer is the default, and the other readings are the
other values of the key: `options.py` lists them, `docs/rulings/cairn2e.md` says why.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of the game's numbers and policies."""

    # saves
    save_with: Literal["current", "full"] = "current"
    """Whether a save uses the attribute as it now is, or as it was before it was hurt."""
    # the body and its load
    armor_cap: int = 3
    slots: int = 10
    petty_gold: int = 100
    """Fewer gold pieces than this take no slot; so many take one."""
    load_hp: Literal["effective", "lost"] = "effective"
    """What a full load does to HP: hides them until it is lighter, or takes them."""
    deprived_hours: int = 24
    """Hours of deprivation before the first Fatigue, and between two."""
    week_days: int = 7
    week_restores: Literal["all", "one-each-day"] = "all"
    # fights
    first_round: Literal["save", "everybody-acts"] = "save"
    hireling_first_round: bool = True
    hireling_scars: bool = False
    hireling_morale: bool = False
    move_squares: int = 8
    """40 feet in squares of five feet."""
    impaired_die: int = 4
    unarmed_die: int = 4
    enhanced_die: int = 12
    enhanced_pair: Literal["each", "one"] = "each"
    """Enhanced with two weapons: a d12 for each, or a single d12."""
    both_modifiers: Literal["cancel", "impaired"] = "cancel"
    """Impaired and enhanced at once: the weapon's own die, or impaired."""
    pool_blast: bool = True
    """Whether blast dice join the other dice rolled at the same target."""
    npc_critical: Literal["dead", "ask"] = "dead"
    """A foe that fails its critical save: dead, or the Warden decides."""
    npc_zero_strength: Literal["dead", "critical"] = "dead"
    helpless_is_enhanced: bool = True
    """Whether attacks on somebody who can only crawl are enhanced."""
    head_wound: Literal["current", "full"] = "current"
    """Which value of the attribute the sixth scar compares with."""
    # detachments
    routed: Literal["routed", "weakened", "ask"] = "routed"
    unit_against_unit: Literal["plain", "blast"] = "plain"
    # morale and retreat
    morale_group: Literal["side", "kind"] = "side"
    """Who stands or flees together where the Warden formed no groups: all foes, or those of a kind."""
    morale_without_leader: Literal["lowest", "common"] = "lowest"
    zero_will: Literal["roll", "fearless"] = "roll"
    detachment_morale: bool = False
    retreat: Literal["each", "group"] = "each"
    dying_rounds: int = 360
    """The hour in rounds of ten seconds."""
    # magic
    danger_cast: Literal["ask", "save", "none"] = "ask"
    """Casting when deprived or in danger: the Warden says whether to save, always, or never."""
    scroll_save: bool = True
    book_hands: Literal["put-away", "refuse", "remark"] = "put-away"
    """A book is held in both hands: what they hold is put away, forbids casting, or is remarked on."""
    full_cast: Literal["drop", "refuse"] = "drop"
    # exploration
    journey_toll: Literal["on-the-way", "start"] = "on-the-way"
    """When the way can be lost and bad weather and sleeplessness cost: in every watch, or as one sets out."""
    turn_rounds: int = 60
    """A turn in the dungeon, in rounds."""
    watch_hours: int = 8
    torch_lights: int = 3
    oil_lights: int = 6
    light_turns: int = 0
    """Dungeon turns one light lasts; 0 where it burns until something puts it out."""


class Game(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """What every procedure of this game is given."""

    settings: Settings = Settings()
