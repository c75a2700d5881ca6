"""An adventure as its game master needs it on paper: places with maps, what is behind them, foes and odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nde.board import Square
from nde.book.chances import foe_grid
from nde.book.credits import credit_lines
from nde.book.document import Block, Document, Flow, Heading, Item, map_of_squares, plain
from nde.errors import Illegal
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.lookup import foe_name
from nde.locale.facts import Typed
from nde.locale.phrases import items_words
from nde.prose.log import Teller
from nde.prose.maps import ground_sign
from nde.prose.plan import AdventureTold, RoomTold, adventure_told, groups_told
from nde.prose.sheets import sheet_label
from nde.table.header import Header
from nde.table.placement import read_layout
from nde.table.prepared import PreparedScene
from nde.table.seats import GM
from nde.table.state import State
from nde.table.story.adventure import Adventure, Foes, Place
from nde.table.story.checks import all_changes
from nde.table.story.plan import plan_for


def handout(game: str, adventure: Adventure, language: str) -> Document:
    """The whole adventure, as it stands before anybody has set out."""
    return played_handout(Header(game=game, adventure=adventure), language)


def played_handout(header: Header, language: str) -> Document:
    """The adventure of a table with its options and packs, as it stands before anybody has set out."""
    state, adventure = State(header=header), header.adventure
    plan = plan_for(state, GM)
    if plan is None or adventure is None:
        raise Illegal("no-adventure")
    speaker = Teller(GM, language).meet(state)
    told = adventure_told(state, plan, speaker)
    chosen = _game_of(state, language)
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
                blocks=(*blocks, *_clocks(chosen, told), *_foes(chosen, state, _met(adventure))),
                foot=tuple(credit_lines(chosen)),
            ),
        ),
        about=speaker.say("book-handout", title=told.title),
    )


def _met(adventure: Adventure) -> Iterator[Foes]:
    """Everybody who waits somewhere, and then who may come."""
    yield from (group for place in adventure.places for group in place.foes)
    yield from (group for _, change in all_changes(adventure) for group in change.foes)


def scenes_handout(state: State, language: str) -> Document:
    """The prepared scenes of a table: text, map, who comes, notes, handouts, and their stat blocks."""
    chosen = _game_of(state, language)
    title = chosen.words.say("book-scenes", title=state.header.title or chosen.title)
    blocks = [block for scene in state.prepared for block in _scene(chosen, state, scene)]
    foes = [group for scene in state.prepared for group in scene.foes]
    return Document(
        title=title,
        language=language,
        parts=(
            Flow(
                title=title,
                subtitle=chosen.title,
                blocks=(
                    *blocks,
                    *_foes(chosen, state, foes),
                ),
                foot=tuple(credit_lines(chosen)),
            ),
        ),
        about=title,
    )


def _game_of(state: State, language: str) -> ChosenGame:
    return ChosenGame(state.rules, PackedGame(state.rules, names=state.pinned.all_names).words(language))


def _scene(game: ChosenGame, state: State, scene: PreparedScene) -> Iterator[Block]:
    foes = tuple(groups_told(state, scene.foes, game.words))
    yield Heading(text=scene.title, id=f"scene-{scene.id}")
    if scene.text:
        yield plain(scene.text)
    if scene.map.strip():
        alt = game.words.say("book-map", who=", ".join(foes) or scene.title)
        yield map_of_squares(map_rows(scene.map), alt)
    yield from (plain(line, "list") for line in foes)
    if scene.notes:
        yield plain(scene.notes, "quiet")
    yield from (Item(name=one.title, text=one.text) for one in scene.handouts)


def _room(game: ChosenGame, room: RoomTold, place: Place) -> Iterator[Block]:
    yield Heading(text=room.title, id=f"place-{room.id}")
    if room.text:
        yield plain(room.text)
    if place.map.strip():
        alt = game.words.say("book-map", who=", ".join(room.foes) or room.title)
        yield map_of_squares(map_rows(place.map), alt)
    yield from (plain(line, "list") for line in (*room.foes, *room.notes))
    for deed in room.deeds:
        yield Item(name=deed.text, text=" · ".join(deed.notes))
        if deed.works or deed.works_text:
            yield plain(_comes_of(game, "works", deed.works, deed.works_text), "step")
        if deed.fails or deed.fails_text:
            yield plain(_comes_of(game, "fails", deed.fails, deed.fails_text), "step")
    for way in room.ways:
        yield Item(name=f"→ {way.text}", text=" · ".join((way.to_title, *way.notes)))


def _comes_of(game: ChosenGame, what: str, changes: tuple[str, ...], text: str) -> str:
    """What a deed sets off, and what is told of it."""
    if not changes:
        return game.words.say(f"rooms-when-{what}", what=Typed(text))
    return " ".join(filter(None, (" · ".join(changes) + ".", text)))


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
    for one in told.clocks:
        yield Item(name=one.text)
        yield from (plain(note, "step") for note in one.notes)
    yield from (plain(ending, "list") for ending in told.endings)


def _foes(game: ChosenGame, state: State, groups: Iterable[Foes]) -> Iterator[Block]:
    """Every stat block that is met, once, with the chances against it."""
    adventure = state.adventure
    is_at_home = adventure is None or adventure.game in ("", state.rules.id)
    ids = dict.fromkeys(
        (group.foe if is_at_home else "") or state.playing.cast(group.kind or "raider", group.rank)
        for group in groups
    )
    known = [id for id in ids if id in state.rules.foes]
    if known:
        yield Heading(text=game.words.say("book-stat-blocks"), id="stat-blocks")
    for id in known:
        yield Heading(text=foe_name(state.rules, id, game.words), level=2, id=f"foe-{id}")
        if state.rules.foe_sheet is not None:
            told = sheet_label(state.rules.foe_sheet(id), game.words)
            yield plain(", ".join(f"{one.title} {one.text}" for one in told.traits))
            for listing in told.lists:
                said = items_words((item.text, item.note) for item in listing.items)
                yield Item(name=listing.title, text=said)
        grid = foe_grid(game, id)
        if grid is not None:
            yield grid
