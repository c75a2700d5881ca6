"""Who is here, who can reach whom, and what cover there is: asked in words, since a map cannot be heard."""

from __future__ import annotations

import re
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from nde.board import WALK, Areas, Board, Square, Zones, corner_open, cover_between, distance, neighbours
from nde.board.movement import step_cost
from nde.errors import Illegal, Missing
from nde.prose.maps import SightLabel, sight_between, sight_of
from nde.prose.people import notes
from nde.table.scenes import is_on
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import PersonView
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

FURTHEST = 200
"""What a way may cost before nobody counts any more."""
_SQUARE = re.compile(r"[a-z]{1,2}[0-9]{1,3}", re.IGNORECASE)


def who(talk: Talk) -> None:
    """Everybody at the table, and everybody in the scene."""
    here = talk.table.here()
    for seat in talk.state.seats:
        name = talk.seat_name(seat.id)
        key = {"gm": "seat-gm", "spectator": "seat-watching"}.get(seat.role, "seat")
        is_said = name == talk.speaker.say("play-gm")  # whoever has no name is called by what they are
        parts = [name if is_said else talk.speaker.say(f"talk-{key}", name=name)]
        if seat.bot:
            parts.append(talk.speaker.say("talk-bot"))
        elif here is not None:
            parts.append(talk.speaker.say("talk-connected" if seat.id in here else "talk-away"))
        played = [
            talk.teller.callers.name(one.person.id)
            for one in talk.view.people
            if one.holder == seat.id != GM and one.person.side == "party"
        ]
        if played:
            parts.append(talk.speaker.say("talk-plays", names=", ".join(played)))
        talk.paper.text(", ".join(parts))
    for side in ("party", "foes"):
        people = [one for one in talk.view.people if one.person.side == side]
        if people:
            talk.tell_of(f"side-{side}", names="; ".join(_noted(talk, one) for one in people))


def _noted(talk: Talk, one: PersonView) -> str:
    said = ", ".join(notes(talk.view, one, talk.speaker))
    name = talk.teller.callers.name(one.person.id)
    return f"{name} ({said})" if said else name


def reach(talk: Talk, wanted: str) -> None:
    """How every foe of somebody stands to them, and how far each has to go to strike."""
    figure = talk.find(wanted) if wanted else own_figure(talk)
    speaker, name = talk.speaker, talk.teller.callers.name(figure)
    foes = foes_of(talk, figure)
    if not foes:
        talk.tell_of("no-foe", name=name)
        return
    space = getattr(scene_for(talk.state, talk.seat), "space", None)
    if space is None:
        names = ", ".join(talk.teller.callers.name(one.person.id) for one in foes)
        talk.tell_of("reach-anywhere", name=name, names=names)
        return
    if not is_on(space, figure):
        talk.tell_of("reach-nowhere", name=name)
        return
    ways = ways_to(talk.state, talk.seat, figure)
    for foe in sorted(foes, key=lambda one: ways[one.person.id].order if one.person.id in ways else 9_999):
        seen = sight_between(talk.teller, talk.state, talk.seat, foe.person.id, figure)
        if seen is None:
            talk.tell_of("reach-nowhere", name=talk.teller.callers.name(foe.person.id))
            continue
        told = _way_words(talk, seen, ways.get(foe.person.id))
        talk.paper.text("; ".join(part for part in (seen.text, told) if part))
    if all(way.steps != 0 for way in ways.values()):
        talk.paper.text(speaker.say("talk-nobody-strikes", name=name))


def _way_words(talk: Talk, seen: SightLabel, way: Way | None) -> str:
    if way is None or way.steps == 0:
        return "" if way is None else talk.speaker.say("talk-way-here")
    if way.steps is None:
        return talk.speaker.say("talk-way-none")
    key = "talk-way-squares" if isinstance(seen.distance, int) else "talk-way-bands"
    return talk.speaker.say(key, count=way.steps)


def cover(talk: Talk, wanted: str) -> None:
    """How one's hero stands to somebody or to a square: how far, in reach or not, what cover."""
    if not wanted:
        reach(talk, "")
        return
    figure = own_figure(talk)
    to = wanted if _SQUARE.fullmatch(wanted) and not _is_somebody(talk, wanted) else talk.find(wanted)
    talk.paper.text(sight_of(talk.teller, talk.state, talk.seat, figure, to).text)


def _is_somebody(talk: Talk, word: str) -> bool:
    return any(one.person.id == word.casefold() for one in talk.view.people)


def own_figure(talk: Talk) -> str:
    """Whom the person means by “me”: who acts, or the first hero of theirs."""
    own = [one.person.id for one in talk.view.people if one.holder == talk.seat]
    acting = talk.menu(talk.view).hero
    if acting in own:
        return acting
    heroes = [one for one in talk.view.people if one.person.side == "party"]
    for one in heroes:
        if one.holder == talk.seat:
            return one.person.id
    if not talk.view.people:
        raise Illegal("nobody-there")
    raise Missing("plays-nobody", allowed=tuple(talk.teller.callers.name(one.person.id) for one in heroes))


def foes_of(talk: Talk, figure: str) -> list[PersonView]:
    """Everybody of the other side who still takes part, as the person sees them."""
    sides = {one.person.id: one.person.side for one in talk.view.people}
    return [one for one in talk.view.people if one.person.side != sides.get(figure) and not one.person.is_out]


class Way(NamedTuple):
    """How far somebody has to go to strike."""

    steps: int | None
    """In squares, bands or areas; 0 for who can strike at once, nothing where no way leads."""
    order: int


def ways_to(state: State, seat: str, figure: str) -> dict[str, Way]:
    """The way of each foe to a figure, as a seat knows the map."""
    scene = scene_for(state, seat)
    space = getattr(scene, "space", None)
    if scene is None or space is None or not is_on(space, figure):
        return {}
    people = state.playing.people(scene)
    side = next((one.side for one in people if one.id == figure), "party")
    foes = [one.id for one in people if one.side != side and not one.is_out and is_on(space, one.id)]
    if isinstance(space, Board):
        friends = frozenset(one.id for one in people if one.side != side)
        costs = costs_to(space, figure, friends)
        return {id: _on_map(space, id, figure, costs) for id in foes}
    return {id: _in_bands(space, id, figure) for id in foes}


def _on_map(board: Board, mover: str, target: str, costs: dict[Square, int]) -> Way:
    """The cheapest way of somebody on a map to a square from which they can strike."""
    if board.sight(mover, target).touching:
        return Way(0, 0)
    cost = costs.get(board.where(mover))
    apart = distance(board.where(mover), board.where(target))
    return Way(cost, cost) if cost is not None else Way(None, FURTHEST + apart)


@lru_cache(maxsize=256)
def costs_to(board: Board, target: str, movers: frozenset[str]) -> dict[Square, int]:
    """For every square, what it costs one of these movers to walk from there to where they can strike.

    One search backwards from the target serves them all: it asks of each square what it costs to go on.
    """
    grid, end = board.grid, board.where(target)
    taken = {token.at for token in board.tokens}
    barred = {token.at for token in board.tokens if token.id not in movers}
    beside = [
        square
        for square in neighbours(end)
        if grid.holds(square)
        and square not in grid.walls
        and square not in taken
        and cover_between(grid, square, end) != "full"
    ]
    costs = dict.fromkeys(beside, 0)
    queue = [(0, square) for square in beside]
    while queue:
        cost, square = heappop(queue)
        if cost > costs[square]:
            continue
        onward = cost + step_cost(grid, square, WALK)
        for before in neighbours(square):
            if not grid.holds(before) or before in grid.walls or before in barred:
                continue
            if corner_open(grid, before, square, WALK.corners) and onward < costs.get(before, FURTHEST):
                costs[before] = onward
                heappush(queue, (onward, before))
    return costs


def _in_bands(space: Zones | Areas, mover: str, target: str) -> Way:
    if isinstance(space, Zones):
        steps = space.steps(mover, target)
        return Way(steps, steps)
    crossed = space.borders_from(space.where(mover)).get(space.where(target))
    return Way(crossed, FURTHEST if crossed is None else crossed)
