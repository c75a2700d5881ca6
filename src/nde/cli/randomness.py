"""Where the command line gets its faces: a seed, or a dice stream keyed by the operating system."""

from __future__ import annotations

import os

from nde.cli.arguments import Arguments
from nde.dice import FaceSource, fixed, seeded
from nde.dice.ledger import closing_line, draw_line, header_line
from nde.dice.stream import DiceStream
from nde.errors import Illegal

SEED_BYTES = 32


def faces_for(seed: int | None) -> FaceSource:
    """The source for a seed, or one that nobody can predict where none is given."""
    return DiceStream(os.urandom(SEED_BYTES)).draw if seed is None else seeded(seed)


def typed_or_drawn(arguments: Arguments) -> FaceSource:
    """The faces that `--faces` names, those of `--seed`, or ones that nobody can predict."""
    typed, seed = arguments.flags.get("faces"), arguments.number("seed")
    clashing = [
        f"--{name}" for name in ("faces", "seed", "surprise") if arguments.flags.get(name) is not None
    ]
    if typed is None:
        return faces_for(seed)
    if len(clashing) > 1:
        raise Illegal("flags-clash", one=clashing[0], other=clashing[1])
    return fixed(typed)


class LoggedDice:
    """A dice stream that keeps its log: anybody can check afterwards that no face was chosen."""

    def __init__(self) -> None:
        self._seed = os.urandom(SEED_BYTES)
        self._stream = DiceStream(self._seed)
        self._lines = [header_line(self._stream.commitment, ())]

    def draw(self, sides: int) -> int:
        """The next face."""
        face = self._stream.draw(sides)
        self._lines.append(draw_line(self._stream.count, sides, face))
        return face

    def closed_log(self) -> str:
        """The whole log, with the seed revealed at its end."""
        return "".join(f"{line}\n" for line in (*self._lines, closing_line(self._seed, self._lines)))
