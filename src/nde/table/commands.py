"""What somebody at a table may ask for.  `decide` turns a command into an entry of the log, or refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, Union

import msgspec

from nde.board import Areas, BarrierKind, Board, Ends, Ground, Square, Zones
from nde.board.strokes import Shape
from nde.rules.calls import Tie
from nde.rules.play import Moment, Side
from nde.rules.promises import Promise
from nde.table.conversation import CallWay, Counts, TryAnswer
from nde.table.drawings import Colour, Points
from nde.table.events import LeftWhy
from nde.table.game_types import Action
from nde.table.pictures import Backdrop, PictureName
from nde.table.seats import Agreement, Numbers, Role, Rolls
from nde.table.state import AnyStance, ThingKind

Said: TypeAlias = int | str | bool | tuple[str, ...]
Built: TypeAlias = BarrierKind | Literal["door", "hidden-door", "nothing"]
"""What may stand between squares; the side of an object stops what a wall stops."""


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
    is_secret: bool | None = None
    """Whether only the game master sees it; nothing for what is usual: in secret is what would give something
    away by being seen, such as a trap's die, where a person leads the game."""


class Perform(Do, frozen=True, kw_only=True):
    """Do something, said as a sentence: who, by which verb, with which objects."""

    figure: str
    verb: str
    objects: tuple[str, ...] = ()
    """One for each slot of the verb, as the way that is meant has them."""
    values: dict[str, Any] = {}
    """Parameters that are to be other than usual, by name; what is said in words is one of them."""
    faces: tuple[int, ...] = ()
    is_secret: bool | None = None


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


class Done(Do, frozen=True, kw_only=True):
    """Say that one's heroes have done what they will in this turn; it ends once nobody could still act."""

    figures: tuple[str, ...] = ()
    """Who is done; empty for everybody whom this seat plays."""
    is_done: bool = True
    """Whether they are; otherwise they would do something after all."""
    for_all: bool = False
    """Whether the turn is to end for everybody, whoever could still act."""
    losing: tuple[str, ...] = ()
    """Who may lose their action by that: they have been named to whoever asks.  Refused where anybody else
    would lose theirs, with the names to ask about."""


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
    is_deed: bool = False
    """Whether it is told of them rather than said by them: `/me` in a chat."""


class Toss(Do, frozen=True, kw_only=True):
    """Roll dice for their own sake, such as `2d6+1`."""

    dice: str
    text: str = ""
    """What for."""
    is_secret: bool = False
    """Whether only oneself and the game master see it."""


class Try(Do, frozen=True, kw_only=True):
    """Try something in one's own words.

    Where a person is game master they answer; otherwise the game's usual rulings do.
    """

    figure: str
    text: str = ""
    trait: str = ""
    """What to try it with; empty for whatever the game master says, or for what is likeliest."""
    values: dict[str, Any] = {}
    """What one brings to it, by parameter."""
    faces: tuple[int, ...] = ()
    """Faces of real dice, where nobody has to be asked."""


class TakeBack(Do, frozen=True, kw_only=True):
    """Think better of what one tried, before the game master has answered."""

    attempt: int


class Respond(Do, frozen=True, kw_only=True):
    """Roll what was called for; the game master may do so for anyone."""

    call: int
    figure: str
    trait: str = ""
    """Empty where there is one alone, or for the one that was asked for."""
    values: dict[str, Any] = {}
    """What one brings to it, by parameter."""
    faces: tuple[int, ...] = ()


class Decline(Do, frozen=True, kw_only=True):
    """Not roll what was called for."""

    call: int
    figure: str


class WriteNote(Do, frozen=True, kw_only=True):
    """Write a note, or write it anew."""

    id: str
    text: str
    to: tuple[str, ...] = ()
    is_open: bool = False


class EraseNote(Do, frozen=True, kw_only=True):
    """Throw a note away."""

    id: str


class Draw(Do, frozen=True, kw_only=True):
    """Draw or write something on the map, where the game master lets everybody do so."""

    shape: Shape
    points: Points
    """What it goes through, 1024 to a square, counted from the upper left corner of the map: of a rectangle
    two opposite corners, of a circle its middle and a place on it, of a label where it stands."""
    colour: Colour = "red"
    text: str = ""
    """What a label says."""
    is_hidden: bool = False
    """Whether only the game master sees it."""


class Wipe(Do, frozen=True, kw_only=True):
    """Wipe off what one has drawn on the map; the game master may wipe off everything."""

    drawings: tuple[int, ...] = ()
    """By number; empty for all that one may."""


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
    stance: AnyStance = "foe"
    """Whether they are foes, fight on the party's side, or are there and take no part."""
    names: dict[str, str] = {}
    """What they are called, where they have a name."""
    known_as: dict[str, str] = {}
    """What the players call them, where they are not to know who it is."""


class TakeSides(Do, frozen=True, kw_only=True):
    """Let somebody be a foe, fight on the party's side, or stand aside: as a friend, or on no side."""

    figure: str
    stance: AnyStance


class MakeCreatures(Do, frozen=True, kw_only=True):
    """Write creatures of one's own, or write them anew, by id: documents as the game reads them.

    From then on they are stat blocks of this table, to be brought into a scene like any other.
    """

    creatures: dict[str, dict[str, Any]]


class Reshape(Do, frozen=True, kw_only=True):
    """Change anything about a creature that is about: its numbers, attacks, traits, as a document says."""

    figure: str
    document: dict[str, Any]
    """Whatever is to be otherwise; all else stays, and what it has lost stays lost."""


class ForgetCreature(Do, frozen=True, kw_only=True):
    """Throw a creature of one's own away; those of its kind who are about stay as they are."""

    id: str


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
    """Let a roll of the last round have come out otherwise: with another outcome, or with these faces."""

    outcome: str = ""
    faces: tuple[int, ...] = ()
    number: int = 0
    """Of the entry in which it was made; 0 for what was done last."""
    dropping: tuple[int, ...] = ()
    """Entries that may be taken back because they hang on it.  Refused where others do, with all of them."""


class Move(Do, frozen=True, kw_only=True):
    """Move anybody anywhere: a square such as `c4`, an area, or for bands `<band> <somebody>`."""

    figure: str
    to: str


class SetSpace(Do, frozen=True, kw_only=True):
    """Lay out another map."""

    space: Board | Zones | Areas | None
    is_same_map: bool = False
    """Whether it is the same map with its ground or its tokens changed: what was explored stays so."""
    backdrop: Backdrop | None = None
    """The picture under it; the same map keeps the one it has."""
    has_fog: bool = False
    """Whether players see only what they explore; where nothing on it hides anything, nothing at first."""


class LayPicture(Do, frozen=True, kw_only=True):
    """Lay a picture under the map, or the same so that its squares fit, or take it away."""

    backdrop: Backdrop | None = None


class SetPortrait(Do, frozen=True, kw_only=True):
    """Give somebody a picture, or take it away."""

    figure: str
    picture: PictureName | Literal[""] = ""
    """Its hash or its name; empty to take it away."""


class ShowPicture(Do, frozen=True, kw_only=True):
    """Show a picture to some seats, or to everybody; whoever saw it before does no more unless named."""

    picture: PictureName
    title: str = ""
    to: tuple[str, ...] = ()


class HidePicture(Do, frozen=True, kw_only=True):
    """Show a picture to nobody any more."""

    picture: PictureName


class PaintGround(Do, frozen=True, kw_only=True):
    """Say what the ground of some squares is made of, or of the whole map; it changes no rule."""

    ground: Ground
    squares: tuple[Square, ...] = ()
    blocks: tuple[tuple[Square, Square], ...] = ()
    """Rectangles, each by two opposite corners; without them and without squares the whole map is meant."""


class BuildWalls(Do, frozen=True, kw_only=True):
    """Build walls, windows or doors on the edges of squares or anywhere else, or take away what is there."""

    lines: tuple[Ends, ...]
    """From where to where each goes, 1024 to a square, counted from the upper left corner of the map."""
    kind: Built = "wall"


class UseDoor(Do, frozen=True, kw_only=True):
    """Open or shut a door: whoever stands next to it, or the game master."""

    door: Ends
    is_open: bool = True
    figure: str = ""
    """Who does it; empty for the game master's hand, or for whom of one's own is next to it."""


class ShowDrawing(Do, frozen=True, kw_only=True):
    """Let the players see something that is drawn on the map, or hide it from them."""

    drawing: int
    is_hidden: bool = False


class Hide(Do, frozen=True, kw_only=True):
    """Hide figures from the players, or show them."""

    figures: tuple[str, ...]
    is_hidden: bool = True


class KeepNumbers(Do, frozen=True, kw_only=True):
    """Rule how players know the numbers of some foes, or let the table's agreement hold for them again."""

    figures: tuple[str, ...]
    numbers: Numbers | Literal["agreed"] = "hidden"


class Rename(Do, frozen=True, kw_only=True):
    """Call somebody by a name from now on; players may rename whom they play."""

    figure: str
    name: str = ""
    """Empty for what they are called without one."""


class KeepName(Do, frozen=True, kw_only=True):
    """Let the players know somebody under another name alone, or tell them who it is."""

    figure: str
    known_as: str = ""
    """Empty to tell them."""


class GiveThing(Do, frozen=True, kw_only=True):
    """Give somebody a thing, a condition or a note in free words."""

    figure: str
    text: str
    kind: ThingKind = "thing"


class HandThing(Do, frozen=True, kw_only=True):
    """Hand such a thing to somebody else; players hand on what their own people have."""

    thing: int
    figure: str


class DropThing(Do, frozen=True, kw_only=True):
    """Take such a thing away; players throw away what their own people have."""

    thing: int


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
    is_pressing: bool = True
    """Whether failures move it, in games by whose book they move such clocks."""


class TickClock(Do, frozen=True, kw_only=True):
    """Move a clock, forwards or back."""

    id: str
    by: int = 1


class BringAbout(Do, frozen=True, kw_only=True):
    """Let what an outcome left open happen, or anything of that sort: the dice say what."""

    promise: Promise
    key: str = ""
    """What it is to be, where that is not left to the dice."""


class PrepareScenes(Do, frozen=True, kw_only=True):
    """Prepare scenes for later, or write them anew, by id."""

    scenes: dict[str, dict[str, Any]]
    """Documents with `title`, `text`, `notes`, `map`, `foes` and `handouts`."""


class ForgetScene(Do, frozen=True, kw_only=True):
    """Throw a prepared scene away."""

    id: str


class BringOn(Do, frozen=True, kw_only=True):
    """Bring a prepared scene on."""

    id: str


class HandOut(Do, frozen=True, kw_only=True):
    """Hand out what a prepared scene has, by its number there."""

    scene: str
    number: int = 1
    to: tuple[str, ...] = ()
    """The seats that are to have it; empty for everybody."""


class OpenAdventure(Do, frozen=True, kw_only=True):
    """Open an adventure at the table, from its file; under the id of the present one it is a new version.

    The party then stays where it is, with all that it has done.
    """

    text: str


class GoTo(Do, frozen=True, kw_only=True):
    """Take the party to any place of the adventure, whatever ways lead there; it is entered as ever."""

    place: str


class SetFlags(Do, frozen=True, kw_only=True):
    """Say which flags of the adventure are set, and which are not."""

    set: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()


class StopClock(Do, frozen=True, kw_only=True):
    """Take a clock away."""

    id: str


class CallFor(Do, frozen=True, kw_only=True):
    """Call for a roll: of one hero, of several, or of all."""

    figures: tuple[str, ...] = ()
    """Empty for the whole party, as far as it can roll."""
    traits: tuple[str, ...] = ()
    """What may be rolled with; empty for anything, or for what a try names."""
    difficulty: str = ""
    """One of the game's own names; empty for the usual one, or for what the values say."""
    values: dict[str, Any] = {}
    """How hard it is as a number, and the circumstances, by parameter."""
    is_hidden: bool = False
    way: CallWay = "open"
    reason: str = ""
    counts: Counts = "each"
    attempt: int = 0
    """The try that it answers: whoever tries is called, with their own words for a reason."""
    fails: str = ""
    """What happens to whoever fails, in words."""


class Contest(Do, frozen=True, kw_only=True):
    """Let two try themselves against each other: both roll, and the better has won."""

    figure: str
    trait: str = ""
    other: str
    other_trait: str = ""
    """Empty for the same."""
    difficulty: str = ""
    values: dict[str, Any] = {}
    is_hidden: bool = False
    way: CallWay = "open"
    reason: str = ""
    tie: Tie | None = None
    """What it comes to if both do equally well; nothing for what the game says."""


class Withdraw(Do, frozen=True, kw_only=True):
    """Take a call back: whoever has not rolled need not."""

    call: int


class AnswerTry(Do, frozen=True, kw_only=True):
    """Answer what somebody tries: it works, it works at a price, or not like this.

    To have it rolled is a call.
    """

    attempt: int
    answer: TryAnswer
    text: str = ""


class Reveal(Do, frozen=True, kw_only=True):
    """Tell what a secret roll came to: only now it happens, to everybody as they are by now."""

    number: int
    figure: str = ""
    """Whose roll, where one entry holds several."""
    is_only_told: bool = False
    """Whether only its outcome is told, as it was rolled, and nothing happens."""


class Drop(Do, frozen=True, kw_only=True):
    """Give up a rule that waits for somebody's answer, or a secret roll that waits to be revealed."""

    pending: int


class TakeSeed(Do, frozen=True, kw_only=True):
    """Take the seed of the dice out, to play the game on elsewhere; everybody is told."""


class Close(Do, frozen=True, kw_only=True):
    """End the game and reveal the seed of its dice."""


if TYPE_CHECKING:
    AnyDo: TypeAlias = Do
else:
    AnyDo = Union[tuple(Do.__subclasses__())]  # noqa: UP007


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
