"""The table as a person sees it: where they are, who is there, the map, the clocks, and what can be done."""

from __future__ import annotations

from msgspec.structs import replace

from nde.board import Board
from nde.locale import Words
from nde.locale.prospect_words import prospect_words
from nde.prose.calling import Reader
from nde.prose.menu import Menu, able_heroes
from nde.prose.people import people_labels
from nde.prose.stories import Stories
from nde.prose.talk.paper import Paper, Row
from nde.prose.telling import clock_words
from nde.table.offering import prospect_for


def show_scene(paper: Paper, reader: Reader) -> None:
    """Where the party is, the clocks, and everybody who is there."""
    state, view, speaker, _ = reader
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
    # On a map everybody has a letter; without one it would stand for nothing.
    labels = people_labels(reader)
    if not isinstance(view.space, Board):
        labels = tuple(replace(one, sign="") for one in labels)
    rows = (Row(one.person, label) for one, label in zip(view.people, labels, strict=True))
    paper.people([row for row in rows if not (row.person.is_gone and row.person.side == "foes")])


def show_menu(paper: Paper, reader: Reader, menu: Menu, *, whole: bool) -> None:
    """What can be done, numbered; `whole` with what is rare."""
    state, view, speaker, callers = reader
    in_fight = view.turn is not None and view.turn.is_fight
    if menu.hero and (in_fight or whole):
        others = [callers.name(id) for id in able_heroes(view) if id != menu.hero]
        key = "play-acts-others" if others else "play-acts"
        paper.text(speaker.say(key, name=reader.name(menu.hero), others=", ".join(others)), kind="question")
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
