from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice.evaluate import evaluate
from nde.dice.faces import fixed, seeded
from nde.dice.notation import parse
from nde.dice.render import render_data, render_expression, render_text
from nde.dice.tree import Expr
from tests.dice.expressions import expressions, pools


@pytest.mark.parametrize(
    ("text", "rendered"),
    [
        (" 1 D 20 + 5 ", "d20+5"),
        ("4d6dl1", "4d6kh3"),
        ("d6 r < 3 !", "d6r<=2!"),
        ("((d6))", "d6"),
        ("(d6+1)*-2", "(d6+1)*-2"),
        ("1-(2-3)", "1-(2-3)"),
        ("(d6[a])[b]", "(d6 [a]) [b]"),
        ("max( d8 ; d6+1 )", "max(d8,d6+1)"),
    ],
)
def test_expressions_are_rendered_in_their_shortest_form(text: str, rendered: str) -> None:
    assert render_expression(parse(text)) == rendered


@pytest.mark.parametrize(
    ("text", "faces", "rendered"),
    [
        ("d20+5", [14], "d20 (14) + 5 = 19"),
        ("4d6kh3", [5, 4, 2, 4], "4d6kh3 (5, 4, ~2~, 4) = 13"),
        ("(d6+2)*2", [4], "(d6 (4) + 2) * 2 = 12"),
        ("d4-d6", [1, 6], "d4 (1) - d6 (6) = −5"),
        ("-d6", [2], "-d6 (2) = −2"),
        ("d6rr1", [1, 1, 5], "d6rr1 (1→1→5) = 5"),
        ("2d6!kh1", [6, 1, 5], "2d6!kh1 (6!+1, ~5~) = 7"),
        ("max(d8,d6)", [3, 5], "max(~d8 (3)~, d6 (5)) = 5"),
        ("2d6 [ogień]", [3, 5], "2d6 (3, 5) [ogień] = 8"),
        ("(d6+1)[x]", [3], "(d6 (3) + 1) [x] = 4"),
    ],
)
def test_rolls_show_every_face(text: str, faces: list[int], rendered: str) -> None:
    assert render_text(evaluate(parse(text), fixed(faces))) == rendered


def test_the_letter_of_the_die_can_be_chosen() -> None:
    rolled = evaluate(parse("d8+2d6"), fixed([1, 2, 3]))
    assert render_text(rolled, die="W") == "W8 (1) + 2W6 (2, 3) = 6"
    assert render_data(rolled, die="k")["dice"] == "k8+2k6"


def test_data_holds_all_that_a_client_draws() -> None:
    data = render_data(evaluate(parse("2d6kh1 [x]"), fixed([2, 5])))
    assert data == {
        "dice": "2d6kh1 [x]",
        "total": 5,
        "faces": [2, 5],
        "dropped": [0],
        "result": {
            "kind": "labelled",
            "value": 5,
            "label": "x",
            "parts": [
                {
                    "kind": "dice",
                    "value": 5,
                    "dice": "2d6kh1",
                    "sides": 6,
                    "rolls": [
                        {"faces": [{"face": 2, "mark": "plain"}], "value": 2, "kept": False},
                        {"faces": [{"face": 5, "mark": "plain"}], "value": 5, "kept": True},
                    ],
                }
            ],
        },
    }


@given(expressions(pools()), st.integers(0, 2**32))
def test_any_roll_can_be_rendered_both_ways(expr: Expr, seed: int) -> None:
    rolled = evaluate(expr, seeded(seed))
    assert render_text(rolled).endswith(f"= {rolled.total}".replace("-", "−"))
    assert json.loads(json.dumps(render_data(rolled))) == render_data(rolled)
