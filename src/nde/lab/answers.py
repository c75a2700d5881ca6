"""What a fight comes to, in numbers: who wins, when, who falls, what is left."""

from __future__ import annotations

from typing import Literal

import msgspec


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A chance, and the interval it lies in with 95 % certainty; for an exact one all three are the same."""

    chance: float
    low: float
    high: float


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody who still stands at the end has left of something."""

    key: str
    most: int
    chances: dict[int, float]
    """By value; together they are the chance that they stand."""


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of somebody, or of each of several foes of one kind on average."""

    id: str
    """Who it is; of several the first."""
    count: int = 1
    """How many they are: foes of a kind are counted, not listed."""
    name: str
    label: str
    """The message that names what they are."""
    out: Share
    """No longer taking part at the end."""
    gone: Share
    """Beyond help at the end: dead, or away for good."""
    dies: Share
    """Dead at the end, or dying with nobody of their side left there who could help."""
    left_dying: Share
    """The latter alone."""
    fled: Share
    standing: tuple[float, ...]
    """The chance to take part still, before the fight and after each round."""
    left: tuple[Left, ...]
    conditions: dict[str, float]
    """The chance of each condition at the end."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a fight."""

    method: Literal["exact", "simulated"]
    scenes: int
    """How many scenes were looked at."""
    runs: int = 0
    """How many fights were played, where it was simulated."""
    seed: int = 0
    residual: float
    """The chance of everything that was not followed to its end."""
    is_stopped: bool = False
    win: Share
    lose: Share
    flee: Share
    """Nobody of the party is left in the fight, and somebody got away."""
    undecided: Share
    rounds: dict[int, float]
    """The chance that the fight ends in each round."""
    down: dict[int, float]
    """The chance that so many heroes are out of it at the end."""
    foes_left: dict[int, float]
    """The chance that so many foes still take part at the end."""
    heroes: tuple[Fate, ...]
    foes: tuple[Fate, ...]
    """By kind."""
    left_out: tuple[str, ...]
    """What the question leaves out, by key: where everybody stands, what a game master makes up."""

    @property
    def mean_down(self) -> float:
        """How many heroes are out of it at the end, on average."""
        return sum(count * chance for count, chance in self.down.items())
