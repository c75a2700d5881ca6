"""What the lab answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.lab.answers import Answer as FightAnswer
from nde.lab.best_play import Goal
from nde.rules.playing import Side
from nde.rules.ruleset import Value
from nde.web.answers import Answer, Named, OptionInfo, SituationInfo
from nde.web.messages import Problem


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
    people: tuple[LabPerson, ...]
    """Everybody as the fight begins."""
    words: LabWords


class LabFight(LabAnswer, frozen=True, kw_only=True):
    """What comes of a fight."""

    policy: str
    answer: FightAnswer


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


class LabOutcome(Answer, frozen=True, kw_only=True):
    """An outcome and its chance."""

    outcome: str
    title: str
    p: float


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
    effects: tuple[LabEffect, ...]


class LabAction(Answer, frozen=True, kw_only=True):
    """The odds of one action, and everything that moves them."""

    game: str
    situation: str
    title: str
    values: dict[str, Any]
    outcomes: tuple[LabOutcome, ...]
    effects: tuple[LabEffect, ...]
    rows: tuple[LabRow, ...]
    """Only parameters that change something."""
    readings: tuple[LabRow, ...]
    """Rules that can be read in several ways: only options that change something."""
    seconds: float
    is_kept: bool = False


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
    heroes: tuple[Named, ...]
    foes: tuple[Named, ...]
    options: tuple[OptionInfo, ...]
    situations: tuple[SituationInfo, ...]


class LabLimits(Answer, frozen=True, kw_only=True):
    """The most that this server takes on."""

    side: int
    runs: int
    seconds: int
    scenes: int
    varied: int
    policies: int


class LabAbout(Answer, frozen=True, kw_only=True):
    """What the lab knows."""

    policies: tuple[LabPolicy, ...]
    games: tuple[LabGame, ...]
    limits: LabLimits


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


class LabWhatIf(LabAnswer, frozen=True, kw_only=True):
    """What comes of the scene of a table, and what each next deed would make of it."""

    policy: str
    answer: FightAnswer
    deeds: tuple[LabNextDeed, ...]
    """Those that can be done now; the best chance to win first."""
    state: LabState | None = None
    """The scene that it was asked about."""


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
    """A line of an answer that comes in lines: progress, and at last the answer or a problem."""

    progress: LabProgress | None = None
    answer: Any = None
    """What the endpoint answers with to somebody who waits for the whole."""
    problem: Problem | None = None
