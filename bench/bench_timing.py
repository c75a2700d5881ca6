"""Whether the time an answer takes tells a player of what is hidden: two tables that differ in nothing else.

At the second, three foes more lie in wait.  What a player gets is the same byte for byte
(`tests.table.twins`); here is how long it takes to make, both in turns, in time of the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from statistics import median
from time import thread_time

import msgspec

from bench.tables import Table
from nde.board import Board, Grid, Square
from nde.errors import NdeError
from nde.prose.menu import shown_offers
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.decide import decide
from nde.table.offers import odds_asked
from nde.table.seats import GM
from nde.table.view import view

RUNS = 150
LURKERS = ("lurker-1", "lurker-2", "lurker-3")


def table_with(game: str, lurkers: tuple[str, ...]) -> Table:
    """Four heroes before a foe, and some that nobody sees."""
    table = Table(game)
    table.sit()
    table.bring_party()
    cast = table.state.playing.cast("brute", "minion")
    board = Board(grid=Grid(width=12, height=10)).put("foe", Square(6, 4))
    for row, player in enumerate(("p1", "p2", "p3", "p4")):
        board = board.put(f"{player}-1", Square(2, 2 + row))
    for row, one in enumerate(lurkers):
        board = board.put(one, Square(10, 2 + row))
    foes = dict.fromkeys(("foe", *lurkers), cast)
    table.do(GM, c.SetScene(place="a ford", foes=foes, hidden=lurkers, space=board))
    return table


def asked(table: Table) -> dict[str, Callable[[], object]]:
    """What a player may ask for, without that anything happens."""
    state, dice = table.state, table.dice
    offer = shown_offers(state, "p1")[0].offer

    def refused() -> None:
        with suppress(NdeError):
            decide(state, c.Command(seat="p1", do=c.Remove(figure="lurker-1")), dice)

    return {
        "a view": lambda: msgspec.json.encode(view(msgspec.structs.replace(state), "p1"), enc_hook=str),
        "the odds of an offer": lambda: odds_asked(state, "p1", offer.action, {}),
        "a refusal": refused,
        "something said": lambda: decide(state, c.Command(seat="p1", do=c.Say(text="hello")), dice),
    }


def took(work: Callable[[], object]) -> float:
    """How many microseconds it takes."""
    began = thread_time()
    work()
    return 1_000_000 * (thread_time() - began)


def main() -> None:
    """Print medians of both tables, and how often the slower of a pair is the one with the lurkers."""
    print("| game, what a player gets | nobody hidden, µs | three hidden, µs | the slower of two is theirs |")
    print("|---|---|---|---|")
    for game in ruleset_ids():
        tables = [asked(table_with(game, lurkers)) for lurkers in ((), LURKERS)]
        for what in tables[0]:
            pairs = [(took(tables[0][what]), took(tables[1][what])) for _ in range(RUNS)]
            few, many = (median(found) for found in zip(*pairs, strict=True))
            slower = sum(one < other for one, other in pairs) / len(pairs)
            print(f"| {game}, {what} | {few:.0f} | {many:.0f} | {slower:.0%} |", flush=True)


if __name__ == "__main__":
    main()
