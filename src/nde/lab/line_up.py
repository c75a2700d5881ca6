"""Fights by a few words: who goes against whom.

A party is named by what its members choose when they are made (`warrior*2, mage`), foes by their stat blocks
(`boss, minion*6`).  Whoever is named by a word is an ordinary one of their kind: every die of their making
shows its middle, and every other choice is the one that creation proposes.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from nde.board import BANDS, Areas, Zones
from nde.dice import Ask, FaceSource, play
from nde.errors import Fact, Fault, Faults, Missing, Unreadable
from nde.lab.policies import Policy
from nde.lab.rulings import SINGLE, UNITS, standing
from nde.rules import Ruleset
from nde.rules.play import playing_of

COUNTED = re.compile(r"\s*([^\s*,][^*,]*?)\s*(?:[*×x]\s*(\d{1,3}))?\s*")
MOST_APART = len(BANDS) - 1
"""So many steps the sides can be apart at the beginning."""
MOST = 60
"""How many may stand on one side."""
OWN_CHOICES = 12
"""Questions of creation with more options than this are about names and gear, and kinds of hero are not
among them unless nothing else is."""


Words: TypeAlias = Sequence[tuple[str, int]]
"""Words with counts: `[("boss", 1), ("minion", 6)]`."""


class AskedFight(NamedTuple):
    """The fight that is asked for: who meets whom and how far apart, and what the party does."""

    party: Words | Mapping[str, Any]
    """Words with counts, or characters by id."""
    foes: Words
    policy: Policy
    apart: int | None = None


class NoSuchKindOfHero(Missing):
    """A word that names no kind of hero in this game."""

    code = "no-such-kind-of-hero"


def counted(text: str, source: str) -> list[tuple[str, int]]:
    """Words with their counts, in order: `boss, minion*6`; `Faults` with everything that cannot be read.

    >>> counted("boss, minion*6", "foes")
    [('boss', 1), ('minion', 6)]
    """
    faults: list[Fault] = []
    found: list[tuple[str, int]] = []
    for part in text.split(","):
        match = COUNTED.fullmatch(part)
        count = int(match[2] or 1) if match else 0
        if match is None or count == 0:
            faults.append(Fault(source, Unreadable("not-counted", text=part.strip())))
        else:
            found.append((match[1].strip().lower().replace(" ", "-"), count))
    total = sum(count for _, count in found)
    if total > MOST:
        faults.append(Fault(source, Unreadable("too-many-on-a-side", count=total, most=MOST)))
    if faults:
        raise Faults(source, tuple(faults))
    return found


def numbered(words: Words) -> list[tuple[str, str]]:
    """An id for each of so many, with the word it comes from: the first of several is `minion-1`.

    >>> numbered([("boss", 1), ("minion", 2)])
    [('boss', 'boss'), ('minion-1', 'minion'), ('minion-2', 'minion')]
    """
    totals: dict[str, int] = {}
    for word, count in words:
        totals[word] = totals.get(word, 0) + count
    met: dict[str, int] = {}
    found = []
    for word, count in words:
        for _ in range(count):
            met[word] = met.get(word, 0) + 1
            found.append((word if totals[word] == 1 else f"{word}-{met[word]}", word))
    return found


def party_of(rules: Ruleset, words: Words) -> dict[str, Any]:
    """Characters by id for kinds of hero; `Faults` names every word that is none."""
    faults = []
    kinds: dict[str, object] = {}
    for word, _ in words:
        if word not in kinds:
            try:
                kinds[word] = ordinary(rules, word)
            except NoSuchKindOfHero as error:
                faults.append(Fault("party", error))
    if faults:
        raise Faults("party", tuple(faults))
    return {id: kinds[word] for id, word in numbered(words)}


def ordinary(rules: Ruleset, word: str) -> object:
    """An ordinary hero of a kind: one that chose this word when they were made."""
    asked: dict[str, tuple[str, ...]] = {}
    chosen: list[str] = []

    def choose(ask: Ask) -> str:
        asked.setdefault(ask.key, ask.options)
        if word in ask.options and not chosen:
            chosen.append(ask.key)
            return word
        return ask.default

    character = play(rules.create(), _middle(), choose)
    if not chosen:
        few = [options for options in asked.values() if 1 < len(options) <= OWN_CHOICES]
        kinds = tuple(dict.fromkeys(option for options in few for option in options))
        raise NoSuchKindOfHero(word=word, allowed=kinds_of_hero(rules) or kinds)
    return character


def kinds_of_hero(rules: Ruleset) -> tuple[str, ...]:
    """The words by which an ordinary hero can be named: what creation asks first that is not a name.

    Besides, whatever else it asks that stands as a word on the sheet, such as what somebody is by trade.
    """
    found: list[tuple[str, tuple[str, ...]]] = []

    def choose(ask: Ask) -> str:
        if not ask.is_open and len(ask.options) > 1:
            found.append((ask.key, tuple([option for option in ask.options if option != "roll"])))
        return ask.default

    made = play(rules.create(), _middle(), choose)
    words = {one.key for one in rules.sheet(made).traits if one.shown_as == "word"}
    also = [options for key, options in found[1:] if key in words and len(options) <= OWN_CHOICES]
    return tuple(
        dict.fromkeys(one for options in (*(found[0][1:] if found else ()), *also) for one in options)
    )


def kinds_like(rules: Ruleset, word: str) -> tuple[str, ...]:
    """The words among which creation lets one choose this one; none where it is no kind of hero."""
    found: list[tuple[str, ...]] = []

    def choose(ask: Ask) -> str:
        if word in ask.options:
            found.append(tuple([option for option in ask.options if option != "roll"]))
        return ask.default

    play(rules.create(), _middle(), choose)
    return found[0] if found else ()


def foes_of(rules: Ruleset, words: Words) -> dict[str, str]:
    """Stat blocks by id; `Faults` names every word that is none, with those it may have meant."""
    faults = []
    for word, _ in dict.fromkeys(words):
        if word not in rules.foes:
            near = difflib.get_close_matches(word, list(rules.foes), 5, 0.5) or list(rules.foes)
            facts: dict[str, Fact] = {"word": word, "allowed": tuple(near[:12])}
            faults.append(Fault("foes", Missing("no-such-foe-block", **facts)))
    if faults:
        raise Faults("foes", tuple(faults))
    return dict(numbered(words))


def opening(
    rules: Ruleset, party: Mapping[str, object], foes: Mapping[str, str], apart: int | None = None
) -> Any:
    """The scene before a fight begins: without a map, or with the sides so many steps apart.

    A step is a band of distance or an area, whichever the game knows; those of one side are together.  Foes
    who by their block are one unit in such a number are one, unless it is ruled that each stands alone.
    """
    is_single = ("beginning", UNITS, SINGLE) in standing(rules)
    against = dict(foes) if is_single else playing_of(rules).mustered(foes)
    space = None if apart is None else _space(rules, tuple(party), tuple(against), apart)
    return rules.new_scene(dict(party), against, space=space)


def _space(rules: Ruleset, party: tuple[str, ...], foes: tuple[str, ...], apart: int) -> Zones | Areas:
    if "zones" in rules.spaces:
        zones = Zones()
        for one in party:
            zones = zones.enter(one)
        for one in foes:
            is_first = one == foes[0]
            zones = zones.enter(one, beside=party[0] if is_first else foes[0], band=BANDS[apart * is_first])
        return zones
    names = tuple([f"area-{number}" for number in range(apart + 1)])
    tokens = (*((one, names[0]) for one in party), *((one, names[-1]) for one in foes))
    return Areas(names=names, borders=tuple(pairwise(names)), tokens=tokens)


def _middle() -> FaceSource:
    """Dice that show their middle: of two middle faces the lower and the upper in turns."""
    is_upper = False

    def face(sides: int) -> int:
        nonlocal is_upper
        is_upper = not is_upper if sides % 2 == 0 else is_upper
        return sides // 2 + (1 if sides % 2 or not is_upper else 0)

    return face
