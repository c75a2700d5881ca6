"""What somebody can do: one value per action."""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.board import Square
from nde.rules.tkds.character import Skill


class Action(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Anything that can be resolved."""


class Deed(Action, frozen=True, kw_only=True):
    """What somebody does, or what is done to them."""

    who: str


class Tried(Deed, frozen=True, kw_only=True):
    """What every action with a check shares."""

    advantage: int = 0
    """Sources of advantage the GM counts, besides those the engine finds."""
    disadvantage: int = 0
    modifier: int = 0
    """Plus or minus on the roll, by an effect the GM knows."""


# checks


class Check(Tried, frozen=True, kw_only=True):
    """Try something risky."""

    skill: Skill
    hu: int = 10
    difficulty: Literal["", "easy", "normal", "hard", "very-hard", "impossible"] = ""
    """A class of difficulty instead of a number: easy and impossible are not rolled."""
    uses_origin: bool = False
    """The life before the game bears on it: advantage, if the GM agrees."""
    calm: bool = False
    """Time, tools and knowledge, and nothing lost by failing: succeeds without a roll."""
    is_secret: bool = False
    task: str = ""
    """A common task, by its key; of a secret roll, what it is for in the GM's words."""
    words: str = ""
    """What is tried, in the words of whoever tries it."""
    costs_turn: bool = False
    """Failing costs a ten-minute turn in a dungeon: that is consequence enough to roll after all."""
    uses_essence: bool = False
    """Somebody whose key ability is an edge puts essence into it: advantage."""
    takes_action: bool = False
    """Whether it is what somebody does with the action of their turn in a fight."""


class Reveal(Deed, frozen=True, kw_only=True):
    """Tell what a secret roll came to."""

    task: str = ""


class Contest(Tried, frozen=True, kw_only=True):
    """Two against each other: the opponent's result is the number to reach."""

    skill: Skill
    other: str
    other_skill: Skill | Literal[""] = ""
    """Empty where both use the same."""
    has_initiator: bool = True
    """Whether `who` began it: a tie is then theirs."""


class LuckRoll(Action, frozen=True, kw_only=True):
    """What nobody decides: a k6."""

    who: str = ""
    """A character whose player rolls; empty for the GM."""
    reads: Literal["luck", "tongue", "reaction", "surprise", "event"] = "luck"


# a fight


class StartFight(Action, frozen=True, kw_only=True):
    """A fight begins."""

    surprise: Literal["roll", "none", "party", "foes"] = "roll"
    """Who is surprised; rolled where it is open."""


class EndFight(Action, frozen=True, kw_only=True):
    """The fight is over."""

    is_broken_off: bool = False
    """Whether the party leaves it undecided: nobody then fetches what they threw."""


class EndTurn(Action, frozen=True, kw_only=True):
    """The side whose turn it is has finished."""


class Attack(Tried, frozen=True, kw_only=True):
    """Strike or shoot."""

    target: str
    weapon: int = -1
    """The place among `weapons_of(figure)`; -1 for unarmed."""
    skill: Skill | Literal[""] = ""
    """Where the weapon lets one choose."""
    second: int = -1
    """The other weapon, for those who fight with two."""
    second_target: str = ""
    thrown: bool = False
    subdues: bool = False
    """Whether a foe brought to 0 is stunned instead of killed."""
    distance: int = -1
    """Metres, as the GM sees it; otherwise the board says."""
    is_unaware: bool = False
    uses_essence: bool = False
    """The specialization's key ability goes into it."""
    ammunition: str = ""
    """What is shot, by its key; empty for what hurts the target most, else the plain kind."""


class Manoeuvre(Tried, frozen=True, kw_only=True):
    """Trip, push, disarm or hold."""

    target: str
    kind: Literal["trip", "push", "disarm", "hold"]
    skill: Literal["strength", "dexterity"] = "strength"


class BreakFree(Tried, frozen=True, kw_only=True):
    """Get out of a hold, or out of roots; or tear the roots of an ally."""

    skill: Literal["strength", "dexterity"] = "strength"
    target: str = ""
    """The ally whose roots are torn; empty for oneself."""


class StandUp(Deed, frozen=True, kw_only=True):
    """Stand up: a small action."""


class Mount(Deed, frozen=True, kw_only=True):
    """Get on a horse one has, or off it: a small action."""

    on: bool = True


class SwapGear(Deed, frozen=True, kw_only=True):
    """Take a thing in hand or put it on, or away: a small action."""

    item: int
    on: bool = True


class Reload(Deed, frozen=True, kw_only=True):
    """Load a crossbow: the action, or all movement."""

    weapon: int
    with_movement: bool = False


class MoveTo(Deed, frozen=True, kw_only=True):
    """Move to a square."""

    to: Square
    is_action: bool = False


class CrossTo(Deed, frozen=True, kw_only=True):
    """Cross into a neighbouring area."""

    to: str
    is_action: bool = False


class PassBy(Tried, frozen=True, kw_only=True):
    """Get past an enemy."""

    other: str
    skill: Literal["strength", "dexterity"] = "dexterity"
    hu: int = 10


class UseAbility(Deed, frozen=True, kw_only=True):
    """Use a key ability of the specialization, or a perk that is an action."""

    ability: str
    target: str = ""


class CastSpell(Tried, frozen=True, kw_only=True):
    """Cast a spell one knows, or read it from a scroll."""

    spell: str
    targets: tuple[str, ...] = ()
    scroll: int = -1
    """The place of the scroll, wand, rod or staff among one's things."""
    exhausts: bool = False
    """Whether it is paid by exhaustion instead of energy, for those who can."""
    subject: str = ""
    """What is examined, in the player's words, where a spell works once a day on each subject."""
    hu: int = 0
    """The number to reach, where the GM sets it; 0 for that of the spell's category."""
    to: Square | None = None
    """Where a jump leads, on a board."""


class KeepSpell(Tried, frozen=True, kw_only=True):
    """Hold on to a spell one keeps up, when something besides damage shakes it."""

    hu: int = 0
    """The number to reach; 0 for that of the spell's category."""


class EndSpell(Deed, frozen=True, kw_only=True):
    """Let go of a spell one keeps up."""


class Stabilise(Tried, frozen=True, kw_only=True):
    """Keep somebody from dying."""

    target: str
    with_kit: bool = False


class Cling(Deed, frozen=True, kw_only=True):
    """Spend all hero points not to die."""


class TreatWounds(Tried, frozen=True, kw_only=True):
    """Use a healing kit for a ten-minute turn, or against poison."""

    target: str
    use: Literal["heal", "poison"] = "heal"


class UseItem(Deed, frozen=True, kw_only=True):
    """Use a thing up: a salve, holy water, a potion."""

    item: int
    target: str = ""


class Harm(Deed, frozen=True, kw_only=True):
    """Damage from the world: a fall, a trap, fire."""

    damage: str
    """In dice notation."""
    kind: str = ""
    metres: int = 0
    """A fall: a k6 for every two metres, instead of `damage`."""


class LoseSkill(Deed, frozen=True, kw_only=True):
    """Points of a skill go for now, by poison, curse or drain."""

    skill: Skill
    points: int = 1


class CheckMorale(Action, frozen=True, kw_only=True):
    """The foes check their morale because the GM says so."""


# time, rest, money, growth


class PassTurn(Action, frozen=True, kw_only=True):
    """A ten-minute turn, and what each does in it."""

    deeds: tuple[tuple[str, Literal["search", "refill", "other"]], ...] = ()
    is_loud: bool = False


class PassWatch(Action, frozen=True, kw_only=True):
    """A watch of eight hours."""

    activity: Literal["travel", "explore", "forage", "camp", "other"] = "travel"
    who: tuple[str, ...] = ()
    skips: tuple[str, ...] = ()
    """Who does not camp."""
    is_disturbed: bool = False
    outdoors: bool = False
    by_water: bool = False
    """Foraging where one can fish."""
    bad_weather: bool = False
    """Rain, snow or storm: outdoors nobody rests without a tent over them."""


class GoTo(Action, frozen=True, kw_only=True):
    """The party comes home between adventures, to a market, or sets out."""

    where: Literal["home", "market", "away"]


class Downtime(Action, frozen=True, kw_only=True):
    """Time between adventures in a safe place."""


class Retrain(Deed, frozen=True, kw_only=True):
    """Exchange a perk by training with a master."""

    old: str
    new: str


class BeginSession(Action, frozen=True, kw_only=True):
    """A new session: hero points are set."""


class GrantHero(Deed, frozen=True, kw_only=True):
    """A hero point as a reward."""


class GrantPerk(Deed, frozen=True, kw_only=True):
    """A perk as a gift of the GM, beyond what the level allows."""

    perk: str


class GrantTemporary(Deed, frozen=True, kw_only=True):
    """Temporary hit points or magic from an effect the GM knows."""

    points: int
    of: Literal["hp", "magic"] = "hp"
    rounds: int = 60


class Milestone(Deed, frozen=True, kw_only=True):
    """A deed worth a level."""


class Buy(Deed, frozen=True, kw_only=True):
    """Buy a thing at its price."""

    key: str


class Sell(Deed, frozen=True, kw_only=True):
    """Sell a thing, or drop it for nothing."""

    item: int
    state: Literal["treasure", "ordinary", "damaged", "dropped"] = "ordinary"
    worth: int = -1
    """Its full value where the GM knows it; -1 for the price of the list."""


class Kindle(Deed, frozen=True, kw_only=True):
    """Light a torch or a lantern."""

    item: int


class LearnLanguage(Deed, frozen=True, kw_only=True):
    """Settle a language left open, at the moment it is met."""

    language: str
