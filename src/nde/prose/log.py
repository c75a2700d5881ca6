"""Entries of a log in sentences, as one seat sees them, and step by step with the rules behind each deed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from nde.board import Square, square_name
from nde.locale import Words
from nde.locale.untold import untold
from nde.prose.deeds import Doer, deed_words, destination
from nde.prose.maps import fog_facts
from nde.prose.names import Callers, Reader
from nde.prose.story import Stories
from nde.prose.tale import NUMBERS as NUMBERS
from nde.prose.tale import came_of, lead, phrased, rolled, sentences
from nde.rules import Resolution
from nde.table import events as e
from nde.table.state import Clock, State, Task
from nde.table.view import SeatView
from nde.table.view_entry import UNSEEN, view_entry
from nde.table.visibility import scene_for

CAME: dict[str, str] = {"wholly": "works", "partly": "partly", "not": "fails"}
"""What a deed is told to have done, by how far the wish of whoever rolled came true."""
HARM = "harm-"
"""How the name of a task begins that is harm of the adventure."""


class Teller:
    """Tells a table's entries to one seat in one language."""

    def __init__(self, seat: str, language: str, *, is_live: bool = False, has_heads: bool = True) -> None:
        self.seat = seat
        self.has_heads = has_heads and not is_live
        """Whether rounds get a line of their own; not where they are shown or sent besides."""
        self.is_live = is_live
        """Whether the table is shown besides: then the names of places need not be told."""
        self.callers = Callers(language)
        self._met: tuple[State, Words] | None = None
        """The latest state that was met, and the speaker for it: every sentence asks for one."""
        self.last: e.Resolved | None = None
        """The latest roll in sight, for whoever asks why."""
        self._told: dict[int, int] = {}
        """How many steps of a waiting rule were told when its question was put."""
        self._heads: dict[int, str] = {}
        """Who does what in a rule that waits, until it is told."""
        self._headed: set[int] = set()
        """Rules whose beginning was told."""

    def meet(self, state: State) -> Words:
        """The speaker who knows everybody this seat sees in a state."""
        if self._met is None or self._met[0] is not state:
            scene = scene_for(state, self.seat)
            people = state.playing.people(scene) if scene is not None else ()
            self._met = (state, self.callers.meet(state, people))
        return self._met[1]

    def reader(self, state: State, seen: SeatView) -> Reader:
        """Whoever reads a view of a state, with the words for it."""
        return Reader(state, seen, self.meet(state), self.callers)

    def has_told(self, pending: int, steps: int) -> None:
        """Remember that a question was shown with so many steps before it."""
        self._told[pending] = steps

    def tell(self, before: State, entry: e.Entry, after: State) -> list[str]:
        """The sentences of an entry; none for what this seat need not hear of."""
        self.meet(before)
        self.meet(after)
        seen = view_entry(entry, self.seat)
        telling = _Telling(self, self.callers.storyteller(after), before, after, seen)
        lines = [line for event in seen.events for line in telling.of(event)]
        if self.has_heads:
            lines.append(self.heading(before, after))
        return list(dict.fromkeys(filter(None, lines)))

    def heading(self, before: State, after: State) -> str:
        """What stands above all that follows: the round that has begun; empty where none has."""
        turns = [
            state.playing.turn(state.world.scene) if state.world.scene is not None else None
            for state in (before, after)
        ]
        old, new = turns
        if new is None or not new.is_fight or (old is not None and old.is_fight and old.round == new.round):
            return ""
        return self.meet(after).say("play-round", round=new.round)

    def begun(self, pending: int, head: str) -> None:
        """Keep who does what in a rule that waits."""
        self._heads[pending] = head

    def head_of(self, pending: int, otherwise: str = "") -> str:
        """Who does what in a rule that waits, only the first time; `otherwise` if it began before we came."""
        if pending in self._headed:
            return ""
        self._headed.add(pending)
        return self._heads.pop(pending, otherwise)

    def count_told(self, pending: int) -> int:
        """How many steps of a waiting rule were told with its earlier questions."""
        return self._told.get(pending, 0)

    def told_before(self, pending: int) -> int:
        """How many steps of a rule that waited have been told already."""
        return self._told.pop(pending, 0)


class _Telling:
    """One entry on its way into words."""

    def __init__(self, teller: Teller, speaker: Words, before: State, after: State, entry: e.Entry) -> None:
        self.teller, self.speaker, self.entry = teller, speaker, entry
        self.before, self.after = before, after

    def of(self, event: Any) -> Iterator[str]:
        tell = TELL.get(type(event))
        if tell is not None:
            yield from tell(self, event)

    def say(self, key: str, **facts: object) -> str:
        return self.speaker.say(f"play-{key}", **facts)

    def name(self, id: str) -> str:
        if id == "gm":
            return self.say("gm")
        seat = self.after.seat(id)
        return seat.name if seat is not None else self.teller.callers.name(id)

    def called(self, id: str) -> str:
        """What somebody in the scene is called in the middle of a sentence."""
        return self.speaker.say(f"who-{id}") if self.speaker.has(f"who-{id}") else self.name(id)

    def names(self, ids: tuple[str, ...]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def deed(self, task: Task) -> str:
        """Who does what, for the head of a line; empty for what the table itself does."""
        if task.deed:
            place, _, deed = task.deed.partition("/")
            words = Stories(self.after.header.adventure, self.speaker).choice(place, deed)
            return words if task.figure == "gm" else f"{self.name(task.figure)} – {words}"
        if task.name.startswith(HARM) and hasattr(task.action, "hazard"):
            return self.names(tuple(task.action.targets))
        if task.action is None or not self.speaker.has(f"offer-{task.name}"):
            return ""  # what the table itself does: a moment, harm of the adventure
        words = deed_words(self.speaker, self.doer(task), task.name, task.action)
        return words if task.figure == "gm" else f"{self.name(task.figure)} – {words}"

    def doer(self, task: Task) -> Doer:
        """Whoever does something, in the scene in which they begin."""
        return Doer(self.after.rules, scene_for(self.before, self.teller.seat), task.figure)

    def done(self, event: e.Resolved) -> str:
        """What was done, by whoever did it, in the past as it were: the sentence that a tale begins with."""
        task = event.task
        if task.deed or task.action is None:
            return self.deed(task)
        if any(step.key in self.after.rules.told.alone for step in event.steps):
            return ""
        result = Resolution(outcome=event.outcome, effects=event.effects)
        scene = self.before.world.scene
        fulfils = self.after.rules.fulfils(scene, task.action, result) if event.outcome else None
        came = (event.outcome, CAME[fulfils] if fulfils is not None else "")
        return lead(self.speaker, self.doer(task), task.name, task.action, came, self.entry.number)


def _resolved(t: _Telling, event: e.Resolved) -> Iterator[str]:
    effects = [t.speaker.effect(one) for one in untold_effects(event, t.after)]
    if event.task == UNSEEN:
        if effects:
            yield t.say("unseen", text=in_a_row(effects))
        return
    is_rolled = bool(event.outcome) or any(isinstance(one, int) for one in event.answers)
    if t.teller.last is None or is_rolled:
        t.teller.last = event
    told = t.teller.told_before(event.pending) if event.pending else 0
    square = destination(event.task.action)
    if square is not None and not is_rolled:
        yield _walk(t, event, square)
        return
    if t.after.rules.told.loud:
        yield from _tale(t, event)
        return
    # Hints for the game master were no part of what was told while the rule waited; they come last.
    plain = [step for step in event.steps if not step.hint][told:]
    hints = [step for step in event.steps if step.hint]
    steps = [one for one in (*plain, *hints) if not is_stand_in(event.task.name, one)]
    parts = [step_words(t.speaker, step) for step in steps] + effects
    if event.overruled:
        parts.insert(0, t.say("overruled", outcome=event.outcome, old=event.overruled))
    deed = t.deed(event.task)
    head = t.teller.head_of(event.pending, deed) if event.pending else deed
    body = in_a_row(parts)
    yield f"{head}: {body}" if head and body else body or head


def _tale(t: _Telling, event: e.Resolved) -> Iterator[str]:
    """What was done and what came of it in a few sentences, with the roll that decided beside them."""
    state, task = t.after, event.task
    t.teller.head_of(event.pending)
    loud, effects = came_of(state.rules.told, event.steps, event.effects)
    parts = [t.done(event)]
    if event.overruled:
        parts.append(t.say("overruled", outcome=event.outcome, old=event.overruled))
    parts += [
        phrased(t.speaker, step_message(one), t.entry.number + place, dict(one.facts))
        for place, one in enumerate(loud)
        if not is_stand_in(task.name, one)
    ]
    parts += [t.speaker.effect(one) for one in effects]
    told = sentences(parts)
    # Beside the deed of one person; where many did something at once, a number would be anybody's.
    roll = rolled(event.steps) if parts[0] else {}
    if told and roll and roll.get("who", task.figure) == task.figure:
        told = f"{told} {t.speaker.say('tale-roll', **roll)}"
    yield told
    hints = [step_words(t.speaker, step) for step in event.steps if step.hint]
    if hints:
        yield sentences(hints)


def _walk(t: _Telling, event: e.Resolved, square: Square) -> str:
    """A walk in one sentence, and whatever else came of it."""
    walks = [one for one in event.effects if destination(one) == square]
    if t.after.rules.told.loud:
        loud, effects = came_of(t.after.rules.told, event.steps, event.effects)
        parts = [t.say("walks", name=t.called(event.task.figure), square=square_name(square))]
        parts += [step_words(t.speaker, one) for one in loud if untold(t.after.rules.told, (one,), walks)]
        return sentences([*parts, *(t.speaker.effect(one) for one in effects if one not in walks)])
    steps = [one for one in event.steps if untold(t.after.rules.told, (one,), walks)] if walks else ()
    others = [one for one in untold_effects(event, t.after) if one not in walks]
    walked = t.say("walks", name=t.name(event.task.figure), square=square_name(square))
    more = [step_words(t.speaker, one) for one in steps]
    return in_a_row([walked, *more, *(t.speaker.effect(one) for one in others)])


def in_a_row(parts: Iterable[str]) -> str:
    """Sentences one after another; the same one several times running is told once, with how often.

    >>> in_a_row(["a torch goes out", "a torch goes out", "it is dark"])
    'a torch goes out (×2); it is dark'
    """
    runs = [(text, len(list(run))) for text, run in groupby(parts)]
    return "; ".join(text if count == 1 else f"{text} (×{count})" for text, count in runs)


def is_stand_in(name: str, step: e.Step) -> bool:
    """Whether a step names the hazard that stands in for harm, which the adventure tells in its own words."""
    return name.startswith(HARM) and any(key == "hazard" for key, _ in step.facts)


def step_words(speaker: Words, step: e.Step) -> str:
    """The sentence of a step that was kept."""
    return speaker.say(step_message(step), **dict(step.facts))


def step_message(step: e.Step) -> str:
    """The message that tells a step: without numbers that are kept from whoever reads it, another one."""
    return f"step-{step.key}-kept" if step.is_kept else f"step-{step.key}"


def untold_effects(event: e.Resolved | e.Kept, state: State) -> list[Any]:
    """The effects of an event that no step of it tells."""
    return untold(state.rules.told, event.steps, event.effects)


def _began(t: _Telling, event: e.Began) -> Iterator[str]:
    t.teller.begun(t.entry.number, t.deed(event.task))
    yield from ()


def _came(t: _Telling, event: e.CharacterCame) -> Iterator[str]:
    known = t.before.world.scene is not None and event.id in t.before.rules.characters(t.before.world.scene)
    yield t.say("grew" if known else "came", name=t.name(event.id))


def _scene_set(t: _Telling, event: e.SceneSet) -> Iterator[str]:
    scene = scene_for(t.after, t.teller.seat)
    people = t.after.playing.people(scene) if scene is not None else ()
    foes = tuple(person.id for person in people if person.side == "foes" and not person.is_out)
    if foes:
        yield t.say("foes-here", names=t.names(foes))


def _place(t: _Telling, event: e.PlaceEntered) -> Iterator[str]:
    stories = Stories(t.after.header.adventure, t.speaker)
    if not t.teller.is_live:
        yield stories.place_title(event.place)
    yield stories.place_text(event.place, t.before.world.progress)


def _deed_done(t: _Telling, event: e.DeedDone) -> Iterator[str]:
    yield Stories(t.after.header.adventure, t.speaker).deed_text(event.deed, works=event.works)


def _ended(t: _Telling, event: e.AdventureEnded) -> Iterator[str]:
    yield from Stories(t.after.header.adventure, t.speaker).ending(event.ending)


def _clock(t: _Telling, event: e.ClockMoved) -> Iterator[str]:
    if event.clock.filled:
        yield clock_words(t.speaker, t.after, event.clock)


def _struck(t: _Telling, event: e.ClockStruck) -> Iterator[str]:
    yield Stories(t.after.header.adventure, t.speaker).clock_full(event.clock)


def _won(t: _Telling, event: e.FightWon) -> Iterator[str]:
    told = Stories(t.after.header.adventure, t.speaker).won_text(event.place, is_rout=event.is_rout)
    yield told or t.say("fight-broken" if event.is_rout else "fight-won")


def _routed(t: _Telling, event: e.PartyRouted) -> Iterator[str]:
    yield t.say("routed")
    if event.carried:
        yield t.say("routed-carried", names=t.names(event.carried))


def _set_out(t: _Telling, event: e.AdventureBegun) -> Iterator[str]:
    if not t.teller.is_live:
        yield Stories(t.after.header.adventure, t.speaker).intro()


def clock_words(speaker: Words, state: State, clock: Clock) -> str:
    """A clock with how full it is."""
    title = Stories(state.header.adventure, speaker).clock_title(clock.id) or clock.text or clock.id
    return speaker.say("play-clock", title=title, filled=clock.filled, steps=clock.steps)


def _said(t: _Telling, event: e.Said) -> Iterator[str]:
    yield t.say(
        "whispered" if event.to else "said", name=t.name(event.as_figure or t.entry.seat), text=event.text
    )


def _marked(t: _Telling, event: e.Marked) -> Iterator[str]:
    is_told = any(isinstance(one, e.Resolved) and one.steps for one in t.entry.events)
    if not is_told:
        yield t.speaker.say(f"moment-{event.moment}")


def _with_names(key: str, field: str) -> Callable[[_Telling, Any], Iterator[str]]:
    def tell(t: _Telling, event: Any) -> Iterator[str]:
        value = getattr(event, field)
        yield t.say(key, names=t.names(value if isinstance(value, tuple) else (value,)))

    return tell


def _left(t: _Telling, event: e.Left) -> Iterator[str]:
    yield t.say(f"left-{event.why}" if event.why else "left", names=t.names((event.figure,)))


def _hidden(t: _Telling, event: e.HiddenSet) -> Iterator[str]:
    yield t.say("hidden" if event.is_hidden else "shown", names=t.names(event.figures))


def _numbers(t: _Telling, event: e.NumbersKept) -> Iterator[str]:
    yield t.say(f"numbers-{event.numbers}", names=t.names(event.figures))


def _fared(t: _Telling, event: e.Fared) -> Iterator[str]:
    yield sentences([t.say(f"fares-{event.faring}", name=t.called(event.figure))])


def _fog(t: _Telling, event: e.FogSet) -> Iterator[str]:
    yield t.say("fog-on" if event.is_on else "fog-off")


def _fog_painted(t: _Telling, event: e.FogPainted) -> Iterator[str]:
    key = "fog-laid" if event.is_laid else "fog-lifted"
    yield t.say(key, **fog_facts(event.squares))


def _value(t: _Telling, event: e.ValueSet) -> Iterator[str]:
    who, _, field = event.path.partition(".")
    yield t.say("value-set", name=t.name(who), field=field, old=str(event.old), value=str(event.value))


def _granted(t: _Telling, event: e.Granted) -> Iterator[str]:
    yield t.say("granted", text="; ".join(t.speaker.effect(effect) for effect in event.effects))


def _moved(t: _Telling, event: e.SpaceSet) -> Iterator[str]:
    yield t.say("moved", name=t.name(event.moved)) if event.moved else t.say("new-map")


def _undone(t: _Telling, event: e.Undone) -> Iterator[str]:
    yield t.say("undone", count=len(event.numbers))


def _redone(t: _Telling, event: e.Redone) -> Iterator[str]:
    yield t.say("redone", count=len(event.numbers))


def _kept(t: _Telling, event: e.Kept) -> Iterator[str]:
    yield t.say("secret-roll", deed=t.deed(event.task))


def _revealed(t: _Telling, event: e.Revealed) -> Iterator[str]:
    deed = t.deed(event.task)
    if not event.outcome:
        yield t.say("revealed-goes-on", deed=deed)
        return
    parts = [t.say("revealed", deed=deed, outcome=event.outcome)]
    if event.was:
        parts.append(t.say("revealed-was", old=event.was))
    if event.is_only_told:
        parts.append(t.say("revealed-told"))
    parts += [t.speaker.effect(effect) for effect in untold(t.after.rules.told, (), event.effects)]
    yield "; ".join(parts)


def _given(t: _Telling, event: e.FigureGiven) -> Iterator[str]:
    yield t.say("given", name=t.name(event.figure), seat=t.name(event.seat))


def _session(t: _Telling, event: e.SessionBegun) -> Iterator[str]:
    yield t.say("session", number=event.number)


def _seed_taken(t: _Telling, event: e.SeedTaken) -> Iterator[str]:
    yield t.say("seed-taken")


def _closed(t: _Telling, event: e.Closed) -> Iterator[str]:
    yield t.say("closed")


def _dropped(t: _Telling, event: e.Dropped) -> Iterator[str]:
    if not any(isinstance(one, e.CharacterCame) for one in t.entry.events):
        yield t.say("dropped")


def _note(t: _Telling, event: e.NoteKept) -> Iterator[str]:
    yield t.say("note", name=t.name(event.note.by), text=event.note.text)


TELL: dict[type, Callable[[_Telling, Any], Iterator[str]]] = {
    e.Resolved: _resolved,
    e.Began: _began,
    e.Dropped: _dropped,
    e.CharacterCame: _came,
    e.FigureGiven: _given,
    e.SceneSet: _scene_set,
    e.Joined: _with_names("joined", "figures"),
    e.Left: _left,
    e.Appeared: _with_names("appeared", "figures"),
    e.PlaceEntered: _place,
    e.DeedDone: _deed_done,
    e.AdventureEnded: _ended,
    e.ClockMoved: _clock,
    e.ClockStruck: _struck,
    e.FightWon: _won,
    e.PartyRouted: _routed,
    e.AdventureBegun: _set_out,
    e.Said: _said,
    e.NoteKept: _note,
    e.Marked: _marked,
    e.HiddenSet: _hidden,
    e.NumbersKept: _numbers,
    e.Fared: _fared,
    e.FogSet: _fog,
    e.FogPainted: _fog_painted,
    e.ValueSet: _value,
    e.Granted: _granted,
    e.SpaceSet: _moved,
    e.Undone: _undone,
    e.Redone: _redone,
    e.Kept: _kept,
    e.Revealed: _revealed,
    e.SessionBegun: _session,
    e.SeedTaken: _seed_taken,
    e.Closed: _closed,
}


class StepTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the reasoning, or something that came of it."""

    text: str
    rule: str = ""


class DeedTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was resolved."""

    figure: str = ""
    """Whose deed it was."""
    name: str = ""
    """By the name of its offer."""
    outcome: str = ""
    """The outcome's key; empty where no dice decided."""
    outcome_text: str = ""
    works: bool | None = None
    """Whether it is what whoever rolled wanted; nothing where it is so in part, or no question."""
    steps: tuple[StepTold, ...] = ()


def deeds_told(speaker: Words, state: State, seen: e.Entry) -> tuple[DeedTold, ...]:
    """Everything that was resolved in an entry as a seat sees it; secrets are veiled there already."""
    return tuple(
        _deed(speaker, state, event)
        for event in seen.events
        if isinstance(event, e.Resolved | e.Kept) and event.steps
    )


def _deed(speaker: Words, state: State, event: e.Resolved | e.Kept) -> DeedTold:
    steps = [StepTold(text=step_words(speaker, step), rule=step.rule) for step in event.steps]
    steps += [
        StepTold(text=speaker.effect(effect), rule=effect.rule) for effect in untold_effects(event, state)
    ]
    return DeedTold(
        figure=event.task.figure,
        name=event.task.name,
        outcome=event.outcome,
        outcome_text=speaker.say(f"outcome-{event.outcome}") if event.outcome else "",
        works=_works(state, event) if event.outcome else None,
        steps=tuple(steps),
    )


def _works(state: State, event: e.Resolved | e.Kept) -> bool | None:
    """Whether somebody got what they rolled for; nothing for a part of it, or where nobody can tell."""
    if state.world.scene is None:
        return None
    result = Resolution(outcome=event.outcome, effects=event.effects)
    fulfils = state.rules.fulfils(state.world.scene, event.task.action, result)
    return None if fulfils in (None, "partly") else fulfils == "wholly"
