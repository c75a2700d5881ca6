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
    variable: str = ""
    """The environment variable that sets the same where the flag is not given."""
    default: str = ""
    """What holds where neither is given, as help shows it."""


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
MOST_RUNS = 1_000_000_000
MOST_SCENES = 10_000_000
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
        Flag("creatures", "texts", "file"),
        Flag("surprise"),
        Flag("toml"),
        Flag("out", "text", "file"),
        Flag("search", "text", "word"),
        Flag("paper", "text", "paper", default="a4"),
        Flag("game", "text", "game"),
        Flag("heroes", "number", "number", least=1, most=6),
        Flag("sheet", "texts", "file"),
        Flag("companions", "text", "policy"),
        Flag("new"),
        Flag("danger", "text", "danger"),
        Flag("with", "text", "file"),
        Flag("file", "text", "file"),
        Flag("plain"),
        Flag("as", "text", "seat"),
        Flag("step"),
        # The lab.
        Flag("party", "text", "party"),
        Flag("foes", "text", "foes"),
        Flag("policy", "text", "policy"),
        Flag("target", "texts", "target"),
        Flag("vary", "texts", "vary"),
        Flag("best"),
        Flag("aim", "text", "aim"),
        Flag("ruling", "texts", "ruling"),
        Flag("foe-ruling", "texts", "ruling"),
        Flag("begin", "texts", "begin"),
        Flag("apart", "number", "number", least=0, most=3),
        Flag("exact"),
        Flag("simulate"),
        Flag("runs", "number", "number", least=1, most=MOST_RUNS),
        Flag("most-scenes", "number", "number", least=1, most=MOST_SCENES),
        Flag("range"),
        Flag("svg", "text", "file"),
        # A server.  Values are read together with the environment, so that all that is wrong is told at once.
        Flag("host", "text", "address", variable="NDE_HOST", default="127.0.0.1"),
        Flag("port", "text", "number", variable="NDE_PORT", default="8137"),
        Flag("data", "text", "folder", variable="NDE_DATA", default="~/.local/share/nde/server"),
        Flag("database", "text", "url", variable="NDE_DATABASE"),
        Flag("redis", "text", "url", variable="NDE_REDIS"),
        Flag("public-url", "text", "url", variable="NDE_PUBLIC_URL"),
        Flag("origins", "texts", "url", variable="NDE_ORIGINS"),
        Flag("trusted-proxies", "texts", "address", variable="NDE_TRUSTED_PROXIES"),
        Flag("log-level", "text", "level", variable="NDE_LOG_LEVEL", default="info"),
        Flag(
            "connections-per-address",
            "text",
            "number",
            variable="NDE_CONNECTIONS_PER_ADDRESS",
            default="200",
        ),
        Flag("commands-per-second", "text", "number", variable="NDE_COMMANDS_PER_SECOND", default="20"),
        Flag("message-bytes", "text", "number", variable="NDE_MESSAGE_BYTES", default="65536"),
        Flag("tables-per-hour", "text", "number", variable="NDE_TABLES_PER_HOUR", default="60"),
        Flag("table-megabytes", "text", "number", variable="NDE_TABLE_MEGABYTES", default="256"),
        Flag("address-megabytes", "text", "number", variable="NDE_ADDRESS_MEGABYTES", default="1000"),
        Flag("backup-every", "text", "hours", variable="NDE_BACKUP_EVERY", default="0"),
        Flag("backup-keep", "text", "number", variable="NDE_BACKUP_KEEP", default="14"),
        Flag("forget-after", "text", "days", variable="NDE_FORGET_AFTER", default="0"),
        Flag("lab-processes", "text", "number", variable="NDE_LAB_PROCESSES", default="2"),
        Flag("lab-seconds", "text", "number", variable="NDE_LAB_SECONDS", default="30"),
        Flag("lab-scenes", "text", "number", variable="NDE_LAB_SCENES", default="150000"),
        Flag("lab-runs", "text", "number", variable="NDE_LAB_RUNS", default="1000000"),
        Flag("lan"),
        Flag("open"),
        Flag("no-qr"),
        # What a host does with a server's data.
        Flag("repair"),
        Flag("whole"),
        Flag("with-seed"),
        Flag("role", "text", "role"),
        Flag("seat", "text", "seat"),
        Flag("back"),
        Flag("yes"),
        # A sweep.
        Flag("dask", "text", "address"),
        Flag("processes", "number", "number", least=1, most=256),
        Flag("lang", "text", "language"),
        Flag("json"),
        Flag("help"),
        Flag("version"),
    )
}

EVERYWHERE = ("lang", "json", "help")
"""Flags of every command."""

SETTINGS = (
    "host",
    "port",
    "data",
    "database",
    "redis",
    "public-url",
    "origins",
    "trusted-proxies",
    "log-level",
    "connections-per-address",
    "commands-per-second",
    "message-bytes",
    "tables-per-hour",
    "table-megabytes",
    "address-megabytes",
    "backup-every",
    "backup-keep",
    "forget-after",
    "lab-processes",
    "lab-seconds",
    "lab-scenes",
    "lab-runs",
)
"""What a host can set about a server: one flag for each field of its settings."""
STORE = ("data", "database")
"""Where a server's data lies."""

NEW_GAME = (
    *("new", "danger", "with", "out", "game", "heroes", "sheet", "companions"),
    *("seed", "set", "pack", "creatures"),
)
"""Flags of `nde play` that say how a new game is to be."""

COMMANDS = (
    Command("serve", "nde.cli.server.serve:run", flags=("lan", "open", "no-qr", *SETTINGS)),
    Command(
        "play",
        "nde.cli.play.conversation:run",
        (Place("adventure", is_needed=False),),
        flags=(
            *NEW_GAME,
            "file",
            "plain",
        ),
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
        "fight",
        "nde.cli.fight:run",
        (Place("game"),),
        flags=(
            *("party", "foes", "policy", "compare", "vary", "target", "best", "aim"),
            *("ruling", "foe-ruling", "begin", "apart", "exact", "simulate", "runs", "most-scenes", "seed"),
            *("range", "svg", "set", "pack", "creatures"),
        ),
    ),
    Command("sweep", "nde.cli.sweep:run", (Place("file"),), flags=("out", "dask", "processes")),
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
        flags=("search", "set", "pack", "creatures"),
    ),
    Command(
        "book cheat-sheet",
        "nde.cli.book:cheat",
        (Place("game"),),
        flags=("out", "paper", "set", "pack", "creatures"),
    ),
    Command(
        "book rules",
        "nde.cli.book:rules",
        (Place("game"),),
        flags=("out", "paper", "set", "pack", "creatures"),
    ),
    Command(
        "book sheet",
        "nde.cli.book:sheet",
        (Place("sheet-or-game"),),
        flags=("out", "paper", "set", "pack"),
    ),
    Command(
        "book adventure",
        "nde.cli.book:adventure",
        (Place("game"), Place("adventure")),
        flags=("out", "paper"),
    ),
    Command("book evening", "nde.cli.book:evening", (Place("file"),), flags=("as", "out", "paper")),
    Command(
        "book cards",
        "nde.cli.book:cut_out",
        (Place("game"), Place("card", is_needed=False, is_many=True)),
        flags=("out", "paper", "set", "pack", "creatures"),
    ),
    Command(
        "import",
        "nde.cli.imports:run",
        (Place("kind"), Place("file", is_many=True)),
        flags=("out",),
    ),
    Command("replay", "nde.cli.play.replay:replay", (Place("file"),), flags=("as", "step", "plain")),
    Command("log", "nde.cli.play.replay:log", (Place("file"),), flags=("as",)),
    Command("verify", "nde.cli.verify:run", (Place("file"),)),
    Command("tables list", "nde.cli.server.tables:show", flags=STORE),
    Command("tables usage", "nde.cli.server.tables:usage", flags=STORE),
    Command(
        "tables export",
        "nde.cli.server.tables:export",
        (Place("table"),),
        flags=("out", "with-seed", *STORE),
    ),
    Command("tables import", "nde.cli.server.tables:bring", (Place("file"),), flags=("public-url", *STORE)),
    Command(
        "tables link",
        "nde.cli.server.tables:link",
        (Place("table"),),
        flags=("role", "seat", "public-url", *STORE),
    ),
    Command(
        "tables erase",
        "nde.cli.server.tables:erase",
        (Place("table"),),
        flags=("seat", "yes", *STORE),
    ),
    Command("tables archive", "nde.cli.server.tables:archive", (Place("table"),), flags=("back", *STORE)),
    Command("tables delete", "nde.cli.server.tables:delete", (Place("table"),), flags=("yes", *STORE)),
    Command(
        "doctor",
        "nde.cli.server.maintenance:doctor",
        (Place("folder", is_needed=False),),
        flags=("repair", *STORE),
    ),
    Command(
        "backup",
        "nde.cli.server.maintenance:backup",
        (Place("folder", is_needed=False),),
        flags=("out", *STORE),
    ),
    Command("restore", "nde.cli.server.maintenance:restore", (Place("file"),), flags=("whole", *STORE)),
    Command("help", "nde.cli.helptext:run", (Place("command", is_needed=False, is_many=True),)),
)

BY_NAME = {command.name: command for command in COMMANDS}
GROUPS = tuple(dict.fromkeys(command.name.split()[0] for command in COMMANDS if " " in command.name))
"""First words that need a second one."""
FIRST_WORDS = tuple(dict.fromkeys(command.name.split()[0] for command in COMMANDS))


def in_group(group: str) -> tuple[Command, ...]:
    """The commands whose first word this is."""
    return tuple(command for command in COMMANDS if command.name.split()[0] == group and " " in command.name)
