"""Random adventures watched from every seat: nobody learns of places, flags, clocks and foes too early.

Every word of the adventure that players must not know yet is one that stands nowhere else.
`python -m tests.table.secret_tales [games] [commands] [first seed]` plays such games of every ruleset and
ends with an error at the first thing a seat sees that it must not.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from nde.errors import NdeError
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table import events as e
from nde.table.seats import GM
from nde.table.story.adventure import Adventure, Change, Deed, Exit, Foes, Place, StoryClock
from nde.table.story.choices import story_view
from nde.table.view import view
from nde.table.view_entry import view_entry
from tests.table.play import HEROES, Playing, with_heroes
from tests.table.secrets import Leak

EYES = ("p1", "p2", "watcher", "stranger")
MAP = """
#########
#1..+..a#
#2.....b#
#3..#..c#
#########
"""
PLACES = ("qzgate", "qzhall", "qzvault", "qztower")
FLAGS = ("qzflag-key", "qzflag-alarm")
CLOCK = "qzclock"


def dark_tale(chance: Random) -> Adventure:
    """An adventure with foes in hiding, secret flags and a secret clock, another for each chance."""
    luck, harm = Change(set=FLAGS[:1], clock=CLOCK, tick=1), Change(harm="serious")
    places = []
    for number, id in enumerate(PLACES):
        others = [one for one in PLACES if one != id]
        exits = tuple(
            Exit(id=f"way-{place}", to=one, needs=FLAGS[:1] if place else ())
            for place, one in enumerate(chance.sample(others, 2))
        )
        deeds = (
            Deed(id="look", works=(Change(shows=True),), is_once=False),
            Deed(id="pull", trial="might", works=(luck,), fails=(harm, luck), is_once=False),
            Deed(id="fall", works=(harm, harm, luck), is_once=False),
            Deed(id="ring", works=(Change(needs=FLAGS[:1], set=FLAGS[1:], foes=(_foes(chance),)),)),
        )
        foes = tuple(_foes(chance) for _ in range(chance.randint(0, 2))) if number else ()
        enter = (Change(set=FLAGS[:1]),) if chance.random() < 0.5 else ()
        places.append(Place(id=id, map=MAP, foes=foes, exits=exits, deeds=deeds, enter=enter))
    clock = StoryClock(id=CLOCK, steps=4, is_secret=True, full=((Change(go=PLACES[-1]),),))
    return Adventure(id="tale", start=PLACES[0], places=tuple(places), clocks=(clock,))


def _foes(chance: Random) -> Foes:
    return Foes(kind=chance.choice(("beast", "raider")), is_hidden=chance.random() < 0.6)


class SpiedTale:
    """A table that plays an adventure, and somebody who keeps book of what its players know."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = Random(seed)
        self.table: Playing = with_heroes(game, seed + 1, adventure=dark_tale(self.chance))
        # Real dice are waited for, also in the middle of what the adventure sets off.
        if self.chance.random() < 0.5:
            self.table.do("p1", c.Sit(seat="p1", rolls="typed"))
            self.table.do(GM, c.Sit(seat=GM, role="gm", rolls="typed"))
        self.known: set[str] = set()
        """Places that were entered, and clocks that have struck: told once, they stay told."""
        self.lurking: dict[str, list[set[str]]] = {eye: [set() for _ in self.table.entries] for eye in EYES}
        """For each seat who lay in wait before or after each entry."""

    def secrets(self) -> set[str]:
        """Words that no player knows so far."""
        return {*PLACES, *FLAGS, CLOCK} - self.known

    def hidden(self, seat: str) -> set[str]:
        """Who lies in wait now for a seat, quoted as an id stands in JSON: other foes are called alike."""
        world = self.table.state.world
        return {f'"{id}"' for id in world.hidden if id not in HEROES and world.holder(id) != seat}

    def do(self, seat: str, do: Any) -> None:
        """Give a command, and look at everything from every seat."""
        before = {eye: self.hidden(eye) for eye in EYES}
        try:
            entry = self.table.do(seat, do)
        except NdeError as error:
            if seat != GM:
                said = msgspec.json.encode(do).decode()
                secret = {one for one in self.secrets() if one not in said}
                self.find(seat, secret, f"{error} {error.facts}", f"the refusal of {said}")
            return
        for event in entry.events:
            if isinstance(event, e.PlaceEntered):
                self.known.add(event.place)
            if isinstance(event, e.ClockStruck):
                self.known.add(event.clock)
        for eye in EYES:
            self.lurking[eye].append(before[eye] | self.hidden(eye))
            seen = msgspec.json.encode(view(self.table.state, eye)).decode()
            self.find(eye, self.secrets() | self.hidden(eye), seen, "the view")
            self.check_entry(eye, len(self.table.entries) - 1)

    def check_entry(self, seat: str, place: int) -> None:
        """Look at one entry; only that somebody comes out of hiding is told of who lay in wait."""
        seen = view_entry(self.table.entries[place], seat)
        others = [event for event in seen.events if not isinstance(event, e.Appeared)]
        text = msgspec.json.encode([others, seen.dice]).decode()
        self.find(seat, self.secrets() | self.lurking[seat][place], text, f"entry {seen.number}")

    def find(self, seat: str, secret: set[str], text: str, where: str) -> None:
        """Fail if any of these words stands in a text."""
        for one in secret:
            if one in text:
                at = text.index(one)
                raise Leak(f"{seat} finds {one} in {where}: …{text[max(at - 160, 0) : at + 200]}…")

    def play(self, commands: int) -> None:
        """Choose, fight and go back at random."""
        self.do("p1", c.Choose(option="begin"))
        for _ in range(commands):
            self.anything()
        for seat in EYES:
            for place in range(len(self.table.entries)):
                self.check_entry(seat, place)

    def anything(self) -> None:
        """One random command."""
        chance, state = self.chance, self.table.state
        story = story_view(state)
        assert story is not None
        roll = chance.random()
        if roll < 0.1:
            backs = (c.Undo(count=2), c.Undo(), c.Redo())
            flags = c.SetFlags(set=FLAGS[:1], clear=FLAGS[1:])
            wish = chance.choice((*backs, c.TickClock(id=CLOCK), c.GoTo(place=chance.choice(PLACES)), flags))
            self.do(GM if chance.random() < 0.8 else "p2", wish)
        elif roll < 0.2:
            option = chance.choice(("way-0", "way-1", "ring", *PLACES))
            self.do("p1", c.Choose(option=option, hero="ala"))
        elif story.choices and roll < 0.7:
            hero = chance.choice([one for one, seat in HEROES.items() if seat == "p1"])
            self.do("p1", c.Choose(option=chance.choice(story.choices).id, hero=hero))
        else:
            self.do(*self.table.anything())


def spy(game: str, seed: int, commands: int) -> int:
    """Play one random adventure and look for leaks; gives the number of entries."""
    spied = SpiedTale(game, seed)
    spied.play(commands)
    return len(spied.table.entries)


if __name__ == "__main__":
    games, count, first = map(int, (*sys.argv[1:], *("20", "60", "0")[len(sys.argv) - 1 :]))
    entries = dict.fromkeys(ruleset_ids(), 0)
    for seed in range(first, first + games):
        for ruleset in entries:
            entries[ruleset] += spy(ruleset, seed, count)
    for ruleset, looked_at in entries.items():
        print(f"{ruleset}: {games} adventures, {looked_at} entries, nothing unknown was told")
