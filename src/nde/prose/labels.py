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
from nde.locale.sheet_words import label
from nde.prose.asking import is_roll, option_words, question_words
from nde.prose.maps import area_words, map_lines
from nde.prose.menu import Line, able_for, best_hero, choice_words, offers_of
from nde.prose.people import called, notes
from nde.prose.stories import Stories
from nde.prose.telling import Teller, clock_words, step_words
from nde.table import commands as c
from nde.table.offers import Offered
from nde.table.seats import GM
from nde.table.state import State, steps_of
from nde.table.story.choices import Choice
from nde.table.undoing import counted_steps
from nde.table.view import PersonView, QuestionView, SeatView


class PersonLabel(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the scene."""

    id: str
    name: str
    """In peace also what they are."""
    short: str = ""
    """What they are called, and nothing else."""
    about: str = ""
    """What they are, for somebody who has a name besides."""
    sign: str = ""
    """Their letter on the map."""
    tracks: tuple[tuple[str, int, int], ...] = ()
    """What wears down: its name, what is left, and the most."""
    notes: tuple[str, ...] = ()


class OfferLabel(msgspec.Struct, frozen=True, kw_only=True):
    """An offer of the view, by its place there."""

    offer: int
    text: str


class DeedsLabel(msgspec.Struct, frozen=True, kw_only=True):
    """What one figure can do."""

    figure: str
    name: str
    common: tuple[OfferLabel, ...]
    rare: tuple[OfferLabel, ...] = ()
    walks: tuple[OfferLabel, ...] = ()
    """Squares to walk to, those nearest to an enemy first."""


class ChoiceLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of the adventure, at the same place as in the view."""

    text: str
    hero: str = ""
    """Who had best do it, where somebody has to; empty where nobody is needed, or nobody can."""


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
    deeds: tuple[DeedsLabel, ...] = ()
    choices: tuple[ChoiceLabel, ...] = ()
    questions: tuple[QuestionLabel, ...] = ()
    clocks: tuple[str, ...] = ()
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


def labels_for(teller: Teller, state: State, seen: SeatView) -> Labels:
    """The words for a view, by the teller of the seat that sees it."""
    speaker = teller.meet(state)
    stories = Stories(state.header.adventure, speaker)
    has_place = seen.story is not None and bool(seen.story.place)
    story_place = seen.story.place if seen.story is not None else ""
    is_over = seen.story is not None and bool(seen.story.ending)
    signs = teller.callers.letters(seen)
    lines = tuple(map_lines(seen, teller.callers, speaker))
    has_signs = isinstance(seen.space, Board)
    return Labels(
        title=stories.title() or seen.title,
        place=stories.place_title(story_place) if has_place else seen.place,
        text=_place_text(stories, state, story_place),
        people=tuple(_person(seen, one, teller, speaker, signs) for one in seen.people),
        deeds=() if is_over else _deeds(teller, state, seen, speaker),
        choices=() if is_over else _choices(teller, state, seen, speaker),
        questions=tuple(_question(teller, speaker, one) for one in seen.questions),
        clocks=tuple(clock_words(speaker, state, clock) for clock in seen.clocks),
        ending=stories.ending(seen.story.ending) if is_over and seen.story is not None else (),
        map=lines[:-1] if has_signs else lines,
        signs=lines[-1] if has_signs else "",
        outcomes={one: speaker.say(f"outcome-{one}") for one in state.rules.outcome_names},
        game=speaker.say(f"game-{state.header.game}"),
        spaces=state.rules.spaces,
        bands=_bands(seen, speaker),
        areas={one: area_words(one, speaker) for one in seen.space.names}
        if isinstance(seen.space, Areas)
        else {},
        undoes=_numbers(state, seen.seat, c.Undo(), seen.undoable),
        redoes=_numbers(state, seen.seat, c.Redo(), seen.redoable),
    )


def _bands(seen: SeatView, speaker: Words) -> dict[str, str]:
    if not isinstance(seen.space, Zones):
        return {}
    return {
        band: speaker.say(f"band-{band}") if speaker.has(f"band-{band}") else band
        for band in seen.space.bands
    }


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


def _person(
    seen: SeatView, one: PersonView, teller: Teller, speaker: Words, signs: dict[str, str]
) -> PersonLabel:
    person = one.person
    return PersonLabel(
        id=person.id,
        name=called(seen, person, teller.callers, speaker),
        short=teller.callers.name(person.id),
        about=speaker.say(person.label) if person.name and speaker.has(person.label) else "",
        sign=signs.get(person.id, ""),
        tracks=tuple((label(track.key, speaker), track.value, track.most) for track in person.tracks),
        notes=tuple(notes(seen, one, speaker)),
    )


def _deeds(teller: Teller, state: State, seen: SeatView, speaker: Words) -> tuple[DeedsLabel, ...]:
    places = {id(offered): place for place, offered in enumerate(seen.offers)}

    def worded(offered: Offered, text: str) -> OfferLabel:
        return OfferLabel(offer=places[id(offered)], text=text)

    def lines(found: tuple[Line, ...]) -> tuple[OfferLabel, ...]:
        return tuple(worded(line.offered, line.text) for line in found if line.offered is not None)

    deeds = []
    able = {one.figure for one in seen.offers}
    order = [one.person.id for one in seen.people if one.person.id in able]
    for figure in (*order, *sorted(able.difference(order))):
        offers = offers_of(state, seen, speaker, figure)
        deeds.append(
            DeedsLabel(
                figure=figure,
                name=speaker.say("play-gm") if figure == GM else teller.callers.name(figure),
                common=lines(offers.common),
                rare=lines(offers.rare),
                walks=tuple(worded(offered, square) for square, offered in offers.walks.items()),
            )
        )
    return tuple(deeds)


def _choices(teller: Teller, state: State, seen: SeatView, speaker: Words) -> tuple[ChoiceLabel, ...]:
    choices = seen.story.choices if seen.story is not None else ()
    texts = choice_words(state, seen, speaker, teller.callers)
    return tuple(
        ChoiceLabel(text=text, hero=_doer(state, seen, choice) if choice.needs_hero else "")
        for text, choice in zip(texts, choices, strict=True)
    )


def _doer(state: State, seen: SeatView, choice: Choice) -> str:
    """Who of this seat's heroes does a deed: the best at it, or the first who can."""
    best = best_hero(state, seen, choice)
    if best is not None:
        return best[0]
    return next(iter(able_for(seen)), "")


def _question(teller: Teller, speaker: Words, question: QuestionView) -> QuestionLabel:
    return QuestionLabel(
        text=question_words(speaker, teller.callers.name(question.who), question),
        steps=tuple(step_words(speaker, step) for step in question.steps),
        options=tuple(option_words(speaker, question, option) for option in question.options),
        is_roll=is_roll(question),
    )
