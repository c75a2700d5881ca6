"""Somebody in a scene at a glance: their name, and what there is to say about them now."""

from __future__ import annotations

from collections.abc import Iterator

from nde.locale import Words
from nde.prose.calling import Callers
from nde.prose.conditions import condition_words
from nde.rules.playing import Person
from nde.table.view import PersonView, SeatView


def called(view: SeatView, person: Person, callers: Callers, speaker: Words) -> str:
    """The name of somebody, and in peace what the hero is."""
    name = callers.name(person.id)
    in_peace = view.turn is None or not view.turn.is_fight
    return f"{name}, {speaker.say(person.label)}" if in_peace and person.name and person.label else name


def notes(view: SeatView, one: PersonView, speaker: Words) -> Iterator[str]:
    """What hampers or helps somebody, whether they are out or have acted, and where they are."""
    person = one.person
    if person.is_gone:
        yield speaker.say("play-note-gone")
    elif person.is_out:
        yield speaker.say("play-note-out")
    yield from (condition_words(key, speaker) for key in person.conditions)
    in_fight = view.turn is not None and view.turn.is_fight and view.turn.side == person.side
    if in_fight and person.has_acted and not person.is_out:
        yield speaker.say("play-note-acted")
    if one.is_hidden:
        yield speaker.say("play-note-hidden")
    if one.at:
        yield one.at
