"""What outcomes leave to the game master: noted where that is the engine, brought about when asked for.

A question, such as what comes of something tried in one's own words, is answered by a d6, the game's own
where it has one, and the answer is used: a clue, a benefit, a complication.
"""

from __future__ import annotations

from collections.abc import Iterator

from nde.errors import Illegal
from nde.rules import Resolution
from nde.rules.deeds import verb_of
from nde.rules.play import Person
from nde.rules.promises import Owes, Promise
from nde.rules.ruleset import is_legal
from nde.rules.stakes import Fulfilment
from nde.table import commands as c
from nde.table import events as e
from nde.table.decision import Deciding, scene_of
from nde.table.handlers.actions import require_nothing_open
from nde.table.offers import TRYING, is_waiting, leads_itself
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.story.happenings import (
    CLUES,
    befall,
    dangers_ahead,
    faces_since,
    fitting_keys,
    is_worn,
    somebody,
    wary_ones,
)
from nde.table.story.places import adventure_of
from nde.table.story.searches import find_nothing, linger

ANSWERS: dict[Fulfilment, tuple[str, str, str]] = {
    "wholly": ("yes-but", "yes", "yes-and"),
    "partly": ("no-but", "yes-but", "yes"),
    "not": ("no-and", "no", "no-but"),
}
"""What a d6 answers, two faces each: by how likely it is after what was rolled."""
SIDES = 6
MOST_ASKED = 3
"""Questions in one place that may still bring something new."""
ASKED: Owes = "asked"


# What is owed.


def note_promises(d: Deciding, seen: int) -> None:
    """Note what rules that have come to their end leave to the engine as game master."""
    if d.playing.promises is None or d.is_turned or not leads_itself(d.start) or d.world.scene is None:
        return
    if d.world.progress is not None and d.world.progress.ending:
        return
    _keep_pace(d, seen)
    found: list[Promise] = []
    for place, event in enumerate(tuple(d.events)):
        if place >= seen and isinstance(event, e.Resolved) and event.task.kind == "act":
            found += _promised(d, event, seen)
    if found:
        d.note(e.Promised(promises=tuple(found)))


def _keep_pace(d: Deciding, seen: int) -> None:
    """Do at once what a game master does unasked: warn before danger, let people breathe after a fight."""
    new = d.events[seen:]
    if is_waiting(d.state):
        return
    if any(isinstance(one, e.PlaceEntered) and not one.is_again for one in new) and dangers_ahead(d):
        befall(d, Promise(owes="sign"), of=frozenset(("danger-ahead",)))
    if any(isinstance(one, e.FightWon) for one in new) and is_worn(d):
        befall(d, Promise(owes="boon"), of=frozenset(("breather",)))


def _promised(d: Deciding, event: e.Resolved, seen: int) -> Iterator[Promise]:
    people = {one.id: one for one in d.playing.people(d.scene)}
    assert d.playing.promises is not None
    result = Resolution(outcome=event.outcome, effects=event.effects)
    owed = [one for one in d.playing.promises.owed(event.task.action, result) if _is_partys(people, one)]
    if any(one.is_usual for one in owed) and _has_followed(d, event, seen):
        owed = [one for one in owed if not one.is_usual]
    yield from owed
    asked = _asked(d, event, result)
    if asked is not None and asked.who in people and not owed:
        yield asked


def _is_partys(people: dict[str, Person], promise: Promise) -> bool:
    return not promise.who or (promise.who in people and people[promise.who].side == "party")


def _has_followed(d: Deciding, event: e.Resolved, seen: int) -> bool:
    """Whether the adventure has said already what failing brings: by a clock, or by the deed itself."""
    if event.task.deed:
        place, _, name = event.task.deed.partition("/")
        deeds = {one.id: one for one in adventure_of(d).place(place).deeds}
        return bool(deeds[name].fails or deeds[name].fails_text)
    return any(isinstance(one, e.ClockMoved) for one in d.events[seen:])


def _asked(d: Deciding, event: e.Resolved, result: Resolution) -> Promise | None:
    """The question that somebody's own words are, when they have tried something."""
    task = event.task
    if task.deed or task.call or task.action is None or task.figure == GM or not event.outcome:
        return None
    if verb_of(d.rules, task.name, task.action).key != TRYING:
        return None
    scene = scene_of(d.start, task, event.pending)
    fulfils = d.rules.fulfils(scene, task.action, result)
    return Promise(owes=ASKED, who=task.figure, fulfils=fulfils) if fulfils is not None else None


# How it is carried out.


def bring_about(d: Deciding, do: c.BringAbout) -> None:
    """Carry out what is owed, or let anything of its sort happen."""
    d.require_gm()
    require_nothing_open(d)
    if d.playing.promises is None:
        raise Illegal("nothing-left-open")
    promise = do.promise
    if do.key:
        if not befall(d, promise, of=frozenset((do.key,)), is_named=True):
            fitting = fitting_keys(d, promise)
            raise Illegal("does-not-fit-now", key=do.key, allowed=fitting, count=len(fitting))
    elif promise.is_clue:
        if not befall(d, promise, of=CLUES):
            find_nothing(d, somebody(d, promise.who), _kept(d, promise))
    elif promise.owes == ASKED:
        _answer(d, promise)
    elif promise.owes == "encounter":
        _meet(d, promise)
    else:
        befall(d, promise)


def _answer(d: Deciding, promise: Promise) -> None:
    """Ask the die, tell its answer, and use it."""
    face, faces = _oracle(d)
    who = somebody(d, promise.who)
    answer = ANSWERS[promise.fulfils][(face - 1) // 2]
    progress = d.world.progress
    asked = d.world.befallen.count(f"{progress.place}/{ASKED}") if progress is not None else 0
    if asked >= MOST_ASKED and answer.startswith("yes"):
        answer = "spent"
    d.note(e.Befell(key=ASKED, who=who, about=answer, faces=faces, kept=_kept(d, promise)))
    if answer == "spent":
        linger(d)  # who lingers has the time against them
    if answer.startswith("yes"):
        boon = Promise(owes="boon", who=who)
        if not befall(d, boon, of=CLUES) and answer == "yes-and":
            befall(d, boon)
    if answer in ("yes-but", "no-and"):
        befall(d, Promise(owes="bane", who=who))
    if answer == "no-but":
        befall(d, Promise(owes="sign", who=who))


def _kept(d: Deciding, promise: Promise) -> Promise | None:
    return promise if promise in d.world.owed else None


def _oracle(d: Deciding) -> tuple[int, tuple[int, ...]]:
    """A d6 for what nobody decides, and the faces that no rule was given: the game's own die is a rule's."""
    promises = d.playing.promises
    if promises is not None and promises.oracle is not None:
        event = _rolled(d, promises.oracle())
        faces = [one for one in event.answers if isinstance(one, int)] if event is not None else []
        if faces:
            return faces[0], ()
    before = len(d.rolled)
    return d.drawn("oracle", SIDES), faces_since(d, before)


def _rolled(d: Deciding, action: object) -> e.Resolved | None:
    """A roll of the game master's own, if it may be made now and asks nobody anything."""
    if not is_legal(d.rules.resolve, d.scene, action):
        return None
    event = d.carry_out(Task(seat=GM, figure=GM, name="", action=action))
    return event if isinstance(event, e.Resolved) else None


def _meet(d: Deciding, promise: Promise) -> None:
    """Let the party meet somebody, who makes of it in peace what the game itself says."""
    promises = d.playing.promises
    event = None
    if promises is not None and promises.reaction is not None and not d.playing.turn(d.scene).is_fight:
        event = _rolled(d, promises.reaction())
    effects = event.effects if event is not None else ()
    if promises is not None and any(map(promises.is_kindly, effects)):
        _meet_friend(d, promise)
    elif promises is None or not any(map(promises.is_wary, effects)) or not wary_ones(d, promise):
        befall(d, promise)


def _meet_friend(d: Deciding, promise: Promise) -> None:
    who = somebody(d, promise.who)
    d.note(e.Befell(key="stranger", who=who, kept=_kept(d, promise)))
    befall(d, Promise(owes="boon", who=who))
