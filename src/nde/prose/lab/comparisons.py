"""Several answers beside each other, in words: policies and rules, fights for a risk, best play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from nde.lab.answers import Answer
from nde.lab.best_play import BestPlay, Deed, Difference
from nde.lab.risk_search import Fitting, Wanted
from nde.locale import Words
from nde.locale.languages import small_first
from nde.locale.layout import bar, entries, grid, paragraph, table
from nde.locale.phrases import label
from nde.prose.lab.chances import HAPPENS, chance_words, difference_words, interval_words, mean, signed
from nde.prose.lab.fight import LONG_S, falls, left_out, residual_words
from nde.prose.lab.reader import BAR, NO_BREAK, ROOM_FOR_BAR, Reader, block_words, times
from nde.rules.play import Person

Kind: TypeAlias = Literal["policy", "way"]


class Side(NamedTuple):
    """One of those compared: what it is called, and what comes of the fight."""

    label: str
    answer: Answer


def compared(sides: Sequence[Side], kind: Kind, reader: Reader) -> list[str]:
    """A line for each, with the difference to the first; then each hero's chance to be out at the end."""
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
    for place, (name, answer) in enumerate(sides):
        more = difference_words(answer.win.chance - first.win.chance, words)
        downs = signed(answer.mean_down - first.mean_down, words, 2)
        interval = interval_words(answer.win, words)
        rows.append(
            [
                name,
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
    """Each hero's chance to be out at the end in every case, beside those at the same place of the party."""
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


MOST_FIGHTS = 12


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
    for place, one in enumerate(fights[:MOST_FIGHTS], 1):
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


MOST_DIFFERENCES = 6


def best_told(best: BestPlay, reader: Reader, seconds: float, besides: Sequence[str] = ()) -> list[str]:
    """Everything there is to say about best play; `besides` is what everybody does."""
    words = reader.words
    headline = words.say(f"lab-best-{best.aim}", best=chance_words(best.best, words))
    room = min(BAR, max(0, reader.width - ROOM_FOR_BAR - 16))
    rows = [
        [
            name,
            chance_words(worth, words),
            words.say("lab-best-loses", points=words.number(max(best.best - worth, 0.0) * 100, 1)),
            bar(min(max(worth, 0.0), 1.0), room),
        ]
        for name, worth in sorted(best.worth.items(), key=lambda one: -one[1])
    ]
    lines = [*paragraph(headline, reader.width), *besides]
    if rows:
        lines += [*reader.heading("lab-best-worth"), *table(rows, frozenset((1, 2)))]
    if best.differs:
        lines += reader.heading("lab-best-differs")
        for alike in _grouped(best.differs)[:MOST_DIFFERENCES]:
            lines += _difference(alike, reader)
    lines += reader.heading("lab-found")
    residual = residual_words(best.residual, words)
    found = words.say("lab-best-found", scenes=best.scenes, residual=residual)
    took = words.say("lab-found-seconds", seconds=words.number(seconds, 2 if seconds < LONG_S else 0))
    lines += paragraph(f"{found} {took}", reader.width, "  ")
    if best.is_stopped:
        lines += paragraph(words.say("lab-best-stopped"), reader.width, "  ")
    return [*lines, *left_out(reader, best)]


def _grouped(differences: Sequence[Difference]) -> list[list[Difference]]:
    """Differences in one scene and with one deed together, whatever policy has them."""
    found: list[list[Difference]] = []
    for one in differences:
        for alike in found:
            if (alike[0].people, alike[0].best, alike[0].deed) == (one.people, one.best, one.deed):
                alike.append(one)
                break
        else:
            found.append([one])
    return found


def _difference(alike: Sequence[Difference], reader: Reader) -> list[str]:
    words, one = reader.words, alike[0]
    text = words.say(
        "lab-best-instead",
        policies=", ".join(dict.fromkeys(difference.policy for difference in alike)),
        deed=deed_words(one.deed, reader),
        worth=chance_words(one.deed_worth, words),
        best=deed_words(one.best, reader),
        best_worth=chance_words(one.best_worth, words),
    )
    stand = [_person(person, reader) for person in one.people if not person.is_out]
    return [
        *paragraph(text, reader.width, "    ", "  – "),
        *paragraph(words.say("lab-best-there", people="; ".join(stand)), reader.width, "    "),
    ]


def deed_words(deed: Deed, reader: Reader) -> str:
    """What somebody does, and to whom; or what they answer in the middle of a deed."""
    words = reader.words
    if not deed.who:
        return words.say("lab-deed-end")
    if deed.question:
        answer = answer_words(deed, words)
        return words.say("lab-deed-answer", who=reader.names.get(deed.who, deed.who), answer=answer)
    key = f"offer-{deed.offer}"
    facts = {
        "who": reader.names.get(deed.who, deed.who),
        "deed": small_first(words.say(key), words.language) if words.has(key) else deed.offer,
    }
    if deed.target and deed.target != deed.who:
        return words.say("lab-deed-at", target=reader.names.get(deed.target, deed.target), **facts)
    return words.say("lab-deed", **facts)


def answer_words(deed: Deed, words: Words) -> str:
    """What somebody answers, as the question has it."""
    return words.answer(deed.question, deed.answer, {"who": deed.who})


def _person(person: Person, reader: Reader) -> str:
    left = ", ".join(f"{label(one.key, reader.words)} {one.value}/{one.most}" for one in person.tracks)
    name = reader.names.get(person.id, person.id)
    return f"{name} ({left})" if left else name
