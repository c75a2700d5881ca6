"""Cards to be cut out: foes, and whatever a game has in its tables, such as spells, things, conditions."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from nde.book.chances import foe_grid
from nde.book.credits import short_credit
from nde.book.document import Card, Deck, Document, Fact
from nde.errors import Missing
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import LIKENESS, MOST_PROPOSED, foe_name, plain
from nde.locale.book.rules import cell_text, named_column
from nde.locale.book.sources import without_signs
from nde.locale.phrases import items_words, label, listed_items
from nde.prose.sheets import sheet_label
from nde.rules.ruleset import Listing, Table

FOES = "foes"
BARE = 2
"""Columns of a table that says of each thing no more than a number: its rule says the rest."""
MOST_BOXES = 40
LONG = 24
"""Letters beyond which a cell is read as a sentence and no longer seen at a glance."""


class Made(NamedTuple):
    """A card that is made when it is wanted, and by what it is asked for."""

    kind: str
    id: str
    title: str
    card: Callable[[], Card]


def cards(game: ChosenGame, names: Iterable[str] = ()) -> Document:
    """The cards of these kinds or names, in the order they are asked for; all where none is named."""
    made = tuple(_all(game))
    wanted = tuple(names)
    chosen = [one for name in wanted for one in _called(name, made, game)] if wanted else list(made)
    each = {(one.kind, one.id): one for one in chosen}
    return Document(
        title=game.words.say("book-cards", game=game.title),
        language=game.words.language,
        parts=(Deck(cards=tuple(one.card() for one in each.values())),),
        about=game.credit,
    )


def kinds_of(game: ChosenGame) -> tuple[str, ...]:
    """Every kind of card that a game has."""
    return (*((FOES,) if game.rules.foe_sheet is not None else ()), *game.rules.glance.cards)


def _called(name: str, made: Iterable[Made], game: ChosenGame) -> list[Made]:
    """The cards of a kind, or the one of that name; refused where there is neither."""
    said = plain(name)
    found = [one for one in made if said in (plain(one.kind), plain(_kind(game, one.kind)))]
    found = found or [one for one in made if said in (plain(one.id), plain(one.title))]
    if not found:
        raise _no_such_card(name, made, game)
    return found


def _no_such_card(name: str, made: Iterable[Made], game: ChosenGame) -> Missing:
    """The refusal of a name that no card has: with what comes near, else with the kinds there are."""
    kinds = {kind: _kind(game, kind) for kind in kinds_of(game)}
    called = {plain(said): word for kind, word in kinds.items() for said in (kind, word)}
    called |= {plain(one.title): one.title for one in made}
    near = difflib.get_close_matches(plain(name), called, MOST_PROPOSED, LIKENESS)
    if near:
        return Missing("no-such-card-but", name=name, near=tuple(dict.fromkeys(called[one] for one in near)))
    return Missing("no-such-card", name=name, allowed=kinds_of(game))


def _all(game: ChosenGame) -> Iterator[Made]:
    if game.rules.foe_sheet is not None:
        for id in game.rules.foes:
            yield Made(FOES, id, foe_name(game.rules, id, game.words), partial(foe_card, game, id))
    for kind, keys in game.rules.glance.cards.items():
        yield from _of_tables(game, kind, [one for one in game.rules.tables if one.key in keys])


def foe_card(game: ChosenGame, id: str) -> Card:
    """A stat block as a card."""
    assert game.rules.foe_sheet is not None
    sheet = game.rules.foe_sheet(id)
    told = sheet_label(sheet, game.words)
    facts = [Fact(name=one.title, value=one.text) for one in told.traits]
    texts = [told for one in sheet.lists if one.items for told in listed(game, one)]
    marks = game.rules.glance.foe_card.marks if game.rules.glance.foe_card is not None else ""
    boxes = next((one.value for one in sheet.traits if one.key == marks), 0)
    long = [one for one in facts if len(one.value) > LONG]
    return Card(
        kind=_kind(game, FOES),
        title=foe_name(game.rules, id, game.words),
        facts=tuple(one for one in facts if one not in long),
        texts=(*texts, *long),
        grid=foe_grid(game, id),
        boxes=int(boxes) if str(boxes).isdecimal() and int(boxes) <= MOST_BOXES else 0,
        foot=short_credit(game, game.rules.foe_sources.get(id, "book")),
    )


def listed(game: ChosenGame, listing: Listing) -> Iterator[Fact]:
    """A list of a sheet: items that the game explains each with what they do, the others on one line."""
    each = tuple(each_listed(game, listing))
    short = items_words((one.name, "") for one in each if not one.value)
    if short:
        yield Fact(name=label(listing.key, game.words), value=short)
    yield from (one for one in each if one.value)


def each_listed(game: ChosenGame, listing: Listing) -> Iterator[Fact]:
    """Every item of a list with the note beside it, and what it does where the game explains it."""
    for item, told in zip(listing.items, listed_items(listing, game.words), strict=True):
        yield Fact(name=items_words([told]), value=explained(game, listing.kind, item))


def explained(game: ChosenGame, kind: str, item: str) -> str:
    """What something on a list does, in a sentence; empty where its name says it all."""
    words = game.words
    return (
        words.called("about", f"{kind}-{item}", lambda key: (f"about-{key}",))
        or (words.attribute(f"{kind}-{item}", "text") if words.has(f"{kind}-{item}") else "")
        or ""
    )


def _of_tables(game: ChosenGame, kind: str, tables: Iterable[Table]) -> Iterator[Made]:
    """A card for everything that has a row in one of some tables."""
    found: dict[str, list[Fact]] = {}
    titles: dict[str, str] = {}
    foots: dict[str, str] = {}
    for table in tables:
        said = game.words.rule_text(table.rule)
        place = named_column(table)
        is_bare = len(table.columns) == BARE and not table.kinds[1 - place]
        bare = (Fact(name="", value=without_signs(said)),) if is_bare and said else ()
        for row in table.rows:
            id = str(row[place])
            name = cell_text(row[place], table.kinds[place], game.words)
            titles.setdefault(id, name[:1].upper() + name[1:])
            foots.setdefault(id, short_credit(game, game.rules.rule(table.rule).source))
            found.setdefault(id, []).extend((*_facts(game, table, row, place), *bare))
    for id, facts in found.items():
        known = tuple(dict.fromkeys(facts))
        card = Card(
            kind=_kind(game, kind),
            title=titles[id],
            facts=tuple(one for one in known if len(one.value) <= LONG),
            texts=tuple(one for one in known if len(one.value) > LONG),
            foot=foots[id],
        )
        yield Made(kind, id, titles[id], partial(_as_it_is, card))


def _as_it_is(card: Card) -> Card:
    return card


def _facts(game: ChosenGame, table: Table, row: tuple[object, ...], place: int) -> Iterator[Fact]:
    for at, (column, kind) in enumerate(zip(table.columns, table.kinds, strict=True)):
        value = row[at]
        text = cell_text(value, kind, game.words) if isinstance(value, int | str) else ""
        if at != place and text and text != "\N{EM DASH}":
            is_alone = column == "text"
            yield Fact(
                name="" if is_alone and len(text) > LONG else game.words.say(f"column-{column}"), value=text
            )


def _kind(game: ChosenGame, kind: str) -> str:
    return game.words.say(f"book-card-{kind}")
