"""Nothing hidden is in any byte that a real server sends to a client; and a planted leak is found."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from nde.rules import ruleset_ids
from tests.proof.serving import GENEROUS, Serving
from tests.proof.wiretap import WireSpied, WireSpiedTale
from tests.table.secrets import Leak

COMMANDS, SEEDS = 40, (11, 12)
LEAKING = """
import sys
import nde.web.broadcast as audience, nde.web.connection as connection, nde.prose.log as telling
from nde.table.view import view
from nde.table.view_entry import view_entry
{leak}
from nde.cli import main
sys.exit(main())
"""
LEAKS = {
    "everybody gets the game master's entries": (
        "audience.seen_alike = lambda entry, seat: 0\nsound = audience.told\n"
        "audience.told = lambda entry, seat, line=b'': sound(entry, 'gm')"
    ),
    "what was missed is told as to the game master": (
        "sound = connection.told\nconnection.told = lambda entry, seat, line=b'': sound(entry, 'gm')"
    ),
    "everybody gets the game master's view": "connection.view = lambda state, seat: view(state, 'gm')",
    "sentences tell what the game master sees": "telling.view_entry = lambda entry, seat: entry",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all of these games."""
    with Serving(tmp_path_factory.mktemp("leaks") / "data", *GENEROUS) as serving:
        yield serving


def spy(server: Serving, game: str, seed: int, commands: int = COMMANDS) -> int:
    """Play a game full of secrets and look at everything; gives the number of messages looked at."""
    spied = WireSpied(server, game, seed)
    assert spied.wire is not None
    try:
        spied.play(commands)
    finally:
        spied.wire.close()
    return spied.frames


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ruleset_ids())
def test_nothing_hidden_goes_over_the_wire(server: Serving, game: str, seed: int) -> None:
    assert spy(server, game, seed) > COMMANDS * 5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ruleset_ids())
def test_nothing_of_an_adventure_goes_over_the_wire_before_its_time(
    server: Serving, game: str, seed: int
) -> None:
    spied = WireSpiedTale(server, game, seed)
    assert spied.wire is not None
    try:
        spied.play(COMMANDS)
    finally:
        spied.wire.close()
    assert spied.frames > COMMANDS * 5


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_in_the_server_is_found(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    code = LEAKING.format(leak=LEAKS[name])
    data = tmp_path_factory.mktemp("leaking") / "data"
    with Serving(data, *GENEROUS, command=(sys.executable, "-c", code)) as server, pytest.raises(Leak):
        spy(server, "nde12", seed=11)
