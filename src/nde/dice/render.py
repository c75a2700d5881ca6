"""Write dice expressions and rolls: as text without words, or as plain data for a client.

The letter of a die differs by language (`d`, `k`, `W`), so the caller names it.  In a roll, faces stand
in brackets after their dice: `~2~` is dropped, `1→4` a reroll, `6!+3` an explosion.

>>> from nde.dice.faces import fixed
>>> from nde.dice.notation import parse
>>> from nde.dice.evaluate import evaluate
>>> render_expression(parse("2 d 6+ (3 - 1)"), die="k")
'2k6+(3-1)'
>>> render_text(evaluate(parse("4d6dl1 + 2 [str]"), fixed([5, 4, 2, 4])), die="W")
'4W6kh3 (5, 4, ~2~, 4) + 2 [str] = 15'
>>> render_text(evaluate(parse("max(d8!, d6r1)"), fixed([8, 3, 1, 4])))
'max(d8! (8!+3), ~d6r1 (1→4)~) = 11'
"""

from __future__ import annotations

from typing import Any

from nde.dice.evaluate import DieRoll, Result, Rolled
from nde.dice.tree import Choice, Dice, Expr, Labelled, Match, Negative, Number, Product, Sum

_FUNCTION = {"highest": "max", "lowest": "min"}
_TIGHTNESS = {Sum: 0, Product: 1, Negative: 2}
"""How tightly a node holds together; what is not listed needs no brackets."""


def render_expression(expr: Expr, die: str = "d") -> str:
    """Return the shortest notation that reads as this very tree."""
    match expr:
        case Number(value):
            return str(value)
        case Dice():
            return _render_dice(expr, die)
        case Labelled(of=inner, label=label):
            return f"{_inside(inner, 3, die)} [{label}]"
        case Negative(of=inner):
            return f"-{_inside(inner, 2, die)}"
        case Choice(end=end, options=options):
            return f"{_FUNCTION[end]}({','.join(render_expression(option, die) for option in options)})"
        case Sum() | Product():
            level = _TIGHTNESS[type(expr)] + 1
            rest = "".join(sign + _inside(operand, level, die) for sign, operand in expr.rest)
            return _inside(expr.first, level, die) + rest
    raise TypeError(expr)


def _inside(expr: Expr, level: int, die: str) -> str:
    text = render_expression(expr, die)
    return f"({text})" if _needs_brackets(expr, level) else text


def _needs_brackets(expr: Expr, level: int) -> bool:
    doubly_labelled = level == 3 and isinstance(expr, Labelled)
    return doubly_labelled or _TIGHTNESS.get(type(expr), 3) < level


def _render_dice(dice: Dice, die: str) -> str:
    parts = [str(dice.count) if dice.count > 1 else "", die, str(dice.sides)]
    if dice.reroll is not None:
        parts.append(("rr" if dice.reroll.until else "r") + _render_match(dice.reroll.match))
    if dice.explode is not None:
        plain = dice.explode == Match(compare="=", value=dice.sides)
        parts.append("!" if plain else "!" + _render_match(dice.explode))
    if dice.keep is not None:
        parts.append(f"k{dice.keep.end[0]}{dice.keep.count}")
    return "".join(parts)


def _render_match(match: Match) -> str:
    return ("" if match.compare == "=" else match.compare) + str(match.value)


def render_text(rolled: Rolled, die: str = "d") -> str:
    """Return a roll on one line: every die with its faces, and the total."""
    return f"{_render_result(rolled.tree, die)} = {_minus(rolled.total)}"


def _minus(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _render_result(result: Result, die: str) -> str:
    match result.expr:
        case Dice():
            return f"{_render_dice(result.expr, die)} ({', '.join(map(_render_die, result.dice))})"
        case Labelled(label=label):
            return f"{_part(result.parts[0], 3, die)} [{label}]"
        case Negative():
            return f"-{_part(result.parts[0], 2, die)}"
        case Choice(end=end):
            options = [_render_result(part, die) for part in result.parts]
            marked = (text if place == result.chosen else f"~{text}~" for place, text in enumerate(options))
            return f"{_FUNCTION[end]}({', '.join(marked)})"
        case Sum() | Product():
            level = _TIGHTNESS[type(result.expr)] + 1
            first, *others = (_part(part, level, die) for part in result.parts)
            signs = (sign for sign, _ in result.expr.rest)
            return first + "".join(f" {sign} {text}" for sign, text in zip(signs, others, strict=True))
    return str(result.value)


def _part(part: Result, level: int, die: str) -> str:
    text = _render_result(part, die)
    return f"({text})" if _needs_brackets(part.expr, level) else text


_AFTER_FACE = {"plain": "", "rerolled": "→", "exploded": "!+"}


def _render_die(die: DieRoll) -> str:
    text = "".join(f"{face}{_AFTER_FACE[mark]}" for face, mark in die.faces)
    return text if die.kept else f"~{text}~"


def render_data(rolled: Rolled, die: str = "d") -> dict[str, Any]:
    """Return a roll as lists, dicts, strings and numbers, ready for JSON."""
    return {
        "dice": render_expression(rolled.expr, die),
        "total": rolled.total,
        "faces": list(rolled.faces),
        "dropped": list(rolled.dropped),
        "result": _result_data(rolled.tree, die),
    }


def _result_data(result: Result, die: str) -> dict[str, object]:
    expr = result.expr
    data: dict[str, object] = {"kind": type(expr).__name__.lower(), "value": result.value}
    match expr:
        case Dice():
            data |= {"dice": _render_dice(expr, die), "sides": expr.sides}
            data["rolls"] = [
                {
                    "faces": [{"face": face, "mark": mark} for face, mark in one.faces],
                    "value": one.value,
                    "kept": one.kept,
                }
                for one in result.dice
            ]
        case Labelled(label=label):
            data["label"] = label
        case Choice(end=end):
            data |= {"end": end, "chosen": result.chosen}
        case Sum() | Product():
            data["signs"] = [sign for sign, _ in expr.rest]
    if result.parts:
        data["parts"] = [_result_data(part, die) for part in result.parts]
    return data
