"""What there is: this server, its games, their rules and foes."""

from __future__ import annotations

from typing import Any

from nde.rules.ruleset import Option, Param, Sheet
from nde.web.answers.answer import Answer, Named


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
