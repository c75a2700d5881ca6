"""Reads the words of a command line by the table of `commands`, and finds every fault at once.

>>> parsed = read_arguments(["odds", "nde12", "test", "die=d10", "steps=-1", "--json"])
>>> parsed.command.name, parsed.words, parsed.pairs, parsed.flags
('odds', ('nde12', 'test'), {'die': 'd10', 'steps': '-1'}, {'json': True})
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from nde.cli.commands import BY_NAME, EVERYWHERE, FIRST_WORDS, FLAGS, GROUPS, Command, Flag, in_group
from nde.errors import Missing, NdeError, Unreadable
from nde.locale.complaints import Refused
from nde.locale.typed import whole_number

_PAIR = re.compile(r"([^\W\d][\w.-]*)=(.*)", re.DOTALL)
_SHORT_FLAG = re.compile(r"-(?![dkw]\d|[dkw]%|max|min)[^\W\d]", re.IGNORECASE)
"""A dash and a letter, but no negative die such as `-d6`."""
_SHORT = {"-h": "--help", "-?": "--help", "-V": "--version"}

ALONE = ("--help", "--version", "--lang")
"""Flags that need no command."""

ANSWERS = ("svg", "out", "file")
"""Flags that name a file for the answer."""


class Arguments(NamedTuple):
    """What a command line says, once it is found in order."""

    command: Command
    words: tuple[str, ...]
    pairs: dict[str, str]
    flags: dict[str, Any]

    def number(self, flag: str) -> int | None:
        """The value of a flag that takes a number, if it was given."""
        value = self.flags.get(flag)
        return value if isinstance(value, int) else None

    def text(self, flag: str) -> str | None:
        """The value of a flag that takes a text, if it was given."""
        value = self.flags.get(flag)
        return value if isinstance(value, str) else None

    def texts(self, flag: str) -> tuple[str, ...]:
        """The values of a flag that may stand several times."""
        return tuple(self.flags.get(flag, ()))

    def word(self, place: int) -> str | None:
        """The word at a place, if it was given."""
        return self.words[place] if place < len(self.words) else None


def wished_language(argv: list[str]) -> str | None:
    """The value of the last `--lang`, found before anything else is read: faults are told in it too."""
    found = None
    for place, token in enumerate(argv):
        if token == "--":
            break
        if token.startswith("--lang="):
            found = token.removeprefix("--lang=")
        elif token == "--lang" and place + 1 < len(argv) and not argv[place + 1].startswith("--"):
            found = argv[place + 1]
    return found


def wants_help(argv: list[str]) -> bool:
    """Whether help is asked for: then nothing else on the line can be wrong."""
    flags = argv[: argv.index("--")] if "--" in argv else argv
    return any(_SHORT.get(token, token) == "--help" for token in flags)


def find_command(argv: list[str]) -> tuple[str, list[str]]:
    """The name of the command or group a line begins with, and the other words; empty where there is none."""
    name: list[str] = []
    rest: list[str] = []
    tokens = iter(argv)
    for token in tokens:
        rest.append(token)
        if token == "--lang":
            rest.extend(value for value in [next(tokens, None)] if value is not None)
        elif not token.startswith("-"):
            name.append(rest.pop())
            if token not in GROUPS or len(name) == 2:
                break
        elif token == "--":
            break
    rest.extend(tokens)
    if len(name) == 2 and " ".join(name) not in BY_NAME and wants_help(argv):
        rest.insert(0, name.pop())
    return " ".join(name), rest


def read_arguments(argv: list[str]) -> Arguments:
    """The command, words, parameters and flags of a line; `Refused` with every fault."""
    name, rest = find_command(argv)
    command = BY_NAME.get(name)
    if command is None:
        raise Refused([_no_such_command(name, rest)])
    reading = _Reading(command)
    reading.read(iter(rest))
    if reading.errors:
        raise Refused(reading.errors)
    return Arguments(command, tuple(reading.words), reading.pairs, reading.flags)


def arguments_of(
    name: str, words: tuple[str, ...], options: Iterable[str], errors: list[NdeError]
) -> Arguments:
    """The same for a program, which has no line: its options are `--name=value`, their faults go to `errors`.

    Flags that say how a command answers, or into which file, are none of its options.
    """
    command = BY_NAME[name]
    reading = _Reading(
        command._replace(flags=tuple(flag for flag in command.flags if flag not in ANSWERS)), ()
    )
    for option in options:
        reading.flag(f"--{option}", iter(()))
    errors += reading.errors
    return Arguments(command, words, {}, reading.flags)


def _no_such_command(name: str, rest: list[str]) -> NdeError:
    first, _, second = name.partition(" ")
    if not first and rest and rest[0] not in ("--", *ALONE, *_SHORT, *(f"--{flag}" for flag in FLAGS)):
        return Missing("no-such-flag", word=rest[0].partition("=")[0], allowed=ALONE)
    if first in GROUPS:
        allowed = tuple(command.name.split()[1] for command in in_group(first))
        return (
            Missing("no-such-command", word=second, allowed=allowed)
            if second
            else Unreadable("word-missing", place="command", allowed=allowed)
        )
    return (
        Missing("no-such-command", word=first, allowed=FIRST_WORDS)
        if first
        else Unreadable("word-missing", place="command", allowed=FIRST_WORDS)
    )


class _Reading:
    """The words and flags of one line as they are sorted out."""

    def __init__(self, command: Command, everywhere: tuple[str, ...] = EVERYWHERE) -> None:
        self.command = command
        self.known = {name: FLAGS[name] for name in (*command.flags, *everywhere)}
        self.words: list[str] = []
        self.pairs: dict[str, str] = {}
        self.flags: dict[str, Any] = {}
        self.errors: list[NdeError] = []

    def read(self, tokens: Iterator[str]) -> None:
        for token in tokens:
            if token == "--":
                self.words.extend(tokens)
            elif token.startswith("--") or _SHORT_FLAG.match(token):
                self.flag(_SHORT.get(token, token), tokens)
            elif self.command.has_pairs and self.words and (pair := _PAIR.fullmatch(token)):
                self._pair(pair[1], pair[2])
            else:
                self.words.append(token)
        self._count_words()

    def _pair(self, key: str, value: str) -> None:
        if key in self.pairs:
            self.errors.append(Unreadable("given-twice", word=key))
        self.pairs[key] = value

    def flag(self, token: str, tokens: Iterator[str]) -> None:
        """Read a flag, and the word after it where that is its value."""
        name, has_value, value = token.lstrip("-").partition("=")
        flag = self.known.get(name) if token.startswith("--") else None
        if flag is None:
            # The word after an unknown flag may be its value: it is not a fault of its own.
            self.errors.append(
                Missing(
                    "no-such-flag",
                    word=token.partition("=")[0],
                    allowed=tuple(f"--{known}" for known in self.known),
                )
            )
            return
        if flag.kind == "switch":
            if has_value:
                self.errors.append(Unreadable("flag-takes-no-value", flag=f"--{name}"))
            self.flags[name] = True
            return
        following = value if has_value else next(tokens, None)
        if following is None or (not has_value and following.startswith("--")):
            self.errors.append(Unreadable("flag-without-value", flag=f"--{name}"))
            if following is not None:
                self.flag(following, tokens)
            return
        if name in self.flags and flag.kind != "texts":
            self.errors.append(Unreadable("given-twice", word=f"--{name}"))
        self._value(flag, following)

    def _value(self, flag: Flag, text: str) -> None:
        if flag.kind == "text":
            self.flags[flag.name] = text
        elif flag.kind == "texts":
            self.flags[flag.name] = (*self.flags.get(flag.name, ()), text)
        elif flag.kind == "number":
            number = whole_number(text)
            if number is None or not _within(number, flag):
                self.errors.append(_not_a_number(flag, text))
            self.flags[flag.name] = number
        else:
            numbers = [whole_number(part) for part in re.split(r"[,;\s]+", text.strip(" ,;"))]
            if None in numbers:
                self.errors.append(_not_a_number(flag, text))
            self.flags[flag.name] = tuple(numbers)

    def _left_over(self, surplus: list[str]) -> list[NdeError]:
        if not (surplus and self.command.has_pairs):
            return [Unreadable("word-left-over", word=word) for word in surplus]
        from nde.cli.chosen_game import left_over  # knows the games, and is needed only for a mistake

        return left_over(surplus)

    def _count_words(self) -> None:
        places = self.command.places
        if not (places and places[-1].is_many):
            surplus = self.words[len(places) :]
            if not any(error.code == "no-such-flag" for error in self.errors):
                self.errors.extend(self._left_over(surplus))
        self.errors.extend(
            Unreadable("word-missing", place=place.name, allowed=())
            for place in places[len(self.words) :]
            if place.is_needed and not place.is_listed
        )


def _within(number: int, flag: Flag) -> bool:
    return (flag.least is None or number >= flag.least) and (flag.most is None or number <= flag.most)


def _not_a_number(flag: Flag, text: str) -> NdeError:
    return Unreadable(
        "flag-not-a-number",
        flag=f"--{flag.name}",
        value=text,
        least=flag.least or 0,
        most=flag.most or 0,
        kind=flag.kind,
    )
