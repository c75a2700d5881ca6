"""Several answers to one question side by side: by other policies, or under other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from nde.lab.answers import Answer
from nde.locale.layout import paragraph, table
from nde.prose.lab.chances import HAPPENS, chance_words, difference_words, interval_words, mean, signed
from nde.prose.lab.heroes_told import falls
from nde.prose.lab.reader import NO_BREAK, Reader

Kind: TypeAlias = Literal["policy", "way"]


class Side(NamedTuple):
    """One of those compared: what it is called, and what comes of the fight."""

    label: str
    answer: Answer


def compared(sides: Sequence[Side], kind: Kind, reader: Reader) -> list[str]:
    """A line for each, with the difference to the first; then each hero's chance to fall."""
    head, rows = _rows(sides, kind, reader)
    lines = table([head, *rows], frozenset(range(1, len(head))))
    if max(map(len, lines)) > reader.width:
        lines = _one_below_another(head, rows, reader)
    note = paragraph(reader.words.say("lab-compared-points"), reader.width, "  ")
    return [*reader.heading("lab-compared"), *lines, *note, *_falls(sides, reader)]


def _rows(sides: Sequence[Side], kind: Kind, reader: Reader) -> tuple[list[str], list[list[str]]]:
    words, first = reader.words, sides[0].answer
    also = [
        name
        for name in ("flee", "undecided")
        if any(getattr(side.answer, name).chance > HAPPENS for side in sides)
    ]
    names = ["win", "more", "lose", *also, "down", "more", "rounds"]
    head = [words.say(f"lab-compared-label-{kind}"), *(words.say(f"lab-compared-{name}") for name in names)]
    rows = []
    for place, (label, answer) in enumerate(sides):
        more = difference_words(answer.win.chance - first.win.chance, words)
        downs = signed(answer.mean_down - first.mean_down, words, 2)
        interval = interval_words(answer.win, words)
        rows.append(
            [
                label,
                chance_words(answer.win.chance, words) + (f" ({interval})" if interval else ""),
                more if place else "",
                chance_words(answer.lose.chance, words),
                *(chance_words(getattr(answer, name).chance, words) for name in also),
                words.number(answer.mean_down, 2),
                downs if place else "",
                words.number(mean(answer.rounds), 1),
            ]
        )
    return head, rows


def _one_below_another(head: list[str], rows: list[list[str]], reader: Reader) -> list[str]:
    """The same for a narrow terminal: what belongs to a label is told in one paragraph."""
    lines = []
    for row in rows:
        # A number and its name stay on one line; the interval of a number may follow on the next.
        cells = [f"{name}{NO_BREAK}{cell}" for name, cell in zip(head[1:], row[1:], strict=True) if cell]
        lines += [*paragraph(row[0], reader.width, "  "), *paragraph(", ".join(cells), reader.width, "    ")]
    return lines


def _falls(sides: Sequence[Side], reader: Reader) -> list[str]:
    """Each hero's chance to fall in every case; those at the same place of the party are set beside."""
    words = reader.words
    heroes = sides[0].answer.heroes
    if any(len(side.answer.heroes) != len(heroes) for side in sides):
        return []
    head = ["", *(side.label for side in sides)]
    rows = [
        [reader.name(hero), *(chance_words(falls(side.answer.heroes[place]), words) for side in sides)]
        for place, hero in enumerate(heroes)
    ]
    lines = table([head, *rows], frozenset(range(1, len(head))))
    if max(map(len, lines)) > reader.width:
        lines = _one_below_another(head, rows, reader)
    return [*reader.heading("lab-compared-falls"), *lines]
