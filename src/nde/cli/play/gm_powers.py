"""`gm …`: the powers of somebody who plays alone and is their own game master."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.board import read_board
from nde.cli.arguments import whole_number
from nde.cli.files import read_text
from nde.cli.play.refusals import GmWordMissing, NobodyHidden
from nde.cli.play.typed import read_faces
from nde.locale.facts import PEOPLE
from nde.rules.playing import Moment
from nde.table import commands as c
from nde.table.state import State
from nde.table.story.layout import settle
from nde.table.view import MOMENTS

Named = Callable[[str], str]
"""Finds the id of somebody by what they are called."""


def read_power(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """The command that the words behind `gm` stand for."""
    name = words[0].casefold() if words else ""
    power = POWERS.get(name)
    if power is None:
        raise GmWordMissing(word=name, allowed=tuple(POWERS))
    return power(state, words[1:], find)


def _set(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    path, value = _needed("set", words, 2)
    who, dot, field = path.partition(".")
    if not dot:
        raise GmWordMissing(word=path, allowed=(f"{path}.hp",))
    number = whole_number(value)
    plain: int | str | bool = {"true": True, "false": False}.get(value, value) if number is None else number
    return c.SetValue(path=f"{find(who)}.{field}", value=plain)


def _hide(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Hide(figures=tuple(find(word) for word in _needed("hide", words, 1)))


def _show(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    if not state.world.hidden:
        raise NobodyHidden()
    hidden = [word for word in words if word in state.world.hidden] or list(state.world.hidden)
    return c.Hide(figures=tuple(hidden), is_hidden=False)


def _clock(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    id, change = _needed("clock", words, 2)[:2]
    number = whole_number(change)
    if change == "stop":
        return c.StopClock(id=id)
    if number is None:
        raise GmWordMissing(word=change, allowed=("+1", "-1", "6", "stop"))
    if change[:1] in "+-\N{MINUS SIGN}":
        return c.TickClock(id=id, by=number)
    return c.SetClock(id=id, steps=number)


def _move(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, *where = _needed("move", words, 2)
    return c.Move(figure=find(who), to=" ".join(where))


def _add(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    block = _needed("add", words, 1)[0]
    there = (
        {one.id for one in state.playing.people(state.world.scene)}
        if state.world.scene is not None
        else set()
    )
    number = next(n for n in range(1, 1000) if f"{block}-{n}" not in there)
    return c.AddFoes(foes={f"{block}-{number}": block})


def _map(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Lay out the map in a file; whoever it does not place stands where there is room."""
    path = " ".join(_needed("map", words, 1))
    board = read_board(read_text(path), path)
    scene = state.world.scene
    if scene is not None:
        people = state.playing.people(scene)
        there = {token.id for token in board.tokens}
        missing = [one.id for one in people if not one.is_gone and one.id not in there]
        floor = [square for square in board.grid.squares() if square not in board.grid.walls]
        board = settle(board, missing, floor[:1])
    return c.SetSpace(space=board)


def _effect(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    """Let an effect of the game happen by decree: its name, and its fields as `key=value`."""
    name, *pairs = _needed("effect", words, 1)
    fields: dict[str, Any] = {"type": name}
    for pair in pairs:
        key, _, value = pair.partition("=")
        number = whole_number(value)
        fields[key] = value if number is None else number
        if key in PEOPLE:
            fields[key] = find(value)
    return c.Grant(effects=(fields,))


def _remove(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Remove(figure=find(_needed("remove", words, 1)[0]))


def _outcome(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Overrule(outcome=_needed("outcome", words, 1)[0])


def _faces(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.Overrule(faces=read_faces(" ".join(_needed("faces", words, 1))))


def _mark(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    wished = words[0] if words else ""
    moment: Moment | None = next((one for one in MOMENTS if one == wished), None)
    if moment is None:
        raise GmWordMissing(word=wished, allowed=MOMENTS)
    return c.Mark(moment=moment)


def _fog(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    return c.SetFog(is_on=not words or words[0] != "off")


def _give(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    who, seat = _needed("give", words, 2)[:2]
    return c.Give(figure=find(who), seat=seat)


def _drop(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    waiting = state.world.pending[-1].number if state.world.pending else 0
    return c.Drop(pending=waiting)


def _reveal(state: State, words: tuple[str, ...], find: Named) -> c.Do:
    waiting = state.world.withheld[-1].number if state.world.withheld else 0
    return c.Reveal(number=waiting)


def _needed(power: str, words: tuple[str, ...], count: int) -> tuple[str, ...]:
    if len(words) < count:
        raise GmWordMissing(word=power, allowed=(EXAMPLES[power],))
    return words


EXAMPLES = {
    "set": "gm set a.wounds 1",
    "hide": "gm hide a",
    "show": "gm show",
    "clock": "gm clock alarm +1",
    "move": "gm move a c4",
    "add": "gm add wolf",
    "remove": "gm remove a",
    "map": "gm map yard.txt",
    "effect": "gm effect Died hero=A",
    "outcome": "gm outcome success",
    "faces": "gm faces 6",
    "mark": "gm mark calm",
    "fog": "gm fog on",
    "give": "gm give a p1",
    "drop": "gm drop",
    "reveal": "gm reveal",
}
POWERS: dict[str, Callable[[State, tuple[str, ...], Named], c.Do]] = {
    "set": _set,
    "hide": _hide,
    "show": _show,
    "clock": _clock,
    "move": _move,
    "add": _add,
    "remove": _remove,
    "map": _map,
    "effect": _effect,
    "outcome": _outcome,
    "faces": _faces,
    "mark": _mark,
    "fog": _fog,
    "give": _give,
    "drop": _drop,
    "reveal": _reveal,
}
