"""Tables to measure: games of any length played by bots, and a fight with five seats."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from nde.board import Board, Grid, Square
from nde.dice import at_random, play, seeded
from nde.rules import ruleset_named
from nde.rules.play import Rank
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.bots import take_step
from nde.table.codec import write_log
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.questions import open_questions
from nde.table.seats import GM, Agreement
from nde.table.state import State

PLAYERS = ("p1", "p2", "p3", "p4")
SEATS = (GM, *PLAYERS)
FOES: dict[str, Rank] = {
    "boss": "boss",
    "one": "minion",
    "two": "minion",
    "three": "minion",
    "four": "minion",
}


class Table:
    """A table that is being played."""

    def __init__(self, game: str) -> None:
        self.dice = SeededDice(bytes(range(32)))
        self.state = State(header=Header(game=game, commitment=self.dice.commitment))
        self.entries: list[Entry] = []
        self.parties = 0

    def do(self, seat: str, do: c.AnyDo) -> None:
        """Let a command be decided, kept and applied; it has an id, as a client's has."""
        command = c.Command(seat=seat, do=do, id=f"{seat}-{self.state.version:08}", at=1_700_000_000)
        self.keep(decide(self.state, command, self.dice))

    def keep(self, entry: Entry) -> None:
        """Keep an entry and apply it."""
        self.entries.append(entry)
        self.state = apply(self.state, entry)

    def sit(self) -> None:
        """Let everybody take a seat: a bot plays in each."""
        self.do(GM, c.Sit(seat=GM, name="gm", role="gm", bot="gm"))
        for player in PLAYERS:
            self.do(player, c.Sit(seat=player, name=player, bot="careful"))

    def bring_party(self) -> None:
        """Let four fresh heroes come, and those before them go."""
        rules = self.state.rules
        scene = self.state.world.scene
        gone = [one.id for one in self.state.playing.people(scene)] if scene is not None else []
        self.parties += 1
        for number, player in enumerate(PLAYERS):
            seed = 10 * self.parties + number
            made = play(rules.create(), seeded(seed), at_random(seeded(seed + 1)))
            self.do(player, c.Bring(id=f"{player}-{self.parties}", sheet=rules.write_sheet(made)))
        for id in gone:
            self.do(GM, c.Remove(figure=id))

    def fight(self, *, with_board: bool) -> None:
        """Set a scene with a boss and four minions, and let the fight begin."""
        cast = self.state.playing.cast
        foes = {id: cast("brute", rank) for id, rank in FOES.items()}
        board = Board(grid=Grid(width=12, height=10, walls=frozenset({Square(5, 4), Square(5, 5)})))
        for place, player in enumerate(PLAYERS):
            board = board.put(f"{player}-{self.parties}", Square(3, 2 + place))
        for place, foe in enumerate(foes):
            board = board.put(foe, Square(4 if place < 2 else 8, 2 + place))
        self.do(GM, c.SetScene(place="a ford", foes=foes, space=board if with_board else None))
        self.do(GM, c.Mark(moment="fight"))

    def step(self) -> bool:
        """Let one of the bots do something, the players first."""
        for seat in (*PLAYERS, GM):
            entry = take_step(self.state, seat, self.dice)
            if entry is not None:
                self.keep(replace(entry, command=f"{seat}-{entry.number:08}", at=1_700_000_000))
                return True
        return False


@cache
def played(game: str, entries: int, *, with_board: bool = False) -> Table:
    """A game of so many entries: fights by bots, one after the other."""
    table = Table(game)
    table.sit()
    while len(table.entries) < entries:
        table.bring_party()
        table.fight(with_board=with_board)
        while len(table.entries) < entries and _goes_on(table) and table.step():
            pass
    return table


def _goes_on(table: Table) -> bool:
    turn = table.state.playing.turn(table.state.world.scene)
    return turn.is_fight or bool(open_questions(table.state))


@cache
def log_of(game: str, entries: int) -> bytes:
    """The log of such a game."""
    table = played(game, entries)
    return write_log(table.state.header, table.entries)


@cache
def five_seats(game: str, *, with_board: bool) -> Table:
    """A fight that has just begun, with a game master and four players; questions take their defaults."""
    table = Table(game)
    table.sit()
    table.do(GM, c.Agree(agreement=Agreement(answers="at-once")))
    for _ in range(20):
        table.bring_party()
        table.fight(with_board=with_board)
        if ruleset_named(game).offers(table.state.world.scene, f"p1-{table.parties}"):
            break
    return table
