"""`nde rules`: the index of a game's rules, one rule whole, or a search through them."""

from __future__ import annotations

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.session import Reply, Session
from nde.errors import Illegal, Missing
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import (
    Found,
    book_entries,
    foe_data,
    found_lines,
    look_up,
    nothing_found,
    row_data,
    rule_data,
)
from nde.locale.book.rules import example_data, marked_title, rule_lines, table_data
from nde.locale.layout import entries, paragraph
from nde.rules import ruleset_ids
from nde.rules.ruleset import RuleEntry


def run(arguments: Arguments, session: Session) -> Reply:
    """List the rules of every game or of one, show one rule, or look a word up in rules, tables and foes."""
    wanted = arguments.word(0)
    sought = arguments.text("search")
    game_id, _, section = (wanted or "").partition("/")
    if section:
        if sought is not None:
            raise Illegal("flags-clash", one="--search", other=str(wanted))
        return _one_rule(choose_game(game_id, arguments, session), str(wanted).casefold(), session)
    ids = (game_id,) if game_id else ruleset_ids()
    games = [choose_game(id, arguments, session) for id in ids]
    if sought is not None:
        return _search(games, sought, session)
    return Reply(
        data=lambda: {"rules": [rule_data(game, rule) for game in games for rule in game.rules.rules]},
        text=lambda: _index(games, session),
    )


def search(games: list[ChosenGame], sought: str) -> list[tuple[ChosenGame, Found]]:
    """What a word leads to in each game, where it leads to anything; refused where it leads nowhere."""
    found = [(game, look_up(game, sought)) for game in games]
    found = [(game, one) for game, one in found if one.shown]
    if not found:
        raise nothing_found((entry for game in games for entry in book_entries(game)), sought)
    return found


def _search(games: list[ChosenGame], sought: str, session: Session) -> Reply:
    found = search(games, sought)

    def data() -> dict[str, object]:
        return {
            "rules": [
                rule_data(game, game.rules.rule(one.id)) for game, all in found for one in all.of("rule")
            ],
            "rows": [row_data(one) for _, all in found for one in all.of("row")],
            "foes": [foe_data(game, one) for game, all in found for one in all.of("foe")],
            "lines": [
                {"game": game.rules.id, "text": one.name} for game, all in found for one in all.of("line")
            ],
            "choices": [
                {"game": game.rules.id, "typed": one.id, "text": one.name}
                for game, all in found
                for one in all.of("choice")
            ],
        }

    def text() -> str:
        lines: list[str] = []
        for game, one in found:
            lines += ["", game.title] if len(games) > 1 else []
            lines += found_lines(game, one, session.width)
        return "\n".join(lines).lstrip("\n")

    return Reply(data=data, text=text)


def _index(games: list[ChosenGame], session: Session) -> str:
    lines: list[str] = []
    for game in games:
        lines += ["", game.title] if len(games) > 1 else []
        rows = [(rule.id, marked_title(game, rule)) for rule in game.rules.rules]
        lines += entries(rows, session.width, indent="")
        lines += ["", *paragraph(game.credit, session.width)]
    return "\n".join(lines).lstrip("\n")


def _one_rule(game: ChosenGame, id: str, session: Session) -> Reply:
    rule = rule_of(game, id)
    return Reply(
        data=lambda: whole_rule_data(game, rule),
        text=lambda: "\n".join(rule_lines(game, rule, session.width)),
    )


def rule_of(game: ChosenGame, id: str) -> RuleEntry:
    """The rule of a game with this id."""
    rule = next((one for one in game.rules.rules if one.id == id), None)
    if rule is None:
        raise Missing("no-such-rule-here", id=id, allowed=tuple(one.id for one in game.rules.rules))
    return rule


def whole_rule_data(game: ChosenGame, rule: RuleEntry) -> dict[str, object]:
    """A rule for a program, with its options, tables and examples."""
    rules = game.rules
    return {
        **rule_data(game, rule),
        "game": rules.id,
        "options": [
            {"key": one.key, "default": one.default, "ruling": one.ruling}
            for one in rules.options
            if rule.id in one.rules
        ],
        "tables": [table_data(game, one) for one in rules.tables if one.rule == rule.id],
        "examples": [example_data(game, one) for one in rules.examples if rule.id in one.rules],
    }
