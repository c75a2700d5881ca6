"""The installed command in a process of its own: pipes, encodings, and what is not imported."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, plain_env, process

HEAVY = ("fluent", "babel", "nde.rules", "nde.dice", "msgspec", "argparse", "difflib", "tomllib")


@pytest.mark.parametrize("language", ["en", "pl", "de", "cs"])
def test_help_loads_nothing_heavy(language: str) -> None:
    code = (
        "import sys; from nde.cli import main; "
        f"assert main(['--help', '--lang', '{language}']) == 0; "
        "print(*sys.modules, file=sys.stderr)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=plain_env(), check=True
    )
    loaded = set(run.stderr.split())
    assert "nde.cli.helptext" in loaded
    assert sorted(loaded.intersection(HEAVY)) == []


def test_the_module_is_the_command() -> None:
    run = process("roll", "2d6", "--faces", "3,4")
    assert (run.returncode, run.stdout, run.stderr) == (0, "2d6 (3, 4) = 7\n", "")


def test_a_closed_pipe_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "roll", "d6", "--times", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=plain_env(),
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().startswith(b"d6 (")
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait() == 141


def test_an_encoding_without_our_letters_does_not_stop_the_answer() -> None:
    run = subprocess.run(
        [*COMMAND, "--help", "--lang", "pl"],
        capture_output=True,
        env=plain_env(PYTHONIOENCODING="ascii", PYTHONUTF8="0"),
        check=True,
    )
    assert b"u?ycie:" in run.stdout


def test_arguments_that_are_no_text_are_refused_and_not_crashed_on() -> None:
    run = subprocess.run([*COMMAND, b"roll", b"2d6\xff"], capture_output=True, env=plain_env(), check=False)
    assert (run.returncode, run.stdout) == (2, b"")
    assert b"Traceback" not in run.stderr


def test_escapes_of_a_terminal_are_not_passed_on() -> None:
    run = process("roll", "\x1b[31m2d6")
    assert run.returncode == 2
    assert "\x1b" not in run.stderr


def test_json_is_utf8_and_whole() -> None:
    run = process("rules", "nde14/2.5", "--json", "--lang", "pl")
    assert json.loads(run.stdout)["id"] == "nde14/2.5"


def test_lines_on_standard_input_are_commands(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run = process(stdin=f"roll 3d6 --log {log}\nverify {log}\n")
    assert run.returncode == 0
    assert "every one of its 3 faces" in run.stdout


BUFFERS = pytest.mark.parametrize("more", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])
"""Python writes in two ways; one of them takes a short write for a whole one."""


def _in_a_shell(line: str, **more: str) -> subprocess.CompletedProcess[str]:
    script = f'nde() {{ {sys.executable} -m nde "$@"; }}; {line}'
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env=plain_env(**more), check=False
    )


@BUFFERS
@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("nde rules nde12 > /dev/full", "the output could not be written: the disk is full"),
        ("nde --help > /dev/full", "the output could not be written: the disk is full"),
        ("echo 'rules nde12' | nde > /dev/full", "the output could not be written: the disk is full"),
        ("nde roll d6 >&-", "the output is closed"),
        ("nde roll d6 --json >&-", "the output is closed"),
    ],
)
def test_an_output_that_cannot_be_written_is_told(line: str, text: str, more: dict[str, str]) -> None:
    run = _in_a_shell(line, **more)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"nde: {text}")
    assert len(run.stderr.splitlines()) == 1


@BUFFERS
def test_an_output_that_is_cut_short_is_told(more: dict[str, str], tmp_path: Path) -> None:
    run = _in_a_shell(
        f"ulimit -f 8; PYTHONDONTWRITEBYTECODE=1 nde foes cairn2e --json > {tmp_path / 'rules'}", **more
    )
    assert run.returncode == 2
    assert run.stderr.startswith("nde: the output could not be written")


@BUFFERS
def test_a_reader_that_leaves_early_is_noticed(more: dict[str, str]) -> None:
    run = _in_a_shell("(nde roll 4d6 --times 100000; echo rc $? >&2) | head -1", **more)
    assert (run.stderr, run.stdout.count("\n")) == ("rc 141\n", 1)


def test_without_any_stream_nothing_is_raised() -> None:
    assert _in_a_shell("nde roll d6 <&- >&- 2>&-").returncode == 2
    assert _in_a_shell("nde rol d6 2>&-").returncode == 2
    assert "usage:" in _in_a_shell("nde <&-").stdout
