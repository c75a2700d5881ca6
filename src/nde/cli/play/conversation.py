"""The conversation at the terminal: reads lines, carries out what they stand for, and never gives up."""

from __future__ import annotations

from nde.cli.play.files_typed import with_files
from nde.cli.play.map_power import WITH_FILES
from nde.cli.play.sitting import PLAYER, Sitting
from nde.cli.session import Session
from nde.errors import NdeError
from nde.locale.complaints import Refused
from nde.prose.log import Teller
from nde.prose.talk import Paper, Shell, Talk, Wish
from nde.table import commands as c
from nde.table.apply import apply, fold
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State

PROMPT = "> "


class Conversation:
    """A person at a table of their own."""

    def __init__(self, sitting: Sitting, session: Session, paper: Paper) -> None:
        self.sitting, self.session = sitting, session
        self.is_leaving = False
        shell = Shell(with_files(self), WITH_FILES, is_own_gm=True)
        self.talk = Talk(self, PLAYER, session.language, paper, shell)

    @property
    def state(self) -> State:
        """The table as it is."""
        return self.sitting.state

    def here(self) -> tuple[str, ...] | None:
        """Nothing: nobody is connected to a terminal."""
        return None

    def told(self) -> list[str]:
        """The whole game in sentences."""
        teller = Teller(PLAYER, self.session.language)
        state = fold(self.state.header, ())
        lines: list[str] = []
        for entry in self.sitting.entries:
            before, state = state, apply(state, entry)
            lines += teller.tell(before, entry, state)
        return lines

    def run(self) -> None:
        """Talk until the person leaves; whatever was done until then is kept."""
        self._remember()
        self.go_on()
        while not self.is_leaving:
            try:
                text = self._read()
            except EOFError:
                self.session.write("")
                return
            try:
                self.obey(text)
            except (Refused, NdeError) as fault:
                self.talk.complain(fault, text)
            self.session.flush()

    def _remember(self) -> None:
        state = fold(self.state.header, ())
        for entry in self.sitting.entries:
            before, state = state, apply(state, entry)
            self.talk.remember(before, entry, state)

    def _read(self) -> str:
        self.session.flush()
        text = self.session.read_line(PROMPT)
        if not self.session.is_terminal:
            self.session.write(text)  # a transcript shows what was said
        return text

    def obey(self, text: str) -> None:
        """Carry out one line, and show what there is then."""
        wishes = self.talk.obey(text)
        for wish in wishes:
            self.tell(*self._carried_out(wish))
        if any(wish.is_shown for wish in wishes):
            self.go_on()

    def _carried_out(self, wish: Wish) -> tuple[State, Entry]:
        """Carry out a command; undo and redo count the person's own steps, with what the bots did since."""
        do = wish.do
        if isinstance(do, c.Close):
            return self.sitting.do(GM, do)
        if wish.as_gm:
            return self.sitting.rule(do)
        if isinstance(do, c.Undo):
            do = c.Undo(count=self.sitting.steps_back(do.count))
        elif isinstance(do, c.Redo):
            do = c.Redo(count=self.sitting.steps_on(do.count))
        return self.sitting.do(PLAYER, do)

    def tell(self, before: State, entry: Entry) -> None:
        """Tell an entry."""
        self.talk.tell(before, entry, self.state)

    def go_on(self) -> None:
        """Let the bots act, and show what there is to do then."""
        for before, entry in self.sitting.others():
            self.tell(before, entry)
        self.talk.look()
