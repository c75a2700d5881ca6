"""What a rule does to a fight: the same people under other settings, or in another game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from nde.errors import Illegal
from nde.lab.answers import Answer
from nde.lab.exact import Going
from nde.lab.lab import Effort, Lab
from nde.lab.policies import Policy
from nde.lab.setting_out import foes_of, kinds_like, kinds_of_hero, opening, party_of
from nde.lab.stopping import UntilStopped
from nde.lab.ways import Way
from nde.rules import Ruleset
from nde.rules.playing import RANKS, playing_of
from nde.rules.ruleset import Value

Words: TypeAlias = Sequence[tuple[str, int]]
"""Words with counts: `[("boss", 1), ("minion", 6)]`."""


class Instead(msgspec.Struct, frozen=True, kw_only=True):
    """A word that another game does not know, and the one that was taken in its place."""

    word: str
    taken: str


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A fight under one way of the rules."""

    label: str
    game: str
    settings: dict[str, Value]
    answer: Answer
    instead: tuple[Instead, ...] = ()
    """Words that this game does not know, and those taken in their place: readers are to be told."""


def varied_fights(
    lab: Lab,
    variants: Sequence[Way],
    party: Words | Mapping[str, Any],
    foes: Words,
    policy: Policy,
    effort: Effort = Effort(),  # noqa: B008 - a frozen value
    going: Going = lambda progress: True,
    apart: int | None = None,
) -> tuple[Variant, ...]:
    """The fight of a party (words with counts, or characters by id) with foes under each way of the rules.

    Where it is played it is played with the same seed, so that differences are sharp.  Words of heroes that a
    game does not know are taken by their place among its own kinds.  Stopped, it has what was done by then,
    and of the first as much as was.
    """
    games = list({one.rules.id: one.rules for one in variants}.values())
    if isinstance(party, Mapping) and len(games) > 1:
        raise Illegal("party-of-one-game")
    until_stopped = UntilStopped(going)
    found: list[Variant] = []
    for way in variants:
        instead: dict[str, str] = {}
        if isinstance(party, Mapping):
            heroes = dict(party)
        else:
            heroes = party_of(
                way.rules, [(_hero_word(one, way.rules, games, instead), n) for one, n in party]
            )
        against = foes_of(way.rules, [(_foe_word(one, way.rules, instead), n) for one, n in foes])
        scene = opening(way.rules, heroes, against, apart)
        answer = lab.fight(way.rules, scene, policy, effort, until_stopped)
        if until_stopped.is_stopped and found:
            break  # half of the first is more than nothing, half of another would be no comparison
        taken = [Instead(word=word, taken=other) for word, other in instead.items()]
        found.append(
            Variant(
                label=way.label,
                game=way.rules.id,
                settings=way.settings,
                answer=answer,
                instead=tuple(taken),
            )
        )
        if until_stopped.is_stopped:
            break
    return tuple(found)


def _hero_word(word: str, rules: Ruleset, games: Sequence[Ruleset], instead: dict[str, str]) -> str:
    """The word for a kind of hero in a game: the same, or the one in its place."""
    if kinds_like(rules, word):
        return word
    kinds = next((found for game in games if (found := kinds_like(game, word))), ())
    own = kinds_of_hero(rules)
    if not kinds or not own:
        return word  # nobody knows it: to make such a hero says so
    instead[word] = own[kinds.index(word) % len(own)]
    return instead[word]


def _foe_word(word: str, rules: Ruleset, instead: dict[str, str]) -> str:
    """The word for a foe in a game: the same, or for a rank the block that plays it."""
    rank = next((one for one in RANKS if one == word), None)
    if word in rules.foes or rank is None:
        return word
    instead[word] = playing_of(rules).cast("raider", rank)
    return instead[word]
