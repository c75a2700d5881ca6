"""The records of a companion book: stat blocks, traits, moves, hazards and tables, as plain data.

Each edition has a `companion.toml` that fills them; `nde.rules.stepdice.companion.book` reads and checks
it.  What a foe or a hazard does is a short list of words (`Deeds`), so that a new move needs data and no
code.  A condition that a word sets has to be felt somewhere: by its steps, by the file's own table of
conditions, or by a procedure that looks for it (`FELT`).  The rest, for the GM, is in `FOR_THE_GM`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.scene import Until

FELT = frozenset({"held", "prone", "mired", "exposed", "slipping"})
"""Conditions that procedures look for by name: movement and its price, striking back, passing others."""

FOR_THE_GM = frozenset({"to-hide", "to-negotiate"})
"""Conditions nothing is computed from: foes that gave way and what they are about, for the GM to play."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a companion file holds; a key nobody knows is a fault."""


class LoseHeart(Record, frozen=True, kw_only=True, tag_field="do", tag="lose-heart"):
    """The target loses a heart."""


class Push(Record, frozen=True, kw_only=True, tag_field="do", tag="push"):
    """The target is driven away: so many squares, or so many bands."""

    squares: int = 1
    bands: int = 1


class Afflict(Record, frozen=True, kw_only=True, tag_field="do", tag="afflict"):
    """The target is in a condition for a while."""

    condition: str
    until: Until = "next-round"
    steps: int = 0
    bears: Literal["all", "attacks"] = "all"
    """Which of the target's tests the steps make harder."""


class Dislodge(Record, frozen=True, kw_only=True, tag_field="do", tag="dislodge"):
    """The target has to leave its place, where to is the player's choice."""


class Summon(Record, frozen=True, kw_only=True, tag_field="do", tag="summon"):
    """Foes of a block (or a plain rank) join the fight."""

    block: str
    count: int


class Screen(Record, frozen=True, kw_only=True, tag_field="do", tag="screen"):
    """Every foe that stands is harder to hit in one way for a while."""

    condition: str
    until: Until = "round"


class Bolster(Record, frozen=True, kw_only=True, tag_field="do", tag="bolster"):
    """One ally of the foe is harder to hit for a while."""

    condition: str = "bolstered"
    until: Until = "round"
    steps: int = 1


class Mend(Record, frozen=True, kw_only=True, tag_field="do", tag="mend"):
    """One ally of the foe that takes more than one wound gets some back."""

    wounds: int = 1


class Ready(Record, frozen=True, kw_only=True, tag_field="do", tag="ready"):
    """The foe itself is in a condition for a while."""

    condition: str
    until: Until = "round"


class Tick(Record, frozen=True, kw_only=True, tag_field="do", tag="tick"):
    """A clock moves; it is started first where there is none."""

    clock: str = "alarm"
    by: int = 1


Deed: TypeAlias = LoseHeart | Push | Afflict | Dislodge | Summon | Screen | Bolster | Mend | Ready | Tick
"""One effect word with what it needs to know."""

Deeds: TypeAlias = tuple[Deed, ...]

ON_HEROES = (LoseHeart, Push, Afflict, Dislodge)
"""The words that need a hero they happen to."""
ON_ALLY = (Bolster, Mend)
"""The words that need an ally of the foe."""


FoeRole: TypeAlias = Literal["brute", "skirmisher", "artillery", "controller", "support"]
Difficulty: TypeAlias = Literal["easy", "standard", "hard", "heroic", "finale"]


class TraitRecord(Record, frozen=True, kw_only=True):
    """A passive trait: what it does to those who act against its bearer, and to its movement."""

    harder: dict[str, int] = msgspec.field(default_factory=dict)
    """Kind of attack or attempt → steps harder (above 0) or easier (below)."""
    once: bool = False
    """Whether it counts only for the first attempt of the scene."""
    company: int = 0
    """How many other foes must stand for it to count."""
    absorbs: tuple[str, ...] = ()
    """Kinds of hit of which the first in the scene does no harm; `any` for all."""
    reduces: bool = False
    """Whether it takes only one wound of that hit, and not the whole of it."""
    squares: int = 0
    """Squares a turn, where squares are counted; 0 leaves the usual."""
    zones: int = 0
    skips: int = 0
    """Difficult squares a turn that cost no more than others."""
    jump: int = 0
    """Squares it leaps over whatever lies there."""
    flies: bool = False
    is_steady: bool = False
    """Whether it is harder to push or topple once it has lost a heart."""
    strikes: int = 1
    """How many heroes beside it one retaliation may hit."""
    clings: int = 0
    """How many bearers close to a hero make getting away a step harder; 0 for never."""


class ThreatRecord(Record, frozen=True, kw_only=True):
    """What a move and a hazard share: when it comes, what heroes test with, and what befalls them."""

    trigger: str
    """When it fits, as a key."""
    attributes: tuple[Attribute, ...] = ()
    """What a hero may test with; empty where nobody tests."""
    area: int = 0
    """Squares on a side of what it fills, where all it is aimed at must stand; 0 for none."""
    failure: tuple[Deeds, ...] = ()
    """What happens to a hero who fails: alternatives, of which the GM picks one."""
    always: tuple[Deeds, ...] = ()
    """What happens in any case: alternatives, of which the GM picks one."""

    @property
    def alternatives(self) -> tuple[Deeds, ...]:
        """All that may come of it."""
        return (*self.failure, *self.always)

    @property
    def deeds(self) -> Deeds:
        """Every word of what may come of it."""
        return tuple(deed for deeds in self.alternatives for deed in deeds)

    def brings(self, words: tuple[type, ...]) -> bool:
        """Whether one of some words is among them."""
        return any(isinstance(deed, words) for deeds in self.alternatives for deed in deeds)


class MoveRecord(ThreatRecord, frozen=True, kw_only=True):
    """Something special a foe does in its turn.  Foes never roll: heroes test, or it simply happens."""

    tn: int | None = None
    """The number to reach; the foe's own where none is given."""
    targets: int = 1
    """How many heroes it may be aimed at; 0 for as many as stand in it."""
    reach: int = 0
    """Squares it reaches, 1 for an arm's length; in bands one less.  0 for as far as the foe can see."""
    needs_sight: bool = True
    success: Deeds = ()
    """What happens to a hero who does not fail."""
    uses: Literal["", "round", "fight"] = ""

    @property
    def alternatives(self) -> tuple[Deeds, ...]:
        """All that may come of it."""
        return (*self.failure, self.success, *self.always)


class Way(Record, frozen=True, kw_only=True):
    """A way to be rid of a hazard."""

    attribute: Attribute
    tn: int
    needs_tools: bool = False


class HazardRecord(ThreatRecord, frozen=True, kw_only=True):
    """A danger of the place: when it acts, what heroes test, what failing costs, how it is stopped."""

    tn: int
    ways: tuple[Way, ...] = ()


class BlockRecord(Record, frozen=True, kw_only=True):
    """A stat block as written: what is left out is the rank's."""

    rank: str
    tn: int | None = None
    wounds: int | None = None
    role: FoeRole
    speed: int = 0
    """Squares or zones a turn; 0 for what the game and its traits make it."""
    can_shoot: bool = False
    traits: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    tactics: str
    is_template: bool = True
    """Whether it is a template of the book's kind; otherwise a ready foe of our own."""


class ClassRecord(Record, frozen=True, kw_only=True):
    """A class of foe: its ranks and what a block of it may have, each as (least, most)."""

    ranks: tuple[str, ...]
    tn: tuple[int, int]
    wounds: tuple[int, int]
    traits: tuple[int, int]
    moves: tuple[int, int]
    has_phases: bool = False
    """Whether the fight changes with every heart a foe of it loses."""


class MoraleRecord(Record, frozen=True, kw_only=True):
    """When foes waver, and how a d6 is read."""

    triggers: dict[str, int]
    """Class → wounds a foe of it must have lost; for the lowest class its first to fall counts."""
    modifiers: dict[str, int]
    most: int = 1
    """How far all modifiers together may shift the roll."""
    withdraw: int = 2
    """The highest total at which they give way."""
    hold: int = 4
    """The highest total at which they stay as they are; above it they press on."""
    ways: tuple[str, ...]
    """How they give way; the first is the default.  Whoever does not flee has a condition for the GM."""


class ShoveRecord(Record, frozen=True, kw_only=True):
    """A shove: its number, how far it goes, and what the highest face adds."""

    tn: int
    squares: tuple[int, int] = (1, 2)
    more: int = 1


class ChaseRecord(Record, frozen=True, kw_only=True):
    """A chase: where it starts, and where the runner is away."""

    start: int = 3
    away: int = 5
    attributes: tuple[Attribute, ...]


class AlarmRecord(Record, frozen=True, kw_only=True):
    """An alarm clock: its sizes, what it brings, and whether it can be calmed."""

    steps: tuple[int, int] = (3, 5)
    """The fewest and the most steps it has."""
    ends: tuple[str, ...]
    can_calm: bool = False


class WaveRecord(Record, frozen=True, kw_only=True):
    """Waves of minions: how many come at once, and in how many rounds of one scene."""

    count: int
    rounds: int = 0
    """0 for as many as the fight needs."""


class Part(Record, frozen=True, kw_only=True):
    """So many foes of one rank in an encounter."""

    rank: str
    least: int
    most: int


class Setup(Record, frozen=True, kw_only=True):
    """One way to make an encounter of a difficulty."""

    foes: tuple[Part, ...] = ()
    hazards: int = 0
    clock: tuple[int, int] = (0, 0)
    has_terrain: bool = False


class Companion(Record, frozen=True, kw_only=True):
    """The whole of an edition's companion file."""

    classes: dict[str, ClassRecord]
    hearts_from: dict[str, Literal["companion", "ours"]] = msgspec.field(default_factory=dict)
    """Where the hearts of a rank are from of which the rulebook names none."""
    traits: dict[str, TraitRecord]
    moves: dict[str, MoveRecord]
    hazards: dict[str, HazardRecord]
    blocks: dict[str, BlockRecord]
    conditions: dict[str, dict[str, int]]
    """Conditions that count for one kind of attack alone: condition → kind → steps."""
    morale: MoraleRecord
    complications: tuple[str, ...]
    benefits: tuple[str, ...]
    opening: tuple[str, ...] = ()
    """Benefits that make an ally's next test a step easier."""
    shove: ShoveRecord
    chase: ChaseRecord
    alarm: AlarmRecord
    waves: WaveRecord
    encounters: dict[str, dict[Difficulty, tuple[Setup, ...]]]
    """Named table → difficulty → ways to make it."""
    generator: dict[str, tuple[str, ...]]
    """Line → six entries."""

    @property
    def ranks(self) -> dict[str, str]:
        """Every rank with the class it belongs to."""
        return {rank: key for key, record in self.classes.items() for rank in record.ranks}

    def has_phases(self, rank: str) -> bool:
        """Whether the fight changes with every heart a foe of a rank loses."""
        return rank in self.ranks and self.classes[self.ranks[rank]].has_phases
