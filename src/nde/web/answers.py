"""What the HTTP API answers with: games, dice, situations, characters, creatures, shelves."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.locale.phrases import ProspectTold
from nde.prose.breakdown import StepTold
from nde.prose.prospects import ParamLabel
from nde.prose.sheets import SheetLabel
from nde.rules.ruleset import Option, Param, Sheet
from nde.rules.stakes import Fulfilment
from nde.web.messages import Problem


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What an endpoint answers with."""


class Named(Answer, frozen=True, kw_only=True):
    """Something with an id and a name in the caller's language."""

    id: str
    title: str


class About(Answer, frozen=True, kw_only=True):
    """What this server is and has."""

    name: str
    version: str
    protocol: int
    """The version of the socket's messages."""
    games: tuple[Named, ...]
    packs: tuple[Named, ...]
    """Packs that come with the program; each may stand where a game does."""
    adventures: tuple[Named, ...]
    languages: tuple[str, ...]
    policies: tuple[str, ...]
    """The bots that can take a seat."""


class ShelfMade(Answer, frozen=True, kw_only=True):
    """A new shelf; its key is told once."""

    key: str
    link: str


class ShelfEntry(Answer, frozen=True, kw_only=True):
    """Something on a shelf."""

    kind: str
    id: str
    title: str
    game: str
    changed: int
    """When it was put there, in seconds."""


class Shelf(Answer, frozen=True, kw_only=True):
    """What is on a shelf."""

    items: tuple[ShelfEntry, ...]
    is_open: bool = True
    """Whether the caller has one; without a key there is none to look at."""


class ShelfThing(Answer, frozen=True, kw_only=True):
    """Something on a shelf, whole."""

    kind: str
    id: str
    title: str
    game: str
    document: dict[str, Any]


class PlacedFault(Answer, frozen=True, kw_only=True):
    """What is wrong in a document, and where."""

    place: str
    """Its key, such as `places.cave.exits.out.to`; empty where it can only be told by its line."""
    line: int
    """The line of the text, counted from 1; 0 for no line of it."""
    text: str


class AdventureRead(Answer, frozen=True, kw_only=True):
    """An adventure as it was read from a file, or every fault in it."""

    id: str = ""
    title: str = ""
    text: str = ""
    game: str = ""
    """The game whose stat blocks it names; empty for any."""
    rooms: tuple[Named, ...] = ()
    faults: tuple[PlacedFault, ...] = ()
    document: msgspec.Raw
    """What stands in the text, in its order, to be edited by fields; null where it cannot be read at all."""


class AdventureWritten(Answer, frozen=True, kw_only=True):
    """The file of an adventure with what its fields say now."""

    text: str
    read: AdventureRead


class Games(Answer, frozen=True, kw_only=True):
    """All games."""

    games: tuple[Named, ...]


class OptionInfo(Answer, frozen=True, kw_only=True):
    """A switch of a game: what it is called, and what it may be."""

    title: str
    option: Option
    words: tuple[str, ...] = ()
    """What each of its choices is called, where the game has words for them."""


class ParamInfo(Answer, frozen=True, kw_only=True):
    """A parameter of a situation: what it is called, and what it may be."""

    title: str
    param: Param


class SituationInfo(Answer, frozen=True, kw_only=True):
    """A question that can be put to a game without a table."""

    name: str
    title: str
    params: tuple[ParamInfo, ...]


class GameInfo(Answer, frozen=True, kw_only=True):
    """A game: what can be asked of it, and what can be changed."""

    id: str
    title: str
    outcomes: tuple[str, ...]
    succeeds: tuple[str, ...]
    """The outcomes in which a test by itself succeeds; what a roll means for an action, its prospect says."""
    variants: tuple[str, ...]
    spaces: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    situations: tuple[SituationInfo, ...]


class SentenceInfo(Answer, frozen=True, kw_only=True):
    """A sentence of a rule, and where it is from."""

    text: str
    source: str


class RuleInfo(Answer, frozen=True, kw_only=True):
    """A rule of a game's index, in the caller's language."""

    id: str
    title: str
    text: str
    """With a sign behind each sentence that is from elsewhere than the rule."""
    source: str
    sentences: tuple[SentenceInfo, ...] = ()
    legend: tuple[str, ...] = ()
    """What the signs in the text mean."""
    facts: tuple[str, ...]


class RowInfo(Answer, frozen=True, kw_only=True):
    """A row of a table that a word leads to."""

    rule: str
    """The rule its table belongs to."""
    table: str
    title: str
    text: str
    source: str


class FoeNamed(Named, frozen=True, kw_only=True):
    """A stat block by its name."""

    source: str
    sign: str = ""
    """What is shown behind the name of one that is ours."""


class Rules(Answer, frozen=True, kw_only=True):
    """Rules of a game, and what else a word leads to."""

    rules: tuple[RuleInfo, ...]
    rows: tuple[RowInfo, ...] = ()
    foes: tuple[FoeNamed, ...] = ()
    near: tuple[str, ...] = ()
    """Where a word leads nowhere: what may have been meant, the likeliest first."""


class RuleWhole(Answer, frozen=True, kw_only=True):
    """A rule, with the options that bear on it."""

    rule: RuleInfo
    options: tuple[OptionInfo, ...]


class Foes(Answer, frozen=True, kw_only=True):
    """The stat blocks of a game."""

    foes: tuple[FoeNamed, ...]
    legend: tuple[str, ...] = ()
    """What the signs behind the names mean."""


class FoeInfo(Answer, frozen=True, kw_only=True):
    """A stat block."""

    id: str
    title: str
    source: str
    block: Any
    sheet: Sheet | None


class CreatureForm(Answer, frozen=True, kw_only=True):
    """What can be said of a creature of one's own."""

    params: tuple[ParamLabel, ...]
    """The numbers and words by which one is made, the most telling first."""
    can_paste: bool
    """Whether the game reads pasted stat blocks."""
    own: tuple[FoeNamed, ...] = ()
    """Those that this table has."""
    documents: dict[str, Any] = {}
    """How they are written, by id."""


class CreatureRead(Answer, frozen=True, kw_only=True):
    """A creature that was read from a text."""

    id: str
    name: str
    line: int
    """Where it stands."""
    text: str
    """All of it in one sentence."""
    assumed: tuple[str, ...] = ()
    """What the text does not say in so many words."""
    document: dict[str, Any]
    """What makes it a creature of a table's own: see `MakeCreatures`."""


class LineFault(Answer, frozen=True, kw_only=True):
    """Something in a text that could not be read."""

    line: int
    text: str


class CreaturesRead(Answer, frozen=True, kw_only=True):
    """What was read from a text, and what was not."""

    found: tuple[CreatureRead, ...] = ()
    faults: tuple[LineFault, ...] = ()


class DiceRoll(Answer, frozen=True, kw_only=True):
    """One roll."""

    dice: str
    total: int
    faces: tuple[int, ...]
    dropped: tuple[int, ...]
    result: Any
    """The expression as a tree, with every face where it fell."""


class Rolled(Answer, frozen=True, kw_only=True):
    """Rolls, and what they come to."""

    rolls: tuple[DiceRoll, ...]
    sum: int
    least: int
    most: int
    mean: float


class Chance(Answer, frozen=True, kw_only=True):
    """A chance: exact as a fraction, and as a number."""

    exact: str
    p: float


class DiceChance(Answer, frozen=True, kw_only=True):
    """The chance of a result, and of at least that much."""

    result: int
    exact: str
    p: float
    at_least: Chance


class DiceOdds(Answer, frozen=True, kw_only=True):
    """The odds of dice."""

    dice: str
    mean: Chance
    spread: float
    results: tuple[DiceChance, ...]


class Told(Answer, frozen=True, kw_only=True):
    """A step of the reasoning, in a sentence."""

    rule: str
    key: str
    facts: dict[str, Any]
    text: str


class EffectTold(Answer, frozen=True, kw_only=True):
    """Something that happens, in a sentence."""

    rule: str
    effect: Any
    text: str


class EffectChance(Answer, frozen=True, kw_only=True):
    """Something that may happen, and how likely it is."""

    rule: str
    effect: Any
    text: str
    chance: Chance


class OutcomeChance(Answer, frozen=True, kw_only=True):
    """An outcome and how likely it is."""

    outcome: str
    title: str
    chance: Chance


class Asked(Answer, frozen=True, kw_only=True):
    """A question that a rule puts: dice to roll (`roll`), or something to choose."""

    who: str
    key: str
    roll: str = ""
    options: tuple[str, ...] = ()
    default: str = ""
    is_open: bool = False
    text: str = ""


class Assumed(Answer, frozen=True, kw_only=True):
    """A question that was answered as usual, and what would be otherwise with another answer."""

    question: Asked
    answered: str
    otherwise: dict[str, tuple[OutcomeChance, ...]]


class SituationOdds(Answer, frozen=True, kw_only=True):
    """The odds of a situation."""

    game: str
    situation: str
    given: dict[str, Any]
    outcomes: tuple[OutcomeChance, ...]
    prospect: ProspectTold | None
    """What it means for whoever rolls; nothing where no roll decides about anything wanted."""
    ways: tuple[tuple[str, str, Fulfilment], ...]
    """Outcomes with exact fractions, worst first, and how far each is what whoever rolls wants."""
    effects: tuple[EffectChance, ...]
    steps: tuple[Told, ...]
    assumed: tuple[Assumed, ...]


class Odds(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """The odds that were asked for."""

    dice: DiceOdds | None = None
    situation: SituationOdds | None = None


class Resolved(Answer, frozen=True, kw_only=True):
    """A situation carried out, or what it waits for."""

    game: str
    situation: str
    given: dict[str, Any]
    outcome: str | None
    effects: tuple[EffectTold, ...]
    rules: tuple[str, ...]
    steps: tuple[Told, ...]
    answers: tuple[int | str, ...]
    question: Asked | None


class Character(Answer, frozen=True, kw_only=True):
    """A character: the document that a sheet's file holds, and what a screen shows of it."""

    game: str
    document: dict[str, Any]
    sheet: Sheet


class MakingAnswer(Answer, frozen=True, kw_only=True):
    """A question of making a character that has been answered."""

    key: str
    text: str
    answer: str
    answer_text: str
    steps: tuple[StepTold, ...] = ()
    """What came of it: reckoned and rolled until the next question."""


class MakingQuestion(Answer, frozen=True, kw_only=True):
    """The next question of making a character."""

    key: str
    text: str
    options: tuple[tuple[str, str], ...]
    """Answers and their words."""
    default: str
    is_open: bool
    """Whether any other text will do as well."""
    rule: str


class Making(Answer, frozen=True, kw_only=True):
    """A character on its way: what was answered and rolled, and the next question or the finished sheet."""

    answers: tuple[MakingAnswer, ...]
    steps: tuple[StepTold, ...]
    question: MakingQuestion | None = None
    left: int = 0
    """How many questions are still to come, this one among them, if every proposal is taken."""
    sheet: SheetLabel | None = None
    file: str = ""
    """The finished sheet as the text of a TOML file."""


class FaultTold(Answer, frozen=True, kw_only=True):
    """A fault of a document: where it is, and what it is."""

    place: str
    code: str
    facts: dict[str, Any]
    text: str
    line: int = 0
    """Where it stands in the text that was sent, counted from 1; 0 where nothing of it is there."""


class Checked(Answer, frozen=True, kw_only=True):
    """What is wrong with a sheet; nothing is wrong with a valid one."""

    is_valid: bool
    faults: tuple[FaultTold, ...]
    game: str = ""
    """The id of its game, where that is known."""
    sheet: SheetLabel | None = None
    """A valid one in words."""
    file: str = ""
    """A valid one as the text of a TOML file."""


class PrintProgress(Answer, frozen=True, kw_only=True):
    """How far something is that is being printed."""

    share: float
    """Of all the work: the chances are computed and the words gathered, then the pages are set."""


class PrintedFile(Answer, frozen=True, kw_only=True):
    """What was printed."""

    name: str
    type: str
    content: str
    """Its bytes, in base64."""


class PrintLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of something printed that comes in lines: progress, and at last the file or a problem."""

    progress: PrintProgress | None = None
    file: PrintedFile | None = None
    problem: Problem | None = None
