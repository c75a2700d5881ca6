"""The open question of a table: shown with its options numbered, and answered by number, word or faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.errors import Unreadable
from nde.locale.reading.answers import understood
from nde.prose.labels import is_roll, option_words, question_words
from nde.prose.talk.typed import read_command, read_faces, read_line
from nde.prose.telling import is_stand_in, step_words
from nde.table import commands as c
from nde.table.view import QuestionView

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


def show_question(talk: Talk, question: QuestionView) -> None:
    """What has led up to it, the question, and what may be answered."""
    speaker = talk.speaker
    new = question.steps[talk.teller.count_told(question.pending) :]
    name = question.name
    steps = [step_words(speaker, step) for step in new if not is_stand_in(name, step)]
    head = talk.teller.head_of(question.pending)
    if head or steps:
        told = "; ".join(steps)
        talk.paper.text(f"{head}: {told}" if head and told else head or told, kind="log")
    talk.teller.has_told(question.pending, len(question.steps))
    name = talk.teller.callers.name(question.who)
    talk.paper.text(question_words(speaker, name, question), kind="question")
    if is_roll(question):
        return
    rows = []
    for number, option in enumerate(question.options, 1):
        words = option_words(speaker, question, option)
        is_default = option == question.default
        rows.append((str(number), speaker.say("play-default", option=words) if is_default else words))
    if rows:
        talk.paper.numbered(rows)
    if question.is_open:
        talk.say("own-words", kind="hint", default=speaker.option(question, question.default))


def answer_of(talk: Talk, question: QuestionView, text: str) -> c.Answer | None:
    """The answer that a line is; nothing for a line that is a command or no answer at all."""
    plain = text.strip()
    line = read_line(plain) if "=" not in plain else None
    command = read_command(line)[0] if line is not None else ""
    if is_roll(question):
        if command == "roll" and line is not None:
            return c.Answer(pending=question.pending, faces=read_faces(line.rest))
        is_faces = bool(plain) and all(sign.isdigit() or sign in " ,;" for sign in plain)
        return c.Answer(pending=question.pending, faces=read_faces(plain)) if is_faces else None
    by_name = {talk.teller.callers.name(option).casefold(): option for option in question.options}
    if plain.casefold() in by_name:
        return c.Answer(pending=question.pending, answer=by_name[plain.casefold()])
    answer = understood(question, plain, talk.speaker)
    if answer is None or (answer not in question.options and (command or plain.startswith("?"))):
        return None
    return c.Answer(pending=question.pending, answer=answer)


def not_an_answer(talk: Talk, question: QuestionView, text: str) -> Unreadable:
    """The refusal of a line that answers nothing, with everything that would."""
    if is_roll(question):
        return Unreadable("not-an-answer", answer=text, allowed=(f"1–{question.sides or '…'}",))
    options = tuple(talk.speaker.option(question, one) for one in question.options)
    return Unreadable("not-an-answer", answer=text, allowed=options)
