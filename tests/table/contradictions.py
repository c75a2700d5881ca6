"""What is told of a led game against what is so: a checker that reads a log entry by entry.

Told dead and present: who was told to be gone does nothing, stands nowhere and does not come; where a fight
was told to be won, nobody stands in sight.  Told open and locked: a way that was told to be blocked, or that
something still bars, is not taken; a way that a deed has opened can be taken from then on; a place is told as
it is now, not as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nde.table import events as e
from nde.table.apply import apply
from nde.table.header import Header
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure
from nde.table.story.changes import is_true
from nde.table.story.choices import in_sight, story_view


def contradictions(header: Header, entries: Iterable[e.Entry]) -> list[str]:
    """Everything in a log that contradicts what was told before it, each with the number of its entry."""
    found, state = list[str](), State(header=header)
    for entry in entries:
        before, state = state, apply(state, entry)
        if before.adventure is None or before.world.scene is None:
            continue
        for check in CHECKS:
            found += (f"{entry.number}: {fault}" for fault in check(before, entry, state))
    return found


def _dead_who_act(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    gone = {one.id for one in before.playing.people(before.world.scene) if one.is_gone}
    for event in entry.events:
        if isinstance(event, e.Resolved) and event.task.figure in gone and event.outcome:
            yield f"{event.task.figure} is gone, and does something"
        if isinstance(event, e.Joined):
            yield from (f"{one} is gone, and comes" for one in gone.intersection(event.figures))


def _dead_who_stand(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    """Nobody who was gone stands again in the same scene, unless the entry says what brought them back."""
    if any(isinstance(one, e.SceneSet | e.Undone | e.Redone) for one in entry.events):
        return
    gone = {one.id for one in before.playing.people(before.world.scene) if one.is_gone and one.side == "foes"}
    is_done = any(isinstance(one, e.Resolved | e.Granted | e.ValueSet) for one in entry.events)
    for one in after.playing.people(after.world.scene):
        if one.id in gone and not one.is_out and not is_done:
            yield f"{one.id} is gone, and stands"


def _won_and_beset(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    """Where it is told that nobody is left, nobody is in sight who has not come since."""
    progress, now = before.world.progress, after.world.progress
    if progress is None or now is None or now.ending:
        return
    events = entry.events
    won = [at for at, one in enumerate(events) if isinstance(one, e.FightWon) and one.place == now.place]
    come = [at for at, one in enumerate(events) if isinstance(one, e.FoesCame | e.PlaceEntered)]
    if won and max(come, default=-1) < won[-1] and in_sight(after):
        yield f"the fight at {now.place} is won, and foes stand there"
    entered = any(isinstance(one, e.PlaceEntered) and one.place == now.place for one in events)
    came = any(isinstance(one, e.FoesCame) and one.is_anybody for one in events)
    if entered and now.place in now.won and in_sight(after) and not came:
        yield f"{now.place} was left empty, and foes stand there"


def _locked_and_taken(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    """A way that is blocked or barred is not taken."""
    adventure, progress, now = before.adventure, before.world.progress, after.world.progress
    if adventure is None or progress is None or now is None or not progress.place:
        return
    if now.place == progress.place or _is_carried(entry) or entry.seat == GM or progress.is_fight_ahead:
        return
    ways = [one for one in adventure.place(progress.place).exits if one.to == now.place]
    free = [one for one in ways if f"{progress.place}/{one.id}" not in progress.jammed]
    if ways and not free and progress.place in now.visited:
        yield f"the way from {progress.place} to {now.place} is blocked, and taken"
    if ways and not any(is_true(progress, one.needs, one.bars) for one in ways):
        yield f"the way from {progress.place} to {now.place} is locked, and taken"


def _is_carried(entry: e.Entry) -> bool:
    """Whether something other than an exit brings the party elsewhere."""
    return any(isinstance(one, e.PartyRouted | e.DeedDone | e.ClockStruck) for one in entry.events)


def _opened_and_shut(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    """What a deed was told to have done is so, and a way that is open can be taken if nothing is in it."""
    adventure, view = before.adventure, story_view(after)
    progress, now = before.world.progress, after.world.progress
    if adventure is None or progress is None or now is None or view is None:
        return
    for event in entry.events:
        if isinstance(event, e.DeedDone):
            missing = _meant(adventure, event) - set(now.flags)
            yield from (
                f"{event.deed} is told to have done {flag}, and it is not so" for flag in sorted(missing)
            )
    if now.place != progress.place or in_sight(after) or now.is_watched or not view.choices:
        return
    offered = {one.id for one in view.choices if one.kind == "exit"}
    for way in adventure.place(now.place).exits:
        if is_true(now, way.needs, way.bars) and way.id not in offered:
            yield f"the way {way.id} from {now.place} is open, and shut"


def _meant(adventure: Adventure, event: e.DeedDone) -> set[str]:
    """The flags that a deed sets whatever else is so."""
    place, _, id = event.deed.partition("/")
    deed = next((one for one in adventure.place(place).deeds if one.id == id), None)
    changes = () if deed is None else deed.works if event.works else deed.fails
    return {
        flag for one in changes if not (one.needs or one.bars or one.above or one.below) for flag in one.set
    }


def _told_as_it_was(before: State, entry: e.Entry, after: State) -> Iterator[str]:
    """A place is told as its flags have it at that moment."""
    progress = before.world.progress
    flags = set(progress.flags) if progress is not None else set()
    for event in entry.events:
        if isinstance(event, e.FlagsSet):
            flags = (flags | set(event.set)) - set(event.cleared)
        elif isinstance(event, e.PlaceEntered) and before.adventure is not None:
            place = before.adventure.place(event.place)
            if event.text != place.text_by_flag(flags)[1]:
                yield f"{event.place} is told as it is not"


CHECKS = (
    _dead_who_act,
    _dead_who_stand,
    _won_and_beset,
    _locked_and_taken,
    _opened_and_shut,
    _told_as_it_was,
)
