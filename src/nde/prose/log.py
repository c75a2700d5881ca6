"""Entries of a log in sentences, as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from nde.board import Square, square_name
from nde.locale import LANGUAGES, Words, words
from nde.locale.facts import Typed
from nde.locale.languages import small_first
from nde.locale.untold import untold
from nde.prose import calls, events, happenings
from nde.prose.breakdown import HARM, is_stand_in, step_message, step_words, told_anew, untold_effects
from nde.prose.deeds import Doer, deed_words, destination
from nde.prose.events import MOMENT
from nde.prose.names import Callers, Reader
from nde.prose.story import Stories
from nde.prose.tale import (
    Clause,
    Done,
    came_of,
    clause_of,
    in_turn,
    joined,
    lead,
    phrased,
    rolled,
    sentence,
    sentences,
    whom_of,
)
from nde.prose.tale import told as told_clauses
from nde.rules import Resolution
from nde.table import events as e
from nde.table.bystanders import bystanders_for, person_of
from nde.table.names import known_person
from nde.table.seats import GM
from nde.table.state import State, Task
from nde.table.view import QuestionView, SeatView
from nde.table.view_entry import UNSEEN, view_entry
from nde.table.visibility import scene_for

CAME: dict[str, str] = {"wholly": "works", "partly": "partly", "not": "fails"}
"""What a deed is told to have done, by how far the wish of whoever rolled came true."""
UNTOLD = frozenset(("moment-session", "moment-turn"))
"""Moments that are told otherwise: a session by its number, a turn by whoever acts next."""


class Teller:
    """Tells a table's entries to one seat in one language."""

    def __init__(
        self,
        seat: str,
        language: str,
        *,
        is_live: bool = False,
        has_heads: bool = True,
        has_rolls: bool = True,
    ) -> None:
        self.seat = seat
        self.has_heads = has_heads and not is_live
        """Whether rounds get a line of their own; not where they are shown or sent besides."""
        self.has_rolls = has_rolls
        """Whether a sentence ends with the roll that decided; not where the reckoning stands beside it."""
        self.is_live = is_live
        """Whether the table is shown besides: then the names of places need not be told."""
        self.callers = Callers(language)
        self._met: tuple[State, Words] | None = None
        """The latest state that was met, and the speaker for it: every sentence asks for one."""
        self.latest: tuple[e.Resolved, ...] = ()
        """The latest deed in sight, and what the game master rolled because of it, for whoever asks why."""
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
        self._hinted: set[str] = set()
        """What whoever leads the table has been told of somebody: once is enough."""

    def meet(self, state: State) -> Words:
        """The speaker who knows everybody this seat sees in a state."""
        if self._met is None or self._met[0] is not state:
            scene = scene_for(state, self.seat)
            people = state.playing.people(scene) if scene is not None else ()
            people += tuple(person_of(state.playing, one) for one in bystanders_for(state, self.seat))
            known = [known_person(state, self.seat, one) for one in people]
            self._met = (state, self.callers.meet(state, known))
        return self._met[1]

    def storyteller(self, state: State) -> Words:
        """The same, who calls everybody as in the middle of a sentence."""
        self.meet(state)
        return self.callers.storyteller(state)

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
        speaker = self.storyteller(state)
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

    def not_yet_hinted(self, hints: Iterable[str]) -> list[str]:
        """The hints for whoever leads the table that have not been given before."""
        new = [one for one in hints if one not in self._hinted]
        self._hinted.update(new)
        return new

    def told_before(self, pending: int) -> tuple[int, tuple[str, ...]]:
        """How many steps of a rule that waited have been told already, and in which sentences."""
        return self._told.pop(pending, 0), self._said.pop(pending, ())


def in_order(events: Sequence[object]) -> list[object]:
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
        if id == GM and (seat is None or seat.name in ("", id)):
            return self.speaker.attribute("play-gm", "the")
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

    def called_before(self, id: str) -> str:
        """What somebody was called before, in the middle of a sentence."""
        teller = Teller(self.teller.seat, self.teller.callers.language)
        teller.meet(self.before)
        return teller.callers.storyteller(self.before).say(f"who-{id}")

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
        return len(ids) > 1 or self.teller.callers.is_plural(ids[0])

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
            stories = Stories(self.after.adventure, self.speaker)
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
        who = Typed(self.called(task.figure))
        return words if task.figure == GM else self.say("sets-about", name=who, deed=Typed(words))

    def roll_of(self, key: str, task: Task) -> str:
        """A sentence about a roll: whose it is and, where the adventure says so, what for."""
        deed = self.deed(task) if task.deed else ""
        who = task.figure if task.action is not None and task.figure != GM and not deed else None
        return self.tell(key, deed=Typed(small_first(deed, self.speaker.language)) if deed else None, who=who)

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
    if not t.teller.latest or is_rolled:
        is_deed = event.task.figure != GM
        t.teller.latest = (event,) if is_deed else (*t.teller.latest[:1], event)
    square = destination(event.task.action)
    if square is not None and not is_rolled:
        yield _walk(t, event, square)
        return
    yield from _tale(t, event)


def _tale(t: _Telling, event: e.Resolved) -> Iterator[str]:
    """What was done and what came of it in a few sentences, with the roll that decided beside them."""
    told, task = t.after.rules.told, event.task
    head = t.teller.head_of(event.pending, t.deed(task)) if event.pending else t.deed(task)
    count, said = t.teller.told_before(event.pending)
    done = t.done(event, event.steps) if told.loud or task.call else head
    is_new = bool(done) and sentence(done) not in said
    first, after = _clauses(t, event, count, is_called=bool(task.call and done))
    parts = told_clauses(t.speaker, joined(t.speaker, first))
    if (overruled := t.overruled(event)) or not is_new:
        parts += [done if is_new else "", overruled]
        deed = Done(doer=task.figure if done else "")
    else:
        deed = Done(done, task.figure, "" if task.call else whom_of(task.figure, task.action))
    parts += told_clauses(t.speaker, joined(t.speaker, after), deed)
    parts = [one if sentence(one) not in said else "" for one in parts]
    is_known = bool(said) or (t.begins_round and bool(told.turns))
    text = sentences(parts if any(parts) or is_known else [t.moment(task.name)])
    yield _with_roll(t, event, text, is_new=is_new)
    hints = dict.fromkeys(step_words(t.speaker, step) for step in event.steps if step.hint)
    yield sentences(t.teller.not_yet_hinted(hints))


def _clauses(
    t: _Telling, event: e.Resolved, count: int, *, is_called: bool
) -> tuple[list[Clause], list[Clause]]:
    """What is told before a deed and what after it, without the `count` steps that were told already."""
    told = t.after.rules.told
    loud, effects = _came_of(t, event)
    # What was told while the rule waited is not told again; hints were no part of it.
    before = [one for one in event.steps if not one.hint][:count]
    untold_steps = told.turns if t.begins_round else frozenset()
    if is_called:  # who was called has a sentence of their own
        loud = [one for one in loud if one.key not in told.alone]
    shown = [
        (one.key, Clause(step_message(one), dict(one.facts), t.entry.number + place))
        for place, one in enumerate(loud)
        if not (one.key in untold_steps or is_stand_in(event.task.name, one))
        and not any(one is other for other in before)
    ]
    after = [one for key, one in shown if key not in told.first | told.late]
    after += map(clause_of, untold(told, before, effects))
    after += (one for key, one in shown if key in told.late)
    return [one for key, one in shown if key in told.first], after


def _with_roll(t: _Telling, event: e.Resolved, text: str, *, is_new: bool) -> str:
    """What is told of a deed with its roll: of one person, since where many rolled it would be anybody's."""
    task, told = event.task, t.after.rules.told
    roll = rolled(told, event.steps) if told.loud and t.teller.has_rolls else {}
    if not is_new and "who" in roll:
        roll = {}
    if text and roll and roll.get("who", task.figure) == task.figure:
        return f"{text} {t.speaker.say('tale-roll', **roll)}"
    if text and task.is_hidden and task.action is None:
        return f"{text} {calls.faces_said(t)}".rstrip()
    return text


def _came_of(t: _Telling, event: e.Resolved) -> tuple[list[e.Step], list[object]]:
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
    return sentences([*parts, *told_clauses(t.speaker, others, Done(doer=event.task.figure))])


def _began(t: _Telling, event: e.Began) -> Iterator[str]:
    t.teller.begun(t.entry.number, t.deed(event.task) or t.moment(event.task.name))
    yield from ()


def _kept(t: _Telling, event: e.Kept) -> Iterator[str]:
    if event.task.call and (came := calls.came(t, event)):
        roll = rolled(t.after.rules.told, event.steps) if t.teller.has_rolls else {}
        told = [t.say("secret-roll", deed=None, who=None), came]
        yield f"{sentences(told)} {t.speaker.say('tale-roll', **roll)}" if roll else sentences(told)
        return
    yield t.roll_of("secret-roll", event.task)


def _revealed(t: _Telling, event: e.Revealed) -> Iterator[str]:
    done = t.done(event) if event.outcome and not event.task.deed else ""
    if done:
        parts = [t.say("revealed", deed=None, who=None), done]
    else:
        parts = [t.roll_of("revealed", event.task)]
        parts += [t.say("revealed-outcome", outcome=t.outcome(event.outcome))] if event.outcome else []
    if event.was:
        parts.append(t.say("revealed-was", old=t.outcome(event.was)))
    if event.is_only_told:
        parts.append(t.say("revealed-told"))
    parts += [t.speaker.effect(effect) for effect in untold(t.after.rules.told, (), event.effects)]
    yield sentences(parts)


TELL: dict[type, Callable[[_Telling, Any], Iterator[str]]] = {
    e.Resolved: _resolved,
    e.Began: _began,
    e.Kept: _kept,
    e.Revealed: _revealed,
    **events.TELL,
    **calls.TELL,
    **happenings.TELL,
}
