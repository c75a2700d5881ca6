"""Deciding when a side's turn is over: each says it of their own, and it ends once nobody could still act."""

from __future__ import annotations

from nde.errors import Illegal, Missing
from nde.table import commands as c
from nde.table import events as e
from nde.table.decision import Deciding
from nde.table.handlers.actions import require_nothing_open
from nde.table.handlers.promises import note_promises
from nde.table.offers import checked_values, is_waiting, params_of_moment
from nde.table.pressure import press
from nde.table.seats import GM
from nde.table.state import Task
from nde.table.story import decide as story
from nde.table.turns import (
    awaited_others,
    is_anybody_awaited,
    is_facing_foes,
    is_partys_turn,
    may_end,
    party_up,
)
from nde.table.visibility import hidden_from_seat

PLAYERS_MOMENTS = ("turn", "breather", "rest", "camp", "time")
"""What players may mark where the table leaves turns and rests to them."""
PLAYED = (e.Resolved, e.DoneSaid)
"""What may have been the last thing of a turn."""


def _is_played(event: e.Event) -> bool:
    """Whether an event may have been the last thing of a turn: a roll that was called for is not."""
    return isinstance(event, PLAYED) and not (isinstance(event, e.Resolved) and event.task.call)


def mark(d: Deciding, do: c.Mark) -> None:
    """Mark a moment of play: the game's own action for it is carried out."""
    require_nothing_open(d)
    moment = do.moment
    if not d.is_gm:
        if d.start.agreement.turns == "gm" or moment not in PLAYERS_MOMENTS:
            raise Illegal("only-the-gm")
        turn = d.playing.turn(d.scene)
        if moment == "turn" and turn.is_fight and turn.side != "party":
            raise Illegal("only-the-gm")
        if moment == "turn":
            _require_agreement(d, ())
    action = d.playing.moment(d.scene, moment)
    if action is None and moment != "session":
        raise Illegal("not-this-moment", moment=moment)
    if action is not None and do.values:
        d.require_gm()
        action = d.rules.vary(action, checked_values(params_of_moment(d.state, moment) or (), do.values))
    if moment == "session":
        d.note(e.SessionBegun(number=d.world.session + 1))
    d.note(e.Marked(moment=moment))
    if action is not None:
        d.carry_out(Task(seat=d.seat, figure=GM, name=f"moment-{moment}", action=action))


def done(d: Deciding, do: c.Done) -> None:
    """Have done with this turn: for those whom a seat plays, or for everybody."""
    require_nothing_open(d)
    if not is_partys_turn(d.state):
        if d.is_gm and do.for_all:
            _end(d, d.seat)
            return
        raise Illegal("no-turn-of-yours")
    if do.for_all:
        if not may_end(d.state, d.seat):
            raise Illegal("only-the-gm")
        if not d.is_gm:
            _require_agreement(d, do.losing)
        _end(d, d.seat)
        return
    figures = _meant(d, do.figures)
    changed = tuple(one for one in figures if (one in d.world.done) != do.is_done)
    if changed:
        d.note(e.DoneSaid(figures=changed, is_done=do.is_done))
    elif not do.is_done:
        raise Illegal("not-done-yet")
    elif is_anybody_awaited(d.state) or not may_end(d.state, d.seat):
        raise Illegal("done-already")
    else:
        _end(d, d.seat)


def _meant(d: Deciding, figures: tuple[str, ...]) -> tuple[str, ...]:
    """Whose word it is: those who are named, or all of the party whom the seat plays and who take part."""
    up = {one.id for one in party_up(d.state)}
    own = {id for id in up if d.world.holder(id) == d.seat}
    if not figures:
        if not own:
            raise Illegal("nobody-of-yours-acts")
        return tuple(sorted(own))
    hidden = hidden_from_seat(d.state, d.seat)
    for figure in figures:
        if figure not in up or figure in hidden:
            raise Missing("no-such-person", id=figure)
        if figure not in own and not d.is_gm:
            raise Illegal("not-yours", id=figure)
    return tuple(sorted(set(figures)))


def _require_agreement(d: Deciding, losing: tuple[str, ...]) -> None:
    """Refuse to take somebody's action from them who was not named to whoever ends the turn."""
    others = awaited_others(d.state, d.seat)
    if set(others) - set(losing):
        raise Illegal("others-not-done", who=others)


def _end(d: Deciding, seat: str) -> None:
    """The turn of the side that acts is over, by the game's own rule."""
    action = d.playing.moment(d.scene, "turn")
    if action is None:
        raise Illegal("not-this-moment", moment="turn")
    d.note(e.Marked(moment="turn"))
    d.carry_out(Task(seat=seat, figure=GM, name="moment-turn", action=action))


def settle(d: Deciding) -> None:
    """Let the adventure go on from what has happened, and the turn end if that was all of it."""
    _go_on(d)
    if end_if_all_are_done(d):
        _go_on(d)


def _go_on(d: Deciding) -> None:
    if not d.is_turned:
        press(d, d.seen)
        if d.start.adventure is not None:
            story.go_on(d, d.seen)
    note_promises(d, d.seen)
    d.seen = len(d.events)


def end_if_all_are_done(d: Deciding) -> bool:
    """End the party's turn if what was done just now was the last that anybody could do in it; whether so.

    Not by what nobody is to know of; nor where no foe is in sight, since what comes next is then not a turn
    of theirs; nor where the table leaves turns to the game master.
    """
    done_now = d.events[d.played :]
    d.played = len(d.events)
    if d.is_turned or d.is_secret or not any(map(_is_played, done_now)):
        return False
    before, now = d.since.scene, d.world.scene
    if before is None or is_waiting(d.state) or not is_partys_turn(d.state):
        return False
    if d.start.agreement.turns == "gm" or d.playing.turn(before) != d.playing.turn(now):
        return False
    up = party_up(d.state)
    is_said = all(one.id in d.world.done for one in up)
    if not up or not (is_said or is_facing_foes(d.state, d.world)) or is_anybody_awaited(d.state):
        return False
    _end(d, GM)  # nobody has ended it
    return True
