"""What a line may mean, of which one has to be said: shown as a numbered list, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from nde.errors import Missing, Stale
from nde.locale.phrases import prospect_words
from nde.locale.typed import whole_number
from nde.prose.menu import MOST_LINES, room_for
from nde.prose.talk.choices import Wishes, choose, meant
from nde.prose.talk.screen import way_prospect, word
from nde.prose.talk.sentences import Meant, are_in, fits, letters_of, small_words, tokens
from nde.prose.talk.typed import Line, read_line
from nde.table.story.choices import Choice

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


class Listed(NamedTuple):
    """One line of the list: a choice of the adventure, or the ways of a deed that it stands for."""

    text: str
    ways: tuple[Meant, ...] = ()
    choice: Choice | None = None


class Shortlist(NamedTuple):
    """What was asked back, about which line, and from which of its lines on it was shown."""

    lines: tuple[Listed, ...]
    line: Line
    first: int = 0

    @property
    def last(self) -> int:
        """The number of the last line that was shown."""
        left = len(self.lines) - self.first
        return self.first + min(room_for(left), left)

    @property
    def has_more(self) -> bool:
        """Whether not all of it was shown."""
        return self.last < len(self.lines)


def of_choices(found: Sequence[tuple[Choice, str]]) -> Shortlist:
    """Several choices of the adventure."""
    lines = tuple(Listed(text, choice=choice) for choice, text in found)
    return Shortlist(lines, read_line(""))


def of_ways(talk: Talk, found: Sequence[Meant], line: Line) -> Shortlist:
    """Several ways of a deed; many of them, or an exchange, by the first object in which they differ."""
    slot = first_apart(found)
    roles = found[0].deed.roles
    is_exchange = slot is not None and "for" in roles[slot:]
    if slot is None or not (is_exchange or len(found) > MOST_LINES):
        lines = tuple(Listed(_way_line(talk, one), (one,)) for one in found)
        return Shortlist(lines, line)
    alike: dict[str, list[Meant]] = {}
    for one in found:
        alike.setdefault(_object(one, slot), []).append(one)
    lines = tuple(
        Listed(
            _said(ways[0], slot) if is_exchange or len(ways) > 1 else _way_line(talk, ways[0]), tuple(ways)
        )
        for ways in alike.values()
    )
    return Shortlist(lines, line)


def first_apart(found: Sequence[Meant]) -> int | None:
    """The first object of a deed in which its ways differ; nothing where they differ in none."""
    slots = range(len(found[0].deed.roles))
    return next((at for at in slots if len({_object(one, at) for one in found}) > 1), None)


def _object(one: Meant, slot: int) -> str:
    return one.way.objects[slot] if slot < len(one.way.objects) else ""


def _said(one: Meant, slot: int) -> str:
    words = one.way.words or one.way.objects
    return words[slot] if slot < len(words) and words[slot] else one.deed.text


def _way_line(talk: Talk, one: Meant) -> str:
    odds = prospect_words(talk.speaker, way_prospect(talk.reader, one.way))
    return " · ".join(filter(None, (", ".join(one.way.said) or one.deed.text, odds)))


def show(talk: Talk, asked: Shortlist) -> None:
    """Write the page of the list that is to be shown, and how to come to the next."""
    page = enumerate(asked.lines[asked.first : asked.last], asked.first + 1)
    rows = [(str(number), one.text) for number, one in page]
    if asked.has_more:
        left = len(asked.lines) - asked.last
        rows.append((word(talk.speaker, "more"), talk.speaker.say("talk-more-ways", count=left)))
    talk.paper.numbered(rows)


def answered(talk: Talk, asked: Shortlist, text: str) -> Wishes | None:
    """What a line chooses of what was asked back; nothing where it is something else."""
    line = read_line(text)
    before = asked.line._replace(pairs=asked.line.pairs | line.pairs)
    number = whole_number(line.first) if len(line.words) == 1 else None
    if number is not None:
        if not 1 <= number <= asked.last:
            raise Missing("no-such-number", number=line.first, most=asked.last)
        chosen = asked.lines[number - 1]
    else:
        said = [word for word in tokens(" ".join(line.words)) if word not in small_words()]
        found = [one for one in (_narrowed(talk, one, said) for one in asked.lines) if one is not None]
        if not said or len(found) != 1:
            return None
        chosen = found[0]
    if chosen.choice is not None:
        return choose(talk, chosen.choice, before)
    return meant(talk, [_as_it_is_now(talk, one) for one in chosen.ways], before)


def _as_it_is_now(talk: Talk, one: Meant) -> Meant:
    """The same way of a deed as it is by now: others may have acted since it was shown."""
    for deed in talk.deeds(one.figure):
        for way in deed.ways if deed.verb == one.deed.verb else ():
            if way.objects == one.way.objects:
                return one._replace(deed=deed, way=way)
    raise Stale()


def _narrowed(talk: Talk, one: Listed, said: list[str]) -> Listed | None:
    """A line with those of its ways that fit what was said; nothing where none does."""
    if one.choice is not None:
        return one if are_in(said, one.text) else None
    letters = letters_of(talk)
    ways = tuple(way for way in one.ways if fits(way.way, said, letters))
    return one._replace(ways=ways) if ways else None
