"""What somebody can do: one value per action.

In a fight the deeds of a side are declared first (`Declare`) and resolved together (`ResolveSide`);
elsewhere a deed is simply resolved.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.board import Square
from nde.dice import GM
from nde.rules.cairn2e.character import Attribute, Nature, Need

AT_MARKET_PRICE = -1
"""Said as a price: whatever the market asks."""


class Action(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Anything that can be resolved."""

    @property
    def actor(self) -> str:
        """The id of whoever does it; `gm` for what the Warden lets happen."""
        return GM


class Own(Action, frozen=True, kw_only=True):
    """Something that somebody does themselves."""

    who: str

    @property
    def actor(self) -> str:
        """Whoever does it."""
        return self.who


class Befalling(Action, frozen=True, kw_only=True):
    """Something that the Warden lets befall somebody."""

    who: str


# Deeds: what one figure does with its action.


class Strike(Own, frozen=True, kw_only=True):
    """Attack with a weapon, with an attack of one's own, or unarmed; a blast names all it reaches."""

    targets: tuple[str, ...]
    weapon: int = -1
    """The place of the weapon among `weapons_of(figure)`; -1 for unarmed."""
    is_impaired: bool = False
    is_enhanced: bool = False
    bypasses_hp: bool = False
    """The target is unaware or cannot defend itself: the Warden sends the harm straight to STR."""
    is_distant: bool = False
    counts_targets: bool = False
    """Whether nobody knows how many a blast reaches: the damage die says, in the order of `targets`."""
    second: int = -1
    """The place of a weapon in the other hand, used at the same time; -1 for none."""
    nature: tuple[Nature, ...] = ()
    """What the attack is besides what its weapon says, such as silver or fire."""
    joins: bool = False
    """Whether it is weighed with what allies have declared; nothing is declared so."""


class Cast(Own, frozen=True, kw_only=True):
    """Read a spellbook or scroll, or use a relic."""

    item: int
    """The place of the book, scroll or relic among the caster's things."""
    in_danger: bool | None = None
    """Whether it is cast in danger, as the Warden sees it; otherwise the scene says."""
    drop: int = -1
    """The thing dropped for the Fatigue, where every slot is taken."""
    target: str = ""
    """Whom a magic touches that gives something back; where nobody is named, the caster."""


class Stabilise(Own, frozen=True, kw_only=True):
    """Bandage somebody with critical damage."""

    target: str


class Try(Own, frozen=True, kw_only=True):
    """Anything risky else: a save, by the one most at risk."""

    attribute: Attribute
    against: str = ""
    """Whom it is against: one save, by whoever is most at risk, which is `who`."""
    together: tuple[str, ...] = ()
    """Who acts with them: the lowest attribute saves for all."""
    task: str = ""
    """What they try, in the player's words."""


class Recover(Own, frozen=True, kw_only=True):
    """Master a panic: a WIL save."""


class Flee(Own, frozen=True, kw_only=True):
    """Run from the fight to somewhere safe."""

    has_refuge: bool = True
    """Whether there is anywhere safe to go, as the Warden sees it."""
    together: tuple[str, ...] = ()
    refuge: str = ""
    """Where to, in the player's words."""


class MoveTo(Own, frozen=True, kw_only=True):
    """Move to a square; as an action, a second time."""

    to: Square
    is_action: bool = False


class ShiftBand(Own, frozen=True, kw_only=True):
    """Come nearer to somebody, or go farther from them, by one band."""

    other: str
    nearer: bool = True
    is_action: bool = False


class Wait(Own, frozen=True, kw_only=True):
    """Do nothing that needs a rule."""


Deed: TypeAlias = Strike | Cast | Stabilise | Try | Recover | Flee | MoveTo | ShiftBand | Wait


class Declare(Action, frozen=True, kw_only=True):
    """Say what one will do when the side's turn is resolved."""

    deed: Deed

    @property
    def actor(self) -> str:
        """Whoever will do it."""
        return self.deed.who


class TakeBack(Own, frozen=True, kw_only=True):
    """Take a declaration back before the dice are rolled."""


class ResolveSide(Action, frozen=True, kw_only=True):
    """Resolve all that was declared, at once; then the other side has its turn."""


class StartFight(Action, frozen=True, kw_only=True):
    """A fight begins; those who are ready need no save to act in the first round."""

    ready: tuple[str, ...] = ()


class EndFight(Action, frozen=True, kw_only=True):
    """The fight is over."""


class Volley(Action, frozen=True, kw_only=True):
    """Several attacks on one target at once, each by its dice: a situation without a table."""

    target: str
    blows: tuple[tuple[int, ...], ...]
    """The dice of each attack: ((8,), (6,)) for a d8 and a d6 of two attackers."""
    is_impaired: bool = False
    is_enhanced: bool = False
    ignores_armor: bool = False
    bypasses_hp: bool = False
    rolls_scars: bool = False
    """Whether a scar's own rolls are made here too."""
    by: str = ""
    """Who attacks: only whether it is a detachment, and what its critical damage brings, matters."""
    is_blast: bool = False
    is_ranged: bool = False
    nature: tuple[Nature, ...] = ()


class SettleScar(Befalling, frozen=True, kw_only=True):
    """Make a scar's own roll, now that it is due."""

    row: int


class CheckMorale(Action, frozen=True, kw_only=True):
    """A group saves against its fear because the Warden says so."""

    group: str


class Spare(Befalling, frozen=True, kw_only=True):
    """The Warden lets a fallen foe live: it is only out of action."""


class HarmAttribute(Befalling, frozen=True, kw_only=True):
    """Damage outside a fight, to an attribute."""

    attribute: Attribute
    dice: tuple[int, ...]
    is_attack: bool = False
    die: int = 0
    """A single die rolled instead of `dice`, where it is not 0."""


# Living: load, needs, rest, time, the road.


class TakeItem(Own, frozen=True, kw_only=True):
    """Pick something up, or be given it, by its key in the market."""

    key: str
    price: int = 0
    """What it costs; 0 for something found, -1 for what the market asks."""

    @property
    def actor(self) -> str:
        """What is bought is the buyer's deed; what is found or given is the Warden's."""
        return self.who if self.price == AT_MARKET_PRICE else GM


class Pay(Own, frozen=True, kw_only=True):
    """Pay for what is not carried away: a night’s room, a passage, care, or a hireling’s work by the day."""

    key: str
    count: int = 1
    """How many nights, seats or days."""


class DropItem(Own, frozen=True, kw_only=True):
    """Let go of a thing."""

    item: int
    gets: int = 0
    """What it is sold for."""


class Wear(Own, frozen=True, kw_only=True):
    """Put a thing on or take it in hand; or take it off."""

    item: int
    on: bool = True


class TakeFatigue(Befalling, frozen=True, kw_only=True):
    """Fatigue from the fiction; with no free slot something must be dropped."""

    drop: int = -1


class Deprive(Befalling, frozen=True, kw_only=True):
    """A crucial need goes unmet, or is met again."""

    on: bool = True
    need: Need | Literal[""] = ""
    """Which of them; where nobody says: one the rules do not know, or all that are unmet."""


class Rest(Action, frozen=True, kw_only=True):
    """A few moments' rest with water; in a dungeon it takes a turn, light and safety."""

    who: tuple[str, ...]
    in_dungeon: bool = False
    is_long: bool = False
    """A rest of a few hours, which a scar may ask for."""

    @property
    def actor(self) -> str:
        """One who rests alone decides that alone; the whole party rests when the Warden lets it."""
        return self.who[0] if len(self.who) == 1 else GM


class MakeCamp(Action, frozen=True, kw_only=True):
    """A watch of sleep and a ration each; those who skip it pay."""

    who: tuple[str, ...]
    skips: tuple[str, ...] = ()


class RestWeek(Action, frozen=True, kw_only=True):
    """A week under a healer's care."""

    who: tuple[str, ...]


class Mend(Befalling, frozen=True, kw_only=True):
    """Serious help or time has mended what a scar took: its own roll is due."""

    row: int


class Recharge(Befalling, frozen=True, kw_only=True):
    """A relic's condition was met."""

    item: int
    key: str = ""
    """What is at that place, for whoever has to say it."""


class PassTime(Action, frozen=True, kw_only=True):
    """Time goes by, in rounds."""

    rounds: int


class DungeonTurn(Action, frozen=True, kw_only=True):
    """A turn in the dungeon passes: light burns down, something may happen."""

    is_loud: bool = False
    is_rolled: bool = True
    """Whether they linger, hurry or come to a new place, so that something may happen."""


class Light(Own, frozen=True, kw_only=True):
    """Light a torch or a lantern."""

    item: int


class Watch(Action, frozen=True, kw_only=True):
    """A watch of travel, exploration or foraging passes."""

    activity: Literal["travel", "explore", "supply"] = "travel"
    path: Literal["road", "trail", "wild"] = "road"
    terrain: Literal["easy", "tough", "perilous"] = "easy"
    who: tuple[str, ...] = ()
    distance: Literal["short", "medium", "long"] = "short"
    """How far the journey goes that a watch of travel begins."""


class RollWeather(Action, frozen=True, kw_only=True):
    """The weather of a day."""

    season: Literal["spring", "summer", "autumn", "winter"]


class Panic(Befalling, frozen=True, kw_only=True):
    """Somebody is surrounded, in the dark or facing their fear: a WIL save or panic."""


class SpringTrap(Befalling, frozen=True, kw_only=True):
    """Somebody comes upon a trap: the wary see it, the unwitting may set it off."""

    attribute: Attribute = "strength"
    die: int = 6
    is_wary: bool = False
    is_certain: bool = False
    """Whether the fiction says that it goes off, without a die."""
    is_armored: bool = False
    """Whether armor helps against it."""


class SetPlace(Action, frozen=True, kw_only=True):
    """The Warden says what the place is like, and whether a light still burns in it."""

    is_dark: bool = False
    is_dangerous: bool = False
    puts_out: bool = False
    has_trade: bool = False
    """Whether there are people who buy and sell."""


class React(Action, frozen=True, kw_only=True):
    """What somebody met makes of the party."""


class Fate(Action, frozen=True, kw_only=True):
    """The die of fate."""


class Hire(Action, frozen=True, kw_only=True):
    """Take a hireling into service, by their trade."""

    trade: str
    """A trade of the market, or `own-life` for somebody with a background instead."""
    id: str
    with_traits: bool = False
    """Whether their looks and nature are rolled as well."""


class Replace(Own, frozen=True, kw_only=True):
    """A dead character's player takes over a hireling, or somebody new who joins at once."""

    hireling: str = ""


class BeginSession(Action, frozen=True, kw_only=True):
    """A new session: whatever lasted for the last one ends."""
