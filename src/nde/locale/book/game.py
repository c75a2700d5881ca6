"""A game with the packs laid over it, and as a reader has it before them: its ruleset and its words."""

from __future__ import annotations

from typing import NamedTuple

from nde.errors import Illegal
from nde.locale import Words, words
from nde.locale.catalogue import languages_of
from nde.rules.pack import Pack, apply_pack, refuse_twice
from nde.rules.ruleset import Ruleset


class PackedGame(NamedTuple):
    """A ruleset with packs laid over it, and what these call things."""

    rules: Ruleset
    packs: tuple[str, ...] = ()
    """Their ids."""
    names: tuple[tuple[str, str, str], ...] = ()
    """The words the packs bring, in every language: language, message, text."""

    def words(self, language: str) -> Words:
        """The speaker for it."""
        own = {message: text for named, message, text in self.names if named in ("", language)}
        return words(language, self.rules.id, own)

    def title(self, language: str) -> str:
        """What the reader calls it."""
        return self.words(language).say(f"game-{self.rules.id}")

    def with_pack(self, pack: Pack) -> PackedGame:
        """One more pack laid over it; refused where it is for another game, or lies there already."""
        if pack.base != self.rules.id:
            raise Illegal("pack-for-other-game", pack=pack.id, base=pack.base, game=self.rules.id)
        refuse_twice(pack, self.packs)
        brought = {(language, key): text for language, key, text in self.names}
        brought |= {(language, key): text for language, key, text in pack.told()}
        return PackedGame(
            apply_pack(pack, {self.rules.id: self.rules}),
            (*self.packs, pack.id),
            tuple((language, key, text) for (language, key), text in brought.items()),
        )


class ChosenGame(NamedTuple):
    """A ruleset and the speaker for it."""

    rules: Ruleset
    words: Words
    packs: tuple[str, ...] = ()
    """The packs laid over it, as they were named."""
    names: tuple[tuple[str, str, str], ...] = ()
    """The words the packs bring, in every language: language, message, text."""

    def told_in(self, language: str) -> ChosenGame:
        """The same game for a reader of another language."""
        return self._replace(words=PackedGame(self.rules, self.packs, self.names).words(language))

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
