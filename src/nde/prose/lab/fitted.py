"""Fights for a risk in words: ranked, with how far each strays from its average."""

from __future__ import annotations

from collections.abc import Sequence

from nde.lab.fitting import Fitting, Wanted
from nde.locale import Words
from nde.locale.layout import entries, grid, paragraph, table
from nde.prose.lab.chances import chance_words, interval_words
from nde.prose.lab.naming import block_words
from nde.prose.lab.reader import Reader, times

MOST_SHOWN = 12


def wanted_words(wanted: Wanted, words: Words) -> str:
    """The risk that is wanted."""
    parts = []
    if wanted.win is not None:
        parts.append(words.say("lab-fit-win", win=words.percent(wanted.win)))
    if wanted.down is not None:
        parts.append(words.say("lab-fit-down", down=words.number(wanted.down, 1)))
    return ", ".join(parts)


def foes_words(foes: Sequence[tuple[str, int]], words: Words) -> str:
    """Foes with their counts: `Boss, 6 × Minion`."""
    named = [(count, block_words(id, words)) for id, count in foes if count]
    return ", ".join(times(count, name[:1].upper() + name[1:]) for count, name in named)


def fitted(fights: Sequence[Fitting], wanted: Wanted, reader: Reader) -> list[str]:
    """The fights nearest to a risk, nearest first."""
    words = reader.words
    lines = paragraph(words.say("lab-fit", wanted=wanted_words(wanted, words)), reader.width)
    if not fights:
        return [*lines, *paragraph(words.say("lab-fit-none"), reader.width, "  ")]
    head = ["", words.say("lab-fit-foes"), *(words.say(f"lab-{key}") for key in COLUMNS)]
    rows = []
    for place, one in enumerate(fights[:MOST_SHOWN], 1):
        answer = one.answer
        interval = interval_words(answer.win, words)
        rows.append(
            [
                str(place),
                foes_words(one.foes, words),
                chance_words(answer.win.chance, words) + (f" ({interval})" if interval else ""),
                words.number(answer.mean_down, 2),
                words.number(one.swing, 2),
            ]
        )
    shown = table([head, *rows], frozenset((0, 2, 3, 4)))
    if max(map(len, shown)) > reader.width:
        shown = grid([head, *rows], reader.width, frozenset((0, 2, 3, 4)))
    if max(map(len, shown)) > reader.width:
        told = [
            (f"{row[0]} {row[1]}", ", ".join(f"{a} {b}" for a, b in zip(head[2:], row[2:], strict=True)))
            for row in rows
        ]
        shown = entries(told, reader.width)
    return [*lines, *shown, *paragraph(words.say("lab-fit-about-swing"), reader.width, "  ")]


COLUMNS = ("compared-win", "compared-down", "fit-swing")
