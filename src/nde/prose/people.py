"""Somebody in a scene at a glance: their name, what there is to say about them now, and their conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nde.locale import Words
from nde.locale.facts import Typed
from nde.locale.phrases import label
from nde.prose.names import Reader
from nde.rules.play import Playing
from nde.table.seats import GM
from nde.table.state import Thing
from nde.table.view import PersonView, SeatView


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
    faring: str = ""
    """How they look, where players are told that in words and not in numbers."""
    notes: tuple[str, ...] = ()


class ChipLabel(msgspec.Struct, frozen=True, kw_only=True):
    """A condition that the game master can give to somebody, or take from them."""

    key: str
    text: str
    is_on: bool
    """Whether they have it."""
    effect: dict[str, Any]
    """What is to be granted to change that."""


def people_labels(reader: Reader) -> tuple[PersonLabel, ...]:
    """Everybody in a view in words, in its order."""
    signs = reader.callers.letters(reader.view)
    return tuple(_person(reader, one, signs.get(one.person.id, "")) for one in reader.view.people)


def bystander_labels(reader: Reader) -> tuple[PersonLabel, ...]:
    """Everybody who takes no part in words, in the view's order."""
    speaker, signs = reader.speaker, reader.callers.letters(reader.view)
    found = []
    for one in reader.view.bystanders:
        person = one.person
        noted = [speaker.say(f"play-note-{one.stance}")]
        noted += [speaker.say("play-note-hidden")] if one.is_hidden else []
        noted += [speaker.say("play-note-known-as", name=Typed(one.known_as))] if one.known_as else []
        name = reader.callers.name(person.id)
        found.append(
            PersonLabel(
                id=person.id,
                name=name,
                short=name,
                sign=signs.get(person.id, ""),
                about=speaker.say(person.label) if person.name and speaker.has(person.label) else "",
                tracks=tuple((label(track.key, speaker), track.value, track.most) for track in person.tracks),
                notes=(*noted, *([one.at] if one.at else [])),
            )
        )
    return tuple(found)


def _person(reader: Reader, one: PersonView, sign: str) -> PersonLabel:
    person, speaker, view = one.person, reader.speaker, reader.view
    name = reader.callers.name(person.id)
    in_peace = view.turn is None or not view.turn.is_fight
    is_called = bool(person.name and person.label)
    return PersonLabel(
        id=person.id,
        name=f"{name}, {speaker.say(person.label)}" if in_peace and is_called else name,
        short=name,
        about=speaker.say(person.label) if person.name and speaker.has(person.label) else "",
        sign=sign,
        tracks=tuple((label(track.key, speaker), track.value, track.most) for track in person.tracks),
        faring=speaker.say(f"faring-{one.faring}") if one.faring is not None else "",
        notes=tuple(notes(view, one, speaker)),
    )


def notes(view: SeatView, one: PersonView, speaker: Words) -> Iterator[str]:
    """What hampers or helps somebody, whether they are out or have acted, and where they are."""
    person = one.person
    if person.is_gone and not person.has_fled:
        yield speaker.say("play-note-gone")
    elif person.is_out:
        yield speaker.say("play-note-out")
    yield from (condition_words(key, speaker) for key in person.conditions)
    in_fight = view.turn is not None and view.turn.is_fight and view.turn.side == person.side
    if in_fight and person.has_acted and not (person.is_out or person.loses_turn):
        yield speaker.say("play-note-acted")
    elif in_fight and one.is_done:
        yield speaker.say("play-note-done")
    yield from (thing.text for thing in view.things if _hampers(thing, person.id))
    if one.is_ally:
        yield speaker.say("play-note-ally")
    if one.is_hidden:
        yield speaker.say("play-note-hidden")
    if one.known_as:
        yield speaker.say("play-note-known-as", name=Typed(one.known_as))
    if view.seat == GM and one.numbers != "shown":
        yield speaker.say(f"play-note-numbers-{one.numbers}")
    if one.at:
        yield one.at


def _hampers(thing: Thing, figure: str) -> bool:
    """Whether it is a condition of somebody, in free words."""
    return thing.kind == "condition" and thing.figure == figure


def condition_words(key: str, speaker: Words) -> str:
    """What a condition is called; its key where the game has no word for it."""
    return speaker.say(f"condition-{key}") if speaker.has(f"condition-{key}") else key


def chips_of(playing: Playing, scene: object, figure: str, speaker: Words) -> tuple[ChipLabel, ...]:
    """Everything that can be given to somebody or taken from them now."""
    return tuple(
        ChipLabel(
            key=chip.key,
            text=condition_words(chip.key, speaker),
            is_on=chip.is_on,
            effect=msgspec.to_builtins(chip.effect, str_keys=True),
        )
        for chip in playing.conditions(scene, figure)
    )
