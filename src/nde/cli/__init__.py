"""The command line: `nde roll`, `nde odds`, `nde play`, `nde serve` and the others, and the prompt.

A command (`commands` lists all of them) reads its arguments, asks the engine, and answers with text or, with
`--json`, with data.  Whatever is wrong is told on standard error, all at once, with exit status 2 and no
standard output.  What is heavy is imported by the command that needs it, so that `nde --help` is quick.
"""

from __future__ import annotations

from nde.cli.entry import main

__all__ = ["main"]
