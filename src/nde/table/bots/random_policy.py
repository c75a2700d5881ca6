"""A bot that does anything it may: for tests.  What it does depends on the state alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import nde.table.bots.exploration as exploration
from nde.dice import Ask
from nde.table.bots.outlook import Chosen, Outlook, Reason, nothing
from nde.table.commands import Act, Answer, AnyDo, Choose, Do
from nde.table.story.choices import TALK

T = TypeVar("T")

NAME = "random"
MOST_PER_TURN = 3
"""Actions of one figure in a turn; many need no time, and some could be taken for ever."""


def choose(look: Outlook, refused: tuple[Do, ...] = ()) -> Chosen:
    """Any answer, any offer of a turn in a fight."""
    for one in look.questions:
        ask = one.question
        assert isinstance(ask, Ask)
        answer = pick(look, ask.options or (ask.default,), "answer")
        return _chosen(Answer(pending=one.pending, answer=answer))
    if look.is_waiting or look.scene is None:
        return nothing(NAME)
    if not look.turn.is_fight:
        return _wander_on(look, refused) or nothing(NAME)
    if look.turn.side != look.side:
        return nothing(NAME)
    for figure in look.figures:
        lately = sum(look.playing.actor(action) == figure for action in look.done_lately)
        no = [do.action for do in refused if isinstance(do, Act)]
        offers = [offer for offer, _ in look.aims(figure) if offer.action not in no]
        if offers and lately < MOST_PER_TURN and not look.people[figure].has_acted:
            return _chosen(Act(action=pick(look, offers, figure).action))
    return nothing(NAME)


def _wander_on(look: Outlook, refused: tuple[Do, ...]) -> Chosen | None:
    """Anything in the adventure that this seat can do itself; who is not the first follows others."""
    story = look.story
    if look.leaders[:1] != (look.seat,):
        return exploration.choose(look, NAME, refused)
    is_parley = story is not None and any(one.id == TALK for one in story.choices)
    if story is None or (look.enemies and not is_parley) or not story.choices:
        return None
    choice = pick(look, story.choices, "story")
    own = [id for id in look.able if id in look.figures]
    do = Choose(option=choice.id, hero=pick(look, own, "hero") if choice.needs_hero else "")
    return None if do in refused else _chosen(do)


def pick(look: Outlook, things: Sequence[T], salt: str) -> T:
    """One of several things, by the state's version and the seat alone."""
    text = f"{look.version}/{look.seat}/{salt}".encode()
    return things[int.from_bytes(hashlib.sha256(text).digest()[:8], "big") % len(things)]


def _chosen(do: AnyDo) -> Chosen:
    return Chosen(do=do, reason=Reason(policy=NAME, key="random"))
