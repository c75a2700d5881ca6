"""`nde rules`: the index of a game's rules, one rule whole, or a search through them."""

from __future__ import annotations

from typing import Any

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.faults import FlagsClash, NoSuchRuleHere
from nde.cli.session import Reply, Session
from nde.locale.book.examples_shown import example_data
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules_shown import matches, rule_lines, title_lines
from nde.locale.book.sources import sentence_data
from nde.locale.book.tables_shown import table_data
from nde.locale.layout import entries, paragraph
from nde.locale.reading.faults import NothingFound
from nde.rules import ruleset_ids
from nde.rules.ruleset import RuleEntry


def run(arguments: Arguments, session: Session) -> Reply:
    """List the rules of every game or of one, show one rule, or search."""
    wanted = arguments.word(0)
    sought = arguments.text("search")
    game_id, _, section = (wanted or "").partition("/")
    if section:
        if sought is not None:
            raise FlagsClash(one="--search", other=str(wanted))
        return _one_rule(choose_game(game_id, arguments, session), str(wanted).casefold(), session)
    ids = (game_id,) if game_id else ruleset_ids()
    games = [choose_game(id, arguments, session) for id in ids]
    found = [(game, [rule for rule in game.rules.rules if matches(game, rule, sought)]) for game in games]
    if not any(rules for _, rules in found):
        raise NothingFound(word=sought or "")
    return Reply(
        data=lambda: {"rules": [_entry_data(game, rule) for game, rules in found for rule in rules]},
        text=lambda: _index(found, session, whole=sought is not None),
    )


def _entry_data(game: ChosenGame, rule: RuleEntry) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": game.words.rule_title(rule.id),
        "text": game.words.rule_text(rule.id),
        "sentences": sentence_data(game.words.rule_text(rule.id), rule.source),
        "source": rule.source,
        "facts": list(rule.facts),
    }


def _index(found: list[tuple[ChosenGame, list[RuleEntry]]], session: Session, *, whole: bool) -> str:
    lines: list[str] = []
    for game, rules in found:
        if not rules:
            continue
        lines += ["", game.title] if len(found) > 1 else []
        for rule in rules if whole else ():
            lines += title_lines(game, rule.id, session.width)
            lines += paragraph(game.words.rule_text(rule.id), session.width, "    ")
        if not whole:
            lines += entries([(rule.id, _marked(game, rule)) for rule in rules], session.width, indent="")
    return "\n".join(lines).lstrip("\n")


def _marked(game: ChosenGame, rule: RuleEntry) -> str:
    """The title, and where the rule is from unless it stands in the rulebook itself."""
    title = game.words.rule_title(rule.id)
    return title if rule.source == "book" else f"{title} · {game.words.say(f'cli-mark-{rule.source}')}"


def _one_rule(game: ChosenGame, id: str, session: Session) -> Reply:
    rule = next((one for one in game.rules.rules if one.id == id), None)
    if rule is None:
        raise NoSuchRuleHere(id=id, allowed=tuple(one.id for one in game.rules.rules))
    return Reply(
        data=lambda: _rule_data(game, rule), text=lambda: "\n".join(rule_lines(game, rule, session.width))
    )


def _rule_data(game: ChosenGame, rule: RuleEntry) -> dict[str, Any]:
    rules = game.rules
    return {
        **_entry_data(game, rule),
        "game": rules.id,
        "options": [
            {"key": one.key, "default": one.default, "ruling": one.ruling}
            for one in rules.options
            if rule.id in one.rules
        ],
        "tables": [table_data(game, one) for one in rules.tables if one.rule == rule.id],
        "examples": [example_data(game, one) for one in rules.examples if rule.id in one.rules],
    }
