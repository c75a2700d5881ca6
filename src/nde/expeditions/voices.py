"""The words of an expedition in every language: messages with the names of what it is about put in.

A name has the forms its language needs as attributes of its message, such as `.acc`; each is a fact of its
own, `$prize-acc`.  `$prize-cap` and `$prize-cap-acc` are what a sentence begins with.
"""

from __future__ import annotations

from typing import TypeAlias

from nde.locale import LANGUAGES, Words, words

Texts: TypeAlias = dict[str, str]
"""A text by language, as adventures are written."""
FORMS = ("acc", "gen", "dat", "ins")


class Voices:
    """Says the same in every language about one expedition."""

    def __init__(self, village: str, prize: str, villain: str) -> None:
        self._by_language = {
            language: (speaker, _facts(speaker, village, prize, villain))
            for language in LANGUAGES
            for speaker in (words(language),)
        }

    def say(self, *keys: str) -> Texts:
        """Whole sentences one after another, each a message `<id>` or a part of one, `<id>.<part>`."""
        return {
            language: " ".join(_said(speaker, key, facts) for key in keys)
            for language, (speaker, facts) in self._by_language.items()
        }

    def leading(self, key: str, place: str) -> Texts:
        """A way that names the room it leads to."""
        return {
            language: speaker.say(key, place=speaker.say(place))
            for language, (speaker, _) in self._by_language.items()
        }


def _facts(speaker: Words, village: str, prize: str, villain: str) -> dict[str, str]:
    found = {"village": village}
    for name, key in (("prize", f"expedition-prize-{prize}"), ("villain", f"expedition-villain-{villain}")):
        plain = speaker.say(key)
        found[name], found[f"{name}_cap"] = plain, _capital(plain)
        for form in FORMS:
            formed = speaker.attribute(key, form) or plain
            found[f"{name}_{form}"], found[f"{name}_cap_{form}"] = formed, _capital(formed)
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _said(speaker: Words, key: str, facts: dict[str, str]) -> str:
    id, _, part = key.partition(".")
    return speaker.attribute(id, part, **facts) if part else speaker.say(id, **facts)
