"""`nde.character`: a hero made by the game's own creation, and `nde.Character`: one who has a sheet."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.api.games import NOTHING_SAID, chosen
from nde.api.refusals import as_refused
from nde.api.session import Unattended
from nde.api.situations import Said, typed
from nde.cli.character import created, read_character, read_document, sheet_data
from nde.cli.creation import Chooser, choices_by_key
from nde.cli.randomness import faces_for
from nde.cli.session import DEFAULT_WIDTH
from nde.dice import at_random
from nde.locale.book.game import ChosenGame
from nde.prose.sheet_files import read_sheet_text, sheet_toml, with_packs
from nde.prose.sheets import sheet_text
from nde.rules.ruleset import Sheet

SHEET = "sheet"
"""What a sheet is called in faults, where a file would have a name."""


class Character(msgspec.Struct, frozen=True):
    """A hero, whom `nde.fight` lets fight and who sits at a `nde.Table`."""

    game: ChosenGame
    document: dict[str, Any]
    """What stands in a sheet file, by its keys."""

    @classmethod
    def read(cls, sheet: str) -> Character:
        """The hero of a sheet, in TOML as `toml()` writes it; every fault in it is told with its place."""
        with as_refused():
            found = read_document(read_sheet_text(sheet), SHEET, NOTHING_SAID, Unattended())
            read_character(SHEET, found.game, found.document)
            return cls(found.game, found.document)

    @property
    def name(self) -> str:
        """What the hero is called."""
        return self._sheet.name

    @property
    def _sheet(self) -> Sheet:
        return self.game.rules.sheet(self.game.rules.read_sheet(self.document))

    @as_refused()
    def text(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The sheet, as `nde character show` shows it."""
        return sheet_text(self.game.told_in(language), self._sheet, width)

    def toml(self) -> str:
        """The sheet as a file, which every command and every table takes."""
        return sheet_toml(self.kept)

    def data(self) -> dict[str, object]:
        """The answer of `nde character show --json`."""
        return sheet_data(self.game, self._sheet, self.document)

    @property
    def kept(self) -> dict[str, object]:
        """The sheet with the packs it was made with."""
        return with_packs(self.document, self.game.packs)


def character(game: str, /, *, seed: int | None = None, language: str = "en", **choices: Said) -> Character:
    """Make a hero by the choices given; the others are drawn, with a seed the same each time.

    Words that creation proposes, such as a name, are written in `language`.

    >>> character("nde12", role="rogue", seed=5).name
    'Sable'
    """
    with as_refused():
        made_in, faces = chosen(game, language), faces_for(seed)
        wishes = choices_by_key({name: typed(value) for name, value in choices.items()})
        return Character(made_in, created(made_in, Chooser(wishes, made_in.words, faces, at_random(faces))))
