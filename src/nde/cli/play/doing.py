"""The commands of the table that do something: each takes the conversation and the line that was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from nde.board import Board, write_board
from nde.cli.arguments import whole_number
from nde.cli.files import write_new
from nde.cli.play import explaining
from nde.cli.play.gm_powers import read_power
from nde.cli.play.questions import not_an_answer
from nde.cli.play.refusals import NoSuchName, NotUnderstood, NoTurn
from nde.cli.play.sitting import PLAYER
from nde.cli.play.typed import Line as Typed
from nde.prose.asking import is_roll
from nde.prose.menu import able_heroes
from nde.table import commands as c
from nde.table.refusals import NoSpace
from nde.table.seats import GM

if TYPE_CHECKING:
    from nde.cli.play.conversation import Conversation

Run: TypeAlias = Callable[["Conversation", Typed], None]


def _more(talk: Conversation, line: Typed) -> None:
    talk.look(whole=True)


def _look(talk: Conversation, line: Typed) -> None:
    explaining.place(talk)
    talk.paper.forget()
    talk.look()


def _map(talk: Conversation, line: Typed) -> None:
    if not line.rest:
        talk.show_map(talk.view)
        return
    if not isinstance(talk.view.space, Board):
        raise NoSpace()
    write_new(line.rest, write_board(talk.view.space) + "\n")
    talk.say("map-written", file=line.rest)


def _end(talk: Conversation, line: Typed) -> None:
    seen = talk.view
    question = talk.question(seen)
    if question is not None:
        raise not_an_answer(talk, question, line.text)
    if "turn" not in seen.moments:
        raise NoTurn()
    talk.carry_out(PLAYER, c.Mark(moment="turn"))


def _hero(talk: Conversation, line: Typed) -> None:
    able = able_heroes(talk.view)
    hero = talk.find(line.rest) if line.rest else ""
    if hero not in ("", *able):
        raise NoSuchName(name=line.rest, allowed=tuple(talk.teller.callers.name(id) for id in able))
    talk.hero = hero
    talk.look()


def _undo(talk: Conversation, line: Typed) -> None:
    talk.carry_out(PLAYER, c.Undo(count=talk.sitting.steps_back(_count(line))))


def _redo(talk: Conversation, line: Typed) -> None:
    talk.carry_out(PLAYER, c.Redo(count=talk.sitting.steps_on(_count(line))))


def _count(line: Typed) -> int:
    number = whole_number(line.rest) if line.rest else 1
    if number is None or number < 1:
        raise NotUnderstood(line=line.text, nearest=f"{line.first} 1")
    return number


def _say(talk: Conversation, line: Typed) -> None:
    talk.carry_out(PLAYER, c.Say(text=line.rest))


def _dice(talk: Conversation, line: Typed) -> None:
    seat = talk.state.seat(PLAYER)
    assert seat is not None
    wish = line.rest.casefold() or ("engine" if seat.rolls == "typed" else "typed")
    if wish not in ("typed", "engine"):
        raise NotUnderstood(line=line.text, nearest=f"{line.first} typed")
    talk.sitting.do(
        PLAYER, c.Sit(seat=PLAYER, name=seat.name, rolls="typed" if wish == "typed" else "engine")
    )
    talk.say(f"dice-{wish}")
    question = talk.question(talk.view)
    if wish == "engine" and question is not None and is_roll(question):
        talk.carry_out(PLAYER, c.Answer(pending=question.pending))


def _roll(talk: Conversation, line: Typed) -> None:
    raise NotUnderstood(line=line.text, nearest="none")


def _rest(talk: Conversation, line: Typed) -> None:
    moments = [one for one in talk.view.moments if one in ("breather", "rest", "camp", "time")]
    wish = line.rest or (moments[0] if moments else "")
    for moment in moments:
        if moment == wish:
            talk.carry_out(PLAYER, c.Mark(moment=moment))
            return
    told = [f"{one} ({talk.speaker.say(f'moment-{one}')})" for one in moments]
    talk.say("rests", moments=", ".join(told) or "–")


def _advance(talk: Conversation, line: Typed) -> None:
    talk.carry_out(
        PLAYER, c.Advance(figure=talk.find(line.rest or talk.teller.callers.name(_first_hero(talk))))
    )


def _first_hero(talk: Conversation) -> str:
    return next((one.person.id for one in talk.view.people if one.holder == PLAYER), "")


def _gm(talk: Conversation, line: Typed) -> None:
    if not line.words[1:]:
        explaining.powers(talk)
        return
    said = (*line.words[1:], *(f"{key}={value}" for key, value in line.pairs.items()))
    talk.tell(*talk.sitting.rule(read_power(talk.state, said, talk.find_any)))
    talk.go_on()


def _save(talk: Conversation, line: Typed) -> None:
    explaining.saved(talk, line.rest)


def _close(talk: Conversation, line: Typed) -> None:
    talk.tell(*talk.sitting.do(GM, c.Close()))
    talk.is_leaving = True


def _quit(talk: Conversation, line: Typed) -> None:
    talk.is_leaving = True


COMMANDS: dict[str, Run] = {
    "help": lambda talk, line: explaining.help_all(talk),
    "more": _more,
    "look": _look,
    "map": _map,
    "end": _end,
    "hero": _hero,
    "sheet": lambda talk, line: explaining.sheet(talk, line.rest),
    "log": lambda talk, line: explaining.log(talk, line.rest),
    "why": lambda talk, line: explaining.why(talk),
    "odds": lambda talk, line: explaining.odds(talk, line),
    "undo": _undo,
    "redo": _redo,
    "save": _save,
    "say": _say,
    "roll": _roll,
    "dice": _dice,
    "rest": _rest,
    "advance": _advance,
    "gm": _gm,
    "close": _close,
    "quit": _quit,
}
