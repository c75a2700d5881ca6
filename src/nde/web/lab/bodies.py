"""What callers ask the lab."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from nde.lab.best_play import Goal
from nde.lab.lab import RUNS, Method
from nde.lab.line_up import MOST, MOST_APART
from nde.web.bodies import Body, Seed, WithGame, Word

MOST_LINES = 60
MOST_VARIED = 6
MOST_POLICIES = 8
MOST_OWN = 40
MOST_MAP_HEROES, MOST_MAP_FOES = 10, 20

Ask: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A name that a client gives to a question, so that it can be spoken of while it is under way."""
Asked: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a question that is under way."""
Kinds: TypeAlias = Annotated[
    tuple[tuple[Word, Annotated[int, Meta(ge=1, le=MOST)]], ...], Meta(max_length=MOST)
]
"""Stat blocks with their counts."""
Changes: TypeAlias = Annotated[dict[Word, Annotated[int, Meta(ge=-1_000, le=1_000)]], Meta(max_length=400)]
"""Numbers by the path of where they stand, such as `mage.hearts`."""
Ids: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=2 * MOST)]
Begin: TypeAlias = Annotated[dict[Word, Any], Meta(max_length=20)]
"""Values by the names of what can be chosen, such as who stands ready or who is surprised."""
Creatures: TypeAlias = Annotated[dict[Word, dict[str, Any]], Meta(max_length=MOST_OWN)]
"""Documents of creatures by their id."""
PolicyWish: TypeAlias = Word | dict[str, Any]
"""A way to fight: the name of one, or one written down."""
Chance: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class Rulings(Body, frozen=True, kw_only=True):
    """What the game master rules for every attack of a side, by the names of an attack's parameters."""

    party: dict[str, Any] = field(default_factory=dict)
    foes: dict[str, Any] = field(default_factory=dict)


class HowMuch(Body, frozen=True, kw_only=True):
    """How a question is to be answered, and how much that may take; the host sets the most of each."""

    policy: PolicyWish = "focus"
    method: Method = "auto"
    runs: Annotated[int, Meta(ge=1, le=100_000_000)] = RUNS
    seed: Seed = 1
    seconds: Annotated[float, Meta(ge=0.1, le=3_600)] = 20.0
    """After so long it is stopped, and answered with what is known by then."""
    ask: Ask = ""
    """Made by the client: by this name the question can be stopped before, and a guess be waited for."""
    is_guess: bool = False
    """Whether nobody waits for it yet: it is worked on where a process is idle, else refused, and stopped
    where somebody who waits needs the process; of several the newest."""


class LabWish(HowMuch, frozen=True, kw_only=True):
    """A fight: a party against foes, or a scene from a table."""

    game: Word
    """The id of a game, or of a pack that comes with the program."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Settings that are to be other than the game's, by dotted key."""
    pack: str = ""
    """A pack that is laid over the game: the text of its TOML file."""
    party: Annotated[tuple[Word | dict[str, Any], ...], Meta(max_length=MOST)] = ()
    """Kinds of hero, with counts (`warrior*2`), and sheets."""
    foes: Kinds = ()
    """The foes; those that come to a scene, where there is one."""
    creatures: Creatures = field(default_factory=dict)
    """Creatures of one's own by id, as documents; the foes may be of them as of the game's."""
    scene: dict[str, Any] | None = None
    """The scene of a table, as the table's own lab gave it."""
    put: Changes = field(default_factory=dict)
    """What is otherwise with somebody."""
    without: Ids = ()
    """Who is not there."""
    apart: Annotated[int, Meta(ge=0, le=MOST_APART)] | None = None
    """How many bands or areas apart the sides begin; without it nobody stands anywhere."""
    rulings: Rulings = field(default_factory=Rulings)
    begin: Begin = field(default_factory=dict)
    """What is chosen about how the fight begins; a scene in which one is on goes on as it is."""


class NextWish(LabWish, frozen=True, kw_only=True):
    """What can be done now, weighed to the end of the fight."""

    who: Word = ""
    """Whose deeds; empty for everybody's who may act."""


class FitWish(LabWish, frozen=True, kw_only=True):
    """A fight for a risk: the foes' counts are looked for around those given."""

    win: Chance | None = None
    down: Annotated[float, Meta(ge=0, le=MOST)] | None = None
    """How many heroes are to be out of it at the end, on average."""


class MapWish(LabWish, frozen=True, kw_only=True):
    """The fight for every size of the party, and every count of one kind of foe; all other foes stay."""

    foe: Word
    heroes: Annotated[int, Meta(ge=1, le=MOST_MAP_HEROES)] = 5
    """The largest party; a larger one than that of the fight begins again with its first."""
    least: Annotated[int, Meta(ge=1, le=MOST_MAP_HEROES)] = 1
    """The smallest party: who asks for one row after the other has as much time for each."""
    most: Annotated[int, Meta(ge=0, le=MOST_MAP_FOES)] = 8
    """The most of the foe."""


class VaryWish(LabWish, frozen=True, kw_only=True):
    """The same fight under other rules."""

    vary: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=1, max_length=MOST_VARIED)
    ]
    """Options with their values (`retaliation=core,melee`), or games (`game=…,…`)."""


class CompareWish(LabWish, frozen=True, kw_only=True):
    """The same fight, fought in other ways."""

    policies: Annotated[tuple[PolicyWish, ...], Meta(max_length=MOST_POLICIES)] = ()
    """Those besides the question's own, which comes first."""


class BestWish(LabWish, frozen=True, kw_only=True):
    """The best that the party can do."""

    aim: Goal = "win"


class ActionWish(WithGame, frozen=True, kw_only=True):
    """One action with everything that moves its odds."""

    situation: Word
    values: dict[str, Any] = field(default_factory=dict)
    """Parameters of the situation by name; those left out are as usual."""
    ask: Ask = ""


class TableWhatIf(HowMuch, frozen=True, kw_only=True):
    """What comes of the scene that a table is in, perhaps with something changed."""

    foes: Kinds = ()
    put: Changes = field(default_factory=dict)
    without: Ids = ()
    rulings: Rulings = field(default_factory=Rulings)
    begin: Begin = field(default_factory=dict)
    who: Word = ""


class StopWish(Body, frozen=True, kw_only=True):
    """A question that is to be answered with what is known by now."""

    ask: Asked


class WaitWish(Body, frozen=True, kw_only=True):
    """A guess that somebody waits for now."""

    ask: Asked
