"""The table as a person sees it: where they are, who is there, the map, the clocks, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from nde.board import Board
from nde.locale import Words
from nde.locale.prospect_words import prospect_words
from nde.locale.sheet_words import label
from nde.prose.calling import Callers
from nde.prose.menu import Menu, able_heroes
from nde.prose.people import called, notes
from nde.prose.stories import Stories
from nde.prose.talk.paper import Gauge, Paper, Row
from nde.prose.telling import clock_words
from nde.table.offers import prospect_for
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView


def show_scene(paper: Paper, state: State, view: SeatView, speaker: Words, callers: Callers) -> None:
    """Where the party is, the clocks, and everybody who is there."""
    stories = Stories(state.header.adventure, speaker)
    place = (
        stories.place_title(view.story.place) if view.story is not None and view.story.place else view.place
    )
    if view.turn is not None and view.turn.is_fight:
        is_theirs = view.turn.side == "party" and view.role != "player"
        side = speaker.say("talk-turn-party" if is_theirs else f"play-side-{view.turn.side}")
        place = speaker.say("play-place-in-fight", place=place, round=view.turn.round, side=side)
        place = place.strip(" ·")  # a table without places has rounds all the same
    if place and (view.story is None or view.story.place):
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
            called(view, person, callers, speaker),
            tuple(Gauge(label(track.key, speaker), track.value, track.most) for track in person.tracks),
            ", ".join(notes(view, one, speaker)),
            person.is_out,
            person.side == "party",
        )


def show_menu(
    paper: Paper, state: State, view: SeatView, menu: Menu, speaker: Words, callers: Callers, *, whole: bool
) -> None:
    """What can be done, numbered; `whole` with what is rare."""
    in_fight = view.turn is not None and view.turn.is_fight
    if menu.hero and (in_fight or whole):
        others = [callers.name(id) for id in able_heroes(view) if id != menu.hero]
        key = "play-acts-others" if others else "play-acts"
        name = speaker.say("play-gm") if menu.hero == GM else callers.name(menu.hero)
        paper.text(speaker.say(key, name=name, others=", ".join(others)), kind="question")
    rows = []
    for number, line in enumerate(menu.lines if whole else menu.lines[: menu.shown], 1):
        odds = ""
        if line.offered is not None:
            odds = prospect_words(speaker, prospect_for(state, view.seat, line.offered.offer))
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
