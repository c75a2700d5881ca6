"""What somebody at a table may ask for.  `decide` turns a command into an entry of the log, or refuses it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from nde.board import Areas, Board, Square, Zones
from nde.rules.play import Moment, Side
from nde.table.events import LeftWhy
from nde.table.game_types import Action
from nde.table.seats import Agreement, Numbers, Role, Rolls

Said: TypeAlias = int | str | bool | tuple[str, ...]


class Do(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something asked for."""


# Anybody.


class Act(Do, frozen=True, kw_only=True):
    """Take an offer, with some of its parameters changed."""

    action: Action
    """The offered action, as the offer has it."""
    values: dict[str, Any] = {}
    """Parameters that are to be other than the offer's defaults, by name."""
    faces: tuple[int, ...] = ()
    """Faces of real dice, rolled beforehand, in the order in which the rule asks for them."""
    is_secret: bool = False


class Perform(Do, frozen=True, kw_only=True):
    """Do something, said as a sentence: who, by which verb, with which objects."""

    figure: str
    verb: str
    objects: tuple[str, ...] = ()
    """One for each slot of the verb, as the way that is meant has them."""
    values: dict[str, Any] = {}
    """Parameters that are to be other than usual, by name; what is said in words is one of them."""
    faces: tuple[int, ...] = ()
    is_secret: bool = False


class Answer(Do, frozen=True, kw_only=True):
    """Answer an open question, or type the faces of a roll that waits for real dice."""

    pending: int
    answer: str = ""
    faces: tuple[int, ...] = ()
    is_default: bool = False
    """Whether the delay has run out and the default is to be taken; any seat's client may say so."""


class Mark(Do, frozen=True, kw_only=True):
    """Mark a moment of play: begin a session or a fight, end a turn, rest."""

    moment: Moment
    values: dict[str, Any] = {}
    """What the game master says of it, by the parameters of the game's own offer: a camp in bad weather."""


class Choose(Do, frozen=True, kw_only=True):
    """Choose what to do in the adventure: an exit, or a deed by one of the heroes."""

    option: str
    hero: str = ""
    faces: tuple[int, ...] = ()


class Undo(Do, frozen=True, kw_only=True):
    """Take back the latest commands."""

    count: int = 1


class Redo(Do, frozen=True, kw_only=True):
    """Let what was taken back count again."""

    count: int = 1


class Say(Do, frozen=True, kw_only=True):
    """Say something to everybody, or whisper it to some seats."""

    text: str
    to: tuple[str, ...] = ()
    as_figure: str = ""


class WriteNote(Do, frozen=True, kw_only=True):
    """Write a note, or write it anew."""

    id: str
    text: str
    to: tuple[str, ...] = ()
    is_open: bool = False


class EraseNote(Do, frozen=True, kw_only=True):
    """Throw a note away."""

    id: str


class AddSalt(Do, frozen=True, kw_only=True):
    """Add something of one's own to the dice, as hex."""

    salt: str


class Create(Do, frozen=True, kw_only=True):
    """Make a character for oneself, choice by choice."""

    id: str


class Bring(Do, frozen=True, kw_only=True):
    """Bring a finished sheet to the table."""

    id: str
    sheet: dict[str, Any]
    seat: str = ""
    """Who plays them; empty for whoever brings them."""


class Advance(Do, frozen=True, kw_only=True):
    """Let a character grow, choice by choice."""

    figure: str


class Sit(Do, frozen=True, kw_only=True):
    """Take a seat, or change something about it; the game master may do so for anyone."""

    seat: str
    name: str = ""
    role: Role = "player"
    bot: str = ""
    rolls: Rolls = "engine"


class Leave(Do, frozen=True, kw_only=True):
    """Leave a seat; the game master may send anyone from theirs."""

    seat: str


# The game master.


class Agree(Do, frozen=True, kw_only=True):
    """Set how the table plays."""

    agreement: Agreement


class Give(Do, frozen=True, kw_only=True):
    """Hand a figure to another seat; a player may hand on their own."""

    figure: str
    seat: str


class SetScene(Do, frozen=True, kw_only=True):
    """Set a scene: foes by id and stat block, a space, some of them hidden."""

    place: str = ""
    foes: dict[str, str] = {}
    space: Board | Zones | Areas | None = None
    hidden: tuple[str, ...] = ()


class AddFoes(Do, frozen=True, kw_only=True):
    """Bring more foes into the scene."""

    foes: dict[str, str]
    at: dict[str, str] = {}
    """Where they stand: a square such as `c4`, an area, or for bands `<band> <somebody>`."""
    hidden: bool = False


class Remove(Do, frozen=True, kw_only=True):
    """Take somebody out of the scene, and others with them."""

    figure: str
    others: tuple[str, ...] = ()
    why: LeftWhy = ""


class SetValue(Do, frozen=True, kw_only=True):
    """Set any number of anybody in the scene, such as `wolf.wounds` to 1."""

    path: str
    value: int | str | bool


class Grant(Do, frozen=True, kw_only=True):
    """Give or take something by decree: effects as the game has them, each with a `type` and its fields."""

    effects: tuple[dict[str, Any], ...]


class Overrule(Do, frozen=True, kw_only=True):
    """Let the latest roll have come out otherwise: with another outcome, or with these faces."""

    outcome: str = ""
    faces: tuple[int, ...] = ()


class Move(Do, frozen=True, kw_only=True):
    """Move anybody anywhere: a square such as `c4`, an area, or for bands `<band> <somebody>`."""

    figure: str
    to: str


class SetSpace(Do, frozen=True, kw_only=True):
    """Lay out another map."""

    space: Board | Zones | Areas | None
    is_same_map: bool = False
    """Whether it is the same map with its ground or its tokens changed: what was explored stays so."""


class Hide(Do, frozen=True, kw_only=True):
    """Hide figures from the players, or show them."""

    figures: tuple[str, ...]
    is_hidden: bool = True


class KeepNumbers(Do, frozen=True, kw_only=True):
    """Rule how players know the numbers of some foes, or let the table's agreement hold for them again."""

    figures: tuple[str, ...]
    numbers: Numbers | Literal["agreed"] = "hidden"


class SetFog(Do, frozen=True, kw_only=True):
    """Let a side see only what it has explored, or everything."""

    side: Side = "party"
    is_on: bool = True


class PaintFog(Do, frozen=True, kw_only=True):
    """Lay fog on some squares, or lift it: a side does not know them any more, or knows them from now on."""

    squares: tuple[Square, ...] = ()
    blocks: tuple[tuple[Square, Square], ...] = ()
    """Rectangles, each by two opposite corners."""
    is_laid: bool = True
    side: Side = "party"


class SetClock(Do, frozen=True, kw_only=True):
    """Start a clock, or set one anew."""

    id: str
    text: str = ""
    steps: int = 4
    filled: int = 0
    is_secret: bool = False


class TickClock(Do, frozen=True, kw_only=True):
    """Move a clock, forwards or back."""

    id: str
    by: int = 1


class StopClock(Do, frozen=True, kw_only=True):
    """Take a clock away."""

    id: str


class Reveal(Do, frozen=True, kw_only=True):
    """Tell what a secret roll came to: only now it happens, to everybody as they are by now."""

    number: int
    is_only_told: bool = False
    """Whether only its outcome is told, as it was rolled, and nothing happens."""


class Drop(Do, frozen=True, kw_only=True):
    """Give up a rule that waits for somebody's answer, or a secret roll that waits to be revealed."""

    pending: int


class TakeSeed(Do, frozen=True, kw_only=True):
    """Take the seed of the dice out, to play the game on elsewhere; everybody is told."""


class Close(Do, frozen=True, kw_only=True):
    """End the game and reveal the seed of its dice."""


AnyDo: TypeAlias = (
    Act
    | Perform
    | Answer
    | Mark
    | Choose
    | Undo
    | Redo
    | Say
    | WriteNote
    | EraseNote
    | AddSalt
    | Create
    | Bring
    | Advance
    | Sit
    | Leave
    | Agree
    | Give
    | SetScene
    | AddFoes
    | Remove
    | SetValue
    | Grant
    | Overrule
    | Move
    | SetSpace
    | Hide
    | KeepNumbers
    | SetFog
    | PaintFog
    | SetClock
    | TickClock
    | StopClock
    | Reveal
    | Drop
    | TakeSeed
    | Close
)


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A command as a client sends it."""

    seat: str
    do: AnyDo
    id: str = ""
    """Made by the client: a command sent twice under one id acts once.  Empty for no such protection."""
    base: int | None = None
    """The version the client had seen; nothing for a command that is right whatever has happened."""
    at: int = 0
    """When it was given, in seconds of the shell's clock; 0 where nobody tells the time."""
