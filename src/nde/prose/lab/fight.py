"""A whole fight in words for a terminal: how dangerous it is, then everything that leads to it.

What becomes of each hero (who falls, who still stands when, what they have left), how the answer was found,
and what is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from nde.lab.answers import Answer, Fate, Share
from nde.lab.best_play import BestPlay
from nde.lab.measures import CERTAINTY
from nde.locale import Words
from nde.locale.layout import bar, entries, paragraph, table
from nde.locale.phrases import label
from nde.prose.lab.chances import (
    CERTAIN,
    HAPPENS,
    SMALLEST,
    Tally,
    average_words,
    chance_words,
    curve,
    danger_of,
    interval_words,
    mean,
    scaled_bar,
    tallied,
)
from nde.prose.lab.reader import BAR, ROOM_FOR_BAR, Reader, many
from nde.prose.people import condition_words
from nde.rules import Ruleset
from nde.rules.play import playing_of

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


def left_out(reader: Reader, *answers: Answer | BestPlay) -> list[str]:
    """What the question leaves out: of several answers whatever any of them does, each once."""
    keys = dict.fromkeys(key for answer in answers for key in answer.left_out)
    said = [*reader.told_only, *[reader.words.say(f"lab-left-out-{key}") for key in keys]]
    lines = [line for text in said for line in paragraph(text, reader.width, "    ", "  – ")]
    return [*reader.heading("lab-left-out"), *lines]


def told_only(rules: Ruleset, scene: object, words: Words) -> tuple[str, ...]:
    """What stat blocks of a fight say and no rule carries out, each in a sentence that begins with a name."""
    said = [words.step(one) for one in playing_of(rules).told_only(scene)]
    return tuple([text[:1].upper() + text[1:] for text in said])


MOST_ROUNDS = 12
"""So many rounds of who still stands are shown."""


def falls(fate: Fate) -> float:
    """The chance that somebody is down at the end: out of it, and not because they ran."""
    return max(fate.out.chance - fate.fled.chance, 0.0)


def each_hero(answer: Answer, reader: Reader) -> list[str]:
    """Each hero: the chance to be out at the end, to die, to flee."""
    words = reader.words
    columns = {
        "falls": [falls(one) for one in answer.heroes],
        "dies": [one.dies.chance for one in answer.heroes],
    }
    fled = [one.fled.chance for one in answer.heroes]
    if max(fled, default=0.0) > CERTAIN:
        columns["flees"] = fled
    head = ["", *(words.say(f"lab-hero-{name}") for name in columns)]
    rows = [
        [reader.name(one), *(chance_words(column[place], words) for column in columns.values())]
        for place, one in enumerate(answer.heroes)
    ]
    lines = table([head, *rows], frozenset(range(1, len(head))))
    return [*reader.heading("lab-heroes"), *lines, *_left_dying(answer, reader)]


def _left_dying(answer: Answer, reader: Reader) -> list[str]:
    """Who is counted as dead, since nobody is left to help them."""
    left = [one for one in answer.heroes if one.left_dying.chance > HAPPENS]
    if not left:
        return []
    told = [f"{reader.name(one)} {chance_words(one.left_dying.chance, reader.words)}" for one in left]
    return paragraph(reader.words.say("lab-left-dying", chances=", ".join(told)), reader.width, "  ")


def rounds_shown(answer: Answer, most: int = MOST_ROUNDS) -> range:
    """The rounds after which it is told who still stands."""
    tally = tallied(answer.rounds)
    last = tally[-1].number if tally else 0
    known = len(answer.heroes[0].standing) - 1 if answer.heroes else 0
    return range(1, min(last, most, known) + 1)


def standing(answer: Answer, reader: Reader) -> list[str]:
    """Who still takes part, round by round: a small curve, and as many numbers as fit."""
    longest = max((len(reader.name(one)) for one in answer.heroes), default=0)
    rounds = rounds_shown(answer)
    if not rounds:
        return []
    column = 2 + max(len(_whole_percent(chance, reader.words)) for chance in (1.0, 1 - SMALLEST))
    fit = max(1, (reader.width - longest - len(rounds) - 4) // column)
    shown = [*rounds][:fit]
    head = ["", "", *map(str, shown)]
    rows = [
        [
            reader.name(one),
            curve(one.standing[number] for number in rounds),
            *(_whole_percent(one.standing[number], reader.words) for number in shown),
        ]
        for one in answer.heroes
    ]
    lines = table([head, *rows], frozenset(range(2, len(head))))
    return [*reader.heading("lab-standing"), *lines]


def _whole_percent(chance: float, words: Words) -> str:
    if CERTAIN < chance < SMALLEST * 10:
        return f"<{words.percent(0.01, 0)}"
    if CERTAIN < 1 - chance < SMALLEST * 10:
        return f">{words.percent(0.99, 0)}"
    return words.percent(chance, 0)


def left_to_heroes(answer: Answer, reader: Reader) -> list[str]:
    """What each hero who stands has left of everything that wears down, by its chances."""
    words = reader.words
    rows = []
    for fate in answer.heroes:
        for place, left in enumerate(one for one in fate.left if one.most):
            # Whoever was given more than their most by decree may keep some of it.
            top = max([left.most, *left.chances])
            values = [left.chances.get(value, 0.0) for value in range(top + 1)]
            most = max(values)
            rows.append(
                [
                    "" if place else reader.name(fate),
                    label(left.key, words),
                    f"{words.number(mean(left.chances), 1)}/{left.most}" if most else "–",
                    f"0 {curve(value / most for value in values)} {top}" if most else "",
                ]
            )
    if not rows:
        return []
    lines = table(rows, frozenset((2,)))
    if max(map(len, lines)) > reader.width:
        # Too narrow: the name goes above what they have left, and the small curves go.
        told = table([row[1:3] for row in rows], frozenset((1,)), indent="    ")
        lines = []
        for row, line in zip(rows, told, strict=True):
            lines += [f"  {row[0]}", line] if row[0] else [line]
    return [*reader.heading("lab-left"), *lines]


def marks(answer: Answer, reader: Reader) -> list[str]:
    """The conditions somebody may be in at the end."""
    rows = []
    for fate in answer.heroes:
        found = [
            f"{condition_words(key, reader.words)} {chance_words(chance, reader.words)}"
            for key, chance in sorted(fate.conditions.items(), key=lambda one: -one[1])
            if chance > HAPPENS
        ]
        if found:
            rows.append((reader.name(fate), ", ".join(found)))
    return [*reader.heading("lab-marks"), *entries(rows, reader.width)] if rows else []


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
        *left_out(reader, answer),
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
    if interval := interval_words(share, words):
        row.append(interval)
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
