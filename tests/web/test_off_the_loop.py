"""What takes long for one caller runs beside the loop: meanwhile no table waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from nde.web.call import SHORT_BODY
from nde.web.pieces import PIECE, InPieces
from tests.web.house import JSON, House

LONG = b'{"text": "%b"}' % (b"x" * SHORT_BODY)
ASKED: tuple[tuple[str, str, str, bytes | None], ...] = (
    ("nde.web.handlers.games.look_up", "GET", "/api/games/cairn2e/rules?search=zzzqqq", None),
    ("nde.web.handlers.games.foes_found", "GET", "/api/games/cairn2e/foes?search=wolf", None),
    ("nde.web.routes.openapi_bytes", "GET", "/api/openapi.json", None),
    ("nde.web.client.routes.client_texts", "GET", "/words/en.ftl", None),
    ("nde.web.client.routes._drawn", "POST", "/qr", b"https://table.example"),
    ("nde.web.handlers.rules_page.tagged", "GET", "/api/games/nde12/rules-page", None),
    ("nde.web.call.decoded", "POST", "/api/games/cairn2e/creatures", LONG),
)


@pytest.mark.parametrize(("name", "method", "path", "content"), ASKED)
def test_it_is_done_in_another_thread(
    name: str, method: str, path: str, content: bytes | None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, _, function = name.rpartition(".")
    module, threads = import_module(where), list[threading.Thread]()
    monkeypatch.setattr(module, function, _noting(getattr(module, function), threads))
    house.ask(method, path, content=content, kind=JSON)
    assert threads
    assert threading.main_thread() not in threads


def _noting(work: Callable[..., Any], threads: list[threading.Thread]) -> Callable[..., Any]:
    def noted(*given: Any, **named: Any) -> Any:
        threads.append(threading.current_thread())
        return work(*given, **named)

    return noted


@pytest.mark.parametrize("length", [0, 1, PIECE, PIECE + 1, 3 * PIECE + 7])
def test_a_long_answer_comes_in_pieces_and_whole(length: int, house: House) -> None:
    content = bytes(number % 251 for number in range(length))
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    house.runner.run(InPieces(content, media_type="x/y")({"type": "http"}, receive, send))
    start, *bodies = sent
    assert dict(start["headers"])[b"content-length"] == str(length).encode()
    assert b"".join(one["body"] for one in bodies) == content
    assert [one["more_body"] for one in bodies] == [True] * (len(bodies) - 1) + [False]
    assert max(len(one["body"]) for one in bodies) <= PIECE
