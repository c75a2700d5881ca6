"""Every number and policy of a step-dice game, each an independent key that a pack may override.

The editions of Nano Dungeon Engine are two sets of values for these keys, and setting packs mix them:
one edition's dice with the other's difficulty scale, another rest, other roles.  So nothing below asks
which edition is played.  The values, with the section of the book beside each, are in the editions.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.rules.calls import Tie


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of a game's numbers and policies."""

    variant: Literal["step", "d6", "2d6"] = "step"
    """How a test is rolled: one step die, one d6 against a threshold, or 2d6 plus a modifier in bands."""
    ladder: tuple[int, ...]
    """The dice from smallest to largest."""
    rungs: dict[str, int]
    """The difficulty scale from lowest to highest: name key → number."""
    number_name: Literal["tn", "t"] = "tn"
    """What players call the number to reach, when they type it."""
    usual_rung: str
    """The rung meant when none is named."""
    modifiers: Literal["number", "die"]
    """What a better or worse situation moves: the number to reach, or the die."""
    number_cap: int = 2
    """How many steps the situation may move the number, at most."""
    advantage_cap: int = 1
    """How many advantages count, at most, where the die moves; the same holds for hindrances."""
    help_counts: Literal["apart", "as-advantage"]
    """Whether help raises the die by itself or shares the limit on advantages."""
    helpers: int = 1
    """How many allies may help one test."""
    talent_cap: int = 1
    """How many talents may bear on one test."""
    talent_moves: Literal["situation", "number", "die"] = "situation"
    """What a talent moves: whatever the situation moves, or always the number, or always the die."""
    bounds: Literal["verdict", "saturate"]
    """A number pushed off its scale: a verdict without a roll, or the end of the scale."""
    spare_step: Literal["lost", "number"] = "lost"
    """A step the die cannot take: lost, or turned into a step of the number."""
    top_face: Literal["literal", "strict"] = "literal"
    """Whether the highest face always succeeds, or only where it meets the number."""
    failure: Literal["plain", "consequence"]
    """Whether a plain failure always changes the situation."""

    d6: SixSides
    two_dice: TwoDice
    luck: Luck

    roles: dict[str, Role]
    array: tuple[int, ...] = ()
    """Dice to assign freely; empty where the role fixes them."""
    has_concept: bool = False
    hearts: Resource
    mana: Resource
    talents: int = 2
    trinkets: int = 3
    protection: Literal["optional", "always"] = "optional"
    """Whether a starting character lists protection as a matter of course."""

    ranks: dict[str, Rank]
    no_elites: bool = False
    exceptional_wounds: int = 2
    boons: tuple[str, ...] = ("push", "disarm", "position")
    """What an exceptional hit may bring instead of another wound."""
    boon_harm: Literal["besides", "instead"] = "besides"
    """Whether a boon comes with the one wound of any hit, or in the place of all wounds."""
    shots: Literal["gear", "free"] = "gear"
    """Whether shooting needs something on the sheet to shoot with."""
    raised: Literal["next-turn", "at-once"] = "next-turn"
    """When somebody who was put back on their feet may act again."""
    contest_tie: Tie = "draw"
    """Two who try themselves against each other and do equally well."""
    retaliation: Literal["core", "melee", "off"]
    """Who strikes back at a miss: anyone in reach, only in melee, or nobody."""
    retaliation_swap: bool = False
    """Whether the GM may put another complication in the place of the heart."""
    reach_question: Literal["never", "unclear", "always"] = "unclear"
    """When the GM is asked whether the foe can reach the attacker."""
    several_foes: Literal["off", "number", "complication"] = "number"
    """What minions in melee with a hero do to any attack of theirs, when the GM says that they press."""
    range_cap: int = 0
    """Squares beyond which a ranged attack is a step harder; 0 for no limit."""
    death: Literal["damage-while-down", "none"]
    armour: Literal["off", "choice", "automatic"] = "off"
    """The armour token: not used, spent by choice, or spent by itself."""

    tiers: dict[str, Tier]
    power_number: Literal["foe", "tier", "higher"] = "foe"
    """What a power aimed at a foe is rolled against."""
    power_failure: Literal["one-effect", "both"] = "one-effect"
    """Whether a failed attack by power brings its consequence, or that and retaliation too."""
    strike_tier: str = "standard"
    """The weakest tier that can harm a foe."""
    hold_tier: str = "strong"
    """The weakest tier that can hold a foe in place."""
    held: Literal["rooted", "helpless"] = "rooted"
    """What a foe that a power holds cannot do: move, or move and act."""
    area_tier: str = "strong"
    """The weakest tier that fills an area."""
    area_harms: Literal["everyone", "foes"] = "everyone"
    """Whom a power that fills an area hurts."""
    heal: int = 2
    """Hearts a healing gives back."""
    heal_tier: str = "strong"
    """The weakest tier that heals."""
    mana_return: int = 1

    rest: Rest
    advance: Advance
    distance: Literal["grid", "zones"]
    move_squares: int = 5
    move_zones: int = 1
    difficult_cost: int = 2
    clock_steps: int = 3
    chase_rolls: Literal["heroes", "both"] = "heroes"
    """Who rolls in a chase: one hero a round, or both sides."""
    companion_numbers: dict[str, int] = {}
    """A number to reach of the companion books (as text) → the number on this game's own scale."""

    @property
    def usual_number(self) -> int:
        """The number to reach when none is named."""
        return self.rungs[self.usual_rung]


class SixSides(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variant with one d6: levels of skill are thresholds."""

    levels: dict[str, int]
    """Level key → face needed, best first."""
    least: int = 2
    most: int = 6
    from_dice: dict[str, str] = {}
    """Level for each step die (written d10), for conversion."""
    ranks: dict[str, int] = {}
    """Rank → steps harder."""
    rungs: dict[str, int] = {}
    """Rung → steps harder."""
    has_exceptional: bool = True


class TwoDice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variant with 2d6 plus a modifier, read in bands."""

    array: tuple[int, ...] = (2, 1, 0)
    most: int = 3
    least: int = -1
    cost_from: int = 7
    success_from: int = 10
    exceptional_from: int = 12
    exceptional: Literal["total", "natural", "exactly"] = "total"
    numbers: Literal["ignored", "shift"] = "ignored"
    """Whether difficulty and defence shift the roll, or leave it alone."""
    shifts: dict[str, int] = {}
    """Number to reach (as text) → shift of the roll, where they do."""
    from_dice: dict[str, int] = {}
    """Modifier for each step die (written d12), for conversion."""


class Luck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points that rescue a test.  With `per_session` 0 the game has none."""

    per_session: int = 0
    per_test: int = 1
    """How many may go into one test; 0 for no limit."""
    cap: int = 0
    """The most a character may hold; 0 for no limit within a session."""
    after: Literal["failure", "any"] = "failure"
    """After which results a reroll is offered."""


class Role(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A role and the dice it starts with, or suggests."""

    strength: int
    dexterity: int
    power: int


class Resource(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a character starts with, and the most advancement can make of it."""

    start: int
    cap: int


class Rank(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class of foe: the number to hit it and how much it takes."""

    tn: int
    wounds: int


class Tier(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A strength of power: its number and what it may cost; the first of each is the default."""

    numbers: tuple[int, ...]
    costs: tuple[int, ...]


class Rest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes back after a conflict with a breather, and after a safe rest."""

    breather_hearts: Literal["full", "none"] = "full"
    breather_mana: Literal["full", "one", "none"] = "full"
    scene_mana: int = 0
    """Mana that comes back after every conflict scene, breather or not."""
    safe_hearts: Literal["full", "none"] = "full"
    safe_mana: Literal["full", "none"] = "full"
    without_fire: Literal["full", "half", "none"] = "full"
    """How much of what was lost comes back when there is no fire (or shelter) to rest at."""


class Advance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an advance may be spent on."""

    raises: Literal["both", "maximum"] = "both"
    """Whether a new heart or mana point fills at once, or only raises the maximum."""
    has_assets: bool = False
