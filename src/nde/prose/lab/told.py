"""A whole fight in words for a terminal: how dangerous it is, then everything that leads to it."""

from __future__ import annotations

from collections.abc import Sequence

from nde.lab.answers import Answer, Share
from nde.locale.layout import bar, paragraph, table
from nde.prose.lab.chances import (
    HAPPENS,
    Tally,
    average_words,
    chance_words,
    interval_words,
    mean,
    scaled_bar,
    tallied,
)
from nde.prose.lab.danger import danger_of
from nde.prose.lab.heroes_told import each_hero, left_to_heroes, marks, standing
from nde.prose.lab.how_found import found, left_out
from nde.prose.lab.reader import BAR, ROOM_FOR_BAR, Reader, many

MOST_HEROES = 61
ENDS = ("win", "lose", "flee", "undecided")


def told(answer: Answer, reader: Reader, seconds: float, besides: Sequence[str] = ()) -> list[str]:
    """Everything there is to say about a fight; `besides` is what hangs on how it is fought."""
    return [
        *headline(answer, reader),
        "",
        *ends(answer, reader),
        *besides,
        *_rounds(answer, reader),
        *_fallen(answer, reader),
        *each_hero(answer, reader),
        *standing(answer, reader),
        *left_to_heroes(answer, reader),
        *marks(answer, reader),
        *_foes(answer, reader),
        *found([answer], reader, seconds),
        *left_out(answer, reader),
    ]


def headline(answer: Answer, reader: Reader) -> list[str]:
    """How dangerous a fight is, in one or two sentences."""
    words = reader.words
    named = danger_of(answer)
    danger = words.say(f"lab-danger-{named}")
    in_vain = [words.say("lab-unharmable")] if "unharmable" in answer.left_out else []
    if named == "unknown":
        undecided = chance_words(answer.undecided.chance, words)
        so_far = words.say("lab-so-far", win=chance_words(answer.win.chance, words), undecided=undecided)
        return paragraph(" ".join((danger, so_far, *in_vain)), reader.width)
    numbers = words.say(
        "lab-headline",
        win=chance_words(answer.win.chance, words),
        down=average_words(answer.mean_down, words),
        heroes=len(answer.heroes),
    )
    return paragraph(" ".join((danger, numbers, *in_vain)), reader.width)


def ends(answer: Answer, reader: Reader) -> list[str]:
    """How it ends, each with its chance and a bar."""
    shares: dict[str, Share] = {name: getattr(answer, name) for name in ENDS}
    shown = {name: one for name, one in shares.items() if name in ENDS[:2] or one.chance > HAPPENS}
    rows = [_bar_row(reader.words.say(f"lab-end-{name}"), one, reader) for name, one in shown.items()]
    return table(rows, frozenset((1,)))


def _bar_row(name: str, share: Share, reader: Reader) -> list[str]:
    words = reader.words
    row = [name, chance_words(share.chance, words)]
    if share.low != share.high:
        row.append(interval_words(share, words))
    room = min(BAR, max(0, reader.width - ROOM_FOR_BAR - 6 * (len(row) - 2)))
    return [*row, bar(share.chance, room)]


def _rounds(answer: Answer, reader: Reader) -> list[str]:
    if not answer.rounds:
        return []
    average = reader.words.number(mean(answer.rounds), 1)
    return [*reader.heading("lab-rounds", average=average), *_tally_bars(tallied(answer.rounds), reader)]


def _fallen(answer: Answer, reader: Reader) -> list[str]:
    average = average_words(answer.mean_down, reader.words)
    tally = tallied(answer.down, rare=0.0, most=MOST_HEROES)
    return [*reader.heading("lab-down", average=average), *_tally_bars(tally, reader)]


def _tally_bars(tally: list[Tally], reader: Reader) -> list[str]:
    most = max((one.chance for one in tally), default=0.0)
    room = min(BAR, max(0, reader.width - ROOM_FOR_BAR))
    return table(
        [
            [
                reader.words.say("lab-or-more", number=one.number) if one.is_open else str(one.number),
                chance_words(one.chance, reader.words),
                scaled_bar(one.chance, most, room),
            ]
            for one in tally
        ],
        frozenset((0, 1)),
    )


def _foes(answer: Answer, reader: Reader) -> list[str]:
    """How many of each kind of foe no longer take part at the end."""
    words = reader.words
    head = ["", words.say("lab-foes-beaten"), ""]
    rows = []
    for one in answer.foes:
        beaten = one.out.chance * one.count
        rows.append([many(one, reader), words.number(beaten, 1), f"/ {one.count}"])
    return [*reader.heading("lab-foes"), *table([head, *rows], frozenset((1,)))]
