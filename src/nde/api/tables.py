"""`nde.Table`: a game played alone with the engine, line by line or by commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from nde.api.characters import Character
from nde.api.refusals import as_refused
from nde.api.session import Unattended
from nde.cli.arguments import Arguments, arguments_of
from nde.cli.play.conversation import Conversation, introduce
from nde.cli.play.game_file import Keeper, begin, open_game
from nde.cli.play.json_lines import read_command, view_data
from nde.cli.play.local_table import PLAYER, LocalTable
from nde.cli.play.paper import PlainPaper
from nde.cli.play.start import HEROES, begin_session_after_a_break, begun, read_wishes
from nde.cli.session import DEFAULT_WIDTH
from nde.errors import NdeError


class Table:
    """A game that the engine leads, in memory or in a file that `nde play --file` and `nde replay` take too.

    What is typed reads and writes no files, so that lines of strangers may be handed on.

    >>> table = Table("nde12", "mill-ford", seed=5)
    >>> table.is_over
    False
    """

    def __init__(
        self,
        game: str,
        adventure: str | None = None,
        *,
        heroes: int | Iterable[Character] = HEROES,
        companions: str | None = None,
        seed: int | None = None,
        file: str | Path | None = None,
        language: str = "en",
        width: int = DEFAULT_WIDTH,
    ) -> None:
        """Begin a game: an adventure of ours or a file of one, with heroes drawn or given."""
        keep = (lambda header, seed: Keeper()) if file is None else partial(begin, Path(file))
        sheets = () if isinstance(heroes, int) else tuple([one.kept for one in heroes])
        count = heroes if isinstance(heroes, int) else len(sheets)
        session = Unattended(language, width)
        with as_refused() as noted:
            arguments = _wished(game, adventure, count, companions, seed, noted)
            wishes = read_wishes(arguments, session, PlainPaper(session), sheets)
        with as_refused():
            self._sit_down(begun(wishes, language, keep), session, is_new=True)

    @classmethod
    def resumed(cls, file: str | Path, /, *, language: str = "en", width: int = DEFAULT_WIDTH) -> Table:
        """The game in a file, played on from where it was left."""
        with as_refused():
            kept = open_game(Path(file))
            table = LocalTable(kept.header, kept.entries, kept.seed, kept.file)
            begin_session_after_a_break(table)
            self = cls.__new__(cls)
            self._sit_down(table, Unattended(language, width))
        return self

    def _sit_down(self, table: LocalTable, session: Unattended, *, is_new: bool = False) -> None:
        self._table, self._session = table, session
        self._conversation = Conversation(table, session, PlainPaper(session), has_files=False)
        self._conversation.recall()
        if is_new:
            introduce(self._conversation.talk)
        self._conversation.go_on()
        self._opening = self._written()

    @property
    def opening(self) -> str:
        """What the player is shown first."""
        return self._opening

    @property
    def is_over(self) -> bool:
        """Whether the adventure has ended."""
        story = self._conversation.talk.view.story
        return self._table.state.is_closed or bool(story is not None and story.ending)

    def say(self, line: str, /) -> str:
        """Do what a line says, as at `nde play --plain`, and give back what is shown then."""
        with as_refused():
            try:
                self._conversation.obey(line)
            finally:
                shown = self._written()
        return shown

    def do(self, command: Mapping[str, object], /) -> str:
        """Carry out a command as `nde play --json` takes it behind `do`, and give back what is shown then."""
        with as_refused():
            do = read_command(msgspec.json.encode({"do": command}).decode()).do
            if do is not None:
                self._conversation.tell(*self._table.do(PLAYER, do))
            self._conversation.go_on()
        return self._written()

    def log(self, language: str | None = None) -> list[str]:
        """The whole game in sentences, in the table's language or another."""
        return self._conversation.told(language)

    def view(self) -> dict[str, Any]:
        """The table as a program sees it: people, questions, and what can be done with its odds."""
        return view_data(self._table.state, PLAYER)

    def close(self) -> None:
        """Let go of the file."""
        self._table.file.close()

    def __enter__(self) -> Table:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _written(self) -> str:
        """What was written since the last time."""
        return self._session.taken().strip("\n")


def _wished(
    game: str,
    adventure: str | None,
    heroes: int,
    companions: str | None,
    seed: int | None,
    noted: list[NdeError],
) -> Arguments:
    """What the line of `nde play` would say."""
    said = {"game": game, "heroes": heroes, "companions": companions, "seed": seed}
    options = [f"{name}={value}" for name, value in said.items() if value is not None]
    return arguments_of("play", () if adventure is None else (adventure,), options, noted)
