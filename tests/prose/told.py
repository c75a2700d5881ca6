"""What is told of a game, held against what happened: every effect once, in lines that somebody would say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from nde.adventures import adventure_named
from nde.board import square_name
from nde.locale import Words
from nde.locale.catalogue import entries_of
from nde.locale.facts import PEOPLE
from nde.locale.untold import Step, untold
from nde.locale.words import kebab
from nde.prose.breakdown import is_stand_in, step_message
from nde.prose.deeds import destination
from nde.prose.tale import PHRASINGS, Clause, came_of, clause_of, sentence
from nde.rules.ruleset import Told
from nde.table import commands as c
from nde.table import events as e
from nde.table.apply import apply
from nde.table.bots import play_out
from nde.table.seats import GM
from nde.table.state import State
from tests.table.play import Playing, in_fight, sheet_of

KEYED = (
    "ability",
    "block",
    "gear",
    "hazard",
    "item",
    "manoeuvre",
    "option",
    "perk",
    "scar",
    "spell",
    "weapon",
)
"""What the messages begin with whose keys name something or somebody: keys that no reader may see."""
_HYPHENED = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")
_UNFILLED = re.compile(r"\b(?:Hero|Ally|Target|Who)\b(?! ?[0-9])|\b(?:hero|foe|who|item)-(?:acc|dat|von)\b")
"""Somebody whom a sentence speaks of and nobody has told it of: the name of the fact stands there."""
_BRACKETS = re.compile(r"\(([^()]*)\)")


class Moment(NamedTuple):
    """An entry of a game, with the table before and after."""

    before: State
    entry: e.Entry
    after: State


@cache
def evenings(game: str) -> tuple[Playing, ...]:
    """Random games, on every kind of space that a game has; everybody does anything that is legal."""
    table = in_fight(game, 3)
    found = []
    for seed, space in enumerate(("none", *table.rules.spaces), start=3):
        table = in_fight(game, seed, space)
        table.play_on(90)
        found.append(table)
    return tuple(found)


@cache
def adventure(game: str, name: str = "lantern-cellar", seed: int = 7) -> Playing:
    """An adventure that bots play to its end."""
    table = Playing(game, seed, adventure=adventure_named(name))
    table.do(GM, c.Sit(seat=GM, role="gm", bot="gm"))
    for number, policy in enumerate(("careful", "bold", "healer")):
        table.do(GM, c.Sit(seat=f"p{number}", bot=policy))
        table.do(f"p{number}", c.Bring(id=f"hero-{number}", sheet=sheet_of(game, seed + number)))
    table.state, played = play_out(table.state, table.dice, 600)
    table.entries += played
    return table


def moments(tables: Iterable[Playing]) -> Iterator[Moment]:
    """Every entry of some games."""
    for table in tables:
        state = State(header=table.header)
        for entry in table.entries:
            before, state = state, apply(state, entry)
            yield Moment(before, entry, state)


def uncounted(told: Told, steps: Iterable[Step], effects: Iterable[Any], alone: Iterable[Any]) -> list[str]:
    """The effects that neither have a sentence of their own nor a step for each that tells them."""
    said = [one for one in steps if not one.hint]
    every = Counter(map(_mark, effects))
    faults = []
    for (kind, who), count in (every - Counter(map(_mark, alone))).items():
        keys = (kebab(kind), *told.by.get(kind, ()))
        telling = [one for one in said if one.key in keys and _speaks_of(one, who)]
        is_of_all = any(_speaks_of_many(one) for one in telling)
        if kind not in told.books and len(telling) < count and not is_of_all:
            faults.append(f"{kind} of {who or 'all'} is told {len(telling)} of {count} times")
    return faults


def _mark(effect: Any) -> tuple[str, str]:
    fields = (getattr(effect, name) for name in effect.__struct_fields__ if name in PEOPLE)
    return type(effect).__name__, next((who for who in fields if who), "")


def _speaks_of(one: Step, who: str) -> bool:
    facts = dict(one.facts)
    return PEOPLE.isdisjoint(facts) or not who or who in str(list(facts.values()))


def _speaks_of_many(one: Step) -> bool:
    facts = dict(one.facts)
    return PEOPLE.isdisjoint(facts) or any(isinstance(value, tuple) for value in facts.values())


def effect_faults(speaker: Words, told: Told, event: e.Resolved, text: str) -> list[str]:
    """What a text leaves out of what came of a deed, or says more than once."""
    loud, alone = came_of(told, event.steps, event.effects)
    if not told.loud:  # a game that has not said which steps belong to the story tells all of them
        loud = [step for step in event.steps if not step.hint]
        alone = untold(told, loud, event.effects)
    faults = uncounted(told, loud, event.effects, alone)
    square = destination(event.task.action)
    is_rolled = bool(event.outcome) or any(isinstance(one, int) for one in event.answers)
    if square is not None and not is_rolled:
        walks = [one for one in event.effects if destination(one) == square]
        alone = [one for one in alone if one not in walks]
        loud = []  # those that tell the walk are left out, others stay: their words are another test's
        if walks and not re.search(rf"\b{square_name(square)}\b", text):
            faults.append(f"nobody is told of the walk to {square_name(square)}")
    clauses = [
        Clause(step_message(step), dict(step.facts))
        for step in loud
        if not is_stand_in(event.task.name, step)
    ]
    if event.task.deed or told.turns:  # the turn of a side is told by the heading of the round that it begins
        clauses = [one for one in clauses if one.stem not in told.turns]
    faults += clause_faults(speaker, clauses, text, is_exact=False)
    return faults + clause_faults(speaker, [clause_of(one) for one in alone], text, is_exact=True)


def clause_faults(speaker: Words, clauses: list[Clause], text: str, *, is_exact: bool) -> list[str]:
    """What a text leaves out of some clauses, or says more than once: each stands alone, or with its like."""
    faults = []
    for ways, alike in _by_ways(speaker, clauses).items():
        found = sum(_times(way, text) for way in ways)
        found += sum(text.count(end) for one in alike[:1] for end in _endings(speaker, one))
        found += sum(_names_all(speaker, one, clauses, text) for one in alike)
        if found != len(alike) if is_exact else not found:
            faults.append(f"told {found} of {len(alike)} times: {ways[0]}")
    return faults


def _by_ways(speaker: Words, clauses: list[Clause]) -> dict[tuple[str, ...], list[Clause]]:
    """The clauses by all the ways in which each can be told."""
    found: dict[tuple[str, ...], list[Clause]] = {}
    for one in clauses:
        attributes = (speaker.attribute(one.key, name, **one.facts) for name in ("told", *PHRASINGS, "then"))
        ways = dict.fromkeys((speaker.say(one.key, **one.facts), *filter(None, attributes)))
        found.setdefault(tuple(ways), []).append(one)
    return found


def _endings(speaker: Words, clause: Clause) -> list[str]:
    """What a clause may add to the sentence before it."""
    entries = entries_of(speaker.language)
    entry = entries.get(f"{speaker.ruleset}-{clause.key}", entries.get(clause.key, ""))
    names = re.findall(r"^ +\.(after-[a-z-]+) =", entry, re.MULTILINE)
    return list(dict.fromkeys(speaker.attribute(clause.key, name, **clause.facts) for name in names))


def _names_all(speaker: Words, clause: Clause, clauses: list[Clause], text: str) -> bool:
    """Whether a clause is told together with its like of others."""
    names = [name for name, value in clause.facts.items() if name in PEOPLE and value]
    if len(names) != 1 or not speaker.has(f"{clause.key}-all"):
        return False
    person, facts = names[0], clause.facts
    like = [
        one.facts[person]
        for one in clauses
        if one.key == clause.key and {**one.facts, person: ""} == {**facts, person: ""}
    ]
    *others, last = dict.fromkeys(like)
    return (
        bool(others)
        and _times(speaker.say(f"{clause.key}-all", **{**facts, person: last, "ally": tuple(others)}), text)
        == 1
    )


def _times(clause: str, text: str) -> int:
    """How often a clause is told in a text as a sentence of its own, to which another may have been added."""
    plain = re.escape(sentence(clause).rstrip("."))
    begins, ends = r"(?:^|(?<=[.!?…”“)\n]) ?)", r"(?=[.!?…,;:]| \w|(?<=[.!?…”“])(?:\s|$))"
    found = re.finditer(rf"{begins}{plain}(?: \(×(\d+)\))?{ends}", text, re.MULTILINE)
    return sum(int(one[1] or 1) for one in found)


def line_faults(line: str, names: Iterable[str], ids: Iterable[str]) -> list[str]:
    """What nobody would say aloud in a line of the log."""
    faults = [mark for mark in ("⟨", "{", "  ", "..", " .", " ,") if mark in line]
    faults += re.findall(r"\b(?:True|False|None)\b", line)
    faults += _UNFILLED.findall(line)
    known = keys() | {id for id in ids if "-" in id}
    faults += [word for word in _HYPHENED.findall(line) if word in known]
    for inside in _BRACKETS.findall(line):
        faults += [f"({inside})" for name in names if re.search(rf"\b{re.escape(name)}\b", inside)]
    if not line[:1].isupper() and line[:1].isalpha():
        faults.append("begins with a small letter")
    return faults


@cache
def keys() -> frozenset[str]:
    """The keys of things, spells and foes that have a hyphen."""
    found = re.findall(rf"(?<![a-z])(?:{'|'.join(KEYED)})-([a-z0-9-]+)", " ".join(entries_of("en")))
    return frozenset(key for key in found if "-" in key) | {f"gear-{key}" for key in found}
