"""The rulebook of a game as it is played: every rule of its index, with all that belongs to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from nde.book.chances import chances_of, odds_grid, values_told
from nde.book.cheat_sheet import table_grid
from nde.book.credits import credit_lines
from nde.book.document import Bars, Block, Document, Flow, Heading, Item, Said, Text, Word, plain
from nde.book.options import changed_options, option_told
from nde.errors import NdeError
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import foe_name, term_keys, term_words
from nde.locale.book.rules import run_example
from nde.locale.book.sources import SIGNS, sentences, sign_of
from nde.locale.book.told import situation_word
from nde.locale.phrases import items_words
from nde.locale.typed import folded
from nde.prose.sheets import sheet_label
from nde.rules.ruleset import Example, RuleEntry

LONGEST_WORD = 40
"""Letters beyond which a term is a sentence and no word of an index."""


def rulebook(game: ChosenGame) -> Document:
    """The whole book."""
    words = game.words
    return Document(
        title=words.say("book-rulebook", game=game.title),
        language=words.language,
        parts=(
            Flow(
                title=game.title,
                subtitle=words.say("book-as-played"),
                lead=tuple(lead_of(game)),
                contents=words.say("book-contents"),
                blocks=(*_chapters(game), *_stat_blocks(game), *_credits(game)),
                index=words.say("book-index"),
                words=index_of(game),
            ),
        ),
        about=game.credit,
    )


def lead_of(game: ChosenGame) -> Iterator[Text]:
    """What stands under the title: whose game it is, what the signs mean, what is played otherwise."""
    words = game.words
    yield plain(game.credit, "quiet")
    yield plain(words.say("book-computed"), "quiet")
    for source, sign in SIGNS.items():
        yield plain(words.say(f"sign-{source}", sign=sign), "quiet")
    if game.packs:
        yield plain(words.say("book-with-packs", packs=", ".join(game.packs)))
    changed = changed_options(game)
    if changed:
        yield plain(words.say("book-changed"), "lead")
        yield from (plain(option_told(game, one), "list") for one in changed)


def _chapters(game: ChosenGame) -> Iterator[Block]:
    begins = {first: name for name, first in game.rules.glance.chapters.items()}
    level = 2 if begins else 1
    for rule in game.rules.rules:
        if rule.id in begins:
            name = begins[rule.id]
            yield Heading(text=game.words.say(f"book-chapter-{name}"), id=f"chapter-{name}")
        yield from rule_blocks(game, rule, level)


def rule_blocks(game: ChosenGame, rule: RuleEntry, level: int) -> Iterator[Block]:
    """A rule with its text, tables, chances, options and examples."""
    words = game.words
    marks = [rule.id] if rule.source == "book" else [words.say(f"cli-mark-{rule.source}"), rule.id]
    yield Heading(text=words.rule_title(rule.id), level=level, id=rule.id, mark=" · ".join(marks))
    said = sentences(words.rule_text(rule.id), rule.source)
    if said:
        yield Text(said=tuple(Said(text=one.text, sign=sign_of(one.source, rule.source)) for one in said))
    for table in game.rules.tables:
        if table.rule == rule.id:
            yield table_grid(game, table)
    yield from _chances(game, rule)
    options = [one for one in game.rules.options if rule.id in one.rules]
    if options:
        yield plain(words.say("book-options"), "lead")
        yield from (plain(option_told(game, one), "list") for one in options)
    for example in game.rules.examples:
        if example.rules[:1] == (rule.id,):
            yield from _example(game, example)


def _chances(game: ChosenGame, rule: RuleEntry) -> Iterator[Block]:
    for table in game.rules.glance.odds:
        grid = odds_grid(game, table) if table.rule == rule.id else None
        if grid is None:
            continue
        yield grid
        found = chances_of(game, table)
        if table.outcomes and found is not None:
            yield Bars(
                names=grid.heads[1:],
                rows=tuple(
                    (row[0], tuple(map(float, cells)))
                    for row, cells in zip(grid.rows, found.cells, strict=True)
                ),
            )


def _example(game: ChosenGame, example: Example) -> Iterator[Text]:
    """An example with the engine's own numbers: it is played out now, with the dice it names.

    One that cannot come about as the game is played, or comes out otherwise than its story says, is left out.
    """
    words = game.words
    key = f"example-{game.rules.id}-{example.id.lower()}"
    story = words.say(key) if words.has(key) else ""
    try:
        run = run_example(game, example)
    except NdeError:
        return
    if example.situation and (run is None or run.result.outcome != example.outcome):
        return
    yield plain(words.say("book-example"), "lead")
    if story:
        yield plain(story)
    if run is None:
        return
    told = situation_word(example.situation, words)
    given = values_told(game, example.situation, example.given)
    yield plain(f"{told[:1].upper()}{told[1:]}: {given}" if given else told, "quiet")
    for step in run.steps:
        yield plain(step_told(step.rule, words.step(step)), "step")
    if run.result.outcome:
        yield plain("→ " + words.say(f"outcome-{run.result.outcome}"), "step")


def step_told(rule: str, text: str) -> str:
    """A step with the rule behind it, by its number: whose book it is needs no saying on each line."""
    return f"{text} [{rule.partition('/')[2]}]" if rule else text


def _stat_blocks(game: ChosenGame) -> Iterator[Block]:
    found = [item for _, item in stat_blocks(game)]
    if found:
        yield Heading(text=game.words.say("book-stat-blocks"), id="stat-blocks")
    yield from found


def stat_blocks(game: ChosenGame) -> Iterator[tuple[str, Item]]:
    """Every stat block in a sentence, with its id."""
    words, sheet_of = game.words, game.rules.foe_sheet
    if sheet_of is None:
        return
    for id in game.rules.foes:
        told = sheet_label(sheet_of(id), words)
        numbers = [f"{one.title} {one.text}" for one in told.traits]
        lists = [
            f"{one.title}: {items_words((item.text, item.note) for item in one.items)}" for one in told.lists
        ]
        item = Item(
            name=foe_name(game.rules, id, words),
            sign=sign_of(game.rules.foe_sources.get(id, "book"), "book"),
            text="; ".join([", ".join(numbers), *lists]),
        )
        yield id, item


def _credits(game: ChosenGame) -> Iterator[Block]:
    words = game.words
    yield Heading(text=words.say("book-credits"), id="credits")
    yield from (plain(line) for line in (*credit_lines(game), words.say("book-licence")))


def index_of(game: ChosenGame) -> tuple[Word, ...]:
    """Every word that a rule explains, in the order of the alphabet, with the rules it leads to."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for rule in game.rules.rules:
        keys = [key for key in term_keys(rule, game.words) if key not in game.rules.absent]
        terms = (game.words.rule_title(rule.id), *(term_words(key, game.words) for key in keys))
        for term in terms:
            text = " ".join(term.split()).strip(" :,;.")
            if text and len(text) <= LONGEST_WORD and any(letter.isalpha() for letter in text):
                found[text[:1].upper() + text[1:]][rule.id] = None
    ordered = sorted(found.items(), key=lambda one: (folded(one[0]), one[0]))
    return tuple(Word(text=text, ids=tuple(ids)) for text, ids in ordered)
