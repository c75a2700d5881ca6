"""`gm rooms`, `gm go`, `gm flag`: the whole adventure as typed questions and commands of the game master."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nde.errors import Illegal, Missing
from nde.locale.facts import Typed
from nde.locale.typed import folded, whole_number
from nde.prose.plan import AdventureTold, RoomTold, adventure_told, groups_told
from nde.prose.talk.typed import is_meant
from nde.table import commands as c
from nde.table.prepared import PreparedScene
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.plan import plan_for

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

EXAMPLES = {"rooms": "gm rooms", "go": "gm go cellar", "flag": "gm flag heard off"}
SCENES = {"scenes": "gm scenes", "bring": "gm bring fork", "handout": "gm handout fork 1 Ola"}
"""What is typed for prepared scenes."""


def tell_rooms(talk: Talk, wanted: str) -> None:
    """Tell of every room of the adventure in a line, or of one in full, by its id or its title."""
    plan = plan_for(talk.state, GM)
    if plan is None:
        raise Illegal("no-adventure")
    told = adventure_told(talk.state, plan, talk.speaker)
    if wanted:
        talk.paper.page([*_whole(talk, room_meant(told, wanted))])
        return
    talk.paper.page([*_all(talk, told)])
    talk.paper.text(talk.speaker.say("rooms-about"), kind="hint")


def tell_scenes(talk: Talk, wanted: str) -> None:
    """Tell of every prepared scene in a line, or of one in full, by its id or its title."""
    known = talk.state.prepared
    if not known:
        talk.say("no-scenes")
        return
    for one in (scene_meant(talk.state, wanted),) if wanted else known:
        talk.paper.page([*_scene(talk, one, is_whole=bool(wanted))])


def _scene(talk: Talk, one: PreparedScene, *, is_whole: bool) -> Iterator[str]:
    foes = groups_told(talk.state, one.foes, talk.speaker)
    yield " · ".join([f"{one.id}: {one.title}", *foes])
    if is_whole:
        yield from filter(None, (one.text, one.notes, *one.map.splitlines()))
        for number, leaf in enumerate(one.handouts, start=1):
            yield f"{number}: " + " – ".join(filter(None, (leaf.title, leaf.text)))


def scene_meant(state: State, wanted: str) -> PreparedScene:
    """The prepared scene that is meant: by its id, its title, or the beginning of one alone."""
    word = folded(wanted)
    exact = [one for one in state.prepared if word in (one.id, folded(one.title))]
    near = [one for one in state.prepared if one.id.startswith(word) or folded(one.title).startswith(word)]
    found = exact or near
    if len(found) != 1 or not word:
        allowed = tuple(one.id for one in state.prepared)
        raise Missing("no-such-prepared", text=wanted, allowed=allowed or "none")
    return found[0]


def bring(state: State, said: tuple[str, ...]) -> c.BringOn:
    """`bring fork`: bring a prepared scene on."""
    return c.BringOn(id=scene_meant(state, " ".join(said)).id)


def handout(state: State, said: tuple[str, ...]) -> c.HandOut:
    """`handout fork`, `handout fork 2`, `handout fork 2 Ola`."""
    words, to = _to_seats(state, said)
    number = whole_number(words[-1]) if len(words) > 1 else None
    scene = scene_meant(state, " ".join(words if number is None else words[:-1]))
    return c.HandOut(scene=scene.id, number=number or 1, to=to)


def tell_pictures(talk: Talk) -> None:
    """Tell the name of every picture of the table, and where it is to be seen."""
    world = talk.state.world
    if not talk.pictures:
        talk.say("no-pictures")
        return
    under = world.backdrop.picture if world.backdrop is not None else ""
    handed, faces = {one.picture for one in world.handouts}, {one for _, one in world.portraits}
    for one in talk.pictures:
        spots = (("under", one.id == under), ("handed", one.id in handed), ("face", one.id in faces))
        where = [talk.speaker.say(f"play-picture-{key}") for key, is_so in spots if is_so]
        size = f"{one.width} × {one.height}"
        talk.paper.page([" · ".join([one.name or one.id[:12], size, *where])])


def show_picture(state: State, said: tuple[str, ...]) -> c.ShowPicture:
    """`show picture old letter`, `show picture old letter Ola`: to everybody, or to those named."""
    name, to = _to_seats(state, said)
    wanted = " ".join(name).strip("'\"“”„«»")
    return c.ShowPicture(picture=wanted, to=to)


def _to_seats(state: State, said: tuple[str, ...]) -> tuple[list[str], tuple[str, ...]]:
    """What is said without the seats at its end, and those."""
    seats = {folded(one.name): one.id for one in state.seats} | {one.id: one.id for one in state.seats}
    words, to = list(said), list[str]()
    while len(words) > 1 and (seat := seats.get(folded(words[-1]))):
        to.insert(0, seat)
        words.pop()
    return words, tuple(to)


def room_meant(told: AdventureTold, wanted: str) -> RoomTold:
    """The room that is meant: by its id, its title, or the beginning of one alone."""
    word = folded(wanted)
    exact = [one for one in told.rooms if word in (one.id, folded(one.title))]
    found = exact or [
        one for one in told.rooms if one.id.startswith(word) or folded(one.title).startswith(word)
    ]
    if len(found) != 1:
        raise Missing("no-such-room", text=wanted, allowed=tuple(one.id for one in told.rooms))
    return found[0]


def _all(talk: Talk, told: AdventureTold) -> Iterator[str]:
    for one in told.rooms:
        yield " · ".join([f"{one.id}: {one.title}", one.state, *one.foes])
    for flag in told.flags:
        key = "set" if flag.is_set else "clear"
        yield talk.speaker.say(f"rooms-flag-{key}", flag=Typed(flag.id))
    for clock in told.clocks:
        yield " · ".join([clock.text, *clock.notes])


def _whole(talk: Talk, one: RoomTold) -> Iterator[str]:
    closed, done = (talk.speaker.say(f"rooms-{key}") for key in ("closed", "done"))
    yield f"{one.id}: {one.title} ({one.state})"
    yield from filter(None, (one.text, *one.foes, *one.notes))
    for way in one.ways:
        said = talk.speaker.say("rooms-way", text=Typed(way.text), place=Typed(way.to_title))
        yield " · ".join([f"{way.id}: {said}", *([] if way.is_open else [closed]), *way.notes])
    for deed in one.deeds:
        marks = [*([] if deed.is_open else [closed]), *([done] if deed.is_done else [])]
        yield " · ".join([f"{deed.id}: {deed.text}", *marks, *deed.notes, *deed.works, *deed.fails])
        yield from filter(None, (deed.works_text, deed.fails_text))


def go(state: State, said: tuple[str, ...]) -> c.GoTo:
    """`go cellar`: take the party there."""
    return c.GoTo(place=" ".join(said).casefold().replace(" ", "-"))


def flag(state: State, said: tuple[str, ...]) -> c.SetFlags:
    """`flag heard`, `flag heard off`."""
    if len(said) > 1 and is_meant("condition-off", said[-1]):
        return c.SetFlags(clear=said[:-1])
    return c.SetFlags(set=said)
