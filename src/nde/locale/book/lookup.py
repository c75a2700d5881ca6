"""Where a word leads: the rules, rows of tables and stat blocks that it names or stands in.

A rule is found by its title, its text and its `terms`: the messages whose words it explains, as buttons,
sheets and log lines show them.  A row is found by what it says, a stat block by its name and what it can do.
What is called exactly by the word comes first.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from nde.errors import Missing
from nde.locale import LANGUAGES, Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import cell_text, marked_title, named_column, row_sources
from nde.locale.book.sources import block_marked, legend, marked, sentence_data
from nde.locale.catalogue import entries_of
from nde.locale.facts import WORDED, Typed
from nde.locale.layout import entries, paragraph
from nde.locale.phrases import choice_word, items_words, label, listed_items, worded
from nde.locale.typed import folded
from nde.locale.words import kebab
from nde.rules.creatures import WRITTEN
from nde.rules.ruleset import RuleEntry, Ruleset, Source, Table

_WORD = re.compile(r"\w+")
_VARIABLE = re.compile(r"\{[^{}]*\}")
_FACT = re.compile(r"\$([a-z][a-z0-9-]*)")
_OPENED = re.compile(r"\{[^{}]*->\s*$")
_CHOICE = re.compile(r"->\s*$", re.MULTILINE)
_HEAD = re.compile(r"^\s*(?:[a-z][a-zA-Z0-9-]* *=|\.[a-z]+ *=|\*?\[[^\]]*\])\s*")
SAID = ("step-", "tale-", "effect-")
"""What the messages of log lines begin with."""
ASKED = ("ask-", "option-", "roll-", "refill-")
"""What the messages of questions and their answers begin with, and of what stands beside a number."""
LISTS = " · "
"""What stands between the lists of a stat block, and the cells of a row."""
MOST_PROPOSED = 4
SHORTEST_DECLINED = 5
"""Letters that a word has to have so that its last one may be another ending."""
SHORTEST_TELLING = 4
"""Letters of a word that may tell what a question is about."""
NAMED = 2
"""How much more it tells to be called by a word than to have it among one's words."""
LIKENESS = 0.7
"""How much a word has to be like another to be proposed for it, of 1."""


EntryKind: TypeAlias = Literal["rule", "row", "foe", "line", "choice"]


class Entry(NamedTuple):
    """Something that a word can lead to."""

    kind: EntryKind
    rule: str
    """The rule it is, or the rule whose table a row stands in; empty for everything else."""
    id: str
    """Of a rule or a stat block its id; of a row the key of its table; of a line that of its message; of what
    may be chosen how it is typed."""
    name: str
    text: str
    source: Source
    names: frozenset[str]
    """What it is called, ready to be compared."""
    whole: str
    """All that it says, ready to be searched."""
    terms: tuple[str, ...] = ()
    """Words that it explains without saying them."""


class Found(NamedTuple):
    """What a word leads to, the nearest first."""

    named: tuple[Entry, ...]
    """What is called by it."""
    near: tuple[Entry, ...]
    """What has it among its words, or words that begin with it."""
    far: tuple[Entry, ...]
    """What has it inside of longer words."""
    parts: tuple[str, ...] = ()
    """The words that were sought, ready to be compared."""

    def because(self, entry: Entry) -> tuple[str, ...]:
        """The words for which something was found that says none of what was sought where people read it."""
        said = plain(f"{entry.id} {entry.name} {entry.text}")
        wanting = [part for part in self.parts if part not in said]
        told = {plain(one): one for one in reversed(entry.terms)}
        return tuple(one for text, one in reversed(told.items()) if any(part in text for part in wanting))

    @property
    def shown(self) -> tuple[Entry, ...]:
        """What is worth showing: what is far only where nothing else was found."""
        return self.named + self.near or self.far

    def of(self, kind: EntryKind) -> tuple[Entry, ...]:
        """What is worth showing of a kind."""
        return tuple(one for one in self.shown if one.kind == kind)


def look_up(game: ChosenGame, sought: str) -> Found:
    """Everything of a game that a word, or all of several words, leads to."""
    return found_in(game, tuple(book_entries(game)), sought)


def found_in(game: ChosenGame, book: Sequence[Entry], sought: str) -> Found:
    """The same, in all that the book of a game has.

    How the log says that somebody has a condition leads to that condition.  A word that no rule, row or stat
    block has may be one that a deed or a question lets people choose, or stand in a line of the log, which
    then says what it means.
    """
    found = found_among(book, sought)
    if found.named or found.near or not found.parts:
        return found
    conditions = [found_among(book, one) for one in _conditions_said(game, " ".join(found.parts))]
    if meant := next((one for one in conditions if one.named or one.near), None):
        return meant
    chosen = found_among(choices(game), sought)
    if chosen.named or chosen.near:
        return chosen
    if found.far:
        return found
    said = found_among(log_lines(game), sought)
    if said.shown or nearest_words(book, sought):
        return said
    return found._replace(far=_asked(book, found.parts))


def _conditions_said(game: ChosenGame, sought: str) -> Iterator[str]:
    """The names of the conditions of which the log says in these words that somebody has them."""
    own = f"{game.rules.id}-"
    for key in entries_of(game.words.language):
        kind = key.removeprefix(own)
        if kind.startswith("condition-") and sought in plain(game.words.attribute(kind, "so")):
            yield game.words.say(kind)


def found_among(entries: Iterable[Entry], sought: str) -> Found:
    """Everything among some entries that a word, or all of several words, leads to."""
    book, parts = tuple(entries), plain(sought).split()
    whole = " ".join(parts)
    found = [one for one in book if all(part in one.whole for part in parts)] if parts else []
    named = [one for one in found if whole in one.names]
    near = [
        one
        for one in found
        if whole not in one.names and all(f" {part}" in f" {one.whole}" for part in parts)
    ]
    close = {id(one) for one in (*named, *near)}
    far = [one for one in found if id(one) not in close]
    others = far if far or close else _declined(book, parts)
    return Found(tuple(named), tuple(near), tuple(others), tuple(parts))


def _declined(book: Iterable[Entry], parts: Sequence[str]) -> list[Entry]:
    """Entries that have words which differ from those sought only in their ending: zásoba, zásoby."""
    stems = [part[:-1] if len(part) >= SHORTEST_DECLINED else part for part in parts]
    return [one for one in book if stems != parts and all(f" {stem}" in f" {one.whole}" for stem in stems)]


def _asked(book: Sequence[Entry], parts: Sequence[str]) -> tuple[Entry, ...]:
    """Of several words that no entry has together: what has most of the longer, then what is called by any.

    A question is asked in many words, few of which are a rule's: “how do I heal”.
    """
    stems = [_stem(part) for part in parts if len(part) >= SHORTEST_TELLING]
    if len(parts) == 1:
        return ()
    weights = [[_weight(one, stem) for stem in stems] for one in book]
    most = max(map(sum, weights), default=0)
    told = [(one, each) for one, each in zip(book, weights, strict=True) if any(each)]
    best = [one for one, each in told if sum(each) == most]
    return (*best, *(one for one, each in told if sum(each) < most and NAMED in each))


def _stem(part: str) -> str:
    """A word without what may be its ending."""
    ending = 2 if len(part) >= SHORTEST_DECLINED + 2 else int(len(part) >= SHORTEST_DECLINED)
    return part[: len(part) - ending]


def _weight(entry: Entry, stem: str) -> int:
    """How much a word says of an entry: most where it begins a word of its names."""
    if any(f" {stem}" in f" {name}" for name in entry.names):
        return NAMED
    return int(f" {stem}" in f" {entry.whole}")


def nearest_words(book: Iterable[Entry], sought: str) -> tuple[str, ...]:
    """What somebody who misspelt a word may have meant, as the book writes it, the likeliest first.

    Of several words the one is replaced that leads nowhere.
    """
    spelt: dict[str, str] = {}
    """Every word as it is compared, and as it is written: small where it stands small anywhere."""
    for entry in book:
        spelt |= {word: word for word in entry.whole.split() if word not in spelt}
        for written in _WORD.findall(f"{entry.name} {entry.text}"):
            if not (known := spelt.get(plain(written), "")).islower() or known == plain(written):
                spelt[plain(written)] = written
    parts = plain(sought).split()
    wrong = [part for part in parts if not any(part in word for word in spelt)]
    if len(wrong) != 1:
        return ()
    words = sorted(word for word in spelt if not word.isdigit())
    near = difflib.get_close_matches(wrong[0], words, MOST_PROPOSED, LIKENESS)
    return tuple(" ".join(spelt[one] if part == wrong[0] else part for part in parts) for one in near)


def called_elsewhere(game: ChosenGame, sought: str) -> tuple[str, ...]:
    """What the reader calls that which is called so in another of our languages."""
    own = tuple(book_entries(game))
    found: dict[str, None] = {}
    for language in LANGUAGES:
        if language != game.words.language:
            book = tuple(book_entries(game.told_in(language)))
            named = {id(one) for one in found_among(book, sought).named}
            found |= {mine.name: None for mine, other in zip(own, book, strict=True) if id(other) in named}
    return tuple(found)[:MOST_PROPOSED]


def nothing_found(book: Iterable[Entry], sought: str) -> Missing:
    """The refusal of a search that leads nowhere, with the words that come near."""
    near = nearest_words(book, sought)
    if near:
        return Missing("nothing-found-but", word=sought, near=near)
    return Missing("nothing-found", word=sought)


def plain(text: str) -> str:
    """A text as it is compared: its words alone, without capitals, marks and signs between them.

    >>> plain("Thieves’ tools, 10 m")
    'thieves tools 10 m'
    """
    return " ".join(_WORD.findall(folded(text)))


def book_entries(game: ChosenGame) -> Iterator[Entry]:
    """Everything that can be looked up in a game."""
    for rule in game.rules.rules:
        yield _rule(game, rule)
    for table in game.rules.tables:
        yield from _rows(game, table)
    yield from foe_entries(game)


def foe_entries(game: ChosenGame) -> Iterator[Entry]:
    """Every stat block of a game: what it is called, and all that its sheet says in words."""
    for id in game.rules.foes:
        yield _foe(game, id)


def _rule(game: ChosenGame, rule: RuleEntry) -> Entry:
    words = game.words
    title, text = words.rule_title(rule.id), words.rule_text(rule.id)
    keys = [key for key in term_keys(rule, words) if key not in game.rules.absent]
    terms = [told for key in keys for told in (*term_texts(key, words), *_verbs(game, key), *_typed(key))]
    sought = [key for key, rules in game.rules.glance.sought.items() if rule.id in rules]
    terms += [told for key in sought for told in _sought(key, words)]
    heads = [words.say(f"table-{one.key}") for one in game.rules.tables if one.rule == rule.id]
    names = (title, rule.id.partition("/")[2], rule.id, *terms)
    return Entry(
        kind="rule",
        rule=rule.id,
        id=rule.id,
        name=title,
        text=text,
        source=rule.source,
        names=frozenset(map(plain, names)),
        whole=plain(" ".join((*names, text, *heads, *rule.facts))),
        terms=(*terms, *heads),
    )


def _sought(key: str, words: Words) -> Iterator[str]:
    """What somebody may type who looks for something in words of their own, or of another game."""
    return (one.strip() for one in words.say(f"sought-{key}").split(","))


def _verbs(game: ChosenGame, key: str) -> tuple[str, ...]:
    """For the message of an offer, what stands on the button for it and what may be typed."""
    verb = game.rules.verbs.get(key.removeprefix("offer-")) if key.startswith("offer-") else None
    if verb is None:
        return ()
    typed = game.words.attribute(f"verb-{verb.key}", "words").split(",")
    return tuple(filter(None, (game.words.say(f"verb-{verb.key}"), *(one.strip() for one in typed))))


def _typed(key: str) -> tuple[str, ...]:
    """For the message of something that may be typed, how that is typed."""
    kind, _, said = key.partition("-")
    if kind == "value":
        said = said.partition("-")[2]
    return (said.replace("-", " "),) if kind in ("param", "chip", "value", "condition") else ()


def term_keys(rule: RuleEntry, words: Words) -> tuple[str, ...]:
    """The messages a rule explains; a star stands for all whose id goes on."""
    return tuple(key for term in rule.terms for key in _keys(term, words))


def _keys(term: str, words: Words) -> tuple[str, ...]:
    if not term.endswith("*"):
        return (term,)
    own = f"{words.ruleset}-"
    return tuple(key.removeprefix(own) for key in entries_of("en") if key.startswith(term[:-1]))


def term_words(key: str, words: Words) -> str:
    """What a message says, without what is put in when it is said."""
    names = _FACT.findall(_entry(key, words))
    blank = Typed("{ }")
    return without_variables(words.say(key, **{one.replace("-", "_"): blank for one in names})).strip()


def term_texts(key: str, words: Words) -> tuple[str, ...]:
    """Everything that a message says: where that hangs on what is put in, each way."""
    entry = _entry(key, words)
    ways = [without_variables(one) for one in _ways(entry)] if _CHOICE.search(entry) else []
    if key.startswith("wish-"):  # on a button it may come true in part, or fell somebody as well
        ways += [words.attribute(key, "partly"), words.say("odds-fells", wish=Typed(words.say(key)))]
    return tuple(filter(None, (term_words(key, words), *ways)))


def _entry(key: str, words: Words) -> str:
    """A message as it stands in the files of a language."""
    return _entries(words.language, words.ruleset).get(entry_key(key, words), "")


@cache
def _entries(language: str, game: str) -> dict[str, str]:
    """The messages of a language; what only English has of a game is said in English."""
    own = {key: entry for key, entry in entries_of("en").items() if key.startswith(f"{game}-")}
    return {**own, **entries_of(language)}


def entry_key(key: str, words: Words) -> str:
    """The id of a message in the files of a language: that of the game, where it has one of its own."""
    own = f"{words.ruleset}-{key}"
    return own if own in _entries(words.language, words.ruleset) else key


def _ways(entry: str) -> Iterator[str]:
    """Every sentence of a message, with an ellipsis for whatever is put in."""
    for line in entry.splitlines():
        told = _OPENED.sub("…", _VARIABLE.sub("…", _HEAD.sub("", line))).strip(" {}")
        if any(map(str.isalnum, told)):
            yield told


def log_lines(game: ChosenGame) -> Iterator[Entry]:
    """Every sentence that the log can say of what happens in a game."""
    for key, entry in _messages(game, SAID):
        for told in _ways(entry):
            yield Entry("line", "", key, told, "", "book", frozenset(), plain(told))


def _messages(game: ChosenGame, kinds: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every message of some kinds that a game can say, as it stands in the files of a language."""
    entries, own = _entries(game.words.language, game.rules.id), f"{game.rules.id}-"
    effects = [f"effect-{kebab(one.__name__)}" for one in game.rules.effects]
    # A game that has words of its own for its effects speaks for itself.
    is_alone = 2 * sum(f"{own}{one}" in entries for one in effects) > len(effects)
    for key, entry in entries.items():
        name = key.removeprefix(own)
        is_said = name.startswith(kinds) and name not in game.rules.absent
        if is_said and (key.startswith(own) or not is_alone):
            yield key, entry


def choices(game: ChosenGame) -> Iterator[Entry]:
    """Everything that may be said of a deed or of a question: its name, how it is typed, its values."""
    words, values = game.words, _values(game)
    asked = {(one.name, *one.aliases) for situation in game.rules.situations for one in situation.params}
    for name, known in sorted(values.items()):
        keys = (f"chip-{name[0]}".replace("_", "-"), f"param-{name[0]}".replace("_", "-"))
        if game.rules.absent.intersection(keys):
            continue
        told = tuple(dict.fromkeys(words.say(key) for key in keys if words.has(key)))
        for typed in name if told or known or name in asked else ():
            yield _choice(typed, told or (typed,))
        for value in known:
            yield _choice(f"{name[0]}={value}", (choice_word(name[0], value, words),), value)
    for situation in game.rules.situations:
        if words.has(f"situation-{situation.name}"):
            yield _choice(situation.name, (words.say(f"situation-{situation.name}"),))
    for key, _ in _messages(game, ASKED):
        for text in term_texts(key.removeprefix(f"{game.rules.id}-"), words):
            yield _choice("", (text,))


def _values(game: ChosenGame) -> dict[tuple[str, ...], tuple[str, ...]]:
    """What may be said, by all the names it may be typed by, and its values where they can be listed."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {
        (one.name,): () for action in game.rules.actions for one in msgspec.structs.fields(action)
    }
    for situation in game.rules.situations:
        for one in situation.params:
            names = (one.name, *one.aliases)
            found[names] = tuple(dict.fromkeys((*found.get(names, ()), *one.choices)))
    return found


def _choice(typed: str, told: tuple[str, ...], value: str = "") -> Entry:
    names = frozenset(map(plain, filter(None, (typed, *told, value))))
    whole = plain(" ".join((typed, *told, value)))
    return Entry("choice", "", typed, told[0], LISTS.join(told[1:]), "book", names, whole)


def without_variables(text: str) -> str:
    """A message said without facts, without the places where they would stand."""
    return _VARIABLE.sub(" ", text)


def _rows(game: ChosenGame, table: Table) -> Iterator[Entry]:
    words = game.words
    heads = [words.say(f"column-{column}") for column in table.columns]
    for row, source in zip(table.rows, row_sources(game.rules, table), strict=True):
        cells = [cell_text(value, kind, words) for value, kind in zip(row, table.kinds, strict=True)]
        place = named_column(table)
        keyed = [cell for cell, kind in zip(cells, table.kinds, strict=True) if kind and "." not in kind]
        typed = [str(one) for one, kind in zip(row, table.kinds, strict=True) if kind and "." not in kind]
        told = [(head, cell) for at, (head, cell) in enumerate(zip(heads, cells, strict=True)) if at != place]
        text = LISTS.join(f"{head}: {cell}" for head, cell in told if cell)
        yield Entry(
            kind="row",
            rule=table.rule,
            id=table.key,
            name=cells[place],
            text=text,
            source=source,
            names=frozenset(map(plain, (cells[place], *keyed[:1], *typed[:1]))),
            whole=plain(" ".join((words.say(f"table-{table.key}"), *heads, *cells, *typed[:1]))),
        )


def _foe(game: ChosenGame, id: str) -> Entry:
    words = game.words
    name = foe_name(game.rules, id, words)
    sheet = game.rules.foe_sheet(id) if game.rules.foe_sheet is not None else None
    lists = [one for one in sheet.lists if one.items] if sheet is not None else []
    traits = [(one.key, f"{one.key}-{one.value}") for one in sheet.traits] if sheet is not None else []
    told = [(label(one.key, words), items_words(listed_items(one, words))) for one in lists]
    told += [(label(key, words), words.say(word)) for key, word in traits if words.has(word)]
    return Entry(
        kind="foe",
        rule="",
        id=id,
        name=name,
        text=LISTS.join(f"{head}: {items}" for head, items in told),
        source=game.rules.foe_sources.get(id, "book"),
        names=frozenset((plain(name), plain(id))),
        whole=plain(" ".join((name, id, *(items for _, items in told)))),
    )


def foe_name(rules: Ruleset, id: str, words: Words) -> str:
    """What the reader calls a stat block: by the name its maker gave it, or else by its word."""
    if rules.foe_sources.get(id) in WRITTEN:
        return worded(str(rules.foes[id].name or id), words)
    return next((words.say(f"{kind}-{id}") for kind in WORDED["block"] if words.has(f"{kind}-{id}")), id)


MOST = 20
"""Rows and stat blocks that are listed before the rest are only counted."""


def rule_data(game: ChosenGame, rule: RuleEntry) -> dict[str, object]:
    """A rule of the index for a program."""
    text = game.words.rule_text(rule.id)
    return {
        "id": rule.id,
        "title": game.words.rule_title(rule.id),
        "text": text,
        "sentences": sentence_data(text, rule.source),
        "source": rule.source,
        "facts": list(rule.facts),
    }


def row_data(row: Entry) -> dict[str, object]:
    """A row of a table for a program."""
    return {"rule": row.rule, "table": row.id, "title": row.name, "text": row.text, "source": row.source}


def foe_data(game: ChosenGame, foe: Entry) -> dict[str, object]:
    """A stat block that was found, for a program."""
    return {
        "game": game.rules.id,
        "id": foe.id,
        "title": foe.name,
        "text": foe.text,
        "source": foe.source,
    }


def found_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """Everything that was found: rules with their text, rows and stat blocks with what they say."""
    lines: list[str] = []
    for rule in found.of("rule"):
        lines += paragraph(f"{rule.id}  {marked_title(game, game.rules.rule(rule.id))}", width)
        lines += paragraph(rule.text, width, "    ")
        if terms := found.because(rule):
            lines += paragraph(game.words.say("lookup-explains", terms=", ".join(terms)), width, "    ")
    return lines + other_lines(game, found, width)


def other_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """Rows, stat blocks and lines of the log that were found, and what the signs in all of it mean."""
    lines: list[str] = []
    listed = (*found.of("row"), *found.of("foe"), *found.of("line"), *found.of("choice"))
    for one in listed[:MOST]:
        lines += paragraph(entry_words(game, one), width, "    ", "")
    if len(listed) > MOST:
        lines += paragraph(game.words.say("lookup-more", count=len(listed) - MOST), width)
    return lines + legend_lines(game, found, width)


def legend_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """What the signs mean that stand in what was found."""
    signs = " ".join(f"{_signed(game, one)} {one.text}" for one in found.shown)
    return [line for told in legend(signs, game.words) for line in paragraph(told, width, "  ")]


def entry_words(game: ChosenGame, one: Entry) -> str:
    """A row or a stat block in one paragraph, with the rule it belongs to."""
    if one.kind == "line":
        return game.words.say("lookup-in-the-log", line=Typed(one.name))
    if one.kind == "choice":
        about = f"{one.name} · {one.text}" if one.text else one.name
        return game.words.say("lookup-choice", about=Typed(f"{about} ({one.id})" if one.id else about))
    told = f"{_signed(game, one)} · {one.text}" if one.text else _signed(game, one)
    return f"{told}  [{one.rule}]" if one.rule else told


def titles(found: Found, width: int) -> list[str]:
    """The rules that were found, by id and title, each with the words that it explains of those sought."""
    rules = found.of("rule")
    return entries([(one.id, " · ".join((one.name, *found.because(one)))) for one in rules], width)


def _signed(game: ChosenGame, one: Entry) -> str:
    if one.kind in ("line", "choice"):
        return one.name
    if one.kind == "foe":
        return block_marked(one.name, one.source)
    return marked(one.name, one.source, game.rules.rule(one.rule).source)
