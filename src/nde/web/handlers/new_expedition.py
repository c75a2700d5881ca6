"""A new expedition for a table, by a process of its own: weighing its dangers takes the lab many seconds."""

from __future__ import annotations

import pickle
import sys
from random import SystemRandom

import msgspec
from msgspec.structs import replace

from nde.errors import NdeError
from nde.expeditions import drawn_number, expedition_text, new_document
from nde.hub.processes import run_apart
from nde.table.heroes import new_party
from nde.web.bodies import ExpeditionWish, TableWish
from nde.web.call import Call
from nde.web.chosen_game import choose_game
from nde.web.limits import ServerBusy

LONGEST_S = 120.0
"""Seconds that one may take."""


async def with_expedition(call: Call, wish: TableWish) -> TableWish:
    """A wish with a new expedition's file in place of the wish for one, and the party it was weighed for."""
    arguments, content = ("-m", "nde.web.handlers.new_expedition"), msgspec.json.encode(wish)
    try:
        done = await call.in_turn(
            call.shared.texts, lambda: run_apart(arguments, content, LONGEST_S), LONGEST_S
        )
    except TimeoutError:
        raise ServerBusy(most=1) from None
    if done.status:
        raise RuntimeError(f"the process that makes expeditions ended with {done.status}")
    answer = pickle.loads(done.said)  # written by ourselves
    if isinstance(answer, NdeError):
        raise answer
    assert isinstance(answer, TableWish)
    return answer


def made(wish: TableWish, asked: ExpeditionWish) -> TableWish:
    """The same with the file of an expedition, which people can read and change."""
    rules = choose_game(wish.game, wish.pack, wish.settings).rules
    sheets, count = (wish.heroes, len(wish.heroes)) if isinstance(wish.heroes, list) else ([], wish.heroes)
    party = list(new_party(rules, SystemRandom(), sheets, count))
    number = drawn_number(SystemRandom()) if asked.number is None else asked.number
    people = {id: rules.read_sheet(sheet) for id, sheet in party}
    text = expedition_text(new_document(number, asked.danger, rules, people))
    return replace(wish, adventure_text=text, heroes=[sheet for _, sheet in party], expedition=None)


def main() -> None:
    """Read a wish from standard input, and write it with its expedition, or why it is refused."""
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=TableWish)
    answer: TableWish | NdeError = wish
    if wish.expedition is not None:
        try:
            answer = made(wish, wish.expedition)
        except NdeError as refusal:
            answer = refusal
    sys.stdout.buffer.write(pickle.dumps(answer))


if __name__ == "__main__":
    main()
