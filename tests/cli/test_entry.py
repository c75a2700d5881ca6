"""Whatever is typed is answered or refused: nothing escapes, and a refusal prints no half answer."""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import chdir

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nde.cli import main
from nde.cli.commands import BY_NAME, FLAGS
from tests.cli.terminal import nde
from tests.extent import drawn

WRITES = {"log", "out", "svg"}
STAYS = "serve"
"""The one command that does not come back by itself."""
TOKENS = st.sampled_from(
    [token for name in BY_NAME if name != STAYS for token in name.split()]
    + [f"--{flag}" for flag in FLAGS if flag not in WRITES]
    + ["nde12", "nde14", "grim-marsh", "nde12/5.6", "nde12/", "/", "test", "strike", "rest", "generate"]
    + ["die=d10", "die=", "tn=6", "foe=boss", "foe=", "help=1", "role=mage", "x=y", "=", "steps=-1"]
    + [
        "d6",
        "4d6kh3",
        "2d",
        "1",
        "3,4",
        "4,wound",
        "top_face",
        "top_face=strict",
        "pl",
        "cs",
        "--",
        "",
        "\x1b",
        "😀",
    ]
)


@settings(max_examples=drawn(100, of=300))
@given(st.lists(TOKENS, min_size=1, max_size=7))
def test_any_line_is_answered_or_refused(tokens: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):  # a folder that is named may be made
        said = nde(*tokens)
    assert said.status in (0, 1, 2)
    assert (said.status == 2) == bool(said.err)
    assert bool(said.out) == (said.status != 2)
    assert "\x1b" not in said.out + said.err


def test_without_a_command_a_flag_alone_is_refused() -> None:
    for flag in ("--json", "--lang", "--seed"):
        said = nde(flag)
        assert (said.status, said.out) == (2, "")


def test_an_interruption_ends_with_its_own_status(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting(io.StringIO):
        def write(self, text: str) -> int:
            raise KeyboardInterrupt

    err = io.StringIO()
    assert main(["roll", "d6"], io.StringIO(), Interrupting(), err, {}) == 130
    assert err.getvalue() == "\n"


def test_without_arguments_the_words_of_the_process_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["nde", "roll", "d6", "--faces", "5"])
    out = io.StringIO()
    assert main(stdout=out, env={}) == 0
    assert out.getvalue() == "d6 (5) = 5\n"
