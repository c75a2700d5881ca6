"""An adventure as its game master needs it on paper: places with maps, what is behind them, foes and odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nde.board import Square
from nde.book.chances import foe_grid
from nde.book.credits import credit_lines
from nde.book.document import Block, Document, Entry, Fact, Flow, Heading, Map, plain
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.lookup import foe_name
from nde.locale.phrases import items_words
from nde.prose.log import Teller
from nde.prose.maps import ground_sign
from nde.prose.plan import AdventureTold, RoomTold, adventure_told
from nde.prose.sheets import sheet_label
from nde.table.header import Header
from nde.table.placement import read_layout
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure, Place
from nde.table.story.plan import plan_for


def handout(game: str, adventure: Adventure, language: str) -> Document:
    """The whole adventure, as it stands before anybody has set out."""
    state = State(header=Header(game=game, adventure=adventure))
    plan = plan_for(state, GM)
    assert plan is not None
    speaker = Teller(GM, language).meet(state)
    told = adventure_told(state, plan, speaker)
    chosen = ChosenGame(state.rules, PackedGame(state.rules, names=state.pinned.all_names).words(language))
    places = {place.id: place for place in adventure.places}
    blocks = [block for room in told.rooms for block in _room(chosen, room, places[room.id])]
    return Document(
        title=speaker.say("book-handout", title=told.title),
        language=language,
        parts=(
            Flow(
                title=told.title,
                subtitle=chosen.title,
                lead=(plain(told.text, "lead"),) if told.text else (),
                blocks=(*blocks, *_clocks(chosen, told), *_foes(chosen, state, adventure.places)),
                foot=tuple(credit_lines(chosen)),
            ),
        ),
        about=speaker.say("book-handout", title=told.title),
    )


def _room(game: ChosenGame, room: RoomTold, place: Place) -> Iterator[Block]:
    yield Heading(text=room.title, id=f"place-{room.id}")
    if room.text:
        yield plain(room.text)
    if place.map.strip():
        yield Map(
            rows=map_rows(place.map),
            alt=game.words.say("book-map", who=", ".join(room.foes) or room.title),
        )
    yield from (plain(line, "list") for line in (*room.foes, *room.notes))
    for deed in room.deeds:
        yield Entry(name=deed.text, text=" · ".join(deed.notes))
        yield from (plain(text, "step") for text in (deed.works_text, deed.fails_text) if text)
    for way in room.ways:
        yield Entry(name=f"→ {way.text}", text=" · ".join((way.to_title, *way.notes)))


def map_rows(text: str) -> tuple[str, ...]:
    """A map as it is written in an adventure, a sign for each square: where heroes begin, and foes."""
    layout = read_layout(text)
    grid = layout.grid
    standing = {at: str(number) for number, at in enumerate(layout.heroes, 1)}
    standing |= {at: letter for letter, at in layout.foes}
    return tuple(
        "".join(standing.get(at) or ground_sign(grid, at) for at in (Square(x, y) for x in range(grid.width)))
        for y in range(grid.height)
    )


def _clocks(game: ChosenGame, told: AdventureTold) -> Iterator[Block]:
    if told.clocks or told.endings:
        yield Heading(text=game.words.say("book-endings"), id="endings")
    yield from (Entry(name=one.text, text=" · ".join(one.notes)) for one in told.clocks)
    yield from (plain(ending, "list") for ending in told.endings)


def _foes(game: ChosenGame, state: State, places: Iterable[Place]) -> Iterator[Block]:
    """Every stat block that is met, once, with the chances against it."""
    groups = [group for place in places for group in place.foes]
    ids = dict.fromkeys(
        group.foe or state.playing.cast(group.kind or "raider", group.rank) for group in groups
    )
    known = [id for id in ids if id in state.rules.foes]
    if known:
        yield Heading(text=game.words.say("book-stat-blocks"), id="stat-blocks")
    for id in known:
        yield Heading(text=foe_name(state.rules, id, game.words), level=2, id=f"foe-{id}")
        if state.rules.foe_sheet is not None:
            told = sheet_label(state.rules.foe_sheet(id), game.words)
            facts = [Fact(name=one.title, value=one.text) for one in told.traits]
            facts += [
                Fact(name=one.title, value=items_words((item.text, item.note) for item in one.items))
                for one in told.lists
            ]
            yield from (Entry(name=one.name, text=one.value) for one in facts)
        grid = foe_grid(game, id)
        if grid is not None:
            yield grid
