"""`nde resolve`: carries a situation out once, by typed answers, by chance, or by asking at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import PosedCase, answers_of, read_case
from nde.cli.creation import asker
from nde.cli.randomness import faces_for
from nde.cli.session import Reply, Session
from nde.dice import Answer, FaceSource, Procedure, Roll, Run, Waiting, default_answer
from nde.dice.runners import settle
from nde.errors import Illegal, NdeError
from nde.locale.book.told import (
    effect_data,
    given_text,
    question_data,
    question_lines,
    rule_mark,
    rules_used,
    step_data,
)
from nde.locale.layout import paragraph
from nde.locale.typed import whole_number
from nde.locale.untold import untold
from nde.rules.ruleset import Resolution


class Resolved(NamedTuple):
    """Everything the answer is about."""

    case: PosedCase
    state: Run[Resolution] | Waiting
    told: int | None = None
    """How many steps a person has seen already while being asked; nothing where nobody was."""


def run(arguments: Arguments, session: Session) -> Reply:
    """Resolve a situation and tell what came of it, step by step."""
    errors: list[NdeError] = []
    if arguments.text("answers") is not None and arguments.number("seed") is not None:
        errors.append(Illegal("flags-clash", one="--answers", other="--seed"))
    case = read_case(arguments, session, errors)
    resolved = _carry_out(case, arguments, session)
    return Reply(data=lambda: as_data(resolved), text=lambda: as_text(resolved, session.width))


def _carry_out(case: PosedCase, arguments: Arguments, session: Session) -> Resolved:
    posed = case.situation.pose(case.given.values)

    def rule() -> Procedure[Resolution]:
        return case.game.rules.resolve(posed.scene, posed.action)

    typed = arguments.text("answers")
    if typed is not None:
        return Resolved(case, settle(rule, read_answers(typed), answers_of(case, posed)))
    faces = faces_for(arguments.number("seed"))
    if session.is_terminal and not arguments.flags.get("json"):
        return _with_a_person(case, rule, answers_of(case, posed), faces, session)
    return Resolved(case, settle(rule, (), posed.answers, faces=faces, choose=default_answer))


def _with_a_person(
    case: PosedCase,
    rule: Callable[[], Procedure[Resolution]],
    wishes: dict[str, str],
    faces: FaceSource,
    session: Session,
) -> Resolved:
    """Roll the dice, and tell what happened so far before each question."""
    ask = asker(session, case.game.words)
    answers: tuple[Answer, ...] = ()
    told: int | None = None
    while True:
        state = settle(rule, answers, wishes, faces=faces)
        if isinstance(state, Run) or isinstance(state.question, Roll):
            return Resolved(case, state, told)
        session.write("\n".join(_story(Resolved(case, state, told), session.width)))
        told = len(state.steps)
        answers = (*state.answers, ask(state.question))


def read_answers(text: str) -> tuple[Answer, ...]:
    """Typed answers, separated by commas: faces are numbers, choices are words.

    >>> read_answers("4, wound")
    (4, 'wound')
    """
    parts = [part.strip() for part in text.split(",")]
    numbers = [(part, whole_number(part)) for part in parts if part]
    return tuple(part if number is None else number for part, number in numbers)


def as_data(resolved: Resolved) -> dict[str, object]:
    """What came of it, for a program."""
    case, state, _ = resolved
    words = case.game.words
    is_done = isinstance(state, Run)
    effects = state.result.effects if isinstance(state, Run) else ()
    return {
        "game": case.game.rules.id,
        "situation": case.situation.name,
        "given": case.given.values,
        "outcome": state.result.outcome if isinstance(state, Run) else None,
        "effects": [effect_data(effect, words) for effect in effects],
        "rules": rules_used(state.steps, effects),
        "steps": [step_data(step, words) for step in state.steps],
        "answers": list(state.answers),
        "question": None if is_done else question_data(state.question, words),  # type: ignore[union-attr]
    }


def as_text(resolved: Resolved, width: int) -> str:
    """What came of it, for people."""
    words, state = resolved.case.game.words, resolved.state
    lines = _story(resolved, width)
    if isinstance(state, Waiting):
        return "\n".join(lines + question_lines(state.question, words, width))
    outcome = state.result.outcome
    lines += [words.say(f"outcome-{outcome}")] if outcome else []
    effects = state.result.effects
    if not outcome:  # without a test they would stand there twice
        effects = tuple(untold(resolved.case.game.rules.told, state.steps, effects))
    for effect in effects:
        lines += paragraph(words.effect(effect) + rule_mark(effect.rule), width, "    ", "  ")
    if not (outcome or effects or state.steps):
        lines += paragraph(words.say("cli-nothing-happens"), width, "    ", "  ")
    return "\n".join(lines)


def _story(resolved: Resolved, width: int) -> list[str]:
    """The situation and its steps, or only the steps that were not told before; a blank line after them."""
    (game, situation, given), state, told = resolved
    lines = [*paragraph(given_text(game, situation, given), width), ""] if told is None else [""]
    new = state.steps[told or 0 :]
    for step in new:
        lines += paragraph(game.words.step(step) + rule_mark(step.rule), width, "    ", "  ")
    return [*lines, ""] if new else lines
