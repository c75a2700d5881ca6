"""Every number and policy of Cairn 2e, each a key that an option or a pack may override.

Where the book leaves a question open the digest's answer is the default, and the other readings are the
other values of the key: a remark names the ruling, `docs/rulings/cairn2e.md` says why.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nde.rules.options import Ruled


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of the game's numbers and policies."""

    # saves
    save_with: Annotated[Literal["current", "full"], Ruled("save-with", "saves")] = "current"
    """Whether a save uses the attribute as it now is, or as it was before it was hurt."""
    # the body and its load
    armor_cap: Annotated[int, Ruled("armor-cap", "armor", within=(1, 9))] = 3
    slots: int = 10
    petty_gold: int = 100
    """Fewer gold pieces than this take no slot; so many take one."""
    load_hp: Annotated[Literal["effective", "lost"], Ruled("load-hp", "slots")] = "effective"
    """What a full load does to HP: hides them until it is lighter, or takes them."""
    deprived_hours: Annotated[int, Ruled("deprived-hours", "deprived", within=(24, 48))] = 24
    """Hours of deprivation before the first Fatigue, and between two."""
    week_days: int = 7
    week_restores: Annotated[Literal["all", "one-each-day"], Ruled("week", "recovery")] = "all"
    # fights
    first_round: Annotated[Literal["save", "everybody-acts"], Ruled("first-round", "first-round")] = "save"
    hireling_first_round: Annotated[bool, Ruled("hirelings", "hirelings", "first-round")] = True
    hireling_scars: Annotated[bool, Ruled("hirelings", "hirelings", "scars")] = False
    hireling_morale: Annotated[bool, Ruled("hirelings", "hirelings", "morale")] = False
    move_squares: int = 8
    """40 feet in squares of five feet."""
    impaired_die: int = 4
    unarmed_die: int = 4
    enhanced_die: int = 12
    enhanced_pair: Annotated[Literal["each", "one"], Ruled("enhanced-pair", "enhanced", "two-weapons")] = (
        "each"
    )
    """Enhanced with two weapons: a d12 for each, or a single d12."""
    both_modifiers: Annotated[
        Literal["cancel", "impaired"], Ruled("both-modifiers", "impaired", "enhanced")
    ] = "cancel"
    """Impaired and enhanced at once: the weapon's own die, or impaired."""
    pool_blast: Annotated[bool, Ruled("pool-blast", "several-attackers", "blast")] = True
    """Whether blast dice join the other dice rolled at the same target."""
    npc_critical: Annotated[Literal["dead", "ask"], Ruled("npc-critical", "critical")] = "dead"
    """A foe that fails its critical save: dead, or the Warden decides."""
    npc_zero_strength: Annotated[Literal["dead", "critical"], Ruled("zero-strength", "death")] = "dead"
    helpless_is_enhanced: Annotated[bool, Ruled("further-damage", "critical", "enhanced")] = True
    """Whether attacks on somebody who can only crawl are enhanced."""
    head_wound: Annotated[Literal["current", "full"], Ruled("head-wound", "scars")] = "current"
    """Which value of the attribute the sixth scar compares with."""
    # detachments
    routed: Annotated[Literal["routed", "weakened", "ask"], Ruled("routed", "detachments")] = "routed"
    unit_against_unit: Annotated[Literal["plain", "blast"], Ruled("unit-against-unit", "detachments")] = (
        "plain"
    )
    # morale and retreat
    morale_group: Annotated[Literal["side", "kind"], Ruled("morale-side", "morale")] = "side"
    """Who stands or flees together where the Warden formed no groups: all foes, or those of a kind."""
    morale_without_leader: Annotated[Literal["lowest", "common"], Ruled("morale-group", "morale")] = "lowest"
    zero_will: Annotated[Literal["roll", "fearless"], Ruled("zero-will", "morale")] = "roll"
    detachment_morale: Annotated[bool, Ruled("detachment-morale", "morale", "detachments")] = False
    foe_attack: Annotated[Literal["odds", "line"], Ruled("foe-attack", "attack", "bestiary")] = "odds"
    """With what foes strike whom nobody plays: what does most by its odds, or attacks of the stat line."""
    retreat: Annotated[Literal["each", "group"], Ruled("retreat", "retreat")] = "each"
    dying_rounds: int = 360
    """The hour in rounds of ten seconds."""
    # magic
    danger_cast: Annotated[Literal["ask", "save", "none"], Ruled("danger-cast", "casting-in-danger")] = "ask"
    """Casting when deprived or in danger: the Warden says whether to save, always, or never."""
    scroll_save: Annotated[bool, Ruled("scroll-save", "scrolls", "casting-in-danger")] = True
    book_hands: Annotated[
        Literal["put-away", "refuse", "remark"], Ruled("book-hands", "spellbooks", "scrolls")
    ] = "put-away"
    """A book is held in both hands: what they hold is put away, forbids casting, or is remarked on."""
    full_cast: Annotated[Literal["drop", "refuse"], Ruled("full-cast", "spellbooks", "fatigue")] = "drop"
    # exploration
    dungeon_rest: Annotated[Literal["said", "ground"], Ruled("dungeon-rest", "healing", "recovery")] = "said"
    """Which rests take a turn, light and safety: those that are said to, or all in the dark or in danger."""
    journey_toll: Annotated[Literal["on-the-way", "start"], Ruled("on-the-way", "watches", "weather")] = (
        "on-the-way"
    )
    """When the way can be lost and bad weather and sleeplessness cost: in every watch, or as one sets out."""
    turn_rounds: int = 60
    """A turn in the dungeon, in rounds."""
    watch_hours: int = 8
    torch_lights: int = 3
    oil_lights: int = 6
    light_turns: Annotated[int, Ruled("light", "light", within=(0, 24))] = 0
    """Dungeon turns one light lasts; 0 where it burns until something puts it out."""
    content: str = ""
    """A book's tables as JSON: see `characters.content`; empty for ours."""


class Game(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """What every procedure of this game is given."""

    settings: Settings = Settings()
