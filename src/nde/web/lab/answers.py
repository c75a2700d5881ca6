"""What the lab answers about fights, an action, a table's scene and itself, and says while it works."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from nde.lab.answers import Answer as FightAnswer
from nde.lab.answers import Share
from nde.lab.best_play import Goal
from nde.locale.phrases import ProspectTold
from nde.prose.lab.chances import Danger
from nde.rules.play import Side
from nde.rules.ruleset import Param, Value
from nde.rules.stakes import Fulfilment
from nde.web.answers import Answer, Named, OptionInfo, SituationInfo
from nde.web.messages import Problem

Method: TypeAlias = Literal["exact", "simulated"]


class LabTrack(Answer, frozen=True, kw_only=True):
    """Something of somebody that wears down."""

    key: str
    title: str
    value: int
    most: int
    path: str
    """Where a question can put another value; empty where it cannot."""


class LabPerson(Answer, frozen=True, kw_only=True):
    """Somebody in a fight as it begins."""

    id: str
    title: str
    about: str
    """What they are, for one with a name of their own."""
    side: Side
    kind: str
    """The word that makes one of these: a kind of hero or a stat block; empty where there is none."""
    is_out: bool
    tracks: tuple[LabTrack, ...]
    conditions: tuple[str, ...]
    """In words."""


class LabWords(Answer, frozen=True, kw_only=True):
    """What the keys in an answer are called."""

    tracks: dict[str, str]
    conditions: dict[str, str]


class LabAnswer(Answer, frozen=True, kw_only=True):
    """What every answer about a fight tells besides."""

    seconds: float
    """How long it took when it was found."""
    is_kept: bool = False
    """Whether it was found before, and only looked up."""
    begins: str = ""
    """How the fight begins, in sentences; nothing where one is on already."""
    told_only: tuple[str, ...] = ()
    """What stat blocks of the foes say and no rule carries out, each in a sentence."""
    people: tuple[LabPerson, ...]
    """Everybody as the fight begins."""
    words: LabWords


class LabRuling(Answer, frozen=True, kw_only=True):
    """Something that a game master can say about every attack of a side."""

    title: str
    param: Param
    words: dict[str, str]
    """What its choices are called."""


class LabRulings(Answer, frozen=True, kw_only=True):
    """What can be said about the attacks of each side."""

    party: tuple[LabRuling, ...]
    foes: tuple[LabRuling, ...]


class LabHabit(Answer, frozen=True, kw_only=True):
    """What a hero does in a fight, in words: first things first."""

    who: str
    told: str


class LabDoing(Answer, frozen=True, kw_only=True):
    """What everybody does in a fight."""

    heroes: tuple[LabHabit, ...]
    foes: str
    """Whom foes strike, what becomes of the fallen and what heroes resist with, in sentences."""
    fallen: str
    """That nobody raises the fallen, in a sentence; empty where somebody does or nobody could."""


class LabFight(LabAnswer, frozen=True, kw_only=True):
    """What comes of a fight."""

    policy: str
    answer: FightAnswer
    danger: Danger
    """What the fight is called."""
    doing: LabDoing
    rulings: LabRulings
    """What can be ruled in this fight; what was ruled is in the question."""
    beginnings: tuple[LabRuling, ...]
    """What can be chosen about how it begins; what was chosen is in the question."""


class LabRange(LabAnswer, frozen=True, kw_only=True):
    """How far the chance to win hangs on the policy."""

    policy: str
    win: dict[str, Share]
    """By policy, the best first: the one that was asked about and some sensible ones."""
    told: str
    """The range in a sentence."""
    is_stopped: bool


class LabDeed(Answer, frozen=True, kw_only=True):
    """Something that somebody can do."""

    who: str
    """Empty where a turn ends."""
    offer: str
    title: str
    target: str
    purpose: str


class LabNextDeed(Answer, frozen=True, kw_only=True):
    """Something that can be done now, and what comes of the fight after it."""

    deed: LabDeed
    is_policy: bool
    """Whether it is what the policy (or the foes' game) does now."""
    answer: FightAnswer


class LabNext(LabAnswer, frozen=True, kw_only=True):
    """Everything that can be done now, the best chance to win first."""

    policy: str
    deeds: tuple[LabNextDeed, ...]


class LabFitting(Answer, frozen=True, kw_only=True):
    """A fight, and how near it comes to what was wanted."""

    foes: tuple[tuple[str, int], ...]
    answer: FightAnswer
    swing: float
    """How far the number of heroes down swings: its deviation."""
    distance: float


class LabFit(LabAnswer, frozen=True, kw_only=True):
    """Fights near a risk, the nearest first."""

    policy: str
    fights: tuple[LabFitting, ...]
    doing: LabDoing | None
    """What everybody does in the nearest of them; nothing where there is none."""


class LabMapCell(Answer, frozen=True, kw_only=True):
    """What comes of the fight with so many heroes against so many of the foe that is counted."""

    heroes: int
    foes: int
    method: Method
    win: Share
    down: float
    """How many heroes are out of it at the end, on average."""
    danger: Danger


class LabMap(LabAnswer, frozen=True, kw_only=True):
    """The fight for each size of the party and each count of one kind of foe."""

    policy: str
    foe: str
    parties: tuple[tuple[int, ...], ...]
    """Who comes, from the smallest party on: how many of each part of the party."""
    cells: tuple[LabMapCell, ...]
    """Small fights first; stopped, it has those that were found by then."""
    is_stopped: bool


class LabInstead(Answer, frozen=True, kw_only=True):
    """A word that another game does not know, and the one taken in its place."""

    word: str
    taken: str


class LabVariant(Answer, frozen=True, kw_only=True):
    """The fight under one way of the rules."""

    label: str
    title: str
    """In words."""
    game: str
    settings: dict[str, Value]
    answer: FightAnswer
    instead: tuple[LabInstead, ...]


class LabVaried(LabAnswer, frozen=True, kw_only=True):
    """The fight under each way of the rules."""

    policy: str
    variants: tuple[LabVariant, ...]
    untouched: tuple[str, ...]
    """A sentence for each option that makes no difference to any number."""


class LabPolicyFight(Answer, frozen=True, kw_only=True):
    """What comes of the fight with one policy."""

    policy: str
    answer: FightAnswer


class LabCompared(LabAnswer, frozen=True, kw_only=True):
    """The fight, fought in each way."""

    fights: tuple[LabPolicyFight, ...]


class LabDifference(Answer, frozen=True, kw_only=True):
    """A scene in which the best deed is not what a policy does."""

    policy: str
    people: tuple[LabPerson, ...]
    best: LabDeed
    best_worth: float
    """The chance of what is aimed at after the best deed, played best from then on."""
    deed: LabDeed
    """What the policy does."""
    deed_worth: float
    met: float
    """How often the scene comes about in a fight that is played best."""
    is_opening: bool


class LabBest(LabAnswer, frozen=True, kw_only=True):
    """The most that can be reached, and what each named policy reaches."""

    aim: Goal
    best: float
    worth: dict[str, float]
    differs: tuple[LabDifference, ...]
    scenes: int
    residual: float
    is_stopped: bool
    doing: tuple[LabHabit, ...]
    """What each hero does by best play."""
    left_out: tuple[str, ...]
    """What the question leaves out, by key."""


class LabPolicy(Answer, frozen=True, kw_only=True):
    """A way to fight that has a name."""

    id: str
    about: str
    """What they do who fight so, in a sentence."""
    policy: dict[str, Any]
    """As one would write it down."""


class LabGame(Answer, frozen=True, kw_only=True):
    """A game: who can be in a fight, and what can be varied."""

    id: str
    title: str
    base: str
    """The id of its rules, which sheets name: its own, or that of the game it is made from."""
    heroes: tuple[Named, ...]
    foes: tuple[Named, ...]
    options: tuple[OptionInfo, ...]
    situations: tuple[SituationInfo, ...]
    apart: tuple[str, ...]
    """How far apart the sides can begin, in words: from no step on; nothing where the game knows no steps."""
    can_paste: bool
    """Whether stat blocks of creatures can be pasted for it."""


class LabLimits(Answer, frozen=True, kw_only=True):
    """The most that this server takes on."""

    side: int
    runs: int
    seconds: int
    scenes: int
    varied: int
    policies: int
    map_heroes: int
    map_foes: int
    at_once: int
    """So many questions are worked on at a time with a core each: as many as the lab has processes, or the
    machine cores, where those are fewer."""


class LabAbout(Answer, frozen=True, kw_only=True):
    """What the lab knows."""

    policies: tuple[LabPolicy, ...]
    games: tuple[LabGame, ...]
    limits: LabLimits


class LabOutcome(Answer, frozen=True, kw_only=True):
    """An outcome and its chance, and how far it is what whoever rolls wants."""

    outcome: str
    title: str
    p: float
    fulfils: Fulfilment


class LabEffect(Answer, frozen=True, kw_only=True):
    """Something that may come of an action, and its chance."""

    text: str
    p: float


class LabRow(Answer, frozen=True, kw_only=True):
    """The odds with one value of a parameter or of an option, all else as it was."""

    key: str
    title: str
    value: str
    value_title: str
    is_usual: bool
    rules: tuple[str, ...] = ()
    """For an option: the rules it touches."""
    outcomes: tuple[LabOutcome, ...]
    """Worst first for whoever rolls."""
    prospect: ProspectTold | None
    """The chance that what they want happens, and what else the roll decides."""
    effects: tuple[LabEffect, ...]


class LabAction(Answer, frozen=True, kw_only=True):
    """The odds of one action, and everything that moves them."""

    game: str
    situation: str
    title: str
    values: dict[str, Any]
    outcomes: tuple[LabOutcome, ...]
    """Worst first for whoever rolls."""
    prospect: ProspectTold | None
    """The chance that what they want happens, and what else the roll decides."""
    effects: tuple[LabEffect, ...]
    rows: tuple[LabRow, ...]
    """Only parameters that change something."""
    readings: tuple[LabRow, ...]
    """Rules that can be read in several ways: only options that change something."""
    seconds: float
    is_kept: bool = False


class LabProgress(Answer, frozen=True, kw_only=True):
    """How far the lab is with a question."""

    share: float | None
    """Of all the work; nothing while that cannot be told."""
    left: float | None
    """The seconds it may still take."""
    seconds: float
    """The seconds it has taken."""
    scenes: int
    fights: int
    """How many fights were finished, for a question that takes several."""


class LabLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of an answer that comes in lines: progress and parts, and at last the answer or a problem."""

    progress: LabProgress | None = None
    part: Any = None
    """Something of the answer that is already known, such as a cell of a map."""
    answer: Any = None
    """What the endpoint answers with to somebody who waits for the whole."""
    problem: Problem | None = None


class LabState(Answer, frozen=True, kw_only=True):
    """The scene of a table, to be taken into the lab."""

    table: str
    version: int
    title: str
    game: str
    settings: dict[str, Any]
    scene: dict[str, Any]
    """What a question takes as `scene`; nobody has to understand it."""
    is_fight: bool
    """Whether one is on; otherwise questions are answered as if one began now."""
    round: int
    side: Side
    people: tuple[LabPerson, ...]
    advice: tuple[str, ...]
    """What to know or do before asking, in sentences."""
    creatures: dict[str, dict[str, Any]]
    """The table's own creatures, as a question takes them."""


class LabWhatIf(LabAnswer, frozen=True, kw_only=True):
    """What comes of the scene of a table, and what each next deed would make of it."""

    policy: str
    answer: FightAnswer
    danger: Danger
    doing: LabDoing
    deeds: tuple[LabNextDeed, ...]
    """Those that can be done now; the best chance to win first."""
    state: LabState | None = None
    """The scene that it was asked about."""
