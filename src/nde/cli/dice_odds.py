"""The exact odds of a dice expression: mean, spread, every result, and a chart."""

from __future__ import annotations

from typing import Any

from nde.cli.as_json import chance_data
from nde.cli.session import Reply, Session
from nde.dice import distribution, parse
from nde.dice.distribution import Distribution
from nde.dice.histogram import histogram
from nde.dice.render import render_expression


def dice_odds(text: str, session: Session) -> Reply:
    """Answer with the distribution of an expression."""
    expr = parse(text)
    exact = distribution(expr)
    letter = session.words.die(6)[0]
    return Reply(
        data=lambda: _data(render_expression(expr), exact),
        text=lambda: _text(render_expression(expr, die=letter), exact, session),
    )


def _data(dice: str, exact: Distribution) -> dict[str, Any]:
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


def _text(dice: str, exact: Distribution, session: Session) -> str:
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
    return "\n".join([head, "", columns.rjust(max(map(len, lines))), *lines])
