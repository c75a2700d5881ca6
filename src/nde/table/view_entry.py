"""What a seat sees of an entry of the log, then and ever after."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from msgspec.structs import replace

from nde.rules.dispatch import by_kind, functions_in
from nde.table import events as e
from nde.table.call_results import for_players
from nde.table.game_types import GameEffect
from nde.table.names import unnamed
from nde.table.numbers import unmeasured, unmeasured_effect
from nde.table.own_words import OwnWords, own_words
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.view import may_read
from nde.table.view_pictures import is_shown_to
from nde.table.visibility import counts_hidden, names, uncounted

Hidden = frozenset[str]
NO_WORDS = OwnWords()
ROLLED = (e.Began, e.Answered, e.Resolved, e.Kept, e.Revealed, e.Tossed)
"""Events that dice belong to: where one of them is veiled, so are the dice."""
PERSONAL = frozenset(
    (
        e.DoorMoved,
        e.Drawn,
        e.Wiped,
        e.PictureShown,
        e.PictureHidden,
        e.ThingGiven,
        e.ThingHanded,
        e.ThingGone,
        e.Said,
        e.NoteKept,
        e.NoteErased,
        e.Explored,
        e.FogPainted,
        e.Appeared,
    )
)
"""Events that are for some seats and not for others, whoever is hidden; of what is said, whispers are."""

SEEN_AFTERWARDS = frozenset((e.Explored, e.Appeared, e.Fared))
"""Events that tell what came of everything together, and belong to no earlier entry."""

OF_ONESELF = (e.SeatTaken, e.CharacterCame)
"""Events in which people say who they are, and nobody else is named."""

UNSEEN = Task(seat=GM, figure=GM)
"""What stands for a deed whose doer a seat does not see: it names nobody and says nothing."""
TOUCHED = ("who", "hero", "foe", "target", "ally", "other")
"""Fields of effects that hold somebody in play: an effect without any may say of what kind the hidden are."""


def view_entry(entry: e.Entry, seat: str) -> e.Entry:
    """An entry as a seat sees it.  Its number always shows; what is not for the seat is `Veiled`.

    What was hidden when it happened, and from whom, stands in the entry itself: no later state changes it.
    """
    if seat == GM:
        return entry
    if entry.is_secret:
        known = _known_of_secret(entry, frozenset(_unseen_by(entry, seat)))
        return replace(
            entry,
            events=known or (e.Veiled(),),
            dice=(),
            unseen=(),
            unmeasured=(),
            unnamed=(),
            with_foes=(),
            command="",
        )
    entry = _without_what_stayed(entry)
    hidden = frozenset(_unseen_by(entry, seat))
    kept = frozenset(_unmeasured_by(entry, seat))
    words = frozenset(_of_seat(entry.unnamed, seat))
    shown: list[e.Event] = []
    # A die of somebody hidden hides the dice, and the answers that faces are among.
    is_rolled_in_sight = not names(entry.dice, hidden)
    for event in map(_without_difficulty, map(_unhinted, entry.events)):
        if entry.unmeasured:
            event = _unmeasured(event, kept)
        event = unnamed(event, words) if words else event
        if isinstance(event, e.Fared) and event.figure in hidden:
            continue  # a veil in its place would tell that somebody unseen was touched
        seen = _seen(event, entry, seat, hidden)
        if not is_rolled_in_sight:
            seen = _without_faces(seen)
        shown.append(seen)
        if isinstance(event, ROLLED) and not _has_its_dice(event, seen, hidden, entry):
            is_rolled_in_sight = False
    if is_rolled_in_sight and _is_whole(entry, seat, shown):
        return entry
    return replace(
        entry,
        events=tuple(event for at, event in enumerate(shown) if not _is_repeated(shown, at)),
        dice=entry.dice if is_rolled_in_sight else (),
        unseen=(),
        unmeasured=(),
        unnamed=(),
        with_foes=(),
        command=entry.command if entry.seat == seat else "",
    )


def _known_of_secret(entry: e.Entry, hidden: Hidden) -> tuple[e.Event, ...]:
    """What everybody knows of a blind roll: that it was made, and that all have rolled."""
    return tuple(
        seen
        for event in entry.events
        if (isinstance(event, e.CallAnswered) and event.way == "blind")
        or (isinstance(event, e.CallEnded) and event.call.way == "blind")
        if not isinstance(seen := _seen(event, entry, "", hidden), e.Veiled)
    )


def _without_what_stayed(entry: e.Entry) -> e.Entry:
    """An entry without what earlier ones did and still do: of that each seat has seen what it was to see."""
    at = next((at for at, event in enumerate(entry.events) if isinstance(event, e.StillSo)), None)
    if at is None:
        return entry
    others = tuple(one for one in entry.events[at:] if type(one) in SEEN_AFTERWARDS)
    return replace(entry, events=(*entry.events[:at], *others))


def _unhinted(event: e.Event) -> e.Event:
    """An event without the hints that are for the game master alone."""
    if not isinstance(event, e.Resolved) or not any(step.hint for step in event.steps):
        return event
    return replace(event, steps=tuple(step for step in event.steps if not step.hint))


def _without_difficulty(event: e.Event) -> e.Event:
    """An event without how hard a roll was that only the game master knows: neither action nor reasons."""
    if not isinstance(event, e.Began | e.Resolved | e.Revealed) or not event.task.is_hidden:
        return event
    known = replace(event, task=replace(event.task, action=None))
    return replace(known, steps=()) if isinstance(known, e.Resolved) else known


def _is_whole(entry: e.Entry, seat: str, shown: list[e.Event]) -> bool:
    """Whether a seat sees everything that stands in an entry."""
    is_marked = entry.unseen or entry.unmeasured or entry.unnamed or entry.with_foes
    is_open = not (is_marked or (entry.command and entry.seat != seat))
    return is_open and all(seen is event for seen, event in zip(shown, entry.events, strict=True))


def seen_alike(entry: e.Entry, seat: str) -> Hashable:
    """A mark that is equal for seats to whom an entry looks the same: it need be made ready once for them."""
    if seat == GM or seat == entry.seat:
        return seat
    for event in entry.events:
        if type(event) in PERSONAL and getattr(event, "to", True):
            return seat
    return _unseen_by(entry, seat), _unmeasured_by(entry, seat), _of_seat(entry.unnamed, seat)


def _unmeasured(event: e.Event, kept: Hidden) -> e.Event:
    """An event without the numbers of those of whom a seat is not told any."""
    if isinstance(event, e.ValueSet):
        return e.Veiled() if event.path.partition(".")[0] in kept else event
    if not isinstance(event, e.Resolved | e.Revealed | e.Granted):
        return event
    effects = tuple(unmeasured_effect(effect, kept) for effect in event.effects)
    if isinstance(event, e.Granted):
        told = tuple(new for old, new in zip(event.effects, effects, strict=True) if new is old)
        return event if told == event.effects else replace(event, effects=told) if told else e.Veiled()
    if isinstance(event, e.Revealed):
        return event if effects == event.effects else replace(event, effects=effects)
    seen = (unmeasured(step, kept) for step in event.steps)
    return replace(event, effects=effects, steps=tuple(step for step in seen if step is not None))


def _unmeasured_by(entry: e.Entry, seat: str) -> tuple[str, ...]:
    """Whose numbers a seat did not know when an entry happened."""
    return _of_seat(entry.unmeasured, seat)


def _unseen_by(entry: e.Entry, seat: str) -> tuple[str, ...]:
    """Whom a seat did not see when an entry happened."""
    return _of_seat(entry.unseen, seat)


def _of_seat(kept: tuple[tuple[str, tuple[str, ...]], ...], seat: str) -> tuple[str, ...]:
    if not kept:
        return ()
    rows = dict(kept)
    return rows.get(seat, rows.get("*", ()))


def _has_its_dice(event: e.Event, seen: e.Event, hidden: Hidden, entry: e.Entry) -> bool:
    """Whether a roll is seen whole, but for numbers of people: its dice are no secret then."""
    if seen is event:
        return True
    if isinstance(event, e.Revealed) and isinstance(seen, e.Revealed):
        return seen.answers == event.answers
    if not isinstance(event, e.Resolved) or not isinstance(seen, e.Resolved) or seen.task != event.task:
        return False
    own = _own_words(entry, event.task, hidden)
    return len(seen.effects) == len(event.effects) and _are_told(event.steps, hidden, own)


def _are_told(steps: tuple[e.Step, ...], hidden: Hidden, own: OwnWords) -> bool:
    """Whether steps name nobody hidden, but for those they count."""
    return not any(own.names(step, hidden) and not counts_hidden(step, hidden) for step in steps)


def _own_words(entry: e.Entry, task: Task, hidden: Hidden) -> OwnWords:
    """What the doer of a task wrote, who did not see some of the hidden either."""
    return own_words(task, _unseen_by_both(entry, task.seat, hidden))


def _unseen_by_both(entry: e.Entry, seat: str, hidden: Hidden) -> Hidden:
    return hidden.intersection(_unseen_by(entry, seat)) if seat != GM else frozenset()


def _without_faces(event: e.Event) -> e.Event:
    if isinstance(event, e.Began | e.Answered):
        return e.Veiled()
    return replace(event, answers=()) if isinstance(event, e.Resolved) else event


def _is_repeated(events: list[e.Event], at: int) -> bool:
    """Whether this is a second veil: how many things a seat does not see is not for it either."""
    return isinstance(events[at], e.Veiled) and any(isinstance(one, e.Veiled) for one in events[:at])


def _seen(one: e.Event, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    show = SHOW.get(type(one))
    if show is not None:
        return show(one, entry, seat, hidden)
    return e.Veiled() if _is_about(one, entry, hidden) else one


def _is_about(event: e.Event, entry: e.Entry, hidden: Hidden) -> bool:
    """Whether an event names somebody hidden; what people write themselves means nobody they do not see."""
    if not names(event, hidden):
        return False
    if isinstance(event, e.Began):
        own = _own_words(entry, event.task, hidden)
        return own.is_meant(event.task, hidden) or names(event.answers, hidden)
    if isinstance(event, OF_ONESELF):
        return names(event, hidden - _unseen_by_both(entry, entry.seat, hidden))
    if isinstance(event, e.Answered):
        unseen = _unseen_by_both(entry, entry.seat, hidden)
        return names(event.answers[:-1], hidden) or names(event.answers[-1:], hidden - unseen)
    return True


def _said(event: e.Said, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    if event.to and seat not in event.to and entry.seat != seat:
        return e.Veiled()
    return replace(event, as_figure="") if event.as_figure in hidden else event


def _note_kept(event: e.NoteKept, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return event if may_read(event.note, seat) else e.Veiled()


def _note_erased(event: e.NoteErased, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return event if event.by == seat else e.Veiled()


def _scene_set(event: e.SceneSet, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return replace(
        event, scene=None, hidden=(), numbers=(), names=(), known_as=(), backdrop=None, drawings=()
    )


def _joined(event: e.Joined, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    figures = tuple(figure for figure in event.figures if figure not in hidden)
    return replace(event, scene=None, figures=figures) if figures else e.Veiled()


def _took_sides(event: e.TookSides, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return e.Veiled() if event.figure in hidden else replace(event, scene=None)


def _stood_aside(event: e.StoodAside, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    one = event.bystander
    return e.Veiled() if one.id in hidden else replace(event, bystander=replace(one, scene=None, block=""))


def _name_kept(event: e.NameKept, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return e.Veiled() if event.known_as or event.figure in hidden else event


def _thing(
    event: e.ThingGiven | e.ThingHanded | e.ThingGone, entry: e.Entry, seat: str, hidden: Hidden
) -> e.Event:
    """What somebody has: of a note only that it is there, and nothing of what somebody unseen has."""
    if names((event.thing.figure, getattr(event, "giver", "")), hidden):
        return e.Veiled()
    is_read = event.thing.kind != "note" or seat in (event.reader, entry.seat)
    return event if is_read else replace(event, thing=replace(event.thing, text=""))


def _space_set(event: e.SpaceSet, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return e.Veiled() if event.moved in hidden else replace(event, space=None, backdrop=None)


def _picture(event: e.PictureShown | e.PictureHidden, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return event if is_shown_to(event.handout, seat) else e.Veiled()


def _to_a_side(
    event: e.Explored | e.FogPainted | e.Appeared, entry: e.Entry, seat: str, hidden: Hidden
) -> e.Event:
    """What a side saw is for those who looked from there then, not for whoever has changed sides since."""
    return event if (event.side == "foes") == (seat in entry.with_foes) else e.Veiled()


def _door(event: e.DoorMoved, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    """A door that a side does not know moves without a word; of an unseen hand nothing is said."""
    if ("foes" if seat in entry.with_foes else "party") not in event.known_to:
        return e.Veiled()
    return replace(event, known_to=(), figure="" if event.figure in hidden else event.figure)


def _drawn(event: e.Drawn | e.Wiped, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    """That somebody draws; where, and what of it is seen, is told by the view alone."""
    if ("foes" if seat in entry.with_foes else "party") not in event.known_to:
        return e.Veiled()
    if isinstance(event, e.Wiped):
        return replace(event, drawings=(), known_to=())
    return replace(event, drawing=replace(event.drawing, points=()), known_to=())


def _clock(event: e.ClockMoved | e.ClockStopped, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    is_secret = event.clock.is_secret if isinstance(event, e.ClockMoved) else event.is_secret
    return e.Veiled() if is_secret else event


def _effects(
    event: e.Resolved | e.Revealed | e.Granted, hidden: Hidden, own: OwnWords = NO_WORDS
) -> tuple[GameEffect, ...]:
    """The effects of an event that name nobody hidden, and how many there are neither."""
    return tuple(uncounted(effect) for effect in event.effects if not own.names(effect, hidden))


def _by_nobody_seen(event: e.Resolved, hidden: Hidden) -> e.Event:
    """What a deed that somebody hidden is in does to those in sight; who, how and by which rule stays out."""
    touching = (
        effect for effect in _effects(event, hidden) if any(getattr(effect, one, "") for one in TOUCHED)
    )
    effects = tuple(replace(effect, rule="") for effect in touching)
    return e.Resolved(task=UNSEEN, effects=effects) if effects else e.Veiled()


def _resolved(event: e.Resolved, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    own = _own_words(entry, event.task, hidden)
    if own.is_meant(event.task, hidden):
        return _by_nobody_seen(event, hidden)
    effects = _effects(event, hidden, own)
    steps = tuple(step for step in event.steps if not own.names(step, hidden))
    is_for_hidden = bool(entry.dice) and all(die.who in hidden for die in entry.dice)
    if is_for_hidden and event.task.figure == GM and not effects:
        return e.Veiled()  # what is left of a game master's roll may still say of what kind the hidden are
    if len(effects) == len(event.effects) and _are_told(event.steps, hidden, own):
        if names(event.answers, hidden):
            return e.Veiled()
        is_whole = effects == event.effects and len(steps) == len(event.steps)
        return event if is_whole else replace(event, effects=effects, steps=steps)
    # Faces and answers may belong to what this seat does not see.
    return replace(event, effects=effects, steps=steps, answers=())


def _revealed(event: e.Revealed, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    own = _own_words(entry, event.task, hidden)
    if own.is_meant(event.task, hidden):
        return e.Veiled()
    effects = _effects(event, hidden, own)
    if effects == event.effects and not names(event.answers, hidden):
        return replace(event, was="") if event.was else event
    return replace(event, effects=effects, answers=(), was="")


def _granted(event: e.Granted, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    effects = _effects(event, hidden)
    if effects == event.effects:
        return event
    return replace(event, effects=effects) if effects else e.Veiled()


def _roll_called(event: e.RollCalled, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    call = for_players(event.call, hidden)
    return event if call is event.call else replace(event, call=call) if call.called else e.Veiled()


def _call_answered(event: e.CallAnswered, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    if event.figure in hidden:
        return e.Veiled()
    return event if event.way == "open" else replace(event, outcome="", fulfils=None, score=0)


def _call_ended(event: e.CallEnded, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    call = for_players(event.call, hidden)
    if not call.called:
        return e.Veiled()
    known = event if call is event.call else replace(event, call=call)
    if event.call.way != "open":
        return replace(known, works=None, winner="", is_again=False)
    return replace(known, winner="") if event.winner in hidden else known


def _attempt(
    event: e.Attempted | e.AttemptAnswered | e.AttemptTakenBack, entry: e.Entry, seat: str, hidden: Hidden
) -> e.Event:
    return e.Veiled() if event.attempt.figure in hidden else event


def _tossed(event: e.Tossed, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return e.Veiled() if event.is_secret and entry.seat != seat else event


def _brought_on(event: e.SceneBroughtOn, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    return replace(event, scene="")


def _opened(event: e.AdventureOpened, entry: e.Entry, seat: str, hidden: Hidden) -> e.Event:
    """An adventure by its title; that a new version was laid in place of the old is for nobody else."""
    return e.Veiled() if event.is_same else replace(event, adventure=None, source="")


def _veil(*_: object) -> e.Event:
    return e.Veiled()


VEILED = (
    *(e.BackdropLaid, e.Kept, e.CreaturesMade, e.Reshaped, e.CreatureForgotten, e.PlaceLeft, e.FlagsSet),
    *(e.ScenePrepared, e.PreparedForgotten, e.FoesCame, e.Postponed),
)
"""Events that only the game master hears of."""
SHOW: dict[type, Callable[[Any, e.Entry, str, Hidden], e.Event]] = {
    **by_kind("event", functions_in(globals(), "event", "entry", "seat", "hidden")),
    **dict.fromkeys(VEILED, _veil),
}
"""Events that are shown in part, or only to some; any other is veiled where it names somebody hidden."""
