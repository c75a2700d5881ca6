"""The help of every command, put together from the table of commands and the reader's words."""

from __future__ import annotations

from nde.cli.arguments import Arguments
from nde.cli.commands import (
    BY_NAME,
    COMMANDS,
    EVERYWHERE,
    FIRST_WORDS,
    FLAGS,
    GROUPS,
    Command,
    Flag,
    in_group,
)
from nde.cli.session import Reply, Session
from nde.errors import Missing
from nde.locale import Words
from nde.locale.layout import entries, paragraph


def run(arguments: Arguments, session: Session) -> Reply:
    """Answer `nde help` and `nde help COMMAND`."""
    name = " ".join(arguments.words)
    if name and name not in BY_NAME and name not in GROUPS:
        raise Missing("no-such-command", word=name, allowed=tuple(dict.fromkeys((*FIRST_WORDS, *BY_NAME))))
    names = [command.name for command in COMMANDS]
    return Reply(data=lambda: {"commands": names}, text=lambda: help_for(name, session))


def help_for(name: str, session: Session) -> str:
    """The help of a command, of a group of commands, or of the whole."""
    command = BY_NAME.get(name)
    if command is not None:
        return "\n".join(_command_help(command, session))
    group = name.split()[0] if name else ""
    commands = in_group(group) if group in GROUPS else COMMANDS
    return "\n".join(_overview(commands, group if group in GROUPS else "", session))


def _overview(commands: tuple[Command, ...], group: str, session: Session) -> list[str]:
    words, width = session.words, session.width
    rows = [(command.name, words.say(f"cli-about-{command.key}")) for command in commands]
    head = f"nde {group} " if group else "nde "
    lines = [f"{words.say('cli-usage')} {head}{words.say('cli-place-command')} …", ""]
    lines += paragraph(words.say(f"cli-about-{group}" if group else "cli-about"), width)
    lines += ["", words.say("cli-commands"), *entries(rows, width)]
    lines += [
        "",
        words.say("cli-flags"),
        *_flag_lines(EVERYWHERE if group else (*EVERYWHERE, "version"), words, width),
    ]
    if not group:
        lines += _examples("start", words)
        lines += ["", *paragraph(words.say("cli-more-help"), width)]
    return lines


def _command_help(command: Command, session: Session) -> list[str]:
    words, width = session.words, session.width
    lines = usage(command, words, width)
    lines += ["", *paragraph(words.say(f"cli-about-{command.key}"), width)]
    if words.has(f"cli-details-{command.key}"):
        lines += paragraph(words.say(f"cli-details-{command.key}"), width)
    flags = (*command.flags, *EVERYWHERE)
    lines += ["", words.say("cli-flags"), *_flag_lines(flags, words, width, command.key)]
    return lines + _examples(command.key, words)


def usage(command: Command, words: Words, width: int) -> list[str]:
    """The line that shows what may stand after a command."""
    parts = []
    for place in command.places:
        name = words.say(f"cli-place-{place.name}") + ("…" if place.is_many else "")
        parts.append(name if place.is_needed else f"[{name}]")
    if command.has_pairs:
        parts.append(f"[{words.say('cli-place-pair')}…]")
    parts += [f"[{_flag_name(FLAGS[name], words, command.key)}]" for name in (*command.flags, "lang", "json")]
    head = f"{words.say('cli-usage')} nde {command.name} "
    # A flag and its value are kept on one line by a space that does not break.
    joined = " ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in paragraph(joined, width, " " * 8, head)]


def _flag_name(flag: Flag, words: Words, command: str) -> str:
    """A flag and what stands for its value: in one command perhaps something of its own."""
    own = f"cli-value-{command}-{flag.name}"
    value = words.say(own if words.has(own) else f"cli-value-{flag.value}") if flag.value else ""
    return f"--{flag.name} {value}".rstrip()


def _flag_lines(names: tuple[str, ...], words: Words, width: int, command: str = "") -> list[str]:
    rows = [
        (_flag_name(FLAGS[name], words, command), _flag_about(FLAGS[name], words, command)) for name in names
    ]
    return entries(rows, width)


def _flag_about(flag: Flag, words: Words, command: str) -> str:
    """What a flag is for: in one command perhaps something of its own; with its variable and its default."""
    own = f"cli-flag-{command}-{flag.name}"
    about = words.say(own if words.has(own) else f"cli-flag-{flag.name}")
    if not flag.variable:
        return about
    return f"{about} [{flag.variable}{'=' if flag.default else ''}{flag.default}]"


def _examples(key: str, words: Words) -> list[str]:
    shown = list(examples(key, words))
    return ["", words.say("cli-examples"), *(f"  nde {line}" for line in shown)] if shown else []


def examples(key: str, words: Words) -> tuple[str, ...]:
    """The example lines of a command, without `nde`."""
    lines: list[str] = []
    while words.has(f"cli-example-{key}-{len(lines) + 1}"):
        lines.append(words.say(f"cli-example-{key}-{len(lines) + 1}"))
    return tuple(lines)
