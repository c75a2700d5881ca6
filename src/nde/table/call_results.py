"""What comes of a call: for each who answers, for all of them together, and of two who contend."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules import Resolution, Ruleset
from nde.rules.calls import Worth, worth_of
from nde.table import events as e
from nde.table.conversation import Call, Called
from nde.table.game_types import GameScene
from nde.table.state import World


def call_numbered(world: World, number: int) -> Call | None:
    """The open call of this number."""
    return next((one for one in world.calls if one.number == number), None)


def answered_by(rules: Ruleset, scene: GameScene, call: Call, event: e.Resolved | e.Kept) -> e.CallAnswered:
    """What a roll that was called for has come to, in the scene it was made in."""
    playing, task = rules.playing, event.task
    assert playing is not None
    assert playing.calls is not None
    result = Resolution(outcome=event.outcome, effects=event.effects)
    return e.CallAnswered(
        call=call.number,
        figure=task.figure,
        trait=playing.tried_with(task.action),
        outcome=event.outcome,
        fulfils=rules.fulfils(scene, task.action, result),
        score=playing.calls.score([dict(step.facts) for step in event.steps]),
        way=call.way,
    )


def ended(rules: Ruleset, call: Call) -> e.CallEnded | None:
    """What comes of a call to which everybody has answered; nothing while somebody has not."""
    if call.waiting:
        return None
    if call.kind == "contest":
        return _contest(rules, call)
    if call.counts == "each" or len(call.called) < 2:
        return e.CallEnded(call=call)
    passed = sum(_passes(one) for one in call.called)
    works = passed > 0 if call.counts == "best" else 2 * passed >= len(call.called)
    return e.CallEnded(call=call, works=works)


def _passes(one: Called) -> bool:
    return one.state == "rolled" and one.fulfils in ("partly", "wholly")


def _contest(rules: Ruleset, call: Call) -> e.CallEnded:
    if len(call.called) < 2:
        return e.CallEnded(call=call)
    first, second = call.called
    if second.is_passive:
        is_won = _passes(first)
        winner = first.figure if is_won else second.figure if first.state == "rolled" else ""
        return e.CallEnded(call=call, winner=winner)
    ours, theirs = worth(rules, first), worth(rules, second)
    if ours == theirs:
        if call.tie == "again" and first.state == second.state == "rolled":
            return e.CallEnded(call=call, is_again=True)
        is_first = call.tie == "first" and first.state == "rolled"
        return e.CallEnded(call=call, winner=first.figure if is_first else "")
    return e.CallEnded(call=call, winner=first.figure if ours > theirs else second.figure)


def worth(rules: Ruleset, one: Called) -> Worth:
    """How well somebody did in a contest: who declines did worse than anybody who rolled."""
    return worth_of(rules, one.outcome, one.fulfils, one.score) if one.state == "rolled" else (0,)


def anew(call: Call) -> Call:
    """A call as it was before anybody answered."""
    return replace(
        call,
        called=tuple(
            [Called(figure=one.figure, traits=one.traits, is_passive=one.is_passive) for one in call.called]
        ),
    )


def for_players(call: Call, hidden: frozenset[str]) -> Call:
    """A call as whoever is not the game master may know it.

    Whom they do not see is not among the called; how hard it is stays out where that is hidden, and what came
    of it where only the game master sees that.
    """
    called = tuple([one for one in call.called if one.figure not in hidden])
    if call.way != "open":
        called = tuple([replace(one, outcome="", fulfils=None, score=0) for one in called])
    changes = {"difficulty": "", "values": ()} if call.is_hidden else {}
    if called == call.called and not changes:
        return call
    return replace(call, called=called, **changes)
