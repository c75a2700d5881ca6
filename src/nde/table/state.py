"""The state of a table: what can be undone (`World`) and what cannot (`State`); both fold from the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.board import Square
from nde.dice import Answer
from nde.rules import Ruleset
from nde.rules.play import Person, Playing, Side, playing_of
from nde.rules.promises import Promise
from nde.table.conversation import Attempt, Call
from nde.table.drawings import Drawings
from nde.table.game_types import (
    Action,
    GameEffect,
    GameScene,
    MaybeScene,
    OfAction,
    OfDeed,
    OfScene,
    OfWorld,
    open_to_games,
)
from nde.table.header import Header, Own, rules_for
from nde.table.pictures import Backdrop, Handout, Portraits
from nde.table.prepared import PreparedScene
from nde.table.seats import Agreement, Numbers, Seat
from nde.table.story.adventure import Adventure, Progress

TaskKind: TypeAlias = Literal["act", "create", "advance"]
Rulings: TypeAlias = tuple[tuple[str, Numbers], ...]
"""How players know the numbers of foes, by figure, where the game master has ruled about them."""
Names: TypeAlias = tuple[tuple[str, str], ...]
"""What those are called, by figure, who were given a name at the table and have no sheet to write it on."""
Faring: TypeAlias = Literal["unhurt", "hurt", "nearly-down"]
"""How somebody looks whose numbers are told in words."""


class Task(msgspec.Struct, OfAction, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is carried out by a rule: an action in the scene, or making or advancing a character."""

    kind: TaskKind = "act"
    seat: str
    """Whose command it was."""
    figure: str = ""
    """Whose deed it is, by id; `gm` for the game master's own."""
    name: str = ""
    """The name of the offer, for people."""
    action: Action = None
    is_secret: bool = False
    deed: str = ""
    """The deed of the adventure that this is the trial of."""
    is_late: bool = False
    """Whether it was done in its doer's turn and comes to light in another: it goes on as if in theirs."""
    call: int = 0
    """The call that it answers; it holds nobody up, and goes on in the scene it began in."""
    is_called: bool = False
    """Whether it was asked of them: whoever's turn it is, and it uses up none."""
    is_hidden: bool = False
    """Whether nobody but the game master knows how hard it is."""


if TYPE_CHECKING:
    GameTask: TypeAlias = Task
else:
    GameTask = open_to_games(Task)


class Pending(msgspec.Struct, OfAction, frozen=True, kw_only=True):
    """A rule that waits for somebody: it is run again from its start when the next answer comes."""

    number: int
    """The number of the entry that began it: its id."""
    task: GameTask
    answers: tuple[Answer, ...] = ()
    asked: int = 0
    """When the open question was put, in seconds of the shell's clock; 0 where nobody told the time."""


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A clock of the table: when it is full, what it threatens happens."""

    id: str
    text: str = ""
    steps: int = 4
    filled: int = 0
    is_secret: bool = False
    is_pressing: bool = False
    """Whether every failure moves it; an adventure says so of its own."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A text that somebody keeps: for everybody, or only for some seats."""

    id: str
    text: str
    by: str
    to: tuple[str, ...] = ()
    """The seats that may read it besides its author; empty with `is_open` for all."""
    is_open: bool = False


ThingKind: TypeAlias = Literal["thing", "condition", "note"]


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody has in free words: no rule looks at it."""

    number: int
    """The number of the entry that gave it: its id."""
    figure: str
    """Who has it."""
    kind: ThingKind = "thing"
    text: str


Asked: TypeAlias = tuple[int | str, ...]
"""What each of some answers was given to: the sides of a die, or the key of a question."""


class Withheld(msgspec.Struct, OfDeed, frozen=True, kw_only=True):
    """A secret roll that waits to be revealed: what came of it has not happened yet."""

    number: int
    task: GameTask
    outcome: str
    effects: tuple[GameEffect, ...]
    answers: tuple[Answer, ...] = ()
    asked: Asked | None = None
    """Nothing for a roll of an older version: its effects happen as they stand."""


class LeftPlace(msgspec.Struct, OfScene, frozen=True, kw_only=True):
    """A place that the party has left: who stayed there, how they are and where they stand."""

    place: str
    scene: GameScene
    hidden: tuple[str, ...] = ()
    numbers: Rulings = ()
    names: Names = ()
    known_as: Names = ()
    fight: MaybeScene = None
    """The fight that was broken off there, with the party in it."""
    backdrop: Backdrop | None = None
    """The picture under its map."""
    drawings: Drawings = ()


Stance: TypeAlias = Literal["bystander", "friend"]
"""How somebody stands to the party who takes no part: on no side, or well disposed."""


AnyStance: TypeAlias = Stance | Literal["foe", "ally"]
"""The same of anybody: also whoever fights, against the party or on its side."""


class Bystander(msgspec.Struct, OfScene, frozen=True, kw_only=True):
    """Somebody who is there and takes no part: a scene of the game with nobody in it but them."""

    id: str
    stance: Stance = "bystander"
    block: str
    """Their stat block, by its id."""
    scene: GameScene
    at: str = ""
    """Where they stand on the map: a square or an area; empty for nowhere in particular."""


if TYPE_CHECKING:
    GamePending: TypeAlias = Pending
    GameWithheld: TypeAlias = Withheld
    GameLeft: TypeAlias = LeftPlace
    GameBystander: TypeAlias = Bystander
else:
    GamePending = open_to_games(Pending)
    GameWithheld = open_to_games(Withheld)
    GameLeft = open_to_games(LeftPlace)
    GameBystander = open_to_games(Bystander)


class World(msgspec.Struct, OfWorld, frozen=True, kw_only=True):
    """Everything that undo takes back."""

    scene: MaybeScene = None
    """The game's own scene; nothing before the first character has come."""
    place: str = ""
    """What the scene is called."""
    holders: tuple[tuple[str, str], ...] = ()
    """Which seat plays whom, by figure; whoever is not here is the game master's."""
    pending: tuple[GamePending, ...] = ()
    withheld: tuple[GameWithheld, ...] = ()
    hidden: tuple[str, ...] = ()
    """Figures that only the game master sees."""
    numbers: Rulings = ()
    """What the game master has ruled about the numbers of single foes, whatever the table has agreed on."""
    names: Names = ()
    known_as: Names = ()
    """What the players call those whose name and kind they do not know, by figure."""
    fog: tuple[Side, ...] = ()
    """The sides that see only what their figures have seen of the board."""
    explored: tuple[tuple[Side, tuple[Square, ...]], ...] = ()
    covered: tuple[tuple[Side, tuple[Square, ...]], ...] = ()
    """Squares that the game master laid fog on: in sight or not, a side sees them again only by moving."""
    painted: tuple[Side, ...] = ()
    """The sides whose fog began with a few painted squares: what they know of the rest goes with that fog."""
    bystanders: tuple[GameBystander, ...] = ()
    """Who is there and on no side; a new scene begins without them."""
    creatures: Own = ()
    """Creatures that the game master has written for this table."""
    things: tuple[Thing, ...] = ()
    """Things, conditions and notes in free words."""
    clocks: tuple[Clock, ...] = ()
    session: int = 0
    marks: tuple[str, ...] = ()
    """Moments of play that were marked since the scene began."""
    done: tuple[str, ...] = ()
    """Who has said that they have done what they will in this turn."""
    hinted: tuple[str, ...] = ()
    """Hints that the game master has had in this fight: each is given once."""
    adventure: Adventure | None = None
    """The adventure that was opened at the table; nothing where only its header says what is played."""
    source: str = ""
    """The file of that adventure, as it was written."""
    progress: Progress | None = None
    """How far the adventure has come, where one is played."""
    grown: tuple[str, ...] = ()
    """Who has grown since the adventure came to its end."""
    left: tuple[GameLeft, ...] = ()
    """Places of the adventure that the party has left, as they were then."""
    calls: tuple[Call, ...] = ()
    """Rolls that were called for and not answered by all."""
    attempts: tuple[Attempt, ...] = ()
    """What people try, in their own words, and the game master has not answered."""
    owed: tuple[Promise, ...] = ()
    """What outcomes have left to the game master and nobody has brought about yet."""
    befallen: tuple[str, ...] = ()
    """What has been brought about, as `place/key`: nothing befalls people twice in one place without need."""
    backdrop: Backdrop | None = None
    """The picture under the map."""
    portraits: Portraits = ()
    handouts: tuple[Handout, ...] = ()
    """Pictures that are shown to some seats, the latest last."""
    drawings: Drawings = ()
    """What is drawn and written on the map, the latest last."""

    def holder(self, figure: str) -> str:
        """The seat that plays a figure."""
        for held, seat in self.holders:
            if held == figure:
                return seat
        return "gm"

    def named(self, person: Person) -> Person:
        """Somebody, with the name that they were given at the table."""
        for figure, name in self.names:
            if figure == person.id:
                return replace(person, name=name)
        return person

    def held_by(self, seat: str) -> tuple[str, ...]:
        """The figures a seat plays."""
        return tuple(figure for figure, holder in self.holders if holder == seat)


class Past:
    """A step that can be undone or redone: a link of a chain, so that a long game shares what it can."""

    __slots__ = ("answers", "events", "next", "number", "seat", "task", "world")

    def __init__(
        self,
        number: int,
        seat: str,
        world: World,
        task: Task | None,
        answers: tuple[Answer, ...],
        next: Past | None,
        events: tuple[Any, ...] | None = None,
    ) -> None:
        self.number, self.seat, self.world = number, seat, world
        self.task, self.answers = task, answers
        self.next = next
        self.events = events
        """What happened in it; nothing where only snapshots tell of it."""

    def __eq__(self, other: object) -> bool:
        mine: Past | None = self
        theirs = other
        while mine is not None and isinstance(theirs, Past):
            if mine is theirs:
                return True
            if (mine.number, mine.seat, mine.task) != (theirs.number, theirs.seat, theirs.task):
                return False
            if mine.answers != theirs.answers or mine.world != theirs.world:
                return False
            mine, theirs = mine.next, theirs.next
        return mine is theirs

    def __hash__(self) -> int:
        return hash((self.number, self.seat))


def steps_of(chain: Past | None) -> Iterator[Past]:
    """The steps of a chain: from the latest back, or on from the earliest that was undone."""
    while chain is not None:
        yield chain
        chain = chain.next


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table after so many entries of its log."""

    header: Header
    version: int = 0
    """How many entries the log has."""
    seats: tuple[Seat, ...] = ()
    agreement: Agreement = Agreement()
    world: World = World()
    past: Past | None = None
    """What undo goes back through: worlds before each step, the latest first."""
    future: Past | None = None
    """What redo goes on to: worlds after each undone step, the earliest first."""
    notes: tuple[Note, ...] = ()
    prepared: tuple[PreparedScene, ...] = ()
    """Scenes that the game master has prepared."""
    draws: int = 0
    """Faces drawn from the stream so far, undone ones among them."""
    salts: tuple[str, ...] = ()
    """What seats added to the dice, as hex."""
    recent: tuple[tuple[str, str, int], ...] = ()
    """Seats and ids of the latest commands and the entries they became: a command sent twice acts once.  Ids
    are each seat's own, so that nobody learns of another's command or gets in its way by guessing its id."""
    turned: int = 0
    """The latest entry that undid or redid anything: what was seen before it may not be so any more."""
    taken_back: tuple[str, ...] = ()
    """The seats that have taken back, since the turn last moved on, what had told them something."""
    is_closed: bool = False

    @property
    def rules(self) -> Ruleset:
        """The game."""
        header = self.pinned
        return rules_for(header.game, header.settings, self.world.creatures, *header.all_brought)

    @property
    def playing(self) -> Playing:
        """What the table needs of the game."""
        return playing_of(self.rules)

    @property
    def adventure(self) -> Adventure | None:
        """The adventure that is played: the latest that was opened, or the one the table began with."""
        return self.world.adventure or self.header.adventure

    @property
    def pinned(self) -> Header:
        """The header with the adventure that is played by now: what has names and creatures from it."""
        opened = self.world.adventure
        return self.header if opened is None else replace(self.header, adventure=opened)

    def seat(self, id: str) -> Seat | None:
        """The seat with this id, if there is one."""
        for seat in self.seats:
            if seat.id == id:
                return seat
        return None


SESSION_BREAK_S = 4 * 60 * 60
"""Seconds without anything happening after which whoever plays on begins a new session."""


def is_session_due(state: State, last: int, now: int) -> bool:
    """Whether people who play on now begin a session: one was before, and the last deed was hours ago.

    Not before the first one, whose beginning is said, nor while a rule waits for an answer.
    """
    has_begun = state.world.session > 0 and state.world.scene is not None
    is_free = not state.is_closed and not state.world.pending
    return has_begun and is_free and bool(last) and now - last >= SESSION_BREAK_S
