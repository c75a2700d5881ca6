"""Deciding what somebody tries in their own words, and what the game master says to it."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable
from nde.rules.calls import Roll, action_of
from nde.rules.deeds import deed_of, verb_of
from nde.table import commands as c
from nde.table import events as e
from nde.table.attempts import (
    LONGEST_WORDS,
    attempt_numbered,
    calls_of,
    likeliest,
    require_there,
    require_trait,
    wait_for_answer,
)
from nde.table.bounds import require_line
from nde.table.called_rolls import roll_for
from nde.table.conversation import Attempt
from nde.table.decision import Deciding
from nde.table.handlers.actions import act, require_nothing_open
from nde.table.offers import asks_first, checked_values, offers_for
from nde.table.visibility import hidden_from_seat


def attempt(d: Deciding, do: c.Try) -> None:
    """Try something in words: the game master answers, or the game's usual rulings where the engine leads."""
    calls_of(d)
    if not d.is_gm and do.figure not in d.world.held_by(d.seat):
        if do.figure in hidden_from_seat(d.state, d.seat):
            raise Missing("no-such-person", id=do.figure)
        require_there(d, do.figure)
        raise Illegal("not-yours", id=do.figure)
    require_there(d, do.figure)
    text = require_line(do.text, LONGEST_WORDS)
    roll = roll_for(d.state, d.seat, do.figure)
    if roll is None:
        raise Illegal("never-rolls", id=do.figure)
    if do.trait:
        require_trait(do.trait, roll.traits)
    if not text and not do.trait:
        raise Unreadable("say-what-you-try")
    if asks_first(d.state, d.seat, roll.offer):
        if do.faces:
            raise Illegal("asks-first")
        means = checked_values(roll.means, do.values)
        wait_for_answer(
            d,
            Attempt(
                number=d.number,
                seat=d.seat,
                figure=do.figure,
                text=text,
                trait=do.trait,
                values=tuple(means.items()),
            ),
        )
    else:
        _try_at_once(d, do, text, roll)


def _try_at_once(d: Deciding, do: c.Try, text: str, roll: Roll) -> None:
    """Take the game's own offer to try something, with what is likeliest where nothing is named."""
    require_nothing_open(d)
    kind = type(roll.offer.action)
    for offered in offers_for(d.state, d.seat):
        offer = offered.offer
        if (
            offered.figure != do.figure
            or offer.name != roll.offer.name
            or type(deed_of(offer.action)) is not kind
        ):
            continue
        trait = do.trait or likeliest(d, do.figure, roll.traits, do.values)
        words = verb_of(d.rules, offer.name, offer.action).task
        values = {
            **do.values,
            **({roll.trait: trait} if roll.trait else {}),
            **({words: text} if words else {}),
        }
        act(d, c.Act(action=offer.action, values=values, faces=do.faces))
        return
    act(d, c.Act(action=action_of(d.rules, roll, do.trait, {}), faces=do.faces))


def take_back(d: Deciding, do: c.TakeBack) -> None:
    """Think better of what one tried."""
    found = attempt_numbered(d, do.attempt)
    if not d.is_gm and found.seat != d.seat:
        raise Illegal("not-yours", id=found.figure)
    d.note(e.AttemptTakenBack(attempt=found))


def answer_try(d: Deciding, do: c.AnswerTry) -> None:
    """Say what comes of what somebody tries."""
    d.require_gm()
    found = attempt_numbered(d, do.attempt)
    text = require_line(do.text, LONGEST_WORDS)
    if not text and do.answer != "works":
        raise Unreadable("say-what-follows", answer=do.answer)
    d.note(e.AttemptAnswered(attempt=found, answer=do.answer, text=text))
