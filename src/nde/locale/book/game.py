"""A game as a reader has it before them: its ruleset and its words."""

from __future__ import annotations

from typing import NamedTuple

from nde.locale import Words
from nde.locale.catalogue import languages_of
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

    @property
    def credit(self) -> str:
        """Whose game it is, and in which languages it has words where the reader's is none of them."""
        known = languages_of(self.rules.id)
        said = [self.words.say(f"credit-{self.rules.id}")]
        if self.words.language not in known:
            named = ", ".join([self.words.say(f"told-in-{language}") for language in known])
            said.append(self.words.say("game-told-in", languages=named))
        return " ".join(said)
