"""The rules of a game for a page that is searched as one types: the book, its index, and odds to be tried.

What stands with a rule are the very blocks of the printed book, what is searched are the entries by which
`nde rules --search` and `? word` find things: a page compares the words of its reader with them and knows
nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nde.book.document import Bars, Block, Grid, Item, Text
from nde.book.live_odds import LiveOdds, live_odds
from nde.book.rulebook import lead_of, rule_blocks, stat_blocks
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import Entry, book_entries
from nde.locale.book.sources import SIGNS, sign_of
from nde.rules.ruleset import Source


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rule with all that belongs to it."""

    id: str
    number: str
    """Its id within the game, by which it is linked."""
    title: str
    source: Source
    blocks: tuple[Grid | Text | Bars | Item, ...]
    live: tuple[LiveOdds, ...]


class ChapterShown(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter: its title, and the ids of its rules in the order they are read."""

    id: str
    title: str
    rules: tuple[str, ...]


class BlockShown(msgspec.Struct, frozen=True, kw_only=True):
    """A stat block in a sentence."""

    id: str
    name: str
    sign: str
    text: str


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a word can lead to, ready to be compared."""

    kind: str
    rule: str
    id: str
    name: str
    text: str
    """What a row says; a rule and a stat block are shown whole elsewhere."""
    sign: str
    names: tuple[str, ...]
    """What it is called, in small letters without marks."""
    words: str
    """Every word that it says, in the same way, each once."""
    terms: tuple[str, ...]
    """Words that it explains without saying them."""


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is played, for somebody who looks something up."""

    game: str
    title: str
    lead: tuple[Text, ...]
    """Whose game it is, what has been changed, and what the signs mean."""
    chapters: tuple[ChapterShown, ...]
    rules: tuple[RuleShown, ...]
    blocks_title: str
    blocks: tuple[BlockShown, ...]
    index: tuple[Sought, ...]


def rules_page(game: ChosenGame) -> RulesPage:
    """Everything that the page of a game shows."""
    lives = live_odds(game)
    return RulesPage(
        game=game.rules.id,
        title=game.title,
        lead=tuple(lead_of(game)),
        chapters=tuple(_chapters(game)),
        rules=tuple(
            RuleShown(
                id=rule.id,
                number=rule.id.partition("/")[2],
                title=game.words.rule_title(rule.id),
                source=rule.source,
                blocks=tuple(_shown(rule_blocks(game, rule, 1))),
                live=lives.get(rule.id, ()),
            )
            for rule in game.rules.rules
        ),
        blocks_title=game.words.say("book-stat-blocks"),
        blocks=tuple(
            BlockShown(id=id, name=item.name, sign=item.sign, text=item.text)
            for id, item in stat_blocks(game)
        ),
        index=tuple(_sought(game, entry) for entry in book_entries(game)),
    )


def _shown(blocks: Iterator[Block]) -> Iterator[Grid | Text | Bars | Item]:
    for block in blocks:
        if isinstance(block, Grid | Text | Bars | Item):
            yield block


def _chapters(game: ChosenGame) -> Iterator[ChapterShown]:
    """The chapters; a game that names none is one."""
    begins = {first: name for name, first in game.rules.glance.chapters.items()}
    name, rules = "", list[str]()
    for rule in game.rules.rules:
        if rule.id in begins:
            if rules:
                yield _chapter(game, name, rules)
            name, rules = begins[rule.id], []
        rules.append(rule.id)
    if rules:
        yield _chapter(game, name, rules)


def _chapter(game: ChosenGame, name: str, rules: list[str]) -> ChapterShown:
    title = game.words.say(f"book-chapter-{name}") if name else game.title
    return ChapterShown(id=name, title=title, rules=tuple(rules))


def _sought(game: ChosenGame, entry: Entry) -> Sought:
    if entry.kind == "foe":
        sign = SIGNS["ours"] if entry.source == "ours" else ""
    else:
        sign = sign_of(entry.source, game.rules.rule(entry.rule).source)
    return Sought(
        kind=entry.kind,
        rule=entry.rule,
        id=entry.id,
        name=entry.name,
        text=entry.text if entry.kind == "row" else "",
        sign=sign,
        names=tuple(sorted(entry.names)),
        words=" ".join(dict.fromkeys(entry.whole.split())),
        terms=entry.terms,
    )
