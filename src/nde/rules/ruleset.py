"""What a ruleset is: one value that holds a whole game, reached by everybody through these parts alone.

Tables, odds tools, bots and clients know this contract and no game.  A ruleset is made for one choice
of options and packs: `ruleset.configure(...)` gives another value and leaves this one as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec

from nde.dice import Procedure
from nde.dice.questions import Tell
from nde.errors import Fact, Fault, Faults, Illegal, Missing, NdeError
from nde.rules.odds_tables import Glance
from nde.rules.stakes import USUAL, Fulfilment, Outcome, Stake

if TYPE_CHECKING:
    from nde.rules.creatures import Creatures
    from nde.rules.deeds import Verb
    from nde.rules.play import Playing

Value: TypeAlias = int | str | bool
ShownAs: TypeAlias = Literal["die", "score", "modifier", "threshold", "word", "text"]
Source: TypeAlias = Literal["book", "companion", "draft", "ours", "brought", "own"]
"""Where something is from: the rulebook itself, another book of the game, a later draft of its author, the
engine alone, a pack or an adventure, or the people who play."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A house-rule switch: one key of the settings, its allowed values, and the rules it touches."""

    key: str
    """The dotted path of the setting, such as `top_face`."""
    choices: tuple[Value, ...] = ()
    """Every allowed value; empty for a number between `least` and `most`."""
    least: int = 0
    most: int = 0
    default: Value
    rules: tuple[str, ...]
    ruling: str
    """The id of the ruling in docs/rulings.md that explains the default."""


class Param(msgspec.Struct, frozen=True, kw_only=True):
    """One parameter of an action: what may be said, and what is meant when nothing is."""

    name: str
    aliases: tuple[str, ...] = ()
    """Other names it may be given by."""
    kind: Literal["die", "number", "choice", "flag", "text", "dice"]
    default: Value | None = None
    """`None`: it has to be given."""
    choices: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    """The dice allowed for a `die`; a die is given as its number of sides."""
    least: int | None = None
    most: int | None = None
    is_many: bool = False
    """Whether several values are taken, separated by commas."""


class Posed(msgspec.Struct, frozen=True, kw_only=True):
    """A stand-alone situation: a scene, an action in it, and how people in it will answer."""

    scene: Any
    action: Any
    answers: dict[str, str] = {}
    """Answers by question key, for `nde.dice.prefer`."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A question one can put to a game without a table: a test, a strike, a power, a morale check."""

    name: str
    params: tuple[Param, ...]
    build: Callable[[Mapping[str, Any]], Posed]
    """Builds the scene and action from a value for every parameter."""
    follows: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda values: {}
    """What follows from a value for every parameter for some others, such as from a stat block for hit points
    and defence: it counts wherever nobody said anything."""

    def pose(self, values: Mapping[str, object]) -> Posed:
        """The scene and action for a value for every parameter; refused with every other name there is."""
        names = tuple([param.name for param in self.params])
        wrong = [name for name in values if name not in names]
        if wrong:
            faults = [Fault(name, Missing("no-such-param", word=name, allowed=names)) for name in wrong]
            raise Faults(self.name, tuple(faults))
        return self.build(values)

    def completed(self, values: Mapping[str, object], said: Collection[str]) -> dict[str, object]:
        """The values with those that follow from them, wherever nobody said anything."""
        following = self.follows(values)
        return {**values, **{name: value for name, value in following.items() if name not in said}}


class RuleEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of the index.  Its title and text are the message `rule-<id with dashes>` in `locale`.

    A sentence of the text that is from elsewhere than the rule is marked by a sign behind it, so that what is
    ours is told where it stands: see `nde.locale.book.sources`.
    """

    id: str
    facts: tuple[str, ...] = ()
    """The numbered facts of the rule digest it holds, such as A53."""
    source: Source = "book"
    terms: tuple[str, ...] = ()
    """Messages whose words are explained here, such as `condition-prone`: whoever looks them up gets here."""


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something that happened, with the id of the rule that caused it."""

    counts: ClassVar[frozenset[str]] = frozenset()
    """Fields that say how many people there are: players never see them, since some may be hidden."""
    measures: ClassVar[frozenset[str]] = frozenset()
    """Numbers that tell how much `who` (or `foe`) has or had: they are 0 for players who may not know."""

    rule: str

    def happen(self, game: Any, scene: Any) -> Any:
        """The scene once this has happened; as it was for what is only told.

        It never refuses and never rolls, and keeps values within their bounds: an effect granted or changed
        by hand can make no impossible scene.
        """
        return scene


def effects_in(*modules: ModuleType) -> tuple[type[Effect], ...]:
    """Every kind of effect that some modules define, in the order they stand there."""
    return tuple(
        [
            kind
            for module in modules
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, Effect) and kind.__module__ == module.__name__
            if not kind.__name__.startswith("_")
        ]
    )


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an action: its outcome, by name, and its effects in order."""

    outcome: str
    """One of the ruleset's `outcomes`, or empty for an action that is not rolled for."""
    effects: tuple[Any, ...]


class Measure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a step or a question tells of somebody's numbers, which a game master may keep to herself.

    Without it a step is told by the message `step-<key>-kept`, a question by `ask-<key>-kept`.
    """

    of: str
    """The fact that holds whose numbers they are."""
    facts: tuple[str, ...] = ()
    """The facts that tell them; where there are none, the step itself tells too much and goes."""
    told_as: str = ""
    """Another step in the place of this one, where which of the two it is would tell a number."""
    shows_end: bool = False
    """Whether 0 for the first of the facts says no more than everybody sees: that somebody is out."""
    last: tuple[str, ...] = ()
    """Facts that go in that case: what was left cuts them short."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """How effects come to be told: each once, by a step of the reasoning or by a sentence of its own."""

    by: Mapping[str, tuple[str, ...]] = {}
    """By kind of effect, the steps that tell it; a step of the effect's own name always does."""
    books: frozenset[str] = frozenset()
    """Kinds of effect that only keep the books, such as who has acted: nobody is told."""
    loud: frozenset[str] = frozenset()
    """Steps that belong to the story and not only to the reckoning: they are told with the sentence of what
    was done, and what they tell is not told again.  All others are read by whoever unfolds the reckoning."""
    alone: frozenset[str] = frozenset()
    """Steps of the story that say themselves what was done: no sentence goes before them."""
    first: frozenset[str] = frozenset()
    """Steps of the story that are told before what was done, since it came of them: a second roll."""
    late: frozenset[str] = frozenset()
    """Steps of the story that are told after what the deed cost, since they give some of it back."""
    turns: frozenset[str] = frozenset()
    """Steps of the story that say whose turn begins: left out where a round begins with it."""
    given: frozenset[str] = frozenset()
    """Steps before any roll that say why a deed has other dice than usual: they stand beside its odds, by the
    message `given-<key>`."""
    measures: Mapping[str, Measure] = {}
    """By key of a step, what it tells of how much somebody has left or how they are armoured."""
    asks: Mapping[str, Measure] = {}
    """The same by key of a question."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action: ready to be resolved with its defaults, and what may be varied."""

    name: str
    action: Any
    params: tuple[Param, ...] = ()
    preview: Any = None
    """Where the action only announces a deed: the deed, whose odds tell what the announcement leads to."""


class Trait(msgspec.Struct, frozen=True, kw_only=True):
    """A trait on a sheet, shown as a die, a score, a modifier or a word."""

    key: str
    shown_as: ShownAs
    value: int | str


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A resource on a sheet: value, maximum, the cap advancement can reach, and when it refills."""

    key: str
    value: int
    most: int
    cap: int
    refill: str
    """A key: `rest`, `session`, `scene`, `never` or another the game words."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A list of words on a sheet: talents, gear, assets."""

    key: str
    items: tuple[str, ...]
    kind: str = "option"
    """What its items are keys of: each is worded by the message `<kind>-<item>` where there is one."""
    notes: tuple[str, ...] = ()
    """Beside each item, what is worth knowing about it in signs every reader knows: `d8`, `2/3`, `×2`.

    A word among them, apart by `, `, is the key of a message `quality-<word>`: `d8, blast`.
    """
    is_for_gm: bool = False
    """Whether in play it is shown to the game master alone."""
    room: int = 3
    """How many lines it has on paper, for what there is and what may come."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What a character sheet shows, in the order it is shown; drives screens, print and import alike."""

    name: str
    traits: tuple[Trait, ...]
    tracks: tuple[Track, ...]
    lists: tuple[Listing, ...]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table that belongs to a rule: prices, spells, what each row of a list brings."""

    rule: str
    """The id of the rule it belongs to."""
    key: str
    """Its title is the message `table-<key>`."""
    columns: tuple[str, ...]
    """The head of each column is the message `column-<key>`."""
    kinds: tuple[str, ...]
    """For each column, what its cells are keys of: `item` for `item-<key>`, `spell.text` for the text of
    `spell-<key>`; empty for numbers, dice and other signs every reader knows."""
    rows: tuple[tuple[Value, ...], ...]
    """A cell of keys may hold several, apart by commas; an empty text is a cell with nothing in it."""
    sources: tuple[Source, ...] = ()
    """For each row where it is from; empty where all of them are from where their rule is."""


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A worked example of the book: what is posed, what is rolled and chosen, and what must come of it."""

    id: str
    rules: tuple[str, ...]
    situation: str = ""
    """Empty for an example that needs no dice, such as a finished sheet; tests know those by `id`."""
    given: dict[str, Value] = {}
    answers: tuple[int | str, ...] = ()
    outcome: str = ""
    after: dict[str, Value] = {}
    """Values in the scene afterwards, such as `hero.hearts = 4`."""
    character: dict[str, Any] = {}
    """A sheet document the example prints, where it does."""
    is_inferred: bool = False
    """Whether a ruling had to fill what the book leaves open in this example."""


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """One thing read from a document of elsewhere: what it became, where it stood, and what was assumed."""

    name: str
    block: Any
    """What the game made of it, such as a foe's stat block."""
    line: int
    """The line it stands in, counted from 1."""
    source: str
    """Its text there, as it was written."""
    told: Tell
    """The whole of it in one sentence, for people."""
    assumed: tuple[Tell, ...] = ()
    """Everything that the text does not say in so many words, so that nothing is misread unnoticed."""
    parts: tuple[Tell, ...] = ()
    """What it consists of besides, each to be told behind `told`, such as a foe's attacks."""


class Importing(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a reader found in a text, and a fault for everything it could not read."""

    found: tuple[Imported, ...] = ()
    faults: tuple[Fault, ...] = ()
    """The place of each is the number of its line."""


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """A book that was read from its files: a pack, and all that was assumed or could not be read."""

    document: dict[str, Any]
    """What the file of the pack holds."""
    counts: tuple[tuple[str, int], ...] = ()
    """How many of each kind were found."""
    remarks: tuple[tuple[str, Tell], ...] = ()
    """Everything that was assumed or left as words, each with its file and line."""
    faults: tuple[Fault, ...] = ()
    """The place of each is its file and line."""


class Converted(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet of another tool as one of this game."""

    sheet: dict[str, Any]
    """The document that `read_sheet` reads."""
    assumed: tuple[Tell, ...] = ()
    """Everything that was assumed, or kept where it has no place of its own."""


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game.  Everything outside `rules` reaches it through these fields."""

    id: str
    revision: int = 1
    """Which rules of this game these are: one higher whenever the same deed by the same dice comes to
    something else.  Tables note it when they begin."""
    outcomes: tuple[Outcome, ...]
    """Every way a roll can come out, worst first, and what it means unless `stakes` say otherwise."""
    stakes: Mapping[type, Stake] = {}
    """By type of action: what whoever rolls wants, and what else the roll decides."""
    settings: Any
    """Every number and policy of the game; packs and options override it key by key."""
    options: tuple[Option, ...]
    rules: tuple[RuleEntry, ...]
    absent: frozenset[str] = frozenset()
    """Messages among the terms of rules whose words nobody reads by these settings: not to be looked up."""
    situations: tuple[Situation, ...]
    examples: tuple[Example, ...]
    renames: tuple[str, ...]
    """The message ids a pack may give other words for, such as `role-warrior`."""

    create: Callable[[], Procedure[Any]]
    """Creation: asks for the choices and rolls what is rolled; the result is a valid character."""
    read_sheet: Callable[[Mapping[str, Any]], Any]
    """A character from a sheet document, or `Faults` with every fault in it."""
    write_sheet: Callable[[Any], dict[str, Any]]
    sheet: Callable[[Any], Sheet]
    advance: Callable[[Any], Procedure[Any]]
    """Advancement: asks what to raise; the result is the character after it."""
    convert: Callable[[Any, str], Any]
    """The character in another variant of the game."""
    variants: tuple[str, ...]

    new_scene: Callable[..., Any]
    """A scene of characters and foes: `new_scene(characters, foes, board=...)`."""
    characters: Callable[[Any], Mapping[str, Any]]
    """The characters in a scene as they now are, by id: what goes back onto their sheets."""
    look: Callable[[Any, str], Any]
    """A value of somebody in a scene by its path, such as `hero.hearts`; `Missing` if there is none."""
    spaces: tuple[Literal["board", "zones", "areas"], ...] = ("board", "zones")
    """The kinds of space a scene of this game may have, besides none; adventures use the first."""
    foes: Mapping[str, Any]
    """Stat blocks by id; the plain ranks among them."""
    foe_sources: Mapping[str, Source] = {}
    """Where stat blocks are from, by their id; those not named are from the rulebook."""
    foe_sheet: Callable[[str], Sheet] | None = None
    """A stat block, by its id, as a sheet; a game whose blocks nobody looks at may leave it out."""
    creatures: Creatures | None = None
    """How people write stat blocks of their own: `nde.rules.creatures`; nothing where a game has none."""
    tables: tuple[Table, ...] = ()
    """The tables behind the rules, in the order they are shown."""
    glance: Glance = Glance()
    """What of all this belongs on one page, and which chances stand in tables."""
    offers: Callable[[Any, str], tuple[Offer, ...]]
    """Every legal action of a seat now: a character's id, or `gm`."""
    vary: Callable[[Any, Mapping[str, Any]], Any]
    """An offered action with some of its parameters changed."""
    resolve: Callable[[Any, Any], Procedure[Resolution]]
    apply: Callable[[Any, Any], Any]
    actions: tuple[type, ...]
    effects: tuple[type, ...]
    told: Told = Told()
    """Which steps tell which effects."""
    verbs: Mapping[str, Verb] = {}
    """By name of an offer, how it is said: `nde.rules.deeds`."""
    scene_type: type
    character_type: type | None = None
    """The type of the characters that `create` and `read_sheet` give, for whoever stores them."""

    readers: Mapping[str, Callable[[str], Importing]] = {}
    """Readers of documents from elsewhere by kind, such as `statblocks`."""
    books: Mapping[str, Callable[[Mapping[str, str]], Book]] = {}
    """Readers of whole books by name, each given the texts of their files by path."""
    converted: Callable[[Mapping[str, Any]], Converted | None] = lambda document: None
    """The sheet of another tool, known by what it holds, as a sheet of this game; nothing for any other."""
    playing: Playing | None = None
    """What tables, bots and adventures need besides: people, turns, aims.  Nothing for a game that is only
    asked about single situations."""
    configure: Callable[[Mapping[str, Any]], Ruleset]
    """This game with some settings changed, given by dotted key; `Faults` lists every bad one."""

    @property
    def outcome_names(self) -> tuple[str, ...]:
        """The names of all outcomes, worst first."""
        return tuple(one.name for one in self.outcomes)

    def reading(self, outcome: object) -> Fulfilment | None:
        """What a test that came out so means for whoever made it; nothing for what is no outcome."""
        return next((one.fulfils for one in self.outcomes if one.name == outcome), None)

    def stake(self, action: object) -> Stake:
        """What is at stake where an action is rolled for."""
        return self.stakes.get(type(action), USUAL)

    def ways(self, action: object) -> tuple[Outcome, ...]:
        """Every way an action can come out, worst first for whoever rolls."""
        return self.stake(action).outcomes or self.outcomes

    def fulfils(self, scene: object, action: object, result: Resolution) -> Fulfilment | None:
        """How far what came of an action is what whoever rolled wanted; nothing where no roll was for it."""
        stake = self.stake(action)
        if stake.fulfils is not None:
            return stake.fulfils(scene, action, result)
        return next((one.fulfils for one in self.ways(action) if one.name == result.outcome), None)

    def situation(self, name: str) -> Situation:
        """The situation called `name`."""
        for situation in self.situations:
            if situation.name == name:
                return situation
        raise Missing("no-such-situation", name=name, allowed=tuple(one.name for one in self.situations))

    def rule(self, id: str) -> RuleEntry:
        """The rule with this id."""
        for entry in self.rules:
            if entry.id == id:
                return entry
        raise Missing("no-such-rule", id=id)


class NoSuchValue(Missing):
    """A path that leads to nobody in the scene, or to nothing they have."""

    code = "no-such-value"


def value_at(people: Iterable[Any], path: str) -> Any:
    """The value at a path such as `hero.hearts`, among people with ids and perhaps a character."""
    who, _, field = path.partition(".")
    for one in people:
        if one.id == who:
            holder = one if hasattr(one, field) else getattr(one, "character", one)
            if hasattr(holder, field):
                return getattr(holder, field)
    raise NoSuchValue(path=path)


class ActionRefused(Illegal):
    """An action the rules forbid now, and the rule that does."""

    code = "action-refused"

    def __init__(self, code: str = "", /, *, rule: str, **facts: Fact) -> None:
        super().__init__(code, rule=rule, **facts)
        self.rule = rule


def is_legal(resolve: Callable[[Any, Any], Procedure[Any]], scene: object, action: object) -> bool:
    """Whether an action would not be refused: its procedure gets as far as its first word.

    Procedures refuse before they say or ask anything, so that offers need no second copy of what is legal.
    """
    return refusal(resolve, scene, action) is None


def refusal(resolve: Callable[[Any, Any], Procedure[Any]], scene: object, action: object) -> NdeError | None:
    """Why an action would be refused; nothing where it would not be."""
    procedure = resolve(scene, action)
    try:
        next(procedure)
    except StopIteration:
        return None
    except (Illegal, Missing) as refused:
        return refused
    procedure.close()
    return None


Candidate: TypeAlias = Offer | tuple[Offer, ...]
"""An offer that may turn out to be refused; or several that are legal together, in the order of a list."""


def each_of(candidates: Iterable[Candidate]) -> Iterator[Offer]:
    """Every offer among the candidates, also of those that stand together."""
    for one in candidates:
        if isinstance(one, tuple):
            yield from one
        else:
            yield one


def legal_offers(
    resolve: Callable[[Any, Any], Procedure[Any]],
    scene: object,
    candidates: Iterable[Candidate],
    alike: Callable[[Any], Hashable | None],
    frame: Hashable = None,
) -> tuple[Offer, ...]:
    """The candidates whose action would not be refused.

    Of several that are legal together only the first is tried: all ways a figure could walk were found by
    asking where it can get to, and finding each path again would take most of the time.  They come as one
    candidate, or `alike` gives their actions one key; for every other action it gives nothing.

    With a `frame`, what a key stands for is tried once for all scenes that are equal in it: the frame holds
    all else that bears on these actions, such as whoever acts and whose turn it is.
    """
    known = {} if frame is None else known_legal(resolve, frame)
    legal: list[Offer] = []
    for one in candidates:
        offers = one if isinstance(one, tuple) else (one,)
        if not offers:
            continue
        action = offers[0].action
        key = alike(action)
        is_one = None if key is None else known.get(key)
        if is_one is None:
            is_one = is_legal(resolve, scene, action)
            if key is not None:
                known[key] = is_one
        if is_one:
            legal += offers
    return tuple(legal)


def alike_by(
    keys: Mapping[type, Callable[[Any, Any], Hashable | None]], scene: object
) -> Callable[[Any], Hashable | None]:
    """The key that actions of one scene share which are legal together, by a table of keys for each kind."""

    def alike(action: object) -> Hashable | None:
        key = keys.get(type(action))
        return key(scene, action) if key is not None else None

    return alike


@lru_cache(maxsize=2048)
def known_legal(resolve: Callable[[Any, Any], Procedure[Any]], frame: Hashable) -> dict[Hashable, bool]:
    """What was found legal or not in one frame of one game, by key; kept while frames come back."""
    return {}
