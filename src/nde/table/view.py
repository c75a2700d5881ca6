"""What a seat sees of a state and of an entry: the only place that hides anything.

It works on data before anything is written or sent.  Odds, offers and refusals are made from the scene as
the seat knows it (`nde.table.visibility`), so they have nothing to hide any more.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.board import Areas, Board, Square, Zones, square_name
from nde.dice import Roll
from nde.rules.play import Moment, Person, Side, Turn
from nde.table.bystanders import bystanders_for, person_of, stances_in
from nde.table.commands import Redo, Undo
from nde.table.conversation import Attempt
from nde.table.doors import DoorView, doors_for
from nde.table.events import Step
from nde.table.game_types import GameScene
from nde.table.growth import growing_for
from nde.table.handlers.turns import PLAYERS_MOMENTS
from nde.table.handlers.undo import is_used_up, may_turn
from nde.table.names import known_person, telling_words, tells
from nde.table.numbers import faring_of, kept_from, numbers_of, steps_for, unmeasured_ask
from nde.table.offers import Offered, is_led, is_waiting, offers_for
from nde.table.own_words import own_words
from nde.table.pictures import Handout
from nde.table.questions import Open, open_questions
from nde.table.rolls import RollView, roll_views
from nde.table.scenes import Space, is_on
from nde.table.seats import GM, Agreement, Numbers, Role, Seat
from nde.table.state import AnyStance, Clock, Faring, Note, Past, Stance, State, Thing, Withheld, steps_of
from nde.table.story.choices import StoryView, story_view
from nde.table.things import things_for
from nde.table.turns import awaited, awaited_others
from nde.table.view_calls import CallingView, CallView, calling_for, calls_for, tries_for
from nde.table.view_drawings import DrawingView, drawings_for
from nde.table.view_pictures import BackdropView, backdrop_for, handouts_for, portraits_for
from nde.table.visibility import (
    fogged_squares,
    hidden_from_seat,
    known_squares,
    scene_for,
    seen_ask,
    side_of,
    unknown_squares,
)

MOMENTS: tuple[Moment, ...] = (
    "session",
    "fight",
    "turn",
    "calm",
    "breather",
    "rest",
    "camp",
    "time",
    "loud-time",
    "morale",
)


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the scene, as a seat sees them."""

    person: Person
    at: str = ""
    """Where they are: a square or an area; empty without a map."""
    holder: str = GM
    """The seat that plays them."""
    is_hidden: bool = False
    """Whether the players do not see them; only the game master is told so."""
    numbers: Numbers = "shown"
    """How players know their numbers."""
    is_ruled: bool = False
    """Whether the game master has ruled so of them, whatever the table has agreed on."""
    is_done: bool = False
    """Whether they have said that they have done what they will in this turn."""
    faring: Faring | None = None
    """How they look, where players are told that in words; nothing for whoever is out."""
    known_as: str = ""
    """What the players call them who do not know their name; only the game master is told so."""
    is_ally: bool = False
    """Whether they are no hero and fight on the party's side."""
    portrait: str = ""
    """Their picture, by its hash; empty for none."""


class BystanderView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is there and takes no part, as a seat sees them."""

    person: Person
    stance: Stance
    at: str = ""
    """Where they are: a square or an area; empty for nowhere in particular."""
    is_hidden: bool = False
    """Whether the players do not see them; only the game master is told so."""
    known_as: str = ""
    """What the players call them who do not know their name; only the game master is told so."""
    portrait: str = ""
    """Their picture, by its hash; empty for none."""


class QuestionView(msgspec.Struct, frozen=True, kw_only=True):
    """A question that this seat may answer."""

    pending: int
    seat: str
    is_mine: bool
    who: str
    key: str
    options: tuple[str, ...] = ()
    default: str = ""
    rule: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    is_open: bool = False
    is_kept: bool = False
    """Whether numbers of somebody were taken out of it: then `ask-<key>-kept` words it."""
    sides: int = 0
    """For dice that are to be typed: the sides of the next one."""
    steps: tuple[Step, ...] = ()
    name: str = ""
    """What is being done, by the name of its offer."""


class PreparedTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A prepared scene by its title."""

    id: str
    title: str


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    seat: str
    role: Role
    version: int
    game: str
    title: str
    place: str
    session: int
    rounds: int | None
    turn: Turn | None
    awaited: tuple[str, ...]
    """Who could still act in the party's turn and is not done: they would lose that if it ended now."""
    people: tuple[PersonView, ...]
    bystanders: tuple[BystanderView, ...]
    """Who is there and on no side."""
    space: Space | None
    unknown: frozenset[Square]
    """Squares of the map this seat does not know: never seen, or covered by the game master."""
    fog: tuple[Side, ...]
    """The sides that see only what they have explored; only the game master is told so."""
    fogged: frozenset[Square]
    """Squares of the map that the party in the fog does not know; only the game master is told so."""
    clocks: tuple[Clock, ...]
    notes: tuple[Note, ...]
    seats: tuple[Seat, ...]
    agreement: Agreement
    commitment: str
    questions: tuple[QuestionView, ...]
    offers: tuple[Offered, ...]
    moments: tuple[Moment, ...]
    waiting: tuple[str, ...]
    """The seats whose answer is awaited."""
    story: StoryView | None
    rolls: tuple[RollView, ...]
    """The rolls that can be overruled, the latest first, with what each can come to; the game master's."""
    withheld: tuple[Withheld, ...]
    """Secret rolls that wait to be revealed; only the game master is told of them."""
    undoable: int
    redoable: int
    is_closed: bool
    calls: tuple[CallView, ...] = ()
    """Rolls that were called for and not answered by all."""
    tries: tuple[Attempt, ...] = ()
    """What people try in their own words, and the game master has not answered."""
    is_led: bool = False
    """Whether a person is game master, who answers what people try."""
    calling: CallingView | None = None
    """What can be called for, or tried; nothing for whoever only watches."""
    things: tuple[Thing, ...] = ()
    """What everybody has in free words, as far as this seat may know."""
    prepared: tuple[PreparedTitle, ...] = ()
    """Scenes that wait to be brought on; the game master's."""
    stances: tuple[AnyStance, ...] = ()
    """How creatures can stand to the party in this game, for the game master to say."""
    doors: tuple[DoorView, ...] = ()
    """The doors of the map that this seat knows, and who of its people may open or shut them."""
    backdrop: BackdropView | None = None
    """The picture under the map."""
    handouts: tuple[Handout, ...] = ()
    """Pictures that this seat is shown."""
    drawings: tuple[DrawingView, ...] = ()
    """What is drawn and written on the map, as far as this seat knows the squares."""
    growing: tuple[str, ...] = ()
    """The heroes whom this seat may let grow now."""


def view(state: State, seat: str) -> SeatView:
    """The table as a seat sees it; whoever has no seat sees what a spectator does."""
    world, is_gm = state.world, seat == GM
    sitting = state.seat(seat)
    role: Role = "gm" if is_gm else sitting.role if sitting is not None else "spectator"
    scene = scene_for(state, seat)
    playing = state.playing
    questions = open_questions(state) if not state.is_closed else ()
    rounds = None
    if scene is not None and playing.time is not None:
        rounds = playing.time(scene)
    return SeatView(
        seat=seat,
        role=role,
        version=state.version,
        game=state.header.game,
        title=state.header.title,
        place=world.place,
        session=world.session,
        rounds=rounds,
        turn=playing.turn(scene) if scene is not None else None,
        awaited=_awaited(state, seat),
        people=_people(state, seat),
        bystanders=_bystanders(state, seat),
        space=scene.space if scene is not None else None,
        unknown=_unknown(state, seat, scene),
        fog=world.fog if is_gm else (),
        fogged=fogged_squares(playing, world, "party") if is_gm else frozenset(),
        clocks=_clocks(state, seat, scene),
        notes=tuple(note for note in state.notes if may_read(note, seat)),
        seats=state.seats,
        agreement=state.agreement,
        commitment=state.header.commitment,
        questions=tuple(_question(state, one, seat) for one in questions if is_gm or one.seat == seat),
        offers=offers_for(state, seat),
        moments=moments_for(state, seat),
        waiting=tuple(dict.fromkeys(one.seat for one in questions if is_gm or _is_awaited(one))),
        story=story_view(state),
        rolls=roll_views(state) if is_gm and not state.is_closed else (),
        withheld=world.withheld if is_gm else (),
        undoable=_count(state.past, state, seat, Undo()),
        redoable=_count(state.future, state, seat, Redo()),
        is_closed=state.is_closed,
        calls=calls_for(state, seat),
        tries=tries_for(state, seat),
        is_led=is_led(state),
        calling=calling_for(state, seat),
        things=things_for(state, seat),
        prepared=_prepared(state) if is_gm else (),
        stances=stances_in(playing) if is_gm else (),
        doors=doors_for(state, seat),
        backdrop=backdrop_for(state, seat, scene),
        handouts=handouts_for(state, seat),
        drawings=drawings_for(state, seat),
        growing=growing_for(state, seat),
    )


def _clocks(state: State, seat: str, scene: GameScene) -> tuple[Clock, ...]:
    """The clocks that a seat knows of: the table's, and those that the game keeps in the scene."""
    own = tuple(clock for clock in state.world.clocks if seat == GM or not clock.is_secret)
    kept = state.playing.clocks(scene) if scene is not None else ()
    return own + tuple(
        Clock(id=one.id, steps=one.steps, filled=one.filled, is_pressing=one.is_pressing) for one in kept
    )


def _prepared(state: State) -> tuple[PreparedTitle, ...]:
    return tuple(PreparedTitle(id=one.id, title=one.title) for one in state.prepared)


def _is_awaited(one: Open) -> bool:
    """Whether all may know that somebody's answer is awaited; who was called upon holds nobody up."""
    return not one.task.is_secret and not one.task.call


def may_read(note: Note, seat: str) -> bool:
    """Whether a note is for this seat's eyes."""
    return note.is_open or note.by == seat or seat in note.to


def moments_for(state: State, seat: str) -> tuple[Moment, ...]:
    """The moments of play that a seat may mark now."""
    sitting = state.seat(seat)
    scene = scene_for(state, seat)
    if scene is None or state.is_closed or is_waiting(state):
        return ()
    playing = state.playing
    if seat == GM:
        allowed = MOMENTS
    elif sitting is None or sitting.role == "spectator" or state.agreement.turns == "gm":
        return ()
    else:
        turn = playing.turn(scene)
        # Whoever would end the turn for others is asked first, and says so by `Done`.
        is_others = turn.is_fight and (turn.side != "party" or bool(awaited_others(state, seat)))
        allowed = tuple(
            moment for moment in MOMENTS if moment in PLAYERS_MOMENTS and not (moment == "turn" and is_others)
        )
    return tuple(
        moment
        for moment in allowed
        # The first session is begun by hand; after a break those who play on begin the next.
        if (state.world.session == 0 if moment == "session" else playing.moment(scene, moment) is not None)
    )


def _awaited(state: State, seat: str) -> tuple[str, ...]:
    hidden = hidden_from_seat(state, seat)
    return tuple(id for id in awaited(state) if id not in hidden)


def _people(state: State, seat: str) -> tuple[PersonView, ...]:
    scene = scene_for(state, seat)
    if scene is None:
        return ()
    hidden = set(state.world.hidden) if seat == GM else ()
    names = dict(state.world.known_as) if seat == GM else {}
    heroes = state.rules.characters(scene)
    kept, ruled = kept_from(state, seat), dict(state.world.numbers)
    portraits = portraits_for(state, seat)
    whole = {one.id: one for one in state.playing.people(state.world.scene)}
    return tuple(
        PersonView(
            person=known_person(state, seat, replace(person, tracks=()) if person.id in kept else person),
            at=place_of(scene.space, person.id),
            holder=state.world.holder(person.id),
            is_hidden=person.id in hidden,
            known_as=names.get(person.id, ""),
            is_ally=person.side == "party" and person.id not in heroes,
            numbers=numbers_of(state, person),
            is_ruled=person.id in ruled,
            is_done=person.id in state.world.done,
            faring=_faring(state, whole[person.id]),
            portrait=portraits.get(person.id, ""),
        )
        for person in state.playing.people(scene)
    )


def _bystanders(state: State, seat: str) -> tuple[BystanderView, ...]:
    hidden = set(state.world.hidden) if seat == GM else ()
    names = dict(state.world.known_as) if seat == GM else {}
    portraits = portraits_for(state, seat)
    found = []
    for one in bystanders_for(state, seat):
        person = known_person(state, seat, person_of(state.playing, one))
        is_known = seat == GM or numbers_of(state, person) == "shown"
        found.append(
            BystanderView(
                person=person if is_known else replace(person, tracks=()),
                stance=one.stance,
                at=one.at,
                is_hidden=one.id in hidden,
                known_as=names.get(one.id, ""),
                portrait=portraits.get(one.id, ""),
            )
        )
    return tuple(found)


def _faring(state: State, person: Person) -> Faring | None:
    return faring_of(state.playing, person) if numbers_of(state, person) == "words" else None


def place_of(space: Space | None, figure: str) -> str:
    """Where somebody is, in a word: a square or an area; bands are between two and have none."""
    if space is None or isinstance(space, Zones) or not is_on(space, figure):
        return ""
    return space.where(figure) if isinstance(space, Areas) else square_name(space.where(figure))


def _unknown(state: State, seat: str, scene: GameScene) -> frozenset[Square]:
    side = side_of(state, seat)
    if seat == GM or side not in state.world.fog or scene is None or not isinstance(scene.space, Board):
        return frozenset()
    return unknown_squares(scene.space.grid, known_squares(state.world, side), scene.space.tokens)


def _question(state: State, one: Open, seat: str) -> QuestionView:
    hidden = hidden_from_seat(state, seat)
    question = one.question
    is_kept = (one.task.is_secret or one.task.is_hidden) and seat != GM
    kept, told = kept_from(state, seat), state.rules.told
    known = () if is_kept else steps_for(state, seat, one.steps)
    words = telling_words(state, seat)
    own = own_words(one.task, hidden & hidden_from_seat(state, one.task.seat))
    steps = tuple(step for step in known if not own.names(step, hidden) and not tells(step, words))
    shared: dict[str, Any] = {
        "pending": one.pending,
        "seat": one.seat,
        "is_mine": one.seat == seat,
        "steps": steps,
    }
    name = "" if own.is_meant(one.task, hidden) else one.task.name
    if isinstance(question, Roll):
        return QuestionView(**shared, who=question.who, key=question.key, sides=one.sides, name=name)
    ask, is_unmeasured = unmeasured_ask(told, seen_ask(question, hidden), kept)
    return QuestionView(
        **shared,
        who=ask.who,
        key=ask.key,
        options=ask.options,
        default=ask.default,
        rule=ask.rule,
        facts=tuple(fact for fact in ask.facts if not tells(fact[1], words)),
        is_open=ask.is_open,
        is_kept=is_unmeasured,
        name=name,
    )


def _count(chain: Past | None, state: State, seat: str, do: Undo | Redo) -> int:
    """How many steps of a chain this seat may go: all for the game master, its own for a player."""
    if state.is_closed:
        return 0

    def may(step: Past) -> bool:
        return may_turn(state, seat, step) and not is_used_up(state, seat, do, step)

    return sum(1 for _ in takewhile(may, steps_of(chain)))
