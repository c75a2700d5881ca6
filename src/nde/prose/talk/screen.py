"""The table as a person sees it: who is there, what can be done, what is missing, the question that waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from nde.board import Board
from nde.errors import Missing, Unreadable
from nde.locale import Words
from nde.locale.given import understood
from nde.locale.phrases import chip_odds, given_told, glance, prospect_words
from nde.locale.typed import folded
from nde.prose.events import clock_words
from nde.prose.labels import is_roll, option_words, question_words
from nde.prose.menu import DeedLabel, Menu, WayLabel, able_heroes, holder_in
from nde.prose.names import Callers, Reader
from nde.prose.people import bystander_labels, people_labels
from nde.prose.story import Stories
from nde.prose.tale import opened
from nde.prose.talk.paper import Paper, Row
from nde.prose.talk.typed import read_command, read_faces, read_line
from nde.rules.prospects import Prospect
from nde.table import commands as c
from nde.table.offers import is_waiting, prospect_for
from nde.table.seats import GM
from nde.table.view import QuestionView, SeatView

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


def find_person(word: str, callers: Callers, ids: Iterable[str], letters: Mapping[str, str]) -> str:
    """The id of somebody by their id, their name, a beginning of it that fits one alone, or their letter."""
    there = list(ids)
    wanted = folded(word)
    names = {id: folded(callers.name(id)) for id in there}
    for exact in (
        [id for id in there if id == word.casefold()],
        [id for id in there if names[id] == wanted or names[id].replace(" ", "-") == wanted],
        [id for id in there if letters.get(id) == word],
        [id for id in there if wanted and (names[id].startswith(wanted) or id.startswith(wanted))],
    ):
        if len(exact) == 1:
            return exact[0]
    raise Missing("no-such-name", name=word, allowed=tuple(callers.name(id) for id in there))


def free_heroes(view: SeatView) -> tuple[str, ...]:
    """The heroes whom nobody but the game master plays."""
    return tuple(
        one.person.id
        for one in view.people
        if one.person.side == "party" and one.holder == GM and not (one.person.is_gone or one.is_ally)
    )


def is_side_done(view: SeatView) -> bool:
    """Whether everybody of the side whose turn it is has acted, and the turn is for this seat to end."""
    turn = view.turn
    if turn is None or not turn.is_fight:
        return False
    side = [one for one in view.people if one.person.side == turn.side and not one.person.is_out]
    is_ours = view.seat == GM if turn.side == "foes" else any(one.holder == view.seat for one in side)
    return is_ours and all(one.person.has_acted or one.is_done for one in side)


def still_to_act(view: SeatView) -> tuple[str, ...]:
    """Of the heroes' turn, whom somebody whose own heroes have all acted waits for."""
    fresh = {one.person.id for one in view.people if not one.person.has_acted}
    is_mine = any(holder_in(view, id) == view.seat and id in fresh for id in view.awaited)
    return () if is_mine else tuple(id for id in view.awaited if holder_in(view, id) != view.seat)


def in_turn(view: SeatView) -> str:
    """In the foes' turn, which of them the game master plays next; empty for anybody and anything else."""
    if view.seat != GM or view.turn is None or not view.turn.is_fight or view.turn.side != "foes":
        return ""
    able = {one.figure for one in view.offers}
    foes = [one.person for one in view.people if one.person.side == "foes" and one.person.id in able]
    return next((one.id for one in foes if not one.has_acted), "")


def show_scene(paper: Paper, reader: Reader) -> None:
    """Where the party is, the clocks, and everybody who is there."""
    state, view, speaker, _ = reader
    stories = Stories(state.adventure, speaker)
    place = (
        stories.place_title(view.story.place) if view.story is not None and view.story.place else view.place
    )
    moment = ""
    is_over = view.story is not None and view.story.ending
    if view.turn is not None and view.turn.is_fight and not is_over:
        is_theirs = view.turn.side == "party" and view.role != "player"
        side = speaker.say("talk-turn-party" if is_theirs else f"play-side-{view.turn.side}")
        moment = speaker.say("play-in-fight", round=view.turn.round, side=side)
    if (place or moment) and (view.story is None or view.story.place):
        paper.title(place, moment)
    for clock in view.clocks:
        paper.text(clock_words(speaker, state, clock))
    # On a map everybody has a letter; read aloud without one it would stand for nothing.
    labels = people_labels(reader)
    if paper.is_plain and not isinstance(view.space, Board):
        labels = tuple(replace(one, sign="") for one in labels)
    rows = [Row(one.person, label) for one, label in zip(view.people, labels, strict=True)]
    aside = zip(view.bystanders, bystander_labels(reader), strict=True)
    rows += [Row(one.person, label, is_aside=True) for one, label in aside]
    paper.people([row for row in rows if not (row.person.is_gone and row.person.side == "foes")])


def show_menu(paper: Paper, reader: Reader, menu: Menu, first: int, last: int) -> None:
    """What can be done, numbered: the lines of the list from one place up to another."""
    _, view, speaker, callers = reader
    in_fight = view.turn is not None and view.turn.is_fight
    if menu.hero and (in_fight or first):
        others = [callers.name(id) for id in able_heroes(view) if id != menu.hero]
        key = "play-acts-others" if others else "play-acts"
        paper.text(speaker.say(key, name=reader.name(menu.hero), others=", ".join(others)), kind="question")
    rows = [
        (
            str(number),
            line.text if line.deed is None else deed_line(reader, line.deed, room=paper.room),
        )
        for number, line in enumerate(menu.lines[first:last], first + 1)
    ]
    if menu.walks:
        rows.append((next(iter(menu.walks)), speaker.say("play-walk", count=len(menu.walks))))
    hidden = len(menu.lines) - last
    if hidden:
        rows.append((word(speaker, "more"), speaker.say("play-more", count=hidden)))
    if menu.can_be_done:
        rows.append((word(speaker, "done"), speaker.say("play-hero-done", name=reader.name(menu.hero))))
    if menu.can_end and in_fight:
        ending = speaker.say("play-end-turn")
        rows.append(
            (
                word(speaker, "end"),
                speaker.say("play-default", option=ending) if menu.is_turn_done else ending,
            )
        )
    if rows:
        paper.numbered(rows)


MOST_CHIPS = 6
"""So many objects of a deed stand on its line; the rest is asked for, or said."""
MOST_WEIGHED = 24
"""So many ways of a deed are weighed for its line."""


def deed_line(reader: Reader, deed: DeedLabel, *, room: int = 0) -> str:
    """A deed on the list: whom or what it can be aimed at, each with its chance, the best first.

    Where there is little room, foes are called by their letters, and only as many are named as fit into it.
    """
    speaker = reader.speaker
    if room:
        deed = _with_letters(reader, deed)
    if len(deed.ways) == 1:
        prospect = way_prospect(reader, deed.ways[0])
        if room and prospect is not None:
            line = deed.line(deed.ways[0])
            told = f"{line} ({chip_odds(speaker, prospect)})"
            return told if len(told) <= room else f"{line} {glance(speaker, prospect.chance)}"
        told = prospect_words(speaker, prospect)
        return " · ".join(filter(None, (deed.line(deed.ways[0]), price_words(reader, deed.ways[0]), told)))
    best: dict[str, Prospect | None] = {}
    for way in deed.ways[:MOST_WEIGHED]:
        prospect = way_prospect(reader, way)
        known = best.setdefault(way.said[0] if way.said else "", prospect)
        if prospect is not None and (known is None or prospect.chance > known.chance):
            best[way.said[0] if way.said else ""] = prospect
    ranked = sorted(best.items(), key=lambda one: -(one[1].chance if one[1] is not None else 0))
    if room:
        chips = [_short_chip(one, prospect, speaker) for one, prospect in ranked]
        is_more = len(deed.ways) > MOST_WEIGHED
        if len(f"{deed.text}: {', '.join(chips)}") > room and not _is_certain(best.values()):
            # Rather all of them with the chance of what is wanted than one with everything.
            chips = [one if told is None else f"{one} {glance(speaker, told.chance)}" for one, told in ranked]
        return fitted(f"{deed.text}: ", chips, room, is_more=is_more)
    chips = [_chip(one, prospect, speaker) for one, prospect in ranked]
    more = ["…"] if len(chips) > MOST_CHIPS or len(deed.ways) > MOST_WEIGHED else []
    return f"{deed.text}: {', '.join((*chips[:MOST_CHIPS], *more))}"


def fitted(head: str, chips: Sequence[str], room: int, *, is_more: bool = False) -> str:
    """As many of some words as fit into so many columns, at least one; a sign that there are more.

    >>> fitted("Shoot: ", ["a 50%", "b 30%", "c 10%"], 24)
    'Shoot: a 50%, b 30%, …'
    """
    for count in range(len(chips), 0, -1):
        more = ["…"] if is_more or count < len(chips) else []
        text = head + ", ".join((*chips[:count], *more))
        if len(text) <= room or count == 1:
            return text
    return head.rstrip(": ")


def _with_letters(reader: Reader, deed: DeedLabel) -> DeedLabel:
    """A deed whose ways call foes by the letters that stand beside their names."""
    foes = {one.person.id for one in reader.view.people if one.person.side == "foes"}
    letters = {id: sign for id, sign in reader.callers.letters(reader.view).items() if id in foes}

    def short(way: WayLabel) -> WayLabel:
        if foes.isdisjoint(way.objects):
            return way
        words = [letters.get(id, word) for id, word in zip(way.objects, way.said, strict=False)]
        return replace(way, words=tuple(words))

    return replace(deed, ways=tuple(map(short, deed.ways)))


def price_words(reader: Reader, way: WayLabel) -> str:
    """What a way costs of something that does not come back by itself; nothing where it costs nothing."""
    offer = reader.view.offers[way.offer].offer
    cost = reader.state.playing.aim(reader.scene, offer).cost
    return reader.speaker.say("play-costs", cost=cost) if cost else ""


def _chip(text: str, prospect: Prospect | None, speaker: Words) -> str:
    """An object of a deed with its chance, and why its dice are not the usual ones."""
    if prospect is None:
        return text
    return f"{text} ({', '.join([chip_odds(speaker, prospect), *given_told(speaker, prospect)])})"


def _is_certain(prospects: Iterable[Prospect | None]) -> bool:
    """Whether one gets what one wants in any case, so that only what else is decided tells the ways apart."""
    return all(one is not None and one.chance == 1 for one in prospects)


def _short_chip(text: str, prospect: Prospect | None, speaker: Words) -> str:
    """An object of a deed with its chance, where there is little room."""
    if prospect is None:
        return text
    odds = chip_odds(speaker, prospect)
    return f"{text} {odds}" if odds == glance(speaker, prospect.chance) else f"{text} ({odds})"


def way_prospect(reader: Reader, way: WayLabel) -> Prospect | None:
    """What one way of a deed holds in store."""
    return prospect_for(reader.state, reader.view.seat, reader.view.offers[way.offer].offer, way.values)


def word(speaker: Words, command: str) -> str:
    """What a reader types for a command, in their own language."""
    return speaker.say(f"play-words-{command}").split()[0]


def show_end(talk: Talk, *, is_won: bool) -> None:
    """Say that the adventure is over, and what can still be done."""
    key = "is-won" if is_won else "is-lost"
    if talk.knows("quit"):
        talk.say(key, kind="hint")
    else:
        talk.tell_of(key, kind="hint")


def show_what_is_missing(talk: Talk, seen: SeatView) -> None:
    """Say for whom the table waits, and how somebody who plays nobody comes by a hero."""
    others = [talk.seat_name(seat) for seat in seen.waiting if seat != talk.seat]
    if others and is_waiting(talk.state):  # whoever makes a hero holds nobody up
        talk.tell_of("waits", kind="hint", names=", ".join(others))
    waiting = still_to_act(seen) if not talk.is_own_gm else ()
    if waiting:
        talk.tell_of("still-to-act", kind="hint", names=", ".join(map(talk.teller.callers.name, waiting)))
    if seen.role != "player" or talk.state.world.held_by(talk.seat):
        return
    free = ", ".join(talk.teller.callers.name(id) for id in free_heroes(seen))
    if free:
        talk.tell_of("take-somebody", kind="hint", names=free)
    else:
        talk.tell_of("make-somebody", kind="hint")


def show_question(talk: Talk, question: QuestionView) -> None:
    """What has led up to it, the question, and what may be answered."""
    speaker = talk.speaker
    told = talk.teller.led_up(talk.state, question)
    if told:
        talk.paper.text(told, kind="log")
    name = talk.teller.callers.name(question.who)
    asked = question_words(talk.teller.storyteller(talk.state), name, question)
    talk.paper.text(opened(asked), kind="question")
    if is_roll(question):
        return
    rows = []
    for number, option in enumerate(question.options, 1):
        words = option_words(speaker, question, option)
        is_default = option == question.default
        rows.append((str(number), speaker.say("play-default", option=words) if is_default else words))
    if rows:
        talk.paper.numbered(rows)
    if question.is_open:
        talk.say("own-words", kind="hint", default=speaker.option(question, question.default))


def answer_of(talk: Talk, question: QuestionView, text: str) -> c.Answer | None:
    """The answer that a line is; nothing for a line that is a command or no answer at all."""
    plain = text.strip()
    line = read_line(plain) if "=" not in plain else None
    command = read_command(line)[0] if line is not None else ""
    if is_roll(question):
        if command == "roll" and line is not None:
            return c.Answer(pending=question.pending, faces=read_faces(line.rest))
        is_faces = bool(plain) and all(sign.isdigit() or sign in " ,;" for sign in plain)
        return c.Answer(pending=question.pending, faces=read_faces(plain)) if is_faces else None
    by_name = {talk.teller.callers.name(option).casefold(): option for option in question.options}
    if plain.casefold() in by_name:
        return c.Answer(pending=question.pending, answer=by_name[plain.casefold()])
    answer = understood(question, plain, talk.speaker)
    if answer is None or (answer not in question.options and (command or plain.startswith("?"))):
        return None
    return c.Answer(pending=question.pending, answer=answer)


def not_an_answer(talk: Talk, question: QuestionView, text: str) -> Unreadable:
    """The refusal of a line that answers nothing, with everything that would."""
    if is_roll(question):
        return Unreadable("not-an-answer", answer=text, allowed=(f"1–{question.sides or '…'}",))
    options = tuple(talk.speaker.option(question, one) for one in question.options)
    return Unreadable("not-an-answer", answer=text, allowed=options)
