"""Whether the parts of an adventure fit together: ways lead somewhere, flags get set, ends can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nde.errors import Illegal, Unreadable
from nde.rules.documents import Findings
from nde.table.placement import read_layout
from nde.table.story.adventure import LOST, Adventure, Change, Foes, Place

WIDEST, HIGHEST = 60, 24
"""What a terminal of eighty columns shows with something beside it."""


def check(adventure: Adventure, found: Findings) -> None:
    """Note everything that does not fit together."""
    known = len(found.faults)
    _check_links(adventure, found)
    if adventure.places and len(found.faults) == known:
        _check_reach(
            adventure, found
        )  # where a way is misspelt, what it should lead to only seems unreachable
    _check_flags(adventure, found)
    _check_messages(adventure, found)
    for place in adventure.places:
        if place.map:
            check_map(place, f"places.{place.id}", found)


def require_playable(adventure: Adventure, game: str) -> None:
    """Refuse a game that some foes of an adventure are not written for."""
    if adventure.game in ("", game):
        return
    groups = [foes for place in adventure.places for foes in place.foes]
    groups += [foes for _, change in all_changes(adventure) for foes in change.foes]
    named = tuple(dict.fromkeys(one.foe for one in groups if one.foe and not one.kind))
    if named:
        facts = {"text": adventure.id, "game": adventure.game, "own": game}
        raise Illegal("adventure-for-other-game", names=named, **facts)


def changes_of_place(place: Place) -> Iterator[tuple[str, Change]]:
    """Every change that a place may set off, each with where it stands."""
    at = f"places.{place.id}"
    slots = [(f"{at}.enter", place.enter), (f"{at}.won", place.won), (f"{at}.each_round", place.each_round)]
    slots += [(f"{at}.exits.{one.id}.then", one.then) for one in place.exits]
    slots += [(f"{at}.deeds.{one.id}.works", one.works) for one in place.deeds]
    slots += [(f"{at}.deeds.{one.id}.fails", one.fails) for one in place.deeds]
    return ((where, change) for where, changes in slots for change in changes)


def changes_of_clocks(adventure: Adventure) -> Iterator[tuple[str, Change]]:
    """Every change that a full clock may set off."""
    for clock in adventure.clocks:
        for strike in clock.full:
            yield from ((f"clocks.{clock.id}.full", change) for change in strike)


def all_changes(adventure: Adventure) -> Iterator[tuple[str, Change]]:
    """Every change anywhere."""
    for place in adventure.places:
        yield from changes_of_place(place)
    yield from changes_of_clocks(adventure)


def flags_of(adventure: Adventure) -> tuple[str, ...]:
    """Every flag that an adventure may set, in the order in which it does."""
    return tuple(dict.fromkeys(flag for _, change in all_changes(adventure) for flag in change.set))


def _check_links(adventure: Adventure, found: Findings) -> None:
    places = tuple(place.id for place in adventure.places)
    clocks = tuple(clock.id for clock in adventure.clocks)
    endings = tuple(ending.id for ending in adventure.endings)
    if adventure.start and adventure.start not in places:
        found.note("adventure.start", Unreadable("no-such-story-place", text=adventure.start, allowed=places))
    for place in adventure.places:
        for way in place.exits:
            if way.to and way.to not in places:
                where = f"places.{place.id}.exits.{way.id}.to"
                found.note(where, Unreadable("no-such-story-place", text=way.to, allowed=places))
    for where, change in all_changes(adventure):
        if change.go and change.go not in places:
            found.note(f"{where}.go", Unreadable("no-such-story-place", text=change.go, allowed=places))
        if change.clock and change.clock not in clocks:
            found.note(f"{where}.clock", Unreadable("no-such-story-clock", text=change.clock, allowed=clocks))
        if change.ending and change.ending not in endings:
            found.note(f"{where}.ending", Unreadable("no-such-ending", text=change.ending, allowed=endings))


def _check_flags(adventure: Adventure, found: Findings) -> None:
    """Every flag that something waits for has to be set somewhere; so has one that only ever bars."""
    known = flags_of(adventure)
    waits = [(where, change.needs, change.bars) for where, change in all_changes(adventure)]
    for place in adventure.places:
        at = f"places.{place.id}"
        waits += [(f"{at}.exits.{one.id}", one.needs, one.bars) for one in place.exits]
        waits += [(f"{at}.deeds.{one.id}", one.needs, one.bars) for one in place.deeds]
    named = [(f"{where}.needs", needs) for where, needs, _ in waits]
    named += [(f"{where}.bars", bars) for where, _, bars in waits]
    for place in adventure.places:
        named.append((f"places.{place.id}.text_when", tuple(flag for flag, _ in place.text_when)))
    for where, flags in named:
        for flag in flags:
            if flag not in known:
                found.note(where, Unreadable("flag-never-set", text=flag, allowed=tuple(sorted(known))))


def _check_reach(adventure: Adventure, found: Findings) -> None:
    """Every place and ending can be come to, and from every place something leads on."""
    by_id = {place.id: place for place in adventure.places}
    of_clocks = [change for _, change in changes_of_clocks(adventure)]
    reached = _reached(adventure, by_id, of_clocks)
    for place in adventure.places:
        if place.id not in reached:
            found.note(f"places.{place.id}", Unreadable("place-unreachable", text=place.id))
        elif not place.exits and not any(change.go or change.ending for _, change in changes_of_place(place)):
            found.note(f"places.{place.id}", Unreadable("dead-end", text=place.id))
    ends = {change.ending for change in of_clocks}
    ends |= {change.ending for id in reached for _, change in changes_of_place(by_id[id])}
    for ending in adventure.endings:
        if ending.id != LOST and ending.id not in ends:
            found.note(f"endings.{ending.id}", Unreadable("ending-unreachable", text=ending.id))
    if not any(ending.is_won for ending in adventure.endings):
        found.note("endings", Unreadable("no-way-to-win"))


def _reached(adventure: Adventure, by_id: dict[str, Place], of_clocks: list[Change]) -> set[str]:
    waiting = [adventure.start, *(change.go for change in of_clocks)]
    reached: set[str] = set()
    while waiting:
        id = waiting.pop()
        if id not in by_id or id in reached:
            continue
        reached.add(id)
        waiting += [way.to for way in by_id[id].exits]
        waiting += [change.go for _, change in changes_of_place(by_id[id])]
    return reached


def _check_messages(adventure: Adventure, found: Findings) -> None:
    """No two things may have their words under one key: a deed `b-c` at `a`, a deed `c` at `a-b`."""
    keys = [(f"places.{place.id}", place.id) for place in adventure.places]
    for place in adventure.places:
        keys += [(f"places.{place.id}.exits.{one.id}", f"{place.id}-{one.id}") for one in place.exits]
        keys += [(f"places.{place.id}.deeds.{one.id}", f"{place.id}-{one.id}") for one in place.deeds]
    counted = Counter(key for _, key in keys)
    for where, key in keys:
        if counted[key] > 1:
            found.note(where, Unreadable("same-message", text=key))


def check_map(place: Place, within: str, found: Findings) -> None:
    """Note whatever does not fit between the map of a place and who stands on it."""
    at = f"{within}.map"
    layout = read_layout(place.map)
    grid = layout.grid
    if grid.width > WIDEST or grid.height > HIGHEST:
        found.note(
            at,
            Unreadable("map-too-large", width=grid.width, height=grid.height, widest=WIDEST, highest=HIGHEST),
        )
    if not layout.heroes:
        found.note(at, Unreadable("map-without-heroes"))
    letters = "".join(letter for letter, _ in layout.foes)
    for where, foes in _groups(place, within):
        unknown = "".join(letter for letter in foes.at if letter not in letters)
        if unknown:
            found.note(f"{where}.at", Unreadable("map-letter-unknown", text=unknown, allowed=tuple(letters)))
        elif not letters:
            found.note(where, Unreadable("map-without-foes"))


def _groups(place: Place, within: str) -> Iterator[tuple[str, Foes]]:
    """Every group of foes that may come to a place by what the place itself sets off."""
    yield from ((f"{within}.foes", foes) for foes in place.foes)
    for where, change in changes_of_place(place):
        if not change.go:
            yield from ((f"{where}.foes", foes) for foes in change.foes)
