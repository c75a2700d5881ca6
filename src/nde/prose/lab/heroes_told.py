"""What becomes of each hero, in words: who falls, who still stands when, what they have left."""

from __future__ import annotations

from nde.lab.answers import Answer, Fate
from nde.locale import Words
from nde.locale.layout import entries, paragraph, table
from nde.locale.phrases import label
from nde.prose.lab.chances import CERTAIN, HAPPENS, SMALLEST, chance_words, curve, mean, tallied
from nde.prose.lab.reader import Reader
from nde.prose.people import condition_words

MOST_ROUNDS = 12
"""So many rounds of who still stands are shown."""


def falls(fate: Fate) -> float:
    """The chance that somebody is down at the end: out of it, and not because they ran."""
    return max(fate.out.chance - fate.fled.chance, 0.0)


def each_hero(answer: Answer, reader: Reader) -> list[str]:
    """Each hero: the chance to fall, to die, to flee."""
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
