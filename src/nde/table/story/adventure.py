"""An adventure as neutral data: places, what waits there, and what can be done; no game is named in it.

Foes are a kind and a rank, trials a manner and a difficulty, harm a severity; each game says what they
are with it (`nde.rules.play`).  Words are keys of the catalogue, or texts by language in the file itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from nde.rules.play import Difficulty, Kind, Rank, Severity, Trial

Texts: TypeAlias = tuple[tuple[str, str], ...]
"""A text by language; empty where the catalogue has it."""


class Foes(msgspec.Struct, frozen=True, kw_only=True):
    """Some foes of one sort: a fixed number, and so many more for each hero."""

    foe: str = ""
    """A stat block by its id, in the game that the adventure names; empty for any of a kind and rank."""
    kind: Kind | Literal[""] = ""
    """What plays in the place of a stat block in other games; empty where the adventure is for one alone."""
    rank: Rank = "minion"
    count: int = 1
    per_hero: int = 0
    at: str = ""
    """The letters of the map where they stand; empty for the first ones that nobody else has."""
    is_hidden: bool = False
    """Whether they lie in wait: nobody sees them until something shows them."""

    def number(self, heroes: int) -> int:
        """How many come against so many heroes; never nobody."""
        return max(self.count + self.per_hero * heroes, 1)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What something sets off; everything that is given happens, in this order."""

    needs: tuple[str, ...] = ()
    """Flags that have to be true for any of it to happen."""
    bars: tuple[str, ...] = ()
    """Flags that prevent all of it."""
    above: int = 0
    """It happens only to a party with more than so many per cent of the strength it set out with."""
    below: int = 0
    """It happens only to a party with at most so many per cent of it; 0 for any."""
    set: tuple[str, ...] = ()
    """Flags that become true."""
    clear: tuple[str, ...] = ()
    clock: str = ""
    tick: int = 0
    shows: bool = False
    """Whether everybody who lies in wait here is seen from now on."""
    harm: Severity | Literal[""] = ""
    """Harm to whoever tried; to everybody who stands where nobody did."""
    foes: tuple[Foes, ...] = ()
    """Who comes."""
    go: str = ""
    ending: str = ""


Changes: TypeAlias = tuple[Change, ...]


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """A change that waits for an open question, and whoever set it off."""

    change: Change
    hero: str = ""


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """A way to another place."""

    id: str
    to: str
    needs: tuple[str, ...] = ()
    """Flags that have to be true for the way to be open."""
    bars: tuple[str, ...] = ()
    """Flags that close it."""
    is_escape: bool = False
    """Whether it may be taken while foes stand."""
    then: Changes = ()
    """What taking it sets off, before the place behind it is entered."""
    text: Texts = ()
    new_text: Texts = ()
    """What it is called instead as long as nobody has been where it leads."""

    def text_after(self, visited: Iterable[str]) -> Texts:
        """What it is called by a party that has been to these places."""
        return self.new_text if self.new_text and self.to not in visited else self.text


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be done at a place, with or without a trial."""

    id: str
    trial: Trial | Literal[""] = ""
    """Empty: it simply works."""
    difficulty: Difficulty = "normal"
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    is_once: bool = True
    rest: Literal["", "breather", "rest", "camp"] = ""
    works: Changes = ()
    fails: Changes = ()
    text: Texts = ()
    tried_text: Texts = ()
    """What somebody does who tries it, after their name: `climbs the wall`."""
    works_text: Texts = ()
    fails_text: Texts = ()


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A room, a clearing, a stretch of road."""

    id: str
    map: str = ""
    """A map as text, as `nde.board.read_board` reads it: heroes start at 1 to 9, foes at a to z."""
    foes: tuple[Foes, ...] = ()
    exits: tuple[Exit, ...] = ()
    deeds: tuple[Deed, ...] = ()
    enter: Changes = ()
    """What the first step into it sets off."""
    won: Changes = ()
    """What winning a fight here sets off."""
    each_round: Changes = ()
    """What each round of a fight here sets off."""
    title: Texts = ()
    text: Texts = ()
    text_when: tuple[tuple[str, Texts], ...] = ()
    """What is to be seen instead once a flag is set, by flag: of several that are, the last one written."""
    won_text: Texts = ()
    broken_text: Texts = ()
    """What is told instead of `won_text` where foes ran rather than fell."""

    def text_by_flag(self, flags: Iterable[str]) -> tuple[str, Texts]:
        """The flag by which another text counts now, and that text; no flag and the usual one else."""
        held = set(flags)
        return next((pair for pair in reversed(self.text_when) if pair[0] in held), ("", self.text))


class StoryClock(msgspec.Struct, frozen=True, kw_only=True):
    """A clock of the adventure, and what happens when it is full.

    With several strikes it begins anew after each but the last.
    """

    id: str
    steps: int = 6
    full: tuple[Changes, ...] = ((),)
    is_secret: bool = False
    is_pressing: bool = False
    """Whether failures move it in games whose clocks of pressure move so."""
    title: Texts = ()
    full_text: Texts = ()
    strike_texts: tuple[Texts, ...] = ()
    """What is told of each strike instead, in their order."""

    def text_of(self, number: int) -> Texts:
        """What is told of a strike; the first is number 0."""
        return self.strike_texts[number] if number < len(self.strike_texts) else self.full_text


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which the adventure may end."""

    id: str
    is_won: bool = False
    title: Texts = ()
    text: Texts = ()


LOST = "lost"
"""The ending of a party of which nobody stands."""


class Adventure(msgspec.Struct, frozen=True, kw_only=True):
    """A whole adventure."""

    id: str
    start: str
    places: tuple[Place, ...]
    clocks: tuple[StoryClock, ...] = ()
    endings: tuple[Ending, ...] = (Ending(id="won", is_won=True), Ending(id=LOST))
    title: Texts = ()
    text: Texts = ()
    game: str = ""
    """The game whose stat blocks it names; empty for one that names none."""
    creatures: str = ""
    """Creatures that it brings for that game: a JSON object of documents by id."""
    names: tuple[tuple[str, str, str], ...] = ()
    """What these are called: language, message, text."""

    def place(self, id: str) -> Place:
        """The place with this id."""
        return next(place for place in self.places if place.id == id)

    def clock(self, id: str) -> StoryClock:
        """The clock with this id."""
        return next(clock for clock in self.clocks if clock.id == id)

    def ending(self, id: str) -> Ending:
        """The ending with this id; a plain defeat if the adventure has not got it."""
        return next((ending for ending in self.endings if ending.id == id), Ending(id=id))


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a party has come in an adventure."""

    strength: int = 0
    """How much the party could take when it set out."""
    place: str = ""
    visited: tuple[str, ...] = ()
    is_fight_ahead: bool = False
    """Whether foes have come to this place and are not beaten yet."""
    won: tuple[str, ...] = ()
    """Places where the fight was won."""
    broken: tuple[str, ...] = ()
    """Those of them where it was won because foes ran."""
    routed: tuple[str, ...] = ()
    """Places from which the whole party has run once."""
    is_watched: bool = False
    """Whether the foes at this place keep their distance and wait for what the party does."""
    round: int = 0
    """The rounds of the fight at this place that have been counted."""
    withdraws: str = ""
    """The way out that the party takes once the foes have had their turn."""
    done: tuple[str, ...] = ()
    """Deeds that were done, or tried and may not be tried again, as `place/deed`."""
    flags: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    """Clocks that were full, once for each time."""
    due: tuple[Due, ...] = ()
    """What will happen once an open question is answered."""
    seen: tuple[str, ...] = ()
    """How the party has seen places look, as `place/look`."""
    jammed: tuple[str, ...] = ()
    """Exits that are stuck, as `place/exit`: whoever wants to take one has to free it first."""
    eased: tuple[str, ...] = ()
    """Deeds that somebody has found a better way to do, as `place/deed`."""
    ending: str = ""
