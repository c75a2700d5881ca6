"""`nde roll`: dice, with every face shown and the total."""

from __future__ import annotations

from typing import Any

from nde.cli.arguments import Arguments
from nde.cli.commands import MOST_TIMES
from nde.cli.files import write_new
from nde.cli.randomness import LoggedDice, faces_for
from nde.cli.session import Reply, Session
from nde.dice import FaceSource, evaluate, fixed, parse
from nde.dice.evaluate import Rolled
from nde.dice.render import render_data, render_expression, render_text
from nde.dice.tree import Expr
from nde.errors import Illegal, NdeError, Unreadable
from nde.locale import Words
from nde.locale.complaints import Refused

MOST_FACES = 1_000_000
"""Dice in one command, all together."""


def run(arguments: Arguments, session: Session) -> Reply:
    """Roll each expression, once or several times."""
    errors: list[NdeError] = []
    expressions = [one for one in (_parsed(text, errors) for text in arguments.words) if one is not None]
    sources = [f"--{name}" for name in ("seed", "faces", "log") if arguments.flags.get(name) is not None]
    if len(sources) > 1:
        errors.append(Illegal("flags-clash", one=sources[0], other=sources[1]))
    times = arguments.number("times") or 1
    if times * len(expressions) > MOST_TIMES:
        errors.append(
            Unreadable(
                "flag-not-a-number",
                flag="--times",
                value=str(times),
                least=1,
                most=MOST_TIMES // len(expressions),
            )
        )
    if errors:
        raise Refused(errors)
    log = LoggedDice() if arguments.text("log") is not None else None
    faces = log.draw if log is not None else _faces(arguments)
    rolls = [_rolled(expr, times, faces) for expr in expressions]
    _refuse_left_over(arguments.flags.get("faces"), sum(len(one.faces) for many in rolls for one in many))
    if log is not None:
        write_new(str(arguments.text("log")), log.closed_log())
    letter = session.words.die(6)[0]
    return Reply(data=lambda: _data(rolls, times), text=lambda: _text(rolls, letter, session.words))


def _parsed(text: str, errors: list[NdeError]) -> Expr | None:
    try:
        return parse(text)
    except NdeError as error:
        errors.append(error)
        return None


def _rolled(expr: Expr, times: int, faces: FaceSource) -> list[Rolled]:
    """Roll an expression so many times; refuse what would be more dice than anybody reads."""
    first = evaluate(expr, faces)
    most = MOST_FACES // max(1, len(first.faces))
    if times > most:
        raise Unreadable("flag-not-a-number", flag="--times", value=str(times), least=1, most=most)
    return [first, *(evaluate(expr, faces) for _ in range(times - 1))]


def _faces(arguments: Arguments) -> FaceSource:
    typed = arguments.flags.get("faces")
    return faces_for(arguments.number("seed")) if typed is None else fixed(typed)


def _refuse_left_over(typed: tuple[int, ...] | None, used: int) -> None:
    """Refuse faces that no die took: the line and the dice on the table do not fit together."""
    if typed is not None and used < len(typed):
        raise Illegal("answers-left-over", count=len(typed) - used, first=str(typed[used]))


def _data(rolls: list[list[Rolled]], times: int) -> dict[str, Any]:
    if len(rolls) == 1 and times == 1:
        return render_data(rolls[0][0])
    data = [render_data(one) for many in rolls for one in many]
    totals = [one["total"] for one in data]
    summary = {
        "sum": sum(totals),
        "least": min(totals),
        "most": max(totals),
        "mean": sum(totals) / len(totals),
    }
    return {"rolls": data, **summary}


def _text(rolls: list[list[Rolled]], letter: str, words: Words) -> str:
    lines: list[str] = []
    for many in rolls:
        lines += [render_text(one, die=letter) for one in many]
        if len(many) > 1:
            totals = [one.total for one in many]
            lines.append(
                words.say(
                    "cli-roll-summary",
                    dice=render_expression(many[0].expr, die=letter),
                    times=len(totals),
                    sum=sum(totals),
                    least=min(totals),
                    most=max(totals),
                    mean=words.number(sum(totals) / len(totals), 2),
                )
            )
    return "\n".join(lines)
