"""A game as a reader has it before them: its ruleset and its words."""

from __future__ import annotations

from typing import NamedTuple

from nde.locale import Words
from nde.rules.ruleset import Ruleset


class ChosenGame(NamedTuple):
    """A ruleset and the speaker for it."""

    rules: Ruleset
    words: Words
    packs: tuple[str, ...] = ()
    """The packs laid over it, as they were named."""
    names: tuple[tuple[str, str, str], ...] = ()
    """The words the packs bring, in every language: language, message, text."""

    @property
    def title(self) -> str:
        """What the reader calls the game; with a pack, the pack's own title."""
        key = f"game-{self.rules.id}"
        return self.words.say(key) if self.words.has(key) else self.rules.id
