"""`nde serve` as a host meets it: in a process of its own, at a pretended terminal, until it is stopped."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from nde.cli.server.serve import qr_text
from tests.cli.terminal import COMMAND, PATIENCE_S, Terminal, nde, plain_env, process


@contextmanager
def server(data: Path, *words: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A server, and what it said when it was ready."""
    line = [*COMMAND, "serve", "--data", str(data), "--json", *words]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=plain_env(**env)
    ) as running:
        try:
            assert running.stdout is not None
            yield running, json.loads(running.stdout.readline())
        finally:
            if running.poll() is None:
                running.kill()


def page(url: str) -> str:
    with urlopen(url, timeout=PATIENCE_S) as answer:
        content: bytes = answer.read()
    return content.decode()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_tells_a_program_where_it_is_and_ends_when_it_is_told_to(
    tmp_path: Path, stop: signal.Signals
) -> None:
    with server(tmp_path / "data", "--port", "0") as (running, facts):
        assert facts["url"] == f"http://127.0.0.1:{facts['port']}/" == facts["public"]
        assert facts["pid"] == running.pid
        assert "<!doctype html>" in page(facts["url"])
        running.send_signal(stop)
        assert running.wait(PATIENCE_S) == 0
        assert running.stdout is not None
        assert running.stdout.read() == "", "a program is told nothing more"


def test_a_port_that_is_taken_is_refused_when_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        said = process("serve", "--data", str(tmp_path), "--port", port)
        assert (said.returncode, said.stdout) == (2, "")
        assert f"port {port} is taken" in said.stderr
        told = nde("serve", env={"NDE_PORT": port, "HOME": str(tmp_path)})
        assert told.status == 2
        assert f"port {port} is taken" in told.err


def test_a_second_server_takes_the_next_port_but_not_the_same_data(tmp_path: Path) -> None:
    with (
        server(tmp_path / "one") as (_, first),
        server(tmp_path / "two") as (_, second),
    ):
        assert second["port"] > first["port"] >= 8137
        said = process("serve", "--data", str(tmp_path / "one"))
        assert (said.returncode, said.stdout) == (2, "")
        assert said.stderr.startswith("nde: ")


def test_a_person_is_told_where_to_go_and_how_to_stop(tmp_path: Path) -> None:
    with Terminal("serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "pl") as terminal:
        told = terminal.until("Ctrl-C zatrzymuje serwer")
        assert "Strona startowa jest pod adresem http://127.0.0.1:" in told
        assert str(tmp_path / "data") in told.replace("\n", "")
        assert "█" not in told, "nobody else reaches it, so there is nothing for a phone to read"
        terminal.interrupt("Serwer się zatrzymał")
        assert terminal.end() == 0


def test_for_phones_there_is_a_code_unless_it_is_not_wanted(tmp_path: Path) -> None:
    line = ("serve", "--port", "0", "--database", "memory:", "--public-url", "https://table.example")
    with Terminal(*line) as terminal:
        told = terminal.until("Ctrl-C stops the server")
        assert "People reach it at https://table.example/" in told
        assert "█" in told
        assert "Nothing is saved" in told
    with Terminal(*line, "--no-qr") as terminal:
        assert "█" not in terminal.until("Ctrl-C stops the server")


def test_the_code_is_light_on_dark_and_as_wide_on_every_line() -> None:
    lines = qr_text("http://192.168.1.20:8137/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert all(line.startswith("  \x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)
    assert len(lines) * 2 <= len(lines[0])


def test_links_open_on_other_machines_where_the_server_can_be_reached_from_them(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with server(tmp_path, "--lan", "--port", port) as (_, facts):
        assert facts["host"] == "0.0.0.0"
        assert facts["url"] == f"http://127.0.0.1:{port}/"
        assert facts["public"].endswith(f":{port}/")


def test_help_starts_no_server_and_loads_none() -> None:
    code = (
        "import sys; from nde.cli import main; main(['serve', '--help']); "
        "print(*sys.modules, file=sys.stderr)"
    )
    run = subprocess.run(
        [*COMMAND[:1], "-c", code], capture_output=True, text=True, env=plain_env(), check=True
    )
    loaded = run.stderr.split()
    assert [
        name
        for name in ("starlette", "uvicorn", "segno", "nde.web", "nde.hub", "nde.store")
        if name in loaded
    ] == []


def test_a_browser_is_not_opened_where_there_is_no_window(tmp_path: Path) -> None:
    """A browser for the terminal would take the terminal from the server."""
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\ntouch {tmp_path / 'opened'}\n", encoding="utf-8")
    os.chmod(browser, 0o755)
    with server(tmp_path / "data", "--port", "0", "--open", BROWSER=str(browser)) as (running, facts):
        page(facts["url"])
        running.terminate()
        assert running.wait(PATIENCE_S) == 0
    assert not (tmp_path / "opened").exists()
