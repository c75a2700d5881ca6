"""What the people at a table are called: ids become names, in every sentence alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from string import ascii_lowercase, ascii_uppercase
from typing import Any, NamedTuple

from nde.locale import Words, words
from nde.locale.catalogue import entries_of
from nde.locale.facts import CASES, Typed
from nde.locale.languages import first_met, is_plural, mid_sentence, plural, small_first
from nde.locale.phrases import worded
from nde.locale.typed import folded
from nde.rules.play import Person
from nde.table.header import Header
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView
from nde.table.visibility import scene_for

PROPOSED = "option-name-"
"""What the messages of names begin with."""
COUNTED_APART = ("pl", "cs")
"""Languages in which more than a few of a kind need another case, and another form of the verb."""
FEW = 4
ASIDE = "123456789"
"""The signs of those who take no part, in the order of the view."""
_NUMBER = re.compile(r"-([0-9]+)$")


def pack_words(header: Header, language: str) -> dict[str, str]:
    """The words a pack of this game brought for a language, and the names that this table has."""
    brought = {key: text for spoken, key, text in header.all_names if spoken in ("", language)}
    if header.language in ("", language):
        return brought
    theirs = pack_words(header, header.language)
    proposed = {key: theirs.get(key, text) for key, text in _names_in(header.language, header.game).items()}
    return brought | proposed


@cache
def _names_in(language: str, game: str) -> dict[str, str]:
    """The names that a game's creation proposes, by message; a name is never translated."""
    own = f"{game}-{PROPOSED}"
    keys = [key.removeprefix(f"{game}-") for key in entries_of(language) if key.startswith((PROPOSED, own))]
    return {key: words(language, game).say(key) for key in keys}


def names_of(people: Iterable[Person], speaker: Words) -> dict[str, str]:
    """What each of these people is called; those of one sort are numbered."""
    crowd = tuple(people)
    sorts = Counter(_sort(person) for person in crowd if not person.name)
    return told_apart({person.id: _name(person, sorts[_sort(person)], speaker) for person in crowd})


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names of which no two are the same: of several alike the first stays, the others are numbered.

    >>> told_apart({"anna": "Anna", "bea": "Bea", "anna-2": "anna"})
    {'anna': 'Anna', 'bea': 'Bea', 'anna-2': 'anna 2'}
    """
    given: dict[str, str] = {}
    taken: set[str] = set()
    for id, name in names.items():
        told, number = name, 1
        while (plain := folded(told)) in taken:
            number += 1
            told = f"{name} {number}"
        given[id] = told
        taken.add(plain)
    return given


def _sort(person: Person) -> str:
    return person.label or person.id


def _name(person: Person, alike: int, speaker: Words) -> str:
    if person.name:
        return worded(person.name, speaker)
    number = _NUMBER.search(person.id)
    plain = speaker.say(person.label) if speaker.has(person.label) else _NUMBER.sub("", person.id)
    return f"{plain} {number[1]}" if number and alike > 1 else plain


def seat_words(state: State, language: str) -> dict[str, str]:
    """What those at a table are called; who leads it without a name of their own has one in the catalogue."""
    engine = words(language).say("talk-engine")
    named = {seat.id: seat.name for seat in state.seats if seat.name not in ("", seat.id)}
    named |= {seat.id: engine for seat in state.seats if seat.bot and seat.id not in named}
    return {f"seat-{id}": name for id, name in told_apart(named).items()}


def speaker_for(state: State, language: str, known: Mapping[str, str]) -> Words:
    """The speaker for a table: it calls everybody as they are `known`, by message."""
    names = pack_words(state.pinned, language) | dict(known)
    names |= seat_words(state, language)
    return words(language, state.header.game, names)


class Callers:
    """The names at one table.  Somebody who has been seen keeps a name, so that the past can be told."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.names: dict[str, str] = {}
        self._kinds: set[str] = set()
        """Those who have no name of their own and are called by what they are."""
        self._labels: dict[str, str] = {}
        """What those without a name are, by the message for it."""
        self._letters: dict[str, str] = {}
        self._place = ""

    def meet(self, state: State, people: Iterable[Person]) -> Words:
        """Learn the names of the people who are there, and return the speaker who knows them."""
        there = tuple(people)
        plain = words(self.language, state.header.game, pack_words(state.pinned, self.language))
        self.names |= names_of(there, plain)
        for person in there:
            (self._kinds.discard if person.name else self._kinds.add)(person.id)
        self._labels |= {person.id: person.label for person in there if not person.name and person.label}
        return speaker_for(state, self.language, {f"who-{id}": name for id, name in self.names.items()})

    def storyteller(self, state: State) -> Words:
        """The speaker who calls everybody as in the middle of a sentence: `the wolf`, `wolf 2`, `Jagna`."""
        plain = words(self.language, state.header.game, pack_words(state.pinned, self.language))
        called = {f"who-{id}": self._called(id, plain, "the") for id in self.names}
        for case in CASES.get(self.language, ()):
            called |= {f"{case}-{id}": self._called(id, plain, case, "the") for id in self.names}
        return speaker_for(state, self.language, called)

    def _called(self, id: str, speaker: Words, *forms: str) -> str:
        """What somebody is called within a sentence: in the first of some forms that there is, or as ever."""
        name, label = self.names[id], self._labels.get(id, "")
        if id not in self._kinds:
            return name
        if speaker.has(label) and name == speaker.say(label):  # and not one of several, who are numbered
            found = next(filter(None, (speaker.attribute(label, form) for form in forms)), "")
            if found:
                return found
        return mid_sentence(name, self.language)

    def newcomer(self, id: str, speaker: Words) -> str:
        """What somebody is called when they are first met: `a wolf`, `wolf 2`, `Jagna`."""
        name, label = self.name(id), self._labels.get(id, "")
        first = speaker.attribute(label, "first") if speaker.has(label) and name == speaker.say(label) else ""
        if first:  # a language in which the article goes with the word
            return first
        return first_met(name, self.language) if id in self._kinds else name

    def newcomers(self, ids: Sequence[str], speaker: Words) -> list[str]:
        """What those are called who are first met together: `a captain`, `two wolves`."""
        counts = Counter(self._labels[id] for id in ids if id in self._labels)
        told: dict[str, str] = {}
        for id in ids:
            label = self._labels.get(id, "")
            several = self._several(label, counts[label], speaker) if counts[label] > 1 else ""
            told.setdefault(label if several else id, several or self.newcomer(id, speaker))
        return list(told.values())

    def _several(self, label: str, count: int, speaker: Words) -> str:
        """Some of a kind with their number; empty where a language has no word for so many of it."""
        if not speaker.has(label) or is_plural(speaker.say(label), self.language):
            return ""
        kind = speaker.attribute(label, "many", count=count)
        if self.language == "en":
            kind = kind or plural(speaker.say(label))
        if not kind or (self.language in COUNTED_APART and count > FEW):
            return ""
        return speaker.say("tale-several", count=count, kind=Typed(small_first(kind, self.language)))

    def name(self, id: str) -> str:
        """What somebody is called; the id where nobody has met them."""
        return self.names.get(id, id)

    def is_plural(self, id: str) -> bool:
        """Whether somebody is called by a kind that is a plural, such as killer bees; a name never is one."""
        return id in self._kinds and is_plural(self.name(id), self.language)

    def letters(self, view: SeatView) -> dict[str, str]:
        """The letter of everybody on the map: capitals for the party, small ones for foes, else a digit.

        As long as the party stays at a place, nobody's letter is given to another.
        """
        if view.place != self._place:
            self._place, self._letters = view.place, {}
        for one in view.people:
            person = one.person
            if person.id not in self._letters:
                signs = ascii_uppercase if person.side == "party" else ascii_lowercase
                taken = set(self._letters.values())
                self._letters[person.id] = next((sign for sign in signs if sign not in taken), "?")
        aside = {one.person.id: sign for one, sign in zip(view.bystanders, ASIDE, strict=False)}
        return {one.person.id: self._letters[one.person.id] for one in view.people} | aside


class Reader(NamedTuple):
    """A person at a table: the table as it is, what they see of it, and the words they read it in."""

    state: State
    view: SeatView
    speaker: Words
    callers: Callers

    @property
    def scene(self) -> Any:
        """The scene as their seat knows it."""
        return scene_for(self.state, self.view.seat)

    def name(self, figure: str) -> str:
        """What somebody is called, or whoever leads the table."""
        return self.speaker.say("play-gm") if figure == GM else self.callers.name(figure)
