"""What was typed, taken apart: commands are known in every language, so that habits need not be unlearned."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from nde.errors import Unreadable
from nde.locale import LANGUAGES, words
from nde.locale.typed import folded, nearest, whole_number

KNOWN = (
    "help",
    "menu",
    "more",
    "look",
    "who",
    "reach",
    "cover",
    "map",
    "end",
    "done",
    "hero",
    "take",
    "hand",
    "open",
    "shut",
    "ping",
    "measure",
    "label",
    "draw",
    "wipe",
    "sheet",
    "log",
    "why",
    "odds",
    "undo",
    "redo",
    "save",
    "say",
    "whisper",
    "note",
    "roll",
    "decline",
    "dice",
    "rest",
    "create",
    "advance",
    "gm",
    "close",
    "quit",
)
"""Everything that a word stands for, in the order of the help; a shell may know less."""
SAID_WHOLE = ("who", "menu", "why", "help", "look", "reach", "cover")
"""What can be asked for in a sentence as well as in a word."""
OPEN_ENDED = ("reach", "cover")
"""Sentences that go on with whom or what they are about."""
MISTYPED = 0.75
"""How much a word has to be like another to be taken for it."""
LONGEST = 6
"""Words of a sentence that goes on."""
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
    def is_sentence(self) -> bool:
        """Whether several words were typed, and not one with a number or a square."""
        return sum(word.isalpha() for word in self.words) > 1

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
            raise Unreadable("given-twice", word=pair[1])
        else:
            pairs[pair[1]] = pair[2]
    return Line(tuple(found), pairs, plain)


@cache
def _known() -> dict[str, str]:
    known: dict[str, str] = {}
    for language in reversed(LANGUAGES):
        for command in KNOWN:
            known |= dict.fromkeys(words(language).say(f"play-words-{command}").split(), command)
    return known


def command_of(word: str) -> str:
    """The command a word stands for in any language; empty for another word."""
    return _known().get(word.casefold(), "")


def is_meant(wish: str, word: str) -> bool:
    """Whether a word is among those for a wish such as `fog-on`, in any language."""
    known = (words(language).say(f"play-words-{wish}") for language in LANGUAGES)
    return folded(word) in {folded(one) for said in known for one in said.split()}


@cache
def _sentences() -> dict[str, str]:
    """Sentences, without capitals, marks and stops, and what each stands for."""
    return {
        _bare(one): command
        for language in reversed(LANGUAGES)
        for command in SAID_WHOLE
        for one in words(language).say(f"talk-phrases-{command}").split(",")
    }


def _bare(text: str) -> str:
    """A sentence as it is compared.

    >>> _bare("Who can reach me?")
    'who can reach me'
    """
    return " ".join(folded(text).rstrip("?!. ").replace("’", "'").split())


def read_command(line: Line) -> tuple[str, Line]:
    """The command that a line stands for in any language, and the line behind it; empty for another line.

    >>> command, line = read_command(read_line("Who can reach Ash?"))
    >>> command, line.rest
    ('reach', 'Ash')
    """
    bare, sentences = _bare(line.text), _sentences()
    if bare in sentences:
        return sentences[bare], read_line(line.first)
    for count in range(min(len(line.words) - 1, LONGEST), 1, -1):
        command = sentences.get(_bare(" ".join(line.words[:count])), "")
        if command in OPEN_ENDED:
            rest = " ".join(line.words[count:]).rstrip("?!. ")
            return command, read_line(f"{line.first} {rest}")
    return command_of(line.first), line


def nearest_word(word: str, also: tuple[str, ...], language: str, least: float = MISTYPED) -> str:
    """The word that was mistyped, among commands of the reader's language and others; or none.

    A word that merely looks alike is none: who wants to `attack` does not mean `take`.
    """
    own = [word for command in KNOWN for word in words(language).say(f"play-words-{command}").split()]
    alike = [one for one in (*own, *also) if one[:1].casefold() == word[:1].casefold()]
    return nearest(word, alike, least) or ""


def read_faces(text: str) -> tuple[int, ...]:
    """Faces with commas or spaces between them.

    >>> read_faces("4, 6")
    (4, 6)
    """
    parts = [part for part in re.split(r"[,;\s]+", text.strip()) if part]
    numbers = [whole_number(part) for part in parts]
    if not parts or any(number is None or number < 0 for number in numbers):
        raise Unreadable("not-faces", text=text)
    return tuple(number for number in numbers if number is not None)
