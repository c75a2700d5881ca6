"""Holes made in running code, one at a time, and what a spy says who finds them.

`python -m tests.table.planted` reads a hole from each line of its input and answers with a line: what the
spy has seen, or nothing.  The code is loaded once; each hole is made in a fork of that process, so that no
other is ever made in it.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import msgspec

from nde.rules import ruleset_ids

PROJECT = Path(__file__).parents[2]
GAMES, COMMANDS = 40, 80
SPIES = ("secrets", "secret_calls", "secret_tales", "twins")


class Planted(msgspec.Struct, frozen=True):
    """A hole in the code: the text of a module that is sound, and what is to stand there instead."""

    module: str
    sound: str
    leaking: str
    seed: int = 0
    """The game to begin with: what needs an unlikely turn of events is found at once where it happens."""
    spy: str = "secrets"
    """Who is to find it."""


def plant(leak: Planted) -> None:
    """Let a module that is loaded do what its changed text says, for all who have taken anything from it."""
    module = importlib.import_module(leak.module)
    text = inspect.getsource(module)
    assert text.count(leak.sound) == 1, "the code has changed: plant this leak anew"
    code = compile(text.replace(leak.sound, leak.leaking), str(module.__file__), "exec", dont_inherit=True)
    bodies = {one.co_qualname: one for one in _bodies(code)}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__module__ == leak.module:
            one.__code__ = bodies.get(one.__code__.co_qualname, one.__code__)
    _change_tables(module, code)


def _bodies(code: CodeType) -> Iterator[CodeType]:
    """The bodies of a module's functions and methods, but for those within others, which come with them."""
    for one in code.co_consts:
        if isinstance(one, CodeType) and "<" not in one.co_name:
            yield one
            if not one.co_flags & inspect.CO_OPTIMIZED:  # a class
                yield from _bodies(one)


def _change_tables(module: ModuleType, code: CodeType) -> None:
    """Take over the tables from which something is gone."""
    changed = ModuleType(module.__name__)
    changed.__dict__.update(__file__=module.__file__, __package__=module.__package__)
    exec(code, changed.__dict__)  # noqa: S102
    for name, table in vars(changed).items():
        known = vars(module).get(name)
        if isinstance(table, dict) and isinstance(known, dict) and len(table) < len(known):
            known.clear()
            known.update(table)


def seen(leak: Planted) -> str:
    """What the spy sees where the hole is made; nothing if it is not found."""
    plant(leak)
    spy = importlib.import_module(f"tests.table.{leak.spy}")
    from tests.table.secrets import Leak

    for seed in range(leak.seed, leak.seed + GAMES):
        for game in ruleset_ids():
            try:
                spy.spy(game, seed, COMMANDS)
            except Leak as found:
                return f"Leak in {game}, seed {seed}: {found}"
    return ""


class Spies:
    """The process that makes the holes."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def seen(self, leak: Planted) -> str:
        """What is seen where a hole is made; nothing if nobody finds it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(leak) + b"\n")
        self._process.stdin.flush()
        said: str = msgspec.json.decode(self._process.stdout.readline())
        return said


@contextmanager
def spies() -> Iterator[Spies]:
    """A process that makes holes, until the end of the block."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.planted"],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        yield Spies(process)


def main() -> None:
    """Answer each line by a fork."""
    for name in SPIES:
        importlib.import_module(f"tests.table.{name}")
    for line in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            said = seen(msgspec.json.decode(line, type=Planted))
            sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
            sys.stdout.flush()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status != 0:
            sys.exit(1)


if __name__ == "__main__":
    main()
