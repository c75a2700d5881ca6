"""Where the table is written: with bars and rules on a screen, or as plain lines that only ever follow.

Rich lays the screen out; it is imported when the first line is written, and never for `--plain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nde.cli.session import Session, printable
from nde.locale.layout import entries, paragraph
from nde.prose.talk.paper import Known, Row, gauges, spelled

CELLS = 10
"""How long a bar is at most; a shorter track has a cell for each point."""


class PlainPaper:
    """Lines and nothing else: for pipes, and for whoever has the screen read aloud."""

    is_plain = True

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known = Known()

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self._session.width

    def page(self, lines: Sequence[str]) -> None:
        """Lines that are laid out already."""
        self._session.write("\n".join(lines))

    def title(self, text: str) -> None:
        """A heading, as a line of its own."""
        self._session.write(text)

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph; the sign for Enter as a word, which can be read aloud."""
        self._session.write("\n".join(paragraph(printable(spelled(text)), self._session.width)))

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
        for line in lines:
            self._session.write(line)

    def forget(self) -> None:
        """Tell of everybody anew the next time."""
        self._known.forget()


STYLES = {"log": "", "error": "bold red", "hint": "dim", "question": "bold", "": ""}


class RichPaper:
    """A calm screen: headings, bars, and colour where there is any."""

    is_plain = False

    def __init__(self, session: Session) -> None:
        self._session = session
        self._console: Any = None

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self._session.width

    def page(self, lines: Sequence[str]) -> None:
        """Lines that are laid out already."""
        self._session.write("\n".join(lines))

    def _print(self, *things: Any) -> None:
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
        self._session.put("\n".join(line.rstrip() for line in captured.get().rstrip("\n").split("\n")) + "\n")

    def title(self, text: str) -> None:
        """A heading between two lines."""
        from rich.rule import Rule
        from rich.text import Text

        self._print(Rule(Text(printable(text), style="bold"), align="left", style="dim"))

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph; what happened is set in a little."""
        from rich.text import Text

        indent, first = ("  ", "· ") if kind == "log" else ("", "")
        lines = paragraph(printable(text), self._session.width, indent, first)
        self._print(Text("\n".join(lines), style=STYLES[kind]))

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Things to choose, with what is typed for them in a column."""
        from rich.text import Text

        self._print(Text(printable("\n".join(entries(rows, self._session.width, most=8)))))

    def people(self, rows: Sequence[Row]) -> None:
        """Who is there, with bars for what wears down."""
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            grid.add_column(overflow="fold")
        for person, label in rows:
            style = "dim" if person.is_out else "green" if person.side == "party" else "red"
            grid.add_row(
                Text(f"{label.sign:>2}"),
                Text(printable(label.name), style=style),
                Text(bar(*label.tracks[0][1:]) if label.tracks else "", style=style),
                Text(gauges(label)),
                Text(printable(", ".join(label.notes)), style="italic"),
            )
        self._print(grid)

    def map(self, lines: Sequence[str]) -> None:
        """The map, as it is."""
        from rich.text import Text

        self._print(Text(printable("\n".join(lines))))

    def forget(self) -> None:
        """Nothing: everybody is shown each time."""


def bar(value: int, most: int) -> str:
    """A track as a bar: a cell for each point, or ten for more than ten.

    >>> bar(3, 5), bar(7, 14)
    ('■■■□□', '■■■■■□□□□□')
    """
    whole = max(most, value, 1)
    cells = min(max(most, value, 0), CELLS)
    full = -(-max(value, 0) * cells // whole)
    return "■" * full + "□" * (cells - full)
