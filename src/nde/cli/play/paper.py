"""Where the table is written: with bars and rules on a screen, or as plain lines that only ever follow.

Rich lays the screen out; it is imported when the first line is written, and never for `--plain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from nde.cli.play.layout import columns, heading, pages, people, room_of
from nde.cli.session import Session, printable
from nde.locale.layout import paragraph
from nde.prose.talk.paper import Known, Row, headline, spelled

TALL = 40
"""Lines on which a map has room beside everything else."""


class _Paper:
    """What both papers are: as wide as the terminal, and patient.

    Where a person sits at a terminal, nothing leaves the screen that they have not seen: they are waited for.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._written = 0
        """Lines since a person was last waited for."""
        self._is_deaf = False

    def _put(self, lines: Sequence[str]) -> None:
        """Write lines, and wait for the person before any leaves the screen that they have not seen."""
        height = self._session.height
        for part in pages(lines, height):
            if self._written and self._written + len(part) > height - 1:
                self._pause()
            self._session.put("\n".join(part) + "\n")
            self._written += len(part)

    def _pause(self) -> None:
        self._written = 0
        if self._is_deaf or not self._session.is_terminal:
            return
        self._session.flush()
        try:
            self._session.read_line(f"{self._session.words.say('play-pause')} ")
        except EOFError:
            self._is_deaf = True

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self._session.width

    @property
    def is_tall(self) -> bool:
        """Whether a map has room beside everything else: on paper, or on a high screen."""
        return not self._session.is_terminal or self._session.height >= TALL

    def page(self, lines: Sequence[str]) -> None:
        """Lines that are laid out already."""
        self._put(printable("\n".join(lines)).split("\n"))

    def finish(self) -> None:
        """Whoever is asked now has seen everything above."""
        self._written = 0


class PlainPaper(_Paper):
    """Lines and nothing else: for pipes, and for whoever has the screen read aloud."""

    is_plain = True
    room = 0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._known = Known()

    def title(self, text: str, aside: str = "") -> None:
        """A heading, as a line of its own."""
        self._put([printable(headline(text, aside))])

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph; the sign for Enter as a word, which can be read aloud."""
        self._put(paragraph(printable(spelled(text)), self._session.width))

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Each on its line, with what is typed for it in front."""
        for typed, text in rows:
            self.text(f"{typed}: {text}")

    def people(self, rows: Sequence[Row]) -> None:
        """Only those who are not as they were when they were last spoken of."""
        for line in self._known.changed(rows):
            self.text(line)

    def map(self, lines: Sequence[str]) -> None:
        """The rows of the map, as they are."""
        self.page(lines)

    def forget(self) -> None:
        """Tell of everybody anew the next time."""
        self._known.forget()


SIDES = {"party": "green", "foes": "red", "out": "dim", "": ""}
STYLES = {"log": "", "error": "bold red", "hint": "dim", "question": "bold", "": ""}


class RichPaper(_Paper):
    """A calm screen: a place, what happened there, who is there, what can be done; colour where there is any.

    What happened is kept back until the place is written, to stand under it.
    """

    is_plain = False

    @property
    def room(self) -> int:
        """Columns that a thing to choose may have, to stand beside another."""
        return room_of(self._session.width)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._console: Any = None
        self._news: list[str] = []
        self._question = ""
        """What is asked, until what can be chosen stands below it."""

    def _print(self, *things: object) -> None:
        if self._console is None:
            from rich.console import Console

            env = self._session.env
            is_coloured = self._session.is_terminal and not env.get("NO_COLOR") and env.get("TERM") != "dumb"
            self._console = Console(
                width=self._session.width,
                force_terminal=is_coloured,
                no_color=not is_coloured,
                color_system="standard" if is_coloured else None,
                highlight=False,
                markup=False,
                emoji=False,
                legacy_windows=False,
                _environ=dict(env),
            )
        with self._console.capture() as captured:
            self._console.print(*things)
        self._put([line.rstrip() for line in captured.get().rstrip("\n").split("\n")])

    def _tell_news(self) -> None:
        news, self._news = self._news, []
        for text in news:
            self._styled(text, "log")
        question, self._question = self._question, ""
        if question:
            self._styled(question, "question")

    def finish(self) -> None:
        """Write what was kept back; whoever is asked now has seen everything above."""
        self._tell_news()
        super().finish()

    def title(self, text: str, aside: str = "") -> None:
        """A place and the moment over a line, and under it what has happened."""
        from rich.text import Text

        line, *rest = heading(printable(text), printable(aside), self._session.width)
        if self._written:
            self._print(Text(""))
        styled = [Text(line, style="bold"), *(Text(one, style="dim") for one in rest)]
        self._print(Text("\n").join(styled))
        self._tell_news()

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph; what happened waits for the place where it did."""
        if kind == "log":
            self._news.append(text)
            return
        self._tell_news()
        if kind == "question":
            self._question = text
        else:
            self._styled(text, kind)

    def _styled(self, text: str, kind: str) -> None:
        from rich.text import Text

        lines = paragraph(printable(text), self._session.width)
        self._print(Text("\n".join(lines), style=STYLES[kind]))

    def page(self, lines: Sequence[str]) -> None:
        """Lines that are laid out already."""
        self._tell_news()
        super().page(lines)

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Things to choose, with what is typed for them in front, side by side where there is room."""
        from rich.text import Text

        width = self._session.width
        question, self._question = self._question, ""
        self._tell_news()
        asked = paragraph(printable(question), width) if question else []
        told = columns([(typed, printable(text)) for typed, text in rows], width)
        self._print(Text("\n").join([*(Text(line, style="bold") for line in asked), *map(Text, told)]))

    def people(self, rows: Sequence[Row]) -> None:
        """Who is there: the party, and the others by their letters."""
        from rich.text import Text

        self._tell_news()
        lines = people(rows, self._session.width)
        told = [
            Text("").join(Text(printable(cell.text), style=SIDES[cell.kind]) for cell in line)
            for line in lines
        ]
        if told:
            self._print(Text("\n").join([Text(""), *told, Text("")]))

    def map(self, lines: Sequence[str]) -> None:
        """The map, as it is."""
        from rich.text import Text

        self._tell_news()
        self._print(Text(printable("\n".join(lines))))

    def forget(self) -> None:
        """Nothing: everybody is shown each time."""


Screen: TypeAlias = PlainPaper | RichPaper
"""Either of them."""
