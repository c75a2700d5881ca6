"""Finding somebody by what a person types for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nde.errors import Missing
from nde.locale.folding import folded
from nde.prose.calling import Callers
from nde.table.seats import GM
from nde.table.view import SeatView


def find_person(word: str, callers: Callers, ids: Iterable[str], letters: Mapping[str, str]) -> str:
    """The id of somebody by their id, their name, a beginning of it that fits one alone, or their letter."""
    there = list(ids)
    wanted = folded(word)
    names = {id: folded(callers.name(id)) for id in there}
    for exact in (
        [id for id in there if id == word.casefold()],
        [id for id in there if names[id] == wanted or names[id].replace(" ", "-") == wanted],
        [id for id in there if letters.get(id) == word],
        [id for id in there if wanted and (names[id].startswith(wanted) or id.startswith(wanted))],
    ):
        if len(exact) == 1:
            return exact[0]
    raise Missing("no-such-name", name=word, allowed=tuple(callers.name(id) for id in there))


def free_heroes(view: SeatView) -> tuple[str, ...]:
    """The heroes whom nobody but the game master plays."""
    return tuple(
        one.person.id
        for one in view.people
        if one.person.side == "party" and one.holder == GM and not one.person.is_gone
    )


def is_side_done(view: SeatView) -> bool:
    """Whether everybody of the side whose turn it is has acted, and the turn is for this seat to end."""
    turn = view.turn
    if turn is None or not turn.is_fight:
        return False
    side = [one for one in view.people if one.person.side == turn.side and not one.person.is_out]
    is_ours = view.seat == GM if turn.side == "foes" else any(one.holder == view.seat for one in side)
    return is_ours and all(one.person.has_acted for one in side)


def still_to_act(view: SeatView) -> tuple[str, ...]:
    """Of the heroes' turn, whom somebody whose own heroes have all acted waits for."""
    if view.turn is None or not view.turn.is_fight or view.turn.side != "party":
        return ()
    fresh = [
        one
        for one in view.people
        if one.person.side == "party" and not one.person.is_out and not one.person.has_acted
    ]
    return () if any(one.holder == view.seat for one in fresh) else tuple(one.person.id for one in fresh)


def in_turn(view: SeatView) -> str:
    """In the foes' turn, which of them the game master plays next; empty for anybody and anything else."""
    if view.seat != GM or view.turn is None or not view.turn.is_fight or view.turn.side != "foes":
        return ""
    able = {one.figure for one in view.offers}
    foes = [one.person for one in view.people if one.person.side == "foes" and one.person.id in able]
    return next((one.id for one in foes if not one.has_acted), "")
