"""How answers were found, in words, and what is not in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from nde.lab.answers import Answer
from nde.lab.best_play import BestPlay
from nde.lab.measures import CERTAINTY
from nde.locale import Words
from nde.locale.layout import paragraph
from nde.prose.lab.chances import SMALLEST
from nde.prose.lab.reader import Reader
from nde.rules import Ruleset
from nde.rules.playing import playing_of

LONG_S = 10


def found(answers: Sequence[Answer], reader: Reader, seconds: float) -> list[str]:
    """How answers were found: exactly or not, from how much, how long it took, what is not in them."""
    words = reader.words
    computed = [one for one in answers if one.method == "exact"]
    played = [one for one in answers if one.method == "simulated"]
    said = []
    if computed:
        residual = residual_words(max(one.residual for one in computed), words)
        scenes = sum(one.scenes for one in computed)
        said.append(words.say("lab-found-exact", scenes=scenes, residual=residual))
    if played:
        runs = min(one.runs for one in played)
        points = words.number(100 * widest(runs), 2)
        facts = {"runs": runs, "scenes": sum(one.scenes for one in played), "points": points}
        said.append(words.say("lab-found-simulated", seed=str(played[0].seed), **facts))
    said.append(words.say("lab-found-seconds", seconds=words.number(seconds, 2 if seconds < LONG_S else 0)))
    lines = [*reader.heading("lab-found"), *paragraph(" ".join(said), reader.width, "  ")]
    for stopped in (one for one in answers if one.is_stopped):
        if stopped.method == "exact":
            text = words.say("lab-found-stopped", rounds=len(stopped.rounds))
        else:
            text = words.say("lab-found-stopped-playing", runs=stopped.runs)
        lines += paragraph(text, reader.width, "  ")
    return lines


def widest(runs: int) -> float:
    """How far a chance found by so many runs may be off: that of one half strays furthest."""
    return CERTAINTY / (2 * sqrt(max(runs, 1)))


def residual_words(residual: float, words: Words) -> str:
    """The chance of what was not followed to its end: as a power of ten where per cent cannot show it."""
    if residual >= SMALLEST:
        return words.percent(residual)
    return "0" if residual <= 0 else f"{residual:.0e}".replace("e-0", "e-")


def left_out(answer: Answer | BestPlay, reader: Reader) -> list[str]:
    """What the question leaves out."""
    said = [*reader.told_only, *[reader.words.say(f"lab-left-out-{key}") for key in answer.left_out]]
    lines = [line for text in said for line in paragraph(text, reader.width, "    ", "  – ")]
    return [*reader.heading("lab-left-out"), *lines]


def told_only(rules: Ruleset, scene: Any, words: Words) -> tuple[str, ...]:
    """What stat blocks of a fight say and no rule carries out, each in a sentence that begins with a name."""
    said = [words.step(one) for one in playing_of(rules).told_only(scene)]
    return tuple([text[:1].upper() + text[1:] for text in said])
