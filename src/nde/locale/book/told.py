"""Steps, effects and questions, told to people in words and to programs as data."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.dice import Roll
from nde.dice.questions import Question, Tell
from nde.dice.render import render_expression
from nde.dice.tree import Expr
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.given import Given
from nde.locale.layout import entries, paragraph
from nde.locale.phrases import dice_worded
from nde.rules.ruleset import Param, Situation


def rule_mark(rule: str) -> str:
    """The rule a sentence rests on, to stand behind it."""
    return f"  [{rule}]" if rule else ""


def step_data(step: Tell, words: Words) -> dict[str, object]:
    """A step of the reasoning for a program, with its sentence."""
    return {"rule": step.rule, "key": step.key, "facts": dict(step.facts), "text": words.step(step)}


def effect_data(effect: object, words: Words) -> dict[str, object]:
    """An effect for a program: its type, its fields, the rule that caused it, and its sentence."""
    data: dict[str, object] = msgspec.to_builtins(effect)
    return {**data, "text": words.effect(effect)}


def question_data(question: Question, words: Words) -> dict[str, object]:
    """An open question for a program: what is to be rolled, or what may be answered."""
    if isinstance(question, Roll):
        return {"roll": dice_text(question.dice), "who": question.who, "key": question.key}
    return {
        "who": question.who,
        "key": question.key,
        "options": list(question.options),
        "default": question.default,
        "is_open": question.is_open,
        "rule": question.rule,
        "text": words.ask(question),
    }


def question_lines(question: Question, words: Words, width: int) -> list[str]:
    """An open question for people: what is to be rolled, or what may be answered and what that means."""
    if isinstance(question, Roll):
        lines = paragraph(words.say("cli-asks-roll", roll=words.roll(question)), width)
        several = not isinstance(question.dice, int)
        return lines + (paragraph(words.say("cli-asks-faces"), width) if several else [])
    rows = [(option, words.option(question, option)) for option in question.options]
    return [*paragraph(words.ask(question), width), *entries(rows, width)]


def dice_text(dice: int | Expr) -> str:
    """The dice of a roll in notation."""
    return f"d{dice}" if isinstance(dice, int) else render_expression(dice)


def given_text(game: ChosenGame, situation: Situation, given: Given) -> str:
    """The situation in one line: its name, and every parameter that was said, the way it is typed.

    Behind an arrow stands what follows from that and is used.
    """
    words = game.words
    said, followed = (
        " ".join(
            f"{param.name}={typed_value(param, given.values[param.name], words)}"
            for param in situation.params
            if param.name in names
        )
        for names in (given.said, given.followed)
    )
    head = f"{game.title}: {situation_word(situation.name, words)}"
    whole = f"{said} → {followed}" if followed else said
    return f"{head} ({whole})" if whole else head


def typed_value(param: Param, value: object, words: Words) -> str:
    """A value as it is typed, with the reader's letter for a die."""
    if isinstance(value, tuple):
        return ",".join(typed_value(param, one, words) for one in value)
    if param.kind == "die" and param.sides and isinstance(value, int):
        return words.die(value)
    if param.kind == "dice":
        return dice_worded(str(value), words)
    return str(int(value)) if isinstance(value, bool) else str(value)


def situation_word(situation: str, words: Words) -> str:
    """What the reader calls a situation."""
    return words.say(f"situation-{situation}") if words.has(f"situation-{situation}") else situation


def rules_used(steps: tuple[Tell, ...], effects: tuple[Any, ...]) -> list[str]:
    """The ids of the rules that were used, in order, each once."""
    return list(
        dict.fromkeys(rule for rule in (*(s.rule for s in steps), *(e.rule for e in effects)) if rule)
    )
