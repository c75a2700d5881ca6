"""Puts a rule's questions to the person at the terminal."""

from __future__ import annotations

from collections.abc import Callable

from nde.cli.session import Session
from nde.dice import Ask
from nde.locale import Words
from nde.locale.given import understood
from nde.locale.layout import columns, paragraph
from nde.locale.spelling import nearest


def asker(session: Session, words: Words) -> Callable[[Ask], str]:
    """A function that asks until it gets an answer the question takes; an empty line takes the default.

    Ctrl-D says no more than Ctrl-C: nobody is there to answer, so nothing is decided.
    """
    is_first = True

    def ask_person(ask: Ask) -> str:
        nonlocal is_first
        if is_first:
            session.write("\n".join(paragraph(words.say("cli-how-to-answer"), session.width)) + "\n")
            is_first = False
        session.write("\n".join(question_lines(ask, words, session.width)))
        while True:
            try:
                typed = session.read_line("? ").strip()
            except EOFError:
                raise KeyboardInterrupt from None
            answer = understood(ask, typed, words)
            if answer is not None:
                return answer
            session.write("\n".join(_not_understood(ask, typed, words, session.width)))

    return ask_person


def _not_understood(ask: Ask, typed: str, words: Words, width: int) -> list[str]:
    """What may be answered, in the reader's words, and what was probably meant."""
    by_word = {words.option(ask, option): option for option in ask.options}
    lines = paragraph(words.say("cli-answer-again", answer=typed, allowed=", ".join(by_word)), width)
    by_key = {option: word for word, option in by_word.items()}
    meant = nearest(typed, (*by_word, *by_key))
    if meant is not None:
        lines.append("  " + words.say("cli-did-you-mean", meant=by_key.get(meant, meant)))
    return lines


def question_lines(ask: Ask, words: Words, width: int) -> list[str]:
    """The question and its options, numbered, with the default marked."""
    cells = [
        f"{'*' if option == ask.default else ' '}{place:>3}  {words.option(ask, option)}"
        for place, option in enumerate(ask.options, 1)
    ]
    more = ["      " + words.say("cli-own-words")] if ask.is_open else []
    return [*paragraph(words.ask(ask), width), *columns(cells, width), *more]
