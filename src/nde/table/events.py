"""What happened at a table.  Events hold faces, answers and effects: no rule is asked when they are applied.

An `Entry` is one line of the log: everything that one command did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union, get_args

import msgspec

from nde.board import Areas, Board, Door, Square, Zones
from nde.dice import Answer
from nde.rules.play import Side
from nde.rules.promises import Promise
from nde.rules.ruleset import Measure
from nde.rules.stakes import Fulfilment
from nde.table.conversation import Attempt, Call, CallWay, TryAnswer
from nde.table.drawings import Drawing, Drawings
from nde.table.game_types import (
    Character,
    GameEffect,
    GameScene,
    MaybeScene,
    OfAction,
    OfCharacter,
    OfDeed,
    OfEffect,
    OfGame,
    OfScene,
    open_to_games,
)
from nde.table.header import Own
from nde.table.pictures import Backdrop, Handout
from nde.table.prepared import PreparedScene
from nde.table.seats import Agreement, Numbers, Seat
from nde.table.state import Asked, Clock, Faring, GameBystander, GameTask, Names, Note, Rulings, Thing
from nde.table.story.adventure import Adventure, Due, Texts

StepFact: TypeAlias = str | int | float | bool | tuple[str | int, ...]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of the reasoning, as it was told."""

    rule: str
    key: str
    facts: tuple[tuple[str, StepFact], ...]
    hint: str = ""
    """What a hint for the game master alone is known by."""
    measure: Measure | None = None
    """What it tells of numbers that are kept from some seats; it is taken out for them."""
    is_kept: bool = False
    """Whether numbers of somebody were taken out of it for this seat: then `step-<key>-kept` tells it."""


class Die(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One face, and where it came from."""

    sides: int
    face: int
    source: Literal["stream", "typed", "ruled"] = "stream"
    """Drawn from the stream, typed from a real die, or set by the game master."""
    who: str = ""
    key: str = ""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something that happened."""


# the table itself: who sits there, what is said and noted, what was taken back; it is not undone


class SeatTaken(Event, frozen=True, kw_only=True):
    """Somebody took a seat, or changed something about theirs."""

    seat: Seat


class SeatLeft(Event, frozen=True, kw_only=True):
    """A seat is empty again; whom it played is the game master's."""

    seat: str


class AgreementMade(Event, frozen=True, kw_only=True):
    """The table agreed on how it plays."""

    agreement: Agreement


class Said(Event, frozen=True, kw_only=True):
    """Somebody said something, to everybody or to some seats."""

    text: str
    to: tuple[str, ...] = ()
    as_figure: str = ""
    is_deed: bool = False
    """Whether it is told of them rather than said by them."""


class NoteKept(Event, frozen=True, kw_only=True):
    """A note was written, or written anew."""

    note: Note


class NoteErased(Event, frozen=True, kw_only=True):
    """A note was thrown away: by its author, or by the game master."""

    id: str
    by: str
    """Its author."""


class ScenePrepared(Event, frozen=True, kw_only=True):
    """The game master prepared a scene, or wrote it anew; nobody else is told."""

    scene: PreparedScene


class PreparedForgotten(Event, frozen=True, kw_only=True):
    """The game master threw a prepared scene away."""

    id: str


class SaltAdded(Event, frozen=True, kw_only=True):
    """A seat added something of its own to the dice."""

    salt: str


class Undone(Event, frozen=True, kw_only=True):
    """Entries were taken back with everything they changed; their dice stay in the log."""

    numbers: tuple[int, ...]


class Redone(Event, frozen=True, kw_only=True):
    """Entries that were taken back count again, with the same dice."""

    numbers: tuple[int, ...]


class RuledAnew(Event, frozen=True, kw_only=True):
    """A roll of an earlier entry came out otherwise: what follows is that entry anew.

    The world goes back to where it was before it; what came after it and stays is told again behind.
    """

    number: int
    dropped: tuple[int, ...] = ()
    """Entries after it that were taken back, since they hung on the roll."""


class StillSo(Event, frozen=True, kw_only=True):
    """What follows is what a later entry did, and still does."""

    number: int


class SeedTaken(Event, frozen=True, kw_only=True):
    """Whoever runs the game has the seed of its dice now, and could know what they will show."""


class Closed(Event, frozen=True, kw_only=True):
    """The game is over: the seed of the dice is revealed."""

    seed: str


# who and what is in the world: undone with the command that caused it

LeftWhy: TypeAlias = Literal["", "stalemate", "wavers", "wary"]
"""Why somebody leaves: the game master says so, a fight has led nowhere for too long, or they lose heart."""


class CharacterCame(Event, OfCharacter, frozen=True, kw_only=True):
    """A character joined the party, or came back changed."""

    id: str
    character: Character
    seat: str = "gm"


class FigureGiven(Event, frozen=True, kw_only=True):
    """Another seat plays a figure from now on."""

    figure: str
    seat: str


class SceneSet(Event, OfScene, frozen=True, kw_only=True):
    """A scene was set: the place, its foes and its space; the whole of it as the game has it."""

    scene: GameScene
    place: str = ""
    hidden: tuple[str, ...] = ()
    numbers: Rulings = ()
    """How players know the numbers of those the game master has ruled about."""
    names: Names = ()
    """What those are called who were given a name."""
    known_as: Names = ()
    """What the players call those whose name they do not know."""
    is_same_map: bool = False
    """Whether it is still the ground that was there, and what is known of it stays known."""
    backdrop: Backdrop | None = None
    """The picture under a new map."""
    drawings: Drawings = ()
    """What is drawn on a new map."""


class Joined(Event, OfScene, frozen=True, kw_only=True):
    """More foes came; the scene as the game has it with them."""

    scene: GameScene
    figures: tuple[str, ...]


class StoodAside(Event, OfScene, frozen=True, kw_only=True):
    """Somebody is there who takes no part: a newcomer, or somebody who has left the fight to others."""

    bystander: GameBystander
    is_new: bool = False


class TookSides(Event, OfScene, frozen=True, kw_only=True):
    """Somebody is among the foes now, or fights for the party; the scene as the game has it with them."""

    figure: str
    scene: GameScene
    side: Side = "foes"
    is_new: bool = False
    """Whether they come in so, and were not there before."""


class CreaturesMade(Event, frozen=True, kw_only=True):
    """The game master wrote creatures of their own, or wrote them anew; nobody else is told."""

    creatures: Own


class Reshaped(Event, OfScene, frozen=True, kw_only=True):
    """The game master changed what somebody is; the scene as the game has it with them."""

    figure: str
    scene: GameScene


class CreatureForgotten(Event, frozen=True, kw_only=True):
    """The game master threw a creature of their own away; those who are about stay as they are."""

    id: str


class Renamed(Event, frozen=True, kw_only=True):
    """Somebody is called by another name from now on."""

    figure: str
    name: str
    """Empty where they are again called by what they are."""
    is_on_sheet: bool = False
    """Whether the name stands on a sheet of theirs, which is kept and taken elsewhere."""
    is_new: bool = False
    """Whether they come in under that name, which is told with their coming."""


class NameKept(Event, frozen=True, kw_only=True):
    """The players know somebody under another name alone, or who it is after all."""

    figure: str
    known_as: str = ""
    """Empty where they know who it is from now on."""


class ThingGiven(Event, frozen=True, kw_only=True):
    """Somebody was given something in free words."""

    thing: Thing
    reader: str
    """The seat that plays whoever has it: what a note says is for it and for the game master."""


class ThingHanded(Event, frozen=True, kw_only=True):
    """Something went from hand to hand; it is now as it stands here."""

    thing: Thing
    giver: str
    reader: str


class ThingGone(Event, frozen=True, kw_only=True):
    """Somebody has something no longer."""

    thing: Thing
    reader: str


class Left(Event, frozen=True, kw_only=True):
    """Somebody was taken out of the scene."""

    figure: str
    why: LeftWhy = ""


class ValueSet(Event, frozen=True, kw_only=True):
    """The game master set a value in the scene."""

    path: str
    old: str | int | bool | None
    value: str | int | bool


class Granted(Event, OfEffect, frozen=True, kw_only=True):
    """The game master gave or took something: effects by decree."""

    effects: tuple[GameEffect, ...]


class PlayersTold(Event, OfEffect, frozen=True, kw_only=True):
    """The game was told who plays whom, since that makes a difference in it."""

    effects: tuple[GameEffect, ...]


class ClockMoved(Event, frozen=True, kw_only=True):
    """A clock of the table was set or moved; it is now as it stands here."""

    clock: Clock


class ClockStopped(Event, frozen=True, kw_only=True):
    """A clock was taken away."""

    id: str
    is_secret: bool = False


class Marked(Event, frozen=True, kw_only=True):
    """A moment of play was marked: a session, a fight, a turn's end, a rest."""

    moment: str


class DoneSaid(Event, frozen=True, kw_only=True):
    """Some have done what they will in this turn, or would do something after all."""

    figures: tuple[str, ...]
    is_done: bool = True


class SessionBegun(Event, frozen=True, kw_only=True):
    """A session of play began."""

    number: int


# rules on their way and at their end: what was answered, what came of it, and why


class Began(Event, OfAction, frozen=True, kw_only=True):
    """A rule was begun and waits for somebody's answer."""

    task: GameTask
    answers: tuple[Answer, ...] = ()
    asked: int = 0


class Answered(Event, frozen=True, kw_only=True):
    """A question was answered, and the rule waits for another answer."""

    pending: int
    answers: tuple[Answer, ...]
    """All answers so far."""
    asked: int = 0
    by_default: bool = False


class Dropped(Event, frozen=True, kw_only=True):
    """A rule that waited was given up; nothing came of it."""

    pending: int
    is_outdated: bool = False
    """Whether it could not go on: the program asks otherwise now than the one in which it had begun."""


class Resolved(Event, OfDeed, frozen=True, kw_only=True):
    """A rule came to its end: what came of it, and why."""

    task: GameTask
    pending: int = 0
    """The entry that had begun it, where it had waited."""
    answers: tuple[Answer, ...] = ()
    outcome: str = ""
    effects: tuple[GameEffect, ...] = ()
    steps: tuple[Step, ...] = ()
    overruled: str = ""
    """The outcome that the game master set another for."""


class Kept(Event, OfDeed, frozen=True, kw_only=True):
    """A secret roll was made; what came of it waits until it is revealed."""

    task: GameTask
    pending: int = 0
    answers: tuple[Answer, ...] = ()
    outcome: str = ""
    effects: tuple[GameEffect, ...] = ()
    steps: tuple[Step, ...] = ()
    overruled: str = ""
    asked: Asked | None = None
    """What the answers were given to; nothing in games of older versions."""


class Revealed(Event, OfDeed, frozen=True, kw_only=True):
    """A secret roll was told: only now what comes of it happens, to everybody as they are by now."""

    number: int
    task: GameTask
    outcome: str
    """Empty where a rule that was revealed has a question first."""
    effects: tuple[GameEffect, ...] = ()
    answers: tuple[Answer, ...] = ()
    was: str = ""
    """The outcome as it was when the roll was made, where the present one is another."""
    is_only_told: bool = False
    """Whether the game master told the old outcome and let nothing happen."""


# what people ask of each other: rolls that are called for, tries in words, dice for their own sake


class RollCalled(Event, frozen=True, kw_only=True):
    """The game master called for a roll."""

    call: Call


class CallAnswered(Event, frozen=True, kw_only=True):
    """Somebody who was called upon rolled, or declined."""

    call: int
    figure: str
    trait: str = ""
    is_declined: bool = False
    outcome: str = ""
    """Empty for whoever may not know."""
    fulfils: Fulfilment | None = None
    score: int = 0
    way: CallWay = "open"


class CallEnded(Event, frozen=True, kw_only=True):
    """Everybody has answered a call, or it was withdrawn."""

    call: Call
    """As it was in the end, with what came of it for each."""
    is_withdrawn: bool = False
    works: bool | None = None
    """Whether they make it together; nothing where each counts alone, or for whoever may not know."""
    winner: str = ""
    """Who has won a contest; empty for nobody."""
    is_again: bool = False
    """Whether both did equally well, and roll once more."""


class Attempted(Event, frozen=True, kw_only=True):
    """Somebody tries something in their own words, and waits for the game master."""

    attempt: Attempt


class AttemptAnswered(Event, frozen=True, kw_only=True):
    """The game master said what comes of it."""

    attempt: Attempt
    answer: TryAnswer
    text: str = ""


class AttemptTakenBack(Event, frozen=True, kw_only=True):
    """Somebody thought better of it."""

    attempt: Attempt


class Tossed(Event, frozen=True, kw_only=True):
    """Somebody rolled dice for their own sake."""

    dice: str
    """The expression, as it is written."""
    faces: tuple[int, ...]
    total: int
    text: str = ""
    """What for."""
    is_secret: bool = False
    """Whether only whoever rolled and the game master see it."""


# where everybody is, who sees what, and what a seat sees in the place of what it must not


class SpaceSet(Event, frozen=True, kw_only=True):
    """The space of the scene is another: a new map, or somebody moved by the game master."""

    space: Board | Zones | Areas | None
    moved: str = ""
    """Who was moved, where only one was."""
    is_same_map: bool = False
    """Whether the map is the same with its ground or its tokens changed: what was explored stays so."""
    backdrop: Backdrop | None = None
    """The picture under a new map."""


class DoorMoved(Event, frozen=True, kw_only=True):
    """A door was opened or shut."""

    door: Door
    """As it is now."""
    figure: str = ""
    """Who did it; empty for the game master's hand."""
    known_to: tuple[Side, ...] = ()
    """The sides that know of the door; only the game master is told so."""


class BackdropLaid(Event, frozen=True, kw_only=True):
    """Another picture lies under the map, or the same in another place, or none."""

    backdrop: Backdrop | None


class PortraitSet(Event, frozen=True, kw_only=True):
    """Somebody has a picture, or none any more."""

    figure: str
    picture: str = ""


class PictureShown(Event, frozen=True, kw_only=True):
    """A picture is shown to some seats, or to everybody."""

    handout: Handout


class PictureHidden(Event, frozen=True, kw_only=True):
    """A picture that was shown is shown no more."""

    handout: Handout


class Drawn(Event, frozen=True, kw_only=True):
    """Somebody drew or wrote something on the map, or what was there is shown or hidden from now on."""

    drawing: Drawing
    known_to: tuple[Side, ...] = ()
    """The sides that see any of it."""


class Wiped(Event, frozen=True, kw_only=True):
    """Something that was drawn on the map is gone."""

    drawings: Drawings
    """Nothing for whoever is not the game master."""
    known_to: tuple[Side, ...] = ()
    """The sides that saw any of it."""


class HiddenSet(Event, frozen=True, kw_only=True):
    """Some figures were hidden from the players, or shown to them."""

    figures: tuple[str, ...]
    is_hidden: bool


class NumbersKept(Event, frozen=True, kw_only=True):
    """The game master ruled how players know the numbers of some foes, or let the agreement hold again."""

    figures: tuple[str, ...]
    numbers: Numbers | Literal["agreed"]


class Fared(Event, frozen=True, kw_only=True):
    """How a foe whose numbers are told in words looks from now on, as everybody can see."""

    figure: str
    faring: Faring


class FogSet(Event, frozen=True, kw_only=True):
    """A side sees only what it has explored, or everything again."""

    side: Side
    is_on: bool


class FogPainted(Event, frozen=True, kw_only=True):
    """The game master laid fog on squares that a side knew, or lifted it from squares it did not know."""

    side: Side
    squares: tuple[Square, ...]
    is_laid: bool
    is_first: bool = False
    """Whether there was no fog before: then the side knows all the rest of the map."""


class Explored(Event, frozen=True, kw_only=True):
    """A side saw squares it had not seen before."""

    side: Side
    squares: tuple[Square, ...]


class Appeared(Event, frozen=True, kw_only=True):
    """Somebody came into a side's sight: out of the fog, or shown by the game master."""

    side: Side
    figures: tuple[str, ...]


class Veiled(Event, frozen=True, kw_only=True):
    """Something happened that this seat does not see."""


# the adventure: where the party is in it, and what it has set off


class AdventureBegun(Event, frozen=True, kw_only=True):
    """The party set out; `strength` is how much it could take then."""

    strength: int
    title: Texts = ()
    text: Texts = ()


class PlaceLeft(Event, OfScene, frozen=True, kw_only=True):
    """The party left a place: who stayed behind there, as they were, and who of them lies in wait."""

    place: str
    scene: GameScene
    hidden: tuple[str, ...] = ()
    numbers: Rulings = ()
    names: Names = ()
    known_as: Names = ()
    fight: MaybeScene = None
    """The fight that was broken off there, with the party in it; none where nobody fought."""
    backdrop: Backdrop | None = None
    """The picture under the map there."""
    drawings: Drawings = ()


class PlaceEntered(Event, frozen=True, kw_only=True):
    """The party came to a place of the adventure; words are empty where the catalogue has them."""

    place: str
    title: Texts = ()
    text: Texts = ()
    look: str = ""
    """How the place looks now: at first, after a fight that was won there, or by a flag."""
    is_again: bool = False
    """Whether the party has seen it look so before: then it need not be told once more."""


class DeedDone(Event, frozen=True, kw_only=True):
    """A deed of the adventure was tried: whether it worked, and what is told of it."""

    deed: str
    hero: str = ""
    works: bool
    text: Texts = ()


class FlagsSet(Event, frozen=True, kw_only=True):
    """Things of the adventure became true, or stopped being so."""

    set: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()


class SceneBroughtOn(Event, frozen=True, kw_only=True):
    """A prepared scene came on: what everybody is told of it."""

    scene: str
    """Its id; empty for whoever is not the game master."""
    title: str
    text: str = ""


class AdventureOpened(Event, frozen=True, kw_only=True):
    """The game master opened an adventure, or the one that is played in a new version."""

    adventure: Adventure | None
    """Nothing for whoever is not the game master."""
    source: str = ""
    """Its file, as it was written."""
    title: Texts = ()
    is_same: bool = False
    """Whether it is the one that was played before: the party stays where it is."""


class FightWon(Event, frozen=True, kw_only=True):
    """No foe stands any more at a place of the adventure."""

    place: str
    is_rout: bool = False
    """Whether some of them broke and ran, rather than fell."""
    text: Texts = ()


class PartyRouted(Event, frozen=True, kw_only=True):
    """Nobody fights on at a place, and some of the party ran: they come together elsewhere."""

    place: str
    carried: tuple[str, ...] = ()
    """Who of the party could not run and was dragged along."""


class PartyWithdraws(Event, frozen=True, kw_only=True):
    """The party takes a way out of a fight: the foes have their turn before it is gone."""

    place: str
    exit: str


class FightResumed(Event, frozen=True, kw_only=True):
    """The party is back where it broke off a fight, which goes on."""

    place: str


class FoesCame(Event, frozen=True, kw_only=True):
    """Foes are at a place of the adventure, seen or not, and have to be beaten; or nobody is.

    It is noted of every place, so that no player learns from it where somebody lies in wait.
    """

    place: str
    is_anybody: bool = True


class RoundCounted(Event, frozen=True, kw_only=True):
    """A round of a fight in the adventure began."""

    number: int


class ClockStruck(Event, frozen=True, kw_only=True):
    """A clock of the adventure was full: what it threatened happens."""

    clock: str
    text: Texts = ()


JAMS, FREED, EASED = "way-jams", "way-freed", "way-to-do"
"""What befalls a way or a deed of the adventure and lasts."""
WARY = "wary"
"""What befalls a party that meets somebody who keeps their distance and waits for what it does."""
SPARED = "left-for-dead"
"""What befalls a party of which nobody stands, and which is not at its end."""


class Promised(Event, frozen=True, kw_only=True):
    """Outcomes left something to the game master, who is the engine: it has to be brought about."""

    promises: tuple[Promise, ...]


class Befell(Event, OfEffect, frozen=True, kw_only=True):
    """The game master brought something about that an outcome had left open, or told what came of a question.

    What it changes besides effects of the game stands in the events behind it.
    """

    key: str
    """Told by the message `happening-<key>`."""
    who: str = ""
    about: str = ""
    """What it is about: a clock, a figure, or `place/name` for an exit or a deed of the adventure."""
    effects: tuple[GameEffect, ...] = ()
    faces: tuple[int, ...] = ()
    """The faces that chose it."""
    kept: Promise | None = None
    """The promise that is carried out with it."""


class Postponed(Event, frozen=True, kw_only=True):
    """What the adventure will do once an open question is answered; nothing for all of it done."""

    due: tuple[Due, ...] = ()


class AdventureEnded(Event, frozen=True, kw_only=True):
    """The adventure came to one of its ends."""

    ending: str
    is_won: bool = False
    title: Texts = ()
    text: Texts = ()


if TYPE_CHECKING:
    AnyEvent: TypeAlias = Event
    GameEvent: TypeAlias = Event
else:
    AnyEvent = Union[tuple(Event.__subclasses__())]  # noqa: UP007
    GameEvent = Union[tuple(map(open_to_games, get_args(AnyEvent)))]  # noqa: UP007


class Entry(msgspec.Struct, OfGame, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log: everything that one command did."""

    number: int
    seat: str
    command: str = ""
    """The id the client gave its command."""
    at: int = 0
    """When it was given, in seconds of the shell's clock; 0 where nobody told the time."""
    events: tuple[GameEvent, ...]
    dice: tuple[Die, ...] = ()
    unseen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Who was hidden from each seat while this happened; under `*` from whoever had no seat then.  It is kept
    with the entry, so that nobody sees later what they could not see before."""
    unmeasured: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Whose numbers were kept from each seat while this happened, in the same manner."""
    unnamed: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words that would tell each seat who somebody is whose name is kept from it, in the same manner."""
    with_foes: tuple[str, ...] = ()
    """The seats that looked from the foes' side, where this tells what a side saw."""
    is_secret: bool = False
