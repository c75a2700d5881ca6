"""Commands decided into entries of the log, or refused; a refusal changes nothing."""

from __future__ import annotations

import msgspec

from nde.errors import Illegal, Missing, Stale
from nde.rules.dispatch import by_kind, functions_in
from nde.rules.play import Playing
from nde.table import commands
from nde.table import events as e
from nde.table.bounds import require_bearable
from nde.table.decision import Decide, Deciding
from nde.table.dice import Dice
from nde.table.handlers import (
    actions,
    bystanders,
    calls,
    creatures,
    doors,
    drawings,
    maps,
    overrule,
    pictures,
    powers,
    promises,
    talk,
    things,
    tries,
    turns,
    undo,
)
from nde.table.seats import GM
from nde.table.state import State, World
from nde.table.story import decide as story
from nde.table.story import scenes
from nde.table.visibility import hidden_from_seat, words_in

HANDLERS = (
    *(
        actions,
        bystanders,
        calls,
        tries,
        turns,
        powers,
        maps,
        promises,
        creatures,
        things,
        undo,
        overrule,
        talk,
    ),
    *(pictures, doors, drawings, story, scenes),
)
DECIDE: dict[type, Decide] = by_kind(
    "do", (one for module in HANDLERS for one in functions_in(module, "d", "do") if one.__name__[0] != "_")
)
"""What decides each command: the public function that takes it."""
FREE = (commands.Sit,)
"""What somebody without a seat may ask for."""
WATCHING = (commands.Say, commands.Sit, commands.Leave, commands.WriteNote, commands.EraseNote)
"""What a spectator may do."""
BY_STEP = (commands.Undo, commands.Redo, commands.Overrule, commands.Choose, commands.GoTo)
"""What is only right as long as nothing else has happened in the world."""


MOST_ID = 100
"""Characters of a command's id: enough for any that a client makes up."""


def decide(state: State, command: commands.Command, dice: Dice, *, is_new: bool = False) -> e.Entry:
    """The entry that a command becomes.  Whoever keeps the log appends it and applies it.

    `is_new` says that the caller has looked for the command's id among the recent ones already.
    """
    if command.id:
        require_bearable(command.id, MOST_ID)
        for seat, id, number in () if is_new else state.recent:
            if id == command.id and seat == command.seat:
                raise Stale("already-done", number=number)
    do = command.do
    _require_seat(state, command)
    if state.is_closed and not isinstance(do, commands.Say | commands.Sit | commands.Leave):
        raise Illegal("table-closed")
    if command.base is not None and command.base < state.version:
        _require_fresh(state, command)
    deciding = Deciding(state, command, dice)
    DECIDE[type(do)](deciding, do)
    turns.settle(deciding)
    return deciding.entry()


def _require_seat(state: State, command: commands.Command) -> None:
    seat = state.seat(command.seat)
    if seat is None:
        if command.seat != GM and not isinstance(command.do, FREE):
            raise Missing("no-such-seat", seat=command.seat, allowed=tuple(one.id for one in state.seats))
    elif seat.role == "spectator" and not isinstance(command.do, WATCHING):
        raise Illegal("only-watching")


def _require_fresh(state: State, command: commands.Command) -> None:
    """Refuse a command that was made for a world which has changed in what the command is about."""
    do, base = command.do, command.base
    assert base is not None
    steps, then = _since(state, base)
    if not steps and base >= state.turned:
        return
    if isinstance(do, BY_STEP):
        raise Stale("moved-on", base=base, now=state.version, what=("entries",))
    if isinstance(do, commands.Answer):
        _require_same_question(state, then, do.pending, base)
    if not isinstance(do, commands.Act | commands.Mark | commands.Done):
        return
    if base < state.turned:
        raise Stale("moved-on", base=base, now=state.version, what=("undone",))
    hidden = hidden_from_seat(state, command.seat)
    changed = tuple(id for id in _changed(state.playing, then, state.world, do) if id not in hidden)
    if changed:
        raise Stale("moved-on", base=base, now=state.version, what=changed)


def _require_same_question(state: State, then: World, number: int, base: int) -> None:
    """Refuse an answer to a question that has been answered since, where its rule now asks another."""
    before, now = (
        next((one.answers for one in world.pending if one.number == number), None)
        for world in (then, state.world)
    )
    if now is not None and before is not None and now != before:
        raise Stale("moved-on", base=base, now=state.version, what=("question",))


def _since(state: State, base: int) -> tuple[int, World]:
    """How many steps have been made since a version, and the world as it was then."""
    world, chain, steps = state.world, state.past, 0
    while chain is not None and chain.number > base:
        world, chain, steps = chain.world, chain.next, steps + 1
    return steps, world


def _changed(
    playing: Playing, then: World, now: World, do: commands.Act | commands.Mark | commands.Done
) -> tuple[str, ...]:
    """What a command is about and is no longer as it was: whose turn it is, and the people it names."""
    if then.scene is None or now.scene is None:
        return ("scene",) if then.scene is not now.scene else ()
    changed = [] if playing.turn(then.scene) == playing.turn(now.scene) else ["turn"]
    if isinstance(do, commands.Act):
        named = words_in(msgspec.to_builtins(do.action)) | words_in(do.values)
        before = {person.id: person for person in playing.people(then.scene) if person.id in named}
        after = {person.id: person for person in playing.people(now.scene) if person.id in named}
        changed += [id for id in before if before[id] != after.get(id)]
    return tuple(changed)
