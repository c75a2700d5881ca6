"""`nde odds`: the exact odds of dice, or of a situation in a game, computed and told.

A situation is told with the reasoning first, then outcomes and what may follow; `--compare` puts the values
of an option side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.as_json import chance_data, prospect_data
from nde.cli.chosen_game import (
    PosedCase,
    is_game,
    is_nearly_a_game,
    is_situation,
    no_such_game,
    read_case,
    ruleset_of,
)
from nde.cli.session import Reply, Session
from nde.dice import distribution, parse
from nde.dice.distribution import Distribution
from nde.dice.histogram import histogram
from nde.dice.render import render_expression
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import option_text, option_word
from nde.locale.book.told import effect_data, given_text, question_data, rule_mark, step_data
from nde.locale.complaints import Refused
from nde.locale.facts import Typed
from nde.locale.given import completed, read_given
from nde.locale.layout import bar, entries, paragraph, short_fraction, table
from nde.locale.phrases import also_told, wish_words
from nde.rules.posed_odds import Found, find_odds
from nde.rules.ruleset import Option

TOP_FACE = "top-face"
"""The ruling every game has that reads the highest face in two ways; `--both` shows the two."""


class Case(NamedTuple):
    """One column of the answer: the value an option has in it, if any, and the odds."""

    option: Option | None
    value: Any
    found: Found


class Question(NamedTuple):
    """Everything the answer is about."""

    posed: PosedCase
    cases: tuple[Case, ...]


def run(arguments: Arguments, session: Session) -> Reply:
    """Answer with the odds of an expression, or of a situation of a game."""
    first = arguments.words[0]
    if is_game(first):
        return _game_odds(arguments, session)
    if len(arguments.words) > 1 or arguments.pairs or is_situation(first) or is_nearly_a_game(first):
        raise no_such_game(first)
    errors: list[NdeError] = [
        Unreadable("word-left-over", word=f"--{flag}")
        for flag in ("both", "compare", "set", "pack")
        if flag in arguments.flags
    ]
    if errors:
        raise Refused(errors)
    from nde.cli.odds import dice_odds

    return dice_odds(first, session)


def _game_odds(arguments: Arguments, session: Session) -> Reply:
    from nde.cli.odds import as_data, as_text

    errors: list[NdeError] = []
    option = None
    try:
        option = _compared(arguments)
    except NdeError as error:
        errors.append(error)
    case = read_case(arguments, session, errors)
    question = Question(case, _cases(case, option, arguments))
    return Reply(data=lambda: as_data(question), text=lambda: as_text(question, session.width))


def _compared(arguments: Arguments) -> Option | None:
    """The option whose values stand side by side, if one is asked for."""
    key = arguments.text("compare")
    both = bool(arguments.flags.get("both"))
    if key is None and not both:
        return None
    if key is not None and both:
        raise Illegal("flags-clash", one="--both", other="--compare")
    rules = ruleset_of(arguments.words[0])
    wished = (key, (key or "").replace("-", "_"))
    for option in rules.options:
        if option.key in wished or (both and option.ruling.endswith(TOP_FACE)):
            return option
    if both:
        raise Missing("nothing-to-compare", game=rules.id)
    raise Missing("no-such-game-option", word=str(key), allowed=tuple(option.key for option in rules.options))


def _cases(case: PosedCase, option: Option | None, arguments: Arguments) -> tuple[Case, ...]:
    """The odds once, or once for every value of the option; refused if the line does not fit all."""
    if option is None:
        return (Case(None, None, _odds_of(case)),)
    posed: dict[object, PosedCase] = {}
    errors: list[NdeError] = []
    for value in option.choices or range(option.least, option.most + 1):
        game = case.game._replace(rules=case.game.rules.configure({option.key: value}))
        # An option may change what can be said: one variant has dice, another has levels.
        situation = game.rules.situation(case.situation.name)
        given, faults = read_given(arguments.pairs, situation.params, game.words)
        posed[value] = PosedCase(game, situation, completed(situation, given) if not faults else given)
        errors += faults
    if errors:
        values = tuple(f"{option.key}={option_text(value)}" for value in posed)
        raise Illegal("different-params", option=option.key, values=values)
    return tuple(Case(option, value, _odds_of(one)) for value, one in posed.items())


def _odds_of(case: PosedCase) -> Found:
    return find_odds(case.game.rules, case.situation, case.given.values, case.given.said)


def option_value_text(option: Option, value: object, game: ChosenGame) -> str:
    """How a column of a comparison is headed: the setting's value in the reader's words."""
    key = f"setting-{option.key.replace('.', '-').replace('_', '-')}-{option_text(value)}"
    return game.words.say(key) if game.words.has(key) else option_text(value)


def dice_odds(text: str, session: Session) -> Reply:
    """Answer with the distribution of an expression."""
    expr = parse(text)
    exact = distribution(expr)
    letter = session.words.die(6)[0]
    return Reply(
        data=lambda: _dice_data(render_expression(expr), exact),
        text=lambda: _dice_text(render_expression(expr, die=letter), exact, session),
    )


def _dice_data(dice: str, exact: Distribution) -> dict[str, object]:
    at_least = exact.at_least_table()
    return {
        "dice": dice,
        "mean": {"exact": str(exact.mean), "p": float(exact.mean)},
        "spread": exact.spread,
        "results": {
            str(value): {**chance_data(exact.chance(value)), "at_least": chance_data(at_least[value])}
            for value in exact.weights
        },
    }


def _dice_text(dice: str, exact: Distribution, session: Session) -> str:
    words = session.words
    values = list(exact.weights)
    head = words.say(
        "cli-odds-dice",
        dice=dice,
        mean=words.number(exact.mean, 2),
        spread=words.number(exact.spread, 2),
        least=values[0],
        most=values[-1],
    )
    lines = histogram(exact, session.width)
    if session.language != "en":
        lines = [line.replace(".", ",") for line in lines]
    columns = words.say("cli-odds-chart")
    return "\n".join([*paragraph(head, session.width), "", columns.rjust(max(map(len, lines))), *lines])


NO_BREAK = "\N{NO-BREAK SPACE}"
BAR = 20
ROOM_FOR_EFFECT = 28
"""Columns a sentence needs to be read with ease."""


def as_data(question: Question) -> dict[str, object]:
    """The odds for a program; of a comparison, the usual reading first and every other under its value."""
    game, situation, given = question.posed
    usual = _usual(question)
    data: dict[str, object] = {
        "game": game.rules.id,
        "situation": situation.name,
        "given": given.values,
        **_case_data(usual, game.words),
    }
    if usual.option is not None:
        data["compare"] = {
            "option": usual.option.key,
            "values": [{"value": case.value, **_case_data(case, game.words)} for case in question.cases],
        }
    return data


def _usual(question: Question) -> Case:
    """The case that holds without any comparison."""
    for case in question.cases:
        if case.option is not None and case.value == case.option.default:
            return case
    return question.cases[0]


def _case_data(case: Case, words: Words) -> dict[str, object]:
    found = case.found
    return {
        "outcomes": {name: chance_data(chance) for name, chance in found.outcomes.items() if name},
        "prospect": None if found.prospect is None else prospect_data(found.prospect),
        "effects": [
            {**effect_data(effect, words), **chance_data(chance)} for effect, chance in found.effects.items()
        ],
        "steps": [step_data(step, words) for step in found.steps],
        "questions": [
            {
                **question_data(ask, words),
                "answered": answer,
                "otherwise": {
                    option: {name: chance_data(chance) for name, chance in chances.items() if name}
                    for option, chances in found.otherwise[ask.key].items()
                },
            }
            for ask, answer in found.asked.values()
        ],
    }


def as_text(question: Question, width: int) -> str:
    """The odds for people."""
    game, situation, given = question.posed
    words, usual = game.words, _usual(question)
    if usual.option is not None and _is_all_one(question):
        told = [*_headline(usual.option, words, width), "", words.say("cli-odds-no-difference"), ""]
        alone = Question(question.posed, (Case(None, None, usual.found),))
        return "\n".join([*told, as_text(alone, width)])
    lines = [*paragraph(given_text(game, situation, given), width), ""]
    for step in usual.found.steps:
        lines += paragraph(words.step(step) + rule_mark(step.rule), width, "    ", "  ")
    lines += [""] if usual.found.steps else []
    rows = _outcome_rows(question, words)
    if not rows:
        lines.pop()
    elif usual.option is None:
        lines += _with_bars(rows, words, width)
    else:
        lines += [
            *_headline(usual.option, words, width),
            "",
            *_side_by_side(rows, question, width),
        ]
    lines += _effects(question, words, width)
    lines += _asked(usual, words, width)
    if not (usual.found.steps or usual.found.effects or rows):
        lines += ["", *paragraph(words.say("cli-nothing-happens"), width, "    ", "  ")]
    return "\n".join(lines)


def _is_all_one(question: Question) -> bool:
    """Whether every value of the option leads to the same odds."""
    first = question.cases[0].found
    return all(
        (case.found.outcomes, case.found.effects) == (first.outcomes, first.effects)
        for case in question.cases
    )


Row: TypeAlias = tuple[str, tuple[Fraction, ...]]


class Told(NamedTuple):
    """An effect in words, the mark of its rule, and its chance in every case."""

    text: str
    mark: str
    effect: Any
    chances: list[Fraction]


NUMBERS = re.compile(r"([0-9]+)")
SHORTEST_RANGE = 3
"""Of so many numbers in a row that are equally likely, a line of its own for each tells nothing more."""


def _outcome_rows(question: Question, words: Words) -> list[Row]:
    """Each outcome that can be, with its chance in every case; what is wanted, and what else is decided."""
    cases = question.cases
    names = dict.fromkeys(name for case in cases for name, chance in case.found.outcomes.items() if chance)
    if list(names) == [""]:
        return []  # nothing is tried here: there are only effects
    ordered = [name for case in cases for name in case.found.outcomes if name in names]
    rows: list[Row] = [
        (
            words.say(f"outcome-{name}") if name else words.say("cli-no-test"),
            tuple(case.found.outcomes.get(name, Fraction()) for case in cases),
        )
        for name in dict.fromkeys(ordered)
    ]
    found = [case.found.prospect for case in cases]
    if not all(one is None or one.fells for one in found):  # told alike in every case
        found = [None if one is None else replace(one, fells=False) for one in found]
    usual = next((one for one in found if one is not None), None)
    if usual is None:
        return rows
    wanted = words.say("cli-odds-works", wish=wish_words(words, usual))
    rows.append((wanted, tuple(one.chance if one else Fraction() for one in found)))
    also = [dict(also_told(words, one)) if one else {} for one in found]
    for what in dict.fromkeys(what for one in also for what in one):
        row = (what, tuple(one.get(what, Fraction()) for one in also))
        rows += [row] if row not in rows else []  # an outcome may be all that there is besides
    return rows


def _with_bars(rows: list[Row], words: Words, width: int) -> list[str]:
    room = min(BAR, max(0, width - 50))
    return table(
        [
            [name, words.percent(chance), short_fraction(chance), bar(chance, room)]
            for name, (chance,) in rows
        ],
        frozenset((1, 2)),
    )


def _headline(option: Option, words: Words, width: int) -> list[str]:
    text = words.say("cli-odds-compared", option=option_word(option, words), rules=", ".join(option.rules))
    return paragraph(text, width)


def _side_by_side(rows: list[Row], question: Question, width: int) -> list[str]:
    game = question.posed.game
    head = ["", *_headings(question)]
    fractions = [len(short_fraction(chance)) for _, chances in rows for chance in chances]
    cells = [
        [
            name,
            *(
                f"{game.words.percent(chance)} {short_fraction(chance):>{max(fractions)}}"
                for chance in chances
            ),
        ]
        for name, chances in rows
    ]
    lines = table([head, *cells], frozenset(range(1, len(head))))
    return lines if max(map(len, lines)) <= width else _one_below_another(head[1:], cells, width)


def _one_below_another(heads: list[str], cells: list[list[str]], width: int) -> list[str]:
    """The same for more values than fit beside each other: each has a line of its own."""
    rows = []
    for place, head in enumerate(heads, 1):
        # A number, its % and its fraction stay on one line.
        chances = (f"{row[0]} {NO_BREAK.join(row[place].split())}" for row in cells)
        rows.append((head, ", ".join(chances)))
    return entries(rows, width)


def _effects(question: Question, words: Words, width: int) -> list[str]:
    """What may follow, with its chance in every case, in the order of the columns above."""
    effects = dict.fromkeys(effect for case in question.cases for effect in case.found.effects)
    if not effects:
        return []
    lines = ["", *paragraph(words.say("cli-odds-effects"), width)]
    heads = _headings(question)
    widths = [max(7, len(head)) for head in heads]
    has_room = width - sum(widths) - 2 * len(widths) >= ROOM_FOR_EFFECT
    if any(heads) and has_room:
        lines.append("  " + "  ".join(f"{head:>{wide}}" for head, wide in zip(heads, widths, strict=True)))
    for told, chances in _in_order(effects, question, words):
        cells = [words.percent(chance) for chance in chances]
        if has_room:
            first = "  " + "".join(f"{cell:>{wide}}  " for cell, wide in zip(cells, widths, strict=True))
            lines += paragraph(told, width, " " * len(first), first)
        else:
            lines += paragraph(told, width, "    ", "  ")
            each = (f"{head}{NO_BREAK}{cell}" for head, cell in zip(heads, cells, strict=True))
            lines += paragraph(", ".join(each), width, "      ")
    return lines


def _in_order(effects: Iterable[Any], question: Question, words: Words) -> list[Row]:
    """The effects with their words: the likeliest first, and of equally likely ones the lower number.

    Those that read alike are told once, as of secret rolls, which only the game master tells apart.
    """
    told: dict[str, Told] = {}
    for effect in effects:
        text, mark = words.effect(effect), rule_mark(effect.rule)
        kept = told.setdefault(text + mark, Told(text, mark, effect, [Fraction()] * len(question.cases)))
        for place, case in enumerate(question.cases):
            chance = kept.chances[place] + case.found.effects.get(effect, Fraction())
            kept.chances[place] = min(chance, Fraction(1))

    def order(one: Told) -> tuple[Any, ...]:
        # Text and number take turns, so that like is compared with like.
        parts = NUMBERS.split(one.text + one.mark)
        likely = [-chance for chance in one.chances]
        return (*likely, [int(part) if at % 2 else part for at, part in enumerate(parts)])

    return [
        (one.text + one.mark, tuple(one.chances))
        for one in _in_ranges(sorted(told.values(), key=order), words)
    ]


def _in_ranges(rows: Iterable[Told], words: Words) -> Iterator[Told]:
    """The same with one line for three or more that are equally likely and count on by one number."""
    run: list[Told] = []
    for one in rows:
        if run and _number_beyond(run[0], one, len(run)) is None:
            yield from _one_range(run, words)
            run = []
        run.append(one)
    yield from _one_range(run, words)


def _one_range(run: list[Told], words: Words) -> Iterable[Told]:
    if len(run) < SHORTEST_RANGE:
        return run
    last = run[-1]
    number = _number_beyond(run[0], last, len(run) - 1)
    parts = NUMBERS.split(last.text)
    places = [at for at in range(1, len(parts), 2) if int(parts[at]) == number]
    if number is None or len(places) != 1:
        return run  # the number is not told, or told twice
    parts[places[0]] = f"{number - len(run) + 1}–{number}"
    said = words.say("cli-odds-each-number", told=Typed("".join(parts)))
    return (last._replace(text=said),)


def _number_beyond(one: Told, other: Told, by: int) -> int | None:
    """The one number by which an equally likely effect goes so far beyond another that is alike otherwise."""
    if one.chances != other.chances or type(one.effect) is not type(other.effect):
        return None
    mine, theirs = _leaves(one.effect), _leaves(other.effect)
    differ = [key for key in mine.keys() | theirs.keys() if mine.get(key) != theirs.get(key)]
    numbers = [(mine.get(key), theirs.get(key)) for key in differ]
    match numbers:
        case [(int(least), int(most))] if most == least + by:
            return most
    return None


def _leaves(effect: object) -> dict[str, object]:
    """What an effect holds, by where it stands in it."""
    found: dict[str, object] = {}
    todo: list[tuple[str, object]] = [("", msgspec.to_builtins(effect))]
    for path, value in todo:
        if isinstance(value, dict):
            todo += [(f"{path}.{key}", one) for key, one in value.items()]
        elif isinstance(value, list | tuple):
            todo += [(f"{path}.{at}", one) for at, one in enumerate(value)]
        else:
            found[path] = value
    return found


def _headings(question: Question) -> list[str]:
    """What stands over each column: the value of the option compared, or nothing."""
    game = question.posed.game
    return [
        option_value_text(case.option, case.value, game) if case.option is not None else ""
        for case in question.cases
    ]


def _asked(case: Case, words: Words, width: int) -> list[str]:
    lines: list[str] = []
    for ask, answer in case.found.asked.values():
        text = f"{words.ask(ask)} → {words.option(ask, answer)}"
        lines += paragraph(text, width, "    ", "  ")
        for option, chances in case.found.otherwise[ask.key].items():
            told = ", ".join(
                f"{words.say(f'outcome-{name}')} {words.percent(chance)} {short_fraction(chance)}"
                for name, chance in chances.items()
                if name and chance
            )
            otherwise = words.say("cli-odds-otherwise", answer=words.option(ask, option), outcomes=told)
            lines += paragraph(otherwise, width, "      ", "    ")
    return ["", *paragraph(words.say("cli-odds-assumptions"), width), *lines] if lines else []
