"""Long work in a process of its own: told once, heard once, and ended when it takes too long.

Starting a process and talking to it takes moments that every table would notice: a thread does both.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple


class Done(NamedTuple):
    """How a process ended."""

    status: int
    said: bytes


async def run_apart(arguments: Sequence[str], content: bytes, seconds: float) -> Done:
    """What a Python process says to some content; `TimeoutError` if it takes longer than so.

    Whoever waits no more ends it.
    """
    running: list[subprocess.Popen[bytes]] = []

    def work() -> Done:
        with subprocess.Popen(
            [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            running.append(process)
            try:
                said, _ = process.communicate(content, timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise TimeoutError from None
            return Done(process.returncode, said)

    try:
        return await asyncio.to_thread(work)
    except asyncio.CancelledError:
        for process in running:
            process.kill()
        raise
