"""An evening that was played, as a chronicle: what one seat knows of it, with the dice folded into notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nde.board import Board
from nde.board.textmap import FLOOR
from nde.book.credits import credit_lines
from nde.book.document import Block, Document, Fact, Flow, Heading, Map, Said, Text, map_of_squares, plain
from nde.book.rulebook import step_told
from nde.errors import Missing
from nde.locale.book.game import ChosenGame, PackedGame
from nde.prose.breakdown import deeds_told
from nde.prose.log import Teller
from nde.prose.maps import EDGE, map_lines
from nde.prose.story import Stories
from nde.table.apply import fold, unfolded
from nde.table.codec import Log
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry


class Shown(NamedTuple):
    """What was drawn last: the place, everybody who stood on its map, and whether one may be drawn again.

    A place has one map, and another for each round in which somebody new is seen: a page of maps is no tale.
    """

    place: str
    people: frozenset[str] = frozenset()
    is_enough: bool = False


def seat_of(played: Log, wanted: str | None) -> str:
    """The seat from whose knowledge the evening is told; the game master's unless another is named."""
    if wanted is None:
        return GM
    seats = tuple(one.id for one in fold(played.header, played.entries).seats)
    if wanted not in (*seats, GM):
        raise Missing("no-such-seat", seat=wanted, allowed=seats)
    return wanted


def chronicle(played: Log, seat: str, language: str) -> Document:
    """The evening as a seat knows it: what was hidden from it stays hidden."""
    last = fold(played.header, played.entries)
    teller = Teller(seat, language)
    speaker = teller.meet(last)
    stories = Stories(last.adventure, speaker)
    title = stories.title() or played.header.title or speaker.say(f"game-{played.header.game}")
    game = ChosenGame(last.rules, PackedGame(last.rules).words(language))
    lead = [plain(stories.intro(), "lead")] if stories.intro() else []
    return Document(
        title=speaker.say("book-chronicle", title=title),
        language=language,
        parts=(
            Flow(
                title=title,
                subtitle=game.title,
                lead=tuple(lead),
                blocks=tuple(_told(played, seat, language)),
                columns=1,
                foot=(*credit_lines(game)[:1],),
            ),
        ),
        about=speaker.say("book-chronicle", title=title),
    )


def _told(played: Log, seat: str, language: str) -> Iterator[Block]:
    teller = Teller(seat, language, has_rolls=False)
    known = Shown("")
    said: list[Said] = []
    """What the paragraph holds so far: a round of a fight, or what happens before the next map or place."""
    heads: set[str] = set()
    """The heading of every round so far: one is told once something happens in it."""
    for before, entry, after in unfolded(played.header, played.entries):
        lines = teller.tell(before, entry, after)
        heads.add(teller.heading(before, after))
        if not lines:
            continue
        progress = after.world.progress
        if progress is not None and progress.place and progress.place != known.place:
            yield from _paragraph(said)
            known = Shown(progress.place)
            stories = Stories(after.adventure, teller.meet(after))
            title = stories.place_title(progress.place)
            lines = [line for line in lines if line not in (title, stories.intro())]
            yield Heading(text=title, id=f"entry-{entry.number}")
        note = _note(teller, after, entry)
        for line in lines:
            if line in heads:
                yield from _paragraph(said)
                yield plain(line, "lead")
                known = known._replace(is_enough=False)
                continue
            said.append(Said(text=line, note=note))
            note = ""
        seen = view(after, seat)
        there = frozenset(one.person.id for one in seen.people if one.at)
        if isinstance(seen.space, Board) and there - known.people and _meets(seen) and not known.is_enough:
            yield from _paragraph(said)
            known = known._replace(people=known.people | there, is_enough=True)
            yield map_of(seen, teller, after)
    yield from _paragraph(said)


def _paragraph(said: list[Said]) -> Iterator[Text]:
    """What was gathered as a paragraph, and nothing is gathered any more."""
    if said:
        yield Text(said=tuple(said))
        said.clear()


def _note(teller: Teller, after: State, entry: Entry) -> str:
    """The reckoning of an entry in which dice decided something."""
    deeds = deeds_told(teller.callers.storyteller(after), after, view_entry(entry, teller.seat))
    return "; ".join(step_told(step.rule, step.text) for deed in deeds if deed.outcome for step in deed.steps)


def _meets(seen: SeatView) -> bool:
    """Whether both sides stand on the map, so that it is worth being drawn."""
    return len({one.person.side for one in seen.people if one.at}) > 1


def map_of(seen: SeatView, teller: Teller, state: State) -> Map:
    """The map as the seat sees it, with everybody's letter."""
    speaker = teller.meet(state)
    assert isinstance(seen.space, Board)
    grid = seen.space.grid
    lines = [line for line in map_lines(seen, teller.callers, speaker) if line[: EDGE - 1].strip().isdigit()]
    rows = tuple(f"{line[EDGE:]:{grid.width}}" for line in lines[: grid.height])
    letters = teller.callers.letters(seen)
    on_it = set("".join(rows)) - {FLOOR, " "}
    names = [
        Fact(name=letters[one.person.id], value=teller.callers.name(one.person.id))
        for one in seen.people
        if letters.get(one.person.id) in on_it
    ]
    said = ", ".join(f"{one.name} {one.value}" for one in names)
    return map_of_squares(rows, speaker.say("book-map", who=said), tuple(names))
