"""An adventure made of what happened at a table: its scenes one after another, with who was met in each.

It is the file of an adventure, sound as it stands: something to write on with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

import tomli_w

from nde.errors import Missing
from nde.locale import Words
from nde.prose.story import Stories
from nde.table import events as e
from nde.table.header import documents
from nde.table.scenes import body_of
from nde.table.seats import GM
from nde.table.state import State

LONGEST_TEXT = 400
"""Characters of a text of an adventure."""
LONGEST_TITLE = 120
MOST_ROOMS = 60


class HappenedAt(Protocol):
    """An entry and the state behind it."""

    @property
    def entry(self) -> e.Entry: ...

    @property
    def after(self) -> State: ...


class _Room(NamedTuple):
    title: str
    said: list[str]
    met: Counter[tuple[str, bool]]
    """How many of a stat block were met, in sight or lying in wait."""
    seen: set[str]


def made_adventure(happened: Iterable[HappenedAt], state: State, speaker: Words) -> str:
    """The file of an adventure of what happened; refused where no scene was set."""
    rooms = [*_rooms(happened, speaker)][:MOST_ROOMS]
    if not rooms:
        raise Missing("nothing-happened")
    language, game = speaker.language, state.header.game
    ids = [f"room-{number}" for number in range(1, len(rooms) + 1)]
    places = {}
    for id, room, following in zip(ids, rooms, [*ids[1:], ""], strict=True):
        place: dict[str, object] = {"title": {language: room.title}}
        if text := " ".join(room.said)[:LONGEST_TEXT].strip():
            place["text"] = {language: text}
        if room.met:
            place["foes"] = [
                {"foe": block, "count": count} | ({"hidden": True} if is_hidden else {})
                for (block, is_hidden), count in room.met.items()
            ]
        if following:
            place["exits"] = {"on": {"to": following, "text": {language: speaker.say("rooms-made-on")}}}
        else:
            end = {"text": {language: speaker.say("rooms-made-end")}, "works": {"ending": "won"}}
            place["deeds"] = {"end": end}
        places[id] = place
    title = (state.header.title or rooms[0].title)[:LONGEST_TITLE]
    own = documents((*state.world.creatures,))
    met = {block for room in rooms for block, _ in room.met}
    document: dict[str, object] = {
        "adventure": {"id": "made", "start": ids[0], "game": game, "title": {language: title}},
        "foes": {id: one for id, one in own.items() if id in met},
        "places": places,
        "endings": {"won": {"won": True, "title": {language: speaker.say("rooms-made-won")}}},
    }
    if not document["foes"]:
        del document["foes"]
    written: str = tomli_w.dumps(document)
    return written


def _rooms(happened: Iterable[HappenedAt], speaker: Words) -> Iterator[_Room]:
    """Every scene that was set, with what was told and who was met in it."""
    room: _Room | None = None
    for one in happened:
        set_now = [event for event in one.entry.events if isinstance(event, e.SceneSet)]
        if set_now and not set_now[-1].is_same_map:
            if room is not None:
                yield room
            room = _Room(_title(one, speaker), [], Counter(), set())
        if room is None:
            continue
        room.said.extend(_told(one, speaker))
        _meet(room, one.after)
    if room is not None:
        yield room


def _title(one: HappenedAt, speaker: Words) -> str:
    world = one.after.world
    title = Stories(one.after.adventure, speaker).place_title(world.place) if world.place else ""
    return (title or speaker.say("rooms-made-scene"))[:LONGEST_TITLE]


def _told(one: HappenedAt, speaker: Words) -> Iterator[str]:
    """What everybody was told there: by what was prepared or written, or by the game master's own words."""
    for event in one.entry.events:
        if isinstance(event, e.SceneBroughtOn) and event.text:
            yield event.text
        elif isinstance(event, e.PlaceEntered):
            yield Stories(one.after.adventure, speaker).place_text(event.place)
        elif isinstance(event, e.Said) and one.entry.seat == GM and not event.to and not event.as_figure:
            yield event.text


def _meet(room: _Room, state: State) -> None:
    """Count whoever is there and was not before, by stat block, where the game has it still."""
    scene = state.world.scene
    if scene is None:
        return
    for person in state.playing.people(scene):
        if person.side != "foes" or person.id in room.seen:
            continue
        room.seen.add(person.id)
        block = getattr(body_of(scene, person.id), "block", "")
        if isinstance(block, str) and block in state.rules.foes:
            room.met[block, person.id in state.world.hidden] += 1
