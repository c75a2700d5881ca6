"""Talks at a table in this process: every line that is written is kept."""

from __future__ import annotations

from collections.abc import Sequence

from nde.board import Board, Grid, Square
from nde.errors import NdeError
from nde.locale.complaints import Refused
from nde.prose.talk import Row, Talk
from nde.prose.talk.paper import Known, headline, spelled
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.header import Header
from nde.table.seats import GM
from nde.table.state import State
from tests.table.play import sheet_of


class Sheet:
    """A paper that keeps everything."""

    is_plain = True
    is_tall = False
    room = 0
    width = 10_000

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._known = Known()

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines

    def title(self, text: str, aside: str = "") -> None:
        self.lines.append(headline(text, aside))

    def text(self, text: str, *, kind: str = "") -> None:
        self.lines.append(spelled(text))

    def page(self, lines: Sequence[str]) -> None:
        self.lines += lines

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        self.lines += [f"{typed}: {spelled(text)}" for typed, text in rows]

    def people(self, rows: Sequence[Row]) -> None:
        self.lines += self._known.changed(rows)

    def map(self, lines: Sequence[str]) -> None:
        self.lines += lines

    def forget(self) -> None:
        self._known.forget()


class Local:
    """A table, and whoever talks at it."""

    def __init__(self, game: str = "nde12", state: State | None = None) -> None:
        self.dice = SeededDice(b"7" * 32)
        self.state = state or State(header=Header(game=game, commitment=self.dice.commitment))
        self.talks: dict[str, Talk] = {}
        self.last = Entry(number=0, seat=GM, events=())
        self.present: tuple[str, ...] | None = None
        self.said: dict[str, list[str]] = {}
        """By seat, what it was told of the latest entry."""

    def here(self) -> tuple[str, ...] | None:
        return self.present

    def told(self) -> list[str]:
        return ["once upon a time"]

    def talk(self, seat: str, language: str = "en") -> Talk:
        """The talk of a seat."""
        if seat not in self.talks:
            self.talks[seat] = Talk(self, seat, language, Sheet())
        return self.talks[seat]

    def do(self, seat: str, do: c.AnyDo, base: int | None = None) -> None:
        """Carry out a command, and tell everybody."""
        before = self.state
        entry = self.last = decide(before, c.Command(seat=seat, do=do, base=base), self.dice)
        self.state = apply(before, entry)
        for seat_told, talk in self.talks.items():
            paper = talk.paper
            assert isinstance(paper, Sheet)
            count = len(paper.lines)
            talk.tell(before, entry, self.state)
            self.said[seat_told] = paper.lines[count:]

    def type(self, seat: str, text: str) -> list[str]:
        """What a seat is told after a line; the table is shown after a command."""
        talk = self.talk(seat)
        paper = talk.paper
        assert isinstance(paper, Sheet)
        paper.take()
        try:
            wishes = talk.obey(text)
            for wish in wishes:
                self.do(seat, wish.do, talk.base or None)
        except (Refused, NdeError) as fault:
            paper.take()
            talk.complain(fault, text)
            return paper.take()
        if any(wish.is_shown for wish in wishes):
            talk.look()
        return paper.take()


def yard(game: str = "nde12", *, is_fight: bool = True) -> Local:
    """Two heroes of two players before two wolves, one of them behind a wall; somebody watches."""
    table = Local(game)
    table.do(GM, c.Sit(seat=GM, name="Ada", role="gm"))
    for seat, name in (("p1", "Ann"), ("p2", "Bob Lee")):
        table.do(seat, c.Sit(seat=seat, name=name))
    table.do("eyes", c.Sit(seat="eyes", name="Eve", role="spectator"))
    for number, seat in enumerate(("p1", "p2"), 1):
        table.do(seat, c.Bring(id=f"hero-{number}", sheet=sheet_of(game, number), seat=seat))
    grid = Grid(width=8, height=5, walls=frozenset(Square(5, y) for y in range(4)))
    board = Board(grid=grid).put("hero-1", Square(1, 1)).put("hero-2", Square(1, 3))
    board = board.put("wolf-1", Square(2, 2)).put("wolf-2", Square(7, 1))
    playing = table.state.playing
    block = playing.cast("beast", "minion")
    space = board if "board" in table.state.rules.spaces else None
    table.do(GM, c.SetScene(place="yard", foes={"wolf-1": block, "wolf-2": block}, space=space))
    if is_fight:
        table.do(GM, c.Mark(moment="fight"))
    return table
