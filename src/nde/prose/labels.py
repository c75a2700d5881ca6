"""Everything a screen needs in words beside the view of a seat.

A view carries keys and numbers, for programs; `Labels` says the same to a person.  A client that shows both
holds no words of any game.
"""

from __future__ import annotations

from itertools import islice

import msgspec

from nde.board import Areas, Board, Zones
from nde.errors import NdeError
from nde.locale import Words
from nde.prose.breakdown import step_words
from nde.prose.call_labels import (
    CallingLabel,
    CallLabel,
    TryLabel,
    call_labels,
    calling_label,
    try_labels,
)
from nde.prose.events import clock_words
from nde.prose.log import Teller
from nde.prose.maps import area_words, band_words, map_lines
from nde.prose.menu import ChoiceLabel, DeedsLabel, able_heroes, choice_labels, deeds_label
from nde.prose.names import Reader
from nde.prose.people import PersonLabel, bystander_labels, people_labels
from nde.prose.story import Stories
from nde.prose.tale import opened, sentence
from nde.table import commands as c
from nde.table.handlers.undo import counted_steps
from nde.table.offers import deeds_by_figure
from nde.table.state import State, steps_of
from nde.table.view import QuestionView, SeatView


class QuestionLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A question of the view, at the same place."""

    text: str
    steps: tuple[str, ...] = ()
    """What has led up to it."""
    options: tuple[str, ...] = ()
    is_roll: bool = False
    """Whether faces of real dice are to be typed."""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """A view in words."""

    title: str
    place: str
    text: str = ""
    """What is to be seen there."""
    people: tuple[PersonLabel, ...] = ()
    bystanders: tuple[PersonLabel, ...] = ()
    """Who is there and takes no part, at the same places as in the view."""
    deeds: tuple[DeedsLabel, ...] = ()
    choices: tuple[ChoiceLabel, ...] = ()
    questions: tuple[QuestionLabel, ...] = ()
    clocks: tuple[str, ...] = ()
    has_pressure: bool = False
    """Whether every failure moves a clock, unless it is said that one stays apart."""
    ending: tuple[str, ...] = ()
    map: tuple[str, ...] = ()
    """The map as text, line by line."""
    signs: str = ""
    """What the signs on the map mean."""
    outcomes: dict[str, str] = {}
    """What each outcome of a roll is called."""
    game: str = ""
    """What the game is called."""
    spaces: tuple[str, ...] = ()
    """The kinds of space the game can be played on."""
    bands: dict[str, str] = {}
    """What each distance is called, where there is no grid."""
    areas: dict[str, str] = {}
    """What each area is called, where there are areas."""
    undoes: tuple[int, ...] = ()
    """The entries that the next undo takes back, the latest first."""
    redoes: tuple[int, ...] = ()
    calls: tuple[CallLabel, ...] = ()
    """The calls of the view, at the same places."""
    tries: tuple[TryLabel, ...] = ()
    """The tries of the view, at the same places."""
    calling: CallingLabel | None = None
    """What can be called for, or tried."""


def labels_for(teller: Teller, state: State, seen: SeatView) -> Labels:
    """The words for a view, by the teller of the seat that sees it."""
    reader = teller.reader(state, seen)
    speaker = reader.speaker
    stories = Stories(state.adventure, speaker)
    story_place = seen.story.place if seen.story is not None else ""
    ending = seen.story.ending if seen.story is not None else ""
    lines = tuple(map_lines(seen, teller.callers, speaker))
    has_signs = isinstance(seen.space, Board)
    return Labels(
        title=stories.title() or seen.title,
        place=stories.place_title(story_place) if story_place else seen.place,
        text=_place_text(stories, state, story_place),
        people=people_labels(reader),
        bystanders=bystander_labels(reader),
        deeds=() if ending else _deeds(reader),
        choices=() if ending else choice_labels(reader),
        questions=tuple(_question(reader, one) for one in seen.questions),
        clocks=tuple(clock_words(speaker, state, clock) for clock in seen.clocks),
        has_pressure=state.playing.has_pressure,
        ending=stories.ending(ending) if ending else (),
        map=lines[:-1] if has_signs else lines,
        signs=lines[-1] if has_signs else "",
        outcomes={one: speaker.say(f"outcome-{one}") for one in state.rules.outcome_names},
        game=speaker.say(f"game-{state.header.game}"),
        spaces=state.rules.spaces,
        bands={one: band_words(one, speaker) for one in seen.space.bands}
        if isinstance(seen.space, Zones)
        else {},
        areas={one: area_words(one, speaker) for one in seen.space.names}
        if isinstance(seen.space, Areas)
        else {},
        undoes=_numbers(state, seen.seat, c.Undo(), seen.undoable),
        redoes=_numbers(state, seen.seat, c.Redo(), seen.redoable),
        calls=call_labels(reader),
        tries=try_labels(reader),
        calling=calling_label(reader),
    )


def _numbers(state: State, seat: str, do: c.Undo | c.Redo, allowed: int) -> tuple[int, ...]:
    """The entries that an undo or redo takes with it, as far as the seat may go at all."""
    try:
        count = counted_steps(state, seat, do).count
    except NdeError:
        return ()
    chain = state.past if isinstance(do, c.Undo) else state.future
    return tuple(step.number for step in islice(steps_of(chain), count)) if count <= allowed else ()


def _place_text(stories: Stories, state: State, place: str) -> str:
    if not place:
        return stories.intro()
    return stories.place_text(place, state.world.progress)


def _deeds(reader: Reader) -> tuple[DeedsLabel, ...]:
    found = deeds_by_figure(reader.state, reader.scene, reader.view.offers)
    order = able_heroes(reader.view)
    figures = (*order, *sorted(found.keys() - set(order)))
    return tuple([deeds_label(reader, figure, found[figure], is_packed=True) for figure in figures])


def _question(reader: Reader, question: QuestionView) -> QuestionLabel:
    speaker, storyteller = reader.speaker, reader.callers.storyteller(reader.state)
    return QuestionLabel(
        text=opened(question_words(storyteller, reader.callers.name(question.who), question)),
        steps=tuple(sentence(step_words(storyteller, step)) for step in question.steps),
        options=tuple(option_words(speaker, question, option) for option in question.options),
        is_roll=is_roll(question),
    )


def is_roll(question: QuestionView) -> bool:
    """Whether dice are asked for: a question with nothing to choose and nothing to say."""
    return not question.options and not question.is_open


def question_words(speaker: Words, name: str, question: QuestionView) -> str:
    """The sentence of a question to somebody of this name."""
    if is_roll(question):
        die = speaker.die(question.sides) if question.sides else "…"
        return speaker.say("play-type-die", name=name, die=die)
    return speaker.ask(question)


def option_words(speaker: Words, question: QuestionView, option: str) -> str:
    """One of the answers."""
    if speaker.has(f"who-{option}"):
        return speaker.say(f"who-{option}")
    return speaker.option(question, option)
