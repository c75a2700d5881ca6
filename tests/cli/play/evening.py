"""An evening at the table, played in this process: lines are typed, and what the table says comes back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.cli.terminal import Said, nde

GAMES = ("nde12", "nde14", "cairn2e", "tkds")
ADVENTURE = str(Path(__file__).parent / "yard.toml")


def play(file: Path, *lines: str, flags: Sequence[str] = (), game: str = "nde12", seed: int = 3) -> Said:
    """Begin a game in a new file and type these lines; the input then ends as if the window were closed."""
    line = ("play", ADVENTURE, "--game", game, "--file", str(file), "--seed", str(seed), *flags)
    return nde(*line, stdin="".join(f"{one}\n" for one in lines))


def go_on(file: Path, *lines: str, flags: Sequence[str] = ()) -> Said:
    """Go on with a game and type these lines."""
    return nde("play", "--file", str(file), "--seed", "3", *flags, stdin="".join(f"{one}\n" for one in lines))


def last_screen(said: Said) -> str:
    """What the table answered to the last line that was typed, before it waited for another."""
    return said.out.split("\n> ")[-2]
