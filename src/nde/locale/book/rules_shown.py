"""Rules for people."""

from __future__ import annotations

from nde.locale.book.examples_shown import example_lines
from nde.locale.book.game import ChosenGame
from nde.locale.book.options import option_line, option_word
from nde.locale.book.sources import legend
from nde.locale.book.tables_shown import table_lines
from nde.locale.layout import paragraph
from nde.rules.ruleset import RuleEntry


def marked_title(game: ChosenGame, rule: RuleEntry) -> str:
    """The title, and where the rule is from unless it stands in the rulebook itself."""
    title = game.words.rule_title(rule.id)
    return title if rule.source == "book" else f"{title} · {game.words.say(f'cli-mark-{rule.source}')}"


def title_lines(game: ChosenGame, id: str, width: int) -> list[str]:
    """The id and the title of a rule."""
    return paragraph(f"{id}  {game.words.rule_title(id)}", width)


def rule_lines(game: ChosenGame, rule: RuleEntry, width: int) -> list[str]:
    """A whole rule for people: its statement, tables, options and examples."""
    words = game.words
    lines = title_lines(game, rule.id, width)
    text = words.rule_text(rule.id)
    lines += ["", *paragraph(text, width)] if text else []
    for told in legend(text, words):
        lines += paragraph(told, width, "  ")
    for table in game.rules.tables:
        lines += ["", *table_lines(game, table, width)] if table.rule == rule.id else []
    source = words.say(f"cli-source-{rule.source}", game=game.title)
    lines += ["", *paragraph(source, width)]
    options = [one for one in game.rules.options if rule.id in one.rules]
    if options:
        lines += ["", *paragraph(words.say("cli-rule-options"), width)]
        for option in options:
            lines += paragraph(option_line(option, game), width, "      ", "  ")
            if option_word(option, words) != option.key:
                lines += paragraph(option_word(option, words), width, "      ")
    examples = [one for one in game.rules.examples if rule.id in one.rules]
    for example in examples:
        lines += ["", *example_lines(game, example, width)]
    return lines
