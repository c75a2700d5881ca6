"""What happens at a table besides the rules, in sentences: who comes and goes, clocks, fog, rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from nde.board import Board, door_name, square_name
from nde.locale import Words
from nde.locale.facts import Typed
from nde.locale.phrases import choice_word, label
from nde.locale.words import kebab
from nde.prose.maps import fog_facts
from nde.prose.story import Stories
from nde.prose.tale import in_turn, opened, sentence, sentences
from nde.rules.dispatch import by_kind, functions_in
from nde.table import events as e
from nde.table.seats import GM
from nde.table.state import Clock, State
from nde.table.visibility import scene_for

if TYPE_CHECKING:
    from nde.prose.log import _Telling

MOMENT = "moment-"
"""How the name of a task begins that the table itself has at a moment of play."""


def _came(t: _Telling, event: e.CharacterCame) -> Iterator[str]:
    known = t.before.world.scene is not None and event.id in t.before.rules.characters(t.before.world.scene)
    yield t.tell("grew" if known else "came", name=t.called(event.id))


def _scene_set(t: _Telling, event: e.SceneSet) -> Iterator[str]:
    later = {id for one in t.entry.events if isinstance(one, e.Joined) for id in one.figures}
    foes = [id for id in t.foes(t.after) if id not in later]
    if foes:
        yield t.tell("foes-here", **t.newcomers(foes))


def _joined(t: _Telling, event: e.Joined) -> Iterator[str]:
    come = [one for one in t.entry.events if isinstance(one, e.Joined) and one.figures]
    if come and event is come[0]:  # those who come together are told together
        come_upon = any(isinstance(one, e.SceneSet) for one in t.entry.events)
        others = set(t.foes(t.after)).difference(*(one.figures for one in come))
        key = "joined" if t.foes(t.before) or (come_upon and others) else "foes-here"
        yield t.tell(key, **t.newcomers([id for one in come for id in one.figures]))


def _appeared(t: _Telling, event: e.Appeared) -> Iterator[str]:
    yield t.tell("appeared", **t.newcomers(event.figures))


def _place(t: _Telling, event: e.PlaceEntered) -> Iterator[str]:
    stories = Stories(t.after.adventure, t.speaker)
    if not t.teller.is_live:
        yield stories.place_title(event.place)
    if event.is_again:
        is_fought_on = any(isinstance(one, e.FightResumed) for one in t.entry.events)
        yield "" if is_fought_on else t.tell("place-again")
        return
    yield stories.place_text(event.place, t.before.world.progress)


def _deed_done(t: _Telling, event: e.DeedDone) -> Iterator[str]:
    yield Stories(t.after.adventure, t.speaker).deed_text(event.deed, works=event.works)


def _ended(t: _Telling, event: e.AdventureEnded) -> Iterator[str]:
    yield from Stories(t.after.adventure, t.speaker).ending(event.ending)


def _clock(t: _Telling, event: e.ClockMoved) -> Iterator[str]:
    clock = event.clock
    own = Stories(t.after.adventure, t.speaker).clock_title(clock.id)
    before = next((one.filled for one in t.before.world.clocks if one.id == clock.id), None)
    facts = {"title": own or clock.text or clock.id, "filled": clock.filled, "steps": clock.steps}
    strikes = any(isinstance(one, e.ClockStruck) and one.clock == clock.id for one in t.entry.events)
    if clock.filled == clock.steps and strikes and Stories(t.after.adventure, t.speaker).clock_full(clock.id):
        return  # the adventure tells what it means that it is full
    if clock.filled == clock.steps:
        yield t.tell("clock-full", **facts)
    elif before is None and not own:
        yield t.tell("clock-starts", **facts)
    elif strikes:
        return  # it has struck and begins again, which needs no word
    elif clock.filled != (before or 0):
        yield t.tell("clock-rises" if clock.filled > (before or 0) else "clock-falls", **facts)


def _struck(t: _Telling, event: e.ClockStruck) -> Iterator[str]:
    progress = t.after.world.progress
    times = progress.struck.count(event.clock) if progress is not None else 1
    yield Stories(t.after.adventure, t.speaker).clock_full(event.clock, max(times - 1, 0))


def _won(t: _Telling, event: e.FightWon) -> Iterator[str]:
    told = Stories(t.after.adventure, t.speaker).won_text(event.place, is_rout=event.is_rout)
    yield told or t.tell("fight-broken" if event.is_rout else "fight-won")


def _routed(t: _Telling, event: e.PartyRouted) -> Iterator[str]:
    carried = event.carried
    parts = [t.say("routed")]
    if carried:
        parts.append(t.say("routed-carried", names=t.all_called(carried)))
    yield sentences(parts)


def _withdraws(t: _Telling, event: e.PartyWithdraws) -> Iterator[str]:
    yield t.tell("withdraws")


def _resumed(t: _Telling, event: e.FightResumed) -> Iterator[str]:
    yield t.tell("fight-resumed")


def _set_out(t: _Telling, event: e.AdventureBegun) -> Iterator[str]:
    if not t.teller.is_live:
        yield Stories(t.after.adventure, t.speaker).intro()


def clock_words(speaker: Words, state: State, clock: Clock) -> str:
    """A clock with how full it is; one that runs also with what moves it, where failures move others."""
    adventure = state.adventure
    is_kept = all(one.id != clock.id for one in state.world.clocks)  # by the game, in its scene
    kept = f"game-clock-{clock.id}"
    usual = speaker.say(kept) if is_kept and speaker.has(kept) else clock.id
    title = Stories(adventure, speaker).clock_title(clock.id) or clock.text or usual
    told = next((one for one in adventure.clocks if one.id == clock.id), None) if adventure else None
    is_pressing = clock.is_pressing if told is None else told.is_pressing
    is_apart = not is_pressing and not is_kept and clock.filled < clock.steps and state.playing.has_pressure
    key = "play-clock-apart" if is_apart else "play-clock"
    return speaker.say(key, title=title, filled=clock.filled, steps=clock.steps)


def _said(t: _Telling, event: e.Said) -> Iterator[str]:
    if event.as_figure:
        by: dict[str, object] = {"name": t.teller.callers.name(event.as_figure), "is_you": False}
    else:
        by = t.person(t.entry.seat)
    if event.is_deed:
        yield sentence(f"{by['name']} {event.text}")
        return
    told = t.say("whispered" if event.to else "said", **by, text=event.text)
    yield opened(told)


def _marked(t: _Telling, event: e.Marked) -> Iterator[str]:
    if not any(isinstance(one, e.Resolved | e.Began) for one in t.entry.events):
        yield sentence(t.moment(f"{MOMENT}{event.moment}"))


def _left(t: _Telling, event: e.Left) -> Iterator[str]:
    gone = [one.figure for one in t.entry.events if isinstance(one, e.Left) and one.why == event.why]
    if event.figure == gone[0]:  # those who leave together are told together
        key = f"left-{event.why}" if event.why else "left"
        yield t.tell(key, **t.known(gone))


def _renamed(t: _Telling, event: e.Renamed) -> Iterator[str]:
    if event.is_new:
        return  # they come in under that name
    yield t.tell("renamed", old=t.called_before(event.figure), name=t.teller.callers.name(event.figure))


def _name_kept(t: _Telling, event: e.NameKept) -> Iterator[str]:
    if event.known_as:
        yield t.tell("name-kept", name=t.called(event.figure), known_as=Typed(event.known_as))
        return
    was = Typed(dict(t.before.world.known_as).get(event.figure, ""))
    yield t.tell("name-told", known_as=was, name=t.teller.callers.name(event.figure))


def _thing(t: _Telling, event: e.ThingGiven | e.ThingHanded | e.ThingGone) -> Iterator[str]:
    thing = event.thing
    kind = "secret" if thing.kind == "note" and not thing.text else thing.kind
    facts = {"name": t.called(thing.figure), "text": Typed(thing.text), "kind": Typed(kind)}
    if isinstance(event, e.ThingHanded):
        yield t.tell("thing-handed", **facts, giver=Typed(t.called(event.giver)))
    else:
        yield t.tell("thing-given" if isinstance(event, e.ThingGiven) else "thing-gone", **facts)


def _hidden(t: _Telling, event: e.HiddenSet) -> Iterator[str]:
    seen = [one for one in t.entry.events if isinstance(one, e.Appeared | e.Joined)]
    figures = [one for one in event.figures if not any(one in other.figures for other in seen)]
    if t.teller.seat == GM and event.is_hidden:
        figures = list(event.figures)
    if figures:
        key = "hidden" if event.is_hidden else "shown"
        yield t.tell(key, **t.known(figures))


def _numbers(t: _Telling, event: e.NumbersKept) -> Iterator[str]:
    yield t.tell(f"numbers-{event.numbers}", names=t.all_called(event.figures))


def _stood_aside(t: _Telling, event: e.StoodAside) -> Iterator[str]:
    one = event.bystander
    if event.is_new:
        yield t.tell(f"comes-{one.stance}", names=t.teller.callers.newcomer(one.id, t.speaker))
        return
    before = next((old for old in t.before.world.bystanders if old.id == one.id), None)
    if before is None or before.stance != one.stance:
        yield t.tell(f"stands-{one.stance}", name=t.called(one.id))


def _took_sides(t: _Telling, event: e.TookSides) -> Iterator[str]:
    if event.side == "foes":
        yield t.tell("took-sides", name=t.called(event.figure))
    elif event.is_new:
        yield t.tell("comes-ally", names=t.teller.callers.newcomer(event.figure, t.speaker))
    else:
        yield t.tell("stands-ally", name=t.called(event.figure))


def _reshaped(t: _Telling, event: e.Reshaped) -> Iterator[str]:
    yield t.ruled(t.say("reshaped", name=t.called(event.figure)))


def _creatures(t: _Telling, event: e.CreaturesMade) -> Iterator[str]:
    foes = t.after.rules.foes
    named = [foes[id].name or id for id, _ in event.creatures if id in foes]
    yield t.tell("creatures-made", names=in_turn(t.speaker, named), count=len(event.creatures))


def _fared(t: _Telling, event: e.Fared) -> Iterator[str]:
    yield sentences([t.say(f"fares-{event.faring}", name=t.called(event.figure))])


def _fog(t: _Telling, event: e.FogSet) -> Iterator[str]:
    yield t.tell("fog-on" if event.is_on else "fog-off")


def _fog_painted(t: _Telling, event: e.FogPainted) -> Iterator[str]:
    if any(isinstance(one, e.FogSet) for one in t.entry.events):
        return  # the map came in the fog, which has been told
    key = "fog-laid" if event.is_laid else "fog-lifted"
    yield t.tell(key, **fog_facts(event.squares))


def _value(t: _Telling, event: e.ValueSet) -> Iterator[str]:
    who, _, field = event.path.partition(".")
    yield t.ruled(_set_words(t, t.called(who), field.rpartition(".")[2], event))


def _set_words(t: _Telling, name: str, field: str, event: e.ValueSet) -> str:
    """What became of a value: in a sentence of its own, as a condition, by its label, or that it changed."""
    key = kebab(field)
    if isinstance(event.value, bool):
        condition = key.removeprefix("is-").removeprefix("has-")
        if t.speaker.has(f"play-set-{key}"):
            return t.say(f"set-{key}", name=name, is_on=event.value)
        if t.speaker.has(f"condition-{condition}"):
            facts = {"who": Typed(name), "condition": condition, "is_on": event.value}
            return t.speaker.say("effect-condition-changed", **facts)
        return t.say("value-changed", name=name)
    most = "most" if field.endswith("_most") else "plain"
    told = label(field.removesuffix("_most"), t.speaker)
    if told == field.removesuffix("_most"):
        return t.say("value-changed", name=name)
    old, value = (_value_word(t, field, one) for one in (event.old, event.value))
    return t.say("value-set", name=name, field=Typed(told), kind=most, old=old, value=value)


def _value_word(t: _Telling, field: str, value: object) -> Typed:
    return Typed(choice_word(field, str(value), t.speaker) if isinstance(value, str) else str(value))


def _granted(t: _Telling, event: e.Granted) -> Iterator[str]:
    yield t.ruled(*(t.speaker.effect(effect) for effect in event.effects))


def _moved(t: _Telling, event: e.SpaceSet) -> Iterator[str]:
    if not event.moved:
        return  # drawing a map is no event of the story
    scene = scene_for(t.after, t.teller.seat)
    space = scene.space if scene is not None else None
    tokens = {token.id: token.at for token in space.tokens} if isinstance(space, Board) else {}
    name = t.called(event.moved)
    if event.moved in tokens:
        yield t.ruled(t.say("moved-to", name=name, square=square_name(tokens[event.moved])))
    else:
        yield t.ruled(t.say("moved", name=name))


def _undone(t: _Telling, event: e.Undone) -> Iterator[str]:
    yield t.tell("undone", **t.person(t.entry.seat), count=len(event.numbers))


def _ruled_anew(t: _Telling, event: e.RuledAnew) -> Iterator[str]:
    yield t.tell("ruled-anew", number=event.number)
    if event.dropped:
        yield t.tell("undone", **t.person(t.entry.seat), count=len(event.dropped))


def _redone(t: _Telling, event: e.Redone) -> Iterator[str]:
    yield t.tell("redone", **t.person(t.entry.seat), count=len(event.numbers))


def _given(t: _Telling, event: e.FigureGiven) -> Iterator[str]:
    is_you = t.is_you(event.seat)
    yield t.tell("given", who=event.figure, seat=t.name(event.seat), is_you=is_you)


def _session(t: _Telling, event: e.SessionBegun) -> Iterator[str]:
    # The first one begins when the table first comes to it, often after the story has: nobody need be told.
    if event.number > 1 and t.teller.has_heads:
        yield t.say("session", number=event.number)


def _seed_taken(t: _Telling, event: e.SeedTaken) -> Iterator[str]:
    yield t.say("seed-taken")


def _closed(t: _Telling, event: e.Closed) -> Iterator[str]:
    yield t.say("closed")


def _dropped(t: _Telling, event: e.Dropped) -> Iterator[str]:
    if event.is_outdated:
        yield t.tell("dropped-outdated")
    elif not any(isinstance(one, e.CharacterCame) for one in t.entry.events):
        yield t.tell("dropped")


def _prepared(t: _Telling, event: e.ScenePrepared) -> Iterator[str]:
    yield t.tell("scene-prepared", title=Typed(event.scene.title))


def _brought_on(t: _Telling, event: e.SceneBroughtOn) -> Iterator[str]:
    if not t.teller.is_live:
        yield event.title
    yield event.text


def _opened(t: _Telling, event: e.AdventureOpened) -> Iterator[str]:
    """That an adventure was opened; of another version only the game master hears."""
    key = "adventure-changed" if event.is_same else "adventure-opened"
    yield t.tell(key, title=Typed(Stories(t.after.adventure, t.speaker).title()))


def _flags(t: _Telling, event: e.FlagsSet) -> Iterator[str]:
    """Flags that the game master has set: whatever the adventure itself does begins with something else."""
    if t.entry.events[0] is not event:
        return
    for key, flags in (("flag-set", event.set), ("flag-cleared", event.cleared)):
        if flags:
            yield t.tell(key, names=tuple(Typed(flag) for flag in flags))


def _note(t: _Telling, event: e.NoteKept) -> Iterator[str]:
    yield t.tell("note", **t.person(event.note.by), text=event.note.text)


def _door_moved(t: _Telling, event: e.DoorMoved) -> Iterator[str]:
    way = "open" if event.door.is_open else "shut"
    if event.figure:
        yield t.tell(f"door-{way}-by", name=t.called(event.figure), at=door_name(event.door))
    else:
        yield t.say(f"door-{way}", at=door_name(event.door))


def _drawn(t: _Telling, event: e.Drawn) -> Iterator[str]:
    """A label by what it says; of lines only that somebody has begun to draw."""
    drawing = event.drawing
    is_label = drawing.shape == "label"
    if not is_label and _has_just_drawn(t):
        return
    person = t.person(drawing.by)
    if drawing.is_hidden:
        yield t.say("drawn-hidden", **person, is_label=is_label, text=Typed(drawing.text))
    elif is_label:
        yield t.say("labelled", **person, text=Typed(drawing.text))
    else:
        yield t.say("drawn", **person)


def _has_just_drawn(t: _Telling) -> bool:
    """Whether the same seat has drawn in the step before: each stroke need not be told."""
    before = t.before.past
    if before is None or before.seat != t.entry.seat or before.number != t.entry.number - 1:
        return False
    return any(isinstance(one, e.Drawn) and one.drawing.shape != "label" for one in before.events or ())


def _wiped(t: _Telling, event: e.Wiped) -> Iterator[str]:
    yield t.say("wiped", **t.person(t.entry.seat))


def _picture_shown(t: _Telling, event: e.PictureShown) -> Iterator[str]:
    is_called = bool(event.handout.title)
    yield t.say("picture-shown", title=event.handout.title, is_called=is_called)


TELL: dict[type, Callable[[_Telling, Any], Iterator[str]]] = by_kind(
    "event", functions_in(globals(), "t", "event")
)
"""How each of these events is told."""
