"""Every command as data: its words, its flags, and where its code lies, which is imported only when used.

All that a reader sees of it is in `locale`: `cli-about-<name>` tells what a command is for,
`cli-place-<place>` names a word it takes, `cli-flag-<name>` explains a flag and `cli-value-<kind>`
names the flag's value, `cli-examples-<name>` shows it at work.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class Flag(NamedTuple):
    """A `--name`: a switch, or one that takes a value of some kind."""

    name: str
    kind: Literal["switch", "number", "numbers", "text", "texts"] = "switch"
    value: str = ""
    """What stands for the value in a usage line: the key of `cli-value-<value>`."""
    least: int | None = None
    most: int | None = None


class Place(NamedTuple):
    """A word that a command takes at a certain place."""

    name: str
    is_needed: bool = True
    is_many: bool = False
    is_listed: bool = False
    """Whether the command itself tells that the word is missing, as it knows what may stand there."""


class Command(NamedTuple):
    """One command: what may stand after it, and the function that carries it out."""

    name: str
    handler: str
    places: tuple[Place, ...] = ()
    has_pairs: bool = False
    """Whether `key=value` words are parameters, after the words of the first place."""
    flags: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The name as it stands in message ids."""
        return self.name.replace(" ", "-")


MOST_TIMES = 100_000
MOST_SEED = 10**18 - 1
"""Eighteen digits: as many as a whole number on a command line may have."""

FLAGS = {
    flag.name: flag
    for flag in (
        Flag("times", "number", "number", least=1, most=MOST_TIMES),
        Flag("seed", "number", "number", least=-MOST_SEED, most=MOST_SEED),
        Flag("faces", "numbers", "faces"),
        Flag("log", "text", "file"),
        Flag("answers", "text", "answers"),
        Flag("both"),
        Flag("compare", "text", "option"),
        Flag("set", "texts", "setting"),
        Flag("pack", "texts", "file"),
        Flag("surprise"),
        Flag("toml"),
        Flag("out", "text", "file"),
        Flag("search", "text", "word"),
        Flag("game", "text", "game"),
        Flag("heroes", "number", "number", least=1, most=6),
        Flag("sheet", "texts", "file"),
        Flag("companions", "text", "policy"),
        Flag("file", "text", "file"),
        Flag("plain"),
        Flag("as", "text", "seat"),
        Flag("step"),
        Flag("lang", "text", "language"),
        Flag("json"),
        Flag("help"),
        Flag("version"),
    )
}

EVERYWHERE = ("lang", "json", "help")
"""Flags of every command."""

COMMANDS = (
    Command(
        "play",
        "nde.cli.play.run:run",
        (Place("adventure", is_needed=False),),
        flags=("game", "heroes", "sheet", "companions", "file", "plain", "seed", "set", "pack"),
    ),
    Command(
        "roll",
        "nde.cli.roll:run",
        (Place("expression", is_many=True),),
        flags=("times", "seed", "faces", "log"),
    ),
    Command(
        "odds",
        "nde.cli.odds:run",
        (Place("game-or-expression"), Place("situation", is_needed=False)),
        has_pairs=True,
        flags=("both", "compare", "set", "pack"),
    ),
    Command(
        "resolve",
        "nde.cli.resolve:run",
        (Place("game"), Place("situation", is_listed=True)),
        has_pairs=True,
        flags=("answers", "seed", "set", "pack"),
    ),
    Command(
        "character new",
        "nde.cli.character:new",
        (Place("game"),),
        has_pairs=True,
        flags=("surprise", "seed", "faces", "out", "toml", "set", "pack"),
    ),
    Command(
        "character check",
        "nde.cli.character:check",
        (Place("file"),),
        flags=("pack", "set"),
    ),
    Command(
        "character show",
        "nde.cli.character:show",
        (Place("file"),),
        flags=("pack", "set"),
    ),
    Command(
        "character advance",
        "nde.cli.character:advance",
        (Place("file"), Place("choice", is_needed=False)),
        has_pairs=True,
        flags=("seed", "faces", "out", "pack", "set"),
    ),
    Command(
        "character convert",
        "nde.cli.character:convert",
        (Place("file"), Place("variant")),
        flags=("out", "toml", "pack", "set"),
    ),
    Command(
        "rules",
        "nde.cli.rulebook:run",
        (Place("game-or-rule", is_needed=False),),
        flags=("search", "set", "pack"),
    ),
    Command(
        "games",
        "nde.cli.games:run",
        (Place("game", is_needed=False), Place("situation", is_needed=False)),
        flags=("set", "pack"),
    ),
    Command(
        "foes",
        "nde.cli.foes:run",
        (Place("game"), Place("foe", is_needed=False)),
        flags=("search", "set", "pack"),
    ),
    Command(
        "import",
        "nde.cli.importing:run",
        (Place("kind"), Place("file", is_many=True)),
    ),
    Command("replay", "nde.cli.play.replaying:replay", (Place("file"),), flags=("as", "step", "plain")),
    Command("log", "nde.cli.play.replaying:log", (Place("file"),), flags=("as",)),
    Command("verify", "nde.cli.verify:run", (Place("file"),)),
    Command("help", "nde.cli.helptext:run", (Place("command", is_needed=False, is_many=True),)),
)

BY_NAME = {command.name: command for command in COMMANDS}
GROUPS = tuple(dict.fromkeys(command.name.split()[0] for command in COMMANDS if " " in command.name))
"""First words that need a second one."""
FIRST_WORDS = tuple(dict.fromkeys(command.name.split()[0] for command in COMMANDS))


def in_group(group: str) -> tuple[Command, ...]:
    """The commands whose first word this is."""
    return tuple(command for command in COMMANDS if command.name.split()[0] == group and " " in command.name)
