"""What was typed, taken apart: commands are known in every language, so that habits need not be unlearned."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from nde.cli.arguments import whole_number
from nde.cli.faults import GivenTwice
from nde.cli.nearest import nearest
from nde.cli.play.refusals import NotFaces
from nde.locale import LANGUAGES, words

COMMANDS = (
    "help",
    "more",
    "look",
    "map",
    "end",
    "hero",
    "sheet",
    "log",
    "why",
    "odds",
    "undo",
    "redo",
    "save",
    "say",
    "roll",
    "dice",
    "rest",
    "advance",
    "gm",
    "close",
    "quit",
)
_PAIR = re.compile(r"([^\W\d][\w.-]*)=(.*)", re.DOTALL)


class Line(NamedTuple):
    """One line: its words, and the `key=value` pairs among them."""

    words: tuple[str, ...]
    pairs: dict[str, str]
    text: str
    """The whole line as it was typed."""

    @property
    def first(self) -> str:
        """The first word."""
        return self.words[0] if self.words else ""

    @property
    def rest(self) -> str:
        """What stands behind the first word, as it was typed."""
        return self.text.partition(" ")[2].strip()


def read_line(text: str) -> Line:
    """The line in its parts.

    >>> read_line("3 steps=-1 because=position").pairs
    {'steps': '-1', 'because': 'position'}
    """
    plain = text.strip()
    found: list[str] = []
    pairs: dict[str, str] = {}
    for word in plain.split():
        pair = _PAIR.fullmatch(word)
        if pair is None:
            found.append(word)
        elif pair[1] in pairs:
            raise GivenTwice(word=pair[1])
        else:
            pairs[pair[1]] = pair[2]
    return Line(tuple(found), pairs, plain)


@cache
def _known() -> dict[str, str]:
    known: dict[str, str] = {}
    for language in reversed(LANGUAGES):
        for command in COMMANDS:
            known |= dict.fromkeys(words(language).say(f"play-words-{command}").split(), command)
    return known


def command_of(word: str) -> str:
    """The command a word stands for in any language; empty for another word."""
    return _known().get(word.casefold(), "")


def nearest_word(word: str, also: tuple[str, ...], language: str) -> str:
    """The word that was probably meant, among commands of the reader's language and others; or none."""
    own = [word for command in COMMANDS for word in words(language).say(f"play-words-{command}").split()]
    return nearest(word, (*own, *also)) or ""


def read_faces(text: str) -> tuple[int, ...]:
    """Faces with commas or spaces between them.

    >>> read_faces("4, 6")
    (4, 6)
    """
    parts = [part for part in re.split(r"[,;\s]+", text.strip()) if part]
    numbers = [whole_number(part) for part in parts]
    if not parts or any(number is None or number < 0 for number in numbers):
        raise NotFaces(text=text)
    return tuple(number for number in numbers if number is not None)
