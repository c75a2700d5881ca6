"""What characters are made of and what can be bought: our own tables, or those of a book that a pack brings.

A book's backgrounds, bonds, omens, traits, spells, relics and market take the place of ours where it has any;
all our things stay known, so that older sheets read as before.  It is kept as one text of JSON among the
settings, so that a log holds it as it holds every other setting.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.errors import Fault, Faults, Unreadable
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.characters import market, tables
from nde.rules.cairn2e.characters.market import MAGIC, SECTIONS, Price, item_named, price_of_row
from nde.rules.cairn2e.characters.tables import Background, Grant, background_of_row, item_of_row
from nde.rules.cairn2e.settings import Game
from nde.rules.documents import Findings, is_name, shown, wrong_word

KINDS = ("backgrounds", "bonds", "omens", "traits", "spells", "relics", "finds", "market")
MOST_ROWS = 1_000


class Content(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The tables of one game; equal only to itself, so that whatever is kept by it is found at once."""

    backgrounds: Mapping[str, Background]
    bonds: Mapping[str, Grant]
    omens: tuple[str, ...]
    traits: Mapping[str, tuple[str, ...]]
    spells: tuple[str, ...]
    relics: Mapping[str, Item]
    market: Mapping[str, Price]
    """Every thing that can be bought."""
    services: Mapping[str, Price]
    goods: Mapping[str, Item]
    """Every thing there is."""
    written: frozenset[str] = frozenset()
    """Every spell that a book or a scroll may hold, ours among them."""
    names: Mapping[str, tuple[str, ...]] = {}
    """Names by background, where a book has its own."""
    brought: frozenset[str] = frozenset()
    """The kinds of tables that are a book's."""

    numbered: tuple[str, ...] = ()
    """Things with dice, Armor, uses or a weight of their own: all that a mere word would silently lose."""

    def item(self, key: str) -> Item | None:
        """The thing with this key; `spellbook-<spell>` and `scroll-<spell>` hold that spell."""
        if key in self.goods:
            return self.goods[key]
        kind, _, spell = key.partition("-")
        return replace(MAGIC[kind], spell=spell) if kind in MAGIC and spell in self.written else None

    def names_of(self, background: str) -> tuple[str, ...]:
        """The names a background suggests."""
        return self.names.get(background) or tables.names_of(background)


def _numbered(goods: Mapping[str, Item]) -> tuple[str, ...]:
    return tuple(key for key, item in goods.items() if item != Item(key=key))


OURS = Content(
    backgrounds=tables.BACKGROUNDS,
    bonds=tables.BONDS,
    omens=tables.OMENS,
    traits=tables.TRAITS,
    spells=tables.SPELLS,
    relics=tables.RELICS,
    market=market.MARKET,
    services=market.SERVICES,
    goods=market.GOODS,
    written=frozenset(tables.SPELLS),
    numbered=_numbered(market.GOODS),
)
"""The tables that come along."""


@lru_cache(maxsize=32)
def content_of(text: str) -> Content:
    """The tables of a game by the text among its settings; ours where there is none."""
    return _made(msgspec.json.decode(text)) if text else OURS


def content(game: Game) -> Content:
    """The tables that a game is played with."""
    return content_of(game.settings.content)


def item_for(game: Game, key: str) -> Item:
    """The thing with this key, with as many lights as the table plays with."""
    lights = {"torch": game.settings.torch_lights, "oil-can": game.settings.oil_lights}
    item = content(game).item(key)
    if item is None:
        return item_named(key)  # which refuses it, and says what there is
    return replace(item, uses=lights[key], uses_most=lights[key]) if key in lights else item


def read_content(document: object) -> str:
    """A book's tables as the text that is kept; `Faults` lists everything that is wrong with them."""
    found = Findings("content")
    table = found.table("content", document)
    found.keys("content", table, KINDS)
    for kind in KINDS:
        _check_rows(kind, table.get(kind, [] if kind in ("omens", "spells") else {}), found)
    found.settle()
    try:
        made = _made(table)
    except msgspec.ValidationError as error:
        raise Faults("content", (Fault("content", Unreadable("content-unclear", text=str(error))),)) from None
    found.keys("content.traits", table.get("traits", {}), OURS.traits)
    found.keys("content.market", table.get("market", {}), SECTIONS)
    _check_keys(table, made, found)
    found.settle()
    return msgspec.json.encode(table, order="sorted").decode() if table else ""


def _check_rows(kind: str, rows: object, found: Findings) -> None:
    """Note what is no list or table of names, and what is too long to be a table."""
    place = f"content.{kind}"
    if kind in ("omens", "spells"):
        keys = [key for _, key in found.items(place, rows)]
    else:
        keys = [*found.table(place, rows)]
    if len(keys) > MOST_ROWS:
        found.note(place, Unreadable("too-many-items", most=MOST_ROWS))
    for key in keys[:MOST_ROWS]:
        if not isinstance(key, str) or not is_name(key):
            found.note(f"{place}.{shown(key)}", Unreadable("not-a-name", text=shown(key)))


def _check_keys(table: Mapping[str, object], made: Content, found: Findings) -> None:
    """Note every thing that a background or a bond hands over and nobody knows."""
    grants: dict[str, tuple[Grant, ...]] = {
        f"bonds.{key}": (one,) for key, one in made.bonds.items() if "bonds" in table
    }
    if "backgrounds" in table:
        for id, life in made.backgrounds.items():
            grants[f"backgrounds.{id}"] = (Grant(items=life.items), *life.first, *life.second)
    for place, given in grants.items():
        for key in (key for grant in given for key in grant.items):
            if made.item(key) is None:
                found.note(f"content.{place}", wrong_word(key, made.goods))


def _made(table: Mapping[str, Any]) -> Content:
    """The tables of a book beside ours; what does not fit its type is msgspec's to refuse."""
    prices = {
        key: price_of_row(section, key, row)
        for section in SECTIONS
        for key, row in table.get("market", {}).get(section, {}).items()
    }
    sold = {key: one for key, one in prices.items() if one.item is not None}
    finds = {key: item_of_row(key, row) for key, row in table.get("finds", {}).items()}
    relics = {key: item_of_row(key, row, kind="relic") for key, row in table.get("relics", {}).items()}
    lives = {id: dict(row) for id, row in table.get("backgrounds", {}).items()}
    names = {id: tuple(f"name-{key}" for key in row.pop("names", ())) for id, row in lives.items()}
    spells = tuple(table.get("spells", ()))
    goods = {**OURS.goods, **finds, **relics, **{key: one.item for key, one in sold.items() if one.item}}
    return Content(
        backgrounds={id: background_of_row(id, row) for id, row in lives.items()} or OURS.backgrounds,
        bonds=msgspec.convert(table.get("bonds", {}), dict[str, Grant]) or OURS.bonds,
        omens=tuple(table.get("omens", ())) or OURS.omens,
        traits={key: tuple(table.get("traits", {}).get(key, words)) for key, words in OURS.traits.items()},
        spells=spells or OURS.spells,
        relics=relics or OURS.relics,
        market=sold or OURS.market,
        services={key: one for key, one in prices.items() if one.item is None} if sold else OURS.services,
        goods=goods,
        numbered=_numbered(goods),
        written=OURS.written | set(spells),
        names=names,
        brought=frozenset(key for key in KINDS if table.get(key)),
    )


def words_of(content: Content) -> tuple[str, ...]:
    """The messages that word what a book brings, and we have not."""
    if content is OURS:
        return ()
    goods = [key for key in (*content.goods, *content.services) if key not in (*OURS.goods, *OURS.services)]
    lives = [one for key, one in content.backgrounds.items() if key not in OURS.backgrounds]
    bonds = {key: one for key, one in content.bonds.items() if key not in OURS.bonds}
    relics = [one for key, one in content.relics.items() if key not in OURS.relics]
    grants = [*bonds.values(), *(grant for life in lives for grant in (*life.first, *life.second))]
    books = [key for key in content.spells if key not in OURS.spells]
    spells = (*books, *(one.spell for one in relics if one.spell))
    told = (
        *(f"item-{key}" for key in goods),
        *(f"option-item-{kind}-{key}" for kind in MAGIC for key in books),
        *(f"background-{one.id}" for one in lives),
        *(f"bond-{key}" for key in bonds),
        *(f"omen-{key}" for key in content.omens if key not in OURS.omens),
        *(
            f"{kind}-{word}"
            for kind, words in content.traits.items()
            for word in words
            if word not in OURS.traits[kind]
        ),
        *(f"note-{grant.note}" for grant in grants if grant.note),
        *(message for key in spells for message in (f"spell-{key}", f"spell-{key}.text")),
        *(f"recharge-{one.recharge}" for one in relics if one.recharge),
        *(f"option-{key}" for names in content.names.values() for key in names),
    )
    return tuple(dict.fromkeys(told))
