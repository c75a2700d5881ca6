"""What the lab answers about fights."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.lab.answers import Answer as FightAnswer
from nde.lab.answers import Share
from nde.lab.best_play import Goal
from nde.prose.lab.danger import Danger
from nde.rules.playing import Side
from nde.rules.ruleset import Param, Value
from nde.web.answers import Answer

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
