"""A rule with its statement, tables, options and examples: for people in lines, for programs as data."""

from __future__ import annotations

from nde.dice import Run
from nde.dice.runners import settle
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.sources import legend, marked
from nde.locale.book.told import effect_data, given_text, rule_mark, step_data
from nde.locale.given import Given, completed, number_range, read_given
from nde.locale.layout import grid, paragraph
from nde.locale.phrases import dice_worded
from nde.rules.ruleset import Example, Option, Resolution, RuleEntry, Ruleset, Source, Table, Value


def option_word(option: Option, words: Words) -> str:
    """What the reader calls an option; its key where there is no other word."""
    key = f"setting-{option.key.replace('.', '-').replace('_', '-')}"
    return words.say(key) if words.has(key) else option.key


def option_values(option: Option) -> str:
    """The values an option takes, the default marked."""
    if not option.choices:
        return f"{number_range(option.least, option.most)} ({option_text(option.default)})"
    return " | ".join(
        f"*{option_text(value)}" if value == option.default else option_text(value)
        for value in option.choices
    )


def option_line(option: Option, game: ChosenGame) -> str:
    """An option with its values, and the one it has now where a pack or the line has changed it."""
    value = game.rules.settings
    for part in option.key.split("."):
        value = value[part] if isinstance(value, dict) else getattr(value, part)
    line = f"{option.key} = {option_values(option)}"
    if value == option.default:
        return line
    return f"{line} · {game.words.say('cli-option-now', value=option_text(value))}"


def option_text(value: object) -> str:
    """A value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def table_data(game: ChosenGame, table: Table) -> dict[str, object]:
    """The table for a program: its keys and numbers as they are, and the same in words."""
    words = game.words
    return {
        "key": table.key,
        "title": words.say(f"table-{table.key}"),
        "columns": [
            {"key": column, "title": words.say(f"column-{column}"), "kind": kind}
            for column, kind in zip(table.columns, table.kinds, strict=True)
        ],
        "rows": [list(row) for row in table.rows],
        "text": [_row(table, row, words) for row in table.rows],
        "sources": list(row_sources(game.rules, table)),
    }


def table_lines(game: ChosenGame, table: Table, width: int) -> list[str]:
    """The table for people: its title, the heads of its columns, and its rows."""
    words = game.words
    heads = [words.say(f"column-{column}") for column in table.columns]
    rows = rows_in_words(game, table)
    right = frozenset(
        place
        for place, kind in enumerate(table.kinds)
        if not kind and all(isinstance(row[place], int) or row[place] == "" for row in table.rows)
    )
    title = paragraph(words.say(f"table-{table.key}"), width)
    meanings = [
        line
        for told in legend(" ".join(cell for row in rows for cell in row), words)
        for line in paragraph(told, width, "  ")
    ]
    return [*title, *grid([heads, *rows], width, right), *meanings]


def rows_in_words(game: ChosenGame, table: Table) -> list[list[str]]:
    """The rows for people; one that is from elsewhere than its rule has a sign behind its first word."""
    usual = game.rules.rule(table.rule).source
    rows = [_row(table, row, game.words) for row in table.rows]
    named = named_column(table)
    for row, source in zip(rows, row_sources(game.rules, table), strict=True):
        row[named] = marked(row[named], source, usual)
    return rows


def row_sources(rules: Ruleset, table: Table) -> tuple[Source, ...]:
    """Where each row is from."""
    return table.sources or (rules.rule(table.rule).source,) * len(table.rows)


def named_column(table: Table) -> int:
    """The column that says what a row is about: the first that holds words."""
    return next((place for place, kind in enumerate(table.kinds) if kind), 0)


def _row(table: Table, row: tuple[Value, ...], words: Words) -> list[str]:
    return [cell_text(value, kind, words) for value, kind in zip(row, table.kinds, strict=True)]


def cell_text(value: Value, kind: str, words: Words) -> str:
    """A cell in the reader's words: keys of a kind worded, dice with the language's letter."""
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, int) and not kind:
        return str(value).replace("-", "\N{MINUS SIGN}")
    if not kind or value == "":
        return dice_worded(str(value), words)
    name, _, attribute = kind.partition(".")
    keys = [f"{name}-{key}" for key in str(value).split(",")]
    if attribute:
        return " ".join(words.attribute(key, attribute) for key in keys)
    return ", ".join(words.say(key) for key in keys)


def run_example(game: ChosenGame, example: Example) -> Run[Resolution] | None:
    """The example played out with its own dice; nothing for one that needs none."""
    if not example.situation:
        return None
    rules = game.rules
    posed = rules.situation(example.situation).pose(example_given(game, example).values)
    run = settle(lambda: rules.resolve(posed.scene, posed.action), example.answers, posed.answers)
    return run if isinstance(run, Run) else None


def example_given(game: ChosenGame, example: Example) -> Given:
    """A value for every parameter of the example's situation."""
    situation = game.rules.situation(example.situation)
    usual, _ = read_given({}, situation.params, game.words)
    return completed(situation, Given({**usual.values, **example.given}, frozenset(example.given)))


def example_data(game: ChosenGame, example: Example) -> dict[str, object]:
    """An example for a program, with what came of it."""
    run = run_example(game, example)
    words = game.words
    return {
        "id": example.id,
        "text": _story(game, example),
        "situation": example.situation,
        "given": example.given,
        "answers": list(example.answers),
        "is_inferred": example.is_inferred,
        "outcome": run.result.outcome if run is not None else None,
        "effects": [effect_data(effect, words) for effect in run.result.effects] if run is not None else [],
        "steps": [step_data(step, words) for step in run.steps] if run is not None else [],
        "character": example.character,
    }


def example_lines(game: ChosenGame, example: Example, width: int) -> list[str]:
    """An example for people: the story, what was given, and what the engine makes of it."""
    words = game.words
    lines = [words.say("cli-example", id=example.id)]
    lines += paragraph(_story(game, example), width, "  ") if _story(game, example) else []
    run = run_example(game, example)
    if run is None:
        return lines
    situation = game.rules.situation(example.situation)
    lines += paragraph(given_text(game, situation, example_given(game, example)), width, "  ")
    for step in run.steps:
        lines += paragraph(words.step(step) + rule_mark(step.rule), width, "      ", "    ")
    if run.result.outcome:
        lines.append("  → " + words.say(f"outcome-{run.result.outcome}"))
    return lines


def _story(game: ChosenGame, example: Example) -> str:
    key = f"example-{game.rules.id}-{example.id.lower()}"
    return game.words.say(key) if game.words.has(key) else ""


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
