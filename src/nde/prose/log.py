"""Entries of a log in sentences, as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from nde.board import Board, Square, square_name
from nde.locale import LANGUAGES, Words, words
from nde.locale.facts import Typed
from nde.locale.languages import is_plural, small_first
from nde.locale.phrases import choice_word, label
from nde.locale.untold import untold
from nde.locale.words import kebab
from nde.prose import calls, happenings
from nde.prose.deeds import Doer, deed_words, destination
from nde.prose.maps import fog_facts
from nde.prose.names import Callers, Reader
from nde.prose.reckoning import HARM, is_stand_in, step_message, step_words, told_anew, untold_effects
from nde.prose.story import Stories
from nde.prose.tale import (
    Clause,
    came_of,
    clause_of,
    in_turn,
    joined,
    lead,
    phrased,
    rolled,
    sentence,
    sentences,
)
from nde.prose.tale import told as told_clauses
from nde.rules import Resolution
from nde.table import events as e
from nde.table.bystanders import bystanders_for, person_of
from nde.table.seats import GM
from nde.table.state import Clock, State, Task
from nde.table.view import QuestionView, SeatView
from nde.table.view_entry import UNSEEN, view_entry
from nde.table.visibility import scene_for

CAME: dict[str, str] = {"wholly": "works", "partly": "partly", "not": "fails"}
"""What a deed is told to have done, by how far the wish of whoever rolled came true."""
MOMENT = "moment-"
"""How the name of a task begins that the table itself has at a moment of play."""
UNTOLD = frozenset(("moment-session", "moment-turn"))
"""Moments that are told otherwise: a session by its number, a turn by whoever acts next."""


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
        self._said: dict[int, tuple[str, ...]] = {}
        """What was said of a waiting rule, sentence by sentence."""
        self._waiting = ""
        """The heading of a round of which nothing has been told yet."""
        self._headed: set[int] = set()
        """Rules whose beginning was told."""

    def meet(self, state: State) -> Words:
        """The speaker who knows everybody this seat sees in a state."""
        if self._met is None or self._met[0] is not state:
            scene = scene_for(state, self.seat)
            people = state.playing.people(scene) if scene is not None else ()
            people += tuple(person_of(state.playing, one) for one in bystanders_for(state, self.seat))
            self._met = (state, self.callers.meet(state, people))
        return self._met[1]

    def reader(self, state: State, seen: SeatView) -> Reader:
        """Whoever reads a view of a state, with the words for it."""
        return Reader(state, seen, self.meet(state), self.callers)

    def tell(self, before: State, entry: e.Entry, after: State) -> list[str]:
        """The sentences of an entry; none for what this seat need not hear of."""
        self.meet(before)
        self.meet(after)
        seen = view_entry(entry, self.seat)
        telling = _Telling(self, self.callers.storyteller(after), before, after, seen)
        lines: list[str] = []
        at = 0
        for event in in_order([*told_anew(seen.events)]):
            lines += telling.of(event)
            at = len(lines) if isinstance(event, e.Resolved) else at
        if self.has_heads:
            # What comes with a new round belongs to it: whoever joins, and the clocks that move.
            lines.insert(at or len(lines), self.heading(before, after))
        told = list(dict.fromkeys(filter(None, lines)))
        return self._under_heads(told, self.heading(before, after)) if self.has_heads else told

    def _under_heads(self, lines: list[str], new: str) -> list[str]:
        """The lines with the heading of a round only where something happens in it."""
        if not lines:
            return []
        waiting, self._waiting = self._waiting, ""
        told = [waiting, *lines] if waiting and lines[0] != new else lines
        if told[-1] == new:
            self._waiting = told.pop()
        return told

    def led_up(self, state: State, question: QuestionView) -> str:
        """What has happened in a rule until its question was put, and was not told with an earlier one."""
        self.meet(state)
        speaker = self.callers.storyteller(state)
        steps = question.steps[self._told.get(question.pending, 0) :]
        self._told[question.pending] = len(question.steps)
        told = [step_words(speaker, one) for one in steps if not is_stand_in(question.name, one)]
        told.insert(0, self.head_of(question.pending))
        said = self._said.get(question.pending, ())
        new = [one for one in dict.fromkeys(map(sentence, told)) if one and one not in said]
        self._said[question.pending] = (*said, *new)
        return " ".join(new)

    def heading(self, before: State, after: State) -> str:
        """What stands above all that follows: the round that has begun; empty where none has."""
        turns = [
            state.playing.turn(state.world.scene) if state.world.scene is not None else None
            for state in (before, after)
        ]
        old, new = turns
        if after.world.progress is not None and after.world.progress.ending:
            return ""  # nobody plays it
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

    def told_before(self, pending: int) -> tuple[int, tuple[str, ...]]:
        """How many steps of a rule that waited have been told already, and in which sentences."""
        return self._told.pop(pending, 0), self._said.pop(pending, ())


def in_order(events: Sequence[Any]) -> list[Any]:
    """The events of an entry as they are told: what the adventure says of a deed stands beside it.

    First what was tried, then what it led to and the harm it did; a rest is told before what it brought.
    What else the deed set off, such as a clock, comes after.
    """
    if not any(isinstance(event, e.DeedDone) for event in events):
        return list(events)

    def place(event: Any) -> int:
        if isinstance(event, e.DeedDone):
            return 1
        if isinstance(event, e.Resolved) and event.task.deed:
            return 0 if event.task.figure != GM else 2
        return 2 if isinstance(event, e.Resolved) and event.task.name.startswith(HARM) else 3

    return sorted(events, key=place)


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

    def tell(self, key: str, **facts: object) -> str:
        """A sentence in one of its phrasings."""
        return sentence(phrased(self.speaker, f"play-{key}", self.entry.number, facts))

    def ruled(self, *clauses: str) -> str:
        """What the game master said shall be so, marked as such."""
        return f"{sentences(clauses)} {self.say('ruling')}"

    def name(self, id: str) -> str:
        if self.speaker.has(f"seat-{id}"):
            return self.speaker.say(f"seat-{id}")
        seat = self.after.seat(id)
        return seat.name if seat is not None else self.teller.callers.name(id)

    def is_you(self, id: str) -> bool:
        """Whether somebody sits there under no name but `you`: a sentence has to address them then."""
        seat = self.after.seat(id)
        return seat is not None and seat.name in {words(one).say("play-you") for one in LANGUAGES}

    def person(self, id: str) -> dict[str, object]:
        """Whoever at the table did something, for a sentence about it."""
        return {"name": self.name(id), "is_you": self.is_you(id)}

    def called(self, id: str) -> str:
        """What somebody in the scene is called in the middle of a sentence."""
        return self.speaker.say(f"who-{id}") if self.speaker.has(f"who-{id}") else self.name(id)

    def all_called(self, ids: Iterable[str]) -> str:
        """What several people are called in the middle of a sentence."""
        return in_turn(self.speaker, map(self.called, ids))

    def newcomers(self, ids: Sequence[str]) -> dict[str, object]:
        """Who is met for the first time: a hunting dog and a goblin."""
        names = in_turn(self.speaker, self.teller.callers.newcomers(ids, self.speaker))
        return {"names": names, "is_many": self.are_many(ids)}

    def known(self, ids: Sequence[str]) -> dict[str, object]:
        """Who of those who are known: the hunting dog and goblin 2."""
        return {"names": self.all_called(ids), "is_many": self.are_many(ids)}

    def are_many(self, ids: Sequence[str]) -> bool:
        """Whether it takes a plural to speak of some people."""
        return len(ids) > 1 or is_plural(self.teller.callers.name(ids[0]), self.speaker.language)

    def foes(self, state: State) -> tuple[str, ...]:
        """The foes in a state whom the seat sees and who can still fight."""
        scene = scene_for(state, self.teller.seat)
        people = state.playing.people(scene) if scene is not None else ()
        return tuple(person.id for person in people if person.side == "foes" and not person.is_out)

    @property
    def begins_round(self) -> bool:
        """Whether a round begins with this entry, which is told or shown above what happens in it."""
        return bool(self.teller.heading(self.before, self.after))

    def outcome(self, key: str) -> Typed:
        """An outcome in words."""
        return Typed(self.speaker.say(f"outcome-{key}"))

    def deed(self, task: Task) -> str:
        """Who does what, for the head of a line; empty for what the table itself does."""
        if task.deed:
            stories = Stories(self.after.header.adventure, self.speaker)
            place, _, deed = task.deed.partition("/")
            small = Typed(small_first(stories.choice(place, deed), self.speaker.language))
            if (
                task.figure == GM
            ):  # what everybody does together: the adventure's own words tell it, if it has any
                is_told = bool(stories.deed_text(task.deed, works=True))
                return "" if is_told else self.say("tries-all", deed=small)
            tried = stories.tried(task.deed)
            if tried:
                return f"{self.called(task.figure)} {tried}"
            return self.say("tries", name=self.called(task.figure), deed=small)
        if task.name.startswith(HARM) and hasattr(task.action, "hazard"):
            return self.all_called(task.action.targets)
        if task.action is None or not self.speaker.has(f"offer-{task.name}"):
            return ""  # what the table itself does: a moment, harm of the adventure
        words = deed_words(self.speaker, self.doer(task), task.name, task.action)
        return words if task.figure == GM else f"{self.called(task.figure)} – {words}"

    def small_deed(self, task: Task) -> Typed | None:
        """Who does what, for the middle of a sentence; nothing for what the table itself does."""
        deed = self.deed(task)
        return Typed(small_first(deed, self.speaker.language)) if deed else None

    def moment(self, name: str) -> str:
        """The moment that a task is for, if it is worth a word of its own; empty for any other task."""
        return self.say(name) if name.startswith(MOMENT) and name not in UNTOLD else ""

    def doer(self, task: Task) -> Doer:
        """Whoever does something, in the scene in which they begin."""
        return Doer(self.after.rules, scene_for(self.before, self.teller.seat), task.figure)

    def done(self, event: e.Resolved | e.Revealed, steps: Iterable[e.Step] = ()) -> str:
        """What was done, by whoever did it, in the past as it were: the sentence that a tale begins with."""
        task = event.task
        if task.call and isinstance(event, e.Resolved) and (told := calls.came(self, event)):
            return told
        if task.deed or task.action is None:
            return self.deed(task)
        if any(step.key in self.after.rules.told.alone for step in steps):
            return ""
        result = Resolution(outcome=event.outcome, effects=event.effects)
        scene = self.before.world.scene
        fulfils = self.after.rules.fulfils(scene, task.action, result) if event.outcome else None
        came = (event.outcome, CAME[fulfils] if fulfils is not None else "")
        return lead(self.speaker, self.doer(task), task.name, task.action, came, self.entry.number)

    def overruled(self, event: e.Resolved) -> str:
        """That the game master set another outcome, or faces that come to the same; empty where not."""
        if not event.overruled:
            return ""
        if event.overruled == event.outcome:
            return self.say("faces-ruled")
        return self.say("overruled", outcome=self.outcome(event.outcome), old=self.outcome(event.overruled))


def _resolved(t: _Telling, event: e.Resolved) -> Iterator[str]:
    if event.task == UNSEEN:
        effects = [t.speaker.effect(one) for one in untold_effects(event, t.after)]
        if effects:
            yield sentences([t.say("unseen"), *effects])
        return
    is_rolled = bool(event.outcome) or any(isinstance(one, int) for one in event.answers)
    if t.teller.last is None or is_rolled:
        t.teller.last = event
    square = destination(event.task.action)
    if square is not None and not is_rolled:
        yield _walk(t, event, square)
        return
    yield from _tale(t, event)


def _tale(t: _Telling, event: e.Resolved) -> Iterator[str]:
    """What was done and what came of it in a few sentences, with the roll that decided beside them."""
    task = event.task
    head = t.teller.head_of(event.pending, t.deed(task)) if event.pending else t.deed(task)
    count, said = t.teller.told_before(event.pending)
    loud, effects = _came_of(t, event)
    # What was told while the rule waited is not told again; hints were no part of it.
    before = [one for one in event.steps if not one.hint][:count]
    effects = untold(t.after.rules.told, before, effects)
    if task.call:  # who was called has a sentence of their own
        loud = [one for one in loud if one.key not in t.after.rules.told.alone]
    fresh = [(place, one) for place, one in enumerate(loud) if not any(one is other for other in before)]
    has_sentence = bool(t.after.rules.told.loud or task.call)
    done = t.done(event, event.steps) if has_sentence else head
    untold_turns = t.after.rules.told.turns if t.begins_round else frozenset()
    clauses = [
        (
            one.key in t.after.rules.told.first,
            Clause(step_message(one), dict(one.facts), t.entry.number + place),
        )
        for place, one in fresh
        if not is_stand_in(task.name, one) and one.key not in untold_turns
    ]
    doer = task.figure if done else ""
    after = [*(one for is_first, one in clauses if not is_first), *map(clause_of, effects)]
    first = joined(t.speaker, (one for is_first, one in clauses if is_first))
    parts = told_clauses(t.speaker, first)
    parts += [done, t.overruled(event), *told_clauses(t.speaker, joined(t.speaker, after), doer)]
    parts = [one if sentence(one) not in said else "" for one in parts]
    told = sentences(parts if any(parts) or said or untold_turns else [t.moment(task.name)])
    # Beside the deed of one person, or what befell one; where many rolled, a number would be anybody's.
    roll = rolled(t.after.rules.told, event.steps) if t.after.rules.told.loud else {}
    if not (done and done in parts) and "who" in roll:
        roll = {}
    if told and roll and roll.get("who", task.figure) == task.figure:
        told = f"{told} {t.speaker.say('tale-roll', **roll)}"
    elif told and task.is_hidden and task.action is None:
        told = f"{told} {calls.faces_said(t)}".rstrip()
    yield told
    hints = [step_words(t.speaker, step) for step in event.steps if step.hint]
    if hints:
        yield sentences(hints)


def _came_of(t: _Telling, event: e.Resolved) -> tuple[list[e.Step], list[Any]]:
    """The steps and the effects that are told; of a game that has not said which, all of them."""
    told = t.after.rules.told
    if told.loud:
        return came_of(told, event.steps, event.effects)
    return [one for one in event.steps if not one.hint], untold_effects(event, t.after)


def _walk(t: _Telling, event: e.Resolved, square: Square) -> str:
    """A walk in one sentence, and whatever else came of it."""
    walks = [one for one in event.effects if destination(one) == square]
    loud, effects = _came_of(t, event)
    parts = [t.tell("walks", name=t.called(event.task.figure), square=square_name(square))]
    parts += [step_words(t.speaker, one) for one in loud if untold(t.after.rules.told, (one,), walks)]
    others = joined(t.speaker, [clause_of(one) for one in effects if one not in walks])
    return sentences([*parts, *told_clauses(t.speaker, others, event.task.figure)])


def _began(t: _Telling, event: e.Began) -> Iterator[str]:
    t.teller.begun(t.entry.number, t.deed(event.task) or t.moment(event.task.name))
    yield from ()


def _came(t: _Telling, event: e.CharacterCame) -> Iterator[str]:
    known = t.before.world.scene is not None and event.id in t.before.rules.characters(t.before.world.scene)
    yield t.tell("grew" if known else "came", name=t.called(event.id))


def _scene_set(t: _Telling, event: e.SceneSet) -> Iterator[str]:
    foes = t.foes(t.after)
    if foes:
        yield t.tell("foes-here", **t.newcomers(foes))


def _joined(t: _Telling, event: e.Joined) -> Iterator[str]:
    come = [one for one in t.entry.events if isinstance(one, e.Joined)]
    if event is come[0]:  # those who come together are told together
        key = "joined" if t.foes(t.before) else "foes-here"
        yield t.tell(key, **t.newcomers([id for one in come for id in one.figures]))


def _appeared(t: _Telling, event: e.Appeared) -> Iterator[str]:
    yield t.tell("appeared", **t.newcomers(event.figures))


def _place(t: _Telling, event: e.PlaceEntered) -> Iterator[str]:
    stories = Stories(t.after.header.adventure, t.speaker)
    if not t.teller.is_live:
        yield stories.place_title(event.place)
    if event.is_again:
        is_fought_on = any(isinstance(one, e.FightResumed) for one in t.entry.events)
        yield "" if is_fought_on else t.tell("place-again")
        return
    yield stories.place_text(event.place, t.before.world.progress)


def _deed_done(t: _Telling, event: e.DeedDone) -> Iterator[str]:
    yield Stories(t.after.header.adventure, t.speaker).deed_text(event.deed, works=event.works)


def _ended(t: _Telling, event: e.AdventureEnded) -> Iterator[str]:
    yield from Stories(t.after.header.adventure, t.speaker).ending(event.ending)


def _clock(t: _Telling, event: e.ClockMoved) -> Iterator[str]:
    clock = event.clock
    own = Stories(t.after.header.adventure, t.speaker).clock_title(clock.id)
    before = next((one.filled for one in t.before.world.clocks if one.id == clock.id), None)
    facts = {"title": own or clock.text or clock.id, "filled": clock.filled, "steps": clock.steps}
    strikes = any(isinstance(one, e.ClockStruck) and one.clock == clock.id for one in t.entry.events)
    if (
        clock.filled == clock.steps
        and strikes
        and Stories(t.after.header.adventure, t.speaker).clock_full(clock.id)
    ):
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
    yield Stories(t.after.header.adventure, t.speaker).clock_full(event.clock)


def _won(t: _Telling, event: e.FightWon) -> Iterator[str]:
    told = Stories(t.after.header.adventure, t.speaker).won_text(event.place, is_rout=event.is_rout)
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
        yield Stories(t.after.header.adventure, t.speaker).intro()


def clock_words(speaker: Words, state: State, clock: Clock) -> str:
    """A clock with how full it is, and that failures leave it alone where they would move any other."""
    adventure = state.header.adventure
    title = Stories(adventure, speaker).clock_title(clock.id) or clock.text or clock.id
    told = next((one for one in adventure.clocks if one.id == clock.id), None) if adventure else None
    is_apart = told is not None and not told.is_pressing and state.playing.has_pressure
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
    yield f"{told[:1].upper()}{told[1:]}"


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
    before = Teller(t.teller.seat, t.teller.callers.language)
    before.meet(t.before)
    old = before.callers.storyteller(t.before).say(f"who-{event.figure}")
    yield t.tell("renamed", old=old, name=t.teller.callers.name(event.figure))


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
    yield t.tell("took-sides", name=t.called(event.figure))


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


def _kept(t: _Telling, event: e.Kept) -> Iterator[str]:
    if event.task.call and (came := calls.came(t, event)):
        roll = rolled(t.after.rules.told, event.steps)
        told = [t.say("secret-roll", deed=None), came]
        yield f"{sentences(told)} {t.speaker.say('tale-roll', **roll)}" if roll else sentences(told)
        return
    yield t.tell("secret-roll", deed=t.small_deed(event.task))


def _revealed(t: _Telling, event: e.Revealed) -> Iterator[str]:
    done = t.done(event) if event.outcome and not event.task.deed else ""
    if done:
        parts = [t.say("revealed", deed=None), done]
    else:
        parts = [t.say("revealed", deed=t.small_deed(event.task))]
        parts += [t.say("revealed-outcome", outcome=t.outcome(event.outcome))] if event.outcome else []
    if event.was:
        parts.append(t.say("revealed-was", old=t.outcome(event.was)))
    if event.is_only_told:
        parts.append(t.say("revealed-told"))
    parts += [t.speaker.effect(effect) for effect in untold(t.after.rules.told, (), event.effects)]
    yield sentences(parts)


def _given(t: _Telling, event: e.FigureGiven) -> Iterator[str]:
    is_you = t.is_you(event.seat)
    yield t.tell("given", name=t.called(event.figure), seat=t.name(event.seat), is_you=is_you)


def _session(t: _Telling, event: e.SessionBegun) -> Iterator[str]:
    # The first one begins when the table first comes to it, often after the story has: nobody need be told.
    if event.number > 1 and t.teller.has_heads:
        yield t.say("session", number=event.number)


def _seed_taken(t: _Telling, event: e.SeedTaken) -> Iterator[str]:
    yield t.say("seed-taken")


def _closed(t: _Telling, event: e.Closed) -> Iterator[str]:
    yield t.say("closed")


def _dropped(t: _Telling, event: e.Dropped) -> Iterator[str]:
    if not any(isinstance(one, e.CharacterCame) for one in t.entry.events):
        yield t.tell("dropped")


def _note(t: _Telling, event: e.NoteKept) -> Iterator[str]:
    yield t.tell("note", **t.person(event.note.by), text=event.note.text)


TELL: dict[type, Callable[[_Telling, Any], Iterator[str]]] = {
    e.Resolved: _resolved,
    e.Began: _began,
    e.Dropped: _dropped,
    e.CharacterCame: _came,
    e.FigureGiven: _given,
    e.SceneSet: _scene_set,
    e.Joined: _joined,
    e.Left: _left,
    e.Appeared: _appeared,
    e.PlaceEntered: _place,
    e.DeedDone: _deed_done,
    e.AdventureEnded: _ended,
    e.ClockMoved: _clock,
    e.ClockStruck: _struck,
    e.FightWon: _won,
    e.PartyRouted: _routed,
    e.PartyWithdraws: _withdraws,
    e.FightResumed: _resumed,
    e.AdventureBegun: _set_out,
    e.Said: _said,
    e.NoteKept: _note,
    e.Marked: _marked,
    e.HiddenSet: _hidden,
    e.Renamed: _renamed,
    e.NumbersKept: _numbers,
    e.StoodAside: _stood_aside,
    e.TookSides: _took_sides,
    e.CreaturesMade: _creatures,
    e.Reshaped: _reshaped,
    e.Fared: _fared,
    e.FogSet: _fog,
    e.FogPainted: _fog_painted,
    e.ValueSet: _value,
    e.Granted: _granted,
    e.SpaceSet: _moved,
    e.Undone: _undone,
    e.Redone: _redone,
    e.RuledAnew: _ruled_anew,
    e.Kept: _kept,
    e.Revealed: _revealed,
    e.SessionBegun: _session,
    e.SeedTaken: _seed_taken,
    e.Closed: _closed,
    **calls.TELL,
    **happenings.TELL,
}
