"""The table as a person sees it: where they are, who is there, the map, the clocks, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase, ascii_uppercase, digits

from nde.board import Areas, Board, Grid, Square, Zones, square_name
from nde.board.textmap import BOTH, DIFFICULT, FLOOR, LOW, WALL
from nde.cli.play.calling import Callers
from nde.cli.play.menu import Menu, able_heroes, odds_words
from nde.cli.play.paper import Gauge, Paper, Row
from nde.cli.play.stories import Stories
from nde.cli.play.telling import clock_words
from nde.cli.sheet_shown import label
from nde.locale import Words
from nde.rules.playing import Person
from nde.table.offering import odds_for
from nde.table.state import State
from nde.table.view import PersonView, SeatView

EDGE = 3
"""Columns beside a map for the numbers of its rows."""


def show_scene(paper: Paper, state: State, view: SeatView, speaker: Words, callers: Callers) -> None:
    """Where the party is, the clocks, and everybody who is there."""
    stories = Stories(state.header.adventure, speaker)
    place = (
        stories.place_title(view.story.place) if view.story is not None and view.story.place else view.place
    )
    if view.turn is not None and view.turn.is_fight:
        side = speaker.say(f"play-side-{view.turn.side}")
        place = speaker.say("play-place-in-fight", place=place, round=view.turn.round, side=side)
    if view.story is None or view.story.place:
        paper.title(place)
    for clock in view.clocks:
        paper.text(clock_words(speaker, state, clock))
    paper.people(tuple(_rows(state, view, speaker, callers)))


def _rows(state: State, view: SeatView, speaker: Words, callers: Callers) -> Iterator[Row]:
    signs = callers.letters(view) if isinstance(view.space, Board) else {}
    for one in view.people:
        person = one.person
        if person.is_gone and person.side == "foes":
            continue
        yield Row(
            signs.get(person.id, ""),
            _called(view, person, callers, speaker),
            tuple(Gauge(label(track.key, speaker), track.value, track.most) for track in person.tracks),
            ", ".join(_notes(view, one, speaker)),
            person.is_out,
            person.side == "party",
        )


def _called(view: SeatView, person: Person, callers: Callers, speaker: Words) -> str:
    """The name of somebody, and in peace what the hero is."""
    name = callers.name(person.id)
    in_peace = view.turn is None or not view.turn.is_fight
    return f"{name}, {speaker.say(person.label)}" if in_peace and person.name and person.label else name


def _notes(view: SeatView, one: PersonView, speaker: Words) -> Iterator[str]:
    person = one.person
    if person.is_gone:
        yield speaker.say("play-note-gone")
    elif person.is_out:
        yield speaker.say("play-note-out")
    yield from (
        speaker.say(f"condition-{key}") if speaker.has(f"condition-{key}") else key
        for key in person.conditions
    )
    in_fight = view.turn is not None and view.turn.is_fight and view.turn.side == person.side
    if in_fight and person.has_acted and not person.is_out:
        yield speaker.say("play-note-acted")
    if one.is_hidden:
        yield speaker.say("play-note-hidden")
    if one.at:
        yield one.at


def map_lines(view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """The map as text with the letters of everybody on it; what is unknown is blank.  Empty without a map."""
    space = view.space
    if isinstance(space, Areas):
        rows = {name: [callers.name(id) for id, area in space.tokens if area == name] for name in space.names}
        return [f"{_area(name, speaker)}: {', '.join(people)}" for name, people in rows.items()]
    if isinstance(space, Zones):
        return _bands(space, view, callers, speaker)
    if not isinstance(space, Board):
        return []
    signs = callers.letters(view)
    out = {one.person.id for one in view.people if one.person.is_out}
    standing = {token.at: signs.get(token.id, "?") for token in space.tokens if token.id not in out}
    lying = {token.at: "x" for token in space.tokens if token.id in out}
    here = {**lying, **standing}
    head = " " * EDGE + "".join(square_name(Square(x, 0)).rstrip(digits) for x in range(space.grid.width))
    lines = [head] if space.grid.width <= len(ascii_lowercase) else []
    for y in range(space.grid.height):
        signs_of_row = [_sign(view, space, Square(x, y), here) for x in range(space.grid.width)]
        lines.append(
            f"{square_name(Square(0, y)).lstrip(ascii_uppercase):>{EDGE - 1}} "
            + "".join(signs_of_row).rstrip()
        )
    return [*lines, speaker.say("play-map-signs")]


def _sign(view: SeatView, board: Board, square: Square, here: dict[Square, str]) -> str:
    if square in here:
        return here[square]
    return " " if square in view.unknown else _ground(board.grid, square)


def _ground(grid: Grid, square: Square) -> str:
    if square in grid.walls:
        return WALL
    if square in grid.cover:
        return BOTH if square in grid.difficult else LOW
    return DIFFICULT if square in grid.difficult else FLOOR


def _area(name: str, speaker: Words) -> str:
    return speaker.say(f"area-{name}") if speaker.has(f"area-{name}") else name


def _bands(space: Zones, view: SeatView, callers: Callers, speaker: Words) -> list[str]:
    """How far the foes are from each hero."""
    lines = []
    foes = [one.person.id for one in view.people if one.person.side == "foes" and not one.person.is_out]
    for one in view.people:
        if one.person.side == "party" and one.person.id in space.tokens:
            far = [
                f"{callers.name(foe)} {_band(space.band(one.person.id, foe), speaker)}"
                for foe in foes
                if foe in space.tokens
            ]
            lines.append(f"{callers.name(one.person.id)}: {', '.join(far)}")
    return lines


def _band(band: str, speaker: Words) -> str:
    return speaker.say(f"band-{band}") if speaker.has(f"band-{band}") else band


def show_menu(
    paper: Paper, state: State, view: SeatView, menu: Menu, speaker: Words, callers: Callers, *, whole: bool
) -> None:
    """What can be done, numbered; `whole` with what is rare."""
    in_fight = view.turn is not None and view.turn.is_fight
    if menu.hero and (in_fight or whole):
        others = [callers.name(id) for id in able_heroes(view) if id != menu.hero]
        key = "play-acts-others" if others else "play-acts"
        paper.text(speaker.say(key, name=callers.name(menu.hero), others=", ".join(others)), kind="question")
    rows = []
    for number, line in enumerate(menu.lines if whole else menu.lines[: menu.shown], 1):
        odds = ""
        if line.offered is not None:
            odds = odds_words(state, speaker, odds_for(state, view.seat, line.offered.offer))
        rows.append((str(number), f"{line.text} · {odds}" if odds else line.text))
    if menu.walks:
        rows.append((next(iter(menu.walks)), speaker.say("play-walk", count=len(menu.walks))))
    hidden = len(menu.lines) - menu.shown
    if hidden and not whole:
        rows.append((word(speaker, "more"), speaker.say("play-more", count=hidden)))
    if menu.can_end and in_fight:
        ending = speaker.say("play-end-turn")
        rows.append(
            (
                word(speaker, "end"),
                speaker.say("play-default", option=ending) if menu.is_turn_done else ending,
            )
        )
    if rows:
        paper.numbered(rows)


def word(speaker: Words, command: str) -> str:
    """What a reader types for a command, in their own language."""
    return speaker.say(f"play-words-{command}").split()[0]
