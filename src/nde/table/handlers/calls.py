"""Deciding rolls that are called for, and dice for their own sake."""

from __future__ import annotations

from collections.abc import Mapping

from nde.dice import parse
from nde.dice.render import render_expression
from nde.errors import Fault, Faults, Illegal, Missing, NdeError
from nde.rules.calls import Calls, Tie, action_of, called_roll, roll_of
from nde.rules.ruleset import is_legal
from nde.table import commands as c
from nde.table import events as e
from nde.table.attempts import (
    LONGEST_WORDS,
    attempt_numbered,
    calls_of,
    likeliest,
    require_there,
    require_trait,
)
from nde.table.bounds import require_bearable
from nde.table.call_results import call_numbered
from nde.table.called_rolls import roll_for
from nde.table.conversation import Call, Called, SaidValues
from nde.table.decision import Deciding
from nde.table.numbers import kept_from
from nde.table.offers import checked_values
from nde.table.state import Task
from nde.table.visibility import hidden_from_seat

MOST_CALLS = 12
"""Calls that are open at a time."""
MOST_TOSSED = 200
"""Faces of one roll for its own sake."""


# The game master calls.


def call_for(d: Deciding, do: c.CallFor) -> None:
    """Call for a roll: everybody called gets a card; in secret the game master rolls at once."""
    d.require_gm()
    calls = calls_of(d)
    attempt = attempt_numbered(d, do.attempt) if do.attempt else None
    figures = do.figures or ((attempt.figure,) if attempt is not None else _party(d))
    traits = do.traits or ((attempt.trait,) if attempt is not None and attempt.trait else ())
    called = _called(d, tuple(dict.fromkeys(figures)), traits)
    difficulty, values = _said(d, calls, called[0].figure, do.difficulty, do.values)
    call = Call(
        number=d.number,
        by=d.seat,
        called=called,
        difficulty=difficulty,
        values=values,
        is_hidden=do.is_hidden,
        way=do.way,
        reason=require_bearable(do.reason, LONGEST_WORDS) or (attempt.text if attempt is not None else ""),
        counts=do.counts,
        attempt=do.attempt,
        fails=require_bearable(do.fails, LONGEST_WORDS),
    )
    _begin(d, call)


def contest(d: Deciding, do: c.Contest) -> None:
    """Let two contend: both roll, or one does against the other, who does not or need not."""
    d.require_gm()
    calls = calls_of(d)
    if do.figure == do.other:
        raise Illegal("contest-alone", id=do.figure)
    for figure in (do.figure, do.other):
        require_there(d, figure)
    sides = [(do.figure, do.trait), (do.other, do.other_trait or do.trait)]
    is_alone = calls.contends == "first"
    rolling = [one for one in sides[: 2 - is_alone] if roll_of(d.rules, d.scene, one[0]) is not None]
    if not rolling:
        raise Illegal("never-rolls", id=do.figure)
    resting = [figure for figure, _ in sides if figure not in dict(rolling)]
    # Each rolls with what is named for them alone; what somebody else has may be nothing of theirs.
    called = tuple(
        one for figure, trait in rolling for one in _called(d, (figure,), (trait,) if trait else ())
    )
    values, is_hidden = do.values, do.is_hidden
    if resting:
        against = () if is_alone else calls.against(d.scene, resting[0])
        if against is None:
            raise Illegal("never-rolls", id=resting[0])
        values = {**dict(against), **values}
        is_hidden = is_hidden or (not is_alone and resting[0] in kept_from(d.state, ""))
        called += (Called(figure=resting[0], is_passive=True),)
    difficulty, said = _said(d, calls, called[0].figure, do.difficulty, values)
    call = Call(
        number=d.number,
        by=d.seat,
        kind="contest",
        called=called,
        difficulty=difficulty,
        values=said,
        is_hidden=is_hidden,
        way=do.way,
        reason=require_bearable(do.reason, LONGEST_WORDS),
        # That two of whom nobody sees the dice roll again would tell how they fell.
        tie=_tie(do, calls.tie),
    )
    _begin(d, call)


def _tie(do: c.Contest, usual: Tie) -> Tie:
    """What a tie comes to; that two roll again would tell how a roll came out that nobody is to see."""
    tie = do.tie or usual
    return "draw" if do.way != "open" and tie == "again" else tie


def _begin(d: Deciding, call: Call) -> None:
    if len(d.world.calls) >= MOST_CALLS:
        raise Illegal("too-many-calls", most=MOST_CALLS)
    d.is_secret = call.way == "secret"
    d.note(e.RollCalled(call=call))
    if call.way != "secret":
        return
    for one in call.waiting:
        _roll(d, call, one, _best_trait(d, call, one), {})


def _party(d: Deciding) -> tuple[str, ...]:
    """Everybody of the party who can roll now."""
    heroes = d.rules.characters(d.scene)
    people = [one.id for one in d.playing.people(d.scene) if one.id in heroes and not one.is_out]
    found = tuple(id for id in people if _refusal(d, id, ()) is None)
    if not found:
        raise Illegal("nobody-to-call")
    return found


def _called(d: Deciding, figures: tuple[str, ...], traits: tuple[str, ...]) -> tuple[Called, ...]:
    """Those who are called; refused with everybody who cannot roll, and why."""
    faults = [
        Fault(figure, refusal) for figure in figures if (refusal := _refusal(d, figure, traits)) is not None
    ]
    if len(faults) == 1 and len(figures) == 1:
        raise faults[0].error
    if faults:
        raise Faults("called", tuple(faults))
    found = []
    for figure in figures:
        roll = roll_of(d.rules, d.scene, figure)
        assert roll is not None
        found.append(Called(figure=figure, traits=traits or roll.traits))
    return tuple(found)


def _refusal(d: Deciding, figure: str, traits: tuple[str, ...]) -> NdeError | None:
    """Why somebody cannot roll what is asked of them; nothing where they can."""
    try:
        require_there(d, figure)
        roll = roll_of(d.rules, d.scene, figure)
        if roll is None:
            return Illegal("never-rolls", id=figure)
        for trait in traits:
            require_trait(trait, roll.traits)
        procedure = called_roll(d.rules, d.scene, figure, roll.offer.action)
        next(procedure, None)
        procedure.close()
    except NdeError as refusal:
        return refusal
    return None


def _said(
    d: Deciding, calls: Calls, figure: str, difficulty: str, values: Mapping[str, object]
) -> tuple[str, SaidValues]:
    """How hard it is, by its name where it has one, and all that the game master says of the roll."""
    names = tuple(one.key for one in calls.rungs)
    if difficulty and not names:
        raise Illegal("no-difficulties")
    if difficulty and difficulty not in names:
        raise Missing("no-such-difficulty", difficulty=difficulty, allowed=names)
    roll = roll_of(d.rules, d.scene, figure)
    assert roll is not None
    checked = checked_values(roll.said, values)
    hard = {name for one in calls.rungs for name, _ in one.values} | {calls.number}
    if not difficulty and not hard & checked.keys():
        difficulty = calls.usual if calls.usual in names else ""
    rung = next((one for one in calls.rungs if one.key == difficulty), None)
    said = {**dict(rung.values), **checked} if rung is not None else checked
    named = next((one.key for one in calls.rungs if one.values and set(one.values) <= set(said.items())), "")
    return difficulty or named, tuple(said.items())


def withdraw(d: Deciding, do: c.Withdraw) -> None:
    """Take a call back, with every roll of it that waits for something."""
    d.require_gm()
    call = _call(d, do.call)
    for one in d.world.pending:
        if one.task.call == call.number:
            d.note(e.Dropped(pending=one.number))
    d.note(e.CallEnded(call=call, is_withdrawn=True))


# Those who are called answer.


def respond(d: Deciding, do: c.Respond) -> None:
    """Roll what was called for."""
    call, one = _card(d, do.call, do.figure)
    if one.state == "rolled":
        raise Illegal("already-rolled", id=one.figure)
    if any(p.task.call == call.number and p.task.figure == one.figure for p in d.world.pending):
        raise Illegal("already-rolling", id=one.figure)
    trait = do.trait or (one.traits[0] if len(one.traits) == 1 else "")
    if one.traits and not trait:
        raise Missing("not-to-roll-with", trait="", allowed=one.traits)
    if trait:
        require_trait(trait, one.traits)
    if do.faces and call.way != "open" and not d.is_gm:
        raise Illegal("blind-dice")
    roll = roll_for(d.state, d.seat, one.figure)
    means = checked_values(roll.means, do.values) if roll is not None else {}
    _roll(d, call, one, trait, means, do.faces)


def _roll(
    d: Deciding, call: Call, one: Called, trait: str, means: Mapping[str, object], faces: tuple[int, ...] = ()
) -> None:
    roll = roll_of(d.rules, d.scene, one.figure)
    if roll is None:
        raise Illegal("never-rolls", id=one.figure)
    action = action_of(d.rules, roll, trait, {**dict(call.values), **means})
    # What somebody tries of their own accord is their deed of the turn, where it is their turn.
    is_own = call.attempt > 0 and is_legal(d.rules.resolve, d.scene, action)
    task = Task(
        seat=d.seat,
        figure=one.figure,
        name=roll.offer.name,
        action=action,
        is_secret=call.way != "open",
        call=call.number,
        is_called=not is_own,
        is_hidden=call.is_hidden,
    )
    d.carry_out(task, faces=faces)


def _best_trait(d: Deciding, call: Call, one: Called) -> str:
    """What somebody rolls with for whom nobody chooses: what is likeliest to work."""
    return likeliest(d, one.figure, one.traits, dict(call.values))


def decline(d: Deciding, do: c.Decline) -> None:
    """Not roll what was called for."""
    call, one = _card(d, do.call, do.figure)
    if one.state == "rolled":
        raise Illegal("already-rolled", id=one.figure)
    for pending in d.world.pending:
        if pending.task.call == call.number and pending.task.figure == one.figure:
            raise Illegal("already-rolling", id=one.figure)
    d.note(e.CallAnswered(call=call.number, figure=one.figure, is_declined=True, way=call.way))


def _call(d: Deciding, number: int) -> Call:
    call = call_numbered(d.world, number)
    if call is None:
        raise Missing("no-such-call", number=number)
    return call


def _card(d: Deciding, number: int, figure: str) -> tuple[Call, Called]:
    """The call, and whoever is to answer it, if that is for this seat to do."""
    call = _call(d, number)
    one = call.one(figure)
    if one is None or one.is_passive or figure in hidden_from_seat(d.state, d.seat):
        raise Missing("not-called", id=figure)
    if not d.is_gm and figure not in d.world.held_by(d.seat):
        raise Illegal("not-yours", id=figure)
    return call, one


# Dice for their own sake.


def toss(d: Deciding, do: c.Toss) -> None:
    """Roll dice that no rule asks for."""
    dice = parse(do.dice)
    total = d.toss(dice)
    if len(d.rolled) > MOST_TOSSED:
        raise Illegal("too-many-dice", most=MOST_TOSSED)
    d.note(
        e.Tossed(
            dice=render_expression(dice),
            faces=tuple(die.face for die in d.rolled),
            total=total,
            text=require_bearable(do.text.strip(), LONGEST_WORDS),
            is_secret=do.is_secret,
        )
    )
