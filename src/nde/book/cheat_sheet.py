"""Cheat sheets: one page for players and one for the game master, of the game as it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from nde.book.chances import odds_grids
from nde.book.credits import credit_lines
from nde.book.document import Block, Box, Document, Grid, Leaf, Said, Text, plain
from nde.book.options import changed_options, option_told
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import rows_in_words
from nde.locale.book.sources import SIGNS, sentences, sign_of
from nde.rules.odds_tables import Gist
from nde.rules.ruleset import Table

Reader: TypeAlias = Literal["players", "gm"]
ALL = 99
"""More sentences than any rule has."""
READERS: tuple[Reader, ...] = ("players", "gm")


def cheat_sheet(game: ChosenGame, readers: Iterable[Reader] = READERS) -> Document:
    """A page for each reader for whom the game has any."""
    words = game.words
    return Document(
        title=words.say("book-cheat-sheet", game=game.title),
        language=words.language,
        parts=tuple(_leaf(game, reader) for reader in readers if gists_for(game, reader)),
        about=game.credit,
    )


def gists_for(game: ChosenGame, reader: Reader) -> tuple[Gist, ...]:
    """What a reader looks up; of a game that says nothing of it, players look up all rules."""
    if reader == "gm":
        return game.rules.glance.gm
    return game.rules.glance.players or tuple(Gist(rule.id, ALL) for rule in game.rules.rules)


def _leaf(game: ChosenGame, reader: Reader) -> Leaf:
    boxes = tuple(_boxes(game, gists_for(game, reader)))
    return Leaf(
        title=game.title,
        subtitle=game.words.say(f"book-for-{reader}"),
        boxes=boxes,
        foot=(*legend_of(boxes, game), *credit_lines(game)),
    )


def _boxes(game: ChosenGame, gists: Iterable[Gist]) -> Iterator[Box]:
    """A box for each rule: its gist, tables and chances, and what is played otherwise than usual."""
    changed = changed_options(game)
    for gist in gists:
        rule = game.rules.rule(gist.rule)
        said = sentences(game.words.rule_text(rule.id), rule.source)[: gist.sentences]
        sources = {one.source for one in said}
        common = sources.pop() if len(sources) == 1 else "book" if said else rule.source
        text = tuple(Said(text=one.text, sign=sign_of(one.source, common)) for one in said)
        blocks: list[Block] = [Text(said=text)] if text else []
        blocks += [
            table_grid(game, one)
            for one in game.rules.tables
            if one.rule == rule.id and one.key in game.rules.glance.tables
        ]
        if text:
            blocks += odds_grids(game, rule.id)
        here = [one for one in changed if rule.id in one.rules]
        blocks += [plain(option_told(game, changed.pop(changed.index(one))), "list") for one in here]
        if blocks:
            yield Box(
                title=game.words.rule_title(rule.id),
                sign=sign_of(common, "book"),
                mark=rule.id.partition("/")[2],
                blocks=tuple(blocks),
            )


def table_grid(game: ChosenGame, table: Table) -> Grid:
    """A table of the game as one on paper."""
    words = game.words
    right = tuple(
        place
        for place, kind in enumerate(table.kinds)
        if not kind and all(isinstance(row[place], int) or row[place] == "" for row in table.rows)
    )
    return Grid(
        title=words.say(f"table-{table.key}"),
        heads=tuple(words.say(f"column-{column}") for column in table.columns),
        rows=tuple(tuple(row) for row in rows_in_words(game, table)),
        right=right,
    )


def legend_of(boxes: Iterable[Box], game: ChosenGame) -> list[str]:
    """What each sign means that stands on a page."""
    shown = "".join(
        [
            *(box.sign for box in boxes),
            *(
                one.sign
                for box in boxes
                for text in box.blocks
                if isinstance(text, Text)
                for one in text.said
            ),
        ]
    )
    return [game.words.say(f"sign-{source}", sign=sign) for source, sign in SIGNS.items() if sign in shown]
