"""`nde play --json`: commands in, entries out, one JSON value on each line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play.evening import ADVENTURE, GAMES
from tests.cli.terminal import nde


def talk(file: Path, *wishes: Any, game: str = "nde12") -> list[dict[str, Any]]:
    """Send these lines to a new table, and return everything it answers."""
    lines = "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in wishes)
    flags = ("--game", game, "--file", str(file), "--seed", "3", "--json")
    said = nde("play", ADVENTURE, *flags, stdin=lines)
    assert (said.status, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


def choose(option: str) -> dict[str, Any]:
    return {"do": {"type": "Choose", "option": option}}


@pytest.mark.parametrize("game", GAMES)
def test_a_program_sees_the_table_and_acts(game: str, tmp_path: Path) -> None:
    answers = talk(
        tmp_path / "a.nde", {"view": True}, choose("begin"), {**choose("in"), "view": True}, game=game
    )
    first, seen, began, *rest = answers
    assert first["game"] == game
    assert [choice["id"] for choice in seen["view"]["story"]["choices"]] == ["begin"]
    assert began["entry"]["seat"] == "p1"
    assert "The gate hangs on one hinge." in began["text"]
    assert len(rest[-1]["view"]["people"]) == 5
    assert {answer["entry"]["seat"] for answer in rest[:-1]} == {"p1", "gm"}


def test_an_offer_is_sent_back_as_it_was_given_and_carried_out(tmp_path: Path) -> None:
    view = talk(tmp_path / "a.nde", choose("begin"), choose("in"), {"view": True})[-1]["view"]
    offered = next(one for one in view["offers"] if one["offer"]["name"] == "ranged")
    assert sum(eval_fraction(chance) for chance in offered["odds"].values()) == pytest.approx(1)
    act = {"do": {"type": "Act", "action": offered["offer"]["action"], "values": {"steps": -1}}, "id": "mine"}
    answers = talk(tmp_path / "b.nde", choose("begin"), choose("in"), act, act)
    assert any(one.get("entry", {}).get("command") == "mine" for one in answers)
    assert answers[-1]["error"] == "already-done"


def eval_fraction(text: str) -> float:
    above, _, below = text.partition("/")
    return int(above) / int(below or 1)


def test_undo_takes_back_what_the_bots_did_since_too(tmp_path: Path) -> None:
    undo, redo = {"do": {"type": "Undo", "count": 1}}, {"do": {"type": "Redo"}}
    seen = talk(tmp_path / "a.nde", choose("begin"), choose("in"), undo, {"view": True})[-1]["view"]
    assert seen["place"] == "gate", "the way in is taken back, and not only the beginning of the fight"
    seen = talk(tmp_path / "b.nde", choose("begin"), choose("in"), undo, redo, {"view": True})[-1]["view"]
    assert seen["turn"]["is_fight"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "not-a-command"),
        ("[]", "not-a-command"),
        ({"do": {"type": "Fly"}}, "not-a-command"),
        ({"seat": "nobody", **choose("begin")}, "no-such-seat"),
        (choose("nowhere"), "not-to-choose-now"),
        ({"do": {"type": "SetFog"}}, "only-the-gm"),
        ({"do": {"type": "Act", "action": {"type": "Strike"}}}, "not-an-action"),
        ({"do": {"type": "Undo", "count": 99}}, "nothing-to-undo"),
    ],
)
def test_a_refusal_is_an_answer_with_code_facts_and_text(line: Any, code: str, tmp_path: Path) -> None:
    answers = talk(tmp_path / "a.nde", choose("begin"), line)
    assert answers[-1]["error"] == code
    assert isinstance(answers[-1]["facts"], dict)
    assert answers[-1]["text"]


def test_a_seat_sees_nothing_that_is_hidden_from_it(tmp_path: Path) -> None:
    hide = {"seat": "gm", "do": {"type": "Hide", "figures": ["bog-wolf-1"]}}
    answers = talk(tmp_path / "a.nde", choose("begin"), choose("in"), hide, {"view": True})
    assert "bog-wolf-1" not in json.dumps(answers[-1])
    assert "bog-wolf-2" in json.dumps(answers[-1])
