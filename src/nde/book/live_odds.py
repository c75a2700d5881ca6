"""Odds that can be tried beside a rule: which situations belong to it, and what of them is changed first.

A table of chances names its rule and its parameters, an example those that it gives.  What neither knows of
stands with the rule that is told first when it is carried out as usual.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from nde.book.chances import axis_word
from nde.locale.book.game import ChosenGame
from nde.locale.book.told import situation_word
from nde.locale.given import Given, completed
from nde.prose.prospects import ParamLabel, param_label
from nde.rules.posed_odds import find_odds
from nde.rules.ruleset import Param, Ruleset, Situation, Value


class LiveOdds(msgspec.Struct, frozen=True, kw_only=True):
    """A situation that is tried beside a rule."""

    situation: str
    title: str
    params: tuple[ParamLabel, ...]
    """What can be changed, each with the value to begin with."""
    focus: tuple[str, ...]
    """The names of those that show best what the rule is about."""
    given: dict[str, Any]
    """What is said to begin with: what the rule is about, and what somebody has to say."""


def live_odds(game: ChosenGame) -> dict[str, tuple[LiveOdds, ...]]:
    """The situations that belong to each rule, by its id."""
    found: dict[str, dict[str, LiveOdds]] = defaultdict(dict)
    for rule, name, given, focus in (*_from_tables(game.rules), *_from_examples(game.rules)):
        found[rule].setdefault(name, _live(game, game.rules.situation(name), given, focus))
    known = {name for lives in found.values() for name in lives}
    for situation in game.rules.situations:
        if situation.name not in known and (rule := _told_first(game.rules, situation)):
            found[rule][situation.name] = _live(game, situation, {}, ())
    return {rule: tuple(lives.values()) for rule, lives in found.items()}


def _from_tables(rules: Ruleset) -> Iterator[tuple[str, str, Mapping[str, Value], tuple[str, ...]]]:
    for one in rules.glance.odds:
        yield one.rule, one.situation, one.given, tuple(filter(None, (one.across, one.down)))


def _from_examples(rules: Ruleset) -> Iterator[tuple[str, str, Mapping[str, Value], tuple[str, ...]]]:
    for one in rules.examples:
        if one.situation:
            yield one.rules[0], one.situation, one.given, tuple(one.given)


def _live(
    game: ChosenGame, situation: Situation, given: Mapping[str, Value], focus: tuple[str, ...]
) -> LiveOdds:
    told = situation_word(situation.name, game.words)
    values = {param.name: given.get(param.name, _usual(param)) for param in situation.params}
    needed = {param.name for param in situation.params if param.default is None}
    return LiveOdds(
        situation=situation.name,
        title=told[:1].upper() + told[1:],
        params=tuple(
            msgspec.structs.replace(
                param_label(param, game.words), title=axis_word(game, param.name), value=values[param.name]
            )
            for param in situation.params
        ),
        focus=focus,
        given={
            one.name: _said(one, values[one.name])
            for one in situation.params
            if one.name in {*needed, *given, *focus}
        },
    )


def _said(param: Param, value: Any) -> Any:
    """A value as a request has it: several as a list."""
    return value.split(",") if param.is_many and isinstance(value, str) and value else value


def _usual(param: Param) -> Any:
    """What is meant when nothing is said; where something has to be, what stands in the middle of it."""
    if param.default is not None:
        return param.default
    if param.kind == "die":
        return param.sides[len(param.sides) // 2]
    if param.kind == "choice":
        return param.choices[0]
    return param.least


def _told_first(rules: Ruleset, situation: Situation) -> str:
    """The rule that is told first where a situation is carried out as usual; empty where none is."""
    usual = {
        one.name: () if one.is_many and one.default in (None, "") else _usual(one) for one in situation.params
    }
    whole = completed(situation, Given(usual, frozenset()))
    found = find_odds(rules, situation, whole.values, whole.said)
    cited = (*(one.rule for one in found.steps), *(one.rule for one in found.effects))
    return next((rule for rule in cited if rule), "")
