"""Best play in words: what it reaches, what each policy is worth beside it, and where they part."""

from __future__ import annotations

from collections.abc import Sequence

from nde.lab.best_play import BestPlay, Deed, Difference
from nde.locale import Words
from nde.locale.layout import bar, paragraph, table
from nde.locale.sheet_words import label
from nde.prose.lab.chances import chance_words
from nde.prose.lab.how_found import LONG_S, left_out, residual_words
from nde.prose.lab.reader import BAR, ROOM_FOR_BAR, Reader
from nde.rules.playing import Person

MOST_SHOWN = 6


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
        for alike in _grouped(best.differs)[:MOST_SHOWN]:
            lines += _difference(alike, reader)
    lines += reader.heading("lab-found")
    residual = residual_words(best.residual, words)
    found = words.say("lab-best-found", scenes=best.scenes, residual=residual)
    took = words.say("lab-found-seconds", seconds=words.number(seconds, 2 if seconds < LONG_S else 0))
    lines += paragraph(f"{found} {took}", reader.width, "  ")
    if best.is_stopped:
        lines += paragraph(words.say("lab-best-stopped"), reader.width, "  ")
    return [*lines, *left_out(best, reader)]


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
        "deed": words.say(key) if words.has(key) else deed.offer,
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
