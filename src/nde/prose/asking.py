"""An open question in words, and what may be answered."""

from __future__ import annotations

from typing import cast

from nde.dice import Ask
from nde.locale import Words
from nde.table.view import QuestionView


def as_ask(question: QuestionView) -> Ask:
    """The question as those who word it want it: a view of one has everything that they read."""
    return cast(Ask, question)


def is_roll(question: QuestionView) -> bool:
    """Whether dice are asked for: a question with nothing to choose and nothing to say."""
    return not question.options and not question.is_open


def question_words(speaker: Words, name: str, question: QuestionView) -> str:
    """The sentence of a question to somebody of this name."""
    if is_roll(question):
        die = speaker.die(question.sides) if question.sides else "…"
        return speaker.say("play-type-die", name=name, die=die)
    return speaker.ask(as_ask(question))


def option_words(speaker: Words, question: QuestionView, option: str) -> str:
    """One of the answers."""
    if speaker.has(f"who-{option}"):
        return speaker.say(f"who-{option}")
    return speaker.option(as_ask(question), option)
