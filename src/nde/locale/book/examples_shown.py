"""The worked examples of a rule, run live: what is printed is what the engine does."""

from __future__ import annotations

from typing import Any

from nde.dice import Run
from nde.dice.settling import settle
from nde.locale.book.game import ChosenGame
from nde.locale.book.told import effect_data, given_text, rule_mark, step_data
from nde.locale.layout import paragraph
from nde.locale.reading.given import Given, completed, read_given
from nde.rules.ruleset import Example, Resolution


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


def example_data(game: ChosenGame, example: Example) -> dict[str, Any]:
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
