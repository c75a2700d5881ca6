"""The commands of the table: each takes the talk and the line that was typed, and returns what is wished."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from nde.errors import Illegal, Missing, Unreadable
from nde.locale.typed import folded, whole_number
from nde.prose.labels import is_roll
from nde.prose.menu import able_heroes, heroes_up, holder_in, is_partys_turn
from nde.prose.talk import answers, conversation, doors, drawings, rooms, surroundings
from nde.prose.talk.choices import NOTHING, Wish, Wishes
from nde.prose.talk.powers import read_power, thing_meant
from nde.prose.talk.screen import free_heroes, not_an_answer
from nde.prose.talk.typed import Line, command_of, is_meant
from nde.table import commands as c
from nde.table.heroes import id_for
from nde.table.seats import GM

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk

LONGEST_NAME = 12
"""Words of a name at most."""


def say(talk: Talk, line: Line) -> Wishes:
    """Say something to everybody."""
    return (Wish(c.Say(text=line.rest)),)


def whisper(talk: Talk, line: Line) -> Wishes:
    """Whisper something to somebody: to a seat by its name, or to whoever plays a hero."""
    seat, text = _addressed(talk, line.rest)
    if not text:
        raise Unreadable("not-understood", line=line.text, nearest="none")
    return (Wish(c.Say(text=text, to=(seat,)), is_shown=False),)


def _addressed(talk: Talk, text: str) -> tuple[str, str]:
    """The seat whose name a text begins with, and what follows; of several the longest name."""
    names = {folded(talk.teller.callers.name(one.person.id)): one.holder for one in talk.view.people}
    names |= {one.id: one.id for one in talk.state.seats}
    names |= {folded(one.name): one.id for one in talk.state.seats}
    words = text.split()
    for count in range(min(len(words), LONGEST_NAME), 0, -1):
        seat = names.get(folded(" ".join(words[:count])).rstrip(":,"))
        if seat is not None:
            return seat, " ".join(words[count:])
    others = tuple(one.name for one in talk.state.seats if one.id != talk.seat)
    raise Missing("no-such-name", name=words[0] if words else "", allowed=others)


def note(talk: Talk, line: Line) -> Wishes:
    """Write a note for oneself, throw one of the list away by its number below zero, or read them all."""
    notes = talk.view.notes
    number = whole_number(line.rest) if line.rest.startswith(("-", "\N{MINUS SIGN}")) else None
    if number is not None:
        if not 1 <= -number <= len(notes):
            raise Missing("no-such-number", number=str(-number), most=len(notes))
        return (Wish(c.EraseNote(id=notes[-number - 1].id), is_shown=False),)
    if line.rest:
        own = {one.id for one in notes if one.by == talk.seat}
        id = next(f"note-{at}" for at in range(1, 10_000) if f"note-{at}" not in own)
        return (Wish(c.WriteNote(id=id, text=line.rest), is_shown=False),)
    if not notes:
        talk.tell_of("no-notes")
    for place, one in enumerate(notes, 1):
        talk.tell_of("note", number=place, name=talk.seat_name(one.by), text=one.text)
    if notes:
        talk.tell_of("note-away", kind="hint")
    return NOTHING


Run: TypeAlias = Callable[["Talk", Line], Wishes]


def _look(talk: Talk, line: Line) -> None:
    answers.place(talk)
    talk.paper.forget()
    talk.look()


def _end(talk: Talk, line: Line) -> Wishes:
    seen = talk.view
    question = talk.question(seen)
    if question is not None:
        raise not_an_answer(talk, question, line.text)
    if talk.seat == GM or not is_partys_turn(seen):
        if "turn" not in seen.moments:
            raise Illegal("no-turn")
        return (Wish(c.Mark(moment="turn")),)
    others = tuple(id for id in seen.awaited if holder_in(seen, id) != talk.seat)
    is_own_done = not any(one.holder == talk.seat and not one.is_done for one in heroes_up(seen))
    if others and (is_own_done or is_meant("all", line.rest)):
        talk.ask_for_all(others)
        return NOTHING
    return (Wish(c.Done()),)


def _done(talk: Talk, line: Line) -> Wishes:
    """Have done with this turn: the hero whose deeds are listed, or who is named."""
    seen = talk.view
    question = talk.question(seen)
    if question is not None:
        raise not_an_answer(talk, question, line.text)
    if not is_partys_turn(seen):
        return _end(talk, line)
    who = talk.find(line.rest) if line.rest else talk.listed.hero
    mine = [one.person.id for one in heroes_up(seen) if one.holder == talk.seat]
    if talk.seat == GM and who not in mine:
        return _end(talk, line)
    return (Wish(c.Done(figures=(who,) if who in mine or line.rest else ())),)


def _hero(talk: Talk, line: Line) -> Wishes:
    able = able_heroes(talk.view)
    if talk.seat == GM and command_of(line.rest) == "gm":
        talk.hero = GM
        talk.look()
        return NOTHING
    hero = talk.find(line.rest) if line.rest else ""
    if hero not in ("", *able):
        raise Missing(
            "no-such-name", name=line.rest, allowed=tuple(talk.teller.callers.name(id) for id in able)
        )
    talk.hero = hero
    talk.look()
    return NOTHING


def _take(talk: Talk, line: Line) -> Wishes:
    """Play a hero whom nobody plays."""
    free = free_heroes(talk.view)
    who = talk.find(line.rest) if line.rest else free[0] if len(free) == 1 else ""
    if not who:
        raise Missing(
            "no-such-name", name=line.rest, allowed=tuple(talk.teller.callers.name(id) for id in free)
        )
    return (Wish(c.Give(figure=who, seat=talk.seat)),)


def _hand(talk: Talk, line: Line) -> Wishes:
    """Hand something in free words to somebody else: `hand rusty key bea`, with or without `to`."""
    *said, who = line.words[1:] or ("",)
    words = said[:-1] if said[1:] and is_meant("hand-to", said[-1]) else said
    own = set(talk.state.world.held_by(talk.seat))
    mine = [one for one in talk.view.things if talk.has_powers or one.figure in own]
    return (Wish(c.HandThing(thing=thing_meant(mine, " ".join(words)).number, figure=talk.find(who))),)


def _undo(talk: Talk, line: Line) -> Wishes:
    return (Wish(c.Undo(count=_count(line))),)


def _redo(talk: Talk, line: Line) -> Wishes:
    return (Wish(c.Redo(count=_count(line))),)


def _count(line: Line) -> int:
    number = whole_number(line.rest) if line.rest else 1
    if number is None or number < 1:
        raise Unreadable("not-understood", line=line.text, nearest=f"{line.first} 1")
    return number


def _dice(talk: Talk, line: Line) -> Wishes:
    seat = talk.state.seat(talk.seat)
    if seat is None:
        raise Missing("no-such-seat", seat=talk.seat, allowed=tuple(one.id for one in talk.state.seats))
    wish = next((one for one in ("typed", "engine") if is_meant(f"dice-{one}", line.rest)), "")
    if not line.rest:
        wish = "engine" if seat.rolls == "typed" else "typed"
    if not wish:
        word = talk.speaker.say("play-words-dice-typed").split()[0]
        raise Unreadable("not-understood", line=line.text, nearest=f"{line.first} {word}")
    talk.say(f"dice-{wish}")
    rolls = c.Sit(
        seat=seat.id,
        name=seat.name,
        role=seat.role,
        bot=seat.bot,
        rolls="typed" if wish == "typed" else "engine",
    )
    question = talk.question(talk.view)
    if wish == "engine" and question is not None and is_roll(question):
        return (Wish(rolls, is_shown=False), Wish(c.Answer(pending=question.pending)))
    return (Wish(rolls, is_shown=False),)


def _rest(talk: Talk, line: Line) -> Wishes:
    question = talk.question(talk.view)
    if question is not None:
        raise not_an_answer(talk, question, line.text)
    moments = [one for one in talk.view.moments if one in ("breather", "rest", "camp", "time")]
    wish = line.rest or (moments[0] if moments else "")
    for moment in moments:
        if moment == wish:
            return (Wish(c.Mark(moment=moment)),)
    told = [f"{one} ({talk.speaker.say(f'moment-{one}')})" for one in moments]
    talk.say("rests", moments=", ".join(told) or "–")
    return NOTHING


def _create(talk: Talk, line: Line) -> Wishes:
    """A new hero, question by question."""
    world = talk.state.world
    scene = world.scene
    taken = {figure for figure, _ in world.holders} | {one.id for one in talk.state.seats}
    taken |= {person.id for person in talk.state.playing.people(scene)} if scene is not None else set()
    taken |= {one.task.figure for one in world.pending}
    id = next(id for number in range(1, 1000) if (id := id_for("hero", number, taken)) not in taken)
    return (Wish(c.Create(id=id)),)


def _advance(talk: Talk, line: Line) -> Wishes:
    name = line.rest or talk.teller.callers.name(_first_hero(talk))
    return (Wish(c.Advance(figure=talk.find(name))),)


def _first_hero(talk: Talk) -> str:
    return next((one.person.id for one in talk.view.people if one.holder == talk.seat), "")


def _gm(talk: Talk, line: Line) -> Wishes:
    if not talk.has_powers:
        raise Illegal("only-the-gm")
    if not line.words[1:]:
        answers.powers(talk)
        return NOTHING
    if [word.casefold() for word in line.words[1:]] == ["outcome"]:
        answers.rolls(talk)
        return NOTHING
    if line.words[1].casefold() == "rooms" and talk.state.adventure is not None:
        rooms.tell_rooms(talk, " ".join(line.words[2:]))
        return NOTHING
    if line.words[1].casefold() == "scenes":
        rooms.tell_scenes(talk, " ".join(line.words[2:]))
        return NOTHING
    if line.words[1].casefold() == "pictures":
        rooms.tell_pictures(talk)
        return NOTHING
    said = (*line.words[1:], *(f"{key}={value}" for key, value in line.pairs.items()))
    return (Wish(read_power(talk.state, said, talk.find_any, talk.powers), as_gm=True),)


def close(talk: Talk, line: Line) -> Wishes:
    """End the game for good; a word more, and it is a door that is to be closed."""
    if line.rest:
        return doors.shut_door(talk, line)
    if not talk.has_powers:
        raise Illegal("only-the-gm")
    return (Wish(c.Close(), as_gm=talk.seat != GM, is_shown=False),)


def _telling(tell: Callable[[Talk, Line], None]) -> Run:
    """A command that only tells something."""

    def run(talk: Talk, line: Line) -> Wishes:
        tell(talk, line)
        return NOTHING

    return run


COMMANDS: dict[str, Run] = {
    "help": _telling(lambda talk, line: answers.help_all(talk)),
    "menu": _telling(lambda talk, line: talk.look()),
    "more": _telling(lambda talk, line: talk.show_more()),
    "look": _telling(_look),
    "who": _telling(lambda talk, line: surroundings.who(talk)),
    "reach": _telling(lambda talk, line: surroundings.reach(talk, line.rest)),
    "cover": _telling(lambda talk, line: surroundings.cover(talk, line.rest)),
    "map": _telling(lambda talk, line: talk.show_map(talk.view)),
    "end": _end,
    "done": _done,
    "hero": _hero,
    "take": _take,
    "hand": _hand,
    "open": doors.open_door,
    "shut": doors.shut_door,
    "ping": drawings.ping,
    "measure": drawings.measure,
    "label": drawings.write_label,
    "draw": drawings.draw,
    "wipe": drawings.wipe,
    "sheet": _telling(lambda talk, line: answers.sheet(talk, line.rest)),
    "log": _telling(lambda talk, line: answers.log(talk, line.rest)),
    "why": _telling(lambda talk, line: answers.why(talk)),
    "odds": _telling(answers.odds),
    "undo": _undo,
    "redo": _redo,
    "say": say,
    "whisper": whisper,
    "note": note,
    "roll": conversation.answer_roll,
    "decline": conversation.decline,
    "dice": _dice,
    "rest": _rest,
    "create": _create,
    "advance": _advance,
    "gm": _gm,
}
"""What can be done and asked anywhere; a shell adds what belongs to it alone."""
