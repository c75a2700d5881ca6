"""Endpoints about the games: what there is, what can be asked and changed, rules, stat blocks."""

from __future__ import annotations

import msgspec

import nde
from nde.adventures import adventure_ids, adventure_named
from nde.errors import Missing
from nde.locale import LANGUAGES, Words
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.lookup import book_entries, called_elsewhere, foe_name, look_up, nearest_words
from nde.locale.book.sources import SIGNS, legend, sentences
from nde.locale.typed import folded
from nde.prose.story import Stories
from nde.rules import ruleset_ids
from nde.rules.pack import SHIPPED
from nde.rules.ruleset import Option, RuleEntry, Ruleset, Situation, Source
from nde.table.bots import POLICIES
from nde.web import answers as a
from nde.web.call import Call
from nde.web.chosen_game import game_named
from nde.web.messages import PROTOCOL


async def get_about(call: Call) -> a.About:
    """The server: its version, games, adventures, languages and bots."""
    speaker = call.words()
    return a.About(
        name="nano-dungeon-engine",
        version=nde.__version__,
        protocol=PROTOCOL,
        games=_titles(call, ruleset_ids()),
        packs=_titles(call, SHIPPED),
        adventures=tuple(
            a.Named(id=id, title=Stories(adventure_named(id), speaker).title()) for id in adventure_ids()
        ),
        languages=LANGUAGES,
        policies=tuple(sorted(POLICIES)),
    )


def _titles(call: Call, ids: tuple[str, ...]) -> tuple[a.Named, ...]:
    return tuple(a.Named(id=id, title=game_named(id).title(call.language)) for id in ids)


async def get_games(call: Call) -> a.Games:
    """All games, the packs that come along among them."""
    return a.Games(games=_titles(call, (*ruleset_ids(), *SHIPPED)))


def _game(call: Call) -> tuple[PackedGame, Words]:
    game = game_named(call.request.path_params["game"])
    return game, game.words(call.language)


async def get_game(call: Call) -> a.GameInfo:
    """A game: its situations with their parameters, and its options with types, defaults and rules."""
    game, speaker = _game(call)
    rules = game.rules
    return a.GameInfo(
        id=rules.id,
        title=game.title(call.language),
        outcomes=rules.outcome_names,
        succeeds=tuple(one.name for one in rules.outcomes if one.fulfils == "wholly"),
        variants=rules.variants,
        spaces=rules.spaces,
        options=tuple(option_told(one, speaker) for one in rules.options),
        situations=tuple(situation_told(one, speaker) for one in rules.situations),
    )


def option_told(option: Option, speaker: Words) -> a.OptionInfo:
    """A switch of a game, with its name and the names of its choices."""
    key = f"setting-{option.key}"
    names = tuple(choice_title(f"{key}-{value}".lower(), str(value), speaker) for value in option.choices)
    return a.OptionInfo(title=worded_or(key, option.key, speaker), option=option, words=names)


def choice_title(key: str, value: str, speaker: Words) -> str:
    """What a choice is called: by its own word, or by that of the level of skill it names."""
    return worded_or(key, worded_or(f"level-{value}", value, speaker), speaker)


def situation_told(situation: Situation, speaker: Words) -> a.SituationInfo:
    """A question that can be put to a game, in the reader's words."""
    params = tuple(
        a.ParamInfo(title=worded_or(f"param-{one.name}", one.name, speaker), param=one)
        for one in situation.params
    )
    title = worded_or(f"situation-{situation.name}", situation.name, speaker)
    return a.SituationInfo(name=situation.name, title=title, params=params)


def worded_or(key: str, otherwise: str, speaker: Words) -> str:
    """What the reader calls something, or something else where there is no word for it."""
    key = key.replace(".", "-").replace("_", "-")
    return speaker.say(key) if speaker.has(key) else otherwise


async def get_rules(call: Call) -> a.Rules:
    """The rules of a game, or what a word leads to in its rules, tables and stat blocks."""
    game, speaker = _game(call)
    sought = call.query["search"]
    if not sought.strip():
        return await call.worked_out(lambda: _all_told(game, speaker))
    return await call.worked_out(lambda: _sought(game, speaker, sought))


def _all_told(game: PackedGame, speaker: Words) -> a.Rules:
    return a.Rules(rules=tuple(rule_told(one, speaker) for one in game.rules.rules))


def _sought(game: PackedGame, speaker: Words, sought: str) -> a.Rules:
    """What a word leads to; where it leads nowhere, all words are gone through for what may be meant."""
    chosen = ChosenGame(game.rules, speaker)
    found = look_up(chosen, sought)
    return a.Rules(
        rules=tuple(rule_told(game.rules.rule(one.id), speaker) for one in found.of("rule")),
        rows=tuple(
            a.RowInfo(rule=one.rule, table=one.id, title=one.name, text=one.text, source=one.source)
            for one in found.of("row")
        ),
        foes=tuple(foe_named(game.rules, one.id, speaker) for one in found.of("foe")),
        near=() if found.shown else _near(chosen, sought),
    )


def _near(game: ChosenGame, sought: str) -> tuple[str, ...]:
    """What may have been meant by what leads nowhere: a word of another language, or a misspelt one."""
    return called_elsewhere(game, sought) or nearest_words(tuple(book_entries(game)), sought)


async def get_rule(call: Call) -> a.RuleWhole:
    """A rule of a game, and the options that bear on it."""
    game, speaker = _game(call)
    id = f"{game.rules.id}/{call.request.path_params['rule']}"
    entry = rule_entry(game.rules, id)
    options = tuple(option_told(one, speaker) for one in game.rules.options if id in one.rules)
    return a.RuleWhole(rule=rule_told(entry, speaker), options=options)


def rule_entry(rules: Ruleset, id: str) -> RuleEntry:
    """A rule of a game by its id."""
    found = next((one for one in rules.rules if one.id == id), None)
    if found is None:
        raise Missing("no-such-rule", id=id)
    return found


def rule_told(entry: RuleEntry, speaker: Words) -> a.RuleInfo:
    """A rule in the reader's words."""
    text = speaker.rule_text(entry.id)
    return a.RuleInfo(
        id=entry.id,
        title=speaker.rule_title(entry.id),
        text=text,
        source=entry.source,
        sentences=tuple(
            a.SentenceInfo(text=one.text, source=one.source) for one in sentences(text, entry.source)
        ),
        legend=tuple(legend(text, speaker)),
        facts=entry.facts,
    )


async def get_foes(call: Call) -> a.Foes:
    """The stat blocks of a game, or those that a search finds."""
    game, speaker = _game(call)
    sought = call.query["search"]
    return await call.worked_out(lambda: foes_found(game.rules, speaker, sought))


def foes_found(rules: Ruleset, speaker: Words, search: str) -> a.Foes:
    """The stat blocks that a search finds, those of ours with a sign."""
    sought = folded(search).split()
    named = [foe_named(rules, id, speaker) for id in rules.foes]
    found = tuple(one for one in named if matches(sought, one.id, one.title))
    return a.Foes(foes=found, legend=tuple(legend("".join(one.sign for one in found), speaker)))


def foe_named(rules: Ruleset, id: str, speaker: Words) -> a.FoeNamed:
    """A stat block by the reader's name for it."""
    source = foe_source(rules, id)
    sign = SIGNS["ours"] if source == "ours" else ""
    return a.FoeNamed(id=id, title=foe_name(rules, id, speaker), source=source, sign=sign)


def foe_source(rules: Ruleset, id: str) -> Source:
    """Where a stat block is from."""
    return rules.foe_sources.get(id, "book")


async def get_foe(call: Call) -> a.FoeInfo:
    """A stat block of a game."""
    game, speaker = _game(call)
    id = call.request.path_params["foe"]
    if id not in game.rules.foes:
        raise Missing("no-such-stat-block", id=id)
    sheet = game.rules.foe_sheet(id) if game.rules.foe_sheet is not None else None
    block = msgspec.to_builtins(game.rules.foes[id], str_keys=True)
    source = foe_source(game.rules, id)
    return a.FoeInfo(id=id, title=foe_name(game.rules, id, speaker), source=source, block=block, sheet=sheet)


def matches(sought: list[str], *texts: str) -> bool:
    """Whether all sought words stand in some texts."""
    whole = folded(" ".join(texts)) if sought else ""
    return all(part in whole for part in sought)
